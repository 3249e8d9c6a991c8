// Rumours and missions.

export type VentureEvents = Record<never, never>;
