// Several choices in one go: what a player plainly means by a press. A plan is followed as long as nothing comes in between.
import { type Choice, choice } from '@boucan/kernel';
import type { OfferView } from '@boucan/table';
import { allowed, offerOf } from '../parts/offers.ts';
import { CARGO, type CaribbeanView, type Good, NEIGHBOURS, ZONES, type ZoneId } from './content.ts';

export interface Plan {
  /** How it is called: words of the board, with these. */
  readonly what:
    | 'planSail'
    | 'planPort'
    | 'planAshore'
    | 'planRaid'
    | 'planSell'
    | 'planSellAll'
    | 'planLoadAll'
    | 'planTakeAll'
    | 'planEnd';
  readonly with: Readonly<Record<string, string | number>>;
  readonly steps: readonly Choice[];
}

export interface Lying {
  readonly board: CaribbeanView;
  readonly me: number | null;
  readonly offers: readonly OfferView[];
  readonly question: string | null;
}

const can = (offers: readonly OfferView[], step: Choice): boolean => {
  const offer = offerOf(offers, ...step);
  return offer !== undefined && allowed(offer);
};

const TO_SEA = choice('sail', 'sea');
const TO_PORT = choice('sail', 'port');
const ASHORE = choice('port');
const SCOUT = choice('scout', 'merchant');
const DONE = choice('done');
const LEAVE = choice('leave');
const VERDICT = choice('verdict');
const STOP = choice('stop');
const SELLING = choice('activity', 'sell');

const isNext = (from: ZoneId, to: ZoneId): boolean => Object.values(NEIGHBOURS[from]).includes(to);

/** The Moves that bring the ship to sea in this zone: none if it is there, one or two to the next one, null farther off. */
function courseTo({ board, me, question }: Lying, zone: ZoneId): Choice[] | null {
  const mine = me === null ? undefined : board.players[me];
  if (mine === undefined || mine.captain === null || question !== 'turn.action') return null;
  const out = mine.inPort ? [TO_SEA] : [];
  if (mine.zone === zone) return out;
  return isNext(mine.zone, zone) ? [...out, choice('sail', zone)] : null;
}

/** What a step takes: winds and cards make a Move free, or dearer. */
const costOf = (board: CaribbeanView, [verb, to]: Choice): number =>
  verb === 'sail' ? (board.sums.moves[to as 'sea']?.value ?? 1) : verb === 'scout' || verb === 'port' ? 1 : 0;
/** And all of them together, in actions. */
export const actionsOf = (board: CaribbeanView, steps: readonly Choice[]): number =>
  steps.reduce((sum, step) => sum + costOf(board, step), 0);

/** As far as the actions go, and only where the first step can be taken. */
const within = ({ board, offers }: Lying, steps: readonly Choice[]): boolean =>
  steps.length > 0 && actionsOf(board, steps) <= board.turn.actions && can(offers, steps[0]!);

/** Out of port and on to the next zone. */
export function toZone(lying: Lying, zone: ZoneId): Plan | null {
  const steps = courseTo(lying, zone);
  return steps !== null && steps.length > 1 && within(lying, steps) ? { what: 'planSail', with: { zone }, steps } : null;
}

/** Into the port of this zone and ashore there, from where the ship lies. */
export function toPort(lying: Lying, zone: ZoneId): Plan | null {
  const { board, me } = lying;
  const mine = me === null ? undefined : board.players[me];
  if (mine === undefined || !ZONES[zone].port) return null;
  const isHere = mine.zone === zone && mine.inPort;
  const course = courseTo(lying, zone);
  if (course === null || (!isHere && (board.sums.players[me!]?.shut.includes(zone) ?? true))) return null;
  const steps = isHere ? [] : [...course, TO_PORT];
  const ashore = actionsOf(board, steps) < board.turn.actions && !board.turn.taken.includes('port');
  if (ashore) steps.push(ASHORE);
  return within(lying, steps) ? { what: ashore ? 'planAshore' : 'planPort', with: { zone }, steps } : null;
}

/** To the merchant of this zone, with a look-out for it. */
export function toMerchant(lying: Lying, zone: ZoneId): Plan | null {
  const course = courseTo(lying, zone);
  const steps = course === null ? [] : [...course, SCOUT];
  return within(lying, steps) ? { what: 'planRaid', with: { zone }, steps } : null;
}

/** The whole hold, in one lot. */
export function sellAll({ board, me, offers, question }: Lying): Plan | null {
  const cargo = me === null ? null : (board.players[me]?.cargo ?? null);
  if (cargo === null || cargo.length === 0 || (question !== 'port.activity' && question !== 'port.sell')) return null;
  const sales = cargo.map((card) => choice('sell', CARGO[card].good));
  const steps = question === 'port.sell' ? sales : [SELLING, ...sales];
  return steps.length > 1 && can(offers, steps[0]!) ? { what: 'planSellAll', with: { n: cargo.length }, steps } : null;
}

/** This card into a lot, as the market is entered; more may follow. */
export function sellOne({ board, me, offers, question }: Lying, good: Good): Plan | null {
  const cargo = me === null ? null : (board.players[me]?.cargo ?? null);
  if (cargo === null || question !== 'port.activity' || !can(offers, SELLING)) return null;
  return { what: 'planSell', with: { good }, steps: [SELLING, choice('sell', good)] };
}

/** All the plunder, where there is room for it. */
export function loadAll({ board, me, offers, question }: Lying): Plan | null {
  const mine = me === null ? undefined : board.players[me];
  if (question !== 'raid.load' || mine === undefined || board.raid === null) return null;
  const { cards } = board.raid;
  const room = (board.sums.players[me!]?.hold.value ?? 0) - mine.cargoCards;
  if (cards.length < 2 || cards.length > room) return null;
  const steps = cards.map((card) => choice('load', CARGO[card].good));
  return can(offers, steps[0]!) ? { what: 'planLoadAll', with: { n: cards.length }, steps } : null;
}

/** The raid is left as it lies, and all of it comes aboard: where it succeeds so, and there is room. */
export function takeAll({ board, me, offers, question }: Lying): Plan | null {
  const mine = me === null ? undefined : board.players[me];
  const { raid } = board;
  if (question !== 'raid.use' || mine === undefined || raid === null || board.sums.raid?.ends !== 'taken') return null;
  const hit = board.sums.raid.left.cargo;
  const room = (board.sums.players[me!]?.hold.value ?? 0) - (hit === undefined ? 0 : mine.ship.cargo - hit) - mine.cargoCards;
  if (raid.cards.length === 0 || raid.cards.length > room || !can(offers, VERDICT)) return null;
  const steps = [VERDICT, ...raid.cards.map((card) => choice('load', CARGO[card].good))];
  return { what: 'planTakeAll', with: { n: raid.cards.length }, steps };
}

/** Done, out of the port and the turn over: asked once, not three times in a row. */
export function toTheEnd({ board, me, offers, question }: Lying): Plan | null {
  if (me === null || board.turn.seat !== me) return null;
  const inPort = board.players[me]!.inPort;
  if (question === 'port.activity' && can(offers, LEAVE)) return { what: 'planEnd', with: {}, steps: [LEAVE, STOP] };
  if (question?.startsWith('port.') && inPort && can(offers, DONE))
    return { what: 'planEnd', with: {}, steps: [DONE, LEAVE, STOP] };
  if (question === 'raid.load' && can(offers, DONE)) return { what: 'planEnd', with: {}, steps: [DONE, STOP] };
  return null;
}
