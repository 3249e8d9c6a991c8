// The OpenAPI document, made of the declarations that the server itself works by.
import { ErrorReply, SCOPES } from '@boucan/protocol';
import { z } from 'zod';
import { type Declaration, versioned } from './route.ts';

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly security: readonly object[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: object;
  readonly responses: object;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: object;
}

export interface OpenApi {
  readonly openapi: '3.1.1';
  readonly info: object;
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
  readonly [more: string]: unknown;
}

type Schema = { readonly [key: string]: unknown };

/** What comes in is as strict as it is checked; what goes out may get more fields one day, so that it is said of none that there are no others. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...made } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  return made;
}

function parametersOf({ path, params, query }: Declaration): Parameter[] {
  const named = params === undefined ? {} : propertiesOf(schemaOf(params, 'input'));
  const inPath = Array.from(
    path.matchAll(/:(\w+)/g),
    ([, name]): Parameter => ({ name: name!, in: 'path', required: true, schema: named[name!] ?? { type: 'string' } }),
  );
  const asked = query === undefined ? {} : schemaOf(query, 'input');
  const required = new Set((asked.required as string[] | undefined) ?? []);
  const inQuery = Object.entries(propertiesOf(asked)).map(
    ([name, schema]): Parameter => ({ name, in: 'query', required: required.has(name), schema }),
  );
  return [...inPath, ...inQuery];
}

const propertiesOf = (schema: Schema): Record<string, object> => (schema.properties as Record<string, object> | undefined) ?? {};

/** `GET /api/tables/:id/record` is `getTablesRecord`. */
const idOf = ({ method, path }: Declaration): string =>
  method.toLowerCase() +
  path
    .slice('/api/'.length)
    .split(/[/-]/)
    .map((part) => (part.startsWith(':') ? `By${capital(part.slice(1))}` : capital(part)))
    .join('');
const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

const json = (schema: object): object => ({ 'application/json': { schema } });

function securityOf({ who, scope }: Declaration): object[] {
  return [
    ...(who === 'anyone' ? [{}] : []),
    ...(scope === null ? [] : [{ token: scope === 'any' ? [] : [scope] }]),
    { cookie: [] },
  ];
}

function operationOf(declaration: Declaration): Operation {
  const { tag, summary, body, reply } = declaration;
  const parameters = parametersOf(declaration);
  const isNeeded = body !== undefined && !body.safeParse(undefined).success;
  return {
    operationId: idOf(declaration),
    tags: [tag],
    summary,
    security: securityOf(declaration),
    ...(parameters.length > 0 && { parameters }),
    ...(body !== undefined && { requestBody: { required: isNeeded, content: json(schemaOf(body, 'input')) } }),
    responses: {
      ...(reply === null
        ? { 204: { description: 'Done.' } }
        : { 200: { description: 'Done.', content: json(schemaOf(reply, 'output')) } }),
      default: { $ref: '#/components/responses/Refused' },
    },
  };
}

const ABOUT = `Everything that the page does, for programs. Addresses under /api/v1 keep their meaning: fields may be added, none is removed or changed. Ignore fields you don’t know.

A token from the settings page goes into the header \`Authorization: Bearer TOKEN\`. It can do what its scopes allow: ${SCOPES.join(', ')}. Tokens have the same limits as people: an answer 429 says to wait.`;

export function openApi(declared: readonly Declaration[]): OpenApi {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const declaration of declared) {
    const path = versioned(declaration.path).replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [declaration.method.toLowerCase()]: operationOf(declaration) };
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Boucan', version: '1', description: ABOUT, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/' }],
    tags: [...new Set(declared.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      responses: {
        Refused: { description: 'Refused: `message` says what to do.', content: json(schemaOf(ErrorReply, 'output')) },
      },
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'A token from the settings page.' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'boucan', description: 'What a browser has.' },
      },
    },
  };
}
