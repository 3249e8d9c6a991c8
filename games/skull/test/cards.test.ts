// The deck of voyage events, card by card: what a success brings, what a failure costs, and what happens when nobody is there.
import { DECK } from '../src/content/events.ts';
import { cellAt } from '../src/content/map.ts';
import { eventTurn, newEventTurn } from '../src/rules/event-turn.ts';
import {
  at,
  cargo,
  crew,
  down,
  fatigue,
  foe,
  full,
  goalKnown,
  groupDown,
  groupOf,
  person,
  pirates,
  scenario,
  set,
  ship,
} from './kit.ts';

/** The Sea Dog has used his nose today; nobody else has anything to say to a card. */
const drawn = (name: string, card: string) =>
  scenario(name)
    .given(pirates({ anne: 'sea-dog', bart: 'cabin-boy', cleo: 'surgeon' }))
    .given((b) => {
      person(b, 'sea-dog').used = 2;
    })
    .draws('card', 'anne', card);
const resolved = (name: string, card: string) => drawn(name, card).start(eventTurn, newEventTurn());

// ── enemies ──

for (const [card, id] of [
  ['patrol-sails', 'coastguard'],
  ['treasure-escort', 'galleon'],
  ['fat-trader', 'merchant'],
  ['spout-on-the-bow', 'whale'],
  ['lights-without-crew', 'ghost-ship'],
] as const)
  drawn(`SKU-SPAWN-01: ${card} brings the ${id}, three cells the way of the watch`, card)
    .dice('heading', 'anne', 5)
    .start(eventTurn, newEventTurn())
    .expectTold('foe.appeared', { foe: id, cell: cellAt(8, 4), heading: 5 })
    .expectBoard((b) => [b.foes.map((f) => f.id), b.discard, b.card], [[id], [card], null])
    .expectDone('over');
resolved('SKU-SPAWN-12: arms from the deep bring the Sea Monster, and no die is thrown for its heading', 'arms-from-the-deep')
  .expectTold('foe.appeared', { foe: 'sea-monster', cell: cellAt(8, 4), heading: 0 })
  .expectDone('over');
drawn('SKU-FOE-MAELSTROM-05: a Maelström that is open stays where it is', 'the-sea-opens')
  .given(set({ maelstrom: cellAt(12, 9) }))
  .start(eventTurn, newEventTurn())
  .expectNotTold('maelstrom.opened')
  .expectBoard((b) => b.maelstrom, cellAt(12, 9));
drawn('SKU-FOE-MAELSTROM-05: on the very first cell of the sea, too', 'the-sea-opens')
  .given(set({ maelstrom: cellAt(0, 0) }))
  .start(eventTurn, newEventTurn())
  .expectBoard((b) => b.maelstrom, cellAt(0, 0));
resolved('SKU-FOE-MAELSTROM-04: it opens under the ship, and that is told', 'the-sea-opens')
  .expectTold('maelstrom.opened', { cell: cellAt(5, 5) })
  .expectDone('over');

// ── sudden boardings ──

drawn(
  'SKU-EVENT-09, SKU-EVENT-17, SKU-TURN-04: three canoes beaten off: one good, dirt, and the round is broken off',
  'canoes-in-the-dark',
)
  .given(crew('rail', 'rail', 'rail', 'rail', 'rail'))
  .dice('enemy-combat', 'anne', 5, 5, 5)
  .dice('crew-combat', 'anne', 6, 6, 6, 6, 6)
  .start(eventTurn, newEventTurn())
  .expectTold('boarding.began', { enemy: 'canoes-in-the-dark', groups: 3 })
  .expectTold('enemy.rolled', { dice: [5, 5, 5], hits: 0 }) // they hit on 6 alone
  .plays('anne strike hurt', 'anne strike hurt')
  .expectBoard((b) => [b.boarding!.fresh, b.boarding!.hurt], [0, 1])
  .dice('enemy-combat', 'anne', 1)
  .dice('crew-combat', 'anne', 6, 1, 1, 1, 1)
  .draws('goods', 'anne', 'gold')
  .plays('anne pass', 'anne call cabin-boy', 'bart pass', 'cleo pass')
  .plays('anne enough')
  .expectTold('boarding.won', { enemy: 'canoes-in-the-dark' })
  .expectChange({ 'hold.gold': 1, dirt: 1, 'enemy.hurt': -1, lines: -2 })
  .expectBoard((b) => [b.discard, b.boarding, b.morale], [['canoes-in-the-dark'], null, 20])
  .expectDone('boarded');
drawn('SKU-EVENT-10: by night the Royal Navy is four, though somebody is in the crow’s nest', 'royal-navy')
  .given(set({ watch: 6 }))
  .given(at({ surgeon: 'crows-nest' }))
  .start(eventTurn, newEventTurn())
  .expectTold('boarding.began', { enemy: 'royal-navy', groups: 4 });
drawn('SKU-EVENT-10: by day and with a look-out it is three', 'royal-navy')
  .given(at({ surgeon: 'crows-nest' }))
  .start(eventTurn, newEventTurn())
  .expectTold('boarding.began', { groups: 3 });
drawn('SKU-EVENT-10: by day without one it is four', 'royal-navy')
  .given(at({ surgeon: 'boarding' }))
  .start(eventTurn, newEventTurn())
  .expectTold('boarding.began', { groups: 4 });
drawn('SKU-EVENT-09: nightmares come aboard at night, three of them', 'nightmares')
  .given(set({ watch: 5 }))
  .given(at({ surgeon: 'crows-nest' }))
  .start(eventTurn, newEventTurn())
  .expectTold('boarding.began', { enemy: 'nightmares', groups: 3 })
  .expectBoard((b) => [b.boarding!.cuttable, b.morale], [false, 20]);
drawn('SKU-MORALE-04: by day they cost a point of morale, and tire whoever is at work', 'nightmares')
  .given(crew('rail', 'cabins'))
  .start(eventTurn, newEventTurn())
  .expectNotTold('boarding.began')
  .expectTold('group.tired', { group: 'topmen', fatigue: 1 })
  .expectBoard((b) => b.morale, 19)
  .expectDone('over');

// ── crab and tower ──

drawn('SKU-EVENT-14: of several pieces of land as near the Captain chooses', 'watchtower')
  .given(ship(8, 1))
  .start(eventTurn, newEventTurn())
  .expectOptions('anne', [`tower ${cellAt(7, 1)}`, `tower ${cellAt(8, 2)}`])
  .plays(`anne tower ${cellAt(8, 2)}`)
  .expectTold('tower.rose', { cell: cellAt(8, 2) })
  .expectBoard((b) => [b.tower, b.discard, b.card], [{ cell: cellAt(8, 2), hits: 0 }, [], null])
  .expectDone('over');

// ── wind and weather ──

for (const wind of ['following', 'head'] as const)
  resolved(`SKU-EVENT-08: a ${wind} wind for the next crew turn`, `${wind}-wind`)
    .expectTold('wind.turned', { wind })
    .expectBoard((b) => [b.wind, b.morale, b.discard], [wind, 20, [`${wind}-wind`]]);
drawn('SKU-MORALE-04: dead calm, a point of morale, and one group more tired', 'dead-calm')
  .given(crew('rail', 'rigging'))
  .start(eventTurn, newEventTurn())
  .expectPrompt('anne', { fate: 'tire' })
  .plays('anne group topmen')
  .expectChange({ 'topmen.fatigue': 1 })
  .expectBoard((b) => [b.wind, b.morale], ['calm', 19]);
resolved('SKU-EVENT-06, SKU-DRIFT-01: a squall and nobody aloft: two cells the way of the watch', 'squall')
  .expectTold('ship.driven', { cells: 2, heading: 2 })
  .expectBoard((b) => [b.ship.cell, b.ship.heading], [cellAt(7, 4), 1]);
drawn('SKU-EVENT-03: a squall mastered in the rigging does nothing', 'squall')
  .given(at({ 'cabin-boy': 'rigging' }))
  .dice('event-aloft', 'bart', 5, 1, 1, 1)
  .start(eventTurn, newEventTurn())
  .expectNotTold('ship.driven')
  .expectBoard((b) => [b.ship.cell, person(b, 'cabin-boy').trust], [cellAt(5, 5), 1]);
drawn('SKU-EVENT-03: a 4 does not master it', 'squall')
  .given(at({ 'cabin-boy': 'rigging' }))
  .dice('event-aloft', 'bart', 4, 4, 4, 4)
  .start(eventTurn, newEventTurn())
  .expectBoard((b) => [b.ship.cell, person(b, 'cabin-boy').trust], [cellAt(7, 4), 0]);
drawn('SKU-EVENT-03: Strength 4 at the helm against the black storm: one cell, whither a die says', 'black-storm')
  .given(at({ 'sea-dog': 'helm' }))
  .dice('event', 'anne', 5, 1, 1)
  .dice('drift', 'anne', 4)
  .start(eventTurn, newEventTurn())
  .expectTold('dice.rolled', { who: 'sea-dog', roll: 'event', dice: [5, 1, 1] })
  .expectTold('ship.driven', { cells: 1, heading: 4 })
  .expectNotTold('ship.hit')
  .expectBoard((b) => [b.ship.cell, b.ship.heading], [cellAt(5, 6), 1]);
drawn('SKU-EVENT-06: nobody there: three cells, and an impact besides', 'black-storm')
  .dice('drift', 'anne', 4)
  .dice('location', 'anne', 1)
  .start(eventTurn, newEventTurn())
  .expectTold('ship.driven', { cells: 3, heading: 4 })
  .expectBoard((b) => [b.ship.cell, b.ship.sails, b.ship.hold, b.dirt], [cellAt(5, 8), 2, 7, 1]);
resolved('SKU-EVENT-06: a fog bank: one cell ahead, and enemies appear as at night', 'fog-bank')
  .expectTold('ship.driven', { cells: 1, heading: 1 })
  .expectTold('fog.fell')
  .expectBoard((b) => [b.ship.cell, b.fog], [cellAt(5, 4), true]);
drawn('SKU-EVENT-03: seen in time it is nothing', 'fog-bank')
  .given(at({ surgeon: 'crows-nest' }))
  .dice('event-aloft', 'cleo', 5, 1, 1)
  .start(eventTurn, newEventTurn())
  .expectBoard((b) => [b.ship.cell, b.fog], [cellAt(5, 5), false]);
resolved('SKU-EVENT-06: a waterspout takes a sail', 'waterspout').expectBoard(
  (b) => [b.ship.sails, b.ship.hold, b.dirt],
  [2, 7, 1],
);
drawn('SKU-EVENT-03: Agility 4 at the helm saves it', 'waterspout')
  .given(at({ 'cabin-boy': 'helm' }))
  .dice('event', 'bart', 1, 1, 1, 5)
  .start(eventTurn, newEventTurn())
  .expectBoard((b) => b.ship.sails, 3);
drawn('SKU-EVENT-03: fire at the masthead put out: a point of morale', 'masthead-fire')
  .given(set({ morale: 10 }))
  .given(at({ 'cabin-boy': 'crows-nest' }))
  .dice('event-aloft', 'bart', 6, 1, 1, 1)
  .start(eventTurn, newEventTurn())
  .expectBoard((b) => [b.morale, person(b, 'cabin-boy').wounds, b.ship.sails], [11, 0, 3]);
drawn('SKU-EVENT-03: not put out it burns whoever is there, and no sail', 'masthead-fire')
  .given(at({ 'sea-dog': 'crows-nest' }))
  .dice('event-aloft', 'anne', 4, 4)
  .start(eventTurn, newEventTurn())
  .expectTold('person.wounded', { who: 'sea-dog', wounds: 1, life: 5 })
  .expectBoard((b) => [person(b, 'sea-dog').wounds, b.ship.sails, b.morale], [1, 3, 20]);
resolved('SKU-EVENT-06: with nobody there it takes a sail', 'masthead-fire').expectBoard((b) => [b.ship.sails, b.dirt], [2, 1]);
drawn('sweet rain washes the deck, and refreshes every group that is neither exhausted nor in the infirmary', 'sweet-rain')
  .given(set({ dirt: 3 }))
  .given(crew('rail', 'rigging', 'rail', 'rail', 'cabins'))
  .given(groupDown('starboard-watch'))
  .given(fatigue({ topmen: 2, 'gun-watch': 1, 'port-watch': 4, 'starboard-watch': 2 }))
  .start(eventTurn, newEventTurn())
  .expectTold('dirt.changed', { dirt: 2, why: 'rain' })
  .expectTold('group.refreshed', { group: 'topmen', fatigue: 1 })
  .expectBoard((b) => [b.dirt, b.groups.map((g) => g.fatigue)], [2, [1, 0, 4, 2, 0, 0]]);
resolved('on a clean deck it washes nothing', 'sweet-rain')
  .expectNotTold('dirt.changed')
  .expectBoard((b) => b.dirt, 0);
drawn('one level of dirt is washed away, too', 'sweet-rain')
  .given(set({ dirt: 1 }))
  .start(eventTurn, newEventTurn())
  .expectBoard((b) => b.dirt, 0);

// ── on board ──

drawn('SKU-CREW-09, SKU-EVENT-06: a brawl nobody stops: a wound for a group of the Captain’s choice, a point of morale', 'brawl')
  .given(crew('cabins', 'rail'))
  .start(eventTurn, newEventTurn())
  .expectOptions('anne', ['group topmen', 'group gun-watch'])
  .expectPrompt('anne', { fate: 'wounded' })
  .plays('anne group topmen')
  .expectTold('group.wounded', { group: 'topmen', wounds: 1 })
  .expectBoard((b) => [b.groups[0]!.wounds, b.groups[0]!.post, b.morale, b.groups[1]!.fatigue], [1, 'cabins', 19, 1])
  .expectDone('over');
drawn('SKU-CREW-09: the only group there is is wounded without a question', 'brawl')
  .given(crew('cabins'))
  .start(eventTurn, newEventTurn())
  .expectBoard((b) => [b.groups[0]!.wounds, b.morale], [1, 19])
  .expectDone('over');
drawn('SKU-CREW-09: without a group there is nobody to wound', 'brawl')
  .given(crew())
  .start(eventTurn, newEventTurn())
  .expectNotTold('group.wounded')
  .expectDone('over');
drawn('SKU-EVENT-03: rats caught', 'rats')
  .given(at({ 'cabin-boy': 'main-deck' }))
  .dice('event', 'bart', 5, 1, 1, 1)
  .start(eventTurn, newEventTurn())
  .expectBoard((b) => [b.ship.cells.filter((m) => m === 'provisions').length, b.morale], [2, 20]);
resolved('SKU-EVENT-06: not caught they eat provisions', 'rats')
  .expectTold('good.spent', { good: 'provisions', why: 'rats' })
  .expectBoard((b) => [b.ship.cells.filter((m) => m === 'provisions').length, b.morale], [1, 20]);
drawn('SKU-EVENT-07: where there are none, two points of morale, and a group tires', 'rats')
  .given(cargo(3, 'rum'))
  .given(crew('rail', 'cabins'))
  .start(eventTurn, newEventTurn())
  .expectBoard((b) => [b.morale, groupOf(b, 'topmen').fatigue], [18, 1])
  .expectDone('over');
drawn('SKU-CREW-10: ship fever: a group of the Captain’s choice is ill', 'ship-fever')
  .given(crew('cabins', 'rail'))
  .start(eventTurn, newEventTurn())
  .expectPrompt('anne', { fate: 'ill' })
  .plays('anne group gun-watch')
  .expectChange({ 'gun-watch.post': 'infirmary' })
  .expectTold('group.down', { group: 'gun-watch' })
  .expectDone('over');
drawn('SKU-EVENT-03: a doctor on the main deck prevents it', 'ship-fever')
  .given(at({ surgeon: 'main-deck' }))
  .dice('event', 'cleo', 1, 1, 1, 5)
  .start(eventTurn, newEventTurn())
  .expectNotTold('group.down')
  .expectDone('over');
resolved('loose cannonballs take the marker furthest to the left', 'loose-cannonballs')
  .expectTold('marker.lost', { marker: 'wood', column: 4, why: 'loose' })
  .expectBoard((b) => [b.ship.cells[6], b.ship.cells[5]], [null, 'rum']);
drawn('and be it the last one', 'loose-cannonballs')
  .given(cargo(1))
  .start(eventTurn, newEventTurn())
  .expectTold('marker.lost', { marker: 'cannon', column: 1 })
  .expectBoard((b) => b.ship.cells[0], null);
drawn('in an empty hold they find nothing', 'loose-cannonballs')
  .given(cargo(0))
  .start(eventTurn, newEventTurn())
  .expectNotTold('marker.lost')
  .expectDone('over');
drawn('SKU-EVENT-03: a plank sprung, and mended in time', 'sprung-plank')
  .given(at({ surgeon: 'main-deck' }))
  .dice('event', 'cleo', 5, 1, 1, 1)
  .start(eventTurn, newEventTurn())
  .expectBoard((b) => b.ship.hold, 7);
for (const post of ['boarding', 'swivel'] as const)
  drawn(`SKU-EVENT-03: hands overboard saved from a ${post} cell: two points of trust`, 'hands-overboard')
    .given(at({ 'sea-dog': post }))
    .dice('event', 'anne', 5, 1)
    .start(eventTurn, newEventTurn())
    .expectTold('trust.changed', { who: 'sea-dog', by: 1, why: 'saved' })
    .expectBoard((b) => [person(b, 'sea-dog').trust, b.morale], [2, 20]);
drawn('SKU-EVENT-05: saved by a group: a point of morale, and trust for nobody', 'hands-overboard')
  .given(set({ morale: 10 }))
  .given(crew('rail'))
  .dice('event', 'anne', 5, 1)
  .start(eventTurn, newEventTurn())
  .expectBoard((b) => [b.morale, b.people.map((p) => p.trust)], [11, [0, 0, 0]]);
drawn('SKU-CREW-06: lost: a group of the Captain’s choice, but none that rests in the cabins', 'hands-overboard')
  .given(crew('cabins', 'rigging', 'gun-deck'))
  .start(eventTurn, newEventTurn())
  .expectOptions('anne', ['group gun-watch', 'group port-watch'])
  .expectPrompt('anne', { fate: 'lost' })
  .plays('anne group port-watch')
  .expectChange({ 'port-watch.post': 'box', morale: -3 })
  .expectTold('group.lost', { group: 'port-watch' });
drawn('SKU-CREW-06: when all rest nobody is lost', 'hands-overboard')
  .given(crew('cabins', 'cabins'))
  .start(eventTurn, newEventTurn())
  .expectNotTold('group.lost')
  .expectBoard((b) => b.morale, 20);
drawn('SKU-GOODS-05: hungry mouths ask for provisions, and the Cook makes no stew of it', 'hungry-mouths')
  .given(pirates({ anne: 'sea-dog', bart: 'cook', cleo: 'surgeon' }))
  .given(set({ morale: 10 }))
  .start(eventTurn, newEventTurn())
  .expectAsked('anne', 'time.feed')
  .plays('anne yes')
  .expectTold('good.spent', { good: 'provisions', why: 'demand' })
  .expectChange({ 'hold.provisions': -1 })
  .expectDone('over');
drawn('SKU-GOODS-06: refused, a die of morale, and it tires nobody a second time', 'hungry-mouths')
  .given(crew('rail'))
  .dice('hunger', 'anne', 5)
  .start(eventTurn, newEventTurn())
  .plays('anne no')
  .expectTold('crew.hungry', { die: 5 })
  .expectChange({ morale: -5, 'topmen.fatigue': 1 });
resolved('SKU-EVENT-06: a shanty nobody leads', 'shanty').expectBoard((b) => [b.morale, b.discard], [20, ['shanty']]);
drawn('SKU-EVENT-03: grumbling answered from the bridge', 'grumbling')
  .given(at({ 'sea-dog': 'bridge' }))
  .dice('event', 'anne', 1, 1, 5)
  .start(eventTurn, newEventTurn())
  .expectBoard((b) => b.morale, 20);
const flotsam = (name: string) =>
  drawn(name, 'flotsam')
    .given(at({ surgeon: 'crows-nest' }))
    .dice('event-aloft', 'cleo', 5, 1, 1);
flotsam('flotsam: a spar of wood, if the Captain wants it')
  .start(eventTurn, newEventTurn())
  .expectAsked('anne', 'event.spar')
  .expectOptions('anne', ['yes', 'no'])
  .plays('anne yes')
  .expectTold('good.gained', { marker: 'wood', why: 'flotsam' })
  .expectChange({ 'hold.wood': 1 });
flotsam('or something at random')
  .draws('goods', 'anne', 'gold')
  .start(eventTurn, newEventTurn())
  .plays('anne no')
  .expectChange({ 'hold.gold': 1 });
flotsam('with no wood left in the pile it is something at random')
  .given(cargo(3, 'wood', 'wood', 'wood'))
  .draws('goods', 'anne', 'gold')
  .start(eventTurn, newEventTurn())
  .expectBoard((b) => b.ship.cells[6], 'gold')
  .expectDone('over');
flotsam('SKU-Q-43: with a full hold the Captain puts it in order before anything else')
  .given(full)
  .start(eventTurn, newEventTurn())
  .expectAsked('anne', 'hold.stow')
  .plays('anne enough')
  .expectTold('good.left')
  .expectDone('over');
drawn('SKU-CHART-04: an old chart: a gem on any marker that is face down', 'old-chart')
  .given(at({ surgeon: 'forecastle' }))
  .dice('event', 'cleo', 5, 1, 1, 1)
  .start(eventTurn, newEventTurn())
  .expectOptions('cleo', ['gem B', 'gem E', 'gem J'])
  .plays('cleo gem J')
  .expectChange({ 'marker.J': '1 gems' })
  .expectTold('gem.placed', { island: 'J', gems: 1 });
drawn('it is the Captain’s where he stands there himself', 'old-chart')
  .given(at({ 'sea-dog': 'forecastle' }))
  .dice('event', 'anne', 5, 1)
  .start(eventTurn, newEventTurn())
  .expectAsked('anne', 'event.old-chart');
drawn('SKU-CHART-07: once the goal is known it says nothing new', 'old-chart')
  .given(goalKnown('E'))
  .given(at({ surgeon: 'forecastle' }))
  .dice('event', 'cleo', 5, 1, 1, 1)
  .start(eventTurn, newEventTurn())
  .expectDone('over');
drawn('SKU-POST-10: a group on guard catches the thief below', 'thief-below')
  .given(crew('guard'))
  .start(eventTurn, newEventTurn())
  .expectTold('thief.caught')
  .expectBoard((b) => b.loot, 20);
drawn('he takes no more than there is', 'thief-below')
  .given(set({ loot: 2 }))
  .dice('thief', 'anne', 5)
  .start(eventTurn, newEventTurn())
  .expectTold('thief.stole', { die: 5 })
  .expectBoard((b) => b.loot, 0);
drawn('fever breaks: with an empty infirmary a point of morale', 'fever-breaks')
  .given(set({ morale: 10 }))
  .start(eventTurn, newEventTurn())
  .expectBoard((b) => b.morale, 11);
drawn('a group that has lain longer than a character gets up, rested and whole', 'fever-breaks')
  .given(crew('rail'))
  .given(groupDown('topmen'))
  .given(fatigue({ topmen: 3 }))
  .given((b) => {
    groupOf(b, 'topmen').wounds = 2;
  })
  .given(down('cabin-boy', 2))
  .start(eventTurn, newEventTurn())
  .expectBoard(
    (b) => [groupOf(b, 'topmen').post, groupOf(b, 'topmen').wounds, groupOf(b, 'topmen').fatigue, person(b, 'cabin-boy').post],
    ['cabins', 0, 0, 'infirmary'],
  );

// ── the draw ──

scenario('SKU-EVENT-01: with a hostile enemy near nothing is drawn, and the fog of before lifts')
  .given(set({ fog: true }))
  .given(foe('coastguard', 8, 5))
  .start(eventTurn, newEventTurn())
  .expectTold('event.skipped')
  .expectBoard((b) => [b.fog, b.card, b.deck.length], [false, null, DECK.length])
  .expectDone('over');
const seer = (name: string) => scenario(name).given(pirates({ anne: 'voodoo-man', bart: 'cabin-boy', cleo: 'surgeon' }));
seer('the Voodoo Man may leave the card where it is, unseen')
  .draws('card', 'anne', 'thief-below')
  .dice('thief', 'anne', 1)
  .start(eventTurn, newEventTurn())
  .expectAsked('anne', 'event.peek')
  .plays('anne no')
  .expectNotTold('event.peeked')
  .expectBoard((b) => [person(b, 'voodoo-man').used, b.discard], [0, ['thief-below']]);
seer('what he has looked at and leaves is drawn')
  .draws('card', 'anne', 'thief-below')
  .dice('thief', 'anne', 1)
  .start(eventTurn, newEventTurn())
  .plays('anne yes')
  .expectPrompt('anne', { card: 'thief-below' })
  .expectFinality('anne', 'no', 'final')
  .plays('anne no')
  .expectNotTold('event.buried')
  .expectBoard(
    (b) => [person(b, 'voodoo-man').used, b.peek, b.discard, b.deck.length],
    [2, null, ['thief-below'], DECK.length - 1],
  );
seer('or put under the deck, and another is drawn')
  .draws('card', 'anne', 'grumbling', 'thief-below')
  .dice('thief', 'anne', 1)
  .start(eventTurn, newEventTurn())
  .plays('anne yes', 'anne yes')
  .expectTold('event.buried')
  .expectTold('event.drawn', { card: 'thief-below' })
  .expectBoard((b) => [b.under, b.peek, b.morale], [[{ card: 'grumbling', seer: 0 }], null, 20]);
seer('once a day, and not from the infirmary')
  .given((b) => {
    person(b, 'voodoo-man').used = 2;
  })
  .draws('card', 'anne', 'thief-below')
  .dice('thief', 'anne', 1)
  .start(eventTurn, newEventTurn())
  .expectDone('over');
seer('whoever lies in the infirmary sees nothing')
  .given(down('voodoo-man'))
  .draws('card', 'anne', 'thief-below')
  .dice('thief', 'anne', 1)
  .start(eventTurn, newEventTurn())
  .expectDone('over');
scenario('SKU-EVENT-08: the Sea Dog may let the weather come')
  .given(pirates({ anne: 'sea-dog', bart: 'cabin-boy', cleo: 'surgeon' }))
  .draws('card', 'anne', 'following-wind')
  .start(eventTurn, newEventTurn())
  .expectPrompt('anne', { card: 'following-wind' })
  .expectOptions('anne', ['yes', 'no'])
  .plays('anne no')
  .expectBoard((b) => [b.wind, person(b, 'sea-dog').used, b.under.length], ['following', 0, 0]);
scenario('SKU-EVENT-08: or dodge it, once a day')
  .given(pirates({ anne: 'sea-dog', bart: 'cabin-boy', cleo: 'surgeon' }))
  .draws('card', 'anne', 'following-wind', 'head-wind')
  .start(eventTurn, newEventTurn())
  .plays('anne yes')
  .expectTold('event.dodged', { who: 'sea-dog', card: 'following-wind' })
  .expectBoard((b) => [b.wind, person(b, 'sea-dog').used, b.discard], ['head', 2, ['head-wind']])
  .expectDone('over');
const sky = (name: string) => scenario(name).given(pirates({ anne: 'witch', bart: 'cabin-boy', cleo: 'surgeon' }));
sky('SKU-EVENT-08: the Witch may leave the sky alone')
  .draws('card', 'anne', 'head-wind')
  .start(eventTurn, newEventTurn())
  .expectAsked('anne', 'event.calm')
  .plays('anne no')
  .expectBoard((b) => [b.wind, person(b, 'witch').used], ['head', 0]);
sky('SKU-EVENT-08: Intelligence 4 with four dice; a 4 stills nothing, and it was her try of the day')
  .draws('card', 'anne', 'head-wind')
  .dice('sky', 'anne', 4, 4, 4, 4)
  .start(eventTurn, newEventTurn())
  .plays('anne yes')
  .expectTold('dice.rolled', { who: 'witch', roll: 'sky', dice: [4, 4, 4, 4], over: 4, successes: 0 })
  .expectNotTold('sky.stilled')
  .expectBoard((b) => [b.wind, person(b, 'witch').used, person(b, 'witch').trust], ['head', 2, 0]);
sky('SKU-EVENT-08: a 5 does, and the card is discarded without effect')
  .draws('card', 'anne', 'head-wind')
  .dice('sky', 'anne', 5, 1, 1, 1)
  .start(eventTurn, newEventTurn())
  .plays('anne yes')
  .expectBoard((b) => [b.wind, b.discard, person(b, 'witch').trust], [null, ['head-wind'], 1])
  .expectDone('over');
const lastCards = (name: string, deck: readonly string[], under: readonly string[]) =>
  drawn(name, deck[0] ?? 'none').given((b) => {
    const all = b.deck.slice();
    b.deck = deck.map((card) => all.splice(all.indexOf(card as 'rats'), 1)[0]!);
    b.under = under.map((card) => ({ card: all.splice(all.indexOf(card as 'rats'), 1)[0]!, seer: -1 }));
    b.discard = all;
  });
lastCards('SKU-EVENT-15: the last card of the deck is drawn before anything is shuffled', ['following-wind'], [])
  .start(eventTurn, newEventTurn())
  .expectNotTold('deck.shuffled')
  .expectBoard((b) => [b.deck.length, b.discard.length, b.wind], [0, DECK.length, 'following']);
lastCards('SKU-EVENT-15: and before what was put under it', ['following-wind'], ['head-wind'])
  .start(eventTurn, newEventTurn())
  .expectBoard((b) => [b.deck.length, b.under.length, b.wind], [0, 1, 'following']);
scenario('SKU-EVENT-15: with the deck empty what lies under it comes first, in order, unshuffled')
  .given(pirates({ anne: 'surgeon', bart: 'cabin-boy', cleo: 'cook' }))
  .given((b) => {
    const rest = b.deck.filter((card) => card !== 'head-wind' && card !== 'following-wind');
    b.under = [
      { card: 'head-wind', seer: -1 },
      { card: 'following-wind', seer: -1 },
    ];
    b.deck = [];
    b.discard = rest;
  })
  .start(eventTurn, newEventTurn())
  .expectNotTold('deck.shuffled')
  .expectBoard((b) => [b.wind, b.under.map((u) => u.card), b.discard.length], ['head', ['following-wind'], DECK.length - 1]);
scenario('SKU-EVENT-15: then all discards are shuffled into a deck')
  .given((b) => {
    b.discard = b.deck.slice();
    b.deck = [];
  })
  .draws('card', 'anne', 'shanty')
  .start(eventTurn, newEventTurn())
  .expectTold('deck.shuffled')
  .expectBoard((b) => [b.deck.length, b.discard], [DECK.length - 1, ['shanty']]);
