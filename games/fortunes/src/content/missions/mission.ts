import type { Good } from '../cargo.ts';
import type { Guards, Skill } from '../effect.ts';
import type { SpecialistType } from '../glory/specialists.ts';
import type { Nation, PortId, ZoneId } from '../map.ts';
import type { Moment } from '../moments.ts';
import type { Section } from '../ships.ts';
import type { Sourced } from '../source.ts';
import type { ModificationId } from '../tokens.ts';

export const MISSION_KINDS = ['deliver', 'hunt', 'escort', 'smuggle', 'rescue', 'explore', 'duel'] as const;
export type MissionKind = (typeof MISSION_KINDS)[number];

/** What must hold when the mission is accepted, and only then. */
export interface Acceptance {
  readonly noBountyOf?: Nation | 'any';
  /** At least so many, of any nation. */
  readonly bounties?: number;
  /** One skill roll that must succeed; one try per turn. */
  readonly roll?: Skill;
  /** At least this much at that moment, damage counted. */
  readonly cargo?: number;
  readonly crew?: number;
  /** At least this much on the captain’s card. */
  readonly scouting?: number;
}

/** What must be done. Each is tested at `mission.checked`, after the moments it names or the action it needs. */
export type Task =
  /** Discard these cards in that port, during Port actions; it may take several. */
  | { readonly do: 'deliver'; readonly port: PortId; readonly good: Good; readonly cards: number }
  /** A Port action in one port of each nation but this. */
  | { readonly do: 'letters'; readonly except: Nation; readonly ports: number }
  /** A pirate (black, or a player with a bounty), a naval ship, or any player captain, beaten after acceptance. */
  | {
      readonly do: 'defeat';
      readonly target: 'pirate' | 'naval' | 'player';
      readonly times: number;
      readonly moments: readonly Moment[];
    }
  /** Successful raids on merchants that are not taken as this nation’s. */
  | { readonly do: 'raid'; readonly notAs: Nation; readonly times: number; readonly moments: readonly Moment[] }
  /** Aboard from the start; a Port action there completes it, and a combat or raid begun before ends it. */
  | { readonly do: 'carry'; readonly port: PortId; readonly spaces: number; readonly pirateSearchDice?: number }
  /** A roll as a Port action begins there. A failure costs this; the crates stay, or the mission is lost. */
  | {
      readonly do: 'smuggle';
      readonly port: PortId;
      readonly spaces: number;
      readonly roll: Skill;
      readonly bounty: Nation;
      readonly bounties: number;
      readonly failure: 'stays' | 'lost';
      readonly moments: readonly Moment[];
    }
  /** A Scout action with a roll there. A failure costs this damage, if the section has so much; the crate stays. */
  | {
      readonly do: 'land';
      readonly zone: ZoneId;
      readonly spaces: number;
      readonly roll: Skill;
      readonly section: Section;
      readonly damage: number;
      readonly ifAtLeast: number;
    }
  /** A Scout action with a roll there, then a Port action here. */
  | { readonly do: 'fetch'; readonly zone: ZoneId; readonly roll: Skill; readonly spaces: number; readonly port: PortId }
  /** Be at sea in each of these, in any order, at one of the moments. */
  | { readonly do: 'sail'; readonly zones: readonly ZoneId[]; readonly moments: readonly Moment[] }
  /** Beat guards: as a Port action begins there, or by a Scout action there, with a roll and a bounty if they are named. */
  | { readonly do: 'fight'; readonly guards: Guards; readonly port: PortId; readonly moments: readonly Moment[] }
  | {
      readonly do: 'fight';
      readonly guards: Guards;
      readonly zone: ZoneId;
      readonly roll?: Skill;
      readonly bounty?: Nation;
      readonly bounties?: number;
    };

/** Besides 1 Glory point and its card. */
export interface MissionReward {
  readonly gold: number;
  readonly repair?: readonly Section[];
  /** All of it. */
  readonly crew?: true;
  /** One of these is granted free. */
  readonly specialists?: readonly SpecialistType[];
  readonly gloryCards?: number;
  /** Bounties of this nation, or of one of the player’s choice. */
  readonly pardon?: { readonly of: Nation | 'one'; readonly upTo: number | 'all' };
  /** One of each kind not held. */
  readonly weapons?: true;
  /** The token of any port, free; or this kind, or else so much gold. */
  readonly modification?: 'any' | ModificationId;
  readonly orGold?: number;
}

export type Mission = Sourced & {
  readonly kind: MissionKind;
  /** Where it is accepted. */
  readonly port: PortId;
  readonly accept: Acceptance;
  readonly task: Task;
  readonly reward: MissionReward;
};
