// Missions: accepting them, what is done for them, their reward.   FDM-MISSION
import { openVars, type Seat } from '@boucan/kernel';
import { proc } from '../../board.ts';
import type { Nation } from '../../content/map.ts';
import type { MissionId } from '../../content/missions.ts';

interface Accepting {
  seat: Seat;
  mission: MissionId;
  letter: boolean; // a card makes its roll succeed
}

/** The activity Accept mission, for one Mission on offer in this port.   FDM-MISSION-02 … 08 */
export const acceptMission = proc('accept-mission', 'FDM-MISSION-02', openVars<Accepting>(), {
  begin: (t) => t.done(),
});

/** What may advance, complete or end a held Mission. */
export type Happening =
  | { readonly what: 'port' } // a Port action begins
  | { readonly what: 'sea' } // at sea, after a move or as a turn begins
  | { readonly what: 'turn-end' }
  | { readonly what: 'attacked' } // began a combat or a raid
  | { readonly what: 'raided'; readonly nation: Nation } // a raid succeeded
  | { readonly what: 'defeated'; readonly pirate: boolean; readonly naval: boolean; readonly player: boolean };

interface Progress {
  seat: Seat;
  happening: Happening;
}

/** Called whenever something of this kind happened to a player, Mission or not.   FDM-MISSION-10, FDM-MISSION-13 */
export const missionProgress = proc('mission-progress', 'FDM-MISSION-10', openVars<Progress>(), {
  begin: (t) => t.done(),
});

interface Errand {
  seat: Seat;
}

/** A Scout action spent on the held Mission, in the zone it names; the action has been counted. */
export const scoutForMission = proc('scout-for-mission', 'FDM-MISSION-10', openVars<Errand>(), {
  begin: (t) => t.done(),
});
