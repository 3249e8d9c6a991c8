// The board at a moment, for pictures on other sites: drawn of what lies open to all, simpler than the board of the page, with everything where it lies there.
import type { Pictured, Picturing } from '@boucan/registry';
import { BORDERS, ZONES, type ZoneId } from './src/content/map.ts';
import type { CaribbeanView } from './src/view.ts';

type Spot = readonly [x: number, y: number];

/** Where ships lie at sea, as on the chart of the page. */
export const ROADS: Readonly<Record<ZoneId, Spot>> = {
  nassau: [800, 190],
  'la-habana': [318, 232],
  'port-royal': [420, 500],
  'old-providence': [530, 838],
  tortuga: [850, 252],
  'petit-goave': [846, 606],
  cartagena: [760, 712],
  'santo-domingo': [1076, 300],
  'caribbean-sea': [1072, 664],
  curacao: [1084, 752],
  'san-juan': [1206, 310],
  caracas: [1206, 770],
  'st-maarten': [1346, 340],
  'basse-terre': [1304, 724],
  'st-john': [1490, 400],
  bridgetown: [1516, 652],
  trinidad: [1346, 826],
};

export function picture({ board }: { readonly board: CaribbeanView }, { colours, name, text }: Picturing): Pictured {
  const routes = BORDERS.map(([one, , other]) => [ROADS[one], ROADS[other]] as const).map(
    ([[x, y], [u, v]]) =>
      `<path d="M${x} ${y}L${u} ${v}" stroke="#8fb0b5" stroke-width="3" stroke-dasharray="4 10" fill="none"/>`,
  );
  const zones = Object.entries(ROADS).map(([zone, [x, y]]) => {
    const { port } = ZONES[zone as ZoneId];
    const town = port ? `<rect x="${x - 7}" y="${y - 37}" width="14" height="14" fill="#7a4a21"/>` : '';
    return `<circle cx="${x}" cy="${y}" r="40" fill="#bcd4d2" stroke="#6d8a8c" stroke-width="3"/>${town}`;
  });
  const names = Object.entries(ROADS).map(([zone, [x, y]]) => text(x, y + 62, name(zone), 25, '#33261a'));
  const all = [
    ...board.npcs.flatMap((ship) => (ship === null ? [] : [{ zone: ship.zone, colour: '#3a3a3a', mark: '' }])),
    ...board.players.map(({ zone }, seat) => ({ zone, colour: colours[seat]!, mark: String(seat + 1) })),
  ];
  const afloat = Object.entries(Object.groupBy(all, ({ zone }) => zone)).flatMap(([zone, ships = []]) =>
    ships.map(({ colour, mark }, i) => {
      const [x, y] = ROADS[zone as ZoneId];
      const at = x + (i - (ships.length - 1) / 2) * 44;
      return `<path d="M${at - 22} ${y}h44l-9 20h-26zM${at - 2} ${y - 34}v30h-16z" fill="${colour}" stroke="#fff" stroke-width="2"/>${text(at, y + 17, mark, 20, '#fff')}`;
    }),
  );
  return { x: 225, y: 40, width: 1370, height: 925, sea: '#d5e3df', svg: [...routes, ...zones, ...names, ...afloat].join('') };
}
