import { type Choice, type Config, type Game, type Seat, type State, said, seedOf, type Told, type Viewer } from '@boucan/kernel';
import { type Opening, READY, staged } from './staged.ts';
import { because, isSeatNoun, listed } from './wording.ts';

/** The board as a flat list of what can be counted or read off: `{ 'anne.coins': 5, 'anne.ship': 'sloop' }`. */
export type Tally<B> = (board: B, names: readonly string[]) => Counts;
/** Numbers and words that a scenario keeps track of, by name. */
export type Counts = { readonly [what: string]: number | string };

/** The seat of this name. */
export type SeatOf = (name: string) => Seat;

const NAMES = ['anne', 'bart', 'cleo', 'dirk', 'edith', 'finn', 'grace', 'henry'];

/** A table with named seats on which one scene is played. */
export class Stage<B, P, E> {
  readonly game: Game<B, P, E>;
  names: readonly string[];
  config: Omit<Config, 'seats'> = {};
  seed = 'scene';
  /** Told since the last thing said. */
  told: Told[] = [];

  readonly #opening: string;
  readonly #tally: Tally<B> | undefined;
  #state: State<B> | undefined;
  #isOpen = false;
  #before: Counts = {};

  constructor(game: Game<B, P, E>, tally: Tally<B> | undefined) {
    this.game = staged(game);
    this.names = NAMES.slice(0, game.seats[0]);
    this.#opening = game.def.opening;
    this.#tally = tally;
  }

  // ── names and words ──

  readonly seat: SeatOf = (name) => {
    const seat = this.names.indexOf(name);
    if (seat < 0) throw new Error(`nobody is called ${name}: there are ${listed(this.names)}`);
    return seat;
  };

  viewer(name: string): Viewer {
    return name === 'table' ? 'table' : this.seat(name);
  }

  /** `aim bart` as a choice: whole numbers are numbers, and names are seats where the verb wants one. */
  parse(line: string): Choice {
    const [verb = '', ...words] = line.trim().split(/\s+/u);
    const nouns = this.game.def.verbs[verb] ?? [];
    return [
      verb,
      ...words.map((word, i) => {
        if (isSeatNoun(nouns[i]) && this.names.includes(word)) return this.seat(word);
        return /^-?\d+$/u.test(word) ? Number(word) : word;
      }),
    ];
  }

  phrase([verb, ...words]: Choice): string {
    const nouns = this.game.def.verbs[verb] ?? [];
    return [verb, ...words.map((word, i) => (isSeatNoun(nouns[i]) ? (this.names[word as Seat] ?? word) : word))].join(' ');
  }

  /** Who is asked what, and what he may answer. */
  get situation(): string {
    const { asked, result } = this.position;
    if (result !== null) return `The match is over: ${result.end}.`;
    const open = asked.filter((q) => q.answer === null);
    return open
      .map(({ seat, question }) => {
        const options = this.game.options(this.position, seat).map((c) => this.phrase(c));
        return `${this.names[seat]} is asked ${question}: ${listed(options)}.`;
      })
      .join(' ');
  }

  // ── the match ──

  /** The table as it is laid out, or as it has become. */
  get position(): State<B> {
    if (this.#state === undefined) {
      this.#state = this.game.setup({ ...this.config, seats: this.names.length }, seedOf(this.seed));
      this.#state.rng.tape = [];
      this.remember();
    }
    return this.#state;
  }

  /** The same once the match has begun; it begins now if it has not yet. */
  begun(): State<B> {
    if (!this.#isOpen) this.open();
    return this.position;
  }

  open(proc = this.#opening, vars: unknown = {}): void {
    if (this.#isOpen) throw new Error('the scene has already begun');
    const frame = this.position.stack[0] as { vars: unknown };
    frame.vars = { proc, vars } satisfies Opening;
    this.#isOpen = true;
    this.remember();
    this.play(0, READY);
  }

  play(seat: Seat, c: Choice): void {
    const played = this.game.play(this.position, seat, c);
    if (played.refused !== undefined)
      throw new Error(`${this.names[seat]} cannot ${said(c)}: ${because(played.refused)}. ${this.situation}`);
    this.#state = played.state;
    this.told.push(...played.events);
  }

  /** The answer to a formal question of somebody who has no other: the table gives it, and so does a scene. */
  get formality(): { readonly seat: Seat; readonly choice: Choice } | null {
    for (const { seat, answer } of this.position.asked) {
      if (answer !== null || !this.game.formal(this.position, seat)) continue;
      const options = this.game.options(this.position, seat);
      if (options.length === 1) return { seat, choice: options[0]! };
    }
    return null;
  }

  /**
   * Does this here or, where it does not go, as soon as it does once formal questions are answered; if it never does, nothing has been
   * answered. So a scene may say what everybody answers or leave it to the table, and a new card's moment does not break it.
   */
  settled(act: () => void): void {
    const [state, told] = [this.position, this.told.slice()];
    for (let first: unknown; ; ) {
      try {
        act();
        return;
      } catch (error) {
        first ??= error;
        const formality = this.formality;
        if (formality !== null) this.play(formality.seat, formality.choice);
        else {
          this.#state = state;
          this.told = told;
          throw first;
        }
      }
    }
  }

  // ── what changes ──

  /** From here on changes count. */
  remember(): void {
    this.told = [];
    this.#before = this.#counted();
  }

  /** Numbers by how much they have changed, words as they are now. */
  get change(): Counts {
    if (this.#tally === undefined) throw new Error('what can change is not known: use scenariosOf(game, { tally })');
    const [before, after] = [this.#before, this.#counted()];
    const changes: { [what: string]: number | string } = {};
    for (const what of new Set([...Object.keys(before), ...Object.keys(after)])) {
      const [was, is] = [before[what], after[what]];
      if (was === is) continue;
      const isNumber = typeof (is ?? was) === 'number';
      changes[what] = isNumber ? Number(is ?? 0) - Number(was ?? 0) : (is ?? '');
      if (changes[what] === 0) delete changes[what];
    }
    return changes;
  }

  #counted(): Counts {
    return this.#state === undefined ? {} : (this.#tally?.(this.#state.board, this.names) ?? {});
  }
}
