// What people have learned. Devices tell what they know, the server keeps the union of it and rates: solver against puzzle, by the log of tries.
import type { LearningReply, LearningRequest, PuzzleReply, Try } from '@boucan/protocol';
import { attempted, points, type Rated, streakOf, UNKNOWN } from '@boucan/puzzles';
import type { PlayerId } from '@boucan/table';
import { Refusal } from '../refusal.ts';
import { must, type Rows, type Statement, sql } from '../storage/rows.ts';
import { Overtaken } from '../storage/storage.ts';
import type { Shelf } from './shelf.ts';

/** How often it is tried to be next, while another device or another solver is. */
const ATTEMPTS = 50;
/** Of one person. */
const MOST_LESSONS = 1000;
const MOST_TRIES = 5000;

interface Row {
  readonly game: string;
  readonly puzzle: string;
  readonly daily: number;
  readonly day: number;
  readonly solved: number;
  readonly n: number;
  readonly rating: string;
}

export class Learning {
  readonly #rows: Rows;
  readonly #shelf: Shelf;
  readonly #now: () => number;

  constructor(rows: Rows, shelf: Shelf, now: () => number) {
    this.#rows = rows;
    this.#shelf = shelf;
    this.#now = now;
  }

  async of(player: PlayerId): Promise<LearningReply> {
    const lessons = await this.#rows.read<{ game: string; lesson: string }>(
      sql`select game, lesson from learned where player = ${player} order by at, game, lesson`,
    );
    const rows = await this.#triesOf(player);
    const tries = rows.map((row) => ({ ...tryOf(row), points: points(JSON.parse(row.rating) as Rated) }));
    const ratings = Object.fromEntries(rows.map(({ game, rating }) => [game, JSON.parse(rating) as Rated]));
    return { lessons, tries, ratings, streak: streakOf(tries, this.#now()) };
  }

  /** Adds what a device knows. The same once more, from here or from another device, changes nothing. */
  async merge(player: PlayerId, { lessons, tries }: LearningRequest): Promise<void> {
    const known = await this.of(player);
    if (known.lessons.length + lessons.length > MOST_LESSONS || known.tries.length + tries.length > MOST_TRIES)
      throw new Refusal('not-allowed', 'This is more than anybody can learn here.');
    const learned = lessons.map(
      ({ game, lesson }) => sql`insert into learned (player, game, lesson, at)
        values (${player}, ${game}, ${lesson}, ${this.#now()}) on conflict do nothing`,
    );
    if (learned.length > 0) await this.#rows.write(...learned);
    for (const one of tries) await this.#again(() => this.#add(player, one, true));
  }

  /** What a guest has learned on this device is the account's. Puzzles have met this solver already. */
  async takeAlong(guest: PlayerId, player: PlayerId): Promise<void> {
    await this.#rows.write(
      sql`insert into learned (player, game, lesson, at) select cast(${player} as text), game, lesson, at from learned
          where player = ${guest} on conflict do nothing`,
    );
    for (const row of await this.#triesOf(guest)) await this.#again(() => this.#add(player, tryOf(row), false));
  }

  async puzzle(game: string, puzzle: string): Promise<PuzzleReply | null> {
    const shipped = await this.#shelf.ratingOf(game, puzzle);
    if (shipped === null) return null;
    const { tried, solved, rating } = await this.#puzzleNow(game, puzzle, shipped);
    return { points: points(rating), tried, solved };
  }

  async #triesOf(player: PlayerId): Promise<Row[]> {
    return this.#rows.read<Row>(
      sql`select game, puzzle, daily, day, solved, n, rating from tries where player = ${player} order by game, n`,
    );
  }

  /** One try after all others of this person in this game; nothing if it is known. */
  async #add(player: PlayerId, one: Try, counts: boolean): Promise<void> {
    const { game, puzzle, day, daily, solved } = one;
    const of = await this.#rows.read<Row>(
      sql`select game, puzzle, daily, day, solved, n, rating from tries where player = ${player} and game = ${game}
          and (puzzle = ${puzzle} or n = (select max(n) from tries where player = ${player} and game = ${game})) order by n`,
    );
    const before = of.filter((row) => row.puzzle === puzzle);
    const on = daily ? day : 0;
    if (before.some((row) => Number(row.daily) === on)) return;
    const last = of.at(-1);
    const solver = last === undefined ? UNKNOWN : (JSON.parse(last.rating) as Rated);
    const shipped = await this.#shelf.ratingOf(game, puzzle);
    // A puzzle that no longer ships, or that they know already, says nothing of either.
    const isRated = shipped !== null && before.length === 0;
    const now = isRated ? await this.#puzzleNow(game, puzzle, shipped) : null;
    const after = now === null ? null : attempted(solver, now.rating, solved);
    const statements: Statement[] = [
      sql`insert into tries (player, game, puzzle, daily, day, solved, n, rating)
          values (${player}, ${game}, ${puzzle}, ${on}, ${day}, ${solved ? 1 : 0}, ${Number(last?.n ?? 0) + 1},
                  ${JSON.stringify(after?.solver ?? solver)})`,
    ];
    if (counts && now !== null && after !== null) {
      const rating = JSON.stringify(after.puzzle);
      statements.push(
        now.tried === 0
          ? sql`insert into puzzle_ratings (game, puzzle, tried, solved, rating)
                values (${game}, ${puzzle}, 1, ${solved ? 1 : 0}, ${rating})`
          : // The number is the fence: of two who solve it at once, the second looks again.
            must(sql`update puzzle_ratings set tried = tried + 1, solved = ${now.solved + (solved ? 1 : 0)}, rating = ${rating}
                     where game = ${game} and puzzle = ${puzzle} and tried = ${now.tried}`),
      );
    }
    await this.#rows.write(...statements);
  }

  async #puzzleNow(game: string, puzzle: string, shipped: Rated): Promise<{ tried: number; solved: number; rating: Rated }> {
    const [row] = await this.#rows.read<{ tried: number; solved: number; rating: string }>(
      sql`select tried, solved, rating from puzzle_ratings where game = ${game} and puzzle = ${puzzle}`,
    );
    return row === undefined
      ? { tried: 0, solved: 0, rating: shipped }
      : { tried: Number(row.tried), solved: Number(row.solved), rating: JSON.parse(row.rating) as Rated };
  }

  async #again(work: () => Promise<void>): Promise<void> {
    for (let i = 0; i < ATTEMPTS; i++)
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof Overtaken)) throw error;
      }
    throw new Error('a try could not be kept: others were always first');
  }
}

const tryOf = ({ game, puzzle, daily, day, solved }: Row): Try => ({
  ...{ game, puzzle, day: Number(day), daily: Number(daily) !== 0, solved: Number(solved) === 1 },
});
