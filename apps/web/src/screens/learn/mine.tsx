// After a match: the three choices that mattered most for one, what would have been better and why, and what to learn from it.
import type { Mistake } from '@boucan/bots';
import type { Choice, Lang } from '@boucan/kernel';
import { themeOf } from '@boucan/puzzles';
import { fill, type Speaker } from '@boucan/words';
import { Link } from 'wouter';
import { taughtOf } from '../../parts/taught.ts';
import { useMatterList } from '../../parts/use-matters.ts';
import { useLang } from '../../words/lang.tsx';
import { puzzleAbout } from '../puzzles/files.ts';
import { points } from '../replay/turns.tsx';
import { useLoaded } from '../table/model/use-source.ts';
import { figuresTold } from './figures-told.ts';
import { lessonWords, useWords } from './learned.ts';
import { learnedIn, triedIn } from './progress.ts';
import './mine.css';

interface Props {
  readonly game: string;
  readonly words: Speaker;
  /** Those of this seat, the gravest first. */
  readonly mistakes: readonly Mistake[];
  readonly made: (at: number) => Choice;
  readonly at: number;
  /** How many choices were made in all. */
  readonly all: number;
  readonly go: (to: number) => void;
}

/** What fits a moment: a lesson, and a puzzle with its theme. */
interface Fitting {
  readonly lesson: { readonly id: string; readonly title: string } | null;
  readonly theme: string | undefined;
  readonly puzzle: { readonly id: string; readonly title: string } | null;
}

/** Of the lessons about a question one that is neither done nor named before; of the puzzles about its theme one that was not tried. */
async function fitting(game: string, lang: Lang, mistakes: readonly Mistake[]) {
  const taught = await taughtOf(game);
  if (taught === undefined) return { figures: null, fits: [], more: false };
  const [looks, lessons, themes, figures] = await Promise.all([
    taught.companion(),
    lessonWords(game, taught, lang),
    taught.themes(),
    taught.figures(),
  ]);
  const { puzzles = [] } = taught;
  const learned = new Set(learnedIn(game));
  const met = new Set(triedIn(game).attempts.map(({ id }) => id));
  const fits: Fitting[] = [];
  for (const { question, better } of mistakes) {
    const lesson = looks[question]?.lessons?.find((one) => lessons[one] !== undefined && !learned.has(one));
    if (lesson !== undefined) learned.add(lesson);
    const theme = themeOf(themes, question, better);
    const puzzle = theme === undefined ? undefined : await puzzleAbout(puzzles, theme, met);
    if (puzzle !== undefined) met.add(puzzle); // three moments of a kind, three puzzles
    fits.push({
      theme,
      lesson: lesson === undefined ? null : { id: lesson, title: fill(lang, lessons[lesson]!.title, {}) },
      puzzle: puzzle === undefined ? null : { id: puzzle, title: themes[theme!]![lang === 'fr' ? 'fr' : 'en'] },
    });
  }
  return { figures, fits, more: puzzles.length > 0 };
}

export function Mine({ game, words, mistakes, made, at, all, go }: Props) {
  const { lang } = useLang();
  const t = useWords();
  const list = useMatterList(words);
  const loaded = useLoaded(() => fitting(game, lang, mistakes), `${game} ${lang} ${mistakes.map((one) => one.at).join(' ')}`);
  const { figures, fits, more } = loaded.state === 'here' ? loaded.value : { figures: null, fits: [], more: false };
  return (
    <section className="mine" aria-label={t('mine')}>
      <h2>{t('mine')}</h2>
      {mistakes.length === 0 && (
        <p>
          {t('mine.none')} {more && <Link href={`/puzzles/${game}/another`}>{t('mine.puzzles')}</Link>}
        </p>
      )}
      <ol>
        {mistakes.map((one, i) => {
          const { theme, lesson, puzzle } = fits[i] ?? { theme: undefined, lesson: null, puzzle: null };
          const pro = list(one.matters.filter(({ by }) => by > 0));
          const told = { made: words.label(made(one.at)), better: words.label(one.better), points: points(one.by) };
          // A figure is told when its words are there.
          const figured = figures === null ? [] : figuresTold(one, figures, theme, lang, t);
          return (
            <li key={one.at}>
              <p className="mine-at">{t('mine.at', { at: one.at, all })}</p>
              <button
                type="button"
                className="quiet"
                aria-current={one.at - 1 === at ? 'step' : undefined}
                onClick={() => go(one.at - 1)}
              >
                {t('mine.choice', told)}
              </button>
              {figured.length > 0 && <p className="mine-figures">{figured.join(' ')}</p>}
              {pro !== '' && <p className="mine-for">{t('mine.for', { matters: pro })}</p>}
              <p className="mine-links">
                {lesson !== null && <Link href={`/learn/${game}/${lesson.id}`}>{t('mine.lesson', { title: lesson.title })}</Link>}
                {puzzle !== null && (
                  <Link href={`/puzzles/${game}/${puzzle.id}`}>{t('mine.puzzle', { theme: puzzle.title })}</Link>
                )}
                {more && lesson === null && puzzle === null && <Link href={`/puzzles/${game}/another`}>{t('mine.puzzles')}</Link>}
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
