/** The entries of a table, played again, lead elsewhere than they did: it was played by other rules than these. */
export class Diverged extends Error {
  override name = 'Diverged';
  readonly n: number;

  constructor(n: number) {
    super(`entry ${n} leads elsewhere than it did when it was written: the rules have changed since`);
    this.n = n;
  }
}

/** How much of a position's hash is noted. */
export const CHECK_DIGITS = 8;
