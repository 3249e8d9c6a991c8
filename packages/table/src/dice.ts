// How the dice of this table's match came about, out of its entries.
import { type DiceStep, NO_ENTROPY } from '@boucan/record';
import { type Entry, timeOf } from './entry.ts';
import type { Holder } from './terms.ts';

/** How long everybody has to show what he adds to the dice, once all have committed themselves. Milliseconds. */
export const REVEAL_WITHIN = 15_000;

const SECOND = 1000;

/** The server's commitment, those of the persons who still sit where they sat down, and what was revealed. */
export function diceSteps(entries: readonly Entry[]): DiceStep[] {
  let steps: DiceStep[] = [];
  for (const entry of entries) {
    const at = Math.floor(timeOf(entry) / SECOND) * SECOND;
    switch (entry.type) {
      case 'opened':
        steps.push([at, 'server', 'commits', entry.commitment]);
        break;
      case 'sat':
        steps = steps.filter(([, by]) => by !== entry.seat);
        if (entry.commits !== undefined) steps.push([at, entry.seat, 'commits', entry.commits]);
        break;
      case 'bot-sat':
      case 'stood':
        steps = steps.filter(([, by]) => by !== entry.seat);
        break;
      case 'revealed':
        steps.push([at, entry.seat, 'reveals', entry.entropy]);
        break;
      case 'silent':
        steps.push([at, entry.seat, 'is-silent', '']);
        break;
      case 'started':
        return steps;
      default:
    }
  }
  return steps;
}

/** What each seat adds: nothing where nobody sits who does. */
export const entropyOf = (seats: readonly Holder[]): string[] =>
  seats.map((holder) => (holder.kind === 'person' ? (holder.entropy ?? NO_ENTROPY) : NO_ENTROPY));
