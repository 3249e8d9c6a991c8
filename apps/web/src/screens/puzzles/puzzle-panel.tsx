import tick from 'icon:check-mark';
import mind from 'icon:spyglass';
import { type Choice, said } from '@boucan/kernel';
import { type Puzzle, points, type Themes, UNKNOWN } from '@boucan/puzzles';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { announce } from '../../parts/heard.ts';
import { Icon } from '../../parts/icon.tsx';
import { useMatters } from '../../parts/use-matters.ts';
import { useLang } from '../../words/lang.tsx';
import { Beside } from '../learn/beside.tsx';
import type { LessonTable } from '../learn/lesson-table.ts';
import { type Tried, triedIn, useProgress } from '../learn/progress.ts';
import { useTable } from '../table/model/context.ts';
import { note } from './note.ts';
import { usePuzzleWords } from './words.ts';
import './puzzle-panel.css';

interface Props {
  readonly table: LessonTable;
  readonly puzzle: Puzzle;
  readonly themes: Themes;
  readonly daily: boolean;
  readonly again: () => void;
  readonly onward: (() => void) | null;
}

/** What scrolls must be reached by the keyboard. */
const REACHED = { tabIndex: 0 } as const;

const percent = (share: number): number => Math.round(100 * share);

/** The choices of the first question, in words: afterwards nobody offers them any more. */
function useLabels(): (choice: string) => string {
  const { view, speaker } = useTable();
  const labels = useRef(new Map<string, string>());
  const offers: readonly { readonly choice: Choice }[] = view.asked?.offers ?? [];
  if (labels.current.size === 0) for (const { choice } of offers) labels.current.set(said(choice), speaker.label(choice));
  return (choice) => labels.current.get(choice) ?? choice;
}

/** The task of a puzzle beside the board; once it is solved or given up, the answer and its reasons. */
export function PuzzlePanel({ table, puzzle, themes, daily, again, onward }: Props) {
  const { lang } = useLang();
  const t = usePuzzleWords();
  const { view, game, light } = useTable();
  const learning = useSyncExternalStore(table.subscribe, table.learning);
  useProgress();
  const labelOf = useLabels();
  const [shows, setShows] = useState(false);
  const [before] = useState(() => triedIn(game.id));
  const [kept, setKept] = useState<Tried>(before);
  const [folded, setFolded] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const isMissed = learning.word !== null;
  const solved = learning.done > 0;
  const over = solved || shows;
  const last = learning.tried;

  const noted = useEffectEvent((what: 'missed' | 'solved' | null, _: Choice | null) => {
    if (what === null) return;
    setKept(note(game.id, puzzle, what === 'solved', daily));
    if (what === 'missed' && last !== null) setWrong(said(last));
    announce(what === 'solved' ? t('right') : last === null ? '' : t('missed', { choice: labelOf(said(last)) }));
  });
  useEffect(() => noted(solved ? 'solved' : isMissed ? 'missed' : null, last), [solved, isMissed, last]);
  const give = () => {
    setKept(note(game.id, puzzle, false, daily));
    setShows(true);
    light(puzzle.answer.split(' '));
    announce(t('answer', { choice: labelOf(puzzle.answer) }));
  };
  const theme = themes[puzzle.theme]?.[lang === 'fr' ? 'fr' : 'en'] ?? '';
  const next = useRef<HTMLAnchorElement & HTMLButtonElement>(null);
  useEffect(() => {
    if (over) next.current?.focus();
  }, [over]);
  return (
    <Beside className="puzzle" aria-label={t('panel')} data-folded={folded} data-n={view.n} data-solved={solved} data-over={over}>
      <header>
        <Icon body={solved ? tick : mind} size={24} className="tb-gold" />
        <div>
          <p className="lesson-number">
            {daily ? t('today') : t('panel')} · {t('hard', { points: points(puzzle.rating) })}
          </p>
          <h2>{theme}</h2>
        </div>
        <button
          type="button"
          className="quiet tb-square lesson-fold"
          aria-expanded={!folded}
          aria-label={t(folded ? 'unfold' : 'fold')}
          onClick={() => setFolded(!folded)}
        >
          <span aria-hidden="true">{folded ? '▴' : '▾'}</span>
        </button>
      </header>
      <div className="lesson-text" {...REACHED}>
        {!over && <p className="lesson-task">{t('ask')}</p>}
        {!over && wrong !== null && <p className="lesson-word">{t('missed', { choice: labelOf(wrong) })}</p>}
        {over && <Reasons puzzle={puzzle} solved={solved} labelOf={labelOf} gained={gainOf(before, kept)} />}
      </div>
      <div className="lesson-buttons">
        {over && onward !== null && (
          <button ref={next} type="button" className="primary" onClick={onward}>
            {t('next')}
          </button>
        )}
        {over && onward === null && (
          <Link ref={next} className="button primary" href={`/puzzles/${game.id}/another`}>
            {t('another')}
          </Link>
        )}
        {!over && wrong !== null && (
          <button type="button" onClick={give}>
            {t('show')}
          </button>
        )}
        {over && (
          <button type="button" className="quiet" onClick={again}>
            {t('again')}
          </button>
        )}
        <Link className="button quiet" href="/puzzles">
          {t('all')}
        </Link>
      </div>
    </Beside>
  );
}

const gainOf = (before: Tried, after: Tried): { readonly points: number; readonly by: string } | null => {
  if (before === after || after.attempts.length === before.attempts.length) return null;
  const now = points(after.rating ?? UNKNOWN);
  const by = now - points(before.rating ?? UNKNOWN);
  return { points: now, by: by < 0 ? `−${-by}` : `+${by}` };
};

interface Told {
  readonly puzzle: Puzzle;
  readonly solved: boolean;
  readonly labelOf: (choice: string) => string;
  readonly gained: { readonly points: number; readonly by: string } | null;
}

/** Why, with the figures of the search and what the bots weigh. */
function Reasons({ puzzle, solved, labelOf, gained }: Told) {
  const { lang } = useLang();
  const t = usePuzzleWords();
  const { speaker } = useTable();
  const chances = new Intl.NumberFormat(lang, { style: 'percent', minimumFractionDigits: 1 });
  const matters = useMatters(speaker);
  const [[, , best], [other, , second]] = puzzle.figures as [Puzzle['figures'][number], Puzzle['figures'][number]];
  const [holds, of] = puzzle.worlds;
  // Why it is the best, and not what it costs.
  const pros = puzzle.matters.filter(([, by]) => by > 0).map(([matter, by]) => ({ matter, by }));
  const weighed = matters({ instead: null, by: 0, matters: pros });
  return (
    <>
      <h3>{t(solved ? 'right' : 'wrong')}</h3>
      <p className="lesson-good">{t('answer', { choice: labelOf(puzzle.answer) })}</p>
      <table className="puzzle-figures">
        <caption>{t('figures')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('choice')}</th>
            <th scope="col">{t('chance')}</th>
            <th scope="col">{t('tried')}</th>
          </tr>
        </thead>
        <tbody>
          {puzzle.figures.map(([choice, visits, chance]) => (
            <tr key={choice}>
              <th scope="row">{labelOf(choice)}</th>
              <td>{chances.format(chance)}</td>
              <td>{visits}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {t('gap', { best: percent(best), next: percent(second), other: labelOf(other) })} {t('worlds', { holds, of })}
      </p>
      {weighed !== '' && <p>{weighed}</p>}
      {gained !== null && <p className="hint">{t('gain', gained)}</p>}
    </>
  );
}
