import { type RefCallback, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLang } from '../../words/lang.tsx';
import type { BoardProps } from '../board.ts';
import { useDragging } from '../parts/drag.ts';
import { HandsProvider } from '../parts/hands.tsx';
import { OfferRows } from '../parts/offer-list.tsx';
import { Speech } from '../parts/speech.tsx';
import { usePlan } from '../parts/use-plan.ts';
import { useParts } from '../parts/words.ts';
import './board.css';
import type { CaribbeanView, ZoneId } from './content.ts';
import { type Deck, DeckProvider } from './deck.tsx';
import { isWayOut, useDrawn } from './drawn.tsx';
import { lyingAt } from './map/berths.ts';
import { dropped, offerOn } from './map/dropped.ts';
import { onChart } from './map/on-chart.ts';
import { PlaceCard } from './map/place-card.tsx';
import { Sea } from './map/sea.tsx';
import { facesOf } from './packs.ts';
import { PlanButton } from './plan-button.tsx';
import { toTheEnd } from './plans.ts';
import { remark } from './remark.ts';
import { Laid } from './scenes/laid.tsx';
import { News, Newsbearer } from './scenes/news.tsx';
import { Outcome } from './scenes/outcome.tsx';
import { VolleyRow } from './scenes/volley.tsx';
import { sceneOf } from './scenes/which.tsx';
import { Rail } from './sheet/rail.tsx';
import { Sheet } from './sheet/sheet.tsx';
import { tellIn } from './speech.ts';
import { Almanac } from './track/almanac.tsx';
import { Ribbon } from './track/ribbon.tsx';
import { useUnasked } from './use-unasked.ts';
import { sayIn } from './words.ts';

export { remark } from './remark.ts';
export { Standing } from './standing.tsx';

/** A moment for Glory cards may come in between; whoever lets it pass goes on. */
const MOMENTS = /^announcing\./u;

/** The chart with all that lies on it; one's ship along the lower edge, the state of the sea along the upper; scenes over it. */
export function Board(props: BoardProps) {
  const { lang } = useLang();
  const [say, tell] = useMemo(() => [sayIn(lang), tellIn(lang)], [lang]);
  const { view } = props;
  const hush = useRef<() => void>(null);
  const question = useQuestion(props);
  const { choose, follow } = usePlan({ ...props, n: view.n, question, moments: MOMENTS });
  const deck: Deck = {
    ...props,
    log: props.log ?? props.fresh,
    lang,
    say,
    tell,
    board: view.match!.board as CaribbeanView,
    me: typeof view.viewer === 'number' ? view.viewer : null,
    packs: facesOf(view.match!),
    // Whoever goes on has heard enough of what went before.
    choose: (choice) => {
      hush.current?.();
      choose(choice);
    },
    follow: (plan) => {
      hush.current?.();
      follow(plan.steps);
    },
    question,
    params: view.asked?.with ?? {},
  };
  useUnasked(deck, props.choose);
  const drawn = useDrawn(deck, props.guided ?? false);
  return (
    <>
      <Speech openRule={props.openRule} />
      <HandsProvider value={{ ...deck, drawn, remark: (offer) => remark(offer, deck) }}>
        <DeckProvider value={deck}>
          <Newsbearer fresh={props.fresh} atRest={props.shown} hush={hush}>
            <Table deck={deck} />
          </Newsbearer>
        </DeckProvider>
      </HandsProvider>
    </>
  );
}

/** What is asked stays so while the answer is on its way and nothing can be chosen: a scene does not close and open again in between. */
function useQuestion({ view, offers }: BoardProps): string | null {
  const asking = useRef<BoardProps['view']['viewer']>(null);
  if (view.asked === null) asking.current = null;
  else if (offers.length > 0) asking.current = view.viewer;
  return asking.current === view.viewer ? (view.asked?.question ?? null) : null;
}

/** What can be done stands beside the chart, where there is room. */
const DOCK = 244;

type Unfolded = 'sheet' | 'almanac' | null;

interface Looking {
  readonly zone: ZoneId;
  /** It stays until it is closed, or one has acted. */
  readonly pinned: boolean;
  readonly before: string;
}

/** Where one is, and how many actions are left. */
function acted({ board: { turn, players }, me }: Deck): string {
  if (me === null) return '';
  const { zone, inPort } = players[me]!;
  return `${zone} ${inPort} ${turn.seat === me ? turn.actions : ''}`;
}

function Table({ deck }: { readonly deck: Deck }) {
  const { board, me, offers } = deck;
  const say = useParts();
  const [top, ribbon] = useHeight();
  const [bottom, rail] = useHeight();
  const [dockHeight, dock] = useHeight();
  const margin = { top, bottom, left: me === null ? 0 : DOCK };
  // Whoever has acted wants to see what comes of it, and no longer what might be done.
  const before = acted(deck);
  const [looking, setLooking] = useState<Looking | null>(null);
  const looked = looking?.before === before ? looking : null;
  const setLooked = (zone: ZoneId | null, pinned = true) => setLooking(zone === null ? null : { zone, pinned, before });
  const [unfolded, setUnfolded] = useState<Unfolded>(null);
  const [sheetOf, setSheetOf] = useState<number | null>(null);
  const [folded, setFolded] = useState<string | null>(null);

  const own = me ?? Math.max(0, board.turn.seat);
  const seat = sheetOf ?? own;
  const scene = sceneOf(deck);
  const staged = scene !== null && folded !== scene.key;
  // A scene that is over may come again, unfolded.
  const over = scene === null;
  useEffect(() => {
    if (over) setFolded(null);
  }, [over]);
  const toggle = (what: Exclude<Unfolded, null>) => () => {
    setSheetOf(null);
    setUnfolded((was) => (was === what ? null : what));
  };
  const root = useRef<HTMLDivElement>(null);
  useDragging(root, {
    lift: (what) => what.startsWith('ware ') || deck.question === 'turn.action' || deck.question === 'move.free',
    drop: (what, where) => dropped(deck, what, where, setLooked),
  });
  const rest = offers.filter((offer) => !onChart(offer, offers));
  const end = toTheEnd(deck);
  const captain = board.players[own]!.captain !== null;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape folds whatever lies over the chart
    <div
      ref={root}
      className="fdm"
      data-staged={staged}
      style={{ '--top': `${margin.top}px`, '--bottom': `${margin.bottom}px`, '--dock': `${dockHeight}px` }}
      onKeyDown={(e) => {
        if (e.key !== 'Escape' || (unfolded === null && looked === null)) return;
        e.stopPropagation();
        setUnfolded(null);
        setLooked(null);
      }}
    >
      <Sea
        margin={margin}
        row={dockHeight}
        looked={looked?.zone ?? null}
        look={(zone, pinned) => {
          if (pinned || !looked?.pinned) setLooked(zone, pinned);
        }}
        lookShip={(ship) => {
          const offer = offerOn(deck, ship);
          const at = lyingAt(board, ship);
          if (offer !== undefined && at !== null) setLooked(at);
          else if (ship.startsWith('seat-')) {
            setSheetOf(Number(ship.slice(5)));
            setUnfolded('sheet');
          } else setUnfolded('almanac');
        }}
      />
      <Ribbon ref={ribbon} open={unfolded === 'almanac'} toggle={toggle('almanac')} />
      {looked !== null && !staged && unfolded === null && (
        <PlaceCard zone={looked.zone} pinned={looked.pinned} close={() => setLooked(null)} />
      )}
      {!staged && (
        <div className="fdm-dock" ref={dock}>
          {scene !== null && (
            <button type="button" className="bp-offer bp-may bp-offer-row" onClick={() => setFolded(null)}>
              {say('unfold', { what: scene.title })}
            </button>
          )}
          {scene === null && <Laid />}
          {scene === null && board.volleys.map((volley, i) => <VolleyRow key={i} volley={volley} />)}
          {scene === null && <OfferRows offers={rest.filter((o) => !isWayOut(o))} plain />}
          {scene === null && <OfferRows offers={rest.filter(isWayOut)} plain out />}
          {scene === null && end !== null && <PlanButton plan={end} />}
        </div>
      )}
      {staged && scene.show(() => setFolded(scene.key))}
      {!staged && <News />}
      {!staged && unfolded === null && looked === null && <Outcome />}
      {unfolded === 'almanac' && <Almanac close={() => setUnfolded(null)} />}
      {unfolded === 'sheet' && <Sheet seat={seat} show={setSheetOf} close={() => setUnfolded(null)} />}
      {captain && <Rail ref={rail} seat={own} open={unfolded === 'sheet'} toggle={toggle('sheet')} />}
    </div>
  );
}

/** How high it is now, from when it is laid down until it is taken away: the chart makes room for it. */
function useHeight(): readonly [height: number, ref: RefCallback<HTMLElement>] {
  const [height, setHeight] = useState(0);
  const ref = useCallback((el: HTMLElement | null) => {
    if (el === null) return;
    const sized = new ResizeObserver(() => setHeight(el.offsetHeight));
    sized.observe(el);
    setHeight(el.offsetHeight);
    return () => {
      sized.disconnect();
      setHeight(0);
    };
  }, []);
  return [height, ref];
}
