import type { PackText } from '@boucan/kernel';
import { rules as ofModifications } from '../../modifications/text/rules.en.ts';
import { CUSTOMS_GOLD, type Ware } from '../content.ts';
import { rules } from './rules.en.ts';

const wares = {
  'unminted-silver': 'Unminted silver',
  muskets: 'Muskets',
  brandy: 'Brandy',
  quicksilver: 'Quicksilver',
  lace: 'Lace',
  gunpowder: 'Gunpowder',
  'false-coin': 'False coin',
  pamphlets: 'Pamphlets',
  pearls: 'Pearls',
  emeralds: 'Emeralds',
  tea: 'Tea',
  clockwork: 'Clockwork',
} satisfies { readonly [ware in Ware]: string };

export const en = {
  name: 'Contraband',
  blurb:
    'Twelve forbidden wares in the cargo deck: 10 gold in the one port that wants them, Glory for every second one. But every navy looks for them.',
  rules: { ...rules, 'SEA-m3-01': ofModifications['SEA-m3-01'], 'SEA-m3-09': ofModifications['SEA-m3-09'] },
  prompts: {
    'contraband.found': '{npc_The} has found your Contraband. Give it up, or resist and attack?',
    'contraband.surrender':
      'Which Contraband do you give up? {cards, plural, one {# card} other {# cards}} to go; the rest stays in the smuggler’s hold.',
    'customs.hold': 'The customs have your hold opened. {gold} gold, or one Contraband card, if there is any.',
  },
  choices: {
    'give-up': 'Give up your Contraband',
    resist: 'Resist, and attack',
    surrender: 'Give up {good}',
    'pay-customs': 'Pay the customs ({gold} gold)',
  },
  events: {
    'contraband.kept': '{seat} keeps {good} until a second Contraband card is sold.',
    'contraband.paired': '{seat} has sold two Contraband cards: {goods}.',
    'contraband.suspected': 'There is Contraband aboard: {seat} is searched for it.',
    'contraband.passed': 'The navy lets {seat} pass.',
    'contraband.given-up': '{seat} gives up Contraband to {npc_the}: {goods}.',
    'contraband.resisted': '{seat} resists {npc_the}.',
    'customs.passed': 'The customs find nothing with {seat}.',
    'customs.paid': '{seat} has Contraband aboard and pays the customs {gold} gold.',
    'customs.seized': 'The customs seize Contraband of {seat}: {good}.',
  },
  reasons: { 'contraband-elsewhere': 'Only {zone} buys this.' },
  names: {
    ...wares,
    'customs-sweep': 'Customs Sweep',
  },
  cards: {
    'customs-sweep': `Each player in a port with Contraband aboard pays ${CUSTOMS_GOLD} gold or discards one such card.`,
  },
  options: {
    'contraband-at-war': 'May an enemy in war give up Contraband?',
    'contraband-at-war=fight': 'No: an enemy fights when found',
    'contraband-at-war=choose': 'Yes, like anybody',
  },
} satisfies PackText;
