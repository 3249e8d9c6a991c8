import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { jsonIn, RecordError } from '@boucan/record';
import { BadInput } from './arguments.ts';

const WHY: { readonly [code: string]: string } = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  EACCES: 'access is denied',
};
const why = (error: unknown): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  return WHY[code ?? ''] ?? message;
};

/** The JSON in a file somebody named. */
export function readJson(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new BadInput(`${file} cannot be read: ${why(error)}`);
  }
  try {
    return jsonIn(text);
  } catch (error) {
    if (error instanceof RecordError) throw new BadInput(`${file}: ${error.message}`);
    throw new BadInput(`${file} is not a game record: it is not JSON, or not all of it`);
  }
}

/** Whole or not at all: nobody ever sees half a file. */
export function writeWhole(file: string, text: string): void {
  const beside = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(beside, text);
    renameSync(beside, file);
  } catch (error) {
    rmSync(beside, { force: true });
    throw new BadInput(`${file} cannot be written: ${why(error)}`);
  }
}
