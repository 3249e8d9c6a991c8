import { expect, test } from 'vitest';
import {
  cargoPoints,
  companionPoints,
  finalCount,
  goodsPoints,
  opponentPoints,
  towerPoints,
  weaponPoints,
} from '../src/rules/count.ts';
import { course } from '../src/rules/course.ts';
import { score } from '../src/rules/ledger.ts';
import { refit } from '../src/rules/refit.ts';
import {
  atSea,
  bare,
  lay,
  occupied,
  outpostsOf,
  randomMatch,
  round,
  scenario,
  seaDogIn,
  ship,
  shipNow,
  towersOf,
} from './kit.ts';

const told = lay(
  ship('patricia', { told: [8], talePoints: 3 }),
  ship('ulrich', { told: [10], talePoints: 4 }),
  ship('beate', { jokes: [74], talePoints: 1 }),
);

scenario('NAS-REFIT-01: who lies stands up')
  .given(lay(round(4), ship('patricia', { standing: 5 })))
  .start(refit, {})
  .expectBoard((b, seat) => [shipNow('patricia')(b, seat).standing, shipNow('patricia')(b, seat).lying], [8, 0]);

scenario('NAS-TOWN-16: boats are home again, wherever they lay')
  .given(lay(round(3), atSea('patricia', 'D')))
  .start(refit, {})
  .expectBoard((b, seat) => [shipNow('patricia')(b, seat).zone, shipNow('patricia')(b, seat).stage], [0, 'town']);

scenario('NAS-REFIT-02: pirates in the town come back, those in the tavern and on outposts do not')
  .given(lay(round(4), occupied('patricia', 18, 46), outpostsOf('patricia', 1)))
  .start(refit, {})
  .expectBoard((b, seat) => [shipNow('patricia')(b, seat).standing, b.alleys.every((owner) => owner === -1)], [7, true]);

scenario('NAS-REFIT-03: used animals are turned up')
  .given(lay(round(4), ship('patricia', { sailors: 1, animals: { cat: 'used', crab: 'idle-used' } })))
  .start(refit, {})
  .expectBoard(
    (b, seat) => [shipNow('patricia')(b, seat).animals.cat, shipNow('patricia')(b, seat).animals.crab],
    ['ready', 'idle'],
  );

scenario('NAS-ANIMAL-10: and can be used again')
  .given(lay(round(4), ship('patricia', { animals: { cat: 'used' } })))
  .start(refit, {})
  .expectBoard((b, seat) => shipNow('patricia')(b, seat).animals.cat, 'ready');

scenario('NAS-REFIT-04: the most points with tales bring five')
  .given(lay(round(4), told))
  .start(refit, {})
  .expectTold('points.scored', { seat: 'ulrich', points: 5, cause: 'tales' })
  .expectNotTold('points.scored', { seat: 'patricia' });

scenario('NAS-REFIT-05: all who tie have five')
  .given(lay(round(4), told, ship('patricia', { talePoints: 4 })))
  .start(refit, {})
  .expectTold('points.scored', { seat: 'ulrich', points: 5 })
  .expectTold('points.scored', { seat: 'patricia', points: 5 });

scenario('NAS-REFIT-06: no tale costs five')
  .given(lay(round(4), told))
  .start(refit, {})
  .expectTold('points.lost', { seat: 'frank', points: 5, cause: 'tales' })
  .expectNotTold('points.lost', { seat: 'beate' });

scenario('NAS-REFIT-06, DX-11: if nobody told any, all lose five and nobody wins')
  .given(lay(round(4)))
  .start(refit, {})
  .expectBoard(({ ships }) => ships.map((s) => s.score), [5, 5, 5, 5]);

scenario('NAS-REFIT-07: everybody else neither wins nor loses')
  .given(lay(round(4), told))
  .start(refit, {})
  .expectBoard(({ ships }) => ships.map((s) => s.score), [10, 15, 10, 5]);

scenario('DX-13: a parrot’s double does not count: six against eight')
  .given(lay(round(4), ship('patricia', { told: [36], talePoints: 6, score: 22 }), ship('ulrich', { told: [54], talePoints: 8 })))
  .start(refit, {})
  .expectTold('points.scored', { seat: 'ulrich', points: 5 })
  .expectNotTold('points.scored', { seat: 'patricia' });

scenario('NAS-REFIT-08: told tales are discarded, jokes face down')
  .given(lay(round(4), told))
  .start(refit, {})
  .expectBoard((b, seat) => [b.discards, shipNow('beate')(b, seat).buried, shipNow('beate')(b, seat).jokes], [[8, 10], [74], []]);

scenario('NAS-REFIT-09: the animals that are left go to the box, and three new ones are shown')
  .draws('animal', null, 'parrot', 'lizard', 'parrot')
  .start(refit, {})
  .expectBoard(
    (b) => [b.mountains, b.box],
    [
      ['parrot', 'lizard', 'parrot'],
      ['rat', 'cat', 'crab'],
    ],
  );

scenario('NAS-REFIT-10: the next tile is shown, and the sea dog goes there')
  .given(lay(seaDogIn('C')))
  .draws('sea-dog', null, 5)
  .start(refit, {})
  .expectTold('sea-dog.moved', { zone: 'F' })
  .expectBoard((b) => b.seaDog, [2, 5]);

scenario('NAS-REFIT-11: the offering is replaced, and crates on it go home')
  .given(lay(seaDogIn('C', 'offering-1'), ship('patricia', { traded: true, marker: 1 })))
  .draws('offering', null, 'offering-4')
  .start(refit, {})
  .expectTold('offering.shown', { offering: 'offering-4' })
  .expectBoard(
    (b, seat) => [shipNow('patricia')(b, seat).marker, shipNow('patricia')(b, seat).traded, shipNow('patricia')(b, seat).reserve],
    [0, false, 17],
  );

test('NAS-REFIT-12: as many sea-dog tiles are shown as rounds have begun', () => {
  for (const { after } of randomMatch(2, 'tiles'))
    if (after.result === null) expect(after.board.seaDog).toHaveLength(after.board.round);
});

scenario('NAS-REFIT-13: every empty trading post receives a good from the stock')
  .given(lay(bare))
  .start(refit, {})
  .expectBoard((b) => [b.postGoods.filter((g) => g !== null).length, b.goods.length], [10, 14]);

scenario('NAS-REFIT-14: the dolphin’s holder begins the next round')
  .given(
    lay((b) => {
      b.dolphin = 2;
      for (const s of b.ships) s.stage = 'town';
    }),
  )
  .start(course, {})
  .expectAsked('beate', 'town.turn');

scenario('NAS-REFIT-15: in round 4 nothing is shown any more, but tales are compared')
  .given(lay(round(4), told))
  .start(refit, {})
  .expectNotTold('sea-dog.moved')
  .expectNotTold('animals.renewed')
  .expectTold('tales.compared', { seat: 'ulrich' });

test('NAS-REFIT-16: pirates, animals, tales, mountains, sea dog, offering, goods: in this order', () => {
  const order = ['tales.compared', 'animals.renewed', 'sea-dog.moved', 'offering.shown'];
  const refits = randomMatch(3, 'order').filter((m) => m.events.some((e) => e.event === 'animals.renewed'));
  expect(refits.length).toBe(3);
  for (const { events } of refits) {
    const seen = events.map((e) => e.event).filter((e) => order.includes(e));
    expect([...new Set(seen)]).toEqual(order);
  }
});

// ── the count ──

test('NAS-SCORE-01: after Phase III of round 4 the match is counted and over', () => {
  const last = randomMatch(2, 'end').at(-1)!;
  expect(last.before.board.round).toBe(4);
  const events = last.events.map((e) => e.event);
  expect(events.indexOf('refit.began')).toBeLessThan(events.indexOf('count.began'));
  expect(last.after.board.phase).toBe('over');
});

scenario('NAS-SCORE-02: crates on towers × towers')
  .given(lay(towersOf('patricia', 4, 1), towersOf('ulrich', 5)))
  .expectBoard((b) => [towerPoints(b, 0).points, towerPoints(b, 1).points, towerPoints(b, 2).points], [10, 5, 0]);

scenario('NAS-SCORE-03: points of the opponents × different kinds')
  .given(lay(ship('patricia', { beaten: [4, 5, 11] })))
  .expectBoard(({ ships }) => opponentPoints(ships[0]!), { sum: 10, kinds: 2, points: 20 });

scenario('NAS-SCORE-04: values × goods, the centre worth nothing but counted')
  .given(lay(bare, ship('patricia', { hidden: 3, centre: { tobacco: 1 } })))
  .expectBoard(({ ships }) => goodsPoints(ships[0]!), { sum: 9, goods: 4, points: 36 });

scenario('NAS-SCORE-05: the strongest type with the printed one × tokens of all types')
  .given(lay(ship('patricia', { weapons: { hook: 2, sabre: 1 } })))
  .expectBoard(({ ships }) => weaponPoints(ships[0]!), { most: 3, tokens: 3, points: 9 });

scenario('DX-15: without tokens domination is worth nothing').expectBoard(({ ships }) => weaponPoints(ships[0]!), {
  most: 1,
  tokens: 0,
  points: 0,
});

scenario('NAS-SCORE-06: eight for each sailor with an animal')
  .given(lay(ship('patricia', { sailors: 1, standing: 8, animals: { cat: 'used', crab: 'idle' } })))
  .expectBoard(({ ships }) => companionPoints(ships[0]!), { pairs: 1, points: 8 });

scenario('NAS-SCORE-07, DX-12: one for every full two of holds, hand and items')
  .given(
    lay(
      bare,
      ship('patricia', {
        crates: 1,
        provisions: 1,
        goods: { silver: 1 },
        hand: [7],
        rum: 1,
        doubloon: 0,
        bomb: 1,
        compass: 1,
        contract: 0,
      }),
    ),
  )
  .expectBoard(({ ships }) => cargoPoints(ships[0]!), { things: 7, points: 3 });

scenario('NAS-SCORE-08: all points are on the track')
  .given(lay(ship('patricia', { weapons: { hook: 2, sabre: 1 }, crates: 0, provisions: 0, rum: 0, doubloon: 0 })))
  .start(finalCount, { tracks: [] })
  .expectTold('count.total', { seat: 'patricia', track: 10, weapons: 9, total: 19 });

scenario('NAS-SCORE-09: the score is one number, beyond 100 and 200 too')
  .given(lay(ship('patricia', { score: 199 }), (b) => score({ board: b, tell: undefined } as never, 0, 5, 'tales')))
  .expectBoard(({ ships }) => ships[0]!.score, 204);

scenario('NAS-SCORE-10: most points win')
  .given(lay(ship('beate', { score: 60 })))
  .start(finalCount, { tracks: [] })
  .expectResult({ winners: ['beate'], end: 'rounds-played' });

scenario('NAS-SCORE-11: a tie is a shared victory')
  .given(lay(ship('beate', { score: 60 }), ship('frank', { score: 60 })))
  .start(finalCount, { tracks: [] })
  .expectResult({ winners: ['beate', 'frank'], end: 'shared-victory' });

scenario('NAS-SCORE-12: losses take the score below 0')
  .given(lay(round(4), ship('patricia', { score: 2 })))
  .start(refit, {})
  .expectBoard(({ ships }) => ships[0]!.score, -3);

scenario('a boat at home is on its ship again')
  .given(lay(round(4), atSea('patricia', 'E')))
  .start(refit, {})
  .expectBoard((b, seat) => shipNow('patricia')(b, seat).stage, 'town');
