// Boardings, plunder, the end of a voyage, solo stations, and the campaign.
import { seedOf } from '@boucan/kernel';
import { expect, test } from 'vitest';
import type { Voyage } from '../src/board.ts';
import { NIGHTMARES, ROYAL_NAVY } from '../src/content/events.ts';
import { skull } from '../src/game.ts';
import { boarding } from '../src/rules/boarding.ts';
import { endVoyage, scoresOf } from '../src/rules/end.ts';
import { boardingBy, boardingOf, type Fray } from '../src/rules/fray.ts';
import { harbour } from '../src/rules/harbour.ts';
import { movement } from '../src/rules/movement.ts';
import { newPlunder, plunder } from '../src/rules/plunder.ts';
import { newStations, voyageTurn } from '../src/rules/stations.ts';
import { voyage } from '../src/rules/voyage.ts';
import {
  ally,
  at,
  cargo,
  crew,
  down,
  fatigue,
  foe,
  foeIn,
  full,
  groupDown,
  groupOf,
  hurtGroup,
  person,
  pirates,
  scenario,
  set,
  solo,
  trust,
  wounds,
} from './kit.ts';

/** A boarding by so many groups that hit on this face. */
const fray = (groups: number, more: Partial<Fray> = {}): Fray => ({
  ...boardingOf({ foes: [{ id: 'coastguard', combat: groups }] } as unknown as Voyage, 'coastguard'),
  ...more,
});
const alongside = (name: string, options = {}) =>
  scenario(name, options)
    .given(pirates({ anne: 'sea-dog', bart: 'cabin-boy', cleo: 'look-out' }))
    .given(foe('coastguard', 5, 5, 1));

alongside(
  'SKU-BOARDING-01, SKU-BOARDING-02, SKU-BOARDING-03, SKU-MOVE-07, SKU-BOARDING-52: on one cell the Captain may declare it; two lines, everybody where he stood',
)
  .given(at({ 'sea-dog': 'helm', 'cabin-boy': 'boarding' }))
  .start(movement, { entered: false })
  .plays('anne hold-still', 'anne board coastguard')
  .expectBoard((b) => [b.boarding!.fresh, b.boarding!.lines, person(b, 'sea-dog').post], [5, 2, 'helm'])
  .expectAsked('bart', 'boarding.act');
alongside('SKU-BOARDING-06: one group for each point of combat capacity left')
  .given((b) => {
    foeIn(b, 'coastguard').combat = 2;
  })
  .given(at({ 'cabin-boy': 'boarding' }))
  .start(movement, { entered: false })
  .plays('anne board coastguard')
  .expectTold('boarding.began', { groups: 2 });
test('SKU-BOARDING-06: ten cells, and no more', () => {
  expect(boardingOf({ foes: [{ id: 'galleon', combat: 12 }] } as unknown as Voyage, 'galleon').groups).toBe(10);
});
scenario('SKU-EVENT-10: a look-out by day sees the Royal Navy coming')
  .given(at({ 'cabin-boy': 'crows-nest' }))
  .expectBoard(
    (b) => [boardingBy(b, 'royal-navy', ROYAL_NAVY).groups, boardingBy(b, 'nightmares', NIGHTMARES).cuttable],
    [3, false],
  );

alongside('SKU-BOARDING-05, SKU-BOARDING-57: nobody at the rail: the hits go to groups anywhere, and to no character')
  .given(crew('cabins', 'rigging'))
  .given(at({ 'cabin-boy': 'boarding' }))
  .dice('enemy-combat', 'anne', 6, 1, 1, 1, 1)
  .start(boarding, fray(5))
  .plays('bart pass')
  .expectOptions('anne', ['group topmen', 'group gun-watch'])
  .plays('anne group gun-watch')
  .expectBoard((b) => [groupOf(b, 'gun-watch').wounds, person(b, 'cabin-boy').wounds], [1, 0]);
alongside(
  'SKU-BOARDING-41, SKU-BOARDING-42, SKU-Q-47, SKU-CREW-09, SKU-CREW-10, SKU-DOWN-02: groups at the rail first; a second wound, and out of action',
)
  .given(crew('rail', 'cabins'))
  .given(hurtGroup('topmen'))
  .dice('enemy-combat', 'anne', 6, 6, 1)
  .dice('crew-combat', 'anne', 1)
  .start(boarding, fray(3))
  .expectBoard((b) => [groupOf(b, 'topmen').post, groupOf(b, 'gun-watch').wounds], ['infirmary', 1]);
alongside('SKU-BOARDING-41: by agreement the Captain puts them where he likes', { 'free-hits': true })
  .given(crew('rail', 'cabins'))
  .dice('enemy-combat', 'anne', 6)
  .dice('crew-combat', 'anne', 1)
  .start(boarding, fray(1))
  .expectOptions('anne', ['group topmen', 'group gun-watch']);
alongside('SKU-BOARDING-39, SKU-BOARDING-44, SKU-BOARDING-07: a group hits on 5; a first hit turns the marker')
  .given(crew('rail', 'rail'))
  .dice('enemy-combat', 'anne', 1, 1)
  .dice('crew-combat', 'anne', 5, 4)
  .start(boarding, fray(2))
  .expectBoard((b) => [b.boarding!.fresh, b.boarding!.hurt, foeIn(b, 'coastguard').combat], [1, 1, 5]);
alongside('SKU-BOARDING-51, SKU-CREW-04: an exhausted group does not fight')
  .given(crew('rail', 'rail'))
  .given(fatigue({ topmen: 4 }))
  .dice('enemy-combat', 'anne', 1)
  .dice('crew-combat', 'anne', 4)
  .start(boarding, fray(1))
  .expectNotTold('group.fought', { group: 'topmen' });
alongside('SKU-BOARDING-12, SKU-FATIGUE-05, SKU-TIME-06, SKU-DIRT-05: no fatigue, no watch, no dirt while it lasts')
  .given(crew('rail', 'rail'))
  .dice('enemy-combat', 'anne', 1)
  .dice('crew-combat', 'anne', 1, 1)
  .start(boarding, fray(1))
  .expectBoard((b) => [groupOf(b, 'topmen').fatigue, b.watch, b.dirt], [0, 2, 0]);

alongside('SKU-BOARDING-17, SKU-BOARDING-18, SKU-BOARDING-13: a jump with Agility 4, and an action at once')
  .given(at({ 'cabin-boy': 'boarding' }))
  .dice('jump', 'bart', 5, 1, 1, 1)
  .start(boarding, fray(3))
  .plays('bart jump')
  .expectChange({ 'cabin-boy.post': 'enemy-deck' })
  .expectAsked('bart', 'boarding.deck');
alongside('SKU-BOARDING-19: missed: two points of trust, and out of it')
  .given(at({ 'cabin-boy': 'boarding' }))
  .given(trust({ 'cabin-boy': 5 }))
  .given(crew('rail'))
  .dice('jump', 'bart', 4, 4, 4, 4)
  .dice('enemy-combat', 'anne', 1)
  .dice('crew-combat', 'anne', 1)
  .start(boarding, fray(1))
  .plays('bart jump')
  .expectBoard((b) => [person(b, 'cabin-boy').trust, person(b, 'cabin-boy').laid], [3, true])
  .expectAsked('anne', 'boarding.post')
  .plays('anne pass', 'cleo pass')
  .expectAsked('anne', 'boarding.orders');
scenario('Cat’s Leap forgives a missed jump, once')
  .given(pirates({ anne: 'sea-dog', bart: 'assassin', cleo: 'witch' }))
  .given(foe('coastguard', 5, 5, 1))
  .given(crew('rail'))
  .given(trust({ assassin: 5 }))
  .given(at({ assassin: 'boarding' }))
  .dice('jump', 'bart', 1, 1, 1, 1)
  .dice('enemy-combat', 'anne', 1)
  .dice('crew-combat', 'anne', 1)
  .start(boarding, fray(1))
  .plays('bart jump')
  .expectBoard(
    (b) => [person(b, 'assassin').trust, person(b, 'assassin').laid, person(b, 'assassin').post],
    [5, false, 'boarding'],
  );
alongside('SKU-BOARDING-20, SKU-BOARDING-22, SKU-BOARDING-08: fighting: a hit and a point of trust for each success')
  .given(at({ 'cabin-boy': 'boarding' }))
  .given(crew('rail'))
  .dice('jump', 'bart', 5, 1, 1, 1)
  .dice('fight', 'bart', 5, 6, 1)
  .dice('enemy-combat', 'anne', 1)
  .dice('crew-combat', 'anne', 1)
  .start(boarding, fray(2))
  .plays('bart jump', 'bart fight ranged')
  .expectTold('enemy.struck', { how: 'wounded' })
  .plays('bart strike hurt')
  .expectBoard(
    (b) => [person(b, 'cabin-boy').trust, b.boarding!.fresh, b.boarding!.hurt, foeIn(b, 'coastguard').combat],
    [2, 1, 0, 4],
  );
alongside(
  'SKU-BOARDING-23, SKU-BOARDING-24, SKU-BOARDING-56: no success, a wound; he stays over there, and counts at no post of ours',
)
  .given(at({ 'cabin-boy': 'boarding' }))
  .given(crew('rail'))
  .dice('jump', 'bart', 5, 1, 1, 1)
  .dice('fight', 'bart', 4, 4)
  .dice('enemy-combat', 'anne', 1, 1)
  .dice('crew-combat', 'anne', 1)
  .start(boarding, fray(2))
  .plays('bart jump', 'bart fight melee')
  .expectBoard((b) => [person(b, 'cabin-boy').wounds, person(b, 'cabin-boy').post], [1, 'enemy-deck'])
  .expectAsked('anne', 'boarding.post')
  .expectCan('anne', 'post boarding');
alongside('SKU-BOARDING-24, SKU-DOWN-01: the last wound brings him to the infirmary')
  .given(at({ 'cabin-boy': 'boarding' }))
  .given(wounds({ 'cabin-boy': 2 }))
  .given(crew('rail'))
  .dice('jump', 'bart', 5, 1, 1, 1)
  .dice('fight', 'bart', 4, 4)
  .dice('enemy-combat', 'anne', 1, 1)
  .dice('crew-combat', 'anne', 1)
  .start(boarding, fray(2))
  .plays('bart jump', 'bart fight melee')
  .expectBoard((b) => person(b, 'cabin-boy').post, 'infirmary');
alongside(
  'SKU-BOARDING-25, SKU-BOARDING-26, SKU-BOARDING-47, SKU-BOARDING-49, SKU-DIRT-03, SKU-BOARDING-27: two lines cut: trust for each, back to a post of his choice, dirt, and it is over',
)
  .given(at({ 'cabin-boy': 'boarding' }))
  .given(crew('rail'))
  .dice('jump', 'bart', 5, 1, 1, 1)
  .dice('enemy-combat', 'anne', 1, 1)
  .dice('crew-combat', 'anne', 1)
  .start(boarding, fray(2))
  .plays('bart jump')
  .plays('bart cut')
  .expectTold('line.cut', { lines: 1 })
  .expectBoard((b) => person(b, 'cabin-boy').trust, 1)
  .plays('anne pass', 'cleo pass', 'anne enough', 'bart cut')
  .expectTold('boarding.loose')
  .plays('bart post helm')
  .expectBoard((b) => [b.dirt, person(b, 'cabin-boy').post, b.boarding, b.foes.length], [1, 'helm', null, 1])
  .expectDone();
alongside('SKU-Q-50: some lines cannot be cut')
  .given(at({ 'cabin-boy': 'boarding' }))
  .dice('jump', 'bart', 5, 1, 1, 1)
  .start(boarding, fray(2, { foe: null, card: 'nightmares', cuttable: false }))
  .plays('bart jump')
  .expectWhyNot('bart', 'cut', 'SKU-BOARDING-25', 'no-lines-to-cut');
alongside('SKU-BOARDING-50, DT-41: groups eliminated are gone for good, one hit once is whole again')
  .given((b) => {
    foeIn(b, 'coastguard').combat = 3;
  })
  .given(at({ 'cabin-boy': 'boarding' }))
  .start(movement, { entered: false })
  .plays('anne board coastguard')
  .expectTold('boarding.began', { groups: 3 });

alongside('SKU-BOARDING-29: a shot from the crow’s nest: ranged 5, a hit and trust for each success')
  .given(at({ 'look-out': 'crows-nest' }))
  .given(crew('rail'))
  .dice('shot', 'cleo', 6, 5, 1)
  .dice('enemy-combat', 'anne', 1, 1)
  .dice('crew-combat', 'anne', 1)
  .start(boarding, fray(2))
  .plays('cleo shoot')
  .expectBoard((b) => [person(b, 'look-out').trust, b.boarding!.hurt], [1, 1]);
alongside('SKU-BOARDING-30, SKU-BOARDING-31: the swivel gun likewise')
  .given(at({ 'look-out': 'swivel' }))
  .given(crew('rail'))
  .dice('swivel', 'cleo', 6, 5, 1)
  .dice('enemy-combat', 'anne', 1, 1)
  .dice('crew-combat', 'anne', 1)
  .start(boarding, fray(2))
  .plays('cleo fire-swivel')
  .expectBoard((b) => [person(b, 'look-out').trust, b.boarding!.hurt], [1, 1]);
alongside(
  'SKU-BOARDING-32, SKU-BOARDING-33, SKU-BOARDING-34, SKU-BOARDING-38, SKU-BOARDING-43: support, declared before the roll, one for a group; he rolls its die and gains trust',
)
  .given(at({ 'cabin-boy': 'boarding', 'look-out': 'boarding' }))
  .given(crew('rail', 'rail'))
  .dice('enemy-combat', 'anne', 1, 1)
  .dice('support', 'bart', 2)
  .dice('crew-combat', 'anne', 4)
  .start(boarding, fray(2))
  .plays('anne call cabin-boy', 'bart support topmen ranged')
  .expectWhyNot('cleo', 'support topmen melee', 'SKU-BOARDING-33', 'supported-already')
  .plays('cleo pass')
  .expectBoard((b) => [person(b, 'cabin-boy').trust, b.boarding!.hurt], [1, 1]);
alongside(
  'SKU-BOARDING-15, SKU-BOARDING-53, SKU-COMMAND-10: harangue: Charisma in points, and trust with the second, if it is not the Captain',
)
  .given(at({ 'cabin-boy': 'bridge' }))
  .given(crew('cabins', 'cabins'))
  .start(boarding, fray(2))
  .plays('bart harangue')
  .expectTold('crew.harangued', { points: 3 })
  .plays('anne order topmen rail')
  .expectTold('group.moved', { group: 'topmen', post: 'rail' })
  .expectChange({ 'topmen.post': 'rail' })
  .plays('anne order gun-watch rail')
  .expectChange({ 'gun-watch.post': 'rail', 'cabin-boy.trust': 1 });
alongside(
  'SKU-BOARDING-04, SKU-BOARDING-11, SKU-BOARDING-54, SKU-Q-20: posts first for the Captain, then by trust; then the Captain’s own point',
)
  .given(trust({ 'look-out': 3 }))
  .given(crew('rail', 'cabins'))
  .dice('enemy-combat', 'anne', 1, 1)
  .dice('crew-combat', 'anne', 1)
  .start(boarding, fray(2))
  .expectAsked('anne', 'boarding.post')
  .plays('anne post bridge')
  .expectAsked('cleo', 'boarding.post')
  .plays('cleo post crows-nest')
  .expectAsked('bart', 'boarding.post')
  .plays('bart pass', 'anne order gun-watch rail')
  .expectWhyNot('anne', 'order gun-watch cabins', 'SKU-COMMAND-01', 'no-command-point');

// ── how it ends ──

alongside(
  'SKU-BOARDING-45, SKU-BOARDING-48, SKU-MORALE-03, SKU-ENEMY-22: no group left over there: the grey value, plunder, dirt',
)
  .given(set({ morale: 10 }))
  .given(crew('rail', 'rail'))
  .given((b) => {
    foeIn(b, 'coastguard').combat = 1;
  })
  .dice('enemy-combat', 'anne', 1)
  .dice('crew-combat', 'anne', 6, 6)
  .start(boarding, fray(1))
  .expectTold('boarding.won')
  .expectBoard((b) => b.morale, 13)
  .expectAsked('anne', 'plunder.groups')
  .plays('anne enough', 'anne pass', 'anne call cabin-boy', 'bart pass', 'cleo pass')
  .expectBoard((b) => [b.foes.length, b.dirt], [0, 1])
  .expectDone();
alongside('SKU-BOARDING-46, SKU-END-07: no crew group left: surrender')
  .given(crew('rail'))
  .given(hurtGroup('topmen'))
  .dice('enemy-combat', 'anne', 6)
  .dice('crew-combat', 'anne', 1)
  .start(boarding, fray(1))
  .expectTold('captain.surrendered')
  .expectDone({ end: 'surrendered', annex: 2 });
alongside('SKU-BOARDING-55, SKU-Q-99: both sides gone at once is a victory')
  .given(crew('rail', 'rail'))
  .given(hurtGroup('topmen', 'gun-watch'))
  .given(at({ 'cabin-boy': 'boarding' }))
  .dice('enemy-combat', 'anne', 6, 6)
  .dice('crew-combat', 'anne', 6, 6)
  .start(boarding, fray(2))
  .given(({ boarding: d }) => {
    d!.fresh = 0;
    d!.hurt = 2;
  })
  .plays('bart pass')
  .plays('anne group topmen')
  .expectTold('boarding.won')
  .expectNotTold('captain.surrendered')
  .expectBoard((b) => b.groups.filter((g) => g.post === 'infirmary').length, 2);
alongside('SKU-END-08: the Captain may strike the flag')
  .given(crew('rail'))
  .dice('enemy-combat', 'anne', 1)
  .dice('crew-combat', 'anne', 1)
  .start(boarding, fray(1))
  .plays('anne pass', 'anne call look-out', 'cleo pass', 'bart pass', 'anne capitulate')
  .expectDone({ end: 'surrendered', annex: 2 });
alongside(
  'SKU-TURN-04, SKU-BOARDING-09, SKU-BOARDING-28: after a boarding a new voyage turn; the enemy turn of that round is skipped',
)
  .given(at({}))
  .given(crew('rail'))
  .dice('jump', 'bart', 5, 5, 5, 5)
  .dice('enemy-combat', 'anne', 1, 1, 1, 1, 1)
  .dice('crew-combat', 'anne', 1)
  .start(voyage, {})
  .plays(
    'anne head 1',
    'anne post cabins',
    'anne call cabin-boy',
    'bart post boarding',
    'cleo post cabins',
    'anne enough',
    'anne enough',
    'anne board coastguard',
  )
  .plays('bart jump', 'bart cut', 'anne pass', 'cleo pass', 'anne enough', 'bart cut', 'bart post helm')
  .expectTold('round.began', { round: 4 })
  .expectNotTold('foe.rolled');

// ── plunder ──

const prize = (name: string, options = {}) =>
  scenario(name, options)
    .given(foe('coastguard', 5, 5, 1, { hold: 3 }))
    .given(cargo(2))
    .given(crew('rail', 'rail', 'cabins'));
prize(
  'SKU-PLUNDER-02, SKU-PLUNDER-03, SKU-PLUNDER-05, SKU-PLUNDER-06, SKU-PLUNDER-07, SKU-PLUNDER-13, DT-27: two goods a group, unseen from the pile, within what her hold has left; then the Captain, then the others',
)
  .draws('goods', 'anne', 'gold', 'sugar', 'rum')
  .start(plunder, newPlunder('coastguard'))
  .plays('anne plunder-with topmen')
  .expectChange({ 'hold.gold': 1, 'hold.sugar': 1, 'topmen.fatigue': 1 })
  .expectWhyNot('anne', 'plunder-with topmen', 'SKU-PLUNDER-04', 'not-an-option')
  .plays('anne plunder-with gun-watch')
  .expectChange({ 'hold.rum': 1, 'gun-watch.fatigue': 1 })
  .expectWhyNot('anne', 'plunder-with port-watch', 'SKU-PLUNDER-07', 'nothing-left-to-plunder')
  .plays('anne enough')
  .expectDone();
prize('SKU-PLUNDER-08, SKU-PLUNDER-01, SKU-PLUNDER-04: a character takes one and gains trust')
  .draws('goods', 'anne', 'gold')
  .draws('goods', 'cleo', 'rum')
  .given(trust({ witch: 2 }))
  .start(plunder, newPlunder('coastguard'))
  .plays('anne enough')
  .plays('anne plunder')
  .expectChange({ 'hold.gold': 1, 'sea-dog.trust': 1 })
  .expectAsked('cleo', 'plunder.share')
  .plays('cleo plunder')
  .expectChange({ 'hold.rum': 1, 'witch.trust': 1 })
  .expectAsked('bart', 'plunder.share');
prize('SKU-PLUNDER-08: not without room')
  .given(full)
  .given((b) => {
    b.ship.sails = 2;
  })
  .start(plunder, newPlunder('coastguard'))
  .plays('anne enough')
  .expectWhyNot('anne', 'plunder', 'SKU-PLUNDER-08', 'hold-full');
prize(
  'SKU-PLUNDER-09, SKU-PLUNDER-10, SKU-PLUNDER-11, SKU-PLUNDER-12, SKU-REPAIR-09: or repairs: two groups and a character, Agility 4 for all',
)
  .given((b) => {
    b.ship.hold = 3;
  })
  .dice('repair', 'anne', 5, 1, 4, 4)
  .dice('mend', 'bart', 5, 1, 1, 1)
  .start(plunder, newPlunder('coastguard'))
  .plays('anne mend-with topmen')
  .expectChange({ 'ship.hold': 1, 'topmen.fatigue': 1 })
  .plays('anne mend-with gun-watch')
  .expectChange({ 'gun-watch.fatigue': 1 })
  .expectWhyNot('anne', 'mend-with port-watch', 'SKU-PLUNDER-09', 'two-groups-repair')
  .plays('anne enough', 'anne pass', 'anne call cabin-boy')
  .plays('bart mend-after')
  .expectChange({ 'ship.hold': 1, 'cabin-boy.trust': 1 })
  .expectWhyNot('cleo', 'mend-after', 'SKU-PLUNDER-09', 'one-character-repairs');
prize('SKU-PLUNDER-10: by agreement one success is all', { 'joint-repair': true })
  .given((b) => {
    b.ship.hold = 3;
  })
  .dice('repair', 'anne', 5, 1)
  .start(plunder, newPlunder('coastguard'))
  .plays('anne mend-with topmen')
  .expectWhyNot('anne', 'mend-with gun-watch', 'SKU-PLUNDER-10', 'joint-roll-made');

// ── the end of a voyage ──

const over = (board: (b: Voyage) => void, seats = 3): Voyage => {
  const s = skull.setup({ seats }, seedOf('end'));
  const b = s.board;
  board(b);
  return b;
};
const ending = (b: Voyage) =>
  ({ board: b, state: {}, roll: () => 1, draw: () => '', reveal: () => undefined, tell: undefined }) as never;
const aboard = (b: Voyage): void => {
  pirates({ anne: 'sea-dog', bart: 'cabin-boy', cleo: 'witch' })(b, (name) => ['anne', 'bart', 'cleo'].indexOf(name));
  for (const r of b.registers) Object.assign(r, { prestige: 10, setOut: 10, doubloons: 5, brought: 5 });
};

test('SKU-END-03, SKU-END-04, SKU-TRUST-03, SKU-TRUST-04, SKU-TRUST-05, SKU-DICE-09, SKU-GOAL-02, SKU-GOAL-03, SKU-OBJECTIVE-02, DT-31: at the goal trust becomes prestige; half of an ally’s, rounded up; nothing of the Captain’s ally', () => {
  const b = over((b) => {
    aboard(b);
    ally('bart', 'gunner')(b, () => 1);
    ally('anne', 'cook')(b, () => 0);
    trust({ 'sea-dog': 4, 'cabin-boy': 6, witch: 0, gunner: 7, cook: 9 })(b, () => 0);
  });
  endVoyage(ending(b), { end: 'reached', annex: 0 });
  expect(b.registers.map((r) => r.prestige)).toEqual([10 + 4 + 4, 10 + 6 + 4 + 6, 10 + 6]);
  expect(b.loot).toBe(40);
  const scores = scoresOf(ending(b), { end: 'reached', annex: 0 });
  expect(scores).toEqual([8 + Math.floor((40 + 2 + 2 + 3 + 4) / 40), 16, 6]);
});

test('SKU-END-05: whoever lies unconscious sets out with half his life', () => {
  const b = over((b) => {
    aboard(b);
    down('cabin-boy', 3)(b, () => 0);
  });
  endVoyage(ending(b), { end: 'reached', annex: 0 });
  expect(b.people.map((p) => p.half)).toEqual([false, true, false]);
  expect(b.registers[1]!.prestige).toBe(10);
});

test('SKU-END-01, SKU-END-11, SKU-END-12, SKU-END-13, SKU-END-14, SKU-TRUST-03: a defeat takes doubloons, things and loot; not what is buried; and trust is worth nothing', () => {
  for (const end of ['sunk', 'surrendered', 'rebellion', 'all-unconscious'] as const) {
    const b = over((b) => {
      aboard(b);
      trust({ 'sea-dog': 9 })(b, () => 0);
      b.registers[1]!.item = 'spyglass';
      b.hoards.push({ seat: 0, island: 'B', amount: 12 });
    });
    endVoyage(ending(b), { end, annex: 1 });
    expect(b.registers.map((r) => [r.prestige, r.doubloons, r.item])).toEqual([
      [10, 0, null],
      [10, 0, null],
      [10, 0, null],
    ]);
    expect([b.loot, b.hoards[0]!.amount]).toEqual([0, 12]);
    expect(scoresOf(ending(b), { end, annex: 1 })).toEqual([0, 0, 0]);
  }
});

test('SKU-END-15, SKU-MANOEUVRE-03: special shot that was used is gone, the other lot is not', () => {
  const b = over((b) => {
    aboard(b);
    b.ship.ammo = ['grapeshot', 'chain-shot'];
    b.ship.fired = ['grapeshot'];
  });
  endVoyage(ending(b), { end: 'reached', annex: 0 });
  expect([b.ship.ammo, b.ship.fired]).toEqual([['chain-shot'], []]);
});

// ── alone ──

solo(
  'SKU-SOLO-01, SKU-SOLO-02, SKU-SOLO-03, SKU-SOLO-05, SKU-STATIONS-11, SKU-SOLO-23: after the Captain a die; the ally of that number plots, and the Captain may go and guard',
)
  .dice('solo-plot', 'anne', 2)
  .start(voyageTurn, newStations())
  .plays('anne post helm')
  .expectChange({ 'sea-dog.post': 'helm', 'look-out.post': 'plot' })
  .expectAsked('anne', 'solo.guard')
  .plays('anne yes')
  .expectTold('post.taken', { who: 'sea-dog', post: 'guard' })
  .expectChange({ 'sea-dog.post': 'guard' });
solo('SKU-SOLO-04: nobody has that number, nobody plots')
  .dice('solo-plot', 'anne', 5)
  .start(voyageTurn, newStations())
  .plays('anne post helm')
  .expectChange({ 'sea-dog.post': 'helm' });
solo('SKU-SOLO-06: an ally may guard, too')
  .dice('solo-plot', 'anne', 1)
  .start(voyageTurn, newStations())
  .plays('anne post helm', 'anne no', 'anne post guard')
  .expectBoard((b) => person(b, 'look-out').post, 'guard');
solo('SKU-SOLO-22: nor does one who lies in the infirmary, or was exposed')
  .given((b) => {
    person(b, 'gunner').barred = true;
  })
  .dice('solo-plot', 'anne', 1)
  .start(voyageTurn, newStations())
  .plays('anne post helm')
  .expectBoard((b) => person(b, 'gunner').post, 'cabins');

// ── the campaign ──

scenario('SKU-SOLO-19, SKU-END-10: after a defeat another ship, three groups, no allies', { campaign: true })
  .given(ally('bart', 'gunner'))
  .given(groupDown('topmen'))
  .start(harbour, { how: { end: 'sunk', annex: 1 }, who: -1 })
  .expectBoard(
    (b) => [b.people.length, b.groups.filter((g) => g.post === 'cabins').length, b.ship.cells.slice(3, 7)],
    [3, 3, ['provisions', 'provisions', 'rum', null]],
  );
solo('SKU-SOLO-19: alone three allies are drawn anew')
  .start(harbour, { how: { end: 'marooned', annex: 1 }, who: -1 })
  .expectBoard((b) => b.people.length, 4);
scenario('in harbour: sold, shared, paid, bought', { campaign: true })
  .given(cargo(3, 'gold'))
  .start(harbour, { how: { end: 'reached', annex: 0 }, who: -1 })
  .plays('anne sell gold')
  .expectBoard((b) => [b.loot, b.registers.map((r) => r.doubloons)], [50 - 24, [13, 13, 13]])
  .plays('anne pay-wages')
  .expectChange({ loot: -8 })
  .plays('anne buy provisions', 'anne buy crew-group')
  .expectBoard((b) => [b.loot, b.groups.filter((g) => g.post === 'cabins').length], [4, 5])
  .plays('anne enough', 'anne item spyglass')
  .expectBoard((b) => [b.registers[0]!.item, b.registers[0]!.doubloons], ['spyglass', 5]);

alongside('SKU-BOARDING-36: their dice are their groups')
  .given(crew('rail'))
  .dice('enemy-combat', 'anne', 1, 1, 1)
  .dice('crew-combat', 'anne', 1)
  .start(boarding, fray(3))
  .expectTold('enemy.rolled', { dice: [1, 1, 1] });
alongside('SKU-BOARDING-14: who acts first on our own ship is the Captain’s to say')
  .given(at({ 'cabin-boy': 'boarding', 'look-out': 'crows-nest' }))
  .start(boarding, fray(3))
  .expectAsked('anne', 'boarding.next')
  .expectOptions('anne', ['call cabin-boy', 'call look-out'])
  .plays('anne call look-out')
  .expectAsked('cleo', 'boarding.act');
