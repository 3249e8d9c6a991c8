// Everything that can be met in play has its words, in both languages.
import { type Choice, type Game, type GameText, LANGS, type Params, type Reason, said, type Told } from '@boucan/kernel';
import { difference } from '../difference.ts';
import { argumentsOf } from '../messages.ts';
import { awaited, seatCounts } from '../random-match.ts';
import { firstOf, type Law } from './law.ts';

type Chapter = Exclude<keyof GameText, 'title' | 'blurb' | 'folds' | 'matters' | 'characters' | 'mistakes' | 'plans'>;
const CHAPTERS: readonly Chapter[] = [
  'rules',
  'prompts',
  'choices',
  'events',
  'reasons',
  'names',
  'cards',
  'options',
  'packs',
  'ends',
];

/** The reasons every game shares; their words are not the game's. */
const KERNEL_REASONS: readonly string[] = [
  'not-asked',
  'already-answered',
  'not-an-option',
  'match-is-over',
  'seats-out-of-range',
  'unknown-pack',
  'pack-twice',
  'pack-needs',
  'pack-conflicts',
  'option-of-pack',
  'unknown-option',
  'unknown-option-value',
];

/** What a sentence asks for in any language. */
interface Needs {
  readonly all: readonly string[];
  readonly plain: readonly string[];
}

/** How a verb is declared whose choices have so many nouns. */
const written = (verb: string, nouns: readonly unknown[]): string =>
  `'${verb}': [${nouns.map((noun) => `'name of ${String(noun)}'`).join(', ')}]`;

/** Reads a game's words and remembers what it has read: random play meets the same sentence a thousand times. */
class Reader {
  readonly #game: Game;
  readonly #read = new Map<string, Needs>();
  readonly #named = new Set<string>();

  constructor(game: Game) {
    this.#game = game;
  }

  /** A sentence exists, has all it asks for, and every id it writes out has a name. */
  sentence(chapter: Chapter, key: string, params: Params): string | null {
    const needs = this.#needs(chapter, key);
    if (typeof needs === 'string') return needs;
    for (const name of needs.all)
      if (params[name] === undefined)
        return `${chapter} ${key}: nothing is given for {${name}}: give it where this is told, asked or refused, or leave it out of the sentence`;
    for (const name of needs.plain) {
      const value = params[name];
      const nameless =
        typeof value === 'string'
          ? this.#nameless(value)
          : Array.isArray(value)
            ? firstOf(value, (id) => this.#nameless(id))
            : null;
      if (nameless !== null) return nameless;
    }
    return null;
  }

  #needs(chapter: Chapter, key: string): Needs | string {
    const at = `${chapter} ${key}`;
    const known = this.#read.get(at);
    if (known !== undefined) return known;
    const missing = LANGS.find((lang) => this.#game.def.text[lang][chapter][key] === undefined);
    if (missing !== undefined)
      return `${at}: there is no sentence in ${missing}: add '${key}' to \`${chapter}\` in text/${missing}.ts`;
    const messages = LANGS.map((lang) => argumentsOf(this.#game.def.text[lang][chapter][key] as string));
    const needs = { all: messages.flatMap((m) => [...m.all]), plain: messages.flatMap((m) => [...m.plain]) };
    this.#read.set(at, needs);
    return needs;
  }

  #nameless(id: string | number): string | null {
    if (typeof id === 'number' || this.#named.has(id)) return null;
    const missing = LANGS.find((lang) => this.#game.def.text[lang].names[id] === undefined);
    if (missing !== undefined) return `${id} has no name in ${missing}: add '${id}' to \`names\` in text/${missing}.ts`;
    this.#named.add(id);
    return null;
  }

  event({ event, with: open, secret }: Told): string | null {
    const told = this.sentence('events', event, open);
    return told ?? (secret === undefined ? null : this.sentence('events', `${event}:seen`, { ...open, ...secret.with }));
  }

  label([verb, ...nouns]: Choice, question: string): string | null {
    const called = this.#game.def.verbs[verb];
    if (called === undefined)
      return `the verb ${verb} is not declared: add ${written(verb, nouns)} to \`verbs\` of the game or of its pack, one name for each word that follows the verb`;
    if (called.length !== nouns.length)
      return `a choice says ${said([verb, ...nouns])}, but \`verbs\` declares ${verb} with ${called.length} names: write ${written(verb, nouns)}`;
    const own = `${verb}@${question}`;
    const key = Object.hasOwn(this.#game.def.text.en.choices, own) ? own : verb;
    return this.sentence('choices', key, Object.fromEntries(nouns.map((noun, i) => [called[i], noun])));
  }

  reason({ text, with: params }: Reason): string | null {
    return KERNEL_REASONS.includes(text) ? null : this.sentence('reasons', text, params ?? {});
  }
}

const isRule = (game: Game, rule: string): boolean =>
  rule === 'KERNEL' || LANGS.every((lang) => game.def.text[lang].rules[rule] !== undefined);

/** The table options of the game and of all its packs. */
const everyOption = (game: Game) => game.optionsWith(game.def.packs.map(({ id }) => id));

/** What speaks against single table options with any number of seats, without packs and with each. */
const objections = (game: Game): Reason[] =>
  [[], ...game.def.packs.map(({ id }) => [id])].flatMap((packs) =>
    seatCounts(game).flatMap((seats) =>
      game
        .optionsWith(packs)
        .flatMap(({ id, values }) => values.flatMap((value) => game.whyNotStart({ seats, packs, options: { [id]: value } }))),
    ),
  );

export function wordLaws(game: Game): readonly Law[] {
  const { def } = game;
  const reader = new Reader(game);
  const unruly = (r: Reason): string | null =>
    isRule(game, r.rule)
      ? null
      : `reason ${r.text}: there is no rule ${r.rule}: add it to \`rules\` in text/en.ts and text/fr.ts`;
  return [
    {
      id: 'worded',
      claims:
        'Every event, prompt, reason, choice, name and end met in play has its words in both languages, and what they ask for.',
      oneIn: 8,
      position: ({ state }) =>
        firstOf(awaited(state), (seat) => {
          const prompt = game.prompt(state, seat);
          return (
            (prompt === null ? null : reader.sentence('prompts', prompt.question, prompt.with)) ??
            firstOf(
              game.offers(state, seat),
              (o) => reader.label(o.choice, prompt?.question ?? '') ?? firstOf(o.because, (r) => reader.reason(r)),
            )
          );
        }),
      step: ({ events }) => firstOf(events, (e) => reader.event(e)),
      match: ({ last, opening }) =>
        firstOf(opening, (e) => reader.event(e)) ?? (last.result === null ? null : reader.sentence('ends', last.result.end, {})),
      run: () =>
        firstOf(objections(game), (r) => reader.reason(r)) ??
        firstOf(
          Object.values(def.telling ?? {}).flatMap(({ count }) => count ?? []),
          (part) => reader.sentence('names', part, {}),
        ) ??
        firstOf(def.packs, (p) => reader.sentence('packs', p.id, {}) ?? reader.sentence('packs', `${p.id}:blurb`, {})) ??
        firstOf(everyOption(game), (o) =>
          firstOf([o.id, ...o.values.map((v) => `${o.id}=${v}`)], (key) => reader.sentence('options', key, {})),
        ),
    },
    {
      id: 'both-languages-say-the-same',
      claims: 'Both languages have the same sentences, and each asks for the same things in both.',
      oneIn: 1,
      run: () =>
        firstOf([...CHAPTERS, 'folds'] as const, (chapter) => {
          const [one, two] = LANGS.map((lang) => def.text[lang][chapter] ?? {}) as [GameText[Chapter], GameText[Chapter]];
          return (
            difference(Object.keys(one).sort(), Object.keys(two).sort(), chapter) ??
            firstOf(Object.keys(one), (key) => {
              const [here, there] = [one, two].map((text) => [...argumentsOf(text[key] as string).all].sort());
              return difference(here, there, `arguments of ${chapter} ${key}`);
            })
          );
        }),
    },
    {
      id: 'rules-exist',
      claims: 'Every rule that a procedure, a question, an option or a reason names is in the rulebook.',
      oneIn: 8,
      position: ({ state }) =>
        firstOf(awaited(state), (seat) => firstOf(game.offers(state, seat), (o) => firstOf(o.because, unruly))),
      run: () =>
        firstOf(objections(game), unruly) ??
        firstOf(
          [
            ...def.procs,
            ...def.questions,
            ...everyOption(game),
            ...def.packs.flatMap((p) => [...(p.procs ?? []), ...(p.questions ?? [])]),
          ],
          ({ id, rule }) =>
            isRule(game, rule) ? null : `${id}: there is no rule ${rule}: add it to \`rules\` in text/en.ts and text/fr.ts`,
        ),
    },
  ];
}
