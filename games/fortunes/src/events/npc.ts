// Events of the round, war, storms, captains whom nobody plays.

export type NpcEvents = Record<never, never>;
