import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { jsonIn, RecordError } from '@boucan/record';
import { type Po, readPo } from '@boucan/words/catalogue';
import { BadInput } from './arguments.ts';
import { findGame } from './games.ts';

const WHY: { readonly [code: string]: string } = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  EACCES: 'access is denied',
};
const why = (error: unknown): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  return WHY[code ?? ''] ?? message;
};

/** The text of a file somebody named. */
function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new BadInput(`${file} cannot be read: ${why(error)}`);
  }
}

/** The messages of a language in a file somebody named. */
export function readWords(file: string): Po {
  const text = readText(file);
  try {
    return readPo(text);
  } catch (error) {
    throw new BadInput(`${file} is not a file of messages: ${(error as Error).message}`);
  }
}

/** The JSON in a file somebody named. */
export function readJson(file: string): unknown {
  return json(file, readText(file));
}

/** The JSON of a match in a file somebody named; of a notation, the record it tells of. */
export async function readMatch(file: string): Promise<unknown> {
  const text = readText(file);
  if (!IS_NOTATION.test(text)) return json(file, text);
  const { NotationError, parseNotation } = await import('@boucan/notation');
  try {
    return await parseNotation(text, findGame);
  } catch (error) {
    throw error instanceof NotationError ? new BadInput(`${file}, ${error.message}`) : error;
  }
}

/** A notation says so after its title. */
const IS_NOTATION = /^(?:#[^\n]*\n|\s)*notation:/u;

function json(file: string, text: string): unknown {
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
