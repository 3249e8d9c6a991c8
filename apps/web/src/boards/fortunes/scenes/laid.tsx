// Glory cards on the table, face down until they are carried out.
import { AnimatePresence, motion } from 'motion/react';
import { SeatBadge } from '../../../parts/seat-badge.tsx';
import { CardBack, GloryFace } from '../cards/cards.tsx';
import type { GloryId } from '../content.ts';
import { useDeck } from '../deck.tsx';

/** The cards that lie there, by whoever laid them down. */
export function Laid() {
  const { board, names, say, view, me } = useDeck();
  const open = board.windows.at(-1);
  if (open === undefined) return null;
  const pondering = (view.match?.asked ?? [])
    .filter((q) => q.question.startsWith('announcing.') && !q.answered && q.seat !== me)
    .map((q) => q.seat);
  return (
    <ul className="fdm-laid">
      <AnimatePresence>
        {open.announced.map((card, seat) =>
          card === null && !pondering.includes(seat) ? null : (
            <motion.li key={names[seat]} initial={{ opacity: 0, y: 30 }} animate={{ opacity: 1, y: 0 }} exit={{ opacity: 0 }}>
              {card === null ? (
                <span className="fdm-empty-place" />
              ) : card === 'hidden' ? (
                <CardBack of="glory" />
              ) : (
                <GloryFace card={card as GloryId} brief />
              )}
              <span className="fdm-thing">
                <SeatBadge seat={seat} size={20} />
                {card === null ? say('thinking', { name: names[seat] ?? '' }) : say('announced', { name: names[seat] ?? '' })}
              </span>
            </motion.li>
          ),
        )}
      </AnimatePresence>
      {open.counters.map(({ by, of }) => (
        <li key={`${by}-${of}`} className="fdm-note">
          {say('counterLaid', { by: names[by] ?? '', of: names[of] ?? '' })}
        </li>
      ))}
    </ul>
  );
}
