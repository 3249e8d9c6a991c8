import type { WeighedView } from '@boucan/table';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLang } from '../../words/lang.tsx';
import type { BoardProps } from '../board.ts';
import type { AtTable } from '../parts/at-table.ts';
import { useDragging } from '../parts/drag.ts';
import { Frame, useAtTable } from '../parts/frame.tsx';
import { OfferRows } from '../parts/offer-list.tsx';
import { allowed } from '../parts/offers.ts';
import { Speech } from '../parts/speech.tsx';
import { latelyTold } from '../parts/tale.ts';
import { useTold } from '../parts/teller.tsx';
import { Thumbs } from '../parts/thumbs.tsx';
import { usePlan } from '../parts/use-plan.ts';
import { useParts } from '../parts/words.ts';
import './board.css';
import type { VoyageView } from './content.ts';
import { Counsel } from './counsel/counsel.tsx';
import { type Counsel as CounselTaken, useCounsel } from './counsel/use-counsel.ts';
import { DRAWN } from './drawn.tsx';
import { HandProvider, isOnShip, putDown } from './hand.tsx';
import { Log } from './log/log.tsx';
import { duePage, PAGES, type Page } from './pages.ts';
import { Bell, rung } from './pieces/bell.tsx';
import { remark } from './remark.ts';
import { Again, isAgain } from './scenes/again.tsx';
import { EventNews } from './scenes/event-news.tsx';
import type { Target } from './scenes/salvo.ts';
import { News, paceFor } from './scenes/telling.tsx';
import { volleyTold } from './scenes/volley.ts';
import { sceneOf } from './scenes/which.tsx';
import { Foes } from './sea/foes.tsx';
import { onSea } from './sea/places.ts';
import { Sea } from './sea/sea.tsx';
import { Lady } from './ship/ship.tsx';
import { type AtSea, SkullProvider, useVoyage } from './table.tsx';
import { type Say, sayIn } from './words.ts';

export { remark } from './remark.ts';
export { Standing } from './standing.tsx';

/** The sea on one side, the ship on the other, the log above them; scenes over the sea. It draws what it is given and knows no rules. */
export function Board(props: BoardProps) {
  const { lang } = useLang();
  const say = useMemo(() => sayIn(lang), [lang]);
  const me = typeof props.view.viewer === 'number' ? props.view.viewer : null;
  const [table, telling] = useAtTable<VoyageView, Say>(
    props,
    say,
    useMemo(() => paceFor(me), [me]),
  );
  const counsel = useCounsel(props, me);
  const { choose, follow } = usePlan({
    n: props.view.n,
    question: table.question,
    offers: table.offers,
    choose: table.choose,
    explain: table.explain,
    premise: lightOf(table.board),
  });
  const at: AtSea =
    counsel.weighed !== null && counsel.advising
      ? advised(table, counsel, counsel.weighed)
      : { ...table, counsel, choose, follow };
  return (
    <SkullProvider value={at}>
      <Frame at={at} drawn={DRAWN} telling={telling} remark={remark}>
        <Table />
        <Speech openRule={props.openRule} />
      </Frame>
    </SkullProvider>
  );
}

/** Whoever advises presses what another could choose. */
const advised = (table: AtTable<VoyageView, Say>, counsel: CounselTaken, { question, with: params }: WeighedView): AtSea => ({
  ...table,
  ...{ counsel, question, params },
  offers: counsel.offers,
  choose: counsel.propose,
  follow: ([first]) => first !== undefined && counsel.propose(first),
});

/** What a course was plotted by: who is near, what has been turned up, who is aboard. */
const lightOf = ({ foes, objectives, boarding, found }: VoyageView): string =>
  JSON.stringify([foes.filter((f) => f.near).map((f) => f.id), objectives.map((o) => o.up), boarding !== null, found]);

/** What scrolls must be reached by the keyboard. */
const REACHED = { tabIndex: 0 } as const;

function Table() {
  const at = useVoyage();
  const { board, offers, question, say, view } = at;
  const telling = useTold();
  const parts = useParts();
  const box = useRef<HTMLDivElement>(null);
  // What was held is put down as soon as the match has gone on; talk and advice leave it in the hand.
  const [taken, setTaken] = useState<{ readonly in: unknown; readonly what: string | null }>({ in: null, what: null });
  const held = taken.in === view.match ? taken.what : null;
  const take = (what: string | null) => setTaken({ in: view.match, what });
  useDragging(box, {
    lift(what) {
      take(what);
      return true;
    },
    drop(what, where) {
      const offer = putDown(offers, board.ship.cells, what, where);
      take(null);
      if (offer === undefined) return;
      if (allowed(offer)) at.choose(offer.choice);
      else at.explain(offer.because);
    },
  });
  const [folded, setFolded] = useState<string | null>(null);
  const [aim, setAim] = useState<{ readonly in: unknown; readonly target: Target } | null>(null);
  const aimed = aim?.in === view.match ? aim.target : null;
  const told = telling.going ? volleyTold(latelyTold(telling)) : null;
  const scene = sceneOf(at, { told, aimed });
  const staged = scene !== null && folded !== scene.key;
  const due = duePage(question, staged);
  // A new question shows a phone where it is answered; until then it shows what was turned to.
  const [turned, turn] = useState<{ readonly to: string | null; readonly page: Page }>({ to: question, page: due });
  const page = question !== null && turned.to !== question ? due : turned.page;
  const over = scene === null;
  useEffect(() => {
    if (over) setFolded(null);
  }, [over]);
  // The same again: back to the chart.
  const aimAt = (target: Target) => setAim(aimed === target ? null : { in: view.match, target });
  const again = isAgain(question);
  const charted = onSea(board, offers);
  const byBell = rung(offers);
  const rest = offers.filter((o) => !charted.has(o) && !isOnShip(o) && !byBell.includes(o));
  return (
    <HandProvider value={{ held, take }}>
      <div
        className="sku-table"
        ref={box}
        data-page={page}
        data-drafting={board.people.length === 0}
        data-advising={at.counsel.advising}
      >
        {board.people.length > 0 && <Log />}
        <div className="sku-stage">
          <Sea aim={aimAt} />
          {!staged && <Foes aim={aimAt} />}
          {staged && scene.show(() => (aimed === null ? setFolded(scene.key) : setAim(null)))}
          {!staged && <EventNews />}
        </div>
        {board.people.length > 0 && (
          <div className="sku-ship" {...REACHED}>
            <Lady />
          </div>
        )}
        <div className="sku-dock">
          {!staged && <News />}
          <Counsel />
          {scene !== null && !staged && (
            <button type="button" className="bp-offer bp-may bp-offer-row" onClick={() => setFolded(null)}>
              {parts('unfold', { what: scene.title })}
            </button>
          )}
          {again ? (
            <Again />
          ) : staged ? (
            <div className="sku-off-stage">
              <OfferRows offers={offers.filter((o) => !isOnShip(o))} plain />
            </div>
          ) : (
            <>
              <OfferRows offers={rest.filter((o) => !DRAWN.isWayOut(o))} plain />
              <Bell offers={offers} />
              <OfferRows offers={rest.filter(DRAWN.isWayOut)} plain out />
            </>
          )}
        </div>
        <Thumbs
          label={say('pages')}
          pages={PAGES}
          shown={page}
          due={question === null ? null : due}
          turn={(to) => turn({ to: question, page: to })}
          say={say}
        />
      </div>
    </HandProvider>
  );
}
