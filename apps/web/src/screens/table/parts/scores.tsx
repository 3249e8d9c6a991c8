import trophy from 'icon:laurel-crown';
import { Link } from 'wouter';
import { Dialog } from '../../../parts/dialog.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { SeatBadge } from '../../../parts/seat-badge.tsx';
import { useLang } from '../../../words/lang.tsx';
import { useTable } from '../model/context.ts';
import { countedAtEnd } from '../model/counted.ts';
import { Rematch, useWinners } from './outcome.tsx';
import { Proof } from './proof.tsx';
import './scores.css';

/** More steps than this are there to be unfolded. */
const AT_A_GLANCE = 12;

/** The final scores with the whole arithmetic, and what one can do after a match. */
export function Scores({ close }: { readonly close: () => void }) {
  const { t } = useLang();
  const { game, view, shown, names, speaker, source } = useTable();
  const winners = useWinners();
  const { result } = view;
  if (result === null) return null;
  const { sums, steps } = countedAtEnd(shown.notices, game.def.telling, view.seats.length);
  const ranked = names.map((_, seat) => seat).toSorted((a, b) => rank(b) - rank(a));
  function rank(seat: number): number {
    return result!.scores[seat]! + (result!.winners.includes(seat) ? 0.5 : 0);
  }
  return (
    <Dialog title={winners} onClose={close} className="tb-sheet tb-scores-sheet">
      <p>{speaker.end(result.end)}</p>
      <ol className="tb-scores">
        {ranked.map((seat) => {
          const sum = sums[seat] ?? null;
          const won = result.winners.includes(seat);
          return (
            <li key={seat} data-won={won} style={{ '--seat': `var(--seat-${seat})` }}>
              <SeatBadge seat={seat} size={36} />
              <div>
                <strong>{names[seat]}</strong>
                {won && (
                  <span className="tb-won">
                    <Icon body={trophy} size={18} /> {t('table.over.winner')}
                  </span>
                )}
              </div>
              <span className="tb-score">{result.scores[seat]}</span>
              {sum !== null && <p>{speaker.event(sum)}</p>}
            </li>
          );
        })}
      </ol>
      {steps.length > 0 && (
        <details open={steps.length <= AT_A_GLANCE}>
          <summary>{t('table.over.how')}</summary>
          <ul className="tb-steps">
            {steps.map((told) => (
              <li key={JSON.stringify(told)}>{speaker.event(told)}</li>
            ))}
          </ul>
        </details>
      )}
      <div className="tb-over-buttons">
        {view.viewer !== 'table' && <Rematch />}
        <Link href={source.replay} className="button">
          {t('table.over.replay')}
        </Link>
      </div>
      {shown.fork ? <p className="tb-note">{t('table.fork.what')}</p> : <Proof />}
    </Dialog>
  );
}
