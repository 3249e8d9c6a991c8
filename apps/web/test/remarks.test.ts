// What is heard after the name of a choice: what it costs and brings, its chance, who is there. In every game, in both languages.
import { findGame } from '@boucan/games';
import { type Game, LANGS, type Lang, pick, rngFrom, seedOf } from '@boucan/kernel';
import type { OfferView, TableView } from '@boucan/table';
import { speaker } from '@boucan/words';
import { describe, expect, it } from 'vitest';
import type { Remark } from '../src/boards/board.ts';
import { remark as brethren } from '../src/boards/brethren/remark.ts';
import { remark as fortunes } from '../src/boards/fortunes/remark.ts';
import { remark as nassau } from '../src/boards/nassau/remark.ts';
import { remark as skull } from '../src/boards/skull/remark.ts';

const NAMES = ['Anne', 'Bart', 'Cleo'];
const CHOICES = 260;
const SEEDS = ['what it brings', 'who is there', 'how likely'];
const REMARKS: Readonly<Record<string, Remark>> = { brethren, fortunes, nassau, skull };

interface Heard {
  readonly verb: string;
  readonly words: string | null;
}

/** What would be heard of every lawful choice in matches that chance plays. */
function heardIn(game: Game, lang: Lang, remark: Remark): Heard[] {
  const heard: Heard[] = [];
  const words = speaker(game, lang, NAMES);
  for (const seed of SEEDS) {
    const rng = rngFrom(seedOf(`${seed}#play`));
    let state = game.setup({ seats: 3 }, seedOf(seed));
    for (let n = 0; state.result === null && n < CHOICES; n++) {
      const { seat } = pick(
        rng,
        state.asked.filter((q) => q.answer === null),
      );
      const asked = { ...game.prompt(state, seat)!, offers: [] };
      const view = { match: game.view(state, seat), viewer: seat, asked } as unknown as TableView;
      const options = game.options(state, seat);
      for (const choice of options) {
        const offer: OfferView = { choice, because: [], finality: null };
        heard.push({ verb: choice[0], words: remark(offer, { view, speaker: words, lang, names: NAMES }) });
      }
      const outcome = game.play(state, seat, pick(rng, options));
      if (outcome.refused !== undefined) throw new Error('an option was refused');
      state = outcome.state;
    }
  }
  return heard;
}

/** Which choices must be told how, in each language. */
const MUST: Readonly<Record<string, readonly (readonly [verb: string, Readonly<Record<Lang, RegExp>>])[]>> = {
  brethren: [
    ['ship', { en: /position \d with \d+ sails.*Already there: /u, fr: /position\s\d\savec\s\d+\svoiles.*Déjà sur place\s:\s/u }],
    ['card', { en: /Already there: /u, fr: /Déjà sur place\s:\s/u }],
  ],
  fortunes: [
    ['scout', { en: /\d+% to succeed \(\d dic?e?/u, fr: /\d+\s% de réussite \(\d\sdés?/u }],
    ['sail', { en: /port|sea/iu, fr: /port|mer/iu }],
  ],
  nassau: [
    ['enter', { en: /strength left \d.*\d+% to beat it/u, fr: /force restante\s\d.*\d+\s% de le vaincre/u }],
    ['fight', { en: /Your chances: \d+% to damage it/u, fr: /Vos chances\s: \d+\s%/u }],
    ['occupy', { en: /your towers would score \d+/u, fr: /tours/iu }],
    ['head-for', { en: /Income: \d|of your tales/u, fr: /Revenu\s: \d|récits/u }],
  ],
  skull: [
    ['advance', { en: /^Cell \d+-\d+, 1 of \d movement point/u, fr: /^Case\s\d+-\d+, 1\ssur\s\d\spoint/u }],
    ['draft', { en: /Charisma \d/u, fr: /Charisme\s\d/u }],
    ['reassign', { en: /Costs 1 morale \(\d+ left\)/u, fr: /Coûte 1\spoint de moral \(il en reste \d+\)/u }],
    ['post', { en: /\d (?:die|dice|command point)|Sees \d/u, fr: /\d\s(?:dé|point)|Voit/u }],
  ],
};

describe.each(Object.entries(REMARKS))('%s', (id, remark) => {
  it.each(LANGS)('says before a choice what it costs and brings (%s)', async (lang) => {
    const heard = heardIn((await findGame(id))!, lang, remark);
    const said = heard.flatMap(({ words }) => words ?? []);
    expect(said.filter((words) => /[{}]|undefined|NaN|\[object|\.\.|\s[.,]|^\s*$/u.test(words))).toEqual([]);
    for (const [verb, { [lang]: how }] of MUST[id]!) {
      const of = heard.filter((one) => one.verb === verb);
      expect(of.length, `choices called ${verb}`).toBeGreaterThan(0);
      const told = of.filter(({ words }) => words !== null && how.test(words));
      // Of an empty zone or a post without dice there is less to say.
      expect(told.length / of.length, `${verb}: ${of.find((one) => !told.includes(one))?.words}`).toBeGreaterThan(0.5);
    }
  });
});
