// How likely a crew combat is won, exactly. Captains whom nobody plays decide by it, bots weigh it, and people are shown it.   FDM-BOARD, FDM-NPC-14
const SKULL = 1 / 3;
const FACES = [1, 2, 3, 4];
const FACE = 1 / 6;

/** How likely each number of successes with each sum of the other dice is. */
type Rolls = readonly { readonly successes: number; readonly sum: number; readonly chance: number }[];
const rolls: Rolls[] = [[{ successes: 0, sum: 0, chance: 1 }]];

function rollsOf(dice: number): Rolls {
  const known = rolls[dice];
  if (known !== undefined) return known;
  const chances = new Map<number, number>();
  const add = (successes: number, sum: number, chance: number): void => {
    const key = successes * 100 + sum;
    chances.set(key, (chances.get(key) ?? 0) + chance);
  };
  for (const { successes, sum, chance } of rollsOf(dice - 1)) {
    add(successes + 1, sum, chance * SKULL);
    for (const face of FACES) add(successes, sum + face, chance * FACE);
  }
  const found = [...chances].map(([key, chance]) => ({ successes: Math.floor(key / 100), sum: key % 100, chance }));
  rolls[dice] = found;
  return found;
}

const odds = new Map<number, number>();

/**
 * How likely this side wins a crew combat begun now, exactly: damage is capped by the own Crew, rolls without damage are made
 * again, two empty decks are judged by successes and then by the other dice.   FDM-BOARD
 */
export function boardingOdds(crew: number, leadership: number, enemyCrew: number, enemyLeadership: number): number {
  if (crew === 0) return 0;
  if (enemyCrew === 0) return 1;
  const key = ((crew * 16 + leadership) * 16 + enemyCrew) * 16 + enemyLeadership;
  const known = odds.get(key);
  if (known !== undefined) return known;
  let won = 0;
  let idle = 0;
  for (const mine of rollsOf(leadership))
    for (const theirs of rollsOf(enemyLeadership)) {
      const chance = mine.chance * theirs.chance;
      const left = crew - Math.min(theirs.successes, enemyCrew);
      const enemyLeft = enemyCrew - Math.min(mine.successes, crew);
      if (left === crew && enemyLeft === enemyCrew) idle += chance;
      else if (left > 0 || enemyLeft > 0)
        won += chance * boardingOdds(Math.max(0, left), leadership, Math.max(0, enemyLeft), enemyLeadership);
      else if (mine.successes > theirs.successes || (mine.successes === theirs.successes && mine.sum > theirs.sum)) won += chance;
    }
  const found = won / (1 - idle);
  odds.set(key, found);
  return found;
}
