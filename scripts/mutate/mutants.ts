// Small mistakes a source could have: found in its syntax tree, and planted so that one at a time can be switched on while it runs.
import { parseSync } from 'vite';

/** One mistake: this stretch of the source, and what would stand there instead. */
export interface Mutant {
  readonly id: number; // from 1
  readonly file: string; // from the root of the tree
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly kind: string;
  readonly before: string;
  readonly after: string; // nothing where a statement is left out
  readonly inside: boolean; // of a function, so that it runs whenever that is called
}

export type Found = Omit<Mutant, 'id' | 'file'>;
export type Node = { readonly type: string; readonly start: number; readonly end: number } & {
  readonly [field: string]: unknown;
};

export const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

const RELATIONS: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
  '++': ['--'],
  '--': ['++'],
};
const CALLS = new Map(
  Object.entries({
    min: 'max',
    max: 'min',
    floor: 'ceil',
    ceil: 'floor',
    some: 'every',
    every: 'some',
  }),
);
const WRAPPERS = ['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'];
const LOOPS = ['ForStatement', 'ForOfStatement', 'ForInStatement', 'WhileStatement', 'DoWhileStatement'];
const LEAVABLE = ['ThrowStatement', 'BreakStatement', 'ContinueStatement'];

const isText = (node: unknown): boolean =>
  isNode(node) && (node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string') || isSum(node));
const isSum = (node: Node): boolean =>
  node.type === 'BinaryExpression' && node.operator === '+' && (isText(node.left) || isText(node.right));

/** Walks through what runs: types, imports and names of fields are passed over. `chained`: part of `a?.b.c`, which cannot be taken apart. */
function* walk(node: Node, chained = false, inside = false): Iterable<readonly [Node, chained: boolean, inside: boolean]> {
  if (node.type.startsWith('TS') && !WRAPPERS.includes(node.type)) return;
  if (node.type.startsWith('Import') || (node.type === 'ExportNamedDeclaration' && node.declaration === null)) return;
  yield [node, chained, inside];
  const spine =
    node.type === 'ChainExpression' || (chained && ['MemberExpression', 'CallExpression', ...WRAPPERS].includes(node.type));
  for (const [field, value] of Object.entries(node)) {
    if (field === 'key' && node.computed !== true) continue;
    if (field === 'property' && node.computed !== true) continue;
    const stays = spine && ['expression', 'object', 'callee'].includes(field);
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) yield* walk(child, stays, inside || /Function/u.test(node.type));
  }
}

export const parsed = (file: string, source: string): Node => {
  const { program, errors } = parseSync(file, source, { lang: file.endsWith('x') ? 'tsx' : 'ts', sourceType: 'module' });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  return program as unknown as Node;
};

/** Every mistake we know how to make in this source. */
export function mutantsIn(file: string, source: string): Found[] {
  const found: Found[] = [];
  let within = false; // a function
  const text = ({ start, end }: Node): string => source.slice(start, end);
  const note = (node: Node, kind: string, after: string): void => {
    const { start, end } = node;
    found.push({ line: source.slice(0, start).split('\n').length, start, end, kind, before: text(node), after, inside: within });
  };
  /** The node with its operator, or any short stretch of it, exchanged. */
  const exchanged = (node: Node, from: number, to: number, word: string): string => {
    const gap = source.slice(from, to);
    return source.slice(node.start, from) + gap.replace(/[^\s()]+/u, word) + source.slice(to, node.end);
  };

  for (const [node, chained, inside] of walk(parsed(file, source))) {
    within = inside;
    const { type } = node;
    const left = node.left as Node;
    const right = node.right as Node;
    if (chained) continue;
    if (['BinaryExpression', 'LogicalExpression', 'AssignmentExpression'].includes(type) && !isSum(node) && !isText(right)) {
      for (const other of RELATIONS[node.operator as string] ?? [])
        note(node, `${node.operator} becomes ${other}`, exchanged(node, left.end, right.start, other));
    } else if (type === 'BinaryExpression' && ['===', '!=='].includes(node.operator as string)) {
      for (const other of RELATIONS[node.operator as string]!)
        note(node, `${node.operator} becomes ${other}`, exchanged(node, left.end, right.start, other));
    } else if (type === 'UpdateExpression') {
      const other = RELATIONS[node.operator as string]![0]!;
      note(node, `${node.operator} becomes ${other}`, text(node).replace(node.operator as string, other));
    } else if (type === 'UnaryExpression' && node.operator === '!') note(node, 'negation left out', text(node.argument as Node));
    else if (type === 'Literal' && typeof node.value === 'boolean') note(node, 'truth turned', String(!node.value));
    else if (type === 'Literal' && typeof node.value === 'number') {
      note(node, 'one more', String(node.value + 1));
      note(node, 'one less', node.value > 0 ? String(node.value - 1) : `(${node.value - 1})`);
    } else if (type === 'CallExpression' && (node.callee as Node).type === 'MemberExpression') {
      const { property } = node.callee as unknown as { property: Node };
      const other = CALLS.get(property.name as string);
      if (other !== undefined)
        note(node, `${property.name} becomes ${other}`, exchanged(node, property.start, property.end, other));
    }

    if (type === 'IfStatement' || type === 'ConditionalExpression') {
      note(node.test as Node, 'condition always holds', 'true');
      note(node.test as Node, 'condition never holds', 'false');
    } else if (type === 'WhileStatement' || (type === 'ForStatement' && isNode(node.test)))
      note(node.test as Node, 'loop never runs', 'false');
    else if (type === 'ExpressionStatement' && typeof node.directive !== 'string') note(node, 'statement left out', '');
    else if (LEAVABLE.includes(type) || (type === 'ReturnStatement' && node.argument === null))
      note(node, 'statement left out', '');
  }
  return found;
}

/** The source with these mutants in it, each behind a switch, and with a word to the watch in every loop. */
export function planted(file: string, source: string, mutants: readonly Mutant[]): string {
  const stretches = new Map<string, { start: number; end: number; mutants: Mutant[]; loop: boolean }>();
  const at = (start: number, end: number) => {
    const key = `${start} ${end}`;
    let stretch = stretches.get(key);
    if (stretch === undefined) {
      stretch = { start, end, mutants: [], loop: false };
      stretches.set(key, stretch);
    }
    return stretch;
  };
  for (const mutant of mutants) at(mutant.start, mutant.end).mutants.push(mutant);
  for (const [node] of walk(parsed(file, source)))
    if (LOOPS.includes(node.type)) {
      const body = node.body as Node;
      at(body.start, body.end).loop = true;
    }
  const sorted = [...stretches.values()].sort((a, b) => a.start - b.start || b.end - a.end);

  let next = 0;
  const write = (start: number, end: number): string => {
    let out = '';
    let from = start;
    while (next < sorted.length && sorted[next]!.end <= end) {
      const stretch = sorted[next++]!;
      out += source.slice(from, stretch.start);
      let inner = write(stretch.start, stretch.end);
      const statement = stretch.mutants.find((m) => m.after === '');
      if (statement !== undefined) inner = `{ if (!__mutant(${statement.id})) { ${inner} } }`;
      for (const m of stretch.mutants) if (m.after !== '') inner = `(__mutant(${m.id}) ? ${m.after} : ${inner})`;
      if (stretch.loop) inner = `{ __watch(); ${inner} }`;
      out += inner;
      from = stretch.end;
    }
    return out + source.slice(from, end);
  };
  return write(0, source.length);
}
