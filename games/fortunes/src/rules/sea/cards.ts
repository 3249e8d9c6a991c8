// The Glory cards of the sea, of intrigue and of those who answer somebody else.   FDM-GLORY-11, FDM-GLORY-12, FDM-GLORY-13, FDM-GLORY-21
import { choice, choicePairs, openVars, type Said, type Seat } from '@boucan/kernel';
import { type Caribbean, NPC, npcOf, playerOf, proc, question, type Search } from '../../board.ts';
import { nationOf } from '../../content/captains.ts';
import { CARGO } from '../../content/cargo.ts';
import { INTRIGUE } from '../../content/glory/intrigue.ts';
import { REACTION } from '../../content/glory/reaction.ts';
import { SEA } from '../../content/glory/sea.ts';
import { ADJACENT, ZONE_IDS, ZONES, type ZoneId } from '../../content/map.ts';
import { NPC_IDS, type NpcId } from '../../content/npcs.ts';
import { leaveHand } from '../announcing.ts';
import type { CardPlay, CardRules } from '../cards.ts';
import { discardCargo } from '../cargo.ts';
import { hitShip } from '../combat/combat.ts';
import { faces, successes, type Tools } from '../dice.ts';
import { bountyOf, isPirate } from '../facts.ts';
import { type Discard, drawGlory, offerDiscards } from '../glory.ts';
import { pay, spendable } from '../purse.ts';
import { isHuntedHere } from '../round/hunt.ts';
import { isAtSea, isNaval } from '../round/npc.ts';
import { foeOf } from '../round/war.ts';
import { damageOf } from '../ships.ts';
import { skillRoll } from '../trial.ts';
import { canMove, changeActions } from './actions.ts';
import { removeBounties, UNKNOWN } from './bounty.ts';
import { damagedIn, mending } from './mending.ts';
import { BRIBED, freeMove, shutBy } from './move.ts';
import { type BuyPardon, offerPardons } from './pardon.ts';
import { layOut } from './raid.ts';
import { rollAgain } from './scout.ts';

const vars = openVars<CardPlay>();

/** A card that does one thing and is done; what it gives back goes to whoever waits for it. */
const at_once = (id: string, act: (t: Tools, seat: Seat) => unknown) =>
  proc(`card-${id}`, 'FDM-GLORY-11', vars, {
    begin: (t, v) => t.done(act(t, v.seat)),
  });

/** Its moment is all it needs: nobody but the active player is asked then. */
const always = (): boolean => true;
const isReacting = (b: Caribbean, seat: Seat): boolean => seat !== b.turn.seat;

// ── the sea ──

const fairWind = proc('card-fair-wind', 'FDM-GLORY-11', vars, {
  begin: (t, v) => t.call(freeMove, { seat: v.seat }, 'over'),
  over: (t) => t.done(),
});

const allHands = at_once('all-hands', (t) => {
  changeActions(t.board, SEA['all-hands'].figures.actions);
});

const CAREENAGE = SEA['secret-careenage'];

const careenage = proc('card-secret-careenage', 'FDM-GLORY-11', vars, {
  begin: (t, v) => {
    changeActions(t.board, -CAREENAGE.figures.actions);
    return t.call(mending, { seat: v.seat, points: CAREENAGE.figures.points, sections: CAREENAGE.sections, must: false }, 'over');
  },
  over: (t) => t.done(),
});

const falseColours = at_once('false-colours', (t, seat) => {
  t.tell?.('bounty.evaded', { seat });
  return UNKNOWN;
});

/** All the cards drawn go, and as many are drawn again. */
const pickOfTheConvoy = at_once('pick-of-the-convoy', (t, seat) => {
  const { cards } = t.board.raid!;
  const n = cards.length;
  for (const card of cards.splice(0)) discardCargo(t.board, card);
  layOut(t, seat, n);
});

/** One card more: its gold counts, its icon does not. */
const richPrize = at_once('rich-prize', (t, seat) => {
  const raid = t.board.raid!;
  const before = raid.cards.length;
  layOut(t, seat, SEA['rich-prize'].figures.cards);
  for (const card of raid.cards.slice(before)) raid.gold += CARGO[card].value;
});

const castaways = at_once('castaways', (t, seat) => {
  const { ship } = playerOf(t.board, seat);
  const saved = Math.min(SEA.castaways.figures.crew, damageOf(ship, 'crew'));
  ship.crew += saved;
  t.tell?.('crew.saved', { seat, crew: saved });
});

const letterOfMarque = at_once('letter-of-marque', () => undefined);

// ── intrigue ──

const PARDON = INTRIGUE['bought-pardon'].figures;

const boughtPardon = proc('card-bought-pardon', 'FDM-BOUNTY-14', openVars<CardPlay, { bought: BuyPardon }>(), {
  begin: (t, v) => t.ask(buyPardonByCard, v.seat, 'bought'),

  bought: (t, v, [, nation, bounties]) => {
    const gold = PARDON.goldPerBounty * bounties;
    pay(playerOf(t.board, v.seat), gold);
    t.tell?.('pardon.bought', { seat: v.seat, nation, gold });
    removeBounties(t, v.seat, nation, bounties);
    return t.done();
  },
});

export const buyPardonByCard = question<CardPlay, BuyPardon>('pardon.buy', 'FDM-BOUNTY-14', (o, b, _v, seat) =>
  offerPardons(o, playerOf(b, seat), PARDON.goldPerBounty, PARDON.bounties),
);

/** Another who holds cards and is in reach. */
const canSpyOn = (b: Caribbean, seat: Seat, other: Seat): boolean => {
  const { hand, retired } = playerOf(b, other);
  return other !== seat && hand.length > 0 && !retired;
};

/** The player of the card alone sees hand and Rumour, and takes one card out of the hand. */
const openSecret = proc('card-open-secret', 'FDM-GLORY-11', openVars<CardPlay, { named: SpyOn; taken: Discard }>(), {
  begin: (t, v) => {
    const b = t.board;
    const others = b.players.flatMap((_, other) => (canSpyOn(b, v.seat, other) ? [other] : []));
    if (others.length > 1) return t.ask(spyOn, v.seat, 'named');
    b.turn.spied = others[0]!;
    return t.go('look');
  },

  named: (t, _v, [, other]) => {
    t.board.turn.spied = other;
    return t.go('look');
  },

  look: (t, v) => {
    const ofSeat = t.board.turn.spied!;
    const { hand, rumour } = playerOf(t.board, ofSeat);
    t.reveal();
    t.tell?.('hand.seen', { seat: v.seat, ofSeat }, { seats: [v.seat], with: { cards: hand.slice() } });
    if (rumour !== null) t.tell?.('rumour.seen', { seat: v.seat, ofSeat }, { seats: [v.seat], with: { rumour } });
    return t.ask(discardOfOther, v.seat, 'taken');
  },

  taken: (t, v, [, card]) => {
    const ofSeat = t.board.turn.spied!;
    leaveHand(t.board, ofSeat, card);
    t.board.gloryDiscard.push(card);
    t.board.turn.spied = null;
    t.reveal();
    t.tell?.('hand.robbed', { seat: v.seat, ofSeat, card });
    return t.done();
  },
});

type SpyOn = Said<'spy-on', [seat: Seat]>;
const SPY_ON = Array.from({ length: 4 }, (_, seat) => choice('spy-on', seat));

export const spyOn = question<CardPlay, SpyOn>('secret.whose', 'FDM-GLORY-11', (o, b, _v, seat) => {
  for (const other of b.players.keys()) if (canSpyOn(b, seat, other)) o.may(SPY_ON[other]!);
});

export const discardOfOther = question<CardPlay, Discard>(
  'secret.card',
  'FDM-GLORY-11',
  (o, b) => offerDiscards(o, playerOf(b, b.turn.spied!).hand),
  { prompt: (b) => ({ seat: b.turn.spied }) },
);

const BRIBE = INTRIGUE['harbour-bribe'].cost;

/** The port is open to this one Move. */
const harbourBribe = at_once('harbour-bribe', (t, seat) => {
  const p = playerOf(t.board, seat);
  pay(p, BRIBE);
  t.tell?.('harbour.bribed', { seat, zone: p.zone, gold: BRIBE });
  return BRIBED;
});

// ── answers to others ──

const tipOff = at_once('tip-off', (t) => rollAgain(t, t.board.turn.seat));

const outOfTheSun = at_once('out-of-the-sun', (t, seat) => {
  t.board.search!.failed = true;
  t.tell?.('search.foiled', { seat });
});

const SQUALL = REACTION['sudden-squall'];

/** Who is caught by it steers well, or takes a hit. */
const suddenSquall = proc('card-sudden-squall', 'FDM-GLORY-13', openVars<CardPlay, { rolled: readonly number[] }>(), {
  begin: (t) => t.call(skillRoll, { seat: t.board.turn.seat, skill: SQUALL.skill, trial: 'squall' }, 'rolled'),

  rolled: (t, _v, dice) => {
    const { seat } = t.board.turn;
    const mastered = successes(dice) > 0;
    t.tell?.(mastered ? 'squall.mastered' : 'squall.struck', { seat, dice: faces(dice) });
    return mastered ? t.done() : t.call(hitShip, { seat, hits: SQUALL.figures.hits, from: 'squall' }, 'over');
  },
  over: (t) => t.done(),
});

const borrowedGlory = proc('card-borrowed-glory', 'FDM-GLORY-13', vars, {
  begin: (t, v) => t.call(drawGlory, { seat: v.seat, cards: REACTION['borrowed-glory'].figures.cards }, 'over'),
  over: (t) => t.done(),
});

/** One naval ship into a neighbouring zone. No search follows.   FDM-HUNT-10 */
const wordToTheAdmiral = proc('card-word-to-the-admiral', 'FDM-GLORY-13', openVars<CardPlay, { ordered: Order }>(), {
  begin: (t, v) => t.ask(orderShip, v.seat, 'ordered'),

  ordered: (t, v, [, npc, to]) => {
    const b = t.board;
    b.npcs[NPC[npc]] = { ...npcOf(b, npc)!, zone: to };
    t.tell?.('npc.ordered', { seat: v.seat, npc, zone: to });
    return t.done();
  },
});

type Order = Said<'send', [npc: NpcId, to: ZoneId]>;
/** By ship and zone. */
const ORDER = choicePairs('send', NPC_IDS, ZONE_IDS);

export const orderShip = question<CardPlay, Order>('admiral.order', 'FDM-GLORY-13', (o, b) => {
  for (const npc of NPC_IDS) {
    const ship = npcOf(b, npc);
    if (ship !== null && isNaval(npc)) for (const zone of ADJACENT[ship.zone]) o.may(ORDER[npc][zone]);
  }
});

export const SEA_CARDS = {
  'fair-wind': { fits: always, play: fairWind },
  'all-hands': { fits: always, play: allHands },
  'secret-careenage': {
    fits: (b, seat) =>
      isAtSea(b, seat) &&
      b.turn.actions >= CAREENAGE.figures.actions &&
      damagedIn(playerOf(b, seat).ship, CAREENAGE.sections) > 0 &&
      !isHuntedHere(b, seat),
    play: careenage,
  },
  'false-colours': {
    fits: ({ turn }, seat) => seat === turn.seat && (turn.victim === 'merchant' || turn.victim === 'player'),
    play: falseColours,
  },
  'pick-of-the-convoy': { fits: ({ raid }) => raid!.cards.length > 0, play: pickOfTheConvoy },
  'rich-prize': { fits: always, play: richPrize },
  castaways: {
    fits: (b, seat) => isAtSea(b, seat) && damageOf(playerOf(b, seat).ship, 'crew') > 0,
    play: castaways,
  },
  'letter-of-marque': {
    fits: (b, seat) => {
      const p = playerOf(b, seat);
      const nation = nationOf(p.captain!);
      return p.inPort && foeOf(b, nation) !== null && bountyOf(p, nation) === 0;
    },
    play: letterOfMarque,
  },
  'bought-pardon': {
    fits: (b, seat) => playerOf(b, seat).inPort && isPirate(playerOf(b, seat)),
    able: (b, seat) => spendable(playerOf(b, seat)) >= PARDON.goldPerBounty,
    play: boughtPardon,
  },
  'open-secret': {
    fits: (b, seat) => b.players.some((_, other) => canSpyOn(b, seat, other)),
    play: openSecret,
  },
  'harbour-bribe': {
    fits: (b, seat) => {
      const p = playerOf(b, seat);
      return isAtSea(b, seat) && canMove(b, seat, 'port') && ZONES[p.zone].port && shutBy(b, p, p.zone) !== null;
    },
    able: (b, seat) => spendable(playerOf(b, seat)) >= BRIBE,
    play: harbourBribe,
  },
  'tip-off': {
    fits: (b, seat) => isReacting(b, seat) && isFinding(b.search!),
    play: tipOff,
  },
  'sudden-squall': { fits: (b, seat) => isReacting(b, seat) && isAtSea(b, b.turn.seat), play: suddenSquall },
  'borrowed-glory': {
    fits: (b, seat) => {
      const { about } = b.windows[b.windows.length - 1]!;
      return about !== null && about !== seat;
    },
    play: borrowedGlory,
  },
  'out-of-the-sun': {
    fits: ({ search }, seat) => search!.target === seat && isFinding(search!),
    play: outOfTheSun,
  },
  'word-to-the-admiral': {
    fits: (b, seat) => isReacting(b, seat) && NPC_IDS.some((npc) => isNaval(npc) && npcOf(b, npc) !== null),
    play: wordToTheAdmiral,
  },
} satisfies CardRules;

/** The roll has a skull, and nothing has foiled it. */
const isFinding = ({ failed, dice }: Search): boolean => !failed && successes(dice) > 0;
