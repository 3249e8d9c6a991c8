import type { TableCard } from '@boucan/protocol';
import { TableRow } from './table-row.tsx';

interface Props {
  readonly title: string;
  /** What is said of a list without tables; without it, such a list is not there. */
  readonly empty?: string;
  readonly tables: readonly TableCard[] | undefined;
}

export function ServerTables({ title, empty, tables = [] }: Props) {
  if (tables.length === 0 && empty === undefined) return null;
  return (
    <section className="sheet">
      <h2>{title}</h2>
      {tables.length === 0 ? (
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
