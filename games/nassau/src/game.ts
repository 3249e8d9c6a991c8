// Nassau, 2–4 players. The table of contents: read this first.
import { defineGame } from '@boucan/kernel';
import { advice } from './advice/advice.ts';
import { cloneNassau, knows, type Nassau } from './board.ts';
import type { Events } from './events.ts';
import { TABLE_OPTIONS } from './house-rules.ts';
import { faults } from './invariants.ts';
import { flyingDutchman } from './packs/flying-dutchman/pack.ts';
import { travellingMerchant } from './packs/travelling-merchant/pack.ts';
import { campfire, tellTale } from './rules/campfire.ts';
import { finalCount } from './rules/count.ts';
import { answerDodge, chooseDice, chooseRepelled, counter, useCat } from './rules/counter.ts';
import { course } from './rules/course.ts';
import { doubleReward, fight, openFire } from './rules/fight.ts';
import { clearOut, makeRoom, overflow, stow } from './rules/holds.ts';
import {
  chooseAnimal,
  chooseDeck,
  chooseGain,
  chooseHat,
  chooseTable,
  chooseWeapon,
  keepItem,
  pay,
  receive,
} from './rules/ledger.ts';
import { chooseUnseated, chooseWeaponLost, suffer } from './rules/losses.ts';
import { chooseQuay, doubleBonus, passing } from './rules/quays.ts';
import { capture, occupy, placeCrates, plunder } from './rules/raids.ts';
import { refit } from './rules/refit.ts';
import { countGoods, doubleIncome, hideGood, home, skullIsland } from './rules/return.ts';
import { homeward, nextStop, returnTurn, seaAction, seaAgain, seaPhase, seaTurn } from './rules/sailing.ts';
import { meetSeaDog, trade } from './rules/sea-dog.ts';
import { townAction, townAgain, townLanding, townMove, townPhase, townTurn } from './rules/town.ts';
import { objections, setup } from './setup.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { imagine, look, type NassauView } from './view.ts';

/** After these everybody sees the table as it then is, before it is told what comes of it. */
const BEATS: readonly (keyof Events)[] = [
  // in town
  'captain.moved',
  'captain.ferried',
  'captain.relocated',
  'town.left',
  // at sea
  'zone.entered',
  'kraken.stopped',
  'boat.steered',
  'outpost.captured',
  'tower.occupied',
  'sea-dog.met',
  // fights
  'fight.began',
  'bomb.thrown',
  'crates.fired',
  'tokens.drawn',
  'crate.dodged',
  'dodge.ignored',
  'dice.rolled',
  'dice.rerolled',
  'attack.repelled',
  'weapon.lost',
  'opponent.damaged',
  'opponent.unharmed',
  'opponent.beaten',
  // the voyage home, and refit
  'stop.made',
  'good.hidden',
  'tale.told',
  'joke.told',
  'home.reached',
  'tales.compared',
  'animals.renewed',
  'sea-dog.moved',
];

export const nassau = defineGame<Nassau, NassauView, Events>({
  id: 'nassau',
  version: 2,
  seats: [2, 4],
  seatsRule: 'NAS-SETUP-01',
  options: TABLE_OPTIONS,
  procs: [
    course,
    // Phase I
    townPhase,
    townTurn,
    passing,
    // gains and payments
    receive,
    pay,
    stow,
    overflow,
    // Phase II
    seaPhase,
    seaTurn,
    fight,
    counter,
    suffer,
    capture,
    occupy,
    plunder,
    meetSeaDog,
    // the voyage home
    returnTurn,
    homeward,
    skullIsland,
    campfire,
    home,
    // Phase III and the end
    refit,
    finalCount,
  ],
  questions: [
    townAction,
    townMove,
    townAgain,
    townLanding,
    chooseQuay,
    doubleBonus,
    chooseGain,
    chooseWeapon,
    chooseHat,
    chooseAnimal,
    chooseTable,
    chooseDeck,
    keepItem,
    makeRoom,
    clearOut,
    seaAction,
    seaAgain,
    openFire,
    doubleReward,
    answerDodge,
    chooseDice,
    useCat,
    chooseRepelled,
    chooseWeaponLost,
    chooseUnseated,
    placeCrates,
    trade,
    nextStop,
    countGoods,
    hideGood,
    tellTale,
    doubleIncome,
  ],
  packs: [flyingDutchman, travellingMerchant],
  opening: 'course',
  verbs: {
    // in town
    walk: ['alley', 'space', 'pirates'],
    barge: ['alley', 'pirates'],
    land: ['alley', 'space', 'pirates'],
    relocate: ['space'],
    pause: [],
    pass: [],
    stop: [],
    dock: ['quay'],
    twice: [],
    once: [],
    // gains and payments
    take: ['gain'],
    arm: ['weapon'],
    hat: ['animal'],
    adopt: ['animal'],
    table: ['table'],
    deck: ['deck'],
    keep: [],
    spend: [],
    drop: ['cargo', 'n'],
    rat: [],
    leave: [],
    // at sea
    enter: ['zone', 'pirates'],
    steer: ['goal'],
    fight: ['opponent'],
    capture: ['outpost'],
    occupy: ['tower'],
    plunder: ['post'],
    meet: [],
    tale: ['deck'],
    'head-for': ['stop'],
    place: ['crates', 'pirates'],
    buy: ['gain'],
    'no-trade': [],
    // fights
    fire: ['crates', 'pirates'],
    bomb: [],
    crab: [],
    contract: [],
    lizard: [],
    'plain-reward': [],
    'ignore-dodge': [],
    'give-way': [],
    roll: ['dice', 'pirates'],
    cat: [],
    'no-cat': [],
    repel: ['token'],
    lose: ['weapon'],
    unseat: ['animal'],
    // the voyage home
    bring: ['goods', 'price'],
    hide: ['good'],
    tell: ['card'],
    joke: ['card'],
    pour: [],
    parrot: [],
    'leave-fire': [],
    double: ['income'],
    'no-tortoise': [],
  },
  telling: {
    'round.began': { heading: true, beat: true },
    'sea.began': { heading: true, beat: true },
    'refit.began': { heading: true, beat: true },
    'count.began': { heading: true },
    ...Object.fromEntries(BEATS.map((event) => [event, { beat: true } as const])),
    'count.total': { count: ['track', 'towers', 'opponents', 'goods', 'weapons', 'companions', 'cargo', 'expansion'] },
  },
  objections,
  setup,
  clone: cloneNassau,
  look,
  imagine,
  knows,
  faults,
  limit: 3000,
  advice,
  text: { en, fr },
});

// What a board draws with.
export type { Nassau, Perch, Phase, Ship, Stage } from './board.ts';
export { ANIMALS, type Animal } from './content/animals.ts';
export { DISTRICTS, FACES, type FaceId, type SpaceId } from './content/districts.ts';
export { GAINS, type GainId, type Reward, WEAPONS, type Weapon } from './content/gains.ts';
export { COLOURS, GOODS, type Good, HIDEOUTS, type HideoutId } from './content/goods.ts';
export { KINDS, type Kind, opponent, opponentId, opponentNumber, WEAPON_AGAINST } from './content/opponents.ts';
export {
  FISH,
  NEIGHBOURS,
  OPPONENT_ZONES,
  OPPONENTS_IN,
  OUTPOST_ZONES,
  OUTPOSTS_IN,
  POST_ZONES,
  POSTS_IN,
  TOWER_ZONES,
  TOWERS_IN,
  ZONES,
  type ZoneId,
} from './content/sea.ts';
export { type Back, backOf, type Tale, tale, taleId, taleNumber } from './content/tales.ts';
export { OFFERINGS, OUTPOSTS, PORT_QUAYS, postWeapon, QUAY_IDS, QUAYS, TABLE_IDS, TABLES, towerWeapon } from './content/tiles.ts';
export { type Alley, OUTSIDE, otherEnd, type Town, tileOf, townOf } from './content/town.ts';
export { type DutchmanView, dutchman } from './packs/flying-dutchman/board.ts';
export { merchant } from './packs/travelling-merchant/pack.ts';
export { isMet, type Progress, progress, type Sight } from './rules/tales.ts';
export type { NassauView, ShipView } from './view.ts';
