// What a program is told of a match, with all packs: `view.schema.json` is made of this (`npm run schemas`).
import type { View } from '@boucan/kernel';
import type { CaptainId } from './src/content/captains.ts';
import type { CargoId, Good } from './src/content/cargo.ts';
import type { EventId } from './src/content/events.ts';
import type { GloryId } from './src/content/glory.ts';
import type { MissionId } from './src/content/missions.ts';
import type { NpcId } from './src/content/npcs.ts';
import type { RumourId } from './src/content/rumours.ts';
import type { ShipId } from './src/content/ships.ts';
import type { ModificationId, WeaponId } from './src/content/tokens.ts';
import type { EffectId } from './src/events/course.ts';
import type { HouseRules } from './src/house-rules.ts';
import type { Flags } from './src/packs/cards-and-flags/decks.ts';
import type { Sold } from './src/packs/contraband/sold.ts';
import type { Favours } from './src/packs/favours/track.ts';
import type { Isles } from './src/packs/locations/isles.ts';
import type { Loyalty } from './src/packs/loyalty/track.ts';
import type { ReserveView } from './src/packs/modifications/reserve.ts';
import type { Galleon } from './src/packs/treasure-galleon/galleon.ts';
import type { drawn } from './src/packs/two-commissions/drawn.ts';
import type { UpgradesView } from './src/packs/upgrades/pool.ts';
import type { Weather } from './src/packs/wind-and-storm/weather.ts';
import type { CaribbeanView } from './src/view.ts';

/** The crews of the loyalty pack have a house rule of their own. */
type Board = Omit<CaribbeanView, 'house'> & { readonly house: HouseRules & { readonly extraAction?: string } };

/** A position as one viewer sees it. */
export type Seen = Omit<View<Board>, 'parts'> & {
  /** What packs have laid on the board. */
  readonly parts?: {
    readonly 'cards-and-flags'?: Flags;
    readonly contraband?: Sold;
    readonly favours?: Favours;
    readonly locations?: Isles;
    readonly loyalty?: Loyalty;
    readonly modifications?: ReserveView;
    readonly 'new-ships'?: { readonly brigs: boolean };
    readonly 'short-cruise'?: { readonly events: number };
    readonly 'treasure-galleon'?: Galleon;
    readonly 'two-commissions'?: ReturnType<(typeof drawn)['seen']>;
    readonly upgrades?: UpgradesView;
    readonly 'wind-and-storm'?: Weather;
  };
};

/** Ids to which packs add others. */
export type Open =
  | CaptainId
  | CargoId
  | EffectId
  | EventId
  | GloryId
  | Good
  | MissionId
  | ModificationId
  | NpcId
  | RumourId
  | ShipId
  | WeaponId;
