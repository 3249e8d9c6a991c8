import type { OfferView } from '@boucan/table';
import { expect, test } from 'vitest';
import { houseOffer } from '../src/boards/fortunes/scenes/houses.ts';

const offer = (...choice: string[]): OfferView => ({ choice, because: [], rule: 'FDM-PORT-02' }) as unknown as OfferView;

test('every house of the quay does what it is for, the governor’s too', () => {
  const [buy, accept] = [offer('activity', 'buy'), offer('accept', 'rum-ration')];
  expect(houseOffer([buy, accept], 'buy')).toBe(buy);
  expect(houseOffer([buy, accept], 'mission')).toBe(accept);
  expect(houseOffer([buy], 'mission')).toBeUndefined();
  expect(houseOffer([accept, offer('accept', 'three-letters')], 'mission'), 'one of two is chosen by name').toBeUndefined();
});
