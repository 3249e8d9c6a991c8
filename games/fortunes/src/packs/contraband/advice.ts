// What contraband promises, in points of Glory: in the one port that pays for it, and nothing before.
import type { Seat } from '@boucan/kernel';
import { delay, inPort, moves, placeOf } from '../../advice/places.ts';
import { CARGO_CARD, GOLD, POINT } from '../../advice/values.ts';
import { type Caribbean, type Player, playerOf } from '../../board.ts';
import { CARGO, type CargoId } from '../../content/cargo.ts';
import { shutBy } from '../../rules/sea/move.ts';
import { isContraband } from './content.ts';
import { sold } from './sold.ts';

/** A sale is half a pair. */
const HALF = POINT / 2;
/** Searches, damage, the way there for one card alone, and what else may come between. */
const HOPE = 0.3;

/** Carried to its port from here, and beyond what any cargo card is worth. */
function promise(b: Caribbean, p: Player, card: CargoId): number {
  const { port, sells } = CARGO[card];
  if (port === undefined || shutBy(b, p, port) !== null) return 0;
  return HOPE * (GOLD * sells! + HALF - CARGO_CARD) * delay(moves(placeOf(p), inPort(port)) + 1);
}

export function worth(b: Caribbean, into: number[]): void {
  const { waiting } = sold.of(b);
  for (let seat: Seat = 0; seat < b.players.length; seat++) {
    const p = playerOf(b, seat);
    let sum = HALF * waiting[seat]!.length;
    if (p.captain === null) {
      into[seat]! += sum;
      continue;
    }
    for (let i = 0; i < p.cargo.length; i++) sum += promise(b, p, p.cargo[i]!);
    // What is set aside is as good as bought, or as good as sold.
    if (b.turn.seat === seat) {
      const isSale = b.turn.activities.at(-1) === 'sell';
      for (let i = 0; i < b.basket.length; i++)
        if (isContraband(b.basket[i]!)) sum += isSale ? HALF : promise(b, p, b.basket[i]!);
    }
    into[seat]! += sum;
  }
}
