import { useEffect, useMemo, useRef, useState } from 'react';
import { useLang } from '../../words/lang.tsx';
import type { BoardProps } from '../board.ts';
import { Frame, useAtTable } from '../parts/frame.tsx';
import { OfferRows } from '../parts/offer-list.tsx';
import { Speech } from '../parts/speech.tsx';
import { Thumbs } from '../parts/thumbs.tsx';
import { useParts } from '../parts/words.ts';
import './board.css';
import type { NassauView } from './content.ts';
import { DRAWN } from './drawn.tsx';
import { remark } from './remark.ts';
import { useBout } from './scenes/bout.ts';
import { FightScene } from './scenes/fight.tsx';
import { FiresideScene, useFireside } from './scenes/fireside.tsx';
import { HomeStage } from './scenes/home.tsx';
import { News, paceFor } from './scenes/telling.tsx';
import { SeaStage } from './sea/chart.tsx';
import { Brief, ShipSheet, ShipStrip } from './ship/ship.tsx';
import { useSlots } from './ship/tales.tsx';
import { Detail } from './side/detail.tsx';
import { Minis } from './side/mini.tsx';
import { AnimalIsland, Decks, Dutchman, Port, SeaDog, Tavern, WaysHome } from './side/places.tsx';
import { dueStage, isOn, type Looked, type StageId } from './stage.ts';
import { type AtNassau, NassauProvider, useNassau } from './table.tsx';
import { TownStage } from './town/town.tsx';
import { type Say, sayIn } from './words.ts';

export { remark } from './remark.ts';
export { Standing } from './standing.tsx';

/** Three stages, of which one is in front, and the ship that is always there. It draws what it is given and knows no rules. */
export function Board(props: BoardProps) {
  const { lang } = useLang();
  const say = useMemo(() => sayIn(lang), [lang]);
  const { view } = props;
  const me = typeof view.viewer === 'number' ? view.viewer : null;
  const [table, telling] = useAtTable<NassauView, Say>(
    props,
    say,
    useMemo(() => paceFor(me), [me]),
  );
  const own = me ?? Math.max(0, view.match!.active);
  const at: AtNassau = { ...table, own, ship: table.board.ships[own]! };
  return (
    <NassauProvider value={at}>
      <Frame at={at} drawn={DRAWN} telling={telling} remark={remark}>
        <Table />
        <Speech openRule={props.openRule} />
      </Frame>
    </NassauProvider>
  );
}

const PAGES = ['town', 'sea', 'home', 'ship'] as const;
const NONE: readonly never[] = [];
const NO_MARGIN = { top: 0, bottom: 0 } as const;

function Table() {
  const { view, board, question, offers, say, own, me } = useNassau();
  const parts = useParts();
  const due = dueStage(board, question);
  // The phase brings a stage to the front; a press another one, until the match goes on.
  const [shown, setShown] = useState<{ readonly due: StageId; readonly front: StageId }>({ due, front: due });
  const front = shown.due === due ? shown.front : due;
  const show = (stage: StageId) => setShown({ due, front: stage });
  const [page, setPage] = useState<'board' | 'ship'>('board');
  const [looked, setLooked] = useState<{ readonly at: Looked; readonly pinned: boolean }>({ at: null, pinned: false });
  const look = (to: Looked, pinned = false) =>
    setLooked((was) => (was.pinned && !pinned ? was : { at: to, pinned: pinned && to !== null }));
  const [sheet, setSheet] = useState<number | null>(null);
  const [folded, setFolded] = useState(false);
  const { hand, stage } = board.ships[own]!;
  const tales = useSlots(hand ?? NONE, stage === 'campfire');
  const bout = useBout();
  const fireside = useFireside();
  const playing = bout !== null || fireside !== null;
  useEffect(() => {
    if (!playing) setFolded(false);
  }, [playing]);
  // The match has gone on: whatever was looked at is of yesterday.
  const { match } = view;
  useEffect(() => {
    if (match !== null) setLooked({ at: null, pinned: false });
  }, [match]);
  useEffect(() => {
    if (question !== null) setPage('board');
  }, [question]);
  // What can be chosen beside the board is in sight; it keeps its place, so that nothing jumps.
  const side = useRef<HTMLElement>(null);
  useEffect(() => {
    if (offers.length > 0) side.current?.querySelector('.bp-may')?.scrollIntoView({ block: 'nearest' });
  }, [offers]);
  const staged = playing && !folded;
  // One's own fight has its choices in the scene.
  const within = bout !== null && bout.seat === me;
  const rest = offers.filter((offer) => !isOn(front, offer));

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape folds whatever lies over the board
    <div
      className="nas-table"
      data-front={front}
      data-page={page}
      onKeyDown={(e) => {
        if (e.key !== 'Escape' || (sheet === null && looked.at === null)) return;
        e.stopPropagation();
        setSheet(null);
        setLooked({ at: null, pinned: false });
      }}
    >
      <div className="nas-stage">
        {front === 'town' && <TownStage looked={looked.at} look={look} margin={NO_MARGIN} />}
        {front === 'sea' && <SeaStage looked={looked.at} look={look} margin={NO_MARGIN} />}
        {front === 'home' && <HomeStage tales={tales} />}
        <p className="nas-round">{say('round', { n: board.round })}</p>
        {front !== 'home' && <Brief />}
        {staged && bout !== null && <FightScene bout={bout} fold={() => setFolded(true)} />}
        {staged && bout === null && fireside !== null && <FiresideScene fireside={fireside} fold={() => setFolded(true)} />}
      </div>
      <aside ref={side} className="nas-side" aria-label={say('beside')}>
        <Minis front={front} due={due} show={show} />
        {front === 'town' && (
          <>
            <AnimalIsland />
            <Tavern />
            <Decks />
            <Port />
          </>
        )}
        {front === 'sea' && (
          <>
            <SeaDog />
            <Dutchman />
            <Decks />
            <WaysHome />
          </>
        )}
        {front === 'home' && (
          <>
            <WaysHome />
            <Decks />
          </>
        )}
      </aside>
      <div className="nas-foot">
        {!staged && <News />}
        {!(staged && within) && (
          <div className="nas-dock">
            {playing && folded && (
              <button type="button" className="bp-offer bp-may bp-offer-row" onClick={() => setFolded(false)}>
                {parts('unfold', { what: say(bout === null ? 'theFire' : 'theFight') })}
              </button>
            )}
            {!within && <OfferRows offers={rest} plain />}
          </div>
        )}
      </div>
      {looked.at !== null && !staged && (
        <Detail looked={looked.at} pinned={looked.pinned} close={() => setLooked({ at: null, pinned: false })} />
      )}
      <ShipStrip open={sheet !== null} toggle={() => setSheet((was) => (was === null ? own : null))} />
      {sheet !== null && <ShipSheet seat={sheet} show={setSheet} close={() => setSheet(null)} />}
      <Thumbs
        label={say('pages')}
        pages={PAGES}
        shown={page === 'ship' ? 'ship' : front}
        due={due}
        turn={(to) => {
          setPage(to === 'ship' ? 'ship' : 'board');
          if (to !== 'ship') show(to);
        }}
        say={say}
      />
    </div>
  );
}
