// The reference as a page: by package, functions first, each with its sentence and how it is declared.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Door, doors, type Exported } from './exports.ts';

const ROOT = resolve(import.meta.dirname, '../..');
export const FILE = join(ROOT, 'docs/build-a-game/reference.md');

/** Lines of a declaration; what is longer is read in the sources. */
const MOST = 60;

const GROUPS: readonly (readonly [Exported['kind'], string])[] = [
  ['function', 'Functions'],
  ['class', 'Classes'],
  ['value', 'Values'],
  ['type', 'Types'],
];

function cut(text: string): string {
  const lines = text.split('\n');
  return lines.length <= MOST ? text : [...lines.slice(0, MOST), '  // …'].join('\n');
}

const entry = ({ name, declared, sentence }: Exported): string =>
  [`#### ${name}`, sentence, ...(declared === name ? [] : [`\`\`\`ts\n${cut(declared)}\n\`\`\``])].join('\n\n');

function section({ from, all }: Door): string {
  const groups = GROUPS.flatMap(([kind, title]) => {
    const found = all.filter((one) => one.kind === kind);
    return found.length === 0 ? [] : [`### ${title}`, ...found.map(entry)];
  });
  return [`## ${from}`, about(from), ...groups].join('\n\n');
}

/** What the package is for, as its manifest says. */
function about(from: string): string {
  const [scope, name, ...door] = from.split('/');
  const { description = '' } = JSON.parse(readFileSync(join(ROOT, 'packages', name!, 'package.json'), 'utf8')) as {
    description?: string;
  };
  return door.length === 0 ? description : `A door of its own of \`${scope}/${name}\`.`;
}

export const page = (): string =>
  `${[
    '# Reference',
    'Everything that the packages export, by package. It is made from their sources by `npm run reference`. [The guide](README.md) comes first.',
    ...doors().map(section),
  ].join('\n\n')}\n`;
