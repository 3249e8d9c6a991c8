// What a table agrees on before it starts. Listers see the board alone, so the answers lie on it.
import type { Options, TableOption } from '@boucan/kernel';

export interface HouseRules {
  readonly wholeTrail: boolean; // a blocked captain goes back to any space of the whole game
  readonly anyCrateDodged: boolean; // a dodge takes any own crate on the opponent
  readonly fourfold: boolean; // contract and lizard together give the reward four times
  readonly tortoiseOnTop: boolean; // the tortoise's income comes on top of the usual one
  readonly ratMixes: boolean; // the two loads of the rat's hold are of two different kinds
}

export const TABLE_OPTIONS: readonly TableOption[] = [
  { id: 'town', rule: 'NAS-SETUP-02', values: ['random', 'start-in-centre', 'first-game'] },
  { id: 'first-seat', rule: 'NAS-SETUP-42', values: ['random', 0, 1, 2, 3] },
  { id: 'relocation', rule: 'NAS-TOWN-13', values: ['this-round', 'whole-game'] },
  { id: 'dodges', rule: 'NAS-FIGHT-10', values: ['this-fight', 'any-own-crate'] },
  { id: 'contract-and-lizard', rule: 'NAS-ITEM-03', values: [3, 4] },
  { id: 'tortoise', rule: 'NAS-ANIMAL-15', values: ['doubled', 'on-top'] },
  { id: 'rat', rule: 'NAS-ANIMAL-12', values: ['any-kinds', 'two-kinds'] },
];

export const houseRulesOf = (options: Options): HouseRules => ({
  wholeTrail: options.relocation === 'whole-game',
  anyCrateDodged: options.dodges === 'any-own-crate',
  fourfold: options['contract-and-lizard'] === 4,
  tortoiseOnTop: options.tortoise === 'on-top',
  ratMixes: options.rat === 'two-kinds',
});
