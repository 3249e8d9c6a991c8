import { useEffect, useMemo, useRef, useState } from 'react';
import { useLang } from '../../words/lang.tsx';
import type { BoardProps } from '../board.ts';
import { useDragging } from '../parts/drag.ts';
import { Frame, useAtTable } from '../parts/frame.tsx';
import { OfferRows } from '../parts/offer-list.tsx';
import { allowed } from '../parts/offers.ts';
import { Thumbs } from '../parts/thumbs.tsx';
import { useParts } from '../parts/words.ts';
import './board.css';
import type { VoyageView } from './content.ts';
import { DRAWN } from './drawn.tsx';
import { HandProvider, isOnShip, putDown } from './hand.tsx';
import { Log } from './log/log.tsx';
import { duePage, PAGES, type Page } from './pages.ts';
import { Again } from './scenes/again.tsx';
import { NavalCard } from './scenes/naval.tsx';
import { News, paceFor } from './scenes/telling.tsx';
import { sceneOf } from './scenes/which.tsx';
import { Foes } from './sea/foes.tsx';
import { isOnSea } from './sea/places.ts';
import { Sea } from './sea/sea.tsx';
import { Lady } from './ship/ship.tsx';
import { SkullProvider, useVoyage } from './table.tsx';
import { type Say, sayIn } from './words.ts';

export { Standing } from './standing.tsx';

/** The sea on one side, the ship on the other, the log above them; scenes over the sea. It draws what it is given and knows no rules. */
export function Board(props: BoardProps) {
  const { lang } = useLang();
  const say = useMemo(() => sayIn(lang), [lang]);
  const me = typeof props.view.viewer === 'number' ? props.view.viewer : null;
  const [at, telling] = useAtTable<VoyageView, Say>(
    props,
    say,
    useMemo(() => paceFor(me), [me]),
  );
  return (
    <SkullProvider value={at}>
      <Frame at={at} drawn={DRAWN} telling={telling}>
        <Table />
      </Frame>
    </SkullProvider>
  );
}

/** What scrolls must be reached by the keyboard. */
const REACHED = { tabIndex: 0 } as const;

function Table() {
  const at = useVoyage();
  const { board, offers, question, say, view } = at;
  const parts = useParts();
  const box = useRef<HTMLDivElement>(null);
  // What was held is put down as soon as anything has happened.
  const [taken, setTaken] = useState<{ readonly n: number; readonly what: string | null }>({ n: -1, what: null });
  const held = taken.n === view.n ? taken.what : null;
  const take = (what: string | null) => setTaken({ n: view.n, what });
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
  const scene = sceneOf(at);
  const staged = scene !== null && folded !== scene.key;
  const due = duePage(question, staged);
  // A new question shows a phone where it is answered; until then it shows what was turned to.
  const [turned, turn] = useState<{ readonly to: string | null; readonly page: Page }>({ to: question, page: due });
  const page = question !== null && turned.to !== question ? due : turned.page;
  const over = scene === null;
  useEffect(() => {
    if (over) setFolded(null);
  }, [over]);
  const again = question === 'dice.again';
  const rest = again || staged ? [] : offers.filter((o) => !isOnSea(board, o.choice) && !isOnShip(o));
  return (
    <HandProvider value={{ held, take }}>
      <div className="sku-table" ref={box} data-page={page} data-drafting={board.people.length === 0}>
        {board.people.length > 0 && <Log />}
        <div className="sku-stage">
          <Sea look={() => {}} />
          {!staged && <Foes />}
          {staged && scene.show(() => setFolded(scene.key))}
          {!staged && <News />}
          <NavalCard />
        </div>
        {board.people.length > 0 && (
          <div className="sku-ship" {...REACHED}>
            <Lady />
          </div>
        )}
        <div className="sku-dock">
          {scene !== null && !staged && (
            <button type="button" className="bp-offer bp-may bp-offer-row" onClick={() => setFolded(null)}>
              {parts('unfold', { what: scene.title })}
            </button>
          )}
          {again ? (
            <Again />
          ) : (
            <>
              <OfferRows offers={rest.filter((o) => !DRAWN.isWayOut(o))} plain />
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
