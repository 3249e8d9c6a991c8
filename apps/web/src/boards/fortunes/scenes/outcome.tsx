// What came of one's own raid or assault, beside the chart, until it is read. While something is chosen on the chart its last line is enough.
import { useState } from 'react';
import { Panel } from '../../parts/panel.tsx';
import { useTold } from '../../parts/teller.tsx';
import { useDeck } from '../deck.tsx';
import { Dice } from './dice.tsx';
import './outcome.css';
import { outcomeTold } from './outcome-told.ts';
import { diceOf } from './rolled.ts';

export function Outcome() {
  const { me, say, speaker, log, offers } = useDeck();
  const { going } = useTold();
  const [read, setRead] = useState<string | null>(null);
  const told = me === null ? null : outcomeTold(log, me);
  if (told === null || going || read === told.key) return null;
  const title = say('told', { what: told.what });
  const steps = offers.length > 0 ? told.steps.slice(-1) : told.steps;
  return (
    <Panel label={title} className="fdm-outcome" close={() => setRead(told.key)} head={<h3>{title}</h3>}>
      <ul>
        {steps.map((step) => (
          <li key={step.key}>
            {speaker.event(step)}
            {diceOf(step).length > 0 && <Dice dice={diceOf(step)} />}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
