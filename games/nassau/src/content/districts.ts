// The nine district tiles, both faces.   NAS-CONTENT-01, NAS-CONTENT-02, NAS-CONTENT-30, NAS-DEF-18
import type { GainId, Reward } from './gains.ts';
import type { Sourced } from './source.ts';

/** The four spaces of a face: upper left, upper right, lower right, lower left.   NAS-DEF-12 */
export const CORNERS = ['p', 'q', 'r', 's'] as const;

/** An alley inside a tile, between two corners.   NAS-DEF-13 */
export interface InnerAlley {
  readonly from: number; // 0 … 3, as in CORNERS
  readonly to: number;
  readonly sections: number;
}

/** An alley to the rim: the corner it leads to and the whole sections inside the tile.   NAS-DEF-14 */
export interface Exit {
  readonly corner: number;
  readonly sections: number;
}

export interface Face extends Sourced {
  readonly spaces: readonly Reward[]; // p, q, r, s
  readonly inner: readonly InnerAlley[];
  readonly exits: readonly Exit[]; // clockwise: N left, N right, E upper, E lower, S right, S left, W lower, W upper
}

const corner = (letter: string | undefined): number => CORNERS.indexOf(letter as (typeof CORNERS)[number]);

/** As the table of faces writes them: `'3 crates'` by its id, `'pq1'`, `'q2'`. */
function face(spaces: readonly string[], inner: string, exits: string): Face {
  return {
    spaces: spaces.map((gains) => gains.split('/') as unknown as readonly [GainId]),
    inner: inner.split(' ').map((alley) => ({ from: corner(alley[0]), to: corner(alley[1]), sections: Number(alley[2]) })),
    exits: exits.split(' ').map((exit) => ({ corner: corner(exit[0]), sections: Number(exit[1]) })),
    source: 'designed',
  };
}

export const FACES = {
  t1a: face(['crates-3', 'doubloons-2', 'sail', 'pistol/sabre'], 'pq1 qr2 rs3 sp1', 'p0 q2 q1 r1 r2 s0 s1 p2'),
  t1b: face(['sail', 'crates-3', 'pistol/sabre', 'doubloons-2'], 'pq2 qr2 rs2 sp2 pr2', 'q2 q1 q0 r1 r0 s1 s0 p1'),
  t2a: face(['animal', 'tales-3', 'cannon/hook', 'provisions-2'], 'pq3 qr3 rs1 sp3 pr2', 'q0 q2 q0 r1 r2 s1 s0 p1'),
  t2b: face(['tales-3', 'provisions-2', 'animal', 'cannon/hook'], 'pq2 qr2 rs2 sp2', 'p0 p1 q2 q1 r0 s1 s0 p2'),
  t3a: face(['doubloons-2/rum-2', 'sabre/harpoon', 'tavern-pirate', 'new-hold'], 'pq3 qr2 rs2 sp2', 'p1 p0 q2 r2 r1 s1 s1 p0'),
  t3b: face(
    ['tavern-pirate', 'new-hold', 'sabre/harpoon', 'doubloons-2/rum-2'],
    'pq2 qr3 rs2 sp3 qs2',
    'p2 q2 q0 r0 r1 s1 s1 p1',
  ),
  t4a: face(['crates-3/provisions-2', 'bomb/compass', 'pistol/hook', 'sailor'], 'pq3 qr3 rs1 sp3 pr2', 'p1 q2 q1 r0 s0 s1 s0 p1'),
  t4b: face(['bomb/compass', 'crates-3/provisions-2', 'sailor', 'pistol/hook'], 'pq3 qr2 rs2 sp1', 'p2 q0 q1 r2 r2 s0 s0 p0'),
  t5a: face(
    ['crates-3/new-hold', 'sailor/sail', 'tales-3/doubloons-2', 'pistol/cannon'],
    'pq1 qr1 rs2 sp2 pr2',
    'p2 q1 q0 r0 r1 s0 s2 s0',
  ),
  t5b: face(
    ['sailor/sail', 'pistol/cannon', 'crates-3/new-hold', 'tales-3/doubloons-2'],
    'pq3 qr1 rs2 sp1',
    'p0 q1 q2 q1 r1 r0 s1 p1',
  ),
  t6a: face(['animal/rum-2', 'new-hold', 'contract/bomb', 'hook/harpoon'], 'pq2 qr3 rs2 sp1 qs3', 'p2 q1 q0 r1 r0 s2 s2 p1'),
  t6b: face(['new-hold', 'hook/harpoon', 'animal/rum-2', 'contract/bomb'], 'pq3 qr1 rs3 sp1', 'p0 q1 r2 r1 s0 s1 s2 p0'),
  t7a: face(['sabre/cannon', 'contract/rum-2', 'tavern-pirate', 'provisions-2'], 'pq2 qr2 rs2 sp2', 'q1 q2 q1 r1 r0 r1 s0 p2'),
  t7b: face(
    ['provisions-2', 'tavern-pirate', 'contract/rum-2', 'sabre/cannon'],
    'pq1 qr2 rs3 sp3 pr2',
    'p1 q2 q2 r1 r0 s0 s0 s1',
  ),
  t8a: face(['crates-3', 'tales-3', 'pistol/harpoon', 'sail'], 'pq2 qr2 rs2 sp2', 'p1 q1 q0 r1 r1 s0 s2 p0'),
  t8b: face(['pistol/harpoon', 'sail', 'tales-3', 'crates-3'], 'pq2 qr3 rs2 sp2 pr1', 'q2 q1 q1 r1 s2 s0 s1 p1'),
  t9a: face(['sabre/hook', 'sailor/tavern-pirate', 'cannon/harpoon', 'animal'], 'pq2 qr2 rs2 sp2', 'p1 q2 q0 r0 r2 s1 s0 p1'),
  t9b: face(['animal', 'cannon/harpoon', 'sabre/hook', 'sailor/tavern-pirate'], 'pq2 qr1 rs3 sp1 pr2', 'p1 q0 q2 r1 r1 s2 s1 p1'),
} as const satisfies Record<string, Face>;

export type FaceId = keyof typeof FACES;
export const FACE_IDS = Object.keys(FACES) as FaceId[];

export const DISTRICTS = ['t1', 't2', 't3', 't4', 't5', 't6', 't7', 't8', 't9'] as const;
export type DistrictId = (typeof DISTRICTS)[number];
export const SIDES = ['a', 'b'] as const;

/** The captain's start, on both faces of one tile.   NAS-SETUP-05, NAS-Q-59 */
export const START: Readonly<Record<string, number>> = { t5a: corner('r'), t5b: corner('s') };

/** A space by its face and corner: `t5a-r`. */
export type SpaceId = `${FaceId}-${(typeof CORNERS)[number]}`;
export const spaceId = (id: FaceId, at: number): SpaceId => `${id}-${CORNERS[at]!}`;
