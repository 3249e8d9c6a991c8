// The ledger: every gain and every payment goes through here and says what it is owed to.   NAS-EQUIP, NAS-ITEM, NAS-CONTENT-28
import { choice, choices, openVars, type Said, type Seat } from '@boucan/kernel';
import { type Nassau, proc, question, type Ship, shipOf } from '../board.ts';
import { ANIMALS, type Animal } from '../content/animals.ts';
import { GAIN_IDS, GAINS, type GainId, type Item, MOST, type Reward, WEAPONS, type Weapon } from '../content/gains.ts';
import { TABLE_IDS, TABLES, type TableId } from '../content/tiles.ts';
import type { DeckId } from '../events.ts';
import { canAdopt, idleOf, isReady, onOffer, owns, searchPile, seatAnimal, takeFromMountain, useAnimal } from './animals.ts';
import { anyDeck, canDraw, DECK, DECKS, drawTale, isDeckOpen } from './decks.ts';
import { stow } from './holds.ts';
import type { Tools } from './tools.ts';

/** Points on the track: one number, which may pass 100 and 200 and fall below 0.   NAS-SCORE-08, NAS-SCORE-09, NAS-SCORE-12 */
export function score(t: Tools, seat: Seat, points: number, cause: string): void {
  if (points === 0) return;
  const s = shipOf(t.board, seat);
  s.score += points;
  if (points > 0) t.tell?.('points.scored', { seat, points, cause, total: s.score });
  else t.tell?.('points.lost', { seat, points: -points, cause, total: s.score });
}

// ── what one owns ──

/** Weapons of a type, the printed one included.   NAS-SETUP-17, NAS-Q-76 */
export const weaponsOf = (s: Pick<Ship, 'weapons'>, weapon: Weapon): number => 1 + s.weapons[weapon];

/** At most five of a type with the printed one, and only while the supply has any.   NAS-EQUIP-02, NAS-EQUIP-15 */
const canTakeWeapon = (b: Nassau, s: Ship, weapon: Weapon): boolean =>
  weaponsOf(s, weapon) < MOST.weapons && b.weapons[weapon] > 0;

const canTakeAnyWeapon = (b: Nassau, s: Ship): boolean => {
  for (const weapon of WEAPONS) if (canTakeWeapon(b, s, weapon)) return true;
  return false;
};

/** Whether a gain would bring anything at all.   NAS-TOWN-15, NAS-EQUIP-15 */
export function canReceive(b: Nassau, s: Ship, gain: GainId): boolean {
  const { word } = GAINS[gain];
  switch (word) {
    case 'any-weapon':
      return canTakeAnyWeapon(b, s);
    case 'sail':
      return s.sails < MOST.sails && b.sails > 0;
    case 'sailor':
      return s.sailors < MOST.sailors && b.sailors > 0;
    case 'animal':
      return canAdopt(b, s);
    case 'pirate':
      return s.tables !== 0;
    case 'hold':
      return s.holds < MOST.holds;
    case 'crate':
      return s.reserve > 0;
    case 'tale':
      return canDraw(b, 'deck-arrr') || canDraw(b, 'deck-b');
    case 'good':
      return b.goods.length > 0;
    case 'bomb':
      return b.bombs > 0;
    case 'contract':
      return b.contracts > 0;
    case 'compass':
      return b.compasses > 0;
    case 'provision':
    case 'doubloon':
    case 'rum':
      return true;
    default:
      return canTakeWeapon(b, s, word);
  }
}

/** Items come from the supply and go back there; doubloons and rum never run out.   NAS-EQUIP-04, NAS-ITEM-10 */
function moveItem(b: Nassau, s: Ship, item: Item, n: number): void {
  s[item] += n;
  if (item === 'bomb') b.bombs -= n;
  else if (item === 'contract') b.contracts -= n;
  else if (item === 'compass') b.compasses -= n;
}

export function loseItem(b: Nassau, s: Ship, item: Item, n: number): void {
  moveItem(b, s, item, -n);
}

/** Put above the printed weapon of its type.   NAS-EQUIP-01 */
function takeWeapon(t: Tools, seat: Seat, weapon: Weapon, cause: string): void {
  t.board.weapons[weapon]--;
  shipOf(t.board, seat).weapons[weapon]++;
  t.tell?.('weapon.taken', { seat, weapon, cause });
}

// ── gains ──

interface Receive {
  seat: Seat;
  gain: GainId;
  other: GainId | null; // one of the two is taken
  cause: string;
  left: number; // tale cards still to draw
}

export const receiving = (seat: Seat, reward: Reward, cause: string): Receive => ({
  seat,
  gain: reward[0],
  other: reward[1] ?? null,
  cause,
  left: 0,
});

type Take = Said<'take', [gain: GainId]>;
type Arm = Said<'arm', [weapon: Weapon]>;
type PutOn = Said<'hat', [animal: Animal]>;
type Adopt = Said<'adopt', [animal: Animal]>;
type Hire = Said<'table', [table: TableId]>;
type DrawFrom = Said<'deck', [deck: DeckId]>;

interface ReceiveWaits {
  chosen: Take;
  weaponChosen: Arm;
  hatChosen: PutOn;
  animalChosen: Adopt;
  tableChosen: Hire;
  deckChosen: DrawFrom;
}

export const receive = proc('receive', 'NAS-TOWN-06', openVars<Receive, ReceiveWaits>(), {
  begin: (t, v) => (v.other === null ? t.go('take') : t.ask(chooseGain, v.seat, 'chosen')),

  // Of two equipments exactly one is taken, even one that brings nothing.   NAS-TOWN-07, NAS-DEF-11
  chosen: (t, v, [, gain]) => {
    v.gain = gain;
    return t.go('take');
  },

  take: (t, v) => {
    const b = t.board;
    const s = shipOf(b, v.seat);
    const { word, n } = GAINS[v.gain];
    if (!canReceive(b, s, v.gain)) {
      t.tell?.('gain.nothing', { seat: v.seat, gain: v.gain, cause: v.cause });
      return t.done();
    }
    switch (word) {
      case 'any-weapon':
        return t.ask(chooseWeapon, v.seat, 'weaponChosen');
      case 'animal':
        return t.go('animal');
      case 'pirate':
        return t.go('pirate');
      case 'crate': // NAS-EQUIP-12
      case 'provision': // NAS-EQUIP-13
        return t.call(stow, { seat: v.seat, what: word, n, must: false, cause: v.cause }, 'taken');
      case 'good':
        return t.call(stow, { seat: v.seat, what: 'any-good', n, must: false, cause: v.cause }, 'taken');
      case 'tale':
        v.left = n;
        return t.go('tales');
      case 'sail':
        s.sails++; // to the left of the others   NAS-EQUIP-03
        b.sails--;
        break;
      case 'sailor':
        return t.go('sailor');
      case 'hold':
        s.holds++; // NAS-EQUIP-11
        break;
      case 'doubloon':
      case 'rum':
      case 'bomb':
      case 'contract':
      case 'compass':
        moveItem(b, s, word, n);
        break;
      default:
        takeWeapon(t, v.seat, word, v.cause);
        return t.done();
    }
    t.tell?.('gain.received', { seat: v.seat, gain: v.gain, cause: v.cause });
    return t.done();
  },

  weaponChosen: (t, v, [, weapon]) => {
    takeWeapon(t, v.seat, weapon, v.cause);
    return t.done();
  },

  // A new sailor goes under an animal that waits for one.   NAS-EQUIP-08, NAS-ANIMAL-04
  sailor: (t, v) => {
    const s = shipOf(t.board, v.seat);
    s.sailors++;
    t.board.sailors--;
    t.tell?.('gain.received', { seat: v.seat, gain: v.gain, cause: v.cause });
    const idle = idleOf(s);
    if (idle.length > 1) return t.ask(chooseHat, v.seat, 'hatChosen');
    if (idle.length === 1) seatAnimal(t, v.seat, idle[0]!);
    return t.done();
  },

  hatChosen: (t, v, [, animal]) => {
    seatAnimal(t, v.seat, animal);
    return t.done();
  },

  // An animal that can be taken must be taken.
  animal: (t, v) => {
    const s = shipOf(t.board, v.seat);
    const kinds = onOffer(t.board, s);
    if (kinds.length > 1) return t.ask(chooseAnimal, v.seat, 'animalChosen');
    if (kinds.length === 1) takeFromMountain(t, v.seat, kinds[0]!);
    else searchPile(t, v.seat);
    return t.done();
  },

  animalChosen: (t, v, [, animal]) => {
    takeFromMountain(t, v.seat, animal);
    return t.done();
  },

  // One of his own pirates, from a table of his choice.   NAS-EQUIP-05
  pirate: (t, v) => t.ask(chooseTable, v.seat, 'tableChosen'),

  // The table's equipment follows at once; the pirate never returns there.   NAS-EQUIP-06, NAS-EQUIP-07
  tableChosen: (t, v, [, table]) => {
    const s = shipOf(t.board, v.seat);
    s.tables &= ~(1 << TABLE_IDS.indexOf(table));
    s.standing++;
    t.tell?.('pirate.hired', { seat: v.seat, table });
    v.gain = TABLES[table].gain;
    v.cause = table;
    return t.go('take');
  },

  // Card by card, each seen before the next deck is chosen.   NAS-EQUIP-09, NAS-Q-82
  tales: (t, v) => {
    if (v.left === 0) return t.done();
    if (isDeckOpen(t.board)) return t.ask(chooseDeck, v.seat, 'deckChosen');
    v.left--;
    drawTale(t, v.seat, anyDeck(t.board), v.cause);
    return t.go('tales');
  },

  deckChosen: (t, v, [, deck]) => {
    v.left--;
    drawTale(t, v.seat, deck, v.cause);
    return t.go('tales');
  },

  taken: (t) => t.done(),
});

const TAKE = choices('take', GAIN_IDS);
const ARM = choices('arm', WEAPONS);
const HAT = choices('hat', ANIMALS);
const ADOPT = choices('adopt', ANIMALS);
const TABLE = choices('table', TABLE_IDS);

export const chooseGain = question<Receive, Take>(
  'gain.choose',
  'NAS-TOWN-07',
  (o, _b, v) => {
    o.may(TAKE[v.gain]);
    if (v.other !== null) o.may(TAKE[v.other]);
  },
  { prompt: (_b, v) => ({ cause: v.cause }) },
);

export const chooseWeapon = question<Receive, Arm>(
  'gain.weapon',
  'NAS-EQUIP-01',
  (o, b, _v, seat) => {
    const s = shipOf(b, seat);
    for (const weapon of WEAPONS) {
      o.may(ARM[weapon])
        .unless(weaponsOf(s, weapon) >= MOST.weapons, 'NAS-EQUIP-02', 'five-weapons')
        .unless(b.weapons[weapon] === 0, 'NAS-EQUIP-15', 'supply-empty');
    }
  },
  { prompt: (_b, v) => ({ cause: v.cause }) },
);

export const chooseHat = question<Receive, PutOn>('gain.hat', 'NAS-ANIMAL-04', (o, b, _v, seat) => {
  for (const animal of idleOf(shipOf(b, seat))) o.may(HAT[animal]);
});

export const chooseAnimal = question<Receive, Adopt>(
  'gain.animal',
  'NAS-ANIMAL-01',
  (o, b, _v, seat) => {
    const s = shipOf(b, seat);
    for (let i = 0; i < b.mountains.length; i++) {
      const animal = b.mountains[i] ?? null;
      if (animal !== null && b.mountains.indexOf(animal) === i)
        o.may(ADOPT[animal]).unless(owns(s, animal), 'NAS-ANIMAL-06', 'owns-that-kind');
    }
  },
  { prompt: (_b, v) => ({ cause: v.cause }) },
);

export const chooseTable = question<Receive, Hire>('gain.table', 'NAS-EQUIP-05', (o, b, _v, seat) => {
  const { tables } = shipOf(b, seat);
  for (let i = 0; i < TABLE_IDS.length; i++)
    o.may(TABLE[TABLE_IDS[i]!]).unless((tables & (1 << i)) === 0, 'NAS-EQUIP-07', 'table-left');
});

export const chooseDeck = question<Receive, DrawFrom>(
  'gain.deck',
  'NAS-EQUIP-09',
  (o) => {
    for (const deck of DECKS) o.may(DECK[deck]);
  },
  { prompt: (_b, v) => ({ cause: v.cause, left: v.left }) },
);

// ── payments ──
// Doubloons and rum pay wherever a rule says so.   NAS-ITEM-01, NAS-ITEM-02

interface Pay {
  seat: Seat;
  item: Item;
  n: number;
  cause: string;
}

const KEEP = choice('keep');
const SPEND = choice('spend');

/** Items are discarded when they are used; the monkey spirit saves one of them.   NAS-ITEM-10, NAS-ANIMAL-24, NAS-Q-47 */
export const pay = proc('pay', 'NAS-ITEM-10', openVars<Pay, { decided: Said<'keep'> | Said<'spend'> }>(), {
  begin: (t, v) => (isReady(shipOf(t.board, v.seat), 'monkey-spirit') ? t.ask(keepItem, v.seat, 'decided') : t.go('discard')),

  decided: (t, v, c) => {
    if (c === KEEP) {
      useAnimal(t, v.seat, 'monkey-spirit');
      v.n--;
      t.tell?.('item.kept', { seat: v.seat, item: v.item, cause: v.cause });
    }
    return t.go('discard');
  },

  discard: (t, v) => {
    if (v.n > 0) {
      loseItem(t.board, shipOf(t.board, v.seat), v.item, v.n);
      if (v.item === 'doubloon') t.tell?.('doubloons.paid', { seat: v.seat, n: v.n, cause: v.cause });
      else t.tell?.('item.spent', { seat: v.seat, item: v.item, cause: v.cause });
    }
    return t.done();
  },
});

export const keepItem = question<Pay, Said<'keep'> | Said<'spend'>>(
  'pay.keep',
  'NAS-ANIMAL-24',
  (o) => {
    o.may(KEEP);
    o.may(SPEND);
  },
  { prompt: (_b, v) => ({ item: v.item, cause: v.cause }) },
);
