// A connection between two machines: what is sent arrives in order or, once it is broken, not at all. It may be cut in one direction or in both:
// then what is sent waits, as TCP tries again and again, and nobody is told.
import type { Box } from './clockwork.ts';

/** Milliseconds that something takes at most, unless there is something wrong. */
export const USUAL = 2;
/** Milliseconds between two that are sent together. */
const NEXT = 0.001;

type Direction = 'there' | 'back';

/** A way between two machines, for all connections over it. */
export class Way {
  readonly #streams = new Set<Stream>();
  readonly cut = { there: false, back: false };
  #untold: (() => void)[] = []; // of what ended while it was cut
  /** Milliseconds that something takes, at least and at most. */
  fastest = 0.1;
  slowest = USUAL;

  add(stream: Stream): void {
    this.#streams.add(stream);
  }

  remove(stream: Stream): void {
    this.#streams.delete(stream);
  }

  block(there: boolean, back: boolean): void {
    this.cut.there = there;
    this.cut.back = back;
  }

  /** What has waited gets through; or the connections turn out to be broken. */
  mend(isBroken: boolean): void {
    this.block(false, false);
    for (const tell of this.#untold.splice(0)) tell();
    for (const stream of [...this.#streams])
      if (isBroken) stream.break();
      else stream.flush();
  }

  /** Somebody is to hear that a connection is over, as soon as anything gets through. */
  tell(direction: Direction, work: () => void): void {
    if (this.cut[direction]) this.#untold.push(work);
    else work();
  }

  breakAll(): void {
    for (const stream of [...this.#streams]) stream.break();
  }
}

interface End {
  readonly box: Box;
  onData: (data: unknown) => void;
  onClose: () => void;
}

export class Stream {
  readonly #way: Way;
  readonly near: End;
  readonly far: End;
  readonly #waiting: Record<Direction, unknown[]> = { there: [], back: [] };
  readonly #last: Record<Direction, number> = { there: 0, back: 0 };
  isOpen = true;

  constructor(way: Way, near: Box, far: Box) {
    this.#way = way;
    this.near = { box: near, onData: () => {}, onClose: () => {} };
    this.far = { box: far, onData: () => {}, onClose: () => {} };
    way.add(this);
  }

  /** `there`: from near to far. */
  send(direction: Direction, data: unknown): void {
    const from = direction === 'there' ? this.near : this.far;
    if (!this.isOpen || !from.box.sends()) return;
    if (this.#way.cut[direction] || this.#waiting[direction].length > 0) this.#waiting[direction].push(data);
    else this.#carry(direction, data);
  }

  #carry(direction: Direction, data: unknown): void {
    const { fastest, slowest } = this.#way;
    const to = direction === 'there' ? this.far : this.near;
    const { now, chance } = to.box.clockwork;
    const at = Math.max(this.#last[direction] + NEXT, now + chance.between(fastest, slowest));
    this.#last[direction] = at;
    to.box.reach(at - now, () => {
      if (this.isOpen) to.onData(data);
    });
  }

  flush(): void {
    for (const direction of ['there', 'back'] as const)
      for (const data of this.#waiting[direction].splice(0)) this.#carry(direction, data);
  }

  /** It is over, and both ends hear of it, as far as anything is heard. */
  break(): void {
    this.#end(['there', 'back']);
  }

  /** One end ends it. The other hears of it, after what was sent before. */
  close(by: Direction): void {
    this.#end([by]);
  }

  /** Who is told: `there` the far end, `back` the near one. */
  #end(tell: readonly Direction[]): void {
    if (!this.isOpen) return;
    const { fastest, slowest } = this.#way;
    for (const direction of tell) {
      const to = direction === 'there' ? this.far : this.near;
      this.#way.tell(direction, () => {
        const { now, chance } = to.box.clockwork;
        const at = Math.max(this.#last[direction] + NEXT, now + chance.between(fastest, slowest));
        to.box.reach(at - now, () => {
          this.isOpen = false;
          to.onClose();
        });
      });
    }
    this.#way.remove(this);
    if (tell.length === 2) this.isOpen = false;
    else {
      // Nothing comes to whoever has ended it.
      const own = tell[0] === 'there' ? this.near : this.far;
      own.onData = () => {};
      own.onClose = () => {};
    }
  }
}
