// Missions. Two are on offer at any time, each in its port.
import { ERRANDS } from './missions/errands.ts';
import type { Mission } from './missions/mission.ts';
import { VENTURES } from './missions/ventures.ts';

export const MISSIONS = { ...ERRANDS, ...VENTURES };
export type MissionId = keyof typeof MISSIONS;
export const MISSION_IDS = Object.keys(MISSIONS) as readonly MissionId[];
/** Any mission, without its particulars. */
export const missionCard = (id: MissionId): Mission => MISSIONS[id];
