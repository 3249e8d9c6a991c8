import type { Game } from '@boucan/kernel';
import { playedTo, type Tour } from '@boucan/lessons';
import { moments } from '@boucan/record';
import { speaker } from '@boucan/words';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import type { Face } from '../../boards/board.ts';
import { GAMES } from '../../games.ts';
import { announce } from '../../parts/heard.ts';
import { Loading } from '../../parts/loading.tsx';
import { NotFound } from '../../parts/not-found.tsx';
import { taughtOf } from '../../parts/taught.ts';
import { useTitle } from '../../parts/title.ts';
import { useLang } from '../../words/lang.tsx';
import { viewAt } from '../replay/view-at.ts';
import { useLoaded } from '../table/model/use-source.ts';
import { LoadFailed } from '../table/table-screen.tsx';
import { useLookWords } from './words.ts';
import './tour.css';

/** So long a moment stands there: milliseconds. */
const MOMENT = 9000;
const nothing = () => undefined;

/** A real match in two minutes: it plays by itself from one turning point to the next. */
export function TourScreen({ game: id }: { readonly game: string }) {
  const { lang } = useLang();
  const t = useLookWords();
  const listed = GAMES[id];
  const title = listed?.card.title[lang] ?? '';
  useTitle(t('tour.of', { game: title }));
  const loaded = useLoaded(async () => {
    const tour = (await taughtOf(id))?.tour;
    return tour && Promise.all([tour(), listed!.load(), listed!.face()]);
  }, `${id} ${lang}`);
  if (loaded.state === 'failed') return <LoadFailed again={loaded.again} />;
  if (loaded.state !== 'here') return <Loading />;
  if (loaded.value === undefined) return <NotFound />;
  const [tour, game, { Board }] = loaded.value;
  return <Touring title={t('tour.of', { game: title })} {...{ tour, game, Board }} />;
}

interface Props {
  readonly title: string;
  readonly tour: Tour;
  readonly game: Game;
  readonly Board: Face['Board'];
}

function Touring({ title, tour, game, Board }: Props) {
  const { lang } = useLang();
  const t = useLookWords();
  const [played, all] = useMemo(() => {
    const match = playedTo(game, tour, tour.names);
    return [match, moments(game, match)] as const;
  }, [game, tour]);
  const words = useMemo(() => speaker(game, lang, tour.names), [game, lang, tour]);
  const stops = useMemo(() => [{ at: 0, seat: 0, by: 0, better: null }, ...tour.cuts], [tour]);
  const [stop, setStop] = useState(0);
  // Whoever asked for less motion goes on by hand.
  const [runs, setRuns] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  const cut = stops[stop]!;
  const isLast = stop === stops.length - 1;
  useEffect(() => {
    if (!runs || isLast) return;
    const timer = setTimeout(() => setStop(stop + 1), MOMENT);
    return () => clearTimeout(timer);
  }, [runs, stop, isLast]);
  const moment = all[cut.at]!;
  const view = useMemo(() => viewAt(game, played, moment, cut.at, 'table'), [game, played, moment, cut.at]);
  const caption = captionOf();
  useEffect(() => announce(caption), [caption]);

  function captionOf(): string {
    if (cut.at === 0) return t('tour.begins', { names: new Intl.ListFormat(lang).format(tour.names) });
    const lines = words.lines(game.witness(moment.events, 'table')).map(({ text }) => text);
    const told = lines.length > 0 ? lines.slice(0, 3).join(' ') : '';
    const { made } = moment;
    const [name, points] = [tour.names[cut.seat]!, Math.max(1, Math.round(100 * Math.abs(cut.by)))];
    if (cut.by === 0) return isLast ? told : `${told} ${t('tour.leads', { name })}`;
    if (cut.better === null || made === null) return `${told} ${t('tour.turned', { name, points })}`;
    const better = game.options(all[cut.at - 1]!.state, made.seat).find((one) => one.join(' ') === cut.better);
    return better === undefined
      ? told
      : `${told} ${t('tour.better', { name, made: words.label(made.choice), better: words.label(better), points })}`;
  }

  return (
    <div className="tour" data-stop={stop} data-runs={runs}>
      <h1>{title}</h1>
      <section className="tour-board" aria-label={t('tour.board')}>
        <Suspense fallback={<Loading />}>
          <Board
            key={stop}
            view={view}
            fresh={[]}
            speaker={words}
            names={tour.names}
            offers={[]}
            choose={nothing}
            explain={nothing}
            lit={[]}
            shown={nothing}
          />
        </Suspense>
      </section>
      <div className="tour-foot">
        <p className="tour-caption">{caption}</p>
        <progress aria-label={t('tour.far')} value={stop} max={stops.length - 1} />
        <p className="row">
          <button type="button" disabled={stop === 0} onClick={() => setStop(stop - 1)}>
            {t('tour.back')}
          </button>
          {!isLast && (
            <button type="button" className="primary" onClick={() => setRuns(!runs)}>
              {t(runs ? 'tour.pause' : 'tour.run')}
            </button>
          )}
          {!isLast && (
            <button type="button" onClick={() => setStop(stop + 1)}>
              {t('tour.on')}
            </button>
          )}
          {isLast && (
            <Link className="button primary" href={`/learn/${game.id}`}>
              {t('learn')}
            </Link>
          )}
          <Link className="button quiet" href={`/look/${game.id}`}>
            {t('back')}
          </Link>
        </p>
      </div>
    </div>
  );
}
