/** As rules give a number: its value, and what it is made of. */
export interface Caused {
  readonly value: number;
  readonly causes: readonly Cause[];
}

export interface Cause {
  readonly by: number;
  /** A name the speaker knows, or words. */
  readonly what: string;
}

/** With its sign, and a real minus. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0');
