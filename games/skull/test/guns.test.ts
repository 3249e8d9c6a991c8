// At sea: enemies in their turn, guns, sails and look-outs, edge by edge.
import { cellAt, far, MOORING } from '../src/content/map.ts';
import { enemyTurn, newEnemyTurn } from '../src/rules/enemy-turn.ts';
import { explore, newExplore } from '../src/rules/explore.ts';
import { hits } from '../src/rules/hits.ts';
import { movement } from '../src/rules/movement.ts';
import { newSalvo, salvo } from '../src/rules/naval.ts';
import { spawn } from '../src/rules/spawn.ts';
import {
  at,
  cargo,
  clinging,
  crew,
  fatigue,
  foe,
  foeIn,
  groupOf,
  hurtGroup,
  person,
  pirates,
  scenario,
  set,
  ship,
  towerAt,
  wounds,
} from './kit.ts';

const turn = newEnemyTurn();

// ── the Maelström ──

const maw = (name: string, col: number, row: number) => scenario(name).given(set({ maelstrom: cellAt(col, row) }));
maw('SKU-FOE-MAELSTROM-06: two cells away it gnaws at nothing', 5, 7)
  .dice('maelstrom', 'anne', 1)
  .start(enemyTurn, turn)
  .expectNotTold('maelstrom.gnawed')
  .expectTold('maelstrom.pulled', { die: 1 })
  .expectBoard((b) => [b.ship.hold, b.dirt], [7, 0]);
maw('SKU-FOE-MAELSTROM-06: on the first cell of the sea it is as hungry', 0, 0)
  .given(ship(0, 1))
  .dice('maelstrom', 'anne', 1)
  .start(enemyTurn, turn)
  .expectTold('maelstrom.gnawed')
  .expectBoard((b) => b.ship.hold, 6);
maw('SKU-FOE-MAELSTROM-07: six cells away it does not pull', 5, 11)
  .start(enemyTurn, turn)
  .expectNotTold('maelstrom.pulled')
  .expectDone('over');
maw('SKU-FOE-MAELSTROM-12: two cells as near: the Captain chooses', 6, 3)
  .dice('maelstrom', 'anne', 4)
  .start(enemyTurn, turn)
  .expectOptions('anne', ['pull 1', 'pull 2'])
  .plays('anne pull 2')
  .expectTold('ship.drifted', { cell: cellAt(6, 5) })
  .expectBoard((b) => [b.ship.cell, b.ship.heading], [cellAt(6, 5), 1]);
maw('SKU-FOE-MAELSTROM-12: one of them taken by an enemy: the other', 6, 3)
  .given(foe('whale', 5, 4))
  .dice('maelstrom', 'anne', 4)
  .start(enemyTurn, turn)
  .expectBoard((b) => [b.ship.cell, foeIn(b, 'whale').hold], [cellAt(6, 5), 4]);
maw('SKU-FOE-MAELSTROM-12: both taken: either, and a collision', 6, 3)
  .given(foe('whale', 5, 4))
  .given(foe('merchant', 6, 5, 1, { goal: MOORING.E }))
  .dice('maelstrom', 'anne', 4)
  .start(enemyTurn, turn)
  .expectOptions('anne', ['pull 1', 'pull 2'])
  .plays('anne pull 1')
  .expectTold('ship.collided', { foe: 'whale' })
  .expectBoard((b) => [b.ship.cell, b.ship.hold, foeIn(b, 'whale').hold], [cellAt(5, 5), 6, 3]);
maw('SKU-END-09: a ship it has gnawed to pieces is pulled no further, and the voyage is over', 5, 4)
  .given(cargo(0))
  .given((b) => {
    b.ship.hold = 1;
  })
  .start(enemyTurn, turn)
  .expectNotTold('maelstrom.pulled')
  .expectDone({ end: 'sunk', annex: 1 });

// ── enemies in their turn ──

scenario('SKU-ENEMY-01: of two enemies the second has its turn after the first')
  .given(foe('whale', 8, 5))
  .given(foe('merchant', 8, 6, 1, { goal: MOORING.E }))
  .dice('foe-speed', 'anne', 1, 1)
  .start(enemyTurn, turn)
  .expectOptions('anne', ['foe whale', 'foe merchant'])
  .plays('anne foe whale')
  .expectTold('foe.rolled', { foe: 'merchant', dice: [1, 1], points: 1 });
scenario('SKU-ENEMY-34: on the ship’s cell it boards before anything else, whatever its speed')
  .given(foe('coastguard', 5, 5, 1))
  .given(crew('rail'))
  .dice('foe-speed', 'anne', 5, 5, 5)
  .dice('enemy-combat', 'anne', 1, 1, 1, 1, 1)
  .dice('crew-combat', 'anne', 1)
  .start(enemyTurn, turn)
  .expectNotTold('foe.sailed')
  .expectNotTold('foe.fired')
  .expectTold('boarding.began', { enemy: 'coastguard' });
scenario('SKU-ENEMY-28: without a shot in reach it comes nearer')
  .given(foe('galleon', 10, 5, 5))
  .dice('foe-speed', 'anne', 1, 1, 1, 1)
  .start(enemyTurn, turn)
  .expectNotTold('foe.fired');
scenario('SKU-ENEMY-27: where its guns bear already it fires first and moves afterwards')
  .given(foe('coastguard', 7, 5, 1))
  .given(crew('rail'))
  .dice('foe-speed', 'anne', 1, 1, 1)
  .dice('foe-fire', 'anne', 1, 1)
  .start(enemyTurn, turn)
  .expectTold('foe.fired', { foe: 'coastguard', dice: [1, 1], hits: 0 })
  .expectNotTold('ship.hit');
scenario('SKU-ENEMY-04, SKU-ENEMY-26: an enemy that flees out of its zone costs the red value')
  .given(foe('merchant', 10, 5, 2, { goal: MOORING.G }))
  .dice('foe-speed', 'anne', 5, 5)
  .start(enemyTurn, turn)
  .plays(`anne steer ${cellAt(13, 3)} 2`)
  .expectTold('foe.left', { foe: 'merchant' })
  .expectTold('morale.changed', { by: -1, why: 'fled' })
  .expectBoard((b) => [foeIn(b, 'merchant').near, b.morale], [false, 19]);
scenario('SKU-ENEMY-26: one that comes into it is active from then on')
  .given(foe('coastguard', 5, 11, 1))
  .start(enemyTurn, turn)
  .expectTold('foe.near', { foe: 'coastguard' })
  .expectBoard((b) => [foeIn(b, 'coastguard').near, foeIn(b, 'coastguard').cell, b.morale], [true, cellAt(5, 10), 20]);
scenario('SKU-ENEMY-18: two moorings as near: the Captain says which, and it is told where it makes for')
  .given(foe('merchant', 15, 0, 4))
  .start(enemyTurn, turn)
  .expectOptions('anne', ['bound G', 'bound I'])
  .expectPrompt('anne', { foe: 'merchant' })
  .plays('anne bound I')
  .expectBoard((b) => foeIn(b, 'merchant').goal, MOORING.I);
scenario('SKU-ENEMY-29: a passive enemy that is active flees, though its island lies the other way')
  .given(ship(9, 9))
  .given(foe('galleon', 12, 9, 3, { speed: 0, temper: 'passive', goal: MOORING.E }))
  .start(enemyTurn, turn)
  .expectBoard((b) => far(foeIn(b, 'galleon').cell, b.ship.cell) >= 3, true)
  .expectBoard((b) => far(foeIn(b, 'galleon').cell, b.ship.cell), 4);
scenario('SKU-ENEMY-29: by agreement merchants alone make for home under our eyes', { 'merchant-home': true })
  .given(ship(9, 9))
  .given(foe('galleon', 12, 9, 3, { speed: 0, temper: 'passive', goal: MOORING.E }))
  .start(enemyTurn, turn)
  .expectBoard((b) => far(foeIn(b, 'galleon').cell, b.ship.cell), 4);
scenario('SKU-ENEMY-29: and with all their speed', { 'merchant-home': true })
  .given(ship(15, 9))
  .given(foe('merchant', 15, 6, 1, { goal: MOORING.G }))
  .dice('foe-speed', 'anne', 5, 6)
  .start(enemyTurn, turn)
  .expectTold('foe.gone', { foe: 'merchant', why: 'escaped' });
scenario('SKU-ENEMY-36: a crippled whale abeam has no guns to fire')
  .given(foe('whale', 6, 5, 1, { speed: 0, temper: 'passive', goal: MOORING.B }))
  .start(enemyTurn, turn)
  .expectNotTold('foe.fired')
  .expectNotTold('whale.struck');
scenario('SKU-FOE-WHALE-04: after its attack it swims off, and turns round with what speed is left')
  .given(foe('whale', 5, 5, 1, { temper: 'hostile', rammed: true }))
  .dice('foe-speed', 'anne', 5, 5)
  .start(enemyTurn, turn)
  .expectPrompt('anne', { foe: 'whale' })
  .plays(`anne steer ${cellAt(5, 4)} 1`)
  .expectTold('foe.sailed', { foe: 'whale', cell: cellAt(5, 4), heading: 1 })
  .expectOptions('anne', [`steer ${cellAt(5, 4)} 5`, `steer ${cellAt(5, 4)} 3`]);
scenario('SKU-FOE-MONSTER-03: as many dice as it has capacity left, and misses do nothing')
  .given(foe('sea-monster', 5, 5, 0, { combat: 2 }))
  .dice('foe-speed', 'anne', 1, 1, 1)
  .dice('tentacle', 'anne', 4, 4)
  .start(enemyTurn, turn)
  .expectTold('tentacles.grasped', { dice: [4, 4], hits: 0 })
  .expectNotTold('ship.hit')
  .expectDone('over');
scenario('SKU-FOE-TOWER-01: two hits of the tower are two impacts')
  .given(towerAt(8, 2))
  .given(ship(8, 5))
  .dice('tower', 'anne', 5, 6)
  .dice('location', 'anne', 1, 4)
  .start(enemyTurn, turn)
  .expectBoard((b) => [b.ship.sails, b.ship.hold, b.dirt], [2, 6, 2]);

// ── guns ──

const broadside = (name: string, id: 'galleon' | 'coastguard' = 'galleon') =>
  scenario(name)
    .given(foe(id, 6, 5, 1))
    .given(cargo(3))
    .given(crew('gun-deck'))
    .given(at({ 'sea-dog': 'gun-deck' }));
for (const how of ['ball', 'rake', 'dismast'] as const)
  broadside(`SKU-MANOEUVRE-03: ${how} uses up no special shot`)
    .dice('cannon', 'anne', 1, 1, 1)
    .start(salvo, newSalvo('galleon', how))
    .expectTold('guns.fired', { target: 'galleon', how })
    .plays(...(how === 'dismast' ? [] : ['anne yes']))
    .expectBoard((b) => b.ship.fired, []);
broadside('SKU-MANOEUVRE-03: a lot used twice is used once')
  .given((b) => {
    b.ship.ammo.push('grapeshot');
    b.ship.fired.push('grapeshot');
  })
  .dice('cannon', 'anne', 1, 1, 1)
  .start(salvo, newSalvo('galleon', 'grapeshot'))
  .plays('anne yes')
  .expectBoard((b) => b.ship.fired, ['grapeshot']);
broadside('SKU-PREP-04: whoever fired has done his task')
  .dice('cannon', 'anne', 1, 1, 1)
  .start(salvo, newSalvo('galleon', 'ball'))
  .plays('anne yes')
  .expectBoard((b) => [person(b, 'sea-dog').done, groupOf(b, 'topmen').done, groupOf(b, 'topmen').fatigue], [true, true, 1]);
scenario('SKU-HIT-05: at speed 0 every shot hits, the one called for the mast too')
  .given(foe('galleon', 6, 5, 1, { speed: 0 }))
  .given(at({ 'sea-dog': 'gun-deck' }))
  .dice('cannon', 'anne', 1)
  .start(salvo, newSalvo('galleon', 'dismast'))
  .expectTold('dice.rolled', { roll: 'cannon', successes: 1 });
scenario('SKU-MANOEUVRE-04: the gunner agrees, and his hit goes to the sails without another die')
  .given(foe('galleon', 6, 5, 1))
  .given(at({ 'cabin-boy': 'gun-deck' }))
  .dice('cannon', 'bart', 6)
  .start(salvo, newSalvo('galleon', 'dismast'))
  .expectOptions('bart', ['yes', 'no'])
  .expectPrompt('bart', { who: 'cabin-boy' })
  .plays('bart yes')
  .expectTold('foe.hit', { foe: 'galleon', field: 'speed', left: 3 })
  .expectBoard((b) => [foeIn(b, 'galleon').speed, foeIn(b, 'galleon').combat, foeIn(b, 'galleon').hold], [3, 6, 6]);
const master = (name: string) =>
  scenario(name)
    .given(pirates({ anne: 'sea-dog', bart: 'gunner', cleo: 'witch' }))
    .given(foe('galleon', 6, 5, 1))
    .given(cargo(3))
    .given(crew('gun-deck'))
    .given(at({ gunner: 'gun-deck' }));
master('SKU-NAVAL-12: a 4 against speed 4 is thrown again, and it was his once of the turn')
  .dice('cannon', 'bart', 1, 1)
  .dice('cannon', 'anne', 5, 4)
  .dice('location', 'anne', 6)
  .start(salvo, newSalvo('galleon', 'ball'))
  .plays('bart yes')
  .expectTold('dice.again', { who: 'gunner', by: 'master-gunner' })
  .expectTold('group.rolled', { dice: [5, 1], successes: 1 })
  .expectBoard((b) => person(b, 'gunner').used, 1);
master('SKU-NAVAL-12: where all hit nothing is thrown again')
  .dice('cannon', 'bart', 1)
  .dice('cannon', 'anne', 5, 6)
  .dice('location', 'anne', 6, 6)
  .start(salvo, newSalvo('galleon', 'ball'))
  .plays('bart yes')
  .expectNotTold('dice.again')
  .expectBoard((b) => person(b, 'gunner').used, 0);
master('SKU-NAVAL-12: nor a second time in a turn')
  .given((b) => {
    person(b, 'gunner').used = 1;
  })
  .dice('cannon', 'bart', 1)
  .dice('cannon', 'anne', 1, 1)
  .start(salvo, newSalvo('galleon', 'ball'))
  .plays('bart yes')
  .expectNotTold('dice.again');
const crab = (name: string, impacts: number) =>
  scenario(name)
    .given(clinging(impacts))
    .given(set({ morale: 10 }))
    .given(cargo(3))
    .given(crew('gun-deck'));
crab('SKU-EVENT-11: three misses leave the crab as it is', 1)
  .dice('cannon', 'anne', 3, 3, 3)
  .start(salvo, newSalvo('stone-crab', 'ball'))
  .expectNotTold('card.hit')
  .expectBoard((b) => [b.crab, b.morale], [1, 10]);
crab('SKU-EVENT-12: two tokens do not beat it', 0)
  .dice('cannon', 'anne', 4, 4, 3)
  .start(salvo, newSalvo('stone-crab', 'ball'))
  .expectTold('card.hit', { target: 'stone-crab', hits: 2 })
  .expectNotTold('card.beaten')
  .expectBoard((b) => [b.crab, b.morale, b.discard], [2, 10, []]);
crab('SKU-EVENT-12: more than three are told as three', 2)
  .dice('cannon', 'anne', 4, 5, 6)
  .start(salvo, newSalvo('stone-crab', 'ball'))
  .expectTold('card.hit', { target: 'stone-crab', hits: 3 })
  .expectTold('card.beaten', { target: 'stone-crab' })
  .expectBoard((b) => [b.crab, b.morale, b.ship.cells.filter((m) => m !== null).length], [-1, 12, 4]);
const tower = (name: string, tokens: number) =>
  scenario(name)
    .given(ship(9, 2, 1))
    .given(towerAt(8, 2))
    .given((b) => {
      b.tower!.hits = tokens;
      b.morale = 10;
    })
    .given(cargo(2))
    .given(crew('gun-deck'));
tower('SKU-EVENT-12: a tower that is hit keeps its tokens', 0)
  .dice('cannon', 'anne', 4, 3)
  .start(salvo, newSalvo('watchtower', 'ball'))
  .expectTold('card.hit', { target: 'watchtower', hits: 1 })
  .expectBoard((b) => [b.tower!.hits, b.crab, b.loot], [1, -1, 20]);
tower('SKU-EVENT-12: beaten: a point of morale, six doubloons, and the card is discarded', 2)
  .dice('cannon', 'anne', 4, 3)
  .start(salvo, newSalvo('watchtower', 'ball'))
  .expectTold('card.beaten', { target: 'watchtower' })
  .expectTold('loot.changed', { by: 6, why: 'watchtower' })
  .expectBoard((b) => [b.tower, b.morale, b.loot, b.discard], [null, 11, 26, ['watchtower']]);
scenario('SKU-ENEMY-03: the tower is left behind at more than five cells, and not before')
  .given(towerAt(8, 2))
  .given(ship(8, 7, 4))
  .given(at({ 'sea-dog': 'helm' }))
  .dice('helm', 'anne', 6, 6)
  .dice('wind', 'cleo', 1)
  .start(movement, { entered: false })
  .plays('anne make-sail', 'anne turn 3')
  .expectBoard((b) => b.tower === null, false)
  .plays('anne advance 4')
  .expectTold('tower.left')
  .expectBoard((b) => [b.tower, b.discard], [null, ['watchtower']]);

const lying = (name: string, col: number, row: number, heading = 1) =>
  scenario(name)
    .given(at({ 'sea-dog': 'gun-deck' }))
    .given(foe('galleon', col, row, heading))
    .given((b) => {
      b.ship.ammo.push('grapeshot', 'chain-shot');
    })
    .start(movement, { entered: false });
lying('SKU-NAVAL-05: three cells away there is nothing to fire at', 8, 5).expectWhyNot(
  'anne',
  'fire galleon ball',
  'SKU-MOVE-01',
  'not-an-option',
);
lying('SKU-MANOEUVRE-04, SKU-MANOEUVRE-02: dismasting and grapeshot at one cell, chain shot at two', 7, 5)
  .expectCan('anne', 'fire galleon ball')
  .expectWhyNot('anne', 'fire galleon dismast', 'SKU-MOVE-01', 'not-an-option')
  .expectWhyNot('anne', 'fire galleon grapeshot', 'SKU-MOVE-01', 'not-an-option')
  .expectCan('anne', 'fire galleon chain-shot');
lying('SKU-MANOEUVRE-04: at one cell all of them', 6, 5)
  .expectCan('anne', 'fire galleon dismast')
  .expectCan('anne', 'fire galleon grapeshot');
lying('SKU-NAVAL-05: out of the arc no manoeuvre is offered either', 5, 4)
  .expectWhyNot('anne', 'fire galleon ball', 'SKU-NAVAL-05', 'out-of-arc')
  .expectWhyNot('anne', 'fire galleon dismast', 'SKU-MOVE-01', 'not-an-option')
  .expectWhyNot('anne', 'fire galleon grapeshot', 'SKU-MOVE-01', 'not-an-option');
lying('SKU-MANOEUVRE-06, SKU-NAVAL-03: after a salvo there is no manoeuvre any more', 6, 5)
  .dice('cannon', 'anne', 1)
  .plays('anne fire galleon ball', 'anne yes')
  .expectWhyNot('anne', 'fire galleon ball', 'SKU-NAVAL-03', 'fired-already')
  .expectWhyNot('anne', 'fire galleon dismast', 'SKU-MOVE-01', 'not-an-option');
scenario('SKU-NAVAL-02: with nobody at the guns no manoeuvre is offered')
  .given(foe('galleon', 6, 5, 1))
  .start(movement, { entered: false })
  .expectWhyNot('anne', 'fire galleon dismast', 'SKU-MOVE-01', 'not-an-option');
scenario('SKU-EVENT-13: the crab on the keel can always be fired at, without it nothing')
  .given(clinging(0))
  .given(at({ 'sea-dog': 'gun-deck' }))
  .start(movement, { entered: false })
  .expectCan('anne', 'fire stone-crab ball');
scenario('SKU-EVENT-13: without a crab there is none to fire at')
  .given(at({ 'sea-dog': 'gun-deck' }))
  .start(movement, { entered: false })
  .expectWhyNot('anne', 'fire stone-crab ball', 'SKU-MOVE-01', 'not-an-option');
scenario('SKU-EVENT-14: a tower three cells away cannot be reached')
  .given(towerAt(8, 2))
  .given(ship(8, 5))
  .given(at({ 'sea-dog': 'gun-deck' }))
  .start(movement, { entered: false })
  .expectWhyNot('anne', 'fire watchtower ball', 'SKU-MOVE-01', 'not-an-option');
scenario('SKU-NAVAL-10: who has done another task already does not fire')
  .given(foe('galleon', 6, 5, 1))
  .given(at({ 'sea-dog': 'gun-deck' }))
  .given((b) => {
    person(b, 'sea-dog').done = true;
  })
  .start(movement, { entered: false })
  .expectWhyNot('anne', 'fire galleon ball', 'SKU-NAVAL-02', 'nobody-at-the-guns');
scenario('SKU-HIT-04: what is at 0 stays at 0; SKU-ENEMY-13: a passive ship does not become it again')
  .given(foe('merchant', 6, 5, 1, { speed: 0 }))
  .given(cargo(1))
  .given(crew('gun-deck'))
  .dice('cannon', 'anne', 1)
  .dice('location', 'anne', 1)
  .start(salvo, newSalvo('merchant', 'ball'))
  .expectTold('foe.hit', { foe: 'merchant', field: 'speed', left: 0 })
  .expectNotTold('foe.crippled')
  .expectNotTold('foe.angered')
  .expectBoard((b) => [foeIn(b, 'merchant').speed, foeIn(b, 'merchant').temper], [0, 'passive']);
scenario('SKU-FOE-WHALE-02: its anger is told')
  .given(foe('whale', 6, 5, 1))
  .given(cargo(1))
  .given(crew('gun-deck'))
  .dice('cannon', 'anne', 3)
  .dice('location', 'anne', 6)
  .start(salvo, newSalvo('whale', 'ball'))
  .expectTold('foe.angered', { foe: 'whale' });
scenario('SKU-ENEMY-13: a hostile one without speed is told to be crippled, and defeated by nobody yet')
  .given(foe('coastguard', 6, 5, 1, { speed: 1 }))
  .given(cargo(1))
  .given(crew('gun-deck'))
  .dice('cannon', 'anne', 2)
  .dice('location', 'anne', 1)
  .start(salvo, newSalvo('coastguard', 'ball'))
  .expectTold('foe.crippled', { foe: 'coastguard' })
  .expectBoard((b) => b.foes.length, 1);

// ── impacts ──

scenario('SKU-POST-03: a character on the sail that goes is unharmed in the cabins, one on another stays')
  .given(at({ witch: 'rigging', 'cabin-boy': 'rigging', 'sea-dog': 'rigging' }))
  .given(wounds({ 'sea-dog': 1 }))
  .start(hits, { left: 1, where: 'rigging' })
  .expectTold('post.taken', { who: 'sea-dog', post: 'cabins' })
  .expectBoard(
    (b) => b.people.map((p) => [p.post, p.sail]),
    [
      ['cabins', 0],
      ['rigging', 2],
      ['rigging', 1],
    ],
  );
scenario('SKU-SHIP-10: the last sail goes like any other')
  .given((b) => {
    b.ship.sails = 1;
  })
  .start(hits, { left: 1, where: 'rigging' })
  .expectTold('ship.hit', { where: 'rigging', sails: 0 })
  .expectBoard((b) => b.ship.sails, 0);
scenario('SKU-POST-04: whoever was rested is not told to have rested')
  .given(crew('rigging', 'rigging', 'rigging'))
  .start(hits, { left: 1, where: 'rigging' })
  .expectNotTold('group.rested')
  .expectTold('group.moved', { group: 'port-watch', post: 'cabins' });
scenario('SKU-CREW-10: a group struck down in the rigging leaves its sail, and lies behind those who came before')
  .given(crew('rigging', 'infirmary'))
  .given((b) => {
    b.clock = 3;
  })
  .dice('location', 'anne', 2)
  .start(hits, { left: 1, where: 'any' })
  .expectBoard((b) => [groupOf(b, 'topmen').post, groupOf(b, 'topmen').sail, groupOf(b, 'topmen').since], ['infirmary', 0, 4]);
scenario('SKU-SHIP-08: a column with one marker loses that one, an empty one nothing')
  .given(cargo(13))
  .start(hits, { left: 2, where: 'hold' })
  .expectBoard((b) => [b.ship.cells.filter((m) => m === 'cannon').length, b.ship.hold], [10, 5]);

// ── sails and look-outs ──

scenario('SKU-MOVE-07: a boarding is declared on the enemy’s cell, and nowhere else')
  .given(foe('coastguard', 6, 5, 1))
  .start(movement, { entered: false })
  .expectWhyNot('anne', 'board coastguard', 'SKU-MOVE-01', 'not-an-option');
scenario('SKU-MOVE-02, SKU-MOVE-03: three ways ahead, two turns, and “enough”')
  .given(at({ 'sea-dog': 'helm' }))
  .given(cargo(3))
  .dice('helm', 'anne', 6, 6)
  .dice('wind', 'cleo', 1)
  .start(movement, { entered: false })
  .plays('anne make-sail')
  .expectPrompt('anne', { points: 2 })
  .expectOptions('anne', ['advance 6', 'advance 1', 'advance 2', 'turn 6', 'turn 2', 'enough']);
scenario('SKU-MAP-12: the first cell of the sea can be entered like any other')
  .given(ship(0, 1, 1))
  .given(at({ 'sea-dog': 'helm' }))
  .dice('helm', 'anne', 6, 6)
  .dice('wind', 'cleo', 1)
  .start(movement, { entered: false })
  .plays('anne make-sail', 'anne advance 1')
  .expectTold('ship.sailed', { cell: 0, heading: 1 })
  .expectWhyNot('anne', 'advance 1', 'SKU-MAP-12', 'edge-of-the-sea');
scenario('SKU-Q-91: a mutiny comes before the next point of movement')
  .given(set({ morale: 3 }))
  .given((b) => {
    person(b, 'cabin-boy').trust = 4;
  })
  .start(movement, { entered: false })
  .expectAsked('bart', 'mutiny.rise');
const aloft = (name: string, col: number, row: number) =>
  scenario(name)
    .given(pirates({ anne: 'surgeon', bart: 'cabin-boy', cleo: 'cook' }))
    .given(at({ surgeon: 'crows-nest' }))
    .given(ship(col, row))
    .start(movement, { entered: false });
aloft('SKU-LOOKOUT-01: three cells are within Perception 3, also of a Captain', 10, 10)
  .expectAsked('anne', 'lookout.sight')
  .expectFinality('anne', 'spy E', 'final')
  .plays('anne spy E')
  .expectBoard((b) => [person(b, 'surgeon').trust, b.objectives.length], [1, 1]);
aloft('SKU-LOOKOUT-01: four are not', 10, 11).expectAsked('anne', 'move.sail');
aloft('SKU-LOOKOUT-01: a marker that is up is not seen again', 8, 3)
  .expectOptions('anne', ['spy B', 'pass'])
  .plays('anne spy B')
  .expectAsked('anne', 'move.sail');
scenario('SKU-OBJECTIVE-04: where a decoy was turned up nothing is turned up again')
  .given((b) => {
    b.objectives[0]!.up = true;
  })
  .given(ship(8, 4, 1))
  .given(at({ 'sea-dog': 'helm' }))
  .dice('helm', 'anne', 6, 6)
  .dice('wind', 'cleo', 1)
  .start(movement, { entered: false })
  .plays('anne make-sail', 'anne advance 1')
  .expectNotTold('marker.revealed');
const watched = (name: string, options = {}) =>
  scenario(name, options)
    .given(pirates({ anne: 'surgeon', bart: 'cabin-boy', cleo: 'cook' }))
    .given(at({ surgeon: 'crows-nest' }));
watched('SKU-SPAWN-05: a Captain in the crow’s nest chooses the distance himself')
  .start(spawn, { foe: 'sea-monster', cell: -1 })
  .expectPrompt('anne', { foe: 'sea-monster', usual: 3, watch: 2 })
  .plays('anne distance 2')
  .expectBoard((b) => [b.foes[0]!.cell, person(b, 'surgeon').trust], [cellAt(7, 4), 1]);
watched('SKU-SPAWN-05: or leaves it, for no trust')
  .start(spawn, { foe: 'sea-monster', cell: -1 })
  .plays('anne pass')
  .expectBoard((b) => [b.foes[0]!.cell, person(b, 'surgeon').trust], [cellAt(8, 4), 0]);
watched('SKU-SPAWN-15: where the usual place is water that agreement changes nothing', { 'void-spawn': true })
  .start(spawn, { foe: 'sea-monster', cell: -1 })
  .expectCan('anne', 'distance 1');
watched('SKU-SPAWN-10: a single lawful distance is a choice')
  .given(ship(3, 8))
  .given(set({ watch: 1 }))
  .start(spawn, { foe: 'sea-monster', cell: -1 })
  .expectOptions('anne', ['distance 1', 'distance 3', 'pass']);
scenario('SKU-OPT-02: with a single enemy on the board there is room for another', { 'limit-enemies': true })
  .given(foe('merchant', 18, 5))
  .start(spawn, { foe: 'sea-monster', cell: -1 })
  .expectBoard((b) => b.foes.length, 2)
  .expectDone();
scenario('SKU-OPT-02: the Captain may keep both, and the third stays away', { 'limit-enemies': true })
  .given(foe('galleon', 8, 5))
  .given(foe('merchant', 18, 5))
  .start(spawn, { foe: 'sea-monster', cell: -1 })
  .expectPrompt('anne', { foe: 'sea-monster' })
  .plays('anne pass')
  .expectTold('foe.ignored', { foe: 'sea-monster', why: 'limit' })
  .expectBoard((b) => b.foes.map((f) => f.id), ['galleon', 'merchant']);
scenario('SKU-OPT-02: whoever is replaced is gone, and it is told', { 'limit-enemies': true })
  .given(foe('merchant', 18, 5))
  .given(foe('galleon', 8, 5))
  .start(spawn, { foe: 'sea-monster', cell: -1 })
  .plays('anne replace merchant')
  .expectTold('foe.gone', { foe: 'merchant', why: 'replaced' })
  .expectBoard((b) => b.foes.map((f) => f.id), ['galleon', 'sea-monster']);
scenario('SKU-CREW-06: a group that is lost leaves its sail, its wounds and its fatigue behind')
  .given(ship(8, 3))
  .given(crew('rigging'))
  .given(hurtGroup('topmen'))
  .given(fatigue({ topmen: 2 }))
  .start(explore, newExplore())
  .plays('anne send topmen', 'anne go-ashore', 'anne no', 'bart no')
  .dice('island', 'anne', 1)
  .dice('search', 'anne', 1)
  .plays('cleo no')
  .expectTold('group.lost', { group: 'topmen' })
  .expectBoard((b) => b.groups[0], { post: 'box', sail: 0, fatigue: 0, wounds: 0, done: false, since: 0 });
