import { setImmediate } from 'node:timers/promises';

/** Characters that a terminal obeys, or that make a text look like another. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])\p{Cf}/gu;

const escaped = (char: string): string =>
  Array.from({ length: char.length }, (_, i) => `\\u${char.charCodeAt(i).toString(16).padStart(4, '0')}`).join('');

/** A text from elsewhere as it may be printed, on one line: what cannot be printed is spelt out. */
export const printable = (text: string): string => text.replace(UNPRINTABLE, escaped);

/** One object per line for programs, one line per object for people. */
export class Output {
  readonly json: boolean;
  #lines = 0;

  constructor(json: boolean) {
    this.json = json;
  }

  /** For programs the row; for people its text, if it has one. */
  async line(row: object, text: string): Promise<void> {
    await this.#write(this.json ? JSON.stringify(row) : text);
  }

  /** Only for people. */
  async say(text: string): Promise<void> {
    if (!this.json) await this.#write(text);
  }

  /** Rows with a heading, in columns for people. */
  async table(rows: readonly object[], heading: readonly string[], cells: readonly (readonly string[])[]): Promise<void> {
    const [top, ...lines] = columns([heading, ...cells], heading);
    await this.say(top as string);
    for (const [i, row] of rows.entries()) await this.line(row, lines[i] as string);
  }

  async #write(line: string): Promise<void> {
    process.stdout.write(`${line.split('\n').map(printable).join('\n')}\n`);
    // A breath now and then, to hear that the reader has gone.
    if (++this.#lines % 64 === 0) await setImmediate();
  }
}

const isNumber = (cell: string): boolean => /^[-+]?[\d.,]+( %)?$/u.test(cell);

/** Pads every cell to the width of its column: numbers to the right, words to the left. */
export function columns(rows: readonly (readonly string[])[], heading?: readonly string[]): string[] {
  const widths: number[] = [];
  const numeric: boolean[] = [];
  for (const row of rows)
    for (const [c, cell] of row.entries()) {
      widths[c] = Math.max(widths[c] ?? 0, cell.length);
      if (row !== heading) numeric[c] = (numeric[c] ?? true) && isNumber(cell);
    }
  return rows.map((row) =>
    row
      .map((cell, c) => (numeric[c] ? cell.padStart(widths[c] as number) : cell.padEnd(widths[c] as number)))
      .join('  ')
      .trimEnd(),
  );
}
