import { scoring } from '../src/rules/scoring.ts';
import { at, atTheEnd, box, cards, crew, fleets, line, scenario, shipsAt, wonBy } from './kit.ts';

scenario('BRE-MUSKET-01: one musket attacks the last fleet')
  .given(fleets('la-habana', { anne: '3 schooners', cleo: '2 schooners', bart: '2 schooners' }))
  .given(cards('la-habana', 'musket'))
  .start(scoring, atTheEnd('la-habana'))
  .expectTold('musket.hit', { seat: 'bart', board: 'la-habana', ship: 'schooner' })
  .expectNotTold('muskets.missed')
  .expectChange({ 'bart.lost': 1, 'la-habana.fleets': 'anne 6, cleo 4, bart 2', 'la-habana.cards': -1, box: 1 });

scenario('BRE-MUSKET-01: the last of the whole line, also behind position 3 (BRE-Q-17)')
  .seats(...crew(6))
  .given(
    fleets('la-habana', {
      anne: '5 schooners',
      bart: '4 schooners',
      cleo: '3 schooners',
      dirk: 'galleon, schooner',
      edith: '2 schooners',
      finn: 'galleon',
    }),
  )
  .given(cards('la-habana', 'musket'))
  .start(scoring, atTheEnd('la-habana'))
  .expectTold('fleet.destroyed', { seat: 'finn' })
  .expectBoard(line('la-habana'), 'anne 10, bart 8, cleo 6, dirk 5, edith 4');

scenario('BRE-MUSKET-01: last is who is last after the cannon')
  .given(fleets('la-habana', { anne: '2 galleons', bart: '2 schooners', cleo: 'galleon' }))
  .given(cards('la-habana', 'musket', 'cannon'))
  .start(scoring, atTheEnd('la-habana'))
  .expectTold('musket.hit', { seat: 'anne', ship: 'galleon' })
  .expectBoard(line('la-habana'), 'bart 4, cleo 3');

scenario('BRE-MUSKET-02: it takes exactly one ship, the smallest: a schooner if there is one')
  .given(fleets('la-habana', { anne: '3 galleons', bart: '2 galleons, schooner' }))
  .given(cards('la-habana', 'musket'))
  .start(scoring, atTheEnd('la-habana'))
  .expectTold('musket.hit', { seat: 'bart', ship: 'schooner' })
  .expectBoard(shipsAt('la-habana', 'bart'), { galleons: 2, schooners: 0 })
  .expectBoard(({ captains }, seat) => captains[seat('bart')]?.lostSchooners, 1)
  .expectChange({ 'bart.lost': 1, 'la-habana.fleets': 'anne 9, bart 6', 'la-habana.cards': -1, box: 1 });

scenario('BRE-MUSKET-02: of several schooners it takes one')
  .given(fleets('la-habana', { anne: '3 galleons', bart: 'galleon, 2 schooners' }))
  .given(cards('la-habana', 'musket'))
  .start(scoring, atTheEnd('la-habana'))
  .expectBoard(shipsAt('la-habana', 'bart'), { galleons: 1, schooners: 1 });

scenario('BRE-MUSKET-02: without a schooner it takes a galleon')
  .given(fleets('la-habana', { anne: '4 schooners', bart: '2 galleons' }))
  .given(cards('la-habana', 'musket'))
  .start(scoring, atTheEnd('la-habana'))
  .expectTold('musket.hit', { seat: 'bart', ship: 'galleon' })
  .expectBoard(shipsAt('la-habana', 'bart'), { galleons: 1, schooners: 0 })
  .expectBoard(({ captains }, seat) => captains[seat('bart')]?.lostGalleons, 1);

scenario('BRE-MUSKET-02: no other order changes (BRE-Q-18)')
  .seats(...crew(4))
  .given(fleets('la-habana', { dirk: '2 galleons', anne: '3 schooners', cleo: '2 schooners', bart: '2 schooners' }))
  .given(cards('la-habana', 'musket'))
  .start(scoring, atTheEnd('la-habana'))
  .expectBoard(line('la-habana'), 'dirk 6, anne 6, cleo 4, bart 2');

scenario('BRE-MUSKET-03: a fleet that loses its only ship is destroyed and has no part in the sharing')
  .given(fleets('la-habana', { anne: '2 schooners', bart: 'galleon', cleo: 'schooner' }))
  .given(cards('la-habana', 'musket', 'marked-3', 'chest', 'chest', 'chest'))
  .start(scoring, atTheEnd('la-habana'))
  .expectTold('fleet.destroyed', { seat: 'cleo', board: 'la-habana' })
  .expectChange({
    'anne.chests': 2,
    'anne.treasure': 2,
    'anne.won': 3,
    'bart.chests': 1,
    'bart.won': 1,
    'cleo.lost': 1,
    'la-habana.fleets': 'anne 4, bart 3',
    'la-habana.cards': -5,
    box: 1,
  })
  .expectDone();

scenario('BRE-MUSKET-03: a fleet with a ship left is not destroyed, and shares')
  .given(fleets('la-habana', { anne: '2 galleons', bart: '2 schooners' }))
  .given(cards('la-habana', 'musket', 'chest', 'chest'))
  .start(scoring, atTheEnd('la-habana'))
  .expectNotTold('fleet.destroyed')
  .expectBoard(wonBy('bart'), ['chest']);

scenario('BRE-MUSKET-04: two muskets miss')
  .given(fleets('la-habana', { anne: '3 schooners', bart: 'schooner' }))
  .given(cards('la-habana', 'musket', 'musket'))
  .start(scoring, atTheEnd('la-habana'))
  .expectTold('muskets.missed', { board: 'la-habana', muskets: 2 })
  .expectNotTold('musket.hit')
  .expectChange({ 'la-habana.cards': -2, box: 2 });

scenario('BRE-MUSKET-04: three muskets miss as well')
  .given(fleets('la-habana', { anne: '3 schooners', bart: 'schooner' }))
  .given(cards('la-habana', 'musket', 'musket', 'musket'))
  .start(scoring, atTheEnd('la-habana'))
  .expectTold('muskets.missed', { board: 'la-habana', muskets: 3 })
  .expectNotTold('musket.hit')
  .expectChange({ 'la-habana.cards': -3, box: 3 });

scenario('BRE-MUSKET-05: a cannon and a musket can hit the same fleet, and destroy the strongest')
  .given(fleets('la-habana', { cleo: '3 galleons, 3 schooners', anne: '2 schooners', bart: 'schooner' }))
  .given(cards('la-habana', 'cannon', 'musket', 'chest', 'chest'))
  .start(scoring, atTheEnd('la-habana'))
  .expectTold('cannon.hit', { seat: 'cleo', lost: 5, place: 3 })
  .expectTold('musket.hit', { seat: 'cleo', ship: 'schooner' })
  .expectTold('fleet.destroyed', { seat: 'cleo' })
  .expectChange({
    'anne.chests': 1,
    'anne.won': 1,
    'bart.chests': 1,
    'bart.won': 1,
    'cleo.lost': 6,
    'la-habana.fleets': 'anne 4, bart 2',
    'la-habana.cards': -4,
    box: 2,
  });

scenario('BRE-MUSKET-05: a strongest fleet that is not last after the cannon is spared by the musket')
  .given(fleets('la-habana', { cleo: '3 galleons', anne: '2 schooners', bart: 'schooner' }))
  .given(cards('la-habana', 'cannon', 'musket'))
  .start(scoring, atTheEnd('la-habana'))
  .expectTold('cannon.hit', { seat: 'cleo', lost: 2, place: 2 })
  .expectTold('fleet.destroyed', { seat: 'bart' })
  .expectBoard(line('la-habana'), 'anne 4, cleo 3');

scenario('BRE-MUSKET-06: two cannons miss, and the one musket beside them hits')
  .given(fleets('la-habana', { anne: '3 schooners', bart: '2 schooners' }))
  .given(cards('la-habana', 'cannon', 'musket', 'cannon'))
  .start(scoring, atTheEnd('la-habana'))
  .expectTold('cannons.missed', { cannons: 2 })
  .expectTold('musket.hit', { seat: 'bart' })
  .expectChange({ 'bart.lost': 1, 'la-habana.fleets': 'anne 6, bart 2', 'la-habana.cards': -3, box: 3 });

scenario('BRE-MUSKET-06: two muskets miss, and the one cannon beside them hits')
  .given(fleets('la-habana', { anne: '3 schooners', bart: '2 schooners' }))
  .given(cards('la-habana', 'musket', 'cannon', 'musket'))
  .start(scoring, atTheEnd('la-habana'))
  .expectTold('cannon.hit', { seat: 'anne', lost: 2, place: 2 })
  .expectTold('muskets.missed', { muskets: 2 })
  .expectChange({ 'anne.lost': 2, 'la-habana.fleets': 'bart 4, anne 2', 'la-habana.cards': -3, box: 3 });

scenario('BRE-MUSKET-07: a single fleet is strongest and weakest, and a cannon and a musket destroy it')
  .given(fleets('la-habana', { bart: '2 galleons, 2 schooners' }))
  .given(cards('la-habana', 'cannon', 'musket', 'chest'))
  .start(scoring, at('la-habana'))
  .expectTold('cannon.hit', { seat: 'bart', lost: 3, place: 1 })
  .expectTold('fleet.destroyed', { seat: 'bart' })
  .expectTold('treasure.boxed', { cards: ['chest'] })
  .expectBoard(box, ['cannon', 'musket', 'chest'])
  .expectBoard(wonBy('bart'), []);

scenario('BRE-MUSKET-07: a musket alone hits a single fleet too (BRE-Q-04)')
  .given(fleets('la-habana', { bart: 'galleon, schooner' }))
  .given(cards('la-habana', 'musket', 'chest'))
  .start(scoring, atTheEnd('la-habana'))
  .expectTold('musket.hit', { seat: 'bart', ship: 'schooner' })
  .expectBoard(line('la-habana'), 'bart 3')
  .expectBoard(wonBy('bart'), ['chest']);

scenario('BRE-MUSKET-01: where no fleet lies a musket has no effect (BRE-Q-03)')
  .given(cards('la-habana', 'musket', 'cannon'))
  .start(scoring, at('la-habana'))
  .expectTold('attack.idle', { board: 'la-habana' })
  .expectNotTold('musket.hit')
  .expectChange({ 'la-habana.side': 'colony', 'la-habana.cards': -2, box: 2 })
  .expectDone();
