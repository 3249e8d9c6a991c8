import { GOODS, HIDEOUTS, type ShipView } from '../content.ts';
import { GoodPiece } from '../pieces.tsx';
import { useNassau } from '../table.tsx';
import './hideout.css';

/** The hideout: its spaces from the top, the next one marked, and what lies in the centre. */
export function Hideout({ ship }: { readonly ship: ShipView }) {
  const { say, speaker } = useNassau();
  const { spaces } = HIDEOUTS[ship.hideout];
  const centre = GOODS.flatMap((good) => Array.from({ length: ship.centre[good] }, () => good));
  const { goods } = ship.sums.count;
  return (
    <div className="nas-hideout">
      <ol aria-label={say('hideout')}>
        {spaces.map(({ good, value }, i) => (
          <li key={good} data-full={i < ship.hidden} data-next={i === ship.hidden}>
            <GoodPiece good={good} size={28} />
            <span className="sr-only">
              {say(i < ship.hidden ? 'spaceFull' : i === ship.hidden ? 'spaceNext' : 'spaceEmpty', {
                good: speaker.name(good),
                value,
              })}
            </span>
            <b aria-hidden="true">{value}</b>
            {i < ship.hidden && <i aria-hidden="true">✓</i>}
          </li>
        ))}
      </ol>
      <p className="nas-centre">
        <span>{say('centre', { n: centre.length })}</span>
        {centre.map((good, i) => (
          <GoodPiece key={i} good={good} size={22} />
        ))}
      </p>
      <p className="nas-hideout-sum">{say('hideoutSum', { sum: goods.sum, goods: goods.goods, points: goods.points })}</p>
    </div>
  );
}
