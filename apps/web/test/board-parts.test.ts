import type { OfferView } from '@boucan/table';
import { describe, expect, it, vi } from 'vitest';
import { signed } from '../src/boards/parts/causes.ts';
import { hexBearing, hexCorners, hexPath, hexSpot } from '../src/boards/parts/hexes.ts';
import { allowed, offerOf, offersOf, pressing } from '../src/boards/parts/offers.ts';
import { begin, hushed, latelyTold, nextStep, type Tale, tellMore, unlessUndone } from '../src/boards/parts/tale.ts';
import type { Fresh } from '../src/table/source.ts';

const offer = (choice: OfferView['choice'], ...because: string[]): OfferView =>
  ({ choice, because: because.map((text) => ({ text, rule: 'X-01', with: {} })) }) as unknown as OfferView;

describe('a tale', () => {
  it('is forgotten when something is taken back, and not when something else happens', () => {
    const tale = tellMore(begin<string>(), ['sold', 'paid']);
    const line = (type: string) => ({ n: 1, at: 0, what: { type }, events: [] }) as unknown as Fresh;
    expect(unlessUndone(tale, [line('chose'), line('undone')])).toEqual(begin());
    expect(unlessUndone(tale, [line('chose')])).toBe(tale);
  });

  it('is told a step at a time, and then rests', () => {
    let tale: Tale<string> = tellMore(begin<string>(), ['one', 'two']);
    expect(tale).toEqual({ told: ['one'], lately: 1, waiting: ['two'], going: true });
    tale = nextStep(tale);
    expect(tale).toEqual({ told: ['one', 'two'], lately: 2, waiting: [], going: true });
    tale = nextStep(tale);
    expect(tale.going).toBe(false);
    expect(tale.told).toEqual(['one', 'two']);
  });

  it('goes on when more happens meanwhile, and begins anew after a rest', () => {
    const first = tellMore(tellMore(begin<string>(), ['one']), ['two']);
    expect(first).toEqual({ told: ['one'], lately: 1, waiting: ['two'], going: true });
    const second = tellMore(nextStep(nextStep(first)), ['three']);
    expect(second.told).toEqual(['one', 'two', 'three']);
    expect(latelyTold(second)).toEqual(['three']);
  });

  it('is skipped: all of it counts as told', () => {
    const tale = hushed(tellMore(begin<string>(), ['one', 'two', 'three']));
    expect(tale).toEqual({ told: ['one', 'two', 'three'], lately: 3, waiting: [], going: false });
    expect(hushed(begin<string>())).toEqual(begin<string>());
  });

  it('does not remember for ever', () => {
    const many = Array.from({ length: 100 }, (_, i) => i);
    const tale = hushed(tellMore(begin<number>(), many));
    expect(tale.told.length).toBeLessThan(100);
    expect(tale.told.at(-1)).toBe(99);
    expect(latelyTold(tale)).toEqual(tale.told);
  });

  it('of nothing is none', () => {
    expect(tellMore(begin<string>(), [])).toBe(begin<string>());
  });
});

describe('offers', () => {
  const offers = [offer(['sail', 'tortuga']), offer(['sail', 'nassau'], 'too-far'), offer(['pass'])];

  it('are found by their words', () => {
    expect(offerOf(offers, 'sail', 'nassau')).toBe(offers[1]);
    expect(offerOf(offers, 'sail')).toBeUndefined();
    expect(offersOf(offers, 'sail')).toEqual(offers.slice(0, 2));
    expect(offers.map(allowed)).toEqual([true, false, true]);
  });

  it('are chosen by a press, or say why not', () => {
    const acts = { choose: vi.fn<(choice: unknown) => void>(), explain: vi.fn<(why: unknown) => void>() };
    pressing(acts, offers[0]!).onClick();
    expect(acts.choose).toHaveBeenCalledExactlyOnceWith(['sail', 'tortuga']);
    const refused = pressing(acts, offers[1]!);
    expect(refused['aria-disabled']).toBe(true);
    for (const way of ['onClick', 'onFocus', 'onPointerEnter'] as const) refused[way]?.();
    expect(acts.explain.mock.calls).toEqual([[offers[1]!.because], [offers[1]!.because], [offers[1]!.because]]);
    refused.onBlur?.();
    expect(acts.explain).toHaveBeenLastCalledWith(null);
    expect(acts.choose).toHaveBeenCalledOnce();
  });
});

describe('hexes', () => {
  it('share their sides: the corners of neighbours meet', () => {
    const at = (q: number, r: number) =>
      hexCorners(10).map(([x, y]) => {
        const [dx, dy] = hexSpot([q, r], 10);
        return [x + dx, y + dy]
          .map((n) => Math.round(n))
          .map((n) => n + 0)
          .join(' ');
      });
    const here = at(0, 0);
    for (const [q, r] of [
      [1, -1],
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
      [0, -1],
    ] as const)
      expect(at(q, r).filter((corner) => here.includes(corner))).toHaveLength(2);
  });

  it('turn a bow to a side', () => {
    expect([0, 1, 5].map(hexBearing)).toEqual([30, 90, 330]);
  });

  it('are closed', () => {
    expect(hexPath(15)).toBe('M0 -15L12.99 -7.5L12.99 7.5L0 15L-12.99 7.5L-12.99 -7.5z');
  });
});

describe('causes', () => {
  it('have a sign', () => {
    expect([2, -1, 0].map(signed)).toEqual(['+2', '−1', '±0']);
  });
});
