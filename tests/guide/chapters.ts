// The blocks of the guide, in order: files to write, commands to run, and what these print.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

export const GUIDE = resolve(import.meta.dirname, '../../docs/build-a-game');

export type Block =
  | { readonly kind: 'file'; readonly file: string; readonly text: string; readonly at: string }
  | { readonly kind: 'run'; readonly lines: readonly string[]; readonly isServer: boolean; readonly at: string }
  | { readonly kind: 'prints'; readonly lines: readonly string[]; readonly at: string };

export interface Chapter {
  readonly title: string;
  readonly blocks: readonly Block[];
}

const BLOCK = /^```(\w*)(?: (\S+))?\n(.*?)^```$/gmsu;

function blockOf(chapter: string, text: string, [, language, name, body = '', index]: readonly (string | number)[]): Block {
  const at = `${chapter}:${text.slice(0, Number(index)).split('\n').length}`;
  const lines = String(body).trimEnd().split('\n');
  if (language === 'sh') return { kind: 'run', lines, isServer: name === 'serves', at };
  if (language === 'text') return { kind: 'prints', lines, at };
  if (typeof name !== 'string') throw new Error(`${at}: which file is this?`);
  return { kind: 'file', file: name, text: String(body), at };
}

/** The chapters, from the first to the last. */
export const CHAPTERS: readonly Chapter[] = globSync('[1-9]-*.md', { cwd: GUIDE })
  .sort()
  .map((file) => {
    const text = readFileSync(join(GUIDE, file), 'utf8');
    const blocks = [...text.matchAll(BLOCK)].map((found) => blockOf(file, text, [...found.slice(0, 4), found.index]));
    return { title: text.slice(2, text.indexOf('\n')), blocks };
  });

export function write(folder: string, { file, text }: { readonly file: string; readonly text: string }): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
