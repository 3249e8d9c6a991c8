import type { Card, CoastView } from '@boucan/brethren';
import { portRoyalTable } from '@boucan/brethren/content/deck';
import { said } from '@boucan/kernel';
import { MotionConfig } from 'motion/react';
import { useMemo, useState } from 'react';
import { useLang } from '../../words/lang.tsx';
import type { BoardProps } from '../board.ts';
import { offersOf } from '../parts/offers.ts';
import { useTelling } from '../parts/teller.tsx';
import './board.css';
import { Chart } from './chart.tsx';
import { firstPick, offerAt, type Picked } from './hand.ts';
import { placeOf } from './layout.ts';
import { useNews } from './news.ts';
import { PortRoyal } from './port-royal.tsx';
import { PACE, ScoringScene } from './scoring.tsx';
import { SpanishBoard } from './spanish-board.tsx';
import { Tray } from './tray.tsx';
import { sayIn } from './words.ts';

export { Standing } from './standing.tsx';

/** Port Royal in the centre, the Spanish boards round it, one's own ships and cards below. It draws what it is given and knows no rules. */
export const Board = (props: BoardProps) => (
  <MotionConfig reducedMotion="user">
    <Sea {...props} />
  </MotionConfig>
);

/** On a small screen it scrolls, and must be reached by the keyboard. */
const REACHED = { tabIndex: 0 } as const;

function Sea({ view, fresh, speaker, names, offers, choose, explain, lit, shown }: BoardProps) {
  const { lang } = useLang();
  const say = useMemo(() => sayIn(lang), [lang]);
  const coast = view.match!.board as CoastView;
  const seat = typeof view.viewer === 'number' ? view.viewer : null;
  const captain = seat === null ? null : coast.captains[seat]!;

  // A new question: hold something sensible. The same question: keep what is held.
  const question = offers.map((o) => said(o.choice)).join('|');
  const [held, setHeld] = useState<{ readonly question: string; readonly picked: Picked }>({ question: '', picked: null });
  const picked = held.question === question ? held.picked : firstPick(offers);
  const pick = (next: Picked) => setHeld({ question, picked: next });

  const telling = useTelling(fresh, PACE, shown);
  const news = useNews(fresh, seat);

  const explainOffer = (o: { because: BoardProps['offers'][number]['because'] } | undefined) => explain(o?.because ?? null);
  const takes = offersOf(offers, 'take');
  const scored = takes.length === 0 ? null : (view.asked?.with.board ?? null);
  const takeable = new Map(
    takes.map((o) => [o.choice[1] as Card, { label: speaker.label(o.choice), take: () => choose(o.choice) }]),
  );

  return (
    <div className="bre">
      <div className="bre-deck">
        <Chart />
        <section className="bre-sea" data-boards={coast.boards.length} {...REACHED} aria-label={say('sea')}>
          <PortRoyal
            players={coast.captains.length}
            pile={coast.pile}
            pot={coast.pot}
            words={{
              pile: say('pile', { n: coast.pile }),
              pot: say('pot', { n: coast.pot }),
              table: say('deckHeld', portRoyalTable(coast.captains.length)),
            }}
          />
          {coast.boards.map((board, i) => {
            const offer = offerAt(offers, picked, board.id);
            const [row, column] = placeOf(coast.boards.length, i);
            return (
              <SpanishBoard
                key={board.id}
                board={board}
                speaker={speaker}
                names={names}
                style={{ '--row': row, '--column': column }}
                north={i === 0}
                news={news}
                lit={lit.includes(board.id)}
                takeable={board.id === scored ? takeable : new Map()}
                target={offer}
                acts={{ choose, explain }}
                words={{ cards: (n) => say('cards', { n }), north: say('north') }}
              />
            );
          })}
          <ScoringScene telling={telling} speaker={speaker} say={say} />
        </section>
        {captain !== null && seat !== null && (
          <Tray
            captain={captain}
            seat={seat}
            offers={offers}
            picked={picked}
            pick={pick}
            explain={explainOffer}
            speaker={speaker}
            say={say}
          />
        )}
      </div>
    </div>
  );
}
