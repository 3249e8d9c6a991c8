// What a captain is after, in a sentence: where the cargo is in demand, or where a merchant sails, and how many Moves it takes.
import type { Advice, Seat } from '@boucan/kernel';
import { type Caribbean, type Player, playerOf } from '../board.ts';
import { CARGO, type Good } from '../content/cargo.ts';
import { ZONE_IDS } from '../content/map.ts';
import { isCrippled } from '../rules/ships.ts';
import { inPort, moves, PORT_NATIONS, PORT_ZONES, placeOf } from './places.ts';

/** Ports of nations that want his head are closed to a pirate; then the goods may be asked for in vain. */
const isOpen = (p: Player, port: number): boolean => (p.bounties[PORT_NATIONS[port]!] ?? 0) === 0;

/** The nearest port that asks for something aboard: of equally near ones the one that takes most of it. */
function market(
  b: Caribbean,
  p: Player,
): { readonly good: Good; readonly cards: number; readonly zone: string; readonly moves: number } | null {
  const from = placeOf(p);
  let best: { good: Good; cards: number; zone: string; moves: number } | null = null;
  for (const [port, zone] of PORT_ZONES.entries()) {
    const good = b.demand[zone];
    if (good == null || !isOpen(p, port)) continue;
    const cards = p.cargo.filter((card) => CARGO[card].good === good).length;
    const way = moves(from, inPort(ZONE_IDS[zone]!));
    if (cards > 0 && (best === null || way < best.moves || (way === best.moves && cards > best.cards)))
      best = { good, cards, zone: ZONE_IDS[zone]!, moves: way };
  }
  return best;
}

function merchant(b: Caribbean, p: Player): { readonly zone: string; readonly moves: number } | null {
  let best: { zone: string; moves: number } | null = null;
  for (const [zone, token] of b.merchants.entries()) {
    if (token === null) continue;
    const way = moves(placeOf(p), zone);
    if (best === null || way < best.moves) best = { zone: ZONE_IDS[zone]!, moves: way };
  }
  return best;
}

export const aim: NonNullable<Advice<Caribbean>['aim']> = ({ board: b }, seat: Seat) => {
  const p = playerOf(b, seat);
  if (p.captain === null || b.fight !== null || b.raid !== null) return null;
  if (isCrippled(p.ship)) return { plan: 'repair', with: {} };
  const sale = market(b, p);
  if (sale !== null) return { plan: sale.moves === 0 ? 'sell-here' : 'sell', with: { ...sale } };
  if (p.mission !== null) return { plan: 'mission', with: { mission: p.mission } };
  const prize = merchant(b, p);
  return prize === null ? null : { plan: prize.moves === 0 ? 'raid-here' : 'raid', with: prize };
};
