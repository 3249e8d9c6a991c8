// Edges of the town: one pirate too few, the only landing that is left, a captain who cannot move.
import { type Choice, type State, said, seedOf } from '@boucan/kernel';
import { describe, expect, test } from 'vitest';
import { type Nassau, NOBODY } from '../src/board.ts';
import { type Alley, OUTSIDE, townOf } from '../src/content/town.ts';
import { nassau } from '../src/game.ts';
import { relocations, townPhase, townTurn } from '../src/rules/town.ts';
import { captainAt, lay, occupied, scenario, ship, shipNow, townTurnOf } from './kit.ts';

/** The town of a first game, the captain here, somebody else in all alleys but these; patricia is asked. */
function atSpace(captain: number, free: readonly Alley[], standing: number, trail: readonly number[] = []): State<Nassau> {
  const options = { town: 'first-game', 'first-seat': 0 };
  const state = nassau.setup({ seats: 4, options }, seedOf('town'));
  const b = state.board;
  const { alleys } = townOf(b.plan);
  b.captain = captain;
  b.trail = [...trail, captain];
  b.alleys = alleys.map((alley) => (free.includes(alley) ? NOBODY : 1));
  b.ships[0]!.standing = standing;
  b.ships[0]!.rum = 1;
  return state;
}
const TOWN = townOf(nassau.setup({ seats: 4, options: { town: 'first-game' } }, seedOf('town')).board.plan);
const RIMS = TOWN.rim;
const reasons = (state: State<Nassau>, verb: string) =>
  nassau
    .offers(state, 0)
    .filter(({ choice }) => choice[0] === verb)
    .map(
      ({ choice, because }) =>
        [said(choice as Choice), because.map((reason) => [reason.rule, reason.text, reason.with])] as const,
    );

describe('the barge', () => {
  const corner = TOWN.at.findIndex((alleys) => alleys.filter((alley) => alley.to === OUTSIDE).length === 2);
  const [out, own] = TOWN.at[corner]!.filter((alley) => alley.to === OUTSIDE) as [Alley, Alley];
  const barge = `barge ${out.id} ${out.sections}`;

  test('NAS-BARGE-02, NAS-Q-79: who could only come back to where he is cannot take it', () => {
    const state = atSpace(corner, [out, own], 13);
    expect(reasons(state, 'barge').map(([, because]) => because)).toEqual([
      [['NAS-BARGE-02', 'no-landing', undefined]],
      [['NAS-BARGE-02', 'no-landing', undefined]],
    ]);
    expect(relocations(state.board)).toEqual([]);
  });

  test('NAS-BARGE-03: it takes the pirates of the way out and of the only way back, whichever that is', () => {
    for (const back of RIMS.filter(({ from }) => from !== corner)) {
      const needed = out.sections + back.sections;
      const poor = atSpace(corner, [out, own, back], needed - 1);
      const because = [['NAS-BARGE-03', 'too-few-pirates', { needed, pirates: needed - 1 }]];
      expect(new Map(reasons(poor, 'barge')).get(barge), `back by ${back.id}`).toEqual(because);
      const state = atSpace(corner, [out, own, back], needed);
      expect(new Map(reasons(state, 'barge')).get(barge)).toEqual([]);
      nassau.advance(state, 0, ['barge', out.id, out.sections]);
      expect(nassau.options(state, 0).map(said)).toEqual([`land ${back.id} ${back.inner.id} ${back.sections}`]);
      expect(nassau.prompt(state, 0)?.with).toEqual({ pirates: needed - out.sections });
    }
  });

  test('NAS-BARGE-02: of several ways back the cheapest says what is needed, and all are offered', () => {
    const backs = RIMS.filter(({ from }) => from !== corner);
    const state = atSpace(corner, [out, ...backs], 13);
    nassau.advance(state, 0, ['barge', out.id, out.sections]);
    expect(nassau.offers(state, 0).map(({ choice }) => choice[1])).toEqual(backs.map(({ id }) => id));
    const needed = out.sections + Math.min(...backs.map(({ sections }) => sections));
    expect(new Map(reasons(atSpace(corner, [out, ...backs], needed - 1), 'barge')).get(barge)).toEqual([
      ['NAS-BARGE-03', 'too-few-pirates', { needed, pirates: needed - 1 }],
    ]);
    expect(new Map(reasons(atSpace(corner, [out, ...backs], needed), 'barge')).get(barge)).toEqual([]);
  });
});

describe('walking', () => {
  test('NAS-TOWN-04: as many pirates as sections are enough, one fewer is not, whichever the alley and from either end', () => {
    for (const alley of TOWN.alleys.filter(({ to }) => to !== OUTSIDE))
      for (const from of [alley.from, alley.to]) {
        const [needed, pirates] = [alley.sections, alley.sections - 1];
        const of = (state: State<Nassau>) => reasons(state, 'walk').find(([line]) => line.startsWith(`walk ${alley.id} `))![1];
        expect(of(atSpace(from, [alley], needed))).toEqual([]);
        expect(of(atSpace(from, [alley], pirates))).toEqual([['NAS-TOWN-04', 'too-few-pirates', { needed, pirates }]]);
        expect(of(atSpace(from, [], 13))).toEqual([['NAS-TOWN-03', 'alley-occupied', undefined]]);
      }
  });
});

describe('a captain who cannot move', () => {
  test('NAS-TOWN-13: goes back where it was, if the pirates suffice for a move from there', () => {
    const [way, here] = [TOWN.alleys.find(({ to, sections }) => to !== OUTSIDE && sections === 2)!, 35];
    expect([way.from, way.to]).not.toContain(here);
    const been = [way.from, way.to, way.from];
    for (const [standing, because, stuck] of [
      [2, [], 'yes'],
      [1, [['NAS-TOWN-04', 'too-few-pirates', { needed: 2, pirates: 1 }]], 'out'],
    ] as const) {
      const state = atSpace(here, [way], standing, been);
      expect(relocations(state.board)).toEqual([way.from, way.to]);
      expect(reasons(state, 'relocate')).toEqual(
        [way.from, way.to].map((space) => [`relocate ${TOWN.spaces[space]!.id}`, because]),
      );
      expect(nassau.prompt(state, 0)?.with, 'and who is asked is told why').toEqual({ pirates: standing, stuck });
    }
    expect(nassau.prompt(atSpace(way.from, [way], 2, been), 0)?.with).toEqual({ pirates: 2, stuck: 'no' });
  });

  test('NAS-TOWN-13: of a space with several ways the cheapest says what is needed', () => {
    const here = 35;
    const space = TOWN.at.findIndex((alleys, i) => i !== here && !alleys.some(({ from, to }) => from === here || to === here));
    const ways = TOWN.at[space]!.filter(({ to }) => to !== OUTSIDE);
    const needed = Math.min(...ways.map(({ sections }) => sections));
    const state = atSpace(here, ways, needed - 1, [space]);
    const id = TOWN.spaces[space]!.id;
    expect(new Map(reasons(state, 'relocate')).get(`relocate ${id}`)).toEqual([
      ['NAS-TOWN-04', 'too-few-pirates', { needed, pirates: needed - 1 }],
    ]);
    expect(new Map(reasons(atSpace(here, ways, needed, [space]), 'relocate')).get(`relocate ${id}`)).toEqual([]);
  });

  test('NAS-TOWN-14: and not where one alley is free', () => {
    const [alley] = TOWN.at[35]!.filter(({ to }) => to !== OUTSIDE);
    expect(reasons(atSpace(35, [alley!, TOWN.alleys[0]!], 13, [TOWN.alleys[0]!.from]), 'relocate')).toEqual([]);
  });
});

scenario('NAS-TOWN-10: who could buy a second move may stop instead, and keeps the doubloon')
  .start(townTurn, townTurnOf('patricia'))
  .expectPrompt('patricia', { pirates: 8, stuck: 'no' })
  .plays('patricia walk 19 t5a-q 1', 'patricia take sail')
  .expectPrompt('patricia', { pirates: 7 })
  .expectCan('patricia', 'stop')
  .expectBoard((b, seat) => shipNow('patricia')(b, seat).doubloon, 1)
  .plays('patricia stop')
  .expectDone()
  .expectNotTold('doubloons.paid');

scenario('NAS-TOWN-08: each turn in town is the turn of whoever takes it, from the dolphin on')
  .given((b) => {
    b.dolphin = 2;
  })
  .start(townPhase, { seat: 0 })
  .expectView('table', ({ active, turns }) => [active, turns], [2, 1])
  .plays('beate pause')
  .expectTold('turn.paused', { seat: 'beate' })
  .expectView('table', ({ active, turns }) => [active, turns], [3, 2])
  .plays('frank pause')
  .expectView('table', ({ active, turns }) => [active, turns], [0, 3]);

scenario('NAS-TOWN-13: after a relocation only the pirates are asked for')
  .given(
    lay(
      captainAt('t5a-q', 't5a-r', 't8a-q'),
      occupied('patricia', 18, 19, 46),
      occupied('ulrich', 54),
      ship('frank', { standing: 5 }),
    ),
  )
  .start(townTurn, townTurnOf('frank'))
  .plays('frank relocate t8a-q')
  .expectTold('captain.relocated', { seat: 'frank', space: 't8a-q' })
  .expectAsked('frank', 'town.move')
  .expectPrompt('frank', { pirates: 5 });

for (const [standing, question] of [
  [4, 'town.turn'],
  [3, 'town.quay'],
] as const)
  scenario(`NAS-PASS-04: with ${standing} pirates for the only free alley, of four sections, and no rum: ${question}`)
    .given(lay(captainAt('t5a-q'), occupied('patricia', 18, 19), occupied('ulrich', 54), ship('frank', { standing, rum: 0 })))
    .start(townTurn, townTurnOf('frank'))
    .expectAsked('frank', question);

const overloaded = (ratRound: number) => (b: Nassau) => {
  Object.assign(b, { round: 2 });
  Object.assign(b.ships[0]!, { ratRound });
};

scenario('NAS-ANIMAL-13: in its own round the second load stays, turn after turn')
  .given(lay(ship('patricia', { crates: 14, provisions: 0, holds: 3, animals: { rat: 'used' } }), overloaded(2)))
  .start(townTurn, townTurnOf('patricia'))
  .expectAsked('patricia', 'town.turn')
  .expectBoard((b, seat) => shipNow('patricia')(b, seat).ratRound, 2);

scenario('NAS-ANIMAL-13: in the next one it goes, or the rat is used again')
  .given(lay(ship('patricia', { crates: 14, provisions: 0, holds: 3, animals: { rat: 'ready' } }), overloaded(1)))
  .start(townTurn, townTurnOf('patricia'))
  .expectCan('patricia', 'rat')
  .expectBoard((b, seat) => shipNow('patricia')(b, seat).ratRound, 0);
