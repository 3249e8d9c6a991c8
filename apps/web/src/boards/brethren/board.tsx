import type { BoardId, Card, CoastView } from '@boucan/brethren';
import { portRoyalTable } from '@boucan/brethren/content/deck';
import { said } from '@boucan/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLang } from '../../words/lang.tsx';
import type { BoardProps } from '../board.ts';
import { useDragging } from '../parts/drag.ts';
import { allowed, anyAllowed, offersOf } from '../parts/offers.ts';
import { Speech } from '../parts/speech.tsx';
import { useTelling } from '../parts/teller.tsx';
import './board.css';
import { Chart } from './chart.tsx';
import { firstPick, offerAt, type Picked, pickedOf } from './hand.ts';
import { spreadOf } from './layout.ts';
import { useNews } from './news.ts';
import { PortRoyal } from './port-royal.tsx';
import { promiseOf, remark } from './remark.ts';
import { PACE, ScoringScene } from './scoring.tsx';
import { SpanishBoard } from './spanish-board.tsx';
import { tellIn } from './speech.ts';
import { Tray } from './tray.tsx';
import { sayIn } from './words.ts';

export { remark } from './remark.ts';
export { Standing } from './standing.tsx';

/** Port Royal in the centre, the Spanish boards round it, one's own ships and cards below. It draws what it is given and knows no rules. */
export const Board = (props: BoardProps) => (
  <>
    <Sea {...props} />
  </>
);

/** On a small screen it scrolls, and must be reached by the keyboard. */
const REACHED = { tabIndex: 0 } as const;

function Sea({ view, fresh, speaker, names, offers, choose, explain, openRule, lit, shown }: BoardProps) {
  const { lang } = useLang();
  const [say, tell] = useMemo(() => [sayIn(lang), tellIn(lang)], [lang]);
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
  const inScoring = telling.going ? (telling.told.at(-1)?.board ?? null) : null;

  const explainOffer = (o: { because: BoardProps['offers'][number]['because'] } | undefined) => explain(o?.because ?? null);
  const takes = offersOf(offers, 'take');
  const scored = takes.length === 0 ? null : (view.asked?.with.board ?? null);
  const takeable = new Map(
    takes.map((o) => [o.choice[1] as Card, { label: speaker.label(o.choice), take: () => choose(o.choice) }]),
  );

  const root = useRef<HTMLDivElement>(null);
  // What is there to be taken is in sight on a small screen, and the whole board if there is room, also when help takes some of it.
  useEffect(() => {
    const sea = root.current!;
    if (scored === null) return;
    const watch = new ResizeObserver(() => {
      const take = sea.querySelector('.bre-take');
      take?.closest('.bre-board')?.scrollIntoView({ block: 'nearest' });
      take?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    });
    watch.observe(sea);
    return () => watch.disconnect();
  }, [scored]);
  useDragging(root, {
    lift(name) {
      const lifted = pickedOf(name);
      if (!anyAllowed(coast.boards.flatMap(({ id }) => offerAt(offers, lifted, id) ?? []))) return false;
      pick(lifted);
      return true;
    },
    drop(name, board) {
      const offer = offerAt(offers, pickedOf(name), board as BoardId);
      if (offer === undefined) return;
      if (allowed(offer)) choose(offer.choice);
      else explain(offer.because);
    },
  });

  const spread = spreadOf(coast.boards.length);
  const scoredAt = coast.boards.findIndex(({ id }) => id === inScoring);
  return (
    <div className="bre" ref={root}>
      <Speech openRule={openRule} />
      <div className="bre-deck">
        <Chart />
        <section
          className="bre-sea"
          data-boards={coast.boards.length}
          data-port-royal={spread.portRoyal}
          style={{ '--columns': spread.columns }}
          {...REACHED}
          aria-label={say('sea')}
        >
          <PortRoyal
            players={coast.captains.length}
            pile={coast.pile}
            pot={coast.pot}
            tell={tell}
            words={{
              pile: say('pile', { n: coast.pile }),
              pot: say('pot', { n: coast.pot }),
              table: say('deckHeld', portRoyalTable(coast.captains.length)),
            }}
          />
          {coast.boards.map((board, i) => {
            const offer = offerAt(offers, picked, board.id);
            const open = offer !== undefined && allowed(offer) && seat !== null ? offer : null;
            const [row, column] = spread.boards[i]!;
            return (
              <SpanishBoard
                key={board.id}
                board={board}
                speaker={speaker}
                names={names}
                style={{ '--row': row, '--column': column }}
                north={i === 0}
                news={news}
                lit={lit.includes(board.id) || board.id === inScoring}
                takeable={board.id === scored ? takeable : new Map()}
                target={offer}
                acts={{ choose, explain }}
                promise={open === null ? null : promiseOf(say, board, open.choice, seat!)}
                remark={open === null ? null : remark(open, { view, speaker, lang, names })}
                say={say}
                tell={tell}
              />
            );
          })}
          <ScoringScene
            telling={telling}
            left={(spread.boards[scoredAt]?.[1] ?? 1) > spread.columns / 2}
            early={scoredAt < coast.boards.length / 2}
            speaker={speaker}
            say={say}
          />
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
            tell={tell}
          />
        )}
      </div>
    </div>
  );
}
