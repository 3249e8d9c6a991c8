// Combat: naval, on deck, and ashore.   FDM-COMBAT
import { openVars, type Seat } from '@boucan/kernel';
import { type Caribbean, npcOf, playerOf, proc, type Side } from '../../board.ts';
import type { Guards } from '../../content/effect.ts';
import type { NpcId } from '../../content/npcs.ts';
import { MODIFICATIONS } from '../../content/tokens.ts';
import { ZONE_ABILITIES } from '../../content/zone-abilities.ts';
import { newShip } from '../../setup.ts';
import { announcing, opening } from '../announcing.ts';
import { faces, rollDice, successes } from '../dice.ts';
import { bountyOf, fightOf, SIDES, shipAt } from '../facts.ts';
import { death } from '../round/death.ts';
import { attackBounty, attackOn } from '../sea/bounty.ts';
import { missionProgress } from '../ventures/mission.ts';
import { crewCombat } from './crew.ts';
import { noteSunk, participants } from './fight.ts';
import { naval } from './naval.ts';
import { ending, spoils } from './spoils.ts';
import { fire, hitShip, shoot, volleys } from './volleys.ts';

export { hitShip };

interface Combat {
  attacker: Seat | NpcId;
  defender: Seat | NpcId;
}

/** A whole combat, from the bounty for attacking to plunder and death. Whoever found the other is the attacker.   FDM-COMBAT-01 */
export const combat = proc('combat', 'FDM-COMBAT-01', openVars<Combat>(), {
  // A non-pirate's nation writes down a bounty before any die; fighting back never costs one.   FDM-BOUNTY-03, FDM-BOUNTY-04, FDM-BOUNTY-12
  begin: (t, v) => {
    const b = t.board;
    const zone = typeof v.attacker === 'number' ? playerOf(b, v.attacker).zone : npcOf(b, v.attacker)!.zone;
    b.fight = {
      zone,
      where: 'sea',
      stage: 'naval',
      round: 0,
      sides: [newSide(b, v.attacker, v.defender), newSide(b, v.defender, v.attacker)],
      boarder: null,
      single: false,
      winner: null,
      end: null,
    };
    if (v.attacker === b.turn.seat || v.defender === b.turn.seat) b.turn.fought = true;
    t.tell?.('combat.began', { seat: v.attacker, targetSeat: v.defender, zone });
    if (typeof v.attacker !== 'number') return t.go('morro');
    const offence = attackOn(b, v.defender);
    if (offence === null) return t.go('attacked');
    return t.call(attackBounty, { seat: v.attacker, ...offence, bounties: 1 }, 'attacked');
  },

  attacked: (t, v) => t.call(missionProgress, { seat: v.attacker as Seat, happening: { what: 'attacked' } }, 'morro'),

  // Off San Juan the fort fires at whoever Spain wants, before anything else.
  morro: (t) => {
    const b = t.board;
    const { zone, nation, figures } = ZONE_ABILITIES['guns-of-the-morro'];
    if (fightOf(b).zone !== zone) return t.go('opening');
    for (const seat of participants(b))
      if (bountyOf(playerOf(b, seat), nation) >= figures.bounties) shoot(t, 'guns-of-the-morro', null, seat, figures.hits);
    return b.volleys.length > 0 ? t.call(volleys, { at: 0 }, 'shelled') : t.go('opening');
  },

  shelled: (t) => (noteSunk(t) ? t.go('ended') : t.go('opening')),

  opening: (t) => t.call(announcing, opening('naval.opening', participants(t.board)), 'longRange'),

  // Long-range guns: a die for each Cannon, a hit for each success, both sides together.   FDM-MOD-12, FDM-Q-51
  longRange: (t) => {
    const b = t.board;
    if (fightOf(b).end !== null) return t.go('ended');
    const { dicePerCannon, hitsPerSkull } = MODIFICATIONS['long-range-guns'].figures;
    const hits = SIDES.map((i) => {
      const { seat } = fightOf(b).sides[i];
      const { mods, cannons } = shipAt(b, i);
      if (seat === null || cannons === 0 || !mods.includes('long-range-guns')) return 0;
      const dice = rollDice(t, dicePerCannon * cannons, 'long-range-guns', seat);
      t.tell?.('guns.ranged', { seat, modification: 'long-range-guns', dice: faces(dice) });
      return hitsPerSkull * successes(dice);
    });
    for (const i of SIDES) if (hits[i]! > 0) fire(t, 'long-range-guns', i, hits[i]!);
    return b.volleys.length > 0 ? t.call(volleys, { at: 0 }, 'ranged') : t.go('rounds');
  },

  ranged: (t) => (noteSunk(t) ? t.go('ended') : t.go('rounds')),

  rounds: (t) => t.call(naval, { at: 0 }, 'decks'),

  // Boarding ends the naval combat; the crews fight it out.   FDM-COMBAT-17, FDM-BOARD-01
  decks: (t) => (fightOf(t.board).boarder === null ? t.go('ended') : t.call(crewCombat, { at: 0, single: false }, 'ended')),

  ended: (t) => t.call(ending, {}, 'spoils'),

  spoils: (t) => t.call(spoils, { at: 0, cargo: 0, refused: [] }, 'over'),

  // Damage to players stays; a ship of nobody's is as new, for its cubes are gone.   FDM-COMBAT-28, FDM-NPC-12
  over: (t) => {
    t.board.fight = null;
    return t.done();
  },
});

/**
 * A player, or a captain of nobody's with the Enemy table set to the values of the ship and nothing else. The player to the
 * left of the one who fights runs it, or the policy does.   FDM-NPC-13, FDM-NPC-14, FDM-NPC-15, FDM-NPC-17
 */
function newSide(b: Caribbean, who: Seat | NpcId, against: Seat | NpcId): Side {
  const npc = typeof who === 'string' ? who : null;
  const left = ((against as Seat) + 1) % b.players.length;
  return {
    seat: typeof who === 'number' ? who : null,
    npc,
    leadership: 0,
    runBy: npc === null || b.house.autoNpcs ? null : left,
    ship: npc === null ? null : newShip(npcOf(b, npc)!.ship),
    declared: null,
    dice: [],
    used: [],
    marks: [],
    crewLost: 0,
    bestVolley: 0,
  };
}

interface LandFight {
  seat: Seat;
  guards: Guards;
}

/** A fight ashore; it has not been declined. The result is 'won', 'lost' (the captain is dead) or 'tie'.   FDM-PLUNDER-22, FDM-RUMOUR-12, FDM-MISSION-12 */
export const landFight = proc('land-fight', 'FDM-BOARD-01', openVars<LandFight>(), {
  begin: (t, v) => {
    const b = t.board;
    const guards: Side = {
      seat: null,
      npc: null,
      leadership: v.guards.leadership,
      runBy: null,
      ship: { ...newShip('sloop'), crew: v.guards.crew },
      declared: null,
      dice: [],
      used: [],
      marks: [],
      crewLost: 0,
      bestVolley: 0,
    };
    b.fight = {
      zone: playerOf(b, v.seat).zone,
      where: 'land',
      stage: 'crew',
      round: 0,
      sides: [newSide(b, v.seat, v.seat), guards],
      boarder: null,
      single: false,
      winner: null,
      end: null,
    };
    if (v.seat === b.turn.seat) b.turn.fought = true;
    return t.call(crewCombat, { at: 0, single: false }, 'ended');
  },

  ended: (t) => t.call(ending, {}, 'judged'),

  // Losing it kills; there is no plunder, no ship, no reward and no Glory for the combat.   FDM-BOARD-07, FDM-Q-76
  judged: (t, v) => {
    const { winner, end } = fightOf(t.board);
    t.board.fight = null;
    if (winner === 0) return t.done('won');
    return winner === 1 || end === 'both-lost' ? t.call(death, { seat: v.seat }, 'lost') : t.done('tie');
  },

  lost: (t) => t.done('lost'),
});
