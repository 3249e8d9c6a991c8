// The brig: two masts with square sails, and a gaff behind.
import type { PackFace } from '../../packs.ts';
import { type Drawing, rig } from '../../ships/drawing.ts';

const brig: Drawing = {
  hull: 'M5 41l5 1 2 3h36l12-5q-4 11-10 15H15Q7 52 5 41z',
  wale: 'M8 47.500q22 2.500 47-2l-2 3.500q-22 3-43 1z',
  ports: [
    [20, 50],
    [29, 50.4],
    [38, 50],
  ],
  masts: 'M22 45V8M42 45V10M22 40L6 37M22 22L11 26M49 43l13-8',
  ...rig(
    [
      [15, 10, 14, 8],
      [35, 12, 13, 9],
      [33, 24, 17, 15],
    ],
    'M21 22L10.500 26q-1 6-3.500 11L21 39z',
  ),
  truck: [22, 8],
};

export const face: PackFace = { ships: { brig } };
