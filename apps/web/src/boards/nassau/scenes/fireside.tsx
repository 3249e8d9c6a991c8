// Others at the campfire: the cards of one teller lie there together and are turned one by one; and at the end of a round all are compared.
import fire from 'icon:campfire';
import { Icon } from '../../../parts/icon.tsx';
import { Scene } from '../../parts/scene.tsx';
import { SeatShape } from '../../parts/seat-mark.tsx';
import { latelyTold } from '../../parts/tale.ts';
import { Teller, TellerStep, useTold } from '../../parts/teller.tsx';
import { Comes } from '../../parts/travels.tsx';
import { TaleBack, TaleFace } from '../pieces.tsx';
import { useNassau } from '../table.tsx';
import { comparedIn, type Fireside, tellerIn } from './fire.ts';
import './fireside.css';

/** What is being told of the fire, if it is and nobody waits for an answer. */
export function useFireside(): Fireside | null {
  const { me, question } = useNassau();
  const telling = useTold();
  if (!telling.going || question !== null) return null;
  const steps = latelyTold(telling);
  return comparedIn(steps) ?? tellerIn(steps, telling.waiting, me);
}

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '');

export function FiresideScene({ fireside, fold }: { readonly fireside: Fireside; readonly fold: () => void }) {
  const { names, say, speaker } = useNassau();
  const telling = useTold();
  return (
    <Scene
      className="nas-fireside-scene"
      title={fireside.kind === 'teller' ? say('tellsAtFire', { name: names[fireside.seat]! }) : say('compared')}
      offers={[]}
      fold={fold}
      told={<Teller telling={telling} look="line" kept={1} show={(step) => <TellerStep words={speaker.event(step)} />} />}
    >
      <div className="nas-fireside">
        <Icon body={fire} size={64} className="nas-fireside-blaze" />
        {fireside.kind === 'teller' ? (
          <ul className="nas-fireside-cards">
            {fireside.laid.map(({ key, card, points }) => (
              <Comes by="turned" key={key}>
                {card === null ? <TaleBack back="A" /> : <TaleFace card={card} />}
                <b>{say('points', { n: points })}</b>
              </Comes>
            ))}
            {fireside.waiting.map((back, i) => (
              <li key={i} data-waits>
                <TaleBack back={back} />
                <small>{say('faceDown')}</small>
              </li>
            ))}
          </ul>
        ) : (
          <ol className="nas-fireside-rows">
            {fireside.rows.map(({ seat, points, cards, bonus }) => (
              <li key={seat} data-won={bonus > 0}>
                <SeatShape seat={seat} />
                <b>{names[seat]}</b>
                <span>{say('cardsTold', { n: cards })}</span>
                <span>{say('points', { n: points })}</span>
                <strong>{signed(bonus)}</strong>
              </li>
            ))}
          </ol>
        )}
      </div>
    </Scene>
  );
}
