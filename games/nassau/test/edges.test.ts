// Corners of the rules where two things meet.
import type { SeatOf } from '@boucan/testkit/scenario';
import { backOf, TALES } from '../src/content/tales.ts';
import { dutchman } from '../src/packs/flying-dutchman/board.ts';
import { attackDutchman } from '../src/packs/flying-dutchman/rules.ts';
import { finalCount } from '../src/rules/count.ts';
import { fight, fighting } from '../src/rules/fight.ts';
import { fits } from '../src/rules/holds.ts';
import { receive, receiving } from '../src/rules/ledger.ts';
import { suffer } from '../src/rules/losses.ts';
import { passing } from '../src/rules/quays.ts';
import { refit } from '../src/rules/refit.ts';
import { seaPhase, seaTurn } from '../src/rules/sailing.ts';
import { meetSeaDog } from '../src/rules/sea-dog.ts';
import { townTurn } from '../src/rules/town.ts';
import {
  atSea,
  bare,
  captainAt,
  cleared,
  lay,
  occupied,
  opponents,
  postIn,
  round,
  scenario,
  seaDogIn,
  seaTurnOf,
  ship,
  shipNow,
  talesWith,
  towersOf,
  townTurnOf,
  withPacks,
} from './kit.ts';

const against = (name: string, number: number) => (seat: SeatOf) => fighting(seat(name), number);

// ── decks ──

scenario('NAS-TALE-02: deck A is made anew of S and A cards, the buried jokes among them, and shows a back again')
  .given(
    lay(ship('ulrich', { buried: [12, 13] }), (b) => {
      b.discards = TALES.filter((n) => backOf(n) !== 'B' && n !== 12 && n !== 13);
    }),
  )
  .draws('tale', 'patricia', 4)
  .dice('back', null, 1, 9 + talesWith('A').length)
  .start(receive, (seat) => receiving(seat('patricia'), ['tale-1'], 'sea-dog'))
  .plays('patricia deck deck-arrr')
  .expectTold('deck.renewed', { deck: 'deck-arrr' })
  .expectBoard(
    (b, seat) => [b.deckS.length, b.deckA.length, b.discards.length, shipNow('ulrich')(b, seat).buried, b.top],
    [9, talesWith('A').length, 0, [], 'A'],
  );

scenario('NAS-TALE-02: from the only deck that has cards one draws without being asked')
  .given(lay(ship('ulrich', { hand: TALES.filter((n) => backOf(n) !== 'B') })))
  .start(receive, (seat) => receiving(seat('patricia'), ['tales-2'], 'sea-dog'))
  .expectDone()
  .expectChange({ 'patricia.hand': 2 });

scenario('NAS-INFO-12: when only S cards are left in deck A, an S card is on top')
  .given(lay(ship('ulrich', { hand: TALES.filter((n) => backOf(n) === 'A' && n !== 20) })))
  .draws('tale', 'patricia', 20)
  .start(receive, (seat) => receiving(seat('patricia'), ['tale-1'], 'sea-dog'))
  .plays('patricia deck deck-arrr')
  .expectBoard((b) => b.top, 'S');

// ── fights ──

scenario('NAS-ANIMAL-19: the cat leaves a die alone that shows 3, and is turned')
  .given(
    lay(
      bare,
      opponents(['B', 11]),
      atSea('patricia', 'B', { sails: 2, sailors: 2, standing: 0, crates: 2, animals: { cat: 'ready' } }),
    ),
  )
  .start(fight, against('patricia', 11))
  .draws('token', 'patricia', 'attack-sail', 'attack-sail', 'nothing')
  .dice('defence', 'patricia', 3, 1)
  .plays('patricia fire 1 0')
  .dice('defence', 'patricia', 6)
  .plays('patricia cat')
  .expectTold('dice.rerolled', { dice: [3, 6] })
  .expectBoard((b, seat) => [shipNow('patricia')(b, seat).animals.cat, shipNow('patricia')(b, seat).sails], ['used', 2]);

scenario('NAS-ANIMAL-19: who spares the cat keeps it, and what was rolled counts')
  .given(
    lay(
      bare,
      opponents(['B', 11]),
      atSea('patricia', 'B', { sails: 2, sailors: 2, standing: 0, crates: 2, animals: { cat: 'ready' } }),
    ),
  )
  .start(fight, against('patricia', 11))
  .draws('token', 'patricia', 'attack-sail', 'nothing', 'nothing')
  .dice('defence', 'patricia', 2, 1)
  .plays('patricia fire 1 0', 'patricia no-cat')
  .expectTold('loss.suffered', { loss: 'sail' })
  .expectBoard((b, seat) => shipNow('patricia')(b, seat).animals.cat, 'ready');

scenario('NAS-ANIMAL-19: nobody is asked when everything is repelled')
  .given(
    lay(
      bare,
      opponents(['B', 11]),
      atSea('patricia', 'B', { sails: 2, sailors: 2, standing: 0, crates: 2, animals: { cat: 'ready' } }),
    ),
  )
  .start(fight, against('patricia', 11))
  .draws('token', 'patricia', 'attack-sail', 'nothing', 'nothing')
  .dice('defence', 'patricia', 2, 4)
  .plays('patricia fire 1 0')
  .expectNotTold('loss.suffered')
  .expectTold('opponent.damaged');

scenario('NAS-FIGHT-14: of equal attacks any is as good as another')
  .given(lay(bare, opponents(['B', 11]), atSea('patricia', 'B', { sails: 3, sailors: 3, standing: 0, crates: 1 })))
  .start(fight, against('patricia', 11))
  .draws('token', 'patricia', 'attack-sail', 'attack-sail', 'nothing')
  .dice('defence', 'patricia', 1, 6, 1)
  .plays('patricia fire 1 0')
  .expectTold('attack.repelled', { token: 'attack-sail' })
  .expectBoard((b, seat) => shipNow('patricia')(b, seat).sails, 2);

scenario('NAS-ITEM-06: a bomb’s crates come from the holds when the reserve is short')
  .given(lay(bare, opponents(['B', 20]), atSea('patricia', 'B', { bomb: 1, crates: 3, afield: 16 })))
  .start(fight, against('patricia', 20))
  .plays('patricia bomb')
  .expectChange({ 'patricia.bombs': -1, 'patricia.reserve': -1, 'patricia.crates': -1, 'patricia.shots': 2 });

scenario('NAS-ITEM-05: crab and bomb together beat strength 3 at once, in either order')
  .given(lay(bare, opponents(['B', 18]), atSea('patricia', 'B', { bomb: 1, crates: 0, animals: { crab: 'ready' } })))
  .start(fight, against('patricia', 18))
  .plays('patricia bomb')
  .expectAsked('patricia', 'fight.fire')
  .plays('patricia crab')
  .expectNotTold('tokens.drawn')
  .expectTold('opponent.beaten', { seat: 'patricia' });

scenario('NAS-ANIMAL-20: a lizard whose sailor was lost in the fight does not double the reward')
  .given(
    lay(
      bare,
      opponents(['B', 15]),
      atSea('patricia', 'B', { crates: 1, sailors: 2, sails: 1, standing: 0, animals: { rat: 'ready', lizard: 'ready' } }),
    ),
  )
  .start(fight, against('patricia', 15))
  .draws('token', 'patricia', 'attack-sailor')
  .dice('defence', 'patricia', 1)
  .plays('patricia fire 1 0')
  .expectTold('animal.unseated', { animal: 'lizard' })
  .expectBoard((b, seat) => shipNow('patricia')(b, seat).animals.lizard, 'idle');

scenario('NAS-FIGHT-15: the only weapon type is lost without a question')
  .given(lay(ship('patricia', { weapons: { hook: 2 } })))
  .start(suffer, (seat) => ({ seat: seat('patricia'), loss: 'weapon', cause: 'attack-weapon' }))
  .expectDone()
  .expectChange({ 'patricia.hook': -1 });

// ── holds ──

scenario('NAS-ANIMAL-12: with the option the second load must be of another kind', { rat: 'two-kinds' }).expectBoard(
  (b) => {
    const s = { ...b.ships[0]!, holds: 3, ratRound: 1 };
    return [
      fits(b, s, 16, 0, 0),
      fits(b, s, 12, 1, 0),
      fits(b, s, 12, 0, 1),
      fits(b, s, 0, 9, 1),
      fits(b, s, 0, 0, 4),
      fits(b, s, 12, 1, 1),
    ];
  },
  [false, true, true, true, false, false],
);

scenario('NAS-TRADE-05: a good can push out another good')
  .given(
    lay(
      bare,
      cleared('B'),
      postIn('B', 'post-1', 'silver'),
      atSea('patricia', 'B', { weapons: { pistol: 1 }, crates: 0, provisions: 1, goods: { tobacco: 3 }, holds: 3 }),
      ship('patricia', { provisions: 1, ratRound: 1 }),
    ),
  )
  .given((b) => {
    b.ships[0]!.ratRound = 1;
  })
  .start(seaTurn, seaTurnOf('patricia'))
  .plays('patricia plunder post-1')
  .expectBoard((b, seat) => shipNow('patricia')(b, seat).goods.silver, 1);

// ── the town ──

scenario('NAS-TOWN-13: a relocation may open an extra move')
  .given(lay(captainAt('t5a-r', 't8a-q'), occupied('ulrich', 18, 46), occupied('beate', 54), ship('frank', { doubloon: 1 })))
  .start(townTurn, townTurnOf('frank'))
  .plays('frank walk 19 t5a-q 1', 'frank take sail')
  .expectAsked('frank', 'town.again')
  .expectCan('frank', 'relocate t8a-q')
  .plays('frank relocate t8a-q')
  .expectTold('doubloons.paid', { n: 1, cause: 'extra-move' })
  .plays('frank walk 32 t8a-p 2')
  .expectDone();

scenario('NAS-BARGE-03: the way out takes its pirates from those for the way back')
  .given(lay(captainAt('t1a-p'), ship('ulrich', { standing: 3 })))
  .start(townTurn, townTurnOf('ulrich'))
  .plays('ulrich barge 64 1')
  .expectWhyNot('ulrich', 'land 72 t3a-q 3', 'NAS-BARGE-03', 'too-few-pirates');

scenario('NAS-ANIMAL-21: the little kraken may be spared')
  .given(lay(ship('patricia', { animals: { 'pet-kraken': 'ready' } })))
  .start(passing, (seat) => ({ seat: seat('patricia'), quay: -1 }))
  .plays('patricia dock quay-2', 'patricia once')
  .expectBoard((b, seat) => [shipNow('patricia')(b, seat).rum, shipNow('patricia')(b, seat).animals['pet-kraken']], [2, 'ready'])
  .expectDone();

// ── the sea ──

scenario('NAS-PASS-06: a boat that has sailed leaves its quay free, and so does one that goes home')
  .given(
    lay(
      cleared('A', 'B', 'D'),
      atSea('patricia', 'A', { quay: 2 }),
      atSea('ulrich', 'A', { quay: 3 }),
      atSea('beate', 'A'),
      atSea('frank', 'A'),
    ),
  )
  .start(seaPhase, { seat: 0 })
  .plays('patricia enter B 0', 'patricia tale deck-b', 'ulrich head-for home')
  .expectBoard(({ ships }) => ships.map((s) => s.quay), [-1, -1, -1, -1]);

scenario('NAS-SEADOG-05: without a crate in reserve the last one from a hold marks the trade')
  .given(lay(seaDogIn('C', 'offering-1'), ship('patricia', { crates: 1, afield: 19 })))
  .start(meetSeaDog, (seat) => ({ seat: seat('patricia'), gain: 'rum-2' as const }))
  .plays('patricia deck deck-b', 'patricia buy bomb')
  .expectChange({
    'patricia.hand': 1,
    'patricia.doubloons': -1,
    'patricia.bombs': 1,
    'patricia.crates': -1,
    'patricia.marker': 1,
  });

scenario('NAS-SEADOG-04: one may buy nothing')
  .given(lay(seaDogIn('C', 'offering-1')))
  .start(meetSeaDog, (seat) => ({ seat: seat('patricia'), gain: 'rum-2' as const }))
  .plays('patricia deck deck-b', 'patricia no-trade')
  .expectDone()
  .expectChange({ 'patricia.hand': 1 });

// ── the count ──

scenario('NAS-SCORE-01: all six counts come together')
  .given(
    lay(
      bare,
      towersOf('patricia', 2, 1),
      ship('patricia', {
        beaten: [4, 11],
        hidden: 1,
        weapons: { hook: 2 },
        animals: { cat: 'ready' },
        crates: 0,
        provisions: 2,
        rum: 1,
        doubloon: 1,
        contract: 2,
        hand: [],
      }),
    ),
  )
  .start(finalCount, { tracks: [] })
  .expectTold('count.total', {
    seat: 'patricia',
    towers: 6,
    opponents: 12,
    goods: 3,
    weapons: 6,
    companions: 8,
    cargo: 3,
    expansion: 0,
    total: 48,
  });

scenario('NAS-REFIT-08: what was told this round counts for nothing in the next')
  .given(lay(round(2), ship('patricia', { told: [8], talePoints: 3 })))
  .start(refit, {})
  .expectBoard((b, seat) => shipNow('patricia')(b, seat).talePoints, 0);

// ── packs ──

const withDutchman = withPacks('flying-dutchman');
const harpoons = (b: Parameters<typeof dutchman.of>[0]): void => {
  Object.assign(dutchman.of(b), { tiles: [2], bag: [1, 3, 4, 5, 6, 7, 8], weapons: ['harpoon', 'pistol', 'sabre', 'hook'] });
};

withDutchman('NAS-DUTCH-11: the crab helps once')
  .given(harpoons)
  .given(lay(atSea('beate', 'C', { crates: 4, sailors: 2, standing: 0, animals: { crab: 'ready' } })))
  .start(attackDutchman, (seat) => ({ seat: seat('beate'), crab: false, bombed: false }))
  .draws('token', 'beate', 'nothing')
  .plays('beate crab')
  .expectOptions('beate', ['fire 1 0'])
  .plays('beate fire 1 0')
  .expectTold('tokens.drawn', { tokens: ['nothing'] });

withDutchman('NAS-DUTCH-26: not after sailing')
  .given(harpoons)
  .given(lay(cleared('A', 'B', 'G', 'H'), atSea('beate', 'G', { compass: 1, crates: 1 })))
  .start(seaTurn, seaTurnOf('beate'))
  .plays('beate enter H 0')
  .expectWhyNot('beate', 'steer dutchman', 'NAS-SAIL-13');

withDutchman('NAS-DUTCH-19: a tile that somebody hit is not called unhit')
  .given(harpoons)
  .given((b) => {
    Object.assign(dutchman.of(b), { crates: [1, 0, 0, 0] });
    b.ships[0]!.afield = 1;
    b.ships[0]!.reserve--;
  })
  .start(refit, {})
  .expectNotTold('dutchman.unscored');
