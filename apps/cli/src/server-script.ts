import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { BadInput, type Given } from './arguments.ts';

/** Runs a script of the server with these settings; gives the objects it prints, a line each, and whether it ended well. What it complains of is passed on. */
export async function runServerScript<T>(
  name: string,
  args: readonly string[],
  settings: { readonly [name: string]: string },
): Promise<{ readonly lines: readonly T[]; readonly isDone: boolean }> {
  const path = fileURLToPath(new URL(`../../server/src/${name}.ts`, import.meta.url));
  const script = spawn(process.execPath, [path, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...settings },
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
