// What a table agrees on before it starts. Listers see the board alone, so the answers lie on it.
import type { Mixture, Options, TableOption } from '@boucan/kernel';

export interface HouseRules {
  readonly target: number; // Glory points to win
  readonly galleonManoeuvrability: number;
  readonly swappedHits: boolean; // 3 and 4 of a location die change places
  readonly mayWait: boolean; // one need not declare while the track alone falls short
  readonly refillEveryRound: boolean;
  readonly secondBounty: boolean; // also for sinking a non-pirate player one attacked
  readonly chaseIntoPort: boolean;
  readonly portHold: number; // cargo cards in port
  readonly raidHull: boolean;
  readonly bothDie: boolean; // in a complete tie of a crew combat
  readonly capturedMods: boolean; // stay on the captured ship
  readonly newCaptainAtOnce: boolean;
  readonly keepChest: boolean; // 1 to 9 gold stay in the chest at re-entry
  readonly freeRedraw: boolean;
  readonly warClosesPorts: boolean;
  readonly chasersNeedCannons: boolean;
  readonly autoNpcs: boolean;
  // By the player aid; without its pack they do not lie on the board at all.
  readonly manOWarsHunt?: boolean; // each other
  readonly shyPirates?: boolean; // beside a naval ship they hunt nobody
  readonly shownTogether?: boolean; // announced Glory cards, before anyone decides
  readonly retireAtOnce?: boolean; // the next captain is set up right after a retirement
  readonly anySaleChanges?: boolean; // the Demand token
  readonly searchOrder?: boolean; // of several players a naval ship searches for those it wants most
}

const UNLIMITED = 64;

export const TABLE_OPTIONS: readonly TableOption[] = [
  { id: 'glory-target', rule: 'FDM-END-09', values: [10, 6, 8, 12, 14, 16, 18, 20] },
  { id: 'npc-control', rule: 'FDM-NPC-15', values: ['left-player', 'auto'] },
  { id: 'declaration', rule: 'FDM-END-02', values: ['at-once', 'may-wait'] },
  { id: 'merchant-refill', rule: 'FDM-RAID-03', values: ['at-eight', 'every-round'] },
  { id: 'second-bounty', rule: 'FDM-BOUNTY-17', values: ['naval', 'any-non-pirate'] },
  { id: 'chase-into-port', rule: 'FDM-NPCMOVE-06', values: [true, false] },
  { id: 'port-hold', rule: 'FDM-PORT-BUY-11', values: ['unlimited', 6] },
  { id: 'raid-hull', rule: 'FDM-RAID-32', values: [true, false] },
  { id: 'full-tie', rule: 'FDM-BOARD-11', values: ['both-live', 'both-die'] },
  { id: 'captured-modifications', rule: 'FDM-PLUNDER-19', values: ['stay', 'to-ports'] },
  { id: 'new-captain', rule: 'FDM-DEATH-06', values: ['next-turn', 'at-once'] },
  { id: 're-entry-gold', rule: 'FDM-DEATH-10', values: ['all-aboard', 'keep-chest'] },
  { id: 'pirate-redraw', rule: 'FDM-DEATH-08', values: ['forced', 'free'] },
  { id: 'war-ports', rule: 'FDM-MOVE-03', values: ['open', 'closed'] },
  { id: 'chasers-without-cannons', rule: 'FDM-MOD-19', values: [true, false] },
  { id: 'hit-numbers', rule: 'FDM-DAMAGE-01', values: ['crew-3-cannons-4', 'cannons-3-crew-4'] },
  { id: 'galleon-manoeuvrability', rule: 'FDM-SHIP-01', values: [2, 1] },
];

/** Where the player aid differs from the rulebook, and the base has no option for it. The aid's reading is the first value.   SEA-BASE-21, SEA-BASE-23, SEA-BASE-27, SEA-BASE-28, SEA-BASE-30, SEA-BASE-63 */
export const AID_OPTIONS: readonly TableOption[] = [
  { id: 'man-o-war-hunt', rule: 'SEA-BASE-21', values: ['each-other', 'by-letter'] },
  { id: 'pirate-beside-navy', rule: 'SEA-BASE-23', values: ['by-letter', 'hunts'] },
  { id: 'announced-cards', rule: 'SEA-BASE-27', values: ['together', 'one-by-one'] },
  { id: 'retirement', rule: 'SEA-BASE-28', values: ['at-once', 'next-turn'] },
  { id: 'search-order', rule: 'SEA-BASE-30', values: ['most-wanted', 'each'] },
  { id: 'demand-change', rule: 'SEA-BASE-63', values: ['any-sale', 'in-demand'] },
];

/** What the aid changes at this table; nothing, unless its pack is played. */
const aidOf = (options: Options): Partial<HouseRules> => ({
  ...(options['man-o-war-hunt'] === 'each-other' ? { manOWarsHunt: true } : {}),
  ...(options['pirate-beside-navy'] === 'by-letter' ? { shyPirates: true } : {}),
  ...(options['announced-cards'] === 'together' ? { shownTogether: true } : {}),
  ...(options.retirement === 'at-once' ? { retireAtOnce: true } : {}),
  ...(options['search-order'] === 'most-wanted' ? { searchOrder: true } : {}),
  ...(options['demand-change'] === 'any-sale' ? { anySaleChanges: true } : {}),
});

/** Alone at the table nobody is left to steer the others' ships.   FDM-NPC-14 */
export const houseRulesOf = (options: Options, seats: number): HouseRules => ({
  target: options['glory-target'] as number,
  galleonManoeuvrability: options['galleon-manoeuvrability'] as number,
  swappedHits: options['hit-numbers'] === 'cannons-3-crew-4',
  mayWait: options.declaration === 'may-wait',
  refillEveryRound: options['merchant-refill'] === 'every-round',
  secondBounty: options['second-bounty'] === 'any-non-pirate',
  chaseIntoPort: options['chase-into-port'] === true,
  portHold: options['port-hold'] === 6 ? 6 : UNLIMITED,
  raidHull: options['raid-hull'] === true,
  bothDie: options['full-tie'] === 'both-die',
  capturedMods: options['captured-modifications'] === 'stay',
  newCaptainAtOnce: options['new-captain'] === 'at-once',
  keepChest: options['re-entry-gold'] === 'keep-chest',
  freeRedraw: options['pirate-redraw'] === 'free',
  warClosesPorts: options['war-ports'] === 'closed',
  chasersNeedCannons: options['chasers-without-cannons'] === false,
  autoNpcs: options['npc-control'] === 'auto' || seats === 1,
  ...aidOf(options),
});

/** What the aid says of the hold in port is proposed wherever a module is played.   SEA-BASE-65 */
const WITH_MODULES: Options = { 'port-hold': 6 };

/**
 * None for whoever meets the sea for the first time. Then what brings much that is new and little to learn: more cards and ships, a wind to
 * sail by, and a prize that everybody wants. Then places to visit and a crew with a mind of its own. Then all of it.
 */
export const mixturesOf = (modules: readonly string[]): readonly Mixture[] => [
  { id: 'first-voyage', packs: [] },
  {
    id: 'second-evening',
    packs: ['cards-and-flags', 'new-ships', 'treasure-galleon', 'wind-and-storm'],
    options: WITH_MODULES,
  },
  {
    id: 'third-evening',
    packs: ['cards-and-flags', 'new-ships', 'treasure-galleon', 'wind-and-storm', 'locations', 'loyalty'],
    options: WITH_MODULES,
  },
  { id: 'everything', packs: modules, options: WITH_MODULES },
];
