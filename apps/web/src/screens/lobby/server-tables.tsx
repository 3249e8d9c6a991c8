import type { TableCard } from '@boucan/protocol';
import { useLang } from '../../words/lang.tsx';
import { useFew } from './few.ts';
import { TableRow } from './table-row.tsx';

/** Tables of the server under a title; without any, nothing. */
export function ServerTables({ title, tables }: { readonly title: string; readonly tables: readonly TableCard[] }) {
  const { t } = useLang();
  const [shown, showAll] = useFew(tables);
  if (tables.length === 0) return null;
  return (
    <section className="sheet">
      <h2>{title}</h2>
      <ul className="tables">
        {shown.map((card) => (
          <TableRow key={card.table} href={`/t/${card.table}`} card={card} />
        ))}
      </ul>
      {showAll !== null && (
        <button type="button" className="link" onClick={showAll}>
          {t('lobby.all', { n: tables.length })}
        </button>
      )}
    </section>
  );
}
