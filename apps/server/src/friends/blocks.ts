// Who wants nothing to do with whom, and what operators have decided, kept in memory for the tables to ask.
import type { PlayerId } from '@boucan/table';
import { type Rows, sql } from '../storage/rows.ts';
import type { Manners } from '../tables/manners.ts';
import type { World } from '../world.ts';

/** Other nodes hear of it at once; if they do not, they look. ms */
const LOOK = 30_000;

export type Measure = 'silence' | 'ban' | 'close' | 'dismiss';

export class Blocks {
  readonly #rows: Rows;
  readonly #manners: Manners;
  readonly #world: World;
  #stop: () => void = () => {};

  constructor(world: World) {
    this.#world = world;
    this.#rows = world.storage.rows;
    this.#manners = world.manners;
  }

  async start(): Promise<void> {
    this.#manners.onNews = () => void this.load().catch((error: unknown) => this.#failed(error));
    await this.load();
    this.#stop = this.#world.options.machine.every(LOOK, () => void this.load().catch((error: unknown) => this.#failed(error)));
  }

  close(): void {
    this.#stop();
  }

  #failed(error: unknown): void {
    this.#world.log.error({ err: error }, 'who is blocked cannot be looked up');
  }

  async load(): Promise<void> {
    const blocks = await this.#rows.read<{ player: PlayerId; other: PlayerId }>(sql`select player, other from blocks`);
    const apart = new Map<PlayerId, Set<PlayerId>>();
    const blocked = new Map<PlayerId, Set<PlayerId>>();
    const add = (map: Map<PlayerId, Set<PlayerId>>, a: PlayerId, b: PlayerId): void => {
      map.set(a, (map.get(a) ?? new Set()).add(b));
    };
    for (const { player, other } of blocks) {
      add(apart, player, other);
      add(apart, other, player);
      add(blocked, player, other);
    }
    const measures = await this.#rows.read<{ what: Measure; subject: string; ends: number }>(
      sql`select what, subject, ends from measures order by at`,
    );
    const inForce = (what: Measure): Map<string, number> =>
      new Map(measures.filter((one) => one.what === what).map(({ subject, ends }) => [subject, Number(ends)]));
    const closed = [...inForce('close')].flatMap(([table, ends]) => (ends > 0 ? [table] : []));
    Object.assign(this.#manners, {
      apart,
      blocked,
      silenced: inForce('silence'),
      banned: inForce('ban'),
      closed: new Set(closed),
    });
  }

  /** Something has changed here: other nodes look as well. */
  async changed(): Promise<void> {
    await this.load();
    this.#world.nodes.tell({ news: 'manners' });
  }
}
