// What is typed means what is offered: in each game, by the words of either language.

import { GAMES } from '@boucan/games';
import { type Choice, type Game, pick, rngFrom, seedOf } from '@boucan/kernel';
import type { OfferView } from '@boucan/table';
import { asking, speaker } from '@boucan/words';
import { describe, expect, it } from 'vitest';
import { completions, nameOffers, understand, wordsOf } from '../src/screens/table/typed/understand.ts';

const offer = (because: readonly string[], ...choice: readonly (string | number)[]): OfferView => ({
  choice: choice as unknown as Choice,
  because: because.map((text) => ({ rule: 'X-1', text })),
  finality: because.length > 0 ? null : 'free',
});
const LABELS: Readonly<Record<string, readonly [en: string, fr: string]>> = {
  'sail tortuga': ['Sail to Tortuga', 'Naviguer vers l’île de la Tortue'],
  'sail havana': ['Sail to Havana', 'Naviguer vers La Havane'],
  'sell sugar': ['Sell sugar', 'Vendre le sucre'],
  'sell sugar rum': ['Sell sugar and rum', 'Vendre le sucre et le rhum'],
  raid: ['Raid the merchant', 'Raid : attaquer le marchand'],
  'buy 2': ['Buy 2 crates (4 gold)', 'Acheter 2 caisses (4 pièces d’or)'],
  'buy 3': ['Buy 3 crates (6 gold)', 'Acheter 3 caisses (6 pièces d’or)'],
};
const NO: readonly string[] = ['raid'];
const named = nameOffers(
  Object.keys(LABELS).map((key) => offer(NO.includes(key) ? ['no-merchant'] : [], ...key.split(' '))),
  [0, 1].map((at) => (choice: Choice) => LABELS[choice.join(' ')]![at]!),
);
const meant = (text: string): unknown => {
  const is = understand(text, named);
  if (is.is === 'choice') return [is.offer.choice.join(' '), is.times];
  if (is.is === 'several') return is.offers.map(({ choice }) => choice.join(' '));
  if (is.is === 'forbidden') return ['no', is.offer.choice.join(' ')];
  if (is.is === 'why') return ['why', is.offer?.choice.join(' ') ?? null];
  return is;
};

describe('the typed line', () => {
  it('knows a choice by a few letters of any of its words, with or without accents', () => {
    expect(meant('sail tortuga')).toEqual(['sail tortuga', 1]);
    expect(meant('sail to tort')).toEqual(['sail tortuga', 1]);
    expect(meant('naviguer ile tortue')).toEqual(['sail tortuga', 1]);
    expect(meant('HAVANE')).toEqual(['sail havana', 1]);
  });
  it('takes the one that is called nothing else, asks where there are several, and counts', () => {
    expect(meant('sell sugar')).toEqual(['sell sugar', 1]);
    expect(meant('sail')).toEqual(['sail tortuga', 'sail havana']);
    expect(meant('buy 3')).toEqual(['buy 3', 1]);
    expect(meant('sell sugar 2')).toEqual(['sell sugar', 2]);
    expect(meant('vendre sucre 4')).toEqual(['sell sugar', 4]);
  });
  it('says why not, and answers questions in both languages', () => {
    expect(meant('raid')).toEqual(['no', 'raid']);
    expect(meant('why raid')).toEqual(['why', 'raid']);
    expect(meant('pourquoi pas raid')).toEqual(['why', 'raid']);
    expect(meant('where is anne')).toEqual({ is: 'where', of: 'anne' });
    expect(meant('où est Anne ?')).toEqual({ is: 'where', of: 'anne ?' });
    expect(meant('journal')).toEqual({ is: 'asked', what: 'log' });
    expect(meant('odds')).toEqual({ is: 'asked', what: 'odds' });
    expect(meant('pendule')).toEqual({ is: 'asked', what: 'clock' });
    expect(meant('dance')).toEqual({ is: 'unknown' });
  });
  it('completes what is allowed, in the first language', () => {
    expect(completions('sa', named)).toEqual(['Sail to Tortuga', 'Sail to Havana']);
    expect(completions('raid', named)).toEqual([]);
    expect(completions('', named)).toEqual([]);
  });
  it('compares words without accents and ligatures', () => {
    expect(wordsOf('À l’abordage, Œil-de-Bœuf !')).toEqual(['a', 'l', 'abordage', 'oeil', 'de', 'boeuf']);
  });
});

/** So many questions of a match are answered. */
const QUESTIONS = 40;

describe('every choice of every game is understood by its whole name', async () => {
  for (const listed of GAMES) {
    const game: Game = await listed.load();
    it.each(['en', 'fr'] as const)(`${game.id}, %s`, (lang) => {
      const [least, most] = game.def.seats;
      const seats = Math.min(most, Math.max(3, least));
      const names = ['Anne', 'Béa', 'Cléo', 'Dan', 'Eve', 'Flo'].slice(0, seats);
      const state = game.setup(game.agreed({ seats }), seedOf(`typed ${game.id}`));
      const rng = rngFrom(seedOf(lang));
      for (let n = 0; n < QUESTIONS && state.result === null; n++) {
        const { seat, question } = state.asked.find(({ answer }) => answer === null)!;
        const label = asking(speaker(game, lang, names), question).label;
        const all = game.offers(state, seat).map((one): OfferView => ({ ...one, finality: null }));
        const lawful = all.filter(({ because }) => because.length === 0);
        const offered = nameOffers(all, [label]);
        const alike = Map.groupBy(lawful, ({ choice }) => wordsOf(label(choice)).join(' '));
        for (const [words, same] of alike) {
          const is = understand(words, offered);
          const found = is.is === 'choice' ? [is.offer] : is.is === 'several' ? is.offers : [];
          expect(found, `${question}: ${words}`).toEqual(expect.arrayContaining(same));
          if (same.length === 1) expect(is.is, `${question}: ${words}`).toBe('choice');
        }
        game.advance(state, seat, pick(rng, game.options(state, seat)));
      }
    });
  }
});
