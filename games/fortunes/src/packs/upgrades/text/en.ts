import type { PackText } from '@boucan/kernel';
import { rules as ofGalleon } from '../../treasure-galleon/text/rules.en.ts';
import { rules } from './rules.en.ts';

export const en = {
  name: 'Upgrades',
  blurb:
    'Naval ships and pirates come with modifications and weapons of their own. Win a crew combat and take what they have not used up.',
  with: {
    'special-weapons': 'With special weapons, upgrades may be new weapons too.',
  },
  rules: { ...rules, 'SEA-m6-02': ofGalleon['SEA-m6-02'] },
  prompts: { 'spoils.upgrades': 'You may take what the beaten ship has: {upgrades}. What do you take?' },
  choices: { 'take-upgrade': 'Take {upgrade_the}', 'leave-upgrades': 'Leave the rest' },
  events: {
    'upgrade.fitted': '{npc_The} gets {upgrade_a}.',
    'upgrade.none': '{npc_The} gets no upgrade.',
    'upgrade.doubled': '{npc_The} draws the token 2 and gets two upgrades.',
    'upgrade.aside': 'A token without an upgrade is set aside, and another is drawn for {npc_the}.',
    'upgrade.removed': '{upgrade_The} of {npc_the} goes back to the other upgrades.',
    'upgrade.taken': '{seat_The} takes {upgrade_the} from the beaten ship.',
    'upgrade.lost': '{seat_The} loses {upgrade_the}, which goes back to the other upgrades.',
  },
  names: { 'no-upgrade': '0', 'two-upgrades': '2' },
} satisfies PackText;
