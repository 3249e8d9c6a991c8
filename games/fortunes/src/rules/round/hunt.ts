// Hostile captains search for a player: as a turn begins at sea, and on arrival in a zone.   FDM-HUNT
import { openVars, type Seat } from '@boucan/kernel';
import { proc } from '../../board.ts';

interface Hunted {
  seat: Seat;
  leaving: boolean; // the player has just come out of the port of this zone
}

/** Every hostile captain in the player's zone searches once; those who find the player fight, in random order. */
export const searches = proc('searches', 'FDM-HUNT-08', openVars<Hunted>(), {
  begin: (t) => t.done(),
});
