import { Link } from 'wouter';
import { Dialog } from '../../../parts/dialog.tsx';
import { ScoreTable } from '../../../parts/score-table.tsx';
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
  const { sums, sources, steps } = countedAtEnd(shown.notices, game.def.telling, view.seats.length);
  return (
    <Dialog title={winners} onClose={close} className="tb-sheet tb-scores-sheet">
      <p>{speaker.end(result.end)}</p>
      <ScoreTable result={result} names={names} speaker={speaker} sums={sums} sources={sources} />
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
        {view.viewer !== 'table' && !shown.fork && (
          <Link href={`${source.replay}${source.replay.includes('?') ? '&' : '?'}what-if`} className="button">
            {t('table.over.what-if')}
          </Link>
        )}
      </div>
      {shown.fork ? <p className="tb-note">{t('table.fork.what')}</p> : <Proof />}
    </Dialog>
  );
}
