import { expect, test } from 'vitest';
import { scoring } from '../src/rules/scoring.ts';
import {
  ANNE_BEGINS,
  atTheEnd,
  BART_BEGINS,
  cards,
  crew,
  fleets,
  hand,
  line,
  randomMatch,
  scenario,
  shipsAt,
  wonBy,
} from './kit.ts';

scenario('BRE-FLEET-01: a galleon has three sails')
  .options(ANNE_BEGINS)
  .plays('anne ship galleon la-habana')
  .expectTold('ship.played', { seat: 'anne', ship: 'galleon', sails: 3 })
  .expectBoard(line('la-habana'), 'anne 3');

scenario('BRE-FLEET-01: a schooner has two sails')
  .options(ANNE_BEGINS)
  .plays('anne ship schooner la-habana')
  .expectTold('ship.played', { seat: 'anne', ship: 'schooner', sails: 2 })
  .expectBoard(line('la-habana'), 'anne 2');

scenario('BRE-FLEET-02: the strength of a fleet is the sum of its sails')
  .options(ANNE_BEGINS)
  .given(fleets('la-habana', { anne: '2 galleons, 3 schooners' }))
  .expectBoard(line('la-habana'), 'anne 12')
  .plays('anne ship galleon la-habana')
  .expectTold('ship.played', { sails: 15 })
  .expectBoard(line('la-habana'), 'anne 15');

scenario('BRE-FLEET-02: it is the sails that count, not the ships: three schooners are as strong as two galleons')
  .options(BART_BEGINS)
  .given(fleets('la-habana', { anne: '2 galleons', bart: '2 schooners' }))
  .plays('bart ship schooner la-habana')
  .expectChange({ 'bart.ships': -1, 'la-habana.fleets': 'anne 6, bart 6' });

scenario('BRE-FLEET-03: all ships of a player at a board are one fleet, and those at other boards are others')
  .options(BART_BEGINS)
  .given(fleets('la-habana', { anne: '2 galleons', bart: 'schooner' }))
  .given(fleets('san-juan', { bart: '3 schooners' }))
  .plays('bart ship galleon la-habana')
  .expectBoard(({ boards }) => boards[0]!.fleets.length, 2)
  .expectBoard(shipsAt('la-habana', 'bart'), { galleons: 1, schooners: 1 })
  .expectChange({ 'bart.ships': -1, 'la-habana.fleets': 'anne 6, bart 5' });

scenario('BRE-FLEET-04: the strongest fleet stands at position 1, and the others follow by strength')
  .seats(...crew(4))
  .options({ 'first-seat': 3 })
  .given(fleets('la-habana', { bart: '3 galleons', cleo: '3 schooners', dirk: '2 schooners', anne: 'schooner' }))
  .plays('dirk ship galleon la-habana')
  .expectTold('ship.played', { seat: 'dirk', place: 2, sails: 7 })
  .expectChange({ 'dirk.ships': -1, 'la-habana.fleets': 'bart 9, dirk 7, cleo 6, anne 2' });

test('BRE-FLEET-04: fleets stand in the order of their strength at any time', () => {
  for (const players of [3, 4, 5, 6])
    for (const { after } of randomMatch(players, `order ${players}`))
      for (const { fleets } of after.board.boards) {
        const sails = fleets.map((f) => 3 * f.galleons + 2 * f.schooners);
        expect(sails).toEqual([...sails].sort((a, b) => b - a));
      }
});

scenario('BRE-FLEET-05: he who brings about a tie ends up behind every fleet of that strength')
  .seats(...crew(4))
  .options({ 'first-seat': 3 })
  .given(fleets('la-habana', { anne: '2 schooners', bart: '2 schooners', cleo: 'galleon', dirk: 'schooner' }))
  .plays('dirk ship schooner la-habana')
  .expectTold('ship.played', { seat: 'dirk', place: 3, sails: 4 })
  .expectChange({ 'dirk.ships': -1, 'la-habana.fleets': 'anne 4, bart 4, dirk 4, cleo 3' });

scenario('BRE-FLEET-05: the same goes for a fleet that is new')
  .seats(...crew(4))
  .options({ 'first-seat': 3 })
  .given(fleets('la-habana', { anne: 'galleon', bart: 'galleon', cleo: 'schooner' }))
  .plays('dirk ship galleon la-habana')
  .expectTold('ship.played', { seat: 'dirk', place: 3, sails: 3 })
  .expectChange({ 'dirk.ships': -1, 'la-habana.fleets': 'anne 3, bart 3, dirk 3, cleo 2' });

scenario('BRE-FLEET-05: a fleet that grows while it leads stays in the lead')
  .options(ANNE_BEGINS)
  .given(fleets('la-habana', { anne: '2 schooners', bart: '2 schooners' }))
  .plays('anne ship schooner la-habana')
  .expectChange({ 'anne.ships': -1, 'la-habana.fleets': 'anne 6, bart 4' });

scenario('BRE-FLEET-06: a growing fleet overtakes only weaker ones, and the order of the others stays (BRE-Q-05)')
  .seats(...crew(5))
  .options({ 'first-seat': 4 })
  .given(
    fleets('la-habana', { bart: '2 galleons', anne: '3 schooners', dirk: '2 schooners', cleo: '2 schooners', edith: 'galleon' }),
  )
  .plays('edith ship schooner la-habana')
  .expectChange({ 'edith.ships': -1, 'la-habana.fleets': 'bart 6, anne 6, edith 5, dirk 4, cleo 4' });

scenario('BRE-FLEET-06: equal fleets stand in the order in which they reached that strength')
  .options(ANNE_BEGINS)
  .given(fleets('la-habana', { bart: '2 schooners', anne: 'schooner', cleo: 'schooner' }))
  .given(hand('anne', 'chest', 'chest', 'chest', 'chest'))
  .given(hand('bart', 'doubloons-1', 'doubloons-1', 'doubloons-1', 'doubloons-1'))
  .plays('anne ship schooner la-habana', 'anne card chest san-juan up')
  .expectBoard(line('la-habana'), 'bart 4, anne 4, cleo 2')
  .plays('bart ship schooner san-juan', 'bart card doubloons-1 santo-domingo up', 'cleo ship schooner la-habana')
  .expectBoard(line('la-habana'), 'bart 4, anne 4, cleo 4');

scenario('BRE-FLEET-07: six fleets can lie at one board, lined up by strength behind position 3 as well')
  .seats(...crew(6))
  .options({ 'first-seat': 5 })
  .given(
    fleets('la-habana', {
      anne: '4 schooners',
      bart: '3 schooners',
      cleo: 'galleon, schooner',
      dirk: '2 schooners',
      edith: 'schooner',
    }),
  )
  .plays('finn ship galleon la-habana')
  .expectTold('ship.played', { seat: 'finn', place: 5, sails: 3 })
  .expectChange({ 'finn.ships': -1, 'la-habana.fleets': 'anne 8, bart 6, cleo 5, dirk 4, finn 3, edith 2' });

scenario('BRE-FLEET-08: a fleet behind position 3 takes part in the sharing')
  .seats(...crew(4))
  .given(fleets('la-habana', { anne: '3 schooners', bart: 'galleon, schooner', cleo: '2 schooners', dirk: 'galleon' }))
  .given(cards('la-habana', 'chest', 'chest', 'chest', 'chest'))
  .start(scoring, atTheEnd('la-habana'))
  .expectBoard(wonBy('dirk'), ['chest']);

scenario('BRE-FLEET-08: a fleet behind position 3 can be the weakest, but has no number for marked doubloons')
  .seats(...crew(5))
  .given(
    fleets('la-habana', {
      anne: '3 schooners',
      bart: 'galleon, schooner',
      cleo: '2 schooners',
      dirk: 'galleon',
      edith: 'schooner',
    }),
  )
  .given(cards('la-habana', 'musket', 'marked-1', 'marked-2', 'marked-3'))
  .start(scoring, atTheEnd('la-habana'))
  .expectTold('fleet.destroyed', { seat: 'edith' })
  .expectBoard(({ captains }) => captains.map((p) => p.won), [['marked-1'], ['marked-2'], ['marked-3'], [], []]);

scenario('BRE-FLEET-09: marked doubloons 3 are for the third fleet, not for those beside it (BRE-Q-21)')
  .seats(...crew(5))
  .given(
    fleets('la-habana', {
      edith: '3 schooners',
      dirk: 'galleon, schooner',
      cleo: 'schooner',
      bart: 'schooner',
      anne: 'schooner',
    }),
  )
  .given(cards('la-habana', 'marked-3', 'marked-3', 'marked-3'))
  .start(scoring, atTheEnd('la-habana'))
  .expectBoard(({ captains }) => captains.map((p) => p.won.length), [0, 0, 3, 0, 0]);
