// Who looks at which study now, where, and at what they point: at this node and at others. Nothing of it is kept.
import type { Anchor, Attending, ServerMessage, StudyPlace } from '@boucan/protocol';
import type { PlayerId } from '@boucan/table';
import type { AtStudy } from '../nodes/nodes.ts';
import { Refusal } from '../refusal.ts';
import { frameOf } from '../socket/frame.ts';
import { sql } from '../storage/rows.ts';
import type { World } from '../world.ts';

/** How many may look at one study at one node. */
const MOST = 200;

/** A page that looks at a study. */
export interface Visitor {
  readonly player: PlayerId;
  readonly name: string;
  send(frame: Buffer): void;
}

interface Stay {
  at: StudyPlace;
  follows: boolean;
  since: number; // the last of several pages of one person counts
}

/** A study that somebody looks at from here. */
interface Room {
  n: number;
  readonly visitors: Map<Visitor, Stay>;
  readonly elsewhere: Map<string, readonly Attending[]>; // by node
}

export const noSuchStudy = (): Refusal => new Refusal('not-found', 'There is no such study. Check the link.');

export class Attendance {
  readonly #world: Pick<World, 'storage' | 'manners' | 'nodes' | 'idleQueue' | 'log'>;
  readonly #rooms = new Map<string, Room>();
  readonly #stale = new Set<string>();
  #moves = 0;

  constructor(world: Pick<World, 'storage' | 'manners' | 'nodes' | 'idleQueue' | 'log'>) {
    this.#world = world;
  }

  /** Somebody looks at a study, or elsewhere in it. */
  async attend(visitor: Visitor, study: string, at: StudyPlace, follows: boolean): Promise<void> {
    const known = this.#rooms.get(study)?.visitors.has(visitor) === true;
    const n = known ? null : await this.#headFor(study, visitor.player);
    const room = this.#rooms.get(study) ?? { n: 0, visitors: new Map(), elsewhere: new Map() };
    if (!known && room.visitors.size >= MOST) throw new Refusal('not-allowed', 'Too many people look at this study right now.');
    const isFirst = !this.#rooms.has(study);
    this.#rooms.set(study, room);
    room.n = Math.max(room.n, n ?? 0);
    room.visitors.set(visitor, { at, follows, since: ++this.#moves });
    this.#tellAround(study, room, isFirst);
    this.#tellHere(study);
  }

  /** They have gone: from one study, or with their page. */
  part(visitor: Visitor, study?: string): void {
    for (const id of study === undefined ? [...this.#rooms.keys()] : [study]) {
      const room = this.#rooms.get(id);
      if (room?.visitors.delete(visitor) !== true) continue;
      this.#tellAround(id, room, false);
      if (room.visitors.size === 0) this.#rooms.delete(id);
      else this.#tellHere(id);
    }
  }

  point(visitor: Visitor, study: string, at: Anchor | null): void {
    if (visitor.name === '' || this.#rooms.get(study)?.visitors.has(visitor) !== true) return;
    this.#world.nodes.tell({ news: 'study', study, player: visitor.player, at });
    this.#pointed(study, visitor.player, at, visitor);
  }

  /** Something was written in a study, by somebody at this node. */
  wrote(study: string, n: number): void {
    this.#world.nodes.tell({ news: 'study', study, n });
    this.#written(study, n);
  }

  /** Something of it was told by another node. */
  heard({ study, ...what }: { readonly study: string } & AtStudy, from: string): void {
    const room = this.#rooms.get(study);
    if (room === undefined) return;
    if ('n' in what) this.#written(study, what.n);
    else if ('at' in what) this.#pointed(study, what.player, what.at);
    else {
      if (what.present.length === 0) room.elsewhere.delete(from);
      else room.elsewhere.set(from, what.present);
      if (what.asks) this.#tellAround(study, room, false);
      this.#tellHere(study);
    }
  }

  /** A node is gone, and all who were at it. */
  gone(node: string): void {
    for (const [study, room] of this.#rooms) if (room.elsewhere.delete(node)) this.#tellHere(study);
  }

  /** We may not have been told something: we ask, and look. */
  missed(): void {
    for (const [study, room] of this.#rooms) {
      this.#tellAround(study, room, true);
      this.#head(study).then(
        (n) => n !== null && this.#written(study, n),
        (error: unknown) => this.#world.log.error({ err: error, study }, 'a study cannot be looked at'),
      );
    }
  }

  async #head(study: string): Promise<number | null> {
    const [row] = await this.#world.storage.rows.read<{ n: number }>(sql`select n from studies where id = ${study}`);
    return row === undefined ? null : Number(row.n);
  }

  /** Whom its owner does not want to meet finds no study. */
  async #headFor(study: string, player: PlayerId): Promise<number> {
    const [row] = await this.#world.storage.rows.read<{ n: number; owner: string }>(
      sql`select n, owner from studies where id = ${study}`,
    );
    if (row === undefined || this.#world.manners.areApart(player, row.owner)) throw noSuchStudy();
    return Number(row.n);
  }

  #written(study: string, n: number): void {
    const room = this.#rooms.get(study);
    if (room === undefined || n <= room.n) return;
    room.n = n;
    this.#tellHere(study);
  }

  #pointed(study: string, player: PlayerId, at: Anchor | null, by?: Visitor): void {
    const frame = frameOf({ type: 'pointing', study, player, at });
    for (const visitor of this.#rooms.get(study)?.visitors.keys() ?? [])
      if (visitor !== by && !this.#world.manners.areApart(visitor.player, player)) visitor.send(frame);
  }

  #tellAround(study: string, room: Room, asks: boolean): void {
    this.#world.nodes.tell({ news: 'study', study, present: presentIn(room), asks });
  }

  /** However much happens at once, everybody is told once. */
  #tellHere(study: string): void {
    if (this.#stale.has(study)) return;
    this.#stale.add(study);
    this.#world.idleQueue.add(() => {
      this.#stale.delete(study);
      const room = this.#rooms.get(study);
      if (room === undefined) return;
      const all = [...presentIn(room), ...Array.from(room.elsewhere.values()).flat()];
      const everybody = [...new Map(all.map((one) => [one.player, one])).values()];
      for (const visitor of room.visitors.keys()) {
        const apart = this.#world.manners.apartFrom(visitor.player);
        const present = apart.size === 0 ? everybody : everybody.filter(({ player }) => !apart.has(player));
        visitor.send(frameOf({ type: 'attending', study, n: room.n, present } satisfies ServerMessage));
      }
    });
  }
}

/** Each person once, where they looked last. */
function presentIn({ visitors }: Room): readonly Attending[] {
  const last = new Map<PlayerId, Attending>();
  const stays = [...visitors].sort(([, a], [, b]) => a.since - b.since);
  for (const [{ player, name }, { at, follows }] of stays) last.set(player, { player, name, at, follows });
  return [...last.values()];
}
