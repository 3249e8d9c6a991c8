import type { Game, Viewer } from '@boucan/kernel';
import { moments } from '@boucan/record';
import { isolated, speaker } from '@boucan/words';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { useLang } from '../../words/lang.tsx';
import { useAddress, wishIn } from './address.ts';
import { Controls } from './controls.tsx';
import { Course, inOneLine } from './course.tsx';
import { Curve } from './curve.tsx';
import { Proof } from './proof.tsx';
import { Eyes, Seats, Stage } from './stage.tsx';
import type { Tape } from './tape.ts';
import { Tools } from './tools.tsx';
import { Turns } from './turns.tsx';
import { useAnalyst } from './use-analyst.ts';
import { useBeats } from './use-beats.ts';
import { useReel } from './use-reel.ts';
import { viewAt } from './view-at.ts';
import { Why } from './why.tsx';

const Mine = lazy(async () => ({ default: (await import('../learn/mine.tsx')).Mine }));
const nothing = () => undefined;
/** In a frame one looks; the way to all else is the link below. */
const isFramed = location.pathname.startsWith('/embed/');
/** A scoring takes a dozen lines; where it began is enough to know it by. */
const BEGINNING = 2;
const beginningOf = (lines: readonly string[]): string =>
  inOneLine(lines.slice(0, BEGINNING)) + (lines.length > BEGINNING ? ' …' : '');
/** The board at one moment of a match, and the ways from one to another. */
export function Player({ tape, game }: { readonly tape: Tape; readonly game: Game }) {
  const { t, lang } = useLang();
  const { played, eyes } = tape;
  const all = useMemo(() => moments(game, played), [game, played]);
  const [wish] = useState(() => wishIn(location.search, all, tape.mine));
  const reel = useReel(all, wish.at);
  const [viewer, setViewer] = useState<Viewer>(eyes?.[0] ?? (eyes === null ? tape.mine : null) ?? 'table');
  const [lit, setLit] = useState<readonly string[]>([]);
  const names = useMemo(() => played.names.map(isolated), [played]);
  const words = useMemo(() => speaker(game, lang, names), [game, lang, names]);
  const { at, forward } = reel;
  const moment = all[at]!;
  const { state, fresh, rested } = useBeats(game, all, at, forward, viewer);
  const view = useMemo(() => viewAt(game, played, { ...moment, state }, at, viewer), [game, played, moment, state, at, viewer]);
  // Whoever looks while it goes on is told no more than at the table; and alone nobody is better.
  const analysed = eyes === null && names.length > 1 && all.at(-1)!.state.result !== null;
  const analyst = useAnalyst(played, analysed && wish.turns);
  const { turns } = analyst;
  useAddress(at, turns !== null);
  const lines = useMemo(
    () => all.map((m) => words.lines(game.witness(m.events, viewer)).map(({ events, text }) => ({ told: events, text }))),
    [all, game, viewer, words],
  );
  // Where a choice tells this viewer nothing, what was told last still stands there.
  const stage = useRef<HTMLElement>(null);
  const said = lines.findLast((line, i) => i <= at && line.length > 0);
  const viewers: readonly Viewer[] = eyes === null ? ['table', ...names.keys()] : eyes.length === 1 ? eyes : ['table'];

  // A moment lies below the board on a narrow page: whoever wants to see it is taken there.
  const shows = (to: number) => {
    reel.go(to);
    stage.current?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <div className="replay">
      <header className="replay-head">
        <h1>{words.title}</h1>
        {played.packs.length > 0 && (
          <dl className="replay-packs">
            <dt>{t('table.pack')}</dt>
            {played.packs.map((pack) => (
              <dd key={pack} title={words.packBlurb(pack)}>
                {words.pack(pack)}
              </dd>
            ))}
          </dl>
        )}
        {viewers.length > 1 && <Eyes {...{ viewer, viewers, names }} onSee={setViewer} />}
        {!isFramed && <Tools tape={tape} game={game} at={at} over={moment.state.result !== null} forking={wish.forks} />}
      </header>
      <Seats game={game.id} view={view} names={names} />
      <Stage
        {...{ view, fresh, names, lit }}
        game={game.id}
        cut={reel.cut}
        place={stage}
        speaker={words}
        offers={[]}
        choose={nothing}
        explain={nothing}
        shown={rested}
      />
      <Controls reel={reel} line={inOneLine(said?.map(({ text }) => text) ?? [])}>
        {analysed && moment.made !== null && <Why at={at} words={words} analyst={analyst} />}
      </Controls>
      <aside className="replay-side">
        {eyes === null && (
          <Curve game={game} all={all} at={at} go={reel.go} turns={typeof turns === 'object' ? (turns ?? []) : []} />
        )}
        {analysed && (
          <Turns
            all={all}
            names={names}
            words={words}
            told={(when) => beginningOf(lines[when]!.map(({ text }) => text))}
            at={at}
            go={shows}
            analyst={analyst}
          />
        )}
        {tape.mine !== null && typeof turns === 'object' && turns !== null && (
          <Suspense>
            <Mine
              game={game.id}
              words={words}
              mistakes={analyst.mistakes.filter(({ seat }) => seat === tape.mine)}
              made={(when) => all[when]!.made!.choice}
              at={at}
              all={all.length - 1}
              go={shows}
            />
          </Suspense>
        )}
        <Course lines={lines} at={at} go={reel.go} onLit={setLit} />
        <Proof tape={tape} game={game} />
      </aside>
    </div>
  );
}
