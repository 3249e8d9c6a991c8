// What bots say: of what everybody was told, at most once a round each, in both languages.
import { findGame } from '@boucan/games';
import { type Game, pick, rngFrom, seedOf, type Told, type Viewer } from '@boucan/kernel';
import type { HolderView, Notice } from '@boucan/table';
import { describe, expect, it } from 'vitest';
import { remarksIn, wordsOf } from '../src/banter/spoken.ts';
import { MORE } from '../src/boards/more.ts';

const GAMES = ['brethren', 'fortunes', 'nassau', 'skull'];
const banterOf = async (id: string) => MORE[id]!.banter!();
const NAMES = ['Anne', 'Bart', 'Cleo'];
const SEATS = [{ kind: 'person' }, { kind: 'bot' }, { kind: 'bot' }] as unknown as HolderView[];
const NOBODY = new Set<number>();

/** A match that chance plays, as each viewer is told of it. */
function told(game: Game, seed: string): (viewer: Viewer) => Notice[] {
  const rng = rngFrom(seedOf(`${seed}#play`));
  let state = game.setup({ seats: 3 }, seedOf(seed));
  const steps: (readonly Told[])[] = [];
  for (let n = 1; state.result === null && n < 3000; n++) {
    const { seat } = pick(
      rng,
      state.asked.filter((q) => q.answer === null),
    );
    const outcome = game.play(state, seat, pick(rng, game.options(state, seat)));
    if (outcome.refused !== undefined) throw new Error('an option was refused');
    state = outcome.state;
    steps.push(outcome.events);
  }
  return (viewer) =>
    steps.map(
      (events, i) => ({ n: i + 1, at: i, what: { type: 'sealed' }, events: game.witness(events, viewer) }) as unknown as Notice,
    );
}

describe.each(GAMES)('bots of %s', (id) => {
  it('speak of events there are, in the same forms in both languages', async () => {
    const { def } = (await findGame(id))!;
    const { rounds, cues, words } = (await banterOf(id))!;
    for (const event of [...rounds, ...cues.map((cue) => cue.event)]) expect(def.text.en.events).toHaveProperty([event]);
    expect(Object.keys(words.fr)).toEqual(Object.keys(words.en));
    expect(new Set(cues.map(({ say }) => say))).toEqual(new Set(Object.keys(words.en)));
    for (const { say, to } of cues)
      for (const says of [words.en, words.fr]) {
        const forms = Object.values(says[say]!);
        expect(forms.length).toBeGreaterThan(1);
        if (to === undefined) expect(forms.join()).not.toContain('{');
        else for (const form of forms) expect(form).toContain('{name}');
      }
  });

  it('say something in a match, each at most once a round, and never speak for a person', async () => {
    const game = (await findGame(id))!;
    const banter = (await banterOf(id))!;
    let said = 0;
    for (const seed of ['one', 'two', 'three']) {
      const seen = told(game, seed);
      const notices = seen('table');
      const remarks = remarksIn(notices, SEATS, banter, NOBODY);
      said += remarks.length;
      const rounds = notices.filter(({ events }) => events.some(({ event }) => banter.rounds.includes(event))).map(({ n }) => n);
      const roundOf = (n: number): number => rounds.filter((begin) => begin <= n).length;
      for (const remark of remarks) {
        expect(SEATS[remark.seat]!.kind).toBe('bot');
        expect(remark.to).not.toBe(remark.seat);
        expect(wordsOf(remark, banter.words.fr, 'fr', NAMES, 3)).not.toMatch(/[{}]|undefined/u);
      }
      // The choice that ends a round may begin the next: two, then, at the most.
      for (const [, some] of Map.groupBy(remarks, ({ n, seat }) => `${seat} in ${roundOf(n)}`))
        expect(some.length).toBeLessThanOrEqual(2);
      expect(new Set(remarks.map(({ n }) => n)).size).toBe(remarks.length);
      const all = new Set(notices.map(({ n }) => n));
      expect(remarksIn(notices, SEATS, banter, all)).toEqual([]);
      // All hear the same, whatever they know; and nothing that was said is said otherwise later.
      for (const viewer of [0, 1, 2]) expect(remarksIn(seen(viewer), SEATS, banter, NOBODY)).toEqual(remarks);
      expect(remarksIn(notices.slice(0, 200), SEATS, banter, NOBODY)).toEqual(
        remarks.filter(({ n }) => n <= notices.slice(0, 200).length),
      );
    }
    expect(said).toBeGreaterThan(2);
  });
});
