import laurel from 'icon:laurels';
import coins from 'icon:two-coins';
import { Icon } from '../../parts/icon.tsx';
import { useLang } from '../../words/lang.tsx';
import type { StandingProps } from '../board.ts';
import { StandingLine, Stat } from '../parts/standing.tsx';
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
    <StandingLine words={words}>
      <Stat strong>
        <Icon body={laurel} size={15} />
        {p.points}
      </Stat>
      <Stat room="little">
        <Icon body={coins} size={15} />
        {p.gold ?? '?'}
      </Stat>
      {p.captain !== null && (
        <Stat room="some">
          <ShipPicture type={p.ship.type} seat={seat} size={20} />
          {flag !== null && <Flag of={flag} size={17} />}
        </Stat>
      )}
      <Stat room="more">
        <CardBack of="cargo" />
        {p.cargoCards}
      </Stat>
      <Stat room="more">
        <CardBack of="glory" />
        {p.cards}
      </Stat>
    </StandingLine>
  );
}
