// Preparations, the hold, crew groups, trust, mutinies.

import { expect, test } from 'vitest';
import { tire } from '../src/rules/crew.ts';
import { hits } from '../src/rules/hits.ts';
import { stowing } from '../src/rules/hold.ts';
import { plot } from '../src/rules/plot.ts';
import { newPreparations, preparations } from '../src/rules/preparations.ts';
import { repair } from '../src/rules/repair.ts';
import { newSpeed, speed } from '../src/rules/speed.ts';
import { newStations, voyageTurn } from '../src/rules/stations.ts';
import { demand } from '../src/rules/time.ts';
import { trial, trialOf } from '../src/rules/trial.ts';
import { unrest } from '../src/rules/unrest.ts';
import { wound } from '../src/rules/wound.ts';
import {
  ally,
  at,
  bigger,
  cargo,
  crew,
  down,
  fatigue,
  foe,
  full,
  goalKnown,
  groupDown,
  groupOf,
  hurtGroup,
  loaded,
  newGame,
  person,
  pirates,
  scenario,
  set,
  ship,
  solo,
  trust,
  wounds,
} from './kit.ts';

const ready = (name: string) => scenario(name);
const prepare = (name: string) => scenario(name);

// ── dice ──

scenario('SKU-DICE-01, SKU-DICE-02, SKU-DICE-03, SKU-DICE-05: as many dice as the trait; 4 is beaten by 5')
  .dice('heal', 'cleo', 4, 4, 4, 5)
  .start(trial, trialOf(2, 'heal', 4, 4, { trust: 1 }))
  .expectTold('dice.rolled', { dice: [4, 4, 4, 5], successes: 1 })
  .expectDone(1);
scenario('SKU-DICE-03, SKU-DICE-05: without a die above it, a failure')
  .dice('heal', 'cleo', 4, 4)
  .start(trial, trialOf(2, 'heal', 2, 4, { trust: 1 }))
  .expectDone(0);
scenario('SKU-DICE-06: one success is enough, where the text does not say “for each”')
  .dice('heal', 'cleo', 6, 6)
  .start(trial, trialOf(2, 'heal', 2, 4, { trust: 1 }))
  .expectBoard((b) => person(b, 'witch').trust, 1);
scenario('SKU-DICE-06: where it does, every one counts')
  .dice('chart', 'cleo', 6, 6)
  .start(trial, trialOf(2, 'chart', 2, 5, { each: true, trust: 1, per: true }))
  .expectBoard((b) => person(b, 'witch').trust, 2);
scenario('destiny throws one die again, after the roll')
  .given((b) => {
    person(b, 'witch').destiny = 1;
  })
  .dice('heal', 'cleo', 2, 3, 6)
  .start(trial, trialOf(2, 'heal', 2, 4))
  .expectAsked('cleo', 'dice.again')
  .plays('cleo destiny')
  .expectChange({ 'witch.destiny': -1 })
  .expectDone(1);
scenario('SKU-DICE-04, SKU-SPEED-05: never more than five dice')
  .given(pirates({ anne: 'sea-dog', bart: 'freedman', cleo: 'cabin-boy' }))
  .given(bigger(7, 4))
  .given(at({ 'sea-dog': 'helm', freedman: 'rigging', 'cabin-boy': 'rigging' }))
  .given(trust({ freedman: 3 }))
  .given(foe('merchant', 8, 5))
  .given(crew('rigging'))
  .dice('helm', 'anne', 1, 1)
  .dice('sails', 'anne', 1)
  .dice('rigging', 'bart', 1, 1)
  .start(speed, newSpeed())
  .plays('anne make-sail')
  .plays('bart yes')
  .expectNotTold('dice.rolled', { who: 'cabin-boy' })
  .expectDone(0);
scenario('SKU-DICE-07, SKU-DICE-10: a crew group rolls two dice on a trait, the Captain for it, and nobody gains trust')
  .given((b) => {
    b.ship.hold = 6;
  })
  .given(cargo(3))
  .given(crew('main-deck'))
  .dice('repair', 'anne', 6, 6)
  .start(repair, { who: -1, group: 0, wood: false, over: 5, action: true })
  .expectTold('group.rolled', { dice: [6, 6] })
  .expectBoard((b) => [b.people.map((p) => p.trust), b.ship.hold], [[0, 0, 0], 7]);

// ── preparations ──

prepare('SKU-PREP-01, SKU-PREP-03, SKU-POST-17, SKU-CREW-12, SKU-CREW-13: the Captain fixes the order; one task each')
  .given(set({ dirt: 2 }))
  .given(crew('main-deck', 'cabins'))
  .given(at({ 'cabin-boy': 'main-deck', witch: 'forecastle' }))
  .start(preparations, newPreparations())
  .expectAsked('anne', 'prep.order')
  .expectCan('anne', 'call cabin-boy')
  .expectCan('anne', 'call witch')
  .expectCan('anne', 'clean topmen')
  .expectWhyNot('anne', 'clean gun-watch', 'SKU-PREP-03', 'not-an-option')
  .plays('anne call cabin-boy', 'bart pass')
  .expectWhyNot('anne', 'call cabin-boy', 'SKU-PREP-03', 'not-an-option');
prepare('SKU-PREP-02, SKU-PREP-03, SKU-FATIGUE-04: whoever was not called still gets his turn, and nobody is obliged to act')
  .given(at({ witch: 'forecastle' }))
  .given(crew('main-deck'))
  .start(preparations, newPreparations())
  .plays('anne enough')
  .expectAsked('cleo', 'prep.task')
  .plays('cleo pass')
  .expectChange({})
  .expectDone();

const infirmary = (name: string) =>
  scenario(name)
    .given(pirates({ anne: 'sea-dog', bart: 'surgeon', cleo: 'witch' }))
    .given(down('sea-dog', 3))
    .given(crew('rail', 'rail'))
    .given(groupDown('topmen'))
    .given(fatigue({ topmen: 2 }))
    .given(at({ surgeon: 'main-deck' }));
infirmary(
  'SKU-HEAL-01, SKU-HEAL-02, SKU-HEAL-03, SKU-HEAL-04, SKU-HEAL-05, SKU-HEAL-06, SKU-CREW-11: Intelligence 4: one patient, whom the healer chooses, and a point of trust',
)
  .dice('heal', 'bart', 5, 6, 1, 1, 1)
  .start(preparations, newPreparations())
  .plays('anne call surgeon', 'bart heal')
  .expectChange({ 'surgeon.trust': 1 })
  .expectOptions('bart', ['call sea-dog', 'group topmen'])
  .plays('bart group topmen')
  .expectChange({ 'topmen.post': 'cabins', 'topmen.fatigue': -2 })
  .expectAsked('anne', 'prep.order');
infirmary('SKU-DOWN-05, SKU-HEAL-02, SKU-POST-23: a character loses all his wounds')
  .dice('heal', 'bart', 5, 1, 1, 1, 1)
  .start(preparations, newPreparations())
  .plays('anne call surgeon', 'bart heal', 'bart call sea-dog')
  .expectBoard((b) => [person(b, 'sea-dog').post, person(b, 'sea-dog').wounds], ['cabins', 0]);
infirmary('SKU-HEAL-01: no success, nobody leaves')
  .dice('heal', 'bart', 4, 4, 4, 4, 4)
  .start(preparations, newPreparations())
  .plays('anne call surgeon', 'bart heal')
  .expectChange({});
scenario('SKU-HEAL-07: with an empty infirmary there is nobody to heal')
  .given(set({ dirt: 1 }))
  .given(hurtGroup('topmen'))
  .given(at({ 'cabin-boy': 'main-deck' }))
  .start(preparations, newPreparations())
  .plays('anne call cabin-boy')
  .expectWhyNot('bart', 'heal', 'SKU-HEAL-07', 'no-patient');
scenario('SKU-CREW-14: a wound stays until it is healed; Field Medicine reaches it anywhere')
  .given(pirates({ anne: 'sea-dog', bart: 'surgeon', cleo: 'witch' }))
  .given(crew('rail'))
  .given(hurtGroup('topmen'))
  .given(at({ surgeon: 'main-deck' }))
  .dice('heal', 'bart', 6, 1, 1, 1, 1)
  .start(preparations, newPreparations())
  .plays('anne call surgeon', 'bart heal', 'bart group topmen')
  .expectChange({ 'topmen.wounds': -1, 'surgeon.trust': 1 });

scenario('SKU-CHART-04: the third gem turns it up, and the gems go')
  .given((b) => {
    b.objectives[0]!.gems = 2;
  })
  .given(at({ witch: 'forecastle' }))
  .dice('chart', 'cleo', 6, 1, 1, 1)
  .start(preparations, newPreparations())
  .plays('anne call witch', 'cleo chart', 'cleo gem B')
  .expectChange({ 'marker.B': 'up', 'witch.trust': 1 })
  .expectBoard((b) => b.objectives[0], { island: 'B', face: 2, up: true, gems: 0 });
scenario('SKU-CHART-07, SKU-OBJECTIVE-08: once the goal is known there is nothing to chart')
  .given(goalKnown('E'))
  .given(at({ witch: 'forecastle' }))
  .start(preparations, newPreparations())
  .expectWhyNot('anne', 'call witch', 'SKU-PREP-03', 'not-an-option');

// ── goods ──

scenario(
  'SKU-CARGO-01, SKU-CARGO-02, SKU-CARGO-03, SKU-CARGO-05, SKU-PREP-05: with a group any number, without fatigue, once a turn, and the group may still work',
)
  .given(set({ dirt: 1 }))
  .given(crew('main-deck'))
  .start(preparations, newPreparations())
  .plays('anne cargo', 'anne stow 0 4', 'anne jettison 6')
  .expectBoard((b) => [b.ship.cells[0], b.ship.cells[4], b.ship.cells[6]], ['provisions', 'cannon', null])
  .plays('anne enough')
  .expectWhyNot('anne', 'cargo', 'SKU-CARGO-01', 'goods-moved')
  .plays('anne clean topmen')
  .expectChange({ dirt: -1, 'topmen.fatigue': 1 });
scenario('SKU-CARGO-04: a character alone moves one marker')
  .given(at({ 'cabin-boy': 'main-deck' }))
  .start(preparations, newPreparations())
  .plays('anne cargo')
  .expectAsked('bart', 'hold.stow')
  .plays('bart stow 6 8')
  .expectAsked('anne', 'prep.order')
  .expectBoard((b) => [b.ship.cells[6], b.ship.cells[8]], [null, 'wood']);
scenario('SKU-CARGO-06: an exhausted group does not count')
  .given(crew('main-deck'))
  .given(fatigue({ topmen: 4 }))
  .start(preparations, newPreparations())
  .expectWhyNot('anne', 'cargo', 'SKU-PREP-03', 'not-an-option');
scenario(
  'SKU-SHIP-05, SKU-SHIP-06, SKU-SHIP-19, SKU-GOODS-01: goods go to the free cell furthest right, never beyond the impact marker',
)
  .given(set({ found: [] }))
  .given((b) => {
    b.ship.cells[4] = null;
    b.pile.push('provisions');
    b.found.push(b.pile.splice(b.pile.indexOf('gold'), 1)[0]!);
  })
  .start(stowing, { seat: 0, left: 20 })
  .plays('anne load gold')
  .expectTold('good.loaded', { marker: 'gold' })
  .expectBoard((b) => [b.ship.cells[4], b.found], ['gold', []])
  .expectWhyNot('anne', 'stow 0 14', 'SKU-CARGO-05', 'not-an-option')
  .expectCan('anne', 'stow 0 12');
scenario('SKU-Q-43, SKU-SHIP-06: a full hold takes nothing before something is thrown out')
  .given(full)
  .given((b) => {
    b.found.push(b.pile.pop()!);
  })
  .start(stowing, { seat: 0, left: 20 })
  .expectBoard((b) => b.found.length, 1)
  .plays('anne jettison 13', 'anne enough')
  .expectBoard((b) => b.found.length, 0)
  .expectDone();

scenario('SKU-CLEAN-07: the character cleans without any group')
  .given(set({ dirt: 2 }))
  .given(at({ 'cabin-boy': 'main-deck' }))
  .dice('clean', 'bart', 5, 5, 5, 5)
  .start(preparations, newPreparations())
  .plays('anne call cabin-boy', 'bart scrub')
  .expectChange({});
scenario('SKU-CLEAN-01: a clean ship needs no cleaning')
  .given(crew('main-deck'))
  .start(preparations, newPreparations())
  .expectWhyNot('anne', 'clean topmen', 'SKU-CLEAN-01', 'no-dirt');

scenario(
  'SKU-REPAIR-02, SKU-REPAIR-04, SKU-REPAIR-06, SKU-REPAIR-07, SKU-REPAIR-08: a character rolls Agility 4; one impact, where the Captain says; the column is empty',
)
  .given((b) => {
    Object.assign(b.ship, { hold: 5, sails: 1 });
  })
  .given(cargo(3))
  .given(at({ 'cabin-boy': 'main-deck' }))
  .dice('repair', 'bart', 5, 6, 6, 1)
  .start(preparations, newPreparations())
  .plays('anne call cabin-boy', 'bart fix')
  .expectChange({ 'cabin-boy.trust': 1 })
  .expectAsked('anne', 'repair.where')
  .plays('anne mend hold')
  .expectChange({ 'ship.hold': 1 })
  .expectBoard((b) => [b.ship.cells[10], b.ship.cells[11]], [null, null]);
scenario('SKU-REPAIR-01: a group must beat 5')
  .given((b) => {
    b.ship.hold = 5;
  })
  .given(cargo(3))
  .dice('repair', 'anne', 5, 5)
  .start(repair, { who: -1, group: 0, wood: false, over: 5, action: true })
  .expectBoard((b) => b.ship.hold, 5)
  .expectDone(false);
scenario('SKU-SHIP-17: nothing broken, nothing to repair')
  .given(crew('main-deck'))
  .start(preparations, newPreparations())
  .expectWhyNot('anne', 'repair topmen', 'SKU-REPAIR-03', 'nothing-broken');
scenario('SKU-REPAIR-09: after a boarding wood is not asked for')
  .given((b) => {
    b.ship.hold = 5;
  })
  .dice('repair', 'anne', 5, 1)
  .start(repair, { who: -1, group: 0, wood: false, over: 4, action: false })
  .expectBoard((b) => [b.ship.hold, b.ship.cells.includes('wood')], [6, true]);
scenario('the Deck Officer spares the first group that cleans')
  .given(pirates({ anne: 'sea-dog', bart: 'freedman', cleo: 'witch' }))
  .given(set({ dirt: 3 }))
  .given(crew('main-deck', 'main-deck'))
  .given(at({ freedman: 'main-deck' }))
  .start(preparations, newPreparations())
  .plays('anne clean topmen')
  .expectChange({ dirt: -1 })
  .plays('anne clean gun-watch')
  .expectChange({ dirt: -1, 'gun-watch.fatigue': 1 });

scenario('SKU-SHIP-14, SKU-SHIP-15: the pump removes all dirt, as a task of a group')
  .given((b) => {
    b.ship.upgrades.push('pump');
    b.dirt = 3;
  })
  .given(crew('main-deck', 'main-deck'))
  .start(preparations, newPreparations())
  .plays('anne pump topmen')
  .expectChange({ dirt: -3, 'topmen.fatigue': 1 });
scenario('SKU-SHIP-15: or gives the cleaner 1 more on each die')
  .given((b) => {
    b.ship.upgrades.push('pump');
    b.dirt = 3;
  })
  .given(crew('main-deck'))
  .given(at({ 'cabin-boy': 'main-deck' }))
  .dice('clean', 'bart', 5, 1, 1, 1)
  .start(preparations, newPreparations())
  .plays('anne pump-help topmen', 'anne call cabin-boy', 'bart scrub')
  .expectBoard((b) => [b.dirt, person(b, 'cabin-boy').trust], [2, 1]);
scenario('SKU-SHIP-14: without it there is no such action')
  .given(set({ dirt: 3 }))
  .given(crew('main-deck'))
  .start(preparations, newPreparations())
  .expectWhyNot('anne', 'pump topmen', 'SKU-PREP-03', 'not-an-option');
scenario('SKU-SHIP-16: the diving bell brings up what lies in a wreck below')
  .given((b) => {
    b.ship.upgrades.push('diving-bell');
    b.wrecks.push({ cell: b.ship.cell, left: 2 });
  })
  .given(crew('main-deck'))
  .dice('dive', 'anne', 4)
  .draws('goods', 'anne', 'gold')
  .start(preparations, newPreparations())
  .plays('anne dive topmen')
  .expectChange({ 'hold.gold': 1, 'topmen.fatigue': 1 })
  .expectBoard((b) => b.wrecks[0]!.left, 1);

// ── speed ──

ready('SKU-SPEED-08: two successes at the helm are still one point of trust')
  .given(at({ 'sea-dog': 'helm' }))
  .dice('helm', 'anne', 3, 6)
  .dice('wind', 'cleo', 1)
  .start(speed, newSpeed())
  .plays('anne make-sail')
  .expectChange({ 'sea-dog.trust': 1 })
  .expectDone(2);
ready('SKU-SPEED-14, SKU-FATIGUE-01: the Captain leaves groups out; those used tire')
  .given(at({ 'sea-dog': 'helm' }))
  .given(crew('rigging', 'rigging'))
  .dice('helm', 'anne', 1, 1)
  .dice('wind', 'cleo', 1)
  .start(speed, newSpeed())
  .plays('anne spare topmen')
  .plays('anne make-sail')
  .expectChange({ 'gun-watch.fatigue': 1 })
  .expectDone(1);
ready('SKU-Q-95: the roll can be declined')
  .given(at({ 'sea-dog': 'helm' }))
  .given(crew('rigging'))
  .start(speed, newSpeed())
  .plays('anne hold-still')
  .expectChange({})
  .expectDone(0);
ready('SKU-Q-106: the Witch’s die from anywhere brings a point, and trust')
  .given(at({ 'sea-dog': 'helm', witch: 'crows-nest' }))
  .dice('helm', 'anne', 1, 1)
  .dice('wind', 'cleo', 3)
  .start(speed, newSpeed())
  .plays('anne make-sail')
  .expectChange({ 'witch.trust': 1 })
  .expectDone(1);
ready(
  'SKU-SPEED-17, SKU-SPEED-18, SKU-FOE-MAELSTROM-08: near the Maelström every die is one less, and no group succeeds by itself',
)
  .given(set({ maelstrom: 100 }))
  .given(ship(16, 6))
  .given(at({ 'sea-dog': 'helm' }))
  .given(crew('rigging'))
  .dice('helm', 'anne', 3, 1)
  .dice('sails', 'anne', 4)
  .dice('wind', 'cleo', 1)
  .start(speed, newSpeed())
  .plays('anne make-sail')
  .expectDone(1);
ready('SKU-SPEED-15: groups have dice before characters in the rigging, the more trusted before the others')
  .given(pirates({ anne: 'sea-dog', bart: 'freedman', cleo: 'cabin-boy' }))
  .given(bigger(7, 4))
  .given(at({ 'sea-dog': 'helm', freedman: 'rigging', 'cabin-boy': 'rigging' }))
  .given(trust({ 'cabin-boy': 3 }))
  .given(crew('rigging', 'rigging'))
  .dice('helm', 'anne', 1, 1)
  .dice('rigging', 'cleo', 3)
  .start(speed, newSpeed())
  .plays('anne make-sail')
  .plays('cleo yes')
  .expectTold('dice.rolled', { who: 'cabin-boy', dice: [3] })
  .expectNotTold('dice.rolled', { who: 'freedman' })
  .expectDone(3);
ready('SKU-SPEED-02, SKU-SHIP-12: cannons weigh like goods')
  .given(loaded(5, 'cannon'))
  .given(at({ 'sea-dog': 'helm' }))
  .dice('helm', 'anne', 3, 4)
  .dice('wind', 'cleo', 3)
  .start(speed, newSpeed())
  .plays('anne make-sail')
  .expectDone(1);

// ── crew groups and wounds ──

scenario(
  'SKU-HIT-06, SKU-HIT-10, SKU-HIT-11, SKU-CREW-10: the deck: a group of the Captain’s choice is out of action at once; without one only dirt',
)
  .given(crew('rail', 'cabins'))
  .dice('location', 'anne', 2, 3, 2)
  .start(hits, { left: 3, where: 'any' })
  .expectOptions('anne', ['group topmen', 'group gun-watch'])
  .plays('anne group gun-watch')
  .expectBoard((b) => [groupOf(b, 'topmen').post, groupOf(b, 'gun-watch').post, b.dirt], ['infirmary', 'infirmary', 3])
  .expectDone();
scenario('SKU-SHIP-18, SKU-HIT-10: with no sail left an impact in the rigging is dirt and nothing else')
  .given((b) => {
    b.ship.sails = 0;
  })
  .start(hits, { left: 1, where: 'rigging' })
  .expectBoard((b) => [b.ship.sails, b.dirt], [0, 1]);
scenario('SKU-DOWN-01, SKU-TRUST-07: the last wound: unconscious, all trust gone, to the infirmary')
  .given(wounds({ 'cabin-boy': 2 }))
  .given(trust({ 'cabin-boy': 9 }))
  .given(at({ 'cabin-boy': 'rigging' }))
  .start(wound, { who: 1 })
  .expectBoard(
    (b) => [person(b, 'cabin-boy').post, person(b, 'cabin-boy').trust, person(b, 'cabin-boy').wounds],
    ['infirmary', 0, 3],
  );
scenario('SKU-DOWN-01: a wound before that only hurts')
  .given(trust({ 'cabin-boy': 9 }))
  .start(wound, { who: 1 })
  .expectBoard((b) => [person(b, 'cabin-boy').trust, person(b, 'cabin-boy').wounds], [9, 1]);
scenario('the Grave Charm wards off a wound, once a voyage')
  .given(pirates({ anne: 'sea-dog', bart: 'voodoo-man', cleo: 'witch' }))
  .start(wound, { who: 0 })
  .expectAsked('bart', 'wound.ward')
  .plays('bart yes')
  .expectChange({})
  .expectBoard((b) => person(b, 'voodoo-man').used, 8);

// ── mutiny ──

const restless = (name: string) =>
  scenario(name)
    .given(set({ morale: 5 }))
    .given(trust({ 'sea-dog': 3, 'cabin-boy': 6, witch: 8 }))
    .given((b) => {
      b.registers.forEach((r, i) => {
        r.prestige = [30, 24, 12][i]!;
      });
    });
restless(
  'SKU-MUTINY-02, SKU-MUTINY-03, SKU-MUTINY-04, SKU-MUTINY-06, SKU-Q-90: one is enough, and everybody beyond morale takes part; trust becomes prestige first',
)
  .start(unrest, { asked: [] })
  .expectAsked('bart', 'mutiny.rise')
  .expectAsked('cleo', 'mutiny.rise')
  .plays('bart no', 'cleo yes')
  .expectChange({
    morale: 15,
    'sea-dog.trust': -3,
    'cabin-boy.trust': -6,
    'witch.trust': -8,
    'anne.prestige': 3,
    'bart.prestige': 6,
    'cleo.prestige': 8,
  })
  .expectAsked('anne', 'mutiny.bid')
  .expectAsked('bart', 'mutiny.bid')
  .expectOptions('bart', ['bid 0', 'bid 1', 'bid 2', 'bid 3'])
  .expectOptions('cleo', ['bid 0', 'bid 1', 'bid 2']);
restless(
  'SKU-MUTINY-09, SKU-MUTINY-10, SKU-MUTINY-11, SKU-MUTINY-13, SKU-MUTINY-14: the highest bid commands; every bidder pays; posts, missions and buried loot stay',
)
  .given((b) => {
    b.missions.push({ id: 'sealed-letters', ready: false });
    b.hoards.push({ seat: 0, island: 'B', amount: 7 });
  })
  .given(at({ witch: 'helm' }))
  .start(unrest, { asked: [] })
  .plays('bart yes', 'cleo yes')
  .plays('anne bid 1', 'bart bid 2', 'cleo bid 1')
  .expectChange({ captain: 'bart', 'anne.prestige': -10, 'bart.prestige': -20, 'cleo.prestige': -10 })
  .expectBoard((b) => [b.missions.length, b.hoards[0]!.seat, person(b, 'witch').post], [1, 0, 'helm'])
  .expectDone();
restless('SKU-MUTINY-07, SKU-MUTINY-08: nobody bids, and the Captain stays')
  .start(unrest, { asked: [] })
  .plays('bart yes', 'cleo no')
  .plays('anne bid 0', 'bart bid 0', 'cleo bid 0')
  .expectChange({})
  .expectTold('captain.kept', { seat: 'anne' });
restless('SKU-INFO-06: bids are closed until all are made')
  .start(unrest, { asked: [] })
  .plays('bart yes', 'cleo no', 'anne bid 2')
  .expectView('bart', (v) => v.asked[0]!.answer, null)
  .expectView('table', (v) => v.asked[0]!.answer, null);
restless(
  'SKU-MUTINY-05, SKU-MUTINY-17, SKU-TRUST-04, SKU-TRUST-05: half of an ally’s points, rounded up, for the hirer; nothing for the Captain of before',
)
  .given(ally('bart', 'gunner'))
  .given(ally('anne', 'cook'))
  .given(trust({ gunner: 5, cook: 5 }))
  .start(unrest, { asked: [] })
  .plays('bart yes', 'cleo no')
  .expectBoard((b) => b.registers.map((r) => r.prestige), [33, 24 + 6 + 3, 20]);
restless('SKU-MUTINY-12: level bids are confronted until there is one')
  .dice('confront', 'bart', 5, 5)
  .dice('confront', 'cleo', 5, 5, 1)
  .start(unrest, { asked: [] })
  .plays('bart yes', 'cleo yes')
  .plays('anne bid 1', 'bart bid 2', 'cleo bid 2')
  .expectChange({ captain: 'cleo', 'anne.prestige': -10, 'bart.prestige': -20, 'cleo.prestige': -20 });
restless('SKU-MUTINY-01: who declines is asked again when something has changed')
  .start(unrest, { asked: [] })
  .plays('bart no', 'cleo no')
  .expectTold('mutiny.declined', { seat: 'bart' })
  .expectDone();

scenario('SKU-END-06: nobody on his feet: the players choose, the majority decides')
  .given(down('sea-dog'))
  .given(down('cabin-boy'))
  .given(down('witch'))
  .start(unrest, { asked: [] })
  .plays('anne annex 1', 'bart annex 2', 'cleo annex 2')
  .expectDone({ end: 'all-unconscious', annex: 2 });
newGame('SKU-END-06: level, and the Captain decides')
  .seats('anne', 'bart')
  .given(pirates({ anne: 'sea-dog', bart: 'witch' }))
  .given(down('sea-dog'))
  .given(down('witch'))
  .start(unrest, { asked: [] })
  .plays('anne annex 1', 'bart annex 2')
  .expectDone({ end: 'all-unconscious', annex: 1 });
scenario('SKU-END-10: morale 0 and nobody with trust: the crew rebels at once')
  .given(set({ morale: 0 }))
  .start(unrest, { asked: [] })
  .expectDone({ end: 'rebellion', annex: 1 });
scenario('SKU-END-09: a ship without a hold is sunk')
  .given((b) => {
    for (const m of b.ship.cells) if (m !== null && m !== 'cannon') b.pile.push(m);
    b.ship.cells.fill(null);
    b.ship.hold = 0;
  })
  .start(unrest, { asked: [] })
  .expectDone({ end: 'sunk', annex: 1 });

// ── alone ──

solo(
  'SKU-SOLO-13, SKU-SOLO-14, SKU-SOLO-15, SKU-SOLO-16, SKU-SOLO-17, SKU-SOLO-18, SKU-SOLO-24, SKU-SOLO-25: the most trusted ally mutinies; name and prestige against die and name',
)
  .given(set({ morale: 4 }))
  .given(trust({ 'sea-dog': 6, gunner: 5, 'look-out': 7, surgeon: 7 }))
  .start(unrest, { asked: [] })
  .expectTold('ally.mutinied', { who: 'look-out' })
  .expectBoard((b) => [b.morale, b.people.map((p) => p.trust), b.registers[0]!.prestige], [20, [0, 0, 0, 0], 26])
  .expectOptions('anne', ['spend-prestige 0', 'spend-prestige 1', 'spend-prestige 2'])
  .dice('mutiny', 'anne', 3)
  .plays('anne spend-prestige 2')
  .expectChange({ 'anne.prestige': -20 })
  .expectTold('mutiny.weighed', { own: 5, theirs: 4 })
  .expectTold('captain.kept')
  .expectDone();
solo('SKU-SOLO-19, SKU-SOLO-21: outweighed, the Captain is marooned')
  .given(set({ morale: 4 }))
  .given(trust({ 'look-out': 7 }))
  .dice('mutiny', 'anne', 6)
  .start(unrest, { asked: [] })
  .plays('anne spend-prestige 0')
  .expectDone({ end: 'marooned', annex: 1 });
solo('SKU-SOLO-20: level, they confront each other')
  .given(set({ morale: 4 }))
  .given(trust({ 'look-out': 7 }))
  .dice('mutiny', 'anne', 2)
  .dice('confront', 'anne', 6, 1, 1, 5)
  .start(unrest, { asked: [] })
  .plays('anne spend-prestige 0')
  .expectTold('captain.kept')
  .expectDone();

solo('SKU-SOLO-07, SKU-SOLO-08, SKU-SOLO-06: a group on guard wins: 5 trust, and no more plots')
  .given(at({ gunner: 'plot' }))
  .given(trust({ gunner: 6 }))
  .given(crew('guard'))
  .dice('confront', 'anne', 4, 4, 5, 1)
  .start(preparations, newPreparations())
  .plays('anne call gunner')
  .expectChange({ 'gunner.trust': -5, 'topmen.fatigue': 1 })
  .expectBoard((b) => person(b, 'gunner').barred, true);
solo('SKU-SOLO-09: an ally who stood guard and won gains trust')
  .given(at({ gunner: 'plot', surgeon: 'guard' }))
  .given(trust({ gunner: 6 }))
  .dice('confront', 'anne', 4, 4, 5, 1)
  .start(preparations, newPreparations())
  .plays('anne call gunner')
  .expectChange({ 'gunner.trust': -5, 'surgeon.trust': 1 });
solo('SKU-SOLO-10, SKU-SOLO-11: nobody on guard: he heals himself, and takes loot and trust for his Charisma')
  .given(at({ gunner: 'plot' }))
  .given(wounds({ gunner: 2 }))
  .start(preparations, newPreparations())
  .plays('anne call gunner')
  .expectChange({ 'hold.provisions': -1, 'gunner.wounds': -2, loot: -2, 'gunner.trust': 2 });
solo('SKU-SOLO-12: a tie, and nothing happens')
  .given(at({ gunner: 'plot' }))
  .given(trust({ gunner: 6 }))
  .given(crew('guard'))
  .dice('confront', 'anne', 4, 1, 1, 4)
  .start(preparations, newPreparations())
  .plays('anne call gunner')
  .expectChange({ 'topmen.fatigue': 1 });

// ── tracks ──

const at20 = (name: string, points: number) =>
  scenario(name)
    .given(trust({ witch: points }))
    .dice('chart', 'cleo', 6, 6)
    .start(trial, trialOf(2, 'chart', 2, 5, { each: true, trust: 1, per: true }));
at20('SKU-TRUST-01: trust stops at 20', 19).expectBoard((b) => person(b, 'witch').trust, 20);
at20('SKU-TRUST-06: a success pays what the table says', 3).expectBoard((b) => person(b, 'witch').trust, 5);
scenario('SKU-TRUST-01, SKU-PLOT-08: and at 0')
  .given(at({ 'cabin-boy': 'plot' }))
  .given(crew('guard'))
  .given(trust({ 'cabin-boy': 2 }))
  .start(plot, { who: 1 })
  .plays('bart coin gold', 'anne coin gold')
  .expectBoard((b) => person(b, 'cabin-boy').trust, 0);
scenario('SKU-INFO-08: that somebody stands on the plot space is plain to see, whether he plots is not')
  .given(at({ 'cabin-boy': 'plot' }))
  .start(plot, { who: 1 })
  .expectView('anne', (v) => [v.board.people[1]!.post, v.asked[0]!.answer], ['plot', null]);
scenario('SKU-FATIGUE-08, SKU-FATIGUE-11: rested, 1, 2, worn out, exhausted; and that is the end of it')
  .given(cargo(3))
  .given(crew('rail', 'rail', 'rail'))
  .given(fatigue({ topmen: 2, 'gun-watch': 3, 'port-watch': 4 }))
  .dice('hunger', 'anne', 1)
  .start(demand, { daily: true })
  .expectBoard((b) => b.groups.slice(0, 3).map((g) => g.fatigue), [3, 4, 4]);
scenario('SKU-POST-22: a post at capacity is not available')
  .given(crew('main-deck', 'main-deck', 'cabins'))
  .start(voyageTurn, newStations())
  .plays('anne post helm', 'anne call witch')
  .expectWhyNot('cleo', 'post helm', 'SKU-POST-22', 'post-full')
  .plays('cleo post cabins', 'bart post cabins')
  .expectWhyNot('anne', 'order port-watch main-deck', 'SKU-POST-22', 'post-full');

solo('SKU-SOLO-17, SKU-SOLO-19: one short of the ally is not enough')
  .given(set({ morale: 4 }))
  .given(trust({ 'look-out': 7 }))
  .dice('mutiny', 'anne', 3)
  .start(unrest, { asked: [] })
  .plays('anne spend-prestige 0')
  .expectTold('mutiny.weighed', { own: 3, theirs: 4 })
  .expectDone({ end: 'marooned', annex: 1 });
test('SKU-FATIGUE-11: whoever is exhausted cannot tire any more', () => {
  const board = { groups: [{ fatigue: 3 }, { fatigue: 4 }] };
  for (const i of [0, 1]) tire({ board, tell: undefined } as never, i);
  expect(board.groups.map((g) => g.fatigue)).toEqual([4, 4]);
});
