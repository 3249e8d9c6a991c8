// Others at the campfire: the cards of one teller lie there together and are turned one by one; and at the end of a round all are compared.
import fire from 'icon:campfire';
import type { Seat } from '@boucan/kernel';
import { Icon } from '../../../parts/icon.tsx';
import { Scene } from '../../parts/scene.tsx';
import { SeatShape } from '../../parts/seat-mark.tsx';
import { latelyTold, type ToldStep } from '../../parts/tale.ts';
import { Teller, TellerStep, useTold } from '../../parts/teller.tsx';
import { Comes } from '../../parts/travels.tsx';
import { type Back, backOf, type Tale, taleNumber } from '../content.ts';
import { TaleBack, TaleFace } from '../pieces.tsx';
import { useNassau } from '../table.tsx';
import './fireside.css';

/** A card at the fire: a tale, or a joke that stays face down; what it brought. */
interface Laid {
  readonly key: string;
  readonly card: Tale | null;
  readonly points: number;
}

interface Compared {
  readonly seat: Seat;
  readonly points: number;
  readonly cards: number;
  /** For the best, or for whoever has told nothing. */
  readonly bonus: number;
}

export type Fireside =
  | { readonly kind: 'teller'; readonly seat: Seat; readonly laid: readonly Laid[]; readonly waiting: readonly Back[] }
  | { readonly kind: 'compared'; readonly rows: readonly Compared[] };

const CARD = /^(tale|joke)\.told$/u;
const WITH_A_TALE = /^(tale\.told|joke\.told|points\.scored|item\.|animal\.used|stop\.made)/u;

/** The teller whose tale was the latest, with the cards of his that have been told. */
function tellerIn(steps: readonly ToldStep[], waiting: readonly ToldStep[], me: Seat | null): Fireside | null {
  const last = steps.findLastIndex(({ event }) => CARD.test(event));
  if (last < 0) return null;
  const { seat } = steps[last]!.with;
  if (seat === me || steps.slice(last).some(({ event, with: w }) => !WITH_A_TALE.test(event) || w.seat !== seat)) return null;
  const from = steps.findLastIndex(({ event, with: w }, i) => i < last && (!WITH_A_TALE.test(event) || w.seat !== seat));
  const laid = steps
    .slice(from + 1)
    .flatMap(({ event, key, with: w }): Laid[] =>
      CARD.test(event)
        ? [{ key, card: event === 'tale.told' ? taleNumber(w.card as string) : null, points: w.points as number }]
        : [],
    );
  const others = waiting.findIndex(({ event, with: w }) => !WITH_A_TALE.test(event) || w.seat !== seat);
  const his = others < 0 ? waiting : waiting.slice(0, others);
  const backs = his.flatMap(({ event, with: w }): Back[] =>
    CARD.test(event) ? [event === 'tale.told' ? backOf(taleNumber(w.card as string)) : 'A'] : [],
  );
  return { kind: 'teller', seat: seat as Seat, laid, waiting: backs };
}

const COMPARED = /^(tales\.compared|points\.(scored|lost))$/u;

function comparedIn(steps: readonly ToldStep[]): Fireside | null {
  const from = steps.findLastIndex(({ event }) => !COMPARED.test(event));
  const run = steps.slice(from + 1);
  if (!run.some(({ event }) => event === 'tales.compared')) return null;
  const rows: Compared[] = [];
  for (const { event, with: w } of run) {
    const [seat, points] = [w.seat as Seat, w.points as number];
    if (event === 'tales.compared') rows.push({ seat, points, cards: w.cards as number, bonus: 0 });
    else {
      const row = rows.findIndex((one) => one.seat === seat);
      if (row >= 0) rows[row] = { ...rows[row]!, bonus: event === 'points.lost' ? -points : points };
    }
  }
  return { kind: 'compared', rows };
}

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
