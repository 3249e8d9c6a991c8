import { expect, test } from 'vitest';
import { townOf } from '../src/content/town.ts';
import { passing } from '../src/rules/quays.ts';
import { refit } from '../src/rules/refit.ts';
import { townPhase, townTurn } from '../src/rules/town.ts';
import { captainAt, lay, occupied, outpostIn, randomMatch, scenario, ship, shipNow, town, townTurnOf } from './kit.ts';

// The captain stands on t5a-r: alley 19 (1 section) to t5a-q, 20 (2) to t5a-s, 22 (2) to t5a-p, 55 (3) to t6a-s, 56 (3) to t8a-q.
const START = { seat: 0 };

// ── the course ──

test('NAS-FLOW-01: a match has four rounds, and then it is over', () => {
  for (const players of [2, 3, 4]) {
    const moves = randomMatch(players, `flow ${players}`);
    const rounds = moves.flatMap((m) => m.events.filter((e) => e.event === 'round.began').map((e) => e.with.round));
    expect(rounds).toEqual([2, 3, 4]);
    expect(moves.at(-1)!.after.result).not.toBeNull();
  }
});

test('NAS-FLOW-02: Nassau, the Caribbean, refit, in every round', () => {
  const headings = randomMatch(3, 'phases').flatMap((m) => m.events.map((e) => e.event));
  const phases = headings.filter((e) => ['round.began', 'sea.began', 'refit.began', 'count.began'].includes(e));
  const round = ['sea.began', 'refit.began', 'round.began'];
  expect(phases).toEqual([...round, ...round, ...round, 'sea.began', 'refit.began', 'count.began']);
});

scenario('NAS-FLOW-03: the dolphin’s holder begins Phase I, and it goes clockwise', { 'first-seat': 2 })
  .expectAsked('beate', 'town.turn')
  .plays('beate pause')
  .expectAsked('frank', 'town.turn')
  .plays('frank pause')
  .expectAsked('patricia', 'town.turn');

scenario('NAS-FLOW-04: the dolphin’s holder begins Phase II, and it goes clockwise')
  .plays(
    'patricia pause',
    'ulrich pass',
    'ulrich dock quay-1',
    'beate pass',
    'beate dock quay-2',
    'frank pass',
    'frank dock quay-5',
  )
  .plays('patricia pass', 'patricia dock quay-3')
  .expectTold('sea.began', { seat: 'ulrich' })
  .expectAsked('ulrich', 'sea.turn')
  .plays('ulrich head-for home')
  .expectAsked('beate', 'sea.turn');

scenario('NAS-FLOW-05: who has passed is skipped, and the last one goes on alone')
  .given(lay(ship('patricia', { rum: 3 })))
  .start(townPhase, START)
  .plays(
    'patricia pause',
    'ulrich pass',
    'ulrich dock quay-1',
    'beate pass',
    'beate dock quay-2',
    'frank pass',
    'frank dock quay-5',
  )
  .plays('patricia pause')
  .expectAsked('patricia', 'town.turn')
  .plays('patricia pause')
  .expectAsked('patricia', 'town.turn');

// ── moving ──

scenario('NAS-TOWN-01: one of three: move, pause or pass')
  .start(townTurn, townTurnOf('patricia'))
  .expectOptions('patricia', [
    'walk 19 t5a-q 1',
    'walk 20 t5a-s 2',
    'walk 22 t5a-p 2',
    'walk 55 t6a-s 3',
    'walk 56 t8a-q 3',
    'pause',
    'pass',
  ]);

scenario('NAS-TOWN-02: only an alley that starts where the captain stands')
  .start(townTurn, townTurnOf('patricia'))
  .expectWhyNot('patricia', 'walk 18 t5a-p 1', 'NAS-TOWN-01')
  .expectCan('patricia', 'walk 19 t5a-q 1');

scenario('NAS-TOWN-03: an alley with a pirate of anybody in it is closed')
  .given(lay(occupied('patricia', 20), occupied('frank', 55)))
  .start(townTurn, townTurnOf('patricia'))
  .expectWhyNot('patricia', 'walk 20 t5a-s 2', 'NAS-TOWN-03', 'alley-occupied')
  .expectWhyNot('patricia', 'walk 55 t6a-s 3', 'NAS-TOWN-03', 'alley-occupied');

scenario('NAS-TOWN-04: a pirate on every section, or the alley cannot be taken')
  .given(lay(ship('patricia', { standing: 2 })))
  .start(townTurn, townTurnOf('patricia'))
  .expectWhyNot('patricia', 'walk 55 t6a-s 3', 'NAS-TOWN-04', 'too-few-pirates')
  .plays('patricia walk 20 t5a-s 2')
  .expectBoard((b, seat) => [b.alleys[20], shipNow('patricia')(b, seat).standing], [0, 0]);

scenario('NAS-TOWN-05: the captain goes to the other end')
  .start(townTurn, townTurnOf('patricia'))
  .plays('patricia walk 56 t8a-q 3')
  .expectChange({ captain: 't8a-q', 'patricia.standing': -3, 'patricia.town': 3 });

scenario('NAS-TOWN-06: he receives what the new space shows')
  .given(lay(captainAt('t8a-q')))
  .start(townTurn, townTurnOf('patricia'))
  .plays('patricia walk 32 t8a-p 2')
  .expectChange({ captain: 't8a-p', 'patricia.standing': -2, 'patricia.town': 2, 'patricia.crates': 3, 'patricia.reserve': -3 });

scenario('NAS-TOWN-07: of two equipments exactly one')
  .given(lay(ship('patricia', { doubloon: 0 })))
  .start(townTurn, townTurnOf('patricia'))
  .plays('patricia walk 19 t5a-q 1')
  .expectOptions('patricia', ['take sailor', 'take sail'])
  .plays('patricia take sail')
  .expectChange({ 'patricia.sails': 1 })
  .expectDone();

scenario('NAS-TOWN-08: then the next one goes on from the captain’s new space')
  .given(lay(ship('patricia', { doubloon: 0 })))
  .start(townPhase, START)
  .plays('patricia walk 19 t5a-q 1', 'patricia take sail')
  .expectAsked('ulrich', 'town.turn')
  .expectCan('ulrich', 'walk 18 t5a-p 1');

scenario('NAS-TOWN-09: pirates stay in the town until Phase III')
  .given(lay(ship('patricia', { doubloon: 0 })))
  .start(townPhase, START)
  .plays('patricia walk 19 t5a-q 1', 'patricia take sail', 'ulrich pass', 'ulrich dock quay-1')
  .expectBoard((b) => b.alleys[19], 0);

scenario('NAS-TOWN-10: a doubloon buys a second move at once')
  .start(townTurn, townTurnOf('patricia'))
  .plays('patricia walk 19 t5a-q 1', 'patricia take sail')
  .expectAsked('patricia', 'town.again')
  .plays('patricia walk 18 t5a-p 1', 'patricia take new-hold')
  .expectTold('doubloons.paid', { seat: 'patricia', n: 1, cause: 'extra-move' })
  .expectBoard(
    (b, seat) => {
      const s = shipNow('patricia')(b, seat);
      return [s.doubloon, s.sails, s.holds, s.standing];
    },
    [0, 3, 4, 6],
  );

scenario('NAS-TOWN-11: a third move is impossible, however rich one is')
  .given(lay(ship('patricia', { doubloon: 9 })))
  .start(townTurn, townTurnOf('patricia'))
  .plays('patricia walk 19 t5a-q 1', 'patricia take sail', 'patricia walk 18 t5a-p 1', 'patricia take new-hold')
  .expectDone();

scenario('NAS-TOWN-12: points do not pay for it')
  .given(lay(ship('patricia', { doubloon: 0, score: 50 })))
  .start(townTurn, townTurnOf('patricia'))
  .plays('patricia walk 19 t5a-q 1', 'patricia take sail')
  .expectDone();

const hemmedIn = lay(captainAt('t5a-q', 't5a-r', 't8a-q'), occupied('patricia', 18, 19, 46), occupied('ulrich', 54));

scenario(
  'NAS-TOWN-13: with all alleys taken the captain goes back, free and for nothing, where it was in this round, and a move must follow',
)
  .given(hemmedIn)
  .start(townTurn, townTurnOf('frank'))
  .expectOptions('frank', ['relocate t5a-r', 'relocate t8a-q', 'pause', 'pass'])
  .plays('frank relocate t8a-q')
  .expectChange({ captain: 't8a-q' })
  .expectWhyNot('frank', 'pass', 'NAS-TOWN-13')
  .plays('frank walk 32 t8a-p 2')
  .expectChange({ captain: 't8a-p', 'frank.standing': -2, 'frank.town': 2, 'frank.crates': 3, 'frank.reserve': -3 });

scenario('NAS-TOWN-13: where the table plays so, any space of the whole game will do', { relocation: 'whole-game' })
  .given(
    lay(hemmedIn, (b) => {
      b.trail = [0, ...b.trail];
    }),
  )
  .start(townPhase, START)
  .expectCan('patricia', 'relocate t1a-p');

scenario('NAS-TOWN-13: if none of them has a way out, any other space')
  .given(lay(captainAt('t5a-q'), occupied('patricia', 18, 19, 46), occupied('ulrich', 54)))
  .start(townTurn, townTurnOf('frank'))
  .expectCan('frank', 'relocate t9a-s');

scenario('NAS-TOWN-13: where the captain was put it has been: that space is one to come back to')
  .given(lay(captainAt('t5a-q'), occupied('patricia', 18, 19, 46), occupied('ulrich', 54)))
  .start(townTurn, townTurnOf('frank'))
  .plays('frank relocate t9a-s')
  .expectBoard((b) => b.trail.map((space) => townOf(b.plan).spaces[space]!.id), ['t5a-q', 't9a-s']);

scenario('NAS-TOWN-14: not while one alley is free, even if he has too few pirates for it')
  .given(lay(captainAt('t5a-q', 't5a-r'), occupied('patricia', 18, 19), occupied('ulrich', 54), ship('frank', { standing: 1 })))
  .start(townTurn, townTurnOf('frank'))
  .expectOptions('frank', ['pause', 'pass'])
  .expectWhyNot('frank', 'walk 46 t2a-r 4', 'NAS-TOWN-04');

scenario('NAS-TOWN-14: a free alley to the rim counts as long as the barge can come back')
  .given(lay(captainAt('t1a-p', 't5a-r'), occupied('patricia', 0, 3)))
  .start(townTurn, townTurnOf('frank'))
  .expectWhyNot('frank', 'relocate t5a-r', 'NAS-TOWN-01')
  .expectCan('frank', 'barge 64 1');

scenario('NAS-TOWN-15: a space that gives nothing may still be entered')
  .given(lay(captainAt('t1a-s'), ship('patricia', { sails: 5, doubloon: 0 })))
  .start(townTurn, townTurnOf('patricia'))
  .plays('patricia walk 2 t1a-r 3')
  .expectTold('gain.nothing', { seat: 'patricia', gain: 'sail' })
  .expectChange({ captain: 't1a-r', 'patricia.standing': -3, 'patricia.town': 3 });

scenario('NAS-TOWN-16: the captain stays where it is between the rounds')
  .given(
    lay(captainAt('t1a-r'), (b) => {
      b.round = 4;
    }),
  )
  .start(refit, {})
  .expectBoard((b) => b.captain, 2);

// ── the barge ──

const atTheRim = lay(captainAt('t1a-p'), ship('ulrich', { standing: 4 }));

scenario('NAS-BARGE-01: an alley that leads off the plan takes one to the barge')
  .given(atTheRim)
  .start(townTurn, townTurnOf('ulrich'))
  .plays('ulrich barge 64 1')
  .expectAsked('ulrich', 'town.land');

scenario('NAS-BARGE-02: back by another alley on the rim, to the space at its end, but not to the one just left')
  .given(lay(atTheRim, ship('ulrich', { standing: 8 })))
  .start(townTurn, townTurnOf('ulrich'))
  .plays('ulrich barge 64 1')
  .expectWhyNot('ulrich', 'land 67 t1a-p 3', 'NAS-BARGE-02')
  .plays('ulrich land 72 t3a-q 3')
  .expectBoard((b) => b.captain, 9);

scenario('NAS-BARGE-03: both alleys must be free, and both are filled')
  .given(lay(atTheRim, occupied('frank', 72)))
  .start(townTurn, townTurnOf('ulrich'))
  .plays('ulrich barge 64 1')
  .expectWhyNot('ulrich', 'land 72 t3a-q 3', 'NAS-BARGE-02')
  .expectCan('ulrich', 'land 65 t1a-q 3');

scenario('NAS-BARGE-03: without pirates for the way back the barge cannot be taken')
  .given(lay(atTheRim, ship('ulrich', { standing: 1 })))
  .start(townTurn, townTurnOf('ulrich'))
  .expectWhyNot('ulrich', 'barge 64 1', 'NAS-BARGE-03', 'too-few-pirates');

scenario('NAS-BARGE-04: it costs a doubloon')
  .given(atTheRim)
  .start(townTurn, townTurnOf('ulrich'))
  .plays('ulrich barge 64 1', 'ulrich land 65 t1a-q 3')
  .expectChange({ captain: 't1a-q', 'ulrich.standing': -4, 'ulrich.town': 4, 'ulrich.doubloons': 1 })
  .expectTold('doubloons.paid', { seat: 'ulrich', n: 1, cause: 'barge' });

scenario('NAS-BARGE-05, DX-02: without any, two points')
  .given(lay(atTheRim, ship('ulrich', { doubloon: 0, score: 11 })))
  .start(townTurn, townTurnOf('ulrich'))
  .plays('ulrich barge 64 1', 'ulrich land 65 t1a-q 3')
  .expectChange({ captain: 't1a-q', 'ulrich.standing': -4, 'ulrich.town': 4, 'ulrich.doubloons': 2, 'ulrich.score': -2 });

scenario('NAS-BARGE-06: who has a doubloon pays with it and loses no points')
  .given(atTheRim)
  .start(townTurn, townTurnOf('ulrich'))
  .plays('ulrich barge 64 1', 'ulrich land 65 t1a-q 3')
  .expectNotTold('points.lost');

scenario('NAS-BARGE-07: only the space of arrival gives something')
  .given(lay(town('t1a0 t3a0 t2b0 t4a0 t5a0 t6a0 t7a0 t8a0 t9a0'), captainAt('t1a-p'), ship('ulrich', { standing: 3 })))
  .start(townTurn, townTurnOf('ulrich'))
  .plays('ulrich barge 63 1', 'ulrich land 72 t2b-q 2')
  .expectTold('cargo.stowed', { seat: 'ulrich', cargo: 'provisions', n: 2 })
  .expectNotTold('cargo.stowed', { cargo: 'crates' });

scenario('NAS-BARGE-08: as the extra move it costs both; if that took the last doubloon, two points')
  .given(lay(captainAt('t1a-s'), ship('ulrich', { standing: 8, doubloon: 1 })))
  .start(townTurn, townTurnOf('ulrich'))
  .plays('ulrich walk 3 t1a-p 1', 'ulrich barge 64 1', 'ulrich land 65 t1a-q 3')
  .expectTold('doubloons.paid', { n: 1, cause: 'extra-move' })
  .expectTold('points.lost', { points: 2, cause: 'barge' });

scenario('DX-17: out by one of two alleys of a corner space, back elsewhere and not to the same space')
  .given(lay(captainAt('t1a-p'), occupied('patricia', 0, 3)))
  .start(townTurn, townTurnOf('frank'))
  .expectOptions('frank', ['barge 64 1', 'barge 67 3', 'pause', 'pass'])
  .plays('frank barge 64 1')
  .expectWhyNot('frank', 'land 67 t1a-p 3', 'NAS-BARGE-02');

// ── pause, pass, quays ──

scenario('NAS-PASS-01: a pause costs a rum and no pirate; without rum there is none')
  .given(lay(ship('ulrich', { rum: 0 })))
  .start(townPhase, START)
  .plays('patricia pause')
  .expectChange({ 'patricia.rum': -1 })
  .expectWhyNot('ulrich', 'pause', 'NAS-PASS-01', 'no-rum');

scenario('NAS-PASS-02: who paused plays on, and may pause again')
  .given(lay(ship('patricia', { rum: 2 })))
  .start(townPhase, START)
  .plays('patricia pause', 'ulrich pause', 'beate pause', 'frank pause')
  .expectCan('patricia', 'pause')
  .expectCan('patricia', 'walk 19 t5a-q 1');

scenario('NAS-PASS-03: passing is possible with pirates left, and ends Phase I for him')
  .start(townPhase, START)
  .plays('patricia pass', 'patricia dock quay-1', 'ulrich pause', 'beate pause', 'frank pause')
  .expectAsked('ulrich', 'town.turn')
  .expectBoard((b, seat) => shipNow('patricia')(b, seat).standing, 8);

scenario('NAS-PASS-04: who can neither move nor pause must pass')
  .given(lay(ship('patricia', { standing: 0, rum: 0 })))
  .start(townPhase, START)
  .expectAsked('patricia', 'town.quay');

scenario('NAS-PASS-05: one of the five quays of the port, or that of an outpost he holds')
  .given(lay(outpostIn('E', 'outpost-3', 'patricia'), outpostIn('F', 'outpost-4', 'frank')))
  .start(passing, (seat) => ({ seat: seat('patricia'), quay: -1 }))
  .expectOptions('patricia', ['dock quay-1', 'dock quay-2', 'dock quay-3', 'dock quay-4', 'dock quay-5', 'dock outpost-3']);

for (const zone of ['B', 'I'] as const)
  scenario(`NAS-PASS-05: that of any outpost, in ${zone} too`)
    .given(lay(outpostIn(zone, 'outpost-3', 'patricia')))
    .start(passing, (seat) => ({ seat: seat('patricia'), quay: -1 }))
    .expectCan('patricia', 'dock outpost-3');

scenario('NAS-PASS-06: one boat to a quay')
  .start(townPhase, START)
  .plays('patricia pass', 'patricia dock quay-3', 'ulrich pass')
  .expectWhyNot('ulrich', 'dock quay-3', 'NAS-PASS-06', 'quay-taken');

scenario('NAS-PASS-07: every quay gives two provisions')
  .given(lay(outpostIn('E', 'outpost-3', 'patricia')))
  .start(passing, (seat) => ({ seat: seat('patricia'), quay: -1 }))
  .plays('patricia dock outpost-3')
  .expectChange({ 'patricia.provisions': 2, 'patricia.stage': 'sea', 'patricia.zone': 'E' });

scenario('NAS-PASS-08: a quay of the port gives its bonus too, an outpost does not')
  .start(passing, (seat) => ({ seat: seat('ulrich'), quay: -1 }))
  .plays('ulrich dock quay-2')
  .expectChange({ 'ulrich.provisions': 2, 'ulrich.rum': 1, 'ulrich.stage': 'sea', dolphin: 'ulrich' });

scenario('NAS-PASS-09: the first to pass takes the dolphin, the second does not')
  .start(townPhase, START)
  .plays('patricia pause', 'ulrich pass', 'ulrich dock quay-1', 'beate pass', 'beate dock quay-2')
  .expectBoard((b) => b.dolphin, 1);

scenario('NAS-PASS-10: pirates on deck are of use at sea')
  .given(lay(ship('patricia', { standing: 3 })))
  .start(passing, (seat) => ({ seat: seat('patricia'), quay: -1 }))
  .plays('patricia dock quay-1')
  .expectBoard((b, seat) => shipNow('patricia')(b, seat).standing, 3);

scenario('NAS-PASS-11: when all have passed Phase II begins')
  .plays(
    'patricia pass',
    'patricia dock quay-1',
    'ulrich pass',
    'ulrich dock quay-2',
    'beate pass',
    'beate dock quay-5',
    'frank pass',
  )
  .expectBoard((b) => b.phase, 'nassau')
  .plays('frank dock quay-3')
  .expectBoard((b) => b.phase, 'caribbean');

scenario('NAS-PASS-12: a pause needs rum and no pirates')
  .given(lay(ship('patricia', { standing: 0, rum: 1 })))
  .start(townPhase, START)
  .expectCan('patricia', 'pause');
