// Movement, docking, islands, events, drift, appearance of enemies.
import { DECK } from '../src/content/events.ts';
import { GOODS } from '../src/content/goods.ts';
import { sightOf } from '../src/quantities.ts';
import { docking } from '../src/rules/docking.ts';
import { drift } from '../src/rules/drift.ts';
import { effect } from '../src/rules/event-effects.ts';
import { eventTurn, newEventTurn } from '../src/rules/event-turn.ts';
import { explore, newExplore } from '../src/rules/explore.ts';
import { clearSea } from '../src/rules/layout.ts';
import { lookout } from '../src/rules/lookout.ts';
import { movement } from '../src/rules/movement.ts';
import { spawn } from '../src/rules/spawn.ts';
import { voyage } from '../src/rules/voyage.ts';
import { cargoValue } from '../src/standing.ts';
import {
  at,
  cargo,
  cell,
  crew,
  down,
  fatigue,
  foe,
  foeIn,
  full,
  goalKnown,
  groupDown,
  groupOf,
  moored,
  person,
  pirates,
  scenario,
  set,
  ship,
  trust,
  wounds,
} from './kit.ts';

// ── movement ──

/** Under way with two points: the Sea Dog steers, nobody else is at work. */
const underway = (name: string) =>
  scenario(name)
    .given(pirates({ anne: 'sea-dog', bart: 'cabin-boy', cleo: 'surgeon' }))
    .given(at({ 'sea-dog': 'helm' }))
    .dice('helm', 'anne', 6, 6)
    .start(movement, { entered: false })
    .plays('anne make-sail');

underway(
  'SKU-MOVE-01, SKU-MOVE-02, SKU-MAP-08, SKU-MAP-09: only the Captain; ahead, ahead-left or ahead-right, and the bow turns that way',
)
  .expectNotAsked('bart')
  .expectCan('anne', 'advance 1')
  .expectCan('anne', 'advance 6')
  .expectWhyNot('anne', 'advance 3', 'SKU-MOVE-01', 'not-an-option')
  .plays('anne advance 2')
  .expectChange({ 'ship.cell': cell(6, 5), 'ship.heading': '2', points: -1 });
underway('SKU-MOVE-03: a point turns the ship by 60°')
  .plays('anne turn 6')
  .expectChange({ 'ship.heading': '6', points: -1 })
  .expectWhyNot('anne', 'turn 3', 'SKU-MOVE-01', 'not-an-option');
underway('SKU-MOVE-04, SKU-MOVE-09: all or part of the points; the rest is lost')
  .plays('anne advance 1', 'anne enough')
  .expectDone('sailed');
underway('SKU-MOVE-02: without points nothing moves')
  .plays('anne advance 1', 'anne advance 1')
  .expectWhyNot('anne', 'advance 1', 'SKU-MOVE-02', 'no-points')
  .expectWhyNot('anne', 'turn 2', 'SKU-MOVE-03', 'no-points');
scenario('SKU-MOVE-08, SKU-MAP-02: not onto land')
  .given(ship(3, 8, 1))
  .given(at({ 'sea-dog': 'helm' }))
  .dice('helm', 'anne', 6, 6)
  .dice('wind', 'cleo', 1)
  .start(movement, { entered: false })
  .plays('anne make-sail', 'anne advance 1')
  .expectWhyNot('anne', 'advance 1', 'SKU-MOVE-08', 'land-ahead');
scenario('SKU-MAP-12: not over the edge')
  .given(ship(6, 0, 1))
  .given(at({ 'sea-dog': 'helm' }))
  .dice('helm', 'anne', 6, 6)
  .dice('wind', 'cleo', 1)
  .start(movement, { entered: false })
  .plays('anne make-sail')
  .expectWhyNot('anne', 'advance 1', 'SKU-MAP-12', 'edge-of-the-sea');

scenario(
  'SKU-OBJECTIVE-03, SKU-OBJECTIVE-04, SKU-OBJECTIVE-07, SKU-OBJECTIVE-08: a marker turns up when the ship comes there; nobody gains trust, and nothing ends',
)
  .given(ship(8, 4, 1))
  .given(at({ 'sea-dog': 'helm' }))
  .dice('helm', 'anne', 6, 6)
  .dice('wind', 'cleo', 1)
  .start(movement, { entered: false })
  .plays('anne make-sail')
  .plays('anne advance 1')
  .expectChange({ 'ship.cell': cell(8, 3), points: -1, 'marker.B': 'up' })
  .expectTold('marker.revealed', { island: 'B', face: 2 })
  .expectAsked('anne', 'move.sail');
scenario('SKU-INFO-01, SKU-INFO-09: nobody knows a face before that')
  .expectView('anne', (v) => v.board.objectives.map((o) => o.face), [null, null, null])
  .expectView('table', (v) => v.board.objectives.map((o) => o.face), [null, null, null]);
scenario('SKU-INFO-02, SKU-INFO-03, SKU-INFO-07: decks and piles in no order, everything else open')
  .given((b) => {
    b.deck.reverse();
    b.pile.reverse();
  })
  .expectView('bart', (v) => [v.board.unseen[0], v.board.pile[0], 'deck' in v.board], ['arms-from-the-deep', 'contraband', false])
  .expectView('bart', (v) => [v.board.morale, v.board.people.map((p) => p.trust), v.board.ship.cells.length], [
    20,
    [0, 0, 0],
    20,
  ]);
scenario('SKU-LOOKOUT-02, SKU-LOOKOUT-03, SKU-LOOKOUT-06: as many as he sees, a point of trust each; or none')
  .given(pirates({ anne: 'sea-dog', bart: 'look-out', cleo: 'witch' }))
  .given(at({ 'look-out': 'crows-nest' }))
  .given(ship(9, 5))
  .start(lookout, {})
  .expectCan('bart', 'pass')
  .plays('bart spy B')
  .expectChange({ 'look-out.trust': 1, 'marker.B': 'up' })
  .plays('bart spy E')
  .expectBoard((b) => person(b, 'look-out').trust, 2)
  .expectDone();

// ── docking ──

scenario('SKU-DOCK-01, SKU-FOE-GHOST-05: no docking with a hostile enemy on the board')
  .given(moored('B'))
  .given(foe('galleon', 18, 3))
  .start(movement, { entered: false })
  .expectWhyNot('anne', 'dock', 'SKU-DOCK-01', 'hostile-on-board');
scenario('SKU-DOCK-01: a passive one does not matter')
  .given(moored('B'))
  .given(foe('merchant', 18, 3))
  .start(movement, { entered: false })
  .expectCan('anne', 'dock');
scenario('SKU-MAP-07, SKU-DOCK-01: and nowhere but on a mooring')
  .start(movement, { entered: false })
  .expectWhyNot('anne', 'dock', 'SKU-MOVE-01', 'not-an-option');
scenario('SKU-END-02: nor at the goal with one that is active')
  .given(moored('E'))
  .given(goalKnown('E'))
  .given(foe('galleon', 12, 8))
  .start(movement, { entered: false })
  .expectWhyNot('anne', 'dock', 'SKU-END-02', 'hostile-active');
scenario('SKU-DOCK-02, SKU-DOCK-04, SKU-DOCK-05: something must be done ashore, each thing once')
  .given(moored('B'))
  .start(docking, { done: [], asked: 0, spade: null })
  .expectWhyNot('anne', 'enough', 'SKU-DOCK-02', 'island-action-first')
  .plays('anne bury-loot', 'anne bury 5', 'anne enough')
  .expectWhyNot('anne', 'bury-loot', 'SKU-DOCK-05', 'done-already')
  .plays('anne enough')
  .expectDone();
scenario('SKU-TURN-05, SKU-DOCK-03: after docking a new voyage turn, without event and enemies')
  .given(moored('B'))
  .given(foe('merchant', 11, 4))
  .start(voyage, {})
  .plays(
    'anne head 1',
    'anne post cabins',
    'anne call witch',
    'cleo post cabins',
    'bart post cabins',
    'anne enough',
    'anne enough',
    'anne dock',
    'anne bury-loot',
    'anne enough',
  )
  .plays('anne enough')
  .expectTold('round.began', { round: 4 })
  .expectNotTold('event.drawn')
  .expectNotTold('foe.sailed');
scenario('SKU-DOCK-06, SKU-DOCK-07: buried loot leaves the crew’s loot, under the island’s letter')
  .given(moored('B'))
  .start(docking, { done: [], asked: 0, spade: null })
  .plays('anne bury-loot')
  .plays('anne bury 10', 'anne bury 1')
  .expectChange({ loot: -11 })
  .expectWhyNot('anne', 'dig 1', 'SKU-DOCK-06', 'not-an-option')
  .expectBoard((b) => b.hoards, [{ seat: 0, island: 'B', amount: 11 }]);
const hoard = (name: string, island: 'B' | 'E') =>
  scenario(name)
    .given(moored('B'))
    .given((b) => {
      b.hoards.push({ seat: 0, island, amount: 12 });
    });
hoard('SKU-DOCK-08: a part can be dug up again', 'B')
  .start(docking, { done: [], asked: 0, spade: null })
  .plays('anne bury-loot')
  .plays('anne dig 5')
  .expectChange({ loot: 5 })
  .expectBoard((b) => b.hoards[0]!.amount, 7);
hoard('SKU-DOCK-09: on one island only', 'E')
  .start(docking, { done: [], asked: 0, spade: null })
  .expectWhyNot('anne', 'bury-loot', 'SKU-DOCK-09', 'buried-elsewhere');
hoard('SKU-DOCK-10: who has lost the captaincy digs up his own', 'B')
  .given(set({ captain: 1 }))
  .start(docking, { done: [], asked: 0, spade: null })
  .expectAsked('anne', 'dock.dig-up')
  .plays('anne yes')
  .expectChange({ 'anne.doubloons': 12 })
  .expectBoard((b) => b.hoards.length, 0);
scenario('SKU-DOCK-11, SKU-DOCK-12: a mission is finished on its island, and what it wants is simply left')
  .given(moored('E'))
  .given(cargo(3, 'rum', 'rum'))
  .given((b) => {
    b.missionDeck.splice(b.missionDeck.indexOf('rum-for-the-garrison'), 1);
    b.missions.push({ id: 'rum-for-the-garrison', ready: false });
  })
  .start(docking, { done: [], asked: 0, spade: null })
  .plays('anne mission rum-for-the-garrison')
  .expectChange({ 'hold.rum': -2, loot: 24 })
  .expectBoard((b) => b.missions.length, 0);
scenario('SKU-DOCK-11: elsewhere not')
  .given(moored('B'))
  .given((b) => {
    b.missions.push({ id: 'rum-for-the-garrison', ready: false });
  })
  .start(docking, { done: [], asked: 0, spade: null })
  .expectWhyNot('anne', 'mission rum-for-the-garrison', 'SKU-DOCK-11', 'mission-not-here');

// ── exploring ──

const ashore = (name: string) =>
  scenario(name)
    .given(moored('B'))
    .given(crew('rail', 'rail', 'rail'));
ashore('SKU-EXPLORE-01, SKU-EXPLORE-15: any number of groups, but not the exhausted nor those in the infirmary')
  .given(fatigue({ 'gun-watch': 4 }))
  .given(groupDown('port-watch'))
  .start(explore, newExplore())
  .expectCan('anne', 'send topmen')
  .expectWhyNot('anne', 'send gun-watch', 'SKU-EXPLORE-15', 'group-exhausted')
  .expectWhyNot('anne', 'send port-watch', 'SKU-EXPLORE-01', 'not-an-option');
ashore('SKU-EXPLORE-02: each character decides for himself')
  .start(explore, newExplore())
  .plays('anne go-ashore')
  .expectAsked('anne', 'explore.join')
  .plays('anne no')
  .expectAsked('bart', 'explore.join')
  .plays('bart no')
  .expectAsked('cleo', 'explore.join');
ashore(
  'SKU-EXPLORE-03, SKU-EXPLORE-07, SKU-EXPLORE-08, SKU-EXPLORE-10, SKU-EXPLORE-16, SKU-CREW-06, SKU-MORALE-03: island 1: 3 out of action, 1 lost with 3 morale, 4 back at the rail as tired as before',
)
  .given(fatigue({ 'port-watch': 2 }))
  .start(explore, newExplore())
  .plays('anne send topmen', 'anne send gun-watch', 'anne send port-watch', 'anne go-ashore', 'anne no', 'bart no')
  .dice('island', 'anne', 1)
  .dice('search', 'anne', 3, 1, 4)
  .plays('cleo no')
  .expectChange({ 'topmen.post': 'infirmary', 'gun-watch.post': 'box', morale: -3 });
ashore('SKU-EXPLORE-11, SKU-EXPLORE-06, SKU-EXPLORE-05: a character’s find: goods and 2 trust')
  .start(explore, newExplore())
  .plays('anne go-ashore', 'anne no', 'bart yes')
  .dice('island', 'anne', 2)
  .dice('explore', 'bart', 6, 1)
  .plays('cleo no')
  .expectChange({ 'cabin-boy.trust': 2, 'hold.contraband': 1, 'hold.provisions': 1 });
ashore('SKU-EXPLORE-12: nothing found costs a point of trust')
  .given(trust({ 'cabin-boy': 4 }))
  .start(explore, newExplore())
  .plays('anne go-ashore', 'anne no', 'bart yes')
  .dice('island', 'anne', 2)
  .dice('explore', 'bart', 4, 4)
  .plays('cleo no')
  .expectChange({ 'cabin-boy.trust': -1 });
ashore('SKU-EXPLORE-13: the wound was the last: all trust is gone')
  .given(trust({ 'cabin-boy': 9 }))
  .given(wounds({ 'cabin-boy': 2 }))
  .start(explore, newExplore())
  .plays('anne go-ashore', 'anne no', 'bart yes')
  .dice('island', 'anne', 1)
  .dice('explore', 'bart', 1, 1)
  .plays('cleo no')
  .expectChange({ 'cabin-boy.trust': -9, 'cabin-boy.wounds': 1, 'cabin-boy.post': 'infirmary' });
scenario('SKU-EXPLORE-13: by agreement every accident costs all trust', { 'harsh-islands': true })
  .given(moored('B'))
  .given(trust({ 'cabin-boy': 9 }))
  .start(explore, newExplore())
  .plays('anne go-ashore', 'anne no', 'bart yes')
  .dice('island', 'anne', 1)
  .dice('explore', 'bart', 1, 1)
  .plays('cleo no')
  .expectChange({ 'cabin-boy.trust': -9, 'cabin-boy.wounds': 1, 'cabin-boy.post': 'infirmary' });
ashore('SKU-EXPLORE-14: afterwards the hold can be put in order, and finds taken or left')
  .given(full)
  .start(explore, newExplore())
  .plays('anne send topmen', 'anne go-ashore', 'anne no', 'bart no')
  .dice('island', 'anne', 3)
  .dice('search', 'anne', 5)
  .plays('cleo no')
  .expectAsked('anne', 'hold.stow')
  .expectWhyNot('anne', 'load provisions', 'SKU-SHIP-06', 'hold-full')
  .plays('anne jettison 13', 'anne load provisions')
  .expectBoard((b) => b.ship.cells[13], 'provisions');
scenario('SKU-GOODS-14: none left in the pile, none gained')
  .given(moored('B'))
  .given(cargo(3, 'provisions', 'provisions', 'provisions', 'provisions', 'provisions', 'provisions'))
  .given(crew('rail'))
  .start(explore, newExplore())
  .plays('anne send topmen', 'anne go-ashore', 'anne no', 'bart no')
  .dice('island', 'anne', 3)
  .dice('search', 'anne', 5)
  .plays('cleo no')
  .expectTold('good.missing', { good: 'provisions' });

// ── events ──

const event = (name: string, card: string) =>
  scenario(name)
    .given(pirates({ anne: 'sea-dog', bart: 'cabin-boy', cleo: 'surgeon' }))
    .given((b) => {
      person(b, 'sea-dog').used = 2; // no nose for the weather today
    })
    .draws('card', 'anne', card);

event('SKU-EVENT-03, SKU-EVENT-17: the character at the post rolls, and gains trust; the card is discarded', 'shanty')
  .given(set({ morale: 10 }))
  .given(at({ 'sea-dog': 'bridge' }))
  .dice('event', 'anne', 5, 1, 1)
  .start(eventTurn, newEventTurn())
  .expectBoard((b) => [b.morale, person(b, 'sea-dog').trust, b.discard], [12, 1, ['shanty']]);
event(
  'SKU-EVENT-05, SKU-CREW-07, SKU-CREW-08, SKU-FATIGUE-06: without one a group there rolls two dice, without trust and fatigue',
  'brawl',
)
  .given(set({ morale: 10 }))
  .given(crew('main-deck'))
  .dice('event', 'anne', 1, 5)
  .start(eventTurn, newEventTurn())
  .expectBoard((b) => [b.morale, groupOf(b, 'topmen').fatigue, b.people.map((p) => p.trust)], [11, 0, [0, 0, 0]]);
event('SKU-CREW-07: with a character there the group does not roll', 'brawl')
  .given(crew('main-deck'))
  .given(at({ 'cabin-boy': 'main-deck' }))
  .dice('event', 'bart', 6, 1)
  .start(eventTurn, newEventTurn())
  .expectNotTold('group.rolled');
event('SKU-EVENT-06: nobody at the post: it fails', 'sprung-plank')
  .start(eventTurn, newEventTurn())
  .expectTold('event.unmanned', { post: 'main-deck' })
  .expectBoard((b) => b.ship.hold, 6);
event('SKU-EVENT-04: of several the Captain names one', 'squall')
  .given(at({ 'sea-dog': 'rigging', 'cabin-boy': 'rigging' }))
  .dice('event-aloft', 'bart', 5, 1, 1, 1)
  .start(eventTurn, newEventTurn())
  .expectAsked('anne', 'event.who')
  .plays('anne call cabin-boy')
  .expectBoard((b) => person(b, 'cabin-boy').trust, 1);
event(
  'SKU-MORALE-04, SKU-MORALE-05, SKU-EVENT-07, SKU-FATIGUE-09: morale lost by a card tires one group at work, of the Captain’s choice',
  'grumbling',
)
  .given(crew('rail', 'rigging', 'cabins'))
  .start(eventTurn, newEventTurn())
  .expectBoard((b) => b.morale, 17)
  .expectOptions('anne', ['group topmen', 'group gun-watch'])
  .plays('anne group gun-watch')
  .expectChange({ 'gun-watch.fatigue': 1 });
event('SKU-MORALE-05: if none is at work nothing happens', 'grumbling')
  .start(eventTurn, newEventTurn())
  .expectNotTold('group.tired')
  .expectBoard((b) => b.morale, 17);
event('SKU-EVENT-08: the climate icon serves skills: the Sea Dog smells it and another card is drawn', 'dead-calm')
  .given((b) => {
    person(b, 'sea-dog').used = 0;
  })
  .draws('card', 'anne', 'fever-breaks')
  .start(eventTurn, newEventTurn())
  .plays('anne yes')
  .expectTold('event.drawn', { card: 'fever-breaks' })
  .expectBoard((b) => b.under, [{ card: 'dead-calm', seer: -1 }]);
scenario('SKU-EVENT-08: the Witch stills the sky')
  .given((b) => {
    person(b, 'sea-dog').used = 2;
  })
  .draws('card', 'anne', 'dead-calm')
  .dice('sky', 'cleo', 5, 1, 1, 1)
  .start(eventTurn, newEventTurn())
  .plays('cleo yes')
  .expectTold('sky.stilled')
  .expectBoard((b) => [b.wind, b.morale, b.discard, person(b, 'witch').trust], [null, 20, ['dead-calm'], 1]);
scenario('SKU-INFO-02: what the Voodoo Man sees he sees alone')
  .given(pirates({ anne: 'sea-dog', bart: 'voodoo-man', cleo: 'cook' }))
  .draws('card', 'anne', 'rats')
  .start(eventTurn, newEventTurn())
  .plays('bart yes')
  .expectToldTo('bart', 'event.peeked', { card: 'rats' })
  .expectView('anne', (v) => v.board.peek, { card: null, seer: 1 })
  .expectView('bart', (v) => v.board.peek, { card: 'rats', seer: 1 });
scenario('SKU-EVENT-15: an empty deck is made of the discards')
  .given((b) => {
    b.discard = b.deck.slice();
    b.deck = [];
  })
  .draws('card', 'anne', 'thief-below')
  .dice('thief', 'anne', 3)
  .start(eventTurn, newEventTurn())
  .expectTold('deck.shuffled')
  .expectBoard((b) => [b.deck.length, b.loot], [DECK.length - 1, 17]);
event('SKU-EVENT-13, SKU-EVENT-16, SKU-FOE-CRAB-01: the crab clings to the ship, and its card stays in play', 'stone-crab')
  .start(eventTurn, newEventTurn())
  .expectBoard((b) => [b.crab, b.discard, b.card], [0, [], null]);
event('SKU-EVENT-14, SKU-FOE-TOWER-01: the watchtower stands on the nearest land', 'watchtower')
  .given(ship(9, 2, 1))
  .start(eventTurn, newEventTurn())
  .expectBoard((b) => b.tower, { cell: Number(cell(8, 2)), hits: 0 });
event(
  'SKU-FOE-MAELSTROM-04, SKU-FOE-MAELSTROM-05, SKU-FOE-MAELSTROM-01: the Maelström opens under the ship, and is no enemy',
  'the-sea-opens',
)
  .start(eventTurn, newEventTurn())
  .expectBoard((b) => [b.maelstrom, b.foes.length], [Number(cell(5, 5)), 0]);
event('a card kills no more than one group: hands overboard', 'hands-overboard')
  .given(crew('rail', 'cabins'))
  .dice('event', 'anne', 1, 1)
  .start(eventTurn, newEventTurn())
  .expectBoard((b) => [groupOf(b, 'topmen').post, b.morale], ['box', 17]);
event('fever breaks: the longest in the infirmary gets up', 'fever-breaks')
  .given(down('cabin-boy', 2))
  .given(groupDown('topmen'))
  .start(eventTurn, newEventTurn())
  .expectBoard((b) => [person(b, 'cabin-boy').post, groupOf(b, 'topmen').post], ['cabins', 'infirmary']);

// ── drift ──

scenario('SKU-DRIFT-01: carried off, and the bow points as before')
  .start(drift, { left: 2, heading: 3 })
  .expectBoard((b) => [b.ship.cell, b.ship.heading], [Number(cell(7, 6)), 1])
  .expectDone();
scenario('SKU-DRIFT-02, SKU-DRIFT-05, SKU-TIME-04, SKU-Q-38: beyond the edge: fog, the watch goes on, and a day may end with it')
  .given(set({ watch: 6 }))
  .given(ship(6, 1))
  .start(drift, { left: 3, heading: 1 })
  .expectBoard((b) => [b.ship.cell, b.watch], [Number(cell(6, 0)), 1])
  .expectAsked('anne', 'time.feed');
scenario('SKU-DRIFT-03, SKU-DRIFT-05, SKU-DRIFT-06: an enemy in the way: the ship stays before it, both are hit below')
  .given(foe('galleon', 5, 3))
  .start(drift, { left: 3, heading: 1 })
  .expectBoard((b) => [b.ship.cell, b.ship.hold, b.dirt, foeIn(b, 'galleon').hold], [Number(cell(5, 4)), 6, 1, 5]);
scenario('SKU-DRIFT-03: the Ghost Ship stops nothing')
  .given(foe('ghost-ship', 5, 4))
  .start(drift, { left: 2, heading: 1 })
  .expectBoard((b) => [b.ship.cell, b.ship.hold], [Number(cell(5, 3)), 7]);
scenario('SKU-DRIFT-04, SKU-DRIFT-06: land in the way: the last coastal cell, and two impacts in the hold')
  .given(ship(3, 9))
  .start(drift, { left: 3, heading: 1 })
  .expectBoard((b) => [b.ship.cell, b.ship.hold, b.dirt], [Number(cell(3, 7)), 5, 2]);
scenario('SKU-DRIFT-07: a marker on the way turns up')
  .given(ship(8, 4))
  .start(drift, { left: 1, heading: 1 })
  .expectTold('marker.revealed', { island: 'B' });

// ── appearance ──

const appears = (name: string, options = {}) =>
  scenario(name, options)
    .given(pirates({ anne: 'sea-dog', bart: 'surgeon', cleo: 'cook' }))
    .dice('heading', 'anne', 4);
appears(
  'SKU-SPAWN-01, SKU-SPAWN-03, SKU-SPAWN-08, SKU-SPAWN-11, SKU-TIME-07: by day three cells off, the way of the watch, heading by a die, its sheet whole',
)
  .start(spawn, { foe: 'coastguard', cell: -1 })
  .expectBoard((b) => b.foes[0], {
    id: 'coastguard',
    cell: Number(cell(8, 4)),
    heading: 4,
    speed: 3,
    combat: 5,
    hold: 4,
    temper: 'hostile',
    near: true,
    goal: -1,
    rammed: false,
  });
appears('SKU-SPAWN-05, SKU-SPAWN-06: the look-out sets the distance up to his Perception, for a point of trust')
  .given(at({ surgeon: 'crows-nest' }))
  .start(spawn, { foe: 'coastguard', cell: -1 })
  .expectOptions('bart', ['distance 1', 'distance 2', 'distance 3', 'pass'])
  .plays('bart distance 1')
  .expectBoard((b) => [b.foes[0]!.cell, person(b, 'surgeon').trust], [Number(cell(6, 5)), 1]);
appears('SKU-SPAWN-07: at night one less')
  .given(set({ watch: 5 }))
  .given(ship(9, 9))
  .given(at({ surgeon: 'crows-nest' }))
  .start(spawn, { foe: 'coastguard', cell: -1 })
  .expectOptions('bart', ['distance 1', 'distance 2', 'pass'])
  .plays('bart pass');
appears('SKU-SPAWN-10, SKU-SPAWN-15: never on land; but his choice stands though the usual place is land')
  .given(ship(3, 10))
  .given(set({ watch: 1 }))
  .given(at({ surgeon: 'crows-nest' }))
  .start(spawn, { foe: 'coastguard', cell: -1 })
  .expectOptions('bart', ['distance 1', 'distance 2', 'distance 3', 'pass'])
  .plays('bart distance 2');
scenario('SKU-SPAWN-15: by agreement an unlawful place voids the event', { 'void-spawn': true })
  .given(ship(3, 9))
  .given(set({ watch: 1 }))
  .given(at({ 'cabin-boy': 'crows-nest' }))
  .start(spawn, { foe: 'coastguard', cell: -1 })
  .expectTold('foe.ignored', { why: 'no-water' });
scenario('SKU-SPAWN-16: no lawful distance, no choice')
  .given(ship(3, 7, 1))
  .given(set({ watch: 1 }))
  .given(pirates({ anne: 'sea-dog', bart: 'captains-daughter', cleo: 'cook' }))
  .given((b) => {
    b.watch = 6;
  })
  .given(at({ 'captains-daughter': 'crows-nest' }))
  .start(spawn, { foe: 'coastguard', cell: -1 })
  .expectNotAsked('bart')
  .expectDone();
scenario('SKU-SPAWN-12: the Sea Monster has no heading')
  .start(spawn, { foe: 'sea-monster', cell: -1 })
  .expectBoard((b) => b.foes[0]!.heading, 0);
scenario('SKU-SPAWN-13: one that is in play comes no second time')
  .given(foe('galleon', 9, 5))
  .start(spawn, { foe: 'galleon', cell: -1 })
  .expectTold('foe.ignored', { why: 'in-play' })
  .expectBoard((b) => b.foes.length, 1);
appears('SKU-SPAWN-14, SKU-FOE-GHOST-04: near the Ghost Ship it is night: two cells')
  .given(foe('ghost-ship', 5, 8))
  .start(spawn, { foe: 'coastguard', cell: -1 })
  .expectBoard((b) => b.foes[1]!.cell, Number(cell(7, 4)));
scenario('SKU-OPT-02: two are enough: a third replaces an inactive one', { 'limit-enemies': true })
  .given(foe('galleon', 8, 5))
  .given(foe('merchant', 18, 5))
  .dice('heading', 'anne', 1)
  .start(spawn, { foe: 'coastguard', cell: -1 })
  .expectOptions('anne', ['replace merchant', 'pass'])
  .plays('anne replace merchant')
  .expectBoard((b) => b.foes.map((f) => f.id), ['galleon', 'coastguard']);
scenario('SKU-OPT-02: and with both active it stays away', { 'limit-enemies': true })
  .given(foe('galleon', 8, 5))
  .given(foe('merchant', 7, 5))
  .start(spawn, { foe: 'coastguard', cell: -1 })
  .expectTold('foe.ignored', { why: 'limit' });
scenario('SKU-OPT-02, SKU-OPT-03: without the agreement there is no limit')
  .given(foe('galleon', 8, 5))
  .given(foe('merchant', 7, 5))
  .dice('heading', 'anne', 1)
  .start(spawn, { foe: 'coastguard', cell: -1 })
  .expectBoard((b) => b.foes.length, 3);

scenario('the wind of a card: a following wind')
  .start(effect, { does: { does: 'wind', wind: 'following' }, roller: -1, byGroup: false })
  .expectBoard((b) => b.wind, 'following');

scenario('SKU-Q-81, SKU-DOCK-01: with a hostile enemy far off one docks at the goal to end the voyage, and for nothing else')
  .given(moored('E'))
  .given(goalKnown('E'))
  .given(foe('galleon', 3, 3))
  .start(docking, { done: [], asked: 0, spade: null })
  .expectWhyNot('anne', 'explore', 'SKU-DOCK-01', 'hostile-on-board')
  .expectCan('anne', 'land');
scenario('SKU-DOCK-10, SKU-Q-79: two old hoards on one island are kept apart')
  .given(moored('B'))
  .given((b) => {
    b.captain = 2;
    b.hoards.push({ seat: 0, island: 'B', amount: 3 }, { seat: 1, island: 'B', amount: 4 });
  })
  .start(docking, { done: [], asked: 0, spade: null })
  .plays('anne no')
  .plays('bart yes')
  .expectChange({ 'bart.doubloons': 4 })
  .expectAsked('cleo', 'dock.ashore');

scenario('SKU-LOOKOUT-01, SKU-TIME-02: an eagle eye sees one cell farther, by day')
  .given(pirates({ anne: 'sea-dog', bart: 'look-out', cleo: 'witch' }))
  .expectBoard((b) => [2, 5].map((watch) => sightOf({ ...b, watch }, person(b, 'look-out'))), [5, 4]);

scenario('the count: cannons and empty places are worth nothing, goods what they sell for')
  .given(cargo(2, 'rum', 'rum'))
  .expectBoard(cargoValue, 2 * GOODS.rum.sale);

scenario('SKU-SETUP-15: goods that wait on deck go back to the pile, cannons do not')
  .given(set({ found: ['cannon'] }))
  .given((b) => clearSea(b))
  .expectBoard((b) => (b.pile as string[]).includes('cannon'), false);
