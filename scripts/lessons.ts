// Finds the positions of lessons: `node scripts/lessons.ts GAME [LESSON…]` plays bots from seeds until a moment fits a lesson (`scripts/lessons/GAME.ts` says
// what is wanted), checks the lesson there, and writes `games/GAME/lessons/positions.ts`. Lessons that still hold keep their position.
import { writeFileSync } from 'node:fs';
import { findGame } from '../games/index.ts';
import { LESSONS } from '../games/lessons.ts';
import { botNamed } from '../packages/bots/src/index.ts';
import {
  type Choice,
  type Game,
  type Options,
  rngFrom,
  type State,
  said,
  seedOf,
  type View,
} from '../packages/kernel/src/index.ts';
import { check, solutionOf } from '../packages/lessons/src/check.ts';
import { type Course, type Lesson, OTHERS, type Position, startOf } from '../packages/lessons/src/index.ts';

/** The learner is asked something. */
export interface Moment<P = unknown> {
  readonly seen: View<P>;
  readonly question: string;
  readonly options: readonly Choice[];
  readonly n: number;
}

export interface Sought<P = unknown> {
  readonly seats: number;
  readonly packs?: readonly string[];
  readonly options?: Options;
  readonly wanted: (at: Moment<P>) => boolean;
  /** Who plays until then. */
  readonly bot?: string;
  /** Choices until then, at most. */
  readonly within?: number;
  readonly tries?: number;
  /** What the learner does until then, where it matters: the first of these that is offered. */
  readonly prefers?: readonly string[];
}

const SEAT = 0;
const [name, ...only] = process.argv.slice(2);
const game = (await findGame(name ?? '')) as Game;
const course = (await LESSONS[name!]!.course()) as Course;
const { sought } = (await import(`./lessons/${name}.ts`)) as { sought: { [lesson: string]: Sought } };
const bot = botNamed(OTHERS)!;

function find(
  lesson: Lesson,
  { seats, packs = [], options = {}, wanted, bot: player = 'random', within = 120, tries = 4000, prefers = [] }: Sought,
): Position | null {
  const plays = botNamed(player)!;
  let near = '';
  for (let i = 0; i < tries; i++) {
    const seed = `${game.id} ${lesson.id} ${i}`;
    const base: Position = {
      seed,
      seats,
      ...(packs.length > 0 && { packs }),
      ...(Object.keys(options).length > 0 && { options }),
      seat: SEAT,
      choices: [],
    };
    const state = startOf(game, base) as State<unknown>;
    const rng = rngFrom(seedOf(seed));
    const choices: string[] = [];
    while (choices.length <= within && state.result === null) {
      const asked = state.asked.find(({ answer }) => answer === null)!;
      const { seat, question } = asked;
      const offered = game.options(state, seat);
      const alone = state.asked.filter(({ answer }) => answer === null).length === 1;
      if (seat === SEAT && alone && wanted({ seen: game.view(state, SEAT), question, options: offered, n: choices.length })) {
        const from: Position = { ...base, choices: [...choices] };
        const ways = lesson.steps.every(({ way }) => way !== undefined) ? undefined : solutionOf(game, lesson, from, bot);
        if (ways === null) {
          near = `not solved (${seed}, ${choices.length})`;
          break;
        }
        const position: Position = ways === undefined ? from : { ...from, ways };
        const { solved, idle, faults } = check(game, { ...course, positions: { [lesson.id]: position } }, lesson, bot);
        if (solved && !idle && faults.length === 0) return position;
        near = `${solved ? '' : 'not solved '}${idle ? 'idle ' : ''}${faults.join('; ')} (${seed}, ${choices.length})`;
      }
      const preferred =
        seat === SEAT ? prefers.map((one) => offered.find((c) => said(c).startsWith(one))).find(Boolean) : undefined;
      const choice = preferred ?? (offered.length === 1 ? offered[0]! : plays.choose(game, game.glance(state, seat), rng));
      choices.push(`${seat} ${said(choice)}`);
      game.advance(state, seat, choice);
    }
  }
  console.error(`${lesson.id}: nothing; the nearest: ${near}`);
  return null;
}

const positions: { [lesson: string]: Position } = { ...course.positions };
for (const lesson of course.lessons) {
  if (only.length > 0 && !only.includes(lesson.id)) continue;
  if (only.length === 0 && positions[lesson.id] !== undefined) {
    const { solved, idle, faults } = check(game, course, lesson, bot);
    if (solved && !idle && faults.length === 0) continue;
  }
  const wanted = sought[lesson.id];
  if (wanted === undefined) {
    console.error(`${lesson.id}: nobody says what is wanted`);
    continue;
  }
  const since = performance.now();
  const found = find(lesson, wanted);
  if (found === null) continue;
  positions[lesson.id] = found;
  write();
  console.log(
    `${lesson.id}: ${found.seed}, ${found.choices.length} choices, ${((performance.now() - since) / 1000).toFixed(1)} s`,
  );
}

/** What was found is written down at once. */
function write(): void {
  const kept = Object.fromEntries(course.lessons.flatMap(({ id }) => (positions[id] === undefined ? [] : [[id, positions[id]]])));
  writeFileSync(
    new URL(`../games/${name}/lessons/positions.ts`, import.meta.url),
    `// Written by scripts/lessons.ts.\nimport type { Positions } from '@boucan/lessons';\n\nexport const positions: Positions = ${JSON.stringify(kept, null, 2)};\n`,
  );
}
