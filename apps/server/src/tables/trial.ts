// A game from outside is tried by the warden before anything of it happens here. Where it fails, its table is parked: it stands still and says so.
import type { Actor, Command } from '@boucan/table';
import { type Refusal, refusals } from '../refusal.ts';
import type { Ground } from './ground.ts';

export class Trial {
  readonly #ground: Ground;
  readonly #secret: string;
  readonly #onFailure: () => void;
  hasFailed = false;

  constructor(ground: Ground, secret: string, onFailure: () => void) {
    this.#ground = ground;
    this.#secret = secret;
    this.#onFailure = onFailure;
  }

  /** Throws if the game has failed, or fails at this command. */
  async mustGoWell(command: Command, by: Actor): Promise<void> {
    const { table, world } = this.#ground;
    if (this.hasFailed) throw this.#refusal();
    if (!this.isOutside) return; // all lines are unpacked below: that would be half of what a choice costs
    const why = await world.warden?.whyNot({
      game: table.game.id,
      secret: this.#secret,
      entries: table.lines.map(({ entry }) => entry),
      command,
      by,
      now: this.#ground.now(),
      wall: world.time.wall(),
    });
    if (why) throw this.park(why);
  }

  /** Nothing more happens here. The operator is told, and whoever looks. */
  park(why: string): Refusal {
    const { id, table, world, audience } = this.#ground;
    const refusal = this.#refusal();
    if (this.hasFailed) return refusal;
    this.hasFailed = true;
    this.#onFailure();
    world.metrics.parked++;
    world.log.error({ table: id, game: table.game.id, why }, 'a game from outside has failed: its table is parked');
    audience.tellAllOf(refusal);
    return refusal;
  }

  /** Whether the game is from outside: it may do otherwise than when it was tried. */
  get isOutside(): boolean {
    const { table, world } = this.#ground;
    return world.options.places.outside.some(({ id }) => id === table.game.id);
  }

  #refusal(): Refusal {
    return refusals.gameFailed(this.#ground.table.game.def.text.en.title);
  }
}
