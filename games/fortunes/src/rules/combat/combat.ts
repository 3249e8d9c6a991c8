// Combat: naval, on deck, and ashore.   FDM-COMBAT
import { openVars, type Seat } from '@boucan/kernel';
import { proc } from '../../board.ts';
import type { Guards } from '../../content/effect.ts';
import type { NpcId } from '../../content/npcs.ts';

interface Combat {
  attacker: Seat | NpcId;
  defender: Seat | NpcId;
}

/** A whole combat, from the bounty for attacking to plunder and death. */
export const combat = proc('combat', 'FDM-COMBAT-01', openVars<Combat>(), {
  begin: (t) => t.done(),
});

interface LandFight {
  seat: Seat;
  guards: Guards;
}

/** A fight ashore; it has not been declined. The result is 'won', 'lost' (the captain is dead) or 'tie'. */
export const landFight = proc('land-fight', 'FDM-BOARD-01', openVars<LandFight>(), {
  begin: (t) => t.done('won'),
});

interface Struck {
  seat: Seat;
  hits: number;
  from: 'storm' | 'squall';
}

/** Hits outside a combat: location dice, skulls, Reinforced hull. A ship that sinks is dealt with; the result tells whether it did. */
export const hitShip = proc('hit-ship', 'FDM-DAMAGE-01', openVars<Struck>(), {
  begin: (t) => t.done(false),
});
