// How far it is from zone to zone, in Moves.
import { CARGO, NEIGHBOURS, ZONE_IDS, type ZoneId } from '../content.ts';

const found = new Map<ZoneId, ReadonlyMap<ZoneId, number>>();

export function movesFrom(from: ZoneId): ReadonlyMap<ZoneId, number> {
  const known = found.get(from);
  if (known !== undefined) return known;
  const far = new Map<ZoneId, number>([[from, 0]]);
  const queue: ZoneId[] = [from];
  for (const zone of queue)
    for (const next of Object.values(NEIGHBOURS[zone]))
      if (!far.has(next)) {
        far.set(next, far.get(zone)! + 1);
        queue.push(next);
      }
  found.set(from, far);
  return far;
}

/** The same in actions, from port to port: out, across, in. What the wind gives or takes is not in it. */
export const actionsTo = (moves: number, leaves: boolean, isThere: boolean): number =>
  isThere ? 0 : moves + 1 + (leaves ? 1 : 0);

export interface Asker {
  readonly zone: ZoneId;
  readonly moves: number;
}

/** How many actions from where a ship lies to business in that port. */
export const actionsFrom = (
  { zone, inPort }: { readonly zone: ZoneId; readonly inPort: boolean },
  { zone: to, moves }: Asker,
): number => actionsTo(moves, inPort && zone !== to, inPort && zone === to);

/** The only port that buys this, if there is such a one. */
const onlyPort = (good: string): ZoneId | undefined => Object.values(CARGO).find((card) => card.good === good)?.port;

/** The ports that ask for a good, the nearest first. */
export function askersOf(demand: readonly (string | null)[], good: string, from: ZoneId): readonly Asker[] {
  const far = movesFrom(from);
  const only = onlyPort(good);
  return ZONE_IDS.flatMap((zone, i) => (demand[i] === good || zone === only ? [{ zone, moves: far.get(zone) ?? 0 }] : [])).sort(
    (a, b) => a.moves - b.moves,
  );
}
