import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const TEMPLATE = fileURLToPath(new URL('../template/', import.meta.url));

/** `The Lost Isle` is `the-lost-isle` among games. */
export function idOf(name: string): string {
  const id = name
    .normalize('NFKD')
    .replaceAll(/[^\w\s-]/gu, '')
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/gu, '-');
  if (!/^[a-z][a-z0-9-]{1,39}$/u.test(id))
    throw new Error(`${name || 'nothing'} makes no id: a name begins with a letter, such as Pebbles`);
  return id;
}

const titleOf = (name: string): string => {
  const words = name.trim().replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The packages of a folder of tarballs, as dependencies. */
const tarballsIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((file) => file.endsWith('.tgz'))
      .map((file) => [nameIn(file), `file:${join(resolve(folder), file)}`]),
  );
const nameIn = (file: string): string => {
  const name = file.replace(/-\d+\.\d+\.\d+.*$/u, '');
  return name === 'boucan' || name.startsWith('create-') ? name : `@boucan/${name.replace(/^boucan-/u, '')}`;
};

export interface Created {
  readonly id: string;
  readonly folder: string;
}

/** Writes a game of this name. `from`: a folder of tarballs, for whoever tries packages that are not published. */
export function createGame(
  name: string,
  { folder, from }: { folder?: string | undefined; from?: string | undefined } = {},
): Created {
  const id = idOf(name);
  const to = resolve(folder ?? id);
  if (existsSync(to) && (!statSync(to).isDirectory() || readdirSync(to).length > 0))
    throw new Error(`${to} is there already, and not empty`);
  const filled = (text: string): string =>
    text
      .replaceAll('__id__', id)
      .replaceAll('__Title__', titleOf(name))
      .replaceAll(
        '__RULE__',
        id
          .replaceAll(/[^a-z0-9]/gu, '')
          .slice(0, 6)
          .toUpperCase(),
      );
  for (const file of globSync('**/*', { cwd: TEMPLATE, withFileTypes: true }).filter((file) => file.isFile())) {
    const path = join(file.parentPath, file.name);
    const target = join(to, path.slice(TEMPLATE.length).replace('_dot_', '.').replace('_package', 'package'));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, filled(readFileSync(path, 'utf8')));
  }
  if (from !== undefined) {
    const manifest = join(to, 'package.json');
    const own = JSON.parse(readFileSync(manifest, 'utf8')) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
    const tarballs = tarballsIn(from);
    const devDependencies = Object.fromEntries(Object.entries(own.devDependencies).filter(([name]) => !(name in tarballs)));
    const dependencies = { ...own.dependencies, ...tarballs };
    writeFileSync(manifest, `${JSON.stringify({ ...own, dependencies, devDependencies }, null, 2)}\n`);
  }
  return { id, folder: to };
}
