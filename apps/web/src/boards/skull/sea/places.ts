// Which cell of the sea a choice speaks of.
import type { Choice } from '@boucan/kernel';
import type { OfferView } from '@boucan/table';
import { allowed } from '../../parts/offers.ts';
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
const isArrow = ({ choice }: OfferView): boolean => ARROWS.has(choice[0] as string);

/** What each cell says when it is pressed: guns, or one thing. Where a cell could mean several things, they are offered by name. */
export function cellsOf(board: VoyageView, offers: readonly OfferView[]): ReadonlyMap<number, readonly OfferView[]> {
  const cells = new Map<number, OfferView[]>();
  for (const offer of offers) {
    const cell = isArrow(offer) ? null : cellOfOffer(board, offer.choice);
    if (cell !== null && cell >= 0) cells.set(cell, [...(cells.get(cell) ?? []), offer]);
  }
  for (const [cell, here] of cells)
    if (here.length > 1 && !here.some((o) => o.choice[0] === 'fire' && allowed(o)) && here.filter(allowed).length !== 1)
      cells.delete(cell);
  return cells;
}

/** What is chosen on the chart. */
export const onSea = (board: VoyageView, offers: readonly OfferView[]): ReadonlySet<OfferView> =>
  new Set([...offers.filter(isArrow), ...[...cellsOf(board, offers).values()].flat()]);
