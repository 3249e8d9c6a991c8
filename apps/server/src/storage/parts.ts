// What all the data consist of, in an order in which they can be written: whatever is referred to comes first.

export type Row = readonly (string | number | null)[];

export interface Part {
  readonly name: string;
  readonly columns: readonly string[];
  /** What a SQLite file holds of it; null where it holds the same in another place. */
  readonly inSqlite: number | null; // so many of the columns
  /** How a SQLite file tells it. */
  readonly fromSqlite: string;
}

const part = (name: string, ...columns: readonly string[]): Part => ({
  name,
  columns,
  inSqlite: columns.length,
  fromSqlite: `select ${columns.join(', ')} from ${name}`,
});

export const PARTS: readonly Part[] = [
  part('players', 'id', 'name'),
  part('settings', 'player', 'body'),
  part('links', 'hash', 'id', 'player', 'made', 'parent'),
  part('sessions', 'hash', 'player', 'link'),
  {
    name: 'tables',
    columns: ['id', 'secret', 'invite', 'watch', 'guests', 'follows', 'opened', 'phase', 'sketch', 'record', 'clock'],
    inSqlite: 10,
    fromSqlite: `select id, secret, invite, watch, guests, follows, opened, phase, sketch, record,
      coalesce((select body ->> '$.terms.clock.kind' from entries where tab = id and n = 1), 'none') as clock from tables`,
  },
  {
    name: 'rematches',
    columns: ['tab', 'next'],
    inSqlite: null,
    fromSqlite: 'select follows as tab, id as next from tables where follows is not null',
  },
  {
    name: 'entries',
    columns: ['tab', 'n', 'body', 'player', 'message', 'at'],
    inSqlite: 5,
    fromSqlite: `select tab, n, body, player, message, cast(body ->> '$.at' as integer) as at from entries`,
  },
  part('members', 'tab', 'player', 'opened'),
  part('seen', 'tab', 'player', 'n'),
  part('snapshots', 'tab', 'n', 'lines', 'position', 'seal'),
  part('held', 'tab', 'seat', 'n', 'player', 'choice', 'message', 'at'),
  part('reports', 'tab', 'player', 'at', 'n', 'note'),
  part('kept', 'name', 'body'),
  part('accounts', 'player', 'look', 'made', 'kind', 'operator', 'silenced', 'banned'),
  part('passkeys', 'id', 'player', 'body', 'counter', 'name', 'made', 'used'),
  part('addresses', 'address', 'player', 'proven'),
  part('proofs', 'id', 'player', 'body', 'ends', 'tries'),
  part('devices', 'hash', 'made', 'seen', 'agent'),
  part('wishes', 'player', 'body'),
  part('ways', 'id', 'player', 'mark', 'target', 'pace', 'origin', 'made', 'failed'),
  part('notices', 'id', 'way', 'player', 'tab', 'turn', 'kind', 'body', 'ends', 'due', 'tries', 'node', 'leased', 'sent'),
  part('tokens', 'hash', 'id', 'player', 'owner', 'name', 'scopes', 'made', 'used'),
  part('bots', 'player', 'owner', 'made'),
  part('challenges', 'tab', 'bot', 'inviter', 'invite', 'made'),
  part('outcomes', 'tab', 'at', 'game', 'ladder', 'n', 'body'),
  part('played', 'tab', 'player', 'at', 'ladder', 'n', 'rating'),
  part('tournaments', 'id', 'name', 'game', 'club', 'host', 'phase', 'at'),
  part('happenings', 'tournament', 'n', 'body'),
  part('clubs', 'id', 'name', 'about', 'look', 'key', 'host', 'made'),
  part('clubbers', 'club', 'player', 'at'),
  part('friends', 'player', 'other', 'state', 'at'),
  part('friend_links', 'key', 'player', 'at'),
  part('blocks', 'player', 'other', 'at'),
  part('profiles', 'player', 'shown', 'presence'),
  part('presence', 'player', 'at'),
  part('follows', 'player', 'kind', 'what', 'at'),
  part('jottings', 'player', 'tab', 'n', 'at', 'text'),
  part('complaints', 'id', 'by_player', 'against', 'tab', 'n', 'at', 'note', 'done'),
  part('measures', 'id', 'at', 'by_player', 'what', 'subject', 'ends', 'complaint', 'note'),
  part('bot_results', 'tab', 'bot', 'game', 'seat', 'won'),
  part('studies', 'id', 'title', 'game', 'names', 'owner', 'key', 'record', 'made', 'changed', 'n'),
  part('study_entries', 'study', 'n', 'at', 'player', 'body'),
  part('study_members', 'study', 'player', 'at'),
  part('learned', 'player', 'game', 'lesson', 'at'),
  part('tries', 'player', 'game', 'puzzle', 'daily', 'day', 'solved', 'n', 'rating'),
  part('puzzle_ratings', 'game', 'puzzle', 'tried', 'solved', 'rating'),
  part('pulse', 'one', 'now'),
];

/** So many of the columns every database has. */
export const sharedBy = ({ inSqlite, columns }: Part): number => inSqlite ?? columns.length;
