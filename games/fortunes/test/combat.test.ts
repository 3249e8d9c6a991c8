// Naval combat: declarations, the contest, and what comes of it.

import { combat } from '../src/rules/combat/combat.ts';
import { newSide } from '../src/rules/combat/sides.ts';
import { spoils } from '../src/rules/combat/spoils.ts';
import { agreed, battle, begin, enemy, idle, idleNpc, navy, secondRound, shipOf } from './combat-kit.ts';
import { afloat, bounties, crowd, cubes, hired, npc, scenario, ship } from './kit.ts';

// ── the course of a combat ──

begin(
  idle(
    battle(
      'FDM-COMBAT-01, FDM-COMBAT-02, SEA-BASE-38, SEA-BASE-83: who found the other attacks; declare, manoeuvre, act, and again',
    ),
  ),
)
  .expectTold('combat.began', { seat: 'anne', targetSeat: 'bart', zone: 'curacao' })
  .expectTold('combat.round', { round: 1 })
  .expectTold('contest.idle')
  .expectTold('combat.round', { round: 2 })
  .expectBoard(({ fight, turn }) => [fight?.round, turn.fought], [2, true])
  .expectAsked('anne', 'naval.declare');

begin(idle(battle('FDM-COMBAT-03, SEA-BASE-38: in the first combat round both fire, and nobody is asked')))
  .expectTold('combat.declared', { seat: 'anne', declaration: 'fire' })
  .expectTold('combat.declared', { seat: 'bart', declaration: 'fire' });

secondRound(battle('FDM-COMBAT-04: from the second combat round there are Fire, Board and Flee')).expectOptions('anne', [
  'order fire',
  'order board',
  'order flee',
]);

secondRound(battle('FDM-COMBAT-02, FDM-INFO-19: the attacker declares openly, and the defender knows it'))
  .expectNotAsked('bart')
  .expectPrompt('anne', { seat: 0, own: 1, round: 2, declared: 0, enemy: [] })
  .plays('anne order board')
  .expectToldTo('bart', 'combat.declared', { seat: 'anne', declaration: 'board' })
  .expectAsked('bart', 'naval.declare')
  .expectPrompt('bart', { seat: 1, own: 1, round: 2, declared: 1, enemy: ['board'] })
  .expectView('bart', ({ board }) => board.fight?.sides[0].declared, 'board');

secondRound(battle('FDM-COMBAT-05, FDM-SHIP-06, SEA-BASE-39: without Crew nobody boards').given(cubes('anne', { crew: 0 })))
  .expectWhyNot('anne', 'order board', 'FDM-COMBAT-05', 'no-crew')
  .expectOptions('anne', ['order fire', 'order flee']);

begin(
  battle('FDM-COMBAT-06, FDM-DAMAGE-09, SEA-BASE-38: without Masts there is only Fire, and one die')
    .given(cubes('anne', { masts: 0 }))
    .dice('manoeuvre', 'anne', 1, 1)
    .dice('manoeuvre', 'bart', 1, 1),
)
  .expectAsked('bart', 'naval.declare')
  .expectTold('combat.declared', { seat: 'anne', declaration: 'fire' })
  .expectBoard(({ fight }) => fight?.round, 2)
  .dice('manoeuvre', 'bart', 5, 1)
  .plays('bart order flee')
  .expectTold('ship.escaped', { seat: 'bart' })
  .expectDone();

// ── the contest ──

begin(
  battle('BT-13, FDM-COMBAT-07, FDM-SHIP-08, FDM-CAPTAIN-04, SEA-BASE-81: one point nimbler gives nothing, two points give a die')
    .given(ship('anne', 'galleon'))
    .dice('manoeuvre', 'anne', 1, 2, 3)
    .dice('manoeuvre', 'bart', 1, 2, 3),
)
  .expectTold('contest.rolled', { seat: 'anne', dice: [1, 2, 3] })
  .expectTold('contest.rolled', { seat: 'bart', dice: [1, 2, 3] });

begin(idle(battle('BT-13, FDM-SHIP-08: a Sloop against a Frigate is nimbler by one, and rolls no die more'))).expectTold(
  'contest.rolled',
  { seat: 'bart', dice: [1, 1] },
);

begin(
  battle('special-rigging, FDM-MOD-02: it makes a Sloop two points nimbler than a Frigate')
    .given(ship('bart', 'sloop', { mods: ['special-rigging'] }))
    .dice('manoeuvre', 'anne', 1, 2, 3)
    .dice('manoeuvre', 'bart', 1, 2, 3),
).expectTold('contest.rolled', { seat: 'bart', dice: [1, 2, 3] });

begin(
  battle('FDM-COMBAT-08, FDM-Q-46: without Masts a nimbler ship rolls a single die')
    .given(ship('anne', 'galleon'))
    .given(cubes('bart', { masts: 0 }))
    .dice('manoeuvre', 'anne', 1, 2, 3)
    .dice('manoeuvre', 'bart', 4),
).expectTold('contest.rolled', { seat: 'bart', dice: [4] });

begin(
  battle('FDM-COMBAT-09, FDM-DICE-01, FDM-DICE-03: each skull is a success, whether 5 or 6, and more successes win')
    .dice('manoeuvre', 'anne', 5, 6, 1)
    .dice('manoeuvre', 'bart', 5, 4)
    .dice('location', 'anne', 1, 1, 2)
    .dice('location', 'bart', 1),
)
  .expectTold('contest.rolled', { seat: 'anne', dice: ['skull', 'skull', 1] })
  .expectTold('contest.won', { seat: 'anne' });

begin(
  battle('BT-20, FDM-COMBAT-10: without a success nobody wins, and nothing happens')
    .dice('manoeuvre', 'anne', 4, 4, 4)
    .dice('manoeuvre', 'bart', 1, 1),
)
  .expectTold('contest.idle')
  .expectNotTold('volley.fired')
  .expectBoard(shipOf('bart'), [2, 2, 2, 2, 1]);

begin(
  battle('FDM-COMBAT-11, FDM-DICE-04: with as many successes the sum of the other dice decides')
    .dice('manoeuvre', 'anne', 5, 1, 1)
    .dice('manoeuvre', 'bart', 5, 3)
    .dice('location', 'anne', 1)
    .dice('location', 'bart', 1),
)
  .expectTold('contest.won', { seat: 'bart' })
  .expectTold('volley.fired', { seat: 'anne', hits: 1 });

begin(
  battle('BT-21, FDM-COMBAT-12, FDM-COMBAT-14, SEA-BASE-42: tied, both hit as losers do')
    .dice('manoeuvre', 'anne', 5, 1, 3)
    .dice('manoeuvre', 'bart', 5, 4)
    .dice('location', 'anne', 1)
    .dice('location', 'bart', 1),
)
  .expectTold('contest.tied')
  .expectTold('volley.fired', { seat: 'anne', hits: 1 })
  .expectTold('volley.fired', { seat: 'bart', hits: 1 })
  .expectBoard(shipOf('anne'), [3, 2, 3, 3, 3])
  .expectBoard(shipOf('bart'), [2, 1, 2, 2, 1]);

secondRound(battle('FDM-COMBAT-12: tied, nobody boards and nobody escapes'))
  .dice('manoeuvre', 'anne', 5, 1, 3)
  .dice('manoeuvre', 'bart', 5, 4)
  .plays('anne order board', 'bart order flee')
  .expectTold('contest.tied')
  .expectNotTold('ship.boarded')
  .expectNotTold('ship.escaped')
  .expectTold('combat.round', { round: 3 });

// ── fire ──

/** You with a Frigate win the first combat round; the Sloop has two successes. */
const exampleOne = (name: string) =>
  begin(
    battle(name)
      .dice('manoeuvre', 'anne', 5, 5, 6)
      .dice('manoeuvre', 'bart', 5, 6)
      .dice('location', 'anne', 2, 1, 1)
      .dice('location', 'bart', 1),
  );

exampleOne(
  'EX-19, FDM-COMBAT-13, FDM-COMBAT-14, SEA-BASE-42: the winner hits with every Cannon, the loser once for two successes and one Cannon',
)
  .expectTold('volley.fired', { seat: 'anne', hits: 3 })
  .expectTold('volley.fired', { seat: 'bart', hits: 1 })
  .expectBoard(shipOf('anne'), [3, 2, 3, 3, 3])
  .expectBoard(shipOf('bart'), [2, 0, 1, 2, 1]);

exampleOne(
  'EX-19, FDM-COMBAT-17, FDM-COMBAT-20, FDM-BOARD-01, SEA-BASE-82: the loser’s hit comes first; without Masts the winner still boards',
)
  .dice('manoeuvre', 'anne', 5, 1, 1)
  .dice('manoeuvre', 'bart', 5, 6)
  .dice('location', 'anne', 2)
  .dice('leadership', 'anne', 1, 1)
  .dice('leadership', 'bart', 5, 5, 5)
  .dice('leadership', 'anne', 1, 1)
  .dice('leadership', 'bart', 5, 1, 1)
  .plays('anne order fire', 'bart order board')
  .expectTold('volley.fired', { seat: 'anne', hits: 1 })
  .expectTold('ship.hit', { seat: 'bart', section: 'masts', left: 0 })
  .expectTold('ship.boarded', { seat: 'bart', targetSeat: 'anne' })
  .expectTold('crew.won', { seat: 'bart' });

begin(
  battle('FDM-COMBAT-15, FDM-DAMAGE-11: without Cannons one fires, and hits nothing')
    .given(cubes('anne', { cannons: 0 }))
    .given(cubes('bart', { cannons: 0 }))
    .dice('manoeuvre', 'anne', 5, 5, 5)
    .dice('manoeuvre', 'bart', 5, 5),
)
  .expectTold('contest.won', { seat: 'anne' })
  .expectNotTold('volley.fired')
  .expectAsked('anne', 'naval.declare')
  .expectCan('anne', 'order fire');

begin(
  battle('FDM-DAMAGE-11: one hit less for each Cannon lost')
    .given(cubes('anne', { cannons: 2 }))
    .dice('manoeuvre', 'anne', 5, 5, 5)
    .dice('manoeuvre', 'bart', 1, 1)
    .dice('location', 'anne', 1, 1),
).expectTold('volley.fired', { seat: 'anne', hits: 2 });

begin(
  battle('FDM-COMBAT-16, SEA-BASE-41: both volleys are counted before any damage: a ship that sinks still delivers its hits')
    .given(cubes('bart', { hull: 1, cargo: 0, cannons: 1 }))
    .dice('manoeuvre', 'anne', 5, 6, 5)
    .dice('manoeuvre', 'bart', 5, 1)
    .dice('location', 'anne', 4, 1, 2)
    .dice('location', 'bart', 2),
)
  .expectTold('ship.sunk', { seat: 'bart' })
  .expectBoard(shipOf('anne'), [3, 3, 2, 3, 3]);

// ── boarding and flight ──

secondRound(
  battle('FDM-COMBAT-18: a boarder who is sunk by the last hits dies, and there is no crew combat').given(
    cubes('bart', { hull: 1, cargo: 0 }),
  ),
)
  .dice('manoeuvre', 'anne', 5, 1, 1)
  .dice('manoeuvre', 'bart', 5, 6)
  .dice('location', 'anne', 1)
  .plays('anne order fire', 'bart order board')
  .expectTold('ship.sunk', { seat: 'bart' })
  .expectNotTold('crew.began')
  .expectTold('glory.won', { seat: 'anne', source: 'combat' });

secondRound(
  battle('FDM-COMBAT-19: a boarder who loses the last of the Crew does not board, and the naval combat goes on').given(
    cubes('bart', { crew: 1 }),
  ),
)
  .dice('manoeuvre', 'anne', 5, 1, 1)
  .dice('manoeuvre', 'bart', 5, 6)
  .dice('location', 'anne', 3)
  .plays('anne order fire', 'bart order board')
  .expectTold('boarding.failed', { seat: 'bart' })
  .expectNotTold('crew.began')
  .expectTold('combat.round', { round: 3 });

secondRound(
  battle(
    'BT-22, FDM-COMBAT-21, FDM-COMBAT-25, FDM-GLORY-20, SEA-BASE-49: a winner who flees escapes from one without success; both stay where they are, and nobody scores',
  ),
)
  .dice('manoeuvre', 'anne', 4, 4, 4)
  .dice('manoeuvre', 'bart', 5, 1)
  .plays('anne order fire', 'bart order flee')
  .expectTold('ship.escaped', { seat: 'bart' })
  .expectChange({})
  .expectDone()
  .expectBoard(({ fight, players }) => [fight, players.map(({ zone }) => zone)], [null, ['curacao', 'curacao']]);

secondRound(battle('FDM-COMBAT-22: with a success against him the winner who flees stays, and is fired at as by a loser'))
  .dice('manoeuvre', 'anne', 5, 1, 1)
  .dice('manoeuvre', 'bart', 5, 6)
  .dice('location', 'anne', 1)
  .plays('anne order fire', 'bart order flee')
  .expectTold('contest.won', { seat: 'bart' })
  .expectTold('escape.failed', { seat: 'bart' })
  .expectTold('volley.fired', { seat: 'anne', hits: 1 })
  .expectTold('combat.round', { round: 3 });

secondRound(battle('FDM-COMBAT-23, SEA-BASE-40: both flee: no roll, and it is over'))
  .plays('anne order flee', 'bart order flee')
  .expectNotTold('contest.rolled')
  .expectTold('ship.escaped', { seat: 'anne' })
  .expectTold('ship.escaped', { seat: 'bart' })
  .expectDone();

secondRound(battle('FDM-COMBAT-24: the loser’s Board comes to nothing'))
  .dice('manoeuvre', 'anne', 5, 5, 1)
  .dice('manoeuvre', 'bart', 5, 1)
  .dice('location', 'anne', 1, 1, 2)
  .plays('anne order fire', 'bart order board')
  .expectTold('volley.fired', { seat: 'anne', hits: 3 })
  .expectNotTold('ship.boarded')
  .expectTold('combat.round', { round: 3 });

secondRound(battle('FDM-COMBAT-24: the loser’s Flee comes to nothing, even without a shot'))
  .dice('manoeuvre', 'anne', 5, 5, 1)
  .dice('manoeuvre', 'bart', 5, 1)
  .dice('leadership', 'anne', 5, 5)
  .dice('leadership', 'bart', 1, 1, 1)
  .plays('anne order board', 'bart order flee')
  .expectNotTold('ship.escaped')
  .expectTold('ship.boarded', { seat: 'anne', targetSeat: 'bart' });

// ── how it ends ──

begin(
  battle('FDM-COMBAT-26: both sink: both captains die, and nobody wins anything')
    .given(cubes('anne', { hull: 1, cargo: 0 }))
    .given(cubes('bart', { hull: 1, cargo: 0 }))
    .dice('manoeuvre', 'anne', 5, 1, 1)
    .dice('manoeuvre', 'bart', 5, 4)
    .dice('location', 'anne', 1)
    .dice('location', 'bart', 1),
)
  .expectTold('ship.sunk', { seat: 'anne' })
  .expectTold('ship.sunk', { seat: 'bart' })
  .expectNotTold('glory.won')
  .expectNotTold('reward.paid')
  .expectTold('captain.died', { seat: 'anne' })
  .expectTold('captain.died', { seat: 'bart' })
  .expectDone();

begin(
  battle('FDM-COMBAT-27, FDM-Q-47: when neither side can hit, board or escape any more, it is over')
    .given(cubes('anne', { masts: 0, cannons: 0 }))
    .given(cubes('bart', { masts: 0, cannons: 0 })),
)
  .expectTold('combat.deadlocked', { seat: 'anne', targetSeat: 'bart' })
  .expectNotTold('contest.rolled')
  .expectNotTold('glory.won')
  .expectDone();

begin(
  battle('FDM-COMBAT-27: as long as one of them has a Cannon, it goes on')
    .given(cubes('anne', { masts: 0, cannons: 1 }))
    .given(cubes('bart', { hull: 1, cargo: 0, masts: 0, cannons: 0 }))
    .dice('manoeuvre', 'anne', 5)
    .dice('manoeuvre', 'bart', 1)
    .dice('location', 'anne', 1),
)
  .expectNotTold('combat.deadlocked')
  .expectTold('ship.sunk', { seat: 'bart' });

begin(
  battle('FDM-COMBAT-27: as long as one of them can still board, it goes on')
    .given(cubes('anne', { masts: 0, cannons: 0 }))
    .given(cubes('bart', { cannons: 0 }))
    .dice('manoeuvre', 'anne', 1)
    .dice('manoeuvre', 'bart', 1, 1),
).expectAsked('bart', 'naval.declare');

begin(
  battle(
    'FDM-COMBAT-01, FDM-COMBAT-27: captains without Cannons who only fire at each other fight on, until one of them thinks better of it',
  )
    .given(cubes('anne', { masts: 0, cannons: 0 }))
    .given(cubes('bart', { cannons: 0 }))
    .dice('manoeuvre', 'anne', 1, 1, 1, 1, 1, 1)
    .dice('manoeuvre', 'bart', 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 5, 1),
)
  .plays('bart order fire', 'bart order fire', 'bart order fire', 'bart order fire')
  .expectNotTold('combat.deadlocked')
  .expectAsked('bart', 'naval.declare')
  .plays('bart order flee')
  .expectTold('ship.escaped', { seat: 'bart' })
  .expectNotTold('combat.deadlocked')
  .expectDone();

begin(
  battle('FDM-COMBAT-27: as long as one of them can still flee, it goes on')
    .given(cubes('anne', { masts: 0, cannons: 0 }))
    .given(cubes('bart', { cannons: 0, crew: 0 }))
    .dice('manoeuvre', 'anne', 1)
    .dice('manoeuvre', 'bart', 1, 1),
)
  .expectNotTold('combat.deadlocked')
  .expectOptions('bart', ['order fire', 'order flee']);

begin(
  battle('FDM-COMBAT-27, sailmaker: without Masts, too, if a Sailmaker is aboard')
    .given(cubes('anne', { masts: 0, cannons: 0 }))
    .given(cubes('bart', { masts: 0, cannons: 0, crew: 0 }))
    .given(hired('bart', 'sailmaker-paid'))
    .dice('manoeuvre', 'anne', 1)
    .dice('manoeuvre', 'bart', 1),
)
  .expectNotTold('combat.deadlocked')
  .expectOptions('bart', ['order fire', 'order flee']);

navy('FDM-COMBAT-27, FDM-NPC-16: a ship of nobody’s that has nothing left and may not flee holds nobody up')
  .given(ship('anne', 'frigate', { masts: 0, cannons: 0, crew: 0 }))
  .dice('manoeuvre', 'anne', 1)
  .dice('npc-manoeuvre', null, 1, 1, 1)
  .start(combat, { attacker: 'navy-england', defender: 0 })
  .expectAsked('bart', 'naval.declare')
  .given(({ fight }) => Object.assign(fight!.sides[0].ship!, { crew: 0, cannons: 0 }))
  .dice('manoeuvre', 'anne', 1)
  .dice('npc-manoeuvre', null, 1, 1, 1)
  .plays('bart order fire')
  .expectTold('combat.deadlocked')
  .expectDone();

begin(
  battle('FDM-COMBAT-28: damage stays with a player after the combat')
    .given(cubes('bart', { hull: 1, cargo: 0 }))
    .dice('manoeuvre', 'anne', 5, 6, 1)
    .dice('manoeuvre', 'bart', 5, 1)
    .dice('location', 'anne', 1, 2, 2)
    .dice('location', 'bart', 4),
)
  .expectDone()
  .expectBoard(shipOf('anne'), [3, 3, 3, 3, 2]);

begin(
  battle(
    'FDM-COMBAT-29, FDM-GLORY-01, FDM-PLUNDER-01, FDM-REWARD-05: sinking the other wins: Glory and the reward, and no plunder',
  )
    .given(cubes('bart', { hull: 1, cargo: 0 }))
    .given(bounties('anne', { holland: 0, france: 1 }))
    .dice('manoeuvre', 'anne', 5, 6, 1)
    .dice('manoeuvre', 'bart', 1, 1)
    .dice('location', 'anne', 1, 2, 2),
)
  .expectTold('glory.won', { seat: 'anne', source: 'combat', points: 1 })
  .expectTold('reward.paid', { seat: 'anne', nation: 'holland', gold: 5 })
  .expectNotTold('captain.plundered')
  .expectTold('captain.died', { seat: 'bart' })
  .expectDone();

begin(
  battle('FDM-GLORY-01: a defender who sinks the attacker scores as well')
    .given(cubes('bart', { hull: 1, cargo: 0 }))
    .dice('manoeuvre', 'anne', 5, 6, 1)
    .dice('manoeuvre', 'bart', 1, 1)
    .dice('location', 'anne', 1, 2, 2),
  1,
  0,
)
  .expectTold('combat.began', { seat: 'bart', targetSeat: 'anne' })
  .expectTold('glory.won', { seat: 'anne', source: 'combat' });

// ── bounties ──

scenario('EX-09, FDM-BOUNTY-12: attacking a non-pirate makes a pirate before any die; fighting back costs nothing')
  .given(afloat('anne', 'bartholomew-sharp', 'frigate', 'curacao'))
  .given(afloat('bart', 'anne-dieu-le-veut', 'sloop', 'curacao'))
  .dice('manoeuvre', 'anne', 1, 1, 1)
  .dice('manoeuvre', 'bart', 1, 1)
  .start(combat, { attacker: 0, defender: 1 })
  .expectTold('bounty.gained', { seat: 'anne', nation: 'france', bounties: 1 })
  .expectNotTold('bounty.gained', { seat: 'bart' });

navy('EX-11, FDM-BOUNTY-02, FDM-BOUNTY-03, FDM-BOUNTY-04: attacking a naval ship and sinking it brings two bounties in all')
  .dice('manoeuvre', 'anne', 5, 6, 1)
  .dice('npc-manoeuvre', null, 1, 1, 1)
  .dice('location', 'anne', 1, 1, 1)
  .start(combat, { attacker: 0, defender: 'navy-england' })
  .expectTold('bounty.gained', { seat: 'anne', nation: 'england', bounties: 1 })
  .expectBoard(enemy, [3, 0, 3, 3, 3])
  .dice('manoeuvre', 'anne', 5, 6, 1)
  .dice('npc-manoeuvre', null, 1, 1, 1)
  .dice('location', 'anne', 1, 1, 1)
  .plays('anne order fire', 'bart order fire')
  .expectTold('ship.sunk')
  .expectTold('bounty.gained', { seat: 'anne', nation: 'england', bounties: 2 })
  .expectTold('glory.won', { seat: 'anne', source: 'combat' })
  .expectTold('npc.beaten', { npc: 'navy-england' })
  .expectDone()
  .expectBoard(({ npcs }) => npcs.every((ship_) => ship_ === null), true);

scenario(
  'BT-24, FDM-BOUNTY-05: a naval ship that attacked brings one bounty when it is sunk, a point, and neither plunder nor reward',
)
  .given(afloat('anne', 'bartholomew-sharp', 'frigate', 'curacao'))
  .given(bounties('anne', { spain: 1 }))
  .given(npc('navy-france', 'navy-france-du-casse', 'curacao'))
  .given(cubes('anne', { cannons: 3 }))
  .dice('manoeuvre', 'anne', 5, 6, 1)
  .dice('npc-manoeuvre', null, 1, 1, 1)
  .dice('location', 'anne', 1, 1, 1)
  .start(combat, { attacker: 'navy-france', defender: 0 })
  .expectNotTold('bounty.gained')
  .dice('manoeuvre', 'anne', 5, 6, 1)
  .dice('npc-manoeuvre', null, 1, 1, 1)
  .dice('location', 'anne', 1, 1, 1)
  .plays('bart order fire', 'anne order fire')
  .expectTold('bounty.gained', { seat: 'anne', nation: 'france', bounties: 1 })
  .expectChange({ 'anne.france': 1, 'anne.points': 1, 'anne.hand': 1, 'navy-france': 'nowhere' });

begin(
  battle('FDM-BOUNTY-17, SEA-BASE-52: beating a player one attacked brings no second bounty')
    .given(bounties('bart', { holland: 0 }))
    .given(cubes('bart', { hull: 1, cargo: 0 }))
    .dice('manoeuvre', 'anne', 5, 6, 1)
    .dice('manoeuvre', 'bart', 1, 1)
    .dice('location', 'anne', 1, 2, 2),
)
  .expectTold('bounty.gained', { seat: 'anne', nation: 'england', bounties: 1 })
  .expectNotTold('bounty.gained', { bounties: 2 })
  .expectDone();

begin(
  battle('FDM-BOUNTY-17, FDM-Q-11: at such a table a beaten pirate brings none all the same')
    .given(agreed({ secondBounty: true }))
    .given(cubes('bart', { hull: 1, cargo: 0 }))
    .dice('manoeuvre', 'anne', 5, 6, 1)
    .dice('manoeuvre', 'bart', 1, 1)
    .dice('location', 'anne', 1, 2, 2),
)
  .expectTold('ship.sunk', { seat: 'bart' })
  .expectNotTold('bounty.gained')
  .expectDone();

begin(
  battle('FDM-BOUNTY-12, FDM-Q-11: nor does one who was attacked gain any by winning')
    .given(agreed({ secondBounty: true }))
    .given(bounties('anne', { holland: 0 }))
    .given(cubes('anne', { hull: 1, cargo: 0 }))
    .dice('manoeuvre', 'anne', 1, 1, 1)
    .dice('manoeuvre', 'bart', 5, 1)
    .dice('location', 'bart', 1),
)
  .expectTold('ship.sunk', { seat: 'anne' })
  .expectNotTold('bounty.gained')
  .expectDone();

begin(
  battle('FDM-BOUNTY-17, FDM-Q-11, SEA-BASE-52: unless the table has agreed that it does')
    .given(agreed({ secondBounty: true }))
    .given(bounties('bart', { holland: 0 }))
    .given(cubes('bart', { hull: 1, cargo: 0 }))
    .dice('manoeuvre', 'anne', 5, 6, 1)
    .dice('manoeuvre', 'bart', 1, 1)
    .dice('location', 'anne', 1, 2, 2),
).expectTold('bounty.gained', { seat: 'anne', nation: 'england', bounties: 2 });

battle('FDM-BOUNTY-17, SEA-BASE-52: and even there only for a ship sunk, not for one that was boarded')
  .given(agreed({ secondBounty: true }))
  .given(bounties('bart', { holland: 0 }))
  .given((b) => {
    const sides = [newSide(b, 0, 1), newSide(b, 1, 0)] as const;
    const over = { boarder: 0, single: false, winner: 0, end: 'boarded' } as const;
    b.fight = { zone: 'curacao', where: 'sea', stage: 'crew', round: 3, sides, ...over };
  })
  .start(spoils, { at: 0, cargo: 0, refused: [] })
  .expectTold('glory.won', { seat: 'anne' })
  .expectNotTold('bounty.gained');

// ── captains whom nobody plays ──

idleNpc(navy('EX-03, FDM-NPC-13, FDM-NPC-17: the Enemy table of a Frigate stands at 3 throughout, and nothing is mounted on it'))
  .start(combat, { attacker: 0, defender: 'navy-england' })
  .expectBoard(enemy, [3, 3, 3, 3, 3])
  .expectBoard(({ fight }) => fight?.sides[1].ship?.mods, [])
  .expectAsked('anne', 'naval.declare');

idleNpc(navy('FDM-NPC-14, FDM-NPC-15, SEA-BASE-29: the player to the left declares for it, and places its skulls'))
  .start(combat, { attacker: 0, defender: 'navy-england' })
  .plays('anne order fire')
  .expectAsked('bart', 'naval.declare')
  .dice('manoeuvre', 'anne', 5, 6, 1)
  .dice('npc-manoeuvre', null, 1, 1, 1)
  .dice('location', 'anne', 5, 1, 1)
  .plays('bart order board')
  .expectAsked('bart', 'volley.skull')
  .plays('bart take-hit masts')
  .expectBoard(enemy, [3, 1, 2, 3, 3]);

crowd('FDM-NPC-15, FDM-GLORY-17: with more players it is the next one clockwise', 3)
  .given(afloat('cleo', 'bartholomew-sharp', 'frigate', 'curacao'))
  .given(npc('navy-england', 'navy-england-benbow', 'curacao'))
  .dice('manoeuvre', 'cleo', 1, 1, 1)
  .dice('npc-manoeuvre', null, 1, 1, 1)
  .start(combat, { attacker: 'navy-england', defender: 2 })
  .expectAsked('anne', 'naval.declare')
  .expectBoard(({ fight }) => fight?.sides[0].runBy, 0);

idleNpc(navy('BT-17, FDM-NPC-16, SEA-BASE-49: with no fewer Cannons and no less Crew than the player it may not flee'))
  .start(combat, { attacker: 0, defender: 'navy-england' })
  .plays('anne order fire')
  .expectWhyNot('bart', 'order flee', 'FDM-NPC-16', 'npc-may-not-flee')
  .expectOptions('bart', ['order fire', 'order board']);

idleNpc(navy('BT-17, FDM-NPC-16: with less Crew it may').given(ship('anne', 'frigate', { mods: ['extra-hammocks'], crew: 4 })))
  .start(combat, { attacker: 0, defender: 'navy-england' })
  .plays('anne order fire')
  .expectOptions('bart', ['order fire', 'order board', 'order flee']);

navy('FDM-NPC-12, SEA-BASE-53: a ship of nobody’s that survives is as new for the next combat')
  .dice('manoeuvre', 'anne', 5, 6, 1)
  .dice('npc-manoeuvre', null, 1, 1, 1)
  .dice('location', 'anne', 4, 4, 1)
  .start(combat, { attacker: 'navy-england', defender: 0 })
  .expectBoard(enemy, [3, 2, 3, 3, 1])
  .dice('manoeuvre', 'anne', 5, 6, 1)
  .dice('npc-manoeuvre', null, 1, 1, 1)
  .plays('bart order fire', 'anne order flee')
  .expectTold('ship.escaped', { seat: 'anne' })
  .expectDone()
  .expectBoard(
    ({ fight, npcs }) => [fight, npcs[0]],
    [null, { zone: 'curacao', ship: 'frigate', captain: 'navy-england-benbow' }],
  );

idle(
  battle('sailmaker: one die more in flight; without Masts its owner may flee all the same, with one die')
    .given(hired('anne', 'sailmaker-paid'))
    .given(cubes('anne', {})),
)
  .start(combat, { attacker: 0, defender: 1 })
  .dice('manoeuvre', 'anne', 1, 1, 1, 5)
  .dice('manoeuvre', 'bart', 1, 1)
  .plays('anne order flee', 'bart order fire')
  .expectTold('contest.rolled', { seat: 'anne', dice: [1, 1, 1, 'skull'], by: ['sailmaker'] })
  .expectTold('ship.escaped', { seat: 'anne' });

battle('sailmaker: without Masts there are Fire and Flee')
  .given(hired('anne', 'sailmaker-paid'))
  .given(cubes('anne', { masts: 0 }))
  .dice('manoeuvre', 'anne', 1, 5)
  .dice('manoeuvre', 'bart', 1, 1, 1, 1)
  .start(combat, { attacker: 0, defender: 1 })
  .expectOptions('anne', ['order fire', 'order flee'])
  .expectWhyNot('anne', 'order board', 'FDM-COMBAT-06', 'no-masts')
  .plays('anne order flee', 'bart order fire')
  .expectTold('contest.rolled', { seat: 'anne', dice: ['skull'] })
  .expectTold('ship.escaped', { seat: 'anne' });
