// Serves the built web client from memory. It is small, and only listed paths exist.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sha256 } from '../random.ts';
import { refusals } from '../refusal.ts';
import type { AddedWords } from '../words.ts';
import { answerWith } from './app.ts';
import type { Embedding } from './embed-routes.ts';

export const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.txt': 'text/plain; charset=utf-8',
};
const SHRINKS = /^(text|application)|svg/;
const compressions = { br: promisify(brotliCompress), gzip: promisify(gzip) };
type Compression = keyof typeof compressions;

export interface Page {
  readonly type: string;
  readonly body: Buffer;
  readonly tag: string;
  readonly compressed: Map<Compression, Promise<Buffer>>;
}

const NOT_BUILT = `<!doctype html><meta charset="utf-8"><title>Boucan</title>
<p>The server runs, but the pages are not built yet: run <code>npm run build -w apps/web</code> and start the server again.`;

export const page = (type: string, body: Buffer): Page => ({
  type,
  body,
  tag: `"${sha256(body.toString('base64'))}"`,
  compressed: new Map(),
});

function pagesIn(folder: string): Map<string, Page> {
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  return new Map(
    files.map((file) => {
      const path = join(file.parentPath, file.name);
      const type = TYPES[extname(file.name)] ?? 'application/octet-stream';
      return [`/${relative(folder, path).split(sep).join('/')}`, page(type, readFileSync(path))];
    }),
  );
}

export function addPages(app: FastifyInstance, folder: string, { head }: Embedding): void {
  const pages = pagesIn(folder);
  const index = pages.get('/index.html') ?? page(TYPES['.html']!, Buffer.from(NOT_BUILT));

  // Every other address is a route of the client.
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0]!;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    // Browsers ask for an icon here, too, whatever a page says of its own.
    const found = isRead ? pages.get(path === '/favicon.ico' ? '/icon.svg' : path) : undefined;
    if (found !== undefined) return send(request, reply, found, path.startsWith('/assets/'));
    const isVisit = path === '/' || (!path.startsWith('/api/') && request.headers.accept?.includes('text/html'));
    if (!isRead || !isVisit) return answerWith(reply, refusals.notFound());
    if (path.startsWith('/embed/')) letAllSitesFrame(reply);
    const more = await head(request, path);
    if (more === '') return send(request, reply, index, false);
    const body = index.body.toString().replace('</head>', () => `${more}</head>`);
    return reply.type(index.type).header('cache-control', 'no-cache').header('vary', 'accept-language').send(body);
  });
}

/** What is meant to be shown on other sites may be, and nothing else. */
function letAllSitesFrame(reply: FastifyReply): void {
  const policy = reply.getHeader('content-security-policy') as string;
  reply.removeHeader('x-frame-options');
  reply.headers({
    'content-security-policy': policy.replace(`frame-ancestors 'none'`, 'frame-ancestors *'),
    'cross-origin-resource-policy': 'cross-origin',
  });
}

type OfWords = { Params: { lang: string; version: string; part: string } };

/** The words of added languages. A page of before may ask for an earlier version: it gets the words of now. */
export function addWords(app: FastifyInstance, words: readonly AddedWords[]): void {
  const parts = new Map(
    words.flatMap(({ lang, parts }) => [...parts].map(([name, body]) => [`${lang}/${name}.json`, page(TYPES['.json']!, body)])),
  );
  const versions = new Map(words.map(({ lang, version }) => [lang, version]));
  app.get<OfWords>('/words/:lang/:version/:part', async (request, reply) => {
    const { lang, version, part } = request.params;
    const found = parts.get(`${lang}/${part}`);
    return found === undefined
      ? answerWith(reply, refusals.notFound())
      : send(request, reply, found, versions.get(lang) === version);
  });
}

export async function send(request: FastifyRequest, reply: FastifyReply, page: Page, isHashed: boolean): Promise<FastifyReply> {
  reply
    .type(page.type)
    .header('etag', page.tag)
    .header('vary', 'accept-encoding')
    .header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (request.headers['if-none-match'] === page.tag) return reply.code(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  const how = (Object.keys(compressions) as Compression[]).find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
  if (how === undefined || !SHRINKS.test(page.type)) return reply.send(page.body);
  let compressed = page.compressed.get(how);
  if (compressed === undefined) {
    compressed = compressions[how](page.body);
    page.compressed.set(how, compressed);
  }
  return reply.header('content-encoding', how).send(await compressed);
}
