import { MotionConfig } from 'motion/react';
import { useMemo } from 'react';
import { useLang } from '../../words/lang.tsx';
import type { BoardProps } from '../board.ts';
import { HandsProvider } from '../parts/hands.tsx';
import { OfferRows } from '../parts/offer-list.tsx';
import { TellingProvider, useTelling } from '../parts/teller.tsx';
import './board.css';
import type { VoyageView } from './content.ts';
import { DRAWN } from './drawn.tsx';
import { News, paceFor } from './scenes/telling.tsx';
import { isOnSea } from './sea/places.ts';
import { Sea } from './sea/sea.tsx';
import { type AtSea, SkullProvider, useVoyage } from './table.tsx';
import { sayIn } from './words.ts';

export { Standing } from './standing.tsx';

/** The sea, the ship, the log. It draws what it is given and knows no rules. */
export function Board(props: BoardProps) {
  const { lang } = useLang();
  const say = useMemo(() => sayIn(lang), [lang]);
  const { view } = props;
  const me = typeof view.viewer === 'number' ? view.viewer : null;
  const pace = useMemo(() => paceFor(me), [me]);
  const telling = useTelling(props.fresh, pace, props.shown);
  const at: AtSea = {
    ...props,
    lang,
    say,
    board: view.match!.board as VoyageView,
    me,
    // Whoever goes on has heard enough of what went before.
    choose: (choice) => {
      telling.skip();
      props.choose(choice);
    },
    question: props.offers.length > 0 ? (view.asked?.question ?? null) : null,
    params: view.asked?.with ?? {},
  };
  return (
    <MotionConfig reducedMotion="user">
      <SkullProvider value={at}>
        <HandsProvider value={{ speaker: props.speaker, choose: at.choose, explain: props.explain, drawn: DRAWN }}>
          <TellingProvider value={telling}>
            <div className="sku">
              <Table />
            </div>
          </TellingProvider>
        </HandsProvider>
      </SkullProvider>
    </MotionConfig>
  );
}

function Table() {
  const { board, offers } = useVoyage();
  return (
    <div className="sku-table">
      <div className="sku-stage">
        <Sea look={() => {}} />
        <News />
      </div>
      <div className="sku-dock">
        <OfferRows offers={offers.filter(({ choice }) => !isOnSea(board, choice))} plain />
      </div>
    </div>
  );
}
