// The puzzles of a game, a few to a file, each loaded when somebody wants one of them.
import { dayOf, ofTheDay, type Puzzle, type Rated, type Taught } from '@boucan/puzzles';

/** One at least. */
type Files = Taught['puzzles'] & object;

/** The puzzle of a day, the same everywhere. */
export async function puzzleOfTheDay(files: Files, now = Date.now()): Promise<Puzzle> {
  const day = dayOf(now);
  const puzzles = await files[ofTheDay(day, files.length)]!();
  return puzzles[ofTheDay(Math.floor(day / files.length), puzzles.length)]!;
}

/** One that has not been tried, about as hard as the solver is good; of those tried, if there is no other. */
export async function another(files: Files, tried: ReadonlySet<string>, solver: Rated): Promise<Puzzle> {
  for (let i = 0; i < files.length; i++) {
    const left = (await files[(tried.size + i) % files.length]!()).filter(({ id }) => !tried.has(id));
    if (left.length > 0) return left.reduce((best, one) => (off(one, solver) < off(best, solver) ? one : best));
  }
  return (await files[tried.size % files.length]!())[0]!;
}

/** One about this theme, not tried if there is such a one; nothing where none is about it. */
export async function puzzleAbout(files: Files, theme: string, tried: ReadonlySet<string>): Promise<string | undefined> {
  let met: string | undefined;
  for (const file of files) {
    const about = (await file()).filter((one) => one.theme === theme);
    const fresh = about.find(({ id }) => !tried.has(id));
    if (fresh !== undefined) return fresh.id;
    met ??= about[0]?.id;
  }
  return met;
}

const off = ({ rating }: Puzzle, { mu }: Rated): number => Math.abs(rating.mu - mu);

/** A puzzle by its name; nothing if there is no such puzzle. */
export async function puzzleNamed(files: Files, id: string): Promise<Puzzle | undefined> {
  for (const file of files) {
    const found = (await file()).find((one) => one.id === id);
    if (found !== undefined) return found;
  }
  return undefined;
}
