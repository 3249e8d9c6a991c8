// What a winner may leave to the player he has beaten.   FDM-PLUNDER-02, FDM-PLUNDER-03, FDM-PLUNDER-04, FDM-PLUNDER-05, FDM-PLUNDER-06, FDM-PLUNDER-08
import { choices } from '@boucan/kernel';
import type { Player } from '../../board.ts';
import { SPECIALIST_CARD_IDS } from '../../content/glory/specialists.ts';
import { WEAPON_IDS, type WeaponId } from '../../content/tokens.ts';
import { has, typeOf } from '../hired.ts';

/** What of a player's things can be left to him, item by item: "you may take". */
export const BOOTY = ['gold-aboard', 'glory-cards', 'cargo-cards', 'a-rumour', ...WEAPON_IDS, ...SPECIALIST_CARD_IDS] as const;
export type Booty = (typeof BOOTY)[number];
export const REFUSE = choices('refuse', BOOTY);

/** By what everybody can see: how much gold is aboard nobody knows. */
export function isAboard(p: Player, winner: Player, booty: Booty): boolean {
  switch (booty) {
    case 'gold-aboard':
      return true;
    case 'glory-cards':
      return p.hand.length > 0;
    case 'cargo-cards':
      return p.cargo.length > 0;
    case 'a-rumour':
      return p.rumour !== null;
  }
  if (isWeapon(booty)) return p.weapons.includes(booty) && !winner.weapons.includes(booty);
  return p.specialists.includes(booty) && !has(winner, typeOf(booty)!);
}

const isWeapon = (booty: Booty): booty is WeaponId => WEAPONS_BY_ID.has(booty);
const WEAPONS_BY_ID: ReadonlySet<string> = new Set(WEAPON_IDS);
