// The Move action.   FDM-MOVE
import { choice, choices, type Offering, openVars, type Seat } from '@boucan/kernel';
import { type Caribbean, playerOf, proc } from '../../board.ts';
import { ADJACENT, ZONE_IDS, ZONES, type ZoneId } from '../../content/map.ts';
import { jettison } from '../cargo.ts';
import { capacityOf } from '../ships.ts';

interface Sailing {
  seat: Seat;
  to: string; // a zone, 'port' or 'sea'
}

/** From zone to zone, into port, or out of it.   FDM-MOVE-01 */
export const sail = proc('sail', 'FDM-MOVE-01', openVars<Sailing>(), {
  begin: (t, v) => {
    const p = playerOf(t.board, v.seat);
    t.board.turn.actions--;
    t.board.turn.taken.push('move');
    if (v.to === 'port') {
      p.inPort = true;
      t.tell?.('port.entered', { seat: v.seat, zone: p.zone });
      return t.done();
    }
    if (v.to === 'sea') {
      p.inPort = false;
      t.tell?.('port.left', { seat: v.seat, zone: p.zone });
      return t.call(jettison, { seat: v.seat, limit: capacityOf(p) }, 'arrive');
    }
    p.zone = v.to as ZoneId;
    t.tell?.('ship.sailed', { seat: v.seat, zone: p.zone });
    return t.go('arrive');
  },

  arrive: (t) => t.done(),
});

export const SAIL = choices('sail', ZONE_IDS);
export const TO_PORT = choice('sail', 'port');
export const TO_SEA = choice('sail', 'sea');

export function offerMoves(o: Offering, b: Caribbean, seat: Seat): void {
  const { zone, inPort } = playerOf(b, seat);
  const tired = b.turn.actions === 0;
  if (inPort) {
    o.may(TO_SEA).unless(tired, 'FDM-TURN-09', 'no-action-left');
    return;
  }
  const near = ADJACENT[zone];
  for (let i = 0; i < near.length; i++) o.may(SAIL[near[i]!]).unless(tired, 'FDM-TURN-09', 'no-action-left');
  if (ZONES[zone].port) o.may(TO_PORT).unless(tired, 'FDM-TURN-09', 'no-action-left');
}
