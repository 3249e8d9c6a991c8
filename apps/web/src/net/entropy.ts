// What this browser added to the dice of a match. Only if the record holds it can one say that nobody else chose them.
const keyOf = (table: string): string => `boucan.entropy.${table}`;

export function keepEntropy(table: string, entropy: string): void {
  try {
    localStorage.setItem(keyOf(table), entropy);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** What this browser added; nothing if it never sat down at this table. */
export function keptEntropy(table: string): string | null {
  try {
    return localStorage.getItem(keyOf(table));
  } catch {
    return null;
  }
}
