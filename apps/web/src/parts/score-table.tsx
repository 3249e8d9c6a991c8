import laurel from 'icon:laurel-crown';
import type { Result, Told } from '@boucan/kernel';
import type { Speaker } from '@boucan/words';
import { useLang } from '../words/lang.tsx';
import { Icon } from './icon.tsx';
import { SeatBadge } from './seat-badge.tsx';
import './score-table.css';

interface Props {
  readonly result: Result;
  readonly names: readonly string[];
  readonly speaker: Speaker;
  /** The final count of each seat, where the game tells one. */
  readonly sums: readonly (Told | null)[];
  /** What is added up, by its name among the parameters of a count. */
  readonly sources: readonly string[];
}

/** How a match ended: where everything came from, a column for each player, the best first; and the totals. */
export function ScoreTable({ result, names, speaker, sums, sources }: Props) {
  const { t } = useLang();
  const rank = (seat: number): number => result.scores[seat]! + (result.winners.includes(seat) ? 0.5 : 0);
  const seats = [...names.keys()].toSorted((a, b) => rank(b) - rank(a));
  const part = (seat: number, source: string): number => {
    const value = sums[seat]?.with[source];
    return typeof value === 'number' ? value : 0;
  };
  return (
    <div className="scores-scroll">
      <table className="scores">
        <thead>
          <tr>
            <td />
            {seats.map((seat) => (
              <th key={seat} scope="col" data-won={result.winners.includes(seat)} style={{ '--seat': `var(--seat-${seat})` }}>
                <SeatBadge seat={seat} size={30} />
                <span className="scores-name">{names[seat]}</span>
                {result.winners.includes(seat) && (
                  <span className="scores-won">
                    <Icon body={laurel} size={18} />
                    <span>{t('table.over.winner')}</span>
                  </span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sources.map((source) => (
            <tr key={source}>
              <th scope="row">{speaker.name(source)}</th>
              {seats.map((seat) => (
                <td key={seat} data-none={part(seat, source) === 0}>
                  {String(part(seat, source)).replace('-', '−')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('table.over.total')}</th>
            {seats.map((seat) => (
              <td key={seat}>{result.scores[seat]}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
