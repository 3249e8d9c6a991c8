// What a viewer may want to have added up for him: dice, prices, limits, each with its causes. Never for a bot.
import type { Seat, Viewer } from '@boucan/kernel';
import { type Caribbean, type Player, playerOf, type Ship } from './board.ts';
import { contentOf } from './box.ts';
import { CARGO, type CargoId, type Good } from './content/cargo.ts';
import { type Declaration, SKILLS, type Skill } from './content/effect.ts';
import { NEIGHBOURS, ZONE_IDS, type ZoneId } from './content/map.ts';
import { NPC_IDS, type NpcId } from './content/npcs.ts';
import type { Course, Sum } from './content/quantity.ts';
import { SECTIONS, type Section, type ShipId } from './content/ships.ts';
import { SKILL_DICE } from './rules/captains.ts';
import { DECK_DICE } from './rules/combat/crew-dice.ts';
import { CONTEST_DICE, seatOf } from './rules/combat/fight.ts';
import { HITS } from './rules/combat/naval.ts';
import { policyDeclares, policyPlaces, policyUses } from './rules/combat/policy.ts';
import { SIDES, type SideNo } from './rules/facts.ts';
import { HAND_LIMIT } from './rules/glory.ts';
import { BUY_PRICE, OFFER_SIZE } from './rules/port/buy.ts';
import { elsewhere } from './rules/port/elsewhere.ts';
import { BERTH_PRICE } from './rules/port/recruit.ts';
import { saleOf, saleSum } from './rules/port/sell.ts';
import {
  MENDED,
  MODIFICATION_PRICE,
  REPAIR_PRICE,
  RESTORE_PRICE,
  SHIP_PRICE,
  saleValueSum,
  WEAPON_PRICE,
} from './rules/port/yard.ts';
import { pointsSum } from './rules/purse.ts';
import { sumOf } from './rules/quantities.ts';
import { huntOf, isHostile, SEARCH_DICE } from './rules/round/hunt.ts';
import { ACTIONS, MOVE_COST } from './rules/sea/actions.ts';
import { shutBy } from './rules/sea/move.ts';
import { type RaidAhead, raidAhead } from './rules/sea/raid-ahead.ts';
import { HOLD, isRaised, valueSum } from './rules/ships.ts';
import { RUMOUR_PRICE } from './rules/ventures/rumour.ts';

export type { RaidAhead } from './rules/sea/raid-ahead.ts';

/** What a ship would be worth undamaged. */
export interface ShipSums {
  readonly manoeuvrability: Sum;
  readonly sections: { readonly [section in Section]?: Sum }; // where a modification raises them
}

/** Of one player, by what everybody can see. Of a captain lost there is nothing to say. */
export interface PlayerSums extends ShipSums {
  readonly dice: Readonly<Record<Skill, Sum>>;
  readonly merchantDice: Sum; // Scouting for a merchant
  readonly actions: Sum;
  readonly hold: Sum;
  readonly handLimit: Sum;
  readonly points: Sum | null; // hidden ones included; null for whom they are a secret
  readonly shut: readonly ZoneId[]; // whose ports would not let him in
}

/** What the active player pays and gets in the port he is in, for his eyes alone. */
export interface PortSums {
  readonly repair: { readonly [section in Section]?: Sum };
  readonly restore: Sum;
  readonly weapon: Sum;
  readonly modification: Sum;
  readonly ships: { readonly [type in ShipId]?: Sum };
  readonly shipSale: Sum;
  readonly berth: Sum;
  readonly rumour: Sum;
  readonly offer: Sum; // cards
  readonly goods: { readonly [good in Good]?: Sum }; // those on offer
  readonly sale: Sum | null; // of what is set aside to be sold
  readonly sells: { readonly [good in Good]?: Sum }; // what one more card of a good aboard would fetch
}

/** As long as it goes on. */
export interface FightSums {
  readonly contest: readonly [Sum, Sum];
  readonly deck: readonly [Sum, Sum];
  readonly hits: readonly [Sum, Sum] | null; // null until the dice of the contest are known
  readonly ships: readonly [ShipSums | null, ShipSums | null]; // of nobody's; a player's are with the player
}

/** A captain of nobody's who is after a player in the same zone. */
export interface HuntSum {
  readonly npc: NpcId;
  readonly seat: Seat;
  readonly dice: Sum;
}

export interface Sums {
  readonly players: readonly (PlayerSums | null)[];
  readonly port: PortSums | null;
  readonly fight: FightSums | null;
  readonly hunts: readonly HuntSum[];
  readonly raid: RaidAhead | null; // as it lies
  readonly moves: { readonly [to in Course]?: Sum }; // what each Move of the active player costs now, in actions
  readonly steer: Steering | null;
}

/** What the game itself would do with a ship of nobody's that the viewer decides for.   FDM-NPC-14 */
export interface Steering {
  readonly npc: NpcId;
  readonly declares: Declaration | null;
  readonly places: Section | null; // the next skull
  readonly uses: readonly (readonly (string | number)[])[]; // of its arms: the first that is offered
}

const byKey = <K extends string, T>(keys: readonly K[], make: (key: K) => T): Record<K, T> =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, T>;

const shipSums = (b: Caribbean, ship: Ship): ShipSums => ({
  manoeuvrability: valueSum(b, ship, 'manoeuvrability'),
  sections:
    ship.mods.length === 0
      ? {}
      : byKey(
          SECTIONS.filter((section) => isRaised(ship, section)),
          (section) => valueSum(b, ship, section),
        ),
});

function playerSums(b: Caribbean, seat: Seat, knowsChest: boolean): PlayerSums | null {
  const { captain, ship } = playerOf(b, seat);
  if (captain === null) return null;
  return {
    dice: byKey(SKILLS, (skill) => sumOf(b, SKILL_DICE[skill], seat, 'ship')),
    merchantDice: sumOf(b, SKILL_DICE.scouting, seat, 'merchant'),
    actions: sumOf(b, ACTIONS, seat, null),
    hold: sumOf(b, HOLD, seat, null),
    handLimit: sumOf(b, HAND_LIMIT, seat, null),
    ...shipSums(b, ship),
    points: knowsChest ? pointsSum(b, seat) : null,
    shut: ZONE_IDS.filter((zone) => shutBy(b, playerOf(b, seat), zone) !== null),
  };
}

/** A card of each good aboard, by itself on top of what is set aside. */
function sellsOf(b: Caribbean, seat: Seat, basket: readonly CargoId[]): PortSums['sells'] {
  const sells: { [good in Good]?: Sum } = {};
  const before = saleOf(b, seat, basket);
  for (const card of playerOf(b, seat).cargo) {
    const { good } = CARGO[card];
    if (sells[good] !== undefined) continue;
    const alone = saleSum(b, seat, [card]);
    const value = saleOf(b, seat, [...basket, card]) - before;
    sells[good] = value === alone.value ? alone : { value, causes: [{ by: value, what: 'list-price' }] };
  }
  return sells;
}

function portSums(b: Caribbean, seat: Seat, isSelling: boolean): PortSums {
  const { ship } = playerOf(b, seat);
  const onOffer = contentOf(b).goods.filter((good) => [...b.market, ...b.basket].some((card) => CARGO[card].good === good));
  return {
    repair: byKey(MENDED, (section) => sumOf(b, REPAIR_PRICE, seat, section)),
    restore: sumOf(b, RESTORE_PRICE, seat, null),
    weapon: sumOf(b, WEAPON_PRICE, seat, null),
    modification: sumOf(b, MODIFICATION_PRICE, seat, null),
    ships: byKey(contentOf(b).built, (type) => sumOf(b, SHIP_PRICE, seat, type)),
    shipSale: saleValueSum(ship),
    berth: sumOf(b, BERTH_PRICE, seat, null),
    rumour: sumOf(b, RUMOUR_PRICE, seat, null),
    offer: sumOf(b, OFFER_SIZE, seat, null),
    goods: isSelling ? {} : byKey(onOffer, (good) => sumOf(b, BUY_PRICE, seat, good)),
    sale: isSelling ? saleSum(b, seat, b.basket) : null,
    sells: sellsOf(b, seat, isSelling ? b.basket : []),
  };
}

function steeringOf(b: Caribbean, who: Viewer): Steering | null {
  const { fight } = b;
  if (fight === null || fight.where !== 'sea' || fight.end !== null) return null;
  for (const i of SIDES) {
    const { npc, runBy, ship, declared } = fight.sides[i];
    if (npc === null || runBy !== who || ship === null) continue;
    const volley = b.volleys.find(
      ({ at, sections, cancelled }) => at === npc && sections.some((s, k) => s === null && !cancelled[k]),
    );
    return {
      npc,
      declares: declared === null && fight.stage === 'naval' ? policyDeclares(b, i) : null,
      places: volley === undefined ? null : policyPlaces(ship, volley),
      uses: policyUses(b, i),
    };
  }
  return null;
}

const isTrading = (b: Caribbean, p: Player): boolean => p.inPort || elsewhere(b, p) !== null;

const both = (make: (i: SideNo) => Sum): readonly [Sum, Sum] => [make(0), make(1)];

const nobodysShip = (b: Caribbean, i: SideNo): ShipSums | null => {
  const { npc, ship } = b.fight!.sides[i];
  return npc === null || ship === null ? null : shipSums(b, ship);
};

/** All that this viewer may have added up. `knowsChest` tells of whose chest he knows. */
/** To every neighbour, out of port and into it: winds and cards make a Move free, or dearer.   FDM-MOVE-01, SEA-m8-08, SEA-m8-09 */
function movesOf(b: Caribbean): Sums['moves'] {
  const { seat } = b.turn;
  if (seat < 0 || playerOf(b, seat).captain === null) return {};
  const { zone, inPort } = playerOf(b, seat);
  const courses: readonly Course[] = [...new Set(Object.values(NEIGHBOURS[zone])), inPort ? 'sea' : 'port'];
  return byKey(courses, (to) => sumOf(b, MOVE_COST, seat, to));
}

export function sumsOf(b: Caribbean, who: Viewer, isSelling: boolean, knowsChest: (seat: Seat) => boolean): Sums {
  const { fight, turn } = b;
  const isInPort =
    turn.seat >= 0 && turn.seat === who && isTrading(b, playerOf(b, turn.seat)) && playerOf(b, turn.seat).captain !== null;
  return {
    players: b.players.map((_, seat) => playerSums(b, seat, knowsChest(seat))),
    port: isInPort ? portSums(b, turn.seat, isSelling) : null,
    fight:
      fight === null || fight.end !== null
        ? null
        : {
            contest: both((i) => sumOf(b, CONTEST_DICE, seatOf(b, i), i)),
            deck: both((i) => sumOf(b, DECK_DICE, seatOf(b, i), i)),
            hits:
              fight.stage === 'naval' && SIDES.every((i) => fight.sides[i].dice.length > 0)
                ? both((i) => sumOf(b, HITS, seatOf(b, i), i))
                : null,
            ships: [nobodysShip(b, 0), nobodysShip(b, 1)],
          },
    raid: raidAhead(b),
    moves: movesOf(b),
    steer: steeringOf(b, who),
    hunts: NPC_IDS.flatMap((npc, at) =>
      b.players.flatMap(({ zone, inPort }, seat) =>
        b.npcs[at]?.zone === zone && !inPort && isHostile(b, npc, seat)
          ? [{ npc, seat, dice: sumOf(b, SEARCH_DICE, seat, huntOf(npc, false)) }]
          : [],
      ),
    ),
  };
}
