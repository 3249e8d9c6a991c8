// The 35 opponents.   NAS-CONTENT-06, NAS-CONTENT-07, NAS-CONTENT-08
import type { GainId, Weapon } from './gains.ts';
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

const STRENGTHS = [1, 2, 2, 3, 3, 4, 5] as const;
const POINTS = [1, 2, 3, 3, 4, 5, 6] as const;

const seven = (kind: Kind, ...rewards: GainId[]): Opponent[] =>
  rewards.map((reward, i) => ({ kind, strength: STRENGTHS[i]!, points: POINTS[i]!, reward, source: 'designed' }));

/** By number, from 1; there is no number 0. */
const NUMBERED: readonly Opponent[] = [
  ...seven('kraken', 'tale-1', 'rum-2', 'tale-1', 'random-good', 'tales-2', 'animal', 'tales-3'),
  ...seven('fortress', 'crates-2', 'crates-3', 'rum-1', 'random-good', 'bomb', 'any-weapon', 'new-hold'),
  ...seven(
    'treasure-island',
    'doubloon-1',
    'doubloons-2',
    'doubloon-1',
    'random-good',
    'doubloons-2',
    'random-good',
    'doubloons-3',
  ),
  ...seven('merchant-ship', 'provision-1', 'provisions-2', 'rum-1', 'random-good', 'provisions-2', 'sail', 'random-good'),
  ...seven('pirate-hunter', 'rum-1', 'compass', 'crate-1', 'sailor', 'contract', 'tavern-pirate', 'any-weapon'),
];

export const OPPONENT_COUNT = NUMBERED.length;
export const OPPONENT_NUMBERS: readonly number[] = NUMBERED.map((_, i) => i + 1);
export const opponent = (number: number): Opponent => NUMBERED[number - 1]!;

/** How an opponent is called in choices and events: `opp-04`. */
export const opponentId = (number: number): string => OPPONENT_IDS[number - 1]!;
export const OPPONENT_IDS: readonly string[] = OPPONENT_NUMBERS.map((n) => `opp-${String(n).padStart(2, '0')}`);
export const opponentNumber = (id: string): number => OPPONENT_IDS.indexOf(id) + 1;

/** Those for the waters near the port.   NAS-SETUP-23 */
export const isWeak = (number: number): boolean => opponent(number).strength <= 2;
