// What has been told of the campfire: one teller's cards, or the comparison at the end of a round.
import type { Seat } from '@boucan/kernel';
import type { ToldStep } from '../../parts/tale.ts';
import { type Back, backOf, type Tale, taleNumber } from '../content.ts';

/** A card at the fire: a tale, or a joke that stays face down; what it brought. */
interface Laid {
  readonly key: string;
  readonly card: Tale | null;
  readonly points: number;
}

interface Compared {
  readonly seat: Seat;
  readonly points: number;
  readonly cards: number;
  /** For the best, or for whoever has told nothing. */
  readonly bonus: number;
}

export type Fireside =
  | { readonly kind: 'teller'; readonly seat: Seat; readonly laid: readonly Laid[]; readonly waiting: readonly Back[] }
  | { readonly kind: 'compared'; readonly rows: readonly Compared[] };

const CARD = /^(tale|joke)\.told$/u;
const WITH_A_TALE = /^(tale\.told|joke\.told|points\.scored|item\.|animal\.used|stop\.made)/u;

/** The teller whose tale was the latest, with the cards of his that have been told. */
export function tellerIn(steps: readonly ToldStep[], waiting: readonly ToldStep[], me: Seat | null): Fireside | null {
  const last = steps.findLastIndex(({ event }) => CARD.test(event));
  if (last < 0) return null;
  const { seat } = steps[last]!.with;
  if (seat === me || steps.slice(last).some(({ event, with: w }) => !WITH_A_TALE.test(event) || w.seat !== seat)) return null;
  const from = steps.findLastIndex(({ event, with: w }, i) => i < last && (!WITH_A_TALE.test(event) || w.seat !== seat));
  const laid = steps
    .slice(from + 1)
    .flatMap(({ event, key, with: w }): Laid[] =>
      CARD.test(event)
        ? [{ key, card: event === 'tale.told' ? taleNumber(w.card as string) : null, points: w.points as number }]
        : [],
    );
  const others = waiting.findIndex(({ event, with: w }) => !WITH_A_TALE.test(event) || w.seat !== seat);
  const his = others < 0 ? waiting : waiting.slice(0, others);
  const backs = his.flatMap(({ event, with: w }): Back[] =>
    CARD.test(event) ? [event === 'tale.told' ? backOf(taleNumber(w.card as string)) : 'A'] : [],
  );
  return { kind: 'teller', seat: seat as Seat, laid, waiting: backs };
}

const COMPARED = /^(tales\.compared|points\.(scored|lost))$/u;

export function comparedIn(steps: readonly ToldStep[]): Fireside | null {
  const from = steps.findLastIndex(({ event }) => !COMPARED.test(event));
  const run = steps.slice(from + 1);
  if (!run.some(({ event }) => event === 'tales.compared')) return null;
  const rows: Compared[] = [];
  for (const { event, with: w } of run) {
    const [seat, points] = [w.seat as Seat, w.points as number];
    if (event === 'tales.compared') rows.push({ seat, points, cards: w.cards as number, bonus: 0 });
    else {
      const row = rows.findIndex((one) => one.seat === seat);
      if (row >= 0) rows[row] = { ...rows[row]!, bonus: event === 'points.lost' ? -points : points };
    }
  }
  return { kind: 'compared', rows };
}
