// The puzzles that ship, a few to a file, each loaded when somebody wants one of them.
import { dayOf, ofTheDay, type Puzzle, puzzlesIn, type Rated } from '@boucan/puzzles';

const FILES = import.meta.glob<string>('../../../../../games/*/puzzles/*.jsonl', { query: '?raw', import: 'default' });

/** The files of a game, in order. */
const filesOf = (game: string): readonly (() => Promise<string>)[] =>
  Object.keys(FILES)
    .filter((path) => path.includes(`/${game}/`))
    .sort()
    .map((path) => FILES[path]!);

export const hasPuzzles = (game: string): boolean => filesOf(game).length > 0;

const inFile = async (game: string, file: number): Promise<readonly Puzzle[]> => puzzlesIn(await filesOf(game)[file]!());

/** The puzzle of a day, the same everywhere. */
export async function puzzleOfTheDay(game: string, now = Date.now()): Promise<Puzzle> {
  const [day, files] = [dayOf(now), filesOf(game).length];
  const puzzles = await inFile(game, ofTheDay(day, files));
  return puzzles[ofTheDay(Math.floor(day / files), puzzles.length)]!;
}

/** One that has not been tried, about as hard as the solver is good; of those tried, if there is no other. */
export async function another(game: string, tried: ReadonlySet<string>, solver: Rated): Promise<Puzzle> {
  const files = filesOf(game).length;
  for (let i = 0; i < files; i++) {
    const left = (await inFile(game, (tried.size + i) % files)).filter(({ id }) => !tried.has(id));
    if (left.length > 0) return left.reduce((best, one) => (off(one, solver) < off(best, solver) ? one : best));
  }
  return (await inFile(game, tried.size % files))[0]!;
}

/** One about this theme, not tried if there is such a one; nothing where none is about it. */
export async function puzzleAbout(game: string, theme: string, tried: ReadonlySet<string>): Promise<string | undefined> {
  let met: string | undefined;
  for (let i = 0; i < filesOf(game).length; i++) {
    const about = (await inFile(game, i)).filter((one) => one.theme === theme);
    const fresh = about.find(({ id }) => !tried.has(id));
    if (fresh !== undefined) return fresh.id;
    met ??= about[0]?.id;
  }
  return met;
}

const off = ({ rating }: Puzzle, { mu }: Rated): number => Math.abs(rating.mu - mu);

/** A puzzle by its name; nothing if there is no such puzzle. */
export async function puzzleNamed(game: string, id: string): Promise<Puzzle | undefined> {
  for (let i = 0; i < filesOf(game).length; i++) {
    const found = (await inFile(game, i)).find((one) => one.id === id);
    if (found !== undefined) return found;
  }
  return undefined;
}
