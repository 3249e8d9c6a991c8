// Who decides for a table: another node to which there is a way, or we ourselves, who take what nobody has.
import type { TableTerms } from '@boucan/table';
import { refusals } from '../refusal.ts';
import type { Leases } from '../storage/postgres/leases.ts';
import { Moved } from '../tables/decider.ts';
import type { Host } from '../tables/host.ts';
import type { Tables } from '../tables/tables.ts';
import type { World } from '../world.ts';
import { asked, FarTable, type Outlook } from './far-table.ts';
import type { Membership } from './membership.ts';
import type { Far, Here } from './nodes.ts';
import type { Wire } from './wire.ts';

/** Timeout for finding the owner of a table, in milliseconds. */
const PATIENCE = 15_000;
/** After a table was taken over from a dead node, we look again whether that had not written something in its last moment. */
const LOOK_AGAIN = 1000;

export class Whereabouts {
  readonly #world: Omit<World, 'nodes'>;
  readonly #leases: Leases;
  readonly #wire: Wire;
  readonly #membership: Membership;
  readonly #outlook: Outlook;

  constructor(world: Omit<World, 'nodes'>, leases: Leases, wire: Wire, membership: Membership, outlook: Outlook) {
    this.#world = world;
    this.#leases = leases;
    this.#wire = wire;
    this.#membership = membership;
    this.#outlook = outlook;
  }

  async reach(table: string, here: Here): Promise<Host | Far | null> {
    const until = this.#world.options.machine.ticks() + PATIENCE;
    for (;;) {
      const found = await this.#look(table, here);
      if (found !== undefined) return found;
      if (this.#membership.isLeaving) throw refusals.stopping();
      if (this.#world.options.machine.ticks() > until) throw refusals.unavailable();
      await this.#membership.change(1000);
    }
  }

  /** The way to the other node that has it at the moment, if one does. */
  async elsewhere(table: string): Promise<Far | null> {
    const node = (await this.#leases.owner(table))?.node ?? null;
    return node === null || node === this.#membership.id ? null : (this.#wayTo(node, table) ?? null);
  }

  async letGo(table: string): Promise<void> {
    await this.#leases.giveUp(table, this.#membership.id);
  }

  /** A table that others take to be ours: if it is, and we do not have it yet, we fetch it. */
  async ours(table: string, tables: Tables, isAway: boolean): Promise<Host> {
    if (!tables.has(table) && !isAway) await tables.take(table, (here) => this.take(table, here, false));
    return tables.here(table);
  }

  /** From now on we decide for it, unless somebody else was faster. `isNew`: nobody has handed it to us. */
  async take(table: string, here: Here, isNew: boolean): Promise<Host | Far | null | undefined> {
    const { id } = this.#membership;
    const owner = await this.#leases.claim(table, id);
    if (owner !== id) return this.#wayTo(owner, table);
    try {
      const host = await here(!isNew);
      if (host === null) await this.letGo(table);
      else if (isNew) {
        this.#world.metrics.takeovers++;
        this.#world.options.machine.after(LOOK_AGAIN, () => void host.catchUp().catch(() => {}));
      }
      return host;
    } catch (error) {
      await this.letGo(table).catch(() => {});
      throw error;
    }
  }

  /** Who has it; undefined if nobody can be reached who has, or may have it. */
  async #look(table: string, here: Here): Promise<Host | Far | null | undefined> {
    const { id } = this.#membership;
    const row = await this.#leases.owner(table);
    if (row === null) return null;
    if (row.node === id) return this.take(table, here, false);
    if (row.node !== null) return this.#wayTo(row.node, table);
    const { terms } = JSON.parse(row.first) as { readonly terms: TableTerms };
    const best = this.#membership.favourite(table, terms);
    if (best === id) return this.take(table, here, true);
    // Nobody has these rules: that is said by whoever looks at them.
    if (best === undefined) return this.#membership.isAway ? undefined : here();
    await asked(this.#wire, best, { ask: 'take', table, handed: false }).catch((error: unknown) => {
      if (!(error instanceof Moved)) throw error;
    });
    const owner = (await this.#leases.owner(table))?.node;
    if (owner === id) return this.take(table, here, false);
    return owner ? this.#wayTo(owner, table) : undefined;
  }

  #wayTo(node: string, table: string): FarTable | undefined {
    if (!this.#wire.isUp || !this.#membership.hears(node)) return undefined;
    return new FarTable(
      table,
      node,
      this.#wire,
      this.#outlook,
      () => this.#membership.id,
      (ms) => this.#world.metrics.forward.observe(ms / 1000),
    );
  }
}
