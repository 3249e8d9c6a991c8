/** The words of one chapter: its questions, the labels of its choices, its events and reasons. */
export interface Chapter {
  readonly prompts: { readonly [question: string]: string };
  readonly choices: { readonly [verb: string]: string };
  readonly events: { readonly [event: string]: string };
  readonly reasons: { readonly [reason: string]: string };
}

/** The same keys in another language. */
export type Same<T extends Chapter> = { readonly [K in keyof Chapter]: { readonly [key in keyof T[K]]: string } };
