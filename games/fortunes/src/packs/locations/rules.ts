// Two more actions: to visit the Location of one's zone, and to assault it.
import { choices, type Said, type Seat } from '@boucan/kernel';
import { around, type Caribbean, offers, type Player, playerOf } from '../../board.ts';
import { CARGO } from '../../content/cargo.ts';
import { isPirate } from '../../rules/facts.ts';
import { SELL, sellCards } from '../../rules/port/sell.ts';
import { nextAction, turn } from '../../rules/sea/turn.ts';
import { isCrippled } from '../../rules/ships.ts';
import { assault } from './assault.ts';
import { kindCard, LOCATION_IDS, type LocationId, type LocationKind } from './content.ts';
import { isles, locationIn } from './isles.ts';
import { type Bar, barred, nothingAt, VISIT, visit } from './visits.ts';

type Ashore = Said<'visit' | 'assault', [location: LocationId]>;
const TO_VISIT = choices('visit', LOCATION_IDS);
const TO_ASSAULT = choices('assault', LOCATION_IDS);

/** Whom it does not receive.   SEA-m9-27 */
function refuses(p: Player, { visitors }: LocationKind): Bar | null {
  if (visitors === 'non-pirates' && isPirate(p)) return ['SEA-m9-27', 'not-for-pirates'];
  return visitors === 'pirates' && !isPirate(p) ? ['SEA-m9-27', 'pirates-only'] : null;
}

/** One must be at sea, for either; an assault takes a ship without a destroyed section, and a reef cannot be assaulted.   SEA-m9-04, SEA-m9-22, SEA-m9-24 */
function offerLocation(o: Parameters<typeof barred>[0], b: Caribbean, seat: Seat): void {
  const p = playerOf(b, seat);
  const none = b.turn.actions === 0;
  if (o.lean && (none || p.inPort)) return;
  const location = locationIn(b, p.zone);
  if (location === null) return;
  const kind = kindCard(location);
  o.may(TO_VISIT[location])
    .unless(p.inPort, 'SEA-m9-22', 'location-from-port')
    .unless(b.turn.used.includes(VISIT), 'SEA-m9-01', 'visited-already')
    .unless(none, 'FDM-TURN-09', 'no-action-left');
  barred(o, refuses(p, kind) ?? nothingAt(b, seat, location));
  o.may(TO_ASSAULT[location])
    .unless(kind.cards === null, 'SEA-m9-24', 'reef-unassailable')
    .unless(p.inPort, 'SEA-m9-22', 'location-from-port')
    .unless(isCrippled(p.ship), 'SEA-m9-04', 'assault-crippled')
    .unless(none, 'FDM-TURN-09', 'no-action-left');
}

export const changes = [
  // SEA-m9-01, SEA-m9-03
  offers(nextAction, (base) => (o, b, v, seat) => {
    base(o, b, v, seat);
    offerLocation(o, b, seat);
  }),
  around(turn, 'chosen', (base) => (t, v, answer) => {
    const said = answer as unknown as Ashore;
    if (said[0] !== 'visit' && said[0] !== 'assault') return base(t, v, answer);
    v.begun = true;
    const { seat } = v;
    const [verb, location] = said;
    return verb === 'visit' ? t.call(visit, { seat, location }, 'act') : t.call(assault, { seat, location }, 'act');
  }),

  // Not even in the waters of the port it is meant for.   SEA-m9-31
  offers(sellCards, (base) => (o, b, v, seat) => {
    base(o, b, v, seat);
    if (isles.of(b).visit === null) return;
    const { cargo, zone } = playerOf(b, seat);
    for (const card of cargo) {
      const { good, port } = CARGO[card];
      if (port === zone) o.may(SELL[good]).unless(true, 'SEA-m9-31', 'contraband-not-here');
    }
  }),
];
