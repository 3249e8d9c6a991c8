import chest from 'icon:open-treasure-chest';
import purse from 'icon:swap-bag';
import type { CoastView } from '@boucan/brethren';
import { Icon } from '../../parts/icon.tsx';
import { useLang } from '../../words/lang.tsx';
import type { StandingProps } from '../board.ts';
import { StandingLine, Stat } from '../parts/standing.tsx';
import { Coin } from '../parts/token.tsx';
import { chests, standing, treasure } from './describe.ts';
import { CardBack, ShipPiece } from './pieces.tsx';
import './standing.css';
import { sayIn } from './words.ts';

/** What lies open before a captain: hoard, chests, doubloons to spend; and where there is room, ships to come and cards in hand. */
export function Standing({ view, seat }: StandingProps) {
  const { lang } = useLang();
  const c = (view.match!.board as CoastView).captains[seat]!;
  const words = standing(sayIn(lang), c);
  return (
    <StandingLine words={words} spelt>
      <Stat strong>
        <Coin />
        {treasure(c.won) + c.tokens}
      </Stat>
      <Stat room="little">
        <Icon body={chest} />
        {chests(c.won)}
      </Stat>
      <Stat room="some">
        <Icon body={purse} />
        {c.tokens}
      </Stat>
      <Stat room="more">
        <ShipPiece ship="galleon" seat={seat} />
        {c.galleons}
      </Stat>
      <Stat room="more">
        <ShipPiece ship="schooner" seat={seat} />
        {c.schooners}
      </Stat>
      <Stat room="most">
        <CardBack />
        {c.cards}
      </Stat>
    </StandingLine>
  );
}
