import type { Same } from '../chapter.ts';
import type { npc as en } from './npc.en.ts';

export const npc = {
  prompts: {
    'congress.pardon':
      'Congrès de paix : pour {gold, plural, one {# pièce} other {# pièces}} d’or, vous pouvez faire rayer une prime.',
    'hunt.timetable': '{npc_The} vous a trouvé. Utiliser l’horaire de la flotte pour lui échapper ?',
  },
  choices: { pardon: 'Acheter un pardon {nation_to}', timetable: 'Utiliser l’horaire de la flotte' },
  events: {
    'event.drawn': '{seat} pioche un événement : {event}.',
    'event.lapsed': 'Prend fin : {event}.',
    'merchants.returned': '{merchants, plural, one {# marchand reprend} other {# marchands reprennent}} la mer.',
    'hurricane.formed': 'L’œil de l’ouragan : {zone}.',
    'boom.began': 'Cette manche, tous les ports paient bien : {good}.',
    'fashion.changed': 'Nouvelle demande ({zone}) : {good}.',
    'congress.paid': '{seat} verse {gold, plural, one {# pièce} other {# pièces}} d’or au Congrès.',
    'storm.struck': 'La tempête frappe {seat} : {hits, plural, =0 {aucun touché} one {# touché} other {# touchés}}.',
    'war.began': '{event}. En guerre : {nations}.',
    'war.ended': 'La paix. Ne sont plus en guerre : {nations}.',
    'paper.lapsed': 'La guerre est finie : {seat} défausse {card}.',
    'npc.sailed': '{npc_The} rejoint la zone {zone}.',
    'npc.waited': '{npc_The} reste à l’affût : {zone}.',
    'npc.entered': '{captain} prend la mer ({ship}, {zone}).',
    'npc.returned': '{captain} reprend la mer ({zone}).',
    'npc.beaten': '{captain} est vaincu et quitte la mer.',
    'npc.left': '{captain} rentre au pays avec son man’o’war.',
    'npc.disarmed': '{captain} échange son man’o’war contre une frégate.',
    'npc.searched': '{npc_The} cherche {seat}, en vain{effects, plural, =0 {} other { ({by})}}.',
    'npc.found': '{npc_The} cherche {seat} et trouve son bateau{effects, plural, =0 {} other { ({by})}}.',
    'npc.kept-off': '{ability} : {npc_the} ne peut y suivre {seat}.',
    'timetable.used': '{seat} connaissait l’horaire de la flotte : {npc_the} ne trouve personne.',
  },
  reasons: { 'gold-missing': 'Vous ne pouvez pas payer {gold, plural, one {# pièce} other {# pièces}} d’or.' },
  names: {},
} as const satisfies Same<typeof en>;
