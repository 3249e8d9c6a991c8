import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const TABLES = 250;
const ENTRY = { type: 'chose', seat: 1, choice: ['ship', 'schooner', 'cartagena'], by: 'person', n: 0, at: 1.8e12 };

/** Rows a second that `node:sqlite` writes with nothing before it: entries like the server's, committed to disk in groups of this mean size. */
export function bareLoop(group: number, seconds: number): number {
  const folder = mkdtempSync(join(tmpdir(), 'boucan-bare-'));
  const db = new DatabaseSync(join(folder, 'bare.db'));
  try {
    db.exec(`
      pragma locking_mode = exclusive; pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = 4000;
      create table entries (tab text, n integer, body text, player text, message text, primary key (tab, n)) strict, without rowid;
    `);
    const insert = db.prepare('insert into entries (tab, n, body, player, message) values (?, ?, ?, ?, ?)');
    const began = performance.now();
    const elapsed = (): number => (performance.now() - began) / 1000;
    let rows = 0;
    for (let due = group; elapsed() < seconds; due += group) {
      db.exec('begin immediate');
      for (; rows < due; rows++) {
        const n = Math.floor(rows / TABLES) + 1;
        insert.run(`bare-table-${rows % TABLES}`, n, JSON.stringify({ ...ENTRY, n }), 'abcdefghijklmnop', `m${n}`);
      }
      db.exec('commit');
    }
    return rows / elapsed();
  } finally {
    db.close();
    rmSync(folder, { recursive: true });
  }
}
