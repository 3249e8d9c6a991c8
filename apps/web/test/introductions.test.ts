// Each module of Fortunes introduces itself once, at the first moment that it matters.
import { fortunes } from '@boucan/fortunes';
import type { Choice, Seat } from '@boucan/kernel';
import { entropyFromSeed, firstPosition, secretFromSeed } from '@boucan/record';
import type { OfferView } from '@boucan/table';
import { randomMove, stream } from '@boucan/testkit';
import { describe, expect, it } from 'vitest';
import { guide, own } from '../src/boards/fortunes/help.ts';
import { INTRODUCTIONS } from '../src/boards/fortunes/introductions.ts';
import { type Heard, hear, helpFor, mayOf } from '../src/screens/table/model/guided.ts';
import type { Fresh } from '../src/table/source.ts';

const MODULES = fortunes.def.packs.filter(({ variant }) => variant !== true);
const PACKS = MODULES.map(({ id }) => id);
const ME = 0 as Seat;
const LANGS = ['en', 'fr'] as const;

/** A match with every module, by chance, and what its first seat could read before each of its choices. */
function* readings(seed: string) {
  const { options, seats } = fortunes.agreed({ seats: 2, packs: PACKS, options: {} });
  const entropy = [0, 1].map((seat) => entropyFromSeed(seed, seat));
  const terms = { game: fortunes.id, version: fortunes.version, packs: PACKS, options, seats, entropy };
  let state = firstPosition(fortunes, secretFromSeed(seed), terms);
  const rng = stream(seed, 'choices');
  let [heard, since]: [Heard, number] = [{}, 0];
  for (let n = 1; n < 900; n++) {
    const asked = state.asked.find(({ seat, answer }) => seat === ME && answer === null);
    if (asked !== undefined) {
      const offers = fortunes.offers(state, ME) as unknown as readonly OfferView[];
      const happened = Object.keys(heard).filter((event) => heard[event]! >= since);
      yield {
        moments: [asked.question, ...mayOf(offers), ...happened],
        help: helpFor(guide.en, { question: asked.question, offers }, heard, since).map(([, text]) => text),
      };
    }
    const move: { readonly seat: Seat; readonly choice: Choice } | null = randomMove(fortunes as never, state as never, rng);
    if (move === null) return;
    const outcome = fortunes.play(state, move.seat, move.choice);
    if (outcome.refused !== undefined) throw new Error('a choice at random was refused');
    state = outcome.state;
    if (move.seat === ME) since = n;
    heard = hear(heard, [{ n, events: outcome.events } as unknown as Fresh], ME, own);
  }
}

describe('modules', () => {
  it.each(LANGS)('have an introduction, unless there is nothing to learn (%s)', (lang) => {
    const needed = MODULES.filter(({ asks }) => asks?.learning !== 'nothing').map(({ id }) => id);
    expect(Object.keys(INTRODUCTIONS).sort()).toEqual(needed.sort());
    const texts = Object.values(INTRODUCTIONS).map((one) => one[lang].text);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('introduce themselves once, at the first moment that they matter', () => {
    const met = new Set<string>();
    for (let seed = 0; seed < 60 && met.size < Object.keys(INTRODUCTIONS).length; seed++) {
      const read = new Set<unknown>();
      for (const { moments, help } of readings(`introduced ${seed}`)) {
        const fresh = help.filter((text) => !read.has(text));
        for (const [pack, { at, en }] of Object.entries(INTRODUCTIONS)) {
          const matters = at.some((moment) => moments.includes(moment));
          const shown = fresh.filter((text) => text === en).length;
          expect(shown, `${pack}: ${moments.join(', ')}`).toBe(matters && !read.has(en) ? 1 : 0);
          if (shown > 0) met.add(pack);
        }
        for (const text of fresh) read.add(text);
      }
    }
    expect([...met].sort()).toEqual(Object.keys(INTRODUCTIONS).sort());
  });
});
