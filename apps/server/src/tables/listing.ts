// What the lobby knows of a table: its card, and its record once it is over.
import type { TableCard } from '@boucan/protocol';
import type { PlayerId } from '@boucan/table';
import { speaker } from '@boucan/words';
import { cardFor, type Sketch, sketchOf } from './card.ts';
import type { Ground } from './ground.ts';
import { isTournament } from './manners.ts';

export class Listing {
  readonly #ground: Ground;
  readonly #guests: readonly PlayerId[];
  #record: Promise<string> | null;

  constructor(ground: Ground, guests: readonly PlayerId[], record: string | null) {
    this.#ground = ground;
    this.#guests = guests;
    this.#record = record === null ? null : Promise.resolve(record);
  }

  /** `lang`: in which the person wants to read what is asked of him. */
  card(player: PlayerId | null, lang: string | null): TableCard {
    const { table } = this.#ground;
    const card = cardFor(this.#sketch(), player);
    const seat = player === null ? null : table.seatOf(player);
    if (!card.yourTurn || seat === null) return card;
    if (table.isSettled(seat)) return { ...card, yourTurn: false }; // the answer is given, and kept back
    const prompt = lang === null ? null : table.game.prompt(table.state!, seat);
    return prompt === null ? card : { ...card, asks: speaker(table.game, lang!, table.names).prompt(prompt) };
  }

  #sketch(): Sketch {
    const { id, table, world } = this.#ground;
    return sketchOf(id, table, world.time.wall() - world.time.now());
  }

  /** The record of the match, once it is over. */
  async record(): Promise<string | null> {
    const { table, world } = this.#ground;
    if (table.phase !== 'over') return null;
    this.#record ??= world.recorder.ask(table.played()!).catch((error: unknown) => {
      this.#record = null;
      throw error;
    });
    return this.#record;
  }

  /** The lobby card is written a little after the entries; after a crash it is rebuilt from them. */
  summarise(): void {
    const { id, table, world } = this.#ground;
    const { host, phase, seats } = table;
    const sketch = JSON.stringify(this.#sketch());
    const people = isTournament(host) ? this.#guests : [host];
    const members = [...people, ...seats.flatMap((holder) => (holder.kind === 'person' ? [holder.player] : []))];
    this.record()
      .then((record) => world.storage.summarise({ table: id, phase, sketch, members, record }))
      .then(() => {
        if (phase === 'over') for (const hear of world.onOver) hear(id, host);
      })
      .catch((error: unknown) => {
        if (!this.#ground.isClosed) world.log.error({ err: error, table: id }, 'the lobby could not be told');
      });
  }
}
