// Packages as others install them: JavaScript and types instead of TypeScript, dependencies with versions. Only packing needs this.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { rulesIn } from '@boucan/registry/node';

const ROOT = resolve(import.meta.dirname, '../..');
const HOME = join(ROOT, '.packages');
export const TARBALLS = join(HOME, 'tarballs');

/** What is for this repository alone: drawings, and each game by itself, which come together as one package. */
const STAYS = ['@boucan/web'];
/** The command line is what people install by name. */
const CALLED: Readonly<Record<string, string>> = { '@boucan/cli': 'boucan' };
const NODE = '>=22.13';

interface Manifest {
  name: string;
  version: string;
  description?: string;
  exports: string | Record<string, string>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, object>;
  sideEffects?: boolean;
  bin?: unknown;
}

const manifestIn = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** The folders of all that is packed. */
export const packed = (): readonly string[] =>
  globSync(['packages/*/package.json', '{games,bench}/package.json', 'apps/*/package.json'], { cwd: ROOT })
    .map((file) => dirname(file))
    .filter((folder) => !STAYS.includes(manifestIn(join(ROOT, folder)).name))
    .sort();

/** Where the emitted file of a source lies in its package: `src/index.ts` is `dist/index.js`. */
const placed = (file: string, end: string): string => file.replace(/^\.\/src\//u, './dist/').replace(/\.ts$/u, end);
const door = (file: string): object => ({ types: placed(file, '.d.ts'), default: placed(file, '.js') });

function exportsOf({ exports }: Manifest): object {
  const all = typeof exports === 'string' ? { '.': exports } : exports;
  return Object.fromEntries(
    Object.entries(all).map(([name, file]) => [name, /\.m?ts$/u.test(file) ? door(file) : file.replace('/src/', '/dist/')]),
  );
}

/** Ours in the version they have; others as they are pinned. */
function dependenciesOf({ dependencies = {} }: Manifest, versions: ReadonlyMap<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(dependencies)
      .filter(([name]) => !STAYS.includes(name))
      .map(([name, version]) => [name, versions.has(name) ? `^${versions.get(name)}` : version]),
  );
}

/** What tsc leaves as it is: sources named in a text, and those that types are imported from. */
const settled = (text: string): string =>
  text.replace(/(new URL\('\.[^']*)\.ts'/gu, "$1.js'").replace(/((?:from|import\()\s*["']\.[^"']*)\.ts(["'])/gu, '$1.js$2');

function copyEmitted(from: string, to: string): void {
  for (const file of globSync('**/*.{js,d.ts,json}', { cwd: from })) {
    const path = join(to, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, settled(readFileSync(join(from, file), 'utf8')));
  }
}

const BIN = `#!/usr/bin/env node
import module from 'node:module';
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 13)) {
  process.stderr.write(\`boucan: Node \${process.versions.node} is too old; take 22.13 or newer\\n\`);
  process.exit(2);
}
// What Node calls an experiment is ours to worry about.
const { emitWarning } = process;
process.emitWarning = (warning, ...how) => {
  if (how[0] !== 'ExperimentalWarning') emitWarning.call(process, warning, ...how);
};
module.enableCompileCache?.();
await import('../dist/main.js');
`;

/** The licences of what others drew and cut, beside it: of all that is in the pages, or of these fonts. */
export function carryLicences(to: string, of?: readonly string[]): void {
  const found = globSync(['node_modules/@fontsource/*/LICENSE', 'node_modules/@iconify-json/*/info.json'], { cwd: ROOT });
  mkdirSync(to, { recursive: true });
  for (const file of found) {
    const name = basename(dirname(file));
    if (of?.includes(name) === false) continue;
    const text = readFileSync(join(ROOT, file), 'utf8');
    const { author, license } = file.endsWith('.json')
      ? (JSON.parse(text) as Record<string, { name?: string; title?: string; url?: string }>)
      : {};
    const said =
      author === undefined ? text : `Icons by ${author.name} (${author.url}), under ${license?.title} (${license?.url}).\n`;
    writeFileSync(join(to, `${name}.txt`), said);
  }
}

/** What programs read of the views of our games. */
function carrySchemas(to: string): void {
  for (const file of globSync('games/*/view.schema.json', { cwd: ROOT }))
    cpSync(join(ROOT, file), join(to, basename(dirname(file)), basename(file)));
}

/** The rules of the games of the house go by the digest of their sources, which are not packed: a match goes on wherever it was begun. */
function noteDigests(to: string): void {
  const rules = rulesIn({ lists: [`file://${join(ROOT, 'games/index.ts')}`], outside: [] });
  for (const folder of globSync('games/*/alike.json', { cwd: ROOT }).map((file) => dirname(file))) {
    const alike = JSON.parse(readFileSync(join(ROOT, folder, 'alike.json'), 'utf8')) as object;
    writeFileSync(
      join(to, basename(folder), 'digest.json'),
      `${JSON.stringify({ digest: rules(basename(folder), 0)[0], alike })}\n`,
    );
  }
}

function stage(home: string, folder: string, versions: ReadonlyMap<string, string>, client: string | null): string {
  const own = manifestIn(join(ROOT, folder));
  const name = CALLED[own.name] ?? own.name;
  const to = join(home, 'staged', name.replace('@boucan/', ''));
  const isList = folder === 'games';
  copyEmitted(join(home, 'emitted', folder, isList ? '' : 'src'), isList ? to : join(to, 'dist'));
  if (isList) {
    noteDigests(to);
    carrySchemas(to);
  }
  // What no compiler makes: style sheets, and the game that others are made from.
  for (const file of globSync('**/*.css', { cwd: join(ROOT, folder, 'src') }))
    cpSync(join(ROOT, folder, 'src', file), join(to, 'dist', file));
  const fonts = globSync('assets/*.ttf', { cwd: join(ROOT, folder) });
  for (const file of fonts) cpSync(join(ROOT, folder, file), join(to, file));
  if (fonts.length > 0)
    carryLicences(
      join(to, 'licences'),
      fonts.map((file) => basename(file, '.ttf')),
    );
  if (name === 'create-boucan-game') cpSync(join(ROOT, folder, 'template'), join(to, 'template'), { recursive: true });
  if (name === 'boucan') {
    mkdirSync(join(to, 'bin'), { recursive: true });
    writeFileSync(join(to, 'bin/boucan.js'), BIN, { mode: 0o755 });
    carryLicences(join(to, 'licences'));
    cpSync(join(ROOT, 'clients'), join(to, 'clients'), { recursive: true, filter: (file) => !file.includes('__pycache__') });
    if (client !== null) cpSync(client, join(to, 'web'), { recursive: true, filter: (file) => !file.endsWith('.map') });
  }
  const manifest = {
    name,
    version: own.version,
    description: own.description,
    license: 'MIT',
    type: 'module',
    ...(own.sideEffects !== undefined && { sideEffects: own.sideEffects }),
    exports: exportsOf(own),
    ...(name === 'boucan' && { bin: { boucan: './bin/boucan.js' } }),
    ...(name === 'create-boucan-game' && { bin: { 'create-boucan-game': './dist/main.js' } }),
    engines: { node: NODE },
    dependencies: dependenciesOf(own, versions),
    ...(own.peerDependencies && { peerDependencies: own.peerDependencies }),
    ...(own.peerDependenciesMeta && { peerDependenciesMeta: own.peerDependenciesMeta }),
  };
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const readme = join(ROOT, folder, 'README.md');
  if (existsSync(readme)) cpSync(readme, join(to, 'README.md'));
  else writeFileSync(join(to, 'README.md'), `# ${name}\n\n${own.description ?? 'Part of Boucan.'}\n`);
  cpSync(join(ROOT, folder, 'CHANGES.md'), join(to, 'CHANGES.md'));
  cpSync(join(ROOT, 'LICENSE'), join(to, 'LICENSE'));
  return to;
}

/** Compiles everything, or what these folders need. */
function emit(to: string, folders?: readonly string[]): void {
  const all = join(import.meta.dirname, 'tsconfig.json');
  const some = join(dirname(to), 'tsconfig.json');
  if (folders !== undefined)
    writeFileSync(some, JSON.stringify({ extends: all, include: folders.map((folder) => join(ROOT, folder, 'src')) }));
  const tsc = [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', folders === undefined ? all : some, '--outDir', to];
  execFileSync(process.execPath, tsc, { stdio: ['ignore', 'inherit', 'inherit'] });
}

/** Makes the tarballs, and gives their paths by package. `client`: the folder of the built pages, or null to leave them out; `only`: of these packages. */
export function pack(client: string | null, only?: readonly string[]): ReadonlyMap<string, string> {
  if (client !== null && !existsSync(join(client, 'index.html')))
    throw new Error(`there are no pages in ${client}: npm run build`);
  const home = only === undefined ? HOME : join(HOME, 'some');
  const [emitted, tarballs] = [join(home, 'emitted'), join(home, 'tarballs')];
  for (const folder of [emitted, join(home, 'staged'), tarballs]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(tarballs, { recursive: true });
  const folders = packed();
  const versions = new Map(folders.map((folder) => manifestIn(join(ROOT, folder))).map(({ name, version }) => [name, version]));
  const wanted = folders.filter((folder) => only?.includes(manifestIn(join(ROOT, folder)).name) ?? true);
  emit(emitted, only === undefined ? undefined : wanted);
  const staged = wanted.map((folder) => stage(home, folder, versions, client));
  const made = execFileSync('npm', ['pack', '--json', '--silent', '--pack-destination', tarballs, ...staged], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const all = JSON.parse(made) as { name: string; filename: string }[];
  return new Map(all.map(({ name, filename }) => [name, join(tarballs, basename(filename))]));
}
