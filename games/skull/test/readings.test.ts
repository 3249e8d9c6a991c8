// What a second reading of the booklet found.
import { expect, test } from 'vitest';
import type { Tools } from '../src/board.ts';
import { cellAt } from '../src/content/map.ts';
import { placeOf } from '../src/content/steps.ts';
import { helmIndex, loadIndex } from '../src/quantities.ts';
import { boarding } from '../src/rules/boarding.ts';
import { docking } from '../src/rules/docking.ts';
import { drift } from '../src/rules/drift.ts';
import { endVoyage } from '../src/rules/end.ts';
import { enemyTurn, newEnemyTurn } from '../src/rules/enemy-turn.ts';
import type { Fray } from '../src/rules/fray.ts';
import { layOut } from '../src/rules/layout.ts';
import { movement } from '../src/rules/movement.ts';
import { newSalvo, salvo } from '../src/rules/naval.ts';
import { newPreparations, preparations } from '../src/rules/preparations.ts';
import { singleMove } from '../src/rules/sailing.ts';
import { newSpeed, speed } from '../src/rules/speed.ts';
import { newStations, voyageTurn } from '../src/rules/stations.ts';
import { unrest } from '../src/rules/unrest.ts';
import { voyage } from '../src/rules/voyage.ts';
import {
  ally,
  at,
  bigger,
  cargo,
  crew,
  crewOf,
  down,
  fatigue,
  foe,
  groupDown,
  groupOf,
  hurtGroup,
  inVoyage,
  loaded,
  moored,
  person,
  pirates,
  scenario,
  set,
  ship,
  solo,
  trust,
} from './kit.ts';

// ── cleaning ──

const dirty = (name: string) =>
  scenario(name)
    .given(set({ dirt: 3 }))
    .given(crew('main-deck', 'main-deck'))
    .given(at({ 'cabin-boy': 'main-deck' }))
    .start(preparations, newPreparations());
dirty('SKU-CLEAN-02, SKU-CLEAN-04: once the character has rolled, no group cleans, though dirt is left')
  .plays('anne clean topmen')
  .dice('clean', 'bart', 1, 1, 1, 1)
  .plays('anne call cabin-boy', 'bart scrub')
  .expectBoard((b) => b.dirt, 2)
  .expectWhyNot('anne', 'clean gun-watch', 'SKU-CLEAN-02', 'groups-clean-first');
dirty('SKU-CLEAN-02, SKU-SHIP-15: nor does the pump help any more')
  .given((b) => {
    b.ship.upgrades.push('pump');
  })
  .expectCan('anne', 'pump topmen')
  .dice('clean', 'bart', 6, 1, 1, 1)
  .plays('anne call cabin-boy', 'bart scrub')
  .expectWhyNot('anne', 'pump topmen', 'SKU-PREP-03', 'not-an-option')
  .expectWhyNot('anne', 'pump-help topmen', 'SKU-PREP-03', 'not-an-option');
dirty('SKU-CLEAN-02: a character who does something else leaves the cleaning to the groups')
  .plays('anne call cabin-boy', 'bart pass')
  .expectCan('anne', 'clean topmen');

// ── from one voyage to the next ──

scenario('SKU-END-05: whoever is unconscious when the ship is lost has half his life afterwards, too')
  .given(down('witch'))
  .given((b) => {
    endVoyage({ board: b } as unknown as Tools, { end: 'surrendered', annex: 2 });
  })
  .expectBoard((b) => b.people.map((p) => p.half), [false, false, true]);

const setOut = (name: string) => scenario(name, { campaign: true }).given(inVoyage(2, { missionDeck: [] }));
const laidOut: (b: Parameters<typeof layOut>[0]['board']) => void = (b) =>
  layOut({ board: b, draw: (bag: unknown[]) => bag.pop(), reveal: () => {} } as unknown as Tools);
setOut('SKU-SETUP-11, SKU-SETUP-16: all groups begin a later voyage in the cabins, rested')
  .given(crew('rail', 'gun-deck', 'cabins', 'rigging'))
  .given(groupDown('port-watch'))
  .given(fatigue({ topmen: 4, 'gun-watch': 2, 'port-watch': 1 }))
  .given(hurtGroup('topmen'))
  .given((b) => {
    groupOf(b, 'port-watch').wounds = 2;
  })
  .given(laidOut)
  .expectBoard(
    (b) => b.groups.slice(0, 5).map((g) => [g.post, g.fatigue, g.wounds]),
    [
      ['cabins', 0, 1],
      ['cabins', 0, 0],
      ['cabins', 0, 0],
      ['cabins', 0, 0],
      ['box', 0, 0],
    ],
  );
setOut('a lucky coin is one point of destiny more, and for Freedman and Avenger no more than one')
  .given(pirates({ anne: 'freedman', bart: 'avenger', cleo: 'witch' }))
  .given((b) => {
    for (const r of b.registers) r.item = 'lucky-coin';
  })
  .given(laidOut)
  .expectBoard((b) => b.people.map((p) => p.destiny), [2, 2, 3]);
test('a lucky coin serves for one voyage, and is told to be gone', () => {
  const told: unknown[] = [];
  const registers = (['lucky-coin', 'spyglass'] as const).map((item) => ({ item, prestige: 0 }));
  const board = {
    people: [],
    registers,
    missions: [],
    ship: { fired: [], ammo: [] },
    voyage: 2,
    loot: 0,
    captain: 1,
    hoards: [],
  };
  const tell = (event: string, params: object): void => void told.push([event, params]);
  const people = [0, 1].map((seat) => ({ owner: seat, number: 0, trust: 0, post: 'cabins' }));
  endVoyage({ board: { ...board, people }, tell } as unknown as Tools, { end: 'reached', annex: 0 });
  expect(registers.map((r) => r.item)).toEqual([null, 'spyglass']);
  expect(told).toContainEqual(['coin.spent', { seat: 0 }]);
});

// ── enemies ──

test('SKU-ENEMY-31: where no advance brings it nearer it turns, and neither sideways nor away', () => {
  const from = cellAt(10, 9);
  const goal = cellAt(10, 13); // due south, open water all round
  const turns = (heading: number): number[] => singleMove(placeOf(from, heading), goal);
  expect(turns(1)).toEqual([placeOf(from, 6), placeOf(from, 2)]); // dead astern: either way
  expect(turns(2)).toEqual([placeOf(from, 3)]);
  expect(turns(6)).toEqual([placeOf(from, 5)]);
  for (const heading of [3, 4, 5]) expect(turns(heading)).toEqual([placeOf(cellAt(10, 10), 4)]);
});
test('SKU-ENEMY-31: with land in every cell that is nearer, the first step of a shortest way', () => {
  const north = cellAt(7, 0); // of Bell Rock, which lies between it and the goal
  expect(singleMove(placeOf(north, 4), cellAt(7, 10))).toEqual([placeOf(cellAt(6, 1), 5)]);
  expect(singleMove(placeOf(north, 1), cellAt(7, 10))).toEqual([placeOf(north, 6)]);
});
scenario(
  'SKU-ENEMY-31: an inactive Galleon that sails away from the ship turns toward it, and the Captain is offered nothing else',
)
  .given(foe('galleon', 5, 12, 3))
  .start(enemyTurn, newEnemyTurn())
  .expectTold('foe.sailed', { foe: 'galleon', cell: cellAt(5, 12), heading: 2 })
  .expectDone('over');

const lastVoyage = (name: string, watch: number) =>
  scenario(name, { campaign: true }).given(inVoyage(6, { watch })).given(ship(10, 0));
lastVoyage('in the last voyage fog moves the watch to the first hour of night: the Privateer comes all the same', 4)
  .dice('heading', 'anne', 1)
  .start(drift, { left: 1, heading: 1 })
  .expectToldInOrder(['ship.fogged'], ['night.fell'], ['foe.appeared', { foe: 'privateer', heading: 1 }])
  .expectDone();
lastVoyage('fog at another hour brings nobody', 3)
  .start(drift, { left: 1, heading: 1 })
  .expectTold('watch.advanced', { watch: 4 })
  .expectBoard((b) => b.foes, []);
lastVoyage('nor on a later day', 4)
  .given(set({ day: 2 }))
  .start(drift, { left: 1, heading: 1 })
  .expectBoard((b) => b.foes, []);
scenario('in an earlier voyage fog brings nobody', { campaign: true })
  .given(inVoyage(5, { watch: 4 }))
  .given(ship(10, 0))
  .start(drift, { left: 1, heading: 1 })
  .expectTold('night.fell')
  .expectBoard((b) => b.foes, []);

// ── guns ──

const monster = (name: string, col: number, row: number) =>
  scenario(name)
    .given(foe('sea-monster', col, row))
    .given(at({ 'sea-dog': 'gun-deck' }))
    .given((b) => {
      b.ship.ammo.push('grapeshot', 'chain-shot');
    })
    .start(movement, { entered: false });
monster('SKU-MANOEUVRE-02: grapeshot is not for a Sea Monster on the ship’s own cell, chain shot is', 5, 5)
  .expectCan('anne', 'fire sea-monster ball')
  .expectCan('anne', 'fire sea-monster chain-shot')
  .expectWhyNot('anne', 'fire sea-monster grapeshot', 'SKU-MOVE-01', 'not-an-option');
monster('SKU-MANOEUVRE-02: at one cell it is', 6, 5).expectCan('anne', 'fire sea-monster grapeshot');

const shot = (name: string, post: 'gun-deck' | 'helm') =>
  scenario(name)
    .given(pirates({ anne: 'sea-dog', bart: 'gunner', cleo: 'witch' }))
    .given(foe('galleon', 6, 5, 1))
    .given(cargo(1))
    .given(crew('gun-deck'))
    .given(at({ gunner: post, witch: 'gun-deck' }))
    .given((b) => {
      b.ship.ammo.push('grapeshot');
    })
    .start(salvo, newSalvo('galleon', 'grapeshot'));
shot('SKU-END-15: a lot fired while the Gunner stands elsewhere is not saved', 'helm').expectBoard(
  (b) => [b.ship.fired, b.ship.saving],
  [['grapeshot'], null],
);
shot('SKU-END-15: the Powder Saver minds a lot that is fired while he is on the gun deck', 'gun-deck').expectBoard(
  (b) => [b.ship.fired, b.ship.saving],
  [['grapeshot'], 'grapeshot'],
);
const emptied = (name: string, saving: 'grapeshot' | null) =>
  scenario(name)
    .given(pirates({ anne: 'sea-dog', bart: 'gunner', cleo: 'witch' }))
    .given((b) => {
      Object.assign(b.ship, { ammo: ['grapeshot'], fired: ['grapeshot'], saving });
      endVoyage({ board: b, roll: () => 6 } as unknown as Tools, { end: 'sunk', annex: 1 });
    });
emptied('SKU-END-15: a Gunner who was not there saves nothing', null).expectBoard(
  (b) => [b.ship.ammo, b.ship.saving],
  [[], null],
);
emptied('SKU-END-15: one who was does, on a 6', 'grapeshot').expectBoard((b) => b.ship.ammo, ['grapeshot']);

const manned = (name: string) =>
  scenario(name)
    .given(foe('galleon', 6, 5, 1))
    .given(cargo(2))
    .given(at({ 'cabin-boy': 'gun-deck', witch: 'gun-deck' }));
manned('SKU-PREP-02: nobody on the gun deck must fire')
  .start(salvo, newSalvo('galleon', 'ball'))
  .expectAsked('bart', 'naval.gunner')
  .expectPrompt('bart', { who: 'cabin-boy', target: 'galleon' })
  .plays('bart no')
  .expectTold('person.idle', { who: 'cabin-boy' })
  .plays('cleo no')
  .expectNotTold('dice.rolled')
  .expectBoard((b) => [person(b, 'cabin-boy').done, b.turn.fired], [false, true])
  .expectDone();
manned('SKU-PREP-02, SKU-NAVAL-11: a cannon that a character leaves is fired by the crew group')
  .given(crew('gun-deck'))
  .given(at({ witch: 'cabins' }))
  .dice('cannon', 'anne', 1, 2)
  .start(salvo, newSalvo('galleon', 'ball'))
  .plays('bart no')
  .expectTold('group.rolled', { group: 'topmen', roll: 'cannon', dice: [1, 2] });
manned('SKU-PREP-02, SKU-NAVAL-10: or by the next character, who had none')
  .given(cargo(1))
  .dice('cannon', 'cleo', 1)
  .start(salvo, newSalvo('galleon', 'ball'))
  .plays('bart no', 'cleo yes')
  .expectTold('dice.rolled', { who: 'witch', dice: [1] })
  .expectDone();

// ── sails ──

const aloft = (name: string) =>
  scenario(name)
    .given(pirates({ anne: 'sea-dog', bart: 'freedman', cleo: 'cabin-boy' }))
    .given(bigger(7, 4))
    .given(at({ 'sea-dog': 'helm', freedman: 'rigging', 'cabin-boy': 'rigging' }))
    .given(trust({ freedman: 3 }))
    .given(crew('rigging'))
    .dice('helm', 'anne', 1, 1);
aloft('SKU-PREP-02, SKU-SPEED-09: whoever stands in the rigging may leave the dice to others')
  .dice('rigging', 'cleo', 3, 1)
  .start(speed, newSpeed())
  .plays('anne make-sail')
  .expectAsked('bart', 'speed.aloft')
  .expectPrompt('bart', { who: 'freedman', points: 1 })
  .plays('bart no')
  .expectTold('person.idle', { who: 'freedman' })
  .expectChange({})
  .plays('cleo yes')
  .expectTold('dice.rolled', { who: 'cabin-boy', dice: [3, 1] })
  .expectBoard((b) => [person(b, 'freedman').done, person(b, 'cabin-boy').done], [false, true])
  .expectDone(2);
solo('SKU-PREP-02, SKU-SPEED-14: the Captain says so for his own people when he makes sail')
  .given(crewOf('sea-dog', 'freedman', 'look-out', 'surgeon'))
  .given(at({ 'sea-dog': 'helm', freedman: 'rigging' }))
  .dice('helm', 'anne', 1, 1)
  .start(speed, newSpeed())
  .expectOptions('anne', ['rum', 'spare freedman', 'hold-still', 'make-sail'])
  .plays('anne spare freedman')
  .expectOptions('anne', ['rum', 'hold-still', 'make-sail'])
  .plays('anne make-sail')
  .expectNotTold('dice.rolled', { who: 'freedman' })
  .expectDone(0);

// ── stations ──

const posts = (name: string, options = {}) =>
  scenario(name, options)
    .given(ally('bart', 'gunner'))
    .given(ally('cleo', 'look-out'))
    .given(down('cabin-boy', 3))
    .dice('wake', 'bart', 1, 1);
posts('SKU-STATIONS-06: the ally of one in the infirmary comes by his rank, not last', { 'order-by': 'prestige' })
  .given((b) => {
    b.registers[1]!.prestige = 40;
  })
  .start(voyageTurn, newStations())
  .plays('anne post helm', 'cleo post cabins')
  .expectAsked('bart', 'stations.post')
  .expectPrompt('bart', { who: 'gunner' })
  .plays('bart post cabins')
  .expectPrompt('cleo', { who: 'look-out' });
posts('SKU-STATIONS-06, SKU-STATIONS-05: level with another he is the Captain’s to order')
  .start(voyageTurn, newStations())
  .plays('anne post helm', 'cleo post cabins')
  .expectOptions('anne', ['call look-out', 'call gunner'])
  .plays('anne call gunner')
  .expectPrompt('bart', { who: 'gunner' });
posts('SKU-STATIONS-06: behind one who is trusted more')
  .given(trust({ witch: 1 }))
  .start(voyageTurn, newStations())
  .plays('anne post helm', 'cleo post cabins')
  .expectPrompt('cleo', { who: 'look-out' });

// ── the Dead Reckoner ──

for (const [column, wind, mine, others] of [
  [8, null, 3, 4],
  [8, 'head', 4, 5],
  [5, 'head', 4, 4],
  [5, null, 3, 3],
] as const)
  scenario(`Dead Reckoner: column ${column}, ${wind ?? 'no'} wind: ${mine} at the helm, ${others} for the others`)
    .given(pirates({ anne: 'avenger', bart: 'cabin-boy', cleo: 'witch' }))
    .given(bigger(9, 3))
    .given(loaded(column, 'cannon'))
    .given(set({ wind }))
    .expectBoard((b) => [helmIndex(b, person(b, 'avenger')), loadIndex(b)], [mine, others]);

// ── rounds beside the Maelström ──

const beside = (name: string) =>
  scenario(name)
    .given((b) => {
      b.missions.push({ id: 'calm-the-maw', ready: false });
      b.missionDeck.splice(b.missionDeck.indexOf('calm-the-maw'), 1);
    })
    .given(set({ maw: 1 }));
beside('SKU-DOCK-11: a round that ends by docking within two cells of the Maelström counts')
  .given(moored('B'))
  .given(set({ maelstrom: cellAt(9, 4), round: 0, loot: 5 }))
  .start(voyage, {})
  .plays('anne head 1', 'anne post cabins', 'anne call cabin-boy', 'bart post cabins', 'cleo post cabins', 'anne enough')
  .plays('anne enough', 'anne dock', 'anne bury-loot', 'anne bury 1', 'anne enough')
  .expectBoard((b) => b.maw, 1)
  .plays('anne enough')
  .expectTold('round.began', { round: 2 })
  .expectBoard((b) => [b.maw, b.missions[0]!.ready], [2, true]);
beside('SKU-DOCK-11: so does one that a boarding by a card ends')
  .given(set({ maelstrom: cellAt(5, 7), round: 0 }))
  .given(crew('rail', 'rail', 'rail', 'rail', 'rail'))
  .dice('enemy-combat', 'anne', 1, 1, 1)
  .dice('crew-combat', 'anne', 6, 6, 6, 6, 6)
  .dice('enemy-combat', 'anne', 1)
  .dice('crew-combat', 'anne', 6, 1, 1, 1, 1)
  .draws('card', 'anne', 'canoes-in-the-dark')
  .start(voyage, {})
  .plays('anne head 1', 'anne post cabins', 'anne call cabin-boy', 'bart post cabins', 'cleo post cabins', 'anne enough')
  .plays('anne enough', 'anne enough')
  .expectTold('boarding.began')
  .plays('anne strike fresh', 'anne strike fresh', 'anne pass', 'anne call cabin-boy', 'bart pass', 'cleo pass', 'anne enough')
  .expectTold('round.began', { round: 2 })
  .expectBoard((b) => [b.maw, b.missions[0]!.ready], [2, true]);

// ── destiny ──

const COASTGUARD: Fray = {
  ...{ foe: 'coastguard', card: null, groups: 1, from: 5, cuttable: true, morale: 0, goods: 0 },
  ...{ left: [], rail: [], who: -1, jumped: false, ours: 0, theirs: 0, by: 0 },
  stage: 'deck',
};
const supported = (name: string) =>
  scenario(name)
    .given(at({ 'cabin-boy': 'boarding' }))
    .given(crew('rail'))
    .given(foe('coastguard', 5, 5, 1, { combat: 1 }))
    .given((b) => {
      person(b, 'cabin-boy').destiny = 1;
    })
    .dice('enemy-combat', 'anne', 1)
    .dice('support', 'bart', 1);
supported('SKU-DICE-02, SKU-BOARDING-38: whoever rolls the die of a group he supports may spend destiny on it')
  .start(boarding, COASTGUARD)
  .plays('bart support topmen ranged')
  .expectAsked('bart', 'dice.again')
  .expectPrompt('bart', { who: 'cabin-boy', roll: 'support', dice: [1], destiny: 1, successes: 0 })
  .dice('support', 'bart', 2)
  .plays('bart destiny')
  .expectTold('enemy.struck', { how: 'wounded' })
  .expectBoard((b) => [person(b, 'cabin-boy').trust, person(b, 'cabin-boy').destiny], [1, 0]);

const level = (name: string) =>
  scenario(name)
    .given(pirates({ anne: 'gunner', bart: 'cabin-boy', cleo: 'witch' }))
    .given(set({ morale: 5 }))
    .given(trust({ 'cabin-boy': 6 }))
    .start(unrest, { asked: [] })
    .plays('bart yes');
level('SKU-DICE-02, SKU-MUTINY-12: who is behind in a confrontation may throw his lowest die again')
  .given((b) => {
    person(b, 'cabin-boy').destiny = 2;
  })
  .dice('confront', 'anne', 6, 2)
  .dice('confront', 'bart', 5, 1)
  .plays('anne bid 1', 'bart bid 1')
  .expectAsked('bart', 'confront.again')
  .expectPrompt('bart', { who: 'cabin-boy', dice: [5, 1], others: [6, 2], destiny: 2 })
  .dice('confront', 'bart', 6)
  .plays('bart destiny')
  .expectTold('confront.rolled', { who: 'cabin-boy', dice: [5, 6] })
  .expectTold('captain.changed', { seat: 'bart', oldSeat: 'anne' })
  .expectBoard((b) => person(b, 'cabin-boy').destiny, 1);
level('SKU-DICE-02, SKU-MUTINY-12: or let it be; nobody else is asked, for nobody else is behind')
  .given((b) => {
    person(b, 'cabin-boy').destiny = 2;
    person(b, 'gunner').destiny = 2;
  })
  .dice('confront', 'anne', 6, 2)
  .dice('confront', 'bart', 5, 1)
  .plays('anne bid 1', 'bart bid 1')
  .expectNotAsked('anne')
  .plays('bart pass')
  .expectTold('captain.kept', { seat: 'anne' })
  .expectBoard((b) => [person(b, 'cabin-boy').destiny, person(b, 'gunner').destiny], [2, 2]);
level('SKU-DICE-02, SKU-MUTINY-12: overtaken, the other may answer')
  .given((b) => {
    person(b, 'cabin-boy').destiny = 1;
    person(b, 'gunner').destiny = 1;
  })
  .dice('confront', 'anne', 6, 2)
  .dice('confront', 'bart', 5, 1)
  .plays('anne bid 1', 'bart bid 1')
  .dice('confront', 'bart', 6)
  .plays('bart destiny')
  .expectAsked('anne', 'confront.again')
  .dice('confront', 'anne', 6)
  .plays('anne destiny')
  .expectTold('captain.kept', { seat: 'anne' });
solo('SKU-DICE-02, SKU-SOLO-07: the Captain who stands guard has his destiny, and an ally none')
  .given(at({ gunner: 'plot', 'sea-dog': 'guard' }))
  .given(trust({ gunner: 6 }))
  .given((b) => {
    person(b, 'sea-dog').destiny = 1;
  })
  .dice('confront', 'anne', 6, 5, 6, 4, 1)
  .start(preparations, newPreparations())
  .plays('anne call gunner')
  .expectAsked('anne', 'confront.again')
  .dice('confront', 'anne', 5)
  .plays('anne destiny')
  .expectTold('plot.exposed', { who: 'gunner' });
solo('SKU-DICE-02, SKU-SOLO-20: and so has one whom an ally challenges')
  .given(set({ morale: 6 }))
  .given(trust({ gunner: 7 }))
  .given((b) => {
    person(b, 'sea-dog').destiny = 1;
  })
  .dice('mutiny', 'anne', 1)
  .dice('confront', 'anne', 1, 1, 5, 6, 1)
  .start(unrest, { asked: [] })
  .plays('anne spend-prestige 0')
  .expectPrompt('anne', { who: 'sea-dog', dice: [1, 1, 5], others: [6, 1], destiny: 1 })
  .plays('anne pass')
  .expectTold('captain.marooned', { who: 'gunner' });

// ── an old hoard ──

const hoard = (name: string) =>
  scenario(name)
    .given(moored('B'))
    .given((b) => {
      b.captain = 1;
      b.hoards.push({ seat: 2, island: 'B', amount: 12 });
    })
    .start(docking, { done: [], asked: 0, spade: null });
hoard('SKU-DOCK-10: an old hoard may be taken in part')
  .expectOptions('cleo', ['yes', 'dig 1', 'dig 5', 'dig 10', 'no'])
  .plays('cleo dig 5')
  .expectTold('hoard.recovered', { seat: 'cleo', doubloons: 5 })
  .expectChange({ 'cleo.doubloons': 5 })
  .expectBoard((b) => b.hoards, [{ seat: 2, island: 'B', amount: 7 }])
  .expectPrompt('cleo', { doubloons: 7 })
  .plays('cleo no')
  .expectChange({})
  .expectAsked('bart', 'dock.ashore');
hoard('SKU-DOCK-10: the rest afterwards, and nothing is left of it')
  .plays('cleo dig 10', 'cleo dig 1', 'cleo yes')
  .expectBoard((b) => [b.hoards, b.registers[2]!.doubloons], [[], 17])
  .expectAsked('bart', 'dock.ashore');
