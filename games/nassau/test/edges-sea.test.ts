// Edges at sea and at home: a fight that leaves no damage, dice for all attacks, the last card of a deck, what a count says and what not.
import type { SeatOf } from '@boucan/testkit/scenario';
import { WEAPONS } from '../src/content/gains.ts';
import { backOf, TALES } from '../src/content/tales.ts';
import { OUTPOST_IDS } from '../src/content/tiles.ts';
import { campfire } from '../src/rules/campfire.ts';
import { finalCount } from '../src/rules/count.ts';
import { counter, countering } from '../src/rules/counter.ts';
import { canDraw } from '../src/rules/decks.ts';
import { fight, fighting } from '../src/rules/fight.ts';
import { receive, receiving } from '../src/rules/ledger.ts';
import { suffer } from '../src/rules/losses.ts';
import { quayId } from '../src/rules/quays.ts';
import { occupy } from '../src/rules/raids.ts';
import { refit } from '../src/rules/refit.ts';
import { home, skullIsland } from '../src/rules/return.ts';
import { returnTurn, seaPhase, seaTurn } from '../src/rules/sailing.ts';
import { meetSeaDog } from '../src/rules/sea-dog.ts';
import {
  atSea,
  bare,
  cleared,
  lay,
  mountains,
  opponents,
  outpostsOf,
  round,
  scenario,
  seaDogIn,
  seaTurnOf,
  ship,
  shipNow,
  towersOf,
} from './kit.ts';

const against = (name: string, number: number) => (seat: SeatOf) => fighting(seat(name), number);
const counters = (tokens: number, crates: number) => (seat: SeatOf) => countering(seat('patricia'), tokens, crates, true);

// ── fights ──

scenario('NAS-FIGHT-22: against strength 1 too a dodged crate is no damage, and brings nothing')
  .given(lay(bare, opponents(['B', 15]), atSea('patricia', 'B', { crates: 1, sailors: 1, standing: 0, rum: 0 })))
  .start(fight, against('patricia', 15))
  .expectPrompt('patricia', { opponent: 'opp-15', strength: 1, damage: 0 })
  .draws('token', 'patricia', 'dodge')
  .plays('patricia fire 1 0')
  .expectTold('crate.dodged', { seat: 'patricia' })
  .expectTold('opponent.unharmed', { seat: 'patricia', opponent: 'opp-15' })
  .expectNotTold('opponent.damaged')
  .expectNotTold('points.scored')
  .expectChange({ 'patricia.crates': -1, 'patricia.reserve': 1 });

scenario('NAS-FIGHT-20: crates of all four are the damage, and each goes back to its owner')
  .given(
    lay(
      bare,
      opponents(['B', 21, { patricia: 1, ulrich: 1, beate: 1, frank: 1 }]),
      atSea('patricia', 'B', { crates: 1, sailors: 1, sails: 1, standing: 0, rum: 0 }),
    ),
  )
  .start(fight, against('patricia', 21))
  .expectPrompt('patricia', { opponent: 'opp-21', strength: 5, damage: 4 })
  .draws('token', 'patricia', 'nothing', 'nothing', 'nothing', 'nothing', 'nothing')
  .plays('patricia fire 1 0')
  .expectTold('opponent.damaged', { opponent: 'opp-21', damage: 1 })
  .expectTold('opponent.beaten', { seat: 'patricia', opponent: 'opp-21' })
  .expectBoard((b) => b.ships.map((s) => s.reserve + s.crates), [20, 20, 20, 20])
  .expectBoard((b) => b.damage.every((n) => n === 0), true);

scenario('NAS-ANIMAL-16, NAS-ITEM-04: crab and bomb change what is asked for')
  .given(lay(bare, opponents(['B', 21]), atSea('patricia', 'B', { crates: 1, sailors: 1, bomb: 2, animals: { crab: 'ready' } })))
  .start(fight, against('patricia', 21))
  .expectOptions('patricia', ['fire 1 0', 'bomb', 'crab'])
  .plays('patricia crab')
  .expectPrompt('patricia', { opponent: 'opp-21', strength: 4, damage: 0 })
  .plays('patricia bomb')
  .expectTold('bomb.thrown', { opponent: 'opp-21', crates: 2 })
  .expectPrompt('patricia', { opponent: 'opp-21', strength: 4, damage: 2 })
  .expectOptions('patricia', ['fire 0 0', 'fire 1 0']);

scenario('NAS-ITEM-03: a contract is asked for once, and what it brings is told as its own')
  .given(lay(bare, opponents(['B', 15]), atSea('patricia', 'B', { crates: 1, sailors: 1, contract: 2, rum: 0, doubloon: 0 })))
  .start(fight, against('patricia', 15))
  .draws('token', 'patricia', 'nothing')
  .plays('patricia fire 1 0')
  .expectPrompt('patricia', { gain: 'doubloon-1' })
  .expectOptions('patricia', ['contract', 'plain-reward'])
  .plays('patricia contract')
  .expectTold('gain.received', { gain: 'doubloon-1', cause: 'contract' })
  .expectTold('gain.received', { gain: 'doubloon-1', cause: 'opp-15' })
  .expectBoard((b, seat) => [shipNow('patricia')(b, seat).contract, shipNow('patricia')(b, seat).doubloon], [1, 2]);

scenario('NAS-ITEM-03: without a contract there is only what else multiplies')
  .given(
    lay(
      bare,
      opponents(['B', 15]),
      atSea('patricia', 'B', { crates: 1, sailors: 1, contract: 0, rum: 0, doubloon: 0, animals: { lizard: 'ready' } }),
    ),
  )
  .start(fight, against('patricia', 15))
  .draws('token', 'patricia', 'nothing')
  .plays('patricia fire 1 0')
  .expectPrompt('patricia', { gain: 'doubloon-1' })
  .expectOptions('patricia', ['lizard', 'plain-reward']);

scenario('NAS-FIGHT-28: a crab helps against strength 1 and not against 2')
  .given(
    lay(
      bare,
      cleared('A', 'B'),
      opponents(['B', 15], ['B', 16]),
      atSea('patricia', 'B', { crates: 0, bomb: 0, animals: { crab: 'ready' } }),
    ),
  )
  .start(seaTurn, seaTurnOf('patricia'))
  .expectCan('patricia', 'fight opp-15')
  .expectWhyNot('patricia', 'fight opp-16', 'NAS-FIGHT-28', 'no-damage-possible');

scenario('NAS-FIGHT-28: one crate is enough for a fight')
  .given(lay(bare, opponents(['B', 16]), atSea('patricia', 'B', { crates: 1, bomb: 0 })))
  .start(seaTurn, seaTurnOf('patricia'))
  .expectCan('patricia', 'fight opp-16');

scenario('NAS-FIGHT-28: and one bomb without any')
  .given(lay(bare, opponents(['B', 16]), atSea('patricia', 'B', { crates: 0, bomb: 1 })))
  .start(seaTurn, seaTurnOf('patricia'))
  .expectCan('patricia', 'fight opp-16');

for (const [number, crates, asked] of [
  [16, 0, false],
  [18, 2, true],
] as const)
  scenario(`NAS-ITEM-06: a bomb leaves ${crates} crates on strength ${number === 16 ? 2 : 3}`)
    .given(lay(bare, opponents(['B', number]), atSea('patricia', 'B', { crates: 0, bomb: 1, rum: 0 })))
    .start(fight, against('patricia', number))
    .plays('patricia bomb')
    .expectTold('bomb.thrown', { opponent: `opp-${number}`, crates })
    .expectBoard((b) => b.opponents.includes(number), asked);

scenario('NAS-FIGHT-05: with five weapons and five pirates beside a sailor five crates are fired')
  .given(lay(bare, opponents(['B', 21]), atSea('patricia', 'B', { crates: 6, sailors: 1, standing: 4, weapons: { pistol: 4 } })))
  .start(fight, against('patricia', 21))
  .expectOptions('patricia', ['fire 1 0', 'fire 2 1', 'fire 3 2', 'fire 4 3', 'fire 5 4'])
  .draws('token', 'patricia', 'nothing', 'nothing', 'nothing', 'nothing', 'nothing')
  .plays('patricia fire 5 4')
  .expectTold('crates.fired', { seat: 'patricia', crates: 5, pirates: 4 })
  .expectTold('opponent.beaten', { opponent: 'opp-21' });

scenario('NAS-TOWER-08: and five crates placed on a tower')
  .given(lay(bare, cleared('B'), atSea('patricia', 'B', { crates: 6, sailors: 1, standing: 4 })))
  .given((b) => {
    for (const weapon of WEAPONS) {
      b.ships[0]!.weapons[weapon] = 4;
      b.weapons[weapon] -= 4;
    }
  })
  .start(occupy, (seat) => ({ seat: seat('patricia'), place: 0 }))
  .expectOptions('patricia', ['place 1 0', 'place 2 1', 'place 3 2', 'place 4 3', 'place 5 4'])
  .plays('patricia place 5 4')
  .expectTold('tower.occupied', { seat: 'patricia', crates: 5, pirates: 4 })
  .expectBoard((b, seat) => [shipNow('patricia')(b, seat).crates, shipNow('patricia')(b, seat).standing], [1, 0]);

// ── what comes back ──

scenario('NAS-FIGHT-13: with five sails five dice are rolled, four of them for pirates')
  .given(lay(ship('patricia', { sails: 5, sailors: 1, standing: 6, rum: 0 })))
  .draws('token', 'patricia', 'attack-sail')
  .start(counter, counters(1, 0))
  .expectOptions('patricia', ['roll 1 0', 'roll 2 1', 'roll 3 2', 'roll 4 3', 'roll 5 4'])
  .dice('defence', 'patricia', 1, 1, 1, 1, 3)
  .plays('patricia roll 5 4')
  .expectTold('dice.rolled', { dice: [1, 1, 1, 1, 3], pirates: 4 })
  .expectTold('attack.repelled', { token: 'attack-sail' });

scenario('NAS-FIGHT-14: with dice for all attacks nobody chooses, whatever they are')
  .given(lay(ship('patricia', { sails: 3, sailors: 3, standing: 0, rum: 0 })))
  .draws('token', 'patricia', 'attack-sail', 'attack-hold')
  .dice('defence', 'patricia', 6, 3, 1)
  .start(counter, counters(2, 0))
  .expectTold('dice.rolled', { seat: 'patricia', dice: [6, 3, 1], pirates: 0 })
  .expectTold('attack.repelled', { token: 'attack-sail' })
  .expectTold('attack.repelled', { token: 'attack-hold' })
  .expectDone(0);

scenario('NAS-FIGHT-14: with too few he chooses which, and the others strike in their order')
  .given(lay(ship('patricia', { sails: 2, sailors: 2, standing: 0, rum: 0 })))
  .draws('token', 'patricia', 'attack-hold', 'attack-doubloon', 'attack-sail')
  .dice('defence', 'patricia', 4, 2)
  .start(counter, counters(3, 0))
  .expectPrompt('patricia', { left: 1 })
  .expectOptions('patricia', ['repel attack-sail', 'repel attack-hold', 'repel attack-doubloon'])
  .plays('patricia repel attack-doubloon')
  .expectToldInOrder(
    ['attack.repelled', { token: 'attack-doubloon' }],
    ['points.lost', { cause: 'attack-hold' }],
    ['loss.suffered', { loss: 'sail' }],
  );

scenario('NAS-FIGHT-11: each dodge is answered, as long as there is rum and a crate to lose')
  .given(lay(ship('patricia', { sails: 1, sailors: 1, standing: 0, rum: 1 })))
  .draws('token', 'patricia', 'dodge', 'dodge', 'dodge')
  .start(counter, counters(3, 2))
  .expectPrompt('patricia', { crates: 2, dodges: 3 })
  .plays('patricia give-way')
  .expectTold('crate.dodged', { seat: 'patricia' })
  .expectPrompt('patricia', { crates: 1, dodges: 2 })
  .plays('patricia ignore-dodge')
  .expectTold('item.spent', { item: 'rum', cause: 'dodge' })
  .expectTold('dodge.ignored', { seat: 'patricia' })
  .expectTold('crate.dodged', { seat: 'patricia' })
  .expectDone(2);

scenario('NAS-FIGHT-13: pirates may lie down for sails without a sailor, and that is told')
  .given(lay(ship('patricia', { sails: 3, sailors: 1, standing: 5, rum: 0 })))
  .draws('token', 'patricia', 'attack-sail')
  .start(counter, counters(1, 0))
  .expectPrompt('patricia', { attacks: 1 })
  .expectOptions('patricia', ['roll 1 0', 'roll 2 1', 'roll 3 2'])
  .dice('defence', 'patricia', 5, 5)
  .plays('patricia roll 2 1')
  .expectTold('dice.rolled', { dice: [5, 5], pirates: 1 })
  .expectBoard((b, seat) => shipNow('patricia')(b, seat).standing, 4)
  .expectDone(0);

scenario('NAS-ANIMAL-19: the cat’s owner is told how many dice failed and how many attacks are left')
  .given(lay(ship('patricia', { sails: 3, sailors: 3, standing: 0, rum: 0, animals: { cat: 'ready' } })))
  .draws('token', 'patricia', 'attack-sail', 'attack-sail')
  .dice('defence', 'patricia', 4, 2, 1)
  .start(counter, counters(2, 0))
  .expectPrompt('patricia', { failed: 2, attacks: 1 });

scenario('NAS-ANIMAL-19: where every die has repelled there is nothing to roll again')
  .given(lay(ship('patricia', { sails: 1, sailors: 1, standing: 0, rum: 0, animals: { cat: 'ready' } })))
  .draws('token', 'patricia', 'attack-rum', 'attack-hold')
  .dice('defence', 'patricia', 6)
  .start(counter, counters(2, 0))
  .expectAsked('patricia', 'fight.repel');

for (const [loss, before] of [
  ['rum', { rum: 1 }],
  ['doubloon', { doubloon: 1 }],
] as const) {
  scenario(`NAS-FIGHT-15: the last ${loss} is lost`)
    .given(lay(ship('patricia', before)))
    .start(suffer, (seat) => ({ seat: seat('patricia'), loss, cause: `attack-${loss}` }))
    .expectTold('loss.suffered', { seat: 'patricia', loss, cause: `attack-${loss}` })
    .expectNotTold('points.lost');

  scenario(`NAS-FIGHT-16: without ${loss} it is three points`)
    .given(lay(ship('patricia', { [loss]: 0 })))
    .start(suffer, (seat) => ({ seat: seat('patricia'), loss, cause: `attack-${loss}` }))
    .expectTold('points.lost', { seat: 'patricia', points: 3, cause: `attack-${loss}` })
    .expectNotTold('loss.suffered');
}

// ── decks ──

scenario('NAS-INFO-12: the last card but one shows the back of the last')
  .given(lay(ship('ulrich', { hand: TALES.filter((n) => backOf(n) !== 'B' && n !== 1 && n !== 20) })))
  .draws('tale', 'patricia', 20)
  .start(receive, (seat) => receiving(seat('patricia'), ['tale-1'], 'here'))
  .plays('patricia deck deck-arrr')
  .expectBoard((b) => [b.deckS.length + b.deckA.length, b.top], [1, 'S']);

scenario('NAS-INFO-12: after the last one no back is seen')
  .given(lay(ship('ulrich', { hand: TALES.filter((n) => backOf(n) !== 'B' && n !== 20) })))
  .draws('tale', 'patricia', 20)
  .start(receive, (seat) => receiving(seat('patricia'), ['tale-1'], 'here'))
  .plays('patricia deck deck-arrr')
  .expectTold('tale.drawn', { seat: 'patricia', deck: 'deck-arrr', cause: 'here', top: null })
  .expectBoard((b) => b.top, null);

// ── the way home ──

scenario('NAS-SKULLISLE-02: a price that was paid is paid for every good it was for')
  .given(lay(bare, ship('patricia', { doubloon: 5, crates: 0, provisions: 0, goods: { tobacco: 1, silver: 1, emeralds: 1 } })))
  .start(skullIsland, (seat) => ({ seat: seat('patricia'), left: 0 }))
  .plays('patricia bring 3 5', 'patricia hide tobacco')
  .expectTold('good.hidden', { seat: 'patricia', good: 'tobacco', value: 3 })
  .expectOptions('patricia', ['hide silver', 'hide emeralds'])
  .plays('patricia hide silver')
  .expectTold('good.hidden', { seat: 'patricia', good: 'silver', value: 0 })
  .expectTold('good.hidden', { seat: 'patricia', good: 'emeralds', value: 0 })
  .expectDone()
  .expectBoard((b, seat) => shipNow('patricia')(b, seat).doubloon, 0);

const comesHome = (seat: SeatOf) => ({ seat: seat('patricia'), crates: 0, tales: 0, points: 0 });

scenario('NAS-ANIMAL-15: the tortoise doubles the crates of outposts, if one likes')
  .given(lay(outpostsOf('patricia', 2), ship('patricia', { crates: 0, provisions: 0, animals: { tortoise: 'ready' } })))
  .start(home, comesHome)
  .expectTold('home.reached', { seat: 'patricia', outposts: 2, opponents: 0, towers: 0 })
  .expectOptions('patricia', ['double outposts', 'no-tortoise'])
  .plays('patricia double outposts')
  .expectTold('cargo.stowed', { n: 4, cause: 'outposts' })
  .expectNotTold('points.scored')
  .expectNotTold('points.lost')
  .expectDone();

scenario('NAS-ANIMAL-15: or the tales for opponents')
  .given(
    lay(opponents(['B', 15, { patricia: 1 }], ['B', 16, { patricia: 1 }]), ship('patricia', { animals: { tortoise: 'ready' } })),
  )
  .start(home, comesHome)
  .expectTold('home.reached', { seat: 'patricia', outposts: 0, opponents: 2, towers: 0 })
  .plays('patricia double opponents', ...Array<string>(4).fill('patricia deck deck-b'))
  .expectDone()
  .expectBoard((b, seat) => shipNow('patricia')(b, seat).hand.length, 4);

scenario('NAS-ANIMAL-15: or the points for towers')
  .given(lay(towersOf('patricia', 1, 2), ship('patricia', { animals: { tortoise: 'ready' } })))
  .start(home, comesHome)
  .expectTold('home.reached', { seat: 'patricia', outposts: 0, opponents: 0, towers: 2 })
  .plays('patricia double towers')
  .expectTold('points.scored', { seat: 'patricia', points: 8, cause: 'towers' })
  .expectTold('animal.used', { animal: 'tortoise' });

scenario('NAS-ANIMAL-15: or none, and the tortoise is ready for another round')
  .given(lay(towersOf('patricia', 1), ship('patricia', { animals: { tortoise: 'ready' } })))
  .start(home, comesHome)
  .plays('patricia no-tortoise')
  .expectTold('points.scored', { points: 2, cause: 'towers' })
  .expectBoard((b, seat) => shipNow('patricia')(b, seat).animals.tortoise, 'ready');

scenario('NAS-ANIMAL-15: without any income nobody is asked, and nothing is scored')
  .given(lay(ship('patricia', { animals: { tortoise: 'ready' } })))
  .start(home, comesHome)
  .expectNotTold('points.scored')
  .expectNotTold('points.lost')
  .expectNotTold('cargo.stowed')
  .expectDone();

// ── sailing ──

scenario('NAS-SAIL-02: what is asked says how many provisions there are and where the boat is')
  .given(lay(bare, cleared('A', 'B', 'C', 'D'), atSea('patricia', 'B', { provisions: 2, sails: 1, sailors: 1, standing: 0 })))
  .start(seaTurn, seaTurnOf('patricia'))
  .expectPrompt('patricia', { provisions: 2, zone: 'B' })
  .plays('patricia enter A 0')
  .expectTold('provision.eaten', { seat: 'patricia', left: 1 })
  .expectTold('zone.entered', { seat: 'patricia', zone: 'A', pirates: 0 })
  .expectNotTold('kraken.stopped')
  .expectPrompt('patricia', { zone: 'A' })
  .expectWhyNot('patricia', 'enter B 1', 'NAS-SAIL-04', 'no-sail-left');

scenario('NAS-FLOW-04: each turn at sea is the turn of whoever takes it')
  .given(lay(cleared('A'), ...['patricia', 'ulrich', 'beate', 'frank'].map((name) => atSea(name, 'A', { provisions: 3 }))))
  .given((b) => {
    b.dolphin = 2;
  })
  .start(seaPhase, { seat: 0 })
  .expectTold('sea.began', { seat: 'beate' })
  .expectView('table', ({ active, turns }) => [active, turns], [2, 1])
  .plays('beate tale deck-b')
  .expectView('table', ({ active, turns }) => [active, turns], [3, 2])
  .plays('frank head-for home', 'patricia tale deck-b')
  .expectAsked('ulrich', 'sea.turn')
  .plays('ulrich tale deck-b', 'beate tale deck-b')
  .expectAsked('patricia', 'sea.turn');

scenario('NAS-SEADOG-05: without any crate the trade is still one a round')
  .given(lay(seaDogIn('C', 'offering-1'), ship('patricia', { crates: 0, afield: 20, doubloon: 3 })))
  .start(meetSeaDog, (seat) => ({ seat: seat('patricia'), gain: 'rum-2' as const }))
  .plays('patricia deck deck-b')
  .expectPrompt('patricia', { offering: 'offering-1' })
  .plays('patricia buy bomb')
  .expectTold('offering.bought', { seat: 'patricia', gain: 'bomb', offering: 'offering-1' })
  .expectBoard(
    (b, seat) => [shipNow('patricia')(b, seat).marker, shipNow('patricia')(b, seat).traded, shipNow('patricia')(b, seat).crates],
    [0, true, 0],
  );

// ── Phase III and the count ──

scenario('NAS-REFIT-06: a told tale and a joke are tales told, and so is a joke alone')
  .given(
    lay(
      round(2),
      ship('patricia', { told: [8], jokes: [9], talePoints: 1 }),
      ship('ulrich', { jokes: [10], talePoints: 1 }),
      ship('beate', { told: [11], talePoints: 3 }),
    ),
  )
  .start(refit, {})
  .expectTold('tales.compared', { seat: 'patricia', points: 1, cards: 2 })
  .expectTold('tales.compared', { seat: 'ulrich', points: 1, cards: 1 })
  .expectTold('points.scored', { seat: 'beate', points: 5, cause: 'tales' })
  .expectTold('points.lost', { seat: 'frank', points: 5, cause: 'tales' })
  .expectNotTold('points.lost', { seat: 'patricia' })
  .expectNotTold('points.lost', { seat: 'ulrich' })
  .expectNotTold('points.scored', { seat: 'patricia' });

scenario('NAS-REFIT-09: from an empty pile no animal is shown, and empty places put nothing into the box')
  .given(lay(round(2), mountains('cat', null, 'rat')))
  .given((b) => {
    b.box.push(...b.pile.splice(0));
  })
  .start(refit, {})
  .expectTold('animals.renewed', { animals: [] })
  .expectBoard(
    (b) => [b.mountains, b.box.slice(-2)],
    [
      [null, null, null],
      ['cat', 'rat'],
    ],
  );

scenario('NAS-SCORE-01: what brings a single point has its line, what brings none has not')
  .given(
    lay(
      bare,
      towersOf('patricia', 1),
      ship('patricia', { beaten: [15], crates: 0, provisions: 2, rum: 0, doubloon: 0, contract: 0, hand: [] }),
      ship('ulrich', { crates: 0, provisions: 1, rum: 0, doubloon: 0, hand: [] }),
    ),
  )
  .start(finalCount, { tracks: [] })
  .expectTold('count.towers', { seat: 'patricia', crates: 1, towers: 1, points: 1 })
  .expectTold('count.opponents', { seat: 'patricia', sum: 1, kinds: 1, points: 1 })
  .expectTold('count.cargo', { seat: 'patricia', things: 2, points: 1 })
  .expectNotTold('count.goods', { seat: 'patricia' })
  .expectNotTold('count.weapons', { seat: 'patricia' })
  .expectNotTold('count.companions', { seat: 'patricia' })
  .expectNotTold('count.towers', { seat: 'ulrich' })
  .expectNotTold('count.opponents', { seat: 'ulrich' })
  .expectNotTold('count.cargo', { seat: 'ulrich' });

scenario('NAS-SCORE-01: goods, weapons and companions have theirs')
  .given(lay(bare, ship('patricia', { hidden: 1, weapons: { hook: 1 }, sailors: 1, animals: { cat: 'ready' } })))
  .start(finalCount, { tracks: [] })
  .expectTold('count.goods', { seat: 'patricia', sum: 3, goods: 1, points: 3 })
  .expectTold('count.weapons', { seat: 'patricia', most: 2, tokens: 1, points: 2 })
  .expectTold('count.companions', { seat: 'patricia', pairs: 1, points: 8 });

// ── what is easily left out ──

scenario('NAS-RETURN-02: from Skull Island one without rum goes home without being asked')
  .given(
    lay(ship('patricia', { stage: 'skull-island', rum: 0 }), (b) => {
      b.phase = 'caribbean';
      for (const s of b.ships.slice(1)) s.stage = 'home';
    }),
  )
  .start(returnTurn, (seat) => ({ seat: seat('patricia') }))
  .expectTold('stop.made', { seat: 'patricia', stop: 'home' })
  .expectDone();

scenario('NAS-HOME-05: the first one home takes the dolphin, though it was taken in town before')
  .given(lay(cleared('A'), ...['patricia', 'ulrich', 'beate', 'frank'].map((name) => atSea(name, 'A'))))
  .given((b) => {
    b.claimed = true;
    b.dolphin = 1;
  })
  .start(seaPhase, { seat: 0 })
  .plays('ulrich tale deck-b', 'beate head-for home')
  .expectTold('dolphin.taken', { seat: 'beate' })
  .expectBoard((b) => b.dolphin, 2);

scenario('NAS-ANIMAL-11: from an empty pile nothing is shown, nor told')
  .given(lay(mountains('cat', 'crab', 'rat')))
  .given((b) => {
    b.box.push(...b.pile.splice(0));
  })
  .start(receive, (seat) => receiving(seat('patricia'), ['animal'], 'here'))
  .plays('patricia adopt crab')
  .expectNotTold('animal.shown')
  .expectBoard((b) => b.mountains, ['cat', null, 'rat']);

scenario('NAS-ANIMAL-08: where all mountains are empty, a search fills the first')
  .given(lay(mountains(null, null, null), ship('patricia', { sailors: 5 })))
  .draws('animal', null, 'lizard', 'tortoise')
  .start(receive, (seat) => receiving(seat('patricia'), ['animal'], 'here'))
  .expectTold('animal.searched', { animals: [] })
  .expectBoard((b) => b.mountains, ['tortoise', null, null]);

scenario('NAS-FIGHT-15: only types he has tokens of are his to lose')
  .given(lay(ship('patricia', { weapons: { pistol: 1, harpoon: 2 } })))
  .start(suffer, (seat) => ({ seat: seat('patricia'), loss: 'weapon' as const, cause: 'attack-weapon' }))
  .expectOptions('patricia', ['lose pistol', 'lose harpoon'])
  .plays('patricia lose harpoon')
  .expectTold('weapon.lost', { seat: 'patricia', weapon: 'harpoon' });

scenario('NAS-TALE-02: a new deck A shows its back at once, and the card comes from there')
  .given(
    lay((b) => {
      b.discards = TALES.filter((n) => backOf(n) !== 'B');
    }),
  )
  .dice('back', null, 1, 34)
  .draws('tale', 'patricia', 1)
  .start(receive, (seat) => receiving(seat('patricia'), ['tale-1'], 'here'))
  .plays('patricia deck deck-arrr')
  .expectTold('deck.renewed', { deck: 'deck-arrr', top: 'S' })
  .expectBoard((b, seat) => [shipNow('patricia')(b, seat).hand, b.top], [[1], 'A']);

scenario('NAS-TALE-02: a new deck B leaves the back of deck A alone')
  .given(
    lay((b) => {
      b.discards = TALES.filter((n) => backOf(n) === 'B');
    }),
  )
  .start(receive, (seat) => receiving(seat('patricia'), ['tale-1'], 'here'))
  .expectFinality('patricia', 'deck deck-b', 'final')
  .plays('patricia deck deck-b')
  .expectTold('deck.renewed', { deck: 'deck-b', top: 'B' })
  .expectView('table', ({ knowledge }) => knowledge, 2) // a deck made anew, and a card of it: no back is drawn
  .expectBoard((b) => b.top, 'A');

scenario('NAS-TALE-02: what one captain alone has buried is enough for a new deck')
  .given(
    lay((b) => {
      b.deckB = [];
      b.discards = [];
      b.ships[2]!.buried = TALES.filter((n) => backOf(n) === 'B');
    }),
  )
  .expectBoard((b) => canDraw(b, 'deck-b'), true);

scenario('NAS-PASS-05: a quay is called by its number in the port, and by its outpost elsewhere').expectBoard(
  (b) => [quayId(b, 0), quayId(b, 4), ...b.outposts.map((outpost, i) => quayId(b, 5 + i) === outpost)],
  ['quay-1', 'quay-5', ...Array<boolean>(OUTPOST_IDS.length).fill(true)],
);

scenario('NAS-CAMPFIRE-05: a joke alone is a point, scored and not lost; what is told there stays told')
  .given(lay(ship('patricia', { rum: 1, hand: [74], score: 0 })))
  .start(campfire, (seat) => ({ seat: seat('patricia'), left: 0, points: 0, doubled: false }))
  .expectPrompt('patricia', { left: 3, points: 0 })
  .expectFinality('patricia', 'joke tale-74', 'final')
  .plays('patricia joke tale-74')
  .expectTold('joke.told', { seat: 'patricia', points: 1 })
  .expectTold('points.scored', { seat: 'patricia', points: 1, cause: 'campfire', total: 1 })
  .expectNotTold('points.lost')
  .expectDone();

scenario('NAS-EQUIP-15: with an empty reserve no crate comes at all')
  .given(lay(ship('patricia', { crates: 0, afield: 20 })))
  .start(receive, (seat) => receiving(seat('patricia'), ['crates-2'], 'here'))
  .expectTold('gain.nothing', { seat: 'patricia', gain: 'crates-2', cause: 'here' })
  .expectNotTold('cargo.stowed');

scenario('NAS-CAMPFIRE-02: at the fire without a tale one pours, and is asked nothing')
  .given(lay(ship('patricia', { rum: 2, hand: [] })))
  .start(campfire, (seat) => ({ seat: seat('patricia'), left: 0, points: 0, doubled: false }))
  .expectDone()
  .expectChange({ 'patricia.rum': -1 });

scenario('NAS-REFIT-13: the last good of the stock fills the last empty post')
  .given(lay(round(2)))
  .given((b) => {
    const [post] = b.postGoods;
    b.postGoods[0] = null;
    b.goods.push(post!);
    for (const good of b.goods.splice(1)) b.ships[1]!.centre[good]++;
  })
  .start(refit, {})
  .expectBoard((b) => [b.postGoods.includes(null), b.goods], [false, []]);
