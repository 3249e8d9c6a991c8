// What a board stands in: the table as its parts look at it, hands that choose, and what is being told.
import type { ReactNode } from 'react';
import { useLang } from '../../words/lang.tsx';
import type { BoardProps, Remark } from '../board.ts';
import type { AtTable } from './at-table.ts';
import './frame.css';
import { type Drawn, HandsProvider } from './hands.tsx';
import { type Pace, type Telling, TellingProvider, type ToldStep, useTelling } from './teller.tsx';

/** The table as every part of a board looks at it, and what has just happened, told at this pace. */
export function useAtTable<Board, Say>(
  props: BoardProps,
  say: Say,
  pace: Pace<ToldStep>,
): readonly [AtTable<Board, Say>, Telling] {
  const { lang } = useLang();
  const { view } = props;
  const telling = useTelling(props.fresh, pace, props.shown);
  const at: AtTable<Board, Say> = {
    ...props,
    log: props.log ?? props.fresh,
    lang,
    say,
    board: view.match!.board as Board,
    me: typeof view.viewer === 'number' ? view.viewer : null,
    // Whoever goes on has heard enough of what went before.
    choose: (choice) => {
      telling.skip();
      props.choose(choice);
    },
    question: props.offers.length > 0 ? (view.asked?.question ?? null) : null,
    params: view.asked?.with ?? {},
  };
  return [at, telling];
}

interface Props {
  readonly at: AtTable<unknown, unknown>;
  readonly drawn: Drawn;
  readonly telling: Telling;
  readonly remark: Remark;
  readonly children: ReactNode;
}

export const Frame = ({ at, drawn, telling, remark, children }: Props) => (
  <>
    <HandsProvider value={{ ...at, drawn, remark: (offer) => remark(offer, at) }}>
      <TellingProvider value={telling}>
        <div className="bp-frame">{children}</div>
      </TellingProvider>
    </HandsProvider>
  </>
);
