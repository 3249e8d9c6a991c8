import chest from 'icon:locked-chest';
import coins from 'icon:two-coins';
import { Icon } from '../../../parts/icon.tsx';
import type { PlayerView } from '../content.ts';
import { useDeck } from '../deck.tsx';
import './purse.css';

/** Gold aboard and in the chest; of others' nobody is told more than how often they hid some.   FDM-INFO-02, FDM-INFO-04 */
export function Purse({ player: p }: { readonly player: PlayerView }) {
  const { say } = useDeck();
  if (p.gold === null || p.chest === null)
    return (
      <span className="fdm-purse" title={say('dSecretGold', { n: p.stashes })}>
        <span className="sr-only">{say('dSecretGold', { n: p.stashes })}</span>
        <span aria-hidden="true" className="fdm-veil">
          <Icon body={coins} size={18} /> ?
        </span>
        <span aria-hidden="true" className="fdm-veil">
          <Icon body={chest} size={18} /> ? · {say('stashed', { n: p.stashes })}
        </span>
      </span>
    );
  return (
    <span className="fdm-purse">
      <span title={say('gold')}>
        <span className="sr-only">{say('goldOf', { n: p.gold })}. </span>
        <Icon body={coins} size={18} />
        <b aria-hidden="true">{p.gold}</b>
      </span>
      <span title={say('chest')}>
        <span className="sr-only">{say('chestOf', { n: p.chest })}. </span>
        <Icon body={chest} size={18} />
        <b aria-hidden="true">{p.chest}</b>
      </span>
    </span>
  );
}
