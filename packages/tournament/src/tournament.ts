import type { PlayerId } from '@boucan/table';
import type { Entry } from './entry.ts';
import type { TournamentTerms } from './terms.ts';

export interface Entrant {
  readonly player: PlayerId;
  readonly name: string;
  /** Decides what nothing else does. */
  readonly lot: number;
  readonly round: number; // since which they play, from 1
  readonly left: number | null; // after which round they left
}

/** A table of a round, and how it ended. */
export interface Sitting {
  readonly id: string;
  readonly players: readonly PlayerId[];
  readonly places: readonly number[] | null; // by seat
  /** What the host decided, and why. */
  readonly decided: string | null;
}

export interface Round {
  readonly at: number;
  readonly tables: readonly Sitting[];
  readonly byes: readonly PlayerId[];
}

/** A tournament: no transport, no storage, no clock. It is what its entries say. */
export class Tournament {
  readonly terms: TournamentTerms;
  readonly host: PlayerId;
  readonly hostName: string;
  readonly entrants = new Map<PlayerId, Entrant>();
  readonly rounds: Round[] = [];
  closed: 'played' | 'host' | null = null;
  n = 0;
  at = 0;

  /** From its entries, the first of which opened it. */
  constructor(entries: readonly Entry[]) {
    const [opened] = entries;
    if (opened?.type !== 'opened') throw new Error('a tournament begins with the entry that opened it');
    this.terms = opened.terms;
    this.host = opened.host;
    this.hostName = opened.hostName;
    for (const entry of entries) this.apply(entry);
  }

  get phase(): 'gathering' | 'playing' | 'over' {
    if (this.closed !== null) return 'over';
    return this.rounds.length === 0 ? 'gathering' : 'playing';
  }

  /** The people who are still there. */
  present(): Entrant[] {
    return [...this.entrants.values()].filter(({ left }) => left === null);
  }

  /** Whether all tables of the last round have ended; true before the first. */
  isRoundOver(): boolean {
    return this.rounds.at(-1)?.tables.every(({ places }) => places !== null) ?? true;
  }

  tableWith(id: string): { round: number; table: Sitting } | null {
    for (const [i, { tables }] of this.rounds.entries()) {
      const table = tables.find((one) => one.id === id);
      if (table !== undefined) return { round: i + 1, table };
    }
    return null;
  }

  /** How often two have sat at one table. */
  met(): (a: PlayerId, b: PlayerId) => number {
    const times = new Map<string, number>();
    for (const { tables } of this.rounds)
      for (const { players } of tables)
        for (const a of players) for (const b of players) if (a !== b) times.set(`${a} ${b}`, (times.get(`${a} ${b}`) ?? 0) + 1);
    return (a, b) => times.get(`${a} ${b}`) ?? 0;
  }

  /** Takes note of an entry. Entries were checked before they were written. */
  apply(entry: Entry): void {
    this.n = entry.n;
    this.at = entry.at;
    switch (entry.type) {
      case 'entered': {
        const { player, name, lot } = entry;
        this.entrants.set(player, { player, name, lot, round: this.rounds.length + 1, left: null });
        break;
      }
      case 'became':
        this.#rename(entry.player, entry.now);
        break;
      case 'left': {
        const who = this.entrants.get(entry.player)!;
        if (this.rounds.length === 0) this.entrants.delete(entry.player);
        else this.entrants.set(entry.player, { ...who, left: this.rounds.length });
        break;
      }
      case 'drawn':
        this.rounds.push({
          at: entry.at,
          tables: entry.tables.map((table) => ({ ...table, places: null, decided: null })),
          byes: entry.byes,
        });
        break;
      case 'result':
        this.#settle(entry.table, entry.places, null);
        break;
      case 'decided':
        this.#settle(entry.table, entry.places, entry.note);
        break;
      case 'closed':
        this.closed = entry.why;
        break;
      default:
    }
  }

  #rename(old: PlayerId, { player, name }: { readonly player: PlayerId; readonly name: string }): void {
    const people = [...this.entrants.values()];
    this.entrants.clear();
    for (const one of people) {
      const now = one.player === old ? { ...one, player, name } : one;
      this.entrants.set(now.player, now);
    }
    const renamed = (players: readonly PlayerId[]): PlayerId[] => players.map((one) => (one === old ? player : one));
    for (const [i, round] of this.rounds.entries())
      this.rounds[i] = {
        ...round,
        tables: round.tables.map((table) => ({ ...table, players: renamed(table.players) })),
        byes: renamed(round.byes),
      };
  }

  #settle(id: string, places: readonly number[], decided: string | null): void {
    const { round } = this.tableWith(id)!;
    const before = this.rounds[round - 1]!;
    const tables = before.tables.map((table) => (table.id === id ? { ...table, places, decided } : table));
    this.rounds[round - 1] = { ...before, tables };
  }
}
