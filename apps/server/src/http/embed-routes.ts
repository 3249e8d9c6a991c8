// What other sites embed: the frame, its description by oEmbed, and the picture.
import { OembedQuery, OembedReply } from '@boucan/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusals } from '../refusal.ts';
import { escaped, langOf } from './html.ts';
import { type Preview, pngOf, previewOf, SIZE, svgOf, titleOf } from './preview.ts';
import { type Desk, limit, route } from './route.ts';

/** A page that is about one table. */
const PAGE = /^\/(?:embed\/)?(replay|t|table)\/([A-Za-z0-9_-]{1,32})$/;
const HOST = /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i;
/** Pictures that are kept, the latest. */
const MOST_KEPT = 200;
const SMALLEST = { width: 320, height: 240 };
const USUAL = { width: 960, height: 640 };

const frameOf = (page: string, id: string): string => `/embed/${page === 'replay' ? 'replay' : 'table'}/${id}`;

/** Where we are reached; null if nobody can tell. */
const originOf = ({ protocol, host }: FastifyRequest): string | null => (HOST.test(host) ? `${protocol}://${host}` : null);

export interface Embedding {
  /** What the head of this page says besides to other sites; nothing if it is not about a table that is open to everybody. */
  head(request: FastifyRequest, path: string): Promise<string>;
}

export function addEmbedRoutes(desk: Desk): Embedding {
  const { app } = desk;
  const pictures = new Map<string, Promise<Buffer>>();
  const pictureOf = async (preview: Preview, lang: 'en' | 'fr'): Promise<Buffer> => {
    const svg = await svgOf(preview, lang);
    const known = pictures.get(svg);
    if (known !== undefined) return known;
    if (pictures.size >= MOST_KEPT) pictures.delete(pictures.keys().next().value!);
    const made = pngOf(svg);
    pictures.set(svg, made);
    made.catch(() => pictures.delete(svg));
    return made;
  };

  route(
    desk,
    {
      method: 'GET',
      path: '/api/oembed',
      tag: 'embed',
      summary: 'How to embed a table or a replay: oEmbed 1.0.',
      who: 'anyone',
      scope: 'any',
      query: OembedQuery,
      reply: OembedReply,
    },
    async ({ query, request }) => {
      const origin = originOf(request);
      const url = URL.canParse(query.url) ? new URL(query.url) : null;
      const [, page, id] = (url?.origin === origin && PAGE.exec(url?.pathname ?? '')) || [];
      const lang = langOf(request);
      const preview = id === undefined ? null : await previewOf(desk, id, lang);
      if (preview === null) throw refusals.notFound();
      const width = Math.max(SMALLEST.width, Math.min(USUAL.width, query.maxwidth ?? USUAL.width));
      const height = Math.max(SMALLEST.height, Math.min(USUAL.height, query.maxheight ?? USUAL.height));
      const title = titleOf(preview, lang);
      const src = `${origin}${frameOf(page!, id!)}`;
      return {
        version: '1.0' as const,
        type: 'rich' as const,
        provider_name: 'Boucan',
        provider_url: origin!,
        title,
        width,
        height,
        html: `<iframe src="${src}" width="${width}" height="${height}" title="${escaped(title)}" style="border:0" loading="lazy" referrerpolicy="no-referrer"></iframe>`,
        thumbnail_url: `${origin}/pictures/${id}.png`,
        thumbnail_width: SIZE.width,
        thumbnail_height: SIZE.height,
      };
    },
  );

  app.get<{ Params: { id: string } }>('/pictures/:id.png', async (request, reply): Promise<FastifyReply> => {
    limit(desk, request, 'requests');
    const lang = langOf(request);
    const preview = await previewOf(desk, request.params.id, lang);
    if (preview === null) throw refusals.notFound();
    return reply
      .headers({ 'cache-control': 'public, max-age=60', 'cross-origin-resource-policy': 'cross-origin', vary: 'accept-language' })
      .type('image/png')
      .send(await pictureOf(preview, lang));
  });

  return {
    async head(request, path) {
      const [, page, id] = PAGE.exec(path) ?? [];
      const origin = originOf(request);
      if (id === undefined || origin === null) return '';
      const lang = langOf(request);
      const preview = await previewOf(desk, id, lang).catch(() => null);
      if (preview === null) return '';
      const title = escaped(titleOf(preview, lang));
      const url = `${origin}/${page === 'replay' ? 'replay' : 't'}/${id}`;
      const meta = (name: string, content: string | number): string => `<meta property="og:${name}" content="${content}">`;
      return [
        meta('title', title),
        meta('site_name', 'Boucan'),
        meta('type', 'website'),
        meta('url', url),
        meta('image', `${origin}/pictures/${id}.png`),
        meta('image:width', SIZE.width),
        meta('image:height', SIZE.height),
        meta('image:alt', title),
        '<meta name="twitter:card" content="summary_large_image">',
        `<link rel="alternate" type="application/json+oembed" href="${origin}/api/oembed?url=${encodeURIComponent(url)}" title="${title}">`,
      ].join('');
    },
  };
}
