export interface Banned {
  readonly words: RegExp;
  readonly why: string;
  /** Where the word is right. */
  readonly but?: RegExp;
}

export interface Terms {
  readonly banned: Readonly<Record<'en' | 'fr', readonly Banned[]>>;
  readonly wanted: Readonly<Record<'en' | 'fr', readonly string[]>>;
}
