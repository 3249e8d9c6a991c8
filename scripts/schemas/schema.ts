// What a program is told of a game, as JSON schema: made of the type `Seen` of its `seen.ts`, with the sentences that stand beside its fields.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  API,
  type Checker,
  type Project,
  SymbolFlags,
  type Symbol as TsSymbol,
  type TupleType,
  type Type,
  type TypeReference,
} from 'typescript/unstable/sync';

const ROOT = resolve(import.meta.dirname, '../..');

export type Schema = { readonly [key: string]: unknown };

export const fileOf = (game: string): string => join(ROOT, 'games', game, 'view.schema.json');
const seenOf = (game: string): string => join(ROOT, 'games', game, 'seen.ts');

/** The schemas of these games. */
export function schemasOf(games: readonly string[]): Map<string, Schema> {
  const api = new API({ cwd: ROOT });
  try {
    const project = api.updateSnapshot({ openProjects: [join(ROOT, 'tsconfig.json')] }).getProjects()[0]!;
    return new Map(games.filter((game) => existsSync(seenOf(game))).map((game) => [game, new Reader(project).schemaOf(game)]));
  } finally {
    api.close();
  }
}

class Reader {
  readonly #project: Project;
  readonly #checker: Checker;
  readonly #named = new Map<string, Schema>();
  readonly #texts = new Map<string, string>();
  #open: ReadonlySet<unknown> = new Set(); // ids to which packs add others

  constructor(project: Project) {
    this.#project = project;
    this.#checker = project.checker;
  }

  schemaOf(game: string): Schema {
    const file = this.#project.program.getSourceFile(seenOf(game))!;
    const exported = this.#checker.getExportsOfModule(this.#checker.getSymbolAtLocation(file)!);
    const seen = exported.find(({ name }) => name === 'Seen')!;
    const open = exported.find(({ name }) => name === 'Open');
    if (open !== undefined) this.#open = new Set(literalsIn(this.#checker.getDeclaredTypeOfSymbol(open)));
    const { $ref: _, ...whole } = this.#object(this.#checker.getDeclaredTypeOfSymbol(seen));
    return {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: `/api/v1/games/${game}/schema`,
      title: game,
      description: this.#checker.getDocumentationCommentOfSymbol(seen),
      ...whole,
      $defs: Object.fromEntries([...this.#named].sort(([a], [b]) => (a < b ? -1 : 1))),
    };
  }

  /** What has a name is described once. */
  #of(type: Type): Schema {
    const alias = type.getAliasSymbol();
    const symbol = alias ?? (type.isClassOrInterface() ? type.getSymbol() : undefined);
    if (symbol === undefined || type.getAliasTypeArguments()?.length > 0 || GENERIC.has(symbol.name)) return this.#made(type);
    if (!this.#named.has(symbol.name)) {
      this.#named.set(symbol.name, {}); // it may hold itself
      const description = plain(this.#checker.getDocumentationCommentOfSymbol(symbol));
      this.#named.set(symbol.name, { ...(description !== '' && { description }), ...this.#made(type) });
    }
    return { $ref: `#/$defs/${symbol.name}` };
  }

  #made(type: Type): Schema {
    if (type.isUnionType()) return this.#union(type.getTypes());
    if (type.isLiteralType()) return { const: type.value };
    if (type.isTemplateLiteralType()) return { type: 'string' };
    if (type.isIntrinsicType()) return INTRINSIC[type.intrinsicName] ?? fail(type.intrinsicName);
    if (type.isIntersectionType()) {
      const named = type.getTypes().find((one) => one.isIntrinsicType()); // (string & {}): what it is besides is for the compiler
      if (named !== undefined) return this.#made(named);
    }
    if (this.#checker.isTupleType(type)) {
      const all = this.#checker.getTypeArguments(type as TypeReference).map((one) => this.#of(one));
      const { fixedLength } = (type as TypeReference).getTarget() as TupleType;
      const rest = all[fixedLength];
      return { type: 'array', prefixItems: all.slice(0, fixedLength), minItems: fixedLength, items: rest ?? false };
    }
    if (this.#checker.isArrayType(type))
      return { type: 'array', items: this.#of(this.#checker.getTypeArguments(type as TypeReference)[0]!) };
    return this.#object(type);
  }

  #union(types: readonly Type[]): Schema {
    const values = types.flatMap((one) => (one.isLiteralType() ? [one.value] : isNull(one) ? [null] : []));
    const others = types.filter((one) => !one.isLiteralType() && !isNull(one) && !isUndefined(one)).map((one) => this.#of(one));
    const isBoolean = values.includes(true) && values.includes(false);
    const known = values.filter((value) => this.#open.has(value));
    const rest = values.filter((value) => !known.includes(value) && !(isBoolean && typeof value === 'boolean'));
    const all = [
      ...others,
      ...(isBoolean ? [{ type: 'boolean' }] : []),
      ...(known.length > 0 ? [{ type: 'string', examples: known }] : []),
      ...(rest.length > 0 ? [enumOf(rest)] : []),
    ];
    return all.length === 1 ? all[0]! : { anyOf: all };
  }

  #object(type: Type): Schema {
    const fields = this.#checker.getPropertiesOfType(type).map((field): [TsSymbol, Schema] => {
      const description = this.#sentence(field);
      return [field, { ...(description !== '' && { description }), ...this.#of(this.#checker.getTypeOfSymbol(field)!) }];
    });
    if (fields.length > 0 && fields.every(([{ name }]) => this.#open.has(name)))
      return {
        type: 'object',
        properties: Object.fromEntries(fields.map(([{ name }, schema]) => [name, schema])),
        additionalProperties: fields[0]![1],
      };
    // What may be anything may be nothing, too, and JSON leaves that out.
    const isThere = ([{ flags }, schema]: (typeof fields)[number]): boolean =>
      (flags & SymbolFlags.Optional) === 0 && Object.keys(schema).some((key) => key !== 'description');
    const required = fields.filter(isThere).map(([{ name }]) => name);
    const [index] = this.#checker.getIndexInfosOfType(type);
    return {
      type: 'object',
      ...(fields.length > 0 && { properties: Object.fromEntries(fields.map(([{ name }, schema]) => [name, schema])) }),
      ...(required.length > 0 && { required }),
      additionalProperties: index === undefined ? false : this.#of(index.valueType),
    };
  }

  /** What stands above a field, or behind it. */
  #sentence(field: TsSymbol): string {
    const above = this.#checker.getDocumentationCommentOfSymbol(field);
    const declared = field.declarations?.[0]?.resolve(this.#project);
    if (above !== '' || declared === undefined) return plain(above);
    const file = declared.getSourceFile();
    const text = this.#texts.getOrInsertComputed(file.fileName, () => readFileSync(file.fileName, 'utf8'));
    return plain(/^[^\n]*?\/\/ (.*)/.exec(text.slice(declared.end, text.indexOf('\n', declared.end)))?.[1] ?? '');
  }
}

/** Without the numbers of the rules that say so. */
const plain = (text: string): string =>
  text
    .replace(/\s*\b[A-Z]{3}-[A-Z]+-\d+(,\s*[A-Z]{3}-[A-Z]+-\d+)*/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const GENERIC = new Set(['Array', 'ReadonlyArray', 'Readonly', 'Record', 'Omit', 'Pick', 'Partial', '__type']);
const INTRINSIC: { readonly [name: string]: Schema } = {
  string: { type: 'string' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  null: { type: 'null' },
  unknown: {},
  any: {},
};

const literalsIn = (type: Type): readonly unknown[] =>
  type.isUnionType() ? type.getTypes().flatMap(literalsIn) : type.isLiteralType() ? [type.value] : [];
const isNull = (type: Type): boolean => type.isIntrinsicType() && type.intrinsicName === 'null';
const isUndefined = (type: Type): boolean => type.isIntrinsicType() && type.intrinsicName === 'undefined';
const enumOf = (values: readonly unknown[]): Schema => (values.length === 1 ? { const: values[0] } : { enum: values });

const fail = (what: string): never => {
  throw new Error(`a view cannot hold this: ${what}`);
};
