// How the dice of this table's match came about, out of its entries.
import { agreementOf, type DiceStep, NO_ENTROPY } from '@boucan/record';
import { type Entry, timeOf } from './entry.ts';
import type { Holder, TableTerms } from './terms.ts';
import type { HolderView, TableView } from './view.ts';

/** Time for all seats to reveal their entropy after everyone has committed. Milliseconds. */
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
      case 'sealed':
        if (entry.agreed !== undefined) steps.push([at, 'server', 'seals', entry.agreed]);
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

/** By seat, a bot's level or null for a person. */
export const playersOf = (seats: readonly (Holder | HolderView)[]): (string | null)[] =>
  seats.map((holder) => (holder.kind === 'bot' ? holder.level : null));

/** All that the match depends on, in 64 digits: what is sealed when all sit. */
export function agreementAt(
  { game, version, rules, config }: TableTerms,
  commitment: string,
  seats: readonly (Holder | HolderView)[],
  commits: readonly (string | null)[],
): string {
  return agreementOf({ game, version, rules: rules ?? null, ...config, players: playersOf(seats), commitment, commits });
}

/** The same as a device works it out from what it sees. */
export const agreementIn = ({ terms, commitment, seats, dice }: TableView): string =>
  agreementAt(terms, commitment, seats, dice.commits);

/** By seat, what each device has committed itself to. */
export const commitsOf = (seats: readonly Holder[]): (string | null)[] =>
  seats.map((holder) => (holder.kind === 'person' ? holder.commits : null));

/** What each seat adds: nothing where nobody sits who does. */
export const entropyOf = (seats: readonly Holder[]): string[] =>
  seats.map((holder) => (holder.kind === 'person' ? (holder.entropy ?? NO_ENTROPY) : NO_ENTROPY));
