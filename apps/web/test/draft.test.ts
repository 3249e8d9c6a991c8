import { defineGame, type Game, type Reason } from '@boucan/kernel';
import { speaker } from '@boucan/words';
import { describe, expect, it } from 'vitest';
import { toyDef } from '../../../games/toy/src/game.ts';
import {
  type Draft,
  firstDraft,
  isMixture,
  resized,
  whyNotSwitch,
  withMixture,
  withPack,
} from '../src/screens/new-table/draft.ts';

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
    expect(said(begun, 'storm')).toEqual(['“storm” is played together with “wind” only.']);
    expect(said(choosing('wind'), 'storm')).toEqual([]);
    expect(said(choosing('wind', 'storm'), 'wind')).toEqual(['“storm” is played together with “wind” only.']);
  });

  it('say what they cannot be played with', () => {
    expect(said(choosing('wind'), 'fog')).toEqual(['“fog” and “wind” cannot be played together.']);
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
