import musket from 'icon:musket';
import chest from 'icon:open-treasure-chest';
import cannon from 'icon:pirate-cannon';
import { portRoyalTable } from '@boucan/brethren/content/deck';
import { Icon } from '../../parts/icon.tsx';
import { speaks } from '../parts/speaks.ts';
import { Coin } from '../parts/token.tsx';
import { CardBack } from './pieces.tsx';
import './port-royal.css';
import type { Tells } from './speech.ts';

interface PortRoyalProps {
  readonly players: number;
  readonly pile: number;
  readonly pot: number;
  readonly tell: Tells;
  readonly words: { readonly pile: string; readonly pot: string; readonly table: string };
}

/** Port Royal in the middle of the table: the compass, the pot, what the deck held, and the draw pile. */
export function PortRoyal({ players, pile, pot, tell, words }: PortRoyalProps) {
  const held = portRoyalTable(players);
  const row = (what: 'chest' | 'cannon' | 'musket', body: string, count: number) => (
    <span {...speaks({ words: tell('deck', { what, n: count }), rule: 'BRE-SETUP-10' })}>
      <Icon body={body} />
      {count}
    </span>
  );
  return (
    <section className="bre-port-royal" aria-label="Port Royal">
      <svg className="bre-compass" viewBox="-50 -50 100 100" aria-hidden="true">
        <circle r="40" className="bre-compass-ring" />
        {Array.from({ length: 16 }, (_, i) => {
          const long = i % 4 === 0 ? 44 : i % 2 === 0 ? 30 : 20;
          return (
            <path
              key={i * 22.5}
              transform={`rotate(${i * 22.5})`}
              d={`M0 ${-long}L4 -7H-4z`}
              className={i % 4 === 0 ? 'bre-point' : 'bre-point-small'}
            />
          );
        })}
        <text y="-41" className="bre-compass-n">
          N
        </text>
      </svg>
      <h3 {...speaks({ words: tell('portRoyal'), rule: 'BRE-END-05' })}>Port Royal</h3>
      <div className="bre-held" role="img" aria-label={words.table}>
        {row('chest', chest, held.chests)}
        {row('cannon', cannon, held.cannons)}
        {row('musket', musket, held.muskets)}
      </div>
      <div className="bre-stores">
        <span
          className="bre-store"
          role="img"
          aria-label={words.pot}
          {...speaks({ name: words.pot, words: tell('pot', { n: pot }), rule: 'BRE-END-07' })}
        >
          <Coin n={pot} />
        </span>
        <span
          className={`bre-store${pile === 0 ? ' bre-spent' : ''}`}
          role="img"
          aria-label={words.pile}
          {...speaks({ words: tell('pile', { n: pile }), rule: 'BRE-TURN-17' })}
        >
          <CardBack />
          <b>{pile}</b>
        </span>
      </div>
    </section>
  );
}
