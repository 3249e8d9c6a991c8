// Merchants met, and raids on them.   FDM-RAID
import { choice, choices, type Offering, openVars, type Said, type Seat, takeOut } from '@boucan/kernel';
import { type Caribbean, playerOf, proc, question, type Raid, ZONE } from '../../board.ts';
import { contentOf } from '../../box.ts';
import { CARGO, type CargoId, type Good } from '../../content/cargo.ts';
import { RULES } from '../../content/constants.ts';
import type { GloryId } from '../../content/glory.ts';
import { NATIONS, type Nation, ZONES } from '../../content/map.ts';
import { SECTIONS, type Section } from '../../content/ships.ts';
import type { WeaponId } from '../../content/tokens.ts';
import type { ZoneAbilityId } from '../../content/zone-abilities.ts';
import { isPlayable, mightPlay, offerCards, PASS, type Pass, type Play, playing } from '../announcing.ts';
import { rollSkill } from '../captains.ts';
import { countGood, DROP, type Drop, discardCargo, drawCargo, dropCard, jettison, loseAtRandom, takeGood } from '../cargo.ts';
import { choicesOf } from '../choices.ts';
import { type At, faces, isSkull, successes } from '../dice.ts';
import { hasAbility } from '../facts.ts';
import { gloryPoint } from '../glory.ts';
import { gain } from '../purse.ts';
import { death } from '../round/death.ts';
import { capacityOf, damage, isCrippled, manoeuvrabilityOf } from '../ships.ts';
import { hire } from '../specialists.ts';
import { amount, becauseOf, quantity } from '../sums.ts';
import { missionProgress } from '../ventures/mission.ts';
import { attackBounty } from './bounty.ts';
import { HIRE, type Hire, isHirable } from './hiring.ts';

interface Raiding {
  seat: Seat;
}

/** A merchant carries three cards of cargo.   FDM-RAID-12 */
export const RAID_CARDS = quantity('raid-cards', 'FDM-RAID-12', { what: 'merchants-hold', by: RULES.raidCards });

/** All the cards count, kept or not.   FDM-RAID-27 */
export const RAID_GOLD = quantity('raid-gold', 'FDM-RAID-27', { what: 'cargo-values', by: (b) => reckoning(b).gold });

/** One, as a rule.   FDM-RAID-11 */
const ATTACK_BOUNTIES = quantity('attack-bounties', 'FDM-RAID-11', { what: 'attack', by: 1 });

/** The merchant of the player's zone has been found: its token leaves the zone and shows its flag.   FDM-RAID-04, FDM-INFO-12 */
export const merchant = proc('merchant', 'FDM-RAID-04', openVars<Raiding, { met: Met }>(), {
  begin: (t, v) => {
    const b = t.board;
    const { zone } = playerOf(b, v.seat);
    const token = b.merchants[ZONE[zone]]!;
    b.merchants[ZONE[zone]] = null;
    b.turn.peeked = null;
    b.turn.victim = 'merchant';
    b.raid = {
      seat: v.seat,
      zone,
      token,
      nation: null,
      cards: [],
      dice: [],
      successes: 0,
      succeeded: false,
      gold: 0,
      hullUsed: false,
    };
    t.reveal();
    t.tell?.('merchant.met', { seat: v.seat, zone, nation: token });
    return t.ask(meetMerchant, v.seat, 'met');
  },

  // Let go, it leaves no trace but its token on the track.   FDM-RAID-08, FDM-RAID-09
  met: (t, v, answer) => {
    if (answer[0] === 'attack') return t.call(raid, { seat: v.seat, nation: answer[1], card: null }, 'over');
    if (answer[0] === 'attack-with') return t.call(raid, { seat: v.seat, nation: answer[1], card: answer[2] }, 'over');
    t.board.turn.victim = null;
    t.tell?.('merchant.spared', { seat: v.seat });
    if (answer[0] === 'hire') hire(t, v.seat, answer[1]);
    return t.go('over');
  },

  // However it ended, the token finishes on the track, face down.   FDM-RAID-01, FDM-RAID-31
  over: (t) => {
    const b = t.board;
    if (b.raid !== null) {
      b.track.push(b.raid.token);
      b.raid = null;
    }
    return t.done();
  },
});

type Met = Said<'attack', [nation: Nation]> | Said<'attack-with', [nation: Nation, card: GloryId]> | Said<'spare'> | Hire;
const ATTACK = choices('attack', NATIONS);
/** The cards that keep one's name out of it, by card and nation. */
const COVERS: readonly GloryId[] = ['false-colours', 'quick-witted'];
const ATTACK_WITH = COVERS.map((card) => new Map(NATIONS.map((nation) => [nation, choice('attack-with', nation, card)])));
const SPARE = choice('spare');

/** Under the flag on its token or that of the port here; with a section destroyed it must be let go.   FDM-RAID-06, FDM-RAID-07, FDM-RAID-08, FDM-RAID-10, FDM-DAMAGE-12 */
export const meetMerchant = question<Raiding, Met>(
  'raid.attack',
  'FDM-RAID-08',
  (o, b, _v, seat) => {
    const p = playerOf(b, seat);
    const { token, zone } = b.raid!;
    const { nation } = ZONES[zone];
    const crippled = isCrippled(p.ship);
    offerAttack(o, b, seat, token, crippled);
    if (nation !== null && nation !== token) offerAttack(o, b, seat, nation, crippled);
    o.may(SPARE);
    // The Lookout who is earned by a merchant that was found and let go.
    if (p.hand.includes('lookout-earned'))
      o.may(HIRE['lookout-earned']).unless(!isHirable(p, 'lookout-earned'), 'FDM-SPECIALIST-04', 'specialist-held');
  },
  { prompt: (b) => ({ nation: b.raid!.token }) },
);

/** Openly, or with a card against the bounty: it is named together with the attack, so that nobody else need be asked for it. */
function offerAttack(o: Offering, b: Caribbean, seat: Seat, nation: Nation, crippled: boolean): void {
  o.may(ATTACK[nation]).unless(crippled, 'FDM-RAID-10', 'raid-crippled');
  for (let i = 0; i < COVERS.length; i++)
    if (playerOf(b, seat).hand.includes(COVERS[i]!) && isPlayable(b, seat, COVERS[i]!, 'bounty.gaining'))
      o.may(ATTACK_WITH[i]!.get(nation)!).unless(crippled, 'FDM-RAID-10', 'raid-crippled');
}

// ── the raid ──

interface Raided extends Raiding {
  nation: Nation; // what the raider takes it for
  card: GloryId | null; // played against the bounty
}

/** The attack is decided. Until the verdict only cards that name a raid can be played.   FDM-GLORY-21 */
export const raid = proc('raid', 'FDM-RAID-11', openVars<Raided, { ready: Play | Pass; used: Used; braced: Brace | Pass }>(), {
  begin: (t, v) => {
    t.board.raid!.nation = v.nation;
    t.board.turn.fought = true;
    t.tell?.('raid.began', { seat: v.seat, nation: v.nation });
    return t.call(missionProgress, { seat: v.seat, happening: { what: 'attacked' } }, 'bounty');
  },

  // The bounty comes before cards and dice, and stays whatever they bring.   FDM-RAID-11
  bounty: (t, v) => {
    if (v.card !== null) return t.call(playing, { seat: v.seat, card: v.card }, 'unknown');
    const bounties = amount(t.board, ATTACK_BOUNTIES, v.seat, null);
    return t.call(attackBounty, { seat: v.seat, nation: v.nation, victim: 'merchant', bounties }, 'draw');
  },

  unknown: (t) => {
    t.board.turn.victim = null;
    return t.go('draw');
  },

  // In sight of all.   FDM-RAID-12, FDM-INFO-20
  draw: (t, v) => {
    if (t.tell !== undefined)
      for (const ability of becauseOf(t.board, RAID_CARDS, v.seat, null).by as ZoneAbilityId[])
        t.tell('zone.acted', { seat: v.seat, ability });
    layOut(t, v.seat, amount(t.board, RAID_CARDS, v.seat, null));
    return t.go('drawn');
  },

  drawn: (t, v) => (mightPlay(t.board, v.seat, 'raid.drawn') ? t.ask(readyToRoll, v.seat, 'ready') : t.go('roll')),

  ready: (t, v, answer) => (answer[0] === 'pass' ? t.go('roll') : t.call(playing, { seat: v.seat, card: answer[1] }, 'drawn')),

  // A merchant has no Manoeuvrability, so there is no die to gain by it.   FDM-RAID-13, FDM-RAID-36
  roll: (t, v) => {
    const r = raidOf(t.board);
    r.dice = rollSkill(t, v.seat, 'manoeuvre', 'raid');
    r.successes = successes(r.dice);
    t.tell?.('raid.rolled', { seat: v.seat, dice: faces(r.dice) });
    return t.go('use');
  },

  // Successes one at a time, if at all, and weapons until the verdict.   FDM-RAID-14, FDM-RAID-16, FDM-RAID-17, FDM-RAID-18
  use: (t, v) => (canUse(t.board, v.seat) ? t.ask(useSuccess, v.seat, 'used') : t.go('hull')),

  used: (t, v, answer) => {
    const r = raidOf(t.board);
    if (answer[0] === 'verdict') return t.go('hull');
    if (answer[0] === 'spend') {
      spendWeapon(t, v.seat, answer[1]);
      return t.go('use');
    }
    r.successes--;
    // What is discarded or exchanged counts no more.   FDM-RAID-19
    if (answer[0] !== 'raid-draw') {
      const [, card] = answer;
      discardCargo(t.board, takeOut(r.cards, card));
      t.tell?.('raid.discarded', { seat: v.seat, card });
    }
    if (answer[0] !== 'raid-discard') layOut(t, v.seat, 1);
    return t.go('use');
  },

  // A Reinforced hull may take one Hit icon, if the table plays it so.   FDM-RAID-32
  hull: (t, v) => (mayBrace(t.board, v.seat) ? t.ask(braceHull, v.seat, 'braced') : t.call(verdict, { ...v }, 'over')),

  braced: (t, v, answer) => {
    const section = answer[0] === 'pass' ? null : answer[1];
    if (section !== null) {
      playerOf(t.board, v.seat).ship.turned = true;
      raidOf(t.board).hullUsed = true;
      t.tell?.('raid.braced', { seat: v.seat, modification: 'reinforced-hull', section });
    }
    return t.call(verdict, { ...v, braced: section }, 'over');
  },

  over: (t) => t.done(),
});

const raidOf = (b: Caribbean): Raid => b.raid!;

/** Lays out cargo cards face up, as many as there are. */
export function layOut(t: At, seat: Seat, n: number): void {
  const { cards } = raidOf(t.board);
  const drawn: CargoId[] = [];
  for (let i = 0; i < n; i++) {
    const card = drawCargo(t, seat);
    if (card !== null) drawn.push(card);
  }
  cards.push(...drawn);
  if (drawn.length > 0) t.tell?.('raid.drawn', { seat, cards: drawn });
}

/** Of whatever kind, it turns one failed die into a success, so there are never more successes than dice.   FDM-RAID-14, FDM-RAID-15, FDM-WEAPON-09, FDM-WEAPON-10 */
function spendWeapon(t: At, seat: Seat, weapon: WeaponId): void {
  const r = raidOf(t.board);
  takeOut(playerOf(t.board, seat).weapons, weapon);
  r.dice[r.dice.findIndex((die) => !isSkull(die))] = SKULL;
  r.successes++;
  t.tell?.('raid.armed', { seat, weapon });
}

const SKULL = 6;

export const readyToRoll = question<Raided, Play | Pass>('raid.ready', 'FDM-GLORY-21', (o, b, _v, seat) => {
  offerCards(o, b, seat, 'raid.drawn');
  o.may(PASS);
});

type Used =
  | Said<'verdict'>
  | Said<'raid-draw'>
  | Said<'raid-discard' | 'raid-exchange', [card: CargoId]>
  | Said<'spend', [weapon: WeaponId]>;
const VERDICT = choice('verdict');
const DRAW_MORE = choice('raid-draw');
const DISCARD = choicesOf('raid-discard', 'cargo');
const EXCHANGE = choicesOf('raid-exchange', 'cargo');
const SPEND = choicesOf('spend', 'weapons');

const canSpend = (b: Caribbean, seat: Seat): boolean =>
  playerOf(b, seat).weapons.length > 0 && b.raid!.dice.some((die) => !isSkull(die));
const canDraw = (b: Caribbean): boolean => b.cargo.length + b.cargoDiscard.length > 0;
const canUse = (b: Caribbean, seat: Seat): boolean =>
  (b.raid!.successes > 0 && (b.raid!.cards.length > 0 || canDraw(b))) || canSpend(b, seat);

export const useSuccess = question<Raided, Used>(
  'raid.use',
  'FDM-RAID-16',
  (o, b, _v, seat) => {
    const { cards, successes: left, dice } = b.raid!;
    o.may(VERDICT);
    o.may(DRAW_MORE)
      .unless(left === 0, 'FDM-RAID-16', 'no-success-left')
      .unless(!canDraw(b), 'FDM-RAID-16', 'no-cargo-left');
    for (let i = 0; i < cards.length; i++) {
      o.may(DISCARD[cards[i]!]).unless(left === 0, 'FDM-RAID-16', 'no-success-left');
      o.may(EXCHANGE[cards[i]!]).unless(left === 0, 'FDM-RAID-16', 'no-success-left');
    }
    const { weapons } = playerOf(b, seat);
    const full = dice.every(isSkull);
    for (let i = 0; i < weapons.length; i++) o.may(SPEND[weapons[i]!]).unless(full, 'FDM-RAID-15', 'no-failed-die');
  },
  { prompt: (b) => ({ successes: b.raid!.successes, ...reckoning(b) }) },
);

/** What the cards would bring and cost as they lie. */
const reckoning = (b: Caribbean): { readonly gold: number; readonly hits: number; readonly flights: number } => {
  const { cards } = b.raid!;
  const flights = cards.filter((card) => CARGO[card].icon === 'flight').length;
  return { gold: cards.reduce((sum, card) => sum + CARGO[card].value, 0), hits: cards.length - flights, flights };
};

type Brace = Said<'brace', [section: Section]>;
const BRACE = choices('brace', SECTIONS);

const mayBrace = (b: Caribbean, seat: Seat): boolean => {
  const { mods, turned } = playerOf(b, seat).ship;
  return b.house.raidHull && !turned && mods.includes('reinforced-hull') && reckoning(b).hits > 0;
};

export const braceHull = question<Raided, Brace | Pass>('raid.hull', 'FDM-RAID-32', (o, b) => {
  const { cards } = b.raid!;
  for (let i = 0; i < SECTIONS.length; i++)
    if (cards.some((card) => CARGO[card].icon === SECTIONS[i])) o.may(BRACE[SECTIONS[i]!]);
  o.may(PASS);
});

// ── the verdict ──

interface Judged extends Raided {
  braced?: Section | null; // the Hit icon the Reinforced hull has taken
}

export const verdict = proc('raid-verdict', 'FDM-RAID-20', openVars<Judged, { prized: Play | Pass; loaded: Loading }>(), {
  // Every Hit icon costs its section a point, and a destroyed one passes it to the Hull, whether the merchant escapes or not.   FDM-RAID-20, FDM-RAID-21, FDM-RAID-25
  begin: (t, v) => {
    const p = playerOf(t.board, v.seat);
    let spared = v.braced ?? null;
    for (const card of raidOf(t.board).cards) {
      const { icon } = CARGO[card];
      if (icon === 'flight') continue;
      if (icon === spared) {
        spared = null;
        continue;
      }
      const section = damage(p.ship, icon);
      if (section !== null) t.tell?.('raid.hit', { seat: v.seat, section });
    }
    // The ship is lost, and nothing is plundered.   FDM-RAID-22
    if (p.ship.hull === 0) {
      t.tell?.('raid.sunk', { seat: v.seat });
      clearDeck(t);
      return t.call(death, { seat: v.seat }, 'over');
    }
    // What no longer fits goes overboard before anything is loaded: at random, or as Well Stowed by choice.   FDM-RAID-33
    if (hasAbility(p, 'well-stowed')) {
      if (p.cargo.length > capacityOf(t.board, v.seat)) t.tell?.('ability.used', { seat: v.seat, ability: 'well-stowed' });
      return t.call(jettison, { seat: v.seat, limit: capacityOf(t.board, v.seat) }, 'judge');
    }
    loseAtRandom(t, v.seat, p, capacityOf(t.board, v.seat));
    return t.go('judge');
  },

  // A section destroyed, or as many Flight icons as the ship has Manoeuvrability: the raid has failed.   FDM-RAID-23, FDM-RAID-24, FDM-RAID-26, FDM-RAID-29
  judge: (t, v) => {
    const b = t.board;
    const r = raidOf(b);
    const { ship } = playerOf(b, v.seat);
    const { flights } = reckoning(b);
    const escaped = flights >= manoeuvrabilityOf(b, ship);
    if (escaped || isCrippled(ship)) {
      t.tell?.(escaped ? 'raid.escaped' : 'raid.broken', { seat: v.seat });
      clearDeck(t);
      return t.done();
    }
    r.succeeded = true;
    r.gold = amount(b, RAID_GOLD, v.seat, null);
    t.tell?.('raid.succeeded', { seat: v.seat });
    return t.go('prize');
  },

  prize: (t, v) => (mightPlay(t.board, v.seat, 'raid.ended') ? t.ask(takePrize, v.seat, 'prized') : t.go('gold')),

  prized: (t, v, answer) => (answer[0] === 'pass' ? t.go('gold') : t.call(playing, { seat: v.seat, card: answer[1] }, 'prize')),

  // Aboard at once; 12 of it are a point of Glory, and a raid earns none otherwise.   FDM-RAID-30, FDM-RAID-34, FDM-RAID-35, FDM-GLORY-03
  gold: (t, v) => {
    const { gold } = raidOf(t.board);
    gain(playerOf(t.board, v.seat), gold);
    t.tell?.('raid.plundered', { seat: v.seat, gold });
    return gold >= RULES.raidGoldForGlory ? t.call(gloryPoint, { seat: v.seat, source: 'raid' }, 'load') : t.go('load');
  },

  // Any of the cards as far as the hold goes; own cargo may make room.   FDM-RAID-28
  load: (t, v) => {
    const b = t.board;
    return raidOf(b).cards.length > 0 && capacityOf(b, v.seat) > 0 ? t.ask(loadPlunder, v.seat, 'loaded') : t.go('leave');
  },

  loaded: (t, v, answer) => {
    const b = t.board;
    const p = playerOf(b, v.seat);
    if (answer[0] === 'done') return t.go('leave');
    const [verb, good] = answer;
    if (verb === 'drop') dropCard(t, v.seat, good);
    else {
      p.cargo.push(takeGood(raidOf(b).cards, good));
      t.tell?.('raid.loaded', { seat: v.seat, good });
    }
    return t.go('load');
  },

  leave: (t, v) => {
    clearDeck(t);
    return t.call(missionProgress, { seat: v.seat, happening: { what: 'raided', nation: v.nation } }, 'over');
  },

  over: (t) => t.done(),
});

/** The cards left go to the discard. */
function clearDeck(t: At): void {
  for (const card of raidOf(t.board).cards.splice(0)) discardCargo(t.board, card);
}

export const takePrize = question<Judged, Play | Pass>(
  'raid.prize',
  'FDM-GLORY-21',
  (o, b, _v, seat) => {
    offerCards(o, b, seat, 'raid.ended');
    o.may(PASS);
  },
  { prompt: (b) => ({ gold: b.raid!.gold }) },
);

type Loading = Said<'load', [good: Good]> | Drop | Said<'done'>;
const LOAD = choicesOf('load', 'goods');
const DONE = choice('done');

export const loadPlunder = question<Judged, Loading>(
  'raid.load',
  'FDM-RAID-28',
  (o, b, _v, seat) => {
    const { goods } = contentOf(b);
    const p = playerOf(b, seat);
    const { cards } = b.raid!;
    const full = p.cargo.length >= capacityOf(b, seat);
    for (let i = 0; i < goods.length; i++)
      if (countGood(cards, goods[i]!) > 0) o.may(LOAD[goods[i]!]).unless(full, 'FDM-RAID-28', 'hold-is-full');
    if (full) for (let i = 0; i < goods.length; i++) if (countGood(p.cargo, goods[i]!) > 0) o.may(DROP[goods[i]!]);
    o.may(DONE);
  },
  { prompt: (b, _v, seat) => ({ room: Math.max(0, capacityOf(b, seat) - playerOf(b, seat).cargo.length) }) },
);
