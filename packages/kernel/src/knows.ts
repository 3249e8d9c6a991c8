// Who may know what lies on a board: declared once, beside the board, and not derived from its view. A law shuffles what a viewer may not know
// and holds against that whatever he is shown, told, offered and refused. Nothing of it is used in play.
import type { Rng, Seat, State, Tabletop, Viewer } from './types.ts';

/** What can lie face down. */
export type Thing = string | number | boolean;

/** A place on a board, and who looks at it. */
export interface Place<B, H, T> {
  readonly board: B;
  readonly state: State<B>;
  readonly who: Viewer;
  /** Whose it is, below a list by seat; otherwise -1. */
  readonly owner: Seat;
  /** What holds it; what holds the list, for a thing in one. */
  readonly here: H;
  /** Where in the list. */
  readonly at: number;
  readonly thing: T;
}

/**
 * Things that some viewers may not know: nobody does, unless `known` says so. How many there are, and where one lies, is open. What is hidden
 * could lie in any other hidden place of its kind; if it is bound to its place, it is hidden all the same.
 */
export interface Secret<B, H, T> {
  /** Things of one kind could change places; where backs differ, the kind depends on the thing. */
  readonly secret: string | { of(thing: T): string }['of'];
  known?(p: Place<B, H, T>): boolean;
  bound?(p: Place<B, H, T>): boolean;
}

/** A figure that some viewers may not know, and that lies in no other place: any other value it could have, lawful with all that is open. */
export interface Figure<B, H, T> {
  redraw(p: Place<B, H, T>, rng: Rng): T;
  known?(p: Place<B, H, T>): boolean;
  /** What is open of it all the same: its sum with something else, say. */
  open?(p: Place<B, H, T>): T;
}

/** Something on the board that not everybody may know. */
export type Hidden<B, H, T> = Secret<B, H, T> | Figure<B, H, T>;

type ThingsIn<T> = [T] extends [Thing]
  ? T
  : [T] extends [readonly (infer U)[]]
    ? [NonNullable<U>] extends [Thing]
      ? NonNullable<U>
      : never
    : never;
type HiddenIn<B, H, T> = [ThingsIn<T>] extends [never] ? never : Hidden<B, H, ThingsIn<T>>;

/** What each of a list is; by seat, each is that player's. */
export type Listed<B, H, U> = { readonly each: Knows<NonNullable<U>, B, H> } | { readonly bySeat: Knows<NonNullable<U>, B, H> };

/** Every field of what lies there: one that is not declared does not compile. */
export type Fields<T, B> = { readonly [K in keyof T]-?: Knows<NonNullable<T[K]>, B, T> };

type Inside<T, B, H> = T extends Thing
  ? never
  : T extends readonly (infer U)[]
    ? Listed<B, H, U>
    : T extends object
      ? Fields<T, B>
      : never;

/** Who may know this: all of it everybody, or only some of it some viewers. Whether there is anything is open. */
export type Knows<T, B, H> = 'all' | HiddenIn<B, H, T> | Inside<T, B, H>;

/** Who may know what of a board, or of the part of one that belongs to a pack: field by field. */
export type Known<T, B = T> = Fields<Omit<T, keyof Tabletop>, B>;

/** Nobody knows it: a bag, a card face down. */
export const nobody = (kind: string): Secret<unknown, unknown, never> => ({ secret: kind });

/** Only its owner knows it: a hand. */
export const owner = (kind: string): Secret<unknown, unknown, never> => ({
  secret: kind,
  known: ({ who, owner: own }) => who === own,
});
