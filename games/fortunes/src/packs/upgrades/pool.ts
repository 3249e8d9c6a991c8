// Where the upgrade tokens lie: face down in the pool, face up beside ships of nobody's, or with players who have taken them.
import { nobody, part, type Seat, takeOut, type View } from '@boucan/kernel';
import { type Caribbean, type Fight, type NpcShip, npcOf, type Player, type Ship } from '../../board.ts';
import { copied } from '../../clone.ts';
import type { NpcId } from '../../content/npcs.ts';
import type { ModificationId } from '../../content/tokens.ts';
import { otherSide } from '../../rules/facts.ts';
import { keepsAside, showsAside } from '../../rules/kept.ts';
import type { CaribbeanView } from '../../view.ts';
import { isModification, isWeapon, PACK, tokensOf, type Upgrade, type UpgradeToken } from './content.ts';

/** A ship of nobody's, and what was drawn for whoever commands it; maybe nothing. */
export interface Fitted {
  readonly npc: NpcId;
  readonly captain: NpcShip['captain'];
  readonly tokens: readonly Upgrade[];
}
/** A token that a player has taken. There is one of each kind, so it is known by it. */
export interface Taken {
  readonly token: Upgrade;
  readonly seat: Seat;
}

export interface Upgrades {
  pool: UpgradeToken[]; // a bag: nobody knows the order
  fitted: Fitted[];
  taken: Taken[];
}
/** All but the pool lies open.   SEA-m4-11 */
export interface UpgradesView {
  readonly pool: number;
  readonly fitted: readonly Fitted[];
  readonly taken: readonly Taken[];
}

export const upgrades = part<Caribbean, Upgrades, UpgradesView>(PACK, {
  setup: ({ packs }) => ({ pool: tokensOf(packs), fitted: [], taken: [] }), // SEA-m4-01
  clone: ({ pool, fitted, taken }) => ({ pool: pool.slice(), fitted: copied(fitted), taken: copied(taken) }),
  look: ({ pool, fitted, taken }) => ({ pool: pool.length, fitted: fitted.slice(), taken: taken.slice() }),
  knows: { pool: nobody('upgrade'), fitted: 'all', taken: 'all' },
  imagine: ({ fitted, taken }, _rng, _board, { packs }) => {
    const pool = tokensOf(packs);
    for (const { tokens } of fitted) for (const token of tokens) takeOut(pool, token);
    for (const { token } of taken) takeOut(pool, token);
    return { pool, fitted: fitted.slice(), taken: taken.slice() };
  },
  faults: ({ pool, fitted, taken }, { board: b }) => {
    const all = [...pool, ...fitted.flatMap(({ tokens }) => tokens), ...taken.map(({ token }) => token)].sort().join();
    const wrong = all === tokensOf(b.packs!).sort().join() ? [] : [`the upgrade tokens are ${all}`];
    for (const { npc, captain } of fitted)
      if (npcOf(b, npc)?.captain !== captain && b.fight === null) wrong.push(`upgrades of ${npc}, whom ${captain} has left`);
    for (const { token, seat } of taken) {
      const { ship, weapons } = b.players[seat]!;
      if (!(isWeapon(token) ? weapons : ship.mods).some((one) => one === token)) wrong.push(`seat ${seat} has lost ${token}`);
    }
    return wrong;
  },
});

// ── what is aboard ──

interface Afloat {
  readonly fight: Fight | null;
  readonly players: readonly { readonly ship: Ship }[];
}

/** The ship of the one who fell in this fight: the winner's now, if it was captured. */
function hullOf({ fight, players }: Afloat, i: 0 | 1): Ship | null {
  const victor = fight!.sides[otherSide(i)];
  const isCaptured = fight!.winner === otherSide(i) && victor.seat !== null && victor.ship !== null;
  return isCaptured ? players[victor.seat]!.ship : fight!.sides[i].ship;
}

/** Modifications that came from no port: those players have taken, and those on the ship of nobody's that fights. */
function foreign({ fitted, taken }: Pick<UpgradesView, 'fitted' | 'taken'>, at: Afloat): readonly ModificationId[] {
  const held = taken.map(({ token }) => token).filter(isModification);
  if (at.fight === null) return held;
  const mounted = ([0, 1] as const).flatMap((i) => {
    const { npc } = at.fight!.sides[i];
    const mods = npc === null ? [] : (hullOf(at, i)?.mods ?? []);
    const drawn = fitted.find((one) => one.npc === npc)?.tokens ?? [];
    return drawn.filter(isModification).filter((mod) => mods.includes(mod));
  });
  return [...held, ...mounted];
}
keepsAside(PACK, (b) => ({ foreign: foreign(upgrades.of(b), b) }));
showsAside(PACK, (view) => ({ foreign: foreign(upgrades.seen(view), (view as View<CaribbeanView>).board) }));

const NONE: readonly Upgrade[] = [];

/** What lies beside this ship, face up. */
export const upgradesOf = (b: Caribbean, npc: NpcId): readonly Upgrade[] =>
  upgrades.of(b).fitted.find((one) => one.npc === npc)?.tokens ?? NONE;

/** Whether this is an upgrade that the player has taken, and no token of the ports or the supply. */
export const isTaken = (b: Caribbean, seat: Seat, token: Upgrade): boolean =>
  upgrades.of(b).taken.some((one) => one.token === token && one.seat === seat);

export const hasAboard = ({ ship, weapons }: Player, token: Upgrade): boolean =>
  isWeapon(token) ? weapons.includes(token) : isModification(token) && ship.mods.includes(token);
