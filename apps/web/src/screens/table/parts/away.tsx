import { Dialog } from '../../../parts/dialog.tsx';
import { SeatBadge } from '../../../parts/seat-badge.tsx';
import { useLang } from '../../../words/lang.tsx';
import { useTable } from '../model/context.ts';
import type { LogLine } from '../model/lines.ts';
import { useLines } from '../model/use-words.ts';
import './away.css';

/** On return: what happened since, then your decision. */
export function Away({ missed, done }: { readonly missed: readonly LogLine[]; readonly done: () => void }) {
  const { t } = useLang();
  const { view, speaker } = useTable();
  const say = useLines();
  return (
    <Dialog title={t('table.away')} onClose={done} className="tb-sheet">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by the keyboard */}
      <ol className="tb-missed" tabIndex={0} aria-label={t('table.away')}>
        {missed.map((line) => {
          const seat = 'told' in line && typeof line.told.with.seat === 'number' ? line.told.with.seat : null;
          return (
            <li key={line.key} className="tb-line" data-kind={line.kind}>
              {seat === null ? <span /> : <SeatBadge seat={seat} size={18} />}
              <span>{say(line)}</span>
            </li>
          );
        })}
      </ol>
      {view.asked !== null && (
        <p className="tb-now">
          <strong>{t('table.your-turn')}</strong> {speaker.prompt(view.asked)}
        </p>
      )}
      <button type="button" className="primary" onClick={done}>
        {t('table.away.on')}
      </button>
    </Dialog>
  );
}
