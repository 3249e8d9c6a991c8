import tick from 'icon:check-mark';
import { fill } from '@boucan/words';
import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'wouter';
import { GAMES } from '../../games.ts';
import { nameHere } from '../../net/session.ts';
import { Icon } from '../../parts/icon.tsx';
import { Loading } from '../../parts/loading.tsx';
import { NotFound } from '../../parts/not-found.tsx';
import { useTitle } from '../../parts/title.ts';
import { useListed } from '../../parts/use-listed.ts';
import { useLang } from '../../words/lang.tsx';
import { useLoaded } from '../table/model/use-source.ts';
import { LoadFailed } from '../table/table-screen.tsx';
import { beginsAt } from './first.ts';
import { lessonWords, useWords } from './learned.ts';
import { learnedIn, useProgress } from './progress.ts';
import './learn.css';

const LessonScreen = lazy(async () => ({ default: (await import('./lesson-screen.tsx')).LessonScreen }));

/** The lessons of a game, or one of them. */
export function LearnScreen({ game, lesson }: { readonly game: string; readonly lesson?: string | undefined }) {
  if (lesson === undefined) return <Lessons game={game} />;
  return (
    <Suspense fallback={<Loading />}>
      <LessonScreen key={`${game} ${lesson}`} game={game} lesson={lesson} />
    </Suspense>
  );
}

/** All lessons in order, and which of them are done. */
function Lessons({ game: id }: { readonly game: string }) {
  const { lang } = useLang();
  const t = useWords();
  useProgress();
  const listed = useListed(id);
  const title = listed?.card.title[lang] ?? '';
  useTitle(t('lessons.of', { game: title }));
  const loaded = useLoaded(async () => {
    const more = await listed?.more?.();
    const taught = await more?.taught?.();
    const ways = { box: more?.box !== undefined, puzzles: (taught?.puzzles ?? []).length > 0 };
    return taught && Promise.all([taught.course(), lessonWords(id, taught, lang), ways]);
  }, `${id} ${lang} ${!listed}`);
  if (listed === undefined) return <NotFound />;
  if (loaded.state === 'failed') return <LoadFailed again={loaded.again} />;
  if (loaded.state !== 'here' || listed === null) return <Loading />;
  const [course, words, ways] = loaded.value ?? [];
  const learned = learnedIn(id);
  const lessons = course?.lessons ?? [];
  const done = lessons.filter((one) => learned.includes(one.id)).length;
  const next = lessons.findIndex((one) => !learned.includes(one.id));
  const begins = done === 0 ? t('lessons.begin') : t('lessons.goOn', { n: next + 1 });
  const isTaught = lessons.length > 0;
  return (
    <div className="learn">
      <h1>{t('lessons.of', { game: title })}</h1>
      <p>{t(isTaught ? 'lessons.about' : 'lessons.none')}</p>
      <p className="row">
        {next >= 0 && (
          <Link className="button primary" href={`/learn/${id}/${lessons[next]!.id}`}>
            {begins}
          </Link>
        )}
        {isTaught && <FirstMatch game={id} />}
        <Link className="button" href={`/rules/${id}`}>
          {t('lessons.rules')}
        </Link>
        {ways?.box && (
          <Link className="button" href={`/look/${id}`}>
            {t('lessons.look')}
          </Link>
        )}
        {ways?.puzzles && (
          <Link className="button" href={`/puzzles/${id}`}>
            {t('lessons.puzzles')}
          </Link>
        )}
        {isTaught && <span className="hint">{t('lessons.done', { done, all: lessons.length })}</span>}
      </p>
      <ol className="learn-list">
        {lessons.map(({ id: lesson }) => (
          <li key={lesson}>
            <Link href={`/learn/${id}/${lesson}`} data-learned={learned.includes(lesson)}>
              <span className="learn-title">
                {fill(lang, words![lesson]!.title, {})}
                {learned.includes(lesson) && (
                  <>
                    {' '}
                    <Icon body={tick} size={18} className="tb-gold" />
                    <span className="sr-only">{t('lesson.learned')}</span>
                  </>
                )}
              </span>
              <span className="learn-idea">{fill(lang, words![lesson]!.idea, {})}</span>
            </Link>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Who sits at the other places of a first match. */
const GENTLE = 'level1';

/** Opens a table on this device, with two gentle bots and somebody beside one. */
function FirstMatch({ game: id }: { readonly game: string }) {
  const { lang } = useLang();
  const t = useWords();
  const [, go] = useLocation();
  const begin = async () => {
    const [game, { openLocal }] = await Promise.all([GAMES[id]!.load(false), import('../../tables.ts')]);
    const path = await openLocal(game, game.agreed({ seats: 3 }), [{ name: nameHere(lang) }, { bot: GENTLE }, { bot: GENTLE }]);
    beginsAt(id, path.split('/').at(-1)!);
    go(path);
  };
  return (
    <button type="button" title={t('lessons.first')} onClick={begin}>
      {t('lessons.match')}
    </button>
  );
}
