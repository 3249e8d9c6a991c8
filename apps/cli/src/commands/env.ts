import { createInterface } from 'node:readline';
import { type Bot, botNamed } from '@boucan/bots';
import { type Choice, type Game, LANGS, type Lang, type Rng, rngFrom, type State, seedOf } from '@boucan/kernel';
import { askOf, meant, PROTOCOL, speakerFor } from '@boucan/learn';
import { BadInput } from '../arguments.ts';
import type { Command } from '../commands.ts';
import { CONFIG_FLAGS, configFrom, playersFrom } from '../config.ts';
import { gameNamed } from '../games.ts';

type Wish = { readonly [key: string]: unknown };

/** What is wrong with a line; the match stays as it is. */
class Misunderstood extends Error {}

/** One match at a time, played by whoever writes the lines. */
class Environment {
  readonly #game: Game;
  readonly #config: ReturnType<typeof configFrom>;
  readonly #lang: Lang | null;
  #match: { readonly state: State<unknown>; readonly rngs: readonly Rng[] } | null = null;

  constructor(game: Game, config: ReturnType<typeof configFrom>, lang: Lang | null) {
    this.#game = game;
    this.#config = config;
    this.#lang = lang;
  }

  hello(): object {
    const { id, version } = this.#game;
    return { type: 'hello', protocol: PROTOCOL, game: id, version, ...this.#config };
  }

  answer(wish: Wish): object {
    if (wish.type === 'reset') return this.#reset(wish.seed);
    if (wish.type === 'choose') return this.#choose(wish.choice);
    if (wish.type === 'bot') return this.#letChoose(wish.name);
    throw new Misunderstood(
      'a line is {"type": "reset", "seed": TEXT}, {"type": "choose", "choice": …} or {"type": "bot", "name": …}',
    );
  }

  #reset(seed: unknown): object {
    if (typeof seed !== 'string') throw new Misunderstood('reset needs a seed, a text');
    const state = this.#game.setup(this.#config, seedOf(seed));
    this.#match = { state, rngs: Array.from({ length: this.#config.seats }, (_, seat) => rngFrom(seedOf(`${seed}#bot${seat}`))) };
    return this.#now();
  }

  #choose(answer: unknown): object {
    const { state, ask } = this.#open();
    const choice = meant(ask, answer);
    if (choice === undefined) throw new Misunderstood(`choose one of the ${ask.offers.length} offers, or its place in the list`);
    return this.#advance(state, ask.seat, choice);
  }

  #letChoose(name: unknown): object {
    const { state, ask, rngs } = this.#open();
    const bot: Bot | undefined = typeof name === 'string' ? botNamed(name) : undefined;
    if (bot === undefined) throw new Misunderstood('there is no such bot');
    return this.#advance(state, ask.seat, bot.choose(this.#game, this.#game.glance(state, ask.seat), rngs[ask.seat]!));
  }

  #advance(state: State<unknown>, seat: number, choice: Choice): object {
    this.#game.advance(state, seat, choice);
    return this.#now();
  }

  #open() {
    if (this.#match === null) throw new Misunderstood('nothing is being played: send {"type": "reset", "seed": TEXT} first');
    const { state, rngs } = this.#match;
    const open = state.asked.find((asked) => asked.answer === null);
    if (open === undefined) throw new Misunderstood('the match is over: send {"type": "reset", "seed": TEXT} for another');
    return { state, rngs, ask: askOf(this.#game, state, open.seat, null) };
  }

  /** What is asked now, or how it ended. */
  #now(): object {
    const { state } = this.#match!;
    if (state.result !== null) {
      const { winners, scores } = state.result;
      return { type: 'end', winners, scores };
    }
    const { seat } = state.asked.find((asked) => asked.answer === null)!;
    const words = this.#lang === null ? null : speakerFor(this.#game, this.#lang, this.#config.seats);
    return askOf(this.#game, state, seat, words);
  }
}

function read(line: string): Wish {
  let wish: unknown;
  try {
    wish = JSON.parse(line);
  } catch {
    throw new Misunderstood('not a line of JSON');
  }
  if (typeof wish !== 'object' || wish === null) throw new Misunderstood('a line is a JSON object');
  return { ...wish };
}

export const command: Command = {
  operands: ['GAME'],
  flags: { players: 'value', lang: 'value', ...CONFIG_FLAGS },
  async run(given) {
    const game = await gameNamed(given.operands[0] as string);
    const lang = given.text('lang', null);
    if (lang !== null && !(LANGS as readonly string[]).includes(lang))
      throw new BadInput(`--lang takes ${LANGS.join(' or ')}, not ${lang}`);
    const environment = new Environment(game, configFrom(game, given, playersFrom(game, given)), lang as Lang | null);
    const say = (message: object): unknown => process.stdout.write(`${JSON.stringify(message)}\n`);
    say(environment.hello());
    for await (const line of createInterface({ input: process.stdin }))
      try {
        say(environment.answer(read(line)));
      } catch (error) {
        if (!(error instanceof Misunderstood)) throw error;
        say({ type: 'error', message: error.message });
      }
    return true;
  },
};
