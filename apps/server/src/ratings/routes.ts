import { BoardQuery, BoardReply, ByName, ProfileReply, ProfileRequest } from '@boucan/protocol';
import { seasonOf } from '@boucan/ratings';
import type { Friends } from '../friends/friends.ts';
import { type Desk, route } from '../http/route.ts';
import { People } from '../people/people.ts';
import { Refusal } from '../refusal.ts';
import type { Player } from '../storage/storage.ts';
import { boardOf, NOTHING, recordOf, seasonsOf } from './profile.ts';

export function addRecordRoutes(desk: Desk, friends: Friends): void {
  const { world } = desk;
  const { rows } = world.storage;
  const people = new People(rows, () => world.time.wall());

  const profileOf = async (who: Player, me: Player | null): Promise<ProfileReply> => {
    const { shown } = await friends.showing(who.id);
    const isMe = who.id === me?.id;
    const isFriend = me !== null && !isMe && (await friends.areFriends(me.id, who.id));
    const isApart = me !== null && world.manners.areApart(me.id, who.id);
    const open = isMe || (!isApart && (shown === 'public' || (shown === 'friends' && isFriend)));
    const record = open ? await recordOf(rows, world.options.games, who.id, isMe) : NOTHING;
    return { player: who.id, name: who.name, isMe, isFriend, shown, open, ...record };
  };

  route(
    desk,
    {
      method: 'GET',
      path: '/api/people/:name/record',
      tag: 'people',
      summary: 'What somebody has played.',
      who: 'anyone',
      scope: 'people:read',
      params: ByName,
      reply: ProfileReply,
    },
    async ({ params, player }) => {
      const who = await people.named(params.name);
      if (who === null) throw new Refusal('not-found', 'Nobody with this name has a page here.');
      return profileOf(who, player);
    },
  );

  route(
    desk,
    {
      method: 'GET',
      path: '/api/record',
      tag: 'people',
      summary: 'What I have played.',
      who: 'guest',
      scope: 'people:read',
      reply: ProfileReply,
    },
    async ({ player }) => profileOf(player, player),
  );

  route(
    desk,
    {
      method: 'POST',
      path: '/api/record',
      tag: 'people',
      summary: 'Who may see my record, and whether friends see that I am here.',
      who: 'guest',
      scope: 'people:write',
      body: ProfileRequest,
      reply: null,
    },
    async ({ body, player }) => friends.show(player.id, body),
  );

  route(
    desk,
    {
      method: 'GET',
      path: '/api/leaderboards',
      tag: 'people',
      summary: 'Who leads, by season.',
      who: 'anyone',
      scope: 'people:read',
      query: BoardQuery,
      reply: BoardReply,
    },
    async ({ query, player }) => {
      const now = world.time.wall();
      const season = query.season ?? seasonOf(now);
      const board = await boardOf(rows, { game: query.game, kind: query.kind, season, club: query.club }, player?.id ?? null);
      return { season, seasons: await seasonsOf(rows, now), rows: board };
    },
  );
}
