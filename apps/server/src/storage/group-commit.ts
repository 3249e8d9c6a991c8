import { MACHINE, type Machine } from '../time.ts';
import { Overtaken } from './storage.ts';

/** What one caller wants on disk, all of it or none. */
interface Waiting<W> {
  readonly writes: readonly W[];
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * Many callers, one trip to the disk. What arrives while a commit is under way goes into the next one, so the busier the server, the
 * larger the groups. If a group fails for what one of them wants, each is tried by himself: the others need not suffer for it.
 */
export class GroupCommit<W> {
  readonly #commit: (group: readonly W[]) => Promise<void>;
  readonly #onCommit: (callers: number, ms: number) => void;
  readonly #isFaultOfOne: (error: unknown) => boolean;
  readonly #machine: Machine;
  #waiting: Waiting<W>[] = [];
  #running: Promise<void> | null = null;

  constructor(
    commit: (group: readonly W[]) => Promise<void>,
    onCommit: (callers: number, ms: number) => void,
    isFaultOfOne: (error: unknown) => boolean = (error) => error instanceof Overtaken,
    machine: Machine = MACHINE,
  ) {
    this.#machine = machine;
    this.#commit = commit;
    this.#onCommit = onCommit;
    this.#isFaultOfOne = isFaultOfOne;
  }

  write(...writes: readonly W[]): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ writes, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** When nothing waits any more. */
  async idle(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    // The rest of this turn of the event loop comes along.
    await new Promise<void>((resolve) => this.#machine.soon(resolve));
    while (this.#waiting.length > 0) {
      const group = this.#waiting;
      this.#waiting = [];
      await this.#serve(group);
    }
    this.#running = null;
  }

  async #serve(group: readonly Waiting<W>[]): Promise<void> {
    const began = this.#machine.ticks();
    try {
      await this.#commit(group.flatMap((caller) => caller.writes));
      this.#onCommit(group.length, this.#machine.ticks() - began);
      for (const caller of group) caller.resolve();
    } catch (error) {
      if (group.length > 1 && this.#isFaultOfOne(error)) for (const caller of group) await this.#serve([caller]);
      else for (const caller of group) caller.reject(error);
    }
  }
}
