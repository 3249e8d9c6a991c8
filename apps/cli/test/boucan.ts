import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

export const BIN = fileURLToPath(new URL('../bin/boucan.js', import.meta.url));

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  /** Every line of the output as JSON. */
  readonly rows: () => Record<string, unknown>[];
}

export interface Shell {
  /** Where the commands run, and write their files. */
  readonly folder: string;
  /** Runs the real program. */
  boucan(...args: string[]): Promise<Ran>;
  /** The same, with settings in the environment. */
  withSettings(settings: { readonly [name: string]: string }): (...args: string[]) => Promise<Ran>;
}

/** For the tests of one file. */
export function openShell(): Shell {
  const folder = mkdtempSync(join(tmpdir(), 'boucan-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const withSettings =
    (settings: { readonly [name: string]: string }) =>
    (...args: string[]): Promise<Ran> =>
      new Promise((resolve) => {
        execFile(process.execPath, [BIN, ...args], { cwd: folder, env: { ...process.env, ...settings } }, (error, out, err) => {
          const rows = () =>
            out
              .trimEnd()
              .split('\n')
              .map((line) => JSON.parse(line) as Record<string, unknown>);
          resolve({ code: error === null ? 0 : Number(error.code), out, err, rows });
        });
      });
  return { folder, boucan: withSettings({}), withSettings };
}
