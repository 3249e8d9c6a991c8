// Which cell of the sea a choice speaks of.
import type { Choice } from '@boucan/kernel';
import { along, type IslandId, MOORING, nextTo, type VoyageView } from '../content.ts';

const foeCell = (board: VoyageView, id: string): number | null => {
  if (id === 'watchtower') return board.tower?.cell ?? null;
  if (id === 'stone-crab') return board.ship.cell;
  return board.foes.find((f) => f.id === id)?.cell ?? null;
};

/** The cell, or null for what is not chosen on the sea. */
export function cellOfOffer(board: VoyageView, choice: Choice): number | null {
  const [verb, what] = choice as readonly [string, string | number | undefined];
  switch (verb) {
    case 'advance':
      return nextTo(board.ship.cell, what as number);
    case 'spy':
    case 'gem':
    case 'bound':
      return MOORING[what as IslandId];
    case 'fire':
    case 'board':
    case 'foe':
    case 'replace':
      return foeCell(board, what as string);
    case 'dock':
      return board.ship.cell;
    case 'tower':
    case 'steer':
      return what as number;
    case 'distance':
      return along(board.ship.cell, board.watch, what as number);
    default:
      return null;
  }
}

/** Where a finger is put on the chart. */
export function placeOfAdvice(board: VoyageView, choice: Choice): number | null {
  if (choice[0] === 'turn' || choice[0] === 'head' || choice[0] === 'pull') return nextTo(board.ship.cell, choice[1] as number);
  return cellOfOffer(board, choice);
}

const ARROWS = new Set(['turn', 'head', 'maw', 'pull', 'steer']);
export const isOnSea = (board: VoyageView, choice: Choice): boolean => {
  const cell = cellOfOffer(board, choice);
  return ARROWS.has(choice[0] as string) || (cell !== null && cell >= 0);
};
