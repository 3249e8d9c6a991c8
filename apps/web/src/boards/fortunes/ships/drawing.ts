// Five hulls, drawn from the side and sailing to the right, in a box of 64 by 60 with the waterline at 54. Each is known by its outline:
// the sloop's one great gaff, the flute's round belly, the frigate's long low sheer, the galleon's castle, the man-o'-war's two rows of guns.
import type { ShipId } from '../content.ts';

export interface Drawing {
  readonly hull: string;
  readonly wale: string; // lighter planking
  readonly ports: readonly (readonly [number, number])[];
  readonly masts: string;
  readonly sails: string;
  readonly shade: string; // folds in the sails
  readonly truck: readonly [number, number]; // where the flag flies
}

const square = (x: number, y: number, width: number, height: number, belly = 4): string =>
  `M${x} ${y}h${width}q${belly} ${height / 2} 0 ${height}q${-width / 2} -${belly * 0.7} ${-width} 0q${belly * 0.8} ${-height / 2} 0 ${-height}z`;
const fold = (x: number, y: number, width: number, height: number, belly = 4): string =>
  `M${x + width * 0.74} ${y}h${width * 0.26}q${belly} ${height / 2} 0 ${height}q${-width * 0.1} -${belly * 0.4} ${-width * 0.2} -${belly * 0.5}q${belly * 0.7} ${-height / 2} ${-width * 0.06} ${-height + belly * 0.5}z`;

type Sail = readonly [x: number, y: number, width: number, height: number];
export const rig = (sails: readonly Sail[], lateen = '') => ({
  sails: lateen + sails.map((s) => square(...s)).join(''),
  shade: sails.map((s) => fold(...s)).join(''),
});

export const DRAWINGS: Readonly<Record<ShipId, Drawing>> = {
  sloop: {
    hull: 'M8 44l4 2h36l12-4q-4 10-10 13H17q-7-3-9-11z',
    wale: 'M10.500 48q20 2 45-1.500l-2 3.500q-20 2.500-41 .500z',
    ports: [
      [24, 51],
      [34, 51],
    ],
    masts: 'M31 46V5M31 42L9 40M31 12L15 22M48 44L62 36',
    sails: 'M30 11L14.500 22q-2 9-5 17.500L30 41zM33 10Q44 24 58 37q-12 3-25 2.500z',
    shade: 'M30 11v30l-6-.500q4-15 6-29.500zM33 10Q44 24 58 37q-4 1.200-8 1.700Q42 26 33 10z',
    truck: [31, 5],
  },
  flute: {
    hull: 'M6 33q3 0 5 1l2 7q16 5 32 1l12-6q2 12-6 19H14Q3 50 6 33z',
    wale: 'M7.500 44q22 7 48-2l-1.500 4q-24 7-45 2z',
    ports: [[24, 50.5]],
    masts: 'M15 40V14M30 44V5M45 43V11M52 38l10-8',
    ...rig(
      [
        [24, 9, 13, 11],
        [22, 22, 17, 15],
        [40, 15, 10, 9],
        [38, 26, 14, 12],
      ],
      'M14 15L5 33Q12 31 20 35z',
    ),
    truck: [30, 5],
  },
  frigate: {
    hull: 'M3 39l4-1 3 5h38l13-5q-3 12-9 17H14Q6 52 3 39z',
    wale: 'M6 46q24 3 52-2l-1.500 3.500Q30 52 7.500 49.500z',
    ports: [
      [16, 48.2],
      [24, 48.8],
      [32, 48.8],
      [40, 48.2],
      [48, 47],
    ],
    masts: 'M14 43V14M30 43V4M45 43V10M50 41l13-8',
    ...rig([
      [23, 7, 14, 11],
      [21, 20, 18, 18],
      [39, 12, 12, 10],
      [37, 24, 16, 14],
      [8, 17, 11, 8],
      [7, 27, 13, 10],
    ]),
    truck: [30, 4],
  },
  galleon: {
    hull: 'M2 25l10 1 1 10h8l2 6h22l3-6 13-4q1 16-9 23H13Q2 48 2 25z',
    wale: 'M4 43q26 5 55-2l-1 4.500q-28 6-52 2z',
    ports: [
      [15, 51],
      [24, 51.5],
      [33, 51.5],
      [42, 51],
    ],
    masts: 'M14 36V8M30 42V3M46 38V9M52 35l11-9',
    ...rig([
      [22, 6, 15, 11],
      [20, 19, 19, 19],
      [40, 12, 12, 9],
      [38, 23, 16, 12],
      [8, 11, 12, 10],
    ]),
    truck: [30, 3],
  },
  'man-o-war': {
    hull: 'M1 29l9 0 2 7h36l3-3 12-2q0 17-10 24H13Q2 50 1 29z',
    wale: 'M3 40q28 4 58-2l-.5 3Q30 46 4 43.500zM5 47.500q26 3 52-1l-1 2.500q-26 4-49 1.500z',
    ports: [
      [13, 45.4],
      [20, 45.8],
      [27, 46],
      [34, 46],
      [41, 45.7],
      [48, 45],
      [16, 52],
      [23, 52.3],
      [30, 52.5],
      [37, 52.4],
      [44, 52],
    ],
    masts: 'M14 36V7M30 36V1M46 36V6M52 33l11-10',
    ...rig([
      [24, 3, 12, 7],
      [22, 11, 16, 10],
      [20, 23, 20, 12],
      [40, 8, 11, 7],
      [39, 17, 14, 8],
      [37, 27, 17, 9],
      [8, 9, 11, 7],
      [7, 18, 14, 13],
    ]),
    truck: [30, 1],
  },
};
