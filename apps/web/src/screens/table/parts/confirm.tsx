import { french } from '@boucan/words';
import { useEffect, useRef } from 'react';
import { useLang } from '../../../words/lang.tsx';
import { useTable } from '../model/context.ts';
import type { Confirming } from '../model/use-confirm.ts';
import { FinalityMark } from './finality.tsx';

/** A choice that is asked back, where the question stands. */
export function Confirm({ pending, make, drop }: Confirming) {
  const { t, lang } = useLang();
  const { speaker, help } = useTable();
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (pending !== null) yes.current?.focus();
  }, [pending]);
  if (pending === null) return null;
  const meaning = help.grave?.[lang][pending.choice[0]];
  return (
    <div className="tb-bar tb-confirm" role="alertdialog" aria-label={t('table.confirm')}>
      <p>
        <strong>{speaker.label(pending.choice)}</strong> <FinalityMark finality={pending.finality} />
        {meaning !== undefined && <span className="tb-meaning">{lang === 'fr' ? french(meaning) : meaning}</span>}
      </p>
      <div className="tb-bar-buttons">
        <button ref={yes} type="button" className="primary" onClick={make}>
          {t('table.confirm.do')}
        </button>
        <button type="button" onClick={drop}>
          {t('table.confirm.not')}
        </button>
      </div>
    </div>
  );
}
