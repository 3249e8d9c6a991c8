import type { Choice, Game, Seat, State, Told } from '@boucan/kernel';
import { Course, type DiceStep, type GameRecord, type Played, recordOf, startMatch } from '@boucan/record';
import { daysOff } from './calendar.ts';
import { type Clocks, deadlineOf, type Face, faceAt, newClocks, pressed, takenBack, tookOff, waitFor } from './clock.ts';
import { agreementAt, commitsOf, diceSteps, entropyOf, playersOf } from './dice.ts';
import { CHECK_DIGITS, Diverged } from './diverged.ts';
import { type Entry, type Happening, whenOf } from './entry.ts';
import type { Line, Packing } from './log.ts';
import { Noted } from './noted.ts';
import { isWaiting, type Made, MOST_TAKEN } from './undo.ts';

/** What playing the entries of a table has led to: with it, they need not be played again. */
export interface Position {
  readonly state: State<unknown>;
  readonly clocks: Clocks;
  readonly faces: readonly (Pick<Made, 'face' | 'earned'> | null)[]; // of the choices that could still be taken back, the last ones
}

/** The position at a moment: when so many events of the entry with this number had been told. */
export interface Moment {
  readonly n: number;
  readonly told: number;
  readonly state: State<unknown>;
}

/** More than anybody waits for. */
const MOST_MOMENTS = 120;
/** A position is kept so many choices after the last. */
const STRIDE = 4;

/**
 * One table: no transport, no storage. It is what its entries say, so it is rebuilt by applying them again; `decide` says which entries
 * a command would add, and nothing changes until they are applied, which is after they are safe on disk.
 */
export class Table extends Noted {
  readonly game: Game;
  match: Course<unknown> | null = null;
  clocks: Clocks;
  /** Whether somebody watches: then the beats of each choice are kept until they have been sent. */
  watched = false;
  moments: Moment[] = [];
  /** Positions on the way here, as far back as choices could still be taken back, and how many choices had been made. */
  #trail: { readonly made: number; readonly state: State<unknown> }[] = [];
  readonly #secret: string;

  /**
   * A table from its entries, the first of which opened it. The secret is the server's until the match is over.
   * `known`: the lines of the first entries, and the position after them. `packing`: for what is seldom looked at.
   */
  constructor(
    game: Game,
    secret: string,
    entries: readonly Entry[],
    known?: { readonly lines: readonly Omit<Line, 'entry'>[]; readonly position: Position },
    packing: Packing | null = null,
  ) {
    super(entries[0], packing);
    this.game = game;
    this.#secret = secret;
    this.clocks = newClocks(this.terms.clock, this.seats.length);
    const lines = known?.lines ?? [];
    for (const [i, line] of lines.entries()) this.recall({ entry: entries[i]!, ...line });
    if (known !== undefined) {
      const { clocks, faces } = known.position;
      this.clocks = clocks;
      const first = this.made.length - faces.length;
      this.made = this.made.map((made, i) => ({ ...made, ...faces[i - first] }));
      this.match = new Course(game, known.position.state);
    }
    for (const entry of entries.slice(lines.length)) {
      this.apply(entry);
      this.#compare(entry);
    }
  }

  get phase(): 'gathering' | 'playing' | 'over' {
    if (this.match === null) return 'gathering';
    return this.match.state.result === null ? 'playing' : 'over';
  }

  get state(): State<unknown> | null {
    return this.match?.state ?? null;
  }

  /** The secret, once nobody can use it any more. */
  get secret(): string | null {
    return this.phase === 'over' ? this.#secret : null;
  }

  /** The record of a match that is over. A fork has none: nobody committed to how it began. */
  record(): GameRecord | null {
    return this.phase === 'over' && this.from === null ? recordOf(this.game, this.played()!) : null;
  }

  /** The match as far as it was played, secret included: only for code that holds the secret anyway. */
  played(): Played | null {
    if (this.match === null) return null;
    const { game, version, seats, packs, options } = this.match.state;
    const { dice, ...rest } = this.#dice();
    const known = { game, version, seats, packs, options, ...rest, names: this.names, choices: this.#choices() };
    const played = dice === null ? known : { ...known, dice };
    return this.from === null ? played : { ...played, from: this.from };
  }

  /** The seats the match waits for. */
  awaited(): Seat[] {
    return this.state?.asked.filter((q) => q.answer === null).map((q) => q.seat) ?? [];
  }

  /** The answer of a person who is asked for the sake of secrecy alone, and has no other, or lets such moments go by. */
  formality(seat: Seat): Choice | null {
    const { state, game } = this;
    if (state === null || this.botOf(seat) !== null) return null;
    if (!game.formal(state, seat)) return null;
    const options = game.options(state, seat);
    if (options.length === 1) return options[0]!;
    return this.standBy.has(seat) ? game.idle(state, seat) : null;
  }

  /**
   * Whether what a seat answers is kept back, and told together with the answers of all who are asked the same: formal questions, and sealed
   * ones that are put to several. Who was quick, and who was not, is otherwise told before they have answered who have not.
   */
  keepsBack(seat: Seat): boolean {
    const { state, game } = this;
    if (state === null) return false;
    return game.formal(state, seat) || (state.asked.length > 1 && game.sealed(state, seat));
  }

  /** Whether nothing more is awaited of a seat: it has answered, though the answer is kept back, or the table answers for it. */
  isSettled(seat: Seat): boolean {
    return this.held.has(seat) || this.formality(seat) !== null;
  }

  /** When the next clock runs out, or what was asked lapses. `apart`: as for `deadlineOf`. */
  deadline(apart = 0): number | null {
    const running = this.terms.clock.kind === 'none' ? [] : this.awaited().filter((seat) => !this.isSettled(seat));
    const ends = running.flatMap((seat) => deadlineOf(this.clocks, this.terms.clock, seat, apart) ?? []);
    if (this.pending !== null) ends.push(this.pending.until);
    if (this.sealed !== null && this.match === null) ends.push(this.sealed);
    return ends.length === 0 ? null : Math.min(...ends);
  }

  /** What it takes to come back without playing the match again, once there is one. */
  position(): Position | null {
    const { state, clocks, made } = this;
    if (state === null) return null;
    const faces = made.slice(-MOST_TAKEN).map(({ face, earned }) => ({ face, earned }));
    return { state, clocks, faces };
  }

  /** Takes note of an entry. Entries were checked before they were written: here they are believed. */
  apply(entry: Entry): void {
    const { knowledge, turns } = this.state ?? { knowledge: 0, turns: 0 };
    const { clock } = this.terms;
    const when = whenOf(entry);
    let events: readonly Told[] = [];
    let [face, earned]: [Face | null, number] = [null, 0];
    if (entry.type === 'started') {
      events = this.#begin();
      if (this.clocks.days !== undefined) this.clocks.days.began = entry.at;
    } else if (entry.type === 'chose') {
      const isFormal = this.game.formal(this.state!, entry.seat);
      events = this.#choose(entry.seat, entry.choice, entry.n);
      if (clock.kind !== 'none') face = faceAt(this.clocks, clock, when);
      earned = pressed(this.clocks, clock, entry.seat, when, entry.took === undefined ? null : { took: entry.took, isFormal });
    } else if (entry.type === 'undone') {
      const first = this.made[entry.taken[0]!]!;
      takenBack(this.clocks, clock, entry.seat, first, !isWaiting(this.state!, entry.seat), when);
    } else if (entry.type === 'returned') this.#giveTime(entry.seat);
    else if (entry.type === 'off') tookOff(this.clocks, entry.seat, daysOff(entry.days, when.wall));
    this.recall({ entry, events, knowledge, turns }, face, earned);
    if (entry.type === 'undone') this.#playAgain(entry.taken[0]!);
    if (this.watched && this.state !== null && this.state !== this.moments.at(-1)?.state)
      this.moments = [...this.moments, { n: entry.n, told: events.length, state: this.state }].slice(-MOST_MOMENTS);
    waitFor(
      this.clocks,
      clock,
      this.awaited().filter((seat) => this.botOf(seat) === null),
      when,
    );
  }

  /** What fixes all that the match depends on, once all sit. */
  seal(): Extract<Happening, { type: 'sealed' }> {
    return { type: 'sealed', agreed: agreementAt(this.terms, this.commitment, this.seats, commitsOf(this.seats)) };
  }

  /** Eight digits for the position, to be compared when it is come to again. */
  check(state: State<unknown>): string {
    return this.game.hash(state).slice(0, CHECK_DIGITS);
  }

  /** The same for the first position of the match that would begin with these happenings. */
  checkOfStart(happenings: readonly Happening[]): string {
    const { at } = this.last;
    const entries = happenings.map((happening, i): Entry => ({ ...happening, n: this.n + 1 + i, at }));
    const table = new Table(this.game, this.#secret, [...this.lines.map(({ entry }) => entry), ...entries]);
    return this.check(table.state!);
  }

  /** What was played before must come out as it did: otherwise the rules have changed, and this is another match. */
  #compare(entry: Entry): void {
    if (entry.type === 'sealed' && entry.agreed !== undefined && entry.agreed !== this.seal().agreed) throw new Diverged(entry.n);
    if ((entry.type !== 'chose' && entry.type !== 'started') || entry.check === undefined) return;
    if (this.check(this.state!) !== entry.check) throw new Diverged(entry.n);
  }

  /** The match from its beginning. Gives what happened until the first question. */
  #begin(): readonly Told[] {
    const start = {
      ...this.terms.config,
      names: this.names,
      ...this.#dice(),
      ...(this.from === null ? {} : { from: this.from }),
    };
    const { state, opening } = startMatch(this.game, start);
    this.match = new Course(this.game, state);
    return opening;
  }

  #dice(): {
    secret: string;
    entropy: string[];
    players: (string | null)[];
    rules: string | null;
    dice: readonly DiceStep[] | null;
  } {
    const dice = this.reveals ? diceSteps(this.lines.map(({ entry }) => entry)) : null;
    const rules = this.terms.rules ?? null;
    return { secret: this.#secret, entropy: entropyOf(this.seats), players: playersOf(this.seats), rules, dice };
  }

  /** Everybody has been told of what happened up to this entry. */
  forget(n: number): void {
    if (this.moments.length > 0) this.moments = this.moments.filter((moment) => moment.n > n);
  }

  override rest(): void {
    super.rest();
    this.#trail = [];
  }

  #choose(seat: Seat, choice: Choice, n: number | null): readonly Told[] {
    const before = this.state!;
    const outcome = this.match!.play(seat, choice, this.watched);
    if (outcome.refused !== undefined) throw new Diverged(this.n + 1);
    if (n !== null) this.moments.push(...outcome.beats.map((beat) => ({ n, ...beat })));
    this.#keep(before);
    return outcome.events;
  }

  /** Undo never goes back past something revealed; before that, a position every few choices is enough. */
  #keep(before: State<unknown>): void {
    const made = this.made.length;
    if (before.knowledge !== this.state!.knowledge) this.#trail = [];
    else if (made - (this.#trail.at(-1)?.made ?? Number.NEGATIVE_INFINITY) >= STRIDE)
      this.#trail = [...this.#trail.filter((kept) => made - kept.made < MOST_TAKEN + STRIDE), { made, state: before }];
  }

  #choices(): (readonly [Seat, Choice])[] {
    return this.made.map(({ seat, choice }) => [seat, choice]);
  }

  /** The match with those choices alone that still stand: from the last position kept before the first that was taken back, if there is one. */
  #playAgain(first: number): void {
    const standing = this.made;
    this.#trail = this.#trail.filter((kept) => kept.made <= first);
    const kept = this.#trail.pop();
    this.made = standing.slice(0, kept?.made ?? 0);
    if (kept === undefined) this.#begin();
    else this.match = new Course(this.game, kept.state);
    for (const made of standing.slice(this.made.length)) {
      this.#choose(made.seat, made.choice, null);
      this.made.push(made);
    }
  }

  /** A player who comes back after running out of time gets a little again. */
  #giveTime(seat: Seat): void {
    const { clock } = this.terms;
    if (clock.kind === 'live' && this.outOfTime.has(seat))
      this.clocks.bank[seat] = Math.min(clock.bank, Math.max(COME_BACK, clock.increment));
  }
}

/** Milliseconds. */
const COME_BACK = 10_000;
