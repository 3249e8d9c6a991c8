import type { Seat } from '@boucan/kernel';
import type { Command } from '@boucan/table';
import { renew } from '../net/renew.ts';
import { setting, subscribe } from '../settings/settings.ts';
import { type Answer, type Link, type Shown, type TableSource, type Trouble, withoutPast } from '../table/source.ts';
import { ME } from './card.ts';
import type { FromWorker, Passing, ToWorker } from './messages.ts';
import { rematchLocal } from './open.ts';
import { PAUSES } from './pace.ts';
import worker from './worker.ts?thread';

const NOTHING = { notices: [], moments: [] } as const;
/** Moments are there to be shown soon, or not at all. */
const MOST_MOMENTS = 200;

/** A table in a worker on this device. */
export class LocalTable implements TableSource {
  readonly local = true;
  readonly me = ME;
  readonly #table: string;
  readonly #path: string | undefined;
  readonly #worker = new Worker(worker, { type: 'module' });
  readonly #listeners = new Set<() => void>();
  readonly #onThinking = new Set<(seat: Seat, share: number) => void>();
  readonly #unanswered = new Map<number, (answer: Answer) => void>();
  #asked = 0;
  readonly #deaf: () => void;
  #shown: Shown | null = null;
  #trouble: Trouble | null = null;

  /** `passing`: a table that is kept nowhere, and where it can be had again. */
  constructor(table: string, passing?: Passing & { readonly path: string }) {
    this.#table = table;
    this.#path = passing?.path;
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data);
    // A worker that could not even be loaded has nothing to say.
    this.#worker.onerror = ({ message }) =>
      this.#hear(message ? { type: 'trouble', trouble: { error: 'unavailable', message } } : { type: 'parts-gone' });
    let pause = PAUSES[setting('bots')];
    this.#deaf = subscribe(() => {
      if (pause === PAUSES[setting('bots')]) return;
      pause = PAUSES[setting('bots')];
      this.#say({ type: 'pause', pause });
    });
    this.#say({ type: 'open', table, pause, ...(passing === undefined ? {} : { passing }) });
  }

  get replay(): string {
    return `/replay/local/${this.#table}`;
  }

  subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };
  shown = (): Shown | null => this.#shown;
  link = (): Link => (this.#shown === null ? 'connecting' : 'open');
  trouble = (): Trouble | null => this.#trouble;

  send(command: Command): Promise<Answer> {
    return new Promise((resolve) => {
      const id = this.#asked++;
      this.#unanswered.set(id, resolve);
      this.#say({ type: 'do', id, command });
    });
  }

  onThinking(heard: (seat: Seat, share: number) => void): () => void {
    this.#onThinking.add(heard);
    return () => this.#onThinking.delete(heard);
  }

  lift(): void {
    this.#say({ type: 'lift' });
  }

  reached(n: number): void {
    this.#shown &&= withoutPast(this.#shown, n);
    this.#say({ type: 'reached', n });
  }

  hurry(): void {
    this.#say({ type: 'hurry' });
  }

  rematch(): Promise<string> {
    return this.#path === undefined ? rematchLocal(this.#table) : Promise.resolve(this.#path);
  }

  close(): void {
    this.#deaf();
    this.#listeners.clear();
    this.#onThinking.clear();
    this.#worker.terminate();
  }

  #say(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  #hear(message: FromWorker): void {
    if (message.type === 'thinking') {
      for (const heard of this.#onThinking) heard(message.seat, message.share);
      return;
    }
    if (message.type === 'answer') {
      // What came of it was shown before.
      this.#unanswered.get(message.id)?.({ refused: message.reasons, n: this.#shown?.view.n ?? 0 });
      this.#unanswered.delete(message.id);
      return;
    }
    if (message.type === 'trouble') this.#trouble = message.trouble;
    else if (message.type === 'parts-gone') this.#trouble = { error: renew() ? 'bad-version' : 'unavailable', message: '' };
    else {
      const { notices: known, moments: gone } = (message.fresh ? null : this.#shown) ?? NOTHING;
      const { notices, moments } = message.shown;
      this.#trouble = null;
      this.#shown = {
        ...message.shown,
        notices: [...known, ...notices],
        moments: [...gone, ...moments].slice(-MOST_MOMENTS),
      };
    }
    for (const changed of this.#listeners) changed();
  }
}
