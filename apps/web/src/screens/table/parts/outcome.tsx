import trophy from 'icon:trophy';
import { type RefObject, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Icon } from '../../../parts/icon.tsx';
import { useLang } from '../../../words/lang.tsx';
import { useTable } from '../model/context.ts';

/** The match is over: who won, and what comes next. */
export function Outcome({ sentence }: { readonly sentence: RefObject<HTMLElement | null> }) {
  const { t } = useLang();
  const { view, source, openSheet } = useTable();
  const winners = useWinners();
  return (
    <section ref={sentence} tabIndex={-1} data-home className="tb-prompt" aria-label={t('table.prompt')}>
      <div className="tb-prompt-line">
        <Icon body={trophy} size={30} className="tb-gold" />
        <p className="tb-prompt-text">
          <strong>{winners}</strong>
        </p>
        <div className="tb-prompt-buttons">
          <button type="button" onClick={() => openSheet('scores')}>
            {t('table.over.scores')}
          </button>
          <Link href={source.replay} className="button">
            {t('table.over.replay')}
          </Link>
          {view.viewer !== 'table' && <Rematch />}
        </div>
      </div>
    </section>
  );
}

/** Who has won, in a sentence. */
export function useWinners(): string {
  const { t, lang } = useLang();
  const { view, names, mine } = useTable();
  const winners = view.result?.winners ?? [];
  if (winners.length === 1 && winners[0] === mine) return t('table.over.you-won');
  return t('table.over.won', { names: new Intl.ListFormat(lang).format(winners.map((s) => names[s]!)), count: winners.length });
}

/** Another match on the same terms, in one click. */
export function Rematch() {
  const { t } = useLang();
  const { source } = useTable();
  const [, navigate] = useLocation();
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');
  const again = async () => {
    setState('asking');
    try {
      navigate(await source.rematch());
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <button type="button" className="primary" disabled={state === 'asking'} onClick={() => void again()}>
        {t('table.over.rematch')}
      </button>
      {state === 'failed' && (
        <span role="alert" className="tb-failed">
          {t('table.over.rematch-failed')}
        </span>
      )}
    </>
  );
}
