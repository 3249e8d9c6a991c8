// A table on somebody's device that is in the middle of a match: put where the page keeps its tables, as if it had been played there.
import type { Game, Seat } from '@boucan/kernel';
import { entropyFromSeed, type Played, secretFromSeed } from '@boucan/record';
import { Table } from '@boucan/table';
import { cardOf } from '../../apps/web/src/local/card.ts';
import { openingOf, type Sitter } from '../../apps/web/src/local/opening.ts';
import type { Person } from './person.ts';

/** Writes rows where `local/store.ts` looks for them. */
const KEEP = `({ card, rows }) => new Promise((resolve, reject) => {
  const request = indexedDB.open('boucan', 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('tables', { keyPath: 'id' });
    request.result.createObjectStore('entries', { keyPath: ['table', 'n'] });
  };
  request.onerror = () => reject(request.error);
  request.onsuccess = () => {
    const tx = request.result.transaction(['tables', 'entries'], 'readwrite');
    tx.objectStore('tables').put(card);
    for (const row of rows) tx.objectStore('entries').add(row);
    tx.oncomplete = () => { request.result.close(); resolve(); };
    tx.onabort = () => reject(tx.error);
  };
})`;

/** Where a visit begins that goes on from a moment: the page keeps its tables for this address, and there is nothing to load. */
export const BLANK = '/icon.svg';

/** Under this name a table always has the same chance after this moment, whatever else was played before. */
export const idAt = ({ secret, choices }: Played, seat: Seat): string => `from${secret.slice(0, 8)}${choices.length}s${seat}`;

/** A table that goes on from there, with chance of its own: this person on this seat, passengers on the others. */
export function goesOn(id: string, game: Game, from: Played, seat: Seat) {
  const secret = secretFromSeed(id);
  const entropy = from.names.map((_, at) => entropyFromSeed(id, at));
  const sitters = from.names.map((name, at): Sitter => (at === seat ? { name } : { bot: 'level1' }));
  const entries = openingOf(game, from, sitters, { secret, entropy }, from);
  return { secret, entries, table: new Table(game, secret, entries) };
}

/** Goes on from there on this device. */
export async function goOnHere({ page }: Person, game: Game, from: Played, seat: Seat, id = idAt(from, seat)): Promise<void> {
  const { secret, entries, table } = goesOn(id, game, from, seat);
  const card = cardOf(id, secret, table);
  const rows = entries.map((entry) => ({ table: id, n: entry.n, entry }));
  await page.evaluate(`(${KEEP})(${JSON.stringify({ card, rows })})`);
  await page.goto(`/local/${id}`);
}
