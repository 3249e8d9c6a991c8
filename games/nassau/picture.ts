// The board at a moment, for pictures on other sites: drawn of what lies open to all, simpler than the board of the page, with everything where it lies there.
import type { Pictured, Picturing } from '@boucan/registry';
import { OPPONENTS_IN, ZONES } from './src/content/sea.ts';
import type { NassauView } from './src/view.ts';

const WIDE = 364;
const HIGH = 292;

export function picture({ board }: { readonly board: NassauView }, { colours, text }: Picturing): Pictured {
  const zones = ZONES.map((id, zone) => {
    const [x, y] = [(zone % 3) * WIDE, Math.floor(zone / 3) * HIGH];
    const foes = OPPONENTS_IN[zone]!.filter((place) => board.opponents[place] !== 0).map(
      (_, i) => `<circle cx="${x + 70 + i * 62}" cy="${y + 94}" r="22" fill="#5b2b22" stroke="#fff" stroke-width="2"/>`,
    );
    const boats = board.ships
      .map((ship, seat) => ({ ...ship, seat }))
      .filter((ship) => ship.stage === 'sea' && ship.zone === zone)
      .map(
        ({ seat }, i) =>
          `<path d="M${x + 50 + i * 78} ${y + 200}h56l-12 26h-32z" fill="${colours[seat]}" stroke="#fff" stroke-width="2"/>${text(x + 78 + i * 78, y + 222, String(seat + 1), 22, '#fff')}`,
      );
    return `<rect x="${x + 5}" y="${y + 5}" width="${WIDE - 10}" height="${HIGH - 10}" rx="20" fill="#bcd4d2" stroke="#6d8a8c" stroke-width="3"/>${text(x + 36, y + 52, id, 36, '#33261a')}${foes.join('')}${boats.join('')}`;
  });
  const islands = [1, 2].flatMap((row) =>
    [1, 2].map(
      (column) => `<circle cx="${column * WIDE}" cy="${row * HIGH}" r="50" fill="#c9b27c" stroke="#7a5a2c" stroke-width="3"/>`,
    ),
  );
  return { x: -26, y: -26, width: 3 * WIDE + 52, height: 3 * HIGH + 52, sea: '#d5e3df', svg: [...zones, ...islands].join('') };
}
