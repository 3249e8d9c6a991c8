// What a package exports: names, declarations and the sentences beside them, read from its sources.
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseAst } from 'vite';

const ROOT = resolve(import.meta.dirname, '../..');

/** Those that games and programs of others are made with. What goes over the wire (`@boucan/protocol`) is explained at `/api/docs`. */
export const PUBLIC = ['kernel', 'testkit', 'board', 'bots', 'learn', 'words', 'record', 'notation', 'registry', 'table'];

export interface Exported {
  readonly name: string;
  readonly kind: 'function' | 'class' | 'type' | 'value';
  /** As it is declared, without what it does. */
  readonly declared: string;
  readonly sentence: string;
}

export interface Door {
  readonly from: string; // what is written after `from`
  readonly all: readonly Exported[];
}

interface Manifest {
  readonly name: string;
  readonly exports: string | Readonly<Record<string, string>>;
}

/** As much of a syntax tree as is looked at. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [more: string]: unknown;
}

const nodes = (of: unknown): readonly Node[] => (of ?? []) as readonly Node[];
const nameOf = (node: unknown): string =>
  String((node as { name?: string; value?: string }).name ?? (node as { value?: string }).value);

/** The comment that ends right before this, without its marks. */
function sentenceBefore(text: string, at: number): string {
  const found = /\/\*\*((?:(?!\*\/).)*)\*\/\s*$/su.exec(text.slice(0, at));
  return (found?.[1] ?? '')
    .replaceAll(/^\s*\* ?/gmu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** Up to where it begins to do something. */
function headOf(text: string, node: Node): string {
  const body = (node.body ?? null) as Node | null;
  return text.slice(node.start, body?.start ?? node.end).replace(/\s*(=>\s*\(?)?\s*$/u, '');
}

const squeezed = (text: string): string =>
  text
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/([([]) /gu, '$1')
    .replaceAll(/,? ([)\]])/gu, '$1')
    .trim();

function declaredBy(text: string, statement: Node, at: number): readonly (readonly [name: string, one: Exported])[] {
  const sentence = sentenceBefore(text, at);
  const one = (name: string, kind: Exported['kind'], declared: string): readonly [string, Exported] => [
    name,
    { name, kind, declared, sentence },
  ];
  switch (statement.type) {
    case 'FunctionDeclaration':
    case 'TSDeclareFunction':
      return [one(nameOf(statement.id), 'function', squeezed(headOf(text, statement)))];
    case 'ClassDeclaration':
      return [one(nameOf(statement.id), 'class', squeezed(headOf(text, statement)))];
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return [one(nameOf(statement.id), 'type', text.slice(statement.start, statement.end))];
    case 'VariableDeclaration':
      return nodes(statement.declarations).map((declarator) => {
        const init = declarator.init as Node | null;
        const typed = text.slice((declarator.id as Node).start, (declarator.id as Node).end);
        return init?.type === 'ArrowFunctionExpression'
          ? one(nameOf(declarator.id), 'function', `const ${squeezed(`${typed} = ${headOf(text, init)}`)}`)
          : one(nameOf(declarator.id), 'value', `const ${squeezed(typed)}`);
      });
    default:
      return [];
  }
}

interface Module {
  /** What is declared here, exported or not. */
  readonly declared: Map<string, Exported>;
  readonly exported: Map<string, Exported>;
}

const read = new Map<string, Module>();

function moduleAt(file: string): Module {
  const known = read.get(file);
  if (known !== undefined) return known;
  const text = readFileSync(file, 'utf8');
  const found: Module = { declared: new Map(), exported: new Map() };
  read.set(file, found);
  const { body } = parseAst(text, { lang: 'ts' }) as unknown as { body: readonly Node[] };
  const imported = new Map<string, [file: string, name: string]>();
  const of = (from: unknown): string | null => {
    const path = nameOf(from);
    return path.startsWith('.') ? resolve(dirname(file), path) : null;
  };
  for (const statement of body) {
    const inner = (statement.declaration ?? statement) as Node;
    for (const [name, one] of declaredBy(text, inner, statement.start)) {
      if (!found.declared.has(name) || one.sentence !== '') found.declared.set(name, one);
      if (statement.type === 'ExportNamedDeclaration') found.exported.set(name, found.declared.get(name)!);
    }
    if (statement.type === 'ImportDeclaration') {
      const path = of(statement.source);
      if (path !== null)
        for (const one of nodes(statement.specifiers))
          if (one.imported) imported.set(nameOf(one.local), [path, nameOf(one.imported)]);
    }
    if (statement.type === 'ExportAllDeclaration') {
      const path = of(statement.source);
      if (path !== null) for (const [name, one] of moduleAt(path).exported) found.exported.set(name, one);
    }
  }
  for (const statement of body) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    const path = statement.source ? of(statement.source) : null;
    if (statement.source && path === null) continue; // another package's: it stands there
    for (const one of nodes(statement.specifiers)) {
      const [local, name] = [nameOf(one.local), nameOf(one.exported)];
      const [from, called] = path === null ? (imported.get(local) ?? [null, local]) : [path, local];
      const declared = from === null ? found.declared.get(called) : moduleAt(from).exported.get(called);
      // Where it is another package's, the sentence stands where it is handed on.
      const handedOn = { name, kind: 'value', declared: name, sentence: sentenceBefore(text, statement.start) } as const;
      found.exported.set(name, declared === undefined ? handedOn : { ...declared, name });
    }
  }
  return found;
}

const doorsOf = ({ name, exports }: Manifest): [from: string, file: string][] =>
  Object.entries(typeof exports === 'string' ? { '.': exports } : exports)
    .filter(([, file]) => file.endsWith('.ts'))
    .map(([door, file]) => [join(name, door), file]);

/** Every door of these packages, with what it exports by name. */
export function doors(names: readonly string[] = PUBLIC): readonly Door[] {
  return names.flatMap((name) => {
    const folder = join(ROOT, 'packages', name);
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
    return doorsOf(manifest).map(([from, file]) => {
      const all = [...moduleAt(join(folder, file)).exported.values()];
      return { from: from.replace(/\/$/u, ''), all: all.sort((a, b) => a.name.localeCompare(b.name, 'en')) };
    });
  });
}
