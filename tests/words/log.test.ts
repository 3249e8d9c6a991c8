// The log of fifty matches per game, read in both languages as the table and a player are told it.
import { findGame, GAMES } from '@boucan/games';
import { type Game, LANGS, pick, rngFrom, seedOf, type Told, type Viewer } from '@boucan/kernel';
import { WHOLE } from '@boucan/testkit/whole';
import { type Line, type Speaker, speaker } from '@boucan/words';
import { describe, expect, test } from 'vitest';
import { VERBS } from './verbs.ts';

const MATCHES = 50;
/** A long match is read up to here, unless there is time. */
const CHOICES = WHOLE ? Number.POSITIVE_INFINITY : 110;
const NAMES = ['Anne', 'Bart', 'Cleo', 'Dirk', 'Eve'];

/** What people are told, choice by choice, in a match that chance plays. */
function* told(game: Game, seed: string): Generator<readonly Told[]> {
  const rng = rngFrom(seedOf(`${seed}#play`));
  const [least, most] = game.seats;
  const opening: Told[] = [];
  let state = game.setup({ seats: Math.max(least, Math.min(3, most)) }, seedOf(seed), opening);
  yield opening;
  for (let n = 0; state.result === null && n < CHOICES; n++) {
    const seat = pick(
      rng,
      state.asked.filter((q) => q.answer === null),
    ).seat;
    const outcome = game.play(state, seat, pick(rng, game.options(state, seat)));
    if (outcome.refused !== undefined) throw new Error('an option was refused');
    state = outcome.state;
    yield outcome.events;
  }
}

/** The words of a line, without what is elided before them. */
const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s.,:;!?()“”«»…]+/u)
    .flatMap((word) => [word, word.replace(/^(?:n|s|l|qu|d|y)’/u, '')]);

/** A place in brackets stands for a preposition. */
const PLACES = ['zone', 'space', 'post', 'board'];

function faultIn(game: Game, lang: 'en' | 'fr', { text, events }: Line, heading: boolean): [kind: string, what: string] | null {
  if (/[{}]|undefined|\bnull\b|NaN|\[object/u.test(text)) return ['gap', 'something was not filled in'];
  if (/[ \u00a0\u202f]{2}|\s$|^\s/u.test(text)) return ['space', 'a space too many'];
  if (/\.\.|,,|;;|::|[,;:]\.|\(\)|\( | \)/u.test(text) || (lang === 'en' && / [.,;:!?]/u.test(text)))
    return ['stop', 'a sign too many'];
  if (/\(s\)|\(e\)/u.test(text)) return ['plural', 'a plural in brackets'];
  if (/(?<![\d\p{L}])-\d/u.test(text)) return ['sign', 'a number with a sign'];
  if (/\b[A-Z]{3}-[A-Z]+-\d+/u.test(text)) return ['code', 'the number of a rule'];
  const { names } = game.def.text[lang];
  for (const { with: params } of events)
    for (const id of Object.values(params).flat())
      if (typeof id === 'string' && /-/u.test(id) && names[id] !== id && text.includes(id)) return ['code', `the code ${id}`];
  for (const { with: params } of events)
    if (typeof params.nation === 'string' && new RegExp(`\\b${params.nation}\\b`, 'u').test(text))
      return ['code', `the code ${params.nation}`];
  for (const place of PLACES)
    for (const { with: params } of events)
      if (typeof params[place] === 'string' && text.includes(`(${names[params[place]]})`))
        return ['bracket', 'a bracket stands for a preposition'];
  if (heading) return null;
  if (!/[.!?»”]$|\.\)$/u.test(text)) return ['stop', 'no stop at the end'];
  return wordsIn(text).some((word) => VERBS[lang].has(word)) ? null : ['verb', 'no verb'];
}

const linesOf = (game: Game, say: Speaker, events: readonly Told[], who: Viewer) => say.lines(game.witness(events, who));

describe.each(GAMES.map(({ id }) => id))('the log of %s', (id) => {
  test('is made of sentences, in both languages', { timeout: WHOLE ? 600_000 : 60_000 }, async () => {
    const game = (await findGame(id))!;
    const speakers = LANGS.map((lang) => [lang, speaker(game, lang, NAMES)] as const);
    const faults = new Set<string>();
    const longest = { words: 0, text: '' };
    let [lines, folded] = [0, 0];
    for (let i = 0; i < MATCHES; i++)
      for (const events of told(game, `words/${i}`))
        for (const [lang, say] of speakers)
          for (const line of linesOf(game, say, events, i % 2 === 0 ? 'table' : 0)) {
            lines++;
            const heading = game.def.telling?.[line.events[0]!.event]?.heading === true;
            const fault = faultIn(game, lang, line, heading);
            if (fault !== null)
              faults.add(`${line.events.map(({ event }) => event).join('+')} (${lang}): ${fault[1]}: ${line.text}`);
            if (line.events.length === 1) continue;
            folded++;
            const words = line.text.split(/\s+/u).length;
            if (words > longest.words) Object.assign(longest, { words, text: line.text });
          }
    expect([...faults]).toEqual([]);
    expect(lines).toBeGreaterThan(1000);
    // Every game folds, and no line becomes a speech; the longest lists five lost cards.
    if (game.def.text.en.folds !== undefined) expect(folded).toBeGreaterThan(100);
    expect(longest.words, longest.text).toBeLessThanOrEqual(44);
  });

  test('folds events that there are, and asks for what they say', async () => {
    const { text } = (await findGame(id))!.def;
    for (const lang of LANGS)
      for (const key of Object.keys(text[lang].folds ?? {}))
        for (const event of key.split(/[+()*]/u).map((part) => part.replace(/^\d:/u, '')))
          if (event !== '') expect(text[lang].events, key).toHaveProperty([event]);
  });
});
