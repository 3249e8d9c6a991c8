import tick from 'icon:check-mark';
import book from 'icon:open-book';
import type { Course, Lesson, LessonWords } from '@boucan/lessons';
import { matches, onward, wayOf } from '@boucan/lessons';
import { fill } from '@boucan/words';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { announce } from '../../parts/heard.ts';
import { Icon } from '../../parts/icon.tsx';
import { useLang } from '../../words/lang.tsx';
import { useTable } from '../table/model/context.ts';
import { Beside } from './beside.tsx';
import { useWords } from './learned.ts';
import type { LessonTable } from './lesson-table.ts';
import { learn, useProgress } from './progress.ts';

interface Props {
  readonly table: LessonTable;
  readonly course: Course;
  readonly lesson: Lesson;
  readonly words: LessonWords;
  readonly again: () => void;
  /** Where all of them are. */
  readonly home?: string;
}

/** What scrolls must be reached by the keyboard. */
const REACHED = { tabIndex: 0 } as const;

/** The task of a lesson beside the board: hints in steps, a word on what misses the point, the rule, and what comes next. */
export function LessonPanel({ table, course, lesson, words, again, home = `/learn/${course.game}` }: Props) {
  const { lang } = useLang();
  const t = useWords();
  const { view, openRule, speaker } = useTable();
  const learning = useSyncExternalStore(table.subscribe, table.learning);
  // What the table knows already is said when the board has come to it.
  const done = view.n >= learning.at ? learning.done : learning.done - 1;
  const said = (text: string): string => fill(lang, text, {});
  const [step, told] = [lesson.steps[done], words.steps[done]];
  const before = words.steps[done - 1]?.done;
  const word = learning.word === null ? undefined : told?.wrong?.[learning.word];
  const [folded, setFolded] = useState(false);
  const number = course.lessons.indexOf(lesson) + 1;
  const next = course.lessons[number];
  const game = course.game;
  useProgress();
  const finished = step === undefined;
  const way = step === undefined ? [] : onward(wayOf(step, course.positions[lesson.id]!, done), learning.chosen);
  const { given, shows, ask } = useHints(done, told?.hints ?? [], way);
  const text = useRef<HTMLDivElement>(null);
  // What was said last is in sight.
  const newest = [word, learning.lost || '', given.at(-1), shows].join('');
  useEffect(() => {
    text.current!.scrollTop = newest === '' ? 0 : text.current!.scrollHeight;
  }, [newest]);

  const hear = useEffectEvent((what: 'task' | 'word', which: number | string | undefined) => {
    if (what === 'word') announce(word === undefined ? '' : said(word));
    else if (which === 0) announce(said(words.title), said(words.idea), said(told!.task));
    else announce(said(before!), told === undefined ? t('lesson.complete') : said(told.task));
  });
  useEffect(() => hear('task', done), [done]);
  useEffect(() => hear('word', word), [word]);
  useEffect(() => {
    if (finished) learn(game, lesson.id);
  }, [finished, game, lesson.id]);
  const nextLink = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (finished) nextLink.current?.focus();
  }, [finished]);

  return (
    <Beside aria-label={t('lesson.panel')} data-folded={folded} data-done={done} data-n={view.n} data-finished={finished}>
      <header>
        <Icon body={finished ? tick : book} size={24} className="tb-gold" />
        <div>
          <p className="lesson-number">{t('lesson.number', { n: number, all: course.lessons.length })}</p>
          <h2>{said(words.title)}</h2>
        </div>
        <button
          type="button"
          className="quiet tb-square lesson-fold"
          aria-expanded={!folded}
          aria-label={t(folded ? 'lesson.unfold' : 'lesson.fold')}
          onClick={() => setFolded(!folded)}
        >
          <span aria-hidden="true">{folded ? '▴' : '▾'}</span>
        </button>
      </header>
      <div ref={text} className="lesson-text" {...REACHED}>
        {done === 0 && <p>{said(words.idea)}</p>}
        {before !== undefined && (
          <p className="lesson-good">
            <Icon body={tick} size={16} /> {said(before)}
          </p>
        )}
        {told !== undefined && step !== undefined && (
          <>
            {lesson.steps.length > 1 && <h3>{t('lesson.task', { n: done + 1, all: lesson.steps.length })}</h3>}
            <p className="lesson-task">{said(told.task)}</p>
            {given.map((hint) => (
              <p key={hint} className="lesson-given">
                {said(hint)}
              </p>
            ))}
            {shows !== null && (
              <p className="lesson-given lesson-show" data-choice={shows.join(' ')}>
                {t('lesson.try', { choice: speaker.label(shows) })}
              </p>
            )}
            {word !== undefined && <p className="lesson-word">{said(word)}</p>}
            {learning.lost && <p className="lesson-word">{t('lesson.lost')}</p>}
          </>
        )}
        {finished && <h3>{t('lesson.complete')}</h3>}
        {finished && next === undefined && <p>{t('course.complete')}</p>}
      </div>
      <div className="lesson-buttons">
        {finished && (
          <Link ref={nextLink} className="button primary" href={next === undefined ? home : `/learn/${game}/${next.id}`}>
            {t(next === undefined ? 'lesson.list' : 'lesson.next')}
          </Link>
        )}
        {ask !== null && (
          <button type="button" className="lesson-hint" onClick={ask}>
            {t(given.length === 0 ? 'lesson.hint' : given.length < told!.hints.length ? 'lesson.more' : 'lesson.show')}
          </button>
        )}
        {step !== undefined && (
          <button type="button" onClick={() => openRule(step.rule)}>
            § {t('lesson.rule')}
          </button>
        )}
        {(done > 0 || learning.chosen.length > 0) && (
          <button type="button" className={learning.lost ? 'primary' : 'quiet'} onClick={again}>
            {t('lesson.again')}
          </button>
        )}
        {!(finished && next === undefined) && (
          <Link className="button quiet" href={home}>
            {t('lesson.list')}
          </Link>
        )}
      </div>
    </Beside>
  );
}

/** One after the other; the last one lights up what to choose. Each task begins without any. */
function useHints(task: number, hints: readonly string[], way: readonly string[]) {
  const { lang } = useLang();
  const t = useWords();
  const { view, speaker, light } = useTable();
  const [asked, setAsked] = useState({ task, times: 0 });
  const times = asked.task === task ? asked.times : 0;
  const offers = view.asked?.offers ?? [];
  const choice = way.flatMap((one) => offers.filter(({ choice, because }) => because.length === 0 && matches(one, choice)))[0]
    ?.choice;
  const shows = times > hints.length && choice !== undefined ? choice : null;
  const lit = shows?.join(' ') ?? '';
  const lights = useEffectEvent((_: string) => {
    light(shows === null ? [] : shows.filter((word) => typeof word === 'string'));
    if (shows !== null) announce(t('lesson.try', { choice: speaker.label(shows) }));
  });
  useEffect(() => lights(lit), [lit]);
  const ask = () => {
    setAsked({ task, times: times + 1 });
    const hint = hints[times];
    if (hint !== undefined) announce(fill(lang, hint, {}));
  };
  return { given: hints.slice(0, times), shows, ask: hints.length > 0 && times <= hints.length ? ask : null };
}
