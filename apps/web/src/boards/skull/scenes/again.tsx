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

export function Again() {
  const { view, params, offers, say, speaker } = useVoyage();
  const trial = varsOf<Trial>(view, 'trial');
  const who = params.who as ClassId | undefined;
  if (trial === null || who === undefined) return null;
  const wins = (die: number): boolean => trial.roll !== 'explore' && die + trial.pips > trial.over;
  return (
    <section className="sku-again" aria-label={say('again')}>
      <Portrait who={who} size={54} />
      <div>
        <b>
          {speaker.name(who)}: {speaker.name(trial.roll)}
        </b>
        <small>
          {trial.roll === 'explore' ? say('bestCounts') : say('mustExceed', { n: Math.max(0, trial.over - trial.pips) })}
        </small>
      </div>
      <Dice
        faces={trial.dice}
        words={trial.dice.join(', ')}
        under={(i) => (wins(trial.dice[i]!) ? <span className="sku-win">✓</span> : null)}
      />
      <span className="sku-destiny">
        <Icon body={ICONS.dice} size={16} /> {say('destinyLeft', { n: params.destiny as number })}
      </span>
      <OfferRows offers={offers} />
    </section>
  );
}
