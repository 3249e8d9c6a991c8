// Random legal play of any game of the kernel, in place or purely, and positions from the midst of it.
import { below, type Choice, type Config, type Game, type Rng, rngFrom, type Seat, type Seed, type State } from '@boucan/kernel';

const into: Choice[] = [];

/** Any lawful choice of a seat. */
const anyChoice = <B>(game: Game<B>, s: State<B>, seat: Seat, policy: Rng): Choice =>
  into[below(policy, game.list(s, seat, into))] as Choice;

/** The first seat whose answer is awaited. */
export function seatToAnswer(s: State<unknown>): Seat {
  for (const q of s.asked) if (q.answer === null) return q.seat;
  throw new Error('nobody is asked');
}

/** A whole match in place: list the choices, take one. Gives their number. */
export function playInPlace<B>(game: Game<B>, s: State<B>, policy: Rng): number {
  let n = 0;
  for (; s.result === null; n++) {
    const seat = seatToAnswer(s);
    game.advance(s, seat, anyChoice(game, s, seat, policy));
  }
  return n;
}

/** A whole match as a server plays it: every choice judged, carried out on a copy, and told. */
export function playPurely<B>(game: Game<B>, start: State<B>, policy: Rng): { readonly choices: number; readonly end: State<B> } {
  let s = start;
  let choices = 0;
  for (; s.result === null; choices++) {
    const seat = seatToAnswer(s);
    const outcome = game.play(s, seat, anyChoice(game, s, seat, policy));
    if (outcome.refused !== undefined) throw new Error(`refused: ${outcome.refused.map((r) => r.text).join(', ')}`);
    s = outcome.state;
  }
  return { choices, end: s };
}

/** Four sit down, or as many as the game allows; with these packs. */
export const tableFor = (game: Game, packs: readonly string[] = []): Required<Pick<Config, 'seats' | 'packs'>> => ({
  seats: Math.min(4, game.seats[1]),
  packs,
});

/** Everything that brings pieces: variants only play otherwise with those that are there. */
export const allPacks = (game: Game): string[] => game.def.packs.flatMap(({ id, variant }) => (variant === true ? [] : [id]));

/** The yardstick's seeds: its generator starts from one number. */
export const seedNo = (n: number): Seed => [0, n, 0x9e3779b9, 1];

/** The generator of whoever chooses at random, apart from the dice of the match. */
export const newPolicy = (): Rng => rngFrom(seedNo(777));

/**
 * Positions from random matches: every so manyeth of those that leave a choice. Not copied by the game's own `clone`: what it made and
 * we kept would teach the engine that copies live long, and it would put them where they cost ten times as much.
 */
export function positionsOf(game: Game, count: number, apart: number, packs: readonly string[] = []): State<unknown>[] {
  const policy = newPolicy();
  const positions: State<unknown>[] = [];
  let open = 0;
  for (let match = 0; positions.length < count; match++) {
    const s = game.setup(tableFor(game, packs), seedNo(match));
    while (s.result === null && positions.length < count) {
      const seat = seatToAnswer(s);
      if (game.list(s, seat, into) > 1 && ++open % apart === 0) positions.push(structuredClone(s));
      game.advance(s, seat, anyChoice(game, s, seat, policy));
    }
  }
  return positions;
}
