// What the log says where nothing else shows it.
import { cellAt } from '../src/content/map.ts';
import { eventTurn, newEventTurn } from '../src/rules/event-turn.ts';
import { harbour } from '../src/rules/harbour.ts';
import { movement } from '../src/rules/movement.ts';
import { newSalvo, salvo } from '../src/rules/naval.ts';
import { plot } from '../src/rules/plot.ts';
import { newPreparations, preparations } from '../src/rules/preparations.ts';
import { newStations, voyageTurn } from '../src/rules/stations.ts';
import type { VoyageEnd } from '../src/rules/unrest.ts';
import { voyage } from '../src/rules/voyage.ts';
import { wound } from '../src/rules/wound.ts';
import { ally, at, cargo, crew, fatigue, foe, person, pirates, scenario, set, wounds } from './kit.ts';

scenario('SKU-SETUP-03: the first heading is told')
  .start(voyage, {})
  .plays('anne head 4')
  .expectTold('ship.turned', { heading: 4 });
scenario('SKU-MOVE-03: so is every turn')
  .given(at({ 'sea-dog': 'helm' }))
  .dice('helm', 'anne', 6, 6)
  .dice('wind', 'cleo', 1)
  .start(movement, { entered: false })
  .plays('anne make-sail', 'anne turn 2')
  .expectTold('ship.turned', { heading: 2 });
scenario('SKU-STATIONS-04: who takes which post')
  .start(voyageTurn, newStations())
  .plays('anne post helm')
  .expectTold('post.taken', { who: 'sea-dog', post: 'helm' });
scenario('SKU-PLOT-11: the die of a plunderer, and what he takes')
  .given(at({ 'cabin-boy': 'plot' }))
  .dice('plunder', 'bart', 2)
  .start(plot, { who: 1 })
  .plays('bart coin gold')
  .expectTold('doubloons.taken', { seat: 'bart', die: 2, doubloons: 7 });
scenario('SKU-PLOT-14: what a filcher has of it')
  .given(at({ 'cabin-boy': 'plot' }))
  .given(cargo(3, 'rum'))
  .start(plot, { who: 1 })
  .plays('bart coin copper')
  .expectTold('destiny.changed', { who: 'cabin-boy', destiny: 3 });
scenario('SKU-PLOT-14: or of provisions')
  .given(at({ 'cabin-boy': 'plot' }))
  .given(wounds({ 'cabin-boy': 1 }))
  .given(cargo(3, 'provisions'))
  .start(plot, { who: 1 })
  .plays('bart coin copper')
  .expectTold('wounds.healed', { who: 'cabin-boy' });
scenario('SKU-PLOT-08: that he is exposed')
  .given(at({ 'cabin-boy': 'plot' }))
  .given(crew('guard'))
  .start(plot, { who: 1 })
  .plays('bart coin gold', 'anne coin gold')
  .expectTold('plot.exposed', { who: 'cabin-boy' });
scenario('SKU-DOWN-01: whose wound was warded off')
  .given(pirates({ anne: 'sea-dog', bart: 'voodoo-man', cleo: 'witch' }))
  .start(wound, { who: 0 })
  .plays('bart yes')
  .expectTold('wound.warded', { who: 'sea-dog' });
scenario('SKU-MANOEUVRE-02: shot that breaks nothing')
  .given(foe('galleon', 6, 5, 1))
  .given(cargo(1))
  .given(at({ 'sea-dog': 'gun-deck' }))
  .dice('cannon', 'anne', 6)
  .dice('location', 'anne', 5)
  .start(salvo, newSalvo('galleon', 'grapeshot'))
  .plays('anne yes')
  .expectTold('shot.wasted', { die: 5 })
  .expectNotTold('foe.hit');
scenario('SKU-MANOEUVRE-02: grapeshot wounds no whale, which has nobody to wound')
  .given(foe('whale', 6, 5, 1))
  .given(cargo(1))
  .given(at({ 'sea-dog': 'gun-deck' }))
  .dice('cannon', 'anne', 6)
  .dice('location', 'anne', 1)
  .start(salvo, newSalvo('whale', 'grapeshot'))
  .plays('anne yes')
  .expectTold('shot.wasted', { die: 1 });
scenario('the Deck Officer spares a group')
  .given(pirates({ anne: 'sea-dog', bart: 'freedman', cleo: 'witch' }))
  .given(set({ dirt: 2 }))
  .given(crew('main-deck'))
  .given(at({ freedman: 'main-deck' }))
  .start(preparations, newPreparations())
  .plays('anne clean topmen')
  .expectTold('group.spared', { group: 'topmen' })
  .expectNotTold('group.tired');
scenario('SKU-EVENT-13: that the crab clings')
  .given((b) => {
    person(b, 'sea-dog').used = 2;
  })
  .draws('card', 'anne', 'stone-crab')
  .start(eventTurn, newEventTurn())
  .expectTold('crab.clung');
scenario('SKU-EVENT-05: what a group has rolled for a card')
  .given(crew('main-deck'))
  .draws('card', 'anne', 'rats')
  .dice('event', 'anne', 4, 5)
  .start(eventTurn, newEventTurn())
  .expectTold('group.rolled', { group: 'topmen', roll: 'event', dice: [4, 5], successes: 1 });

// ── harbour ──

const CAMPAIGN = { campaign: true };
const home = { how: { end: 'reached', annex: 0 } as VoyageEnd, who: -1 };
const lost = { how: { end: 'sunk', annex: 1 } as VoyageEnd, who: -1 };
scenario('SKU-SETUP-15: in harbour the sea is clear', CAMPAIGN)
  .given(foe('galleon', 8, 5))
  .given(set({ maelstrom: cellAt(9, 9), fog: true }))
  .start(harbour, home)
  .expectBoard((b) => [b.foes.length, b.maelstrom, b.fog, b.objectives.length], [0, -1, false, 0]);
scenario('SKU-INFO-01: a ledger that was seen lies hidden again for the next voyage, if it is still sought', CAMPAIGN)
  .given((b) => {
    b.missions = [{ id: 'silver-ledger', ready: false }];
    b.missionDeck = b.missionDeck.filter((id) => id !== 'silver-ledger');
    Object.assign(b, { ledger: 'A', ledgerSeen: true });
  })
  .start(harbour, home)
  .expectBoard((b) => b.ledgerSeen, false);
scenario('SKU-INFO-01: another mission has nothing to do with it', CAMPAIGN)
  .given((b) => {
    b.missions = [{ id: 'sealed-letters', ready: false }];
    b.missionDeck = b.missionDeck.filter((id) => id !== 'sealed-letters');
    b.ledgerSeen = true;
  })
  .start(harbour, home)
  .expectBoard((b) => b.ledgerSeen, true);
scenario('SKU-END-10: after a defeat three rested groups, whatever was left of the old', CAMPAIGN)
  .given(crew('rigging', 'rail', 'gun-deck', 'cabins', 'cabins'))
  .given(fatigue({ topmen: 3 }))
  .given(cargo(2, 'gold'))
  .start(harbour, lost)
  .expectBoard(
    (b) => b.groups.map((g) => [g.post, g.fatigue]),
    [
      ['cabins', 0],
      ['cabins', 0],
      ['cabins', 0],
      ['box', 0],
      ['box', 0],
      ['box', 0],
    ],
  );
scenario('SKU-CREW-01: only groups that are aboard can be dismissed, and one that goes leaves its wounds behind', CAMPAIGN)
  .given(cargo(3))
  .given(crew('rigging', 'cabins'))
  .given((b) => {
    b.groups[0]!.wounds = 1;
  })
  .start(harbour, home)
  .expectOptions('anne', ['pay-wages', 'dismiss topmen', 'dismiss gun-watch'])
  .plays('anne dismiss topmen')
  .expectBoard((b) => b.groups[0], { post: 'box', sail: 0, fatigue: 0, wounds: 0, done: false, since: 0 });
scenario('SKU-SHIP-14: with exactly the price it is sold, and the first cell of an empty hold takes it', CAMPAIGN)
  .given(cargo(0))
  .given(crew())
  .given(set({ loot: 24 }))
  .start(harbour, home)
  .expectBoard((b) => b.loot, 12)
  .plays('anne buy cannon')
  .expectBoard((b) => [b.ship.cells[0], b.loot], ['cannon', 0]);
scenario('SKU-GOODS-11: provisions for the first cell', CAMPAIGN)
  .given(cargo(0))
  .given(crew())
  .given(set({ loot: 8 }))
  .start(harbour, home)
  .plays('anne buy provisions')
  .expectBoard((b) => [b.ship.cells[0], b.loot], ['provisions', 1]);
scenario('SKU-TRUST-04: an ally who stays keeps his number', CAMPAIGN)
  .given(ally('bart', 'gunner'))
  .given(ally('cleo', 'cook'))
  .expectBoard((b) => b.people.map((p) => p.number), [0, 0, 0, 1, 2]);
