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

/** Something made for each id. */
export const sayOf = <Id extends string, T>(ids: readonly Id[], say: (id: Id) => T): Readonly<Record<Id, T>> =>
  Object.fromEntries(ids.map((id) => [id, say(id)])) as Record<Id, T>;

/** Forms of a thing in a sentence, beside its name: `'sugar:a': 'du sucre'`. */
export const formsOf = <Id extends string, Form extends string>(
  things: Readonly<Record<Id, Readonly<Record<Form, string>>>>,
): Readonly<Record<`${Id}:${Form}`, string>> =>
  Object.fromEntries(
    (Object.keys(things) as Id[]).flatMap((id) =>
      (Object.keys(things[id]) as Form[]).map((form) => [`${id}:${form}`, things[id][form]]),
    ),
  ) as Record<`${Id}:${Form}`, string>;

/** With both its articles: a sloop, the sloop. */
export const articles = <Id extends string>(
  things: Readonly<Record<Id, readonly [a: string, the: string]>>,
): Readonly<Record<`${Id}:${'a' | 'the'}`, string>> =>
  formsOf(
    Object.fromEntries((Object.keys(things) as Id[]).map((id) => [id, { a: things[id][0], the: things[id][1] }])) as Record<
      Id,
      Record<'a' | 'the', string>
    >,
  );

/** A card is spoken of as what is on it: both cards of the surgeon are “a surgeon”. */
export const carried = <Id extends string, Of extends string, Form extends string>(
  ids: readonly Id[],
  of: (id: Id) => Of,
  said: Readonly<Record<`${Of}:${Form}`, string>>,
  forms: readonly Form[],
): Readonly<Record<`${Id}:${Form}`, string>> =>
  Object.fromEntries(ids.flatMap((id) => forms.map((form) => [`${id}:${form}`, said[`${of(id)}:${form}`]]))) as Record<
    `${Id}:${Form}`,
    string
  >;

export const namesOf = <Id extends string>(entries: Entries<Id>): Readonly<Record<Id, string>> =>
  each(Object.keys(entries) as Id[], (id) => entries[id].name);
export const textsOf = <Id extends string>(entries: Entries<Id>): Readonly<Record<Id, string>> =>
  each(Object.keys(entries) as Id[], (id) => entries[id].text);
