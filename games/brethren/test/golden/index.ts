// The golden matches of Brethren of the Coast; `npm run golden brethren` writes them anew.
import type { Result } from '@boucan/kernel';
import { type GoldenPlan, pinLists } from '@boucan/testkit';
import { BOARDS } from '../../src/content/boards.ts';
import { DECK } from '../../src/content/deck.ts';

export { brethren as game } from '../../src/game.ts';

/** The boards, and how many of each card there are. */
export const pin = pinLists({ boards: BOARDS, deck: DECK });

const richest = ({ scores }: Result): number => scores.filter((score) => score === Math.max(...scores)).length;

/** One captain is richer than all the others. */
const alone = (result: Result): boolean => result.end === 'all-played' && richest(result) === 1;
/** Two or more are richest, and one of them has more chests. */
const byChests = (result: Result): boolean => result.end === 'all-played' && richest(result) > 1;
const shared = (result: Result): boolean => result.end === 'shared-victory';

const BY_THE_LETTER = { 'tied-leader-drops': false, 'chestless-rank': true };

export const goldens: readonly GoldenPlan[] = [
  { name: 'three-players', config: { seats: 3 }, seed: 'brethren', until: alone },
  { name: 'four-players', config: { seats: 4 }, seed: 'brethren', until: alone },
  { name: 'five-players', config: { seats: 5 }, seed: 'brethren', until: alone },
  { name: 'six-players', config: { seats: 6 }, seed: 'brethren', until: alone },
  { name: 'by-the-letter', config: { seats: 4, options: { ...BY_THE_LETTER, 'first-seat': 2 } }, seed: 'brethren', until: alone },
  { name: 'chests-decide', config: { seats: 4 }, seed: 'tie', until: byChests },
  { name: 'shared-victory', config: { seats: 3 }, seed: 'tie', until: shared },
  { name: 'port-royal-unclaimed', config: { seats: 3 }, seed: 'unclaimed' },
  { name: 'port-royal-won', config: { seats: 3 }, seed: 'claimed' },
  { name: 'nobody-there', config: { seats: 6 }, seed: 'nobody-there/4' },
];
