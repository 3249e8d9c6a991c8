import again from 'icon:backward-time';
import fork from 'icon:divert';
import save from 'icon:save-arrow';
import trash from 'icon:trash-can';
import { useState } from 'react';
import { Link } from 'wouter';
import type { LocalCard } from '../../local/card.ts';
import { deleteLocal } from '../../local/store.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Icon } from '../../parts/icon.tsx';
import { saveRecord } from '../../parts/save-file.ts';
import { useLang } from '../../words/lang.tsx';
import { useFew } from './few.ts';
import { TableRow } from './table-row.tsx';
import { useLocalTables } from './use-tables.ts';

/** The tables that live on this device and nowhere else. */
export function DeviceTables() {
  const { t } = useLang();
  const [cards, look] = useLocalTables();
  const [doomed, setDoomed] = useState<LocalCard | null>(null);
  const remove = async (card: LocalCard) => {
    await deleteLocal(card.id);
    setDoomed(null);
    look();
  };
  const [shown, showAll] = useFew(cards ?? []);
  if (cards === null || cards.length === 0) return null;
  return (
    <section className="sheet">
      <h2>{t('lobby.device')}</h2>
      <ul className="tables">
        {shown.map((card) => (
          <TableRow key={card.id} href={`/local/${card.id}`} card={card} {...(card.fork ? { mark: t('lobby.fork') } : {})}>
            <Tools card={card} onDelete={() => setDoomed(card)} />
          </TableRow>
        ))}
      </ul>
      {showAll !== null && (
        <button type="button" className="link" onClick={showAll}>
          {t('lobby.all', { n: cards.length })}
        </button>
      )}
      {doomed !== null && (
        <Dialog title={t('lobby.delete')} onClose={() => setDoomed(null)}>
          <p>{t('lobby.delete.text')}</p>
          <p className="row">
            <button type="button" className="danger" onClick={() => void remove(doomed)}>
              {t('lobby.delete.yes')}
            </button>
            <button type="button" onClick={() => setDoomed(null)}>
              {t('lobby.delete.no')}
            </button>
          </p>
        </Dialog>
      )}
    </section>
  );
}

function Tools({ card, onDelete }: { readonly card: LocalCard; readonly onDelete: () => void }) {
  const { t } = useLang();
  const over = card.phase === 'over';
  const replay = t(over ? 'lobby.replay' : 'lobby.goBack');
  const record = async () => {
    const { localRecord } = await import('../../local/open.ts');
    const made = await localRecord(card.id);
    if (made !== null) saveRecord(made);
  };
  return (
    <div className="tools">
      <Link href={`/replay/local/${card.id}`} className="button quiet" title={replay}>
        <Icon body={over ? again : fork} />
        {t(over ? 'lobby.replay.short' : 'lobby.goBack.short')}
      </Link>
      {over && !card.fork && (
        <button type="button" className="quiet" title={t('record.export')} onClick={() => void record()}>
          <Icon body={save} />
          {t('record.export.short')}
        </button>
      )}
      <button type="button" className="quiet" title={t('lobby.delete')} onClick={onDelete}>
        <Icon body={trash} />
        {t('lobby.delete.short')}
      </button>
    </div>
  );
}
