// Tables that go from one node to another: because theirs has died, stands back, or has more than its share.
import type { Logger } from 'pino';
import type { Leases } from '../storage/postgres/leases.ts';
import type { Host } from '../tables/host.ts';
import type { Tables } from '../tables/tables.ts';
import type { Machine } from '../time.ts';
import type { World } from '../world.ts';
import { asked } from './far-table.ts';
import type { Membership } from './membership.ts';
import type { Whereabouts } from './whereabouts.ts';
import type { Wire } from './wire.ts';

/** So many times its share a node may have before it hands tables on; and so many it hands on at a beat, one after the other. */
const TOO_MANY = 1.25;
const AT_A_BEAT = 20;
/** A node that goes hands over so many at a time. */
const AT_ONCE = 16;
/** Beats after which we look whether what we have is what is ours. */
const COMPARE_EVERY = 4;
const AGAIN = 1000;

export class Removals {
  readonly #leases: Leases;
  readonly #wire: Wire;
  readonly #membership: Membership;
  readonly #whereabouts: Whereabouts;
  readonly #tables: Tables;
  readonly #log: Logger;
  readonly #machine: Machine;
  #isBusy = false;
  #beats = 0;

  constructor(
    leases: Leases,
    wire: Wire,
    membership: Membership,
    whereabouts: Whereabouts,
    tables: Tables,
    { log, options }: Pick<World, 'log' | 'options'>,
  ) {
    this.#leases = leases;
    this.#wire = wire;
    this.#membership = membership;
    this.#whereabouts = whereabouts;
    this.#tables = tables;
    this.#log = log;
    this.#machine = options.machine;
  }

  /** Hands every table over, and those that are opened meanwhile. */
  async all(): Promise<void> {
    const bestOther = ({ id, table }: Host): string | undefined => this.#membership.favourite(id, table.terms, 'others');
    do await this.#tables.disperse((host) => this.#handOver(host, bestOther(host)), { atOnce: AT_ONCE });
    while (this.#membership.isAway && this.#tables.size > 0);
  }

  /** At every heartbeat: gives away tables above this node's share, drops tables it does not own, and all tables while it is withdrawn. */
  async beat(): Promise<void> {
    if (this.#isBusy || this.#membership.isLeaving) return;
    this.#isBusy = true;
    try {
      if (this.#membership.isAway) await this.#keepNothing();
      else {
        await this.#evenOut();
        if (++this.#beats % COMPARE_EVERY === 0) await this.#compare();
      }
    } catch (error) {
      this.#log.warn({ err: error }, 'our own tables cannot be looked through');
    } finally {
      this.#isBusy = false;
    }
  }

  /** The tables of a dead node: each goes to whom most of it points to, and here are ours. */
  async inherit(node: string): Promise<void> {
    try {
      for (const table of await this.#leases.leftBy(node))
        await this.#tables.find(table).catch((error: unknown) => this.#log.warn({ err: error, table }, 'not taken over'));
    } catch (error) {
      if (this.#membership.isLeaving) return;
      this.#log.error({ err: error }, 'the tables of a dead node cannot be read');
      await this.#machine.sleep(AGAIN);
      await this.inherit(node);
    }
  }

  async #handOver(host: Host, to: string | undefined): Promise<void> {
    await host.release();
    if (to === undefined || host.table.phase === 'over') await this.#whereabouts.letGo(host.id);
    else if (await this.#leases.handOver(host.id, this.#membership.id, to))
      await asked(this.#wire, to, { ask: 'take', table: host.id, handed: true }).catch(() => this.#takeBack(host.id, to));
  }

  /** A new owner that cannot be told cannot be reached by others either: the table is free for the next node. */
  async #takeBack(table: string, from: string): Promise<void> {
    this.#membership.notHeard(from);
    await this.#leases.giveUp(table, from);
  }

  /** Those who are cut off are given tables, and open some, before they or the others know it: nobody could reach them. */
  async #keepNothing(): Promise<void> {
    await this.all();
    const here = this.#tables.all().map(({ id }) => id);
    if (this.#membership.isAway) await this.#leases.giveUpAllBut(here, this.#membership.id);
  }

  /** After a node has come, those that have more tables than their share hand some on, to whom they point to. */
  async #evenOut(): Promise<void> {
    const { fairShare } = this.#membership;
    const { size } = this.#tables;
    if (size < fairShare * TOO_MANY + 1) return;
    const best = ({ id, table }: Host): string | undefined => this.#membership.favourite(id, table.terms);
    await this.#tables.disperse((host) => this.#handOver(host, best(host)), {
      which: (host) => ![undefined, this.#membership.id].includes(best(host)),
      most: Math.min(AT_A_BEAT, Math.ceil(size - fairShare)),
    });
  }

  /**
   * Whoever handed a table to us may not have been able to tell us; and what became another's while we hung or changed our name we may not
   * have noticed: nobody who only looks on would ever hear of it.
   */
  async #compare(): Promise<void> {
    const { id } = this.#membership;
    const here = this.#tables.all();
    const rows = await this.#leases.ownedBy(id);
    if (id !== this.#membership.id) return;
    const ours = new Set(rows.map(({ table }) => table));
    for (const host of here) if (!ours.has(host.id)) this.#tables.lose(host);
    for (const { table, isOver } of rows)
      if (!isOver) await this.#whereabouts.ours(table, this.#tables, this.#membership.isAway).catch(() => {});
  }
}
