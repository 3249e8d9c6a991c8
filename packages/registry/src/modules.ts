// The modules a game consists of: its own, and those it imports from packages, the kernel among them. They are served to pages as they are, types
// stripped, and hashed for the digest of its rules.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import module, { createRequire } from 'node:module';
import { dirname, extname, join, relative, resolve, sep } from 'node:path';
import { bare } from '@boucan/record/sources';
import { init, parse } from 'es-module-lexer';

type Exports = string | { readonly [key: string]: Exports } | null | undefined;
/** As much of a `package.json` as is looked at. */
export interface Manifest {
  readonly name?: string;
  readonly main?: string;
  readonly exports?: Exports;
}

/** What pages have already, and modules share with them. */
export const SHARED: readonly string[] = ['react', 'react/jsx-runtime', '@boucan/board'];
const CONDITIONS = ['browser', 'import', 'module', 'default', 'require'];

/** A module of a game, ready to be served. */
export interface Module {
  /** Under which it is served, below the address of its game. */
  readonly path: string;
  readonly type: 'script' | 'json' | 'style';
  readonly text: string;
  /** Where in the text each import stands, and which module it means; a shared one by its name. */
  readonly imports: readonly { readonly from: number; readonly to: number; readonly means: string }[];
}

/** The file that a package exports under this name. */
export function entryOf(exports: Exports, name: string): string | undefined {
  if (exports === null || exports === undefined) return undefined;
  if (typeof exports === 'string') return name === '.' ? exports : undefined;
  const isConditions = Object.keys(exports).every((key) => !key.startsWith('.'));
  return isConditions ? (name === '.' ? chosen(exports) : undefined) : chosen(exports[name]);
}
function chosen(exports: Exports): string | undefined {
  if (typeof exports === 'string' || exports === null || exports === undefined) return exports ?? undefined;
  const key = Object.keys(exports).find((condition) => CONDITIONS.includes(condition));
  return key === undefined ? undefined : chosen(exports[key]);
}

/** The folder of the package a file belongs to. */
function packageOf(file: string): string {
  let folder = dirname(file);
  while (!existsSync(join(folder, 'package.json')) && folder !== dirname(folder)) folder = dirname(folder);
  return folder;
}
const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** The file that an import means. */
function resolved(specifier: string, file: string): string {
  if (/^\.{0,2}\//u.test(specifier)) return resolve(dirname(file), specifier);
  const [name, rest] = /^((?:@[^/]+\/)?[^/]+)(.*)$/u.exec(specifier)!.slice(1) as [string, string];
  for (let at = dirname(file); ; at = dirname(at)) {
    const folder = join(at, 'node_modules', name);
    if (existsSync(join(folder, 'package.json'))) {
      const { exports, main } = manifestOf(folder);
      const inside = entryOf(exports, `.${rest}`) ?? (exports === undefined ? (rest === '' ? main : rest) : undefined);
      return inside === undefined ? createRequire(file).resolve(specifier) : join(folder, inside);
    }
    if (at === dirname(at)) throw new Error(`${file} imports ${specifier}, which is not installed`);
  }
}

const TYPES: Readonly<Record<string, Module['type']>> = {
  '.js': 'script',
  '.mjs': 'script',
  '.ts': 'script',
  '.mts': 'script',
  '.json': 'json',
  '.css': 'style',
};

/** TypeScript as a page can read it. */
function stripped(file: string, text: string): string {
  if (!/\.m?ts$/u.test(file)) return text;
  if (module.stripTypeScriptTypes === undefined)
    throw new Error(`${file} is TypeScript, which Node ${process.versions.node} does not read: take 22.18 or newer`);
  return module.stripTypeScriptTypes(text);
}

/** All modules that one needs, itself first. Those of its own package lie below its folder, those of others below `~/PACKAGE/`. */
export async function modulesOf(entry: string, folder: string): Promise<readonly Module[]> {
  await init;
  const home = realpathSync(folder);
  const folders = new Map<string, string>();
  const addressOf = (file: string): string => {
    const own = relative(home, file);
    if (!own.startsWith('..') && !own.split(sep).includes('node_modules')) return own.split(sep).join('/');
    const from = packageOf(file);
    const name = manifestOf(from).name ?? 'unnamed';
    // Of two versions of a package, each is served apart.
    const base = [...Array(9).keys()]
      .map((i) => (i === 0 ? name : `${name}-${i}`))
      .find((base) => (folders.get(base) ?? from) === from)!;
    folders.set(base, from);
    return `~/${base}/${relative(from, file).split(sep).join('/')}`;
  };
  const found = new Map<string, Module>();
  const waiting = [realpathSync(entry)];
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
    if (found.has(file)) continue;
    const type = TYPES[extname(file)];
    if (type === undefined) throw new Error(`${file} cannot be sent to a page: it is none of ${Object.keys(TYPES).join(', ')}`);
    const text = stripped(file, readFileSync(file, 'utf8'));
    const imports: { from: number; to: number; means: string }[] = [];
    for (const { n: specifier, s, e, d } of type === 'script' ? parse(text, file)[0] : []) {
      if (specifier === undefined) continue;
      if (specifier.startsWith('node:'))
        throw new Error(`${file} imports ${specifier}: a game runs in pages as well, where there is no Node`);
      const quote = d >= 0 ? 1 : 0; // of an import() the quotes are included
      const at = { from: s + quote, to: e - quote };
      if (SHARED.includes(specifier)) imports.push({ ...at, means: specifier });
      else {
        const next = realpathSync(resolved(specifier, file));
        imports.push({ ...at, means: `./${addressOf(next)}` });
        waiting.push(next);
      }
    }
    found.set(file, { path: addressOf(file), type, text, imports });
  }
  return [...found.values()];
}

/** A module with its imports leading where it is told. */
export function linked({ text, imports }: Module, address: (means: string) => string): string {
  let all = '';
  let at = 0;
  for (const { from, to, means } of imports) {
    all += text.slice(at, from) + address(means);
    at = to;
  }
  return all + text.slice(at);
}

/** What is said about a match, and what bots think of it, changes nothing in it. */
const isBeside = (path: string): boolean => /(^|\/)(text|advice)(\/|\.)/u.test(path);

/** The digest of the rules that these modules are, whatever their layout and their comments. */
export function rulesDigest(modules: readonly Module[]): string {
  const hash = createHash('sha256');
  const rules = modules.filter(({ path }) => !isBeside(path)).sort((one, two) => (one.path < two.path ? -1 : 1));
  for (const { path, text } of rules) hash.update(`${path}\0${bare(text)}\0`);
  return hash.digest('hex');
}
