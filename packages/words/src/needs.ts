// What a message needs to be filled with, read off the message by the compiler: whoever says it without a parameter does not compile.
import type { Lang } from '@boucan/kernel';
import { fill, type Values } from './message.ts';

type Text<S extends string, N = never> = S extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${infer Rest}`
    ? Cases<`${Rest}{${After}`, N>
    : Argument<After, N>
  : S extends `${string}}${infer Rest}`
    ? Cases<Rest, N>
    : N;

/** After `{`: `name}`, or `name, plural, one {…} other {…}}`. */
type Argument<S extends string, N> = S extends `${infer Inside}}${infer After}`
  ? Inside extends `${infer Name},${string}`
    ? Inside extends `${string}{${string}`
      ? S extends `${Name},${infer Rest}`
        ? Cases<Rest, N | Name>
        : never
      : Text<After, N | Name>
    : Text<After, N | Inside>
  : N;

/** Between the cases of a plural or a choice of words; each is a text of its own. */
type Cases<S extends string, N> = S extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${infer Rest}`
    ? Text<`${Rest}{${After}`, N>
    : Text<After, N>
  : S extends `${string}}${infer Rest}`
    ? Text<Rest, N>
    : N;

/** The names of the parameters of a message; of one of several messages, those of all. */
export type Needs<M extends string> = M extends string ? Text<M> : never;

type Given<M extends string> = [Needs<M>] extends [never]
  ? [values?: Values]
  : [values: Values & { readonly [name in Needs<M> & string]: Values[string] }];

/** Says the sentences of a client, each with what it needs. */
export type Says<W extends { readonly [key: string]: string }> = <K extends keyof W & string>(
  key: K,
  ...values: Given<W[K]>
) => string;

/** The sentences in one language, in English where a language has none of its own. The parameters are read off the English ones. */
export const says =
  <W extends { readonly [key: string]: string }>(words: {
    readonly en: W;
    readonly fr: { readonly [key in keyof W]: string };
  }): ((lang: Lang) => Says<W>) =>
  (lang) =>
  (key, ...[values]) =>
    fill(lang, (words[lang] ?? words.en)[key], values ?? {});
