import type { Seat } from '@boucan/kernel';
import type { Command } from '@boucan/table';
import { Dialog } from '../../../parts/dialog.tsx';
import { useLang } from '../../../words/lang.tsx';
import { useTable } from '../model/context.ts';

interface Props {
  readonly player: string;
  readonly name: string;
  /** Where he sits, or null if he only looks on. */
  readonly seat: Seat | null;
  readonly close: () => void;
}

/** The host frees somebody's seat, or closes the table to him. Nothing happens before one of the two is said here. */
export function SendAway({ player, name, seat, close }: Props) {
  const { t } = useLang();
  const { act, busy } = useTable();
  const say = async (command: Command) => {
    close();
    await act(command);
  };
  return (
    <Dialog
      title={t(seat === null ? 'table.turn-away.title' : 'table.free.title', { name })}
      onClose={close}
      className="tb-sheet"
    >
      {seat !== null && (
        <>
          <p>{t('table.free.what', { name })}</p>
          <button type="button" className="primary" disabled={busy} onClick={() => void say({ do: 'stand', seat })}>
            {t('table.free')}
          </button>
        </>
      )}
      <p className="tb-send-away-or">{t(seat === null ? 'table.turn-away.what' : 'table.turn-away.seated', { name })}</p>
      <div className="tb-over-buttons">
        <button type="button" className="danger" disabled={busy} onClick={() => void say({ do: 'turn-away', player })}>
          {t('table.turn-away.do', { name })}
        </button>
        <button type="button" onClick={close}>
          {t('table.turn-away.no')}
        </button>
      </div>
    </Dialog>
  );
}
