// What has just happened, at a pace one can follow: others' moves, fights and the count. One's own moves one has seen.
import type { Seat } from '@boucan/kernel';
import { Icon } from '../../../parts/icon.tsx';
import { Dice } from '../../parts/die.tsx';
import { SeatShape } from '../../parts/seat-mark.tsx';
import { stepsIn, type ToldStep } from '../../parts/tale.ts';
import { type Pace, seatIn, Teller, TellerStep, useTold } from '../../parts/teller.tsx';
import { type Good, LOSS_OF, opponentNumber, REPELS, type Token, taleNumber } from '../content.ts';
import { ICONS, LOSS_ICONS } from '../icons.ts';
import { GoodPiece, TaleFace } from '../pieces.tsx';
import { OpponentPiece } from '../sea/opponent.tsx';
import { useNassau } from '../table.tsx';
import './telling.css';

/** Told whoever did it. */
const ALWAYS =
  /^(fight|bomb|crates|tokens|crate|dodge|dice|attack|loss|weapon\.lost|opponent|dutchman|tale\.told|joke|tales|points|home|refit|count|sea-dog|offering|animals|round|sea\.)/u;
/** Not worth a pause of its own. */
const NEVER = /^(match\.began|provision\.eaten|deck\.renewed|animal\.shown|post\.restocked)/u;

export const paceFor = (me: Seat | null): Pace<ToldStep> => ({
  stepsOf: (lines) =>
    stepsIn(lines, ({ event }, { what }) => {
      const own = what.type === 'chose' && what.seat === me;
      return !NEVER.test(event) && (!own || ALWAYS.test(event));
    }),
  shows: ({ event }, waiting) => (event.startsWith('count.') ? 420 : Math.max(260, 1000 - 60 * waiting)),
  lingers: 1500,
});

const GRAVE = /^(loss|weapon\.lost|points\.lost|opponent\.unharmed|crate\.dodged|animal\.unseated)/u;

export const TokenPiece = ({ token, size = 34 }: { readonly token: Token; readonly size?: number }) => (
  <span
    className="round nas-token"
    data-token={token === 'nothing' || token === 'dodge' ? token : 'attack'}
    style={{ '--size': `${size}px` }}
    aria-hidden="true"
  >
    {token === 'nothing' ? (
      '–'
    ) : (
      <Icon body={token === 'dodge' ? ICONS.dodge : LOSS_ICONS[LOSS_OF[token]]} size={Math.round(size * 0.62)} />
    )}
  </span>
);

export function News() {
  const telling = useTold();
  const { speaker, say, offers } = useNassau();
  // What can be done takes the place of what was told: the log has it.
  if (offers.length > 0) return null;
  return (
    <Teller
      telling={telling}
      look="panel"
      inSlot={false}
      className="nas-news"
      kept={1}
      show={(step) => {
        const seat = seatIn(step);
        const { tokens, dice, opponent, card, good } = step.with;
        return (
          <TellerStep
            grave={GRAVE.test(step.event)}
            words={speaker.event(step)}
            picture={
              <>
                {seat !== null && <SeatShape seat={seat} />}
                {typeof opponent === 'string' && opponent.startsWith('opp-') && (
                  <OpponentPiece number={opponentNumber(opponent)} size={40} />
                )}
                {typeof good === 'string' && <GoodPiece good={good as Good} />}
              </>
            }
          >
            {Array.isArray(tokens) && (tokens as Token[]).map((token, i) => <TokenPiece key={i} token={token} size={28} />)}
            {Array.isArray(dice) && (
              <DefenceDice dice={dice as number[]} words={say('dice', { dice: (dice as number[]).join(', ') })} />
            )}
            {typeof card === 'string' && card.startsWith('tale-') && <TaleFace card={taleNumber(card)} />}
          </TellerStep>
        );
      }}
    />
  );
}

/** Dice, with a tick under those that repel. */
export const DefenceDice = ({ dice, words }: { readonly dice: readonly number[]; readonly words: string }) => (
  <Dice faces={dice} words={words} under={(i) => (dice[i]! >= REPELS ? <span className="nas-repels">✓</span> : null)} />
);
