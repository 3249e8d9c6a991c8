// What a winner may leave to the player he has beaten.   FDM-PLUNDER-02, FDM-PLUNDER-03, FDM-PLUNDER-04, FDM-PLUNDER-05, FDM-PLUNDER-06, FDM-PLUNDER-08
import { choices } from '@boucan/kernel';
import type { Player } from '../../board.ts';
import { SPECIALIST_CARD_IDS, type SpecialistCardId } from '../../content/glory/specialists.ts';
import type { WeaponId } from '../../content/tokens.ts';
import { WEAPONS } from '../../content/tokens.ts';
import { choicesOf } from '../choices.ts';
import { has, typeOf } from '../hired.ts';

/** What of a player's things can be left to him, item by item: "you may take". */
export const BELONGINGS = ['gold-aboard', 'glory-cards', 'cargo-cards', 'a-rumour'] as const;
export type Booty = (typeof BELONGINGS)[number] | WeaponId | SpecialistCardId;
export const REFUSE = choices('refuse', [...BELONGINGS, ...SPECIALIST_CARD_IDS]);
export const REFUSE_WEAPON = choicesOf('refuse', 'weapons');

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

const isWeapon = (booty: Booty): booty is WeaponId => booty in WEAPONS;
