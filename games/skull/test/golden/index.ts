// The golden matches of Skull Tales; `npm run golden skull` writes them anew.
import type { Choice, Result } from '@boucan/kernel';
import { eager, type GoldenPlan, inclined, type Pin, pinAll, pinLists } from '@boucan/testkit';
import type { Voyage } from '../../src/board.ts';
import { CAMPAIGN, SINGLE } from '../../src/content/campaign.ts';
import { CLASS_IDS } from '../../src/content/characters.ts';
import { DECK } from '../../src/content/events.ts';
import { ALL_GOODS } from '../../src/content/goods.ts';
import { drawIslands, ISLAND_IDS, type IslandId } from '../../src/content/map.ts';
import { MISSION_IDS } from '../../src/content/missions.ts';
import { forgetCourses } from '../../src/content/steps.ts';

export { skull as game } from '../../src/game.ts';

const redraw = (ids: readonly IslandId[]): void => {
  drawIslands(ids);
  forgetCourses();
};
/** The sea as it was: an island more is a coast, a mooring and a shallow more. */
const sea: Pin = {
  today: () => ({ islands: ISLAND_IDS }),
  playWith(decks) {
    const today = ISLAND_IDS.slice();
    redraw((decks.islands as readonly IslandId[] | undefined) ?? today);
    return () => redraw(today);
  },
};

export const pin = pinAll(
  sea,
  pinLists({ single: SINGLE.islands, campaign: CAMPAIGN }),
  pinLists({ classes: CLASS_IDS, events: DECK, goods: ALL_GOODS, missions: MISSION_IDS }),
);

const ends =
  (end: string) =>
  (result: Result): boolean =>
    result.end === end;

/** Everybody goes ashore wherever he can, and nobody looks after the sick. */
const reckless = inclined(([verb]: Choice) => {
  if (verb === 'dock' || verb === 'explore' || verb === 'yes' || verb === 'jump') return 60;
  return verb === 'capitulate' || verb === 'heal' || verb === 'advance' || verb === 'send' || verb === 'fix' ? 0 : 4;
});

export const goldens: readonly GoldenPlan<Voyage>[] = [
  { name: 'goal-reached', config: { seats: 3 }, seed: 'skull', choose: eager(97), until: ends('reached') },
  { name: 'sunk', config: { seats: 2 }, seed: 'skull', until: ends('sunk') },
  { name: 'surrendered', config: { seats: 4 }, seed: 'skull', until: ends('surrendered') },
  { name: 'rebellion', config: { seats: 5 }, seed: 'skull', until: ends('rebellion') },
  {
    name: 'all-unconscious',
    config: { seats: 2, options: { 'harsh-islands': true } },
    seed: 'skull',
    choose: reckless,
    until: ends('all-unconscious'),
  },
  {
    name: 'mutiny-won',
    config: { seats: 3 },
    seed: 'mutiny',
    until: (_, { told }) => told.some((e) => e.event === 'captain.changed'),
  },
  {
    name: 'mutiny-lost',
    config: { seats: 3 },
    seed: 'mutiny',
    until: (_, { told }) => told.some((e) => e.event === 'captain.kept') && !told.some((e) => e.event === 'captain.changed'),
  },
  { name: 'solo-won', config: { seats: 1 }, seed: 'solo', choose: eager(97), until: ends('reached') },
  { name: 'solo-marooned', config: { seats: 1 }, seed: 'solo', until: ends('marooned') },
  {
    name: 'campaign',
    config: { seats: 3, options: { campaign: true } },
    seed: 'campaign',
    choose: eager(97),
    until: ends('campaign-won'),
  },
  { name: 'campaign-lost', config: { seats: 2, options: { campaign: true } }, seed: 'campaign', until: ends('campaign-lost') },
];
