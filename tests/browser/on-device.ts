// A table on somebody's device that is in the middle of a match: put where the page keeps its tables, as if it had been played there.
import type { Game, Seat } from '@boucan/kernel';
import { commitmentOf, entropyFromSeed, type Played, secretFromSeed } from '@boucan/record';
import { type Entry, type Happening, Table, type TableTerms } from '@boucan/table';
import { cardOf, ME } from '../../apps/web/src/local/card.ts';
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

let made = 0;

/** Goes on from there on this device: this person on this seat, passengers on the others. */
export async function goOnHere({ page }: Person, game: Game, from: Played, seat: Seat): Promise<void> {
  const id = `prepared${++made}`;
  const secret = secretFromSeed(id);
  const { seats, packs, options } = from;
  const terms: TableTerms = {
    game: game.id,
    version: game.version,
    config: { seats, packs, options },
    clock: { kind: 'none' },
    visibility: 'local',
  };
  const happenings: Happening[] = [
    { type: 'opened', terms, host: ME, commitment: commitmentOf(secret), from },
    ...from.names.map(
      (name, at): Happening =>
        at === seat
          ? { type: 'sat', seat: at, player: ME, name, entropy: entropyFromSeed(id, at) }
          : { type: 'bot-sat', seat: at, level: 'level1' },
    ),
    { type: 'started' },
  ];
  const entries = happenings.map((happening, i): Entry => ({ ...happening, n: i + 1, at: Date.now() }));
  const card = cardOf(id, secret, new Table(game, secret, entries));
  const rows = entries.map((entry) => ({ table: id, n: entry.n, entry }));
  await page.evaluate(`(${KEEP})(${JSON.stringify({ card, rows })})`);
  await page.goto(`/local/${id}`);
}
