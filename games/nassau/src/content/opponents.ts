// The opponents.   NAS-CONTENT-06, NAS-CONTENT-07, NAS-CONTENT-08
import type { GainId, Weapon } from './gains.ts';
import { numbered } from './numbered.ts';
import type { Source, Sourced } from './source.ts';

export const KINDS = ['kraken', 'fortress', 'treasure-island', 'merchant-ship', 'pirate-hunter'] as const;
export type Kind = (typeof KINDS)[number];

/** Each kind can be attacked with one weapon only.   NAS-FIGHT-02 */
export const WEAPON_AGAINST: Readonly<Record<Kind, Weapon>> = {
  kraken: 'harpoon',
  fortress: 'cannon',
  'treasure-island': 'pistol',
  'merchant-ship': 'hook',
  'pirate-hunter': 'sabre',
};

/** Who says which weapon it is. */
export const WEAPON_SOURCE: Readonly<Record<Kind, Source>> = {
  kraken: 'document',
  fortress: 'public',
  'treasure-island': 'designed',
  'merchant-ship': 'designed',
  'pirate-hunter': 'designed',
};

export interface Opponent extends Sourced {
  readonly kind: Kind;
  readonly strength: number;
  readonly points: number; // for every damaging fight, and once more at the end   NAS-Q-20
  readonly reward: GainId;
}

const foe = (kind: Kind, strength: number, points: number, reward: GainId): Opponent => ({
  kind,
  strength,
  points,
  reward,
  source: 'designed',
});

/** How an opponent is called in choices and events; its number is part of its name, wherever it stands here. There is no number 0. */
const TILES = {
  'opp-01': foe('kraken', 1, 1, 'tale-1'),
  'opp-02': foe('kraken', 2, 2, 'rum-2'),
  'opp-03': foe('kraken', 2, 3, 'tale-1'),
  'opp-04': foe('kraken', 3, 3, 'random-good'),
  'opp-05': foe('kraken', 3, 4, 'tales-2'),
  'opp-06': foe('kraken', 4, 5, 'animal'),
  'opp-07': foe('kraken', 5, 6, 'tales-3'),
  'opp-08': foe('fortress', 1, 1, 'crates-2'),
  'opp-09': foe('fortress', 2, 2, 'crates-3'),
  'opp-10': foe('fortress', 2, 3, 'rum-1'),
  'opp-11': foe('fortress', 3, 3, 'random-good'),
  'opp-12': foe('fortress', 3, 4, 'bomb'),
  'opp-13': foe('fortress', 4, 5, 'any-weapon'),
  'opp-14': foe('fortress', 5, 6, 'new-hold'),
  'opp-15': foe('treasure-island', 1, 1, 'doubloon-1'),
  'opp-16': foe('treasure-island', 2, 2, 'doubloons-2'),
  'opp-17': foe('treasure-island', 2, 3, 'doubloon-1'),
  'opp-18': foe('treasure-island', 3, 3, 'random-good'),
  'opp-19': foe('treasure-island', 3, 4, 'doubloons-2'),
  'opp-20': foe('treasure-island', 4, 5, 'random-good'),
  'opp-21': foe('treasure-island', 5, 6, 'doubloons-3'),
  'opp-22': foe('merchant-ship', 1, 1, 'provision-1'),
  'opp-23': foe('merchant-ship', 2, 2, 'provisions-2'),
  'opp-24': foe('merchant-ship', 2, 3, 'rum-1'),
  'opp-25': foe('merchant-ship', 3, 3, 'random-good'),
  'opp-26': foe('merchant-ship', 3, 4, 'provisions-2'),
  'opp-27': foe('merchant-ship', 4, 5, 'sail'),
  'opp-28': foe('merchant-ship', 5, 6, 'random-good'),
  'opp-29': foe('pirate-hunter', 1, 1, 'rum-1'),
  'opp-30': foe('pirate-hunter', 2, 2, 'compass'),
  'opp-31': foe('pirate-hunter', 2, 3, 'crate-1'),
  'opp-32': foe('pirate-hunter', 3, 3, 'sailor'),
  'opp-33': foe('pirate-hunter', 3, 4, 'contract'),
  'opp-34': foe('pirate-hunter', 4, 5, 'tavern-pirate'),
  'opp-35': foe('pirate-hunter', 5, 6, 'any-weapon'),
} as const satisfies { readonly [id: `opp-${string}`]: Opponent };

export type OpponentId = keyof typeof TILES;
export const {
  ids: OPPONENT_IDS,
  numbers: OPPONENT_NUMBERS,
  item: opponent,
  idOf: opponentId,
  numberOf: opponentNumber,
} = numbered<OpponentId, Opponent>(TILES);

/** Those for the waters near the port.   NAS-SETUP-23 */
export const isWeak = (number: number): boolean => opponent(number).strength <= 2;
