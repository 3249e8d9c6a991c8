import type { Same } from '../chapter.ts';
import type { home as en } from './home.en.ts';

const POINTS = '{points, plural, =0 {aucun point} one {# point} other {# points}}';

export const home: Same<typeof en> = {
  prompts: {
    'return.stop': 'Vous êtes sur le voyage de retour. Où faites-vous escale ?',
    'skull-island.goods':
      'Vous avez {doubloons, plural, one {# doublon} other {# doublons}}. Combien de marchandises cachez-vous ?',
    'skull-island.hide':
      '{left, plural, one {Quelle marchandise cachez-vous ?} other {Vous avez payé pour # marchandises. Laquelle cachez-vous d’abord ?}}',
    'campfire.tell':
      '{points, plural, =0 {} one {Vous avez # point jusqu’ici. } other {Vous avez # points jusqu’ici. }}{left, plural, =0 {Ce rhum est fini. En versez-vous un autre ?} one {Vous pouvez raconter encore # récit pour ce rhum. Lequel ?} other {Vous pouvez raconter encore # récits pour ce rhum. Lequel ?}}',
    'home.tortoise': 'Vous voici au port d’attache. Quel revenu la tortue double-t-elle ?',
  },
  choices: {
    'head-for': 'Faire escale {stop_to}',
    bring:
      'Cacher {goods, plural, one {# marchandise} other {# marchandises}} ({price, plural, one {# doublon} other {# doublons}})',
    hide: 'Cacher {good_the}',
    tell: 'Raconter « {card} »',
    joke: 'Raconter « {card} » en mauvaise blague (1 point)',
    pour: 'Verser un autre rhum',
    parrot: 'Faire répéter le prochain récit par le perroquet',
    'leave-fire': 'Quitter le feu de camp',
    double: 'Doubler le revenu {income_of}',
    'no-tortoise': 'Garder la tortue pour plus tard',
  },
  events: {
    'voyage.began': '{seat} commence le voyage de retour.',
    'stop.made': '{seat} fait escale {stop_to}.',
    'good.hidden': '{seat} cache {good_the} {value, plural, =0 {au centre} other {sur une case qui vaut #}}.',
    'tale.told': `{seat} raconte « {card} » pour ${POINTS}.`,
    'joke.told': `{seat} raconte une mauvaise blague pour ${POINTS}.`,
    'joke.told:seen': `{seat} raconte une mauvaise blague pour ${POINTS} : « {card} ».`,
    'home.reached':
      '{seat} rejoint son port d’attache et touche ses revenus : {outposts, plural, =0 {aucun avant-poste} one {# avant-poste} other {# avant-postes}}, {opponents, plural, =0 {aucun adversaire touché} one {# adversaire touché} other {# adversaires touchés}}, {towers, plural, =0 {aucune tour de guet} one {# tour de guet} other {# tours de guet}}.',
    'refit.began': 'Apprêter le navire, après la manche {round}',
    'tales.compared': `{seat} {cards, plural, =0 {n’a raconté aucun récit} one {a raconté # récit pour ${POINTS}} other {a raconté # récits pour ${POINTS}}} pendant cette manche.`,
    'animals.renewed': 'De nouveaux animaux arrivent sur l’île : {animals}.',
    'sea-dog.moved': 'Le vieux loup de mer se déplace en zone {zone}.',
    'offering.shown': 'Le vieux loup de mer propose {offering_a}.',
    'post.restocked': '{post_The} reçoit {good_a}.',
    'count.began': 'Décompte final',
    'count.towers': `Les tours de guet {seat_of} rapportent ${POINTS} ({crates, plural, one {# caisse} other {# caisses}} × {towers, plural, one {# tour} other {# tours}}).`,
    'count.opponents': `Les adversaires {seat_of} rapportent ${POINTS} ({sum, plural, one {# point} other {# points}} × {kinds, plural, one {# sorte} other {# sortes}}).`,
    'count.goods': `La cachette {seat_of} rapporte ${POINTS} (valeur {sum} × {goods, plural, one {# marchandise} other {# marchandises}}).`,
    'count.weapons': `La domination des armes {seat_of} rapporte ${POINTS} ({most} du type le plus fourni × {tokens, plural, one {# gagnée} other {# gagnées}}).`,
    'count.companions': `Les compagnons {seat_of} rapportent ${POINTS} ({pairs, plural, one {# paire} other {# paires}}).`,
    'count.cargo': `Le chargement {seat_of} rapporte ${POINTS} ({things, plural, one {# élément} other {# éléments}}, 1 point pour 2).`,
    'count.total': '{seat} termine avec {total, plural, one {# point} other {# points}}.',
  },
  reasons: {
    'nothing-to-hide': 'Vous n’avez à bord aucune marchandise à cacher.',
    'no-doubloon': 'Il vous faut au moins 1 doublon pour cacher une marchandise.',
    'too-few-doubloons': 'Il vous faut {price, plural, one {# doublon} other {# doublons}}, et vous en avez {doubloons}.',
  },
  names: {
    'skull-island': 'île de la Tête de mort',
    'skull-island:the': 'l’île de la Tête de mort',
    'skull-island:to': 'à l’île de la Tête de mort',
    campfire: 'île du Feu de camp',
    'campfire:the': 'l’île du Feu de camp',
    'campfire:because': 'au feu de camp',
    home: 'port d’attache',
    'home:the': 'le port d’attache',
    outposts: 'avant-postes',
    'outposts:the': 'les avant-postes',
    'outposts:because': 'de ses avant-postes',
    opponents: 'adversaires',
    'opponents:the': 'les adversaires',
    'opponents:because': 'pour un adversaire touché',
    towers: 'tours de guet',
    'towers:the': 'les tours de guet',
    'towers:because': 'pour ses tours de guet',
    tales: 'récits de la manche',
    track: 'sur la piste de score',
    goods: 'marchandises cachées',
    weapons: 'domination des armes',
    companions: 'compagnons',
    cargo: 'chargement',
    expansion: 'extension',
    total: 'total',
  },
};
