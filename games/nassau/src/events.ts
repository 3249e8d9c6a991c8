// What can happen, with its parameters. `cause` is the id of whatever a gain, a payment or a loss is owed to.
import type { Seat } from '@boucan/kernel';
import type { Animal } from './content/animals.ts';
import type { SpaceId } from './content/districts.ts';
import type { GainId, Item, Weapon } from './content/gains.ts';
import type { Good } from './content/goods.ts';
import type { ZoneId } from './content/sea.ts';
import type { Back } from './content/tales.ts';
import type { OfferingId, OutpostId, PostId, TableId, TowerId } from './content/tiles.ts';
import type { Loss, Token } from './content/tokens.ts';

export type Cargo = 'crates' | 'provisions' | Good;
export type DeckId = 'deck-arrr' | 'deck-b';

/** The same once more for whoever makes a sentence of it. */
interface Counted {
  crates: number;
  provisions: number;
}

interface LedgerEvents {
  'gain.received': { seat: Seat; gain: GainId; cause: string };
  'gain.nothing': { seat: Seat; gain: GainId; cause: string };
  'weapon.taken': { seat: Seat; weapon: Weapon; cause: string };
  'cargo.stowed': { seat: Seat; cargo: 'crates' | 'provisions'; n: number; lost: number; cause: string } & Counted;
  'good.stowed': { seat: Seat; good: Good; cause: string };
  'cargo.dropped': { seat: Seat; cargo: 'crates' | 'provisions'; n: number } & Counted;
  'good.dropped': { seat: Seat; good: Good };
  'pirate.hired': { seat: Seat; table: TableId };
  'animal.taken': { seat: Seat; animal: Animal; active: number };
  'animal.searched': { seat: Seat; animals: readonly Animal[] };
  'animal.shown': { animal: Animal };
  'animal.seated': { seat: Seat; animal: Animal };
  'animal.used': { seat: Seat; animal: Animal };
  'tale.drawn': { seat: Seat; deck: DeckId; cause: string; top: Back | null }; // the back that shows now; secret: card
  'deck.renewed': { deck: DeckId; top: Back | null }; // the back that shows, before the next card is drawn
  'doubloons.paid': { seat: Seat; n: number; cause: string };
  'item.spent': { seat: Seat; item: Item; cause: string };
  'item.kept': { seat: Seat; item: Item; cause: string };
  'points.scored': { seat: Seat; points: number; cause: string; total: number };
  'points.lost': { seat: Seat; points: number; cause: string; total: number };
}

interface TownEvents {
  'match.began': { seat: Seat };
  'round.began': { round: number; seat: Seat };
  'standing.told': { pointsOfEach: readonly number[] };
  'captain.moved': { seat: Seat; space: SpaceId; pirates: number };
  'captain.ferried': { seat: Seat; space: SpaceId; pirates: number };
  'captain.relocated': { seat: Seat; space: SpaceId };
  'turn.paused': { seat: Seat };
  'town.left': { seat: Seat; quay: string };
  'dolphin.taken': { seat: Seat };
}

interface SeaEvents {
  'sea.began': { seat: Seat };
  'provision.eaten': { seat: Seat; left: number };
  'zone.entered': { seat: Seat; zone: ZoneId; pirates: number };
  'boat.steered': { seat: Seat; zone: ZoneId; goal: string };
  'kraken.stopped': { seat: Seat; zone: ZoneId };
  'outpost.captured': { seat: Seat; outpost: OutpostId; zone: ZoneId };
  'tower.occupied': { seat: Seat; tower: TowerId; crates: number; pirates: number; zone: ZoneId };
  'tower.lost': { seat: Seat; tower: TowerId; crates: number };
  'post.plundered': { seat: Seat; post: PostId; good: Good; pirates: number };
  'sea-dog.met': { seat: Seat };
  'offering.bought': { seat: Seat; gain: GainId; offering: OfferingId };
}

interface FightEvents {
  'fight.began': { seat: Seat; opponent: string; zone: ZoneId };
  'bomb.thrown': { seat: Seat; opponent: string; crates: number };
  'crates.fired': { seat: Seat; crates: number; pirates: number };
  'tokens.drawn': { seat: Seat; tokens: readonly Token[] };
  'crate.dodged': { seat: Seat };
  'dodge.ignored': { seat: Seat };
  'dice.rolled': { seat: Seat; dice: readonly number[]; pirates: number };
  'dice.rerolled': { seat: Seat; dice: readonly number[] };
  'attack.repelled': { seat: Seat; token: Token };
  'loss.suffered': { seat: Seat; loss: Loss; cause: string };
  'weapon.lost': { seat: Seat; weapon: Weapon };
  'animal.unseated': { seat: Seat; animal: Animal };
  'opponent.damaged': { seat: Seat; opponent: string; damage: number };
  'opponent.unharmed': { seat: Seat; opponent: string };
  'opponent.beaten': { seat: Seat; opponent: string };
}

interface ReturnEvents {
  'voyage.began': { seat: Seat };
  'stop.made': { seat: Seat; stop: string };
  'good.hidden': { seat: Seat; good: Good; value: number };
  'tale.told': { seat: Seat; card: string; points: number };
  'joke.told': { seat: Seat; points: number }; // secret: card
  'home.reached': { seat: Seat; outposts: number; opponents: number; towers: number };
  'refit.began': { round: number };
  'tales.compared': { seat: Seat; points: number; cards: number };
  'animals.renewed': { animals: readonly Animal[] };
  'sea-dog.moved': { zone: ZoneId };
  'offering.shown': { offering: OfferingId };
  'post.restocked': { post: PostId; good: Good };
}

interface CountEvents {
  'count.began': Record<string, never>;
  'count.towers': { seat: Seat; crates: number; towers: number; points: number };
  'count.opponents': { seat: Seat; sum: number; kinds: number; points: number };
  'count.goods': { seat: Seat; sum: number; goods: number; points: number };
  'count.weapons': { seat: Seat; most: number; tokens: number; points: number };
  'count.companions': { seat: Seat; pairs: number; points: number };
  'count.cargo': { seat: Seat; things: number; points: number };
  'count.total': {
    seat: Seat;
    track: number; // before the count
    towers: number;
    opponents: number;
    goods: number;
    weapons: number;
    companions: number;
    cargo: number;
    expansion: number; // what packs have added
    total: number;
  };
}

export interface Events extends LedgerEvents, TownEvents, SeaEvents, FightEvents, ReturnEvents, CountEvents {}
