// What abilities, specialists and cards have in common: when they speak, how often, and their figures. The code is attached by id.
import type { Good } from './cargo.ts';
import type { Nation, ZoneId } from './map.ts';
import type { Moment } from './moments.ts';
import type { Adds, Pays } from './quantity.ts';
import type { Section, ShipId } from './ships.ts';

export const SKILLS = ['manoeuvre', 'scouting', 'leadership', 'influence'] as const;
export type Skill = (typeof SKILLS)[number];

export const DECLARATIONS = ['fire', 'board', 'flee'] as const;
export type Declaration = (typeof DECLARATIONS)[number];

/** What it adds it adds once per this; the counter lies open on the board. */
export type Limit = 'turn' | 'crew-combat';

export type Figures = { readonly [figure: string]: number };

export interface Effect {
  readonly moments: readonly Moment[];
  readonly limit?: Limit;
  readonly figures?: Figures;
  /** What it adds to dice, prices and the like while it is in force for a player. */
  readonly adds?: Adds;
  readonly pays?: Pays;
  // what it speaks of
  readonly nation?: Nation;
  readonly zones?: readonly ZoneId[];
  readonly ships?: readonly ShipId[];
  readonly sections?: readonly Section[];
  readonly goods?: readonly Good[];
  readonly skill?: Skill;
}

/** A land fight: a crew combat against this strength. It may be declined before the first roll; losing it kills. */
export interface Guards {
  readonly crew: number;
  readonly leadership: number;
}
