// The words of a reward: one closed list for spaces, tables, quays, outposts, opponents and offerings.   NAS-CONTENT-28, NAS-DEF
export const WEAPONS = ['pistol', 'sabre', 'cannon', 'hook', 'harpoon'] as const;
export type Weapon = (typeof WEAPONS)[number];

export const ITEMS = ['doubloon', 'rum', 'bomb', 'contract', 'compass'] as const;
export type Item = (typeof ITEMS)[number];

/** What a gain is made of; `n` of it are received. */
export type Word =
  | Weapon
  | Item
  | 'any-weapon'
  | 'sail'
  | 'sailor'
  | 'animal'
  | 'pirate'
  | 'hold'
  | 'crate'
  | 'provision'
  | 'tale'
  | 'good';

export interface Gain {
  readonly word: Word;
  readonly n: number;
}

const gain = (word: Word, n = 1): Gain => ({ word, n });

export const GAINS = {
  pistol: gain('pistol'), // NAS-DEF-01
  sabre: gain('sabre'),
  cannon: gain('cannon'),
  hook: gain('hook'),
  harpoon: gain('harpoon'),
  'any-weapon': gain('any-weapon'), // NAS-DEF-02
  sail: gain('sail'), // NAS-DEF-03
  sailor: gain('sailor'),
  animal: gain('animal'), // NAS-DEF-04
  'tavern-pirate': gain('pirate'), // NAS-DEF-05
  'new-hold': gain('hold'), // NAS-DEF-06
  'crate-1': gain('crate', 1), // NAS-DEF-07
  'crates-2': gain('crate', 2),
  'crates-3': gain('crate', 3),
  'provision-1': gain('provision', 1),
  'provisions-2': gain('provision', 2),
  'tale-1': gain('tale', 1), // NAS-DEF-08
  'tales-2': gain('tale', 2),
  'tales-3': gain('tale', 3),
  'doubloon-1': gain('doubloon', 1), // NAS-DEF-09
  'doubloons-2': gain('doubloon', 2),
  'doubloons-3': gain('doubloon', 3),
  'rum-1': gain('rum', 1),
  'rum-2': gain('rum', 2),
  bomb: gain('bomb'),
  contract: gain('contract'),
  compass: gain('compass'),
  'random-good': gain('good'), // NAS-DEF-10
} as const satisfies Record<string, Gain>;

export type GainId = keyof typeof GAINS;
export const GAIN_IDS = Object.keys(GAINS) as GainId[];

/** One gain, or two of which the player takes exactly one.   NAS-DEF-11 */
export type Reward = readonly [GainId] | readonly [GainId, GainId];

/** Maxima per player.   NAS-EQUIP-02, NAS-EQUIP-03, NAS-EQUIP-08, NAS-ANIMAL-05 */
export const MOST = { weapons: 5, sails: 5, sailors: 5, animals: 5, holds: 5 } as const;

/** What the box holds; doubloons, rum and provisions never run out.   NAS-EQUIP-15 */
export const STOCK = { weapons: 6, sails: 16, sailors: 16, bomb: 10, contract: 10, compass: 10 } as const;

export const PIRATES = 13;
export const CRATES = 20;
export const SEATS = 4;
export const ROUNDS = 4;
