// What a position teaches: how the weights should change for the seats' chances to come closer to what became of them.
import { judge, type Net } from '@boucan/bots';

/** Positions: row after row, in each seat after seat, its quantities; and what packs add to what the network says of it. */
export interface Positions {
  readonly quantities: Float64Array;
  readonly added: Float64Array | null;
  readonly seats: number;
}

/** The chance of each seat to win, by the network. Where all may lose, what is left is the chance that they do. */
export function chances(
  net: Net,
  { quantities, added, seats }: Positions,
  row: number,
  into: Float64Array,
  at: number,
  mayAllLose = false,
): void {
  for (let seat = 0; seat < seats; seat++) {
    const of = row * seats + seat;
    into[at + seat] = judge(net, quantities, of * net.inputs) + (added === null ? 0 : added[of]!);
  }
  toChances(into, at, seats, mayAllLose);
}

/** Turns judgements into chances. */
export function toChances(into: Float64Array, at: number, seats: number, mayAllLose: boolean): void {
  let most = mayAllLose ? 0 : Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < seats; seat++) if (into[at + seat]! > most) most = into[at + seat]!;
  let sum = mayAllLose ? Math.exp(-most) : 0;
  for (let seat = 0; seat < seats; seat++) sum += into[at + seat] = Math.exp(into[at + seat]! - most);
  for (let seat = 0; seat < seats; seat++) into[at + seat]! /= sum;
}

const units = new Float64Array(256);

/** Adds to the gradient what a seat's row of quantities does to its judgement, times how much that was too high. */
export function addGradient(
  { inputs, hidden, all }: Net,
  x: Float64Array,
  from: number,
  excess: number,
  gradient: Float64Array,
): void {
  const layer = 1 + inputs;
  const threshold = layer + inputs * hidden;
  const voice = threshold + hidden;
  judge({ inputs, hidden, all }, x, from, units);
  gradient[0]! += excess;
  for (let h = 0; h < hidden; h++) {
    if (units[h]! <= 0) {
      units[h] = 0;
      continue;
    }
    gradient[voice + h]! += excess * units[h]!;
    units[h] = excess * all[voice + h]!;
    gradient[threshold + h]! += units[h]!;
  }
  for (let i = 0; i < inputs; i++) {
    const value = x[from + i]!;
    if (value === 0) continue;
    gradient[1 + i]! += excess * value;
    const row = layer + i * hidden;
    for (let h = 0; h < hidden; h++) gradient[row + h]! += units[h]! * value;
  }
}

/** How far the chances of a row were from what became of the match, in nats. */
export function surpriseOf(chance: Float64Array, at: number, shares: readonly number[]): number {
  let surprise = 0;
  let lost = 1;
  let won = false;
  for (let seat = 0; seat < shares.length; seat++) {
    lost -= chance[at + seat]!;
    if (shares[seat]! <= 0) continue;
    won = true;
    surprise -= shares[seat]! * Math.log(Math.max(chance[at + seat]!, 1e-9));
  }
  return won ? surprise : -Math.log(Math.max(lost, 1e-9));
}
