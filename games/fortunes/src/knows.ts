// Who may know what lies on the table, as the rules have it.   FDM-INFO
import { below, type Known, nobody, owner, type Place, pick, type Rng } from '@boucan/kernel';
import { type Caribbean, type Player, type Window, ZONE } from './board.ts';
import { RULES } from './content/constants.ts';
import type { GloryId } from './content/glory.ts';
import { fits } from './rules/announcing.ts';
import { isSettingUp } from './view.ts';

type Where<H, T = unknown> = Place<Caribbean, H, T>;

/** The active player alone. */
const isActive = ({ board, who }: Where<unknown>): boolean => board.turn.seat === who;

/** Whose hand and Rumour the active player is looking at. */
const isSpied = (p: Where<unknown>): boolean => p.board.turn.spied === p.owner && isActive(p);

const count = (card: GloryId, cards: readonly GloryId[]): number => cards.filter((other) => other === card).length;

/** Of the hand, cards that everybody has seen: the first ones of each. */
const isShown = ({ here, at, thing }: Where<Player, GloryId>): boolean =>
  count(thing, here.hand.slice(0, at + 1)) <= count(thing, here.shown);

/** Laid down, so it must be in the hand. */
const isLaid = ({ board, owner: seat, thing }: Where<Player, GloryId>): boolean =>
  board.windows.some(
    ({ announced, counters }) =>
      announced[seat] === thing || (thing === 'counter-order' && counters.some(({ by }) => by === seat)),
  );

/** Gold aboard and in the chest: one's own, until it is shown with a declaration, or the match is over.   FDM-INFO-01, FDM-INFO-02, FDM-INFO-04, FDM-INFO-05 */
const knowsGold = ({ board, state, who, owner: seat, here }: Where<Player>): boolean =>
  seat === who || state.result !== null || (board.declared.includes(seat) && here.chestLow === here.chestHigh);

/** What he had aboard is about to be counted in sight of all, and shows in what the winner has: until then it stays as it is. */
const isBeaten = ({ board: { fight }, owner: seat }: Where<Player>): boolean =>
  fight?.winner != null && fight.sides[fight.winner === 0 ? 1 : 0].seat === seat;

/** What the chest may hold at most: had it more, its owner would have had to declare. */
function mostInChest({ board: { house, declared }, owner: seat, here: p }: Where<Player>): number {
  const missing = house.target - p.points;
  const isSilent = !house.mayWait && !declared.includes(seat) && missing <= Math.floor(house.target / 2);
  return Math.min(p.chestHigh, p.gold + p.chest, isSilent ? missing * RULES.chestGoldPerPoint - 1 : p.chestHigh);
}

export const knows: Known<Caribbean> = {
  house: 'all',
  round: 'all',
  first: 'all',
  demand: 'all', // FDM-INFO-14
  reserve: nobody('demand'),
  yards: { secret: 'modification', known: ({ here, at }) => here.opened[at] === true }, // FDM-INFO-13
  opened: 'all',
  // Face down; whoever has peeked at that of his zone knows it.   FDM-INFO-12
  merchants: {
    secret: 'merchant',
    known: (p) => isActive(p) && p.board.turn.peeked !== null && ZONE[p.board.players[p.board.turn.seat]!.zone] === p.at,
  },
  track: nobody('merchant'),
  npcs: 'all',
  beneath: 'all',
  arrivals: 'all',
  war: 'all',
  events: nobody('event'),
  eventDiscard: 'all',
  inForce: 'all',
  glory: nobody('glory'),
  gloryDiscard: 'all',
  rumours: nobody('rumour'),
  rumourDiscard: 'all',
  // Read by the winner of a combat, or else by the active player.
  heard: {
    secret: 'rumour',
    known: ({ board: { fight, turn }, who }) => who === (fight?.winner == null ? turn.seat : fight.sides[fight.winner].seat),
  },
  tested: 'all',
  missions: nobody('mission'),
  missionDiscard: 'all',
  offers: 'all',
  cargo: nobody('cargo'),
  cargoDiscard: 'all',
  captains: nobody('captain'),
  lostCaptains: 'all',
  players: {
    bySeat: {
      captain: 'all',
      next: { secret: 'captain', known: ({ board, who, owner: seat }) => seat === who || !isSettingUp(board) }, // FDM-INFO-11
      retired: 'all',
      ship: 'all',
      zone: 'all',
      inPort: 'all',
      // All of it is one or the other, and how much it is together is open.   FDM-INFO-03
      gold: { known: knowsGold, redraw: ({ thing }) => thing, open: ({ here }) => here.gold + here.chest },
      chest: {
        known: knowsGold,
        redraw: (p, rng) => {
          if (isBeaten(p)) return p.thing;
          const chest = p.here.chestLow + below(rng, mostInChest(p) - p.here.chestLow + 1);
          p.here.gold += p.here.chest - chest;
          return chest;
        },
      },
      chestLow: 'all',
      chestHigh: 'all',
      stashes: 'all',
      cargo: owner('cargo'), // FDM-INFO-06
      hand: { secret: 'glory', known: (p) => p.owner === p.who || isSpied(p) || isShown(p), bound: isLaid }, // FDM-INFO-10
      shown: 'all',
      rumour: { secret: 'rumour', known: (p) => p.owner === p.who || isSpied(p) || p.here.doubted }, // FDM-INFO-08
      doubted: 'all',
      proven: 'all',
      mission: 'all',
      marks: 'all',
      weapons: 'all',
      specialists: 'all',
      papers: 'all',
      bounties: 'all',
      points: 'all',
      scored: 'all',
      shipGlory: 'all',
      boughtAt: 'all',
    },
  },
  declared: 'all',
  turn: {
    seat: 'all',
    actions: 'all',
    taken: 'all',
    scouted: 'all',
    activities: 'all',
    boughtAt: 'all',
    fought: 'all',
    lost: 'all',
    used: 'all',
    last: 'all',
    // It is the merchant of the zone.
    peeked: { known: isActive, redraw: ({ board: { merchants, players }, here }) => merchants[ZONE[players[here.seat]!.zone]]! },
    spied: 'all',
    breeze: 'all',
    victim: 'all',
  },
  market: { secret: 'cargo', known: isActive }, // FDM-INFO-07
  basket: { secret: 'cargo', known: isActive },
  adrift: nobody('modification'), // FDM-MOD-15
  search: 'all',
  raid: 'all',
  fight: 'all',
  volleys: 'all',
  windows: {
    each: {
      moment: 'all',
      about: 'all',
      // FDM-INFO-17
      announced: { known: ({ here, at, who }) => at === who || here.open === true, redraw: anyAnnounced },
      counters: 'all',
      spent: 'all',
      last: 'all',
      open: 'all',
    },
  },
};

/** Any other card that could have been announced: of the hand, or of the deck, where the hand is not seen. */
function anyAnnounced(p: Where<Window, GloryId>, rng: Rng): GloryId {
  const { board, at: seat, thing } = p;
  const { hand, shown } = board.players[seat]!;
  const isSeen = isSpied({ ...p, owner: seat }) || shown.includes(thing);
  const cards = (isSeen ? hand : [...hand, ...board.glory]).filter((card) => fits(board, seat, card, p.here.moment));
  const card = cards.length === 0 ? thing : pick(rng, cards);
  if (hand.includes(card)) return card;
  board.glory[board.glory.indexOf(card)] = thing;
  hand[hand.indexOf(thing)] = card;
  return card;
}
