import type { PackText, SameKeys } from '@boucan/kernel';

export const en = {
  name: 'Trial',
  blurb: 'A pack for the tests.',
  rules: {},
  choices: { dive: 'Dive to the wreck' },
  events: { 'wreck.dived': '{seat} brings up {gold} gold from the wreck.' },
  reasons: { 'dived-already': 'You have been down already.' },
  names: {
    'trial/brig': 'Brig',
    'trial/mary-read': 'Mary Read',
    'trial/old-salt': 'Old Salt',
    'trial/doldrums': 'Doldrums',
    'trial/spyglass': 'Spyglass',
    'trial/sunken-bell': 'The Sunken Bell',
    'trial/parrots': 'Parrots',
    'trial/pearls': 'Pearls',
    'trial/pearls-1': 'Pearls',
    'trial/fire-pots': 'Fire pots',
  },
  cards: {
    'trial/spyglass': 'On your turn: 1 more action.',
    'trial/old-salt': '1 more die on Manoeuvre rolls.',
    'trial/doldrums': 'Everybody has 1 action fewer this round.',
    'trial/sunken-bell': 'Gain 7 gold and one of each weapon.',
    'trial/parrots': 'Deliver 1 food to Caracas.',
    'trial/fire-pots': 'A weapon for raids.',
  },
} satisfies PackText;

export const fr: SameKeys<typeof en> = {
  name: 'Essai',
  blurb: 'Un module pour les tests.',
  rules: {},
  choices: { dive: 'Plonger sur l’épave' },
  events: { 'wreck.dived': '{seat} remonte {gold} pièces d’or de l’épave.' },
  reasons: { 'dived-already': 'Vous avez déjà plongé.' },
  names: {
    'trial/brig': 'Brick',
    'trial/mary-read': 'Mary Read',
    'trial/old-salt': 'Vieux Loup de mer',
    'trial/doldrums': 'Pot-au-noir',
    'trial/spyglass': 'Longue-vue',
    'trial/sunken-bell': 'La Cloche engloutie',
    'trial/parrots': 'Perroquets',
    'trial/pearls': 'Perles',
    'trial/pearls-1': 'Perles',
    'trial/fire-pots': 'Pots à feu',
  },
  cards: {
    'trial/spyglass': 'À votre tour : 1 action de plus.',
    'trial/old-salt': '1 dé de plus aux jets de Manœuvre.',
    'trial/doldrums': 'Chacun a 1 action de moins cette manche.',
    'trial/sunken-bell': 'Gagnez 7 pièces d’or et une arme de chaque sorte.',
    'trial/parrots': 'Livrez 1 cargaison de nourriture à Caracas.',
    'trial/fire-pots': 'Une arme pour les pillages.',
  },
};
