// The other side of sqlite-storage.ts: carries out what it is asked, one thing after the other.
import { parentPort, workerData } from 'node:worker_threads';
import { Sqlite } from './sqlite.ts';
import { FAULTS_OF_ONE } from './storage.ts';

export type Method = keyof Sqlite;

export interface Call {
  readonly call: number;
  readonly method: Method;
  readonly args: readonly unknown[];
}

export type Reply =
  | { readonly call: number; readonly value: unknown; readonly error?: undefined }
  | { readonly call: number; readonly error: string; readonly kind: keyof typeof FAULTS_OF_ONE | null };

const port = parentPort!;
const { folder, most } = workerData as { readonly folder: string; readonly most: number };
const db = new Sqlite(folder, most);

async function answer({ call, method, args }: Call): Promise<Reply> {
  try {
    return { call, value: await (db[method] as (...args: readonly unknown[]) => unknown).apply(db, [...args]) };
  } catch (error) {
    const { name, message } = error as Error;
    return { call, error: message, kind: name in FAULTS_OF_ONE ? (name as keyof typeof FAULTS_OF_ONE) : null };
  }
}

port.on('message', async (calls: readonly Call[]) => {
  port.postMessage(await Promise.all(calls.map(answer)));
  if (calls.some(({ method }) => method === 'close')) port.close();
});
port.postMessage('ready');
