// What each seat may expect by what was learned: a network reads the quantities that the game names.
import type { Learned, Seat, State } from '@boucan/kernel';
import { judgeTogether, roomFor } from './lanes.ts';
import { judge, type Net } from './net.ts';

/** A seat that judges what it has itself by a network of its own. */
export interface Self {
  readonly seat: Seat;
  readonly net: Net;
}

/** A lead, as the network counts, that as good as decides. */
export const DECIDED = 2;
/** What it is worth to have won, beside the points. */
const WON = 3;
/** What it is worth to have come home without having won, as a share of that, where all may lose. */
const HOME = 0.8;
/** What it is worth to have lost together: less than any position before it, however far ahead another may be there, whatever the scores. */
const LOST = -HOME * WON;

/** A judgement of every seat by this network. */
export function judgement<B>(
  net: Net,
  { features, point, mayAllLose = false, habits = [] }: Learned<B>,
  s: State<B>,
  self: Self | null = null,
): number[] {
  const judged = new Array<number>(s.seats);
  const { result } = s;
  if (result !== null && mayAllLose && result.winners.length === 0) return judged.fill(LOST);
  if (result !== null) {
    for (let seat = 0; seat < s.seats; seat++)
      judged[seat] = point * result.scores[seat]! + (result.winners.includes(seat) ? WON : 0) + (mayAllLose ? HOME * WON : 0);
    return judged;
  }
  const count = net.inputs;
  const quantities = roomFor(count * s.seats);
  features.fill(s, quantities);
  if (!judgeTogether(net, quantities, judged))
    for (let seat = 0; seat < s.seats; seat++) judged[seat] = judge(net, quantities, seat * count);
  if (self !== null) judged[self.seat] = judge(self.net, quantities, self.seat * count);
  if (net.home !== undefined) {
    together(judged, judge(net.home, quantities, 0));
    for (const [at, by] of habits)
      for (let seat = 0; seat < s.seats; seat++) judged[seat]! += by * quantities[seat * count + at]!;
    return judged;
  }
  return mayAllLose ? withTheSea(judged) : judged;
}

/** What each may expect of two things foreseen apart: whether they come home, and whose the victory is then. */
function together(judged: number[], home: number): void {
  const chance = 1 / (1 + Math.exp(-home));
  let most = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < judged.length; seat++) if (judged[seat]! > most) most = judged[seat]!;
  let all = 0;
  for (let seat = 0; seat < judged.length; seat++) all += judged[seat] = Math.exp(judged[seat]! - most);
  for (let seat = 0; seat < judged.length; seat++)
    judged[seat] = chance * (WON * (judged[seat]! / all) + HOME * WON) + (1 - chance) * LOST;
}

/** What each may expect where the sea may take them all: its own judgement is always 0. */
function withTheSea(judged: number[]): number[] {
  let most = 0;
  for (let seat = 0; seat < judged.length; seat++) if (judged[seat]! > most) most = judged[seat]!;
  const lost = Math.exp(-most);
  let all = lost;
  for (let seat = 0; seat < judged.length; seat++) all += judged[seat] = Math.exp(judged[seat]! - most);
  const home = HOME * (1 - lost / all);
  for (let seat = 0; seat < judged.length; seat++) judged[seat] = WON * (judged[seat]! / all + home);
  return judged;
}
