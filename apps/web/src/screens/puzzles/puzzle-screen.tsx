import type { Game } from '@boucan/kernel';
import type { Lesson } from '@boucan/lessons';
import { type Puzzle, type Taught, type Themes, UNKNOWN } from '@boucan/puzzles';
import { useRef, useState } from 'react';
import { nameHere } from '../../net/session.ts';
import { useTable } from '../../net/use-table.ts';
import { Loading } from '../../parts/loading.tsx';
import { NotFound } from '../../parts/not-found.tsx';
import { taughtOf } from '../../parts/taught.ts';
import { useListed } from '../../parts/use-listed.ts';
import { useLang } from '../../words/lang.tsx';
import { LessonTable } from '../learn/lesson-table.ts';
import { triedIn } from '../learn/progress.ts';
import { useLoaded } from '../table/model/use-source.ts';
import { LoadFailed, TableScreen } from '../table/table-screen.tsx';
import { another, puzzleAbout, puzzleNamed, puzzleOfTheDay } from './files.ts';
import { PuzzlePanel } from './puzzle-panel.tsx';

const TODAY = 'today';
const ANOTHER = 'another';
/** Those on one theme: `about-fleet`. */
const ABOUT = 'about-';
/** Where one follows another. */
const goesOn = (which: string): boolean => which === ANOTHER || which.startsWith(ABOUT);

async function find(game: string, { puzzles = [] }: Taught, which: string): Promise<Puzzle | undefined> {
  if (puzzles.length === 0) return undefined;
  if (which === TODAY) return puzzleOfTheDay(puzzles);
  const { attempts, rating } = triedIn(game);
  const tried = new Set(attempts.map(({ id }) => id));
  if (which === ANOTHER) return another(puzzles, tried, rating ?? UNKNOWN);
  const named = which.startsWith(ABOUT) ? await puzzleAbout(puzzles, which.slice(ABOUT.length), tried) : which;
  return named === undefined ? undefined : puzzleNamed(puzzles, named);
}

/** One puzzle, on the real board. */
export function PuzzleScreen({ game: id, which }: { readonly game: string; readonly which: string }) {
  const listed = useListed(id);
  const [turn, setTurn] = useState(0);
  const loaded = useLoaded(async () => {
    const taught = await taughtOf(id);
    return taught && Promise.all([find(id, taught, which), taught.themes(), listed!.load(true)]);
  }, `${id} ${which} ${turn} ${!listed}`);
  const [tries, setTries] = useState(0);
  if (loaded.state === 'failed') return <LoadFailed again={loaded.again} />;
  if (loaded.state !== 'here' || listed === null) return <Loading />;
  const [puzzle, themes, game] = loaded.value ?? [];
  if (puzzle === undefined || themes === undefined || game === undefined) return <NotFound />;
  return (
    <Solving
      key={`${puzzle.id} ${tries}`}
      {...{ game, puzzle, themes }}
      daily={which === TODAY}
      again={() => setTries(tries + 1)}
      onward={goesOn(which) ? () => setTurn(turn + 1) : null}
    />
  );
}

interface Props {
  readonly game: Game;
  readonly puzzle: Puzzle;
  readonly themes: Themes;
  readonly daily: boolean;
  readonly again: () => void;
  /** To the next one, where this page has more; otherwise it is elsewhere. */
  readonly onward: (() => void) | null;
}

/** One task: whatever is chosen but the answer is not played; after it the match goes on. */
const taskOf = (puzzle: Puzzle): Lesson => ({
  id: puzzle.id,
  steps: [{ goal: () => true, right: [puzzle.answer], rule: '' }],
});

function Solving({ game, puzzle, ...props }: Props) {
  const { lang } = useLang();
  const inner = useRef<LessonTable | null>(null);
  const source = useTable(() => {
    inner.current = new LessonTable(game, taskOf(puzzle), puzzle, nameHere(lang), `/puzzles/${game.id}/${puzzle.id}`);
    return inner.current;
  });
  if (source === null || inner.current === null) return <Loading />;
  return <TableScreen source={source} companion={<PuzzlePanel table={inner.current} puzzle={puzzle} {...props} />} />;
}
