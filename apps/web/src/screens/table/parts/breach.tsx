import { useMemo } from 'react';
import { isOtherThanAgreed } from '../../../net/entropy.ts';
import { useLang } from '../../../words/lang.tsx';
import { useTable } from '../model/context.ts';
import './breach.css';

/** Says loudly that this table is not the one this browser agreed to. */
export function Breach() {
  const { t } = useLang();
  const { view, shown, source } = useTable();
  const { terms, commitment, seats, dice } = view;
  const isOther = useMemo(
    () => !source.local && isOtherThanAgreed(shown.table, { terms, commitment, seats, dice } as typeof view),
    [source.local, shown.table, terms, commitment, seats, dice],
  );
  return isOther ? (
    <p className="tb-breach" role="alert">
      {t('table.breach')}
    </p>
  ) : null;
}
