// A combat at sea, from the bounty for attacking to plunder and death.   FDM-COMBAT
import { openVars, type Seat } from '@boucan/kernel';
import { npcOf, playerOf, proc } from '../../board.ts';
import type { NpcId } from '../../content/npcs.ts';
import { MODIFICATIONS } from '../../content/tokens.ts';
import { ZONE_ABILITIES } from '../../content/zone-abilities.ts';
import { announcing, opening } from '../announcing.ts';
import { faces, rollDice, successes } from '../dice.ts';
import { bountyOf, fighterOf, fightOf, SIDES, shipAt } from '../facts.ts';
import { attackBounty, attackOn } from '../sea/bounty.ts';
import { missionProgress } from '../ventures/errands.ts';
import { crewCombat } from './crew.ts';
import { ending } from './ending.ts';
import { noteSunk, participants, seatOf } from './fight.ts';
import { fire, shoot } from './hits.ts';
import { naval } from './naval.ts';
import { newSide } from './sides.ts';
import { spoils } from './spoils.ts';
import { hitShip, volleys } from './volleys.ts';

export { hitShip };

interface Combat {
  attacker: Seat | NpcId;
  defender: Seat | NpcId;
}

/** A whole combat, from the bounty for attacking to plunder and death. Whoever found the other is the attacker.   FDM-COMBAT-01, SEA-BASE-83 */
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

  attacked: (t) => t.call(missionProgress, { seat: fightOf(t.board).sides[0].seat!, happening: { what: 'attacked' } }, 'morro'),

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
      const { mods, cannons } = shipAt(b, i);
      if (cannons === 0 || !mods.includes('long-range-guns')) return 0;
      const dice = rollDice(t, dicePerCannon * cannons, 'long-range-guns', seatOf(b, i));
      const seat = fighterOf(fightOf(b).sides[i]);
      t.tell?.('guns.ranged', { seat, modification: 'long-range-guns', dice: faces(dice) });
      return hitsPerSkull * successes(dice);
    });
    for (const i of SIDES) if (hits[i]! > 0) fire(t, 'long-range-guns', i, hits[i]!);
    return b.volleys.length > 0 ? t.call(volleys, { at: 0 }, 'ranged') : t.go('rounds');
  },

  ranged: (t) => (noteSunk(t) ? t.go('ended') : t.go('rounds')),

  rounds: (t) => t.call(naval, { at: 0 }, 'decks'),

  // Boarding ends the naval combat; the crews fight it out.   FDM-COMBAT-17, FDM-BOARD-01, SEA-BASE-82
  decks: (t) => (fightOf(t.board).boarder === null ? t.go('ended') : t.call(crewCombat, { at: 0, single: false }, 'ended')),

  ended: (t) => t.call(ending, {}, 'spoils'),

  spoils: (t) => t.call(spoils, { at: 0, cargo: 0, refused: [] }, 'over'),

  // Damage to players stays; a ship of nobody's is as new, for its cubes are gone.   FDM-COMBAT-28, FDM-NPC-12, SEA-BASE-53
  over: (t) => {
    t.board.fight = null;
    return t.done();
  },
});
