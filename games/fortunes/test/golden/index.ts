// The golden matches of Fortunes de mer; `npm run golden fortunes` writes them anew.
import type { Choice, Result } from '@boucan/kernel';
import { eager, type GoldenPlan, inclined, type Played, pinAll, pinLists } from '@boucan/testkit';
import { type Caribbean, turnOrder } from '../../src/board.ts';
import { decksWith, playWith } from '../../src/box.ts';
import { fortunes } from '../../src/game.ts';
import { LOCATION_IDS } from '../../src/packs/locations/content.ts';
import { type Outcome, outcomesOf } from './outcomes.ts';
import { withPacks } from './packs.ts';

export { fortunes as game };

/** The decks of the base and of all packs, and the islands. */
export const pin = pinAll(
  { today: () => decksWith(fortunes.def.packs.map(({ id }) => id)), playWith },
  pinLists({ locations: LOCATION_IDS }),
);

type Wanted = (result: Result, played: Played<Caribbean>) => boolean;
const both =
  (...wanted: readonly Wanted[]): Wanted =>
  (result, played) =>
    wanted.every((want) => want(result, played));

// ── how a match ends ──

const ends =
  (end: string): Wanted =>
  (result) =>
    result.end === end;
const winners =
  (number: number): Wanted =>
  (result) =>
    result.winners.length === number;
const isShared: Wanted = (result) => result.winners.length > 1;

/** Of those who have declared, how many have most on the track. */
const foremost = ({ board }: Played<Caribbean>['end']): number => {
  const points = board.declared.map((seat) => board.players[seat]!.points);
  return points.filter((n) => n === Math.max(...points)).length;
};
/** Nobody who has declared has spent so much since that the target would be missed. */
const isStillReached: Wanted = ({ scores }, { end: { board } }) =>
  board.declared.every((seat) => scores[seat]! >= board.house.target);
const declarers = (least: number, most: number): Wanted =>
  both(ends('glory'), isStillReached, (_, { end: { board } }) => board.declared.length >= least && board.declared.length <= most);
const isDeclaredByOne = declarers(1, 1);
const isDeclaredBySeveral = declarers(2, 4);
/** Whoever has declared has drawn on the chest afterwards. */
const isSpentSince = both(ends('glory'), (...match) => !isStillReached(...match));
const byTrack = both(isDeclaredBySeveral, (_, { end }) => foremost(end) === 1);
const byChest = both(isDeclaredBySeveral, (result, { end }) => foremost(end) > 1 && result.winners.length === 1);
const sharedByGlory = both(isDeclaredBySeveral, isShared);

/** The highest total is not one player's alone, and yet one has won. */
const brokenTie: Wanted = ({ scores, winners: won }) =>
  won.length === 1 && scores.filter((score) => score === Math.max(...scores)).length > 1;
/** Not all have had their turn of the round. */
const isMidRound: Wanted = (_, { end: { board } }) => board.turn.seat !== turnOrder(board, board.first).at(-1);
const hasPoints: Wanted = ({ scores }) => Math.max(...scores) > 0;

// ── what happens in it ──

const fights =
  (...wanted: readonly Outcome[]): Wanted =>
  (_, { told }) => {
    const found = outcomesOf(told);
    return wanted.every((outcome) => found.has(outcome));
  };

/** Looks for trouble, ashore and at sea, and would rather save the hull than the guns. */
const EAGERNESS: { readonly [verb: string]: number } = {
  ...{ retire: 0, stop: 1, sail: 3, port: 4, announce: 4, play: 4, believe: 4, accept: 4, throw: 4 },
  ...{ scout: 6, attack: 8, errand: 20, 'test-rumour': 30, seek: 40, face: 40, decline: 1, reroll: 1 },
};
const SECTION: { readonly [section: string]: number } = { hull: 0, cargo: 1 };
const ACTIVITY: { readonly [activity: string]: number } = { rumour: 8, mission: 4 };
const brawler = inclined(([verb, noun]: Choice) => {
  if (verb === 'order') return noun === 'fire' ? 6 : 1;
  if (verb === 'take-hit') return SECTION[noun as string] ?? 6;
  if (verb === 'activity') return ACTIVITY[noun as string] ?? 2;
  return EAGERNESS[verb] ?? 2;
});
/** Harms nobody and grows old. */
const peaceful = inclined(([verb]: Choice) => (['retire', 'seek', 'scout', 'attack', 'face'].includes(verb) ? 0 : 1));
/** Never long at sea. */
const restless = inclined(([verb]: Choice) => (verb === 'retire' ? 20 : 1));

const SHORT = { 'glory-target': 6 };
const keen = eager(95);

/**
 * A seed with numbers is where a search has ended before, and where the next one begins. Whoever is `keen` follows the advice for
 * bots: when that changes the matches recorded stay as they are, but the next to be written are others.
 */
export const bare: readonly GoldenPlan<Caribbean>[] = [
  // The target is declared, by one.
  { name: 'glory-two', config: { seats: 2 }, seed: 'glory', choose: keen, until: isDeclaredByOne },
  { name: 'glory-three', config: { seats: 3 }, seed: 'glory', choose: keen, until: isDeclaredByOne },
  { name: 'glory-four', config: { seats: 4 }, seed: 'glory', choose: keen, until: isDeclaredByOne },
  { name: 'spent-since', config: { seats: 2, options: SHORT }, seed: 'spent', choose: keen, until: isSpentSince },
  // By several in one round, and what breaks the tie.
  { name: 'track-two', config: { seats: 2, options: SHORT }, seed: 'track/8/11', choose: keen, until: byTrack },
  { name: 'track-three', config: { seats: 3, options: SHORT }, seed: 'track/57/62', choose: keen, until: byTrack },
  { name: 'track-four', config: { seats: 4, options: SHORT }, seed: 'track/6/6', choose: keen, until: byTrack },
  { name: 'chest-two', config: { seats: 2, options: SHORT }, seed: 'chest/102/98', choose: keen, until: byChest },
  { name: 'chest-three', config: { seats: 3, options: SHORT }, seed: 'chest/89/2', choose: keen, until: byChest },
  { name: 'chest-four', config: { seats: 4, options: SHORT }, seed: 'chest/99/22', choose: keen, until: byChest },
  { name: 'shared-two', config: { seats: 2, options: SHORT }, seed: 'shared/20/176', choose: keen, until: sharedByGlory },
  { name: 'shared-three', config: { seats: 3, options: SHORT }, seed: 'shared/31/94', choose: keen, until: sharedByGlory },
  { name: 'shared-four', config: { seats: 4, options: SHORT }, seed: 'shared/46/21', choose: keen, until: sharedByGlory },
  // No event is left.
  { name: 'events-two', config: { seats: 2 }, seed: 'events/1', until: both(ends('events'), winners(1), hasPoints) },
  {
    name: 'events-three',
    config: { seats: 3 },
    seed: 'events/106',
    choose: peaceful,
    until: both(ends('events'), brokenTie, hasPoints),
  },
  {
    name: 'events-four',
    config: { seats: 4 },
    seed: 'events/4',
    choose: peaceful,
    until: both(ends('events'), isShared, hasPoints),
  },
  // No captain is left.
  { name: 'captains-two', config: { seats: 2 }, seed: 'captains/28', until: both(ends('captains'), winners(1), isMidRound) },
  {
    name: 'captains-three',
    config: { seats: 3 },
    seed: 'captains/119',
    until: both(ends('captains'), brokenTie, isMidRound, hasPoints),
  },
  {
    name: 'captains-four',
    config: { seats: 4 },
    seed: 'captains/37',
    until: both(ends('captains'), isShared, isMidRound, hasPoints),
  },
  // Alone.
  { name: 'solo-won', config: { seats: 1 }, seed: 'solo/39', choose: keen, until: isDeclaredByOne },
  { name: 'solo-late', config: { seats: 1 }, seed: 'solo/1', choose: keen, until: both(ends('late'), hasPoints) },
  { name: 'solo-captains', config: { seats: 1 }, seed: 'solo/3', choose: restless, until: ends('captains') },
  // Long ones, with every way in which a combat can end.
  {
    name: 'run-by-a-neighbour',
    config: { seats: 3 },
    seed: 'brawl/3',
    choose: brawler,
    until: fights('sunk', 'boarded', 'escaped', 'smoke', 'contest-tied'),
  },
  {
    name: 'run-by-the-policy',
    config: { seats: 3, options: { 'npc-control': 'auto' } },
    seed: 'brawl/166',
    choose: brawler,
    until: fights('sunk', 'boarded', 'escaped', 'contest-tied', 'land-lost'),
  },
  { name: 'deadlock', config: { seats: 4 }, seed: 'brawl/201/290', choose: brawler, until: fights('deadlock', 'smoke') },
  { name: 'ashore', config: { seats: 2 }, seed: 'brawl/126', choose: brawler, until: fights('land-won') },
  { name: 'both-lost-ashore', config: { seats: 2 }, seed: 'ashore/3104', choose: brawler, until: fights('land-tie') },
  { name: 'both-sunk', config: { seats: 4 }, seed: 'brawl/983', choose: brawler, until: fights('both-sunk') },
  { name: 'both-live', config: { seats: 3 }, seed: 'brawl/123', choose: brawler, until: fights('tie') },
  {
    name: 'both-die',
    config: { seats: 2, options: { 'full-tie': 'both-die' } },
    seed: 'brawl/4',
    choose: brawler,
    until: fights('tie'),
  },
];

/** Those of the base, and those with packs. */
export const goldens: readonly GoldenPlan<Caribbean>[] = [...bare, ...withPacks];
