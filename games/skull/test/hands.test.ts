// All hands: stations, preparations, the speed roll, plots, unrest, and who is alone among them; edge by edge.
import { expect, test } from 'vitest';
import type { Voyage } from '../src/board.ts';
import { roomFor, roomForGroup, stationGroup } from '../src/rules/crew.ts';
import { stowing } from '../src/rules/hold.ts';
import { movement } from '../src/rules/movement.ts';
import { plot } from '../src/rules/plot.ts';
import { newPreparations, preparations } from '../src/rules/preparations.ts';
import { repair } from '../src/rules/repair.ts';
import { newSpeed, speed } from '../src/rules/speed.ts';
import { newStations, voyageTurn } from '../src/rules/stations.ts';
import { demand } from '../src/rules/time.ts';
import { changeLoot, changeMorale, changePrestige, changeTrust } from '../src/rules/track.ts';
import { restlessAlly, unrest } from '../src/rules/unrest.ts';
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
  full,
  groupDown,
  groupOf,
  newGame,
  overThere,
  person,
  pirates,
  scenario,
  set,
  solo,
  trust,
  wounds,
} from './kit.ts';

const ASKED = { asked: [] };

// ── time ──

scenario('SKU-TIME-05: a new day gives back what could be done once a day, and nothing else')
  .given((b) => {
    b.watch = 6;
    for (const p of b.people) p.used = 15;
  })
  .start(voyageTurn, newStations())
  .expectBoard((b) => b.people.map((p) => p.used), [13, 13, 13]);
scenario('SKU-PREP-01: a new turn gives back what could be done once a turn, and everybody his task')
  .given((b) => {
    for (const p of b.people) Object.assign(p, { used: 15, done: true });
    for (const g of b.groups) g.done = true;
    Object.assign(b.turn, {
      fired: true,
      moved: true,
      officer: true,
      spent: 3,
      points: 2,
      pumped: true,
      pumpHelp: true,
      scrubbed: true,
    });
  })
  .start(voyageTurn, newStations())
  .expectBoard(
    (b) => [b.people.map((p) => [p.used, p.done]), b.groups.some((g) => g.done)],
    [
      [
        [14, false],
        [14, false],
        [14, false],
      ],
      false,
    ],
  )
  .expectBoard((b) => b.turn, {
    points: 0,
    fired: false,
    command: 0,
    spent: 0,
    moved: false,
    officer: false,
    pumped: false,
    pumpHelp: false,
    scrubbed: false,
  });
for (const [day, morale] of [
  [12, 20],
  [13, 18],
] as const)
  scenario(`by agreement, on day ${day} morale is ${morale}`)
    .given(set({ day }))
    .start(voyageTurn, newStations())
    .expectBoard((b) => b.morale, morale);
scenario('without that agreement nobody wearies', { 'twelve-days': false })
  .given(set({ day: 20 }))
  .start(voyageTurn, newStations())
  .expectBoard((b) => b.morale, 20);
const kitchen = (name: string) =>
  scenario(name)
    .given(pirates({ anne: 'sea-dog', bart: 'cook', cleo: 'witch' }))
    .given(set({ morale: 10 }));
kitchen('Hot Stew refreshes a tired group, but neither an exhausted nor a rested nor a sick one')
  .given(crew('rail', 'rail', 'rail', 'rail'))
  .given(groupDown('starboard-watch'))
  .given(fatigue({ topmen: 1, 'gun-watch': 4, 'starboard-watch': 2 }))
  .start(demand, { daily: true })
  .plays('anne yes')
  .expectOptions('anne', ['group topmen'])
  .plays('anne group topmen')
  .expectTold('group.refreshed', { group: 'topmen', fatigue: 0 })
  .expectDone();
kitchen('Hot Stew: with nobody tired nobody is asked')
  .start(demand, { daily: true })
  .plays('anne yes')
  .expectChange({ morale: 2, 'hold.provisions': -1 })
  .expectDone();
kitchen('Hot Stew: not by a Cook who lies in the infirmary')
  .given(down('cook'))
  .start(demand, { daily: true })
  .plays('anne yes')
  .expectChange({ 'hold.provisions': -1 })
  .expectDone();
kitchen('Rum Ration: a Cook in the infirmary pours nothing more')
  .given(down('cook'))
  .dice('rum', 'anne', 3)
  .start(demand, { daily: true })
  .plays('anne rum')
  .expectTold('rum.drunk', { die: 3, extra: 0 })
  .expectBoard((b) => b.morale, 13);

// ── stations ──

scenario('SKU-STATIONS-01: whoever is on an enemy’s deck stays there')
  .given(overThere('cabin-boy'))
  .given(at({ witch: 'helm' }))
  .start(voyageTurn, newStations())
  .expectBoard((b) => b.people.map((p) => p.post), ['cabins', 'enemy-deck', 'cabins']);
scenario('SKU-STATIONS-06: the allies of those who were placed first come first, the Captain’s before all')
  .given(trust({ 'cabin-boy': 2, witch: 5 }))
  .given(ally('bart', 'gunner'))
  .given(ally('cleo', 'cook'))
  .start(voyageTurn, newStations())
  .plays('anne post cabins', 'cleo post cabins', 'bart post cabins')
  .expectPrompt('cleo', { who: 'cook' })
  .plays('cleo post cabins')
  .expectPrompt('bart', { who: 'gunner' });
scenario('SKU-GOODS-07: rum at stations')
  .given(set({ morale: 10 }))
  .dice('rum', 'anne', 2)
  .start(voyageTurn, newStations())
  .plays('anne post cabins', 'anne call witch', 'cleo post cabins', 'bart post cabins', 'anne rum')
  .expectBoard((b) => [b.morale, b.rum, b.turn.spent], [12, true, 0])
  .expectAsked('anne', 'stations.orders');
const orders = (name: string) =>
  scenario(name)
    .start(voyageTurn, newStations())
    .plays('anne post helm', 'anne call witch', 'cleo post bridge', 'bart post cabins');
orders('SKU-STATIONS-08: a point of morale is there to be spent, and the last one, too')
  .given(set({ morale: 1 }))
  .expectCan('anne', 'reassign cabin-boy rigging');
orders('SKU-STATIONS-08: at 0 nobody is sent elsewhere')
  .given(set({ morale: 0 }))
  .expectWhyNot('anne', 'reassign cabin-boy rigging', 'SKU-STATIONS-08', 'no-morale-left');
orders('SKU-STATIONS-08: not to where he stands, nor behind the barrels, nor on guard')
  .expectPrompt('anne', { points: 4 })
  .expectWhyNot('anne', 'reassign cabin-boy cabins', 'SKU-STATIONS-09', 'not-an-option')
  .expectWhyNot('anne', 'reassign cabin-boy plot', 'SKU-STATIONS-09', 'not-an-option')
  .expectWhyNot('anne', 'reassign cabin-boy guard', 'SKU-STATIONS-09', 'not-an-option')
  .expectWhyNot('anne', 'order topmen cabins', 'SKU-STATIONS-09', 'not-an-option')
  .plays('anne order topmen rigging')
  .expectTold('group.moved', { group: 'topmen', post: 'rigging' })
  .expectPrompt('anne', { points: 3 });
scenario('SKU-STATIONS-08: the plotter included, but nobody who lies in the infirmary')
  .given(down('witch', 4))
  .dice('wake', 'cleo', 1)
  .start(voyageTurn, newStations())
  .plays('anne post helm', 'bart post plot')
  .expectWhyNot('anne', 'reassign witch rigging', 'SKU-STATIONS-09', 'not-an-option')
  .plays('anne reassign cabin-boy rigging')
  .expectTold('person.reassigned', { who: 'cabin-boy', post: 'rigging' })
  .expectChange({ morale: -1, 'cabin-boy.post': 'rigging' });
scenario('SKU-COMMAND-05: without anybody on the bridge a second point earns nobody trust')
  .start(voyageTurn, newStations())
  .plays('anne post helm', 'anne call witch', 'cleo post cabins', 'bart post cabins')
  .plays('anne order topmen rigging')
  .expectChange({ 'topmen.post': 'rigging' })
  .given((b) => {
    person(b, 'cabin-boy').post = 'bridge';
  })
  .plays('anne order gun-watch rigging')
  .expectChange({ 'gun-watch.post': 'rigging', 'cabin-boy.trust': 1 });
newGame('SKU-COMMAND-05: the first seat on the bridge earns it like any other, where another is Captain')
  .seats('anne', 'bart')
  .given(pirates({ anne: 'sea-dog', bart: 'witch' }))
  .given(set({ captain: 1, round: 1 }))
  .start(voyageTurn, newStations())
  .plays('bart post helm', 'anne post bridge', 'bart order topmen rigging', 'bart order gun-watch rigging')
  .expectBoard((b) => person(b, 'sea-dog').trust, 1);
scenario('SKU-POST-15: on the gun deck a group joins one character, but not two')
  .given(crew('cabins'))
  .expectBoard(
    (b) => {
      const room = (): boolean => roomForGroup(b, 'gun-deck');
      const empty = room();
      at({ 'sea-dog': 'gun-deck' })(b, () => 0);
      const beside = room();
      at({ witch: 'gun-deck' })(b, () => 0);
      return [empty, beside, room(), roomFor(b, 'gun-deck')];
    },
    [true, true, false, true],
  );
scenario('SKU-POST-16, SKU-POST-01: a second group finds room on the main deck, a fourth none aloft')
  .given(crew('main-deck', 'rigging', 'rigging'))
  .expectBoard(
    (b) => {
      const before = [roomForGroup(b, 'main-deck'), roomForGroup(b, 'rigging'), roomFor(b, 'rigging')];
      at({ witch: 'rigging' })(b, () => 0);
      return [before, roomForGroup(b, 'rigging'), roomForGroup(b, 'infirmary'), roomForGroup(b, 'box'), roomFor(b, 'infirmary')];
    },
    [[true, true, true], false, false, false, false],
  );
scenario('SKU-POST-05: whoever goes aloft takes the lowest free sail, and leaves it again')
  .given(bigger(7, 4))
  .given(crew('rigging', 'rigging', 'rigging'))
  .given((b) => {
    stationGroup(b, groupOf(b, 'gun-watch'), 'rail');
  })
  .given(at({ witch: 'rigging' }))
  .expectBoard((b) => [b.groups.slice(0, 3).map((g) => g.sail), person(b, 'witch').sail], [[1, 0, 3], 2])
  .given(at({ witch: 'helm', 'sea-dog': 'rigging' }))
  .expectBoard((b) => [person(b, 'witch').sail, person(b, 'sea-dog').sail], [0, 2]);

// ── preparations ──

const morning = (name: string) => scenario(name).given(set({ morale: 10 }));
morning('SKU-GOODS-07: rum in preparations')
  .dice('rum', 'anne', 1)
  .start(preparations, newPreparations())
  .plays('anne rum')
  .expectBoard((b) => [b.morale, b.rum], [11, true])
  .expectAsked('anne', 'prep.order');
morning('SKU-Q-43: what was gained finds its place before anything is prepared')
  .given(full)
  .given((b) => {
    b.found.push(b.pile.pop()!);
  })
  .start(preparations, newPreparations())
  .expectAsked('anne', 'hold.stow')
  .plays('anne enough')
  .expectAsked('anne', 'prep.order');
morning('SKU-PREP-03: after “enough” the first seat has his turn like the others')
  .given(set({ captain: 1, dirt: 1 }))
  .given(at({ 'sea-dog': 'main-deck', witch: 'forecastle' }))
  .start(preparations, newPreparations())
  .plays('bart enough')
  .expectAsked('anne', 'prep.task')
  .expectPrompt('anne', { who: 'sea-dog', post: 'main-deck' })
  .plays('anne pass')
  .expectTold('person.idle', { who: 'sea-dog' })
  .expectAsked('cleo', 'prep.task');
morning('SKU-PLOT-01: the plotter is asked once, and only if he was not exposed')
  .given(at({ 'cabin-boy': 'plot' }))
  .start(preparations, newPreparations())
  .plays('anne enough', 'bart coin none')
  .expectDone();
morning('SKU-PLOT-09: who was exposed hides no coin, though he stands there')
  .given(at({ 'cabin-boy': 'plot' }))
  .given((b) => {
    person(b, 'cabin-boy').barred = true;
  })
  .start(preparations, newPreparations())
  .plays('anne enough')
  .expectDone();
morning('SKU-PLOT-01: the first seat may plot where another is Captain')
  .given(set({ captain: 1 }))
  .given(at({ 'sea-dog': 'plot' }))
  .start(preparations, newPreparations())
  .expectCan('bart', 'call sea-dog')
  .plays('bart enough')
  .expectAsked('anne', 'plot.coin')
  .expectPrompt('anne', { role: 'plotter', who: 'sea-dog' });
morning('SKU-CHART-02: as many gems as successes, and each is asked for')
  .given(at({ witch: 'forecastle' }))
  .dice('chart', 'cleo', 6, 6, 6, 1)
  .start(preparations, newPreparations())
  .plays('anne call witch', 'cleo chart')
  .expectPrompt('cleo', { gems: 3 })
  .plays('cleo gem B')
  .expectPrompt('cleo', { gems: 2 })
  .plays('cleo gem B', 'cleo gem B')
  .expectBoard((b) => [b.objectives[0]!.up, person(b, 'witch').trust], [true, 3])
  .expectOptions('anne', ['rum', 'enough']);
morning('SKU-CHART-02: once the goal is known the other gems are not asked for')
  .given((b) => {
    b.objectives[1]!.gems = 2;
  })
  .given(at({ witch: 'forecastle' }))
  .dice('chart', 'cleo', 6, 6, 1, 1)
  .start(preparations, newPreparations())
  .plays('anne call witch', 'cleo chart', 'cleo gem E')
  .expectTold('markers.discarded', { island: 'E' })
  .expectAsked('anne', 'prep.order');
morning('SKU-CHART-04: a marker that is up takes no more gems')
  .given((b) => {
    b.objectives[0]!.up = true;
  })
  .given(at({ witch: 'forecastle' }))
  .dice('chart', 'cleo', 6, 1, 1, 1)
  .start(preparations, newPreparations())
  .plays('anne call witch', 'cleo chart')
  .expectOptions('cleo', ['gem E', 'gem J']);
morning('SKU-CLEAN-03: one level for each group, and told so')
  .given(set({ dirt: 2 }))
  .given(crew('main-deck'))
  .start(preparations, newPreparations())
  .plays('anne clean topmen')
  .expectTold('dirt.changed', { dirt: 1, why: 'cleaned' });
morning('SKU-CLEAN-05: a 6 cleans one level, a 5 none')
  .given(set({ dirt: 2 }))
  .given(at({ 'cabin-boy': 'main-deck' }))
  .dice('clean', 'bart', 6, 6, 1, 1)
  .start(preparations, newPreparations())
  .plays('anne call cabin-boy')
  .expectWhyNot('bart', 'heal', 'SKU-HEAL-07', 'no-patient')
  .expectWhyNot('bart', 'fix', 'SKU-REPAIR-03', 'nothing-broken')
  .plays('bart scrub')
  .expectTold('dice.rolled', { roll: 'clean', over: 5 })
  .expectChange({ dirt: -1, 'cabin-boy.trust': 1 })
  .expectWhyNot('anne', 'call cabin-boy', 'SKU-PREP-03', 'not-an-option');
morning('SKU-CLEAN-06: where pumps help every die is one more: a 5 does, a 4 does not')
  .given(set({ dirt: 2 }))
  .given((b) => {
    b.turn.pumpHelp = true;
  })
  .given(at({ 'cabin-boy': 'main-deck' }))
  .dice('clean', 'bart', 5, 4, 4, 4)
  .start(preparations, newPreparations())
  .plays('anne call cabin-boy', 'bart scrub')
  .expectTold('dice.rolled', { roll: 'clean', successes: 1 });
morning('SKU-REPAIR-02: a character repairs with Agility 4: a 5 does, a 4 does not')
  .given((b) => {
    b.ship.sails = 2;
  })
  .given(cargo(3))
  .given(at({ 'cabin-boy': 'main-deck' }))
  .dice('repair', 'bart', 4, 4, 4, 4)
  .start(preparations, newPreparations())
  .plays('anne call cabin-boy', 'bart fix')
  .expectTold('dice.rolled', { who: 'cabin-boy', roll: 'repair', over: 4, successes: 0 })
  .expectChange({})
  .expectBoard((b) => b.ship.sails, 2);
morning('SKU-REPAIR-01: a group repairs above 5, with wood from 4 on')
  .given((b) => {
    b.ship.sails = 2;
  })
  .given(crew('main-deck'))
  .dice('repair', 'anne', 3, 3)
  .start(preparations, newPreparations())
  .plays('anne repair topmen')
  .expectOptions('anne', ['yes', 'no'])
  .plays('anne yes')
  .expectTold('group.rolled', { roll: 'repair', dice: [3, 3], successes: 0 })
  .expectChange({ 'hold.wood': -1, 'topmen.fatigue': 1 });
morning('SKU-GOODS-02: wood may be kept')
  .given((b) => {
    b.ship.sails = 2;
  })
  .given(crew('main-deck'))
  .dice('repair', 'anne', 6, 1)
  .start(preparations, newPreparations())
  .plays('anne repair topmen', 'anne no')
  .expectTold('ship.mended', { where: 'sails', sails: 3, hold: 7 })
  .expectBoard((b) => b.ship.cells.includes('wood'), true);
scenario('SKU-REPAIR-06: sails or hold, as the Captain says')
  .given((b) => {
    Object.assign(b.ship, { hold: 5, sails: 1 });
  })
  .given(cargo(3))
  .dice('repair', 'anne', 6, 1)
  .start(repair, { who: -1, group: 0, wood: false, over: 5, action: true })
  .expectOptions('anne', ['mend sails', 'mend hold'])
  .plays('anne mend sails')
  .expectChange({ 'ship.sails': 1 })
  .expectDone(true);
scenario('SKU-SHIP-17: a success on a whole ship mends nothing')
  .given(cargo(3))
  .dice('repair', 'anne', 6, 1)
  .start(repair, { who: -1, group: 0, wood: false, over: 5, action: true })
  .expectNotTold('ship.mended')
  .expectBoard((b) => [b.ship.sails, b.ship.hold], [3, 7]);
morning('SKU-CARGO-04: for a character alone it is one marker, and “enough” is enough')
  .given(at({ 'cabin-boy': 'main-deck' }))
  .start(preparations, newPreparations())
  .plays('anne cargo', 'bart jettison 6')
  .expectTold('marker.lost', { marker: 'wood', column: 4, why: 'jettison' })
  .expectAsked('anne', 'prep.order');
scenario('SKU-CARGO-05: two markers are swapped, or one goes to an empty column; within a column nothing moves')
  .start(stowing, { seat: 0, left: 20 })
  .expectCan('anne', 'stow 0 3')
  .expectWhyNot('anne', 'stow 0 1', 'SKU-CARGO-05', 'not-an-option')
  .expectWhyNot('anne', 'stow 0 2', 'SKU-CARGO-05', 'not-an-option') // a cannon for a cannon
  .expectWhyNot('anne', 'stow 0 9', 'SKU-CARGO-05', 'not-an-option') // the other cell of that column
  .plays('anne stow 0 8')
  .expectTold('marker.moved', { marker: 'cannon', from: 1, to: 5 })
  .expectBoard((b) => [b.ship.cells[0], b.ship.cells[8]], [null, 'cannon']);
scenario('SKU-Q-43: two of a kind are offered once, and what is left goes back to the pile')
  .given(full)
  .given((b) => {
    for (const good of ['provisions', 'provisions', 'gold'] as const) {
      const from = b.ship.cells.lastIndexOf(good);
      const at = b.pile.indexOf(good);
      if (at >= 0) b.found.push(b.pile.splice(at, 1)[0]!);
      else if (from >= 0) {
        b.found.push(good);
        b.ship.cells[from] = 'cannon';
      }
    }
  })
  .start(stowing, { seat: 0, left: 1 })
  .expectBoard((b) => b.found, ['provisions', 'provisions', 'gold'])
  .plays('anne jettison 0')
  .expectBoard((b) => [b.found, b.pile.filter((g) => g === 'provisions').length >= 2], [[], true])
  .expectDone();
scenario('SKU-REPAIR-07: of what waits each kind is offered once')
  .given((b) => {
    b.found.push(b.pile.splice(b.pile.indexOf('provisions'), 1)[0]!, b.pile.splice(b.pile.indexOf('provisions'), 1)[0]!);
  })
  .given(bigger(4, 3))
  .start(stowing, { seat: 0, left: 0 })
  .expectDone();

// ── the speed roll ──

const sails = (name: string) => scenario(name).given(at({ 'sea-dog': 'helm' }));
sails('SKU-GOODS-07: rum before the sails are set')
  .given(set({ morale: 10 }))
  .dice('rum', 'anne', 1)
  .start(speed, newSpeed())
  .plays('anne rum')
  .expectBoard((b) => b.morale, 11)
  .expectAsked('anne', 'speed.hands');
sails('SKU-SPEED-14: only groups in the rigging that can work are offered, and those left out are not offered again')
  .given(bigger(7, 4))
  .given(crew('rigging', 'rigging', 'rail', 'rigging'))
  .given(fatigue({ 'gun-watch': 4 }))
  .given((b) => {
    groupOf(b, 'starboard-watch').done = true;
  })
  .start(speed, newSpeed())
  .expectOptions('anne', ['rum', 'spare topmen', 'hold-still', 'make-sail'])
  .expectPrompt('anne', { groups: 1, load: 2 })
  .plays('anne spare topmen')
  .expectOptions('anne', ['rum', 'hold-still', 'make-sail'])
  .expectPrompt('anne', { groups: 0, load: 2 });
sails('SKU-PREP-04: who steers and who sails has done his task')
  .given(crew('rigging'))
  .given(at({ 'cabin-boy': 'rigging' }))
  .dice('helm', 'anne', 1, 1)
  .dice('rigging', 'bart', 1, 3)
  .start(speed, newSpeed())
  .plays('anne make-sail')
  .expectTold('sails.handled', { group: 'topmen' })
  .plays('bart yes')
  .expectBoard((b) => [person(b, 'sea-dog').done, person(b, 'cabin-boy').done, groupOf(b, 'topmen').done], [true, true, true])
  .expectDone(2);
sails('SKU-SPEED-04: a group’s die of 2 does not beat a load of 2, a 3 does')
  .given(foe('merchant', 8, 5))
  .given(crew('rigging', 'rigging'))
  .dice('helm', 'anne', 1, 1)
  .dice('sails', 'anne', 2, 3)
  .dice('wind', 'cleo', 1)
  .start(speed, newSpeed())
  .plays('anne make-sail')
  .expectTold('group.rolled', { group: 'topmen', roll: 'sails', dice: [2], successes: 0 })
  .expectTold('group.rolled', { group: 'gun-watch', roll: 'sails', dice: [3], successes: 1 })
  .expectNotTold('sails.handled')
  .expectDone(1);
sails('SKU-SPEED-17: near the Maelström a 3 is a 2, and does not')
  .given(set({ maelstrom: 115 }))
  .given(crew('rigging'))
  .dice('helm', 'anne', 3, 1)
  .dice('sails', 'anne', 3)
  .dice('wind', 'cleo', 3)
  .start(speed, newSpeed())
  .plays('anne make-sail')
  .expectDone(0);
sails('SKU-SPEED-09: in a dead calm nobody in the rigging rolls')
  .given(set({ wind: 'calm' }))
  .given(crew('rigging', 'rigging'))
  .given(at({ 'cabin-boy': 'rigging' }))
  .dice('helm', 'anne', 3, 1)
  .dice('wind', 'cleo', 3)
  .start(speed, newSpeed())
  .plays('anne make-sail')
  .expectBoard((b) => groupOf(b, 'topmen').fatigue, 0)
  .expectDone(2);
sails('SKU-SPEED-04: a following wind is two points, the crab one less')
  .given(set({ wind: 'following' }))
  .dice('helm', 'anne', 1, 1)
  .dice('wind', 'cleo', 1)
  .start(speed, newSpeed())
  .plays('anne make-sail')
  .expectTold('speed.rolled', { points: 2 })
  .expectDone(2);
sails('SKU-FOE-CRAB-01: a crab on the keel costs a point, but never more than there are')
  .given((b) => {
    b.deck.splice(b.deck.indexOf('stone-crab'), 1);
    b.crab = 0;
  })
  .dice('helm', 'anne', 1, 1)
  .dice('wind', 'cleo', 1)
  .start(speed, newSpeed())
  .plays('anne make-sail')
  .expectDone(0);
sails('SKU-SPEED-05: with five dice rolled the Witch is not asked for a sixth, with four she throws one')
  .given(bigger(7, 4))
  .given(crew('rigging', 'rigging', 'rigging'))
  .dice('helm', 'anne', 1, 1)
  .start(speed, newSpeed())
  .plays('anne make-sail')
  .expectNotTold('dice.rolled', { who: 'witch' })
  .expectDone(3);
newGame('SKU-Q-106: a Witch in the first seat calls the wind as well, one from the infirmary or an enemy’s deck does not')
  .seats('anne', 'bart')
  .given(pirates({ anne: 'witch', bart: 'sea-dog' }))
  .given(set({ round: 1 }))
  .given(at({ 'sea-dog': 'helm' }))
  .dice('helm', 'bart', 1, 1)
  .dice('wind', 'anne', 3)
  .start(speed, newSpeed())
  .plays('anne make-sail')
  .expectTold('dice.rolled', { who: 'witch', roll: 'wind', dice: [3] })
  .expectDone(1);
for (const [where, change] of [
  ['in the infirmary', down('witch')],
  ['on an enemy’s deck', overThere('witch')],
] as const)
  sails(`SKU-Q-106: ${where} she calls nothing`)
    .given(change)
    .dice('helm', 'anne', 3, 1)
    .start(speed, newSpeed())
    .plays('anne make-sail')
    .expectDone(1);
sails('SKU-SPEED-10: two successes of one in the rigging are two points and one of trust')
  .given(at({ 'cabin-boy': 'rigging' }))
  .dice('helm', 'anne', 1, 1)
  .dice('rigging', 'bart', 3, 4)
  .dice('wind', 'cleo', 1)
  .start(speed, newSpeed())
  .plays('anne make-sail')
  .plays('bart yes')
  .expectBoard((b) => person(b, 'cabin-boy').trust, 1)
  .expectDone(2);
sails('SKU-SPEED-02: the Dead Reckoner at the helm takes a red hold for a yellow one')
  .given(pirates({ anne: 'avenger', bart: 'cabin-boy', cleo: 'cook' }))
  .given(bigger(9, 3))
  .given(cargo(15))
  .given(at({ avenger: 'helm' }))
  .dice('helm', 'anne', 4)
  .start(speed, newSpeed())
  .plays('anne make-sail')
  .expectDone(1);
scenario('SKU-GOODS-07: rum under way')
  .given(set({ morale: 10 }))
  .dice('rum', 'anne', 1)
  .start(movement, { entered: false })
  .plays('anne rum')
  .expectBoard((b) => b.morale, 11)
  .expectAsked('anne', 'move.sail');

// ── plots ──

scenario('SKU-PLOT-05: what each has shown is told when both hands are open')
  .given(at({ 'cabin-boy': 'plot' }))
  .given(crew('guard'))
  .start(plot, { who: 1 })
  .expectPrompt('bart', { role: 'plotter', who: 'cabin-boy' })
  .expectPrompt('anne', { role: 'guard', who: 'cabin-boy' })
  .plays('bart coin silver', 'anne coin gold')
  .expectTold('plot.opened', { who: 'cabin-boy', coin: 'silver' })
  .expectTold('plot.guarded', { seat: 'anne', coin: 'gold' })
  .expectTold('plot.succeeded', { who: 'cabin-boy', coin: 'silver' })
  .expectBoard((b) => person(b, 'cabin-boy').done, true);
scenario('SKU-PLOT-10: without a guard nobody else has shown anything')
  .given(at({ 'cabin-boy': 'plot' }))
  .given(crew('guard'))
  .given(fatigue({ topmen: 4 }))
  .start(plot, { who: 1 })
  .expectNotAsked('anne')
  .plays('bart coin silver')
  .expectNotTold('plot.guarded')
  .expectBoard((b) => groupOf(b, 'topmen').fatigue, 4);
for (const [good, change] of [
  ['rum', { 'hold.rum': -1, 'cabin-boy.destiny': 3 }],
  ['provisions', { 'hold.provisions': -1, 'cabin-boy.wounds': -2 }],
] as const)
  scenario(`SKU-PLOT-14: with ${good} alone in the hold nobody is asked which`)
    .given(at({ 'cabin-boy': 'plot' }))
    .given(wounds({ 'cabin-boy': 2 }))
    .given(cargo(3, good))
    .start(plot, { who: 1 })
    .plays('bart coin copper')
    .expectChange(change)
    .expectTold('good.spent', { good, why: 'plot' })
    .expectDone();
scenario('SKU-PLOT-14: rum takes no destiny from whoever has more than his sheet’s')
  .given(at({ 'cabin-boy': 'plot' }))
  .given(cargo(3, 'rum'))
  .given((b) => {
    person(b, 'cabin-boy').destiny = 4;
  })
  .start(plot, { who: 1 })
  .plays('bart coin copper')
  .expectBoard((b) => person(b, 'cabin-boy').destiny, 4);

// ── unrest ──

scenario('SKU-MUTINY-01: who has declined at this reading is not asked again, and at another he is')
  .given(set({ morale: 5 }))
  .given(trust({ 'cabin-boy': 6 }))
  .start(preparations, newPreparations())
  .plays('bart no')
  .expectTold('mutiny.declined', { seat: 'bart' })
  .expectAsked('anne', 'prep.order')
  .plays('anne rum')
  .expectBoard((b) => b.rum, true);
for (const [name, points, morale] of [
  ['a point of trust more', 7, 5],
  ['a point of morale less', 6, 4],
] as const)
  scenario(`SKU-MUTINY-01: ${name}, and he is asked again`)
    .given(set({ morale }))
    .given(trust({ 'cabin-boy': points }))
    .given((b) => {
      b.registers[1]!.declined = 6 * 32 + 5;
    })
    .start(preparations, newPreparations())
    .expectAsked('bart', 'mutiny.rise')
    .expectPrompt('bart', { trust: points, morale });
scenario('SKU-MUTINY-01: a reading is of both: 6 beyond 5 is not 5 beyond 37')
  .given(set({ morale: 5 }))
  .given(trust({ 'cabin-boy': 6 }))
  .given((b) => {
    b.registers[1]!.declined = 6 * 32 + 5;
  })
  .start(preparations, newPreparations())
  .expectAsked('anne', 'prep.order');
scenario('SKU-MORALE-06: at a single point of morale nobody rebels')
  .given(set({ morale: 1 }))
  .start(unrest, ASKED)
  .expectNotTold('crew.rebelled')
  .expectDone();
scenario('SKU-MUTINY-01: who began it is told, and with whom')
  .given(set({ morale: 5 }))
  .given(trust({ 'cabin-boy': 6 }))
  .start(unrest, ASKED)
  .expectOptions('bart', ['yes', 'no'])
  .plays('bart yes')
  .expectTold('mutiny.began', { seat: 'bart', morale: 5 })
  .expectTold('tracks.reset')
  .expectPrompt('bart', { coins: 1, prestige: 16 })
  .plays('anne bid 1', 'bart bid 0')
  .expectTold('mutiny.bid', { seat: 'anne', coins: 1 })
  .expectTold('mutiny.bid', { seat: 'bart', coins: 0 })
  .expectTold('captain.kept', { seat: 'anne' })
  .expectChange({ 'anne.prestige': -10 })
  .expectDone();
scenario('SKU-MUTINY-09: the highest of one coin against none, and the old Captain is named')
  .given(set({ morale: 5 }))
  .given(trust({ 'cabin-boy': 6 }))
  .start(unrest, ASKED)
  .plays('bart yes', 'anne bid 0', 'bart bid 1')
  .expectTold('captain.changed', { seat: 'bart', oldSeat: 'anne' });
scenario('SKU-Q-31: where nobody has a coin the Captain stays, without a bid')
  .given(set({ morale: 5 }))
  .given(trust({ 'cabin-boy': 6 }))
  .given((b) => {
    for (const r of b.registers) r.prestige = 0;
  })
  .start(unrest, ASKED)
  .plays('bart yes')
  .expectTold('captain.kept', { seat: 'anne' })
  .expectDone();
scenario('SKU-MUTINY-12: level at first, they throw again')
  .given(set({ morale: 5 }))
  .given(trust({ 'cabin-boy': 6 }))
  .given(pirates({ anne: 'gunner', bart: 'cabin-boy', cleo: 'witch' }))
  .given(trust({ 'cabin-boy': 6 }))
  .start(unrest, ASKED)
  .plays('bart yes')
  .dice('confront', 'anne', 5, 2, 3, 3)
  .dice('confront', 'bart', 2, 5, 4, 1)
  .plays('anne bid 1', 'bart bid 1')
  .expectTold('confront.rolled', { who: 'gunner', dice: [5, 2] })
  .expectTold('confront.rolled', { who: 'cabin-boy', dice: [4, 1] })
  .expectBoard((b) => b.captain, 1);
scenario('SKU-TRUST-03: conversion is told, and of whose trust')
  .given(ally('bart', 'gunner'))
  .given(set({ morale: 5 }))
  .given(trust({ 'cabin-boy': 6, gunner: 1 }))
  .start(unrest, ASKED)
  .plays('bart yes')
  .expectTold('prestige.changed', { seat: 'bart', by: 6, prestige: 16, why: 'trust' })
  .expectTold('prestige.changed', { seat: 'bart', by: 1, prestige: 17, why: 'ally' })
  .expectNotTold('prestige.changed', { seat: 'cleo' });
const fallen = (name: string, ...answers: string[]) =>
  scenario(name)
    .given(down('sea-dog'))
    .given(down('cabin-boy'))
    .given(down('witch'))
    .start(unrest, ASKED)
    .plays(...answers);
fallen('SKU-END-06: two of three for the shipwreck', 'anne annex 2', 'bart annex 1', 'cleo annex 1').expectDone({
  end: 'all-unconscious',
  annex: 1,
});
newGame('SKU-END-06: of two against each other the Captain decides, for capture as well')
  .seats('anne', 'bart')
  .given(pirates({ anne: 'sea-dog', bart: 'witch' }))
  .given(down('sea-dog'))
  .given(down('witch'))
  .start(unrest, ASKED)
  .expectOptions('anne', ['annex 1', 'annex 2'])
  .plays('anne annex 2', 'bart annex 1')
  .expectDone({ end: 'all-unconscious', annex: 2 });
scenario('SKU-END-06: one on his feet is enough')
  .given(down('sea-dog'))
  .given(down('cabin-boy'))
  .start(preparations, newPreparations())
  .expectAsked('anne', 'prep.order');
scenario('SKU-END-06: nobody on his feet, and the voyage is broken off before the next decision')
  .given(down('sea-dog'))
  .given(down('cabin-boy'))
  .given(down('witch'))
  .start(preparations, newPreparations())
  .expectAsked('anne', 'end.annex');
scenario('SKU-END-09: a hold of nothing, likewise')
  .given(cargo(0))
  .given((b) => {
    b.ship.hold = 0;
  })
  .start(preparations, newPreparations())
  .expectDone({ end: 'sunk', annex: 1 });

// ── tracks ──

test('SKU-MORALE-01, SKU-TRUST-01: tracks tell by how much they moved, and nothing when they were not touched', () => {
  const told: unknown[] = [];
  const board = { morale: 19, loot: 5, people: [{ cls: 'witch', trust: 1 }], registers: [{ prestige: 4 }] };
  const t = { board, tell: (event: string, params: unknown) => told.push([event, params]) } as never;
  expect([changeMorale(t, 3, 'a'), changeMorale(t, 0, 'b'), changeMorale(t, -25, 'c')]).toEqual([1, 0, -20]);
  changeTrust(t, 0, -3, 'd');
  changeTrust(t, 0, 0, 'e');
  changePrestige(t, 0, -9, 'f');
  changePrestige(t, 0, 0, 'g');
  expect([changeLoot(t, -9, 'h'), changeLoot(t, 0, 'i')]).toEqual([-5, 0]);
  expect(told).toEqual([
    ['morale.changed', { by: 1, morale: 20, why: 'a' }],
    ['morale.changed', { by: -20, morale: 0, why: 'c' }],
    ['trust.changed', { who: 'witch', by: -1, trust: 0, why: 'd' }],
    ['prestige.changed', { seat: 0, by: -4, prestige: 0, why: 'f' }],
    ['loot.changed', { by: -5, loot: 0, why: 'h' }],
  ]);
});

// ── alone ──

solo('SKU-SOLO-23: the Captain may stay at his post, and another ally be placed on guard')
  .dice('solo-plot', 'anne', 3)
  .start(voyageTurn, newStations())
  .plays('anne post helm')
  .expectTold('plot.die', { die: 3 })
  .expectTold('post.taken', { who: 'surgeon', post: 'plot' })
  .expectPrompt('anne', { who: 'surgeon' })
  .expectOptions('anne', ['yes', 'no'])
  .plays('anne no')
  .expectChange({})
  .expectPrompt('anne', { who: 'gunner' })
  .expectCan('anne', 'post guard')
  .expectWhyNot('anne', 'post plot', 'SKU-STATIONS-04', 'not-an-option')
  .plays('anne post guard', 'anne post cabins')
  .expectWhyNot('anne', 'order topmen guard', 'SKU-POST-22', 'post-full')
  .expectWhyNot('anne', 'reassign surgeon helm', 'SKU-STATIONS-09', 'not-an-option')
  .expectWhyNot('anne', 'reassign look-out guard', 'SKU-POST-22', 'post-full');
solo('SKU-SOLO-06: without a plotter there is nothing to guard')
  .dice('solo-plot', 'anne', 6)
  .start(voyageTurn, newStations())
  .plays('anne post helm')
  .expectWhyNot('anne', 'post guard', 'SKU-STATIONS-04', 'not-an-option');
solo('SKU-SOLO-22: an ally in the infirmary does not plot')
  .given(down('gunner'))
  .dice('wake', 'anne', 1, 1, 1)
  .dice('solo-plot', 'anne', 1)
  .start(voyageTurn, newStations())
  .plays('anne post helm')
  .expectBoard((b) => person(b, 'gunner').post, 'infirmary')
  .expectPrompt('anne', { who: 'look-out' });
solo('SKU-SOLO-23: a Captain in the infirmary is not asked to guard, and is not placed')
  .given(down('sea-dog', 5))
  .dice('wake', 'anne', 1, 1, 1)
  .start(voyageTurn, newStations())
  .expectPrompt('anne', { who: 'gunner' });
solo('SKU-SOLO-07: the Captain on guard throws his own Charisma, has done his task, and gains no trust')
  .given(at({ gunner: 'plot', 'sea-dog': 'guard' }))
  .given(trust({ gunner: 6 }))
  .dice('confront', 'anne', 4, 4, 5, 1, 1)
  .start(preparations, newPreparations())
  .plays('anne call gunner')
  .expectTold('confront.rolled', { who: 'gunner', dice: [4, 4] })
  .expectTold('confront.rolled', { who: 'sea-dog', dice: [5, 1, 1] })
  .expectTold('plot.exposed', { who: 'gunner' })
  .expectChange({ 'gunner.trust': -5 })
  .expectBoard((b) => [person(b, 'gunner').done, person(b, 'sea-dog').done], [true, true]);
solo('SKU-SOLO-07: a group throws two dice, and is named')
  .given(at({ gunner: 'plot' }))
  .given(crew('guard'))
  .dice('confront', 'anne', 4, 6, 5, 1)
  .start(preparations, newPreparations())
  .plays('anne call gunner')
  .expectTold('confront.rolled', { who: 'topmen', dice: [5, 1] })
  .expectTold('plot.succeeded', { who: 'gunner', coin: 'none' })
  .expectChange({ loot: -2, 'gunner.trust': 2, 'topmen.fatigue': 1 });
solo('SKU-SOLO-12: a tie is told, and nothing comes of it')
  .given(at({ gunner: 'plot', surgeon: 'guard' }))
  .given(trust({ gunner: 6 }))
  .dice('confront', 'anne', 4, 2, 2, 4)
  .start(preparations, newPreparations())
  .plays('anne call gunner')
  .expectTold('plot.even', { who: 'gunner' })
  .expectChange({})
  .expectBoard((b) => [person(b, 'gunner').barred, person(b, 'surgeon').done], [false, true]);
solo('SKU-SOLO-10: whoever is unhurt eats nothing')
  .given(at({ gunner: 'plot' }))
  .start(preparations, newPreparations())
  .plays('anne call gunner')
  .expectChange({ loot: -2, 'gunner.trust': 2 });
solo('SKU-SOLO-10: a single wound is healed, too')
  .given(at({ gunner: 'plot' }))
  .given(wounds({ gunner: 1 }))
  .start(preparations, newPreparations())
  .plays('anne call gunner')
  .expectTold('wounds.healed', { who: 'gunner' })
  .expectChange({ 'hold.provisions': -1, 'gunner.wounds': -1, loot: -2, 'gunner.trust': 2 });
solo('SKU-SOLO-10: without provisions his wounds stay; SKU-SOLO-11: he takes no more than there is')
  .given(at({ gunner: 'plot' }))
  .given(wounds({ gunner: 1 }))
  .given(cargo(3, 'rum'))
  .given(set({ loot: 1 }))
  .start(preparations, newPreparations())
  .plays('anne enough')
  .expectBoard((b) => [person(b, 'gunner').wounds, b.loot, person(b, 'gunner').trust], [1, 0, 2])
  .expectDone();
solo('SKU-SOLO-13: trust must be beyond morale')
  .given(set({ morale: 7 }))
  .given(trust({ gunner: 7 }))
  .start(preparations, newPreparations())
  .expectAsked('anne', 'prep.order');
solo('SKU-SOLO-13: then it is no question of wanting to')
  .given(set({ morale: 6 }))
  .given(trust({ gunner: 7 }))
  .start(preparations, newPreparations())
  .expectTold('ally.mutinied', { who: 'gunner', trust: 7, morale: 6 })
  .expectAsked('anne', 'mutiny.answer')
  .expectPrompt('anne', { who: 'gunner', prestige: 20 });
solo('SKU-SOLO-14: a Captain without trust converts none')
  .given(set({ morale: 6 }))
  .given(trust({ gunner: 7 }))
  .start(unrest, ASKED)
  .expectNotTold('prestige.changed')
  .dice('mutiny', 'anne', 1)
  .plays('anne spend-prestige 0')
  .expectNotTold('prestige.changed')
  .expectTold('mutiny.weighed', { who: 'gunner', die: 1, theirs: 3, own: 3 });
solo('SKU-SOLO-14: a single point of trust is one of prestige')
  .given(set({ morale: 6 }))
  .given(trust({ gunner: 7, 'sea-dog': 1 }))
  .start(unrest, ASKED)
  .expectChange({ 'anne.prestige': 1, 'gunner.trust': -7, 'sea-dog.trust': -1, morale: 14 });
solo('SKU-SOLO-15: ten points are one, and are told')
  .given(set({ morale: 6 }))
  .given(trust({ gunner: 7, 'sea-dog': 1 }))
  .dice('mutiny', 'anne', 1)
  .start(unrest, ASKED)
  .plays('anne spend-prestige 1')
  .expectTold('prestige.changed', { seat: 'anne', by: -10, prestige: 11, why: 'mutiny' })
  .expectTold('captain.kept', { seat: 'anne' })
  .expectDone();
solo('SKU-SOLO-20: level, and the ally has the better dice')
  .given(set({ morale: 6 }))
  .given(trust({ gunner: 7 }))
  .dice('mutiny', 'anne', 1)
  .dice('confront', 'anne', 1, 1, 5, 6, 1)
  .start(unrest, ASKED)
  .plays('anne spend-prestige 0')
  .expectTold('captain.marooned', { who: 'gunner' })
  .expectDone({ end: 'marooned', annex: 1 });
test('SKU-SOLO-24: of several the most trusted; level, the lowest number; the Captain never', () => {
  const of = (...points: number[]): number =>
    restlessAlly({ morale: 4, people: points.map((trust) => ({ trust })) } as unknown as Voyage);
  expect([of(9, 4, 4, 4), of(9, 5, 4, 4), of(0, 5, 7, 7), of(0, 4, 4, 5), of(0, 6, 5, 6)]).toEqual([-1, 1, 2, 3, 1]);
});
solo('SKU-SOLO-06: crews of other classes plot as well')
  .given(crewOf('captains-daughter', 'cook', 'witch', 'freedman'))
  .given(at({ cook: 'plot' }))
  .start(preparations, newPreparations())
  .plays('anne call cook')
  .expectChange({ loot: -3, 'cook.trust': 3 });
