// Local tables in this browser's database: what each table is, and its entries, which are only ever added to.
import type { Entry } from '@boucan/table';
import type { LocalCard } from './card.ts';

interface Row {
  readonly table: string;
  readonly n: number;
  readonly entry: Entry;
}

const TABLES = 'tables';
const ENTRIES = 'entries';

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('boucan', 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(TABLES, { keyPath: 'id' });
      request.result.createObjectStore(ENTRIES, { keyPath: ['table', 'n'] });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opened;
}

/** What the work gives, once all of it is on the device. */
async function within<T>(mode: IDBTransactionMode, work: (tx: IDBTransaction) => IDBRequest<T> | undefined): Promise<T> {
  const tx = (await database()).transaction([TABLES, ENTRIES], mode, { durability: 'strict' });
  return new Promise((resolve, reject) => {
    const request = work(tx);
    tx.oncomplete = () => resolve(request?.result as T);
    tx.onabort = () => reject(tx.error);
  });
}

const rowsOf = (table: string): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER]);

/** The latest first. */
export async function localCards(): Promise<readonly LocalCard[]> {
  const cards = await within<LocalCard[]>('readonly', (tx) => tx.objectStore(TABLES).getAll());
  return cards.toSorted((a, b) => b.updated - a.updated);
}

export const localCard = (id: string): Promise<LocalCard | undefined> =>
  within<LocalCard | undefined>('readonly', (tx) => tx.objectStore(TABLES).get(id));

export async function localEntries(id: string): Promise<readonly Entry[]> {
  const rows = await within<Row[]>('readonly', (tx) => tx.objectStore(ENTRIES).getAll(rowsOf(id)));
  return rows.map((row) => row.entry);
}

/** Writes entries down. A number that is already taken is an error: nothing is ever written over. */
export const append = (table: string, entries: readonly Entry[]): Promise<undefined> =>
  within('readwrite', (tx) => {
    for (const entry of entries) tx.objectStore(ENTRIES).add({ table, n: entry.n, entry } satisfies Row);
    return undefined;
  });

export const keepCard = (card: LocalCard): Promise<IDBValidKey> => within('readwrite', (tx) => tx.objectStore(TABLES).put(card));

export const deleteLocal = (id: string): Promise<undefined> =>
  within('readwrite', (tx) => {
    tx.objectStore(TABLES).delete(id);
    return tx.objectStore(ENTRIES).delete(rowsOf(id));
  });
