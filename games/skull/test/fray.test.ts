// Boardings and plunder, edge by edge.
import type { Voyage } from '../src/board.ts';
import { CANOES, NIGHTMARES, ROYAL_NAVY } from '../src/content/events.ts';
import { boarding } from '../src/rules/boarding.ts';
import { boardingBy, boardingOf, type Fray } from '../src/rules/fray.ts';
import { newPlunder, plunder } from '../src/rules/plunder.ts';
import {
  ally,
  at,
  atSea,
  bigger,
  cargo,
  crew,
  down,
  fatigue,
  foe,
  foeIn,
  full,
  groupOf,
  hurtGroup,
  inVoyage,
  newGame,
  overThere,
  person,
  pirates,
  scenario,
  set,
  trust,
} from './kit.ts';

const fray = (groups: number, more: Partial<Fray> = {}): Fray => ({
  ...boardingOf({ foes: [{ id: 'coastguard', combat: groups }] } as unknown as Voyage, 'coastguard'),
  ...more,
});
const byCard = (card: 'royal-navy' | 'nightmares' | 'canoes-in-the-dark', groups: number): Fray => {
  const sheet = { 'royal-navy': ROYAL_NAVY, nightmares: NIGHTMARES, 'canoes-in-the-dark': CANOES }[card];
  return { ...boardingBy({ watch: 6, foes: [], people: [] } as unknown as Voyage, card, sheet), groups };
};
/** The Sea Dog, the Cabin Boy and the Look-out, with a Coastguard alongside. */
const alongside = (name: string, options = {}) =>
  scenario(name, options)
    .given(pirates({ anne: 'sea-dog', bart: 'cabin-boy', cleo: 'look-out' }))
    .given(foe('coastguard', 5, 5, 1));
/** One turn in which nobody hits anybody. */
const quiet = (name: string, groups: number, options = {}) =>
  alongside(name, options)
    .given(crew('rail', 'cabins'))
    .dice('enemy-combat', 'anne', ...Array<number>(groups).fill(1))
    .dice('crew-combat', 'anne', 1)
    .start(boarding, fray(groups));

// ── turns ──

quiet('SKU-BOARDING-10: turn after turn, and each is told', 2)
  .expectTold('boarding.began', { enemy: 'coastguard', groups: 2 })
  .expectTold('boarding.turn', { turn: 1, fresh: 2, hurt: 0 })
  .dice('enemy-combat', 'anne', 1, 1)
  .dice('crew-combat', 'anne', 1)
  .plays('anne pass', 'anne call cabin-boy', 'bart pass', 'cleo pass', 'anne enough')
  .expectTold('boarding.turn', { turn: 2, fresh: 2, hurt: 0 })
  .expectAsked('anne', 'boarding.post');
quiet('SKU-BOARDING-53: the Captain’s own point is renewed each turn, and only once', 2)
  .plays('anne pass', 'anne call cabin-boy', 'bart pass', 'cleo pass')
  .expectPrompt('anne', { points: 1 })
  .plays('anne order gun-watch rail')
  .expectPrompt('anne', { points: 0 })
  .expectWhyNot('anne', 'order gun-watch cabins', 'SKU-COMMAND-01', 'no-command-point')
  .dice('enemy-combat', 'anne', 1, 1)
  .dice('crew-combat', 'anne', 1, 1)
  .plays('anne enough', 'anne pass', 'anne call cabin-boy', 'bart pass', 'cleo pass')
  .expectPrompt('anne', { points: 1 })
  .expectCan('anne', 'order gun-watch cabins');
quiet('SKU-BOARDING-54: in step 4 one takes another post, or stays', 2)
  .plays('anne post swivel')
  .expectTold('post.taken', { who: 'sea-dog', post: 'swivel' })
  .expectChange({ 'sea-dog.post': 'swivel' })
  .plays('anne call cabin-boy')
  .expectPrompt('bart', { who: 'cabin-boy' })
  .expectWhyNot('bart', 'post cabins', 'SKU-BOARDING-11', 'not-an-option')
  .expectWhyNot('bart', 'post plot', 'SKU-BOARDING-11', 'not-an-option')
  .expectWhyNot('bart', 'post guard', 'SKU-BOARDING-11', 'not-an-option')
  .expectCan('bart', 'post rigging')
  .plays('bart pass')
  .expectNotTold('post.taken')
  .expectChange({});
quiet('SKU-GOODS-07: rum in the middle of it, at the Captain’s orders', 2)
  .given(set({ morale: 10 }))
  .dice('rum', 'anne', 3)
  .plays('anne pass', 'anne call cabin-boy', 'bart pass', 'cleo pass')
  .plays('anne rum')
  .expectChange({ morale: 3, 'hold.rum': -1, 'sea-dog.destiny': 1, 'cabin-boy.destiny': 1, 'look-out.destiny': 1 })
  .expectAsked('anne', 'boarding.orders');
quiet('SKU-BOARDING-11: whoever was laid out or lies in the infirmary changes no post', 2)
  .given((b) => {
    person(b, 'cabin-boy').laid = true;
  })
  .given(down('look-out'))
  .plays('anne pass')
  .expectAsked('anne', 'boarding.orders');
alongside('SKU-BOARDING-13: one action a turn; laid out in an earlier boarding counts no more')
  .given(at({ 'cabin-boy': 'boarding' }))
  .given(crew('rail'))
  .given((b) => {
    Object.assign(person(b, 'cabin-boy'), { laid: true, used: 4, done: true });
  })
  .start(boarding, fray(2))
  .expectAsked('bart', 'boarding.act')
  .expectPrompt('bart', { who: 'cabin-boy', post: 'boarding' })
  .expectBoard((b) => [person(b, 'cabin-boy').laid, person(b, 'cabin-boy').used], [false, 0]);
alongside('SKU-BOARDING-45: an enemy without a single group surrenders at once')
  .given(crew('rail'))
  .start(boarding, fray(0))
  .expectTold('boarding.won', { enemy: 'coastguard' })
  .expectNotTold('boarding.turn')
  .expectAsked('anne', 'plunder.groups');
alongside('SKU-MUTINY-01, SKU-Q-91: a mutiny breaks off a boarding before the next decision, which then is the new Captain’s')
  .given(set({ morale: 3 }))
  .given(trust({ 'cabin-boy': 4 }))
  .given(at({ 'look-out': 'crows-nest', 'cabin-boy': 'boarding' }))
  .given(crew('rail'))
  .start(boarding, fray(2))
  .expectAsked('bart', 'mutiny.rise')
  .plays('bart yes')
  .plays('anne bid 0', 'bart bid 1')
  .expectBoard((b) => b.captain, 1)
  .expectAsked('bart', 'boarding.next');
alongside('SKU-MORALE-07: in step 4, too')
  .given(crew('rail'))
  .dice('enemy-combat', 'anne', 1, 1)
  .dice('crew-combat', 'anne', 1)
  .start(boarding, fray(2))
  .given((b) => {
    b.morale = 0;
  })
  .plays('anne pass')
  .expectDone({ end: 'rebellion', annex: 1 });
alongside('SKU-MORALE-07: and before the Captain’s orders')
  .given(crew('rail'))
  .dice('enemy-combat', 'anne', 1, 1)
  .dice('crew-combat', 'anne', 1)
  .start(boarding, fray(2))
  .plays('anne pass', 'anne call cabin-boy', 'bart pass')
  .given((b) => {
    b.morale = 0;
  })
  .plays('cleo pass')
  .expectDone({ end: 'rebellion', annex: 1 });

// ── on our own ship ──

alongside('SKU-BOARDING-20: on our own ship one may also do nothing')
  .given(at({ 'cabin-boy': 'boarding' }))
  .given(crew('rail'))
  .dice('enemy-combat', 'anne', 1)
  .dice('crew-combat', 'anne', 1)
  .start(boarding, fray(1))
  .plays('bart pass')
  .expectTold('person.idle', { who: 'cabin-boy' })
  .expectNotTold('group.supported')
  .expectTold('group.fought', { group: 'topmen', die: 1, success: 0 })
  .expectBoard((b) => person(b, 'cabin-boy').trust, 0);
alongside('SKU-BOARDING-29: a miss from the crow’s nest does nothing')
  .given(at({ 'look-out': 'crows-nest' }))
  .given(crew('rail'))
  .dice('shot', 'cleo', 5, 5, 5)
  .dice('enemy-combat', 'anne', 1, 1)
  .dice('crew-combat', 'anne', 1)
  .start(boarding, fray(2))
  .plays('cleo shoot')
  .expectTold('dice.rolled', { who: 'look-out', roll: 'shot', dice: [5, 5, 5], over: 5, successes: 0 })
  .expectNotTold('enemy.struck')
  .expectBoard((b) => person(b, 'look-out').trust, 0);
alongside('SKU-BOARDING-29: trust for each success')
  .given(at({ 'look-out': 'crows-nest' }))
  .given(crew('rail'))
  .dice('shot', 'cleo', 6, 6, 6)
  .dice('enemy-combat', 'anne', 1, 1)
  .dice('crew-combat', 'anne', 1)
  .start(boarding, fray(3))
  .plays('cleo shoot')
  .expectPrompt('cleo', { hits: 2 })
  .expectOptions('cleo', ['strike hurt', 'strike fresh'])
  .plays('cleo strike fresh')
  .expectBoard((b) => [b.boarding!.fresh, b.boarding!.hurt], [1, 2])
  .plays('cleo strike hurt')
  .expectBoard(
    (b) => [b.boarding!.fresh, b.boarding!.hurt, person(b, 'look-out').trust, foeIn(b, 'coastguard').combat],
    [1, 1, 3, 4],
  );
alongside('SKU-BOARDING-29: beside a hit one may still try for another with destiny')
  .given(at({ 'look-out': 'crows-nest' }))
  .given(crew('rail'))
  .given((b) => {
    person(b, 'look-out').destiny = 1;
  })
  .dice('shot', 'cleo', 6, 1, 1)
  .start(boarding, fray(3))
  .plays('cleo shoot')
  .expectOptions('cleo', ['destiny', 'pass']);
scenario('SKU-BOARDING-30: the Gunner’s swivel throws one die more, and each success counts')
  .given(pirates({ anne: 'sea-dog', bart: 'gunner', cleo: 'cook' }))
  .given(foe('coastguard', 5, 5, 1))
  .given(crew('rail'))
  .given(at({ gunner: 'swivel' }))
  .dice('swivel', 'bart', 6, 6, 5)
  .dice('enemy-combat', 'anne', 1)
  .dice('crew-combat', 'anne', 1)
  .start(boarding, fray(2))
  .plays('bart fire-swivel')
  .plays('bart strike hurt')
  .expectBoard((b) => [b.boarding!.fresh, b.boarding!.hurt, person(b, 'gunner').trust], [1, 0, 2]);
alongside('SKU-BOARDING-32: support with the blade adds the melee value, without First Blade')
  .given(pirates({ anne: 'sea-dog', bart: 'assassin', cleo: 'look-out' }))
  .given(at({ assassin: 'boarding' }))
  .given(crew('rail'))
  .dice('enemy-combat', 'anne', 1)
  .dice('support', 'bart', 1)
  .start(boarding, fray(1))
  .plays('bart support topmen melee')
  .expectTold('group.supported', { who: 'assassin', group: 'topmen', value: 3 })
  .expectTold('dice.rolled', { roll: 'support', dice: [1], over: 1, successes: 0 })
  .expectBoard((b) => [b.boarding!.fresh, person(b, 'assassin').trust], [1, 0]);
alongside('SKU-BOARDING-33: support lasts for one turn')
  .given(at({ 'cabin-boy': 'boarding' }))
  .given(crew('rail', 'cabins'))
  .dice('enemy-combat', 'anne', 1, 1)
  .dice('support', 'bart', 1)
  .start(boarding, fray(2))
  .plays('bart support topmen ranged')
  .plays('anne pass', 'anne call cabin-boy', 'bart pass', 'cleo pass', 'anne enough')
  .dice('enemy-combat', 'anne', 1, 1)
  .dice('crew-combat', 'anne', 4)
  .plays('bart pass')
  .expectTold('group.fought', { group: 'topmen', die: 4, success: 0 });
newGame('SKU-Q-48: with six groups at the rail supported ones throw first')
  .seats('anne', 'bart', 'cleo')
  .given(atSea)
  .given(pirates({ anne: 'sea-dog', bart: 'cabin-boy', cleo: 'look-out' }))
  .given(foe('coastguard', 5, 5, 1))
  .given(at({ 'cabin-boy': 'boarding' }))
  .given(crew('rail', 'rail', 'rail', 'rail', 'rail', 'rail'))
  .dice('enemy-combat', 'anne', 1)
  .dice('support', 'bart', 1)
  .dice('crew-combat', 'anne', 1, 1, 1, 1)
  .start(boarding, fray(1))
  .plays('bart support afterguard ranged')
  .expectTold('dice.rolled', { roll: 'support', dice: [1] })
  .expectNotTold('group.fought', { group: 'afterguard' })
  .expectNotTold('group.fought', { group: 'idlers' });
alongside('SKU-BOARDING-33: the Captain himself supports, and rolls that die')
  .given(at({ 'sea-dog': 'boarding', 'cabin-boy': 'boarding' }))
  .given(crew('rail', 'rail'))
  .dice('enemy-combat', 'anne', 1, 1)
  .dice('support', 'anne', 2)
  .dice('crew-combat', 'anne', 1)
  .start(boarding, fray(2))
  .plays('anne call sea-dog', 'anne support topmen melee')
  .expectWhyNot('bart', 'support topmen melee', 'SKU-BOARDING-33', 'supported-already')
  .plays('bart pass')
  .expectTold('dice.rolled', { roll: 'support', dice: [2], successes: 1 })
  .expectBoard((b) => person(b, 'sea-dog').trust, 1);
alongside('SKU-BOARDING-15: haranguing, the Captain may stop before the points are spent, and go on in step 4')
  .given(at({ 'sea-dog': 'bridge' }))
  .given(crew('cabins', 'cabins', 'rail'))
  .dice('enemy-combat', 'anne', 1, 1)
  .dice('crew-combat', 'anne', 1)
  .start(boarding, fray(2))
  .plays('anne harangue')
  .expectPrompt('anne', { points: 4 })
  .plays('anne enough', 'anne pass', 'anne call cabin-boy', 'bart pass', 'cleo pass')
  .expectPrompt('anne', { points: 4 });
alongside('SKU-BOARDING-15: with the last point spent the turn goes on by itself')
  .given(at({ 'look-out': 'bridge' })) // Charisma 1
  .given(crew('rail', 'cabins'))
  .dice('enemy-combat', 'anne', 1)
  .dice('crew-combat', 'anne', 1)
  .start(boarding, fray(1))
  .plays('cleo harangue')
  .expectPrompt('anne', { points: 2 })
  .plays('anne order gun-watch rail')
  .expectAsked('anne', 'boarding.command')
  .plays('anne order gun-watch cabins')
  .expectAsked('anne', 'boarding.post')
  .expectBoard((b) => person(b, 'look-out').trust, 1);
alongside('SKU-COMMAND-10: the Captain gains nothing by his own harangue, nor does somebody who spoke a turn ago')
  .given(at({ 'sea-dog': 'bridge' }))
  .given(crew('cabins', 'cabins'))
  .start(boarding, fray(1))
  .plays('anne harangue', 'anne order topmen rail', 'anne order gun-watch rail')
  .expectBoard((b) => person(b, 'sea-dog').trust, 0);
alongside('SKU-COMMAND-10: without a harangue a second order earns nobody trust')
  .given(crew('cabins', 'cabins'))
  .dice('enemy-combat', 'anne', 1)
  .start(boarding, fray(1))
  .given((b) => {
    b.boarding!.points = 2;
  })
  .plays('anne pass', 'anne call cabin-boy', 'bart pass', 'cleo pass', 'anne order topmen rail', 'anne order gun-watch rail')
  .expectBoard((b) => b.people.map((p) => p.trust), [0, 0, 0]);

// ── on the enemy’s deck ──

const boarders = (name: string) =>
  alongside(name)
    .given(pirates({ anne: 'assassin', bart: 'cabin-boy', cleo: 'look-out' }))
    .given(at({ assassin: 'boarding', 'cabin-boy': 'boarding' }))
    .given(crew('rail'));
boarders('SKU-BOARDING-18: First Blade: a die more in the turn of the jump, with the blade chosen')
  .dice('jump', 'anne', 5, 1, 1, 1)
  .dice('fight', 'anne', 5, 1, 1, 1)
  .start(boarding, fray(3))
  .plays('anne call assassin', 'anne jump')
  .expectTold('person.jumped', { who: 'assassin' })
  .expectOptions('anne', ['fight melee', 'fight ranged', 'cut', 'pass'])
  .plays('anne fight melee')
  .expectTold('dice.rolled', { who: 'assassin', roll: 'fight', dice: [5, 1, 1, 1], over: 4, successes: 1 })
  .expectAsked('bart', 'boarding.act');
boarders('SKU-BOARDING-10: in the next turn whoever is over there acts first, without that die')
  .dice('jump', 'anne', 5, 1, 1, 1)
  .dice('enemy-combat', 'anne', 1, 1, 1)
  .dice('crew-combat', 'anne', 1)
  .start(boarding, fray(3))
  .plays('anne call assassin', 'anne jump', 'anne pass', 'bart pass')
  .expectTold('person.idle', { who: 'assassin' })
  .plays('anne call cabin-boy', 'bart pass', 'cleo pass', 'anne enough')
  .expectAsked('anne', 'boarding.deck')
  .expectPrompt('anne', { who: 'assassin' })
  .dice('fight', 'anne', 4, 4)
  .plays('anne fight ranged')
  .expectTold('dice.rolled', { roll: 'fight', dice: [4, 4], successes: 0 })
  .expectChange({ 'assassin.wounds': 1 });
boarders('SKU-BOARDING-19: Cat’s Leap helps once: the second miss costs trust, and she is out of it')
  .given(trust({ assassin: 5 }))
  .dice('jump', 'anne', 1, 1, 1, 1)
  .dice('enemy-combat', 'anne', 1)
  .dice('crew-combat', 'anne', 1)
  .start(boarding, fray(1))
  .plays('anne call assassin', 'anne jump', 'bart pass')
  .expectTold('person.landed', { who: 'assassin' })
  .expectBoard((b) => person(b, 'assassin').used, 4)
  .dice('jump', 'anne', 1, 1, 1, 1)
  .plays('anne pass', 'anne call cabin-boy', 'bart pass', 'cleo pass', 'anne enough', 'anne call assassin', 'anne jump')
  .expectTold('person.fell', { who: 'assassin' })
  .expectTold('trust.changed', { who: 'assassin', by: -2, why: 'fell' })
  .expectBoard((b) => [person(b, 'assassin').laid, person(b, 'assassin').trust], [true, 3]);
boarders('SKU-BOARDING-18: four can stand over there, and no fifth')
  .given(ally('anne', 'gunner'))
  .given(ally('bart', 'cook'))
  .given(overThere('look-out', 'gunner', 'cook', 'cabin-boy'))
  .start(boarding, fray(1))
  .plays('anne call cabin-boy', 'bart pass', 'anne call look-out', 'cleo pass', 'anne call gunner', 'anne pass', 'bart pass')
  .expectWhyNot('anne', 'jump', 'SKU-BOARDING-18', 'deck-full');
boarders('SKU-BOARDING-26: the one who is over there comes back to a post with room, and to no other')
  .dice('jump', 'anne', 5, 1, 1, 1)
  .dice('jump', 'bart', 5, 1, 1, 1)
  .start(boarding, fray(3))
  .plays('anne call assassin', 'anne jump', 'anne cut')
  .plays('bart jump', 'bart cut')
  .expectTold('line.cut', { who: 'cabin-boy', lines: 0 })
  .expectTold('boarding.loose')
  .expectPrompt('anne', { who: 'assassin' })
  .plays('anne post helm')
  .expectWhyNot('bart', 'post helm', 'SKU-POST-22', 'post-full')
  .plays('bart post bridge')
  .expectBoard(
    (b) => [person(b, 'assassin').post, person(b, 'cabin-boy').post, person(b, 'look-out').post],
    ['helm', 'bridge', 'cabins'],
  )
  .expectDone();
boarders('SKU-BOARDING-45: whoever is on the enemy’s deck when it is won comes back to the cabins, the others stay')
  .given(at({ 'look-out': 'crows-nest' }))
  .given(overThere('cabin-boy'))
  .dice('fight', 'bart', 5, 5, 1)
  .start(boarding, byCard('royal-navy', 1))
  .plays('bart fight ranged')
  .expectBoard((b) => b.people.map((p) => p.post), ['boarding', 'cabins', 'crows-nest'])
  .expectDone();

// ── what victory brings ──

const won = (name: string) =>
  alongside(name)
    .given(set({ morale: 10 }))
    .given(crew('rail', 'rail'))
    .dice('enemy-combat', 'anne', 1)
    .dice('crew-combat', 'anne', 6, 6);
won('SKU-EVENT-09: over the Royal Navy three points of morale, and no plunder')
  .start(boarding, byCard('royal-navy', 1))
  .expectBoard((b) => [b.morale, b.dirt, b.boarding, b.foes.length], [13, 1, null, 1])
  .expectDone();
won('SKU-EVENT-09: over nightmares two')
  .start(boarding, byCard('nightmares', 1))
  .expectBoard((b) => [b.morale, b.dirt], [12, 1])
  .expectDone();
won('SKU-EVENT-09: over canoes one good, and none of morale')
  .draws('goods', 'anne', 'gold')
  .start(boarding, byCard('canoes-in-the-dark', 1))
  .expectTold('good.gained', { marker: 'gold', why: 'victory' })
  .expectBoard((b) => [b.morale, b.ship.cells.includes('gold')], [10, true])
  .expectDone();
alongside('SKU-DOCK-11: a Coastguard taken by boarding counts for the blockade')
  .given((b) => {
    b.missions = [
      { id: 'break-the-blockade', ready: false },
      { id: 'whale-oil', ready: false },
    ];
    b.missionDeck = b.missionDeck.filter((id) => id !== 'break-the-blockade' && id !== 'whale-oil');
  })
  .given(crew('rail', 'rail'))
  .dice('enemy-combat', 'anne', 1)
  .dice('crew-combat', 'anne', 6, 6)
  .start(boarding, fray(1))
  .expectBoard((b) => b.missions.map((m) => m.ready), [true, false]);
scenario('SKU-DOCK-11: a Merchant Ship taken does not')
  .given((b) => {
    b.missions = [{ id: 'break-the-blockade', ready: false }];
    b.missionDeck = b.missionDeck.filter((id) => id !== 'break-the-blockade');
  })
  .given(foe('merchant', 5, 5, 1, { combat: 1 }))
  .given(crew('rail', 'rail'))
  .dice('enemy-combat', 'anne', 1)
  .dice('crew-combat', 'anne', 6, 6)
  .start(boarding, fray(1, { foe: 'merchant' }))
  .expectBoard((b) => b.missions.map((m) => m.ready), [false]);
alongside('SKU-ENEMY-23: the prize is gone when it has been plundered, and other enemies stay')
  .given(foe('whale', 9, 5))
  .given(crew('rail', 'rail'))
  .dice('enemy-combat', 'anne', 1)
  .dice('crew-combat', 'anne', 6, 6)
  .start(boarding, fray(1))
  .plays('anne enough', 'anne pass', 'anne call cabin-boy', 'bart pass', 'cleo pass')
  .expectTold('foe.gone', { foe: 'coastguard', why: 'plundered' })
  .expectTold('dirt.changed', { dirt: 1, why: 'fray' })
  .expectBoard((b) => b.foes.map((f) => f.id), ['whale']);

// ── hits and groups ──

alongside('SKU-BOARDING-41: the Captain assigns each hit, those at the rail first, and is told how many there are')
  .given(crew('rail', 'rail', 'cabins', 'rail'))
  .given(fatigue({ 'starboard-watch': 4 }))
  .dice('enemy-combat', 'anne', 5, 6, 5, 1)
  .dice('crew-combat', 'anne', 1, 1)
  .start(boarding, fray(4))
  .expectOptions('anne', ['group topmen', 'group gun-watch'])
  .expectPrompt('anne', { hits: 3 })
  .plays('anne group topmen')
  .expectPrompt('anne', { hits: 2 })
  .plays('anne group topmen')
  .expectTold('group.down', { group: 'topmen' })
  .expectBoard((b) => [groupOf(b, 'topmen').wounds, groupOf(b, 'gun-watch').wounds], [2, 1]);
alongside('SKU-BOARDING-41: no more hits than groups')
  .given(crew('rail', 'cabins'))
  .given(hurtGroup('topmen', 'gun-watch'))
  .dice('enemy-combat', 'anne', 6, 6, 6)
  .dice('crew-combat', 'anne', 1)
  .start(boarding, fray(3))
  .expectDone({ end: 'surrendered', annex: 2 });
alongside('SKU-BOARDING-41: hits of one turn do not last into the next')
  .given(crew('rail', 'cabins'))
  .dice('enemy-combat', 'anne', 6)
  .dice('crew-combat', 'anne', 1)
  .start(boarding, fray(1))
  .expectBoard((b) => groupOf(b, 'topmen').wounds, 1)
  .dice('enemy-combat', 'anne', 1)
  .dice('crew-combat', 'anne', 1)
  .plays('anne pass', 'anne call cabin-boy', 'bart pass', 'cleo pass', 'anne enough')
  .expectTold('enemy.rolled', { hits: 0 })
  .expectBoard((b) => groupOf(b, 'topmen').wounds, 1);

// ── plunder ──

const prize = (name: string, id: 'coastguard' | 'galleon' | 'merchant' = 'coastguard') =>
  scenario(name)
    .given(foe(id, 5, 5, 1, { hold: 3 }))
    .given(cargo(2))
    .given(crew('rail', 'rail', 'cabins'));
prize('a Galleon has twelve doubloons aboard beside her goods', 'galleon')
  .start(plunder, newPlunder('galleon'))
  .expectTold('loot.changed', { by: 12, why: 'plunder' })
  .expectPrompt('anne', { goods: 3 })
  .expectBoard((b) => b.loot, 32);
prize('a Coastguard none')
  .start(plunder, newPlunder('coastguard'))
  .expectNotTold('loot.changed')
  .expectBoard((b) => b.loot, 20);
prize('SKU-PLUNDER-01: the Captain need not plunder at all')
  .start(plunder, newPlunder('coastguard'))
  .plays('anne enough', 'anne pass', 'anne call witch', 'cleo pass', 'bart pass')
  .expectChange({})
  .expectDone();
prize('SKU-PLUNDER-07: what a character takes counts, too')
  .given((b) => {
    foeIn(b, 'coastguard').hold = 2;
  })
  .draws('goods', 'anne', 'gold')
  .draws('goods', 'bart', 'sugar')
  .given(trust({ 'cabin-boy': 1 }))
  .start(plunder, newPlunder('coastguard'))
  .plays('anne enough')
  .expectPrompt('anne', { who: 'sea-dog' })
  .plays('anne plunder')
  .expectChange({ 'hold.gold': 1, 'sea-dog.trust': 1 })
  .plays('bart plunder')
  .expectChange({ 'hold.sugar': 1, 'cabin-boy.trust': 1 })
  .expectDone();
prize('SKU-PLUNDER-02: whoever lies in the infirmary takes nothing')
  .given(down('cabin-boy'))
  .start(plunder, newPlunder('coastguard'))
  .plays('anne enough', 'anne pass')
  .expectAsked('cleo', 'plunder.share')
  .plays('cleo pass')
  .expectDone();
prize('SKU-Q-43: a group’s goods without room are taken in or left at once')
  .given(full)
  .given((b) => {
    b.pile.push(b.ship.cells[13] as 'sugar');
    b.ship.cells[13] = null;
  })
  .start(plunder, newPlunder('coastguard'))
  .plays('anne plunder-with topmen')
  .expectAsked('anne', 'hold.stow')
  .plays('anne enough')
  .expectTold('good.left')
  .expectAsked('anne', 'plunder.groups');
prize('SKU-PLUNDER-08: the last free cell is room enough, and then there is nothing more to share')
  .given(full)
  .given((b) => {
    b.ship.cells[0] = null; // a cannon stood there
  })
  .start(plunder, newPlunder('coastguard'))
  .plays('anne enough', 'anne plunder')
  .expectBoard((b) => [b.ship.cells[0] === null, person(b, 'sea-dog').trust], [false, 1])
  .expectDone();
prize('SKU-PLUNDER-10: groups roll two dice above 4, tire, and gain nobody trust')
  .given((b) => {
    b.ship.sails = 2;
  })
  .dice('repair', 'anne', 5, 1)
  .start(plunder, newPlunder('coastguard'))
  .plays('anne mend-with topmen')
  .expectTold('group.rolled', { group: 'topmen', roll: 'repair', dice: [5, 1], successes: 1 })
  .expectTold('ship.mended', { where: 'sails', sails: 3, hold: 7 })
  .expectChange({ 'ship.sails': 1, 'topmen.fatigue': 1 })
  .expectWhyNot('anne', 'mend-with gun-watch', 'SKU-PLUNDER-11', 'nothing-broken');
prize('SKU-PLUNDER-11: a character who fails has had his turn, and no other may repair')
  .given((b) => {
    b.ship.hold = 3;
  })
  .dice('mend', 'anne', 4, 4)
  .start(plunder, newPlunder('coastguard'))
  .plays('anne enough', 'anne mend-after')
  .expectTold('dice.rolled', { who: 'sea-dog', roll: 'mend', over: 4, successes: 0 })
  .expectChange({})
  .plays('anne call witch')
  .expectWhyNot('cleo', 'mend-after', 'SKU-PLUNDER-09', 'one-character-repairs');
prize('SKU-PLUNDER-05: an exhausted group does neither')
  .given(fatigue({ topmen: 4 }))
  .start(plunder, newPlunder('coastguard'))
  .expectWhyNot('anne', 'plunder-with topmen', 'SKU-PLUNDER-04', 'not-an-option');
const hunted = (name: string, gems: number) =>
  scenario(name, { campaign: true })
    .given(
      inVoyage(4, {
        objectives: [
          { island: 'E', face: 2, up: false, gems },
          { island: 'G', face: 1, up: false, gems: 0 },
          { island: 'H', face: 3, up: false, gems: 0 },
        ],
      }),
    )
    .given(foe('merchant', 5, 5, 1))
    .start(plunder, newPlunder('merchant'));
hunted('in the voyage of the hunted a prize puts two gems on a marker', 0)
  .expectOptions('anne', ['gem E', 'gem G', 'gem H'])
  .plays('anne gem E')
  .expectChange({ 'marker.E': '2 gems' })
  .expectAsked('anne', 'plunder.groups');
hunted('the second of them may be one too many', 2)
  .plays('anne gem E')
  .expectChange({ 'marker.E': 'up' })
  .expectAsked('anne', 'plunder.groups');
scenario('and in no other voyage')
  .given(foe('merchant', 5, 5, 1))
  .given(bigger(8, 3))
  .start(plunder, newPlunder('merchant'))
  .expectAsked('anne', 'plunder.groups');
