// Notices as an oracle for hidden cards: they may be read by others, so they depend on nothing that others may not know.
import { type Game, pick, rngFrom } from '@boucan/kernel';
import { Table } from '@boucan/table';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games.ts';
import { openPrompt, toldOf } from '../../src/notices/told.ts';

const POSITIONS = 60;

/** Positions of random matches, and others that differ from them in secrets alone. */
function* twins(game: Game, seed: number) {
  const rng = rngFrom([seed, 2, 3, 4]);
  const seats = Math.max(game.seats[0], Math.min(3, game.seats[1]));
  let state = game.setup({ seats, packs: [], options: {} }, [seed, 5, 6, 7]);
  for (let i = 0; i < 400 && state.result === null; i++) {
    const asked = state.asked.filter(({ answer }) => answer === null).map(({ seat }) => seat);
    if (i % 7 === 0) yield { state, twin: game.determinize(game.view(state, 'table'), rng), asked };
    const seat = pick(rng, asked);
    const played = game.play(state, seat, pick(rng, game.options(state, seat)));
    if (played.refused !== undefined) throw new Error('refused');
    state = played.state;
  }
}

describe.each([...GAMES.values()].map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('what a notice says is asked is the same in positions that differ in secrets alone, and it is what is asked', () => {
    let [met, said] = [0, 0];
    for (let seed = 1; met < POSITIONS; seed++)
      for (const { state, twin, asked } of twins(game, seed)) {
        for (const seat of asked) {
          met++;
          const prompt = openPrompt(game, state, seat);
          expect(openPrompt(game, twin, seat)).toEqual(prompt);
          if (prompt === null) continue;
          said++;
          expect(prompt).toEqual(game.prompt(state, seat));
        }
        if (met >= POSITIONS) break;
      }
    // A game whose questions mostly speak of secrets would tell its people next to nothing.
    expect(said / met).toBeGreaterThan(0.7);
  });
});

test('a notice says who did what, and what is asked, in both languages', () => {
  const game = GAMES.get('brethren')!;
  const terms = { game: game.id, version: game.version, config: game.agreed({ seats: 3, packs: [], options: {} }) };
  const rest = { clock: { kind: 'none' }, visibility: 'public' };
  const entries = [
    { type: 'opened', terms: { ...terms, ...rest }, host: 'a', commitment: 'c' },
    { type: 'sat', seat: 0, player: 'a', name: 'Anne', entropy: 'a'.repeat(32) },
    { type: 'sat', seat: 1, player: 'b', name: 'Bart', entropy: 'b'.repeat(32) },
    { type: 'sat', seat: 2, player: 'c', name: 'Cécile', entropy: 'c'.repeat(32) },
    { type: 'started' },
  ].map((entry, i) => ({ ...entry, n: i + 1, at: i + 1 }));
  const table = new Table(game, '5'.repeat(64), entries as never);
  const first = table.awaited()[0]!;
  expect(toldOf(table, first, 'en')).toMatchObject({ game: expect.any(String), did: 'The game begins.' });
  for (let n = 0; n < 6; n++) {
    const seat = table.awaited()[0]!;
    const choice = game.options(table.state!, seat)[0]!;
    table.apply({ type: 'chose', seat, choice, by: 'person', n: table.n + 1, at: table.n + 1 });
  }
  const seat = table.awaited()[0]!;
  const [en, fr] = (['en', 'fr'] as const).map((lang) => toldOf(table, seat, lang));
  for (const told of [en!, fr!]) {
    expect(told.did).toMatch(/Anne|Bart|Cécile/u);
    expect(told.asks).not.toBe('');
  }
  expect(en!.asks).not.toBe(fr!.asks);
});
