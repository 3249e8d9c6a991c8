// The end: who has declared, who wins, and what breaks a tie.   FDM-END
import { choice, type Offering, type Result, type Seat } from '@boucan/kernel';
import { type Caribbean, type GlorySource, type Player, playerOf, turnOrder } from '../board.ts';
import { POLICY } from '../content/npcs.ts';
import type { Tools } from './dice.ts';
import { hiddenPoints, totalPoints } from './purse.ts';

/** As soon as the target, hidden points included, is reached it is declared and the chest is shown; nobody takes that back.   FDM-END-01, FDM-END-02, FDM-END-09, FDM-END-10 */
export function declareVictories(t: Tools): void {
  const b = t.board;
  for (const [seat, p] of b.players.entries()) {
    // With the option to wait, the game declares only what everybody can see.   FDM-Q-04
    const reached = b.house.mayWait ? p.points : totalPoints(b, seat);
    if (reached >= b.house.target) declare(t, seat);
  }
}

export function declare(t: Tools, seat: Seat): void {
  const b = t.board;
  if (b.declared.includes(seat)) return;
  const p = playerOf(b, seat);
  b.declared.push(seat);
  p.chestLow = p.chestHigh = p.chest;
  t.reveal();
  t.tell?.('victory.declared', { seat, points: p.points, chest: p.chest });
}

export const DECLARE = choice('declare');

/** By agreement one may keep quiet while the track alone falls short, and declare on any later turn of one's own.   FDM-END-02 */
export function offerDeclaration(o: Offering, b: Caribbean, seat: Seat): void {
  if (b.house.mayWait && !b.declared.includes(seat) && totalPoints(b, seat) >= b.house.target) o.may(DECLARE);
}

/** Of these, the most points on the track, then the most gold in the chest; then they share.   FDM-END-05 */
export function bestOf(b: Caribbean, seats: readonly Seat[]): Seat[] {
  const rank = (seat: Seat): readonly [number, number] => [playerOf(b, seat).points, playerOf(b, seat).chest];
  let best: Seat[] = [];
  for (const seat of seats) {
    const [points, chest] = rank(seat);
    const [bestPoints, bestChest] = best.length === 0 ? [-1, -1] : rank(best[0]!);
    if (points > bestPoints || (points === bestPoints && chest > bestChest)) best = [seat];
    else if (points === bestPoints && chest === bestChest) best.push(seat);
  }
  return best;
}

const pointsBySource = (p: Player): Record<`${GlorySource}Points`, number> => {
  const [combat, sale, raid, mission, rumour, ship] = p.scored as [number, number, number, number, number, number];
  return {
    combatPoints: combat,
    salePoints: sale,
    raidPoints: raid,
    missionPoints: mission,
    rumourPoints: rumour,
    shipPoints: ship,
  };
};

/** All chests are opened, and it is counted where every point came from.   FDM-STASH-08, SEA-BASE-76 */
function result(t: Tools, winners: readonly Seat[], end: string): Result {
  const b = t.board;
  t.reveal();
  for (const seat of turnOrder(b, b.first)) {
    const p = playerOf(b, seat);
    p.chestLow = p.chestHigh = p.chest;
    t.tell?.('chest.opened', {
      seat,
      points: p.points,
      ...pointsBySource(p),
      chest: p.chest,
      hiddenPoints: hiddenPoints(b, p),
      total: totalPoints(b, seat),
    });
  }
  if (winners.length > 0) t.tell?.('match.won', { seats: winners });
  else t.tell?.('match.lost', {});
  return { winners, scores: b.players.map((p) => p.points + hiddenPoints(b, p)), end };
}

/** Somebody has declared: whoever reached the target is compared, also who has kept quiet about it until now.   FDM-END-03, FDM-END-04, FDM-END-05 */
export const endByGlory = (t: Tools): Result => {
  const b = t.board;
  for (const seat of turnOrder(b, b.first)) if (totalPoints(b, seat) >= b.house.target) declare(t, seat);
  return result(
    t,
    bestOf(
      b,
      b.declared.slice().sort((x, y) => x - y),
    ),
    'glory',
  );
};

/** No event, or no captain, is left: most points in all, hidden ones included; ties as before.   FDM-END-06, FDM-END-07, FDM-END-08 */
export function endByExhaustion(t: Tools, end: 'events' | 'captains'): Result {
  const b = t.board;
  // Alone at the table there is the target to beat, and nobody else.
  if (b.players.length === 1) return result(t, b.declared.length > 0 || totalPoints(b, 0) >= b.house.target ? [0] : [], end);
  const most = Math.max(...b.players.map((_, seat) => totalPoints(b, seat)));
  const seats = b.players.flatMap((_, seat) => (totalPoints(b, seat) === most ? [seat] : []));
  return result(t, bestOf(b, seats), end);
}

/** Alone: the target was to be reached before this round was over. */
export const isLate = (b: Caribbean): boolean => b.players.length === 1 && b.round >= POLICY.soloRounds;

export const endByTime = (t: Tools): Result => result(t, [], 'late');
