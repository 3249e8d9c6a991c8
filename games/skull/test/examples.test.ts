// The worked examples of the booklet, and the boundaries that follow from its rules.
import { expect, test } from 'vitest';
import type { Voyage } from '../src/board.ts';
import { cannonsOf, loadIndex } from '../src/quantities.ts';
import { boarding } from '../src/rules/boarding.ts';
import { compareDice } from '../src/rules/confront.ts';
import { enemyTurn, newEnemyTurn } from '../src/rules/enemy-turn.ts';
import { eventTurn, newEventTurn } from '../src/rules/event-turn.ts';
import { explore, newExplore } from '../src/rules/explore.ts';
import { boardingOf } from '../src/rules/fray.ts';
import { hits } from '../src/rules/hits.ts';
import { movement } from '../src/rules/movement.ts';
import { newSalvo, salvo } from '../src/rules/naval.ts';
import { plot } from '../src/rules/plot.ts';
import { newPreparations, preparations } from '../src/rules/preparations.ts';
import { newSpeed, speed } from '../src/rules/speed.ts';
import { newStations, voyageTurn } from '../src/rules/stations.ts';
import { unrest } from '../src/rules/unrest.ts';
import {
  ally,
  at,
  atSea,
  bigger,
  cargo,
  cell,
  crew,
  down,
  fatigue,
  foe,
  foeIn,
  goalKnown,
  groupOf,
  moored,
  newGame,
  person,
  pirates,
  scenario,
  set,
  ship,
  trust,
} from './kit.ts';

// ── EX-01: a plot ──

const plotting = (name: string) =>
  scenario(name)
    .given(at({ 'cabin-boy': 'plot' }))
    .given(crew('guard', 'cabins', 'cabins', 'cabins'))
    .given(trust({ 'cabin-boy': 7 }))
    .start(plot, { who: 1 });

plotting(
  'SKU-PLOT-01, SKU-PLOT-03, SKU-PLOT-05, SKU-PLOT-06, SKU-PLOT-10, SKU-PLOT-11, EX-01: gold against silver: the plot succeeds, a die and 3 doubloons',
)
  .expectAsked('bart', 'plot.coin')
  .expectAsked('anne', 'plot.coin')
  .dice('plunder', 'bart', 4)
  .plays('bart coin gold', 'anne coin silver')
  .expectChange({ loot: -9, 'bart.doubloons': 9, 'topmen.fatigue': 1 }) // light fingers: 5 instead of 3
  .expectBoard((b) => person(b, 'cabin-boy').barred, false)
  .expectDone();

scenario('SKU-PLOT-11, SKU-PLOT-12, EX-01: a die and 3, but never more than there is')
  .given(pirates({ anne: 'witch', bart: 'assassin', cleo: 'cook' }))
  .given(at({ assassin: 'plot' }))
  .given(set({ loot: 8 }))
  .dice('plunder', 'bart', 4)
  .start(plot, { who: 1 })
  .plays('bart coin gold')
  .expectChange({ loot: -7, 'bart.doubloons': 7 })
  .expectDone();

scenario('SKU-PLOT-12: the crew’s loot is smaller than what he would take')
  .given(pirates({ anne: 'witch', bart: 'assassin', cleo: 'cook' }))
  .given(at({ assassin: 'plot' }))
  .given(set({ loot: 2 }))
  .dice('plunder', 'bart', 6)
  .start(plot, { who: 1 })
  .plays('bart coin gold')
  .expectChange({ loot: -2, 'bart.doubloons': 2 });

plotting('SKU-PLOT-08, SKU-PLOT-09, EX-01: the same coin exposes him: 5 trust, and no plot for the rest of the voyage')
  .plays('bart coin gold', 'anne coin gold')
  .expectChange({ 'cabin-boy.trust': -5, 'topmen.fatigue': 1 })
  .expectBoard((b) => person(b, 'cabin-boy').barred, true);

plotting('SKU-PLOT-07, SKU-FATIGUE-10, EX-01: an empty hand, and nothing happens, whatever the Captain shows; nobody tires')
  .plays('bart coin none', 'anne coin silver')
  .expectChange({})
  .expectDone();

plotting('SKU-PLOT-17: a guard without a coin guards nothing').plays('bart coin silver', 'anne coin none').expectChange({
  'cabin-boy.trust': 3,
  'topmen.fatigue': 1,
});

plotting('SKU-INFO-04, SKU-INFO-05, SKU-PLOT-04: neither hand is known before both are open')
  .plays('bart coin copper')
  .expectView('anne', (v) => v.asked.map((q) => q.answer), [null, null])
  .expectView('cleo', (v) => v.asked.map((q) => [q.answered, q.answer]), [
    [true, null],
    [false, null],
  ])
  .expectView('bart', (v) => v.asked[0]!.answer, ['coin', 'copper']);

scenario('SKU-PLOT-10, SKU-PLOT-13, EX-01: nobody on guard, and slander brings 3 trust')
  .given(at({ 'cabin-boy': 'plot' }))
  .start(plot, { who: 1 })
  .expectNotAsked('anne')
  .plays('bart coin silver')
  .expectChange({ 'cabin-boy.trust': 3 });

scenario('SKU-PLOT-14, SKU-PLOT-16: copper: rum for all destiny, and it is not the rum of the day')
  .given(at({ 'cabin-boy': 'plot' }))
  .start(plot, { who: 1 })
  .plays('bart coin copper')
  .expectAsked('bart', 'plot.filch')
  .plays('bart filch rum')
  .expectChange({ 'hold.rum': -1, 'cabin-boy.destiny': 3 })
  .expectBoard((b) => b.rum, false);

scenario('SKU-PLOT-14: copper: or provisions for all wounds')
  .given(at({ 'cabin-boy': 'plot' }))
  .given((b) => {
    person(b, 'cabin-boy').wounds = 2;
  })
  .start(plot, { who: 1 })
  .plays('bart coin copper', 'bart filch provisions')
  .expectChange({ 'hold.provisions': -1, 'cabin-boy.wounds': -2 });

scenario('SKU-PLOT-15: neither good in the hold, and copper has no effect')
  .given(at({ 'cabin-boy': 'plot' }))
  .given(cargo(3, 'sugar'))
  .start(plot, { who: 1 })
  .plays('bart coin copper')
  .expectChange({})
  .expectDone();

// ── EX-02: a speed roll ──

const speedRoll = (name: string) =>
  scenario(name)
    .given(pirates({ anne: 'assassin', bart: 'sea-dog', cleo: 'witch' }))
    .given(ally('bart', 'gunner'))
    .given(bigger(8, 4))
    .given(cargo(3, 'rum', 'wood', 'sugar', 'sugar', 'fabric', 'fabric'))
    .given(at({ 'sea-dog': 'helm', assassin: 'boarding', witch: 'bridge' }))
    .given(crew('rigging', 'rigging', 'cabins'))
    .given(at({ gunner: 'rigging' }));

speedRoll(
  'SKU-SPEED-04, SKU-SPEED-06, SKU-SPEED-07, SKU-SPEED-09, SKU-SPEED-10, SKU-SPEED-11, SKU-SPEED-15, SKU-SPEED-16, EX-02: two movement points, and the Witch comes too late',
)
  .given(foe('coastguard', 8, 5))
  .dice('helm', 'bart', 2, 3)
  .dice('sails', 'anne', 2, 6)
  .dice('rigging', 'bart', 5)
  .start(speed, newSpeed())
  .plays('anne make-sail', 'bart yes')
  .expectChange({ 'gunner.trust': 1, 'topmen.fatigue': 1, 'gun-watch.fatigue': 1 })
  .expectTold('speed.rolled', { points: 2 })
  .expectDone(2);

speedRoll(
  'SKU-CREW-03, SKU-SPEED-12, SKU-SPEED-13, EX-02: without an active enemy the groups succeed by themselves, and tire all the same',
)
  .dice('helm', 'bart', 2, 3)
  .dice('rigging', 'bart', 5)
  .start(speed, newSpeed())
  .plays('anne make-sail', 'bart yes')
  .expectChange({ 'gunner.trust': 1, 'topmen.fatigue': 1, 'gun-watch.fatigue': 1 })
  .expectDone(3);

// ── EX-03 to EX-07 ──

scenario('SKU-EVENT-09, SKU-EVENT-10, SKU-BOARDING-06, SKU-BOARDING-40, EX-03: a card brings four groups that hit on 5 and 6')
  .given(crew('rail', 'rail'))
  .draws('card', 'anne', 'royal-navy')
  .dice('enemy-combat', 'anne', 6, 5, 4, 1)
  .dice('crew-combat', 'anne', 1, 1)
  .start(eventTurn, newEventTurn())
  .expectTold('boarding.began', { enemy: 'royal-navy', groups: 4 })
  .expectTold('enemy.rolled', { dice: [6, 5, 4, 1], hits: 2 });

scenario('SKU-ENEMY-06, SKU-ENEMY-07, SKU-FOE-GALLEON-02, SKU-DICE-08, EX-04: four dice, one of them 5 or 6: two cells')
  .given(foe('galleon', 10, 3, 5))
  .dice('foe-speed', 'anne', 2, 2, 4, 5)
  .start(enemyTurn, newEnemyTurn())
  .expectTold('foe.rolled', { foe: 'galleon', points: 2 });

scenario(
  'SKU-ENEMY-03, SKU-ENEMY-08, SKU-ENEMY-12, SKU-EVENT-01, EX-05: the active one rolls, the inactive one moves one cell, no card is drawn',
)
  .given(ship(5, 9))
  .given(foe('galleon', 5, 4, 4))
  .given(foe('sea-monster', 12, 9))
  .start(eventTurn, newEventTurn())
  .expectTold('event.skipped')
  .expectDone('over');

scenario('SKU-ENEMY-01, SKU-ENEMY-08, EX-05: the inactive Sea Monster makes no speed roll')
  .given(ship(5, 9))
  .given(foe('galleon', 5, 4, 4))
  .given(foe('sea-monster', 12, 9))
  .start(enemyTurn, newEnemyTurn())
  .expectAsked('anne', 'enemy.next')
  .plays('anne foe sea-monster')
  .expectNotTold('foe.rolled', { foe: 'sea-monster' });

scenario('SKU-NAVAL-06, SKU-MAP-03, EX-06: no shot through land')
  .given(ship(9, 6, 1))
  .given(at({ 'sea-dog': 'gun-deck' }))
  .given(foe('whale', 8, 6))
  .given(foe('coastguard', 11, 5))
  .start(movement, { entered: false })
  .expectCan('anne', 'fire whale ball')
  .expectWhyNot('anne', 'fire coastguard ball', 'SKU-NAVAL-05', 'out-of-arc');

scenario('SKU-NAVAL-08, SKU-NAVAL-11, SKU-NAVAL-16, EX-07: four cannons: the character rolls one die, the group three')
  .given(cargo(4))
  .given(at({ witch: 'gun-deck' }))
  .given(crew('gun-deck'))
  .given(foe('galleon', 6, 5, 1))
  .dice('cannon', 'cleo', 1)
  .dice('cannon', 'anne', 1, 2, 3)
  .start(salvo, newSalvo('galleon', 'ball'))
  .plays('cleo yes')
  .expectTold('dice.rolled', { who: 'witch', roll: 'cannon', dice: [1] })
  .expectTold('group.rolled', { roll: 'cannon', dice: [1, 2, 3] });

// ── EX-08: a boarding turn ──

newGame(
  'SKU-BOARDING-10, SKU-BOARDING-16, SKU-BOARDING-21, SKU-BOARDING-22, SKU-BOARDING-29, SKU-BOARDING-30, SKU-BOARDING-35, SKU-BOARDING-38, SKU-BOARDING-41, SKU-BOARDING-43, EX-08: a whole turn',
)
  .seats('anne', 'bart', 'cleo', 'dirk', 'edith')
  .given(atSea)
  .given(pirates({ anne: 'sea-dog', bart: 'assassin', cleo: 'gunner', dirk: 'cabin-boy', edith: 'look-out' }))
  .given(at({ 'sea-dog': 'bridge', gunner: 'swivel', 'cabin-boy': 'boarding', 'look-out': 'crows-nest' }))
  .given(crew('rail', 'rail', 'gun-deck', 'rigging'))
  .given(foe('coastguard', 5, 5, 1, { combat: 4 }))
  // The Assassin has jumped in an earlier turn.
  .given((b) => {
    b.boarding = midway();
    person(b, 'assassin').post = 'enemy-deck';
  })
  .dice('fight', 'bart', 6, 3, 1)
  .start(boarding, {
    foe: 'coastguard',
    card: null,
    groups: 4,
    from: 5,
    cuttable: true,
    morale: 0,
    goods: 0,
    stage: 'deck',
    left: [],
    rail: [],
    who: -1,
    jumped: false,
    ours: 0,
    theirs: 0,
    by: 0,
  })
  .plays('bart fight melee')
  .expectChange({ 'assassin.trust': 1, 'enemy.fresh': -1, 'enemy.hurt': 1 })
  .plays('anne call gunner')
  .dice('swivel', 'cleo', 5, 4, 3)
  .plays('cleo fire-swivel')
  .expectChange({})
  .plays('anne call sea-dog', 'anne harangue')
  .expectAsked('anne', 'boarding.command')
  .plays('anne order port-watch rail', 'anne order starboard-watch rail')
  .expectChange({ 'port-watch.post': 'rail', 'starboard-watch.post': 'rail' })
  .plays('anne enough', 'anne call cabin-boy', 'dirk support topmen ranged')
  .dice('shot', 'edith', 6, 6, 3)
  .dice('enemy-combat', 'anne', 6, 5, 2)
  .dice('support', 'dirk', 3)
  .dice('crew-combat', 'anne', 5, 4, 3)
  .plays('edith shoot')
  .plays('edith strike hurt')
  .expectTold('enemy.struck', { how: 'eliminated', fresh: 3, hurt: 0 })
  .expectTold('enemy.struck', { how: 'wounded', fresh: 2, hurt: 1 })
  .expectAsked('anne', 'boarding.wound')
  .plays('anne group topmen', 'anne group gun-watch')
  .plays('anne strike hurt')
  .expectTold('enemy.struck', { how: 'wounded', fresh: 1, hurt: 1 })
  .expectBoard((b) => [groupOf(b, 'topmen').wounds, groupOf(b, 'gun-watch').wounds, groupOf(b, 'port-watch').wounds], [1, 1, 0])
  .expectBoard(
    (b) => [person(b, 'look-out').trust, person(b, 'cabin-boy').trust, person(b, 'gunner').trust, person(b, 'sea-dog').trust],
    [2, 1, 0, 0],
  )
  .expectBoard((b) => [foeIn(b, 'coastguard').combat, b.dirt, b.watch], [2, 0, 2])
  .expectAsked('anne', 'boarding.post');

// ── EX-09, EX-10 ──

scenario('SKU-SHIP-01, SKU-SHIP-02, SKU-SHIP-03, SKU-SHIP-13, SKU-SETUP-09, EX-09: the Lady of the South as she sets out')
  .expectBoard((b) => [b.ship.hold, b.ship.sails, cannonsOf(b), loadIndex(b)], [7, 3, 3, 2])
  .expectBoard((b) => b.ship.cells.slice(0, 3), ['cannon', 'cannon', 'cannon']);

for (const [column, index] of [
  [4, 2],
  [5, 3],
  [7, 3],
  [8, 4],
  [10, 4],
] as const)
  test(`SKU-SPEED-02, EX-10: highest occupied column ${column}: load index ${index}`, () => {
    const cells = Array.from({ length: 20 }, (_, i) => (i === column * 2 - 1 ? 'sugar' : null));
    expect(loadIndex({ ship: { cells }, wind: null } as never)).toBe(index);
  });

test('SKU-SPEED-03: an empty hold has load index 2', () => {
  expect(loadIndex({ ship: { cells: Array(20).fill(null) }, wind: null } as never)).toBe(2);
});

// ── boundaries ──

scenario('SKU-MUTINY-01, DT-01: trust 12 against morale 12 is no mutiny')
  .given(set({ morale: 12 }))
  .given(trust({ 'cabin-boy': 12 }))
  .start(unrest, { asked: [] })
  .expectDone();

scenario('SKU-MUTINY-01, DT-01: trust 13 against morale 12 is')
  .given(set({ morale: 12 }))
  .given(trust({ 'cabin-boy': 13 }))
  .start(unrest, { asked: [] })
  .expectAsked('bart', 'mutiny.rise');

scenario('SKU-MUTINY-16, DT-36: never the Captain’s own')
  .given(set({ morale: 12 }))
  .given(trust({ 'sea-dog': 14, 'cabin-boy': 13 }))
  .start(unrest, { asked: [] })
  .expectNotAsked('anne')
  .expectAsked('bart', 'mutiny.rise');

scenario('SKU-MORALE-01, SKU-MORALE-06, SKU-MORALE-07, DT-04: morale stops at 0; first a pirate is asked, then the crew rebels')
  .given(set({ morale: 2, watch: 6 }))
  .given(cargo(3))
  .given(trust({ 'cabin-boy': 1 }))
  .dice('hunger', 'anne', 5)
  .start(voyageTurn, newStations())
  .expectTold('morale.changed', { morale: 0 })
  .expectAsked('bart', 'mutiny.rise')
  .plays('bart no')
  .expectTold('crew.rebelled')
  .expectDone({ end: 'rebellion', annex: 1 });

scenario('SKU-DIRT-02, SKU-DIRT-04, DT-08: dirt at III and three more: morale −3, the marker stays')
  .given(set({ dirt: 3 }))
  .start(hits, { left: 2, where: 'hold' })
  .expectBoard((b) => [b.dirt, b.morale], [3, 18]);

scenario('SKU-SHIP-07, SKU-SHIP-08, SKU-HIT-08, DT-09: column 3, a hit: column 2 and what lies there is lost')
  .given((b) => {
    b.ship.hold = 2;
    for (let i = 4; i < 7; i++) {
      const m = b.ship.cells[i]!;
      if (m !== null && m !== 'cannon') b.pile.push(m);
      b.ship.cells[i] = null;
    }
  })
  .start(hits, { left: 1, where: 'hold' })
  .expectBoard((b) => [b.ship.hold, b.ship.cells[2], b.ship.cells[3], b.ship.cells[1]], [1, null, null, 'cannon']);

scenario('SKU-SHIP-09, SKU-END-09, DT-10: a fresh Lady of the South sinks on the seventh impact in the hold')
  .start(hits, { left: 6, where: 'hold' })
  .expectBoard((b) => b.ship.hold, 1)
  .expectNotTold('ship.sunk')
  .expectDone();
scenario('SKU-SHIP-09: on the seventh')
  .start(hits, { left: 7, where: 'hold' })
  .expectTold('ship.sunk')
  .expectBoard((b) => b.ship.hold, 0);

scenario(
  'SKU-POST-03, SKU-POST-04, SKU-POST-05, SKU-HIT-03, SKU-SHIP-10, DT-11: the highest sail goes; its occupant to the cabins, rested',
)
  .given(crew('rigging', 'rigging', 'rigging'))
  .given(fatigue({ topmen: 2, 'port-watch': 3 }))
  .start(hits, { left: 1, where: 'rigging' })
  .expectBoard(
    (b) => [b.ship.sails, groupOf(b, 'port-watch').post, groupOf(b, 'port-watch').fatigue, groupOf(b, 'topmen').fatigue],
    [2, 'cabins', 0, 2],
  );

scenario('SKU-BOARDING-37, DT-12: five dice a side, whatever stands there')
  .given(crew('rail', 'rail', 'rail', 'rail', 'rail', 'rail'))
  .given(foe('galleon', 5, 5, 1))
  .dice('enemy-combat', 'anne', 1, 1, 1, 1, 1)
  .dice('crew-combat', 'anne', 1, 1, 1, 1, 1)
  .start(boarding, { ...boardingOfGalleon(), groups: 7 })
  .expectTold('enemy.rolled', { dice: [1, 1, 1, 1, 1] })
  .expectNotTold('group.fought', { group: 'afterguard' });

function midway(): Voyage['boarding'] {
  const support = [-1, -1, -1, -1, -1, -1];
  const none = { foe: 'coastguard', card: null, haranguer: -1, support, value: support } as const;
  return {
    ...none,
    support: support.slice(),
    value: support.slice(),
    fresh: 4,
    hurt: 0,
    from: 5,
    lines: 2,
    cuttable: true,
    turn: 1,
    points: 1,
    spent: 0,
  };
}

function boardingOfGalleon(): ReturnType<typeof boardingOf> {
  return boardingOf({ foes: [{ id: 'galleon', combat: 6 }] } as never, 'galleon');
}

scenario('SKU-LOOKOUT-01, SKU-LOOKOUT-04, DT-13: as far as his Perception, land or no land; no farther')
  .given(pirates({ anne: 'sea-dog', bart: 'surgeon', cleo: 'witch' }))
  .given(at({ surgeon: 'crows-nest' }))
  .given(ship(12, 7))
  .start(movement, { entered: false })
  .expectCan('bart', 'spy E')
  .expectWhyNot('bart', 'spy B', 'SKU-LOOKOUT-01', 'out-of-sight')
  .plays('bart spy E')
  .expectBoard((b) => person(b, 'surgeon').trust, 1);

scenario(
  'SKU-OBJECTIVE-05, SKU-OBJECTIVE-06, SKU-LOOKOUT-05, DT-14: both decoys known, so the goal is, and nobody gains trust for it',
)
  .given(at({ witch: 'forecastle' }))
  .given((b) => {
    b.objectives[0]!.up = true;
    b.objectives[2]!.gems = 2;
  })
  .start(preparations, newPreparations())
  .plays('anne call witch')
  .dice('chart', 'cleo', 6, 1, 1, 1)
  .plays('cleo chart')
  .plays('cleo gem J')
  .expectTold('marker.revealed', { island: 'J', face: 3 })
  .expectTold('marker.revealed', { island: 'E', face: 1 })
  .expectTold('markers.discarded', { island: 'E' })
  .expectBoard((b) => [b.objectives.length, person(b, 'witch').trust], [1, 1]);

scenario('SKU-OBJECTIVE-06: of two markers the other goes, too, as soon as the goal is known')
  .given(at({ witch: 'forecastle' }))
  .given((b) => {
    b.objectives = [
      { island: 'A', face: 1, up: false, gems: 2 },
      { island: 'C', face: 2, up: false, gems: 0 },
    ];
  })
  .start(preparations, newPreparations())
  .plays('anne call witch')
  .dice('chart', 'cleo', 6, 1, 1, 1)
  .plays('cleo chart')
  .plays('cleo gem A')
  .expectTold('markers.discarded', { island: 'A' })
  .expectBoard((b) => b.objectives.map((o) => o.island), ['A']);

scenario('SKU-CHART-01, SKU-CHART-02, SKU-CHART-03, SKU-CHART-05, SKU-CHART-06, DT-15: two sixes: two gems and two trust')
  .given(at({ witch: 'forecastle' }))
  .start(preparations, newPreparations())
  .plays('anne call witch')
  .dice('chart', 'cleo', 6, 6, 5, 1)
  .plays('cleo chart', 'cleo gem B', 'cleo gem J')
  .expectBoard((b) => b.objectives.map((o) => o.gems), [1, 0, 1])
  .expectBoard((b) => person(b, 'witch').trust, 2);

scenario('SKU-SPAWN-01, SKU-SPAWN-04, SKU-SPAWN-08, DT-16: watch 5, nobody aloft: two cells to the south-west')
  .given(set({ watch: 5 }))
  .given(ship(9, 9))
  .draws('card', 'anne', 'patrol-sails')
  .dice('heading', 'anne', 3)
  .start(eventTurn, newEventTurn())
  .expectTold('foe.appeared', { foe: 'coastguard', cell: Number(cell(7, 10)), heading: 3 });

scenario('SKU-SPAWN-09, SKU-SPAWN-02, DT-17: land where it should appear: nothing comes, and no second card')
  .given(ship(3, 9, 1))
  .given(set({ watch: 1 }))
  .draws('card', 'anne', 'patrol-sails')
  .start(eventTurn, newEventTurn())
  .expectTold('foe.ignored', { foe: 'coastguard', why: 'no-water' })
  .expectBoard((b) => [b.foes.length, b.discard], [0, ['patrol-sails']])
  .expectDone('over');

scenario('SKU-EVENT-02, SKU-FOE-MERCHANT-02, DT-18: a Merchant Ship near prevents no card')
  .given(foe('merchant', 7, 5))
  .draws('card', 'anne', 'sweet-rain')
  .start(eventTurn, newEventTurn())
  .expectTold('event.drawn', { card: 'sweet-rain' });

const gunnery = (name: string) =>
  scenario(name)
    .given(cargo(2))
    .given(crew('gun-deck'))
    .given(foe('galleon', 6, 5, 1));
gunnery('SKU-NAVAL-13, DT-19: speed 4: a 4 misses, a 5 hits')
  .dice('cannon', 'anne', 4, 5)
  .dice('location', 'anne', 6)
  .start(salvo, newSalvo('galleon', 'ball'))
  .expectBoard((b) => [foeIn(b, 'galleon').hold, groupOf(b, 'topmen').fatigue], [5, 1]);
gunnery('SKU-NAVAL-13, SKU-HIT-04, DT-19: speed 3: both hit')
  .given((b) => {
    foeIn(b, 'galleon').speed = 3;
  })
  .dice('cannon', 'anne', 4, 5)
  .dice('location', 'anne', 6, 6)
  .start(salvo, newSalvo('galleon', 'ball'))
  .expectBoard((b) => foeIn(b, 'galleon').hold, 4);

gunnery('SKU-HIT-05, SKU-ENEMY-13, SKU-ENEMY-20, DT-20: the last speed gone, it is passive, and every shot hits')
  .given((b) => {
    foeIn(b, 'galleon').speed = 1;
  })
  .dice('cannon', 'anne', 1, 2)
  .dice('location', 'anne', 1)
  .start(salvo, newSalvo('galleon', 'ball'))
  .expectBoard((b) => [foeIn(b, 'galleon').speed, foeIn(b, 'galleon').temper], [0, 'passive']);
gunnery('SKU-HIT-05: at speed 0 even ones hit')
  .given((b) => {
    Object.assign(foeIn(b, 'galleon'), { speed: 0, temper: 'passive' });
  })
  .dice('cannon', 'anne', 1, 1)
  .dice('location', 'anne', 4, 2)
  .start(salvo, newSalvo('galleon', 'ball'))
  .expectBoard((b) => [foeIn(b, 'galleon').hold, foeIn(b, 'galleon').combat], [5, 5]);

scenario('SKU-EXPLORE-04, SKU-EXPLORE-06, SKU-EXPLORE-09, DT-21: island 6, die 3: provisions, and the group rests in the cabins')
  .given(moored('B'))
  .given(crew('rail'))
  .given(fatigue({ topmen: 3 }))
  .start(explore, newExplore())
  .plays('anne send topmen', 'anne go-ashore', 'anne no', 'bart no')
  .dice('island', 'anne', 6)
  .dice('search', 'anne', 3)
  .plays('cleo no')
  .expectChange({ 'hold.provisions': 1, 'topmen.post': 'cabins', 'topmen.fatigue': -3 });

scenario('SKU-EXPLORE-05, SKU-EXPLORE-13, DT-22: island 1, dice 1, 2, 1: the best is 2, and it is an accident')
  .given(pirates({ anne: 'sea-dog', bart: 'surgeon', cleo: 'witch' }))
  .given(moored('B'))
  .given(trust({ surgeon: 6 }))
  .start(explore, newExplore())
  .plays('anne go-ashore', 'anne no', 'bart yes')
  .dice('island', 'anne', 1)
  .dice('explore', 'bart', 1, 2, 1)
  .plays('cleo no')
  .expectChange({ 'surgeon.trust': -2, 'surgeon.wounds': 1, 'surgeon.post': 'infirmary' });

scenario(
  'SKU-CLEAN-01, SKU-CLEAN-02, SKU-CLEAN-03, SKU-CLEAN-04, SKU-CLEAN-05, SKU-CLEAN-06, DT-23: two groups clean from III to I, then the character rolls',
)
  .given(set({ dirt: 3 }))
  .given(crew('main-deck', 'main-deck'))
  .given(at({ 'cabin-boy': 'main-deck' }))
  .start(preparations, newPreparations())
  .plays('anne clean topmen', 'anne clean gun-watch')
  .expectChange({ dirt: -2, 'topmen.fatigue': 1, 'gun-watch.fatigue': 1 })
  .expectWhyNot('anne', 'clean topmen', 'SKU-PREP-01', 'one-task')
  .dice('clean', 'bart', 6, 1, 1, 1)
  .plays('anne call cabin-boy', 'bart scrub')
  .expectChange({ dirt: -1, 'cabin-boy.trust': 1 });

scenario('SKU-REPAIR-01, SKU-REPAIR-03, SKU-REPAIR-05, SKU-GOODS-02, SKU-GOODS-03, DT-24: wood makes 4 and 2 into 6 and 4')
  .given((b) => {
    b.ship.hold = 6;
  })
  .given(crew('main-deck'))
  .start(preparations, newPreparations())
  .plays('anne repair topmen')
  .expectAsked('anne', 'repair.wood')
  .dice('repair', 'anne', 4, 2)
  .plays('anne yes')
  .expectChange({ 'hold.wood': -1, 'ship.hold': 1, 'topmen.fatigue': 1 });

scenario('SKU-COMMAND-05, SKU-COMMAND-06, DT-25: with the second point the one on the bridge gains trust, not with the first')
  .given(at({}))
  .start(voyageTurn, newStations())
  .plays('anne post helm', 'anne call witch', 'cleo post bridge', 'bart post cabins')
  .plays('anne order topmen rigging')
  .expectChange({ 'topmen.post': 'rigging' })
  .plays('anne order gun-watch rigging')
  .expectChange({ 'gun-watch.post': 'rigging', 'witch.trust': 1 })
  .plays('anne order port-watch rigging')
  .expectChange({ 'port-watch.post': 'rigging' });

scenario('SKU-DOCK-13, SKU-END-02, SKU-GOAL-01, DT-28: at the goal only an active hostile enemy prevents it')
  .given(moored('E'))
  .given(goalKnown('E'))
  .given(foe('galleon', 3, 3))
  .start(movement, { entered: false })
  .plays('anne dock')
  .plays('anne land')
  .expectDone({ end: 'reached', annex: 0 });

scenario('SKU-FOE-GHOST-02, DT-29: the Ghost Ship costs a point of morale in its turn')
  .given(foe('ghost-ship', 8, 5, 1))
  .dice('foe-speed', 'anne', 1, 1)
  .start(enemyTurn, newEnemyTurn())
  .expectTold('morale.changed', { by: -1, why: 'ghost-ship' });
scenario('SKU-FOE-GHOST-03, DT-29: at six cells it is removed')
  .given(foe('ghost-ship', 11, 5, 1))
  .start(enemyTurn, newEnemyTurn())
  .expectTold('foe.gone', { foe: 'ghost-ship', why: 'vanished' })
  .expectBoard((b) => [b.foes.length, b.morale], [0, 20]);

const maw = (name: string) => scenario(name).given(set({ maelstrom: Number(cell(6, 5)) }));
maw('SKU-FOE-MAELSTROM-06, SKU-FOE-MAELSTROM-07, DT-30: next to it an impact in the hold; on a 3 it does not pull')
  .dice('maelstrom', 'anne', 3)
  .start(enemyTurn, newEnemyTurn())
  .expectBoard((b) => [b.ship.hold, b.dirt, b.ship.cell], [6, 1, Number(cell(5, 5))]);
maw('SKU-FOE-MAELSTROM-07, SKU-FOE-MAELSTROM-12, DT-30: on a 4 it does')
  .dice('maelstrom', 'anne', 4)
  .start(enemyTurn, newEnemyTurn())
  .expectBoard((b) => [b.ship.cell, b.ship.heading], [Number(cell(6, 5)), 1]);

scenario('SKU-SPEED-01, SKU-POST-20, SKU-Q-25, DT-32: nobody at the helm: no roll, and nobody tires')
  .given(crew('rigging', 'rigging', 'rigging'))
  .start(speed, newSpeed())
  .expectDone(0);

test('SKU-Q-07, DT-37: the highest dice are compared; level, and a die left over wins', () => {
  expect(compareDice([6, 4, 1], [6, 4])).toBeGreaterThan(0);
  expect(compareDice([6, 4], [4, 6])).toBe(0);
  expect(compareDice([5, 5, 5], [6])).toBeLessThan(0);
});

scenario(
  'SKU-ENEMY-10, SKU-ENEMY-11, SKU-ENEMY-27, SKU-ENEMY-34, DT-38: one point to bear, a salvo, two more onto the ship: a boarding in the same activation',
)
  .given(foe('galleon', 2, 5, 4))
  .given(crew('rail'))
  .dice('foe-speed', 'anne', 5, 6, 1, 1)
  .dice('foe-fire', 'anne', 1, 1, 1, 1)
  .dice('enemy-combat', 'anne', 1, 1, 1, 1, 1)
  .dice('crew-combat', 'anne', 1)
  .start(enemyTurn, newEnemyTurn())
  .expectTold('foe.rolled', { points: 3 })
  .expectTold('foe.fired', { foe: 'galleon' })
  .expectAsked('anne', 'enemy.steer')
  .plays('anne steer 110 3')
  .expectTold('boarding.began', { enemy: 'galleon', groups: 6 });

scenario('SKU-FOE-MONSTER-03, SKU-FOE-MONSTER-04, DT-39: the Sea Monster on the ship’s cell: tentacles, no boarding')
  .given(foe('sea-monster', 5, 5))
  .dice('foe-speed', 'anne', 1, 1, 1)
  .dice('tentacle', 'anne', 5, 4, 1, 1)
  .dice('location', 'anne', 4)
  .start(enemyTurn, newEnemyTurn())
  .expectTold('tentacles.grasped', { hits: 1 })
  .expectNotTold('boarding.began')
  .expectBoard((b) => b.ship.hold, 6);

const underTheirEyes = (name: string, prestige: number) =>
  scenario(name, { 'dock-with-enemies': true })
    .given(moored('E'))
    .given(goalKnown('E'))
    .given(foe('galleon', 12, 8))
    .given((b) => {
      b.registers[0]!.prestige = prestige;
      person(b, 'sea-dog').trust = 4;
    })
    .start(movement, { entered: false });
underTheirEyes('SKU-OPT-01, DT-40: nine points of prestige are not enough to dock under their eyes', 9).expectWhyNot(
  'anne',
  'dock',
  'SKU-OPT-01',
  'no-prestige-to-dock',
);
underTheirEyes('SKU-OPT-01, DT-40: ten are, and trust is not touched', 10)
  .plays('anne dock')
  .expectChange({ 'anne.prestige': -10 })
  .expectDone({ end: 'reached', annex: 0 });

scenario('SKU-CREW-04, SKU-FATIGUE-02, SKU-FATIGUE-03, DT-06: worn out and used: exhausted, and of no use afterwards')
  .given(at({ 'sea-dog': 'helm' }))
  .given(crew('rigging'))
  .given(fatigue({ topmen: 3 }))
  .dice('helm', 'anne', 1, 1)
  .dice('wind', 'cleo', 1)
  .start(speed, newSpeed())
  .plays('anne make-sail')
  .expectTold('group.tired', { group: 'topmen', fatigue: 4 })
  .expectDone(1);

scenario('SKU-FATIGUE-07, SKU-CREW-05, SKU-POST-11, DT-07: in the cabins at the crew turn: rested; on guard not')
  .given(crew('cabins', 'guard'))
  .given(fatigue({ topmen: 4, 'gun-watch': 2 }))
  .start(preparations, newPreparations())
  .expectBoard((b) => [groupOf(b, 'topmen').fatigue, groupOf(b, 'gun-watch').fatigue], [0, 2]);

scenario(
  'SKU-GOODS-04, SKU-GOODS-06, SKU-TIME-03, SKU-FATIGUE-09, DT-05: the Captain may refuse: a die of morale, and everybody at work tires',
)
  .given(set({ watch: 6 }))
  .given(crew('rigging', 'cabins', 'guard', 'rail'))
  .given(fatigue({ 'starboard-watch': 4 }))
  .start(voyageTurn, newStations())
  .expectAsked('anne', 'time.feed')
  .dice('hunger', 'anne', 4)
  .plays('anne no')
  .expectChange({ morale: -4, dirt: 1, 'topmen.fatigue': 1, 'port-watch.fatigue': 1 });

scenario(
  'SKU-MUTINY-03, SKU-MUTINY-04, SKU-MUTINY-06, SKU-MUTINY-11, SKU-MUTINY-12, DT-02: two coins each: a confrontation; both lose 20, whoever wins',
)
  .given(set({ morale: 3 }))
  .given(trust({ 'cabin-boy': 4, 'sea-dog': 5 }))
  .given((b) => {
    b.registers[0]!.prestige = 20;
    b.registers[1]!.prestige = 30;
    b.registers[2]!.prestige = 5;
  })
  .start(unrest, { asked: [] })
  .plays('bart yes')
  .expectBoard((b) => [b.morale, b.people.map((p) => p.trust), b.registers.map((r) => r.prestige)], [20, [0, 0, 0], [25, 34, 5]])
  .dice('confront', 'anne', 5, 5, 1)
  .dice('confront', 'bart', 6, 1)
  .plays('anne bid 2', 'bart bid 2')
  .expectChange({ captain: 'bart', 'anne.prestige': -20, 'bart.prestige': -20 })
  .expectDone();

scenario('SKU-MUTINY-15, DT-03: nine points of prestige are no coin: he takes part and cannot bid')
  .given(set({ morale: 3 }))
  .given(trust({ 'cabin-boy': 4 }))
  .given((b) => {
    b.registers[1]!.prestige = 5;
  })
  .start(unrest, { asked: [] })
  .plays('bart yes')
  .expectNotAsked('bart')
  .expectAsked('anne', 'mutiny.bid')
  .plays('anne bid 0')
  .expectChange({})
  .expectBoard((b) => b.captain, 0);

scenario('SKU-DOWN-07: whoever lies unconscious is no look-out')
  .given(down('cabin-boy'))
  .start(movement, { entered: false })
  .expectNotAsked('bart');
