import { seedOf } from '@boucan/kernel';
import type { SeatOf } from '@boucan/testkit/scenario';
import { expect, test } from 'vitest';
import type { Nassau } from '../src/board.ts';
import { WEAPONS } from '../src/content/gains.ts';
import { nassau } from '../src/game.ts';
import { dutchman } from '../src/packs/flying-dutchman/board.ts';
import { attackDutchman, placesOf } from '../src/packs/flying-dutchman/rules.ts';
import { finalCount } from '../src/rules/count.ts';
import { refit } from '../src/rules/refit.ts';
import { home } from '../src/rules/return.ts';
import { seaTurn } from '../src/rules/sailing.ts';
import { progress } from '../src/rules/tales.ts';
import { atSea, cleared, lay, randomMatch, round, seaDogIn, seaTurnOf, ship, shipNow, withPacks } from './kit.ts';

const PACK = 'flying-dutchman';
const scenario = withPacks(PACK);
const laid = (seed: string, options = {}) => nassau.setup({ seats: 4, packs: [PACK], options }, seedOf(seed)).board;
const many = Array.from({ length: 30 }, (_, i) => `ghost ${i}`);

/** The Dutchman in zone C, to be shot at with harpoons in rounds 1 and 2. */
const inC = (b: Nassau): void => {
  Object.assign(dutchman.of(b), { tiles: [2], bag: [1, 3, 4, 5, 6, 7, 8], weapons: ['harpoon', 'harpoon', 'sabre', 'hook'] });
};
const hit =
  (crates: readonly number[]) =>
  (b: Nassau): void => {
    Object.assign(dutchman.of(b), { crates: crates.slice() });
    for (const [seat, n] of crates.entries()) {
      b.ships[seat]!.afield = n;
      b.ships[seat]!.reserve -= n;
    }
  };
const attacking = (name: string) => (seat: SeatOf) => ({ seat: seat(name), crab: false, bombed: false });
const hunter = (has = {}) =>
  lay(
    cleared('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'),
    atSea('beate', 'C', { crates: 4, sailors: 2, standing: 1, rum: 0, weapons: { harpoon: 2 }, ...has }),
  );
const jokes = lay(
  ship('patricia', { jokes: [74], talePoints: 1 }),
  ship('ulrich', { jokes: [73], talePoints: 1 }),
  ship('beate', { jokes: [72], talePoints: 1 }),
  ship('frank', { jokes: [71], talePoints: 1 }),
);

test('NAS-DUTCH-01: with the sea dog or in his place', () => {
  expect(laid('a').seaDog).toHaveLength(1);
  const alone = laid('a', { 'sea-dog': 'absent' });
  expect([alone.seaDog, alone.offerings]).toEqual([[], []]);
  const last = randomMatch(3, 'alone', { 'sea-dog': 'absent' }, [PACK]).at(-1)!;
  expect(last.after.result).not.toBeNull();
});

test('NAS-DUTCH-02: his board lies beside the others, and only with the pack', () => {
  expect(dutchman.of(laid('a'))).toBeDefined();
  expect(dutchman.of(nassau.setup({ seats: 2 }, seedOf('a')).board)).toBeUndefined();
});

test('NAS-DUTCH-03: four tiles are shown in a match, one a round, all different', () => {
  const { board } = randomMatch(2, 'tiles', {}, [PACK]).at(-1)!.after;
  expect(new Set(dutchman.of(board).tiles).size).toBe(4);
});

test('NAS-DUTCH-04: the first tile is shown, of a zone from B to I', () => {
  const zones = many.map((seed) => dutchman.of(laid(seed)).tiles);
  for (const tiles of zones) expect(tiles).toHaveLength(1);
  expect(zones.flat()).not.toContain(0);
  expect(new Set(zones.flat()).size).toBeGreaterThan(5);
});

test('NAS-DUTCH-05: four of the five weapons lie open, one for each round', () => {
  const weapons = many.map((seed) => dutchman.of(laid(seed)).weapons);
  for (const four of weapons) expect(new Set(four).size).toBe(4);
  expect(new Set(weapons.map((four) => four[0]))).toEqual(new Set(WEAPONS));
});

scenario('NAS-DUTCH-06: the attack is the action of the turn')
  .given(inC)
  .given(hunter())
  .start(seaTurn, seaTurnOf('beate'))
  .draws('token', 'beate', 'nothing', 'nothing')
  .plays('beate attack-dutchman')
  .expectTold('dutchman.attacked', { seat: 'beate', zone: 'C' })
  .plays('beate fire 2 0')
  .expectDone()
  .expectBoard((b, seat) => shipNow('beate')(b, seat).provisions, 0);

scenario('NAS-DUTCH-07: only in his zone')
  .given(inC)
  .given(hunter({ zone: 'B' }))
  .start(seaTurn, seaTurnOf('beate'))
  .expectWhyNot('beate', 'attack-dutchman', 'NAS-SAIL-02')
  .plays('beate enter C 0')
  .expectCan('beate', 'attack-dutchman');

scenario('NAS-DUTCH-08: with the weapon above the tile of the round')
  .given(inC)
  .given(lay(round(3), hunter({ weapons: { harpoon: 2, sabre: 0 } })))
  .start(attackDutchman, attacking('beate'))
  .expectOptions('beate', ['fire 1 0']);

scenario('NAS-DUTCH-09: a crate for each set on the tile')
  .given(inC)
  .given(hunter())
  .start(attackDutchman, attacking('beate'))
  .draws('token', 'beate', 'nothing', 'nothing')
  .plays('beate fire 3 1')
  .expectBoard((b) => dutchman.of(b).crates, [0, 0, 3, 0]);

for (const [n, tokens] of [
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
] as const)
  scenario(`in round ${n} ${tokens} tokens are drawn`)
    .given(inC)
    .given(lay(round(n), hunter({ standing: 0 })))
    .start(attackDutchman, attacking('beate'))
    .draws('token', 'beate', ...Array<string>(tokens).fill('nothing'))
    .plays(n === 4 || n === 3 ? 'beate fire 1 0' : 'beate fire 2 0')
    .expectTold('tokens.drawn', { tokens: Array(tokens).fill('nothing') });

scenario('NAS-DUTCH-10: two tokens in the first round')
  .given(inC)
  .given(hunter())
  .start(attackDutchman, attacking('beate'))
  .draws('token', 'beate', 'nothing', 'nothing')
  .plays('beate fire 2 0')
  .expectTold('tokens.drawn', { tokens: ['nothing', 'nothing'] });

scenario('NAS-DUTCH-11: resolved as in a fight; the crab takes a token away, but cat and bomb do not help')
  .given(inC)
  .given(hunter({ bomb: 1, rum: 0, sailors: 3, animals: { crab: 'ready', cat: 'ready' } }))
  .start(attackDutchman, attacking('beate'))
  .expectOptions('beate', ['fire 3 0', 'crab'])
  .draws('token', 'beate', 'attack-sail')
  .dice('defence', 'beate', 1, 1)
  .plays('beate crab', 'beate fire 3 0')
  .expectTold('loss.suffered', { loss: 'sail' })
  .expectNotTold('dice.rerolled');

scenario('NAS-DUTCH-11: where the table plays so, the bomb puts two crates there and the cat helps, and the crab does not', {
  'dutchman-cat-and-bomb': true,
  'dutchman-crab': false,
})
  .given(inC)
  .given(hunter({ bomb: 1, sailors: 3, animals: { crab: 'ready', cat: 'ready' } }))
  .start(attackDutchman, attacking('beate'))
  .expectOptions('beate', ['fire 3 0', 'bomb'])
  .plays('beate bomb')
  .expectBoard((b) => dutchman.of(b).crates[2], 2)
  .draws('token', 'beate', 'attack-sail', 'nothing')
  .dice('defence', 'beate', 1, 1)
  .plays('beate fire 3 0')
  .expectAsked('beate', 'fight.cat');

for (const [reserve, crates, left] of [
  [2, 4, 4],
  [1, 4, 3],
  [0, 4, 2],
  [0, 1, 0],
] as const)
  scenario(`NAS-DUTCH-11, NAS-Q-22: a bomb with ${reserve} crates in reserve and ${crates} in the holds, as in a fight`, {
    'dutchman-cat-and-bomb': true,
  })
    .given(inC)
    .given(hunter({ bomb: 1, crates, standing: 0, marker: 20 - crates - reserve }))
    .start(attackDutchman, attacking('beate'))
    .plays('beate bomb')
    .expectTold('bomb.thrown', { opponent: 'dutchman', crates: Math.min(2, reserve + crates) })
    .expectBoard(
      (b, seat) => [shipNow('beate')(b, seat).reserve, shipNow('beate')(b, seat).crates],
      [Math.max(0, reserve - 2), left],
    )
    .expectOptions('beate', [`fire ${Math.min(2, left)} 0`]);

scenario('NAS-DUTCH-12, DX-20: two rum, even if every crate was dodged')
  .given(inC)
  .given(lay(round(2), hunter({ standing: 0 })))
  .start(attackDutchman, attacking('beate'))
  .draws('token', 'beate', 'dodge', 'dodge', 'nothing')
  .plays('beate fire 2 0')
  .expectChange({ 'beate.crates': -2, 'beate.reserve': 2, 'beate.rum': 2 });

scenario('NAS-DUTCH-13: no points now, never beaten, and attacks add up')
  .given(inC)
  .given(hunter({ standing: 0 }))
  .given(hit([0, 0, 5, 9]))
  .start(attackDutchman, attacking('beate'))
  .draws('token', 'beate', 'nothing', 'nothing')
  .plays('beate fire 2 0')
  .expectNotTold('points.scored')
  .expectNotTold('opponent.beaten')
  .expectBoard((b) => dutchman.of(b).crates, [0, 0, 7, 9]);

scenario('NAS-DUTCH-14: at the end of the round the most crates bring the points of the tile')
  .given(inC)
  .given(jokes)
  .given(hit([1, 0, 3, 2]))
  .start(refit, {})
  .expectTold('points.scored', { seat: 'beate', points: 7, cause: 'dutchman' })
  .expectNotTold('points.scored', { seat: 'frank', cause: 'dutchman' });

scenario('NAS-DUTCH-15, DX-14: all who tie have all of them')
  .given(inC)
  .given(jokes)
  .given(hit([2, 2, 2, 0]))
  .start(refit, {})
  .expectTold('points.scored', { seat: 'patricia', points: 7 })
  .expectTold('points.scored', { seat: 'ulrich', points: 7 })
  .expectBoard(
    (b) => [dutchman.of(b).below.slice(0, 4), dutchman.of(b).large],
    [
      [1, 1, 1, 0],
      [1, 1, 1, 0],
    ],
  );

scenario('NAS-DUTCH-16: a crate of each winner goes below the tile')
  .given(inC)
  .given(lay(round(2)))
  .given(hit([0, 4, 0, 0]))
  .start(refit, {})
  .expectBoard((b) => dutchman.of(b).below, [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

scenario('NAS-DUTCH-17: all others go to the large quay')
  .given(inC)
  .given(hit([1, 4, 0, 2]))
  .start(refit, {})
  .expectBoard(
    (b) => [dutchman.of(b).crates, dutchman.of(b).large],
    [
      [0, 0, 0, 0],
      [1, 3, 0, 2],
    ],
  );

scenario('NAS-DUTCH-18: and stay there: their owners have them no more')
  .given(inC)
  .given(hit([0, 4, 0, 0]))
  .start(refit, {})
  .expectBoard((b, seat) => [shipNow('ulrich')(b, seat).afield, shipNow('ulrich')(b, seat).reserve], [4, 13]);

scenario('NAS-DUTCH-19: without a crate nobody scores it')
  .given(inC)
  .given(jokes)
  .start(refit, {})
  .expectTold('dutchman.unscored')
  .expectNotTold('dutchman.scored');

scenario('NAS-DUTCH-20: the next tile is shown, and he goes there')
  .given(inC)
  .draws('dutchman', null, 7)
  .start(refit, {})
  .expectTold('dutchman.moved', { zone: 'H', points: 8 })
  .expectBoard((b) => dutchman.of(b).tiles, [2, 7]);

scenario('NAS-DUTCH-20: in round 4 there is none')
  .given(inC)
  .given(lay(round(4)))
  .start(refit, {})
  .expectNotTold('dutchman.moved');

scenario('NAS-DUTCH-21: 25, 15, 10 and 5 for crates on the large quay')
  .given((b) => Object.assign(dutchman.of(b), { large: [1, 4, 3, 2] }))
  .given(
    lay(
      ship('patricia', { afield: 1 }),
      ship('ulrich', { afield: 4 }),
      ship('beate', { afield: 3 }),
      ship('frank', { afield: 2 }),
    ),
  )
  .start(finalCount, { tracks: [] })
  .expectTold('count.dutchman', { seat: 'ulrich', place: 1, points: 25 })
  .expectTold('count.dutchman', { seat: 'patricia', place: 4, points: 5 })
  .expectTold('count.total', { seat: 'beate', expansion: 15 });

test('NAS-DUTCH-22: a tie shares the place, and the next is skipped', () => {
  expect(placesOf([3, 2, 2, 1]).map((p) => p.points)).toEqual([25, 15, 15, 5]);
});

test('NAS-DUTCH-23: without a crate there no place', () => {
  expect(placesOf([0, 2, 0, 0]).map((p) => p.points)).toEqual([0, 25, 0, 0]);
});

scenario('NAS-DUTCH-24: crates below the tiles do not count')
  .given((b) => Object.assign(dutchman.of(b), { below: [4, ...Array<number>(15).fill(0)], large: [0, 1, 0, 0] }))
  .given(lay(ship('patricia', { afield: 4 }), ship('ulrich', { afield: 1 })))
  .start(finalCount, { tracks: [] })
  .expectTold('count.dutchman', { seat: 'patricia', points: 0 })
  .expectTold('count.dutchman', { seat: 'ulrich', points: 25 });

scenario('NAS-DUTCH-25: he is no opponent: no tale at home, and none that is true through him')
  .given(inC)
  .given(hit([1, 0, 0, 0]))
  .start(home, (seat) => ({ seat: seat('patricia'), crates: 0, tales: 0, points: 0 }))
  .expectDone()
  .expectBoard((b) => progress(b, 0, 9), { have: 0, need: 1 });

scenario('NAS-DUTCH-26: the compass leads to him')
  .given(inC)
  .given(hunter({ zone: 'G', compass: 1 }))
  .start(seaTurn, seaTurnOf('beate'))
  .plays('beate steer dutchman')
  .expectChange({ 'beate.provisions': -1, 'beate.compasses': -1, 'beate.zone': 'C' })
  .expectCan('beate', 'attack-dutchman');

scenario('NAS-DUTCH-26, NAS-Q-29: one compass a turn: a second could only have led there at once')
  .given(inC)
  .given(lay(hunter({ zone: 'G', compass: 2 }), seaDogIn('H')))
  .start(seaTurn, seaTurnOf('beate'))
  .plays('beate steer sea-dog')
  .expectTold('boat.steered', { zone: 'H', goal: 'sea-dog' })
  .expectWhyNot('beate', 'steer dutchman', 'NAS-SAIL-13')
  .expectWhyNot('beate', 'steer sea-dog', 'NAS-SAIL-13')
  .plays('beate enter I 0')
  .expectBoard((b, seat) => [shipNow('beate')(b, seat).zone, shipNow('beate')(b, seat).compass], [8, 1]);

scenario('NAS-DUTCH-26, NAS-Q-29: nor to the sea dog, for whoever was led to the Dutchman')
  .given(inC)
  .given(lay(hunter({ zone: 'G', compass: 2 }), seaDogIn('E')))
  .start(seaTurn, seaTurnOf('beate'))
  .plays('beate steer dutchman')
  .expectWhyNot('beate', 'steer sea-dog', 'NAS-SAIL-13');

scenario('NAS-DUTCH-27: every set fires; only how many pirates lie down is chosen')
  .given(inC)
  .given(hunter())
  .start(attackDutchman, attacking('beate'))
  .expectOptions('beate', ['fire 2 0', 'fire 3 1']);

scenario('NAS-DUTCH-27: any number, where the table plays so', { 'dutchman-crates': 'any-number' })
  .given(inC)
  .given(hunter())
  .start(attackDutchman, attacking('beate'))
  .expectOptions('beate', ['fire 1 0', 'fire 2 0', 'fire 3 1']);

scenario('NAS-DUTCH-27, DX-19: without a crate there is no attack')
  .given(inC)
  .given(hunter({ crates: 0 }))
  .start(seaTurn, seaTurnOf('beate'))
  .expectWhyNot('beate', 'attack-dutchman', 'NAS-DUTCH-27', 'no-crate');

scenario('NAS-DUTCH-28: a dodged crate counts nowhere on his board')
  .given(inC)
  .given(hunter({ standing: 0 }))
  .start(attackDutchman, attacking('beate'))
  .draws('token', 'beate', 'dodge', 'nothing')
  .plays('beate fire 2 0')
  .expectBoard((b, seat) => [dutchman.of(b).crates[2], shipNow('beate')(b, seat).afield], [1, 1]);

test('NAS-DUTCH-29: his tile is scored once a round, after the tales and before the next tile, in the last round too', () => {
  const events = randomMatch(3, 'scored', {}, [PACK]).map((m) => m.events.map((e) => e.event));
  const refits = events.filter((names) => names.includes('refit.began'));
  expect(refits).toHaveLength(4);
  for (const names of refits) {
    const scored = names.findIndex((e) => e === 'dutchman.scored' || e === 'dutchman.unscored');
    expect(scored).toBeGreaterThan(names.lastIndexOf('tales.compared'));
    if (names.includes('dutchman.moved')) expect(names.indexOf('dutchman.moved')).toBeGreaterThan(scored);
  }
});
