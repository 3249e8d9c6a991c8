import {
  ByFriendKey,
  ComplaintRequest,
  ComplaintsReply,
  FollowRequest,
  FollowsReply,
  FriendCommand,
  FriendLinkReply,
  FriendsReply,
  JottingRequest,
  JottingsReply,
  MeasureRequest,
  OfTable,
} from '@boucan/protocol';
import { type Desk, route } from '../http/route.ts';
import { Refusal } from '../refusal.ts';
import { sql } from '../storage/rows.ts';
import type { Friends } from './friends.ts';
import type { Reports } from './reports.ts';

const MOST_JOTTINGS = 500;

export function addFriendRoutes(desk: Desk, friends: Friends, reports: Reports): void {
  const { world, tables } = desk;
  const { rows } = world.storage;
  const mine = { tag: 'people', who: 'guest' } as const;

  route(
    desk,
    {
      ...mine,
      method: 'GET',
      path: '/api/friends',
      summary: 'My friends, requests, and whom I block.',
      scope: 'people:read',
      reply: FriendsReply,
    },
    async ({ player }) => {
      friends.note([player.id]);
      return friends.of(player.id);
    },
  );
  route(
    desk,
    {
      ...mine,
      method: 'POST',
      path: '/api/friends',
      summary: 'Ask, accept, drop, block, unblock.',
      scope: 'people:write',
      body: FriendCommand,
      reply: FriendsReply,
      limit: 'requests',
    },
    async ({ body, player }) => {
      await friends.do(player.id, body);
      return friends.of(player.id);
    },
  );
  route(
    desk,
    {
      method: 'GET',
      path: '/api/friends/link/:key',
      tag: 'people',
      who: 'anyone',
      summary: 'Whose link this is.',
      scope: 'people:read',
      params: ByFriendKey,
      reply: FriendLinkReply,
    },
    async ({ params, player }) => {
      const who = await friends.byLink(params.key);
      const isApart = who !== null && player !== null && world.manners.areApart(player.id, who.id);
      if (who === null || isApart) throw new Refusal('not-found', 'This link no longer works. Ask for a new one.');
      const isFriend = player !== null && (await friends.areFriends(player.id, who.id));
      return { player: who.id, name: who.name, isMe: who.id === player?.id, isFriend };
    },
  );

  route(
    desk,
    {
      ...mine,
      method: 'GET',
      path: '/api/follows',
      summary: 'Tables and people I follow.',
      scope: 'people:read',
      reply: FollowsReply,
    },
    async ({ player }) => friends.followed(player.id),
  );
  route(
    desk,
    {
      ...mine,
      method: 'POST',
      path: '/api/follows',
      summary: 'Follow a table or a person, or no longer.',
      scope: 'people:write',
      body: FollowRequest,
      reply: FollowsReply,
    },
    async ({ body, player }) => {
      await friends.follow(player.id, body.kind, body.what, body.on);
      return friends.followed(player.id);
    },
  );

  route(
    desk,
    {
      ...mine,
      method: 'GET',
      path: '/api/tables/:id/notes',
      summary: 'My private notes at a table.',
      scope: 'people:read',
      params: OfTable,
      reply: JottingsReply,
    },
    async ({ params, player }) => ({ notes: await jottings(params.id, player.id) }),
  );
  route(
    desk,
    {
      ...mine,
      method: 'POST',
      path: '/api/tables/:id/notes',
      summary: 'Note something down at a table; nobody else reads it.',
      scope: 'people:write',
      params: OfTable,
      body: JottingRequest,
      reply: JottingsReply,
    },
    async ({ params, body, player }) => {
      const all = await jottings(params.id, player.id);
      if (body.text !== '' && all.length >= MOST_JOTTINGS && !all.some(({ n }) => n === body.n))
        throw new Refusal('not-allowed', `You have ${MOST_JOTTINGS} notes at this table. Remove some first.`);
      const [table] = await rows.read(sql`select id from tables where id = ${params.id}`);
      if (table === undefined) throw new Refusal('no-such-table', 'This table doesn’t exist. Check the link.');
      await rows.write(
        body.text === ''
          ? sql`delete from jottings where player = ${player.id} and tab = ${params.id} and n = ${body.n}`
          : sql`insert into jottings (player, tab, n, at, text) values (${player.id}, ${params.id}, ${body.n}, ${world.time.wall()}, ${body.text})
                on conflict (player, tab, n) do update set text = excluded.text, at = excluded.at`,
      );
      return { notes: await jottings(params.id, player.id) };
    },
  );
  const jottings = async (table: string, player: string): Promise<JottingsReply['notes']> => {
    const kept = await rows.read<JottingsReply['notes'][number]>(
      sql`select n, at, text from jottings where player = ${player} and tab = ${table} order by n`,
    );
    return kept.map(({ n, at, text }) => ({ n: Number(n), at: Number(at), text }));
  };

  route(
    desk,
    {
      ...mine,
      method: 'POST',
      path: '/api/complaints',
      summary: 'Report somebody to the people who run the server.',
      scope: 'people:write',
      body: ComplaintRequest,
      reply: null,
      limit: 'tables',
    },
    async ({ body, player }) => {
      const n = body.table === undefined ? null : await tables.visit(body.table, player.id, body.key);
      await reports.report(player.id, body, n);
    },
  );
  route(
    desk,
    {
      method: 'GET',
      path: '/api/admin/complaints',
      tag: 'operators',
      who: 'operator',
      summary: 'Who was reported, for what, and what was done.',
      scope: null,
      reply: ComplaintsReply,
    },
    async () => reports.all(),
  );
  route(
    desk,
    {
      method: 'POST',
      path: '/api/admin/measures',
      tag: 'operators',
      who: 'operator',
      summary: 'Silence or exclude somebody, close a table, or dismiss a report.',
      scope: null,
      body: MeasureRequest,
      reply: ComplaintsReply,
    },
    async ({ body, player }) => {
      await reports.act(player, body);
      return reports.all();
    },
  );
}
