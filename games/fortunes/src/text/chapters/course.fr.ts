import type { Same } from '../chapter.ts';
import type { course as en } from './course.en.ts';

export const course = {
  prompts: {
    'setup.ship': 'Votre capitaine : {captain}. Choisissez un bateau ; tous seront révélés ensemble.',
    'turn.action': '{actions, plural, =0 {Plus d’action} one {# action} other {# actions}} à faire. Et maintenant ?',
    'glory.discard': 'Cinq cartes Gloire, c’est une de trop : défaussez-en une.',
    'window.announce': 'Vous pouvez poser une carte Gloire, face cachée.',
    'window.counter': 'Une carte est annoncée contre vous. La contrer ?',
    'window.resolve': 'Votre carte est montrée : jouez-la ou reprenez-la.',
  },
  choices: {
    ship: 'Prendre {ship}',
    stop: 'Finir le tour',
    discard: 'Défausser {card}',
    announce: 'Annoncer {card}',
    play: 'Jouer {card}',
    pass: 'Passer',
    withhold: 'La reprendre',
    counter: 'Contrordre contre {seat}',
  },
  events: {
    'captain.revealed': '{seat} prend la mer, capitaine {captain} : {ship}.',
    'first.drawn': '{seat} joue en premier.',
    'round.began': 'Manche {round}.',
    'turn.began': 'C’est le tour de {seat}.',
    'glory.won': '{seat} gagne un point de Gloire : {points} désormais.',
    'glory.drawn': '{seat} pioche une carte Gloire.',
    'glory.drawn:seen': '{seat} pioche {card}.',
    'glory.discarded': '{seat} défausse {card}.',
    'card.announced': '{seat} annonce une carte Gloire.',
    'card.withheld': '{seat} montre {card} et la reprend.',
    'card.played': '{seat} joue {card}.',
    'card.countered': '{bySeat} contre la carte de {seat} : {card}.',
    'specialist.hired': '{seat} engage un spécialiste : {specialist}.',
    'victory.declared': '{seat} déclare sa victoire : {points} points de Gloire, et {chest} pièces d’or dans le coffre.',
    'chest.opened': '{seat} : {points} points sur la piste, {chest} pièces d’or dans le coffre, {total} en tout.',
    'match.won': 'La partie est gagnée par {seats}.',
  },
  reasons: {
    'no-action-left': 'Il ne vous reste plus d’action ce tour-ci.',
    'card-not-now': 'Cette carte ne se joue pas à ce moment, ou sa condition n’est pas remplie.',
    'card-no-longer': 'La condition de cette carte n’est plus remplie.',
    'card-spent-here': 'Vous avez déjà montré une carte de ce nom à ce moment.',
    'no-counter-order': 'Vous n’avez pas le Contrordre.',
  },
  names: {},
} as const satisfies Same<typeof en>;
