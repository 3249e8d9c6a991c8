// What a seat may choose, in words. Where two choices read alike, a number tells them apart.
import type { Choice, Game, Seat, State } from '@boucan/kernel';
import type { Speaker } from '@boucan/words';

export function labels(game: Game, state: State<unknown>, seat: Seat, words: Speaker): ReadonlyMap<string, Choice> {
  const { question } = state.asked.find((asked) => asked.seat === seat && asked.answer === null)!;
  const named = new Map<string, Choice>();
  for (const choice of game.options(state, seat)) {
    const label = words.label(choice, question).replaceAll(/\s+/gu, ' ');
    let name = label;
    for (let n = 2; named.has(name); n++) name = `${label} [${n}]`;
    named.set(name, choice);
  }
  return named;
}
