// Naval combat, hits, crew combat, plunder.

export type CombatEvents = Record<never, never>;
