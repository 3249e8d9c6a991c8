// Merchants met, and raids on them.   FDM-RAID
import { choice, choices, type Offering, openVars, type Said, type Seat, takeOut } from '@boucan/kernel';
import { type Caribbean, playerOf, proc, question, ZONE } from '../../board.ts';
import { CARGO, type CargoId } from '../../content/cargo.ts';
import { RULES } from '../../content/constants.ts';
import type { GloryId } from '../../content/glory.ts';
import { NATIONS, type Nation, ZONES } from '../../content/map.ts';
import { SECTIONS, type Section } from '../../content/ships.ts';
import type { WeaponId } from '../../content/tokens.ts';
import { isZoneAbility } from '../../content/zone-abilities.ts';
import { isPlayable, mightPlay, offerCards, PASS, type Pass, type Play, playing } from '../announcing.ts';
import { rollSkill } from '../captains.ts';
import { discardCargo, drawCargo } from '../cargo.ts';
import { choicesOf } from '../choices.ts';
import { giveUp } from '../combat/arms.ts';
import { faces, isSkull, successes, type Tools } from '../dice.ts';
import { amount, becauseOf, quantity } from '../quantities.ts';
import { isCrippled } from '../ships.ts';
import { hire } from '../specialists.ts';
import { missionProgress } from '../ventures/errands.ts';
import { attackBounty } from './bounty.ts';
import { HIRE, type Hire, isHirable } from './hiring.ts';
import { type Raided, raidOf, reckoning, verdict } from './verdict.ts';

interface Raiding {
  seat: Seat;
}

/** A merchant carries three cards of cargo.   FDM-RAID-12, SEA-BASE-56 */
export const RAID_CARDS = quantity('raid-cards', 'FDM-RAID-12', { what: 'merchants-hold', by: RULES.raidCards });

/** One, as a rule.   FDM-RAID-11 */
const ATTACK_BOUNTIES = quantity('attack-bounties', 'FDM-RAID-11', { what: 'attack', by: 1 });

/** The merchant of the player's zone has been found: its token leaves the zone and shows its flag.   FDM-RAID-04, FDM-INFO-12, SEA-BASE-55 */
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

/** Under the flag on its token or that of the port here; with a section destroyed it must be let go.   FDM-RAID-06, FDM-RAID-07, FDM-RAID-08, FDM-RAID-10, FDM-DAMAGE-12, SEA-BASE-54 */
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
  for (const [i, card] of COVERS.entries())
    if (playerOf(b, seat).hand.includes(card) && isPlayable(b, seat, card, 'bounty.gaining'))
      o.may(ATTACK_WITH[i]!.get(nation)!).unless(crippled, 'FDM-RAID-10', 'raid-crippled');
}

// ── the raid ──

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
      for (const ability of becauseOf(t.board, RAID_CARDS, v.seat, null).by.filter(isZoneAbility))
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

  // Successes one at a time, if at all, and weapons until the verdict.   FDM-RAID-14, FDM-RAID-16, FDM-RAID-17, FDM-RAID-18, SEA-BASE-57, SEA-BASE-84, SEA-BASE-56
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

/** Lays out cargo cards face up, as many as there are. */
export function layOut(t: Tools, seat: Seat, n: number): void {
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
function spendWeapon(t: Tools, seat: Seat, weapon: WeaponId): void {
  const r = raidOf(t.board);
  giveUp(t, seat, weapon);
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
    for (const card of cards) {
      o.may(DISCARD[card]).unless(left === 0, 'FDM-RAID-16', 'no-success-left');
      o.may(EXCHANGE[card]).unless(left === 0, 'FDM-RAID-16', 'no-success-left');
    }
    const { weapons } = playerOf(b, seat);
    const full = dice.every(isSkull);
    for (const weapon of weapons) o.may(SPEND[weapon]).unless(full, 'FDM-RAID-15', 'no-failed-die');
  },
  { prompt: (b) => ({ successes: b.raid!.successes, ...reckoning(b) }) },
);

type Brace = Said<'brace', [section: Section]>;
const BRACE = choices('brace', SECTIONS);

const mayBrace = (b: Caribbean, seat: Seat): boolean => {
  const { mods, turned } = playerOf(b, seat).ship;
  return b.house.raidHull && !turned && mods.includes('reinforced-hull') && reckoning(b).hits > 0;
};

export const braceHull = question<Raided, Brace | Pass>('raid.hull', 'FDM-RAID-32', (o, b) => {
  const { cards } = b.raid!;
  for (const section of SECTIONS) if (cards.some((card) => CARGO[card].icon === section)) o.may(BRACE[section]);
  o.may(PASS);
});
