import { spawn } from 'node:child_process';
import { createRequire, getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { BadInput, type Given } from './arguments.ts';

/** A script of the server, which is a program of its own. */
export const scriptOf = (name: string): string => createRequire(import.meta.url).resolve(`@boucan/server/${name}`);

/** What it needs of the environment to start quickly: what this program has compiled before. */
export function quickStart(): { readonly [name: string]: string } {
  const folder = getCompileCacheDir();
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) };
}

/** Runs a script of the server with these settings; gives the objects it prints, a line each, and whether it ended well. What it complains of is passed on. */
export async function runServerScript<T>(
  name: string,
  args: readonly string[],
  settings: { readonly [name: string]: string },
): Promise<{ readonly lines: readonly T[]; readonly isDone: boolean }> {
  const script = spawn(process.execPath, [scriptOf(name), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...quickStart(), ...process.env, ...settings },
  });
  const ended = new Promise<boolean>((resolve, reject) => {
    script.on('error', reject);
    script.on('close', (code) => resolve(code === 0));
  });
  const lines: T[] = [];
  for await (const line of createInterface({ input: script.stdout })) lines.push(JSON.parse(line) as T);
  return { lines, isDone: await ended };
}

/** An address as it may be printed. */
export const withoutPassword = (place: string): string => place.replace(/:[^:@/]*@/u, '@');

/** Which data are meant. Whoever names a folder means that one, whatever the environment says of a database. */
export function dataMeant(given: Given): { readonly [name: string]: string } {
  const data = given.text('data', undefined);
  const database = given.text('database', data === undefined ? undefined : '');
  if (database && !(/^postgres(ql)?:\/\//u.test(database) && URL.canParse(database)))
    throw new BadInput(`--database takes postgres://USER@HOST/NAME, not ${withoutPassword(database)}`);
  return { ...(data !== undefined && { BOUCAN_DATA: data }), ...(database !== undefined && { BOUCAN_DATABASE: database }) };
}
