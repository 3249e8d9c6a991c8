// What Boucan is made of: `dist/sbom.cdx.json`, a bill of materials in CycloneDX as npm writes it, and `dist/licences.txt`, the licence of each
// library that is delivered with it. Run by every build.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

interface Component {
  readonly name: string;
  readonly version: string;
  readonly licenses?: readonly {
    readonly license?: { readonly id?: string; readonly name?: string };
    readonly expression?: string;
  }[];
}

/** What a component says of its licence. */
export const licenceOf = ({ licenses = [] }: Component): string =>
  licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? 'unknown').join(' or ') || 'unknown';

/** The bill as npm writes it, without what only those who build need. */
export function billOfMaterials(): { readonly text: string; readonly components: readonly Component[] } {
  // npm tells the scripts it runs where it is itself.
  const npm = process.env.npm_execpath;
  const [command, ...first] = npm === undefined ? ['npm'] : [process.execPath, npm];
  const text = execFileSync(
    command!,
    [...first, 'sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--omit', 'dev'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const { components } = JSON.parse(text) as { components: readonly Component[] };
  // Our own packages are no libraries.
  return { text, components: components.filter(({ name }) => !name.startsWith('@boucan/')) };
}

const installed = (): readonly (readonly [path: string, version: string | undefined])[] => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string }>;
  };
  return Object.entries(lock.packages).map(([path, { version }]) => [path, version]);
};

/** The words of the licence, as they lie beside the library. */
function wordsOf({ name, version }: Component, all: ReturnType<typeof installed>): string {
  const path = all.find(([at, of]) => at.endsWith(`node_modules/${name}`) && of === version)?.[0] ?? 'nowhere';
  const folder = join(root, path);
  const file = existsSync(folder) ? readdirSync(folder).find((name) => /^(licen[cs]e|copying)/iu.test(name)) : undefined;
  return file === undefined ? '' : `\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
}

if (import.meta.main) {
  const { text, components } = billOfMaterials();
  const out = join(root, 'dist');
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, 'sbom.cdx.json'), text);
  const all = installed();
  const list = components
    .map((component) => `${component.name} ${component.version}: ${licenceOf(component)}\n${wordsOf(component, all)}`)
    .toSorted();
  writeFileSync(join(out, 'licences.txt'), `${list.join(`\n${'-'.repeat(80)}\n\n`)}`);
}
