// A card as a player reads it: its name, and what it says. Ids are those of the content.

export interface Entry {
  readonly name: string;
  readonly text: string;
}
export type Entries<Id extends string> = Readonly<Record<Id, Entry>>;

/** The same ids as another language’s: one that is missing does not compile. */
export type SameEntries<T> = { readonly [id in keyof T]: Entry };
export type SameWords<T> = { readonly [id in keyof T]: string };

/** Makes one word, or one text, for each id. */
export const each = <Id extends string>(ids: readonly Id[], say: (id: Id) => string): Readonly<Record<Id, string>> =>
  Object.fromEntries(ids.map((id) => [id, say(id)])) as Record<Id, string>;

export const namesOf = <Id extends string>(entries: Entries<Id>): Readonly<Record<Id, string>> =>
  each(Object.keys(entries) as Id[], (id) => entries[id].name);
export const textsOf = <Id extends string>(entries: Entries<Id>): Readonly<Record<Id, string>> =>
  each(Object.keys(entries) as Id[], (id) => entries[id].text);
