// What has just happened, at a pace one can follow. One's own moves one has seen.
import type { Seat } from '@boucan/kernel';
import { Dice } from '../../parts/die.tsx';
import { SeatShape } from '../../parts/seat-mark.tsx';
import { stepsIn, type ToldStep } from '../../parts/tale.ts';
import { type Pace, seatIn, Teller, TellerStep, useTold } from '../../parts/teller.tsx';
import { useVoyage } from '../table.tsx';
import './telling.css';

/** Told whoever did it: what dice, cards and enemies did. */
const ALWAYS =
  /^(dice|group\.(rolled|fought|explored|lost|down)|event|foe|boarding|enemy|plot|mutiny|captain|crew|ship\.(hit|sunk|aground|collided|driven)|thief|crab|tower|card|maelstrom|whale|tentacles|guns|night|day|marker\.(revealed|lost)|markers|speed|voyage|score|rank|rum|confront|island|explorer|wind|fog|harbour)/u;
/** Not worth a pause of its own. */
const NEVER = /^(person\.chosen|mission\.dealt|watch\.advanced|group\.(tired|rested)|sails\.handled|markers\.laid|round\.began)/u;

export const paceFor = (me: Seat | null): Pace<ToldStep> => ({
  stepsOf: (lines) =>
    stepsIn(lines, ({ event }, { what }) => {
      const own = what.type === 'chose' && what.seat === me;
      return !NEVER.test(event) && (!own || ALWAYS.test(event));
    }),
  shows: ({ event }, waiting) => (event.startsWith('score.') ? 420 : Math.max(240, 1000 - 60 * waiting)),
  lingers: 1500,
});

const GRAVE =
  /^(person\.(wounded|down|fell)|group\.(wounded|down|lost)|ship\.(hit|sunk|aground|collided)|crew|plot\.exposed|marker\.lost)/u;

export const Step = ({ step }: { readonly step: ToldStep }) => {
  const { speaker } = useVoyage();
  const seat = seatIn(step);
  const { dice } = step.with;
  return (
    <TellerStep
      grave={GRAVE.test(step.event)}
      words={speaker.event(step)}
      picture={seat === null ? null : <SeatShape seat={seat} />}
    >
      {Array.isArray(dice) && <Dice faces={dice as number[]} words="" />}
    </TellerStep>
  );
};

export function News() {
  return (
    <Teller telling={useTold()} look="panel" inSlot={false} className="sku-news" kept={2} show={(step) => <Step step={step} />} />
  );
}
