// What the pack lays out: a Location in every zone with a port, face up; one visit or assault at a time.   SEA-m9-21, SEA-m9-32
import { type Config, part, type Seat, takeAny } from '@boucan/kernel';
import { type Caribbean, type Player, playerOf, ZONE } from '../../board.ts';
import type { CargoId } from '../../content/cargo.ts';
import { isPort, PORTS, ZONE_IDS, type ZoneId } from '../../content/map.ts';
import { keepsAside, showsAside } from '../../rules/kept.ts';
import { addElsewhere } from '../../rules/port/elsewhere.ts';
import { kindCard, LOCATION_IDS, LOCATIONS, type LocationId, PACK } from './content.ts';

export interface Isles {
  tokens: readonly (LocationId | null)[]; // by zone; null: there is none, or no more
  taken: readonly LocationId[]; // out of the game; both lists are never changed, only replaced
  visit: LocationId | null; // where the active player is being received
  assault: Assault | null;
}

export interface Assault {
  readonly seat: Seat;
  readonly location: LocationId;
  cards: CargoId[]; // face up
  dice: number[]; // fired so far
  skull: boolean; // the last one hit, and nothing has been made of it yet
  stage: 'guns' | 'shore' | 'plunder';
}

const clone = ({ tokens, taken, visit, assault }: Isles): Isles => ({
  tokens,
  taken,
  visit,
  assault: assault === null ? null : { ...assault, cards: assault.cards.slice(), dice: assault.dice.slice() },
});

/** By lot, or for first games in a fixed lay-out; what is left over stays in the box. */
function layOut(config: Required<Config>, draw: (ids: LocationId[]) => LocationId): (LocationId | null)[] {
  if (config.options['location-places'] === 'fixed')
    return ZONE_IDS.map((zone) => LOCATION_IDS.find((id) => LOCATIONS[id].zone === zone) ?? null);
  const ids = LOCATION_IDS.slice();
  return ZONE_IDS.map((zone) => (isPort(zone) ? draw(ids) : null));
}

export const isles = part<Caribbean, Isles, Isles>(PACK, {
  setup: (config, rng) => ({ tokens: layOut(config, (ids) => takeAny(rng, ids)), taken: [], visit: null, assault: null }),
  clone,
  look: clone,
  imagine: clone,
  knows: { tokens: 'all', taken: 'all', visit: 'all', assault: 'all' },
  faults: ({ tokens, taken, visit, assault }, { asked }) => {
    const all = [...tokens.filter((id) => id !== null), ...taken];
    const isInOrder = all.length === PORTS.length && new Set(all).size === all.length && all.every((id) => id in LOCATIONS);
    const idle = asked.some(({ question }) => question === 'turn.action');
    return [
      ...(isInOrder ? [] : [`the Locations are ${all.sort().join()}`]),
      ...tokens.flatMap((id, i) => (id === null || isPort(ZONE_IDS[i]!) ? [] : [`${id} lies in ${ZONE_IDS[i]}`])),
      ...(idle && visit !== null ? [`${visit} is still being visited`] : []),
      ...(idle && assault !== null ? [`${assault.location} is still under assault`] : []),
    ];
  },
});
keepsAside(PACK, (b) => ({ cargo: isles.of(b).assault?.cards ?? [] }));
showsAside(PACK, (view) => ({ cargo: isles.seen(view).assault?.cards ?? [] }));

/** Neither zone nor port has a say where one is received; there is no Demand, and at sea the hold is what it is.   SEA-m9-02, SEA-m9-29 */
addElsewhere(PACK, (b: Caribbean, p: Player) => {
  const { visit } = isles.of(b);
  return visit === null || playerOf(b, b.turn.seat) !== p ? null : { offer: kindCard(visit).offer ?? 0 };
});

export const locationIn = (b: Caribbean, zone: ZoneId): LocationId | null => isles.of(b).tokens[ZONE[zone]]!;
