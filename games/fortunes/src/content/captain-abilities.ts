// What each captain alone can do. Public, never discarded.
import type { Seat } from '@boucan/kernel';
import { type Caribbean, playerOf } from '../board.ts';
import { isPirateSide, otherSide, type SideNo } from '../rules/facts.ts';
import type { Effect } from './effect.ts';
import { down, when } from './quantity.ts';
import type { Sourced } from './source.ts';

export type CaptainAbility = Effect & Sourced;

const isFirstRollAtPirate = (b: Caribbean, _seat: Seat, i: SideNo): boolean => {
  const { stage, sides } = b.fight!;
  return stage === 'crew' && !sides[i].used.includes('guarda-costa') && isPirateSide(b, otherSide(i));
};

export const CAPTAIN_ABILITIES = {
  // Frances Wright
  'sharp-bargain': {
    moments: ['port.buy'],
    figures: { cards: 3 },
    source: 'designed',
  },
  // Bartholomew Sharp
  'stolen-charts': {
    moments: ['scout.rolled'],
    source: 'designed',
  },
  // Tamsin Pellow
  'ear-to-the-wall': {
    moments: ['port.rumour'],
    adds: { 'rumours-drawn': 1 },
    source: 'designed',
  },
  'stubborn-belief': {
    moments: ['rumour.tested'],
    source: 'designed',
  },
  // Edmund Harrowgate
  'dockyard-cousins': {
    moments: ['port.yard'],
    adds: { 'repair-price': down(1), 'restore-price': down(1) },
    source: 'designed',
  },
  // Stede Bonnet
  'gentlemans-purse': {
    moments: ['port.yard'],
    adds: { 'ship-price': when(-5, (_b, _seat, type) => type === 'frigate' || type === 'galleon') },
    source: 'designed',
  },
  // Juan Corso
  'guarda-costa': {
    moments: ['crew.opening'],
    limit: 'crew-combat',
    // On the first roll, against a pirate.
    adds: {
      'deck-dice': when(1, isFirstRollAtPirate),
    },
    source: 'designed',
  },
  // Felipe Barrios
  'rolling-with-the-blow': {
    moments: ['naval.located'],
    figures: { hits: 1 },
    source: 'document',
  },
  // Beltrán de Aguilar
  'friend-at-court': {
    moments: ['port.mission', 'mission.checked'],
    figures: { gold: 3 },
    source: 'designed',
  },
  // Miguel Enríquez
  outfitter: {
    moments: ['port.yard'],
    adds: { 'weapon-price': down(1) },
    source: 'designed',
  },
  'kings-privateer': {
    moments: ['crew.ended', 'naval.ended'],
    nation: 'spain',
    figures: { gold: 5 },
    source: 'designed',
  },
  // Rodrigo Urdaneta
  'planters-credit': {
    moments: ['port.sell'],
    pays: { cards: 1, price: 6 },
    source: 'designed',
  },
  // Lope Marañón
  'delta-pilot': {
    moments: ['naval.manoeuvred'],
    adds: { 'escape-grace': 1 },
    source: 'designed',
  },
  'night-tide': {
    moments: ['npc.searching'],
    adds: { 'search-dice': when(-1, (_b, _seat, { leaving }) => leaving) },
    source: 'designed',
  },
  // Anne Dieu-le-Veut
  'god-wills-it': {
    moments: ['crew.rolled'],
    source: 'designed',
  },
  // Laurens de Graaf
  'cool-head': {
    moments: ['naval.manoeuvred'],
    source: 'designed',
  },
  // Corentin Le Bihan
  'trade-wind-pilot': {
    moments: ['turn.free'],
    figures: { actions: 3, moves: 1 },
    source: 'designed',
  },
  'well-stowed': {
    moments: ['naval.struck', 'raid.ended'],
    source: 'designed',
  },
  // Frederico da Silva
  'paper-flags': {
    moments: ['scout.announced'],
    source: 'designed',
  },
  featherweight: {
    moments: ['npc.searching'],
    adds: { 'search-dice': when(-1, (b, seat) => playerOf(b, seat).ship.type === 'sloop') },
    source: 'designed',
  },
  // Jan Erasmus Reyning
  'turned-coat': {
    moments: ['bounty.gaining'],
    skill: 'influence',
    source: 'designed',
  },
} as const satisfies { readonly [ability: string]: CaptainAbility };

export type CaptainAbilityId = keyof typeof CAPTAIN_ABILITIES;
export const CAPTAIN_ABILITY_IDS = Object.keys(CAPTAIN_ABILITIES) as readonly CaptainAbilityId[];
