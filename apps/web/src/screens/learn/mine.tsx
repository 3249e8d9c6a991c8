// After a match: the three choices that mattered most for one, what would have been better and why, and what to learn from it.
import { type Mistake, RIVALS } from '@boucan/bots';
import { LESSONS } from '@boucan/games/lessons';
import type { Choice } from '@boucan/kernel';
import { fill, type Speaker } from '@boucan/words';
import { Link } from 'wouter';
import { useLang } from '../../words/lang.tsx';
import { points } from '../replay/turns.tsx';
import { useLoaded } from '../table/model/use-source.ts';
import { lessonWords, useWords } from './learned.ts';
import { learnedIn } from './progress.ts';
import './mine.css';

interface Props {
  readonly game: string;
  readonly words: Speaker;
  /** Those of this seat, the gravest first. */
  readonly mistakes: readonly Mistake[];
  readonly made: (at: number) => Choice;
  readonly at: number;
  readonly go: (to: number) => void;
}

export function Mine({ game, words, mistakes, made, at, go }: Props) {
  const { lang, t: say } = useLang();
  const t = useWords();
  const taught = LESSONS[game];
  const loaded = useLoaded(
    async () => taught && Promise.all([taught.companion(), lessonWords(game, taught, lang)]),
    `${game} ${lang}`,
  );
  const [looks, lessons] = (loaded.state === 'here' ? loaded.value : undefined) ?? [{}, {}];
  const learned = learnedIn(game);
  /** Of the lessons about a question the first that is not done, or else the first. */
  const lessonFor = (question: string): string | undefined => {
    const about = looks[question]?.lessons ?? [];
    return about.find((one) => !learned.includes(one)) ?? about[0];
  };
  const listed = ({ matters }: Mistake): string =>
    new Intl.ListFormat(lang).format(
      matters.filter(({ by }) => by > 0).map(({ matter }) => (matter === RIVALS ? say('why.rivals') : words.matter(matter))),
    );
  return (
    <section className="mine" aria-label={t('mine')}>
      <h2>{t('mine')}</h2>
      {mistakes.length === 0 && <p>{t('mine.none')}</p>}
      <ol>
        {mistakes.map((one) => {
          const [pro, lesson] = [listed(one), lessonFor(one.question)];
          const told = { made: words.label(made(one.at)), better: words.label(one.better), points: points(one.by) };
          return (
            <li key={one.at}>
              <button
                type="button"
                className="quiet"
                aria-current={one.at - 1 === at ? 'step' : undefined}
                onClick={() => go(one.at - 1)}
              >
                {t('mine.choice', told)} {pro !== '' && t('mine.for', { matters: pro })}
              </button>
              {lesson !== undefined && lessons[lesson] !== undefined ? (
                <Link href={`/learn/${game}/${lesson}`}>
                  {t('mine.lesson', { title: fill(lang, lessons[lesson].title, {}) })}
                </Link>
              ) : (
                taught !== undefined && <Link href={`/puzzles/${game}/another`}>{t('mine.puzzle')}</Link>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
