// What other nodes send to those who watch their tables from here.
import type { Outlook } from './far-table.ts';
import { type Letter, unpacked } from './mail.ts';

export class Inbox {
  readonly #outlook: Outlook;
  readonly #onLost: () => void;
  readonly #sendBack: (node: string, watchers: readonly number[]) => void;
  readonly #received = new Map<string, number>(); // the number of the last piece, by node
  readonly #parts = new Map<string, Buffer[]>(); // of a frame that is too long for one piece

  /** `sendBack`: nobody here knows these watchers any more. */
  constructor(outlook: Outlook, onLost: () => void, sendBack: (node: string, watchers: readonly number[]) => void) {
    this.#outlook = outlook;
    this.#onLost = onLost;
    this.#sendBack = sendBack;
  }

  /** A node says how many pieces it has sent us. */
  expect(node: string, sent: number): void {
    if (sent <= (this.#received.get(node) ?? 0)) return;
    this.#received.set(node, sent);
    this.#lost(node);
  }

  deliver(data: Uint8Array): void {
    const { from, number, letters } = unpacked(data);
    const last = this.#received.get(from) ?? 0;
    this.#received.set(from, number);
    if (number !== last + 1) this.#lost(from);
    const strangers = letters.flatMap((letter) => this.#hand(from, letter));
    if (strangers.length > 0) this.#sendBack(from, strangers);
  }

  /** Those we have had mail from. */
  nodes(): Iterable<string> {
    return this.#received.keys();
  }

  /** This node has a new name: messages to it are numbered from the start. */
  clear(): void {
    this.#received.clear();
    this.#parts.clear();
  }

  gone(node: string): void {
    this.#received.delete(node);
    this.#parts.delete(node);
  }

  /** Local watchers of its tables ask for them again. */
  #lost(node: string): void {
    this.#onLost();
    this.#parts.delete(node);
    this.#outlook.scatter(node);
  }

  /** Gives those whom nobody here knows any more. */
  #hand(from: string, { kind, to, n, frames }: Letter): number[] {
    if (kind === 'part') {
      this.#parts.set(from, [...(this.#parts.get(from) ?? []), ...frames]);
      return [];
    }
    const parts = this.#parts.get(from);
    this.#parts.delete(from);
    const whole = parts === undefined ? frames : [Buffer.concat([...parts, frames[0]!]), ...frames.slice(1)];
    return to.filter((number) => {
      const watching = this.#outlook.get(number);
      if (watching === undefined) return kind === 'send' || kind === 'in-turn';
      const { watcher, table } = watching;
      if (n !== undefined) this.#outlook.tell(watching, n);
      if (kind === 'send') watcher.send(whole[0]!);
      else if (kind === 'in-turn') watcher.sendInTurn(whole);
      else {
        this.#outlook.delete(number);
        if (kind === 'moved') watcher.moved(table.id, watching.told);
        else watcher.turnedOut(table.id);
      }
      return false;
    });
  }
}
