import type { Same } from '../chapter.ts';
import type { npc as en } from './npc.en.ts';

export const npc = {
  prompts: {
    'congress.pardon': 'Le Congrès de paix efface une prime pour {gold, plural, one {# pièce} other {# pièces}} d’or. Laquelle ?',
    'hunt.timetable': '{npc_The} vous a trouvé. Utiliser « L’horaire de la flotte » pour lui échapper ?',
  },
  choices: { pardon: 'Effacer une prime {nation_of}', timetable: 'Utiliser « L’horaire de la flotte »' },
  events: {
    'event.drawn': '{seat} pioche l’événement « {event} ».',
    'event.lapsed': '« {event} » prend fin.',
    'merchants.returned': '{merchants, plural, one {# marchand reprend} other {# marchands reprennent}} la mer.',
    'hurricane.formed': 'L’œil de l’ouragan se trouve {zone_at}.',
    'boom.began': 'Tous les ports paient {good_the} 6 pièces d’or pendant cette manche.',
    'fashion.changed': 'Le port {zone_of} demande maintenant {good_a}.',
    'congress.paid': '{seat} paie {gold, plural, one {# pièce} other {# pièces}} d’or au Congrès de paix.',
    'storm.struck':
      '{seat} obtient {dice} en Manœuvre dans la tempête et subit {hits, plural, =0 {0 touché} one {# touché} other {# touchés}}.',
    'war.began': 'La guerre éclate entre {nations_the} (« {event} »).',
    'war.ended': 'La guerre entre {nations_the} est finie.',
    'paper.lapsed': '{seat} défausse « {card} » parce que la guerre est finie.',
    'npc.sailed': '{npc_The} se déplace {zone_to}.',
    'npc.waited': '{npc_The} reste {zone_at}.',
    'npc.entered': '{captain_The} entre en jeu {zone_at} avec {ship_a}.',
    'npc.returned': '{captain_The} reprend la mer {zone_at}.',
    'npc.beaten': '{captain_The} quitte le jeu après sa défaite.',
    'npc.left': '{captain_The} repart avec son man’o’war.',
    'npc.disarmed': '{captain_The} échange son man’o’war contre une frégate.',
    'npc.searched':
      '{npc_The} cherche {seat} ({dice}) et ne trouve rien{effects, plural, =0 {} other {, compte tenu de {by_quoted}}}.',
    'npc.found':
      '{npc_The} cherche {seat} ({dice}) et trouve son bateau{effects, plural, =0 {} other {, compte tenu de {by_quoted}}}.',
    'npc.kept-off': '{npc_The} ne peut pas chercher {seat} à cause de « {ability} ».',
    'timetable.used': '{seat} utilise « L’horaire de la flotte », et {npc_the} ne trouve rien.',
  },
  reasons: { 'gold-missing': 'Cela coûte {gold, plural, one {# pièce} other {# pièces}} d’or, que vous n’avez pas.' },
  names: {},
} as const satisfies Same<typeof en>;
