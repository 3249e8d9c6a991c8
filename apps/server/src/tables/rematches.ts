// Those who played together play again: the first to ask opens the table, the others are called to it.
import type { TableTerms } from '@boucan/table';
import { Refusal } from '../refusal.ts';
import { Overtaken, type Player } from '../storage/storage.ts';
import type { World } from '../world.ts';
import type { Host } from './host.ts';
import type { Tables } from './tables.ts';

export class Rematches {
  readonly #world: World;
  readonly #tables: Tables;

  constructor(world: World, tables: Tables) {
    this.#world = world;
    this.#tables = tables;
  }

  /** Where they play again. Whoever asks with a commitment sits down there, at the place of before. */
  async ask(host: Host, player: Player, commits: string | undefined): Promise<string> {
    const { table } = host;
    const seat = table.seatOf(player.id);
    if (seat === null && player.id !== table.host)
      throw new Refusal('not-allowed', 'Only those who played can ask for a rematch.');
    if (table.phase !== 'over') throw new Refusal('not-over', 'The match is not over yet: finish it first.');
    const isFirst = host.rematch === null;
    host.rematch ??= this.#open(host, player).catch((error: unknown) => {
      host.rematch = null;
      throw error;
    });
    const id = await host.rematch;
    this.#tables.lobby.call(host, player, id);
    if (isFirst) await this.#invite(host, player, id);
    if (commits !== undefined && seat !== null) await this.#tables.sitAgain(id, player, seat, commits);
    return id;
  }

  /** Those who sat here, but for whoever asks, and for those who want nothing to do with them. That nobody could be told stops nobody. */
  async #invite({ table }: Host, { id: by, name }: Player, to: string): Promise<void> {
    const { manners, notices, log } = this.#world;
    const players = table.holders().flatMap((seat) => {
      const holder = table.seats[seat]!;
      const isOther = holder.kind === 'person' && holder.player !== by && !manners.areApart(by, holder.player);
      return isOther ? [holder.player] : [];
    });
    await notices
      ?.invite(to, table.game, { is: 'again', by: name }, players)
      .catch((error: unknown) => log.error({ err: error, table: to }, 'an invitation could not be written'));
  }

  async #open({ id, table }: Host, player: Player): Promise<string> {
    const bots = table.seats.map((holder) => (holder.kind === 'bot' ? holder.level : null));
    const guests = table.seats.flatMap((holder) => (holder.kind === 'person' ? [holder.player] : []));
    const terms: TableTerms = { ...table.terms, ...this.#tables.rulesOf(table.game) };
    try {
      return (await this.#tables.begin(table.game, { terms, bots, sit: null, start: false, guests }, player, id)).id;
    } catch (error) {
      const other = error instanceof Overtaken ? (await this.#world.storage.load(id))?.rematch : undefined;
      if (!other) throw error;
      return other;
    }
  }

  /** With nobody else missing, the match begins. */
  async sitDown(host: Host, player: Player, seat: number, commits: string): Promise<void> {
    const by = { player: player.id, name: player.name };
    const { manners, time } = this.#world;
    manners.check(host.id, host.table, host.door, { do: 'sit', seat, commits }, player.id, time.wall());
    await host.do({ do: 'sit', seat, commits }, by, null);
    if (host.table.seats.every((holder) => holder.kind !== 'empty'))
      await host.do({ do: 'start' }, { player: host.table.host, name: '' }, null);
  }
}
