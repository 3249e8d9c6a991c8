// What a captain has won so far, open to all.   BRE-SHARE-08, BRE-INFO-07
import type { Captain } from '../board.ts';
import { DOUBLOONS } from '../content/deck.ts';

export const chestsOf = ({ won }: Captain): number => {
  let chests = 0;
  for (let i = 0; i < won.length; i++) if (won[i] === 'chest') chests++;
  return chests;
};

export const treasureOf = ({ won }: Captain): number => {
  let doubloons = 0;
  for (let i = 0; i < won.length; i++) doubloons += DOUBLOONS[won[i]!];
  return doubloons;
};
