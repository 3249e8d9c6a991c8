import type { Course, Lesson } from '@boucan/lessons';
import type { CaribbeanView } from '../src/view.ts';
import { modules } from './modules.ts';
import { positions } from './positions.ts';
import { asksMe, isAtRest, mine, purse, type Seen, soundness } from './seen.ts';

/** Cards in the hold, and those about to be. */
const aboard = (seen: Seen): number => mine(seen).cargoCards + seen.board.basketCards;

const OTHER_THAN_SUGAR = 'sell food|wood|rum|textiles|tobacco|cocoa|spices';

const base: readonly Lesson<CaribbeanView>[] = [
  {
    id: 'sail',
    steps: [
      { offers: ['sail'], goal: (now) => !mine(now).inPort, rule: 'FDM-MOVE-01' },
      {
        offers: ['sail'],
        goal: (now, before) => mine(now).zone !== mine(before).zone,
        wrong: { open: ['sail caribbean-sea'], back: ['sail port'] },
        rule: 'FDM-MOVE-02',
      },
      { offers: ['sail port'], goal: (now) => mine(now).inPort, rule: 'FDM-MOVE-02' },
    ],
  },
  {
    id: 'buy',
    steps: [
      { offers: ['port'], goal: (now) => asksMe(now, 'port.activity'), rule: 'FDM-PORT-01' },
      { offers: ['activity buy'], goal: (now) => asksMe(now, 'port.buy'), rule: 'FDM-PORT-BUY-04' },
      {
        offers: ['buy', 'done'],
        goal: (now, before) => aboard(now) >= aboard(before) + 2,
        wrong: { empty: ['done'], dear: ['buy * 3'] },
        rule: 'FDM-PORT-BUY-04',
      },
    ],
  },
  {
    id: 'sell',
    steps: [
      {
        offers: ['activity'],
        goal: (now) => asksMe(now, 'port.sell'),
        wrong: { first: ['activity buy|yard|rumour|recruit|stash'] },
        rule: 'FDM-PORT-04',
      },
      {
        offers: ['sell', 'done'],
        goal: (now, before) => purse(now) >= purse(before) + 6,
        wrong: { cheap: [OTHER_THAN_SUGAR] },
        rule: 'FDM-PORT-SELL-03',
      },
    ],
  },
  {
    id: 'glory-sale',
    steps: [
      {
        offers: ['activity sell', 'sell', 'done', 'pass'],
        goal: (now, before) => mine(now).points > mine(before).points,
        rule: 'FDM-GLORY-02',
      },
    ],
  },
  {
    id: 'scout',
    steps: [
      {
        offers: ['scout merchant', 'stop'],
        goal: (now) => asksMe(now, 'raid.attack'),
        wrong: { idle: ['stop'] },
        rule: 'FDM-SCOUT-03',
      },
      { goal: (now) => mine(now).bounties.some((n) => n > 0), wrong: { spare: ['spare'] }, rule: 'FDM-RAID-06' },
    ],
  },
  {
    id: 'raid',
    steps: [
      {
        offers: ['raid-draw', 'raid-discard', 'raid-exchange', 'verdict', 'pass', 'load', 'done'],
        goal: (now, before) => now.board.raid === null && mine(now).points > mine(before).points,
        rule: 'FDM-RAID-30',
      },
    ],
  },
  {
    id: 'hunted',
    steps: [
      {
        offers: ['sail'],
        goal: (now, before) =>
          mine(now).zone !== mine(before).zone &&
          isAtRest(now) &&
          now.board.npcs.every((npc, i) => npc?.zone !== mine(now).zone || !now.board.prey[i]!.includes(now.viewer as number)),
        wrong: { port: ['sail port'] },
        rule: 'FDM-HUNT-08',
      },
    ],
  },
  {
    id: 'combat',
    steps: [
      {
        offers: ['order', 'pass', 'take-hit'],
        goal: (now, before) => now.board.fight === null || now.board.fight.round > (before.board.fight?.round ?? 0),
        rule: 'FDM-COMBAT-13',
      },
    ],
  },
  {
    id: 'repair',
    steps: [
      {
        offers: ['activity'],
        goal: (now) => asksMe(now, 'port.yard'),
        wrong: { other: ['activity buy|sell|rumour|stash|recruit'] },
        rule: 'FDM-YARD-01',
      },
      {
        offers: ['repair', 'done'],
        goal: (now, before) => soundness(now) > soundness(before),
        wrong: { none: ['done'] },
        rule: 'FDM-YARD-02',
      },
    ],
  },
  {
    id: 'rumour',
    steps: [
      {
        offers: ['activity'],
        goal: (now) => mine(now).hasRumour,
        wrong: { other: ['activity buy|sell|yard|stash|recruit'] },
        rule: 'FDM-RUMOUR-01',
      },
    ],
  },
  {
    id: 'mission',
    steps: [
      {
        offers: ['accept', 'leave'],
        goal: (now) => mine(now).mission !== null,
        wrong: { leave: ['leave'] },
        rule: 'FDM-MISSION-02',
      },
    ],
  },
  {
    id: 'chest',
    steps: [
      {
        offers: ['activity'],
        goal: (now) => asksMe(now, 'port.stash'),
        wrong: { other: ['activity buy|sell|yard|rumour|recruit'] },
        rule: 'FDM-STASH-01',
      },
      {
        offers: ['stash'],
        goal: (now) => (mine(now).chest ?? 0) >= 10,
        wrong: { little: ['stash 1|2|3|4|5|6|7|8|9'] },
        rule: 'FDM-STASH-03',
      },
    ],
  },
];

export const course: Course<CaribbeanView> = {
  game: 'fortunes',
  positions,
  idle: ['stop', 'pass', 'done', 'leave', 'spare', 'verdict', 'keep-dice'],
  lessons: [...base, ...modules],
};
