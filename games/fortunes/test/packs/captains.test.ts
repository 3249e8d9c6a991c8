// The abilities of the further captains, as figures.
import { seedOf } from '@boucan/kernel';
import { expect, test } from 'vitest';
import type { ShipId } from '../../src/content/ships.ts';
import { fortunes } from '../../src/game.ts';
import { NEW_ABILITIES } from '../../src/packs/cards-and-flags/captains.ts';

type By = number | ((b: unknown, seat: number, about: unknown, sum: number) => number);

/** What an ability adds to this quantity for the first seat, where it would be five. */
function adds(ability: keyof typeof NEW_ABILITIES, quantity: string, about: unknown = null, ship = 'sloop'): number {
  const { board } = fortunes.setup({ seats: 2, packs: ['cards-and-flags'] }, seedOf('abilities'));
  board.players[0]!.ship.type = ship as ShipId;
  const by = (NEW_ABILITIES[ability]!.adds as { readonly [quantity: string]: By })[quantity]!;
  return typeof by === 'number' ? by : by(board, 0, about, 5);
}

test('prices, dice and room that the further captains change, and where they do not', () => {
  expect(adds('open-hand', 'berth-price'), 'down to one').toBe(-4);
  expect(adds('tavern-credit', 'rumour-price')).toBe(-4);
  expect(['rum', 'sugar', 'wood'].map((good) => adds('planters-daughter', 'buy-price', good))).toEqual([-4, -4, 0]);
  expect([adds('two-ledgers', 'offer-size'), adds('close-stowage', 'hold'), adds('deep-soundings', 'raid-cards')]).toEqual([
    1, 1, 1,
  ]);
  expect(['mission', 'hearsay'].map((trial) => adds('good-name', 'influence-dice', trial))).toEqual([1, 0]);
  expect(['recruits', 'mission'].map((trial) => adds('old-soldier', 'leadership-dice', trial))).toEqual([1, 0]);
  expect(['ship', 'merchant'].map((trial) => adds('keen-watch', 'scouting-dice', trial))).toEqual([1, 0]);
  expect(['flute', 'sloop'].map((ship) => adds('grey-sails', 'search-dice', null, ship))).toEqual([-1, 0]);
});
