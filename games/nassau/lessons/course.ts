import type { View } from '@boucan/kernel';
import type { Course } from '@boucan/lessons';
import type { NassauView } from '../src/view.ts';
import { positions } from './positions.ts';

type Seen = View<NassauView>;

const mine = ({ board, viewer }: Seen) => board.ships[viewer as number]!;
const count = (of: Readonly<Record<string, number>>): number => Object.values(of).reduce((sum, n) => sum + n, 0);
/** What a space or a quay gives is taken before the lesson goes on. */
const hasAllGains = ({ asked, viewer }: Seen): boolean =>
  !asked.some(({ seat, question, answered }) => seat === viewer && !answered && question.startsWith('gain.'));
const held = (seats: readonly number[], { viewer }: Seen): number => seats.filter((seat) => seat === viewer).length;

export const course: Course<NassauView> = {
  game: 'nassau',
  positions,
  idle: ['pass', 'stop', 'leave-fire', 'no-trade', 'no-cat', 'once', 'spend', 'plain-reward'],
  lessons: [
    {
      id: 'walk',
      steps: [
        {
          offers: ['walk', 'take', 'pause', 'pass'],
          goal: (now, before) => now.board.captain !== before.board.captain && hasAllGains(now),
          wrong: { pause: ['pause'], pass: ['pass'] },
          rule: 'NAS-TOWN-02',
        },
      ],
    },
    {
      id: 'second-move',
      steps: [
        {
          offers: ['walk', 'stop'],
          goal: (now, before) => now.board.captain !== before.board.captain && mine(now).doubloon < mine(before).doubloon,
          wrong: { stop: ['stop'] },
          rule: 'NAS-TOWN-10',
        },
      ],
    },
    {
      id: 'pause',
      steps: [
        {
          offers: ['walk', 'pause', 'pass'],
          goal: (now, before) => mine(now).rum < mine(before).rum && mine(now).stage === 'town',
          way: ['pause'],
          wrong: { walk: ['walk'], pass: ['pass'] },
          rule: 'NAS-PASS-01',
        },
      ],
    },
    {
      id: 'quay',
      steps: [
        {
          offers: ['pass', 'pause', 'dock|deck'],
          goal: (now, before) => mine(now).quay !== mine(before).quay && hasAllGains(now),
          wrong: { pause: ['pause'] },
          rule: 'NAS-PASS-07',
        },
      ],
    },
    {
      id: 'sail',
      steps: [
        {
          offers: ['enter', 'tale'],
          goal: (now, before) => mine(now).zone !== mine(before).zone,
          wrong: { tale: ['tale'] },
          rule: 'NAS-SAIL-04',
        },
      ],
    },
    {
      id: 'fight',
      steps: [
        {
          offers: ['fight', 'fire', 'roll'],
          goal: (now, before) => mine(now).beaten.length > mine(before).beaten.length,
          wrong: { strong: ['fight opp-03'], few: ['fire 1'] },
          rule: 'NAS-FIGHT-04',
        },
      ],
    },
    {
      id: 'tower',
      steps: [
        {
          offers: ['occupy', 'place'],
          goal: (now, before) => held(now.board.towerSeats, now) > held(before.board.towerSeats, before),
          rule: 'NAS-TOWER-01',
        },
      ],
    },
    {
      id: 'outpost',
      steps: [
        {
          offers: ['capture', 'tale'],
          goal: (now, before) => held(now.board.garrisons, now) > held(before.board.garrisons, before),
          wrong: { tale: ['tale'] },
          rule: 'NAS-OUTPOST-02',
        },
      ],
    },
    {
      id: 'post',
      steps: [
        {
          offers: ['plunder', 'tale'],
          goal: (now, before) => count(mine(now).goods) > count(mine(before).goods),
          wrong: { tale: ['tale'] },
          rule: 'NAS-TRADE-02',
        },
      ],
    },
    {
      id: 'sea-dog',
      steps: [
        {
          offers: ['meet', 'deck|table|adopt', 'buy', 'keep|spend', 'no-trade', 'tale'],
          goal: (now) => mine(now).traded,
          wrong: { no: ['no-trade'], tale: ['tale'] },
          rule: 'NAS-SEADOG-04',
        },
      ],
    },
    {
      id: 'hideout',
      steps: [
        {
          offers: ['head-for', 'bring', 'hide'],
          goal: (now, before) => mine(now).hidden + count(mine(now).centre) > mine(before).hidden + count(mine(before).centre),
          wrong: { past: ['head-for campfire|home'] },
          rule: 'NAS-SKULLISLE-02',
        },
      ],
    },
    {
      id: 'campfire',
      steps: [
        {
          offers: ['head-for', 'tell', 'joke', 'leave-fire'],
          goal: (now, before) => mine(now).told.length > mine(before).told.length,
          wrong: { home: ['head-for home'], joke: ['joke'], leave: ['leave-fire'] },
          rule: 'NAS-CAMPFIRE-04',
        },
      ],
    },
  ],
};
