import type { PackText } from '@boucan/kernel';
import { rules as ofGalleon } from '../../treasure-galleon/text/rules.en.ts';
import { rules } from './rules.en.ts';

export const en = {
  name: 'Upgrades',
  blurb:
    'Naval ships and pirates come with modifications and weapons of their own. Win a crew combat, and what they have not used up is yours. With special weapons three more tokens are in the box.',
  with: {
    'special-weapons': 'With special weapons, upgrades may be new weapons too.',
  },
  rules: { ...rules, 'SEA-m6-02': ofGalleon['SEA-m6-02'] },
  prompts: { 'spoils.upgrades': 'Aboard the beaten ship there is: {upgrades}. What do you take?' },
  choices: { 'take-upgrade': 'Take {upgrade}', 'leave-upgrades': 'Take no more' },
  events: {
    'upgrade.fitted': 'An upgrade for {npc_the}: {upgrade}.',
    'upgrade.none': 'No upgrade for {npc_the}.',
    'upgrade.doubled': 'A 2: {npc_the} has two upgrades.',
    'upgrade.aside': 'A token that is no upgrade is laid aside, and another drawn for {npc_the}.',
    'upgrade.removed': '{upgrade}, an upgrade of {npc_the}, goes back to the others.',
    'upgrade.taken': '{seat_The} takes an upgrade: {upgrade}.',
    'upgrade.lost': '{seat_The} has lost an upgrade: {upgrade} goes back to the others.',
  },
  names: { 'no-upgrade': '0', 'two-upgrades': '2' },
} satisfies PackText;
