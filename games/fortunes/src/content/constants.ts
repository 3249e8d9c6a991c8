// The figures of the rules: the one place for them. Prices of ships stand with the ships, rewards with the captains.
import type { Section } from './ships.ts';
import type { Sourced } from './source.ts';

type Constant = Sourced & {
  readonly value: number | readonly number[] | readonly (number | 'skull')[] | { readonly [key: string]: number | Section };
  /** Page of the rulebook; ours have none. */
  readonly page?: string;
};

/** Each figure with its source. The game reads them from RULES, below. */
export const CONSTANTS = {
  players: { value: [2, 3, 4], source: 'public', confidence: 'high' },
  die: { value: [1, 2, 3, 4, 'skull', 'skull'], source: 'document', page: '4' },
  dice: { value: 10, source: 'document', page: '2' },

  // winning
  victoryTarget: { value: 10, source: 'document', page: '3, 4' },
  chestGoldPerPoint: { value: 10, source: 'document', page: '3, 9' },
  chestPoints: { value: 5, source: 'document', page: '3, 9' },

  // setting out
  startingGold: { value: 10, source: 'document', page: '5' },
  startingGloryCards: { value: 1, source: 'document', page: '5' },

  // a turn
  actions: { value: 3, source: 'document', page: '7' },
  portActions: { value: 1, source: 'document', page: '8' },

  // trade
  sellPrice: { value: 3, source: 'document', page: '8' },
  sellPriceInDemand: { value: 6, source: 'document', page: '8' },
  sellForGlory: { value: 3, source: 'document', page: '3' },
  offer: { value: 6, source: 'document', page: '8' },
  offerAgain: { value: 3, source: 'document', page: '8' },
  /** For 1, 2, and 3 or more cards of that good in the offer. */
  buyPrices: { value: [3, 2, 1], source: 'document', page: '8' },
  demandOnPorts: { value: 16, source: 'document', page: '6' },
  demandReserve: { value: 8, source: 'document', page: '6' },

  // the yard
  shipSalePerModification: { value: 1, source: 'document', page: '8' },
  shipSalePerDamage: { value: -1, source: 'document', page: '8' },
  repair: { value: 2, source: 'document', page: '8' },
  modification: { value: 3, source: 'document', page: '8' },
  restoreHull: { value: 3, source: 'document', page: '8' },
  weapon: { value: 3, source: 'document', page: '8' },
  weaponSale: { value: 1, source: 'document', page: '8' },
  weaponsPerKind: { value: 1, source: 'document', page: '2, 8' },
  valueCeiling: { value: 5, source: 'document', page: '4' },

  // other business in port
  recruit: { value: 2, source: 'document', page: '9' },
  rumour: { value: 2, source: 'document', page: '9' },
  rumoursHeld: { value: 1, source: 'document', page: '9' },
  missionsHeld: { value: 1, source: 'document', page: '9' },
  missionsOnOffer: { value: 2, source: 'document', page: '6, 9' },

  // merchants
  raidCards: { value: 3, source: 'document', page: '10' },
  raidGoldForGlory: { value: 12, source: 'document', page: '10' },
  merchantRefill: { value: 8, source: 'document', page: '10' },

  // bounties and rewards
  bountiesPerNation: { value: 5, source: 'document', page: '11' },
  rewardPerBounty: { value: 5, source: 'document', page: '11' },
  rewardPirateSloop: { value: 5, source: 'document', page: '11, 15' },
  rewardPirateFrigate: { value: 15, source: 'document', page: '11, 15' },

  // Glory cards
  handLimit: { value: 4, source: 'document', page: '12' },
  specialistTypes: { value: 8, source: 'document', page: '12' },
  specialistCopies: { value: 2, source: 'document', page: '12' },
  specialistsPerType: { value: 1, source: 'document', page: '12' },

  // events
  iconsPerCard: { value: 3, source: 'document', page: '13' },

  // combat
  edge: { value: 2, source: 'document', page: '4, 14' },
  edgeDice: { value: 1, source: 'document', page: '4, 14' },
  diceWithoutMasts: { value: 1, source: 'document', page: '14' },
  swivelDice: { value: 2, source: 'document', page: '8' },
  swivelDamage: { value: 1, source: 'document', page: '8' },
  chaserHits: { value: 1, source: 'document', page: '8' },
  plunderCards: { value: 3, source: 'document', page: '15' },
  /** That 2 is Masts: the rulebook. A skull lets the owner choose. */
  location: {
    value: { 1: 'cargo', 2: 'masts', 3: 'crew', 4: 'cannons' },
    source: 'public',
    confidence: 'medium',
    page: '14',
  },

  // ours: what the cards have in common
  leastDice: { value: 1, source: 'designed' },
  /** When no listed specialist can be granted. */
  goldForSpecialist: { value: 5, source: 'designed' },
  /** No price effect goes below these. */
  leastPrice: {
    value: { cargo: 1, repair: 1, crew: 1, weapon: 1, modification: 1, ship: 5 },
    source: 'designed',
  },
} as const satisfies { readonly [name: string]: Constant };

export type ConstantId = keyof typeof CONSTANTS;

/** `RULES.startingGold` */
export const RULES = Object.fromEntries(Object.entries(CONSTANTS).map(([id, { value }]) => [id, value])) as {
  readonly [C in ConstantId]: (typeof CONSTANTS)[C]['value'];
};
