// What both languages have in common: names of captains, and words made for every item of a table.
import type { NEW_NAVY, NEW_PIRATES } from '../events.ts';

export const captains = {
  'navy-england-nevill': 'John Nevill',
  'navy-spain-torres': 'Rodrigo de Torres',
  'navy-france-ducasse': 'Jean du Casse',
  'navy-holland-binckes': 'Jacob Binckes',
  'pirate-sloop-vane': 'Charles Vane',
  'pirate-frigate-bellamy': 'Samuel Bellamy',
} satisfies { readonly [id in keyof typeof NEW_NAVY | keyof typeof NEW_PIRATES]: string };

/** In a sentence a captain is called by name, without the ship. */
export const calledBy = Object.fromEntries(Object.entries(captains).map(([id, name]) => [`${id}:the`, name])) as {
  readonly [id in keyof typeof captains as `${id}:the`]: string;
};

export const each = <K extends string, T>(
  table: { readonly [id in K]: T },
  make: (item: T, id: K) => string,
): { readonly [id in K]: string } =>
  Object.fromEntries(Object.entries(table).map(([id, item]) => [id, make(item as T, id as K)])) as { [id in K]: string };
