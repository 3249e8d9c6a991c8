// Missions, moorings and what is buried there; wrecks, tools and other things that only some ships have.
import type { Voyage } from '../src/board.ts';
import { cellAt } from '../src/content/map.ts';
import { MISSION_IDS, type MissionId } from '../src/content/missions.ts';
import { docking } from '../src/rules/docking.ts';
import { drift } from '../src/rules/drift.ts';
import { explore, newExplore } from '../src/rules/explore.ts';
import { mawMove } from '../src/rules/missions.ts';
import { movement } from '../src/rules/movement.ts';
import { newSalvo, salvo } from '../src/rules/naval.ts';
import { newPreparations, preparations } from '../src/rules/preparations.ts';
import { spawn } from '../src/rules/spawn.ts';
import { voyage } from '../src/rules/voyage.ts';
import {
  at,
  cargo,
  cell,
  crew,
  down,
  fatigue,
  foe,
  foeIn,
  goalKnown,
  groupDown,
  groupOf,
  moored,
  person,
  pirates,
  scenario,
  set,
  ship,
} from './kit.ts';

const AT_ISLAND = { done: [], asked: 0, spade: null } as const;
const dock = { ...AT_ISLAND, done: [] as ('bury' | 'explore' | 'mission')[] };

/** The Captain holds these, and what must come first has come or not. */
const holding =
  (ready: boolean, ...ids: MissionId[]) =>
  (b: Voyage): void => {
    b.missions = ids.map((id) => ({ id, ready }));
    b.missionDeck = MISSION_IDS.filter((id) => !ids.includes(id));
  };

// ── missions ──

scenario('SKU-DOCK-11: sealed letters delivered: doubloons for the crew, prestige for the Captain')
  .given(moored('B'))
  .given(holding(false, 'sealed-letters'))
  .start(docking, dock)
  .expectTold('ship.docked', { island: 'B' })
  .plays('anne mission sealed-letters')
  .expectTold('mission.done', { mission: 'sealed-letters', seat: 'anne' })
  .expectTold('loot.changed', { by: 10, why: 'mission' })
  .expectTold('prestige.changed', { seat: 'anne', by: 2, why: 'mission' })
  .expectChange({ loot: 10, 'anne.prestige': 2 });
scenario('SKU-DOCK-05: one mission for each docking')
  .given(moored('E'))
  .given(cargo(3, 'rum', 'rum', 'rum', 'rum'))
  .given(holding(false, 'rum-for-the-garrison', 'sealed-letters'))
  .start(docking, dock)
  .expectWhyNot('anne', 'mission sealed-letters', 'SKU-DOCK-11', 'mission-not-here')
  .plays('anne mission rum-for-the-garrison')
  .expectWhyNot('anne', 'mission sealed-letters', 'SKU-DOCK-05', 'done-already');
scenario('SKU-DOCK-11: one rum does not do for the garrison')
  .given(moored('E'))
  .given(cargo(3, 'rum'))
  .given(holding(false, 'rum-for-the-garrison'))
  .start(docking, dock)
  .expectWhyNot('anne', 'mission rum-for-the-garrison', 'SKU-DOCK-11', 'mission-not-here');
scenario('SKU-DOCK-12: of three pieces of wood two are left')
  .given(moored('J'))
  .given(cargo(3, 'wood', 'wood', 'wood'))
  .given(holding(false, 'timber-debt'))
  .start(docking, dock)
  .plays('anne mission timber-debt')
  .expectTold('good.spent', { good: 'wood', why: 'mission' })
  .expectChange({ 'hold.wood': -2, loot: 24, 'anne.prestige': 1 });
scenario('SKU-DOCK-11: the gallows debt is paid by night')
  .given(moored('G'))
  .given(set({ watch: 5 }))
  .given(holding(false, 'gallows-debt'))
  .start(docking, dock)
  .plays('anne mission gallows-debt')
  .expectChange({ loot: 20, 'anne.prestige': 3 });
scenario('SKU-DOCK-11: by day not')
  .given(moored('G'))
  .given(set({ watch: 4 }))
  .given(holding(false, 'gallows-debt'))
  .start(docking, dock)
  .expectWhyNot('anne', 'mission gallows-debt', 'SKU-DOCK-11', 'mission-not-here');
scenario('SKU-DOCK-11: the pilot comes aboard at F by himself')
  .given(moored('F'))
  .given(holding(false, 'marooned-pilot'))
  .start(docking, dock)
  .expectTold('pilot.aboard')
  .expectBoard((b) => b.missions, [{ id: 'marooned-pilot', ready: true }]);
scenario('SKU-DOCK-11: nowhere else')
  .given(moored('B'))
  .given(holding(false, 'marooned-pilot'))
  .start(docking, dock)
  .expectNotTold('pilot.aboard')
  .expectBoard((b) => b.missions[0]!.ready, false);
scenario('SKU-DOCK-11: and no second time')
  .given(moored('F'))
  .given(holding(true, 'marooned-pilot'))
  .start(docking, dock)
  .expectNotTold('pilot.aboard');
scenario('SKU-DOCK-11: at F without that mission nobody waits')
  .given(moored('F'))
  .given(holding(false, 'sealed-letters'))
  .start(docking, dock)
  .expectNotTold('pilot.aboard');
scenario('SKU-DOCK-11: at Tortuga the pilot is landed')
  .given(moored('D'))
  .given(holding(true, 'marooned-pilot'))
  .start(docking, dock)
  .expectPrompt('anne', { island: 'D' })
  .plays('anne mission marooned-pilot')
  .expectChange({ loot: 12 });
scenario('SKU-DOCK-11: who is not aboard cannot be landed')
  .given(moored('D'))
  .given(holding(false, 'marooned-pilot'))
  .start(docking, dock)
  .expectWhyNot('anne', 'mission marooned-pilot', 'SKU-DOCK-11', 'mission-not-here');
const ledger = (name: string, island: 'A' | 'C', where: 'A' | 'C' | 'B') =>
  scenario(name)
    .given(moored(where))
    .given(holding(false, 'silver-ledger'))
    .given(set({ ledger: island, ledgerSeen: false }))
    .start(docking, dock);
ledger('SKU-INFO-01: docking at either of the two tells everybody where the ledger is', 'A', 'C')
  .expectTold('ledger.found', { island: 'A' })
  .expectBoard((b) => b.ledgerSeen, true)
  .expectWhyNot('anne', 'mission silver-ledger', 'SKU-DOCK-11', 'mission-not-here');
ledger('SKU-DOCK-11: where it is it is taken', 'C', 'C')
  .plays('anne mission silver-ledger')
  .expectChange({ loot: 15, 'anne.prestige': 2 })
  .expectBoard((b) => b.ledger, null);
ledger('SKU-INFO-01: elsewhere one learns nothing', 'A', 'B')
  .expectNotTold('ledger.found')
  .expectBoard((b) => b.ledgerSeen, false);
scenario('SKU-INFO-01: that the ledger comes to light cannot be taken back')
  .given(moored('C'))
  .given(holding(false, 'silver-ledger'))
  .given(set({ ledger: 'A', ledgerSeen: false }))
  .start(movement, { entered: false })
  .expectFinality('anne', 'dock', 'final');
scenario('SKU-DOCK-01: docking alone can be taken back')
  .given(moored('C'))
  .start(movement, { entered: false })
  .expectFinality('anne', 'dock', 'free');
const remedy = (name: string, island: 'H' | 'B') =>
  scenario(name)
    .given(moored(island))
    .given(holding(false, 'fever-remedy'))
    .given(down('witch', 2))
    .given(crew('rail', 'rail'))
    .given(groupDown('topmen'))
    .start(docking, dock)
    .plays('anne explore', 'anne go-ashore', 'anne no')
    .dice('island', 'anne', 6)
    .dice('explore', 'bart', 5, 1)
    .plays('bart yes', 'anne enough');
remedy('SKU-DOCK-11: a find on H is the remedy, and empties the infirmary', 'H')
  .expectWhyNot('anne', 'explore', 'SKU-DOCK-05', 'done-already')
  .plays('anne mission fever-remedy')
  .expectChange({ 'witch.post': 'cabins', 'witch.wounds': -2, 'topmen.post': 'cabins', 'anne.prestige': 2 });
remedy('SKU-DOCK-11: a find elsewhere is none', 'B').expectBoard((b) => b.missions[0]!.ready, false);
scenario('SKU-DOCK-11: without a find there is no remedy')
  .given(moored('H'))
  .given(holding(false, 'fever-remedy'))
  .start(docking, dock)
  .expectWhyNot('anne', 'mission fever-remedy', 'SKU-DOCK-11', 'mission-not-here');
const maw = (name: string, rounds: number, col: number, row: number) =>
  scenario(name)
    .given(holding(false, 'calm-the-maw'))
    .given(set({ maelstrom: cellAt(col, row), maw: rounds }))
    .start(voyage, {})
    .plays('anne head 1');
maw('SKU-DOCK-11: a second round in a row within two cells of the Maelström calms it', 1, 5, 7).expectBoard(
  (b) => [b.maw, b.missions[0]!.ready],
  [2, true],
);
maw('SKU-DOCK-11: a first does not', 0, 5, 7).expectBoard((b) => [b.maw, b.missions[0]!.ready], [1, false]);
maw('SKU-DOCK-11: three cells away the count begins anew', 1, 5, 8).expectBoard((b) => [b.maw, b.missions[0]!.ready], [0, false]);
scenario('SKU-DOCK-11: without a Maelström nothing is counted')
  .given(holding(false, 'calm-the-maw'))
  .given(set({ maw: 1 }))
  .start(voyage, {})
  .plays('anne head 1')
  .expectBoard((b) => b.maw, 0);
scenario('SKU-FOE-MAELSTROM-03: calmed, it is moved three cells')
  .given(moored('H'))
  .given(holding(true, 'calm-the-maw'))
  .given(set({ maelstrom: cellAt(12, 9) }))
  .start(docking, dock)
  .plays('anne mission calm-the-maw')
  .expectAsked('anne', 'mission.maw')
  .plays('anne maw 1', 'anne maw 1', 'anne maw 1')
  .expectTold('maelstrom.moved', { cell: cellAt(12, 6) })
  .expectAsked('anne', 'dock.ashore');
scenario('SKU-DOCK-11: another mission leaves it alone')
  .given(moored('B'))
  .given(holding(true, 'sealed-letters'))
  .given(set({ maelstrom: cellAt(12, 9) }))
  .start(docking, dock)
  .plays('anne mission sealed-letters')
  .expectAsked('anne', 'dock.ashore');
scenario('SKU-FOE-MAELSTROM-03: it may be left where it is, and never goes onto land')
  .given(set({ maelstrom: cellAt(9, 2) }))
  .start(mawMove, { left: 3 })
  .expectWhyNot('anne', 'maw 6', 'SKU-FOE-MAELSTROM-03', 'not-an-option')
  .plays('anne enough')
  .expectBoard((b) => b.maelstrom, cellAt(9, 2))
  .expectDone();
for (const [id, foeId, how] of [
  ['whale-oil', 'whale', 'killed'],
  ['break-the-blockade', 'coastguard', 'sunk'],
] as const)
  scenario(`SKU-DOCK-11: ${id} waits for a ${foeId} ${how}`)
    .given(holding(false, id, 'calm-the-maw'))
    .given(foe(foeId, 6, 5, 1, { hold: 1 }))
    .given(cargo(1))
    .given(crew('gun-deck'))
    .dice('cannon', 'anne', 6)
    .dice('location', 'anne', 6)
    .start(salvo, newSalvo(foeId, 'ball'))
    .expectTold('foe.defeated', { foe: foeId, how: 'sunk' })
    .expectBoard((b) => b.missions.map((m) => m.ready), [true, false]);
scenario('SKU-DOCK-11: another enemy does for neither')
  .given(holding(false, 'whale-oil', 'break-the-blockade'))
  .given(foe('galleon', 6, 5, 1, { hold: 1 }))
  .given(cargo(1))
  .given(crew('gun-deck'))
  .dice('cannon', 'anne', 6)
  .dice('location', 'anne', 6)
  .start(salvo, newSalvo('galleon', 'ball'))
  .expectBoard((b) => b.missions.map((m) => m.ready), [false, false]);

// ── ashore ──

scenario('SKU-DOCK-06: any sum that is there, by 1, 5, 10 and 50')
  .given(moored('B'))
  .given(set({ loot: 50 }))
  .start(docking, dock)
  .plays('anne bury-loot')
  .expectOptions('anne', ['bury 1', 'bury 5', 'bury 10', 'bury 50', 'enough'])
  .expectPrompt('anne', { loot: 50, buried: 0 })
  .plays('anne bury 50')
  .expectTold('loot.buried', { seat: 'anne', island: 'B', doubloons: 50 })
  .expectOptions('anne', ['enough'])
  .expectPrompt('anne', { loot: 0, buried: 50 });
scenario('SKU-DOCK-06: of nine doubloons no ten')
  .given(moored('B'))
  .given(set({ loot: 9 }))
  .start(docking, dock)
  .plays('anne bury-loot')
  .expectOptions('anne', ['bury 1', 'bury 5', 'enough']);
scenario('SKU-DOCK-06: without loot there is nothing to bury')
  .given(moored('B'))
  .given(set({ loot: 0 }))
  .start(docking, dock)
  .expectWhyNot('anne', 'bury-loot', 'SKU-DOCK-09', 'buried-elsewhere');
scenario('SKU-DOCK-06: a single doubloon can be buried')
  .given(moored('B'))
  .given(set({ loot: 1 }))
  .start(docking, dock)
  .expectCan('anne', 'bury-loot');
const hoard = (name: string, amount: number) =>
  scenario(name)
    .given(moored('B'))
    .given(set({ loot: 3 }))
    .given((b) => {
      b.hoards.push({ seat: 1, island: 'E', amount: 40 }, { seat: 0, island: 'B', amount });
    })
    .start(docking, dock)
    .plays('anne bury-loot');
hoard('SKU-DOCK-08: dug up to the last doubloon the hoard is gone', 5)
  .expectOptions('anne', ['bury 1', 'dig 1', 'dig 5', 'enough'])
  .expectPrompt('anne', { loot: 3, buried: 5 })
  .plays('anne dig 5')
  .expectTold('loot.dug-up', { seat: 'anne', island: 'B', doubloons: 5 })
  .expectChange({ loot: 5 })
  .expectBoard((b) => b.hoards, [{ seat: 1, island: 'E', amount: 40 }])
  .expectWhyNot('anne', 'bury 1', 'SKU-DOCK-06', 'not-an-option');
hoard('SKU-DOCK-08: or something is added', 5)
  .plays('anne bury 1')
  .expectBoard((b) => [b.hoards[1]!.amount, b.loot], [6, 2])
  .expectOptions('anne', ['bury 1', 'enough']);
hoard('SKU-DOCK-08: four are not five', 4).expectOptions('anne', ['bury 1', 'dig 1', 'enough']);
scenario('SKU-DOCK-10: what he recovers is told, and only his own is offered him')
  .given(moored('B'))
  .given((b) => {
    b.captain = 1;
    b.hoards.push({ seat: 0, island: 'E', amount: 9 }, { seat: 2, island: 'B', amount: 7 });
  })
  .start(docking, dock)
  .expectPrompt('cleo', { doubloons: 7 })
  .plays('cleo yes')
  .expectTold('hoard.recovered', { seat: 'cleo', doubloons: 7 })
  .expectBoard((b) => b.hoards, [{ seat: 0, island: 'E', amount: 9 }])
  .expectAsked('bart', 'dock.ashore');
scenario('SKU-DOCK-10: or leaves it there, and nobody asks again')
  .given(moored('B'))
  .given((b) => {
    b.captain = 1;
    b.hoards.push({ seat: 2, island: 'B', amount: 7 });
  })
  .start(docking, dock)
  .plays('cleo no')
  .expectChange({})
  .expectAsked('bart', 'dock.ashore');
scenario('SKU-GOODS-07: rum can be served ashore, and then one goes on')
  .given(moored('B'))
  .given(set({ morale: 10 }))
  .dice('rum', 'anne', 2)
  .start(docking, dock)
  .plays('anne rum')
  .expectChange({ morale: 2, 'hold.rum': -1, 'sea-dog.destiny': 1, 'cabin-boy.destiny': 1, 'witch.destiny': 1 })
  .expectAsked('anne', 'dock.ashore')
  .expectWhyNot('anne', 'enough', 'SKU-DOCK-02', 'island-action-first');
scenario('SKU-DOCK-13: at an ordinary island no voyage ends')
  .given(moored('B'))
  .given(goalKnown('E'))
  .start(docking, dock)
  .expectWhyNot('anne', 'land', 'SKU-DOCK-04', 'not-an-option');
scenario('SKU-DOCK-13: nor where the goal is not known')
  .given(moored('E'))
  .start(docking, dock)
  .expectWhyNot('anne', 'land', 'SKU-DOCK-04', 'not-an-option');
scenario('SKU-Q-81: before landing at the goal the island can be explored')
  .given(moored('E'))
  .given(goalKnown('E'))
  .start(docking, dock)
  .expectCan('anne', 'explore')
  .expectCan('anne', 'land');
scenario('SKU-EXPLORE-02: whoever lies in the infirmary is not asked')
  .given(moored('B'))
  .given(down('cabin-boy'))
  .start(explore, newExplore())
  .plays('anne go-ashore', 'anne no')
  .expectAsked('cleo', 'explore.join')
  .expectPrompt('cleo', { who: 'witch' });
scenario('SKU-EXPLORE-01: a group is sent once')
  .given(moored('B'))
  .given(crew('rigging', 'rail'))
  .start(explore, newExplore())
  .plays('anne send topmen')
  .expectWhyNot('anne', 'send topmen', 'SKU-EXPLORE-01', 'sent-already')
  .expectCan('anne', 'send gun-watch')
  .dice('island', 'anne', 6)
  .dice('search', 'anne', 5)
  .plays('anne go-ashore', 'anne no', 'bart no', 'cleo no')
  .expectTold('island.explored', { kind: 6 })
  .expectTold('group.explored', { group: 'topmen', die: 5, find: 'goods' })
  .expectNotTold('group.explored', { group: 'gun-watch' })
  .expectBoard(
    (b) => [groupOf(b, 'topmen').post, groupOf(b, 'topmen').sail, groupOf(b, 'gun-watch').post],
    ['cabins', 0, 'rail'],
  );
scenario('SKU-EXPLORE-13: an accident is told by its name, a wound with it, and somebody else may still find something')
  .given(moored('B'))
  .start(explore, newExplore())
  .plays('anne go-ashore', 'anne yes', 'bart yes')
  .dice('island', 'anne', 1)
  .dice('explore', 'anne', 1, 1)
  .dice('explore', 'bart', 4, 4)
  .dice('explore', 'cleo', 6, 1)
  .plays('cleo yes')
  .expectTold('explorer.joined', { who: 'witch' })
  .expectTold('explorer.found', { who: 'sea-dog', find: 'eliminated' })
  .expectTold('explorer.found', { who: 'cabin-boy', find: 'nothing' })
  .expectTold('explorer.found', { who: 'witch', find: 'goods' })
  .expectBoard((b) => [person(b, 'sea-dog').post, person(b, 'sea-dog').wounds, person(b, 'sea-dog').since], ['infirmary', 1, 1])
  .expectBoard((b) => b.people.map((p) => p.trust), [0, 0, 2]);
scenario('SKU-EXPLORE-13: the Grave Charm wards off the wound, but not the infirmary')
  .given(pirates({ anne: 'voodoo-man', bart: 'cabin-boy', cleo: 'cook' }))
  .given(moored('B'))
  .start(explore, newExplore())
  .plays('anne go-ashore', 'anne no', 'bart yes')
  .dice('island', 'anne', 1)
  .dice('explore', 'bart', 1, 1)
  .plays('cleo no', 'anne yes')
  .expectBoard((b) => [person(b, 'cabin-boy').post, person(b, 'cabin-boy').wounds], ['infirmary', 0]);

// ── tools ──

const rammer = (name: string, hold: number) =>
  scenario(name)
    .given((b) => {
      b.ship.upgrades.push('ram');
    })
    .given(ship(5, 5, 1))
    .given(foe('merchant', 5, 4, 1, { hold }))
    .given(at({ 'sea-dog': 'helm' }))
    .dice('helm', 'anne', 6, 6)
    .dice('wind', 'cleo', 1)
    .start(movement, { entered: false })
    .plays('anne make-sail', 'anne advance 1');
rammer('a ram strikes the hold of a ship that is boarded from another cell', 6)
  .plays('anne board merchant')
  .expectTold('ship.rammed', { foe: 'merchant' })
  .expectTold('boarding.began', { enemy: 'merchant', groups: 3 })
  .expectBoard((b) => foeIn(b, 'merchant').hold, 5);
rammer('a ship that sinks of it is not boarded', 1)
  .plays('anne board merchant')
  .expectTold('foe.defeated', { foe: 'merchant', how: 'sunk' })
  .expectNotTold('boarding.began')
  .expectBoard((b) => b.foes.length, 0)
  .expectAsked('anne', 'move.sail');
scenario('a ram is of no use against a ship that lay on the cell before')
  .given((b) => {
    b.ship.upgrades.push('ram');
  })
  .given(foe('merchant', 5, 5, 1))
  .start(movement, { entered: false })
  .plays('anne board merchant')
  .expectNotTold('ship.rammed')
  .expectBoard((b) => foeIn(b, 'merchant').hold, 6);
scenario('without a ram the hold stays whole')
  .given(ship(5, 5, 1))
  .given(foe('merchant', 5, 4, 1))
  .given(at({ 'sea-dog': 'helm' }))
  .dice('helm', 'anne', 6, 6)
  .dice('wind', 'cleo', 1)
  .start(movement, { entered: false })
  .plays('anne make-sail', 'anne advance 1', 'anne board merchant')
  .expectNotTold('ship.rammed');
const book = (name: string, id: 'coastguard' | 'galleon' | 'merchant', signalled = false) =>
  scenario(name)
    .given((b) => {
      b.ship.upgrades.push('signal-book');
      b.signalled = signalled;
    })
    .dice('heading', 'anne', 1)
    .start(spawn, { foe: id, cell: -1 });
for (const id of ['coastguard', 'galleon'] as const)
  scenario(`a Signal Book sends a ${id} away on 4`)
    .given((b) => {
      b.ship.upgrades.push('signal-book');
    })
    .dice('signal', 'anne', 4)
    .start(spawn, { foe: id, cell: -1 })
    .expectOptions('anne', ['yes', 'no'])
    .expectPrompt('anne', { foe: id })
    .plays('anne yes')
    .expectTold('signal.sent', { die: 4 })
    .expectTold('foe.ignored', { foe: id, why: 'signal' })
    .expectBoard((b) => [b.signalled, b.foes.length], [true, 0])
    .expectDone();
book('on 3 it comes all the same, and the book is closed', 'galleon')
  .dice('signal', 'anne', 3)
  .plays('anne yes')
  .expectBoard((b) => [b.signalled, b.foes.map((f) => f.id)], [true, ['galleon']]);
book('unused it stays open', 'galleon')
  .plays('anne no')
  .expectBoard((b) => [b.signalled, b.foes.length], [false, 1]);
book('once a voyage', 'galleon', true)
  .expectBoard((b) => b.foes.length, 1)
  .expectDone();
book('merchants read no signals', 'merchant')
  .expectBoard((b) => b.foes.length, 1)
  .expectDone();
const sheathed = (name: string) =>
  scenario(name).given((b) => {
    b.ship.upgrades.push('copper-sheathing');
  });
sheathed('SKU-DRIFT-04: copper sheathing spares one impact of two on an island')
  .given(ship(3, 9))
  .start(drift, { left: 3, heading: 1 })
  .expectTold('ship.aground', { cell: cellAt(3, 7) })
  .expectBoard((b) => [b.ship.hold, b.dirt], [6, 1]);
sheathed('SKU-DRIFT-03: and the one of a collision')
  .given(foe('galleon', 5, 3))
  .start(drift, { left: 3, heading: 1 })
  .expectTold('ship.collided', { foe: 'galleon' })
  .expectBoard((b) => [b.ship.hold, b.dirt, foeIn(b, 'galleon').hold], [7, 0, 5]);
scenario('SKU-DRIFT-03: an enemy whose hold is gone after a collision is gone itself')
  .given(set({ morale: 10 }))
  .given(foe('galleon', 5, 4, 1, { hold: 1 }))
  .start(drift, { left: 1, heading: 1 })
  .expectBoard((b) => [b.foes.length, b.morale, b.ship.cell], [0, 14, cellAt(5, 5)]);
scenario('SKU-DRIFT-03, SKU-Q-37: every enemy on the cell is struck')
  .given(foe('galleon', 5, 4))
  .given(foe('merchant', 5, 4))
  .start(drift, { left: 1, heading: 1 })
  .expectBoard((b) => [foeIn(b, 'galleon').hold, foeIn(b, 'merchant').hold, b.ship.hold], [5, 5, 6]);
scenario('SKU-Q-15, SKU-DRIFT-07: a look-out sees what the ship is carried past')
  .given(at({ 'cabin-boy': 'crows-nest' }))
  .given(ship(8, 7))
  .start(drift, { left: 2, heading: 1 })
  .expectAsked('bart', 'lookout.sight')
  .plays('bart pass')
  .expectBoard((b) => b.ship.cell, cellAt(8, 5))
  .expectDone();
scenario('SKU-DRIFT-02: the cook serves his stew at a day that ends in fog')
  .given(pirates({ anne: 'sea-dog', bart: 'cook', cleo: 'witch' }))
  .given(set({ watch: 6, morale: 10 }))
  .given(ship(6, 0))
  .start(drift, { left: 1, heading: 1 })
  .expectTold('ship.fogged')
  .plays('anne yes')
  .expectTold('good.spent', { good: 'provisions', why: 'day' })
  .expectChange({ morale: 2, 'hold.provisions': -1 })
  .expectDone();
scenario('SKU-DRIFT-02: the topmost cell to the left is still sea')
  .given(ship(0, 1))
  .start(drift, { left: 1, heading: 1 })
  .expectNotTold('ship.fogged')
  .expectBoard((b) => b.ship.cell, Number(cell(0, 0)));
const wreck = (name: string, ...wrecks: Voyage['wrecks']) =>
  scenario(name)
    .given((b) => {
      b.ship.upgrades.push('diving-bell');
      b.wrecks.push(...wrecks);
    })
    .given(at({ 'cabin-boy': 'main-deck' }))
    .given(crew('main-deck'));
const here = cellAt(5, 5);
wreck('SKU-SHIP-16: a character dives, too, and gains trust for what he brings up', { cell: here, left: 2 })
  .dice('dive', 'anne', 4)
  .draws('goods', 'anne', 'gold')
  .start(preparations, newPreparations())
  .plays('anne call cabin-boy')
  .expectOptions('bart', ['fathom', 'pass'])
  .plays('bart fathom')
  .expectTold('bell.sank', { die: 4 })
  .expectChange({ 'hold.gold': 1, 'cabin-boy.trust': 1 })
  .expectBoard((b) => b.wrecks[0]!.left, 1);
wreck('SKU-SHIP-16: on 3 the bell comes up empty', { cell: here, left: 2 })
  .dice('dive', 'anne', 3)
  .start(preparations, newPreparations())
  .plays('anne dive topmen')
  .expectChange({ 'topmen.fatigue': 1 })
  .expectBoard((b) => [b.wrecks[0]!.left, b.people.map((p) => p.trust)], [2, [0, 0, 0]]);
wreck(
  'SKU-SHIP-16: of two wrecks the one that still holds something',
  { cell: here, left: 0 },
  { cell: 3, left: 2 },
  { cell: here, left: 1 },
)
  .dice('dive', 'anne', 6)
  .draws('goods', 'anne', 'gold')
  .start(preparations, newPreparations())
  .plays('anne dive topmen')
  .expectBoard((b) => b.wrecks.map((w) => w.left), [0, 2, 0])
  .expectWhyNot('anne', 'call cabin-boy', 'SKU-PREP-03', 'not-an-option');
wreck('SKU-SHIP-16: a wreck elsewhere is of no use', { cell: 3, left: 2 })
  .start(preparations, newPreparations())
  .expectWhyNot('anne', 'dive topmen', 'SKU-PREP-03', 'not-an-option');
scenario('SKU-SHIP-16: nor one here without the bell')
  .given((b) => {
    b.ship.upgrades.push('pump');
    b.wrecks.push({ cell: here, left: 2 });
  })
  .given(crew('main-deck'))
  .start(preparations, newPreparations())
  .expectWhyNot('anne', 'dive topmen', 'SKU-PREP-03', 'not-an-option')
  .expectWhyNot('anne', 'pump topmen', 'SKU-PREP-03', 'not-an-option');
scenario('SKU-SHIP-16: a ship sunk by gunfire leaves a wreck with two goods, if there is a bell')
  .given((b) => {
    b.ship.upgrades.push('diving-bell');
  })
  .given(foe('merchant', 6, 5, 1, { hold: 1 }))
  .given(cargo(1))
  .given(crew('gun-deck'))
  .dice('cannon', 'anne', 6)
  .dice('location', 'anne', 6)
  .start(salvo, newSalvo('merchant', 'ball'))
  .expectTold('wreck.lies', { cell: cellAt(6, 5) })
  .expectBoard((b) => b.wrecks, [{ cell: cellAt(6, 5), left: 2 }]);
for (const [what, id, change, bell] of [
  ['beaten, not sunk', 'merchant', { combat: 1 }, true],
  ['a whale', 'whale', { hold: 1 }, true],
  ['without a bell', 'merchant', { hold: 1 }, false],
] as const)
  scenario(`SKU-SHIP-16: ${what}: no wreck`)
    .given((b) => {
      if (bell) b.ship.upgrades.push('diving-bell');
    })
    .given(foe(id, 6, 5, 1, change))
    .given(cargo(1))
    .given(crew('gun-deck'))
    .dice('cannon', 'anne', 6)
    .dice('location', 'anne', what === 'beaten, not sunk' ? 2 : 6)
    .start(salvo, newSalvo(id, 'ball'))
    .expectBoard((b) => [b.foes.length, b.wrecks.length], [0, 0]);
const pump = (name: string) =>
  scenario(name)
    .given((b) => {
      b.ship.upgrades.push('pump');
      b.dirt = 3;
    })
    .given(crew('main-deck', 'main-deck'))
    .given(fatigue({ topmen: 1 }));
pump('SKU-SHIP-15: the pump is manned once a turn, and tires whoever mans it')
  .given(at({ 'cabin-boy': 'main-deck' }))
  .start(preparations, newPreparations())
  .plays('anne pump-help topmen')
  .expectTold('pump.manned', { group: 'topmen' })
  .expectChange({ 'topmen.fatigue': 1 })
  .expectWhyNot('anne', 'pump gun-watch', 'SKU-PREP-03', 'not-an-option');
pump('SKU-SHIP-15: once it has run it runs no more')
  .start(preparations, newPreparations())
  .expectWhyNot('anne', 'pump-help gun-watch', 'SKU-PREP-03', 'not-an-option')
  .plays('anne pump topmen')
  .expectTold('dirt.changed', { dirt: 0, why: 'pumped' })
  .given(set({ dirt: 2 }))
  .expectWhyNot('anne', 'pump gun-watch', 'SKU-PREP-03', 'not-an-option');
pump('SKU-SHIP-15: neither the exhausted nor those who have worked pump, and nobody where there is no dirt')
  .given(fatigue({ topmen: 4 }))
  .start(preparations, newPreparations())
  .expectWhyNot('anne', 'pump topmen', 'SKU-PREP-03', 'not-an-option')
  .plays('anne clean gun-watch')
  .expectWhyNot('anne', 'pump gun-watch', 'SKU-PREP-03', 'not-an-option');
pump('SKU-SHIP-15: a clean ship needs no pump')
  .given(set({ dirt: 0 }))
  .start(preparations, newPreparations())
  .expectWhyNot('anne', 'pump topmen', 'SKU-PREP-03', 'not-an-option');
