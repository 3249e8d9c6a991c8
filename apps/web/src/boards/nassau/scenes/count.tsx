// The final count, source by source, as it is told; and when all is told, the whole table.
import './count.css';
import crown from 'icon:laurel-crown';
import type { Seat } from '@boucan/kernel';
import { Icon } from '../../../parts/icon.tsx';
import { SeatBadge } from '../../../parts/seat-badge.tsx';
import { useTold } from '../../parts/teller.tsx';
import { useNassau } from '../table.tsx';

const SOURCES = ['towers', 'opponents', 'goods', 'weapons', 'companions', 'cargo'] as const;
type Source = (typeof SOURCES)[number];

export function FinalCount() {
  const { view, board, names, speaker, say } = useNassau();
  const telling = useTold();
  const { counts, tracks, expansions } = useCounted();
  /** Those that wait to be told are still blank. */
  const waits = (source: string, seat: Seat): boolean =>
    telling.waiting.some(({ event, with: w }) => event === `count.${source}` && w.seat === seat);
  const totals = board.ships.map(({ score }) => score);
  const done = !telling.waiting.some(({ event }) => event.startsWith('count.'));
  const winners = view.result?.winners ?? [];
  const reached = { tabIndex: 0 } as const;
  return (
    <section className="nas-count" aria-label={say('count')} {...reached}>
      <h3>{say('count')}</h3>
      <table>
        <thead>
          <tr>
            <td />
            {names.map((name, seat) => (
              <th key={seat} scope="col">
                <SeatBadge seat={seat} size={26} />
                <span>{name}</span>
                {done && winners.includes(seat) && <Icon body={crown} size={22} label={say('winner')} className="nas-crown" />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{speaker.name('track')}</th>
            {tracks.map((n, seat) => (
              <td key={seat}>{n}</td>
            ))}
          </tr>
          {SOURCES.map((source) => (
            <tr key={source}>
              <th scope="row">{speaker.name(source)}</th>
              {counts.map((count, seat) => (
                <td key={seat} data-waits={waits(source, seat)}>
                  <b>{count[source].points}</b>
                  <small>{factors(source, count)}</small>
                </td>
              ))}
            </tr>
          ))}
          {expansions.some((n) => n !== 0) && (
            <tr>
              <th scope="row">{speaker.name('expansion')}</th>
              {expansions.map((n, seat) => (
                <td key={seat} data-waits={!done}>
                  {n}
                </td>
              ))}
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{speaker.name('total')}</th>
            {totals.map((n, seat) => (
              <td key={seat} data-waits={!done}>
                <b>{n}</b>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

type Count = ReturnType<typeof useNassau>['board']['ships'][number]['sums']['count'];

/** What was multiplied. */
function factors(source: Source, { towers, opponents, goods, weapons, companions, cargo }: Count): string {
  switch (source) {
    case 'towers':
      return `${towers.crates} × ${towers.towers}`;
    case 'opponents':
      return `${opponents.sum} × ${opponents.kinds}`;
    case 'goods':
      return `${goods.sum} × ${goods.goods}`;
    case 'weapons':
      return `${weapons.most} × ${weapons.tokens}`;
    case 'companions':
      return `${companions.pairs} × 8`;
    case 'cargo':
      return `${cargo.things} ÷ 2`;
  }
}

/** What every source has brought, and what stood on the track before. */
function useCounted() {
  const { board } = useNassau();
  const telling = useTold();
  const counts = board.ships.map(({ sums }) => sums.count);
  const totals = [...telling.told, ...telling.waiting].filter(({ event }) => event === 'count.total');
  const expansions = board.ships.map((_, seat) => Number(totals.findLast(({ with: w }) => w.seat === seat)?.with.expansion ?? 0));
  const tracks = board.ships.map(
    ({ score }, seat) => score - expansions[seat]! - SOURCES.reduce((sum, source) => sum + counts[seat]![source].points, 0),
  );
  return { counts, tracks, expansions };
}
