// Upgrade tokens are drawn for captains of nobody's, go with them, and come back.
import type { Seat } from '@boucan/kernel';
import { after, before, type Caribbean, FLEET, npcOf } from '../../board.ts';
import type { NpcId } from '../../content/npcs.ts';
import { spoils } from '../../rules/combat/spoils.ts';
import { course } from '../../rules/course.ts';
import { NOBODY, type Tools } from '../../rules/dice.ts';
import { fightOf } from '../../rules/facts.ts';
import { drawEvent } from '../../rules/round/event.ts';
import { roundEnd } from '../../rules/round/round-end.ts';
import { isUpgrade, type Upgrade, type UpgradeToken } from './content.ts';
import { isTaken, upgrades } from './pool.ts';

declare module '../../events.ts' {
  interface Events {
    'upgrade.fitted': { npc: NpcId; upgrade: Upgrade };
    'upgrade.none': { npc: NpcId };
    'upgrade.doubled': { npc: NpcId };
    'upgrade.aside': { npc: NpcId };
    'upgrade.removed': { npc: NpcId; upgrade: Upgrade };
    'upgrade.lost': { seat: Seat; upgrade: Upgrade };
  }
}

/** What a "2" is worth. */
const TWO = 2;

/**
 * One token: a "0" gives nothing, a "2" two upgrades, whatever must be drawn for them. Every "0" and "2" goes back when it is over; without
 * an upgrade in the pool there is none to have.   SEA-m4-03, SEA-m4-04, SEA-m4-13, SEA-m4-14
 */
function drawFor(t: Tools, npc: NpcId): Upgrade[] {
  const { pool } = upgrades.of(t.board);
  const drawn: Upgrade[] = [];
  const aside: UpgradeToken[] = [];
  for (let wanted = 1; drawn.length < wanted && pool.some(isUpgrade); ) {
    const token = t.draw(pool, 'upgrade', NOBODY);
    if (isUpgrade(token)) drawn.push(token);
    else {
      aside.push(token);
      if (wanted === TWO) {
        t.tell?.('upgrade.aside', { npc });
        continue;
      }
      if (token === 'no-upgrade') break;
      wanted = TWO;
      t.tell?.('upgrade.doubled', { npc });
    }
  }
  pool.push(...aside);
  return drawn;
}

/** Back to the others, which are mixed; who commanded that ship is gone.   SEA-m4-10 */
function putBack(t: Tools, npc: NpcId): void {
  const tokens = upgrades.of(t.board);
  const gone = tokens.fitted.find((one) => one.npc === npc);
  if (gone === undefined) return;
  tokens.fitted = tokens.fitted.filter((one) => one !== gone);
  tokens.pool.push(...gone.tokens);
  for (const upgrade of gone.tokens) t.tell?.('upgrade.removed', { npc, upgrade });
}

/** Every captain of nobody's has drawn, whoever has just entered or returned too; nobody keeps what was another's.   SEA-m4-02, SEA-m4-05, SEA-m4-06, SEA-m4-12 */
function fitOut(t: Tools): void {
  const b = t.board;
  const drawn = upgrades.of(b);
  for (const npc of FLEET) {
    const captain = npcOf(b, npc)?.captain;
    if (captain === undefined || drawn.fitted.find((one) => one.npc === npc)?.captain === captain) continue;
    putBack(t, npc);
    const tokens = drawFor(t, npc);
    drawn.fitted.push({ npc, captain, tokens });
    if (tokens.length === 0) t.tell?.('upgrade.none', { npc });
    for (const upgrade of tokens) t.tell?.('upgrade.fitted', { npc, upgrade });
  }
}

/** Ships that are gone leave their upgrades behind. */
function clearAway(t: Tools): void {
  for (const { npc } of upgrades.of(t.board).fitted) if (npcOf(t.board, npc) === null) putBack(t, npc);
}

/** A player has lost what was taken: it goes back to the others, not to the ports or the supply.   SEA-m4-18 */
export function handBack(t: Tools, seat: Seat, upgrade: Upgrade): boolean {
  const tokens = upgrades.of(t.board);
  if (!isTaken(t.board, seat, upgrade)) return false;
  tokens.taken = tokens.taken.filter(({ token }) => token !== upgrade);
  tokens.pool.push(upgrade);
  t.tell?.('upgrade.lost', { seat, upgrade });
  return true;
}

/** Not that one: it lies beside no ship any more. */
export function takeOff(b: Caribbean, upgrade: Upgrade): void {
  const drawn = upgrades.of(b);
  drawn.fitted = drawn.fitted.map((one) => ({ ...one, tokens: one.tokens.filter((token) => token !== upgrade) }));
}

export const drawing = [
  // Only the treasure galleon is at sea so early.   SEA-m4-12, SEA-m6-02
  before(course, 'begin', (t) => fitOut(t)),
  after(roundEnd, 'captains', (t) => fitOut(t)),

  // A war that ends takes its commodores along.
  after(drawEvent, 'text', (t) => clearAway(t)),
  after(drawEvent, 'peace', (t) => clearAway(t)),

  // Sunk, or beaten on deck.   SEA-m4-10
  before(spoils, 'clear', (t) => {
    for (const { npc, ship } of fightOf(t.board).sides)
      if (npc !== null && ship !== null && npcOf(t.board, npc) === null) ship.mods.length = 0;
    clearAway(t);
  }),
];
