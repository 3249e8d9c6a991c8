// Who I am, my links, my settings.
import {
  type AddedLanguage,
  type GuestGame,
  type GuestGames,
  type Languages,
  type LinkCard,
  LinkReply,
  LinksReply,
  SessionReply,
  SessionRequest,
  SettingsReply,
  SettingsRequest,
  settled,
  WhoReply,
} from '@boucan/protocol';
import { z } from 'zod';
import { refusals } from '../refusal.ts';
import type { Player } from '../storage/storage.ts';
import { addGo } from './go.ts';
import { type Desk, limit, remember, route } from './route.ts';

const cardOf = ({ id, made, parent, uses, here }: LinkCard): LinkCard => ({ id, made, parent, uses, here });
const whoAmI = ({ id, name }: Player): SessionReply => ({ player: id, name });

export function addSessionRoutes(desk: Desk, added: readonly AddedLanguage[], guests: readonly GuestGame[]): void {
  const { world, sessions } = desk;
  const games: GuestGames = guests.length === 0 ? {} : { games: guests };
  const languages: Languages = added.length === 0 ? {} : { languages: added.map(({ lang, version }) => ({ lang, version })) };

  route(
    desk,
    {
      method: 'GET',
      path: '/api/session',
      tag: 'people',
      summary: 'Who I am.',
      who: 'anyone',
      scope: 'people:read',
      reply: WhoReply,
    },
    async ({ player, secret, request }) => {
      if (player !== null && secret !== undefined) await desk.devices?.saw(secret, request.headers['user-agent']);
      // A first visit is no error: without a cookie there is no player yet.
      if (player === null && secret !== undefined) throw refusals.noSession();
      return { ...(player === null ? { player: null } : whoAmI(player)), ...languages, ...games };
    },
  );

  route(
    desk,
    {
      method: 'POST',
      path: '/api/session',
      tag: 'people',
      summary: 'Take a name, or another one.',
      who: 'anyone',
      scope: null,
      body: SessionRequest,
      reply: SessionReply,
      limit: 'sessions',
    },
    async ({ player: known, body: { name }, request, reply }) => {
      // The name of somebody who stays is theirs alone.
      if (known !== null && (await desk.people?.of(known))?.account) return whoAmI(await desk.people!.rename(known, name));
      await desk.people?.mustBeFree(name, known?.id ?? null);
      if (known !== null) return whoAmI(await sessions.rename(known, name));
      const { player, secret } = await sessions.create(name);
      remember(request, reply, secret);
      return whoAmI(player);
    },
  );

  route(
    desk,
    {
      method: 'POST',
      path: '/api/session/link',
      tag: 'people',
      summary: 'Make a link by which another device becomes mine.',
      who: 'guest',
      scope: null,
      reply: LinkReply,
      limit: 'sessions',
    },
    async ({ player, secret }) => ({ link: `/go/${await sessions.newLink(player, secret!, world.time.wall())}` }),
  );

  route(
    desk,
    {
      method: 'GET',
      path: '/api/session/links',
      tag: 'people',
      summary: 'The links to my other devices.',
      who: 'guest',
      scope: null,
      reply: LinksReply,
    },
    async ({ player, secret }) => ({ links: (await sessions.linksOf(player, secret!)).map(cardOf) }),
  );

  route(
    desk,
    {
      method: 'DELETE',
      path: '/api/session/links/:id',
      tag: 'people',
      summary: 'Revoke a link, and whatever came in by it.',
      who: 'guest',
      scope: null,
      params: z.object({ id: z.string() }),
      reply: LinksReply,
    },
    async ({ player, secret, params }) => ({ links: (await sessions.revoke(player, secret!, params.id)).map(cardOf) }),
  );

  route(
    desk,
    {
      method: 'GET',
      path: '/api/settings',
      tag: 'people',
      summary: 'What I have settled.',
      who: 'guest',
      scope: 'people:read',
      reply: SettingsReply,
    },
    async ({ player }) => {
      const kept = await world.storage.settingsOf(player.id);
      return { settings: kept === null ? null : settled(JSON.parse(kept)) };
    },
  );

  route(
    desk,
    {
      method: 'POST',
      path: '/api/settings',
      tag: 'people',
      summary: 'Settle something, in place of everything settled before.',
      who: 'guest',
      scope: 'people:write',
      body: SettingsRequest,
      reply: null,
    },
    async ({ player, body }) => world.storage.keepSettings(player.id, JSON.stringify(body)),
  );

  addGo(desk.app, sessions, (request) => limit(desk, request, 'requests'), remember);
}
