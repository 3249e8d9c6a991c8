// The vocabulary of simple effects: what a card can do without a line of code. One after the other, in the order in which they stand.
import type { SpecialistType } from './glory/specialists.ts';
import type { Nation } from './map.ts';
import type { Section } from './ships.ts';

export type Deed =
  /** Gold from the bank, aboard or straight into the chest. */
  | { readonly do: 'gain'; readonly gold: number }
  | { readonly do: 'deposit'; readonly gold: number }
  /** Glory cards, besides the one that comes with a point. */
  | { readonly do: 'draw'; readonly cards: number }
  /** All the damage of these sections; the turned Reinforced hull too. */
  | { readonly do: 'mend'; readonly sections: readonly Section[] }
  | { readonly do: 'restore' }
  /** Special weapons: one of each kind not held, or one of choice. */
  | { readonly do: 'arm'; readonly weapons: 'all' | 'one' }
  /** The Modification of any port. */
  | { readonly do: 'modify' }
  /** One of these types, free; 5 gold for want of any. */
  | { readonly do: 'enlist'; readonly types: readonly SpecialistType[] }
  | { readonly do: 'want'; readonly nation: Nation; readonly bounties: number }
  /** All bounties of this nation go; so much gold if there were none. */
  | { readonly do: 'pardon'; readonly nation: Nation; readonly orGold: number }
  /** More actions in this turn, or fewer. */
  | { readonly do: 'act'; readonly actions: number };

export type Deeds = readonly Deed[];
