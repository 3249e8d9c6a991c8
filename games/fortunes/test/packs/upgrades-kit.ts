// Upgrades laid out beside a ship of nobody's, or in a player's hands.
import { npcOf, playerOf } from '../../src/board.ts';
import type { NpcId } from '../../src/content/npcs.ts';
import { isModification, isWeapon, type UpgradeToken } from '../../src/packs/upgrades/content.ts';
import { upgrades } from '../../src/packs/upgrades/pool.ts';
import { mount } from '../../src/rules/ships.ts';
import { type Change, fetched } from '../kit.ts';

/** This is what was drawn for whoever commands that ship. */
export const fitted =
  (npc: NpcId, ...tokens: UpgradeToken[]): Change =>
  (b) => {
    const { pool, fitted: all } = upgrades.of(b);
    const drawn = tokens.map((token) => fetched(token, pool)).filter((token) => isWeapon(token) || isModification(token));
    all.push({ npc, captain: npcOf(b, npc)!.captain, tokens: drawn });
  };

/** A player has taken it before. */
export const took =
  (name: string, token: UpgradeToken): Change =>
  (b, seat) => {
    const { pool, taken } = upgrades.of(b);
    fetched(token, pool);
    const p = playerOf(b, seat(name));
    if (isWeapon(token)) p.weapons.push(token);
    else if (isModification(token)) mount(p.ship, token);
    if (isWeapon(token) || isModification(token)) taken.push({ token, seat: seat(name) });
  };
