import type { Source } from './deck.ts';

export const SHIPS = ['galleon', 'schooner'] as const;
export type Ship = (typeof SHIPS)[number];

/** The ships of one colour, and the strength of each.   BRE-SETUP-14, BRE-FLEET-01 */
export const FLEET: Readonly<Record<Ship, { readonly count: number; readonly sails: number; readonly source: Source }>> = {
  galleon: { count: 3, sails: 3, source: 'document' },
  schooner: { count: 9, sails: 2, source: 'document' },
};

export const SAILS: Readonly<Record<Ship, number>> = { galleon: FLEET.galleon.sails, schooner: FLEET.schooner.sails };
export const GALLEONS = FLEET.galleon.count;
export const SCHOONERS = FLEET.schooner.count;
/** A ship every turn, and no turn without one.   BRE-TURN-04, BRE-TURN-19 */
export const TURNS = GALLEONS + SCHOONERS;
