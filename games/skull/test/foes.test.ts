// Enemies: behaviour, naval combat, hits and manoeuvres.
import { expect, test } from 'vitest';
import { cellAt, far } from '../src/content/map.ts';
import { cellOf, headingOf, placeOf, pointsTo, stepsFrom } from '../src/content/steps.ts';
import { enemyTurn, newEnemyTurn } from '../src/rules/enemy-turn.ts';
import { eventTurn, newEventTurn } from '../src/rules/event-turn.ts';
import { hits } from '../src/rules/hits.ts';
import { mawMove } from '../src/rules/missions.ts';
import { movement } from '../src/rules/movement.ts';
import { newSalvo, salvo } from '../src/rules/naval.ts';
import { chase, singleMove } from '../src/rules/sailing.ts';
import {
  at,
  cargo,
  cell,
  clinging,
  crew,
  fatigue,
  foe,
  foeIn,
  groupOf,
  person,
  pirates,
  scenario,
  set,
  ship,
  towerAt,
} from './kit.ts';

const enemies = (name: string, options = {}) => scenario(name, options);

// ── how they move ──

test('SKU-ENEMY-09, SKU-ENEMY-30, SKU-ENEMY-32: an advance turns the bow, a turn costs a point; never onto land or over the edge', () => {
  const steps = stepsFrom(placeOf(cellAt(5, 5), 1)).map((p) => [cellOf(p), headingOf(p)]);
  expect(steps).toEqual([
    [cellAt(4, 5), 6],
    [cellAt(5, 4), 1],
    [cellAt(6, 5), 2],
    [cellAt(5, 5), 6],
    [cellAt(5, 5), 2],
  ]);
  expect(
    stepsFrom(placeOf(cellAt(6, 0), 1))
      .map(cellOf)
      .every((c) => c === cellAt(6, 0) || c >= 0),
  ).toBe(true);
  expect(stepsFrom(placeOf(cellAt(3, 7), 1)).map((p) => [cellOf(p), headingOf(p)])).not.toContainEqual([cellAt(3, 6), 1]);
  expect(stepsFrom(placeOf(cellAt(5, 5), 0))).toHaveLength(6);
});

test('SKU-ENEMY-31: a single move is an advance that brings it nearer, otherwise a turn toward the goal', () => {
  const goal = cellAt(5, 5);
  for (const place of singleMove(placeOf(cellAt(5, 9), 1), goal)) expect(far(cellOf(place), goal)).toBe(3);
  expect(singleMove(placeOf(cellAt(5, 9), 4), goal).map((p) => [cellOf(p), headingOf(p)])).toEqual(
    expect.arrayContaining([[cellAt(5, 9), 5]]),
  );
});

test('SKU-ENEMY-28: with more points, any end of a shortest way', () => {
  const from = placeOf(cellAt(5, 10), 1);
  const goal = cellAt(5, 5);
  for (const end of chase(from, goal, 3)) expect(pointsTo(goal)[end]).toBe(pointsTo(goal)[from]! - 3);
  expect(chase(from, goal, 9).every((p) => cellOf(p) === goal)).toBe(true);
});

enemies('SKU-ENEMY-12: a hostile one far away comes one cell nearer')
  .given(foe('coastguard', 5, 12, 1))
  .start(enemyTurn, newEnemyTurn())
  .expectNotTold('foe.rolled')
  .expectBoard((b) => far(foeIn(b, 'coastguard').cell, b.ship.cell), 6);
enemies('SKU-ENEMY-33, SKU-ENEMY-01: where several ends are as good the Captain chooses, as he does the order')
  .given(foe('sea-monster', 5, 12))
  .given(ship(9, 4))
  .start(enemyTurn, newEnemyTurn())
  .expectAsked('anne', 'enemy.steer');
enemies('SKU-ENEMY-04, SKU-ENEMY-05, SKU-ENEMY-26: leaving the zone costs the red value; it stays in play')
  .given(ship(5, 5, 4))
  .given(at({ 'sea-dog': 'helm' }))
  .given(foe('galleon', 5, 0))
  .dice('helm', 'anne', 6, 1)
  .dice('wind', 'cleo', 1)
  .start(movement, { entered: false })
  .plays('anne make-sail')
  .plays('anne advance 4')
  .expectChange({ 'ship.cell': cell(5, 6), points: -1, morale: -2 })
  .expectBoard((b) => [b.foes.length, foeIn(b, 'galleon').near], [1, false]);
enemies('SKU-ENEMY-03: within five cells it is active')
  .given(foe('galleon', 5, 0))
  .expectBoard((b) => foeIn(b, 'galleon').near, true);
enemies('SKU-ENEMY-16, SKU-ENEMY-29, SKU-ENEMY-17: a passive one fires first and then makes off, as far as it can')
  .given(foe('merchant', 6, 5, 1, { goal: cellAt(15, 3) }))
  .dice('foe-speed', 'anne', 5, 5)
  .dice('foe-fire', 'anne', 6)
  .dice('location', 'anne', 6)
  .start(enemyTurn, newEnemyTurn())
  .expectTold('foe.fired', { foe: 'merchant', hits: 1 })
  .expectNotTold('boarding.began')
  .expectAsked('anne', 'enemy.steer')
  .expectWhyNot('anne', `steer ${cellAt(6, 4)} 1`, 'SKU-ENEMY-33', 'not-an-option')
  .plays(`anne steer ${cellAt(9, 4)} 2`)
  .expectBoard((b) => [b.ship.hold, far(foeIn(b, 'merchant').cell, b.ship.cell)], [6, 4]);
enemies('SKU-ENEMY-18, SKU-Q-36: out of the zone it makes for the nearest mooring, and keeps to it')
  .given(foe('merchant', 14, 6, 1))
  .start(enemyTurn, newEnemyTurn())
  .expectBoard((b) => foeIn(b, 'merchant').goal, cellAt(15, 3));
enemies('SKU-ENEMY-18, SKU-ENEMY-24, SKU-ENEMY-37, SKU-FOE-MERCHANT-01: at its island it has escaped, and nobody is the happier')
  .given(set({ morale: 10 }))
  .given(foe('merchant', 15, 4, 1, { goal: cellAt(15, 3) }))
  .start(enemyTurn, newEnemyTurn())
  .expectTold('foe.gone', { foe: 'merchant', why: 'escaped' })
  .expectBoard((b) => [b.foes.length, b.morale], [0, 10]);
enemies('SKU-ENEMY-29: by agreement a merchant makes for its island though the pirates are near', { 'merchant-home': true })
  .given(ship(15, 8))
  .given(foe('merchant', 15, 4, 1, { goal: cellAt(15, 3) }))
  .dice('foe-speed', 'anne', 1, 1)
  .start(enemyTurn, newEnemyTurn())
  .expectTold('foe.gone', { why: 'escaped' });
enemies('SKU-ENEMY-34: a hostile ship that shares the cell when it is activated boards at once')
  .given(foe('coastguard', 5, 5, 1))
  .given(crew('rail'))
  .dice('foe-speed', 'anne', 1, 1, 1)
  .dice('enemy-combat', 'anne', 1, 1, 1, 1, 1)
  .dice('crew-combat', 'anne', 1)
  .start(enemyTurn, newEnemyTurn())
  .expectTold('boarding.began', { enemy: 'coastguard', groups: 5 });
enemies('SKU-FOE-GHOST-01, SKU-ENEMY-34: the Ghost Ship never boards')
  .given(foe('ghost-ship', 5, 5, 1))
  .dice('foe-speed', 'anne', 1, 1)
  .start(enemyTurn, newEnemyTurn())
  .expectNotTold('boarding.began')
  .expectDone('over');
enemies('SKU-FOE-GHOST-01: nor can it be fired at or boarded')
  .given(foe('ghost-ship', 6, 5, 1))
  .given(at({ 'sea-dog': 'gun-deck' }))
  .start(movement, { entered: false })
  .expectWhyNot('anne', 'fire ghost-ship ball', 'SKU-FOE-GHOST-01', 'cannot-be-attacked');
enemies('SKU-ENEMY-36: a creature without speed rams no more')
  .given(foe('whale', 5, 6, 1, { speed: 0, temper: 'passive', goal: cellAt(3, 7) }))
  .start(enemyTurn, newEnemyTurn())
  .expectNotTold('whale.struck');
enemies('SKU-ENEMY-35, SKU-ENEMY-20: what is broken stays broken: at speed 0 it moves its one cell, without dice')
  .given(foe('galleon', 6, 6, 3, { speed: 0, temper: 'passive', goal: cellAt(10, 7) }))
  .start(enemyTurn, newEnemyTurn())
  .expectTold('foe.rolled', { dice: [], points: 1 })
  .expectBoard((b) => foeIn(b, 'galleon').speed, 0);

// ── named foes ──

enemies(
  'SKU-FOE-WHALE-02, SKU-FOE-WHALE-03, SKU-FOE-WHALE-04: an angry whale on the ship’s cell: two impacts in the hold, once until it has left',
)
  .given(foe('whale', 5, 6, 1, { temper: 'hostile' }))
  .dice('foe-speed', 'anne', 1, 1)
  .start(enemyTurn, newEnemyTurn())
  .expectTold('whale.struck')
  .expectBoard((b) => [b.ship.hold, foeIn(b, 'whale').rammed, foeIn(b, 'whale').cell], [5, true, cellAt(5, 5)]);
enemies('SKU-FOE-WHALE-04: then it must swim off first')
  .given(foe('whale', 5, 5, 1, { temper: 'hostile', rammed: true }))
  .dice('foe-speed', 'anne', 1, 1)
  .start(enemyTurn, newEnemyTurn())
  .plays(`anne steer ${cellAt(5, 4)} 1`)
  .expectNotTold('whale.struck')
  .expectBoard((b) => [foeIn(b, 'whale').cell, foeIn(b, 'whale').rammed], [cellAt(5, 4), false]);
enemies('SKU-FOE-WHALE-07, SKU-FOE-WHALE-06: a peaceful one shares a cell and does nothing; it cannot be boarded')
  .given(foe('whale', 5, 4, 1))
  .given(at({ 'sea-dog': 'helm' }))
  .dice('helm', 'anne', 6, 1)
  .dice('wind', 'cleo', 1)
  .start(movement, { entered: false })
  .plays('anne make-sail', 'anne advance 1')
  .expectNotTold('whale.struck')
  .expectWhyNot('anne', 'board whale', 'SKU-ENEMY-34', 'cannot-be-boarded');
enemies(
  'SKU-FOE-WHALE-05, SKU-ENEMY-19, SKU-ENEMY-23, SKU-MORALE-03: killed: the grey value, two provisions and something at random',
)
  .given(set({ morale: 10 }))
  .given(foe('whale', 6, 5, 1, { hold: 1 }))
  .given(crew('gun-deck'))
  .given(cargo(1))
  .dice('cannon', 'anne', 3)
  .dice('location', 'anne', 6)
  .draws('goods', 'anne', 'gold')
  .start(salvo, newSalvo('whale', 'ball'))
  .expectBoard((b) => [b.foes.length, b.morale, b.ship.cells.slice(1, 4)], [0, 12, ['provisions', 'provisions', 'gold']]);
enemies('SKU-FOE-WHALE-02, SKU-ENEMY-14, SKU-Q-61: hit but not killed it turns on us')
  .given(foe('whale', 6, 5, 1))
  .given(crew('gun-deck'))
  .given(cargo(1))
  .dice('cannon', 'anne', 3)
  .dice('location', 'anne', 6)
  .start(salvo, newSalvo('whale', 'ball'))
  .expectBoard((b) => [foeIn(b, 'whale').temper, foeIn(b, 'whale').hold], ['hostile', 3]);
enemies('SKU-Q-61: a miss does not anger it')
  .given(foe('whale', 6, 5, 1))
  .given(crew('gun-deck'))
  .given(cargo(1))
  .dice('cannon', 'anne', 2)
  .start(salvo, newSalvo('whale', 'ball'))
  .expectBoard((b) => foeIn(b, 'whale').temper, 'neutral');
enemies('SKU-FOE-MONSTER-01, SKU-FOE-MONSTER-02: the Sea Monster uses all its speed, to any side')
  .given(foe('sea-monster', 5, 9))
  .dice('foe-speed', 'anne', 4, 6, 5)
  .dice('tentacle', 'anne', 1, 1, 1, 1)
  .start(enemyTurn, newEnemyTurn())
  .expectTold('tentacles.grasped', { hits: 0 })
  .expectBoard((b) => foeIn(b, 'sea-monster').cell, cellAt(5, 5));
enemies('SKU-FOE-MONSTER-04, SKU-Q-62: on the ship’s cell it can be fired at, but not boarded')
  .given(foe('sea-monster', 5, 5))
  .given(at({ 'sea-dog': 'gun-deck' }))
  .start(movement, { entered: false })
  .expectCan('anne', 'fire sea-monster ball')
  .expectWhyNot('anne', 'board sea-monster', 'SKU-ENEMY-34', 'cannot-be-boarded');
enemies('SKU-FOE-MAELSTROM-02, SKU-FOE-MAELSTROM-10, SKU-Q-64: the Maelström cannot be attacked, and leaving it costs nothing')
  .given(set({ maelstrom: cellAt(5, 0) }))
  .given(ship(5, 5, 4))
  .given(at({ 'sea-dog': 'helm' }))
  .dice('helm', 'anne', 6, 1)
  .dice('wind', 'cleo', 1)
  .start(movement, { entered: false })
  .plays('anne make-sail')
  .plays('anne advance 4')
  .expectChange({ 'ship.cell': cell(5, 6), points: -1 });
enemies('SKU-FOE-MAELSTROM-11: in its very middle it pulls no further')
  .given(set({ maelstrom: cellAt(5, 5) }))
  .dice('maelstrom', 'anne', 6)
  .start(enemyTurn, newEnemyTurn())
  .expectBoard((b) => [b.ship.cell, b.ship.hold], [cellAt(5, 5), 6]);
enemies('SKU-FOE-MAELSTROM-07: five cells away it still pulls')
  .given(set({ maelstrom: cellAt(5, 10) }))
  .dice('maelstrom', 'anne', 5)
  .start(enemyTurn, newEnemyTurn())
  .expectBoard((b) => [b.ship.cell, b.ship.hold], [cellAt(5, 6), 7]);
enemies('SKU-FOE-MAELSTROM-09, SKU-EVENT-02: and prevents no event')
  .given(set({ maelstrom: cellAt(5, 6) }))
  .draws('card', 'anne', 'fever-breaks')
  .start(eventTurn, newEventTurn())
  .expectTold('event.drawn');
enemies('SKU-FOE-CRAB-01: the crab gnaws on 5 and 6')
  .given(clinging(0))
  .dice('crab', 'anne', 5)
  .start(enemyTurn, newEnemyTurn())
  .expectBoard((b) => b.ship.hold, 6);
enemies('SKU-EVENT-11, SKU-EVENT-12: the crab is hit above 3, and beaten by three tokens')
  .given(clinging(1))
  .given(set({ morale: 10 }))
  .given(crew('gun-deck'))
  .given(cargo(3))
  .dice('cannon', 'anne', 3, 4, 6)
  .draws('goods', 'anne', 'gold')
  .start(salvo, newSalvo('stone-crab', 'ball'))
  .expectTold('card.beaten', { target: 'stone-crab' })
  .expectBoard((b) => [b.crab, b.morale, b.discard], [-1, 12, ['stone-crab']]);
enemies('SKU-FOE-TOWER-01, SKU-MAP-04: the tower on land can be fired at, though not through other land')
  .given(ship(9, 2, 1))
  .given(towerAt(8, 2))
  .given(at({ 'sea-dog': 'gun-deck' }))
  .start(movement, { entered: false })
  .expectCan('anne', 'fire watchtower ball');
enemies('SKU-MAP-04: a tower behind land not')
  .given(ship(9, 2, 1))
  .given(towerAt(7, 1))
  .given(at({ 'sea-dog': 'gun-deck' }))
  .start(movement, { entered: false })
  .expectWhyNot('anne', 'fire watchtower ball', 'SKU-NAVAL-05', 'out-of-arc');

// ── guns ──

const gundeck = (name: string) => scenario(name).given(foe('galleon', 6, 5, 1));
gundeck('SKU-NAVAL-01, SKU-NAVAL-02, SKU-MOVE-05, SKU-MOVE-06: at any moment of the movement, with somebody at the guns')
  .given(crew('gun-deck'))
  .start(movement, { entered: false })
  .expectCan('anne', 'fire galleon ball');
gundeck('SKU-NAVAL-02: without anybody there not')
  .start(movement, { entered: false })
  .expectWhyNot('anne', 'fire galleon ball', 'SKU-NAVAL-02', 'nobody-at-the-guns');
gundeck('SKU-NAVAL-02, SKU-CREW-04: an exhausted group is nobody')
  .given(crew('gun-deck'))
  .given(fatigue({ topmen: 4 }))
  .start(movement, { entered: false })
  .expectWhyNot('anne', 'fire galleon ball', 'SKU-NAVAL-02', 'nobody-at-the-guns');
gundeck('SKU-NAVAL-17: nor without cannons')
  .given(cargo(0))
  .given(crew('gun-deck'))
  .start(movement, { entered: false })
  .expectWhyNot('anne', 'fire galleon ball', 'SKU-NAVAL-02', 'nobody-at-the-guns');
gundeck('SKU-NAVAL-03, SKU-PREP-04: one salvo a turn')
  .given(crew('gun-deck'))
  .dice('cannon', 'anne', 1, 1, 1)
  .start(movement, { entered: false })
  .plays('anne fire galleon ball')
  .expectChange({ 'topmen.fatigue': 1 })
  .expectWhyNot('anne', 'fire galleon ball', 'SKU-NAVAL-03', 'fired-already');
gundeck('SKU-NAVAL-05: not dead ahead')
  .given(ship(6, 6, 1))
  .given(crew('gun-deck'))
  .start(movement, { entered: false })
  .expectWhyNot('anne', 'fire galleon ball', 'SKU-NAVAL-05', 'out-of-arc');
gundeck(
  'SKU-NAVAL-09, SKU-NAVAL-10, SKU-NAVAL-14: without a group a die for each character at a cannon, and trust for whoever hits',
)
  .given(cargo(2))
  .given(at({ 'sea-dog': 'gun-deck', 'cabin-boy': 'gun-deck', witch: 'gun-deck' }))
  .dice('cannon', 'anne', 5)
  .dice('cannon', 'bart', 4)
  .dice('location', 'anne', 6)
  .start(salvo, newSalvo('galleon', 'ball'))
  .plays('anne yes', 'bart yes')
  .expectNotAsked('cleo')
  .expectNotTold('dice.rolled', { who: 'witch' })
  .expectBoard((b) => [foeIn(b, 'galleon').hold, person(b, 'sea-dog').trust, person(b, 'cabin-boy').trust], [5, 1, 0]);
gundeck('SKU-NAVAL-16, SKU-Q-88: six cannons are five dice: the character first')
  .given(cargo(6))
  .given(crew('gun-deck'))
  .given(at({ 'cabin-boy': 'gun-deck' }))
  .dice('cannon', 'bart', 1)
  .dice('cannon', 'anne', 1, 1, 1, 1)
  .start(salvo, newSalvo('galleon', 'ball'))
  .plays('bart yes')
  .expectTold('group.rolled', { dice: [1, 1, 1, 1] });
scenario('SKU-NAVAL-12: the Master Gunner throws one die of the group again')
  .given(pirates({ anne: 'sea-dog', bart: 'gunner', cleo: 'witch' }))
  .given(foe('galleon', 6, 5, 1))
  .given(cargo(3))
  .given(crew('gun-deck'))
  .given(at({ gunner: 'gun-deck' }))
  .dice('cannon', 'bart', 1, 6)
  .dice('cannon', 'anne', 2, 5)
  .dice('location', 'anne', 6, 6)
  .start(salvo, newSalvo('galleon', 'ball'))
  .plays('bart yes')
  .expectBoard((b) => foeIn(b, 'galleon').hold, 4);
const along = (name: string, options = {}) =>
  scenario(name, options)
    .given(ship(12, 7, 1))
    .given(at({ 'sea-dog': 'gun-deck' }))
    .given(foe('galleon', 10, 7, 1))
    .start(movement, { entered: false });
along('SKU-NAVAL-06, SKU-Q-27: a line along the edge between two land cells is free').expectCan('anne', 'fire galleon ball');
along('SKU-NAVAL-06, SKU-Q-27: unless the table says otherwise', { 'strict-sight': true }).expectWhyNot(
  'anne',
  'fire galleon ball',
  'SKU-NAVAL-05',
  'out-of-arc',
);
scenario('SKU-NAVAL-07: land that stops a ball does not stop a look-out')
  .given(pirates({ anne: 'sea-dog', bart: 'look-out', cleo: 'witch' }))
  .given(ship(12, 6, 1))
  .given(at({ 'look-out': 'crows-nest', 'sea-dog': 'gun-deck' }))
  .given(foe('galleon', 10, 7, 1))
  .start(movement, { entered: false })
  .expectCan('bart', 'spy E')
  .plays('bart pass')
  .expectWhyNot('anne', 'fire galleon ball', 'SKU-NAVAL-05', 'out-of-arc');

// ── hits ──

gundeck('SKU-HIT-01, SKU-HIT-04, SKU-HIT-07, SKU-HIT-09, SKU-HIT-12: a die for each impact, by the table of its sheet')
  .given(cargo(3))
  .given(crew('gun-deck'))
  .dice('cannon', 'anne', 5, 6, 6)
  .dice('location', 'anne', 1, 3, 4)
  .start(salvo, newSalvo('galleon', 'ball'))
  .expectBoard((b) => [foeIn(b, 'galleon').speed, foeIn(b, 'galleon').combat, foeIn(b, 'galleon').hold], [3, 5, 5]);
gundeck('SKU-ENEMY-21, SKU-Q-83, SKU-ENEMY-25: combat capacity at 0 by gunfire: beaten and gone, without plunder')
  .given((b) => {
    foeIn(b, 'galleon').combat = 1;
    b.morale = 10;
  })
  .given(cargo(1))
  .given(crew('gun-deck'))
  .dice('cannon', 'anne', 6)
  .dice('location', 'anne', 2)
  .start(salvo, newSalvo('galleon', 'ball'))
  .expectTold('foe.defeated', { foe: 'galleon', how: 'beaten' })
  .expectBoard((b) => [b.foes.length, b.morale, b.loot], [0, 14, 20])
  .expectDone();
scenario('SKU-HIT-02: rigging on 1, deck on 2 and 3, hold from 4')
  .given(crew('rail'))
  .dice('location', 'anne', 1, 3, 4)
  .start(hits, { left: 3, where: 'any' })
  .expectBoard((b) => [b.ship.sails, groupOf(b, 'topmen').post, b.ship.hold], [2, 'infirmary', 6]);

// ── manoeuvres ──

gundeck('SKU-MANOEUVRE-01, SKU-MANOEUVRE-06: manoeuvres need a character; one at a time')
  .given(crew('gun-deck'))
  .start(movement, { entered: false })
  .expectWhyNot('anne', 'fire galleon dismast', 'SKU-MANOEUVRE-01', 'no-gunner');
gundeck('SKU-MANOEUVRE-04, DT-35: a 5 less 1 against speed 4 is no success of his, and nothing goes to the sails')
  .given(cargo(2))
  .given(crew('gun-deck'))
  .given(at({ 'sea-dog': 'gun-deck' }))
  .dice('cannon', 'anne', 5, 6)
  .dice('location', 'anne', 6)
  .start(salvo, newSalvo('galleon', 'dismast'))
  .expectBoard((b) => [foeIn(b, 'galleon').speed, foeIn(b, 'galleon').hold], [4, 5]);
gundeck('SKU-MANOEUVRE-04, DT-35: a 6 less 1 is one: one impact to the sails, the rest by die')
  .given(cargo(2))
  .given(crew('gun-deck'))
  .given(at({ 'sea-dog': 'gun-deck' }))
  .dice('cannon', 'anne', 6, 6)
  .dice('location', 'anne', 6)
  .start(salvo, newSalvo('galleon', 'dismast'))
  .expectBoard((b) => [foeIn(b, 'galleon').speed, foeIn(b, 'galleon').hold], [3, 5]);
gundeck('SKU-MANOEUVRE-04: it is the gunner’s to agree')
  .given(at({ 'cabin-boy': 'gun-deck' }))
  .dice('cannon', 'bart', 5)
  .dice('location', 'anne', 6)
  .start(salvo, newSalvo('galleon', 'dismast'))
  .expectAsked('bart', 'naval.consent')
  .plays('bart no', 'bart yes')
  .expectBoard((b) => foeIn(b, 'galleon').hold, 5);
gundeck('SKU-MANOEUVRE-05: raking: one impact more in the hold')
  .given(cargo(2))
  .given(at({ 'sea-dog': 'gun-deck' }))
  .dice('cannon', 'anne', 5)
  .dice('location', 'anne', 2)
  .start(salvo, newSalvo('galleon', 'rake'))
  .plays('anne yes')
  .expectBoard((b) => [foeIn(b, 'galleon').combat, foeIn(b, 'galleon').hold], [5, 5]);
gundeck('SKU-MANOEUVRE-05: without a hit nothing more')
  .given(cargo(2))
  .given(at({ 'sea-dog': 'gun-deck' }))
  .dice('cannon', 'anne', 1)
  .start(salvo, newSalvo('galleon', 'rake'))
  .plays('anne yes')
  .expectBoard((b) => foeIn(b, 'galleon').hold, 6);
gundeck('SKU-MANOEUVRE-05: by bearing and heading')
  .given(at({ 'sea-dog': 'gun-deck' }))
  .start(movement, { entered: false })
  .expectCan('anne', 'fire galleon rake');
scenario('SKU-MANOEUVRE-05: not across her beam')
  .given(foe('galleon', 6, 5, 3))
  .given(at({ 'sea-dog': 'gun-deck' }))
  .start(movement, { entered: false })
  .expectWhyNot('anne', 'fire galleon rake', 'SKU-MOVE-01', 'not-an-option');
scenario('SKU-MANOEUVRE-07: against ships, not creatures')
  .given(foe('whale', 6, 5, 1))
  .given(at({ 'sea-dog': 'gun-deck' }))
  .start(movement, { entered: false })
  .expectWhyNot('anne', 'fire whale dismast', 'SKU-MOVE-01', 'not-an-option')
  .expectWhyNot('anne', 'fire whale rake', 'SKU-MOVE-01', 'not-an-option');
gundeck('SKU-MANOEUVRE-02: grapeshot takes combat capacity on 1 to 4, and nothing on 5 and 6')
  .given((b) => {
    b.ship.ammo.push('grapeshot');
  })
  .given(cargo(2))
  .given(crew('gun-deck'))
  .given(at({ 'sea-dog': 'gun-deck' }))
  .dice('cannon', 'anne', 6, 6)
  .dice('location', 'anne', 4, 5)
  .start(movement, { entered: false })
  .plays('anne fire galleon grapeshot', 'anne yes')
  .expectBoard((b) => [foeIn(b, 'galleon').combat, foeIn(b, 'galleon').hold, b.ship.fired], [5, 6, ['grapeshot']]);
gundeck('SKU-MANOEUVRE-02: chain shot takes speed')
  .given((b) => {
    b.ship.ammo.push('chain-shot');
  })
  .given(cargo(1))
  .given(at({ 'sea-dog': 'gun-deck' }))
  .dice('cannon', 'anne', 6)
  .dice('location', 'anne', 2)
  .start(salvo, newSalvo('galleon', 'chain-shot'))
  .plays('anne yes')
  .expectBoard((b) => foeIn(b, 'galleon').speed, 3);

enemies('SKU-NAVAL-04, SKU-NAVAL-15: in the enemy turn it fires its dice, and hits on the faces of its sheet')
  .given(foe('coastguard', 6, 5, 1))
  .given(crew('rail'))
  .dice('foe-speed', 'anne', 1, 1, 1)
  .dice('foe-fire', 'anne', 4, 5)
  .dice('location', 'anne', 6)
  .start(enemyTurn, newEnemyTurn())
  .expectTold('foe.fired', { foe: 'coastguard', dice: [4, 5], hits: 1 })
  .expectBoard((b) => b.ship.hold, 6);
enemies('SKU-FOE-MAELSTROM-03: moved by an effect, the Maelström goes to any side')
  .given(set({ maelstrom: cellAt(9, 9) }))
  .start(mawMove, { left: 3 })
  .expectOptions('anne', ['maw 1', 'maw 2', 'maw 3', 'maw 4', 'maw 5', 'maw 6', 'enough'])
  .plays('anne maw 4', 'anne maw 1', 'anne maw 2')
  .expectBoard((b) => b.maelstrom, cellAt(10, 9))
  .expectDone();
