// Who thinks next. Time is shared between those who are there: first by whether anybody who plays is there at all, then by person, then by
// table. Turns are counted as in start-time fair queueing: the one with the fewest turns goes first. Not milliseconds: who had much while nobody
// else was there would have to wait for it later.
import { PATIENCE } from '@boucan/bots';

/** For whom a bot thinks. The table keeps it up to date, also while the bot waits. */
export interface Claim {
  readonly table: string;
  /** Those who play at the table and are there; or, if none is, the person who opened it. */
  people: readonly string[];
  /** Whether somebody who plays is there and waits. */
  isAwaited: boolean;
}

/** A bot may think now. */
export interface Turn {
  readonly within: number; // ms
  /** Takes further places that nobody waits for, so many at most; says how many. They are free again when it is done. */
  join(places: number): number;
  done(): void;
}

interface Waiting {
  readonly claim: Claim;
  enter(turn: Turn): void;
  refuse(error: Error): void;
}

/** Where people wait, there are so many turns for each one where nobody does. */
const WEIGHT = 4;
/** A bot has at least so many milliseconds, however many wait. */
const LEAST = 15;
/** Where nobody waits for it, it has this part of what it would have, as long as somebody waits anywhere. */
const MEANWHILE = 1 / 4;
/** Accounts that are kept before it is looked which of them are as good as new. */
const MANY = 1000;

/** What each has had. Who was away for a while has saved nothing up. */
class Account {
  readonly #had = new Map<string, number>();
  #least = 0;

  of(keys: readonly string[]): number {
    return Math.max(this.#least, Math.min(...keys.map((key) => this.#had.get(key) ?? 0)));
  }

  /** These have a turn, and share it. Nobody who comes later has had less than they had; who has had no more is as good as new. */
  serve(keys: readonly string[], turn = 1): void {
    this.#least = this.of(keys);
    for (const key of keys) this.#had.set(key, this.of([key]) + turn / keys.length);
    if (this.#had.size > MANY) for (const [key, had] of this.#had) if (had <= this.#least) this.#had.delete(key);
  }
}

/** Tables of one kind: where people wait, or where nobody does. */
class Kind {
  readonly persons = new Account();
  readonly tables = new Account();
  waiting = 0;
}

export class Turnstile {
  readonly #places: number;
  readonly #waiting = new Set<Waiting>();
  #inside = 0;
  readonly #kinds = new Account();
  readonly #awaited = new Kind();
  readonly #meanwhile = new Kind();
  #closed = false;

  /** So many think at once. */
  constructor(places: number) {
    this.#places = places;
  }

  /** Waits until it is the turn of a bot at this table. */
  enter(claim: Claim): Promise<Turn> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(new Error('the server is stopping'));
      this.#waiting.add({ claim, enter: resolve, refuse: reject });
      this.#next();
    });
  }

  close(): void {
    this.#closed = true;
    for (const { refuse } of this.#waiting) refuse(new Error('the server is stopping'));
    this.#waiting.clear();
  }

  #next(): void {
    while (this.#inside < this.#places && this.#waiting.size > 0) this.#begin(this.#first());
  }

  #first(): Waiting {
    this.#awaited.waiting = 0;
    this.#meanwhile.waiting = 0;
    let first: Waiting | null = null;
    let least: readonly number[] = [];
    for (const waiting of this.#waiting) {
      this.#kindOf(waiting.claim).waiting++;
      const had = this.#hadBy(waiting.claim);
      if (first !== null && !isLess(had, least)) continue;
      first = waiting;
      least = had;
    }
    return first!;
  }

  #kindOf({ isAwaited }: Claim): Kind {
    return isAwaited ? this.#awaited : this.#meanwhile;
  }

  #hadBy(claim: Claim): readonly number[] {
    const { persons, tables } = this.#kindOf(claim);
    return [this.#kinds.of([String(claim.isAwaited)]), persons.of(claim.people), tables.of([claim.table])];
  }

  #begin(waiting: Waiting): void {
    const { table, people, isAwaited } = waiting.claim; // as they are now: whoever comes while it thinks changes nothing
    const { persons, tables } = this.#kindOf(waiting.claim);
    const within = this.#within(isAwaited);
    this.#waiting.delete(waiting);
    this.#inside++;
    this.#kinds.serve([String(isAwaited)], isAwaited ? 1 / WEIGHT : 1);
    persons.serve(people);
    tables.serve([table]);
    let isDone = false;
    let held = 1;
    waiting.enter({
      within,
      join: (places) => {
        if (isDone || this.#waiting.size > 0) return 0;
        const more = Math.max(0, Math.min(places, this.#places - this.#inside));
        held += more;
        this.#inside += more;
        return more;
      },
      done: () => {
        if (isDone) return;
        isDone = true;
        this.#inside -= held;
        this.#next();
      },
    });
  }

  /** The more wait, the less time each bot has, so that nobody waits much longer than one bot would think. */
  #within(isAwaited: boolean): number {
    const people = this.#awaited.waiting;
    const share = PATIENCE * Math.min(1, this.#places / (isAwaited ? people : people + this.#meanwhile.waiting));
    return Math.max(LEAST, Math.floor(isAwaited || people === 0 ? share : share * MEANWHILE));
  }
}

function isLess(one: readonly number[], other: readonly number[]): boolean {
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return one[i]! < other[i]!;
  return false;
}
