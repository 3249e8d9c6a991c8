// A roll that could still be better: the dice, what they must exceed, and whether to tempt destiny.
import { Icon } from '../../../parts/icon.tsx';
import { varsOf } from '../../parts/at-table.ts';
import { Dice } from '../../parts/die.tsx';
import { OfferRows } from '../../parts/offer-list.tsx';
import type { ClassId } from '../content.ts';
import { ICONS } from '../icons.ts';
import { Portrait } from '../pieces/portrait.tsx';
import { useVoyage } from '../table.tsx';
import './again.css';

interface Trial {
  readonly roll: string;
  readonly over: number;
  readonly pips: number;
  readonly dice: readonly number[];
}

/** Asked of whoever could throw a die again. */
export const isAgain = (question: string | null): boolean => question === 'dice.again' || question === 'confront.again';

export function Again() {
  const { view, params, offers, say, speaker, question } = useVoyage();
  const confronted = question === 'confront.again';
  const trial = confronted ? null : varsOf<Trial>(view, 'trial');
  const who = params.who as ClassId | undefined;
  const dice = (confronted ? params.dice : trial?.dice) as readonly number[] | undefined;
  if (dice === undefined || who === undefined) return null;
  const wins = (die: number): boolean => trial !== null && trial.roll !== 'explore' && die + trial.pips > trial.over;
  const others = confronted ? (params.others as readonly number[]) : [];
  return (
    <section className="sku-again" aria-label={say('again')}>
      <Portrait who={who} size={54} />
      <div>
        <b>{trial === null ? speaker.name(who) : say('advises', { name: speaker.name(who), what: speaker.name(trial.roll) })}</b>
        <small>
          {trial === null
            ? say('highestFirst')
            : trial.roll === 'explore'
              ? say('bestCounts')
              : say('mustExceed', { n: Math.max(0, trial.over - trial.pips) })}
        </small>
      </div>
      <Dice faces={dice} words={dice.join(', ')} under={(i) => (wins(dice[i]!) ? <span className="sku-win">✓</span> : null)} />
      {others.length > 0 && (
        <>
          <small>{say('against')}</small>
          <Dice faces={others} words={others.join(', ')} />
        </>
      )}
      <span className="sku-destiny">
        <Icon body={ICONS.dice} size={16} /> {say('destinyLeft', { n: params.destiny as number })}
      </span>
      <OfferRows offers={offers} />
    </section>
  );
}
