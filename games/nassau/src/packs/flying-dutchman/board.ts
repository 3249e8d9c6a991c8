// What the Dutchman's board holds: tiles, weapons and crates.   NAS-DUTCH-02
import { nobody, part, type Seat, shuffle, takeAny } from '@boucan/kernel';
import type { Nassau } from '../../board.ts';
import { ROUNDS, SEATS, WEAPONS, type Weapon } from '../../content/gains.ts';
import { ZONE_A, ZONES, type Zone } from '../../content/sea.ts';
import type { Source } from '../../content/source.ts';

/** Points of the tile of each zone; there is none for A.   NAS-DEF-28 */
export const TILE_POINTS: readonly number[] = [0, 6, 7, 6, 7, 8, 7, 8, 9];
/** Places on the large quay.   NAS-DEF-30, NAS-Q-55 */
export const PLACE_POINTS = [25, 15, 10, 5] as const;
export const DUTCHMAN_SOURCE: Readonly<Record<'tiles' | 'weapons' | 'places' | 'lastPlace', Source>> = {
  tiles: 'designed',
  weapons: 'designed',
  places: 'document',
  lastPlace: 'designed',
};
/** Combat tokens in the first round; one more in each that follows.   NAS-DUTCH-10 */
export const FIRST_TOKENS = 2;

export interface Dutchman {
  tiles: Zone[]; // shown so far, the last one counts
  bag: Zone[]; // which of them come is not known
  readonly weapons: readonly Weapon[]; // by round, all face up
  crates: number[]; // on the tile of this round, by seat
  below: number[]; // on the quays below the tiles, four seats to a round
  large: number[]; // on the large quay, by seat
  // what the table agreed on   NAS-Q-24, NAS-Q-83
  readonly crabHelps: boolean;
  readonly catAndBombHelp: boolean;
  readonly anyNumber: boolean; // of crates
}

export interface DutchmanView extends Readonly<Omit<Dutchman, 'bag'>> {
  readonly bag: readonly Zone[]; // it follows from the tiles shown
}

const copy = (d: Dutchman): Dutchman => ({
  tiles: d.tiles.slice(),
  bag: d.bag.slice(),
  weapons: d.weapons,
  crates: d.crates.slice(),
  below: d.below.slice(),
  large: d.large.slice(),
  crabHelps: d.crabHelps,
  catAndBombHelp: d.catAndBombHelp,
  anyNumber: d.anyNumber,
});

const crateSum = (d: Dutchman, seat: Seat): number => {
  let n = d.crates[seat]! + d.large[seat]!;
  for (let round = 0; round < ROUNDS; round++) n += d.below[round * SEATS + seat]!;
  return n;
};

export const dutchman = part<Nassau, Dutchman, DutchmanView>('flying-dutchman', {
  setup({ seats, options }, rng, board) {
    // With the Dutchman alone nobody meets the sea dog.   NAS-DUTCH-01, NAS-Q-54
    if (options['sea-dog'] === 'absent') {
      board.seaDog = [];
      board.seaDogTiles = [];
      board.offerings = [];
      board.offeringTiles = [];
    }
    const bag = ZONES.map((_, zone) => zone).filter((zone) => zone !== ZONE_A);
    return {
      tiles: [takeAny(rng, bag)], // NAS-DUTCH-03, NAS-DUTCH-04
      bag,
      weapons: shuffle(rng, WEAPONS.slice()).slice(0, ROUNDS), // NAS-DUTCH-05
      crates: Array<number>(seats).fill(0),
      below: Array<number>(ROUNDS * SEATS).fill(0),
      large: Array<number>(seats).fill(0),
      crabHelps: options['dutchman-crab'] === true,
      catAndBombHelp: options['dutchman-cat-and-bomb'] === true,
      anyNumber: options['dutchman-crates'] === 'any-number',
    };
  },
  clone: copy,
  look: (d) => ({ ...copy(d), bag: d.bag.slice().sort() }),
  imagine: (seen) => copy({ ...seen, bag: seen.bag.slice() } as Dutchman),
  // Which tiles come is nobody's to know; all else lies open.   NAS-DUTCH-03, NAS-DUTCH-05
  knows: {
    tiles: 'all',
    bag: nobody('dutchman tile'),
    weapons: 'all',
    crates: 'all',
    below: 'all',
    large: 'all',
    crabHelps: 'all',
    catAndBombHelp: 'all',
    anyNumber: 'all',
  },
  // Crates on this board are nowhere else.   NAS-INV-02
  faults: (d, { board }) =>
    board.ships.flatMap((s, seat) =>
      s.afield === crateSum(d, seat)
        ? []
        : [`seat ${seat} has ${s.afield} crates afield and ${crateSum(d, seat)} with the Dutchman`],
    ),
});

/** Where the Dutchman is in this round. */
export const dutchmanZone = (b: Nassau): Zone => dutchman.of(b).tiles.at(-1)!;
