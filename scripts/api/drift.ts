// What a program that was written for one document of the interface would miss in another.
import type { OpenApi, Operation } from '../../apps/server/src/http/openapi.ts';

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly required?: readonly string[];
  readonly properties?: { readonly [name: string]: Schema };
  readonly additionalProperties?: boolean | Schema;
  readonly propertyNames?: Schema;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly $defs?: { readonly [name: string]: Schema };
  readonly [more: string]: unknown;
}

const LEAST = ['minLength', 'minItems', 'minimum', 'exclusiveMinimum', 'minProperties'];
const MOST = ['maxLength', 'maxItems', 'maximum', 'exclusiveMaximum', 'maxProperties'];
const EXACT = ['pattern', 'format', 'multipleOf'];

/** Sent to the server: whatever was accepted still is. Sent by it: whatever comes is as it was promised. */
type Way = 'sent' | 'told';

const valuesOf = (schema: Schema): readonly unknown[] | undefined =>
  schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
const typesOf = ({ type }: Schema): readonly string[] | undefined => (type === undefined ? undefined : [type].flat());
const sortsOf = (schema: Schema): readonly Schema[] => schema.anyOf ?? schema.oneOf ?? [schema];

/** What is worse in `next`; `roots` are where their `$ref`s lead. */
function worse(
  was: Schema,
  next: Schema,
  way: Way,
  at: string,
  roots: readonly [Schema, Schema],
  seen: readonly string[] = [],
): string[] {
  const again = `${was.$ref} ${next.$ref}`;
  if (was.$ref !== undefined || next.$ref !== undefined) {
    if (seen.includes(again)) return [];
    return worse(led(was, roots[0]), led(next, roots[1]), way, at, roots, [...seen, again]);
  }
  const deeper = (one: Schema, other: Schema, where: string): string[] => worse(one, other, way, where, roots, seen);
  if (sortsOf(was).length > 1 || sortsOf(next).length > 1) {
    // Each sort that may come has one that fits it.
    const [come, known] = way === 'sent' ? [sortsOf(was), sortsOf(next)] : [sortsOf(next), sortsOf(was)];
    const fits = (one: Schema, other: Schema): boolean =>
      (way === 'sent' ? deeper(one, other, at) : deeper(other, one, at)).length === 0;
    return come.filter((one) => !known.some((other) => fits(one, other))).map((one) => `${at}: ${short(one)} fits nothing`);
  }
  const [wide, narrow] = way === 'sent' ? [next, was] : [was, next];
  return [
    ...(was.allOf ?? []).flatMap((one, i) => deeper(one, next.allOf?.[i] ?? {}, at)),
    ...ofValues(wide, narrow, way, at),
    ...ofBounds(wide, narrow, at),
    ...ofFields(was, next, way, at, deeper),
    ...ofItems(was, next, at, deeper),
  ];
}

/** `narrow` is to be within `wide`. A reader passes over values it does not know; a sender cannot. */
function ofValues(wide: Schema, narrow: Schema, way: Way, at: string): string[] {
  const faults: string[] = [];
  const [types, theirs] = [typesOf(wide), typesOf(narrow)];
  if (types !== undefined && (theirs === undefined || theirs.some((type) => !fits(type, types))))
    faults.push(`${at}: ${theirs?.join(' or ') ?? 'anything'} is not ${types.join(' or ')}`);
  const [values, their] = [valuesOf(wide), valuesOf(narrow)];
  const isClosed = way === 'sent' || wide.const !== undefined; // a single value tells one sort from another
  if (values !== undefined && (their === undefined || (isClosed && their.some((value) => !values.includes(value)))))
    faults.push(`${at}: ${their?.join(', ') ?? 'any value'} instead of ${values.join(', ')}`);
  return faults;
}
const fits = (type: string, types: readonly string[]): boolean =>
  types.includes(type) || (type === 'integer' && types.includes('number'));

function ofBounds(wide: Schema, narrow: Schema, at: string): string[] {
  const bound = (schema: Schema, name: string): number | undefined => schema[name] as number | undefined;
  const isOver = (name: string, sign: 1 | -1): boolean => {
    const [limit, theirs] = [bound(wide, name), bound(narrow, name)];
    return limit !== undefined && (theirs === undefined || sign * (theirs - limit) > 0);
  };
  return [
    ...LEAST.filter((name) => isOver(name, -1)),
    ...MOST.filter((name) => isOver(name, 1)),
    ...EXACT.filter((name) => wide[name] !== undefined && wide[name] !== narrow[name]),
  ].map((name) => `${at}: ${name} ${narrow[name] ?? 'none'} is outside ${wide[name]}`);
}

type Deeper = (was: Schema, next: Schema, at: string) => string[];

function ofFields(was: Schema, next: Schema, way: Way, at: string, deeper: Deeper): string[] {
  const [asked, given] = way === 'sent' ? [next, was] : [was, next];
  const faults = (asked.required ?? [])
    .filter((name) => !given.required?.includes(name))
    .map((name) => `${at}.${name}: ${way === 'sent' ? 'must be sent now' : 'may be left out now'}`);
  for (const [name, field] of Object.entries(was.properties ?? {})) {
    const now = next.properties?.[name];
    faults.push(...(now === undefined ? [`${at}.${name}: is gone`] : deeper(field, now, `${at}.${name}`)));
  }
  const [other, others] = [was.additionalProperties ?? true, next.additionalProperties ?? true];
  if (way === 'sent' && other !== false && others === false) faults.push(`${at}: no other fields are taken now`);
  if (typeof other === 'object' && typeof others === 'object') faults.push(...deeper(other, others, `${at}.*`));
  else if (way === 'told' && typeof other === 'object') faults.push(`${at}.*: may be anything now`);
  if (was.propertyNames !== undefined || next.propertyNames !== undefined)
    faults.push(...deeper(was.propertyNames ?? {}, next.propertyNames ?? {}, `${at}.*`));
  return faults;
}

function ofItems(was: Schema, next: Schema, at: string, deeper: Deeper): string[] {
  const places = Math.max(was.prefixItems?.length ?? 0, next.prefixItems?.length ?? 0);
  return [
    ...Array.from({ length: places }, (_, i) =>
      deeper(was.prefixItems?.[i] ?? {}, next.prefixItems?.[i] ?? {}, `${at}[${i}]`),
    ).flat(),
    ...(was.items === undefined && next.items === undefined ? [] : deeper(was.items ?? {}, next.items ?? {}, `${at}[]`)),
  ];
}

const short = (schema: Schema): string => {
  const text = JSON.stringify(schema);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
};

function led(schema: Schema, root: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const way = schema.$ref.split('/').slice(1);
  return way.reduce((at, name) => (at as Record<string, Schema>)[name] ?? {}, root);
}

const between = (was: Schema, next: Schema, way: Way, at: string): string[] => worse(was, next, way, at, [was, next]);
const jsonIn = (part: unknown): Schema | undefined =>
  (part as { content?: { 'application/json'?: { schema: Schema } } } | undefined)?.content?.['application/json']?.schema;

function ofOperation(was: Operation, next: Operation, at: string): string[] {
  const faults = was.operationId === next.operationId ? [] : [`${at}: is called ${next.operationId} now`];
  const [ways, now] = [was.security, next.security].map((all) => all.map((one) => JSON.stringify(one)));
  faults.push(...ways!.filter((one) => !now!.includes(one)).map((one) => `${at}: is not open to ${one} any more`));
  const [known, asked] = [was.parameters ?? [], next.parameters ?? []];
  for (const one of known) {
    const same = asked.find(({ name, in: where }) => name === one.name && where === one.in);
    if (same === undefined) faults.push(`${at} ?${one.name}: is gone`);
    else faults.push(...between(one.schema as Schema, same.schema as Schema, 'sent', `${at} ?${one.name}`));
  }
  for (const { name, required } of asked)
    if (required && !known.some((one) => one.name === name && one.required)) faults.push(`${at} ?${name}: must be sent now`);
  const [body, newBody] = [was.requestBody, next.requestBody] as ({ required: boolean } | undefined)[];
  if (newBody?.required && !body?.required) faults.push(`${at}: must have a body now`);
  const [sent, sentNow] = [jsonIn(body), jsonIn(newBody)];
  if (sent !== undefined)
    faults.push(...(sentNow === undefined ? [`${at}: takes no body now`] : between(sent, sentNow, 'sent', `${at} body`)));
  for (const [status, answer] of Object.entries(was.responses)) {
    const answerNow = (next.responses as Record<string, unknown>)[status];
    const [told, toldNow] = [jsonIn(answer), jsonIn(answerNow)];
    if (answerNow === undefined) faults.push(`${at} ${status}: is gone`);
    else if (told !== undefined) faults.push(...between(told, toldNow ?? {}, 'told', `${at} ${status}`));
  }
  return faults;
}

/** What was promised and is no more. Additions are welcome. */
export function brokenIn(was: OpenApi, next: OpenApi): string[] {
  const refused = ({ components }: OpenApi): Schema =>
    jsonIn((components as { responses: { Refused: unknown } }).responses.Refused) ?? {};
  return [
    ...between(refused(was), refused(next), 'told', 'refused'),
    ...Object.entries(was.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, operation]) => {
        const at = `${method.toUpperCase()} ${path}`;
        const now = next.paths[path]?.[method];
        return now === undefined ? [`${at}: is gone`] : ofOperation(operation, now, at);
      }),
    ),
  ];
}
