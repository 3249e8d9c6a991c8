// What beginners do aboard, as the companion of a first voyage has it from the other side.
import type { BeginnersMistake } from '@boucan/kernel';
import type { Voyage } from '../board.ts';
import { type GroupId, groupIndex } from '../content/groups.ts';
import { isFit } from '../rules/crew.ts';
import { coinsOf } from '../rules/mutiny.ts';

type Made = BeginnersMistake<Voyage>['made'];

/** A group so tired that the next task exhausts it. */
const TIRED = 2;

const asks = (s: Parameters<Made>[0], seat: number, question: string): boolean =>
  s.asked.some((one) => one.seat === seat && one.answer === null && one.question === question);

/** Saves the provisions, and the crew goes hungry. */
const hunger: Made = (s, seat, [verb]) => verb === 'no' && asks(s, seat, 'time.feed');

/** Sends the tired to work while others rest. */
const tiredHands: Made = ({ board: b }, _seat, [verb, group, post]) =>
  verb === 'order' &&
  post !== 'cabins' &&
  b.groups[groupIndex(group as GroupId)]!.fatigue >= TIRED &&
  b.groups.some((g) => isFit(g) && g.post === 'cabins' && g.fatigue < TIRED);

/** Stays in the cabins, though there is work. */
const idles: Made = (_s, _seat, [verb, post]) => verb === 'post' && post === 'cabins';

/** Bids all there is. */
const overbids: Made = ({ board: b }, seat, [verb, coins]) => verb === 'bid' && coins === coinsOf(b, seat) && coins > 0;

export const mistakes: readonly BeginnersMistake<Voyage>[] = [
  { id: 'hunger', made: hunger },
  { id: 'tired-hands', made: tiredHands },
  { id: 'idles', often: 0.2, made: idles },
  { id: 'overbids', made: overbids },
];
