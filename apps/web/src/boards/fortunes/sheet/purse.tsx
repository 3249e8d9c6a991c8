import chest from 'icon:locked-chest';
import coins from 'icon:two-coins';
import { Icon } from '../../../parts/icon.tsx';
import { speaks } from '../../parts/speaks.ts';
import type { PlayerView } from '../content.ts';
import { useDeck } from '../deck.tsx';
import './purse.css';

/** Gold aboard and in the chest; of others' nobody is told more than how often they hid some.   FDM-INFO-02, FDM-INFO-04 */
export function Purse({ player: p }: { readonly player: PlayerView }) {
  const { say, tell } = useDeck();
  if (p.gold === null || p.chest === null)
    return (
      <span className="fdm-purse" {...speaks({ words: say('dSecretGold', { n: p.stashes }), rule: 'FDM-INFO-02' })}>
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
      <span {...speaks({ name: say('gold'), words: tell('gold'), rule: 'FDM-STASH-02' })}>
        <span className="sr-only">{say('goldOf', { n: p.gold })}. </span>
        <Icon body={coins} size={18} />
        <b aria-hidden="true">{p.gold}</b>
      </span>
      <span {...speaks({ name: say('chest'), words: tell('chest'), rule: 'FDM-STASH-03' })}>
        <span className="sr-only">{say('chestOf', { n: p.chest })}. </span>
        <Icon body={chest} size={18} />
        <b aria-hidden="true">{p.chest}</b>
      </span>
    </span>
  );
}
