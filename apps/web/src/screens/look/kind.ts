/** One kind of thing in the box: cards, ships, islands. */
export interface BoxKind {
  readonly id: string;
  readonly en: string;
  readonly fr: string;
  /** Where in the game it is met. */
  readonly met: { readonly en: string; readonly fr: string };
  readonly items: readonly BoxItem[];
}

export interface BoxItem {
  readonly id: string;
  /** Whose texts say what it does, besides its own. */
  readonly texts?: readonly string[];
  /** Its figures, by the names of what they count. */
  readonly figures?: readonly (readonly [name: string, figure: number])[];
  /** How many there are, if more than one. */
  readonly copies?: number;
}

export const plain = (ids: readonly string[]): readonly BoxItem[] => ids.map((id) => ({ id }));
