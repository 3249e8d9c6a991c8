// The register: every quantity is its base, what the rules make of it and what cards, captains, zones and tokens add, each with its cause.
import type { RuleId, Seat } from '@boucan/kernel';
import type { Caribbean } from '../board.ts';
import { type Added, contentOf } from '../box.ts';
import {
  type Adding,
  type CauseId,
  type CauseOf,
  QUANTITY,
  type Quantities,
  type QuantityId,
  type Sum,
} from '../content/quantity.ts';
import type { Because, EffectId } from '../events/course.ts';
import { because, isEffect } from './because.ts';
import { timesHeld } from './held.ts';

interface Named {
  readonly what: CauseId | ((b: Caribbean, seat: Seat) => CauseId);
}

/** Something that has a part in a quantity. */
export interface Cause<X> extends Named {
  readonly by: number | Adding<X>;
}

export interface Quantity<Q extends QuantityId> {
  readonly id: Q;
  readonly place: number; // in the box
  readonly rule: RuleId;
  /** What it is before anything speaks for or against it, and what that is called. */
  readonly base: Cause<Quantities[Q]>;
  /** What the rules themselves add, before anything else. */
  readonly rules: readonly Cause<Quantities[Q]>[];
  /** What holds whatever was added: at least one die, never more than five. */
  readonly limits: readonly Cause<Quantities[Q]>[];
  /** Of those that lower it only the one that lowers it most speaks; what raises it adds up, or counts no more once it is lowered. */
  readonly best: boolean | 'alone';
}

const NONE: readonly never[] = [];

/** So that the type of what it is asked about follows from the id. All have one shape: they are added up by the thousand. */
export const quantity = <Q extends QuantityId>(
  id: Q,
  rule: RuleId,
  base: Cause<Quantities[Q]>,
  { rules = NONE, limits = NONE, best = false }: Partial<Pick<Quantity<Q>, 'rules' | 'limits' | 'best'>> = {},
): Quantity<Q> => ({ id, place: QUANTITY[id], rule, base, rules, limits, best });

type Causes = CauseOf[];

/** The one place where quantities are added up. Whoever is in a hurry asks for no causes. */
function addUp<Q extends QuantityId>(
  b: Caribbean,
  { place, base, rules, limits, best }: Quantity<Q>,
  seat: Seat,
  about: Quantities[Q],
  causes: Causes | null,
  speakers?: readonly Added[],
): number {
  const before = ruled(b, base, seat, about, 0);
  if (causes !== null) note(causes, b, seat, base, before);
  let sum = each(ruled, b, rules, seat, about, before, causes);
  const more = speakers ?? contentOf(b).adds[place]!;
  if (more.length > 0) {
    const part = speakers === undefined ? added : spoken;
    sum =
      best !== false
        ? bestOf(part, b, more, seat, about, sum, best === 'alone', causes)
        : each(part, b, more, seat, about, sum, causes);
  }
  return each(ruled, b, limits, seat, about, sum, causes);
}

/** How much something has a part in. */
type Part<C> = (b: Caribbean, one: C, seat: Seat, about: never, sum: number) => number;

const ruled = <X>(b: Caribbean, { by }: Cause<X>, seat: Seat, about: X, sum: number): number =>
  typeof by === 'number' ? by : by(b, seat, about, sum);

/** What something adds as often as it counts for this player. */
function added(b: Caribbean, one: Added, seat: Seat, about: unknown, sum: number): number {
  const times = timesHeld(b, seat, one);
  return times === 0 ? 0 : typeof one.by === 'number' ? one.by * times : one.by(b, seat, about, sum);
}

/** The same of something that is known to speak for him. */
const spoken = (b: Caribbean, one: Added, seat: Seat, about: unknown, sum: number): number =>
  typeof one.by === 'number' ? one.by * timesHeld(b, seat, one) : one.by(b, seat, about, sum);

function each<C extends Named>(
  part: Part<C>,
  b: Caribbean,
  list: readonly C[],
  seat: Seat,
  about: unknown,
  before: number,
  causes: Causes | null,
): number {
  let sum = before;
  for (let i = 0; i < list.length; i++) {
    const by = part(b, list[i]!, seat, about as never, sum);
    if (by === 0) continue;
    sum += by;
    if (causes !== null) note(causes, b, seat, list[i]!, by);
  }
  return sum;
}

/** Of two that lower it alike the later one speaks, if the earlier would be used up by it. */
function bestOf(
  part: Part<Added>,
  b: Caribbean,
  list: readonly Added[],
  seat: Seat,
  about: unknown,
  before: number,
  alone: boolean,
  causes: Causes | null,
): number {
  let lowest: Added | null = null;
  let least = 0;
  let raised = false;
  for (let i = 0; i < list.length; i++) {
    const by = part(b, list[i]!, seat, about as never, before);
    if (by > 0) raised = true;
    else if (by < least || (by < 0 && by === least && lowest!.once !== null)) {
      least = by;
      lowest = list[i]!;
    }
  }
  let sum = before + least;
  if (raised && !(alone && lowest !== null))
    for (let i = 0; i < list.length; i++) {
      const by = part(b, list[i]!, seat, about as never, before);
      if (by <= 0) continue;
      sum += by;
      if (causes !== null) note(causes, b, seat, list[i]!, by);
    }
  if (causes !== null && lowest !== null) note(causes, b, seat, lowest, least);
  return sum;
}

function note(causes: Causes, b: Caribbean, seat: Seat, { what }: Named, by: number): void {
  causes.push({ by, what: typeof what === 'string' ? what : what(b, seat) });
}

/** How much it is. `seat` is the player it concerns; -1: nobody's. Whoever asks about several things knows already who is speaking. */
export const amount = <Q extends QuantityId>(
  b: Caribbean,
  q: Quantity<Q>,
  seat: Seat,
  about: Quantities[Q],
  speakers?: readonly Added[],
): number => addUp(b, q, seat, about, null, speakers);

/** The cards, captains, zones, tokens and rules of packs that may speak for or against it now, whatever it is asked about. */
export function speaking(b: Caribbean, { place }: Pick<Quantity<QuantityId>, 'place'>, seat: Seat): readonly Added[] {
  const all = contentOf(b).adds[place]!;
  let some: Added[] | null = null;
  for (let i = 0; i < all.length; i++) {
    if (timesHeld(b, seat, all[i]!) === 0) continue;
    some ??= [];
    some.push(all[i]!);
  }
  return some ?? NONE;
}

/** How much it is, and why. */
export function sumOf<Q extends QuantityId>(b: Caribbean, q: Quantity<Q>, seat: Seat, about: Quantities[Q]): Sum {
  const causes: Causes = [];
  return { value: addUp(b, q, seat, about, causes), causes };
}

/** At least so much. */
export const least = (n: number, what: CauseId): Cause<unknown> => ({
  what,
  by: (_b, _seat, _about, sum) => Math.max(0, n - sum),
});

/** The cards, captains, zones and tokens among the causes, for an event; none if a limit has undone them. What cancels out has a part in it all the same. */
export function becauseOf<Q extends QuantityId>(b: Caribbean, q: Quantity<Q>, seat: Seat, about: Quantities[Q]): Because {
  const { causes } = sumOf(b, q, seat, about);
  const by: EffectId[] = [];
  let sum = 0;
  let limited = 0;
  for (let i = 1; i < causes.length; i++) {
    const { what, by: part } = causes[i]!;
    if (isEffect(b, what)) {
      by.push(what);
      sum += part;
    } else if (by.length > 0) limited += part; // limits come last
  }
  return because(...(limited !== 0 && sum + limited === 0 ? [] : by));
}
