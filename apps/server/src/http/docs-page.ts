// The document of the HTTP interface for people to read: one page without scripts.
import { escaped } from './html.ts';
import type { OpenApi, Operation } from './openapi.ts';

const WORDS = {
  en: {
    title: 'Boucan for programs',
    intro:
      'Your program can do whatever the page does: look for tables, sit down, play, read records. Make a token in the settings and send it as <code>Authorization: Bearer TOKEN</code>.',
    machine: 'The same for machines: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).',
    free: 'no token needed',
    needs: 'token with',
    any: 'any token',
    browser: 'only in the browser',
    sends: 'You send',
    gets: 'You get',
    nothing: 'Nothing (204).',
    parameters: 'Parameters',
    contents: 'Contents',
  },
  fr: {
    title: 'Boucan pour les programmes',
    intro:
      'Votre programme peut faire tout ce que fait la page : chercher des tables, s’asseoir, jouer, lire les parties finies. Créez un jeton dans les réglages et envoyez-le ainsi : <code>Authorization: Bearer JETON</code>. La liste ci-dessous est en anglais.',
    machine: 'La même chose pour les machines : <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).',
    free: 'sans jeton',
    needs: 'jeton avec',
    any: 'n’importe quel jeton',
    browser: 'dans le navigateur seulement',
    sends: 'Vous envoyez',
    gets: 'Vous recevez',
    nothing: 'Rien (204).',
    parameters: 'Paramètres',
    contents: 'Sommaire',
  },
} as const;

export type DocsLang = keyof typeof WORDS;

type Schema = { readonly [key: string]: unknown };

/** A schema as one would write it down: { name: string, seats: [{ kind: "empty" | "bot" }] } */
function shape(schema: Schema, indent = ''): string {
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if ('const' in schema) return JSON.stringify(schema.const);
  const either = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined;
  if (either !== undefined) return either.map((one) => shape(one, indent)).join(' | ');
  if (schema.type === 'array') {
    if (Array.isArray(schema.prefixItems))
      return `[${schema.prefixItems.map((one) => shape(one as Schema, indent)).join(', ')}, …]`;
    return `[${shape((schema.items as Schema | undefined) ?? {}, indent)}]`;
  }
  if (schema.type !== 'object') return (schema.type as string | undefined) ?? 'anything';
  const fields = Object.entries((schema.properties as Record<string, Schema> | undefined) ?? {});
  const rest = schema.additionalProperties as Schema | boolean | undefined;
  if (fields.length === 0) return typeof rest === 'object' ? `{ …: ${shape(rest, indent)} }` : '{}';
  const required = new Set(schema.required as string[] | undefined);
  const deeper = `${indent}  `;
  const lines = fields.map(([name, field]) => {
    const about = typeof field.description === 'string' ? `  // ${field.description}` : '';
    return `${deeper}${name}${required.has(name) ? '' : '?'}: ${shape(field, deeper)}${about}`;
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}

const schemaIn = (part: unknown): Schema | undefined =>
  (part as { content?: { 'application/json'?: { schema?: Schema } } } | undefined)?.content?.['application/json']?.schema;

const block = (title: string, schema: Schema | undefined): string =>
  schema === undefined ? '' : `<details><summary>${title}</summary><pre>${escaped(shape(schema))}</pre></details>`;

function operation(path: string, method: string, made: Operation, words: (typeof WORDS)[DocsLang]): string {
  const { operationId, summary, security, parameters = [], requestBody, responses } = made;
  const token = security.find((one) => 'token' in one) as { token: string[] } | undefined;
  const isFree = security.some((one) => Object.keys(one).length === 0);
  const allowed =
    token === undefined ? words.browser : token.token.length > 0 ? `${words.needs} <code>${token.token[0]}</code>` : words.any;
  const may = isFree ? words.free : allowed;
  const asked = parameters.map(({ name, in: where, schema }) => `${name} (${where}): ${shape(schema as Schema)}`).join('\n');
  const gets = schemaIn((responses as Record<string, unknown>)[200]);
  return `<article id="${operationId}"><h3><code><b>${method.toUpperCase()}</b> ${escaped(path)}</code></h3>
<p>${escaped(summary)} <small>${may}</small></p>
${asked === '' ? '' : `<details><summary>${words.parameters}</summary><pre>${escaped(asked)}</pre></details>`}
${block(words.sends, schemaIn(requestBody))}
${gets === undefined ? `<p><small>${words.gets}: ${words.nothing}</small></p>` : block(words.gets, gets)}</article>`;
}

const STYLE = `:root{color-scheme:light dark}body{font:1rem/1.55 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem}h1{margin-bottom:.5rem}
h2{margin-top:2.5rem;border-bottom:1px solid;text-transform:capitalize}article{margin:1.5rem 0}h3{font-size:1rem;margin:0;overflow-wrap:anywhere}p{margin:.25rem 0}
pre{overflow-x:auto;padding:.75rem;border:1px solid color-mix(in srgb,currentColor 30%,transparent);border-radius:.4rem;font-size:.85rem;margin:.25rem 0}
small{opacity:.8}summary{cursor:pointer;padding:.25rem 0}nav ul{columns:16rem;padding-left:1rem}a{color:inherit}`;

export function docsPage({ paths }: OpenApi, lang: DocsLang): string {
  const words = WORDS[lang];
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, made]) => ({ path, method, made })),
  );
  const tags = [...Map.groupBy(all, ({ made }) => made.tags[0]!)];
  const contents = tags.map(([tag]) => `<li><a href="#tag-${tag}">${tag}</a></li>`).join('');
  const parts = tags.map(
    ([tag, those]) =>
      `<section><h2 id="tag-${tag}" lang="en">${tag}</h2>${those.map(({ path, method, made }) => operation(path, method, made, words)).join('\n')}</section>`,
  );
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${words.title}</title>
<style>${STYLE}</style></head><body><main><h1>${words.title}</h1><p>${words.intro}</p><p>${words.machine}</p>
<nav aria-label="${words.contents}"><ul>${contents}</ul></nav>${parts.join('\n')}</main></body></html>`;
}
