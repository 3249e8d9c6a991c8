import { fight, fighting } from '../src/rules/fight.ts';
import { passing } from '../src/rules/quays.ts';
import { seaPhase, seaTurn } from '../src/rules/sailing.ts';
import { atSea, cleared, lay, opponents, outpostIn, scenario, seaDogIn, seaTurnOf, ship, shipNow } from './kit.ts';

const allAtSea = lay(
  cleared('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'),
  ...['patricia', 'ulrich', 'beate', 'frank'].map((name) => atSea(name, 'A', { provisions: 3 })),
);
const START = { seat: 0 };

scenario('NAS-SAIL-01: actions first, then the voyage home, everybody at his own pace')
  .given(allAtSea)
  .start(seaPhase, START)
  .plays('patricia head-for campfire', 'ulrich tale deck-b')
  .expectBoard(({ ships }) => ships.map((s) => s.stage), ['campfire', 'sea', 'sea', 'sea']);

scenario('NAS-SAIL-02: a turn costs a provision, even if the boat stays')
  .given(allAtSea)
  .start(seaTurn, seaTurnOf('patricia'))
  .plays('patricia tale deck-b')
  .expectChange({ 'patricia.provisions': -1, 'patricia.hand': 1 });

scenario('NAS-SAIL-03: without a provision one must sail home')
  .given(lay(allAtSea, ship('patricia', { provisions: 0 })))
  .start(seaTurn, seaTurnOf('patricia'))
  .expectOptions('patricia', ['head-for campfire', 'head-for home']);

scenario('NAS-SAIL-04: as many zones as sets of a sailor and a sail')
  .given(lay(allAtSea, ship('patricia', { sails: 1, sailors: 3 })))
  .start(seaTurn, seaTurnOf('patricia'))
  .plays('patricia enter B 0')
  .expectWhyNot('patricia', 'enter C 0', 'NAS-SAIL-04', 'no-sail-left');

scenario('NAS-SAIL-05: only across the lines at sea, from A to B and D and nowhere else')
  .given(allAtSea)
  .start(seaTurn, seaTurnOf('patricia'))
  .expectCan('patricia', 'enter B 0')
  .expectCan('patricia', 'enter D 0')
  .expectWhyNot('patricia', 'enter E 0', 'NAS-SAIL-02');

scenario('NAS-SAIL-06: one may stay, or enter fewer zones than one could')
  .given(allAtSea)
  .start(seaTurn, seaTurnOf('patricia'))
  .expectCan('patricia', 'tale deck-b')
  .plays('patricia enter B 0', 'patricia tale deck-b')
  .expectDone();

scenario('NAS-SAIL-07: a kraken ends the voyage where it lies; a beaten one does not')
  .given(lay(allAtSea, opponents(['B', 4])))
  .start(seaTurn, seaTurnOf('patricia'))
  .plays('patricia enter B 0')
  .expectWhyNot('patricia', 'enter C 0', 'NAS-SAIL-07', 'kraken-stops');

scenario('NAS-SAIL-04, NAS-SAIL-07: what is in reach ends at a kraken')
  .given(lay(allAtSea, opponents(['B', 4])))
  .start(seaTurn, seaTurnOf('patricia'))
  .expectView('patricia', ({ board }) => board.ships[0]!.sums.reach.slice(1, 3), [1, null])
  .given(lay(allAtSea, opponents(['B', 11])))
  .expectView('patricia', ({ board }) => board.ships[0]!.sums.reach.slice(1, 3), [1, 2]);

scenario('NAS-SAIL-07: another opponent stops nobody')
  .given(lay(allAtSea, opponents(['B', 11])))
  .start(seaTurn, seaTurnOf('patricia'))
  .plays('patricia enter B 0')
  .expectCan('patricia', 'enter C 0');

scenario('NAS-SAIL-08: the kraken need not be fought')
  .given(lay(allAtSea, opponents(['B', 4])))
  .start(seaTurn, seaTurnOf('patricia'))
  .plays('patricia enter B 0')
  .expectCan('patricia', 'fight opp-04')
  .expectCan('patricia', 'tale deck-arrr');

scenario('NAS-SAIL-09: later one leaves its zone freely')
  .given(lay(allAtSea, opponents(['B', 4]), ship('patricia', { zone: 'B' })))
  .start(seaTurn, seaTurnOf('patricia'))
  .expectCan('patricia', 'enter C 0');

scenario('NAS-SAIL-10: a pirate who lies down is a sailor for one zone')
  .given(lay(allAtSea, ship('patricia', { sails: 2, sailors: 1, standing: 2 })))
  .start(seaTurn, seaTurnOf('patricia'))
  .plays('patricia enter B 0', 'patricia enter C 1')
  .expectChange({ 'patricia.provisions': -1, 'patricia.zone': 'C', 'patricia.standing': -1, 'patricia.lying': 1 });

scenario('NAS-SAIL-11: and no more in this phase')
  .given(lay(allAtSea, ship('patricia', { sails: 2, sailors: 1, standing: 0 })))
  .start(seaTurn, seaTurnOf('patricia'))
  .plays('patricia enter B 0')
  .expectWhyNot('patricia', 'enter C 1', 'NAS-SAIL-04', 'no-sailor-left');

scenario('NAS-SAIL-12: sailors are not used up: the same sail, fight and defend')
  .given(
    lay(
      allAtSea,
      opponents(['B', 15]),
      ship('patricia', { sailors: 2, sails: 2, standing: 0, crates: 2, weapons: { pistol: 1 } }),
    ),
  )
  .start(seaTurn, seaTurnOf('patricia'))
  .draws('token', 'patricia', 'attack-rum')
  .dice('defence', 'patricia', 6, 6)
  .plays('patricia enter B 0', 'patricia fight opp-15', 'patricia fire 2 0')
  .expectTold('dice.rolled', { dice: [6, 6] });

scenario('NAS-SAIL-13: exactly one action, in the zone where one stopped')
  .given(lay(allAtSea, opponents(['A', 1], ['B', 15])))
  .start(seaTurn, seaTurnOf('patricia'))
  .plays('patricia enter B 0')
  .expectWhyNot('patricia', 'fight opp-01', 'NAS-SAIL-13')
  .plays('patricia tale deck-b')
  .expectDone();

scenario('NAS-SAIL-14: boats in one zone do not trouble one another')
  .given(lay(allAtSea))
  .start(seaPhase, START)
  .plays('patricia enter B 0', 'patricia tale deck-b', 'ulrich enter B 0', 'ulrich tale deck-b')
  .expectBoard(({ ships }) => ships.map((s) => s.zone), [1, 1, 0, 0]);

scenario('NAS-SAIL-15: a quay of the port is in zone A, that of an outpost in its zone')
  .given(lay(outpostIn('H', 'outpost-3', 'patricia')))
  .start(passing, (seat) => ({ seat: seat('patricia'), quay: -1 }))
  .plays('patricia dock outpost-3')
  .expectBoard((b, seat) => shipNow('patricia')(b, seat).zone, 7);

scenario('NAS-SAIL-16: after the action it is the next one’s turn')
  .given(allAtSea)
  .start(seaPhase, START)
  .plays('patricia tale deck-b')
  .expectAsked('ulrich', 'sea.turn');

scenario('NAS-SAIL-17: who does not want to act starts for home in the same turn')
  .given(allAtSea)
  .start(seaPhase, START)
  .plays('patricia head-for home')
  .expectChange({ 'patricia.stage': 'home' })
  .expectAsked('ulrich', 'sea.turn');

scenario('NAS-SAIL-18: once the provision is paid an action is due')
  .given(allAtSea)
  .start(seaTurn, seaTurnOf('patricia'))
  .plays('patricia enter B 0')
  .expectWhyNot('patricia', 'head-for home', 'NAS-SAIL-13');

// ── items at sea ──

const withCompass = lay(allAtSea, seaDogIn('I'), opponents(['I', 4]), ship('patricia', { compass: 1 }));

scenario('NAS-ITEM-07: the compass leads to the sea dog past distance and krakens')
  .given(withCompass)
  .start(seaTurn, seaTurnOf('patricia'))
  .plays('patricia steer sea-dog')
  .expectChange({ 'patricia.provisions': -1, 'patricia.compasses': -1, 'patricia.zone': 'I' });

scenario('NAS-ITEM-08: then one may sail on as usual')
  .given(withCompass)
  .start(seaTurn, seaTurnOf('patricia'))
  .plays('patricia steer sea-dog', 'patricia enter H 0', 'patricia enter G 0')
  .expectBoard((b, seat) => shipNow('patricia')(b, seat).zone, 6);

scenario('NAS-ITEM-08: but not after sailing, and not to where one is')
  .given(lay(withCompass, ship('patricia', { zone: 'I' })))
  .start(seaTurn, seaTurnOf('patricia'))
  .expectWhyNot('patricia', 'steer sea-dog', 'NAS-ITEM-07', 'already-there')
  .plays('patricia enter H 0')
  .expectWhyNot('patricia', 'steer sea-dog', 'NAS-SAIL-13');

scenario('NAS-ITEM-09: the provision is due with a compass too')
  .given(withCompass)
  .start(seaTurn, seaTurnOf('patricia'))
  .plays('patricia steer sea-dog')
  .expectTold('provision.eaten', { seat: 'patricia' });

scenario('NAS-ITEM-10: an item that was used is back in the supply')
  .given(withCompass)
  .start(seaTurn, seaTurnOf('patricia'))
  .plays('patricia steer sea-dog')
  .expectBoard((b) => b.compasses, 10);

const bomber = (opponent: number, crates = {}) =>
  lay(allAtSea, opponents(['B', opponent, crates]), ship('patricia', { zone: 'B', bomb: 1, crates: 2, reserve: 18 }));

scenario('NAS-ITEM-04: a bomb at the start of a fight does two damage at once')
  .given(bomber(16))
  .start(fight, (seat) => fighting(seat('patricia'), 16))
  .plays('patricia bomb')
  .expectTold('opponent.damaged', { damage: 2 })
  .expectBoard((b, seat) => shipNow('patricia')(b, seat).bomb, 0);

scenario('NAS-ITEM-05: if that beats it with what lies there, the fight is over without tokens')
  .given(bomber(18, { ulrich: 1 }))
  .start(fight, (seat) => fighting(seat('patricia'), 18))
  .draws('good', 'patricia', 'silver')
  .plays('patricia bomb')
  .expectNotTold('tokens.drawn')
  .expectTold('opponent.beaten', { seat: 'patricia' })
  .expectTold('points.scored', { points: 3 });

scenario('NAS-ITEM-06: otherwise two crates from the reserve mark it, no dodge touches them, and the fight goes on')
  .given(bomber(20))
  .start(fight, (seat) => fighting(seat('patricia'), 20))
  .plays('patricia bomb')
  .expectChange({ 'patricia.bombs': -1, 'patricia.reserve': -2, 'patricia.shots': 2 })
  .expectOptions('patricia', ['fire 0 0', 'fire 1 0'])
  .draws('token', 'patricia', 'dodge', 'dodge', 'dodge', 'nothing')
  .draws('good', 'patricia', 'silver')
  .given(lay(ship('patricia', { rum: 0 })))
  .plays('patricia fire 1 0')
  .expectBoard((b) => b.damage.reduce((n, c) => n + c, 0), 2)
  .expectTold('opponent.damaged', { damage: 2 });
