// What must have words in every language: a thing without them does not compile.
import type { GroupPost, Post } from '../../board.ts';
import type { ClassId, ItemId, Trait } from '../../content/characters.ts';
import type { EventId } from '../../content/events.ts';
import type { FoeId } from '../../content/foes.ts';
import type { Marker } from '../../content/goods.ts';
import type { GroupId } from '../../content/groups.ts';
import type { IslandId } from '../../content/map.ts';
import type { MissionId } from '../../content/missions.ts';
import type { AmmoId, ShipId, UpgradeId } from '../../content/ships.ts';
import type { SkillId } from '../../content/skills.ts';
import type { RollId } from '../../rules/trial.ts';

/** Something stands on it: cards, sheets, tokens, wares. */
type Printed = EventId | MissionId | SkillId | UpgradeId | AmmoId | ItemId | FoeId;
type Place = IslandId | Post | Exclude<GroupPost, 'box'>;
type Named = Printed | Place | ClassId | GroupId | Marker | ShipId | Trait | RollId;

/** Beside these, whatever else is spoken of: causes, ranks, wares. */
type Others = { readonly [key: string]: string };
export type Cards = Readonly<Record<Printed, string>>;
export type Names = Readonly<Record<Named, string>> & Others;

/** What stands in the middle of a sentence has its article, or the crew would be spoken of like a list. */
export type Formed = Readonly<Record<`${ClassId | GroupId | Place | FoeId}:the`, string>> & Others;
