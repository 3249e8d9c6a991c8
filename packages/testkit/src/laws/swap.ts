// The smallest difference a viewer cannot see: two hidden things have changed places.
import { type Game, pick, type Rng, type State, type Viewer } from '@boucan/kernel';
import { difference } from '../difference.ts';

type Path = readonly string[];
type Fields = Record<string, unknown>;
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Where two boards of the same shape hold different words or numbers. */
function* spots(a: unknown, b: unknown, at: Path = []): Iterable<Path> {
  if (isObject(a) && isObject(b)) for (const key of Object.keys(a)) yield* spots(a[key], b[key], [...at, key]);
  else if (a !== b && typeof a === typeof b) yield at;
}

const holder = (board: unknown, path: Path): Fields =>
  path.slice(0, -1).reduce((inner, key) => inner[key] as Fields, board as Fields);
const read = (board: unknown, path: Path): unknown => holder(board, path)[path.at(-1) as string];
const write = (board: unknown, path: Path, value: unknown): void => {
  holder(board, path)[path.at(-1) as string] = value;
};

/** The same match with two things swapped that this viewer does not see; nothing if no such two were found. */
export function swapped(game: Game, state: State<unknown>, who: Viewer, rng: Rng): State<unknown> | undefined {
  const seen = game.view(state, who);
  const hidden = [...spots(state.board, game.determinize(seen, rng).board)];
  if (hidden.length < 2) return undefined;
  const [one, two] = [pick(rng, hidden), pick(rng, hidden)];
  // A clone may share what no rule changes, and a swap is no rule.
  const other = { ...game.clone(state), board: JSON.parse(JSON.stringify(state.board)) as unknown };
  const [here, there] = [read(state.board, one), read(state.board, two)];
  if (here === there || typeof here !== typeof there) return undefined;
  write(other.board, one, there);
  write(other.board, two, here);
  return difference(game.view(other, who), seen) === null && game.faults(other).length === 0 ? other : undefined;
}
