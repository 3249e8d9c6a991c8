// An assault: cards in sight of all, guns, what comes back, and those who go ashore.   SEA-m9-03
import { choice, choices, openVars, type Said, type Seat, takeOut } from '@boucan/kernel';
import { type Caribbean, playerOf, proc, question, ZONE } from '../../board.ts';
import { CARGO, type CargoId, type Good } from '../../content/cargo.ts';
import type { ZoneId } from '../../content/map.ts';
import { SECTIONS, type Section } from '../../content/ships.ts';
import { PASS, type Pass } from '../../rules/announcing.ts';
import { rollSkill } from '../../rules/captains.ts';
import { discardCargo, drawCargo, jettison, loseAtRandom, offerLoads, roomOf } from '../../rules/cargo.ts';
import { choicesOf, DONE } from '../../rules/choices.ts';
import { hitShip } from '../../rules/combat/combat.ts';
import { faces, isSkull, rollDice, successes, type Tools } from '../../rules/dice.ts';
import { hasAbility } from '../../rules/facts.ts';
import { gloryPoint } from '../../rules/glory.ts';
import { death } from '../../rules/round/death.ts';
import { takeAction } from '../../rules/sea/actions.ts';
import { addBounty } from '../../rules/sea/bounty.ts';
import { isLoadable, type Loading, loadOrDrop, type Reckoned, reckon, sufferIcons, takeGold } from '../../rules/sea/plunder.ts';
import { capacityOf, isCrippled, manoeuvrabilityOf } from '../../rules/ships.ts';
import { addDraw, drawing, mayRedraw } from '../favours/again.ts';
import { ALARM, kindCard, kindOf, type LocationId, PACK } from './content.ts';
import { type Assault, isles } from './isles.ts';
import { freePrisoner } from './prison.ts';
import { nationHere } from './visits.ts';

type Faces = readonly (number | 'skull')[];

declare module '../../events.ts' {
  interface Events {
    'assault.began': { seat: Seat; location: LocationId; zone: ZoneId };
    'assault.drawn': { seat: Seat; cards: readonly CargoId[] };
    'assault.fired': { seat: Seat; dice: Faces };
    'assault.cleared': { seat: Seat; card: CargoId };
    'assault.braced': { seat: Seat; section: Section };
    'assault.hit': { seat: Seat; section: Section };
    'assault.alarmed': { seat: Seat; hits: number };
    'assault.failed': { seat: Seat; location: LocationId };
    'assault.withdrawn': { seat: Seat; location: LocationId };
    'assault.landed': { seat: Seat; dice: Faces; lost: number; left: number };
    'assault.plundered': { seat: Seat; gold: number };
    'assault.loaded': { seat: Seat; good: Good };
    'location.taken': { seat: Seat; location: LocationId };
  }
}

/** What an assault is called among the actions of a turn, and its cards among those that are drawn. */
export const ASSAULT = `${PACK}/assault` as const;
/** Whose fire it is that comes back. */
const DEFENDERS = `${PACK}/defenders` as const;

export const assaultOf = (b: Caribbean): Assault => isles.of(b).assault!;

/** What the cards would bring and cost as they lie. A missionary does not hit back.   SEA-m9-26 */
export function reckoning(b: Caribbean): Reckoned {
  const { cards, location } = assaultOf(b);
  const reckoned = reckon(cards);
  return kindOf(location) === 'missionary' ? { ...reckoned, hits: 0 } : reckoned;
}

/** As many cargo cards as the Location shows, face up.   SEA-m9-05 */
function layOut(t: Tools, seat: Seat, n: number): void {
  const { cards } = assaultOf(t.board);
  for (let i = 0; i < n; i++) {
    const card = drawCargo(t, seat);
    if (card !== null) cards.push(card);
  }
  t.tell?.('assault.drawn', { seat, cards: cards.slice() });
}

/** What is not kept goes to the discard.   SEA-m9-20 */
function clear(b: Caribbean): void {
  for (const card of assaultOf(b).cards.splice(0)) discardCargo(b, card);
}

addDraw(ASSAULT, (t, seat, cards) => {
  clear(t.board);
  layOut(t, seat, cards);
});

interface Assailing {
  seat: Seat;
  readonly location: LocationId;
  won?: true;
}

type Guns = Said<'bombard' | 'cease'> | Said<'clear-away', [card: CargoId]>;
type Braced = Said<'brace', [section: Section]> | Pass;
type Ashore = Said<'land' | 'withdraw'>;

/** One action, visited or not; no roll to find it, and nobody searches.   SEA-m9-03, SEA-m9-19, SEA-m9-22 */
export const assault = proc(
  'assault',
  'SEA-m9-03',
  openVars<Assailing, { aimed: Guns; braced: Braced; struck: boolean; chosen: Ashore; loaded: Loading }>(),
  {
    begin: (t, v) => {
      const b = t.board;
      const { seat, location } = v;
      takeAction(b, ASSAULT);
      isles.of(b).assault = { seat, location, cards: [], dice: [], skull: false, stage: 'guns' };
      t.tell?.('assault.began', { seat, location, zone: playerOf(b, seat).zone });
      layOut(t, seat, kindCard(location).cards!);
      const { length: cards } = assaultOf(b).cards;
      return cards > 0 && mayRedraw(b, seat) ? t.call(drawing, { seat, drawn: ASSAULT, cards }, 'guns') : t.go('guns');
    },

    // A die at a time, as many as there are Cannons; a skull may clear a card away before the next. Special weapons are of no use.   SEA-m9-06, SEA-m9-07
    guns: (t, v) => {
      const { cards, dice, skull } = assaultOf(t.board);
      const more = skull || dice.length < playerOf(t.board, v.seat).ship.cannons;
      return more && cards.length > 0 ? t.ask(bombard, v.seat, 'aimed') : t.go('answer');
    },

    aimed: (t, v, answer) => {
      const now = assaultOf(t.board);
      if (answer[0] === 'cease') return t.go('answer');
      if (answer[0] === 'clear-away') {
        discardCargo(t.board, takeOut(now.cards, answer[1]));
        now.skull = false;
        t.tell?.('assault.cleared', { seat: v.seat, card: answer[1] });
        return t.go('guns');
      }
      const dice = rollDice(t, 1, 'bombard', v.seat);
      now.dice.push(dice[0]!);
      now.skull = isSkull(dice[0]!);
      t.tell?.('assault.fired', { seat: v.seat, dice: faces(dice) });
      return t.go('guns');
    },

    // Like a raid's, one of the hits may be a Reinforced hull's.   FDM-RAID-32
    answer: (t, v) => (mayBrace(t.board, v.seat) ? t.ask(brace, v.seat, 'braced') : t.call(strike, { seat: v.seat }, 'struck')),

    braced: (t, v, answer) => {
      if (answer[0] === 'pass') return t.call(strike, { seat: v.seat }, 'struck');
      const [, section] = answer;
      playerOf(t.board, v.seat).ship.turned = true;
      t.tell?.('assault.braced', { seat: v.seat, section });
      return t.call(strike, { seat: v.seat, spared: section }, 'struck');
    },

    // A section destroyed, and the assault has failed; sunk, the captain is dead.   SEA-m9-10
    struck: (t, v, sunk) => {
      if (sunk) return t.go('over');
      if (!isCrippled(playerOf(t.board, v.seat).ship)) {
        assaultOf(t.board).stage = 'shore';
        return t.ask(goAshore, v.seat, 'chosen');
      }
      t.tell?.('assault.failed', { seat: v.seat, location: v.location });
      return t.go('price');
    },

    // To withdraw and to stop are one: nothing is won, nothing is mended.   SEA-m9-11, SEA-m9-12
    chosen: (t, v, answer) => {
      if (answer[0] === 'land') return t.go('land');
      t.tell?.('assault.withdrawn', { seat: v.seat, location: v.location });
      return t.go('price');
    },

    // Leadership against those who are left.   SEA-m9-13, SEA-m9-14
    land: (t, v) => {
      const b = t.board;
      const { ship } = playerOf(b, v.seat);
      const dice = rollSkill(t, v.seat, 'leadership', 'ashore');
      const lost = Math.min(ship.crew, Math.max(0, reckoning(b).flights - successes(dice)));
      ship.crew -= lost;
      t.tell?.('assault.landed', { seat: v.seat, dice: faces(dice), lost, left: ship.crew });
      if (ship.crew > 0) return t.go('plunder');
      t.tell?.('assault.failed', { seat: v.seat, location: v.location });
      clear(b);
      return t.call(death, { seat: v.seat }, 'over');
    },

    // A crew is proud of such a point as of any.   SEA-m9-15, SEA-m9-16, SEA-m11-12
    plunder: (t, v) => {
      v.won = true;
      assaultOf(t.board).stage = 'plunder';
      return takeGold(t, v.seat, reckoning(t.board).gold, 'assault.plundered')
        ? t.call(gloryPoint, { seat: v.seat, source: 'raid' }, 'load')
        : t.go('load');
    },

    load: (t, v) => (isLoadable(t.board, v.seat, assaultOf(t.board).cards) ? t.ask(loadLoot, v.seat, 'loaded') : t.go('take')),

    loaded: (t, v, answer) => {
      if (answer[0] === 'done') return t.go('take');
      loadOrDrop(t, v.seat, answer, assaultOf(t.board).cards, 'assault.loaded');
      return t.go('load');
    },

    // It leaves the game; whoever sat in a prison comes along.   SEA-m9-17, SEA-m9-30
    take: (t, v) => {
      const b = t.board;
      const now = isles.of(b);
      now.tokens = now.tokens.with(ZONE[playerOf(b, v.seat).zone], null);
      now.taken = [...now.taken, v.location];
      t.tell?.('location.taken', { seat: v.seat, location: v.location });
      if (kindOf(v.location) === 'prison') freePrisoner(t, v.seat, 0);
      return t.go('price');
    },

    // Last of all, however it ended, unless the table wants it only for a success.   SEA-m9-18, SEA-m9-25
    price: (t, v) => {
      const owed = v.won === true || t.state.options['assault-bounty'] !== 'success';
      if (owed && kindCard(v.location).bounty) addBounty(t, v.seat, nationHere(t.board, v.seat));
      return t.go('over');
    },

    over: (t) => {
      clear(t.board);
      isles.of(t.board).assault = null;
      return t.done();
    },
  },
);

interface Struck {
  seat: Seat;
  readonly spared?: Section; // by the Reinforced hull
}

/** What comes back: the icons, then fire from all sides if too many have raised the alarm. The result tells whether the ship has sunk.   SEA-m9-08 */
export const strike = proc('assault-hits', 'SEA-m9-08', openVars<Struck, { fired: boolean }, boolean>(), {
  begin: (t, v) => {
    const b = t.board;
    const { seat } = v;
    const p = playerOf(b, seat);
    const { cards, location } = assaultOf(b);
    if (kindOf(location) !== 'missionary') sufferIcons(t, seat, cards, v.spared ?? null, 'assault.hit');
    if (p.ship.hull === 0) {
      t.tell?.('ship.sunk', { seat });
      clear(b);
      return t.call(death, { seat }, 'sunk');
    }
    // What no longer fits goes overboard.   FDM-DAMAGE-08
    const limit = capacityOf(b, seat);
    if (p.cargo.length > limit && hasAbility(p, 'well-stowed')) {
      t.tell?.('ability.used', { seat, ability: 'well-stowed' });
      return t.call(jettison, { seat, limit }, 'alarm');
    }
    loseAtRandom(t, seat, p, limit);
    return t.go('alarm');
  },

  sunk: (t) => t.done(true),

  // As many Flight icons as the ship has Manoeuvrability: two more, a location die each, skulls as the owner likes.   SEA-m9-09
  alarm: (t, v) => {
    const b = t.board;
    if (reckoning(b).flights < manoeuvrabilityOf(b, playerOf(b, v.seat).ship)) return t.done(false);
    t.tell?.('assault.alarmed', { seat: v.seat, hits: ALARM });
    return t.call(hitShip, { seat: v.seat, hits: ALARM, from: DEFENDERS }, 'fired');
  },

  fired: (t, _v, sunk) => t.done(sunk),
});

// ── what is asked ──

const FIRE = choice('bombard');
const CEASE = choice('cease');
const CLEAR = choicesOf('clear-away', 'cargo');

export const bombard = question<Assailing, Guns>(
  'assault.bombard',
  'SEA-m9-06',
  (o, b, _v, seat) => {
    const { cards, dice, skull } = assaultOf(b);
    if (skull) for (let i = 0; i < cards.length; i++) o.may(CLEAR[cards[i]!]);
    o.may(FIRE).unless(dice.length >= playerOf(b, seat).ship.cannons, 'SEA-m9-06', 'guns-are-empty');
    o.may(CEASE);
  },
  {
    prompt: (b, _v, seat) => ({
      ...reckoning(b),
      shots: playerOf(b, seat).ship.cannons - assaultOf(b).dice.length,
      skull: assaultOf(b).skull ? 'yes' : 'no',
    }),
  },
);

const BRACE = choices('brace', SECTIONS);

const mayBrace = (b: Caribbean, seat: Seat): boolean => {
  const { mods, turned } = playerOf(b, seat).ship;
  return b.house.raidHull && !turned && mods.includes('reinforced-hull') && reckoning(b).hits > 0;
};

export const brace = question<Assailing, Braced>('assault.hull', 'FDM-RAID-32', (o, b) => {
  const { cards } = assaultOf(b);
  for (const section of SECTIONS) if (cards.some((card) => CARGO[card].icon === section)) o.may(BRACE[section]);
  o.may(PASS);
});

const LAND = choice('land');
const WITHDRAW = choice('withdraw');

export const goAshore = question<Assailing, Ashore>(
  'assault.land',
  'SEA-m9-11',
  (o) => {
    o.may(LAND);
    o.may(WITHDRAW);
  },
  { prompt: (b, _v, seat) => ({ ...reckoning(b), crew: playerOf(b, seat).ship.crew }) },
);

/** Any of them as far as the hold goes; own cargo may make room.   SEA-m9-15 */
export const loadLoot = question<Assailing, Loading>(
  'assault.load',
  'SEA-m9-15',
  (o, b, _v, seat) => {
    offerLoads(o, b, seat, assaultOf(b).cards, 'SEA-m9-15', 'hold-is-full');
    o.may(DONE);
  },
  { prompt: (b, _v, seat) => ({ room: roomOf(b, seat) }) },
);
