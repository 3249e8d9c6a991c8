// How the dice of a match came about: who bound himself to what, and who showed it, in this order.
import type { Seat } from '@boucan/kernel';
import { type Agreement, agreementOf, commitsIn, sealedIn } from './agreed.ts';
import { commitmentOf, NO_ENTROPY } from './chance.ts';
import type { GameRecord } from './format.ts';

/**
 * A step on the way to the dice, with its time in whole seconds (as milliseconds). The server commits to its secret, every person's device
 * to its entropy; when all sit, what is agreed is sealed; then they reveal. Seats that do not reveal are left out.
 */
export type DiceStep = readonly [
  at: number,
  by: Seat | 'server',
  does: 'commits' | 'seals' | 'reveals' | 'is-silent',
  what: string,
];

/** What is agreed where all is in one hand. Who adds nothing does not commit himself either. */
export type InOneHand = Omit<Agreement, 'commits'> & { readonly entropy: readonly string[] };

/** How it goes there: for matches on one device, and for trials. */
export function orderly({ entropy, ...agreed }: InOneHand, at = 0): readonly DiceStep[] {
  const persons = entropy.flatMap((added, seat) => (added === NO_ENTROPY ? [] : [[seat, added] as const]));
  const commits = entropy.map((added) => (added === NO_ENTROPY ? null : commitmentOf(added)));
  return [
    [at, 'server', 'commits', agreed.commitment],
    ...persons.map(([seat]): DiceStep => [at, seat, 'commits', commits[seat]!]),
    [at, 'server', 'seals', agreementOf({ ...agreed, commits })],
    ...persons.map(([seat, added]): DiceStep => [at, seat, 'reveals', added]),
  ];
}

/** What a device saw when it showed what it adds to the dice: what everybody is bound by, and all that was agreed. */
export interface Bound {
  readonly server: string;
  readonly seats: readonly (string | null)[];
  readonly agreed?: string; // not kept by pages from before anything was sealed
}

/** What in a record is not as a device saw it before it showed what it adds; null if all is, as far as it kept it. */
export function breachOf(record: GameRecord, entropy: string, { server, seats, agreed }: Bound): 'entropy' | 'terms' | null {
  const { dice = [] } = record;
  const committed = dice.find(([, by, does]) => by === 'server' && does === 'commits')?.[3];
  const commits = commitsIn(dice, record.seats);
  const isSame = committed === server && seats.length === record.seats && seats.every((bound, seat) => commits[seat] === bound);
  if (!isSame || !record.entropy.includes(entropy)) return 'entropy';
  return agreed === undefined || (sealedIn(dice) === agreed && agreedIn(record) === agreed) ? null : 'terms';
}

/** What a record says was agreed; nothing if it is of a format that does not say all of it. */
export const agreedIn = ({ rules, players, dice, ...record }: GameRecord): string | null =>
  rules === undefined || players === undefined || dice === undefined
    ? null
    : agreementOf({ ...record, rules, players, commits: commitsIn(dice, record.seats) });

/** What is wrong with these steps, in one line; nothing if all bound themselves before anybody showed anything. */
export function disorder(steps: readonly DiceStep[], commitment: string, entropy: readonly string[]): string | undefined {
  const [first, ...rest] = steps;
  if (first?.[1] !== 'server' || first[2] !== 'commits') return 'the server did not commit itself first';
  if (first[3] !== commitment) return 'the server committed itself to something else';
  const committed = new Map<Seat, string>();
  const revealed = new Map<Seat, string>();
  let isSealed = false;
  let before = first[0];
  for (const [at, by, does, what] of rest) {
    if (at < before) return 'a step came before the one it follows';
    before = at;
    if (does === 'seals') {
      if (isSealed) return 'what was agreed was sealed twice';
      if (revealed.size > 0) return 'what was agreed was sealed after something was revealed';
      isSealed = true;
      continue;
    }
    if (by === 'server') return 'the server committed itself twice';
    if (by >= entropy.length) return `there is no seat ${by}`;
    if (does === 'commits') {
      if (revealed.size > 0) return `seat ${by} committed itself after something was revealed`;
      if (isSealed) return `seat ${by} committed itself after all was sealed`;
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
