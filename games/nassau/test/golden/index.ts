// The golden matches of Nassau; `npm run golden nassau` writes them anew.
import type { Choice } from '@boucan/kernel';
import { type GoldenPlan, inclined, type Played, pinLists } from '@boucan/testkit';
import type { Nassau } from '../../src/board.ts';
import { ANIMALS } from '../../src/content/animals.ts';
import { HIDEOUT_IDS } from '../../src/content/goods.ts';
import { OPPONENT_NUMBERS } from '../../src/content/opponents.ts';
import { TALES } from '../../src/content/tales.ts';
import { OFFERING_IDS } from '../../src/content/tiles.ts';

export { nassau as game } from '../../src/game.ts';

export const pin = pinLists({
  animals: ANIMALS,
  opponents: OPPONENT_NUMBERS,
  tales: TALES,
  offerings: OFFERING_IDS,
  hideouts: HIDEOUT_IDS,
});

/** Some verbs more often than others, or boats would be home before anything happens. */
const WEIGHTS: Readonly<Record<string, number>> = { 'head-for': 1, pass: 1, 'leave-fire': 1, tale: 2, enter: 4, pause: 1 };
const active = inclined(([verb]: Choice) => WEIGHTS[verb] ?? 8);

type Wanted = (played: Played<Nassau>) => boolean;
const tells =
  (...events: string[]): Wanted =>
  ({ told }) =>
    events.every((event) => told.some((e) => e.event === event));

const plan = (name: string, seats: number, packs: string[], options = {}, wanted?: Wanted): GoldenPlan<Nassau> => ({
  name,
  config: { seats, packs, options },
  seed: name,
  choose: active,
  ...(wanted === undefined ? {} : { until: (_result, played) => wanted(played) }),
});

const RULINGS = {
  relocation: 'whole-game',
  dodges: 'any-own-crate',
  'contract-and-lizard': 4,
  tortoise: 'on-top',
  rat: 'two-kinds',
};

export const goldens: readonly GoldenPlan<Nassau>[] = [
  plan('two-players', 2, []),
  plan('three-players', 3, []),
  plan('four-players', 4, []),
  plan('first-game', 3, [], { town: 'first-game', 'first-seat': 1 }),
  plan('flying-dutchman', 4, ['flying-dutchman'], {}, tells('dutchman.scored')),
  plan(
    'dutchman-alone',
    2,
    ['flying-dutchman'],
    { 'sea-dog': 'absent', 'dutchman-crates': 'any-number' },
    tells('dutchman.scored'),
  ),
  plan('travelling-merchant', 3, ['travelling-merchant'], {}, tells('merchant.met')),
  plan('both-packs', 4, ['flying-dutchman', 'travelling-merchant'], {}, tells('merchant.met', 'dutchman.attacked')),
  plan('other-rulings', 4, ['flying-dutchman'], { ...RULINGS, 'dutchman-crab': false, 'dutchman-cat-and-bomb': true }),
  plan('hemmed-in', 4, [], {}, tells('captain.relocated')),
  plan('beasts', 4, [], {}, tells('animal.searched', 'animal.unseated', 'item.kept')),
  plan('losses', 3, [], {}, tells('loss.suffered', 'weapon.lost', 'points.lost', 'dice.rerolled')),
  { ...plan('shared-victory', 2, []), until: (result) => result.end === 'shared-victory' },
];
