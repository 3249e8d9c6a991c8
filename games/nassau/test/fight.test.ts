import type { SeatOf } from '@boucan/testkit/scenario';
import { expect, test } from 'vitest';
import type { Nassau } from '../src/board.ts';
import { WEAPON_AGAINST } from '../src/content/opponents.ts';
import type { Loss } from '../src/content/tokens.ts';
import { TOKENS } from '../src/content/tokens.ts';
import { counter, countering } from '../src/rules/counter.ts';
import { damageOn, fight, fighting } from '../src/rules/fight.ts';
import { suffer } from '../src/rules/losses.ts';
import { seaTurn } from '../src/rules/sailing.ts';
import { atSea, bare, lay, opponents, scenario, seaTurnOf, ship, shipNow } from './kit.ts';

const against = (name: string, number: number) => (seat: SeatOf) => fighting(seat(name), number);
const losing = (name: string, loss: Loss) => (seat: SeatOf) => ({ seat: seat(name), loss, cause: `attack-${loss}` });
const damage = (number: number) => (b: Nassau) => damageOn(b, b.opponents.indexOf(number));

/** Patricia in zone B against a fortress of strength 3 with a random good, number 11. */
const gunner = (has = {}) =>
  lay(
    bare,
    opponents(['B', 11]),
    atSea('patricia', 'B', { crates: 4, standing: 0, sailors: 2, rum: 0, weapons: { cannon: 2 }, ...has }),
  );

scenario('NAS-FIGHT-01: one opponent of the zone')
  .given(lay(opponents(['B', 11], ['B', 25], ['C', 18]), atSea('patricia', 'B')))
  .start(seaTurn, seaTurnOf('patricia'))
  .expectCan('patricia', 'fight opp-11')
  .expectCan('patricia', 'fight opp-25')
  .expectWhyNot('patricia', 'fight opp-18', 'NAS-SAIL-02');

scenario('NAS-FIGHT-02: only the weapon of its kind counts')
  .given(gunner({ weapons: { cannon: 0, harpoon: 4 }, sailors: 5 }))
  .start(fight, against('patricia', 11))
  .expectOptions('patricia', ['fire 1 0']);

test('NAS-FIGHT-02: each kind has a weapon of its own', () => {
  expect(new Set(Object.values(WEAPON_AGAINST)).size).toBe(5);
});

scenario('NAS-FIGHT-03: three crates beat strength three, two do not')
  .given(gunner())
  .start(fight, against('patricia', 11))
  .draws('token', 'patricia', 'nothing', 'nothing', 'nothing')
  .plays('patricia fire 2 0')
  .expectNotTold('opponent.beaten')
  .expectBoard(damage(11), 2);

scenario('NAS-FIGHT-04: a crate for each set of a sailor and a weapon, from the holds')
  .given(gunner({ sailors: 5 }))
  .start(fight, against('patricia', 11))
  .expectOptions('patricia', ['fire 1 0', 'fire 2 0', 'fire 3 0'])
  .draws('token', 'patricia', 'nothing', 'nothing', 'nothing')
  .plays('patricia fire 1 0')
  .expectBoard((b, seat) => shipNow('patricia')(b, seat).crates, 3);

scenario('NAS-FIGHT-05: from one crate on, more than the strength too, and never more than are in the holds')
  .given(lay(bare, opponents(['B', 1]), atSea('patricia', 'B', { crates: 3, sailors: 4, weapons: { harpoon: 4 } })))
  .start(fight, against('patricia', 1))
  .expectOptions('patricia', ['fire 1 0', 'fire 2 0', 'fire 3 0']);

scenario('NAS-FIGHT-06: each crate is one damage')
  .given(gunner({ sailors: 2 }))
  .start(fight, against('patricia', 11))
  .draws('token', 'patricia', 'nothing', 'nothing', 'nothing')
  .plays('patricia fire 2 0')
  .expectTold('opponent.damaged', { damage: 2 });

scenario('NAS-FIGHT-07: crates, tokens, dodges, dice, losses, points, reward, defeat: in this order')
  .given(gunner({ rum: 1, sailors: 3 }))
  .start(fight, against('patricia', 11))
  .draws('token', 'patricia', 'attack-sail', 'dodge', 'attack-doubloon')
  .plays('patricia fire 3 0')
  .expectTold('crates.fired')
  .expectTold('tokens.drawn', { tokens: ['attack-sail', 'dodge', 'attack-doubloon'] })
  .expectNotTold('dice.rolled')
  .dice('defence', 'patricia', 1, 1)
  .plays('patricia ignore-dodge')
  .expectTold('dice.rolled')
  .expectTold('loss.suffered', { loss: 'sail' })
  .expectTold('opponent.beaten');

scenario('NAS-FIGHT-08: as many tokens as its strength, whatever damage it has')
  .given(lay(bare, opponents(['B', 11, { ulrich: 2 }]), atSea('patricia', 'B', { crates: 1 })))
  .start(fight, against('patricia', 11))
  .draws('token', 'patricia', 'nothing', 'nothing', 'nothing')
  .plays('patricia fire 1 0')
  .expectTold('tokens.drawn', { tokens: ['nothing', 'nothing', 'nothing'] });

scenario('NAS-FIGHT-09: the token "nothing" does nothing')
  .draws('token', 'patricia', 'nothing', 'nothing')
  .start(counter, (seat) => countering(seat('patricia'), 2, 2, true))
  .expectDone(0)
  .expectChange({});

scenario('NAS-FIGHT-10: a dodge takes a crate of this fight off to the reserve')
  .given(lay(gunner(), opponents(['B', 11, { patricia: 1 }])))
  .start(fight, against('patricia', 11))
  .draws('token', 'patricia', 'dodge', 'dodge', 'dodge')
  .plays('patricia fire 1 0')
  .expectChange({ 'patricia.crates': -1, 'patricia.reserve': 1 })
  .expectBoard(damage(11), 1);

scenario('NAS-FIGHT-10: or any crate of his on it, where the table plays so', { dodges: 'any-own-crate' })
  .given(lay(gunner(), opponents(['B', 11, { patricia: 1 }])))
  .start(fight, against('patricia', 11))
  .draws('token', 'patricia', 'dodge', 'dodge', 'nothing')
  .plays('patricia fire 1 0')
  .expectBoard(damage(11), 0);

scenario('NAS-FIGHT-11: a rum for each dodge ignores it')
  .given(gunner({ rum: 1 }))
  .start(fight, against('patricia', 11))
  .draws('token', 'patricia', 'dodge', 'dodge', 'nothing')
  .plays('patricia fire 2 0', 'patricia ignore-dodge')
  .expectTold('dodge.ignored')
  .expectTold('crate.dodged')
  .expectBoard(damage(11), 1)
  .expectBoard((b, seat) => shipNow('patricia')(b, seat).rum, 0);

scenario('DX-04: three dodges, two crates, one rum: no damage, no reward')
  .given(gunner({ rum: 1 }))
  .start(fight, against('patricia', 11))
  .draws('token', 'patricia', 'dodge', 'dodge', 'dodge')
  .plays('patricia fire 2 0', 'patricia ignore-dodge')
  .expectTold('opponent.unharmed')
  .expectNotTold('points.scored')
  .expectBoard(damage(11), 0);

scenario('NAS-FIGHT-12: an attack shows what is at stake')
  .given(gunner({ sails: 2, doubloon: 2 }))
  .start(fight, against('patricia', 11))
  .draws('token', 'patricia', 'attack-doubloon', 'nothing', 'nothing')
  .dice('defence', 'patricia', 1, 2)
  .plays('patricia fire 1 0')
  .expectTold('loss.suffered', { loss: 'doubloon' })
  .expectBoard((b, seat) => [shipNow('patricia')(b, seat).doubloon, shipNow('patricia')(b, seat).sails], [1, 2]);

scenario('NAS-FIGHT-13: one die for each set of a sailor and a sail; a pirate may lie down for another, none beyond the sails')
  .given(gunner({ sails: 3, sailors: 2, standing: 4 }))
  .start(fight, against('patricia', 11))
  .draws('token', 'patricia', 'attack-rum', 'nothing', 'nothing')
  .plays('patricia fire 1 0')
  .expectOptions('patricia', ['roll 2 0', 'roll 3 1'])
  .dice('defence', 'patricia', 1, 1, 1)
  .plays('patricia roll 3 1')
  .expectTold('dice.rolled', { dice: [1, 1, 1] })
  .expectBoard((b, seat) => shipNow('patricia')(b, seat).standing, 3);

scenario('NAS-FIGHT-13: five dice at most, and none without an attack')
  .given(gunner({ sails: 5, sailors: 5 }))
  .start(fight, against('patricia', 11))
  .draws('token', 'patricia', 'nothing', 'nothing', 'nothing')
  .plays('patricia fire 1 0')
  .expectNotTold('dice.rolled');

scenario('NAS-FIGHT-14: 3, 4, 5 and 6 repel an attack of his choice, 1 and 2 do not')
  .given(gunner({ sails: 3, sailors: 3, weapons: { cannon: 1 } }))
  .start(fight, against('patricia', 11))
  .draws('token', 'patricia', 'attack-sail', 'attack-sailor', 'attack-weapon')
  .dice('defence', 'patricia', 3, 2, 6)
  .plays('patricia fire 1 0')
  .expectOptions('patricia', ['repel attack-weapon', 'repel attack-sail', 'repel attack-sailor'])
  .plays('patricia repel attack-sailor', 'patricia repel attack-weapon')
  .expectTold('loss.suffered', { loss: 'sail' })
  .expectNotTold('loss.suffered', { loss: 'sailor' });

scenario('NAS-FIGHT-15: each attack that is left takes one thing, the victim chooses which weapon')
  .given(lay(ship('patricia', { weapons: { hook: 1, pistol: 2 } })))
  .start(suffer, losing('patricia', 'weapon'))
  .expectOptions('patricia', ['lose pistol', 'lose hook'])
  .plays('patricia lose hook')
  .expectChange({ 'patricia.hook': -1 });

scenario('NAS-FIGHT-16: with nothing of the kind it is three points, for each token')
  .given(lay(ship('patricia', { rum: 0 })))
  .start(suffer, losing('patricia', 'rum'))
  .expectChange({ 'patricia.score': -3 });

scenario('DX-05: two attacks on sails with one to lose: the sail, then three points')
  .given(lay(bare, opponents(['B', 16]), atSea('patricia', 'B', { crates: 1, sails: 2, sailors: 2 })))
  .start(fight, against('patricia', 16))
  .draws('token', 'patricia', 'attack-sail', 'attack-sail')
  .dice('defence', 'patricia', 1, 1)
  .plays('patricia fire 1 0')
  .expectTold('loss.suffered', { loss: 'sail' })
  .expectTold('points.lost', { points: 3 })
  .expectBoard((b, seat) => shipNow('patricia')(b, seat).sails, 1);

for (const [loss, has] of [
  ['sail', { sails: 1 }],
  ['sailor', { sailors: 1 }],
  ['hold', { holds: 3 }],
  ['weapon', {}],
] as const)
  scenario(`what is printed or there from the start cannot be lost, three points instead: ${loss}`)
    .given(lay(ship('patricia', has)))
    .start(suffer, losing('patricia', loss))
    .expectChange({ 'patricia.score': -3 });

scenario('NAS-FIGHT-17: the starting sail stays, and three points go')
  .given(lay(ship('patricia', { sails: 1 })))
  .start(suffer, losing('patricia', 'sail'))
  .expectChange({ 'patricia.score': -3 });

scenario('NAS-FIGHT-18: a hold is closed, and what fits nowhere else is lost')
  .given(lay(ship('patricia', { holds: 4, crates: 12, provisions: 2 })))
  .start(suffer, losing('patricia', 'hold'))
  .expectOptions('patricia', ['drop crates 4', 'drop provisions 2'])
  .plays('patricia drop provisions 2')
  .expectBoard((b, seat) => [shipNow('patricia')(b, seat).holds, shipNow('patricia')(b, seat).provisions], [3, 0]);

scenario('NAS-FIGHT-18: what fits elsewhere stays')
  .given(lay(ship('patricia', { holds: 4, crates: 3, provisions: 2 })))
  .start(suffer, losing('patricia', 'hold'))
  .expectChange({ 'patricia.holds': -1 });

test('NAS-FIGHT-19: every fight draws from the full bag, without putting back in between', () => {
  expect(TOKENS.filter((token) => token === 'attack-rum')).toHaveLength(1);
});

scenario('NAS-FIGHT-19: a token drawn cannot be drawn again in the same fight, but in the next')
  .given(gunner({ rum: 0, sailors: 2, sails: 2, doubloon: 5 }))
  .start(fight, against('patricia', 11))
  .draws('token', 'patricia', 'attack-rum', 'nothing', 'nothing')
  .dice('defence', 'patricia', 6, 6)
  .plays('patricia fire 1 0')
  .expectTold('attack.repelled', { token: 'attack-rum' });

scenario('NAS-FIGHT-20: crates of all players are the damage')
  .given(lay(bare, opponents(['B', 20, { ulrich: 1, beate: 2 }]), atSea('patricia', 'B', { crates: 1 })))
  .expectBoard(damage(20), 3);

scenario('NAS-FIGHT-21: one damage brings reward and points at once, even if it is not beaten')
  .given(gunner())
  .start(fight, against('patricia', 11))
  .draws('token', 'patricia', 'nothing', 'nothing', 'nothing')
  .draws('good', 'patricia', 'spices')
  .plays('patricia fire 1 0')
  .expectChange({ 'patricia.crates': -1, 'patricia.shots': 1, 'patricia.goods': 'spices', 'patricia.score': 3 });

scenario('NAS-FIGHT-22: no damage, no reward and no points')
  .given(gunner())
  .start(fight, against('patricia', 11))
  .draws('token', 'patricia', 'dodge', 'nothing', 'nothing')
  .plays('patricia fire 1 0')
  .expectChange({ 'patricia.crates': -1, 'patricia.reserve': 1 });

scenario('NAS-FIGHT-23: a random good from the stock into a hold')
  .given(gunner())
  .start(fight, against('patricia', 11))
  .draws('token', 'patricia', 'nothing', 'nothing', 'nothing')
  .draws('good', 'patricia', 'tobacco')
  .plays('patricia fire 1 0')
  .expectTold('good.stowed', { good: 'tobacco', cause: 'opp-11' })
  .expectBoard((b) => b.goods.filter((g) => g === 'tobacco').length, 3);

scenario('NAS-FIGHT-24: as many crates as strength, of whatever colour, and the tile is his')
  .given(lay(gunner(), opponents(['B', 11, { ulrich: 2 }])))
  .start(fight, against('patricia', 11))
  .draws('token', 'patricia', 'nothing', 'nothing', 'nothing')
  .plays('patricia fire 1 0')
  .expectBoard((b, seat) => shipNow('patricia')(b, seat).beaten, [11]);

scenario('NAS-FIGHT-25: the crates on it go back to their owners, who get nothing else')
  .given(lay(gunner(), opponents(['B', 11, { ulrich: 2 }])))
  .start(fight, against('patricia', 11))
  .draws('token', 'patricia', 'nothing', 'nothing', 'nothing')
  .draws('good', 'patricia', 'silver')
  .plays('patricia fire 1 0')
  .expectChange({
    'patricia.crates': -1,
    'patricia.reserve': 1,
    'patricia.goods': 'silver',
    'patricia.score': 3,
    'patricia.beaten': '11',
    'ulrich.shots': -2,
    'ulrich.reserve': 2,
  });

scenario('NAS-FIGHT-26: otherwise they stay as damage for whoever comes next')
  .given(gunner())
  .start(fight, against('patricia', 11))
  .draws('token', 'patricia', 'nothing', 'nothing', 'nothing')
  .plays('patricia fire 2 0')
  .expectBoard((b) => [damage(11)(b), b.opponents.includes(11)], [2, true]);

scenario('NAS-FIGHT-27: he may fight it again, and is rewarded again')
  .given(lay(gunner(), opponents(['B', 11, { patricia: 1 }])))
  .start(fight, against('patricia', 11))
  .draws('token', 'patricia', 'nothing', 'nothing', 'nothing')
  .plays('patricia fire 1 0')
  .expectTold('points.scored', { seat: 'patricia', points: 3 });

scenario('NAS-FIGHT-28: without crate, bomb or a crab that leaves no strength there is no fight')
  .given(lay(opponents(['B', 11], ['B', 1]), atSea('patricia', 'B', { crates: 0, animals: { crab: 'ready' } })))
  .start(seaTurn, seaTurnOf('patricia'))
  .expectWhyNot('patricia', 'fight opp-11', 'NAS-FIGHT-28', 'no-damage-possible')
  .expectCan('patricia', 'fight opp-01');

scenario('NAS-FIGHT-29: its space stays empty')
  .given(lay(gunner(), opponents(['B', 11, { ulrich: 2 }])))
  .start(fight, against('patricia', 11))
  .draws('token', 'patricia', 'nothing', 'nothing', 'nothing')
  .plays('patricia fire 1 0')
  .expectBoard((b) => b.opponents.every((n) => n === 0), true);

scenario('NAS-FIGHT-30: what is lost goes back where it came from')
  .given(lay(ship('patricia', { sailors: 3, weapons: { hook: 1 } })))
  .start(suffer, losing('patricia', 'sailor'))
  .expectBoard((b) => b.sailors, 12);

scenario('NAS-FIGHT-30: a weapon too')
  .given(lay(ship('patricia', { weapons: { hook: 1 } })))
  .start(suffer, losing('patricia', 'weapon'))
  .expectBoard((b) => b.weapons.hook, 6);

// ── a lost sailor and his animal ──

scenario('NAS-ANIMAL-25: a lost sailor’s animal goes to a free one')
  .given(lay(ship('patricia', { sailors: 3, animals: { cat: 'ready', crab: 'ready' } })))
  .start(suffer, losing('patricia', 'sailor'))
  .expectChange({ 'patricia.sailors': -1 });

scenario('NAS-ANIMAL-25: without a free one the animal he chooses loses its hat, never the starting sailor’s')
  .given(lay(ship('patricia', { sailors: 3, animals: { rat: 'ready', cat: 'used', crab: 'ready' } })))
  .start(suffer, losing('patricia', 'sailor'))
  .expectOptions('patricia', ['unseat crab', 'unseat cat'])
  .plays('patricia unseat cat')
  .expectChange({ 'patricia.animals': 'rat, crab, cat idle-used' });

// ── animals and papers in a fight ──

scenario('NAS-ANIMAL-16: the crab: one token and one crate fewer')
  .given(gunner({ animals: { crab: 'ready' } }))
  .start(fight, against('patricia', 11))
  .draws('token', 'patricia', 'nothing', 'nothing')
  .plays('patricia crab', 'patricia fire 2 0')
  .expectTold('tokens.drawn', { tokens: ['nothing', 'nothing'] })
  .expectTold('opponent.beaten');

scenario('NAS-ANIMAL-17: the points do not change')
  .given(gunner({ animals: { crab: 'ready' } }))
  .start(fight, against('patricia', 11))
  .draws('token', 'patricia', 'nothing', 'nothing')
  .plays('patricia crab', 'patricia fire 2 0')
  .expectTold('points.scored', { points: 3 });

scenario('NAS-ANIMAL-18, DX-03: strength 0 is beaten at once, without crate or token, for reward and points')
  .given(lay(opponents(['B', 15]), atSea('patricia', 'B', { crates: 0, animals: { crab: 'ready' } })))
  .start(fight, against('patricia', 15))
  .plays('patricia crab')
  .expectNotTold('tokens.drawn')
  .expectChange({ 'patricia.animals': 'crab used', 'patricia.score': 1, 'patricia.doubloons': 1, 'patricia.beaten': '15' });

scenario('DX-21: with the crab the tile can fall to others’ crates; without damage of one’s own there is no reward')
  .given(lay(gunner({ animals: { crab: 'ready' } }), opponents(['B', 11, { ulrich: 2 }])))
  .start(fight, against('patricia', 11))
  .draws('token', 'patricia', 'dodge', 'nothing')
  .plays('patricia crab', 'patricia fire 1 0')
  .expectTold('opponent.unharmed')
  .expectTold('opponent.beaten', { seat: 'patricia' })
  .expectNotTold('points.scored');

scenario('NAS-ANIMAL-19: the cat rolls all dice with 1 or 2 again, once')
  .given(gunner({ animals: { cat: 'ready' }, sails: 3, sailors: 3 }))
  .start(fight, against('patricia', 11))
  .draws('token', 'patricia', 'attack-sail', 'nothing', 'nothing')
  .dice('defence', 'patricia', 2, 1, 2)
  .plays('patricia fire 1 0')
  .dice('defence', 'patricia', 1, 1, 1)
  .plays('patricia cat')
  .expectTold('dice.rerolled', { dice: [1, 1, 1] })
  .expectTold('loss.suffered', { loss: 'sail' });

scenario('NAS-ANIMAL-20: the lizard brings the reward twice, the points once')
  .given(lay(opponents(['B', 15]), atSea('patricia', 'B', { crates: 1, animals: { lizard: 'ready' } })))
  .start(fight, against('patricia', 15))
  .draws('token', 'patricia', 'nothing')
  .plays('patricia fire 1 0', 'patricia lizard')
  .expectChange({
    'patricia.crates': -1,
    'patricia.reserve': 1,
    'patricia.animals': 'lizard used',
    'patricia.score': 1,
    'patricia.doubloons': 2,
    'patricia.beaten': '15',
  });

scenario('NAS-ITEM-03: a contract brings the reward twice, the points once')
  .given(lay(opponents(['B', 15]), atSea('patricia', 'B', { crates: 1, contract: 2 })))
  .start(fight, against('patricia', 15))
  .draws('token', 'patricia', 'nothing')
  .plays('patricia fire 1 0', 'patricia contract')
  .expectChange({
    'patricia.crates': -1,
    'patricia.reserve': 1,
    'patricia.contracts': -1,
    'patricia.score': 1,
    'patricia.doubloons': 2,
    'patricia.beaten': '15',
  });

const doubled = lay(
  opponents(['B', 15]),
  atSea('patricia', 'B', { crates: 1, contract: 1, doubloon: 0, animals: { lizard: 'ready' } }),
);

scenario('NAS-ITEM-03: with the lizard three times')
  .given(doubled)
  .start(fight, against('patricia', 15))
  .draws('token', 'patricia', 'nothing')
  .plays('patricia fire 1 0', 'patricia contract', 'patricia lizard')
  .expectBoard((b, seat) => shipNow('patricia')(b, seat).doubloon, 3);

scenario('NAS-ITEM-03: or four times, where the table plays so', { 'contract-and-lizard': 4 })
  .given(doubled)
  .start(fight, against('patricia', 15))
  .draws('token', 'patricia', 'nothing')
  .plays('patricia fire 1 0', 'patricia contract', 'patricia lizard')
  .expectBoard((b, seat) => shipNow('patricia')(b, seat).doubloon, 4);

scenario('NAS-ANIMAL-24: the monkey spirit keeps the item that is used')
  .given(lay(opponents(['B', 16]), atSea('patricia', 'B', { bomb: 1, animals: { 'monkey-spirit': 'ready' } })))
  .start(fight, against('patricia', 16))
  .plays('patricia bomb', 'patricia keep')
  .expectTold('opponent.beaten')
  .expectBoard(
    (b, seat) => [shipNow('patricia')(b, seat).bomb, shipNow('patricia')(b, seat).animals['monkey-spirit']],
    [1, 'used'],
  );

scenario('NAS-ANIMAL-09: an animal that was used is no help again in this round')
  .given(gunner({ animals: { crab: 'used', lizard: 'used' } }))
  .start(fight, against('patricia', 11))
  .expectOptions('patricia', ['fire 1 0', 'fire 2 0']);
