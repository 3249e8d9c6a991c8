// The town: nine tiles in a square, and the spaces and alleys that come of it.   NAS-SETUP-02, NAS-DEF-15, NAS-DEF-16, NAS-DEF-17
import { choice, type Said } from '@boucan/kernel';
import {
  DISTRICTS,
  type DistrictId,
  type Exit,
  FACE_IDS,
  FACES,
  type FaceId,
  SIDES,
  type SpaceId,
  START,
  spaceId,
} from './districts.ts';
import type { Reward } from './gains.ts';

/** One tile as it lies: which face is up, and how many clockwise quarter turns it has made. */
export interface Laid {
  readonly face: FaceId;
  readonly turns: number; // 0 … 3
}

/** A space by its number: four for each tile, row by row. */
export type Space = number;
export const SPACES = 36;
const PER_TILE = 4;
const ROW = 3;

/** An alley that stays on its tile. */
export const INSIDE = -1;

/** Outside the plan, where the barge waits. */
export const OUTSIDE: Space = -1;

type ByAlley = [alley: number, space: SpaceId, pirates: number];
export type Walk = Said<'walk', ByAlley>;
export type Land = Said<'land', ByAlley>;
export type Barge = Said<'barge', [alley: number, pirates: number]>;
export type Relocate = Said<'relocate', [space: SpaceId]>;

export interface Alley {
  readonly id: number;
  readonly from: Space;
  readonly to: Space; // OUTSIDE for an alley that leads off the plan
  readonly sections: number;
  /** Through which side of its tile it leaves `from`, clockwise from the left one of the north side; INSIDE if it does not. */
  readonly gate: number;
  readonly inner: Named; // at `from`
  readonly outer: Named; // at `to`; the inner one again, where that is outside
  /** What one says to walk it, there and back, and to land by it: made when it is first said. */
  readonly words: [there: Walk | null, back: Walk | null, landing: Land | null];
}

/** A space as choices call it. */
interface Named {
  readonly id: SpaceId;
  readonly at: number; // among all spaces of all faces
}

export interface Town {
  readonly tiles: readonly Laid[]; // row by row
  readonly spaces: readonly { readonly id: SpaceId; readonly reward: Reward; readonly relocate: Relocate }[]; // four to a tile
  readonly alleys: readonly Alley[];
  readonly at: readonly (readonly Alley[])[]; // by space
  readonly rim: readonly Alley[]; // those that lead off the plan
  readonly start: Space;
}

/** Where a tile lies: 0 upper left … 8 lower right. */
export const tileOf = (space: Space): number => Math.floor(space / PER_TILE);
export const spacesOf = (tile: number): Space[] => Array.from({ length: PER_TILE }, (_, i) => tile * PER_TILE + i);

export const LOWER_LEFT = 6;
export const UPPER_RIGHT = 2;
/** The corner districts, clockwise from the lower left.   NAS-FELD-07 */
export const CORNER_TILES: readonly number[] = [LOWER_LEFT, 0, UPPER_RIGHT, 8];

/** What stands on a plan: `t1a0 t2b3 …`, nine tiles with their turns, row by row. */
export const planOf = (tiles: readonly Laid[]): string => tiles.map(({ face, turns }) => `${face}${turns}`).join(' ');
const tilesOf = (plan: string): Laid[] =>
  plan.split(' ').map((tile) => ({ face: tile.slice(0, 3) as FaceId, turns: Number(tile[3]) }));

/** The layout of a first game: the captain's district in the middle.   NAS-SETUP-04 */
export const FIRST_PLAN = planOf(DISTRICTS.map((district) => ({ face: `${district}a` as FaceId, turns: 0 })));

export const districtOf = (face: FaceId): DistrictId => face.slice(0, 2) as DistrictId;
export const facesOf = (district: DistrictId): readonly FaceId[] => SIDES.map((side): FaceId => `${district}${side}`);

/** Which exit of a turned tile is in this place, clockwise from the left one of the north side.   NAS-DEF-17 */
const exitAt = ({ face, turns }: Laid, slot: number): Exit => FACES[face].exits[(slot + 8 - 2 * turns) % 8]!;

/** The same words come again in every town: they are found by numbers, which is faster than by the words. */
const kept = <V extends 'walk' | 'land'>(verb: V) => {
  const made = new Map<number, Said<V, ByAlley>>();
  return (alley: number, { id, at }: Named, sections: number): Said<V, ByAlley> => {
    const key = (alley * FACE_IDS.length * PER_TILE + at) * 8 + sections;
    let c = made.get(key);
    if (c === undefined) {
      c = choice(verb, alley, id, sections);
      made.set(key, c);
    }
    return c;
  };
};
const walk = kept('walk');
const land = kept('land');
const MOST_ALLEYS = 96;
const BARGE = Array.from({ length: MOST_ALLEYS }, (_, alley) => [0, 1, 2, 3, 4, 5].map((n) => choice('barge', alley, n)));

/** The spaces of each face, made once. */
const SPACES_OF = Object.fromEntries(
  FACE_IDS.map((face, f) => [
    face,
    FACES[face].spaces.map((reward, i) => {
      const id = spaceId(face, i);
      return { id, at: f * PER_TILE + i, reward, relocate: choice('relocate', id) };
    }),
  ]),
) as unknown as Readonly<Record<FaceId, readonly { id: SpaceId; at: number; reward: Reward; relocate: Relocate }[]>>;

function build(plan: string): Town {
  const tiles = tilesOf(plan);
  const spaces = tiles.flatMap(({ face }) => SPACES_OF[face]);
  const alleys: Alley[] = [];
  const at = spaces.map((): Alley[] => []);
  const rims: Alley[] = [];
  const lay = (from: Space, to: Space, sections: number, gate = INSIDE): void => {
    const id = alleys.length;
    const inner = spaces[from]!;
    const outer = spaces[to] ?? inner;
    const alley: Alley = { id, from, to, sections, gate, inner, outer, words: [null, null, null] };
    alleys.push(alley);
    at[from]!.push(alley);
    if (to === OUTSIDE) rims.push(alley);
    else at[to]!.push(alley);
  };
  const space = (tile: number, exit: Exit): Space => tile * PER_TILE + exit.corner;

  for (const [tile, { face }] of tiles.entries())
    for (const { from, to, sections } of FACES[face].inner) lay(tile * PER_TILE + from, tile * PER_TILE + to, sections);

  // The halves on a common border form one section more.   NAS-DEF-15
  const join = (tile: number, slot: number, other: number, facing: number): void => {
    const [here, there] = [exitAt(tiles[tile]!, slot), exitAt(tiles[other]!, facing)];
    lay(space(tile, here), space(other, there), here.sections + there.sections + 1, slot);
  };
  for (let tile = 0; tile < tiles.length; tile++) {
    if (tile % ROW < ROW - 1) {
      join(tile, 2, tile + 1, 7);
      join(tile, 3, tile + 1, 6);
    }
    if (tile + ROW < tiles.length) {
      join(tile, 4, tile + ROW, 1);
      join(tile, 5, tile + ROW, 0);
    }
  }

  // On the outer border the half counts as one section.   NAS-DEF-16
  const rim = (tile: number, ...slots: number[]): void => {
    for (const slot of slots) {
      const exit = exitAt(tiles[tile]!, slot);
      lay(space(tile, exit), OUTSIDE, exit.sections + 1, slot);
    }
  };
  for (let tile = 0; tile < tiles.length; tile++) {
    if (tile < ROW) rim(tile, 0, 1);
    if (tile % ROW === ROW - 1) rim(tile, 2, 3);
    if (tile + ROW >= tiles.length) rim(tile, 4, 5);
    if (tile % ROW === 0) rim(tile, 6, 7);
  }

  const home = tiles.findIndex(({ face }) => START[face] !== undefined);
  return {
    tiles,
    spaces,
    alleys,
    at,
    rim: rims,
    start: home * PER_TILE + START[tiles[home]!.face]!,
  };
}

const KEPT = 64;
const built = new Map<string, Town>();
let lastPlan = '';
let lastTown: Town | undefined;

/** The town of a plan: worked out once, for it follows from the plan alone. */
export function townOf(plan: string): Town {
  if (plan === lastPlan && lastTown !== undefined) return lastTown;
  let town = built.get(plan);
  if (town === undefined) {
    if (built.size >= KEPT) built.clear();
    town = build(plan);
    built.set(plan, town);
  }
  lastPlan = plan;
  lastTown = town;
  return town;
}

/** The other end of an alley. */
export const otherEnd = (alley: Alley, space: Space): Space => (alley.from === space ? alley.to : alley.from);
/** What one says to walk an alley from this end. */
export function walkFrom(alley: Alley, space: Space): Walk {
  const way = alley.from === space ? 0 : 1;
  let words = alley.words[way];
  if (words === null) {
    words = walk(alley.id, way === 0 ? alley.outer : alley.inner, alley.sections);
    alley.words[way] = words;
  }
  return words;
}

/** What one says to leave by it for the barge, and to come back by it. */
export const bargeBy = (alley: Alley): Barge => BARGE[alley.id]![alley.sections]!;
export const landBy = (alley: Alley): Land => {
  alley.words[2] ??= land(alley.id, alley.inner, alley.sections);
  return alley.words[2];
};
