// The tree of a search, and what of it is still right at the next choice.
import { type Choice, canonical, type Game, type Seat, type State, type View } from '@boucan/kernel';

/** How many visits the advice is worth. */
export const REPUTATION = 8;

/** What is known of a choice: how often it was there to be made, how often it was made, and what it brought the seat that made it. */
export class Node {
  available = 0;
  visits = REPUTATION;
  reward = 0;
  children: Map<Choice, Node> | null = null; // most choices are never followed up
}

/**
 * What a bot remembers from one choice to the next. Whoever plays a match makes one for each bot in it and hands it to nobody else: it is
 * empty, or it holds what was thought about the one position in which its seat will be asked next.
 */
export class Memory {
  #tree: Node | null = null;
  #position: string | null = null;

  /** What was thought about exactly this position; nothing about any other. It is given away: nothing is remembered afterwards. */
  recall(seen: View<unknown>): Node | null {
    const tree = this.#tree;
    this.#tree = null;
    return tree !== null && this.#position === canonical(seen) ? tree : null;
  }

  /**
   * Keeps what was thought about what comes after a choice, if its seat is asked again before anybody else, and nothing comes to light until
   * then. `world` is a match that the seat imagined: as long as nothing comes to light, the choice leads to the same view in all of them.
   */
  keep<B, P, E>(game: Game<B, P, E>, world: State<B>, seat: Seat, choice: Choice, after: Node | undefined): void {
    if (after === undefined || after.children === null) return;
    const { knowledge } = world;
    game.advance(world, seat, choice);
    if (world.knowledge !== knowledge || world.asked.length !== 1 || world.asked[0]!.seat !== seat) return;
    this.#tree = after;
    this.#position = canonical(game.glance(world, seat));
  }
}

/** The memories of the bots that thought last, so many at most. A name says which match, which seat in it and which bot. */
export class Memories {
  readonly #most: number;
  readonly #byName = new Map<string, Memory>();

  constructor(most: number) {
    this.#most = most;
  }

  of(name: string): Memory {
    const memory = this.#byName.get(name) ?? new Memory();
    this.#byName.delete(name);
    this.#byName.set(name, memory); // the latest comes last
    if (this.#byName.size > this.#most) this.#byName.delete(this.#byName.keys().next().value!);
    return memory;
  }
}
