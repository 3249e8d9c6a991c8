// Hits: where they land, what stops them, and what they do. Special weapons and modifications in combat.
import { seedOf } from '@boucan/kernel';
import { expect, test } from 'vitest';
import type { Volley } from '../src/board.ts';
import { fortunes } from '../src/game.ts';
import { combat, hitShip } from '../src/rules/combat/combat.ts';
import { land } from '../src/rules/combat/hits.ts';
import { isSkull, pips, successes, type Tools } from '../src/rules/dice.ts';
import { fullValue, manoeuvrabilityOf, mount } from '../src/rules/ships.ts';
import { newShip } from '../src/setup.ts';
import { agreed, battle, begin, idle, navy, type Scene, secondRound, shipOf } from './combat-kit.ts';
import { afloat, at, bounties, cubes, hand, hired, hold, npc, scenario, ship, weapons } from './kit.ts';

/** anne wins the first combat round and fires her three guns; bart has no success. */
const broadside = (scene: Scene, ...location: number[]): Scene =>
  begin(
    scene
      .dice('manoeuvre', 'anne', 5, 6, 1)
      .dice('manoeuvre', 'bart', 1, 1)
      .dice('location', 'anne', ...location),
  );

// ── dice ──

test('FDM-DICE-01, FDM-DICE-03, FDM-DICE-04: 5 and 6 are skulls and one success each; the other faces are none, and add up', () => {
  expect([1, 2, 3, 4, 5, 6].map(isSkull)).toEqual([false, false, false, false, true, true]);
  expect(successes([5, 6, 6, 4, 1])).toBe(3);
  expect(successes([1, 2, 3, 4])).toBe(0);
  expect(pips([5, 6, 4, 1])).toBe(5);
});

scenario('FDM-DICE-02, CT-18, SEA-BASE-09: a storm of strength 3 against Manoeuvre 2 with a skull leaves two hits')
  .given(afloat('anne', 'frances-wright', 'frigate', 'curacao'))
  .dice('location', 'anne', 1, 2)
  .start(hitShip, { seat: 0, hits: 2, from: 'storm' })
  .expectTold('volley.fell', { seat: 'anne', from: 'storm', hits: 2 })
  .expectDone(false)
  .expectBoard(shipOf('anne'), [3, 2, 2, 3, 3]);

// ── location ──

broadside(battle('FDM-DAMAGE-01, FDM-DAMAGE-05, SEA-BASE-43: 1 is Cargo, 2 Masts, 3 Crew; one step each'), 1, 2, 3).expectBoard(
  shipOf('bart'),
  [2, 1, 1, 1, 1],
);
broadside(battle('FDM-DAMAGE-01, FDM-DAMAGE-02, SEA-BASE-43: 4 is Cannons, and no number is the Hull'), 4, 1, 2).expectBoard(
  shipOf('bart'),
  [2, 1, 1, 2, 0],
);
broadside(
  battle('FDM-DAMAGE-01, FDM-Q-03: some tables have Cannons for 3 and Crew for 4').given(agreed({ swappedHits: true })),
  3,
  4,
  4,
).expectBoard(shipOf('bart'), [2, 2, 2, 0, 0]);
broadside(
  battle('EX-20, FDM-DAMAGE-05: two dice of 2 bring the Masts down by two').given(cubes('anne', { cannons: 2 })),
  2,
  2,
).expectBoard(shipOf('bart'), [2, 2, 0, 2, 1]);

broadside(battle('FDM-DAMAGE-03, FDM-DAMAGE-04, SEA-BASE-43: whoever is hit places the skulls, in sight of the numbers'), 5, 1, 6)
  .expectAsked('bart', 'volley.skull')
  .expectPrompt('bart', { seat: 1, skulls: 2, hits: 1, sections: ['cargo'] })
  .expectBoard(shipOf('bart'), [2, 2, 2, 2, 1])
  .plays('bart take-hit crew')
  .expectAsked('bart', 'volley.skull')
  .plays('bart take-hit masts')
  .expectBoard(({ fight }) => fight?.sides.map(({ crewLost }) => crewLost), [0, 1])
  .expectBoard(shipOf('bart'), [2, 1, 1, 1, 1]);

broadside(
  battle('FDM-DAMAGE-04: numbers are applied before skulls, whatever the dice').given(cubes('bart', { cargo: 1 })),
  5,
  1,
  2,
)
  .plays('bart take-hit cargo')
  .expectTold('ship.hit', { seat: 'bart', section: 'cargo', left: 0 })
  .expectBoard(shipOf('bart'), [1, 0, 1, 2, 1]);

broadside(
  battle('BT-07, FDM-DAMAGE-06, SEA-BASE-43: hits beyond a destroyed section go to the Hull, within one volley too'),
  1,
  1,
  1,
)
  .expectTold('ship.hit', { seat: 'bart', section: 'hull', left: 1 })
  .expectBoard(shipOf('bart'), [1, 0, 2, 2, 1]);

broadside(
  battle('FDM-DAMAGE-07, SEA-BASE-43: a ship without Hull sinks, and its captain dies').given(cubes('bart', { cargo: 0 })),
  1,
  1,
  2,
)
  .expectTold('ship.sunk', { seat: 'bart' })
  .expectTold('captain.died', { seat: 'bart' })
  .expectDone();

test('FDM-DAMAGE-07: nothing is hit any more on a ship without Hull', () => {
  const { board } = fortunes.setup({ seats: 2 }, seedOf('sunk'));
  Object.assign(board.players[0]!.ship, { hull: 0, cargo: 0 });
  const told: string[] = [];
  const t = { board, tell: (event: string) => told.push(event) } as unknown as Tools;
  land(t, { at: 0, shot: null } as Volley, 'cargo');
  expect(told).toEqual([]);
  land(t, { at: 0, shot: null } as Volley, 'crew');
  expect(told).toEqual(['ship.hit']);
});

broadside(
  battle('FDM-DAMAGE-08, SEA-BASE-43: with less room, cargo beyond it is lost at random, at once')
    .given(hold('bart', 'rum', 'cocoa'))
    .draws('overboard', 'bart', 'rum-1'),
  1,
  2,
  2,
)
  .expectTold('cargo.lost', { seat: 'bart', good: 'rum' })
  .expectBoard(({ players, cargoDiscard }) => [players[1]?.cargo, cargoDiscard], [['cocoa-1'], ['rum-1']]);

broadside(battle('FDM-DAMAGE-08, FDM-Q-80: a hold that still has room loses nothing').given(hold('bart', 'rum')), 1, 2, 2)
  .expectNotTold('cargo.lost')
  .expectBoard(({ players }) => players[1]?.cargo.length, 1);

broadside(
  battle('well-stowed, FDM-CAPTAIN-03: Corentin Le Bihan chooses what goes overboard')
    .given(afloat('bart', 'corentin-le-bihan', 'sloop', 'curacao'))
    .given(hold('bart', 'rum', 'cocoa')),
  1,
  2,
  2,
)
  .expectAsked('bart', 'cargo.drop')
  .expectTold('ability.used', { seat: 'bart', ability: 'well-stowed' })
  .plays('bart drop cocoa')
  .expectChange({ 'bart.cargo': -1 })
  .expectBoard(({ players }) => players[1]?.cargo, ['rum-1']);

begin(
  battle('FDM-DAMAGE-09, FDM-DAMAGE-12: Masts that are still down from the last combat count in the next')
    .given(cubes('bart', { masts: 0 }))
    .dice('manoeuvre', 'anne', 1, 1, 1)
    .dice('manoeuvre', 'bart', 1),
).expectTold('contest.rolled', { seat: 'bart', dice: [1] });

secondRound(
  battle('FDM-DAMAGE-10, FDM-BOARD-02, FDM-SHIP-06: without Crew one does not board, and loses a crew combat as it begins').given(
    cubes('bart', { crew: 0 }),
  ),
)
  .plays('anne order board')
  .expectWhyNot('bart', 'order board', 'FDM-COMBAT-05')
  .dice('manoeuvre', 'anne', 5, 1, 1)
  .dice('manoeuvre', 'bart', 1, 1)
  .plays('bart order fire')
  .expectNotTold('crew.rolled')
  .expectTold('crew.won', { seat: 'anne', targetSeat: 'bart' });

broadside(
  battle('FDM-DAMAGE-13: a skull may go to the Hull, and one on a destroyed section does').given(cubes('bart', { cargo: 0 })),
  5,
  2,
  2,
)
  .expectOptions('bart', ['take-hit hull', 'take-hit cargo', 'take-hit masts', 'take-hit crew', 'take-hit cannons'])
  .plays('bart take-hit cargo')
  .expectTold('ship.hit', { seat: 'bart', section: 'hull', left: 1 });

secondRound(battle('FDM-DAMAGE-14: damage on deck never reaches the Hull'))
  .dice('manoeuvre', 'anne', 5, 1, 1)
  .dice('manoeuvre', 'bart', 1, 1)
  .dice('leadership', 'anne', 5, 6)
  .dice('leadership', 'bart', 1, 1, 1)
  .plays('anne order board', 'bart order fire')
  .expectTold('crew.won', { seat: 'anne' })
  .expectBoard(shipOf('bart'), [2, 2, 2, 0, 1]);

// ── outside combat ──

scenario('FDM-DAMAGE-07: a storm can sink a ship, and the caller learns of it')
  .given(cubes('anne', { hull: 1, cargo: 0 }))
  .dice('location', 'anne', 1)
  .start(hitShip, { seat: 0, hits: 1, from: 'storm' })
  .expectTold('ship.sunk', { seat: 'anne' })
  .expectTold('captain.died', { seat: 'anne', captain: 'felipe-barrios' })
  .expectDone(true);

scenario('rolling-with-the-blow: a storm is no combat, and Felipe does not redirect it')
  .dice('location', 'anne', 1)
  .start(hitShip, { seat: 0, hits: 1, from: 'storm' })
  .expectDone(false)
  .expectBoard(shipOf('anne'), [2, 1, 2, 2, 1]);

scenario('reinforced-hull, FDM-MOD-03: it stops one hit of a storm as well')
  .given(ship('anne', 'sloop', { mods: ['reinforced-hull'] }))
  .dice('location', 'anne', 5)
  .start(hitShip, { seat: 0, hits: 1, from: 'storm' })
  .plays('anne take-hit masts')
  .expectAsked('anne', 'volley.hull')
  .plays('anne cancel masts')
  .expectDone(false)
  .expectBoard(({ players }) => [players[0]?.ship.masts, players[0]?.ship.turned], [2, true]);

// ── special weapons ──

/** anne has this weapon and fires three guns. */
const armed = (name: string, weapon: 'chain-shot' | 'grape-shot') => battle(name).given(weapons('anne', weapon));

broadside(
  armed(
    'EX-21, FDM-WEAPON-05, FDM-WEAPON-06, FDM-WEAPON-09, SEA-BASE-44, grape-shot: it takes the Crew, and what is left over is lost',
    'grape-shot',
  ),
  5,
  6,
  3,
)
  .expectAsked('anne', 'volley.shot')
  .plays('anne shot grape-shot')
  .expectTold('shot.used', { seat: 'anne', weapon: 'grape-shot', section: 'crew' })
  .expectTold('hit.lost', { seat: 'bart', section: 'crew' })
  .expectBoard(shipOf('bart'), [2, 2, 2, 0, 1])
  .expectBoard(({ players }) => players[0]?.weapons, []);

broadside(armed('EX-21: without it the owner would have placed both skulls', 'grape-shot'), 5, 6, 3)
  .plays('anne pass')
  .expectAsked('bart', 'volley.skull')
  .expectBoard(({ players }) => players[0]?.weapons, ['grape-shot']);

broadside(
  armed(
    'BT-08, FDM-WEAPON-03, FDM-WEAPON-04, FDM-Q-45, SEA-BASE-44, chain-shot: hits on destroyed Masts are lost, numbers included',
    'chain-shot',
  ),
  2,
  2,
  5,
)
  .plays('anne shot chain-shot')
  .expectBoard(shipOf('bart'), [2, 2, 0, 2, 1]);

broadside(armed('FDM-WEAPON-03: without a skull there is nothing to aim', 'chain-shot'), 2, 2, 1)
  .expectNotTold('shot.used')
  .expectAsked('anne', 'naval.declare');

broadside(
  battle('FDM-WEAPON-07: one of the two, for all skulls of the volley').given(weapons('anne', 'chain-shot', 'grape-shot')),
  5,
  6,
  1,
)
  .expectOptions('anne', ['shot chain-shot', 'shot grape-shot', 'pass'])
  .plays('anne shot grape-shot')
  .expectBoard(shipOf('bart'), [2, 1, 2, 0, 1])
  .expectBoard(({ players }) => players[0]?.weapons, ['chain-shot']);

broadside(
  armed('FDM-WEAPON-08, SEA-BASE-44: hits on another destroyed section still go to the Hull', 'chain-shot').given(
    cubes('bart', { cargo: 0 }),
  ),
  1,
  5,
  6,
)
  .plays('anne shot chain-shot')
  .expectBoard(shipOf('bart'), [1, 0, 0, 2, 1]);

begin(
  armed('FDM-WEAPON-11, FDM-MOD-13: neither shot steers the hits of long-range guns', 'chain-shot')
    .given(ship('anne', 'frigate', { mods: ['long-range-guns'] }))
    .dice('long-range-guns', 'anne', 5, 1, 1)
    .dice('location', 'anne', 5),
)
  .expectAsked('bart', 'volley.skull')
  .expectNotTold('shot.used');

secondRound(battle('FDM-WEAPON-01: only who declared Board is asked for the Grapple').given(weapons('anne', 'grapple')))
  .dice('manoeuvre', 'anne', 1, 1, 1)
  .dice('manoeuvre', 'bart', 1, 1)
  .plays('anne order fire', 'bart order fire')
  .expectTold('combat.round', { round: 3 });

secondRound(
  battle('grapple, FDM-WEAPON-01, FDM-WEAPON-02: any of the own dice, once; the new result counts').given(
    weapons('anne', 'grapple'),
  ),
)
  .dice('manoeuvre', 'anne', 5, 1, 1)
  .dice('manoeuvre', 'bart', 1, 1)
  .plays('anne order board', 'bart order fire')
  .expectOptions('anne', ['reroll own 1', 'reroll own skull', 'keep-dice'])
  .dice('manoeuvre', 'anne', 3)
  .plays('anne reroll own skull', 'anne throw')
  .expectTold('contest.idle')
  .expectBoard(({ players }) => players[0]?.weapons, [])
  .expectTold('combat.round', { round: 3 });

secondRound(battle('FDM-WEAPON-01: a Grapple that is not thrown is kept').given(weapons('anne', 'grapple')))
  .dice('manoeuvre', 'anne', 1, 1, 1)
  .dice('manoeuvre', 'bart', 1, 1)
  .plays('anne order board', 'bart order fire', 'anne keep-dice')
  .expectBoard(({ players }) => players[0]?.weapons, ['grapple']);

// ── modifications ──

test('FDM-MOD-01, FDM-MOD-02, FDM-MOD-05, FDM-MOD-09: hammocks leave a berth to fill, hold and gun port raise the cube, and no value passes 5', () => {
  const frigate = newShip('frigate');
  for (const mod of ['extra-hammocks', 'extended-hold', 'extra-gun-port'] as const) mount(frigate, mod);
  expect([fullValue(frigate, 'crew'), frigate.crew]).toEqual([4, 3]);
  expect([fullValue(frigate, 'cargo'), frigate.cargo]).toEqual([4, 4]);
  expect([fullValue(frigate, 'cannons'), frigate.cannons]).toEqual([4, 4]);

  const galleon = newShip('galleon');
  const manOfWar = newShip('man-o-war');
  mount(galleon, 'extended-hold');
  for (const mod of ['extra-hammocks', 'extra-gun-port'] as const) mount(manOfWar, mod);
  expect([fullValue(galleon, 'cargo'), galleon.cargo]).toEqual([5, 5]);
  expect([fullValue(manOfWar, 'crew'), fullValue(manOfWar, 'cannons'), manOfWar.cannons]).toEqual([5, 5, 5]);
});

begin(
  battle('special-rigging, FDM-MOD-02: it raises Manoeuvrability by one, and no further than 5')
    .given(ship('anne', 'sloop', { mods: ['special-rigging'] }))
    .given(ship('bart', 'frigate'))
    .dice('manoeuvre', 'anne', 1, 1, 1, 1)
    .dice('manoeuvre', 'bart', 1, 1),
).expectBoard((b) => b.players.map(({ ship: afloat_ }) => manoeuvrabilityOf(b, afloat_)), [5, 3]);

const reinforced = (name: string) => battle(name).given(ship('bart', 'sloop', { mods: ['reinforced-hull'] }));

broadside(reinforced('reinforced-hull, FDM-MOD-03: once the sections are known, it cancels one hit on any section'), 5, 1, 1)
  .plays('bart take-hit crew')
  .expectAsked('bart', 'volley.hull')
  .expectOptions('bart', ['cancel cargo', 'cancel crew', 'pass'])
  .expectPrompt('bart', { seat: 1, runs: 0, sections: ['crew', 'cargo', 'cargo'] })
  .plays('bart cancel cargo')
  .expectTold('hit.cancelled', { seat: 'bart', section: 'cargo', effect: 'reinforced-hull' })
  .expectBoard(shipOf('bart'), [2, 1, 2, 1, 1])
  .expectBoard(({ players }) => players[1]?.ship.turned, true);

broadside(
  reinforced('FDM-MOD-04: turned over, it does nothing').given(({ players }) =>
    Object.assign(players[1]!.ship, { turned: true }),
  ),
  1,
  1,
  2,
)
  .expectNotTold('hit.cancelled')
  .expectBoard(shipOf('bart'), [2, 0, 1, 2, 1]);

/** bart has chasers, and flees. */
const chasing = (name: string) => secondRound(battle(name).given(ship('bart', 'sloop', { mods: ['chasers'] })));

chasing('chasers, FDM-MOD-06, FDM-Q-50: after both have declared, they fire at once, whoever flees, without a contest')
  .plays('anne order flee', 'bart order fire')
  .expectAsked('bart', 'naval.chase')
  .expectNotTold('contest.rolled')
  .dice('location', 'bart', 4)
  .dice('manoeuvre', 'anne', 1, 1, 1)
  .dice('manoeuvre', 'bart', 1, 1)
  .plays('bart chase')
  .expectTold('volley.fired', { seat: 'bart', targetSeat: 'anne', from: 'chasers', hits: 1 })
  .expectBoard(shipOf('anne'), [3, 3, 3, 3, 2]);

secondRound(battle('FDM-MOD-06: without Chasers nothing is fired at whoever flees, and nobody braces for it'))
  .given(hand('bart', 'brace-for-impact'))
  .dice('manoeuvre', 'anne', 1, 1, 1)
  .dice('manoeuvre', 'bart', 1, 1)
  .plays('anne order flee', 'bart order fire')
  .expectTold('contest.rolled', { seat: 'bart' });

chasing('FDM-MOD-07: once in a combat')
  .plays('anne order flee', 'bart order fire')
  .dice('location', 'bart', 4)
  .dice('manoeuvre', 'anne', 1, 1, 1, 1, 1, 1)
  .dice('manoeuvre', 'bart', 1, 1, 1, 1)
  .plays('bart chase')
  .plays('anne order flee', 'bart order fire')
  .expectNotTold('volley.fired')
  .expectTold('combat.round', { round: 4 });

chasing('FDM-MOD-07: Chasers that are kept may be used later in the combat')
  .plays('anne order flee', 'bart order fire')
  .dice('manoeuvre', 'anne', 1, 1, 1)
  .dice('manoeuvre', 'bart', 1, 1)
  .plays('bart pass', 'anne order flee', 'bart order fire')
  .expectAsked('bart', 'naval.chase');

chasing('FDM-MOD-08, FDM-COMBAT-23: both flee, and the Chasers fire before it is over; they can still sink')
  .given(cubes('anne', { hull: 1, cargo: 0 }))
  .plays('anne order flee', 'bart order flee')
  .dice('location', 'bart', 1)
  .plays('bart chase')
  .expectTold('ship.sunk', { seat: 'anne' })
  .expectNotTold('ship.escaped')
  .expectTold('glory.won', { seat: 'bart' });

chasing('FDM-MOD-06: nobody flees, and nobody is asked for Chasers')
  .dice('manoeuvre', 'anne', 1, 1, 1)
  .dice('manoeuvre', 'bart', 1, 1)
  .plays('anne order fire', 'bart order fire')
  .expectAsked('anne', 'naval.declare');

chasing('FDM-MOD-19: shot may be spent on the Chasers’ hit, and they need no Cannons')
  .given(weapons('bart', 'chain-shot'))
  .given(cubes('bart', { cannons: 0 }))
  .plays('anne order flee', 'bart order fire')
  .dice('location', 'bart', 5)
  .dice('manoeuvre', 'anne', 1, 1, 1)
  .dice('manoeuvre', 'bart', 1, 1)
  .plays('bart chase')
  .expectAsked('bart', 'volley.shot')
  .plays('bart shot chain-shot')
  .expectBoard(shipOf('anne'), [3, 3, 2, 3, 3]);

chasing('FDM-MOD-19, FDM-Q-86: at some tables they do')
  .given(agreed({ chasersNeedCannons: true }))
  .given(cubes('bart', { cannons: 0 }))
  .dice('manoeuvre', 'anne', 1, 1, 1)
  .dice('manoeuvre', 'bart', 1, 1)
  .plays('anne order flee', 'bart order fire')
  .expectNotTold('volley.fired')
  .expectTold('contest.idle');

begin(
  idle(
    battle('long-range-guns, FDM-MOD-12: without Cannons they are not fired').given(
      ship('anne', 'frigate', { mods: ['long-range-guns'], cannons: 0 }),
    ),
  ),
).expectNotTold('guns.ranged');

begin(
  idle(
    battle(
      'long-range-guns, FDM-MOD-12, FDM-Q-51: they roll a die for each Cannon before the first combat round, both sides together',
    )
      .given(ship('anne', 'frigate', { mods: ['long-range-guns'] }))
      .given(ship('bart', 'frigate', { mods: ['long-range-guns'] }))
      .dice('long-range-guns', 'anne', 5, 6, 5)
      .dice('long-range-guns', 'bart', 5, 1, 1)
      .dice('location', 'anne', 4, 4, 4)
      .dice('location', 'bart', 1),
  ),
)
  .expectTold('guns.ranged', { seat: 'anne', dice: ['skull', 'skull', 'skull'] })
  .expectTold('guns.ranged', { seat: 'bart', dice: ['skull', 1, 1] })
  .expectTold('volley.fired', { seat: 'bart', from: 'long-range-guns', hits: 1 })
  .expectBoard(shipOf('anne'), [3, 2, 3, 3, 3])
  .expectBoard(shipOf('bart'), [3, 3, 3, 3, 0])
  .expectAsked('anne', 'naval.declare');

begin(
  battle('FDM-MOD-12: they can sink before the first combat round')
    .given(ship('anne', 'frigate', { mods: ['long-range-guns'] }))
    .given(cubes('bart', { hull: 1, cargo: 0 }))
    .dice('long-range-guns', 'anne', 5, 1, 1)
    .dice('location', 'anne', 1),
)
  .expectTold('ship.sunk', { seat: 'bart' })
  .expectNotTold('combat.round');

// ── abilities and specialists of those who fire and are hit ──

const felipe = (name: string) => battle(name).given(afloat('bart', 'felipe-barrios', 'sloop', 'curacao'));
/** The same with Felipe’s three dice. */
const atFelipe = (scene: Scene, ...location: number[]): Scene =>
  begin(
    scene
      .dice('manoeuvre', 'anne', 5, 6, 1)
      .dice('manoeuvre', 'bart', 1, 1, 1)
      .dice('location', 'anne', ...location),
  );

atFelipe(
  felipe('CT-10, FDM-CAPTAIN-03, FDM-Q-85: Felipe redirects one hit, and towards a destroyed section the Hull takes it').given(
    cubes('bart', { crew: 0 }),
  ),
  1,
  2,
  2,
)
  .expectAsked('bart', 'volley.redirect')
  .plays('bart redirect cargo crew')
  .expectBoard(shipOf('bart'), [1, 2, 0, 0, 1])
  .expectTold('hit.redirected', { seat: 'bart', from: 'cargo', to: 'crew', effect: 'rolling-with-the-blow' })
  .expectTold('ship.hit', { seat: 'bart', section: 'hull', left: 1 });

atFelipe(felipe('rolling-with-the-blow: once per combat'), 1, 2, 4)
  .plays('bart redirect cannons crew')
  .expectBoard(shipOf('bart'), [2, 1, 1, 1, 1])
  .dice('manoeuvre', 'anne', 5, 6, 1)
  .dice('manoeuvre', 'bart', 1, 1, 1)
  .dice('location', 'anne', 1, 2, 4)
  .plays('anne order fire', 'bart order fire')
  .expectBoard(shipOf('bart'), [2, 0, 0, 1, 0]);

atFelipe(felipe('rolling-with-the-blow: he need not'), 1, 2, 4).plays('bart pass').expectBoard(shipOf('bart'), [2, 1, 1, 2, 0]);

begin(
  battle('CT-11, cool-head, FDM-COMBAT-11: tied on successes Laurens de Graaf wins without comparing the other dice')
    .given(afloat('anne', 'laurens-de-graaf', 'frigate', 'curacao'))
    .dice('manoeuvre', 'anne', 5, 1, 1, 1)
    .dice('manoeuvre', 'bart', 5, 4)
    .dice('location', 'anne', 1, 1, 2)
    .dice('location', 'bart', 1),
)
  .expectTold('contest.won', { seat: 'anne' })
  .expectTold('ability.used', { seat: 'anne', ability: 'cool-head' })
  .expectTold('volley.fired', { seat: 'anne', hits: 3 });

begin(
  battle('CT-11, cool-head: without a success nobody wins, not even he')
    .given(afloat('anne', 'laurens-de-graaf', 'frigate', 'curacao'))
    .dice('manoeuvre', 'anne', 1, 1, 1, 1)
    .dice('manoeuvre', 'bart', 4, 4),
).expectTold('contest.idle');

/** anne, with a Frigate, against Lope Marañón, who flees. */
const lope = (name: string) =>
  begin(
    battle(name)
      .given(afloat('bart', 'lope-maranon', 'sloop', 'curacao'))
      .dice('manoeuvre', 'anne', 1, 1, 1)
      .dice('manoeuvre', 'bart', 1, 1, 1),
  );

lope('CT-12, delta-pilot: he gets away from one success, after the hit it brings')
  .dice('manoeuvre', 'anne', 5, 1, 1)
  .dice('manoeuvre', 'bart', 5, 6, 1)
  .dice('location', 'anne', 2)
  .plays('anne order fire', 'bart order flee')
  .expectTold('volley.fired', { seat: 'anne', hits: 1 })
  .expectTold('ship.escaped', { seat: 'bart' })
  .expectTold('ability.used', { seat: 'bart', ability: 'delta-pilot' })
  .expectBoard(shipOf('bart'), [2, 2, 1, 2, 1])
  .expectDone();

lope('FDM-COMBAT-24, FDM-DAMAGE-07, delta-pilot: hits come first: who is sunk by them gets away no more')
  .given(cubes('bart', { hull: 1, cargo: 0 }))
  .dice('manoeuvre', 'anne', 5, 1, 1)
  .dice('manoeuvre', 'bart', 5, 6, 1)
  .dice('location', 'anne', 1)
  .plays('anne order fire', 'bart order flee')
  .expectTold('ship.sunk', { seat: 'bart' })
  .expectNotTold('ship.escaped')
  .expectTold('glory.won', { seat: 'anne', source: 'combat' })
  .expectTold('captain.died', { seat: 'bart' })
  .expectDone();

lope('delta-pilot: not from two')
  .dice('manoeuvre', 'anne', 5, 6, 1)
  .dice('manoeuvre', 'bart', 5, 6, 4)
  .dice('location', 'anne', 2, 1)
  .plays('anne order fire', 'bart order flee')
  .expectTold('contest.won', { seat: 'bart' })
  .expectTold('escape.failed', { seat: 'bart' })
  .expectNotTold('ability.used');

begin(
  battle('gun-captain: a loser with a success has one hit more')
    .given(hired('anne', 'gun-captain-paid'))
    .dice('manoeuvre', 'anne', 5, 1, 1)
    .dice('manoeuvre', 'bart', 5, 6)
    .dice('location', 'anne', 1, 1)
    .dice('location', 'bart', 1),
)
  .expectTold('volley.fired', { seat: 'anne', hits: 2 })
  .expectTold('specialist.acted', { seat: 'anne', specialist: 'gun-captain' });

begin(
  battle('gun-captain: never more than Cannons')
    .given(hired('anne', 'gun-captain-paid'))
    .given(cubes('anne', { cannons: 1 }))
    .dice('manoeuvre', 'anne', 5, 1, 1)
    .dice('manoeuvre', 'bart', 5, 6)
    .dice('location', 'anne', 1)
    .dice('location', 'bart', 1),
)
  .expectTold('volley.fired', { seat: 'anne', hits: 1 })
  .expectNotTold('specialist.acted');

begin(
  battle('gun-captain: without a success there is nothing to add to')
    .given(hired('anne', 'gun-captain-paid'))
    .dice('manoeuvre', 'anne', 1, 1, 1)
    .dice('manoeuvre', 'bart', 5, 6)
    .dice('location', 'bart', 1),
).expectNotTold('volley.fired', { seat: 'anne' });

broadside(
  battle('master-gunner: one location die of a volley may be rolled again, before shot and skulls').given(
    hired('anne', 'master-gunner-paid'),
  ),
  1,
  1,
  5,
)
  .expectAsked('anne', 'volley.aim')
  .expectOptions('anne', ['reroll own 1', 'reroll own skull', 'keep-dice'])
  .dice('location', 'anne', 4)
  .plays('anne reroll own skull')
  .expectTold('dice.rerolled', { seat: 'anne', dice: [1, 1, 4] })
  .expectTold('specialist.acted', { seat: 'anne', specialist: 'master-gunner' })
  .expectBoard(shipOf('bart'), [2, 0, 2, 2, 0]);

broadside(battle('master-gunner: or not').given(hired('anne', 'master-gunner-paid')), 1, 1, 2)
  .plays('anne keep-dice')
  .expectBoard(shipOf('bart'), [2, 0, 1, 2, 1]);

// ── the fort of San Juan ──

begin(
  idle(
    battle('guns-of-the-morro: off San Juan whoever Spain wants takes a hit before anything else')
      .given(at('anne', 'san-juan'))
      .given(at('bart', 'san-juan'))
      .given(bounties('bart', { spain: 1 }))
      .dice('location', 'bart', 4),
  ),
)
  .expectTold('volley.fell', { seat: 'bart', from: 'guns-of-the-morro', hits: 1 })
  .expectNotTold('volley.fell', { seat: 'anne' })
  .expectBoard(shipOf('bart'), [2, 2, 2, 2, 0])
  .expectBoard(shipOf('anne'), [3, 3, 3, 3, 3]);

begin(
  battle('guns-of-the-morro: it can sink, and the other has won')
    .given(at('anne', 'san-juan'))
    .given(at('bart', 'san-juan'))
    .given(bounties('bart', { spain: 1 }))
    .given(cubes('bart', { hull: 1, cargo: 0 }))
    .dice('location', 'bart', 1),
)
  .expectTold('ship.sunk', { seat: 'bart' })
  .expectTold('glory.won', { seat: 'anne', source: 'combat' })
  .expectNotTold('combat.round');

begin(idle(battle('guns-of-the-morro: elsewhere there is no fort').given(bounties('bart', { spain: 5 })))).expectNotTold(
  'volley.fell',
);

navy('FDM-DAMAGE-03, FDM-NPC-14: the skulls of a ship of nobody’s are placed by the one who runs it')
  .dice('manoeuvre', 'anne', 5, 6, 1)
  .dice('npc-manoeuvre', null, 1, 1, 1)
  .dice('location', 'anne', 5, 1, 1)
  .start(combat, { attacker: 0, defender: 'navy-england' })
  .expectAsked('bart', 'volley.skull');

scenario('FDM-DAMAGE-01: a captain of nobody’s rolls location dice of nobody’s')
  .given(afloat('anne', 'bartholomew-sharp', 'frigate', 'curacao'))
  .given(npc('pirate-sloop', 'pirate-sloop-willems', 'curacao'))
  .dice('manoeuvre', 'anne', 1, 1, 1)
  .dice('npc-manoeuvre', null, 5, 5)
  .dice('location', null, 2)
  .start(combat, { attacker: 'pirate-sloop', defender: 0 })
  .expectBoard(shipOf('anne'), [3, 3, 2, 3, 3]);
