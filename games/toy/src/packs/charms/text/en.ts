import type { PackText } from '@boucan/kernel';

export const en = {
  name: 'Charms and a parrot',
  blurb: 'A secret charm for every duellist, a parrot that pays whoever strikes last, and two flourishes in the bag.',
  rules: {
    'TOY-14': 'Each duellist draws a charm in secret from a bag of eight: four feathers worth 1, four teeth worth 2.',
    'TOY-15': 'Before the blow is struck, an attacker who still has a charm may lay it down; its worth is added to the blow.',
    'TOY-16': 'The parrot flies to whoever lands a blow, and stays until somebody else does.',
    'TOY-17': 'At the start of a round the parrot brings the duellist it sits with a coin from the chest, if there is one.',
    'TOY-18': 'Two flourishes are added to the bag. A flourish strengthens a blow by 3.',
  },
  prompts: { 'charming.lay': 'Do you lay down your charm?' },
  choices: { lay: 'Lay down a {charm}' },
  events: {
    'charm.laid': '{seat} lays down a {charm}.',
    'parrot.flew': 'The parrot flies to {seat}.',
    'parrot.paid': 'The parrot brings {seat} a coin from the chest.',
  },
  names: { flourish: 'flourish', feather: 'feather', tooth: 'tooth' },
  options: {
    'parrot-pays': 'Does the parrot steal from the chest?',
    'parrot-pays=true': 'Yes, a coin a round',
    'parrot-pays=false': 'No, it only looks pretty',
  },
} satisfies PackText;
