import type { TableCard } from '@boucan/protocol';
import { TableRow } from './table-row.tsx';

interface Props {
  readonly title: string;
  readonly empty: string;
  readonly tables: readonly TableCard[] | undefined;
}

export function ServerTables({ title, empty, tables }: Props) {
  return (
    <section className="sheet">
      <h2>{title}</h2>
      {tables === undefined || tables.length === 0 ? (
        <p className="empty">{empty}</p>
      ) : (
        <ul className="tables">
          {tables.map((card) => (
            <TableRow key={card.table} href={`/t/${card.table}`} card={card} />
          ))}
        </ul>
      )}
    </section>
  );
}
