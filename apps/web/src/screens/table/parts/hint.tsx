import cross from 'icon:cross-mark';
import spyglass from 'icon:spyglass';
import { Icon } from '../../../parts/icon.tsx';
import { useMatters, usePlan } from '../../../parts/use-matters.ts';
import { useLang } from '../../../words/lang.tsx';
import { useTable } from '../model/context.ts';
import type { Hints } from '../model/use-hint.ts';
import './hint.css';

/** What scrolls must be reached by the keyboard. */
const REACHED = { tabIndex: 0 } as const;

export function HintButton({ hints }: { readonly hints: Hints }) {
  const { t } = useLang();
  return (
    <button
      type="button"
      className="tb-square tb-hint-ask"
      aria-label={t('table.hint')}
      title={t('table.hint')}
      aria-disabled={hints.said === 'thinking'}
      onClick={() => hints.said !== 'thinking' && hints.ask()}
    >
      <Icon body={spyglass} size={18} />
    </button>
  );
}

/** What a bot would choose here, and which matters speak for it. It stands where the question does. */
export function HintSaid({ hints }: { readonly hints: Hints }) {
  const { t } = useLang();
  const { speaker } = useTable();
  const matters = useMatters(speaker);
  const plan = usePlan(speaker);
  const { said } = hints;
  const dismiss = () => {
    hints.dismiss();
    document.querySelector<HTMLElement>('.tb-hint-ask')?.focus();
  };
  return (
    <div role="status">
      {said !== null && (
        <div className="tb-why tb-hint">
          <Icon body={spyglass} size={22} />
          <p {...REACHED}>
            {said === 'thinking'
              ? t('table.hint.thinking')
              : `${t('table.hint.says', { choice: speaker.label(said.choice) })} ${plan(said.plan)} ${matters(said.why)}`}
          </p>
          <button type="button" className="quiet tb-square" aria-label={t('table.dismiss')} onClick={dismiss}>
            <Icon body={cross} size={14} />
          </button>
        </div>
      )}
    </div>
  );
}
