// What came of one's own raid or assault, beside the chart, until it is read.
import { useState } from 'react';
import { Panel } from '../../parts/panel.tsx';
import { seatIn, useTold } from '../../parts/teller.tsx';
import { useDeck } from '../deck.tsx';
import { Dice } from './dice.tsx';
import './outcome.css';
import { outcomeTold } from './outcome-told.ts';
import { diceOf } from './rolled.ts';

export function Outcome() {
  const { board, me, say, speaker } = useDeck();
  const telling = useTold();
  const told = outcomeTold(telling);
  const [read, setRead] = useState<string | null>(null);
  const [since, setSince] = useState<{ readonly key: string | null; readonly round: number }>({ key: null, round: 0 });
  if (told !== null && since.key !== told.key) setSince({ key: told.key, round: board.round });
  const isMine = told?.steps.some((step) => seatIn(step) === me) === true;
  if (told === null || !isMine || telling.going || read === told.key || board.round > since.round) return null;
  const title = say('told', { what: told.what });
  return (
    <Panel label={title} className="fdm-outcome" close={() => setRead(told.key)} head={<h3>{title}</h3>}>
      <ul>
        {told.steps.map((step) => (
          <li key={step.key}>
            {speaker.event(step)}
            {diceOf(step).length > 0 && <Dice dice={diceOf(step)} />}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
