// Edges of a voyage: the die that just does, the impact that falls on nothing, what is told when it is counted.
import { scoresOf } from '../src/rules/end.ts';
import { enemyTurn, newEnemyTurn } from '../src/rules/enemy-turn.ts';
import { hits } from '../src/rules/hits.ts';
import { drinkRum } from '../src/rules/rum.ts';
import { cargo, clinging, crew, fatigue, groupOf, person, scenario, set, ship, towerAt } from './kit.ts';

// ── crab and tower ──

for (const [die, hold] of [
  [4, 7],
  [5, 6],
  [6, 6],
] as const)
  scenario(`SKU-FOE-CRAB-01: on ${die} the crab ${hold === 7 ? 'finds no hold' : 'breaks a column'}`)
    .given(clinging(0))
    .dice('crab', 'anne', die)
    .start(enemyTurn, newEnemyTurn())
    .expectTold('crab.gnawed', { die })
    .expectBoard((b) => b.ship.hold, hold);

scenario('SKU-FOE-CRAB-01: without a crab nothing gnaws')
  .start(enemyTurn, newEnemyTurn())
  .expectNotTold('crab.gnawed')
  .expectNotTold('tower.fired')
  .expectNotTold('maelstrom.pulled')
  .expectDone('over');

scenario('SKU-FOE-TOWER-01: the tower fires two dice at three cells, and 5 and 6 hit')
  .given(towerAt(8, 2))
  .given(ship(8, 5))
  .dice('tower', 'anne', 4, 5)
  .dice('location', 'anne', 4)
  .start(enemyTurn, newEnemyTurn())
  .expectTold('tower.fired', { dice: [4, 5], hits: 1 })
  .expectTold('ship.hit', { where: 'hold', hold: 6 });

scenario('SKU-FOE-TOWER-01: at four cells it does not')
  .given(towerAt(8, 2))
  .given(ship(8, 6))
  .start(enemyTurn, newEnemyTurn())
  .expectNotTold('tower.fired')
  .expectDone('over');

scenario('SKU-FOE-TOWER-01: two misses do nothing')
  .given(towerAt(8, 2))
  .given(ship(8, 5))
  .dice('tower', 'anne', 4, 4)
  .start(enemyTurn, newEnemyTurn())
  .expectTold('tower.fired', { hits: 0 })
  .expectNotTold('ship.hit')
  .expectDone('over');

// ── impacts ──

scenario('SKU-HIT-03: the highest sail goes; who was there goes to the cabins and has rested, the others stay')
  .given(crew('rigging', 'rigging', 'rigging'))
  .given(fatigue({ topmen: 2, 'gun-watch': 2, 'port-watch': 2 }))
  .given((b) => {
    b.groups.slice(0, 3).forEach((g, i) => {
      g.sail = i + 1;
    });
  })
  .start(hits, { left: 1, where: 'rigging' })
  .expectTold('ship.hit', { where: 'rigging', sails: 2, hold: 7 })
  .expectTold('group.moved', { group: 'port-watch', post: 'cabins' })
  .expectTold('group.rested', { group: 'port-watch' })
  .expectTold('dirt.changed', { dirt: 1, why: 'impact' })
  .expectBoard(
    (b) => b.groups.slice(0, 3).map((g) => [g.post, g.sail, g.fatigue]),
    [
      ['rigging', 1, 2],
      ['rigging', 2, 2],
      ['cabins', 0, 0],
    ],
  );

scenario('SKU-HIT-10: with no sail left only dirt comes of it')
  .given(set({ dirt: 0 }))
  .given((b) => {
    b.ship.sails = 0;
  })
  .start(hits, { left: 1, where: 'rigging' })
  .expectNotTold('ship.hit')
  .expectTold('dirt.changed', { dirt: 1 })
  .expectBoard((b) => b.ship.sails, 0);

scenario('SKU-HIT-08: what lies in the column that breaks is lost, and nothing else')
  .given(cargo(12, 'sugar', 'wood'))
  .start(hits, { left: 1, where: 'hold' })
  .expectTold('marker.lost', { marker: 'sugar', column: 7, why: 'impact' })
  .expectTold('marker.lost', { marker: 'wood', column: 7, why: 'impact' })
  .expectChange({ 'ship.hold': -1, 'hold.sugar': -1, 'hold.wood': -1, dirt: 1 });

scenario('SKU-SHIP-08: at column 1 the ship sinks, and further impacts fall on nothing')
  .given(cargo(0))
  .given((b) => {
    b.ship.hold = 1;
  })
  .start(hits, { left: 3, where: 'hold' })
  .expectTold('ship.sunk')
  .expectBoard((b) => [b.ship.hold, b.dirt], [0, 1]);

scenario('SKU-HIT-11: on a deck without a fit group only dirt is left')
  .given(crew('infirmary'))
  .dice('location', 'anne', 3)
  .start(hits, { left: 1, where: 'any' })
  .expectTold('ship.hit', { where: 'deck', sails: 3, hold: 7 })
  .expectNotTold('group.down')
  .expectDone();

scenario('SKU-HIT-06: the only fit group is out of action without a question')
  .given(crew('infirmary', 'gun-deck'))
  .dice('location', 'anne', 2)
  .start(hits, { left: 1, where: 'any' })
  .expectTold('group.down', { group: 'gun-watch' })
  .expectBoard((b) => groupOf(b, 'gun-watch').post, 'infirmary');

// ── rum ──

scenario(
  'SKU-GOODS-08, SKU-GOODS-09: rum lifts morale by a die, and every pirate’s destiny by a point as far as his sheet allows',
)
  .given(cargo(3, 'rum', 'sugar', 'rum'))
  .given(set({ morale: 5 }))
  .given((b) => {
    person(b, 'sea-dog').destiny = 2;
    person(b, 'cabin-boy').destiny = 2;
  })
  .given((b) => {
    const told: string[] = [];
    drinkRum({ board: b, roll: () => 4, tell: (event: string) => told.push(event) } as never);
    if (told.join(' ') !== 'rum.drunk morale.changed destiny.changed destiny.changed') throw new Error(told.join(' '));
  })
  .expectBoard(
    (b) => [b.morale, b.rum, b.ship.cells.slice(3, 6), b.people.map((p) => p.destiny)],
    [9, true, ['rum', 'sugar', null], [2, 3, 1]],
  );

// ── the count ──

scenario('SKU-GOAL-02: what is counted for each is told, and the Captain adds a fortieth of loot and cargo')
  .given(cargo(3, 'gold', 'sugar'))
  .given(set({ loot: 23 }))
  .given((b) => {
    Object.assign(b.registers[0]!, { prestige: 14, setOut: 10, doubloons: 16, brought: 5 });
    Object.assign(b.registers[1]!, { prestige: 9, setOut: 10, doubloons: 5, brought: 5 });
  })
  .expectBoard(
    (b) => {
      const told: unknown[] = [];
      const tell = (event: string, params: unknown) => told.push([event, params]);
      const scores = scoresOf({ board: b, tell } as never, { end: 'reached', annex: 0 });
      return [scores, told.slice(0, 2)];
    },
    [
      [7, -1, 0],
      [
        ['score.counted', { seat: 0, prestige: 14, setOut: -10, doubloons: 2, ship: 1, total: 7 }],
        ['score.counted', { seat: 1, prestige: 9, setOut: -10, doubloons: 0, ship: 0, total: -1 }],
      ],
    ],
  )
  .expectBoard((b) => scoresOf({ board: b } as never, { end: 'sunk', annex: 1 }), [0, 0, 0]);
