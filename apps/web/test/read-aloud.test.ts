// What a screen reader is told is the log: the same sentences, each once and in order, however a choice is told in pieces.
import { findGame, GAMES } from '@boucan/games';
import { type Game, LANGS, pick, rngFrom, seedOf, type Told } from '@boucan/kernel';
import type { Notice } from '@boucan/table';
import { speaker } from '@boucan/words';
import { expect, test } from 'vitest';
import { type Held, toSay } from '../src/screens/table/model/announced.ts';
import { linesOf } from '../src/screens/table/model/lines.ts';

const CHOICES = 90;
const NAMES = ['Anne', 'Bart', 'Cleo'];
const SEEDS = ['aloud', 'allowed', 'a loud'];

/** A match that chance plays, as seat 0 is told it. */
function notices(game: Game, seed: string): Notice[] {
  const rng = rngFrom(seedOf(`${seed}#play`));
  const opening: Told[] = [];
  let state = game.setup({ seats: 3 }, seedOf(seed), opening);
  const found: Notice[] = [
    { n: 1, at: 1, what: { type: 'chose', seat: 0, by: 'person', choice: null }, events: game.witness(opening, 0) },
  ];
  for (let n = 2; state.result === null && n < CHOICES; n++) {
    const { seat } = pick(
      rng,
      state.asked.filter((q) => q.answer === null),
    );
    const outcome = game.play(state, seat, pick(rng, game.options(state, seat)));
    if (outcome.refused !== undefined) throw new Error('an option was refused');
    state = outcome.state;
    found.push({ n, at: n, what: { type: 'chose', seat, by: 'person', choice: null }, events: game.witness(outcome.events, 0) });
  }
  return found;
}

const text = (line: ReturnType<typeof linesOf>[number]): string => ('text' in line ? line.text : '');

test.each(GAMES.filter(({ specimen }) => !specimen).flatMap(({ id }) => LANGS.map((lang) => [id, lang] as const)))(
  '%s, %s: said aloud as it is written',
  async (id, lang) => {
    const game = (await findGame(id))!;
    const words = speaker(game, lang, NAMES);
    const { telling } = game.def;
    let folds = 0;
    for (const seed of SEEDS) {
      const all = notices(game, seed);
      const rng = rngFrom(seedOf(`${seed}#pieces`));
      const said: string[] = [];
      let held: Held | null = null;
      for (const [i, whole] of all.entries()) {
        // A page shows the events of a choice beat by beat: some at a time.
        for (let from = 0; from === 0 || from < whole.events.length; ) {
          const to = Math.min(whole.events.length, from + pick(rng, [1, 1, 2, 3]));
          const shown = { ...whole, events: whole.events.slice(0, to) };
          const fresh = [{ ...whole, events: whole.events.slice(from, to), from }];
          const result: ReturnType<typeof toSay> = toSay(
            fresh,
            [...all.slice(0, i), shown],
            held,
            to < whole.events.length,
            words,
            telling,
          );
          said.push(...result.lines.map(text));
          held = result.held;
          from = Math.max(to, 1);
        }
      }
      const written = linesOf(all, words, telling);
      folds += written.filter((line) => 'parts' in line && line.parts.length > 1).length;
      expect(said).toEqual(written.map(text));
    }
    expect(folds, 'some lines tell several events').toBeGreaterThan(5);
  },
);
