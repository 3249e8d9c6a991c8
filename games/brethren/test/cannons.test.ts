import { scoring } from '../src/rules/scoring.ts';
import { at, atTheEnd, box, cards, crew, fleets, line, scenario, shipsAt } from './kit.ts';

scenario('BRE-CANNON-01: one cannon attacks the fleet at position 1, and no other')
  .given(fleets('la-habana', { bart: '4 schooners', anne: '3 schooners', cleo: '2 galleons' }))
  .given(cards('la-habana', 'cannon'))
  .start(scoring, atTheEnd('la-habana'))
  .expectTold('cannon.hit', { seat: 'bart', board: 'la-habana', lost: 3, place: 3 })
  .expectNotTold('cannons.missed')
  .expectChange({ 'bart.lost': 3, 'la-habana.fleets': 'anne 6, cleo 6, bart 2', 'la-habana.cards': -1, box: 1 });

scenario('BRE-CANNON-01: of equal fleets it attacks the one that stands first')
  .given(fleets('la-habana', { cleo: '3 schooners', bart: '3 schooners' }))
  .given(cards('la-habana', 'cannon'))
  .start(scoring, atTheEnd('la-habana'))
  .expectTold('cannon.hit', { seat: 'cleo', lost: 2, place: 2 })
  .expectBoard(line('la-habana'), 'bart 6, cleo 2');

scenario('BRE-CANNON-01: without a cannon nobody is attacked')
  .given(fleets('la-habana', { cleo: '3 schooners', bart: '3 schooners' }))
  .given(cards('la-habana', 'chest', 'chest'))
  .start(scoring, atTheEnd('la-habana'))
  .expectNotTold('cannon.hit')
  .expectBoard(line('la-habana'), 'cleo 6, bart 6');

scenario('BRE-CANNON-02: the fleet keeps its smallest ship, a schooner if it has one')
  .given(fleets('la-habana', { anne: '3 galleons, 2 schooners', bart: 'galleon' }))
  .given(cards('la-habana', 'cannon'))
  .start(scoring, atTheEnd('la-habana'))
  .expectBoard(shipsAt('la-habana', 'anne'), { galleons: 0, schooners: 1 })
  .expectBoard(shipsAt('la-habana', 'bart'), { galleons: 1, schooners: 0 });

scenario('BRE-CANNON-02: without a schooner the fleet keeps a galleon')
  .given(fleets('la-habana', { anne: '3 galleons', bart: 'schooner' }))
  .given(cards('la-habana', 'cannon'))
  .start(scoring, atTheEnd('la-habana'))
  .expectBoard(shipsAt('la-habana', 'anne'), { galleons: 1, schooners: 0 })
  .expectTold('cannon.hit', { seat: 'anne', lost: 2, place: 1 });

scenario('BRE-CANNON-03: all its other ships are in the box for good')
  .given(fleets('la-habana', { anne: '2 galleons, 4 schooners', bart: 'galleon' }))
  .given(cards('la-habana', 'cannon'))
  .start(scoring, atTheEnd('la-habana'))
  .expectChange({ 'anne.lost': 5, 'la-habana.fleets': 'bart 3, anne 2', 'la-habana.cards': -1, box: 1 })
  .expectBoard(({ captains: [anne] }) => [anne!.lostGalleons, anne!.lostSchooners], [2, 3])
  .expectBoard(({ captains: [anne] }) => [anne!.galleons, anne!.schooners], [1, 5]);

scenario('BRE-CANNON-04: then the fleets are lined up by strength again')
  .seats(...crew(4))
  .given(fleets('la-habana', { anne: '3 galleons', bart: 'galleon, schooner', cleo: '2 schooners', dirk: 'schooner' }))
  .given(cards('la-habana', 'cannon'))
  .start(scoring, atTheEnd('la-habana'))
  .expectTold('cannon.hit', { seat: 'anne', lost: 2, place: 3 })
  .expectChange({ 'anne.lost': 2, 'la-habana.fleets': 'bart 5, cleo 4, anne 3, dirk 2', 'la-habana.cards': -1, box: 1 });

scenario('BRE-CANNON-05: a fleet reduced to a tie stands behind all its equals, and ahead of the weaker')
  .seats(...crew(5))
  .given(fleets('la-habana', { anne: '2 galleons', bart: '2 schooners', cleo: 'galleon', dirk: 'galleon', edith: 'schooner' }))
  .given(cards('la-habana', 'cannon'))
  .start(scoring, atTheEnd('la-habana'))
  .expectTold('cannon.hit', { seat: 'anne', lost: 1, place: 4 })
  .expectBoard(line('la-habana'), 'bart 4, cleo 3, dirk 3, anne 3, edith 2');

scenario('BRE-CANNON-05: through a loss it falls behind its equals whatever the table agreed on')
  .options({ 'tied-leader-drops': false })
  .given(fleets('la-habana', { anne: '2 schooners', bart: 'schooner' }))
  .given(cards('la-habana', 'cannon'))
  .start(scoring, atTheEnd('la-habana'))
  .expectTold('cannon.hit', { seat: 'anne', lost: 1, place: 2 })
  .expectBoard(line('la-habana'), 'bart 2, anne 2');

scenario('BRE-CANNON-06: two cannons miss')
  .given(fleets('la-habana', { anne: '3 schooners', bart: '2 schooners' }))
  .given(cards('la-habana', 'cannon', 'cannon'))
  .start(scoring, atTheEnd('la-habana'))
  .expectTold('cannons.missed', { board: 'la-habana', cannons: 2 })
  .expectNotTold('cannon.hit')
  .expectChange({ 'la-habana.cards': -2, box: 2 });

scenario('BRE-CANNON-06: three cannons miss as well')
  .given(fleets('la-habana', { anne: '3 schooners', bart: '2 schooners' }))
  .given(cards('la-habana', 'cannon', 'cannon', 'cannon'))
  .start(scoring, atTheEnd('la-habana'))
  .expectTold('cannons.missed', { board: 'la-habana', cannons: 3 })
  .expectNotTold('cannon.hit')
  .expectChange({ 'la-habana.cards': -3, box: 3 });

scenario('BRE-CANNON-07: a fleet of one ship loses no ship to a cannon')
  .given(fleets('la-habana', { anne: 'galleon', bart: 'schooner' }))
  .given(cards('la-habana', 'cannon'))
  .start(scoring, atTheEnd('la-habana'))
  .expectTold('cannon.hit', { seat: 'anne', lost: 0, place: 1 })
  .expectBoard(shipsAt('la-habana', 'anne'), { galleons: 1, schooners: 0 })
  .expectChange({ 'la-habana.cards': -1, box: 1 });

scenario('BRE-CANNON-07: but if it is tied it drops behind, unless the table agreed otherwise (BRE-Q-06)')
  .options({ 'tied-leader-drops': true })
  .given(fleets('la-habana', { anne: 'galleon', bart: 'galleon', cleo: 'schooner' }))
  .given(cards('la-habana', 'cannon'))
  .start(scoring, atTheEnd('la-habana'))
  .expectTold('cannon.hit', { seat: 'anne', lost: 0, place: 2 })
  .expectChange({ 'la-habana.fleets': 'bart 3, anne 3, cleo 2', 'la-habana.cards': -1, box: 1 });

scenario('BRE-CANNON-07: by default a tied leader drops (BRE-Q-06)')
  .given(fleets('la-habana', { anne: 'schooner', bart: 'schooner', cleo: 'schooner' }))
  .given(cards('la-habana', 'cannon'))
  .start(scoring, atTheEnd('la-habana'))
  .expectBoard(line('la-habana'), 'bart 2, cleo 2, anne 2');

scenario('BRE-CANNON-07: the table may agree that a leader who loses nothing keeps his place (BRE-Q-06)')
  .options({ 'tied-leader-drops': false })
  .given(fleets('la-habana', { anne: 'schooner', bart: 'schooner', cleo: 'schooner' }))
  .given(cards('la-habana', 'cannon'))
  .start(scoring, atTheEnd('la-habana'))
  .expectTold('cannon.hit', { seat: 'anne', lost: 0, place: 1 })
  .expectChange({ 'la-habana.cards': -1, box: 1 })
  .expectBoard(line('la-habana'), 'anne 2, bart 2, cleo 2');

scenario('BRE-CANNON-07: then the musket finds another fleet in the last place (BRE-Q-06)')
  .options({ 'tied-leader-drops': false })
  .given(fleets('la-habana', { anne: 'schooner', bart: 'schooner' }))
  .given(cards('la-habana', 'cannon', 'musket', 'marked-1'))
  .start(scoring, atTheEnd('la-habana'))
  .expectTold('fleet.destroyed', { seat: 'bart' })
  .expectBoard(({ captains }) => captains.map((p) => p.won), [['marked-1'], [], []]);

scenario('BRE-CANNON-08: where no fleet lies a single cannon has no effect (BRE-Q-03)')
  .given(cards('la-habana', 'chest', 'cannon'))
  .start(scoring, at('la-habana'))
  .expectTold('attack.idle', { board: 'la-habana' })
  .expectNotTold('cannon.hit')
  .expectBoard(box, ['cannon', 'chest'])
  .expectChange({ 'la-habana.side': 'colony', 'la-habana.cards': -2, box: 2 })
  .expectDone();
