// How the dice of a match came about: who bound himself to what, and who showed it, in this order.
import type { Seat } from '@boucan/kernel';
import { commitmentOf, NO_ENTROPY, type Terms } from './chance.ts';

/**
 * A step on the way to the dice, with its time in whole seconds (as milliseconds). The server commits to its secret, every person's device
 * to its entropy; then they reveal. Whoever stays silent is left out.
 */
export type DiceStep = readonly [at: number, by: Seat | 'server', does: 'commits' | 'reveals' | 'is-silent', what: string];

/** How it goes where all is in one hand: for matches on one device, and for trials. Who adds nothing does not commit himself either. */
export function orderly(commitment: string, entropy: readonly string[], at = 0): readonly DiceStep[] {
  const persons = entropy.flatMap((added, seat) => (added === NO_ENTROPY ? [] : [[seat, added] as const]));
  return [
    [at, 'server', 'commits', commitment],
    ...persons.map(([seat, added]): DiceStep => [at, seat, 'commits', commitmentOf(added)]),
    ...persons.map(([seat, added]): DiceStep => [at, seat, 'reveals', added]),
  ];
}

/** What somebody saw everybody bound by when he showed what he adds to the dice. */
export interface Bound {
  readonly server: string;
  readonly seats: readonly (string | null)[];
}

/** Whether a record holds what somebody added, and nothing but what he saw everybody bound by before he did. */
export function isAsBound(record: Pick<Terms, 'entropy' | 'dice'>, entropy: string, { server, seats }: Bound): boolean {
  const committed = (by: Seat | 'server'): string | null =>
    record.dice?.find(([, who, does]) => who === by && does === 'commits')?.[3] ?? null;
  return (
    record.entropy.includes(entropy) && committed('server') === server && seats.every((bound, seat) => committed(seat) === bound)
  );
}

/** What is wrong with these steps, in one line; nothing if all bound themselves before anybody showed anything. */
export function disorder(steps: readonly DiceStep[], commitment: string, entropy: readonly string[]): string | undefined {
  const [first, ...rest] = steps;
  if (first?.[1] !== 'server' || first[2] !== 'commits') return 'the server did not commit itself first';
  if (first[3] !== commitment) return 'the server committed itself to something else';
  const committed = new Map<Seat, string>();
  const revealed = new Map<Seat, string>();
  let before = first[0];
  for (const [at, by, does, what] of rest) {
    if (at < before) return 'a step came before the one it follows';
    before = at;
    if (by === 'server') return 'the server committed itself twice';
    if (by >= entropy.length) return `there is no seat ${by}`;
    if (does === 'commits') {
      if (revealed.size > 0) return `seat ${by} committed itself after something was revealed`;
      if (committed.has(by)) return `seat ${by} committed itself twice`;
      committed.set(by, what);
    } else {
      if (revealed.has(by)) return `seat ${by} revealed twice`;
      if (!committed.has(by)) return `seat ${by} revealed what it was not committed to`;
      if (does === 'reveals' && commitmentOf(what) !== committed.get(by)) return `seat ${by} revealed something else`;
      revealed.set(by, does === 'reveals' ? what : NO_ENTROPY);
    }
  }
  for (const [seat, added] of entropy.entries()) {
    if (committed.has(seat) && !revealed.has(seat)) return `seat ${seat} neither revealed nor is noted as silent`;
    if (added !== (revealed.get(seat) ?? NO_ENTROPY)) return `the entropy of seat ${seat} is not what it revealed`;
  }
  return undefined;
}
