// What a bid can come to, by what everybody could bid at most: that much is open.

/** Sure to win, sure to lose nothing but itself, or how many could match or beat it. */
export function bidMeans(
  coins: number,
  rivals: readonly number[],
): { readonly verdict: 'none' | 'sure' | 'tie' | 'risk'; readonly n: number } {
  if (coins === 0) return { verdict: 'none', n: 0 };
  const more = rivals.filter((most) => most > coins).length;
  const same = rivals.filter((most) => most === coins).length;
  if (more > 0) return { verdict: 'risk', n: more + same };
  return same > 0 ? { verdict: 'tie', n: same } : { verdict: 'sure', n: 0 };
}
