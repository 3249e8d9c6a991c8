// The board at a moment, for pictures on other sites: drawn of what lies open to all, simpler than the board of the page, with everything where it lies there.
import type { Pictured, Picturing } from '@boucan/registry';
import type { CoastView } from './src/board.ts';

const WIDE = 400;
const HIGH = 330;
/** Clockwise from the north: the second row runs from right to left. */
const spotOf = (i: number, columns: number): readonly [x: number, y: number] => [
  (i < columns ? i : 2 * columns - 1 - i) * WIDE,
  i < columns ? 0 : HIGH,
];

export function picture({ board }: { readonly board: CoastView }, { colours, name, text }: Picturing): Pictured {
  const columns = Math.ceil(board.boards.length / 2);
  const boards = board.boards.map(({ id, fleets, cards }, i) => {
    const [x, y] = spotOf(i, columns);
    const ships = fleets.map(({ seat, galleons, schooners }, place) => {
      const at = x + 64 + place * 76;
      return `<path d="M${at - 32} ${y + 130}h64l-14 28h-36zM${at - 2} ${y + 84}v42h-24z" fill="${colours[seat]}" stroke="#fff" stroke-width="2"/>${text(at, y + 153, String(galleons + schooners), 24, '#fff')}`;
    });
    const laid = cards.map(
      ({ seat, faceDown }, place) =>
        `<rect x="${x + 28 + (place % 9) * 40}" y="${y + 196 + Math.floor(place / 9) * 56}" width="32" height="46" rx="5" fill="${faceDown ? '#7a5a2c' : '#f6ead0'}" stroke="${colours[seat]}" stroke-width="5"/>`,
    );
    return `<rect x="${x + 8}" y="${y + 8}" width="${WIDE - 16}" height="${HIGH - 16}" rx="14" fill="#e6d3a8" stroke="#7a5a2c" stroke-width="4"/>${text(x + WIDE / 2, y + 56, name(id), 36, '#33261a')}${ships.join('')}${laid.join('')}`;
  });
  return { x: 0, y: 0, width: columns * WIDE, height: 2 * HIGH, sea: '#bcd4d2', svg: boards.join('') };
}
