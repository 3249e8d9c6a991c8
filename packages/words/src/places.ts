// Words that a module exports in both languages: `{ en: …, fr: … }`, anywhere inside what it exports.

/** Messages as they stand in a module: texts, and groups of them. */
export type Nested = string | { readonly [key: string]: Nested };

/** A place of a module that has words in every language, and the path to it. The export called `words` is its root: its path is empty. */
export interface Place {
  readonly path: string;
  readonly words: { [lang: string]: Nested };
}

const under = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/** Every message among these exports, with its place. */
export function placesIn(exports: object, path = ''): Place[] {
  return Object.entries(exports).flatMap(([key, inside]): Place[] => {
    if (typeof inside !== 'object' || inside === null) return [];
    const here = path === '' && key === 'words' ? '' : under(path, key);
    return 'en' in inside && 'fr' in inside ? [{ path: here, words: inside as Place['words'] }] : placesIn(inside, here);
  });
}

/** The messages of a place by their keys, such as `opening.0.title`. */
export function messagesIn(words: Nested, path = ''): [key: string, message: string][] {
  if (typeof words === 'string') return [[path, words]];
  return Object.entries(words).flatMap(([key, inside]) => messagesIn(inside, under(path, key)));
}

/** The same structure with other messages. */
export function rewritten(words: Nested, say: (key: string, message: string) => string, path = ''): Nested {
  if (typeof words === 'string') return say(path, words);
  const entries = Object.entries(words).map(([key, inside]) => [key, rewritten(inside, say, under(path, key))] as const);
  return Array.isArray(words) ? (entries.map(([, inside]) => inside) as unknown as Nested) : Object.fromEntries(entries);
}
