import { bagOf } from '@boucan/kernel';
import { goldenTests } from '@boucan/testkit/golden-tests';
import { expect, test } from 'vitest';
import { contentOf } from '../src/content/cards.ts';
import { game, goldens, pin } from './golden/index.ts';

goldenTests(game, goldens, new URL('./golden/', import.meta.url), pin);

test('a card that came after the recording is in no golden match, with packs or without', () => {
  const cards = (packs?: readonly string[]): readonly string[] => bagOf(contentOf(packs === undefined ? {} : { packs }).deck);
  const undo = pin.playWith({ cards: pin.today().cards!.filter((card) => card !== 'lunge') });
  expect(cards()).not.toContain('lunge');
  expect(cards(['charms'])).toContain('flourish');
  expect(cards(['charms'])).not.toContain('lunge');
  undo();
});
