// What the HTTP interface promised once, it keeps: docs/api/v1.json holds the promise.
import { expect, test } from 'vitest';
import type { OpenApi } from '../apps/server/src/http/openapi.ts';
import { documentNow, promised } from '../scripts/api/document.ts';
import { brokenIn } from '../scripts/api/drift.ts';

const was = promised()!;
const next = await documentNow();

test('nothing that was promised to programs is gone or narrower', () => {
  expect(Object.keys(was.paths).length).toBeGreaterThan(30);
  expect(brokenIn(was, next)).toEqual([]);
});

test('what was added is promised as well: npm run api writes it down', () => {
  expect(next).toEqual(was);
});

interface Node {
  [key: string]: unknown;
}
/** Every part of a document under one of these keys, and what it lies in. */
function* partsOf(
  node: unknown,
  way: readonly string[] = [],
): Iterable<{ readonly node: Node; readonly way: readonly string[] }> {
  if (typeof node !== 'object' || node === null) return;
  yield { node: node as Node, way };
  for (const [key, inside] of Object.entries(node)) yield* partsOf(inside, [...way, key]);
}
const isAnswer = (way: readonly string[]): boolean => way.includes('responses');
const isSchema = ({ way }: { readonly way: readonly string[] }): boolean => way.includes('schema');
/** What `change` breaks in what is had at one path; it is taken back afterwards. */
function broken(path: string, change: () => () => void): string[] {
  const undo = change();
  try {
    const [before, after] = [was, next].map(({ paths, ...more }) => ({
      ...more,
      paths: paths[path] ? { [path]: paths[path] } : {},
    }));
    return brokenIn(before as OpenApi, after as OpenApi);
  } finally {
    undo();
  }
}
const without = (node: Node, key: string) => () => {
  const { [key]: value } = node;
  delete node[key];
  return () => {
    node[key] = value;
  };
};
const having = (node: Node, key: string, value: unknown) => () => {
  const had = Object.hasOwn(node, key);
  const { [key]: old } = node;
  node[key] = value;
  return () => {
    if (had) node[key] = old;
    else delete node[key];
  };
};

test('every path, method, parameter and field is missed when it is gone', () => {
  const unnoticed: string[] = [];
  let tried = 0;
  const gone = (node: Node, key: string, way: readonly string[]): void => {
    tried++;
    if (broken(way[0] ?? key, without(node, key)).length === 0) unnoticed.push([...way, key].join(' '));
  };
  const paths = next.paths as unknown as Node;
  for (const path of Object.keys(paths)) gone(paths, path, []);
  for (const [path, methods] of Object.entries(paths))
    for (const method of Object.keys(methods as Node)) gone(methods as Node, method, [path]);
  for (const { node, way } of partsOf(paths)) {
    if (way.at(-1) === 'properties') for (const field of Object.keys(node)) gone(node, field, way);
    if (Array.isArray(node.parameters)) {
      tried++;
      if (broken(way[0]!, having(node, 'parameters', node.parameters.slice(1))).length === 0) unnoticed.push(way.join(' '));
    }
  }
  expect(unnoticed).toEqual([]);
  expect(tried).toBeGreaterThan(300);
});

test('every field that must be sent now, and every answer that may be left out now, is noticed', () => {
  const unnoticed: string[] = [];
  let tried = 0;
  for (const { node, way } of [...partsOf(next.paths)].filter(isSchema)) {
    if (node.type !== 'object' || node.properties === undefined) continue;
    const required = (node.required ?? []) as readonly string[];
    const changes = isAnswer(way)
      ? required.map((field) =>
          having(
            node,
            'required',
            required.filter((one) => one !== field),
          ),
        )
      : [having(node, 'required', [...required, 'another'])];
    for (const change of changes) {
      tried++;
      if (broken(way[0]!, change).length === 0) unnoticed.push(way.join(' '));
    }
  }
  expect(unnoticed).toEqual([]);
  expect(tried).toBeGreaterThan(300);
});

test('every type that is another, every value that is refused, and every bound that is tighter is noticed', () => {
  const unnoticed: string[] = [];
  let tried = 0;
  const change = (way: readonly string[], one: () => () => void): void => {
    tried++;
    if (broken(way[0]!, one).length === 0) unnoticed.push(way.join(' '));
  };
  for (const { node, way } of [...partsOf(next.paths)].filter(isSchema)) {
    if (way.at(-1) === 'properties') continue;
    if (typeof node.type === 'string') change(way, having(node, 'type', node.type === 'boolean' ? 'string' : 'boolean'));
    if (isAnswer(way)) continue;
    if (Array.isArray(node.enum)) change(way, having(node, 'enum', node.enum.slice(1)));
    for (const most of ['maxLength', 'maxItems', 'maximum'])
      if (typeof node[most] === 'number') change(way, having(node, most, node[most] - 1));
    if (node.type === 'string' && node.enum === undefined && node.const === undefined && !('pattern' in node))
      change(way, having(node, 'pattern', '^a$'));
  }
  expect(unnoticed).toEqual([]);
  expect(tried).toBeGreaterThan(300);
});

test('additions are welcome: a path, a field of an answer, a field that need not be sent', () => {
  const paths = next.paths as unknown as Node;
  expect(broken('/api/v1/another', having(paths, '/api/v1/another', Object.values(paths)[0]))).toEqual([]);
  for (const { node, way } of [...partsOf(paths)].filter(isSchema))
    if (way.at(-1) === 'properties')
      expect(broken(way[0]!, having(node, 'another', { type: 'string' })), way.join(' ')).toEqual([]);
});
