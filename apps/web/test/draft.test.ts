import { defineGame, type Game, type Reason } from '@boucan/kernel';
import { speaker } from '@boucan/words';
import { describe, expect, it } from 'vitest';
import { toyDef } from '../../../games/toy/src/game.ts';
import {
  clockOf,
  type Draft,
  firstDraft,
  isMixture,
  PACES,
  type Pace,
  paceOf,
  resized,
  whyNotSwitch,
  withMixture,
  withPack,
} from '../src/screens/new-table/draft.ts';
import { botParts, botsOf, type Sitter, type Temper } from '../src/screens/new-table/sitters.ts';

const words = (id: string) => ({ name: id, blurb: `${id}!` });
const pack = (id: string, more: object = {}) => ({ id, text: { en: words(id), fr: words(id) }, ...more });
const tight: Reason = { rule: 'TOY-01', text: 'not-oneself' };

/** Storm needs wind; fog and wind exclude one another; a crowd is for four; wind brings an option. */
const game = defineGame({
  ...toyDef,
  packs: [
    pack('wind', { options: [{ id: 'gusts', rule: 'TOY-02', values: [1, 2] }] }),
    pack('storm', { needs: ['wind'] }),
    pack('fog', { conflicts: ['wind'] }),
    pack('crowd', { objections: ({ seats }: { seats: number }) => (seats < 4 ? [tight] : []) }),
  ],
  mixtures: [
    { id: 'plain', packs: [] },
    { id: 'breezy', packs: ['wind', 'storm'], options: { rounds: 3, gusts: 2 } },
  ],
}) as unknown as Game;

const begun = resized(game, firstDraft(game, 'device', 'Anna'), 3);
const choosing = (...packs: string[]): Draft => packs.reduce((draft, one) => withPack(game, draft, one), begun);
const said = (draft: Draft, one: string): string[] =>
  whyNotSwitch(game, draft, one).map((reason) => speaker(game, 'en', []).reason(reason));

describe('packs in a draft', () => {
  it('are put in and left out', () => {
    expect(choosing('wind').packs).toEqual(['wind']);
    expect(choosing('wind', 'wind').packs).toEqual([]);
  });

  it('say what they need, and who needs them', () => {
    expect(said(begun, 'storm')).toEqual(['“storm” can only be played together with “wind”.']);
    expect(said(choosing('wind'), 'storm')).toEqual([]);
    expect(said(choosing('wind', 'storm'), 'wind')).toEqual(['“storm” can only be played together with “wind”.']);
  });

  it('say what they cannot be played with', () => {
    expect(said(choosing('wind'), 'fog')).toEqual(['“fog” and “wind” can’t be played together.']);
    expect(said(begun, 'fog')).toEqual([]);
  });

  it('bring their options, and take them away again', () => {
    expect(begun.options).toEqual({ rounds: 6 });
    expect(choosing('wind').options).toEqual({ rounds: 6, gusts: 1 });
    expect(withPack(game, { ...choosing('wind'), options: { rounds: 3, gusts: 2 } }, 'storm').options).toEqual({
      rounds: 3,
      gusts: 2,
    });
    expect(choosing('wind', 'wind').options).toEqual({ rounds: 6 });
  });

  it('go when there are too few seats for them', () => {
    expect(said(begun, 'crowd')).toHaveLength(1);
    const four = withPack(game, resized(game, begun, 4), 'crowd');
    expect(four.packs).toEqual(['crowd']);
    expect(resized(game, four, 3).packs).toEqual([]);
  });
});

describe('a mixture in a draft', () => {
  const [plain, breezy] = game.def.mixtures!;

  it('brings its packs and what it agrees on, and is known again', () => {
    const mixed = withMixture(game, begun, breezy!);
    expect([mixed.packs, mixed.options]).toEqual([['wind', 'storm'], { rounds: 3, gusts: 2 }]);
    expect([isMixture(mixed, breezy!), isMixture(mixed, plain!)]).toEqual([true, false]);
    expect(isMixture(withPack(game, mixed, 'storm'), breezy!)).toBe(false);
    expect(isMixture({ ...mixed, options: { ...mixed.options, rounds: 6 } }, breezy!)).toBe(false);
  });

  it('forgets what another one has agreed on', () => {
    const back = withMixture(game, withMixture(game, begun, breezy!), plain!);
    expect([back.packs, back.options]).toEqual([[], { rounds: 6 }]);
    expect(isMixture(back, plain!)).toBe(true);
  });
});

it('whoever invites friends has seats for them, also when more are added', () => {
  const friend = () => ({ kind: 'friend', name: 'Mary' }) as const;
  const invited = firstDraft(game, 'online', 'Anna', friend);
  expect(invited.sitters.map(({ kind }) => kind)).toEqual(['me', 'friend', 'friend']);
  expect(resized(game, invited, 4, friend).sitters.at(-1)).toEqual({ kind: 'friend', name: 'Mary' });
  expect(firstDraft(game, 'online', 'Anna').sitters.map(({ kind }) => kind)).toEqual(['me', 'bot', 'bot']);
});

describe('the characters of bots', () => {
  const { advice } = toyDef;
  const learned = {
    features: { names: ['gold'], fill: () => {} },
    weights: null,
    point: 1,
    characters: { trader: { gold: 1 }, gambler: { gold: -1 } },
  };
  const lively = defineGame({ ...toyDef, advice: { ...advice, learned } }) as unknown as Game;
  const bot = (temper: Temper): Sitter => ({ kind: 'bot', level: 'level4', temper });
  const me: Sitter = { kind: 'me', name: 'Anna' };

  it('are any, unless somebody thinks otherwise, and then one each, which the table keeps', () => {
    expect(begun.sitters.slice(1)).toEqual(Array(2).fill({ kind: 'bot', level: 'level3', temper: 'any' }));
    for (const chance of [0, 0.3, 0.6, 0.999]) {
      const [nobody, ...bots] = botsOf(lively, [me, bot('any'), bot('any')], () => chance);
      expect(nobody).toBeNull();
      expect(bots.toSorted()).toEqual(['level4:gambler', 'level4:trader']);
    }
  });

  it('are what somebody chose, or none; whoever is free takes another', () => {
    expect(botsOf(lively, [me, bot('any'), bot('trader')], () => 0)).toEqual([null, 'level4:gambler', 'level4:trader']);
    expect(botsOf(lively, [me, bot('none'), bot('any')], () => 0)).toEqual([null, 'level4', 'level4:trader']);
    expect(new Set(botsOf(lively, [bot('any'), bot('any'), bot('any'), bot('any')])).size).toBe(2);
  });

  it('are none in a game that has no room for any', () => {
    expect(botsOf(game, [me, bot('any'), bot('any')])).toEqual([null, 'level4', 'level4']);
  });

  it('stand behind the level in a name', () => {
    expect(botParts('level4:raider')).toEqual({ level: 'level4', character: 'raider' });
    expect(botParts('level4')).toEqual({ level: 'level4', character: null });
  });
});

describe('the pace of a clock', () => {
  it('is told from the clock again, whatever its hours and days off', () => {
    const hours = { zone: 'Europe/Paris', from: 540, to: 1260, days: [1, 2, 3] };
    for (const pace of Object.keys(PACES) as Pace[]) {
      expect(paceOf(clockOf({ pace, hours: null, holidays: 0 }))).toBe(pace);
      expect(paceOf(clockOf({ pace, hours, holidays: 10 }))).toBe(pace);
    }
  });

  it('is none, where a program has set a clock that nobody can choose', () => {
    expect(paceOf({ kind: 'live', bank: 1000, increment: 1 })).toBeNull();
  });
});
