// How a fight may turn out before it is begun: tokens are drawn from a full bag every time, so it can be worked out.   NAS-FIGHT-08, NAS-FIGHT-10
import type { Seat } from '@boucan/kernel';
import { type Nassau, shipOf } from './board.ts';
import { opponent, WEAPON_AGAINST } from './content/opponents.ts';
import { TOKEN_COUNTS, TOKENS } from './content/tokens.ts';
import { dodgeable } from './rules/counter.ts';
import { shotsWith } from './rules/crew.ts';
import { cratesOn, damageOn } from './rules/fight.ts';

/** With every crate one can fire, and no rum, bomb or animal: in per cent. */
export interface Odds {
  readonly falls: number;
  readonly with: readonly number[]; // that it falls, by crates from one on
  readonly hit: number; // at least one crate stays, which brings reward and points
  readonly unhurt: number; // nothing in the bag attacks
}

const ATTACKERS = TOKENS.length - TOKEN_COUNTS.nothing - TOKEN_COUNTS.dodge;

/** The chance that so many of `drawn` tokens are of a kind that lies in the bag `kind` times. */
function chance(kind: number, drawn: number, n: number): number {
  const others = TOKENS.length - kind;
  let ways = 1;
  for (let i = 0; i < drawn; i++) ways *= (i < n ? kind - i : others - (i - n)) / (TOKENS.length - i);
  for (let i = 0; i < n; i++) ways *= (drawn - i) / (i + 1);
  return ways;
}

const percent = (share: number): number => Math.round(100 * Math.min(1, share));

/** At most so many dodges, of so many tokens. */
export function atMost(dodges: number, tokens: number): number {
  let sum = 0;
  for (let n = 0; n <= Math.min(dodges, tokens); n++) sum += chance(TOKEN_COUNTS.dodge, tokens, n);
  return sum;
}

/** That it falls to so many crates.   NAS-FIGHT-24 */
function fallsTo(b: Nassau, seat: Seat, place: number, fired: number): number {
  const { strength } = opponent(b.opponents[place]!);
  const spare = damageOn(b, place) + fired - strength;
  const crates = dodgeable(b, fired, cratesOn(b, place, seat) + fired);
  return spare < 0 ? 0 : spare >= crates ? 100 : percent(atMost(spare, strength));
}

/** Of every opponent that one could fire at; null for the others. */
export const oddsOf = (b: Nassau, seat: Seat): (Odds | null)[] =>
  b.opponents.map((number, place) => {
    if (number === 0) return null;
    const { kind, strength } = opponent(number);
    const most = shotsWith(shipOf(b, seat), WEAPON_AGAINST[kind]);
    if (most === 0) return null;
    const by = Array.from({ length: most }, (_, i) => fallsTo(b, seat, place, i + 1));
    return {
      falls: by[most - 1]!,
      with: by,
      hit: percent(atMost(most - 1, strength)),
      unhurt: percent(chance(ATTACKERS, strength, 0)),
    };
  });
