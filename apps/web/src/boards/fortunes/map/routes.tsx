// Trade routes: from one's own ship to every port that asks for a good aboard; with an empty hold, to all that ask for something nearby.
import { speaks } from '../../parts/speaks.ts';
import { CARGO, GOODS, type Good } from '../content.ts';
import { useDeck } from '../deck.tsx';
import { DemandToken } from '../tokens/tokens.tsx';
import { actionsFrom, askersOf } from './distance.ts';
import { PLACES } from './places.ts';
import './routes.css';

/** With nothing aboard: so far is worth a thought. */
const NEARBY = 3;

export function Routes() {
  const { board, me, say, speaker } = useDeck();
  const seat = me ?? Math.max(0, board.turn.seat);
  const player = board.players[seat]!;
  const { zone, cargo } = player;
  const aboard = new Set((cargo ?? []).map((card) => CARGO[card].good));
  const goods: readonly Good[] = aboard.size > 0 ? [...aboard] : GOODS;
  const [x, y] = PLACES[zone].roads;
  return (
    <g className="fdm-routes">
      {goods.flatMap((good) =>
        askersOf(board.demand, good, zone)
          .filter(({ moves }) => aboard.size > 0 || moves <= NEARBY)
          .map((asker) => {
            const to = asker.zone;
            const n = actionsFrom(player, asker);
            const [px, py] = PLACES[to].port ?? PLACES[to].roads;
            const bend = (px - x) * 0.16;
            const [mx, my] = [(x + px) / 2 + (py - y) * 0.12, (y + py) / 2 - bend];
            return (
              <g
                key={`${good} ${to}`}
                {...speaks({
                  name: say('routeTo', { good: speaker.name(good), zone: speaker.name(to), n }),
                  words: say('routeActions', { n }),
                })}
              >
                <path d={`M${x} ${y}Q${mx} ${my} ${px} ${py}`} />
                <g transform={`translate(${px + 16} ${py + 12}) scale(.8)`}>
                  <DemandToken good={good} lit={false} />
                  <text x="22" y="6">
                    {say('routeShort', { n })}
                  </text>
                </g>
              </g>
            );
          }),
      )}
    </g>
  );
}
