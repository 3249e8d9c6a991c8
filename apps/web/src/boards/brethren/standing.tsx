import chest from 'icon:open-treasure-chest';
import purse from 'icon:swap-bag';
import type { CoastView } from '@boucan/brethren';
import { Icon } from '../../parts/icon.tsx';
import { useLang } from '../../words/lang.tsx';
import type { StandingProps } from '../board.ts';
import { chests, standing, treasure } from './describe.ts';
import { CardBack, Doubloon, ShipPiece } from './pieces.tsx';
import { sayIn } from './words.ts';

/** What lies open before a captain: hoard, chests, doubloons to spend; and where there is room, ships to come and cards in hand. */
export function Standing({ view, seat }: StandingProps) {
  const { lang } = useLang();
  const c = (view.match!.board as CoastView).captains[seat]!;
  const words = standing(sayIn(lang), c);
  return (
    <span className="bre-standing" title={words}>
      <span className="bre-stock" aria-hidden="true">
        <span className="bre-stat bre-hoard">
          <Doubloon />
          {treasure(c.won) + c.tokens}
        </span>
        <span className="bre-stat bre-chests">
          <Icon body={chest} className="bre-icon" />
          {chests(c.won)}
        </span>
        <span className="bre-stat bre-few">
          <Icon body={purse} className="bre-icon" />
          {c.tokens}
        </span>
        <span className="bre-stat bre-more">
          <ShipPiece ship="galleon" seat={seat} />
          {c.galleons}
        </span>
        <span className="bre-stat bre-more">
          <ShipPiece ship="schooner" seat={seat} />
          {c.schooners}
        </span>
        <span className="bre-stat bre-most">
          <CardBack seat={null} card={null} />
          {c.cards}
        </span>
      </span>
      <span className="bre-stock-words">{words}</span>
    </span>
  );
}
