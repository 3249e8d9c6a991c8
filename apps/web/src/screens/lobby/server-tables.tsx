import type { TableCard } from '@boucan/protocol';
import { TableRow } from './table-row.tsx';

/** Tables of the server under a title; without any, nothing. */
export function ServerTables({ title, tables }: { readonly title: string; readonly tables: readonly TableCard[] }) {
  if (tables.length === 0) return null;
  return (
    <section className="sheet">
      <h2>{title}</h2>
      <ul className="tables">
        {tables.map((card) => (
          <TableRow key={card.table} href={`/t/${card.table}`} card={card} />
        ))}
      </ul>
    </section>
  );
}
