import laurel from 'icon:laurels';
import coins from 'icon:two-coins';
import { Icon } from '../../parts/icon.tsx';
import { useLang } from '../../words/lang.tsx';
import type { StandingProps } from '../board.ts';
import { CardBack } from './cards/cards.tsx';
import type { CaribbeanView } from './content.ts';
import { standing } from './describe.ts';
import { flagOf } from './ships/colours.ts';
import { Flag } from './ships/flag.tsx';
import { ShipPicture } from './ships/ship.tsx';
import { sayIn } from './words.ts';

/** Glory, gold, ship and flag; where there is room, cargo and cards. */
export function Standing({ view, seat }: StandingProps) {
  const { lang } = useLang();
  const p = (view.match!.board as CaribbeanView).players[seat]!;
  const flag = flagOf(p);
  const words = standing(sayIn(lang), p);
  return (
    <span className="fdm-standing" title={words}>
      <span className="sr-only">{words}</span>
      <span className="fdm-stock" aria-hidden="true">
        <span className="fdm-stat fdm-stat-glory">
          <Icon body={laurel} size={15} />
          {p.points}
        </span>
        <span className="fdm-stat">
          <Icon body={coins} size={15} />
          {p.gold ?? '?'}
        </span>
        {p.captain !== null && (
          <span className="fdm-stat fdm-few">
            <ShipPicture type={p.ship.type} seat={seat} />
            {flag !== null && <Flag of={flag} size={17} />}
          </span>
        )}
        <span className="fdm-stat fdm-more">
          <CardBack of="cargo" />
          {p.cargoCards}
        </span>
        <span className="fdm-stat fdm-more">
          <CardBack of="glory" />
          {p.cards}
        </span>
      </span>
    </span>
  );
}
