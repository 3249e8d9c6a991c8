// The table before anybody has chosen a character.   SKU-SETUP
import { type Config, type Rng, takeAny } from '@boucan/kernel';
import { type Group, newTurn, type Ship, type Voyage } from './board.ts';
import { RESTART, SOLO_PRESTIGE, STARTING_DOUBLOONS, STARTING_PRESTIGE, STARTS } from './content/campaign.ts';
import { CLASS_IDS, type ClassId } from './content/characters.ts';
import { ALL_GOODS, type Good, type Marker } from './content/goods.ts';
import { MOORING, START } from './content/map.ts';
import { MISSION_IDS } from './content/missions.ts';
import { HOLD_CELLS, MOST_GROUPS, SHIPS, type ShipId, TRACK } from './content/ships.ts';
import { houseRulesOf } from './house-rules.ts';

/** Two classes are shown to each, of which he keeps one. */
const SHOWN = 2;

export function setup(config: Required<Config>, rng: Rng): Voyage {
  const house = houseRulesOf(config.options);
  const { groups, provisions, loot } = STARTS[house.difficulty];
  const classes = CLASS_IDS.slice();
  const pile = ALL_GOODS.slice();
  const cargo: Good[] = [...Array<Good>(provisions).fill('provisions'), 'rum', 'wood'];
  return {
    house,
    voyage: house.campaign ? 1 : 0,
    defeats: 0,
    captain: 0,
    people: [],
    groups: newGroups(groups),
    registers: Array.from({ length: config.seats }, () => ({
      prestige: config.seats === 1 ? SOLO_PRESTIGE : STARTING_PRESTIGE,
      doubloons: STARTING_DOUBLOONS,
      item: null,
      shown: Array.from({ length: SHOWN }, (): ClassId => takeAny(rng, classes)),
      declined: -1,
      setOut: 0,
      brought: 0,
    })),
    classes,
    ship: newShip('brigantine', cargo, pile),
    loot,
    hoards: [],
    missions: [],
    missionDeck: MISSION_IDS.slice(),
    ledger: null,
    ledgerSeen: false,
    morale: TRACK,
    dirt: 0,
    watch: 1,
    day: 1,
    round: 0,
    rum: false,
    pile,
    found: [],
    deck: [],
    under: [],
    peek: null,
    card: null,
    discard: [],
    foes: [],
    maelstrom: -1,
    maw: 0,
    crab: -1,
    tower: null,
    wrecks: [],
    objectives: [],
    wind: null,
    fog: false,
    signalled: false,
    clock: 0,
    turn: newTurn(),
    boarding: null,
  };
}

/** So many rested groups in the cabins, the others in the box.   SKU-SETUP-11, SKU-SETUP-16 */
export const newGroups = (aboard: number): Group[] =>
  Array.from({ length: MOST_GROUPS }, (_, i) => ({
    post: i < aboard ? 'cabins' : 'box',
    sail: 0,
    fatigue: 0,
    wounds: 0,
    done: false,
    since: 0,
  }));

/** Cannons first, then the cargo, from column 1 on; what is aboard is not in the pile.   SKU-SHIP-01, SKU-SHIP-05, SKU-SHIP-12, SKU-SETUP-10, SKU-SETUP-14 */
export function newShip(type: ShipId, cargo: readonly Good[], pile: Good[]): Ship {
  const { hold, sails, cannons } = SHIPS[type];
  const markers: Marker[] = [...Array<Marker>(cannons).fill('cannon')];
  for (const good of cargo) {
    const at = pile.indexOf(good);
    if (at < 0) continue;
    pile.splice(at, 1);
    markers.push(good);
  }
  return {
    type,
    cell: MOORING[START],
    heading: 1,
    hold,
    holdMax: hold,
    sails,
    sailsMax: sails,
    cells: Array.from({ length: HOLD_CELLS }, (_, i) => markers[i] ?? null),
    upgrades: [],
    ammo: [],
    fired: [],
    saving: null,
  };
}

/** The cargo after a defeat. */
export const restartCargo = (): Good[] => [
  ...Array<Good>(RESTART.provisions).fill('provisions'),
  ...Array<Good>(RESTART.rum).fill('rum'),
];
