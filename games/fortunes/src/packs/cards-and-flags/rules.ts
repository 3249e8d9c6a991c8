// What the further events do.   SEA-m1-07
import { openVars, type Seat } from '@boucan/kernel';
import { after, around, before, lastInOrder, nextInOrder, playerOf, proc, turnOrder, ZONE } from '../../board.ts';
import type { Good } from '../../content/cargo.ts';
import type { EventId } from '../../content/events.ts';
import { NATIONS, type Nation, PORTS, type PortId, ZONES } from '../../content/map.ts';
import { faces, NOBODY, successes, type Tools } from '../../rules/dice.ts';
import { gain } from '../../rules/purse.ts';
import { drawEvent } from '../../rules/round/event.ts';
import { dealMerchants } from '../../rules/round/merchants.ts';
import { isAtSea } from '../../rules/round/npc.ts';
import { skillRoll } from '../../rules/trial.ts';
import { PACK as FAVOURS } from '../favours/content.ts';
import { earn } from '../favours/track.ts';
import { CONVOYS, QUIET_NIGHT, RECEPTION, RECEPTION_GOLD, SHIPWORM, SHORTAGES, SICKNESS } from './events.ts';

declare module '../../events.ts' {
  interface Events {
    'sickness.took': { seat: Seat; crew: number };
    'worm.gnawed': { seat: Seat; hull: number };
    'reception.held': { seat: Seat; dice: readonly (number | 'skull')[]; gold: number };
    'reception.favoured': { seat: Seat; dice: readonly (number | 'skull')[] };
    'shortage.felt': { nation: Nation };
    'shortage.of': { zone: PortId; good: Good };
  }
}

/** Each player in port loses a man, though not the last.   SEA-SET-06 */
function sicken(t: Tools, seat: Seat): void {
  const { inPort, captain, ship } = playerOf(t.board, seat);
  if (captain === null || !inPort || ship.crew <= 1) return;
  ship.crew--;
  t.tell?.('sickness.took', { seat, crew: ship.crew });
}

/** Each player at sea loses a plank, though not the last.   SEA-SET-11 */
function gnaw(t: Tools, seat: Seat): void {
  const { ship } = playerOf(t.board, seat);
  if (!isAtSea(t.board, seat) || ship.hull <= 1) return;
  ship.hull--;
  t.tell?.('worm.gnawed', { seat, hull: ship.hull });
}

interface Reception {
  at: number; // in turn order
}

/** Each player in port makes an impression, or none: a Favour where there are any, or else gold.   SEA-SET-08 */
export const reception = proc('reception', 'SEA-m1-07', openVars<Reception, { rolled: readonly number[] }, void>(), {
  begin: (t, v) => {
    const b = t.board;
    const seat = nextInOrder(b, v, (next) => playerOf(b, next).captain !== null && playerOf(b, next).inPort);
    return seat === null ? t.done() : t.call(skillRoll, { seat, skill: 'influence', trial: 'harbour' }, 'rolled');
  },

  rolled: (t, v, dice) => {
    const b = t.board;
    const seat = lastInOrder(b, v);
    const isNoticed = successes(dice) > 0;
    if (isNoticed && b.packs!.includes(FAVOURS)) {
      t.tell?.('reception.favoured', { seat, dice: faces(dice) });
      earn(t, seat);
      return t.go('begin');
    }
    const gold = isNoticed ? RECEPTION_GOLD : 0;
    gain(playerOf(b, seat), gold);
    t.tell?.('reception.held', { seat, dice: faces(dice), gold });
    return t.go('begin');
  },
});

/** The ports of one nation call for something else; new tokens are drawn before the old ones go back.   SEA-SET-09 */
function runShort(t: Tools): void {
  const b = t.board;
  const nation = t.draw(NATIONS.slice(), 'nation', NOBODY);
  t.tell?.('shortage.felt', { nation });
  const old: Good[] = [];
  for (const port of PORTS) {
    if (ZONES[port].nation !== nation) continue;
    const good = t.draw(b.reserve, 'demand', NOBODY);
    old.push(b.demand[ZONE[port]]!);
    b.demand[ZONE[port]] = good;
    t.tell?.('shortage.of', { zone: port, good });
  }
  b.reserve.push(...old);
}

function carryOut(t: Tools, event: EventId): void {
  const seats = turnOrder(t.board, t.board.first);
  if (event === SICKNESS) for (const seat of seats) sicken(t, seat);
  if (event === SHIPWORM) for (const seat of seats) gnaw(t, seat);
  if (event === SHORTAGES) runShort(t);
  if (event === CONVOYS) dealMerchants(t);
}

export const changes = [
  before(drawEvent, 'text', (t, v) => {
    if (v.event === RECEPTION) t.first(reception, { at: 0 });
  }),
  after(drawEvent, 'text', (t, v) => carryOut(t, v.event!)),
  // The next card as well, if there is one.   SEA-SET-12
  around(drawEvent, 'text', (base) => (t, v, got) => {
    if (v.event !== QUIET_NIGHT || t.board.events.length === 0) return base(t, v, got);
    return t.go('begin'); // it lies on the discard already
  }),
];
