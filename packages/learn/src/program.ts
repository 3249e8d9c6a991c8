// A bot in any language: a program that is spoken to over its standard input and output, a JSON object a line (docs/programs.md).
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type Choice, type Config, type Game, LANGS, type Lang, type Seat, type State } from '@boucan/kernel';
import { type Speaker, speaker } from '@boucan/words';

/** The version of the messages between the arena and a program. */
export const PROTOCOL = 1;

/** Seconds that a program may take for an answer, unless somebody says otherwise. */
export const PATIENCE = 10;

/** How a program is named where a bot is named. */
const COMMAND = /^cmd:(?<command>.+)$/u;
/** The command of a bot that is a program, `cmd:"python3 my_bot.py"`; otherwise nothing. */
export const commandIn = (bot: string): string | undefined => COMMAND.exec(bot)?.groups?.command;

/** What a program is asked: all that its seat sees, and what it may choose. */
export interface Ask {
  readonly type: 'ask';
  readonly seat: Seat;
  readonly question: string;
  /** The question in the words that the program wished for. */
  readonly prompt?: string;
  readonly offers: readonly { readonly choice: Choice; readonly words?: string }[];
  readonly view: unknown;
}

/** The open question of a seat. Without a speaker it has no words, which is quicker. */
export function askOf(game: Game, state: State<unknown>, seat: Seat, words: Speaker | null): Ask {
  const { question } = state.asked.find((asked) => asked.seat === seat && asked.answer === null)!;
  const offers = game
    .options(state, seat)
    .map((choice) => (words === null ? { choice } : { choice, words: words.label(choice, question) }));
  const view = game.view(state, seat);
  if (words === null) return { type: 'ask', seat, question, offers, view };
  return { type: 'ask', seat, question, prompt: words.prompt(game.prompt(state, seat)!), offers, view };
}

/** Speaks of a match in which nobody has a name. */
export const speakerFor = (game: Game, lang: Lang, seats: number): Speaker =>
  speaker(
    game,
    lang,
    Array.from({ length: seats }, (_, seat) => `${{ en: 'Seat', fr: 'Siège' }[lang]} ${seat}`),
  );

/** The offer that an answer means: by its place in the list, or word for word. */
export function meant(ask: Ask, answer: unknown): Choice | undefined {
  if (typeof answer === 'number') return ask.offers[answer]?.choice;
  const said = JSON.stringify(answer);
  return ask.offers.find(({ choice }) => JSON.stringify(choice) === said)?.choice;
}

/** A line of a program, as far as it is shown. */
const shown = (text: string): string => (text.length > 200 ? `${text.slice(0, 200)}…` : text);

const isLang = (lang: unknown): lang is Lang => (LANGS as readonly unknown[]).includes(lang);

/** One running program. It may sit at several seats of a match, and plays one match after the other. */
export class Program {
  readonly #command: string;
  readonly #patience: number;
  readonly #child: ChildProcess;
  readonly #lines: AsyncIterator<string>;
  #lang: Lang | null = null;
  #speaker: Speaker | null = null;
  #ended: Error | null = null;

  private constructor(command: string, patience: number) {
    this.#command = command;
    this.#patience = patience;
    this.#child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
    this.#child.stdin!.on('error', () => undefined); // it has ended: what it was asked then says so
    this.#child.once('error', (error) => {
      this.#ended = error;
    });
    this.#lines = createInterface({ input: this.#child.stdout! })[Symbol.asyncIterator]();
  }

  /** Starts it and greets it. `patience`: so many seconds it may take for an answer. */
  static async start(command: string, game: Game, patience: number): Promise<Program> {
    const program = new Program(command, patience);
    try {
      program.#say({ type: 'hello', protocol: PROTOCOL, game: game.id, version: game.version });
      const { words = null } = await program.#hear('hello', 'the greeting');
      if (words !== null && !isLang(words))
        throw new Error(`${command}: words are "en", "fr" or null, not ${shown(JSON.stringify(words))}`);
      program.#lang = words;
    } catch (error) {
      program.stop();
      throw error;
    }
    return program;
  }

  begin(game: Game, match: string, config: Config, seats: readonly Seat[]): void {
    this.#speaker = this.#lang === null ? null : speakerFor(game, this.#lang, config.seats);
    const { packs = [], options = {} } = config;
    this.#say({ type: 'start', match, seats: config.seats, yours: seats, packs, options });
  }

  async choose(game: Game, state: State<unknown>, seat: Seat): Promise<Choice> {
    const ask = askOf(game, state, seat, this.#speaker);
    this.#say(ask);
    const { choice: answer } = await this.#hear('choose', ask.question);
    const choice = meant(ask, answer);
    if (choice !== undefined) return choice;
    throw new Error(
      `${this.#command}: ${shown(JSON.stringify(answer))} is none of the ${ask.offers.length} offers of ${ask.question}; answer with one of them, or with its place in the list`,
    );
  }

  end({ winners, scores }: { readonly winners: readonly Seat[]; readonly scores: readonly number[] }): void {
    this.#say({ type: 'end', winners, scores });
  }

  stop(): void {
    this.#child.stdin!.end();
    this.#child.kill();
  }

  #say(message: object): void {
    if (this.#child.stdin!.writable) this.#child.stdin!.write(`${JSON.stringify(message)}\n`);
  }

  /** The next line, which must be of this type. */
  async #hear(type: string, about: string): Promise<{ readonly [key: string]: unknown }> {
    const waiting = Promise.withResolvers<never>();
    const late = `${this.#command}: no answer to ${about} within ${this.#patience} seconds`;
    const timer = setTimeout(() => waiting.reject(new Error(late)), 1000 * this.#patience);
    try {
      const { done, value: line } = await Promise.race([this.#lines.next(), waiting.promise]);
      if (done === true) throw this.#ended ?? new Error(`${this.#command}: it ended before it answered ${about}`);
      return read(line, type, this.#command);
    } finally {
      clearTimeout(timer);
    }
  }
}

function read(line: string, type: string, command: string): { readonly [key: string]: unknown } {
  let said: unknown;
  try {
    said = JSON.parse(line);
  } catch {
    throw new Error(`${command}: not a line of JSON: ${shown(line)}`);
  }
  if (typeof said === 'object' && said !== null && 'type' in said && said.type === type) return { ...said };
  throw new Error(`${command}: expected an object of type "${type}", not ${shown(line)}`);
}
