import type { View } from '@boucan/kernel';
import type { Course } from '@boucan/lessons';
import type { VoyageView } from '../src/view.ts';
import { positions } from './positions.ts';

type Seen = View<VoyageView>;

/** One's own pirate: they stand in the order of the seats. */
const mine = ({ board, viewer }: Seen) => board.people[viewer as number]!;
const asksMe = ({ asked, viewer }: Seen, question: string): boolean =>
  asked.some((one) => one.seat === viewer && !one.answered && one.question === question);
const groupsAt = ({ board }: Seen, post: string): number => board.groups.filter((group) => group.post === post).length;
const stowed = ({ board }: Seen, good: string): number => board.ship.cells.filter((cell) => cell === good).length;
/** What is known of the markers: those turned up, and the gems on the others. */
const known = ({ board }: Seen): number => board.objectives.reduce((sum, { up, gems }) => sum + (up ? 3 : gems), 0);
const shown = ({ board }: Seen): number => board.objectives.filter(({ up }) => up).length;

export const course: Course<VoyageView> = {
  game: 'skull',
  positions,
  idle: ['enough', 'pass', 'no', 'hold-still'],
  lessons: [
    {
      id: 'post',
      steps: [
        {
          offers: ['post'],
          goal: (now) => mine(now).post === 'helm',
          way: ['post helm'],
          wrong: { other: ['post rigging|bridge|crows-nest|forecastle|gun-deck|main-deck|cabins|boarding|swivel|plot|guard'] },
          rule: 'SKU-POST-20',
        },
      ],
    },
    {
      id: 'orders',
      steps: [
        {
          offers: ['order', 'enough'],
          goal: (now, before) => groupsAt(now, 'rigging') > groupsAt(before, 'rigging'),
          wrong: { enough: ['enough'] },
          rule: 'SKU-COMMAND-03',
        },
      ],
    },
    {
      id: 'make-sail',
      steps: [
        {
          offers: ['make-sail', 'hold-still'],
          goal: (now) => now.board.turn.points > 0,
          wrong: { still: ['hold-still'] },
          rule: 'SKU-SPEED-04',
        },
      ],
    },
    {
      id: 'course',
      steps: [
        {
          offers: ['advance', 'turn', 'enough'],
          goal: (now, before) => now.board.ship.cell !== before.board.ship.cell,
          wrong: { turn: ['turn'], enough: ['enough'] },
          rule: 'SKU-MOVE-02',
        },
      ],
    },
    {
      id: 'crows-nest',
      steps: [
        {
          offers: ['spy', 'pass'],
          goal: (now, before) => shown(now) > shown(before),
          wrong: { pass: ['pass'] },
          rule: 'SKU-LOOKOUT-01',
        },
      ],
    },
    {
      id: 'chart',
      steps: [
        {
          offers: ['chart', 'gem', 'pass'],
          goal: (now, before) => known(now) > known(before),
          wrong: { pass: ['pass'] },
          rule: 'SKU-CHART-02',
        },
      ],
    },
    {
      id: 'clean',
      steps: [
        {
          offers: ['clean', 'enough'],
          goal: (now, before) => now.board.dirt < before.board.dirt,
          wrong: { enough: ['enough'] },
          rule: 'SKU-CLEAN-02',
        },
      ],
    },
    {
      id: 'feed',
      steps: [
        {
          offers: ['yes', 'no'],
          goal: (now, before) => stowed(now, 'provisions') < stowed(before, 'provisions'),
          wrong: { no: ['no'] },
          rule: 'SKU-GOODS-06',
        },
      ],
    },
    {
      id: 'dock',
      steps: [
        {
          offers: ['dock', 'enough'],
          goal: (now) => asksMe(now, 'dock.ashore'),
          wrong: { enough: ['enough'] },
          rule: 'SKU-DOCK-01',
        },
        {
          offers: ['explore', 'bury-loot', 'land', 'enough'],
          goal: (now) => asksMe(now, 'explore.send'),
          wrong: { other: ['bury-loot', 'enough'] },
          rule: 'SKU-EXPLORE-01',
        },
      ],
    },
    {
      id: 'salvo',
      steps: [
        {
          offers: ['fire', 'enough'],
          goal: (now) => now.board.turn.fired,
          wrong: { enough: ['enough'] },
          rule: 'SKU-NAVAL-03',
        },
      ],
    },
    {
      id: 'mutiny',
      steps: [
        { offers: ['yes', 'no'], goal: (now) => asksMe(now, 'mutiny.bid'), wrong: { no: ['no'] }, rule: 'SKU-MUTINY-01' },
        { offers: ['bid'], goal: (now) => now.board.captain === now.viewer, wrong: { none: ['bid 0'] }, rule: 'SKU-MUTINY-06' },
      ],
    },
    {
      id: 'solo',
      steps: [
        {
          offers: ['yes', 'no'],
          goal: (now) => mine(now).post === 'guard',
          wrong: { no: ['no'] },
          rule: 'SKU-SOLO-23',
        },
      ],
    },
    {
      id: 'campaign',
      steps: [
        {
          offers: ['sell', 'enough'],
          goal: (now, before) => now.board.loot > before.board.loot,
          wrong: { enough: ['enough'] },
          rule: 'SKU-GOODS-11',
        },
      ],
    },
  ],
};
