import { asMade, type Choice, type Seat } from '@boucan/kernel';
import type { Played } from '@boucan/record';
import type { Face } from './clock.ts';
import { REVEAL_WITHIN } from './dice.ts';
import { type Entry, timeOf } from './entry.ts';
import { type Line, Log, type Packing } from './log.ts';
import type { Holder, PlayerId, TableTerms } from './terms.ts';
import type { Made } from './undo.ts';

/** An undo that waits for the others to agree. */
export interface PendingUndo {
  readonly seat: Seat;
  readonly agreed: readonly Seat[];
  readonly until: number; // then it lapses
}

/** Somebody's advice to a seat that is asked; null where it was taken back. */
export interface Proposal {
  readonly seat: Seat;
  readonly to: Seat;
  readonly choice: Choice | null;
}

/** How long an undo waits for consent, where no days are counted. */
const UNDO_LAPSES = 60_000;

/** What the entries of a table have said so far: who sits where, what was chosen, asked, advised and voted. Nothing is played here. */
export class Noted {
  readonly #log: Log;
  terms: TableTerms;
  host: PlayerId;
  commitment: string;
  readonly reveals: boolean; // whether persons commit themselves to what they add to the dice
  readonly from: Played | null; // the match this one goes on from
  seats: Holder[];
  /** When the match begins at the latest, once all sit. */
  sealed: number | null = null;
  made: Made[] = [];
  pending: PendingUndo | null = null;
  /** What was advised since the last choice, the latest last. */
  proposals: Proposal[] = [];
  readonly votes = new Map<Seat, Map<Seat, number>>(); // against whom, by whom, and when
  readonly outOfTime = new Map<Seat, boolean>(); // replaced by the clock: whether the bot has chosen since
  readonly turnedAway = new Set<PlayerId>();
  readonly talk = { all: 0, byPlayer: new Map<PlayerId, number[]>() }; // lines, and when each person's were said
  readonly undos = new Map<Seat, { readonly turn: number; readonly times: number }>(); // how often, in the last turn in which it did
  /** Answers that are kept back until all have answered. They are nobody's but their makers', and no entries yet. */
  readonly held = new Map<Seat, Choice>();
  /** Seats that let moments go by while nothing of theirs is at stake. Nobody else's business, and no entries either. */
  readonly standBy = new Set<Seat>();

  /** From the entry that opened the table. */
  constructor(opened: Entry | undefined, packing: Packing | null) {
    this.#log = new Log(packing);
    if (opened?.type !== 'opened') throw new Error('a table begins with the entry that opened it');
    this.terms = opened.terms;
    this.host = opened.host;
    this.commitment = opened.commitment;
    this.reveals = opened.reveals ?? false;
    this.from = opened.from ?? null;
    this.seats = Array.from({ length: opened.terms.config.seats }, (): Holder => ({ kind: 'empty' }));
  }

  /** The number of the last entry. */
  get n(): number {
    return this.#log.last?.n ?? 0;
  }

  /** The last entry. */
  get last(): Entry {
    return this.#log.last!;
  }

  /** All that happened. */
  get lines(): readonly Line[] {
    return this.#log.after(0);
  }

  /** What happened after the entry with this number. */
  linesAfter(n: number): readonly Line[] {
    return this.#log.after(n); // entries count from 1, without gaps
  }

  /** Nobody watches: compresses what only watchers need. */
  rest(): void {
    this.#log.rest();
  }

  /** What each seat is called. */
  get names(): string[] {
    return this.seats.map((holder, seat) => (holder.kind === 'person' ? holder.name : (SHIPMATES[seat] ?? `Bot ${seat + 1}`)));
  }

  /** The bot that plays a seat now, if one does. */
  botOf(seat: Seat): string | null {
    const holder = this.seats[seat];
    if (holder?.kind === 'bot') return holder.level;
    return holder?.kind === 'person' ? holder.standIn : null;
  }

  /** How often a seat has given advice since the last choice. */
  advised(seat: Seat): number {
    return this.proposals.filter((p) => p.seat === seat).length;
  }

  /** The seat of a person; the first one, if they have several. */
  seatOf(player: PlayerId): Seat | null {
    const seat = this.seats.findIndex((holder) => holder.kind === 'person' && holder.player === player);
    return seat < 0 ? null : seat;
  }

  /** The persons who are playing now, by seat. */
  persons(): Seat[] {
    return this.seats.flatMap((holder, seat) => (holder.kind === 'person' && holder.standIn === null ? [seat] : []));
  }

  /** The seats that persons hold, playing or not. */
  holders(): Seat[] {
    return this.seats.flatMap((holder, seat) => (holder.kind === 'person' ? [seat] : []));
  }

  /** Takes note of a line without playing anything. */
  protected recall(line: Line, face: Face | null = null, earned = 0): void {
    const { entry } = line;
    switch (entry.type) {
      case 'opened':
      case 'started':
      case 'silent':
      case 'off':
        break;
      case 'said': {
        const { byPlayer } = this.talk;
        this.talk.all++;
        byPlayer.set(entry.player, [...(byPlayer.get(entry.player) ?? []), timeOf(entry)]);
        break;
      }
      case 'turned-away':
        this.turnedAway.add(entry.player);
        break;
      case 'sealed':
        this.sealed = timeOf(entry) + REVEAL_WITHIN;
        break;
      case 'revealed':
        this.#holder(entry.seat, { entropy: entry.entropy });
        break;
      case 'came':
        this.votes.delete(entry.seat);
        break;
      case 'sat':
        this.seats[entry.seat] = {
          kind: 'person',
          player: entry.player,
          name: entry.name,
          commits: entry.commits ?? null,
          entropy: entry.entropy ?? null,
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
        this.made.push({ seat: entry.seat, choice: asMade(entry.choice), knowledge: line.knowledge, face, earned });
        this.pending = null;
        this.proposals = [];
        this.votes.delete(entry.seat);
        this.held.delete(entry.seat);
        if (this.outOfTime.has(entry.seat)) this.outOfTime.set(entry.seat, true);
        break;
      case 'proposed':
        this.proposals.push({ seat: entry.seat, to: entry.to, choice: entry.choice });
        break;
      case 'undo-asked': {
        const { clock } = this.terms;
        const until = timeOf(entry) + (clock.kind === 'days' ? clock.perMove : UNDO_LAPSES);
        this.pending = { seat: entry.seat, agreed: [], until };
        this.#countUndo(entry.seat, line.turns);
        break;
      }
      case 'undo-answered':
        if (this.pending !== null)
          this.pending = entry.agrees ? { ...this.pending, agreed: [...this.pending.agreed, entry.seat] } : null;
        break;
      case 'undo-lapsed':
        this.pending = null;
        break;
      case 'undone':
        this.made = this.made.filter((_, i) => !entry.taken.includes(i));
        this.held.clear();
        this.proposals = [];
        if (this.pending === null) this.#countUndo(entry.seat, line.turns);
        this.pending = null;
        break;
      case 'replaced':
        this.#holder(entry.seat, { standIn: entry.level });
        this.standBy.delete(entry.seat);
        this.held.delete(entry.seat);
        this.votes.delete(entry.seat);
        if (entry.why === 'clock') this.outOfTime.set(entry.seat, false);
        break;
      case 'returned':
        this.#holder(entry.seat, { standIn: null });
        this.outOfTime.delete(entry.seat);
        break;
      case 'handed': {
        const holder = this.seats[entry.seat];
        if (holder?.kind === 'person' && holder.player === this.host) this.host = entry.player;
        this.#holder(entry.seat, { player: entry.player, name: entry.name });
        break;
      }
      case 'voted':
        this.votes.set(entry.against, new Map(this.votes.get(entry.against)).set(entry.seat, timeOf(entry)));
        break;
    }
    this.#log.push(line);
  }

  #countUndo(seat: Seat, turn: number): void {
    const before = this.undos.get(seat);
    this.undos.set(seat, { turn, times: before?.turn === turn ? before.times + 1 : 1 });
  }

  #holder(seat: Seat, change: Partial<Extract<Holder, { kind: 'person' }>>): void {
    const holder = this.seats[seat];
    if (holder?.kind === 'person') this.seats[seat] = { ...holder, ...change };
  }
}

/** What bots are called, by seat: names that sound at home in both languages. */
const SHIPMATES = ['Inés', 'Pieter', 'Oona', 'Tomé', 'Lisbeth', 'Ruan'];
