// Glory cards on the table, face down until they are carried out.
import { SeatBadge } from '../../../parts/seat-badge.tsx';
import { CardPlace } from '../../parts/card.tsx';
import { Label, Note } from '../../parts/label.tsx';
import { ComingAndGoing } from '../../parts/presence.tsx';
import { Comes } from '../../parts/travels.tsx';
import { CardBack, GloryFace } from '../cards/cards.tsx';
import type { GloryId } from '../content.ts';
import { useDeck } from '../deck.tsx';
import './laid.css';

/** The cards that lie there, by whoever laid them down. One that may be carried out now stands there whole, to be pressed. */
export function Laid() {
  const { board, names, say, view, me, offers } = useDeck();
  const open = board.windows.at(-1);
  if (open === undefined) return null;
  const pondering = (view.match?.asked ?? [])
    .filter((q) => q.question.startsWith('announcing.') && !q.answered && q.seat !== me)
    .map((q) => q.seat);
  return (
    <ul className="fdm-laid">
      <ComingAndGoing>
        {open.announced.map((card, seat) =>
          (card === null ? !pondering.includes(seat) : offers.some(({ choice }) => choice.includes(card))) ? null : (
            <Comes by="dealt" key={names[seat]}>
              {card === null ? (
                <CardPlace />
              ) : card === 'hidden' ? (
                <CardBack of="glory" />
              ) : (
                <GloryFace card={card as GloryId} brief />
              )}
              <Label>
                <SeatBadge seat={seat} size={20} />
                {card === null ? say('thinking', { name: names[seat] ?? '' }) : say('announced', { name: names[seat] ?? '' })}
              </Label>
            </Comes>
          ),
        )}
      </ComingAndGoing>
      {open.counters.map(({ by, of }) => (
        <li key={`${by}-${of}`}>
          <Note>{say('counterLaid', { by: names[by] ?? '', of: names[of] ?? '' })}</Note>
        </li>
      ))}
    </ul>
  );
}
