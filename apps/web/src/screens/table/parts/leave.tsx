import type { Seat } from '@boucan/kernel';
import { Dialog } from '../../../parts/dialog.tsx';
import { useLang } from '../../../words/lang.tsx';
import { useTable } from '../model/context.ts';

/** Leaving is not giving up: a bot plays on, and one may come back. */
export function Leave({ seat, close }: { readonly seat: Seat; readonly close: () => void }) {
  const { t } = useLang();
  const { act, busy } = useTable();
  const leave = async () => {
    await act({ do: 'leave', seat });
    close();
  };
  return (
    <Dialog title={t('table.leave')} onClose={close} className="tb-sheet">
      <p>{t('table.leave.what')}</p>
      <div className="tb-over-buttons">
        <button type="button" className="primary" disabled={busy} onClick={() => void leave()}>
          {t('table.leave.do')}
        </button>
        <button type="button" onClick={close}>
          {t('table.leave.stay')}
        </button>
      </div>
    </Dialog>
  );
}
