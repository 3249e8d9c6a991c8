// What a choice costs and brings, the dice it is rolled with, and what is near.
import type { Choice } from '@boucan/kernel';
import type { OfferView } from '@boucan/table';
import type { Remark } from '../board.ts';
import { varsOf } from '../parts/at-table.ts';
import {
  CLASSES,
  type ClassId,
  cellName,
  eventCard,
  far,
  GOODS,
  type Good,
  type GroupId,
  groupIndex,
  ISLAND_IDS,
  type IslandId,
  ITEMS,
  type ItemId,
  MOORING,
  nextTo,
  type Person,
  type Post,
  PRESTIGE_PER_COIN,
  placeOf,
  pointsTo,
  quantities,
  type VoyageView,
} from './content.ts';
import { traitsOf } from './describe.ts';
import { bidMeans } from './scenes/bid-means.ts';
import { chanceOf } from './scenes/chance.ts';
import { findsOn } from './scenes/finds.ts';
import { priceOf } from './scenes/prices.ts';
import { salvoOdds, type Target } from './scenes/salvo.ts';
import { bringsAt } from './ship/brings.ts';
import type { AtSea } from './table.tsx';
import { sayIn, tenths } from './words.ts';

type At = Pick<AtSea, 'view' | 'board' | 'me' | 'say' | 'speaker' | 'lang'>;

/** What a bid can come to, by what the others could bid at most. */
export function bidWords({ view, board, me, say }: Pick<At, 'view' | 'board' | 'me' | 'say'>, coins: number): string | null {
  if (me === null) return null;
  const bidders = varsOf<{ readonly bidders: readonly number[] }>(view, 'mutiny')?.bidders ?? [];
  const most = (seat: number): number => Math.floor(board.registers[seat]!.prestige / PRESTIGE_PER_COIN);
  const rivals = bidders.flatMap((seat) => (seat === me ? [] : [most(seat)]));
  const cost = coins * PRESTIGE_PER_COIN;
  return say('bidMeans', { ...bidMeans(coins, rivals), cost, left: board.registers[me]!.prestige - cost });
}

/** What lies about a cell: enemies in reach of it, and islands next to it. */
function nearTo({ board, say, speaker }: At, cell: number): string[] {
  const near = (id: string, n: number): string => say('near', { what: speaker.name(id), n });
  return [
    ...board.foes.flatMap((foe) => (far(cell, foe.cell) <= 3 ? [near(foe.id, far(cell, foe.cell))] : [])),
    ...ISLAND_IDS.flatMap((id) => (far(cell, MOORING[id]) <= 2 ? [near(id, far(cell, MOORING[id]))] : [])),
    ...(board.maelstrom >= 0 && far(cell, board.maelstrom) <= 3 ? [near('maelstrom', far(cell, board.maelstrom))] : []),
  ];
}

/** A movement point spent: where it takes the ship, and what is near there. */
function step(at: At, cell: number): string {
  const { board, say } = at;
  return [say('stepTo', { cell: cellName(cell), of: board.turn.points }), ...nearTo(at, cell)].join(', ');
}

const island = ({ board: { ship }, say, speaker }: At, id: IslandId): string =>
  say('sayIsland', {
    island: speaker.name(id),
    cell: cellName(MOORING[id]),
    n: far(ship.cell, MOORING[id]),
    points: pointsTo(MOORING[id])[placeOf(ship.cell, ship.heading)]!,
  });

const post = ({ board, say, speaker }: At, who: Person | undefined, at: Post): string | null =>
  who === undefined
    ? null
    : bringsAt(board, who, at)
        .map(({ kind, what, of }) => say('bringsWords', { kind, what: speaker.name(what), n: of.value }))
        .join(', ') || null;

/** Somebody who could be called: how the dice stand for him, or what he is good at. */
function called({ board, say, speaker }: At, who: ClassId): string {
  const card = board.card ?? board.peek?.card ?? null;
  const roll = card === null ? null : eventCard(card).roll;
  const person = board.people.find((p) => p.cls === who);
  if (roll === null || person === undefined) return traitsOf(who, speaker);
  const dice = quantities.traitOf(board, person, roll.trait);
  return say('chance', { dice, over: roll.over, odds: chanceOf(dice, roll.over) });
}

function group({ board, say }: At, id: GroupId): string | null {
  const one = board.groups[groupIndex(id)];
  return one === undefined ? null : say('groupState', { fatigue: one.fatigue, wounds: one.wounds });
}

/** What the highest die of an explorer brings so far. */
function found({ view, say, speaker }: At): string | null {
  const { roll, dice } = varsOf<{ readonly roll: string; readonly dice: readonly number[] }>(view, 'trial') ?? {};
  const island = varsOf<{ readonly island: number }>(view, 'explore')?.island ?? 0;
  if (roll !== 'explore' || dice === undefined || island === 0) return null;
  const die = Math.max(...dice);
  return say('advises', { name: String(die), what: findsOn(island, speaker, say)[die - 1]!.words });
}

/** What lies in a cell of the hold. */
function marker({ board, say, speaker }: At, cell: number): string {
  const lying = board.ship.cells[cell] ?? null;
  return lying === null ? say('empty') : speaker.name(lying);
}

function priced({ board, say, speaker }: At, verb: string, what: string): string {
  const price = verb === 'sell' ? GOODS[what as Good].sale : verb === 'item' ? ITEMS[what as ItemId].price : priceOf(board, what);
  const card = verb === 'sell' ? null : speaker.card(what);
  return [say('costs', { n: price }), ...(card === null ? [] : [card])].join(' ');
}

/** How many dice somebody would roll for it. */
export function diceFor(b: VoyageView, p: Person, [verb, what]: Choice): number | undefined {
  return verb === 'fight' ? quantities.fightDice(b, p, what as 'melee', false) : DICE[verb]?.(b, p);
}

const DICE: Readonly<Record<string, (b: VoyageView, p: Person) => number>> = {
  jump: (b, p) => quantities.jumpDice(b, p),
  shoot: (b, p) => quantities.shotDice(b, p),
  'fire-swivel': (b, p) => quantities.swivelDice(b, p),
  heal: (b, p) => quantities.healDice(b, p),
  chart: (b, p) => quantities.chartDice(b, p),
  scrub: (b, p) => quantities.deckDice(b, p),
  fix: (b, p) => quantities.deckDice(b, p),
};

export const remark: Remark = (offer: OfferView, { view, speaker, lang }) => {
  const board = view.match!.board as VoyageView;
  const at: At = { view, board, speaker, lang, say: sayIn(lang), me: typeof view.viewer === 'number' ? view.viewer : null };
  const { say } = at;
  const [verb, what, how] = offer.choice as readonly [string, (string | number)?, (string | number)?];
  const asked = board.people.find((p) => p.cls === view.asked?.with.who);
  const dice = asked && diceFor(board, asked, offer.choice);
  if (dice !== undefined) return say('diceOf', { n: dice });
  switch (verb) {
    case 'advance':
      return step(at, nextTo(board.ship.cell, what as number));
    case 'turn':
      return step(at, board.ship.cell);
    case 'spy':
    case 'bound':
    case 'gem':
      return island(at, what as IslandId);
    case 'post':
      return post(at, asked, what as Post);
    case 'reassign': {
      const brings = post(
        at,
        board.people.find((p) => p.cls === what),
        how as Post,
      );
      return [...(brings === null ? [] : [brings]), say('reassignCosts', { left: board.morale - 1 })].join('. ');
    }
    case 'draft':
      return Object.hasOwn(CLASSES, what as string) ? traitsOf(what as ClassId, speaker) : null;
    case 'call':
      return Object.hasOwn(CLASSES, what as string) ? called(at, what as ClassId) : null;
    case 'destiny':
    case 'pass':
      return found(at);
    case 'jettison':
      return marker(at, what as number);
    case 'stow':
      return say('swapped', { what: marker(at, what as number), with: marker(at, how as number) });
    case 'group':
    case 'order':
    case 'send':
    case 'clean':
    case 'repair':
      return group(at, what as GroupId);
    case 'fire': {
      const { dice, over, hits } = salvoOdds(board, what as Target);
      return say('salvoOdds', { dice: dice.value, over, hits: tenths(lang, hits), n: hits });
    }
    case 'foe':
    case 'board':
    case 'replace': {
      const foe = board.foes.find(({ id }) => id === what);
      if (foe === undefined) return null;
      const { temper, speed, combat, hold } = foe;
      return say('foeSeen', { foe: speaker.name(foe.id), active: foe.near ? 'yes' : 'no', temper, speed, combat, hold });
    }
    case 'bid':
      return bidWords(at, what as number);
    case 'sell':
    case 'buy':
    case 'item':
      return priced(at, verb, what as string);
    default:
      return null;
  }
};
