// The printed examples.

import { expect, test } from 'vitest';
import { dutchman } from '../src/packs/flying-dutchman/board.ts';
import { attackDutchman, placesOf } from '../src/packs/flying-dutchman/rules.ts';
import { merchant } from '../src/packs/travelling-merchant/pack.ts';
import { campfire } from '../src/rules/campfire.ts';
import { companionPoints, goodsPoints, opponentPoints, towerPoints, weaponPoints } from '../src/rules/count.ts';
import { fight, fighting } from '../src/rules/fight.ts';
import { receive, receiving } from '../src/rules/ledger.ts';
import { passing } from '../src/rules/quays.ts';
import { refit } from '../src/rules/refit.ts';
import { home, skullIsland } from '../src/rules/return.ts';
import { seaTurn } from '../src/rules/sailing.ts';
import { townPhase, townTurn } from '../src/rules/town.ts';
import {
  atSea,
  bare,
  captainAt,
  cleared,
  lay,
  mountains,
  occupied,
  opponents,
  outpostIn,
  postIn,
  round,
  scenario,
  seaDogIn,
  seaTurnOf,
  ship,
  shipNow,
  spaceAt,
  towerIn,
  towersOf,
  town,
  townTurnOf,
  withPacks,
} from './kit.ts';

/** T3b turned by half directly above T1b turned by half. */
const PLAN = 't3b2 t2a0 t4a0 t1b2 t5a0 t6a0 t7a0 t8a0 t9a0';
const beforeTheWell = lay(town(PLAN), captainAt('t3b-p'));

scenario('EX-01: four pirates in the alley, and two doubloons at its end')
  .given(beforeTheWell)
  .start(townTurn, townTurnOf('patricia'))
  .plays('patricia walk 44 t1b-s 4')
  .expectChange({
    'patricia.standing': -4,
    'patricia.town': 4,
    'patricia.doubloons': 2,
    captain: 't1b-s',
  });

scenario('EX-02: two pirates in the other, and one closed hold becomes an open one')
  .given(beforeTheWell)
  .start(townTurn, townTurnOf('patricia'))
  .plays('patricia walk 0 t3b-q 2')
  .expectChange({ 'patricia.standing': -2, 'patricia.town': 2, 'patricia.holds': 1, captain: 't3b-q' });

scenario('EX-03: who has a cat and a crab can take only the rat, and its place is filled at once')
  .given(lay(ship('patricia', { animals: { cat: 'ready', crab: 'ready' } }), mountains('cat', 'crab', 'rat')))
  .draws('animal', null, 'parrot')
  .start(receive, (seat) => receiving(seat('patricia'), ['animal'], 't2a-p'))
  .expectDone()
  .expectChange({ 'patricia.animals': 'rat idle, crab, cat', mountains: 'cat, crab, parrot' });

scenario('EX-04: the crab is turned over when it is used, and is no help in a second fight')
  .given(lay(opponents(['B', 11], ['B', 25]), atSea('patricia', 'B', { crates: 4, animals: { crab: 'ready' } })))
  .start(fight, (seat) => fighting(seat('patricia'), 11))
  .expectOptions('patricia', ['fire 1 0', 'crab'])
  .draws('token', 'patricia', 'nothing', 'nothing')
  .plays('patricia crab', 'patricia fire 1 0')
  .expectBoard((b, seat) => shipNow('patricia')(b, seat).animals.crab, 'used');

scenario('EX-05: out by an alley of one section, back by one of two, and a doubloon for the barge')
  .given(lay(town('t1a0 t3a0 t2b0 t4a0 t5a0 t6a0 t7a0 t8a0 t9a0'), captainAt('t1a-p'), ship('ulrich', { standing: 3 })))
  .start(townTurn, townTurnOf('ulrich'))
  .plays('ulrich barge 63 1', 'ulrich land 72 t2b-q 2')
  .expectChange({
    'ulrich.standing': -3,
    'ulrich.town': 3,
    'ulrich.doubloons': -1,
    'ulrich.provisions': 2,
    captain: 't2b-q',
  });

scenario('EX-06: a pause costs a rum and no pirate, and he plays again')
  .given(
    lay(ship('frank', { standing: 4 }), (b) => {
      b.dolphin = 3;
    }),
  )
  .start(townPhase, { seat: 3 })
  .plays('frank pause')
  .expectChange({ 'frank.rum': -1 })
  .plays('patricia pass', 'patricia dock quay-1', 'ulrich pass', 'ulrich dock quay-2', 'beate pass', 'beate dock quay-3')
  .expectAsked('frank', 'town.turn')
  .expectCan('frank', 'walk 19 t5a-q 1');

scenario('EX-07: with every alley taken he puts the captain back where it was, free and for nothing, and goes on from there')
  .given(lay(captainAt('t5a-q', 't5a-r'), occupied('patricia', 18, 19, 46), occupied('ulrich', 54)))
  .start(townTurn, townTurnOf('frank'))
  .expectCan('frank', 'relocate t5a-r')
  .plays('frank relocate t5a-r')
  .expectChange({ captain: 't5a-r' })
  .expectAsked('frank', 'town.move');

scenario('EX-08: the quay with a doubloon gives two provisions and a doubloon')
  .start(passing, (seat) => ({ seat: seat('frank'), quay: -1 }))
  .plays('frank dock quay-1')
  .expectChange({ 'frank.provisions': 2, 'frank.doubloons': 1, 'frank.stage': 'sea', dolphin: 'frank' });

scenario('EX-09: three sails and two sailors reach two zones and no third')
  .given(lay(cleared('A', 'B', 'C', 'E'), atSea('ulrich', 'A', { sails: 3, sailors: 2, standing: 0 })))
  .start(seaTurn, seaTurnOf('ulrich'))
  .expectCan('ulrich', 'tale deck-b')
  .plays('ulrich enter B 0')
  .expectCan('ulrich', 'tale deck-b')
  .plays('ulrich enter C 0')
  .expectWhyNot('ulrich', 'enter F 1', 'NAS-SAIL-04', 'no-sailor-left');

scenario('EX-10: a pirate who lies down brings a third zone')
  .given(lay(cleared('A', 'B', 'C', 'E', 'F'), atSea('ulrich', 'A', { sails: 3, sailors: 2, standing: 1 })))
  .start(seaTurn, seaTurnOf('ulrich'))
  .plays('ulrich enter B 0', 'ulrich enter C 0', 'ulrich enter F 1')
  .expectChange({ 'ulrich.zone': 'F', 'ulrich.standing': -1, 'ulrich.lying': 1, 'ulrich.provisions': -1 })
  .expectWhyNot('ulrich', 'enter I 1', 'NAS-SAIL-04', 'no-sail-left');

scenario('EX-11: a kraken in the first zone ends the voyage; any action will do, and next turn one sails on')
  .given(lay(opponents(['B', 4]), atSea('beate', 'A', { provisions: 2 })))
  .start(seaTurn, seaTurnOf('beate'))
  .plays('beate enter B 0')
  .expectTold('kraken.stopped', { seat: 'beate' })
  .expectWhyNot('beate', 'enter C 0', 'NAS-SAIL-07', 'kraken-stops')
  .expectCan('beate', 'tale deck-b');

const harpooner = atSea('beate', 'B', { sailors: 2, weapons: { harpoon: 2 }, crates: 4, standing: 1 });

scenario('EX-12: two sailors and three harpoons throw two crates')
  .given(lay(opponents(['B', 5]), harpooner, ship('beate', { standing: 0 })))
  .start(fight, (seat) => fighting(seat('beate'), 5))
  .expectOptions('beate', ['fire 1 0', 'fire 2 0']);

scenario('EX-13: with a pirate who lies down three')
  .given(lay(opponents(['B', 5]), harpooner))
  .start(fight, (seat) => fighting(seat('beate'), 5))
  .expectOptions('beate', ['fire 1 0', 'fire 2 0', 'fire 3 1']);

/** Opponent 11 is of strength 3, with a random good and 3 points. */
const halfBeaten = lay(
  bare,
  opponents(['B', 11, { patricia: 2 }]),
  atSea('ulrich', 'B', { crates: 4, weapons: { cannon: 1 }, rum: 1 }),
);

scenario(
  'EX-14, EX-16, EX-17: one crate dodged, one damage done; the good, the points and the tile are his, and all crates go home',
)
  .given(halfBeaten)
  .start(fight, (seat) => fighting(seat('ulrich'), 11))
  .draws('token', 'ulrich', 'dodge', 'nothing', 'nothing')
  .draws('good', 'ulrich', 'silver')
  .plays('ulrich fire 2 0')
  .expectAsked('ulrich', 'fight.dodge')
  .plays('ulrich give-way')
  .expectTold('opponent.damaged', { seat: 'ulrich', damage: 1 })
  .expectChange({
    'ulrich.shots': -2,
    'ulrich.reserve': 2,
    'ulrich.goods': 'silver',
    'ulrich.score': 3,
    'ulrich.beaten': '11',
    'patricia.shots': -2,
    'patricia.reserve': 2,
  });

scenario('EX-15: three sails and four sailors roll three dice, and one that shows enough repels the attack')
  .given(lay(opponents(['B', 1]), atSea('frank', 'B', { sails: 3, sailors: 4, weapons: { harpoon: 1 }, crates: 2 })))
  .start(fight, (seat) => fighting(seat('frank'), 1))
  .draws('token', 'frank', 'attack-sail')
  .dice('defence', 'frank', 2, 1, 3)
  .plays('frank fire 1 0')
  .expectTold('attack.repelled', { seat: 'frank', token: 'attack-sail' })
  .expectBoard((b, seat) => shipNow('frank')(b, seat).sails, 3);

scenario('EX-18: a pirate for good, and a pistol')
  .given(lay(cleared('B'), outpostIn('B', 'outpost-1'), atSea('patricia', 'B', { standing: 8 })))
  .start(seaTurn, seaTurnOf('patricia'))
  .plays('patricia capture outpost-1')
  .expectChange({ 'patricia.provisions': -1, 'patricia.standing': -1, 'patricia.outposts': 1, 'patricia.pistol': 1 });

scenario('EX-19: three crates drive out two, and their owner has two points for it')
  .given(
    lay(
      cleared('B'),
      towerIn('B', 'tower-1', 'beate', 2),
      atSea('frank', 'B', { sailors: 3, weapons: { pistol: 2 }, crates: 3 }),
    ),
  )
  .start(seaTurn, seaTurnOf('frank'))
  .plays('frank occupy tower-1', 'frank place 3 0')
  .expectChange({
    'frank.provisions': -1,
    'frank.crates': -3,
    'frank.towers': 1,
    'frank.towerCrates': 3,
    'beate.towers': -1,
    'beate.towerCrates': -2,
    'beate.reserve': 2,
    'beate.score': 2,
  });

scenario('EX-20: two pistols, a sailor and a pirate who lies down plunder the emeralds')
  .given(
    lay(
      cleared('B'),
      postIn('B', 'post-1', 'emeralds'),
      atSea('patricia', 'B', { sailors: 1, standing: 1, weapons: { pistol: 1 }, crates: 3, provisions: 1 }),
    ),
  )
  .start(seaTurn, seaTurnOf('patricia'))
  .plays('patricia plunder post-1')
  .expectChange({ 'patricia.provisions': -1, 'patricia.standing': -1, 'patricia.lying': 1, 'patricia.goods': 'emeralds' });

scenario('EX-21: a tale and two rum from the sea dog, and a bomb for a doubloon')
  .given(lay(cleared('B'), seaDogIn('B', 'offering-1'), atSea('beate', 'B', { doubloon: 1 })))
  .start(seaTurn, seaTurnOf('beate'))
  .plays('beate meet', 'beate deck deck-b', 'beate buy bomb')
  .expectChange({
    'beate.provisions': -1,
    'beate.rum': 2,
    'beate.hand': 1,
    'beate.doubloons': -1,
    'beate.bombs': 1,
    'beate.reserve': -1,
    'beate.marker': 1,
  });

scenario('EX-22: three goods for five doubloons, in the order she likes')
  .given(
    lay(bare, ship('patricia', { doubloon: 5, crates: 0, provisions: 0, goods: { 'sugar-cane': 1, tobacco: 1, silver: 1 } })),
  )
  .start(skullIsland, (seat) => ({ seat: seat('patricia'), left: 0 }))
  .plays('patricia bring 3 5', 'patricia hide tobacco', 'patricia hide sugar-cane')
  .expectDone()
  .expectChange({ 'patricia.doubloons': -5, 'patricia.goods': '', 'patricia.hidden': 2, 'patricia.centre': 1 });

scenario('EX-23: a rum, two tales of five points each and a bad joke make eleven')
  .given(lay(ship('frank', { rum: 1, hand: [14, 13, 74], animals: { cat: 'ready', crab: 'ready' } })))
  .start(campfire, (seat) => ({ seat: seat('frank'), left: 0, points: 0, doubled: false }))
  .plays('frank tell tale-14', 'frank tell tale-13', 'frank joke tale-74')
  .expectDone()
  .expectChange({ 'frank.hand': -3, 'frank.told': 2, 'frank.jokes': 1, 'frank.score': 11 });

scenario('EX-24: the best tales win five points, none loses five, and the others nothing')
  .given(
    lay(
      round(4),
      ship('frank', { told: [14, 13], talePoints: 10 }),
      ship('beate', { told: [7], talePoints: 2 }),
      ship('patricia', { jokes: [74], talePoints: 1 }),
    ),
  )
  .start(refit, {})
  .expectChange({
    'frank.score': 5,
    'frank.told': -2,
    'beate.told': -1,
    'patricia.jokes': -1,
    'ulrich.score': -5,
  });

scenario('EX-25: the first one home begins the next round')
  .given(
    lay(ship('patricia', { stage: 'home' }), (b) => {
      b.phase = 'caribbean';
      b.dolphin = 2;
    }),
  )
  .start(home, (seat) => ({ seat: seat('patricia'), crates: 0, tales: 0, points: 0 }))
  .expectChange({ dolphin: 'patricia' });

scenario('EX-26: seven crates on three towers make twenty-one points')
  .given(lay(towersOf('beate', 3, 2, 2)))
  .expectBoard((b, seat) => towerPoints(b, seat('beate')), { crates: 7, towers: 3, points: 21 });

scenario('EX-27: twelve points of three kinds make thirty-six')
  .given(lay(ship('ulrich', { beaten: [4, 12, 20] })))
  .expectBoard((b, seat) => opponentPoints(shipNow('ulrich')(b, seat)), { sum: 12, kinds: 3, points: 36 });

scenario('EX-28: two goods on spaces worth three each and two in the centre make twenty-four')
  .given(lay(bare, ship('patricia', { hidden: 2, centre: { silver: 2 } })))
  .expectBoard((b, seat) => goodsPoints(shipNow('patricia')(b, seat)), { sum: 6, goods: 4, points: 24 });

scenario('EX-29: five cannons with the printed one, seven weapons won: thirty-five')
  .given(lay(ship('frank', { weapons: { cannon: 4, sabre: 2, harpoon: 1 } })))
  .expectBoard((b, seat) => weaponPoints(shipNow('frank')(b, seat)), { most: 5, tokens: 7, points: 35 });

scenario('EX-30: three pairs of sailor and animal make twenty-four, the fourth sailor nothing')
  .given(lay(ship('patricia', { sailors: 4, animals: { cat: 'ready', crab: 'used', rat: 'ready' } })))
  .expectBoard((b, seat) => companionPoints(shipNow('patricia')(b, seat)), { pairs: 3, points: 24 });

const withDutchman = withPacks('flying-dutchman');

withDutchman('EX-31: three crates on the Dutchman, and two rum whatever comes back')
  .given((b) => Object.assign(dutchman.of(b), { weapons: ['harpoon', 'pistol', 'sabre', 'hook'] }))
  .given(lay(atSea('beate', 'B', { sailors: 2, standing: 1, weapons: { harpoon: 2 }, crates: 4 })))
  .start(attackDutchman, (seat) => ({ seat: seat('beate'), crab: false, bombed: false }))
  .draws('token', 'beate', 'attack-sail', 'nothing')
  .dice('defence', 'beate', 3, 4)
  .plays('beate fire 3 1')
  .expectChange({ 'beate.crates': -3, 'beate.afield': 3, 'beate.rum': 2, 'beate.standing': -1, 'beate.lying': 1 });

withDutchman('EX-32: three crates beat two for seven points; one goes below the tile, the rest to the large quay')
  .given((b) => Object.assign(dutchman.of(b), { tiles: [2], bag: [1, 3, 4, 5, 6, 7, 8], crates: [0, 2, 3, 0] }))
  .given(
    lay(
      ship('ulrich', { afield: 2, jokes: [74], talePoints: 1 }),
      ship('beate', { afield: 3, jokes: [73], talePoints: 1 }),
      ship('patricia', { jokes: [72], talePoints: 1 }),
      ship('frank', { jokes: [71], talePoints: 1 }),
    ),
  )
  .start(refit, {})
  .expectTold('dutchman.scored', { seat: 'beate', crates: 3, points: 7 })
  .expectNotTold('dutchman.scored', { seat: 'ulrich' })
  .expectBoard(
    (b) => [dutchman.of(b).crates, dutchman.of(b).large, dutchman.of(b).below.slice(0, 4)],
    [
      [0, 0, 0, 0],
      [0, 2, 2, 0],
      [0, 0, 1, 0],
    ],
  );

test('EX-33: two first places take 25 each, the second is not given, the third 10, and without a crate nothing', () => {
  expect(placesOf([5, 2, 5, 0]).map(({ points }) => points)).toEqual([25, 10, 25, 0]);
});

withPacks('travelling-merchant')('EX-34: a sail from the space, a provision from the merchant, a crate for a doubloon')
  .given(lay(town('t1a0 t2a0 t3a0 t4a0 t5a0 t6a0 t8a0 t7a0 t9a0'), captainAt('t8a-r')))
  .given((b) => {
    merchant.of(b).pawn = spaceAt(b, 't8a-s');
  })
  .start(townTurn, townTurnOf('frank'))
  .plays('frank walk 30 t8a-s 2', 'frank take provision-1', 'frank take crate-1', 'frank send t1a-q')
  .expectChange({
    captain: 't8a-s',
    'frank.standing': -2,
    'frank.town': 2,
    'frank.sails': 1,
    'frank.provisions': 1,
    'frank.doubloons': -1,
    'frank.crates': 1,
    'frank.reserve': -1,
  })
  .expectBoard((b) => merchant.of(b).pawn, 1);

scenario('EX-35: the rat has a good and a provision in one hold')
  .given(
    lay(
      bare,
      ship('patricia', { crates: 8, provisions: 1, goods: {}, animals: { rat: 'ready' } }),
      postIn('B', 'post-1', 'silver'),
      cleared('B'),
      atSea('patricia', 'B', { provisions: 2, weapons: { pistol: 1 } }),
    ),
  )
  .start(seaTurn, seaTurnOf('patricia'))
  .plays('patricia plunder post-1')
  .expectAsked('patricia', 'holds.room')
  .plays('patricia rat')
  .expectBoard(
    (b, seat) => {
      const s = shipNow('patricia')(b, seat);
      return [s.holds, s.crates, s.provisions, s.goods.silver, s.animals.rat];
    },
    [3, 8, 1, 1, 'used'],
  );

scenario('EX-36: with the crab strength 3 draws two tokens and falls to two crates, for its full points')
  .given(lay(bare, opponents(['B', 11]), atSea('beate', 'B', { crates: 2, weapons: { cannon: 1 }, animals: { crab: 'ready' } })))
  .start(fight, (seat) => fighting(seat('beate'), 11))
  .draws('token', 'beate', 'nothing', 'nothing')
  .draws('good', 'beate', 'silver')
  .plays('beate crab', 'beate fire 2 0')
  .expectTold('tokens.drawn', { tokens: ['nothing', 'nothing'] })
  .expectTold('points.scored', { seat: 'beate', points: 3 })
  .expectBoard((b, seat) => shipNow('beate')(b, seat).beaten, [11]);

scenario('EX-37: the cat rolls exactly the two dice that failed, once')
  .given(lay(bare, opponents(['B', 11]), atSea('patricia', 'B', { sails: 3, sailors: 3, crates: 2, animals: { cat: 'ready' } })))
  .start(fight, (seat) => fighting(seat('patricia'), 11))
  .draws('token', 'patricia', 'attack-sail', 'attack-sail', 'attack-rum')
  .dice('defence', 'patricia', 1, 5, 2)
  .plays('patricia fire 1 0')
  .expectAsked('patricia', 'fight.cat')
  .dice('defence', 'patricia', 3, 1)
  .plays('patricia cat')
  .expectTold('dice.rerolled', { dice: [3, 5, 1] })
  .expectAsked('patricia', 'fight.repel');

scenario('EX-38: the monkey spirit pays the pause with a rum that is kept')
  .given(lay(ship('beate', { rum: 1, animals: { 'monkey-spirit': 'ready' } })))
  .start(townTurn, townTurnOf('beate'))
  .plays('beate pause', 'beate keep')
  .expectTold('turn.paused', { seat: 'beate' })
  .expectChange({ 'beate.animals': 'monkey-spirit used' });
