import { takeOut } from '@boucan/kernel';
import type { SeatOf } from '@boucan/testkit/scenario';
import { expect, test } from 'vitest';
import type { Nassau } from '../src/board.ts';
import type { GainId } from '../src/content/gains.ts';
import { backOf, TALES, tale } from '../src/content/tales.ts';
import { fits, overflow, stow } from '../src/rules/holds.ts';
import { receive, receiving } from '../src/rules/ledger.ts';
import { townTurn } from '../src/rules/town.ts';
import { bare, lay, menagerie, mountains, scenario, ship, shipNow, talesWith, townTurnOf } from './kit.ts';

const gets =
  (name: string, ...gain: GainId[]) =>
  (seat: SeatOf) =>
    receiving(seat(name), gain as [GainId], 't1a-p');
const hold = (name: string) => (b: Nassau, seat: SeatOf) => {
  const s = shipNow(name)(b, seat);
  return [s.crates, s.provisions, ...Object.values(s.goods)];
};

// ── equipment ──

scenario('NAS-EQUIP-01: a weapon goes to those of its type')
  .start(receive, gets('patricia', 'hook'))
  .expectChange({ 'patricia.hook': 1 });

scenario('NAS-EQUIP-02: five of a type with the printed one, and no sixth')
  .given(lay(ship('patricia', { weapons: { hook: 4 } })))
  .start(receive, gets('patricia', 'hook'))
  .expectTold('gain.nothing', { gain: 'hook' })
  .expectChange({});

scenario('NAS-EQUIP-02: who chooses any weapon cannot choose that one')
  .given(lay(ship('patricia', { weapons: { hook: 4 } })))
  .start(receive, gets('patricia', 'any-weapon'))
  .expectWhyNot('patricia', 'arm hook', 'NAS-EQUIP-02', 'five-weapons')
  .plays('patricia arm cannon')
  .expectChange({ 'patricia.cannon': 1 });

scenario('NAS-EQUIP-03: a fifth sail, and no sixth')
  .given(lay(ship('patricia', { sails: 4 })))
  .start(receive, gets('patricia', 'sail'))
  .expectChange({ 'patricia.sails': 1 });

scenario('NAS-EQUIP-03: five sails are the most')
  .given(lay(ship('patricia', { sails: 5 })))
  .start(receive, gets('patricia', 'sail'))
  .expectChange({});

scenario('NAS-EQUIP-04: items go on deck without limit')
  .given(lay(ship('patricia', { doubloon: 30 })))
  .start(receive, gets('patricia', 'doubloons-3'))
  .expectChange({ 'patricia.doubloons': 3 });

scenario('NAS-EQUIP-05: one of his own pirates from a table of his choice, standing')
  .start(receive, gets('patricia', 'tavern-pirate'))
  .expectOptions('patricia', ['table table-1', 'table table-2', 'table table-3', 'table table-4', 'table table-5'])
  .plays('patricia table table-2')
  .expectBoard((b, seat) => shipNow('patricia')(b, seat).standing, 9);

scenario('NAS-EQUIP-06: and at once what the table shows')
  .start(receive, gets('patricia', 'tavern-pirate'))
  .plays('patricia table table-3')
  .expectChange({ 'patricia.tavern': -1, 'patricia.standing': 1, 'patricia.crates': 2, 'patricia.reserve': -2 });

scenario('NAS-EQUIP-07: each table once')
  .given(lay(ship('patricia', { tables: [1, 5] })))
  .start(receive, gets('patricia', 'tavern-pirate'))
  .expectWhyNot('patricia', 'table table-3', 'NAS-EQUIP-07', 'table-left')
  .expectCan('patricia', 'table table-1');

scenario('NAS-EQUIP-07: and nothing when nobody is left in the tavern')
  .given(lay(ship('patricia', { tables: [] })))
  .start(receive, gets('patricia', 'tavern-pirate'))
  .expectTold('gain.nothing', { gain: 'tavern-pirate' })
  .expectDone();

scenario('NAS-EQUIP-08: five sailors are the most')
  .given(lay(ship('patricia', { sailors: 4 })))
  .start(receive, gets('patricia', 'sailor'))
  .expectNotTold('animal.seated')
  .expectChange({ 'patricia.sailors': 1 });

scenario('NAS-EQUIP-08: a sixth sailor does not come')
  .given(lay(ship('patricia', { sailors: 5 })))
  .start(receive, gets('patricia', 'sailor'))
  .expectChange({});

scenario('NAS-EQUIP-09: three tales, each seen before the next deck is chosen')
  .start(receive, gets('patricia', 'tales-3'))
  .draws('tale', 'patricia', 40)
  .plays('patricia deck deck-b')
  .expectToldTo('patricia', 'tale.drawn', { card: 'tale-40' })
  .expectAsked('patricia', 'gain.deck')
  .draws('tale', 'patricia', 20)
  .plays('patricia deck deck-arrr')
  .plays('patricia deck deck-b')
  .expectDone()
  .expectBoard((b, seat) => shipNow('patricia')(b, seat).hand.slice(0, 2), [40, 20]);

test('NAS-EQUIP-10: A cards are easier than B cards, and worth less', () => {
  const mean = (back: string) => {
    const points = TALES.filter((n) => backOf(n) === back).map((n) => tale(n).points);
    return points.reduce((a, n) => a + n, 0) / points.length;
  };
  expect(mean('A')).toBeLessThan(mean('B'));
});

scenario('NAS-EQUIP-11: a closed hold is opened')
  .start(receive, gets('patricia', 'new-hold'))
  .expectChange({ 'patricia.holds': 1 });

scenario('NAS-EQUIP-11: when both are open nothing happens')
  .given(lay(ship('patricia', { holds: 5 })))
  .start(receive, gets('patricia', 'new-hold'))
  .expectChange({});

scenario('NAS-EQUIP-12: three crates from the own reserve, in as many holds as it takes')
  .given(lay(ship('patricia', { crates: 3 })))
  .start(receive, gets('patricia', 'crates-3'))
  .expectChange({ 'patricia.crates': 3, 'patricia.reserve': -3 });

scenario('NAS-EQUIP-13: two provisions, in as many holds as it takes')
  .given(lay(ship('patricia', { provisions: 2, crates: 3 })))
  .start(receive, gets('patricia', 'provisions-2'))
  .expectChange({ 'patricia.provisions': 2 });

scenario('NAS-EQUIP-14: a hand has no limit')
  .given(lay(ship('patricia', { hand: [...talesWith('S'), ...talesWith('A'), 36, 37, 38, 39, 40] })))
  .start(receive, gets('patricia', 'tale-1'))
  .expectChange({ 'patricia.hand': 1 });

scenario('NAS-EQUIP-15: what the supply does not have cannot be received')
  .given(
    lay(
      ship('patricia', { weapons: { hook: 1 } }),
      ship('ulrich', { weapons: { hook: 4 } }),
      ship('beate', { weapons: { hook: 1 } }),
    ),
  )
  .start(receive, gets('frank', 'hook'))
  .expectTold('gain.nothing', { seat: 'frank', gain: 'hook' });

scenario('NAS-EQUIP-15: crates only as far as the own reserve goes')
  .given(lay(ship('patricia', { crates: 0, marker: 1, afield: 18 })))
  .start(receive, gets('patricia', 'crates-3'))
  .expectTold('cargo.stowed', { cargo: 'crates', n: 1 });

// ── holds ──

scenario('NAS-HOLD-01: four crates, three provisions or one good to a hold').expectBoard(
  (b) => {
    const s = { ...b.ships[0]!, holds: 1, ratRound: 0 };
    return [
      fits(b, s, 4, 0, 0),
      fits(b, s, 5, 0, 0),
      fits(b, s, 0, 3, 0),
      fits(b, s, 0, 4, 0),
      fits(b, s, 0, 0, 1),
      fits(b, s, 0, 0, 2),
    ];
  },
  [true, false, true, false, true, false],
);

scenario('NAS-HOLD-02: different kinds never share one').expectBoard(
  (b) => {
    const s = { ...b.ships[0]!, holds: 1, ratRound: 0 };
    return [fits(b, s, 1, 1, 0), fits(b, s, 1, 0, 1), fits(b, s, 0, 1, 1)];
  },
  [false, false, false],
);

scenario('NAS-HOLD-03: a closed hold contains nothing')
  .given(lay(ship('patricia', { crates: 12, provisions: 0 })))
  .start(receive, gets('patricia', 'provision-1'))
  .plays('patricia leave')
  .expectTold('cargo.stowed', { cargo: 'provisions', n: 0, lost: 1 });

scenario('NAS-HOLD-04: holds are rearranged by themselves: four crates and three, and one more fits')
  .given(lay(ship('patricia', { crates: 7, provisions: 3 })))
  .start(receive, gets('patricia', 'crate-1'))
  .expectChange({ 'patricia.crates': 1, 'patricia.reserve': -1 });

scenario('NAS-HOLD-05: one may throw out what one has: crates to the reserve')
  .given(lay(ship('patricia', { crates: 9, provisions: 0 })))
  .start(receive, gets('patricia', 'provisions-2'))
  .expectOptions('patricia', ['drop crates 1', 'leave'])
  .plays('patricia drop crates 1')
  .expectChange({ 'patricia.crates': -1, 'patricia.reserve': 1, 'patricia.provisions': 2 });

scenario('NAS-HOLD-05: a good to its stock')
  .given(lay(bare, ship('patricia', { crates: 8, provisions: 0, goods: { silver: 1 } })))
  .start(receive, gets('patricia', 'provisions-2'))
  .plays('patricia drop silver 1')
  .expectBoard((b) => b.goods.filter((g) => g === 'silver').length, 4);

scenario('NAS-HOLD-06: what does not fit is lost')
  .given(lay(ship('patricia', { crates: 11, provisions: 0 })))
  .start(receive, gets('patricia', 'crates-3'))
  .expectTold('cargo.stowed', { n: 1, lost: 2 })
  .expectChange({ 'patricia.crates': 1, 'patricia.reserve': -1 });

scenario(
  'NAS-HOLD-07: crates by four, provisions by three and goods by one, and together no more than holds are open',
).expectBoard(
  (b) => {
    const s = { ...b.ships[0]!, holds: 4, ratRound: 0 };
    return [fits(b, s, 5, 3, 1), fits(b, s, 5, 4, 1), fits(b, s, 8, 6, 0), fits(b, s, 8, 6, 1)];
  },
  [true, false, true, false],
);

// ── animals ──

scenario('NAS-ANIMAL-01: one of the three shown, and a new one on its place at once')
  .draws('animal', null, 'lizard')
  .start(receive, gets('patricia', 'animal'))
  .expectOptions('patricia', ['adopt rat', 'adopt cat', 'adopt crab'])
  .plays('patricia adopt cat')
  .expectChange({ 'patricia.animals': 'cat', mountains: 'rat, lizard, crab' });

scenario('NAS-ANIMAL-02: each sailor carries one: two sailors, two animals ready')
  .given(lay(ship('patricia', { sailors: 2, animals: { rat: 'ready' } })))
  .start(receive, gets('patricia', 'animal'))
  .plays('patricia adopt cat')
  .expectBoard((b, seat) => shipNow('patricia')(b, seat).animals.cat, 'ready');

scenario('NAS-ANIMAL-03: without a free sailor it waits, and is of no use')
  .given(lay(ship('patricia', { sailors: 1, animals: { rat: 'ready' } })))
  .start(receive, gets('patricia', 'animal'))
  .plays('patricia adopt cat')
  .expectBoard((b, seat) => shipNow('patricia')(b, seat).animals.cat, 'idle');

scenario('NAS-ANIMAL-04: a new sailor goes under an animal that waits, of several the one he chooses')
  .given(lay(ship('patricia', { sailors: 1, animals: { rat: 'ready', cat: 'idle', crab: 'idle-used' } })))
  .start(receive, gets('patricia', 'sailor'))
  .expectOptions('patricia', ['hat crab', 'hat cat'])
  .plays('patricia hat cat')
  .expectBoard((b, seat) => shipNow('patricia')(b, seat).animals.cat, 'ready');

scenario('NAS-ANIMAL-05: five animals are the most')
  .given(
    lay(
      ship('patricia', {
        sailors: 5,
        animals: { tortoise: 'ready', lizard: 'ready', 'pet-kraken': 'ready', parrot: 'ready', 'monkey-spirit': 'ready' },
      }),
    ),
  )
  .start(receive, gets('patricia', 'animal'))
  .expectTold('gain.nothing', { gain: 'animal' })
  .expectDone();

scenario('NAS-ANIMAL-06: no second one of a kind')
  .given(lay(ship('patricia', { animals: { cat: 'used' } })))
  .start(receive, gets('patricia', 'animal'))
  .expectWhyNot('patricia', 'adopt cat', 'NAS-ANIMAL-06', 'owns-that-kind');

scenario('NAS-ANIMAL-07: if he owns all that are shown, the leftmost is replaced until a new kind appears, and that is his')
  .given(lay(mountains('rat', 'rat', 'cat'), ship('patricia', { sailors: 3, animals: { rat: 'ready', cat: 'ready' } })))
  .draws('animal', null, 'cat', 'parrot')
  .start(receive, gets('patricia', 'animal'))
  .expectTold('animal.searched', { animals: ['rat', 'cat'] })
  .expectBoard((b, seat) => shipNow('patricia')(b, seat).animals.parrot, 'ready');

scenario('NAS-ANIMAL-08: what was set aside goes back into the pile, and the place is filled again')
  .given(lay(mountains('rat', 'rat', 'cat'), ship('patricia', { sailors: 3, animals: { rat: 'ready', cat: 'ready' } })))
  .draws('animal', null, 'cat', 'parrot', 'crab')
  .start(receive, gets('patricia', 'animal'))
  .expectBoard(
    (b) => [b.mountains, b.pile.filter((a) => a === 'cat').length, b.pile.filter((a) => a === 'rat').length],
    [['crab', 'rat', 'cat'], 1, 1],
  );

scenario('NAS-ANIMAL-11: an empty pile leaves an empty place')
  .given(
    lay(mountains('rat', 'cat', 'crab'), (b) => {
      b.box = menagerie();
      for (const animal of ['rat', 'cat', 'crab'] as const) takeOut(b.box, animal);
    }),
  )
  .start(receive, gets('patricia', 'animal'))
  .plays('patricia adopt cat')
  .expectBoard((b) => b.mountains, ['rat', null, 'crab']);

scenario('NAS-ANIMAL-11: a search that can find nothing changes nothing')
  .given(
    lay(mountains('cat', 'cat', 'cat'), ship('patricia', { sailors: 3, animals: { rat: 'ready' } }), (b) => {
      b.box = menagerie().filter((animal) => animal !== 'rat');
      b.mountains = ['rat', null, null];
    }),
  )
  .start(receive, gets('patricia', 'animal'))
  .expectTold('gain.nothing', { gain: 'animal' })
  .expectChange({});

// ── the rat ──

const full = ship('patricia', { holds: 3, crates: 12, provisions: 0, animals: { rat: 'ready' } });

scenario('NAS-ANIMAL-12: the rat loads one hold twice')
  .given(lay(full))
  .start(receive, gets('patricia', 'provisions-2'))
  .plays('patricia rat')
  .expectChange({ 'patricia.provisions': 2, 'patricia.animals': 'rat used' });

scenario('NAS-ANIMAL-12: two loads of one kind will do')
  .given(lay(full))
  .start(receive, gets('patricia', 'crates-3'))
  .plays('patricia rat')
  .expectChange({ 'patricia.crates': 3, 'patricia.reserve': -3, 'patricia.animals': 'rat used' });

scenario('NAS-ANIMAL-12: unless the table wants two kinds', { rat: 'two-kinds' })
  .given(lay(full))
  .start(receive, gets('patricia', 'crates-3'))
  .expectTold('cargo.stowed', { n: 0, lost: 3 });

scenario('NAS-ANIMAL-12: one load more and not two')
  .given(lay(bare, full, ship('patricia', { ratRound: 1, provisions: 3, animals: { rat: 'used' } })))
  .start(receive, gets('patricia', 'provisions-2'))
  .expectOptions('patricia', ['drop crates 4', 'leave']);

const ratOfLastRound = lay(
  (b) => {
    b.round = 2;
  },
  ship('patricia', { crates: 12, provisions: 2, ratRound: 1, animals: { rat: 'ready' } }),
);

scenario('NAS-ANIMAL-13: in the next round the rat is turned again')
  .given(ratOfLastRound)
  .start(townTurn, townTurnOf('patricia'))
  .expectOptions('patricia', ['rat', 'drop crates 4', 'drop provisions 2'])
  .plays('patricia rat')
  .expectChange({ 'patricia.animals': 'rat used' })
  .expectAsked('patricia', 'town.turn');

scenario('NAS-ANIMAL-13: or the surplus goes back')
  .given(ratOfLastRound)
  .start(townTurn, townTurnOf('patricia'))
  .plays('patricia drop provisions 2')
  .expectBoard(hold('patricia'), [12, 0, 0, 0, 0, 0, 0, 0])
  .expectBoard((b, seat) => shipNow('patricia')(b, seat).animals.rat, 'ready');

scenario('NAS-ANIMAL-14: with the rat at work holds are still rearranged at will')
  .given(lay(bare, ship('patricia', { crates: 7, provisions: 3, goods: { silver: 1 }, ratRound: 1, animals: { rat: 'used' } })))
  .start(stow, (seat) => ({ seat: seat('patricia'), what: 'crate', n: 1, must: false, cause: 't1a-p' }))
  .expectChange({ 'patricia.crates': 1, 'patricia.reserve': -1 });

scenario('NAS-ANIMAL-25: animals stay where they were put: one that waits does not change places with one that was used')
  .given(lay(ship('patricia', { sailors: 2, animals: { cat: 'used', crab: 'ready', lizard: 'idle' } })))
  .start(townTurn, townTurnOf('patricia'))
  .expectOptions('patricia', [
    'walk 19 t5a-q 1',
    'walk 20 t5a-s 2',
    'walk 22 t5a-p 2',
    'walk 55 t6a-s 3',
    'walk 56 t8a-q 3',
    'pause',
    'pass',
  ]);

scenario('DX-18: a sailor gained goes under the lizard that waited, and it can be used at once')
  .given(lay(ship('patricia', { sailors: 2, animals: { cat: 'used', crab: 'ready', lizard: 'idle' } })))
  .start(receive, gets('patricia', 'sailor'))
  .expectChange({ 'patricia.sailors': 1, 'patricia.animals': 'crab, cat used, lizard' });

scenario('DX-06: a hold is lost: two of three provisions move, and one is lost')
  .given(lay(ship('patricia', { holds: 3, crates: 8, provisions: 4, ratRound: 0 })))
  .start(overflow, (seat) => ({ seat: seat('patricia') }))
  .expectCan('patricia', 'drop provisions 1')
  .plays('patricia drop provisions 1')
  .expectBoard(hold('patricia'), [8, 3, 0, 0, 0, 0, 0, 0]);
