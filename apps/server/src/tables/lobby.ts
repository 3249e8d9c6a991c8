// What people see before they sit down: their own tables, those that are open to them, and who wants to play again.
import type { Call, TablesReply } from '@boucan/protocol';
import type { PlayerId } from '@boucan/table';
import { ALONE, type Called, type Glimpse } from '../nodes/nodes.ts';
import { sql } from '../storage/rows.ts';
import type { Player } from '../storage/storage.ts';
import type { World } from '../world.ts';
import { cardFor, type Sketch } from './card.ts';
import type { Host } from './host.ts';

const DAY = 24 * 3_600_000;
const MOST_OPEN = 200;
const MOST_WATCHED = 50;

export class Lobby {
  readonly #world: World;
  readonly #hosts: ReadonlyMap<string, Host>;
  readonly #calls = new Map<PlayerId, Map<string, Call>>(); // by person, and by the table where they are called to

  constructor(world: World, hosts: ReadonlyMap<string, Host>) {
    this.#world = world;
    this.#hosts = hosts;
  }

  /** The other players hear of the rematch on any page, until they come or the game begins. */
  call(host: Host, { id, name }: Player, to: string): void {
    this.#calls.get(id)?.delete(to);
    const played = host.table.seats.flatMap((holder) => (holder.kind === 'person' ? [holder.player] : []));
    const call = { follows: host.id, game: host.table.game.id, by: name };
    this.#tellOfCall(
      to,
      played.filter((player) => player !== id),
      call,
    );
  }

  #tellOfCall(to: string, players: readonly PlayerId[], call: Called): void {
    this.called(to, players, call);
    this.#world.nodes.tell({ news: 'called', to, players, call });
  }

  called(to: string, players: readonly PlayerId[], call: Called): void {
    for (const player of players) this.#callsOf(player).set(to, call);
  }

  /** After a restart those who have not come yet hear of it again, as long as somebody sits there and waits. */
  callAgain({ id, follows, door, table }: Host): void {
    const by = table.seats.find((holder) => holder.kind === 'person');
    if (follows === null || by === undefined || table.phase !== 'gathering') return;
    const call = { follows, game: table.game.id, by: by.name };
    this.#tellOfCall(
      id,
      door.opening.guests.filter((player) => table.seatOf(player) === null),
      call,
    );
  }

  #callsOf(player: PlayerId): Map<string, Call> {
    const calls = this.#calls.get(player) ?? new Map<string, Call>();
    this.#calls.set(player, calls);
    return calls;
  }

  /** Who wants to play again with this person, and still waits. */
  async calls(player: PlayerId): Promise<readonly Call[]> {
    const calls = this.#calls.get(player);
    if (calls === undefined) return [];
    const far = await this.#world.nodes.glimpses(
      [...calls.keys()].filter((to) => !this.#hosts.has(to)),
      player,
    );
    const waiting = [...calls].filter(([to]) => {
      const table = this.#glimpse(to, player) ?? far.get(to);
      const waits = table !== undefined && table.card.phase === 'gathering' && !table.hasSeat;
      // A node that does not answer may still have it.
      if (!waits && (table !== undefined || this.#world.nodes === ALONE)) calls.delete(to);
      return waits;
    });
    if (calls.size === 0) this.#calls.delete(player);
    return waiting.map(([, call]) => call);
  }

  /** What the lobby shows this person; to somebody without a name, the open tables. */
  async for(player: PlayerId | null, lang: string | null = null): Promise<TablesReply> {
    const mine = player === null ? [] : await this.#tablesOf(player, lang);
    const watched = player === null ? [] : await this.#watchedBy(player, mine);
    const gathering = await this.#world.nodes.gathering();
    const open = this.#openTo(player);
    return {
      mine,
      open: gathering === null ? open : this.#withOthers(open, mine, gathering),
      ...(watched.length > 0 && { watched }),
    };
  }

  /** Tables that somebody follows, and those where people play in public whom they follow. What is by invitation is not told here. */
  async #watchedBy(player: PlayerId, mine: TablesReply['mine']): Promise<TablesReply['mine']> {
    const { storage, manners } = this.#world;
    const rows = await storage.rows.read<{ id: string; sketch: string; person: string | null }>(
      sql`select t.id, t.sketch, null as person from follows f join tables t on t.id = f.what
          where f.player = ${player} and f.kind = 'table' and t.sketch is not null
          union select t.id, t.sketch, f.what as person from follows f join members m on m.player = f.what join tables t on t.id = m.tab
          where f.player = ${player} and f.kind = 'person' and t.phase = 'playing' and t.sketch is not null`,
    );
    const isMine = new Set(mine.map(({ table }) => table));
    const cards = new Map<string, TablesReply['mine'][number]>();
    for (const { id, sketch, person } of rows) {
      const card = this.#hosts.get(id)?.card(null) ?? cardFor(JSON.parse(sketch) as Sketch, null);
      const { visibility } = card.terms;
      const isShown =
        person === null ? visibility !== 'invitation' : visibility === 'public' && !manners.areApart(player, person);
      if (isShown && !isMine.has(id)) cards.set(id, card);
    }
    return [...cards.values()].toSorted((a, b) => b.updated - a.updated).slice(0, MOST_WATCHED);
  }

  /** The tables where it is this person's turn; where time runs out first comes first. */
  async turns(player: PlayerId, lang: string | null): Promise<TablesReply['mine']> {
    const mine = (await this.#tablesOf(player, lang)).filter(({ yourTurn }) => yourTurn);
    return mine.toSorted(
      (a, b) => (a.until ?? Number.POSITIVE_INFINITY) - (b.until ?? Number.POSITIVE_INFINITY) || a.updated - b.updated,
    );
  }

  /** The open tables of all nodes: our own as they are, and of the others what was sketched of them. */
  #withOthers(ours: TablesReply['open'], mine: TablesReply['mine'], sketches: readonly string[]): TablesReply['open'] {
    const since = this.#world.time.wall() - DAY;
    const isMine = new Set(mine.map(({ table }) => table));
    const theirs = sketches
      .map((sketch) => cardFor(JSON.parse(sketch) as Sketch, null))
      .filter(({ table, terms, seats, updated }) => {
        if (this.#hosts.has(table) || isMine.has(table) || updated <= since) return false;
        return terms.visibility === 'public' && seats.some(({ kind }) => kind === 'empty');
      });
    return [...ours, ...theirs].sort((a, b) => b.updated - a.updated).slice(0, MOST_OPEN);
  }

  /** Of these tables, those that are ours, as the lobby needs them. */
  glimpses(tables: readonly string[], player: PlayerId): [string, Glimpse][] {
    return tables.flatMap((id) => {
      const glimpse = this.#glimpse(id, player);
      return glimpse === undefined ? [] : [[id, glimpse]];
    });
  }

  #glimpse(id: string, player: PlayerId, lang: string | null = null): Glimpse | undefined {
    const host = this.#hosts.get(id);
    if (host === undefined) return undefined;
    return {
      card: host.card(player, lang),
      isInside: host.door.isInside(player),
      hasSeat: host.table.seatOf(player) !== null,
    };
  }

  async #tablesOf(player: PlayerId, lang: string | null): Promise<TablesReply['mine']> {
    const sketches = await this.#world.storage.sketchesFor(player);
    const far = await this.#world.nodes.glimpses(
      sketches.map(({ table }) => table).filter((table) => !this.#hosts.has(table)),
      player,
    );
    return sketches.flatMap(({ table, sketch }) => {
      const glimpse = this.#glimpse(table, player, lang) ?? far.get(table);
      if (glimpse === undefined) return [cardFor(JSON.parse(sketch) as Sketch, player)];
      return glimpse.isInside ? [glimpse.card] : []; // they may have stood up again
    });
  }

  #openTo(player: PlayerId | null): TablesReply['open'] {
    const since = this.#world.time.wall() - DAY;
    return [...this.#hosts.values()]
      .filter(({ table }) => table.phase === 'gathering' && table.terms.visibility === 'public')
      .filter(
        ({ table }) =>
          (player === null || table.seatOf(player) === null) && table.seats.some((holder) => holder.kind === 'empty'),
      )
      .map((host) => host.card(player))
      .filter((card) => card.updated > since)
      .sort((a, b) => b.updated - a.updated)
      .slice(0, MOST_OPEN);
  }
}
