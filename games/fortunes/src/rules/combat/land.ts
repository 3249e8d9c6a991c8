// A fight ashore against guards: decks alone.   FDM-RUMOUR-12, FDM-MISSION-12
import { openVars, type Seat } from '@boucan/kernel';
import { playerOf, proc, type Side } from '../../board.ts';
import type { Guards } from '../../content/effect.ts';
import { newShip } from '../../setup.ts';
import { fightOf } from '../facts.ts';
import { death } from '../round/death.ts';
import { crewCombat } from './crew.ts';
import { ending } from './ending.ts';
import { newSide } from './sides.ts';

interface LandFight {
  seat: Seat;
  guards: Guards;
}

/** A fight ashore; it has not been declined. The result is 'won', 'lost' (the captain is dead) or 'tie'.   FDM-PLUNDER-22, FDM-RUMOUR-12, FDM-MISSION-12 */
export const landFight = proc('land-fight', 'FDM-BOARD-01', openVars<LandFight, object, 'won' | 'lost' | 'tie'>(), {
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
