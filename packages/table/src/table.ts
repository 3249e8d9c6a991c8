import type { Choice, Game, Seat, State, Told } from '@boucan/kernel';
import { type GameRecord, type Match, type Played, startMatch } from '@boucan/record';
import { type Clocks, deadlineOf, newClocks, pressed, waitFor } from './clock.ts';
import type { Entry } from './entry.ts';
import type { Holder, PlayerId, TableTerms } from './terms.ts';
import type { Made } from './undo.ts';

/** A line of what happened: an entry, and for a choice what it led to. */
export interface Line {
  readonly entry: Entry;
  readonly events: readonly Told[];
  readonly knowledge: number; // of the position before it
}

/** What playing the entries of a table has led to: with it, they need not be played again. */
export interface Position {
  readonly state: State<unknown>;
  readonly clocks: Clocks;
}

/** An undo that waits for the others to agree. */
export interface PendingUndo {
  readonly seat: Seat;
  readonly agreed: readonly Seat[];
}

/** An empty seat adds nothing to the dice, and neither does a bot. */
const NO_ENTROPY = '0'.repeat(32);

/**
 * One table: no transport, no storage. It is what its entries say, so it is rebuilt by applying them again; `decide` says which entries
 * a command would add, and nothing changes until they are applied, which is after they are safe on disk.
 */
export class Table {
  readonly game: Game;
  readonly lines: Line[] = [];
  terms: TableTerms;
  host: PlayerId;
  commitment: string;
  readonly from: Played | null; // the match this one goes on from
  seats: Holder[];
  match: Match<unknown> | null = null;
  made: Made[] = [];
  pending: PendingUndo | null = null;
  votes: Map<Seat, Set<Seat>> = new Map(); // against whom, by whom
  clocks: Clocks;
  readonly #secret: string;

  /**
   * A table from its entries, the first of which opened it. The secret is the server's until the match is over.
   * `known`: the lines of the first entries, and the position after them.
   */
  constructor(
    game: Game,
    secret: string,
    entries: readonly Entry[],
    known?: { readonly lines: readonly Omit<Line, 'entry'>[]; readonly position: Position },
  ) {
    const [opened] = entries;
    if (opened?.type !== 'opened') throw new Error('a table begins with the entry that opened it');
    this.game = game;
    this.#secret = secret;
    this.terms = opened.terms;
    this.host = opened.host;
    this.commitment = opened.commitment;
    this.from = opened.from ?? null;
    this.seats = Array.from({ length: opened.terms.config.seats }, (): Holder => ({ kind: 'empty' }));
    this.clocks = newClocks(opened.terms.clock, opened.terms.config.seats);
    const lines = known?.lines ?? [];
    for (const [i, line] of lines.entries()) this.#recall({ entry: entries[i]!, ...line });
    if (known !== undefined) {
      this.clocks = known.position.clocks;
      this.match = this.#begin(known.position.state);
    }
    for (const entry of entries.slice(lines.length)) this.apply(entry);
  }

  /** The number of the last entry. */
  get n(): number {
    return this.lines.at(-1)?.entry.n ?? 0;
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
    return this.phase === 'over' && this.from === null ? this.match!.record() : null;
  }

  /** The match as far as it was played, secret included: only for whoever holds the secret anyway. */
  played(): Played | null {
    if (this.match === null) return null;
    const { game, version, seats, packs, options } = this.match.state;
    const played = { game, version, seats, packs, options, ...this.#dice(), names: this.names, choices: this.#choices() };
    return this.from === null ? played : { ...played, from: this.from };
  }

  /** What each seat is called. */
  get names(): string[] {
    return this.seats.map((holder, seat) => (holder.kind === 'person' ? holder.name : (SHIPMATES[seat] ?? `Bot ${seat + 1}`)));
  }

  /** The seats the match waits for. */
  awaited(): Seat[] {
    return this.state?.asked.filter((q) => q.answer === null).map((q) => q.seat) ?? [];
  }

  /** The bot that plays a seat now, if one does. */
  botOf(seat: Seat): string | null {
    const holder = this.seats[seat];
    if (holder?.kind === 'bot') return holder.level;
    return holder?.kind === 'person' ? holder.standIn : null;
  }

  /** The answer of a person who is asked for the sake of secrecy alone, and has no other. */
  formality(seat: Seat): Choice | null {
    const { state, game } = this;
    if (state === null || this.botOf(seat) !== null) return null;
    if (!game.formal(state, seat)) return null;
    const options = game.options(state, seat);
    return options.length === 1 ? options[0]! : null;
  }

  /** Where a person sits; the first seat, if he has several. */
  seatOf(player: PlayerId): Seat | null {
    const seat = this.seats.findIndex((holder) => holder.kind === 'person' && holder.player === player);
    return seat < 0 ? null : seat;
  }

  /** The persons who are playing now, by seat. */
  persons(): Seat[] {
    return this.seats.flatMap((holder, seat) => (holder.kind === 'person' && holder.standIn === null ? [seat] : []));
  }

  /** When the next clock runs out. */
  deadline(): number | null {
    const ends = this.awaited().flatMap((seat) => deadlineOf(this.clocks, this.terms.clock, seat) ?? []);
    return ends.length === 0 ? null : Math.min(...ends);
  }

  /** What it takes to come back without playing the match again, once there is one. */
  position(): Position | null {
    return this.state === null ? null : { state: this.state, clocks: this.clocks };
  }

  /** Takes note of an entry. Entries were checked before they were written: here they are believed. */
  apply(entry: Entry): void {
    const knowledge = this.state?.knowledge ?? 0;
    let events: readonly Told[] = [];
    if (entry.type === 'started') {
      this.match = this.#begin();
      events = this.match.opening;
    } else if (entry.type === 'chose') {
      events = this.#choose(entry.seat, entry.choice);
      pressed(this.clocks, this.terms.clock, entry.seat, entry.at);
    }
    this.#recall({ entry, events, knowledge });
    if (entry.type === 'undone') this.#playAgain();
    waitFor(
      this.clocks,
      this.awaited().filter((seat) => this.botOf(seat) === null),
      entry.at,
    );
  }

  /** Takes note of a line without playing anything. */
  #recall(line: Line): void {
    const { entry } = line;
    switch (entry.type) {
      case 'opened':
      case 'started':
      case 'said':
        break;
      case 'sat':
        this.seats[entry.seat] = {
          kind: 'person',
          player: entry.player,
          name: entry.name,
          entropy: entry.entropy,
          standIn: null,
        };
        break;
      case 'bot-sat':
        this.seats[entry.seat] = { kind: 'bot', level: entry.level };
        break;
      case 'stood':
        this.seats[entry.seat] = { kind: 'empty' };
        break;
      case 'chose':
        this.made.push({ seat: entry.seat, choice: entry.choice, knowledge: line.knowledge });
        this.pending = null;
        break;
      case 'undo-asked':
        this.pending = { seat: entry.seat, agreed: [] };
        break;
      case 'undo-answered':
        if (this.pending !== null)
          this.pending = entry.agrees ? { seat: this.pending.seat, agreed: [...this.pending.agreed, entry.seat] } : null;
        break;
      case 'undone':
        this.made = this.made.filter((_, i) => !entry.taken.includes(i));
        this.pending = null;
        break;
      case 'replaced':
        this.#standIn(entry.seat, entry.level);
        this.votes.delete(entry.seat);
        break;
      case 'returned':
        this.#standIn(entry.seat, null);
        break;
      case 'voted':
        this.votes.set(entry.against, new Set([...(this.votes.get(entry.against) ?? []), entry.seat]));
        break;
    }
    this.lines.push(line);
  }

  /** The match from its beginning; or from a position it is known to have come to. */
  #begin(state?: State<unknown>): Match<unknown> {
    const start = {
      ...this.terms.config,
      names: this.names,
      ...this.#dice(),
      ...(this.from === null ? {} : { from: this.from }),
    };
    return startMatch(this.game, start, state && { state, choices: this.#choices() });
  }

  #dice(): { secret: string; entropy: string[] } {
    return {
      secret: this.#secret,
      entropy: this.seats.map((holder) => (holder.kind === 'person' ? holder.entropy : NO_ENTROPY)),
    };
  }

  #choose(seat: Seat, choice: Choice): readonly Told[] {
    const outcome = this.match!.play(seat, choice);
    if (outcome.refused !== undefined)
      throw new Error(`an entry cannot be replayed: ${outcome.refused.map((r) => r.text).join(', ')}`);
    return outcome.events;
  }

  #choices(): (readonly [Seat, Choice])[] {
    return this.made.map(({ seat, choice }) => [seat, choice]);
  }

  /** The match with those choices alone that still stand. */
  #playAgain(): void {
    this.match = this.#begin();
    for (const { seat, choice } of this.made) this.#choose(seat, choice);
  }

  #standIn(seat: Seat, standIn: string | null): void {
    const holder = this.seats[seat];
    if (holder?.kind === 'person') this.seats[seat] = { ...holder, standIn };
  }
}

/** What bots are called, by seat: names that sound at home in both languages. */
const SHIPMATES = ['Inés', 'Pieter', 'Oona', 'Tomé', 'Lisbeth', 'Ruan'];
