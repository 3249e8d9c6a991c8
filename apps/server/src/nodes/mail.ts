// Frames for sockets that other nodes have, as they travel: many in one piece of mail, numbered, so that a receiver notices a missing one.
import type { Wire } from './wire.ts';

/** What to do with frames: hand them to these watchers, at once or as fast as they read; or tell them that the table is closed to them, or elsewhere. */
export interface Item {
  readonly kind: 'send' | 'in-turn' | 'turned-out' | 'moved' | 'part';
  readonly to: readonly number[];
  readonly n?: number; // how far they have been told with it
  readonly lengths: readonly number[];
}

interface Head {
  readonly from: string;
  readonly number: number;
  readonly items: readonly Item[];
}

/** Of what a message of NATS may hold, a megabyte, most. */
const MOST = 700_000;

export interface Letter extends Item {
  readonly frames: readonly Buffer[];
}

/** What goes to one node. Whatever is added in one go leaves together. */
export class Outbox {
  readonly #wire: Wire;
  readonly #from: string;
  readonly #to: string;
  #waiting: { kind: Item['kind']; to: number[]; n?: number; frames: readonly Buffer[] }[] = [];
  /** The number of the last piece of mail. */
  sent = 0;

  constructor(wire: Wire, from: string, to: string) {
    this.#wire = wire;
    this.#from = from;
    this.#to = to;
  }

  add(kind: Item['kind'], watcher: number, frames: readonly Buffer[] = [], n?: number): void {
    const last = this.#waiting.at(-1);
    // What several are told is one frame.
    if (kind === 'send' && last?.kind === 'send' && last.frames[0] === frames[0]) {
      last.to.push(watcher);
      return;
    }
    if (this.#waiting.push({ kind, to: [watcher], frames, ...(n !== undefined && { n }) }) === 1)
      queueMicrotask(() => this.flush());
  }

  flush(): void {
    const piece = { items: [] as Item[], bodies: [] as Buffer[], size: 0 };
    const post = (): void => {
      const { items, bodies } = piece;
      if (items.length > 0) this.#wire.mail(this.#to, packed({ from: this.#from, number: ++this.sent, items }, bodies));
      Object.assign(piece, { items: [], bodies: [], size: 0 });
    };
    const add = (item: Omit<Item, 'lengths'>, frames: readonly Buffer[]): void => {
      piece.items.push({ ...item, lengths: frames.map(({ length }) => length) });
      piece.bodies.push(...frames);
      for (const { length } of frames) piece.size += length;
    };
    for (const { frames, ...item } of this.#waiting.splice(0)) {
      let together: Buffer[] = [];
      let size = 0;
      for (const frame of frames) {
        let rest = frame;
        if (together.length > 0 && size + rest.length > MOST) {
          post();
          add(item, together);
          [together, size] = [[], 0];
        }
        for (; rest.length > MOST; rest = rest.subarray(MOST)) {
          post();
          add({ kind: 'part', to: item.to }, [rest.subarray(0, MOST)]);
        }
        together.push(rest);
        size += rest.length;
      }
      if (piece.size + size > MOST) post();
      add(item, together);
    }
    post();
  }
}

function packed(head: Head, bodies: readonly Buffer[]): Buffer {
  const text = Buffer.from(JSON.stringify(head));
  const length = Buffer.allocUnsafe(4);
  length.writeUInt32BE(text.length);
  return Buffer.concat([length, text, ...bodies]);
}

/** A piece of mail as it was sent. The frames are parts of what came, not copies. */
export function unpacked(data: Uint8Array): { from: string; number: number; letters: Letter[] } {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  const end = 4 + bytes.readUInt32BE(0);
  const { from, number, items } = JSON.parse(bytes.toString('utf8', 4, end)) as Head;
  let at = end;
  const letters = items.map((item) => {
    const frames = item.lengths.map((length) => {
      at += length;
      return bytes.subarray(at - length, at);
    });
    return { ...item, frames };
  });
  return { from, number, letters };
}
