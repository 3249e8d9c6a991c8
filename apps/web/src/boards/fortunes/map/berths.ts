// Ships never overlap: each has a berth of its own, in the roads or at the quay, whoever else lies there.
import { type CaribbeanView, NPC, type NpcId, ZONE_IDS, type ZoneId } from '../content.ts';
import { PLACES, type Spot } from './places.ts';

export type ShipKey = `seat-${number}` | NpcId;

export interface Berth {
  readonly ship: ShipKey;
  readonly zone: ZoneId;
  readonly inPort: boolean;
  readonly at: Spot;
  readonly scale: number;
  /** Its name stands over it: that of its neighbour stands below. */
  readonly nameAbove: boolean;
}

/** The ships of nobody's at this table, those of packs behind. */
export const npcsOf = (b: CaribbeanView): readonly NpcId[] => (Object.keys(NPC) as NpcId[]).slice(0, b.npcs.length);
export const npcAt = (b: CaribbeanView, npc: NpcId) => b.npcs[NPC[npc]] ?? null;
/** Whom it hunts. */
export const preyOf = (b: CaribbeanView, npc: NpcId) => b.prey[NPC[npc]] ?? [];

const PACE = 54;
const ROW = 48;

/** Rows of at most three, round the middle of the place; many ships draw closer together. */
function spread([x, y]: Spot, n: number, perRow: number): { readonly spots: readonly Spot[]; readonly scale: number } {
  const scale = n <= 4 ? 1 : 0.8;
  const rows = Math.ceil(n / perRow);
  const spots = Array.from({ length: n }, (_, i): Spot => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, n - row * perRow);
    return [x + ((i % perRow) - (inRow - 1) / 2) * PACE * scale, y + (row - (rows - 1) / 2) * ROW * scale];
  });
  return { spots, scale };
}

/** Where every ship lies. Whoever has no captain, or has retired, lies nowhere. */
export function berths(b: CaribbeanView): Berth[] {
  return ZONE_IDS.flatMap((zone) => {
    const players = b.players.flatMap((p, seat) =>
      p.captain !== null && !p.retired && p.zone === zone ? [{ ship: `seat-${seat}` as const, inPort: p.inPort }] : [],
    );
    const npcs = npcsOf(b).flatMap((ship) => (npcAt(b, ship)?.zone === zone ? [{ ship, inPort: false }] : []));
    const all = [...players, ...npcs];
    return [true, false].flatMap((inPort) => {
      const here = all.filter((one) => one.inPort === inPort);
      const { spots, scale } = spread(inPort ? PLACES[zone].quay : PLACES[zone].roads, here.length, here.length === 4 ? 2 : 3);
      return here.map(
        ({ ship }, i): Berth => ({
          ship,
          zone,
          inPort,
          at: spots[i]!,
          scale: inPort ? scale * 0.82 : scale,
          nameAbove: i % 2 === 1,
        }),
      );
    });
  });
}

/** The zone a ship lies in, if it is on the chart. */
export const lyingAt = (b: CaribbeanView, ship: string): ZoneId | null =>
  (ship.startsWith('seat-') ? b.players[Number(ship.slice(5))]?.zone : npcAt(b, ship as NpcId)?.zone) ?? null;
