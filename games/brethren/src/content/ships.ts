export const SHIPS = ['galleon', 'schooner'] as const;
export type Ship = (typeof SHIPS)[number];

/** The strength of each ship.   BRE-FLEET-01 */
export const SAILS: Readonly<Record<Ship, number>> = { galleon: 3, schooner: 2 };

/** What every player starts with.   BRE-SETUP-14 */
export const GALLEONS = 3;
export const SCHOONERS = 9;
export const TURNS = GALLEONS + SCHOONERS;
