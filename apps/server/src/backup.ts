// Errands while people play: a backup, a new operator. The server alone has the data open, so it is asked to do it: a file beside the data says
// what, a signal says when, and another file says how it went.
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

const SIGNAL = 'SIGUSR2';
const PATIENCE = 600_000;
const LOOK = 50;

export type Errand = 'backup' | 'operator';

const files = (data: string) => ({ database: join(data, 'boucan.db'), process: join(data, 'boucan.pid') });
const lettersOf = (data: string, errand: Errand) => ({
  request: join(data, `${errand}.request`),
  reply: join(data, `${errand}.reply`),
});

/** The server's side: publishes its process id and does what is asked. Returns a function that stops it. */
export function answerErrands(data: string, work: Readonly<Record<Errand, (what: string) => Promise<void>>>): () => void {
  const { process: pid } = files(data);
  writeFileSync(pid, String(process.pid));
  const answer = async (errand: Errand): Promise<void> => {
    const { request, reply } = lettersOf(data, errand);
    if (!existsSync(request)) return;
    let error: string | null = null;
    try {
      const what = readFileSync(request, 'utf8');
      rmSync(request);
      await work[errand](what);
    } catch (cause) {
      error = (cause as Error).message;
    }
    writeFileSync(`${reply}.tmp`, JSON.stringify({ error }));
    renameSync(`${reply}.tmp`, reply);
  };
  const listener = () => {
    for (const errand of ['backup', 'operator'] as const) void answer(errand);
  };
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

/** The other side: has the server do it that uses the data in this folder. */
export async function askServer(data: string, server: number, errand: Errand, what: string): Promise<void> {
  const { request, reply } = lettersOf(data, errand);
  rmSync(reply, { force: true });
  writeFileSync(request, what);
  process.kill(server, SIGNAL);
  for (let waited = 0; !existsSync(reply); waited += LOOK) {
    if (waited > PATIENCE) throw new Error('the server did not answer');
    await sleep(LOOK);
  }
  const { error } = JSON.parse(readFileSync(reply, 'utf8')) as { readonly error: string | null };
  rmSync(reply);
  if (error !== null) throw new Error(error);
}

/** Copies the data in this folder into a file, whether a server uses them or not. */
export async function backUp(data: string, file: string): Promise<void> {
  const { database } = files(data);
  if (!existsSync(database)) throw new Error(`there are no data in ${data}`);
  if (existsSync(file)) throw new Error(`${file} is there already`);
  const server = runningIn(data);
  if (server !== null) return askServer(data, server, 'backup', resolve(file));
  const db = new DatabaseSync(database, { readOnly: true });
  await backup(db, file);
  db.close();
}
