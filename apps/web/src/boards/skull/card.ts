import skull from 'icon:skull-crossed-bones';
import type { Card } from '../board.ts';

export const card: Card = {
  title: { en: 'Skull Tales', fr: 'Skull Tales' },
  about: {
    en: 'One ship for all: reach the goal together, and come out ahead of the others.',
    fr: 'Un seul navire pour tous\u00a0: atteindre le but ensemble, et finir devant les autres.',
  },
  minutes: [60, 120],
  players: [1, 5],
  weight: 'heavy',
  icon: skull,
  bots: 2,
  first: { difficulty: 'calm' },
  alone: {
    en: 'Captain, with three allies to keep an eye on: find the right island before twelve days are over',
    fr: 'trouver la bonne île en douze jours, avec trois alliés à tenir à l’œil',
  },
  campaign: {
    aim: {
      en: 'The Salt Ledger: six voyages with one ship and one crew, a harbour between them',
      fr: 'Le Registre de sel, six traversées avec un même navire et un même équipage, un port entre deux',
    },
    options: { campaign: true },
  },
};
