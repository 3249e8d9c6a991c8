/** How many tables of which size so many people sit at, the largest first, and how many have a bye. As few byes as possible, then as few tables. */
export function sizesFor(people: number, seats: number, least: number): { sizes: number[]; byes: number } {
  for (let byes = 0; byes <= people; byes++) {
    const sitting = people - byes;
    const tables = Math.ceil(sitting / seats);
    if (tables === 0) return { sizes: [], byes };
    const small = Math.floor(sitting / tables);
    if (small < least) continue;
    const large = sitting - small * tables;
    return { sizes: Array.from({ length: tables }, (_, i) => (i < large ? small + 1 : small)), byes };
  }
  return { sizes: [], byes: people };
}
