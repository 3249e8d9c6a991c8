// How I want to be told, over HTTP; and the link that ends it.
import { NewWay, NewWayReply, NoticePace, NoticesReply, NoticeWish, TrialReply, type WayCard } from '@boucan/protocol';
import { isZone } from '@boucan/table';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Desk, limit, route } from '../http/route.ts';
import type { Guard } from '../net-guard.ts';
import type { Addresses } from '../people/addresses.ts';
import { sha256 } from '../random.ts';
import { Refusal, refusals } from '../refusal.ts';
import type { Notices } from './notices.ts';
import { newSecret } from './post/signature.ts';
import { addStop } from './stop-page.ts';
import type { Target, Way } from './ways.ts';

const OfWay = z.object({ id: z.string().max(40) });

/** Where a message leads back to: the address under which its reader sees this site. */
export const originOf = ({ headers, protocol }: FastifyRequest): string =>
  headers.origin !== undefined && headers.origin !== 'null' ? headers.origin : `${protocol}://${headers.host ?? 'localhost'}`;

/** A browser knows itself by this; a secret in a webhook's address is not shown again. */
const cardOf = ({ id, target, pace, made, failed }: Way): WayCard => ({
  id,
  kind: target.kind,
  to: target.kind === 'mail' ? target.address : new URL(target.kind === 'push' ? target.endpoint : target.url).host,
  mark: target.kind === 'push' ? sha256(target.endpoint) : '',
  shape: target.kind === 'webhook' ? target.shape : null,
  pace,
  made,
  failed,
});

export function addNoticeRoutes(desk: Desk, notices: Notices, guard: Guard, addresses: Addresses): void {
  const { world } = desk;
  const { ways } = notices;

  route(
    desk,
    {
      method: 'GET',
      path: '/api/notices',
      tag: 'notices',
      summary: 'How I am told that it is my turn, and what this server offers.',
      who: 'guest',
      scope: 'people:read',
      reply: NoticesReply,
    },
    async ({ player }) => ({
      push: notices.vapid.publicKey,
      mail: notices.mailer !== null,
      address: await addresses.of(player.id),
      wish: await ways.wishOf(player.id),
      ways: (await ways.of(player.id)).map(cardOf),
    }),
  );

  route(
    desk,
    {
      method: 'POST',
      path: '/api/notices/wish',
      tag: 'notices',
      summary: 'Settle my language, time zone, quiet hours and reminders.',
      who: 'guest',
      scope: 'people:write',
      body: NoticeWish,
      reply: null,
    },
    async ({ player, body }) => {
      if (!isZone(body.zone)) throw refusals.badMessage('There is no such time zone. Choose another.');
      await ways.wish(player.id, body);
    },
  );

  const targetOf = async (player: string, { target }: NewWay): Promise<Target> => {
    if (target.kind === 'mail') {
      const address = await addresses.of(player);
      if (address === null) throw new Refusal('not-allowed', 'Add your e-mail address first, with the code we send there.');
      return { kind: 'mail', address };
    }
    try {
      guard.check(target.kind === 'push' ? target.endpoint : target.url);
    } catch {
      throw refusals.badMessage('Nothing can be sent to this address. Give one on the internet.');
    }
    return target.kind === 'webhook' && target.shape === 'json' ? { ...target, secret: newSecret() } : target;
  };

  route(
    desk,
    {
      method: 'POST',
      path: '/api/notices/ways',
      tag: 'notices',
      summary: 'Add a way to be told: this browser, my e-mail address, a webhook.',
      who: 'guest',
      scope: 'people:write',
      body: NewWay,
      reply: NewWayReply,
      limit: 'sessions',
    },
    async ({ player, body, request }) => {
      const target = await targetOf(player.id, body);
      const way = await ways.add(player.id, target, body.pace, originOf(request), world.time.wall());
      return { ...cardOf(way), secret: (target.kind === 'webhook' && target.secret) || null };
    },
  );

  route(
    desk,
    {
      method: 'POST',
      path: '/api/notices/ways/:id',
      tag: 'notices',
      summary: 'Be told sooner or later by this way.',
      who: 'guest',
      scope: 'people:write',
      params: OfWay,
      body: z.strictObject({ pace: NoticePace }),
      reply: null,
    },
    async ({ player, params, body }) => ways.setPace(player.id, params.id, body.pace),
  );

  route(
    desk,
    {
      method: 'DELETE',
      path: '/api/notices/ways/:id',
      tag: 'notices',
      summary: 'Be told by this way no longer.',
      who: 'guest',
      scope: 'people:write',
      params: OfWay,
      reply: null,
    },
    async ({ player, params }) => void (await ways.remove(params.id, player.id)),
  );

  route(
    desk,
    {
      method: 'POST',
      path: '/api/notices/ways/:id/try',
      tag: 'notices',
      summary: 'Send me a message by this way now, to see whether it arrives.',
      who: 'guest',
      scope: 'people:write',
      params: OfWay,
      reply: TrialReply,
      limit: 'sessions',
    },
    async ({ player, params }) => {
      const way = (await ways.of(player.id)).find(({ id }) => id === params.id);
      if (way === undefined) throw refusals.notFound();
      const outcome = await notices.tryOut(way);
      return { sent: outcome.is === 'sent', why: outcome.is === 'sent' ? null : outcome.why };
    },
  );

  addStop(desk.app, notices, (request) => limit(desk, request, 'requests'));
}
