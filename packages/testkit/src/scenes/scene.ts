// A scene from a rulebook: who sits there, what lies on the table, what is said, and what must come of it.
import {
  choice,
  type Finality,
  type Game,
  type Options,
  type Params,
  type Proc,
  type RuleId,
  type Seat,
  type State,
  type Told,
  type View,
} from '@boucan/kernel';
import { difference } from '../difference.ts';
import { awaited, randomMove, stream } from '../random-match.ts';
import { type Counts, type SeatOf, Stage, type Tally } from './stage.ts';
import { SCENE_DONE } from './staged.ts';
import { because, isSeatNoun, listed, outspoken, recounted } from './wording.ts';

/** Parameters of an event, as far as they matter; a seat may be given by its name, and a secret part may be named too. */
export type Telling<E, K extends keyof E> = { readonly [P in keyof E[K]]?: E[K][P] | string } & Partial<Params>;

/** How a match ended, as far as it matters; winners by name. */
export interface Ending {
  readonly winners?: readonly string[];
  readonly scores?: readonly number[];
  readonly end?: string;
}

/** What is wrong with the scene, at the line where it says so. */
class SceneError extends Error {
  override readonly name = 'SceneError';
}

/** A chain of steps, carried out by `run`. Every method adds one. */
export class Scene<B, P, E> {
  readonly #newStage: () => Stage<B, P, E>;
  #stage: Stage<B, P, E>;
  readonly #steps: (() => void)[] = [];
  #expectations = 0;

  constructor(game: Game<B, P, E>, tally?: Tally<B>) {
    this.#newStage = () => new Stage(game, tally);
    this.#stage = this.#newStage();
  }

  // ── who sits there, and what was agreed ──

  /** The seats by name, clockwise. */
  seats(...names: string[]): this {
    return this.#step(this.seats, () => {
      this.#stage.names = names;
    });
  }

  packs(...packs: string[]): this {
    return this.#step(this.packs, () => {
      this.#stage.config = { ...this.#stage.config, packs };
    });
  }

  options(options: Options): this {
    return this.#step(this.options, () => {
      this.#stage.config = { ...this.#stage.config, options };
    });
  }

  /** Chance that is not scripted comes from here. */
  seed(seed: string): this {
    return this.#step(this.seed, () => {
      this.#stage.seed = seed;
    });
  }

  // ── what lies on the table ──

  /** Changes the board: before `start` as it is laid out, later as it has become. */
  given(change: (board: B, seat: SeatOf) => void): this {
    return this.#step(this.given, () => {
      change(this.#stage.position.board, this.#stage.seat);
      this.#stage.remember();
    });
  }

  /** Starts this procedure with a copy of these variables, or the whole match; the match also starts by itself at the first thing said or expected. */
  start<V>(proc?: Proc<B, E, V>, vars?: V | ((seat: SeatOf) => V)): this {
    return this.#step(this.start, () => {
      const given = typeof vars === 'function' ? (vars as (seat: SeatOf) => V)(this.#stage.seat) : vars;
      this.#stage.open(proc?.id, structuredClone(given));
    });
  }

  /** The next dice for this purpose and owner, or for whoever rolls them, fall like this. */
  dice(purpose: string, owner: string | null, ...values: number[]): this {
    return this.#step(this.dice, () => this.#script(purpose, owner, values));
  }

  /** The next things drawn for this purpose and owner are these. */
  draws(purpose: string, owner: string | null, ...values: (string | number)[]): this {
    return this.#step(this.draws, () => this.#script(purpose, owner, values));
  }

  // ── what is said ──

  /** Seat, verb and nouns: `'anne bid 2'`. Formal questions that come before it are answered as the table answers them, said or not. */
  plays(...lines: string[]): this {
    return this.#step(this.plays, () => {
      this.#begin();
      for (const line of lines) {
        const [name = '', ...words] = line.trim().split(/\s+/u);
        const [seat, said] = [this.#stage.seat(name), this.#stage.parse(words.join(' '))];
        this.#stage.settled(() => this.#stage.play(seat, said));
      }
    });
  }

  /** Everybody chooses at random until the match is over. */
  playsAtRandom(seed: string): this {
    return this.#step(this.playsAtRandom, () => {
      const { game } = this.#stage;
      const rng = stream(seed, 'choices');
      this.#begin();
      for (let n = 0; n <= game.def.limit; n++) {
        const move = randomMove(game as Game, this.#stage.position, rng);
        if (move === null) {
          if (this.#stage.position.asked.length > 0) throw new Error('somebody is asked and has no option');
          return;
        }
        this.#stage.play(move.seat, move.choice);
      }
      throw new Error(`the match is not over after ${game.def.limit} choices`);
    });
  }

  // ── what must come of it ──

  expectAsked(name: string, question: string): this {
    return this.#expect(this.expectAsked, ({ asked }) => {
      const seat = this.#stage.seat(name);
      if (!asked.some((q) => q.seat === seat && q.question === question && q.answer === null))
        throw new Error(`${name} is not asked ${question}. ${this.#stage.situation}`);
    });
  }

  /** Nor for the sake of secrecy alone: here no formal question is answered first. */
  expectNotAsked(name: string): this {
    return this.#expectHere(this.expectNotAsked, (state) => {
      if (awaited(state).includes(this.#stage.seat(name))) throw new Error(`but ${this.#stage.situation}`);
    });
  }

  /** What the sentence that asks a seat is told. */
  expectPrompt(name: string, params: Params): this {
    return this.#expect(this.expectPrompt, (state) => {
      const prompt = this.#stage.game.prompt(state, this.#stage.seat(name));
      if (prompt === null) throw new Error(`${name} is not asked anything. ${this.#stage.situation}`);
      this.#same(prompt.with, params, `the prompt ${prompt.question}`);
    });
  }

  /** All the options of a seat, in their order. */
  expectOptions(name: string, options: readonly string[]): this {
    return this.#expect(this.expectOptions, (state) => {
      const found = this.#stage.game.options(state, this.#stage.seat(name)).map((c) => this.#stage.phrase(c));
      if (difference(found, options) === null) return;
      throw new Error(`expected that ${name} may ${listed(options)}, but it is ${listed(found)}. ${this.#stage.situation}`);
    });
  }

  expectCan(name: string, line: string): this {
    return this.#expect(this.expectCan, (state) => this.#allowed(state, name, line));
  }

  /** The choice is refused by this rule, and for this reason if one is given. */
  expectWhyNot(name: string, line: string, rule: RuleId, text?: string): this {
    return this.#expect(this.expectWhyNot, (state) => {
      const reasons = this.#stage.game.whyNot(state, this.#stage.seat(name), this.#stage.parse(line));
      if (reasons.length === 0) throw new Error(`${name} can ${line}: ${rule} does not forbid it. ${this.#stage.situation}`);
      if (!reasons.some((r) => r.rule === rule && (text === undefined || r.text === text)))
        throw new Error(`${name} cannot ${line} because of ${because(reasons)}, and not of ${[rule, text].join(' ').trim()}`);
    });
  }

  /** Whether a choice can be taken back. */
  expectFinality(name: string, line: string, finality: Finality): this {
    return this.#expect(this.expectFinality, (state) => {
      this.#allowed(state, name, line);
      const { game } = this.#stage;
      const option = choice(...this.#stage.parse(line));
      this.#same(game.finality(state, this.#stage.seat(name), option), finality, `'${name} ${line}'`);
    });
  }

  /** Told since the last thing said, to whoever may know all of it. */
  expectTold<K extends keyof E & string>(event: K, params?: Telling<E, K>): this {
    return this.#expect(this.expectTold, () => this.#heard(this.#stage.told.map(outspoken), event, params));
  }

  /** Told since the last thing said in this order; what else was told in between does not matter. */
  expectToldInOrder(...events: readonly (readonly [event: keyof E & string, params?: Partial<Params>])[]): this {
    return this.#expect(this.expectToldInOrder, () => {
      let told = this.#stage.told.map(outspoken);
      for (const [event, params] of events) {
        this.#heard(told, event, params);
        told = told.slice(told.findIndex((e) => this.#tells(e, event, params)) + 1);
      }
    });
  }

  /** Told to this viewer: a seat by its name, or the table. */
  expectToldTo<K extends keyof E & string>(who: string, event: K, params?: Telling<E, K>): this {
    return this.#expect(this.expectToldTo, () => this.#heard(this.#witnessed(who), event, params));
  }

  expectNotTold<K extends keyof E & string>(event: K, params?: Telling<E, K>): this {
    return this.#expect(this.expectNotTold, () => this.#notHeard(this.#stage.told.map(outspoken), event, params));
  }

  expectNotToldTo<K extends keyof E & string>(who: string, event: K, params?: Telling<E, K>): this {
    return this.#expect(this.expectNotToldTo, () => this.#notHeard(this.#witnessed(who), event, params));
  }

  /** What a viewer sees: a seat by its name, or the table. */
  expectView(who: string, look: (view: View<P>, seat: SeatOf) => unknown, expected: unknown): this {
    return this.#expect(this.expectView, (state) => {
      const { game, seat } = this.#stage;
      this.#same(look(game.view(state, this.#stage.viewer(who)), seat), expected, `seen by ${who}`);
    });
  }

  expectBoard(look: (board: B, seat: SeatOf) => unknown, expected: unknown): this {
    return this.#expect(this.expectBoard, ({ board }) => this.#same(look(board, this.#stage.seat), expected, 'board'));
  }

  /** What the last thing said has changed, and nothing else: numbers by how much, words into what. */
  expectChange(expected: Counts): this {
    return this.#expect(this.expectChange, () => this.#same(this.#stage.change, expected, 'change'));
  }

  expectResult({ winners, scores, end }: Ending): this {
    return this.#expect(this.expectResult, ({ result }) => {
      if (result === null) throw new Error(`the match is not over. ${this.#stage.situation}`);
      const names = result.winners.map((seat) => this.#stage.names[seat]);
      if (winners !== undefined) this.#same(names, winners, 'winners');
      if (scores !== undefined) this.#same(result.scores, scores, 'scores');
      if (end !== undefined) this.#same(result.end, end, 'end');
    });
  }

  /** The procedure that was started is done, with this result if one is given. */
  expectDone(...result: [] | [expected: unknown]): this {
    return this.#expect(this.expectDone, (state) => {
      if (state.result?.end !== SCENE_DONE) throw new Error(`the procedure is not done. ${this.#stage.situation}`);
      const got: unknown = this.#stage.told.find((e) => e.event === SCENE_DONE)?.with.result;
      if (result.length === 1) this.#same(got, result[0], 'result');
    });
  }

  /** All scripted dice have been rolled and all scripted things drawn. Every scene ends with this, said or not. */
  expectNothingLeft(): this {
    return this.#expect(this.expectNothingLeft, (state) => this.#nothingLeft(state));
  }

  /** Carries out the chain, from the beginning each time. */
  run(): void {
    if (this.#expectations === 0) throw new SceneError('a scenario that expects nothing proves nothing');
    this.#stage = this.#newStage();
    for (const step of this.#steps) step();
    this.#stage.settled(() => this.#nothingLeft(this.#stage.position));
  }

  // ── how it is done ──

  /** Queues a step; if it fails, the error points at the line that called the method. */
  #step(method: (...args: never[]) => unknown, act: () => void): this {
    const written = { stack: '' };
    Error.captureStackTrace(written, method);
    this.#steps.push(() => {
      try {
        act();
      } catch (cause) {
        const error = new SceneError(cause instanceof Error ? cause.message : String(cause), { cause });
        error.stack = written.stack.replace(/^.*$/mu, `${error.name}: ${error.message}`);
        throw error;
      }
    });
    return this;
  }

  #expect(method: (...args: never[]) => unknown, check: (state: State<B>) => void): this {
    return this.#expectHere(method, () => this.#stage.settled(() => check(this.#stage.position)));
  }

  #expectHere(method: (...args: never[]) => unknown, check: (state: State<B>) => void): this {
    this.#expectations++;
    return this.#step(method, () => check(this.#stage.begun()));
  }

  #begin(): void {
    this.#stage.begun();
    this.#stage.remember();
  }

  #script(purpose: string, owner: string | null, values: readonly (string | number)[]): void {
    const { rng } = this.#stage.position;
    const seat = owner === null ? null : this.#stage.seat(owner);
    rng.tape = [...(rng.tape ?? []), ...values.map((value) => ({ purpose, owner: seat, value }))];
  }

  #nothingLeft({ rng }: State<B>): void {
    const whose = (owner: Seat | null): string => (owner === null ? 'anybody' : (this.#stage.names[owner] as string));
    const left = (rng.tape ?? []).map((s) => `${s.purpose} of ${whose(s.owner)} ${s.value}`);
    if (left.length > 0) throw new SceneError(`scripted, but never rolled or drawn: ${listed(left)}`);
  }

  #allowed(state: State<B>, name: string, line: string): void {
    const reasons = this.#stage.game.whyNot(state, this.#stage.seat(name), this.#stage.parse(line));
    if (reasons.length > 0) throw new Error(`${name} cannot ${line}: ${because(reasons)}. ${this.#stage.situation}`);
  }

  #heard(told: readonly Told[], event: string, params: Partial<Params> | undefined): void {
    if (told.some((e) => this.#tells(e, event, params))) return;
    const wanted = [event, JSON.stringify(params)].join(' ').trim();
    throw new Error(`${wanted} was not told, but ${listed(told.map(recounted))}`);
  }

  #notHeard(told: readonly Told[], event: string, params: Partial<Params> | undefined): void {
    const found = told.find((e) => this.#tells(e, event, params));
    if (found !== undefined) throw new Error(`but it was told: ${recounted(found)}`);
  }

  #witnessed(who: string): Told[] {
    const heard = this.#stage.game.witness(this.#stage.told, this.#stage.viewer(who));
    return heard.map((e) => ({ ...e, event: e.event.replace(/:seen$/u, '') }));
  }

  #tells(told: Told, event: string, params: Partial<Params> = {}): boolean {
    const isTold = ([name, value]: [string, unknown]): boolean => {
      const meant = isSeatNoun(name) && typeof value === 'string' ? this.#stage.seat(value) : value;
      return difference(told.with[name], meant) === null;
    };
    return told.event === event && Object.entries(params).every(isTold);
  }

  #same(found: unknown, expected: unknown, what: string): void {
    if (difference(found, expected) === null) return;
    throw new Error(`${what}: expected ${JSON.stringify(expected)}, but it is ${JSON.stringify(found)}`);
  }
}
