// The board at a moment, for pictures on other sites: drawn of what lies open to all, simpler than the board of the page, with everything where it lies there.
import type { Pictured, Picturing } from '@boucan/registry';
import { CELLS, COLS, ISLANDS, ROWS } from './src/content/map.ts';
import type { VoyageView } from './src/view.ts';

const SIDE = 40;
const HALF = Math.sqrt(3) / 2;
/** Hexes with a flat top, odd columns half a hex lower, as on the chart of the page. */
export const spotOf = (cell: number): readonly [x: number, y: number] => {
  const col = cell % COLS;
  return [Math.round(15 * SIDE * col) / 10, Math.round(20 * HALF * SIDE * (Math.floor(cell / COLS) + (col & 1) / 2)) / 10];
};

const hex = (cell: number, fill: string): string => {
  const [x, y] = spotOf(cell);
  const [a, b] = [SIDE / 2, Math.round(HALF * SIDE)];
  return `<path d="M${x - SIDE} ${y}l${a} ${-b}h${SIDE}l${a} ${b}l${-a} ${b}h${-SIDE}z" fill="${fill}" stroke="#8fb0b5" stroke-width="1.5"/>`;
};

export function picture({ board }: { readonly board: VoyageView }, { colours, text }: Picturing): Pictured {
  const land = new Set(Object.values(ISLANDS).flatMap((island) => island.land.map(([col, row]) => row * COLS + col)));
  const sea = Array.from({ length: CELLS }, (_, cell) => hex(cell, land.has(cell) ? '#c9b27c' : '#bcd4d2'));
  const names = Object.entries(ISLANDS).map(([id, { land }]) => {
    const [x, y] = spotOf(land[0]![1] * COLS + land[0]![0]);
    return text(x, y + 12, id, 34, '#33261a');
  });
  const foes = board.foes.map(({ cell }) => {
    const [x, y] = spotOf(cell);
    return `<circle cx="${x}" cy="${y}" r="24" fill="#5b2b22" stroke="#fff" stroke-width="3"/>`;
  });
  const [x, y] = spotOf(board.ship.cell);
  const ship = `<path d="M${x - 34} ${y + 4}h68l-14 26h-40zM${x - 2} ${y - 40}v40h-24zM${x + 4} ${y - 32}v32h22z" fill="${colours[0]}" stroke="#fff" stroke-width="3"/>`;
  return {
    x: -SIDE - 20,
    y: -HALF * SIDE - 20,
    width: 1.5 * SIDE * (COLS - 1) + 2 * SIDE + 40,
    height: 2 * HALF * SIDE * (ROWS + 0.5) + 40,
    sea: '#d5e3df',
    svg: [...sea, ...names, ...foes, ship].join(''),
  };
}
