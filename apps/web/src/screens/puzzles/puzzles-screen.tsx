import { dayOf, streakOf, type Themes } from '@boucan/puzzles';
import { lazy, Suspense } from 'react';
import { Link } from 'wouter';
import { GAMES } from '../../games.ts';
import { useSession } from '../../net/session.ts';
import { Loading } from '../../parts/loading.tsx';
import { taughtOf } from '../../parts/taught.ts';
import { useTitle } from '../../parts/title.ts';
import { useLang } from '../../words/lang.tsx';
import { triedIn, useProgress } from '../learn/progress.ts';
import { useLoaded } from '../table/model/use-source.ts';
import { Curve } from './curve.tsx';
import { usePuzzleWords } from './words.ts';
import './puzzles.css';

const PuzzleScreen = lazy(async () => ({ default: (await import('./puzzle-screen.tsx')).PuzzleScreen }));

/** All games with their puzzle of the day, or one puzzle: today's, another one, or one by its name. */
export function PuzzlesScreen({ game, puzzle }: { readonly game?: string | undefined; readonly puzzle?: string | undefined }) {
  if (game === undefined) return <AllGames />;
  return (
    <Suspense fallback={<Loading />}>
      <PuzzleScreen key={`${game} ${puzzle}`} game={game} which={puzzle ?? 'today'} />
    </Suspense>
  );
}

function AllGames() {
  const { lang } = useLang();
  const t = usePuzzleWords();
  useTitle(t('puzzles'));
  useSession(); // with it come the games from outside
  const ids = Object.keys(GAMES);
  const loaded = useLoaded(async () => {
    const all = await Promise.all(ids.map(async (id) => [id, await taughtOf(id)] as const));
    return all.flatMap(([id, taught]) => (taught === undefined ? [] : [{ id, has: (taught.puzzles ?? []).length > 0 }]));
  }, ids.join(' '));
  useProgress();
  if (loaded.state === 'failed') throw new Error('nobody could be asked which puzzles there are');
  const days = streakOf(
    ids.flatMap((id) => triedIn(id).attempts),
    Date.now(),
  );
  return (
    <div className="puzzles">
      <h1>{t('puzzles')}</h1>
      <p>{t('about')}</p>
      <p className="puzzles-streak">{t('streak', { days })}</p>
      <ul>
        {(loaded.state === 'here' ? loaded.value : []).map(({ id, has }) => (
          <li key={id} data-game={id}>
            <h2>{GAMES[id]!.card.title[lang]}</h2>
            {has ? <OneGame game={id} /> : <p>{t('none')}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}

function OneGame({ game }: { readonly game: string }) {
  const { lang } = useLang();
  const t = usePuzzleWords();
  const title = GAMES[game]!.card.title[lang];
  const { attempts } = triedIn(game);
  const today = attempts.find(({ day, daily }) => daily && day === dayOf(Date.now()));
  const solved = attempts.filter((one) => one.solved).length;
  return (
    <>
      <p className="row">
        <Link className="button primary" href={`/puzzles/${game}`} aria-label={`${t('today')}, ${title}`}>
          {t('today')}
        </Link>
        <Link className="button" href={`/puzzles/${game}/another`} aria-label={`${t('another')}, ${title}`}>
          {t('another')}
        </Link>
        {today !== undefined && <span className="hint">{t(today.solved ? 'today.done' : 'today.missed')}</span>}
      </p>
      {attempts.length === 0 ? (
        <p className="hint">{t('rating.none')}</p>
      ) : (
        <>
          <p className="hint">
            {t('rating', { points: attempts.at(-1)!.points })} {t('solved', { solved, all: attempts.length })}
          </p>
          <Curve values={attempts.map(({ points }) => points)} label={t('curve')} />
        </>
      )}
      <ByTheme game={game} />
    </>
  );
}

/** For whoever wants to practise one thing: puzzles on it, one after the other. */
function ByTheme({ game }: { readonly game: string }) {
  const { lang } = useLang();
  const t = usePuzzleWords();
  const loaded = useLoaded<Themes>(async () => (await taughtOf(game))?.themes() ?? {}, game);
  if (loaded.state !== 'here') return null;
  return (
    <p className="puzzles-themes">
      {t('themes')}{' '}
      {Object.entries(loaded.value).map(
        ([theme, { none = false, ...words }]) =>
          !none && (
            <Link key={theme} href={`/puzzles/${game}/about-${theme}`}>
              {words[lang === 'fr' ? 'fr' : 'en']}
            </Link>
          ),
      )}
    </p>
  );
}
