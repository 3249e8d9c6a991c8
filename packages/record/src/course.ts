import type { Choice, Game, Outcome, Seat, State } from '@boucan/kernel';

/** A match as it is played on from a position. How it came to be there, it does not know. */
export class Course<B, P = unknown, E = unknown> {
  readonly #game: Game<B, P, E>;
  #state: State<B>;
  #foreseen: { readonly seat: Seat; readonly choice: Choice; readonly outcome: Outcome<B> } | null = null;

  constructor(game: Game<B, P, E>, state: State<B>) {
    this.#game = game;
    this.#state = state;
  }

  get state(): State<B> {
    return this.#state;
  }

  /** What a choice would lead to; beat by beat, if it is watched. */
  foresee(seat: Seat, choice: Choice, watched?: boolean): Outcome<B> {
    this.#foreseen = { seat, choice, outcome: this.#game.play(this.#state, seat, choice, watched) };
    return this.#foreseen.outcome;
  }

  play(seat: Seat, choice: Choice, watched?: boolean): Outcome<B> {
    const foreseen = this.#foreseen;
    const known = foreseen?.seat === seat && foreseen.choice === choice ? foreseen.outcome : null;
    const outcome = known ?? this.#game.play(this.#state, seat, choice, watched);
    if (outcome.refused === undefined) {
      this.#foreseen = null;
      this.#state = outcome.state;
    }
    return outcome;
  }
}
