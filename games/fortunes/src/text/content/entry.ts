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

/** A name with its forms, for sentences: `{npc_the}`, `{npc_of}`, `{npc_to}`. */
export const withForms = <Id extends string>(
  forms: Readonly<Record<Id, readonly [name: string, the: string, of: string, to: string]>>,
): Readonly<Record<Id | `${Id}:${'the' | 'of' | 'to'}`, string>> =>
  Object.fromEntries(
    (Object.keys(forms) as Id[]).flatMap((id) => {
      const [name, the, of, to] = forms[id];
      return [
        [id, name],
        [`${id}:the`, the],
        [`${id}:of`, of],
        [`${id}:to`, to],
      ];
    }),
  ) as Record<Id | `${Id}:${'the' | 'of' | 'to'}`, string>;

export const namesOf = <Id extends string>(entries: Entries<Id>): Readonly<Record<Id, string>> =>
  each(Object.keys(entries) as Id[], (id) => entries[id].name);
export const textsOf = <Id extends string>(entries: Entries<Id>): Readonly<Record<Id, string>> =>
  each(Object.keys(entries) as Id[], (id) => entries[id].text);
