// A tournament in memory: commands are decided and applied at once.
import { expect } from 'vitest';
import { type Actor, type Command, decide, type Entry, type Happening, Tournament, type TournamentTerms } from '../src/index.ts';

export const TERMS: TournamentTerms = {
  ...{ name: 'Tortuga Cup', game: 'toy', packs: [], options: {}, clock: { kind: 'none' }, form: 'swiss' },
  ...{ seats: 4, least: 3, rounds: 3, tieBreaks: ['victories', 'opponents'], most: 256, late: true, auto: true },
  ...{ within: 60_000, club: null },
};

export const HOST: Actor = { player: 'host', name: 'Host' };
export const person = (i: number): Exclude<Actor, string> => ({ player: `p${i}`, name: `Person ${i}` });

export const generator = (seed: number) => (): number => {
  seed = (seed * 1_664_525 + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};

export class Played {
  readonly entries: Entry[] = [];
  readonly tournament: Tournament;
  readonly random: () => number;
  areApart: (a: string, b: string) => boolean = () => false;
  #tables = 0;

  constructor(terms: Partial<TournamentTerms> = {}, seed = 1) {
    this.random = generator(seed);
    this.#add({ type: 'opened', terms: { ...TERMS, ...terms }, host: 'host', hostName: 'Host' });
    this.tournament = new Tournament(this.entries);
  }

  #add(happening: Happening): void {
    const entry: Entry = { ...happening, n: this.entries.length + 1, at: this.entries.length };
    this.entries.push(entry);
    if (entry.n > 1) this.tournament.apply(entry);
  }

  /** The key of the reason why not; null if it was done. */
  ask(command: Command, by: Actor): string | null {
    const decision = decide(this.tournament, command, by, {
      ...{ random: this.random, newTable: () => `t${++this.#tables}`, areApart: this.areApart },
    });
    if (decision.refused !== undefined) return decision.refused.text;
    for (const happening of decision.happenings) this.#add(happening);
    return null;
  }

  must(command: Command, by: Actor): void {
    expect(this.ask(command, by), command.do).toBeNull();
  }

  enter(count: number, from = 0): this {
    for (let i = from; i < from + count; i++) this.must({ do: 'enter' }, person(i));
    return this;
  }

  /** Every table of the round ends; who has the smaller number does better, or the lot decides. */
  playRound(strongest = false): void {
    for (const { id, players, places } of this.tournament.rounds.at(-1)!.tables) {
      if (places !== null) continue;
      const worth = players.map((player) => (strongest ? Number(player.slice(1)) : this.random()));
      this.must({ do: 'result', table: id, places: worth.map((w) => 1 + worth.filter((v) => v < w).length) }, 'server');
    }
  }

  toTheEnd(strongest = false): this {
    while (this.tournament.phase !== 'over') {
      this.must({ do: 'draw' }, 'server');
      if (this.tournament.phase === 'playing') this.playRound(strongest);
    }
    return this;
  }
}
