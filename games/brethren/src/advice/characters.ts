// What some captains like a little better, or a little less, than it is worth. Measured in docs/lab/2026-11-16-bots.md: they play differently, and no worse.
import type { Learned } from '@boucan/kernel';
import type { Coast } from '../board.ts';

export const characters: NonNullable<Learned<Coast>['characters']> = {
  /** Keeps his galleons at anchor until he sees what is to be had. */
  trader: { 'ships.galleons': 0.2, 'treasure.won': 0.1 },
  /** Sends his galleons out first, to the head of the line. */
  raider: { 'ships.galleons': -0.25, 'board.galleon.first.there': 0.12, 'board.colony.first.there': 0.12 },
  /** Stakes everything on the chests: Port Royal, or nothing. */
  gambler: { 'chests.won': 0.4, 'chests.lead': 0.3, 'promise.chests': 0.3 },
};
