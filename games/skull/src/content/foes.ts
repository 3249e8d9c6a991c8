// The enemies of the sea, as their sheets have them.   SKU-ENEMY-02
import type { Source } from './source.ts';

export type FoeId = 'galleon' | 'coastguard' | 'merchant' | 'ghost-ship' | 'whale' | 'sea-monster' | 'privateer';
export type Temper = 'hostile' | 'neutral' | 'passive';
export type Field = 'speed' | 'combat' | 'hold';

export interface FoeSheet {
  readonly temper: Temper;
  readonly kind: 'ship' | 'creature';
  readonly speed: number; // dice
  readonly speedFrom: number; // the lowest face that succeeds; all higher ones do too
  readonly guns: number;
  readonly gunsFrom: number;
  readonly combat: number | null; // null: the sheet has no such field
  readonly combatFrom: number;
  readonly hold: number | null;
  readonly grey: number; // morale for its defeat
  readonly red: number; // morale lost when it is left behind
  readonly hits: readonly Field[]; // by the die, 1 to 6; none: cannot be attacked
  readonly plunder: number; // doubloons beside the goods
  readonly source: Source;
  readonly fixed: readonly string[];
}

const SHIP_HITS: readonly Field[] = ['speed', 'combat', 'combat', 'hold', 'hold', 'hold'];

const foe = (sheet: Partial<FoeSheet> & Pick<FoeSheet, 'temper' | 'kind' | 'speed' | 'grey' | 'red'>): FoeSheet => ({
  speedFrom: 5,
  guns: 0,
  gunsFrom: 5,
  combat: null,
  combatFrom: 5,
  hold: null,
  hits: SHIP_HITS,
  plunder: 0,
  source: 'designed',
  fixed: ['temper', 'kind'],
  ...sheet,
});

export const FOES: Readonly<Record<FoeId, FoeSheet>> = {
  // Heavily armed; four dice for speed, 5–6.   SKU-FOE-GALLEON-01, SKU-FOE-GALLEON-02
  galleon: foe({
    temper: 'hostile',
    kind: 'ship',
    speed: 4,
    guns: 4,
    combat: 6,
    hold: 6,
    grey: 4,
    red: 2,
    plunder: 12,
    fixed: ['temper', 'kind', 'speed', 'speedFrom'],
  }),
  // Patrols the sea lanes; its boarding parties hit on 5 and 6.   SKU-FOE-COASTGUARD-01, SKU-FOE-COASTGUARD-02
  coastguard: foe({
    temper: 'hostile',
    kind: 'ship',
    speed: 3,
    guns: 2,
    combat: 5,
    hold: 4,
    grey: 3,
    red: 2,
    fixed: ['temper', 'kind', 'combatFrom'],
  }),
  // SKU-FOE-MERCHANT-01
  merchant: foe({
    temper: 'passive',
    kind: 'ship',
    speed: 2,
    guns: 1,
    gunsFrom: 6,
    combat: 3,
    combatFrom: 6,
    hold: 6,
    grey: 2,
    red: 1,
  }),
  // Neither attacks nor can be attacked.   SKU-FOE-GHOST-01
  'ghost-ship': foe({ temper: 'hostile', kind: 'ship', speed: 2, speedFrom: 6, grey: 0, red: 2, hits: [] }),
  // SKU-FOE-WHALE-01
  whale: foe({
    temper: 'neutral',
    kind: 'creature',
    speed: 2,
    hold: 4,
    grey: 2,
    red: 0,
    hits: ['speed', 'hold', 'hold', 'hold', 'hold', 'hold'],
  }),
  // Its combat capacity is its tentacles.   SKU-FOE-MONSTER-01, SKU-FOE-MONSTER-03
  'sea-monster': foe({
    temper: 'hostile',
    kind: 'creature',
    speed: 3,
    speedFrom: 4,
    combat: 4,
    hold: 4,
    grey: 5,
    red: 3,
  }),
  privateer: foe({
    temper: 'hostile',
    kind: 'ship',
    speed: 4,
    speedFrom: 4,
    guns: 2,
    combat: 4,
    hold: 3,
    grey: 3,
    red: 2,
    hits: ['speed', 'speed', 'combat', 'hold', 'hold', 'hold'],
    plunder: 6,
  }),
};
export const FOE_IDS = Object.keys(FOES) as FoeId[];

/** All cells up to so far away.   SKU-ENEMY-03 */
export const ZONE = 5;

/** The Sea Monster goes to any side; the others have a bow or a head.   SKU-FOE-MONSTER-01 */
export const hasHeading = (foe: FoeId): boolean => foe !== 'sea-monster';
