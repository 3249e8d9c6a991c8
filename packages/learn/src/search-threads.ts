// A bot of which several think at once, each in a thread of its own, while whoever asked waits for them.
import { once } from 'node:events';
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { agreed, type Bot, isShared, type Tally } from '@boucan/bots';
import { type Choice, next, type Rng, type Seed, type View } from '@boucan/kernel';
import type { Places } from '@boucan/registry/node';

/** What a thread is given to think about. */
export interface Matter {
  readonly game: string;
  readonly bot: string;
  readonly view: View<unknown>;
  readonly seed: Seed;
  readonly within: number | undefined;
}

/** What a thread is started with: where it is asked, and the number of answers that are there. */
export interface Post {
  readonly places: Places; // where the games are
  readonly port: MessagePort;
  readonly answers: SharedArrayBuffer;
}

class SearchThreads {
  readonly #ports: MessagePort[] = [];
  readonly #answers = new Int32Array(new SharedArrayBuffer(4));

  constructor(places: Places, threads: number) {
    for (let i = 0; i < threads; i++) {
      const { port1, port2 } = new MessageChannel();
      const worker = new Worker(new URL('./search-thread.ts', import.meta.url), {
        workerData: { places, port: port2, answers: this.#answers.buffer } satisfies Post,
        transferList: [port2],
      });
      worker.unref();
      void once(worker, 'error').then(([error]) => {
        throw error;
      });
      port1.unref();
      this.#ports.push(port1);
    }
  }

  /** Asks all of them; `meanwhile` is done until they answer. */
  ask(matters: readonly Matter[], meanwhile: () => readonly Tally[]): (readonly Tally[])[] {
    Atomics.store(this.#answers, 0, 0);
    for (const [i, port] of this.#ports.entries()) port.postMessage(matters[i]!);
    const found = [meanwhile()];
    for (;;) {
      const there = Atomics.load(this.#answers, 0);
      if (there === this.#ports.length) break;
      Atomics.wait(this.#answers, 0, there, 1000);
    }
    for (const port of this.#ports) found.push(receiveMessageOnPort(port)!.message as readonly Tally[]);
    return found;
  }
}

/** The same bot on so many threads, where several can think about the same choice; otherwise as it is. */
export function onThreads(bot: Bot, places: Places, threads: number): Bot {
  if (!isShared(bot) || threads < 2) return bot;
  let others: SearchThreads | null = null;
  return {
    name: bot.name,
    choose(game, seen, rng, thinking): Choice {
      others ??= new SearchThreads(places, threads - 1);
      const matter = (): Matter => ({ game: game.id, bot: bot.name, view: seen, seed: wordsOf(rng), within: thinking?.within });
      return agreed(others.ask(Array.from({ length: threads - 1 }, matter), () => bot.explore(game, seen, rng, thinking)));
    },
  };
}

const wordsOf = (rng: Rng): Seed => [next(rng), next(rng), next(rng), next(rng)];
