// Backups while people play. The server alone has the data open, so it is asked to make the copy: a file beside the data says where, a signal
// says when, and another file says how it went.
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

const SIGNAL = 'SIGUSR2';
const PATIENCE = 600_000;
const LOOK = 50;

const files = (data: string) => ({
  database: join(data, 'boucan.db'),
  process: join(data, 'boucan.pid'),
  request: join(data, 'backup.request'),
  reply: join(data, 'backup.reply'),
});

/** The server's side: publishes its process id and answers backup requests. Returns a function that stops it. */
export function answerBackups(data: string, make: (file: string) => Promise<void>): () => void {
  const { process: pid, request, reply } = files(data);
  writeFileSync(pid, String(process.pid));
  const answer = async (): Promise<void> => {
    let error: string | null = null;
    try {
      await make(readFileSync(request, 'utf8'));
    } catch (cause) {
      error = (cause as Error).message;
    }
    writeFileSync(`${reply}.tmp`, JSON.stringify({ error }));
    renameSync(`${reply}.tmp`, reply);
  };
  const listener = () => void answer();
  process.on(SIGNAL, listener);
  return () => {
    process.off(SIGNAL, listener);
    rmSync(pid, { force: true });
  };
}

/** The server that uses the data in this folder, if one does. */
export function runningIn(data: string): number | null {
  const { process: pid } = files(data);
  if (!existsSync(pid)) return null;
  const id = Number(readFileSync(pid, 'utf8'));
  try {
    process.kill(id, 0);
    return id;
  } catch {
    return null;
  }
}

/** Copies the data in this folder into a file, whether a server uses them or not. */
export async function backUp(data: string, file: string): Promise<void> {
  const { database, request, reply } = files(data);
  if (!existsSync(database)) throw new Error(`there are no data in ${data}`);
  if (existsSync(file)) throw new Error(`${file} is there already`);
  const server = runningIn(data);
  if (server === null) {
    const db = new DatabaseSync(database, { readOnly: true });
    await backup(db, file);
    db.close();
    return;
  }
  rmSync(reply, { force: true });
  writeFileSync(request, resolve(file));
  process.kill(server, SIGNAL);
  for (let waited = 0; !existsSync(reply); waited += LOOK) {
    if (waited > PATIENCE) throw new Error('the server did not answer');
    await sleep(LOOK);
  }
  const { error } = JSON.parse(readFileSync(reply, 'utf8')) as { readonly error: string | null };
  rmSync(reply);
  rmSync(request);
  if (error !== null) throw new Error(error);
}
