// Edges of what one receives, stows, pays and keeps: the last of its kind, one too many, nothing at all.
import type { SeatOf } from '@boucan/testkit/scenario';
import { type GainId, WEAPONS } from '../src/content/gains.ts';
import { GOODS } from '../src/content/goods.ts';
import { canAdopt, wake } from '../src/rules/animals.ts';
import { canTakeGood, overflow, room, type Stowing, stow } from '../src/rules/holds.ts';
import { pay, receive, receiving } from '../src/rules/ledger.ts';
import { suffer } from '../src/rules/losses.ts';
import { bare, lay, mountains, scenario, ship, shipNow } from './kit.ts';

const gets =
  (name: string, ...gain: GainId[]) =>
  (seat: SeatOf) =>
    receiving(seat(name), gain as [GainId], 'here');
const stows =
  (what: Stowing, n: number, must = false) =>
  (seat: SeatOf) => ({ seat: seat('patricia'), what, n, must, cause: 'here' });

// ── the supply ──

for (const [item, left] of [
  ['bomb', 'bombs'],
  ['contract', 'contracts'],
  ['compass', 'compasses'],
] as const) {
  scenario(`NAS-EQUIP-15: the last ${item} is received, and the supply is empty`)
    .given(lay(ship('ulrich', { [item]: 9 })))
    .start(receive, gets('patricia', item))
    .expectTold('gain.received', { seat: 'patricia', gain: item, cause: 'here' })
    .expectBoard((b, seat) => [shipNow('patricia')(b, seat)[item], b[left]], [1, 0]);

  scenario(`NAS-EQUIP-15: from an empty supply no ${item} comes`)
    .given(lay(ship('ulrich', { [item]: 10 })))
    .start(receive, gets('patricia', item))
    .expectTold('gain.nothing', { seat: 'patricia', gain: item, cause: 'here' })
    .expectChange({});

  scenario(`NAS-ITEM-10: a ${item} that was used is in the supply again`)
    .given(lay(ship('patricia', { [item]: 2 })))
    .start(pay, (seat) => ({ seat: seat('patricia'), item, n: 1, cause: 'here' }))
    .expectTold('item.spent', { seat: 'patricia', item, cause: 'here' })
    .expectNotTold('doubloons.paid')
    .expectBoard((b, seat) => [shipNow('patricia')(b, seat)[item], b[left]], [1, 9]);
}

for (const item of ['doubloon', 'rum'] as const)
  scenario(`NAS-EQUIP-04: ${item}s come and go without troubling bombs, contracts or compasses`)
    .given(lay(ship('patricia', { [item]: 5 })))
    .start(pay, (seat) => ({ seat: seat('patricia'), item, n: 2, cause: 'here' }))
    .expectBoard((b, seat) => [shipNow('patricia')(b, seat)[item], b.bombs, b.contracts, b.compasses], [3, 10, 10, 10]);

for (const [gain, what, left] of [
  ['sail', 'sails', 'sails'],
  ['sailor', 'sailors', 'sailors'],
] as const)
  scenario(`NAS-EQUIP-15: the last ${gain} of the supply is received like any other`)
    .given(lay(...['ulrich', 'beate', 'frank'].map((name) => ship(name, { [what]: 5 })), ship('patricia', { [what]: 4 })))
    .start(receive, gets('patricia', gain))
    .expectTold('gain.received', { gain, cause: 'here' })
    .expectBoard((b, seat) => [shipNow('patricia')(b, seat)[what], b[left]], [5, 0]);

const full = Object.fromEntries(WEAPONS.map((weapon) => [weapon, 4]));

scenario('NAS-EQUIP-02: who has five of every type receives no weapon at all')
  .given(lay(ship('patricia', { weapons: full })))
  .start(receive, gets('patricia', 'any-weapon'))
  .expectTold('gain.nothing', { gain: 'any-weapon' })
  .expectDone();

scenario('NAS-EQUIP-02: who has five of every type but one takes that one, the last of the list too')
  .given(lay(ship('patricia', { weapons: { ...full, harpoon: 3 } })))
  .start(receive, gets('patricia', 'any-weapon'))
  .expectOptions('patricia', ['arm harpoon'])
  .plays('patricia arm harpoon')
  .expectTold('weapon.taken', { seat: 'patricia', weapon: 'harpoon', cause: 'here' })
  .expectBoard((b) => b.weapons.harpoon, 2);

scenario('NAS-EQUIP-15: a type the supply has no more of cannot be chosen, and the last of one can')
  .given(lay(ship('ulrich', { weapons: { hook: 4, sabre: 4 } }), ship('beate', { weapons: { hook: 2, sabre: 1 } })))
  .start(receive, gets('patricia', 'any-weapon'))
  .expectWhyNot('patricia', 'arm hook', 'NAS-EQUIP-15', 'supply-empty')
  .expectPrompt('patricia', { cause: 'here' })
  .plays('patricia arm sabre')
  .expectBoard((b, seat) => [shipNow('patricia')(b, seat).weapons.sabre, b.weapons.sabre], [1, 0]);

scenario('NAS-EQUIP-15: nor received where it is the only one offered')
  .given(lay(ship('ulrich', { weapons: { hook: 4 } }), ship('beate', { weapons: { hook: 2 } })))
  .start(receive, gets('patricia', 'hook'))
  .expectTold('gain.nothing', { gain: 'hook' })
  .expectChange({});

scenario('NAS-TOWN-07: who chooses is told what for, and gets that one alone')
  .start(receive, gets('patricia', 'rum-2', 'doubloons-3'))
  .expectPrompt('patricia', { cause: 'here' })
  .expectOptions('patricia', ['take rum-2', 'take doubloons-3'])
  .plays('patricia take doubloons-3')
  .expectTold('gain.received', { seat: 'patricia', gain: 'doubloons-3', cause: 'here' })
  .expectChange({ 'patricia.doubloons': 3 });

scenario('NAS-EQUIP-09: of three tales the second is chosen with two left to draw')
  .start(receive, gets('patricia', 'tales-3'))
  .expectPrompt('patricia', { cause: 'here', left: 3 })
  .plays('patricia deck deck-b')
  .expectPrompt('patricia', { cause: 'here', left: 2 })
  .plays('patricia deck deck-b', 'patricia deck deck-arrr')
  .expectDone()
  .expectBoard((b, seat) => shipNow('patricia')(b, seat).hand.length, 3);

// ── payments ──

scenario('NAS-ANIMAL-24: the monkey spirit saves the only item of a payment: nothing is spent, and it is turned')
  .given(lay(ship('patricia', { rum: 1, animals: { 'monkey-spirit': 'ready' } })))
  .start(pay, (seat) => ({ seat: seat('patricia'), item: 'rum' as const, n: 1, cause: 'here' }))
  .expectPrompt('patricia', { item: 'rum', cause: 'here' })
  .plays('patricia keep')
  .expectTold('item.kept', { seat: 'patricia', item: 'rum', cause: 'here' })
  .expectNotTold('item.spent')
  .expectBoard(
    (b, seat) => [shipNow('patricia')(b, seat).rum, shipNow('patricia')(b, seat).animals['monkey-spirit']],
    [1, 'used'],
  );

scenario('NAS-ANIMAL-24: who does not want it kept spends it, and the spirit stays ready')
  .given(lay(ship('patricia', { doubloon: 3, animals: { 'monkey-spirit': 'ready' } })))
  .start(pay, (seat) => ({ seat: seat('patricia'), item: 'doubloon' as const, n: 2, cause: 'here' }))
  .plays('patricia spend')
  .expectTold('doubloons.paid', { seat: 'patricia', n: 2, cause: 'here' })
  .expectNotTold('item.kept')
  .expectBoard(
    (b, seat) => [shipNow('patricia')(b, seat).doubloon, shipNow('patricia')(b, seat).animals['monkey-spirit']],
    [1, 'ready'],
  );

// ── animals ──

scenario('NAS-ANIMAL-02: an animal that finds a free sailor can be used at once, and says so')
  .given(lay(mountains('cat', 'crab', 'rat'), ship('patricia', { sailors: 1 })))
  .start(receive, gets('patricia', 'animal'))
  .expectPrompt('patricia', { cause: 'here' })
  .draws('animal', null, 'parrot')
  .plays('patricia adopt crab')
  .expectTold('animal.taken', { seat: 'patricia', animal: 'crab', active: 1 })
  .expectTold('animal.shown', { animal: 'parrot' })
  .expectBoard((b) => b.mountains, ['cat', 'parrot', 'rat']);

scenario('NAS-ANIMAL-03: one that finds none waits, and says so')
  .given(lay(mountains('cat', 'crab', 'rat'), ship('patricia', { sailors: 1, animals: { lizard: 'ready' } })))
  .start(receive, gets('patricia', 'animal'))
  .plays('patricia adopt cat')
  .expectTold('animal.taken', { seat: 'patricia', animal: 'cat', active: 0 });

for (const [sailors, active] of [
  [4, 1],
  [3, 0],
] as const)
  scenario(`NAS-ANIMAL-07: what a search brings ${active === 1 ? 'finds a sailor' : 'waits'}, and says so`)
    .given(
      lay(mountains('cat', 'crab', 'rat'), ship('patricia', { sailors, animals: { cat: 'ready', crab: 'used', rat: 'ready' } })),
    )
    .draws('animal', null, 'rat', 'lizard', 'tortoise')
    .start(receive, gets('patricia', 'animal'))
    .expectTold('animal.searched', { seat: 'patricia', animals: ['cat', 'rat'] })
    .expectTold('animal.taken', { seat: 'patricia', animal: 'lizard', active })
    .expectTold('animal.shown', { animal: 'tortoise' })
    .expectBoard((b) => b.mountains, ['tortoise', 'crab', 'rat']);

scenario('NAS-ANIMAL-07: where the left mountains are empty, the leftmost animal that is left gives way')
  .given(lay(mountains(null, 'crab', null), ship('patricia', { sailors: 5, animals: { crab: 'ready' } })))
  .draws('animal', null, 'lizard', 'tortoise')
  .start(receive, gets('patricia', 'animal'))
  .expectBoard((b) => b.mountains, [null, 'tortoise', null])
  .expectBoard((b) => b.pile.filter((animal) => animal === 'crab').length, 2);

scenario('NAS-ANIMAL-05: with five animals there is nothing to take and nothing to search for')
  .given(
    lay(
      mountains('cat', 'crab', 'rat'),
      ship('patricia', {
        sailors: 5,
        animals: { lizard: 'ready', tortoise: 'ready', parrot: 'ready', 'pet-kraken': 'ready', 'monkey-spirit': 'ready' },
      }),
    ),
  )
  .start(receive, gets('patricia', 'animal'))
  .expectTold('gain.nothing', { gain: 'animal' })
  .expectBoard((b) => canAdopt(b, b.ships[0]!), false);

scenario('NAS-ANIMAL-10: animals that were used wake, each where it is; the others are left alone')
  .given(lay(ship('patricia', { sailors: 2, animals: { cat: 'used', crab: 'ready', rat: 'idle-used', parrot: 'idle' } })))
  .given((b) => wake(b.ships[0]!))
  .expectBoard((b) => b.ships[0]!.animals, { cat: 'ready', crab: 'ready', rat: 'idle', parrot: 'idle' });

scenario('NAS-ANIMAL-04: an animal that was used before it lost its sailor is still used under the next one')
  .given(lay(ship('patricia', { sailors: 1, animals: { cat: 'ready', crab: 'idle-used' } })))
  .start(receive, gets('patricia', 'sailor'))
  .expectTold('animal.seated', { seat: 'patricia', animal: 'crab' })
  .expectBoard((b, seat) => shipNow('patricia')(b, seat).animals.crab, 'used');

scenario('NAS-ANIMAL-25: an animal that was used and loses its sailor waits as used')
  .given(
    lay(ship('patricia', { sailors: 2, firstAnimal: 'cat', animals: { cat: 'ready', crab: 'used' } }), (b) => {
      Object.assign(b.ships[0]!, { firstAnimal: 'cat' });
    }),
  )
  .start(suffer, (seat) => ({ seat: seat('patricia'), loss: 'sailor' as const, cause: 'attack-sailor' }))
  .expectTold('animal.unseated', { seat: 'patricia', animal: 'crab' })
  .expectBoard((b, seat) => [shipNow('patricia')(b, seat).animals.crab, b.sailors], ['idle-used', 13]);

// ── holds ──

scenario('NAS-HOLD-06: what is stowed and what is lost is told, crates and provisions apart')
  .given(lay(ship('patricia', { crates: 0, provisions: 0, holds: 3 })))
  .start(stow, stows('crate', 14))
  .expectTold('cargo.stowed', { cargo: 'crates', n: 12, lost: 2, cause: 'here', crates: 12, provisions: 0 })
  .expectChange({ 'patricia.crates': 12, 'patricia.reserve': -12 });

scenario('NAS-HOLD-06: of provisions too')
  .given(lay(ship('patricia', { crates: 0, provisions: 8, holds: 3 })))
  .start(stow, stows('provision', 2))
  .expectTold('cargo.stowed', { cargo: 'provisions', n: 1, lost: 1, cause: 'here', crates: 0, provisions: 1 });

scenario('NAS-EQUIP-15: goods that have run out hold up no crates, and no good comes')
  .given(lay(bare, ship('patricia', { crates: 0, provisions: 0 })))
  .given((b) => {
    b.goods.splice(0);
    b.ships[1]!.centre = Object.fromEntries(GOODS.map((good) => [good, 4])) as never;
  })
  .start(stow, stows('crate', 2))
  .expectChange({ 'patricia.crates': 2, 'patricia.reserve': -2 });

scenario('NAS-EQUIP-15: from an empty stock no good comes, and nobody makes room for it')
  .given(lay(bare, ship('patricia', { crates: 3, provisions: 0 })))
  .given((b) => {
    b.goods.splice(0);
    b.ships[1]!.centre = Object.fromEntries(GOODS.map((good) => [good, 4])) as never;
  })
  .start(stow, stows('any-good', 1))
  .expectTold('gain.nothing', { gain: 'random-good', cause: 'here' })
  .expectNotTold('good.stowed');

scenario('NAS-HOLD-05: a whole hold goes at a time, the one that is least full; who need not stow may leave it')
  .given(lay(bare, ship('patricia', { crates: 5, provisions: 1, holds: 3 })))
  .draws('good', 'patricia', 'silver')
  .start(stow, stows('any-good', 1))
  .expectPrompt('patricia', { what: 'any-good', n: 1, fits: 0 })
  .expectOptions('patricia', ['drop crates 1', 'drop provisions 1', 'leave'])
  .plays('patricia drop crates 1')
  .expectTold('cargo.dropped', { cargo: 'crates', n: 1, crates: 1, provisions: 0 })
  .expectTold('good.stowed', { good: 'silver', cause: 'here' })
  .expectChange({ 'patricia.crates': -1, 'patricia.reserve': 1, 'patricia.goods': 'silver' });

scenario('NAS-HOLD-05: provisions go to the supply, by three or what is left of them')
  .given(lay(bare, ship('patricia', { crates: 4, provisions: 6, holds: 3 })))
  .draws('good', 'patricia', 'silver')
  .start(stow, stows('any-good', 1, true))
  .expectOptions('patricia', ['drop crates 4', 'drop provisions 3'])
  .plays('patricia drop provisions 3')
  .expectTold('cargo.dropped', { cargo: 'provisions', n: 3, crates: 0, provisions: 3 })
  .expectChange({ 'patricia.provisions': -3, 'patricia.goods': 'silver' });

scenario('NAS-HOLD-05: a good makes room for another, and is in the stock again')
  .given(lay(bare, ship('patricia', { crates: 0, provisions: 0, holds: 3, goods: { silver: 1, tobacco: 1, emeralds: 1 } })))
  .start(stow, stows('silver', 1, true))
  .expectOptions('patricia', ['drop tobacco 1', 'drop silver 1', 'drop emeralds 1'])
  .plays('patricia drop emeralds 1')
  .expectTold('good.dropped', { seat: 'patricia', good: 'emeralds' })
  .expectBoard((b) => b.goods.filter((good) => good === 'emeralds').length, 4)
  .expectBoard((b, seat) => GOODS.map((good) => shipNow('patricia')(b, seat).goods[good]), [1, 0, 2, 0, 0, 0]);

scenario('NAS-HOLD-06: what one has already of that kind makes no room for it, so nobody is asked')
  .given(lay(bare, ship('patricia', { crates: 12, provisions: 0, holds: 3 })))
  .start(stow, stows('crate', 1))
  .expectTold('cargo.stowed', { n: 0, lost: 1 })
  .expectDone();

scenario('NAS-HOLD-06: provisions and goods make room for crates, and crates for provisions')
  .given(lay(bare, ship('patricia', { crates: 4, provisions: 3, holds: 3, goods: { silver: 1 } })))
  .start(stow, stows('crate', 2))
  .expectPrompt('patricia', { what: 'crate', n: 2, fits: 0 })
  .expectOptions('patricia', ['drop provisions 3', 'drop silver 1', 'leave'])
  .plays('patricia leave')
  .expectTold('cargo.stowed', { n: 0, lost: 2 })
  .expectChange({});

scenario('NAS-ANIMAL-12: the rat is offered where it makes room, and only there')
  .given(lay(bare, ship('patricia', { crates: 12, provisions: 0, holds: 3, animals: { rat: 'ready' } })))
  .start(stow, stows('crate', 2))
  .expectOptions('patricia', ['rat', 'leave'])
  .plays('patricia rat')
  .expectTold('animal.used', { animal: 'rat' })
  .expectBoard((b, seat) => [shipNow('patricia')(b, seat).crates, shipNow('patricia')(b, seat).ratRound], [14, 1]);

scenario('NAS-ANIMAL-12: a rat that was used makes no more room')
  .given(lay(bare, ship('patricia', { crates: 12, provisions: 3, holds: 3, ratRound: 1, animals: { rat: 'used' } })))
  .start(stow, stows('crate', 2))
  .expectOptions('patricia', ['drop provisions 3', 'leave']);

scenario('NAS-FIGHT-18: who has too much drops a hold, or uses the rat')
  .given(lay(bare, ship('patricia', { crates: 4, provisions: 3, holds: 3, goods: { silver: 1 }, animals: { rat: 'ready' } })))
  .given((b) => {
    b.ships[0]!.holds = 2;
  })
  .start(overflow, (seat) => ({ seat: seat('patricia') }))
  .expectOptions('patricia', ['rat', 'drop crates 4', 'drop provisions 3', 'drop silver 1'])
  .plays('patricia rat')
  .expectDone()
  .expectBoard((b, seat) => shipNow('patricia')(b, seat).ratRound, 1);

scenario('NAS-TRADE-05: a good can be taken into an empty hold, or for whatever lies in a full one').expectBoard(
  (b) => {
    const s = b.ships[0]!;
    const none = Object.fromEntries(GOODS.map((good) => [good, 0])) as typeof s.goods;
    const empty = { ...s, crates: 0, provisions: 0, goods: none, holds: 3 };
    return [
      canTakeGood(b, empty, 'silver'),
      canTakeGood(b, { ...empty, goods: { ...none, silver: 3 } }, 'silver'),
      canTakeGood(b, { ...empty, goods: { ...none, silver: 2, tobacco: 1 } }, 'silver'),
      canTakeGood(b, { ...empty, goods: { ...none, silver: 2 }, provisions: 1 }, 'silver'),
      canTakeGood(b, { ...empty, goods: { ...none, silver: 2 }, crates: 1 }, 'silver'),
      // With the rat one hold can be loaded twice, once a round.
      ...(['ready', 'used'] as const).map((rat) =>
        canTakeGood(b, { ...empty, goods: { ...none, silver: 3 }, animals: { ...s.animals, rat } }, 'silver'),
      ),
      [room(b, empty, 'silver', 4), room(b, empty, 'crate', 20), room(b, empty, 'provision', 10), room(b, empty, 'crate', 0)],
    ];
  },
  [true, true, true, true, true, true, true, [3, 12, 9, 0]],
);

scenario('NAS-EQUIP-15: an empty reserve of crates is nothing to provisions')
  .given(lay(ship('patricia', { crates: 0, provisions: 0, afield: 20 })))
  .start(stow, stows('provision', 2))
  .expectTold('cargo.stowed', { cargo: 'provisions', n: 2, lost: 0 })
  .expectChange({ 'patricia.provisions': 2 });

scenario('NAS-HOLD-05: what is not there cannot go overboard')
  .given(lay(bare, ship('patricia', { crates: 0, provisions: 9, holds: 3 })))
  .start(stow, stows('any-good', 1))
  .expectOptions('patricia', ['drop provisions 3', 'leave']);

scenario('NAS-EQUIP-06: what a table brings is told as from there')
  .start(receive, gets('patricia', 'tavern-pirate'))
  .plays('patricia table table-2')
  .expectTold('gain.received', { seat: 'patricia', gain: 'rum-1', cause: 'table-2' });
