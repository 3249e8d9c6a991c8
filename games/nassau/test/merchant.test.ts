import { seedOf } from '@boucan/kernel';
import { expect, test } from 'vitest';
import type { Nassau } from '../src/board.ts';
import type { SpaceId } from '../src/content/districts.ts';
import { tileOf } from '../src/content/town.ts';
import { nassau } from '../src/game.ts';
import { merchant } from '../src/packs/travelling-merchant/pack.ts';
import { refit } from '../src/rules/refit.ts';
import { townTurn } from '../src/rules/town.ts';
import { captainAt, lay, occupied, ship, shipNow, spaceAt, townTurnOf, withPacks } from './kit.ts';

const PACK = 'travelling-merchant';
const scenario = withPacks(PACK);
const many = Array.from({ length: 40 }, (_, i) => nassau.setup({ seats: 2, packs: [PACK] }, seedOf(`merchant ${i}`)).board);

const pawnAt =
  (id: SpaceId) =>
  (b: Nassau): void => {
    merchant.of(b).pawn = spaceAt(b, id);
  };
/** The captain beside the merchant, who waits at t7a-s: two provisions. */
const beside = lay(captainAt('t7a-r'), ship('frank', { doubloon: 1 }));

test('NAS-FELD-01: the pawn is a merchant in the town, and the dolphin shows who begins', () => {
  for (const b of many) expect([merchant.of(b).pawn >= 0, b.dolphin >= 0]).toEqual([true, true]);
});

test('NAS-FELD-02: he starts on any space of the lower left district', () => {
  const pawns = many.filter((b) => tileOf(b.captain) !== 6).map((b) => merchant.of(b).pawn);
  for (const pawn of pawns) expect(tileOf(pawn)).toBe(6);
  expect(new Set(pawns).size).toBe(4);
});

test('NAS-FELD-03: or of the upper right one, if the captain starts there', () => {
  const shared = many.filter((b) => tileOf(b.captain) === 6);
  expect(shared.length).toBeGreaterThan(0);
  for (const b of shared) expect(tileOf(merchant.of(b).pawn)).toBe(2);
});

scenario('NAS-FELD-04: who brings the captain to him has the space’s equipment and a bonus')
  .given(beside)
  .given(pawnAt('t7a-s'))
  .start(townTurn, townTurnOf('frank'))
  .plays('frank walk 30 t7a-s 2')
  .expectTold('cargo.stowed', { cargo: 'provisions', n: 2 })
  .expectOptions('frank', ['take provision-1', 'take rum-1', 'take crate-1'])
  .plays('frank take rum-1')
  .expectChange({ 'frank.rum': 1 });

scenario('NAS-FELD-05: and another for a doubloon')
  .given(beside)
  .given(pawnAt('t7a-s'))
  .start(townTurn, townTurnOf('frank'))
  .plays('frank walk 30 t7a-s 2', 'frank take rum-1')
  .expectOptions('frank', ['take provision-1', 'take crate-1', 'enough'])
  .plays('frank take crate-1')
  .expectChange({ 'frank.doubloons': -1, 'frank.crates': 1, 'frank.reserve': -1 });

scenario('NAS-FELD-06: two at most')
  .given(lay(beside, ship('frank', { doubloon: 5 })))
  .given(pawnAt('t7a-s'))
  .start(townTurn, townTurnOf('frank'))
  .plays('frank walk 30 t7a-s 2', 'frank take rum-1', 'frank take crate-1')
  .expectAsked('frank', 'merchant.send');

scenario('NAS-FELD-07: then he sends the merchant to any space of the next corner clockwise')
  .given(beside)
  .given(pawnAt('t7a-s'))
  .start(townTurn, townTurnOf('frank'))
  .plays('frank walk 30 t7a-s 2', 'frank take rum-1', 'frank enough')
  .expectOptions('frank', ['send t1a-p', 'send t1a-q', 'send t1a-r', 'send t1a-s'])
  .plays('frank send t1a-r')
  .expectBoard((b) => merchant.of(b).pawn, 2);

scenario('NAS-FELD-08: being put back onto his space is no meeting')
  .given(lay(captainAt('t5a-q', 't7a-s'), occupied('patricia', 18, 19, 46), occupied('ulrich', 54)))
  .given(pawnAt('t7a-s'))
  .start(townTurn, townTurnOf('frank'))
  .plays('frank relocate t7a-s')
  .expectAsked('frank', 'town.move')
  .expectBoard((b, seat) => shipNow('frank')(b, seat).rum, 1);

scenario('NAS-FELD-08: and he stays where he is between the rounds')
  .given(pawnAt('t7a-s'))
  .start(refit, {})
  .expectBoard((b) => merchant.of(b).pawn, 27);
