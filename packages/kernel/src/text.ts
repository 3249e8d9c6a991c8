// Words: every label, prompt, log line, rule statement and reason of a game, in ICU message syntax.
import type { RuleId } from './types.ts';

/** The languages that every game has words in. */
export type Lang = 'en' | 'fr';
/** All of them; the first is the one that others are translated from. */
export const LANGS: readonly Lang[] = ['en', 'fr'];

/**
 * The words of a game in one language. A parameter called `seat` or ending in `Seat` is a seat and becomes the player's
 * name; an id found in `names` becomes that name; everything else is passed on as it is.
 */
export interface GameText {
  readonly title: string;
  readonly blurb: string;
  /** The statement of every rule, in our own words, in catalogue order. */
  readonly rules: { readonly [rule: RuleId]: string };
  /** The sentence that asks each question. */
  readonly prompts: { readonly [question: string]: string };
  /** The label of each verb; `verb@question` where it means something of its own in answer to that. */
  readonly choices: { readonly [verb: string]: string };
  /** A line of the log for each event; `event:seen` for those who may know its secret part. */
  readonly events: { readonly [event: string]: string };
  /** Several events of one action told as one line, `lead+part+part`: how such a key is read stands in `packages/words/src/folds.ts`. */
  readonly folds?: { readonly [events: string]: string };
  readonly reasons: { readonly [reason: string]: string };
  /** What things are called; `parameter:number` for a number that stands for a place. */
  readonly names: { readonly [id: string]: string };
  /** What stands on a card, a token or the board, by its id. */
  readonly cards: { readonly [id: string]: string };
  /** Table options: `option` for the question, `option=value` for each answer. */
  readonly options: { readonly [option: string]: string };
  /** Packs and mixtures of them: `pack` for its name, `pack:blurb` for the sentence that explains it to whoever chooses; `pack+other` for what two bring together. */
  readonly packs: { readonly [pack: string]: string };
  readonly ends: { readonly [end: string]: string };
  /** The matters that a judgement of the game is about: what stands before the first dot of a feature's name. */
  readonly matters?: { readonly [matter: string]: string };
  /** The characters of bots that the game has room for: `character` for what such a one is called, `character:likes` for the sentence about him. */
  readonly characters?: { readonly [character: string]: string };
  /** What beginners do, as a clause after a name: “Anne …”. */
  readonly mistakes?: { readonly [mistake: string]: string };
  /** What a seat is after, for whoever asks for a hint. */
  readonly plans?: { readonly [plan: string]: string };
}

/** The words a pack brings: its name, what it is about, and more of whatever the game has words for. */
export type PackText = {
  readonly name: string;
  readonly blurb: string;
  /** What comes in when another pack is played too, by that pack. */
  readonly with?: { readonly [pack: string]: string };
} & Partial<Omit<GameText, 'title' | 'blurb' | 'packs' | 'matters' | 'characters' | 'mistakes' | 'plans'>>;

/** The same keys as another language's words: a sentence missing in one of them does not compile. */
export type SameKeys<T extends GameText | PackText> = {
  readonly [K in keyof T]: T[K] extends string ? string : { readonly [key in keyof T[K]]: string };
};

/** The sections of a game's words that its chapters share. */
const IN_CHAPTERS = ['prompts', 'choices', 'events', 'reasons', 'names'] as const;
type InChapters = (typeof IN_CHAPTERS)[number];

type All<T> = (T extends unknown ? (some: T) => void : never) extends (some: infer A) => void ? A : never;
type Section<C, S extends InChapters> = All<C extends { readonly [key in S]: infer W } ? W : never>;

type SomeChapter = { readonly [S in InChapters]?: { readonly [key: string]: string } };

/** The words of several chapters, section by section. */
export const chapters = <const C extends readonly SomeChapter[]>(...all: C) =>
  Object.fromEntries(IN_CHAPTERS.map((section) => [section, Object.assign({}, ...all.map((chapter) => chapter[section]))])) as {
    readonly [S in InChapters]: Section<C[number], S>;
  };

/** The words of a game, by language. */
export type Words = Readonly<Record<Lang, GameText>>;
/** The words of a pack, by language. */
export type PackWords = Readonly<Record<Lang, PackText>>;

const SECTIONS = ['rules', 'prompts', 'choices', 'events', 'folds', 'reasons', 'names', 'cards', 'options', 'ends'] as const;

/** A game's words with those of all its packs, whichever are played: an id means the same at every table. */
export function wordsWith(own: Words, packs: readonly { readonly id: string; readonly text?: PackWords }[]): Words {
  const inOne = (lang: Lang): GameText => {
    const all = { ...own[lang], packs: { ...own[lang].packs } };
    for (const { id, text } of packs) {
      if (text === undefined) continue;
      const more = text[lang];
      Object.assign(all.packs, { [id]: more.name, [`${id}:blurb`]: more.blurb });
      for (const [other, text] of Object.entries(more.with ?? {})) Object.assign(all.packs, { [`${id}+${other}`]: text });
      for (const section of SECTIONS) if (more[section] !== undefined) all[section] = { ...all[section], ...more[section] };
    }
    return all;
  };
  return { en: inOne('en'), fr: inOne('fr') };
}
