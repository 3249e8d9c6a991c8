// What a table agrees on before the voyage.   SKU-OPT-03
import type { Options, TableOption } from '@boucan/kernel';
import type { Difficulty } from './content/campaign.ts';

export interface HouseRules {
  readonly campaign: boolean;
  readonly difficulty: Difficulty;
  readonly dockWithEnemies: boolean;
  readonly limitEnemies: boolean;
  readonly byPrestige: boolean;
  readonly harshIslands: boolean;
  readonly strictSight: boolean;
  readonly voidSpawn: boolean;
  readonly merchantHome: boolean;
  readonly jointRepair: boolean;
  readonly freeHits: boolean;
  readonly longVoyage: boolean;
}

/** The first value is the default. */
export const OPTIONS: readonly TableOption[] = [
  { id: 'campaign', rule: 'SKU-GOAL-01', values: [false, true], first: true },
  { id: 'difficulty', rule: 'SKU-SETUP-16', values: ['normal', 'calm', 'stormy'] },
  { id: 'dock-with-enemies', rule: 'SKU-OPT-01', values: [false, true] },
  { id: 'limit-enemies', rule: 'SKU-OPT-02', values: ['by-difficulty', true, false] },
  { id: 'order-by', rule: 'SKU-STATIONS-04', values: ['trust', 'prestige'] },
  { id: 'harsh-islands', rule: 'SKU-EXPLORE-13', values: [false, true] },
  { id: 'strict-sight', rule: 'SKU-NAVAL-06', values: [false, true] },
  { id: 'void-spawn', rule: 'SKU-SPAWN-15', values: [false, true] },
  { id: 'merchant-home', rule: 'SKU-ENEMY-29', values: [false, true] },
  { id: 'joint-repair', rule: 'SKU-PLUNDER-10', values: [false, true] },
  { id: 'free-hits', rule: 'SKU-BOARDING-41', values: [false, true] },
  { id: 'twelve-days', rule: 'SKU-END-01', values: [true, false] },
];

export const houseRulesOf = (o: Options): HouseRules => ({
  campaign: o.campaign === true,
  difficulty: o.difficulty as Difficulty,
  dockWithEnemies: o['dock-with-enemies'] === true,
  // A calm voyage limits enemies unless the table says otherwise.
  limitEnemies: o['limit-enemies'] === 'by-difficulty' ? o.difficulty === 'calm' : o['limit-enemies'] === true,
  byPrestige: o['order-by'] === 'prestige',
  harshIslands: o['harsh-islands'] === true,
  strictSight: o['strict-sight'] === true,
  voidSpawn: o['void-spawn'] === true,
  merchantHome: o['merchant-home'] === true,
  jointRepair: o['joint-repair'] === true,
  freeHits: o['free-hits'] === true,
  longVoyage: o['twelve-days'] === true,
});
