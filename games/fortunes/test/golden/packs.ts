// Golden matches with packs: each module alone, and the mixtures that are proposed. For two, to six points, so that they are short.
import type { Told } from '@boucan/kernel';
import { eager, type GoldenPlan } from '@boucan/testkit';
import type { Caribbean } from '../../src/board.ts';
import { fortunes } from '../../src/game.ts';

const SHORT = { 'glory-target': 6 };
const keen = eager(95);

/** What must have happened, so that the module has been at work: one event of each line. */
const AT_WORK: { readonly [pack: string]: readonly (readonly string[])[] } = {
  'cards-and-flags': [['sickness.took', 'worm.gnawed', 'reception.held', 'shortage.felt']],
  'special-weapons': [['fire.set', 'shot.doubled', 'caltrops.strewn']],
  upgrades: [['upgrade.fitted']],
  modifications: [['modification.supplied']],
  'new-ships': [['ship.exchanged']],
  'treasure-galleon': [['galleon.sailed'], ['galleon.stayed']],
  contraband: [['contraband.kept']],
  'wind-and-storm': [['storm.tested']],
  locations: [['location.visited'], ['assault.plundered']],
  loyalty: [['crew.rallied'], ['crew.unmoved'], ['loyalty.fell']],
  favours: [['favour.spent']],
};

/** Where a search has ended before. */
const FOUND: { readonly [pack: string]: string } = {
  'special-weapons': 'special-weapons/49',
  modifications: 'modifications/3',
  contraband: 'contraband/1',
};

const hasHappened = (told: readonly Told[], lines: readonly (readonly string[])[]): boolean =>
  lines.every((line) => told.some(({ event }) => line.includes(event)));

const alone = fortunes.def.packs.filter(({ variant }) => variant !== true).map(({ id }) => id);

export const withPacks: readonly GoldenPlan<Caribbean>[] = [
  ...alone.map(
    (pack): GoldenPlan<Caribbean> => ({
      name: `module-${pack}`,
      config: { seats: 2, packs: [pack], options: SHORT },
      seed: FOUND[pack] ?? pack,
      choose: keen,
      until: (_, { told }) => hasHappened(told, AT_WORK[pack]!),
    }),
  ),
  ...fortunes.def.mixtures!.map(
    ({ id, packs, options }): GoldenPlan<Caribbean> => ({
      name: `mixture-${id}`,
      config: { seats: 2, packs, options: { ...SHORT, ...options } },
      seed: id,
      choose: keen,
      until: ({ end }) => end === 'glory',
    }),
  ),
];
