import type { BoardId, Card, CoastView } from '@boucan/brethren';
import { portRoyalTable } from '@boucan/brethren';
import { said } from '@boucan/kernel';
import { MotionConfig } from 'motion/react';
import { type CSSProperties, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLang } from '../../words/lang.tsx';
import type { BoardProps } from '../board.ts';
import './brethren.css';
import { Chart } from './chart.tsx';
import { firstPick, offerAt, offersWith, type Picked } from './hand.ts';
import { placeOf } from './layout.ts';
import { useNews } from './news.ts';
import { PortRoyal } from './port-royal.tsx';
import { ScoringScene, type Step, scoringSteps } from './scoring.tsx';
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

  const [steps, skip] = useScoring(fresh, shown);
  const news = useNews(fresh, seat);

  const explainOffer = (o: { because: BoardProps['offers'][number]['because'] } | undefined) => explain(o?.because ?? null);
  const takes = offersWith(offers, 'take');
  const scored = takes.length === 0 ? null : (view.asked?.with.board ?? null);
  const takeable = new Map(
    takes.map((o) => [o.choice[1] as Card, { label: speaker.label(o.choice), take: () => choose(o.choice) }]),
  );

  return (
    <div className="bre">
      <div className="bre-deck">
        <Chart />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a small screen it scrolls, and must be reached by the keyboard */}
        <section className="bre-sea" data-boards={coast.boards.length} tabIndex={0} aria-label={say('sea')}>
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
                style={{ '--row': row, '--column': column } as CSSProperties}
                north={i === 0}
                news={news}
                lit={lit.includes(board.id)}
                takeable={board.id === scored ? takeable : new Map()}
                target={
                  offer === undefined
                    ? null
                    : {
                        label: speaker.label(offer.choice),
                        allowed: offer.because.length === 0,
                        press: () => choose(offer.choice),
                        why: () => explain(offer.because),
                        fade: () => explain(null),
                      }
                }
                words={{ cards: (n) => say('cards', { n }), north: say('north') }}
              />
            );
          })}
          {steps.length > 0 && <ScoringScene key={steps[0]!.key} steps={steps} speaker={speaker} say={say} done={skip} />}
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

/** The steps of scorings that have just happened, until they have been shown or skipped; then the board has come to rest. */
function useScoring(fresh: BoardProps['fresh'], atRest: BoardProps['shown']): readonly [readonly Step[], () => void] {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const seen = useRef(0);
  const last = useRef<BoardId | null>(null);
  const coming = useRef(false);
  useEffect(() => {
    const unseen = fresh.filter((notice) => notice.n > seen.current);
    if (unseen.length === 0) return;
    seen.current = unseen.at(-1)!.n;
    const more = scoringSteps(unseen, last.current);
    last.current = more.at(-1)?.board ?? last.current;
    coming.current = more.length > 0;
    if (coming.current) setSteps((shown) => [...shown, ...more]);
  }, [fresh]);
  useEffect(() => {
    if (steps.length > 0) coming.current = false;
    else if (!coming.current) atRest?.(seen.current);
  });
  const skip = useCallback(() => setSteps([]), []);
  return [steps, skip];
}
