// What a choice costs and brings, how likely it is to succeed, and what else lies there.
import type { OfferView } from '@boucan/table';
import type { Remark } from '../board.ts';
import { varsOf } from '../parts/at-table.ts';
import { allowed } from '../parts/offers.ts';
import {
  GAINS,
  type GainId,
  type NassauView,
  NOBODY,
  OPPONENTS_IN,
  OUTPOSTS,
  OUTPOSTS_IN,
  opponent,
  opponentId,
  opponentNumber,
  POSTS_IN,
  type ShipView,
  TOWERS_IN,
  tale,
  taleNumber,
  towerWeapon,
  WEAPON_AGAINST,
  ZONES,
  type Zone,
} from './content.ts';
import type { Fight } from './scenes/bout.ts';
import type { AtNassau } from './table.tsx';
import { sayIn } from './words.ts';

type At = Pick<AtNassau, 'board' | 'say' | 'speaker' | 'names' | 'ship' | 'own'>;

/** What an opponent takes, what one has against it, and what it brings. */
export function foeNotes({ board, ship, say, speaker }: At, place: number): string[] {
  const { kind, strength, points, reward } = opponent(board.opponents[place]!);
  const weapon = WEAPON_AGAINST[kind];
  const odds = ship.sums.fights?.[place] ?? null;
  return [
    say('foeNeeds', { weapon: speaker.name(weapon), left: board.strengthLeft[place]! }),
    say('foeHave', { ...ship.sums.shots[weapon] }),
    say('foeTokens', { n: strength }),
    ...(odds === null ? [] : [say('foeOdds', { hit: odds.hit, falls: odds.falls, unhurt: odds.unhurt })]),
    say('foeBrings', { points, gain: speaker.name(`${reward}:a`), n: GAINS[reward].n }),
  ];
}

/** Who holds an outpost, and what it is good for. */
export function outpostNotes({ board, say, names }: At, place: number): string[] {
  const garrison = board.garrisons[place]!;
  return [garrison === NOBODY ? say('outpostFree') : say('heldBy', { name: names[garrison]! }), say('outpostBrings')];
}

/** What a watch tower takes, what it would bring, and who would be ousted. */
export function towerNotes({ board, ship, own, say, speaker, names }: At, place: number): string[] {
  const weapon = towerWeapon(board.towers[place]!);
  const owner = board.towerSeats[place]!;
  const lying = board.towerCrates[place]!;
  const { crates, towers, points } = ship.sums.count.towers;
  const later = (crates + 1 + (owner === own ? 0 : lying)) * (towers + (owner === own ? 0 : 1));
  const held = owner === NOBODY ? null : names[owner]!;
  return [
    ...(held === null ? [] : [say('towerHeld', { name: held, n: lying })]),
    say('towerNeeds', { weapon: speaker.name(weapon), n: lying + 1, have: ship.sums.shots[weapon].most }),
    say('towerBrings', { n: lying + 1, now: points, later }),
    ...(held === null ? [] : [say('towerOusts', { name: held, n: lying, mine: owner === own ? 'yes' : 'no' })]),
  ];
}

/** Everything in a zone: opponents with how one would fare, buildings with who holds them, boats. */
function zoneNotes({ board, ship, say, speaker, names }: At, zone: Zone): string[] {
  const held = (what: string, seat: number, n = 0): string =>
    seat === NOBODY ? what : say('sayHeld', { what, name: names[seat] ?? '', n });
  const boats = board.ships.flatMap((s, seat) => (s.stage === 'sea' && s.zone === zone && s !== ship ? [names[seat]!] : []));
  return [
    ...OPPONENTS_IN[zone]!.flatMap((place) => {
      const number = board.opponents[place]!;
      if (number === 0) return [];
      const foe = say('sayFoe', { foe: speaker.name(opponentId(number)), left: board.strengthLeft[place]! });
      const odds = ship.sums.fights?.[place];
      return [odds == null || odds.falls === 0 ? foe : `${foe} (${say('beats', { chance: odds.falls })})`];
    }),
    ...OUTPOSTS_IN[zone]!.map((place) => held(speaker.name(board.outposts[place]!), board.garrisons[place]!)),
    ...TOWERS_IN[zone]!.map((place) =>
      held(speaker.name(board.towers[place]!), board.towerSeats[place]!, board.towerCrates[place]!),
    ),
    ...POSTS_IN[zone]!.flatMap((place) => {
      const good = board.postGoods[place];
      return good ? [say('postHolds', { post: speaker.name(board.posts[place]!), good: speaker.name(good) })] : [];
    }),
    ...(boats.length === 0 ? [] : [say('boatsThere', { names: boats.join(', ') })]),
  ];
}

const gains = ({ say, speaker }: At, all: readonly GainId[]): string =>
  say('placeBrings', { gains: all.map((gain) => speaker.name(`${gain}:a`)).join(` ${say('or')} `) });

/** How likely so many crates are to beat it; worked out for a fight without helpers. */
function firing({ board, ship, say }: At, fight: Fight | null, crates: number): string | null {
  if (fight === null || fight.crab || fight.bombed) return null;
  const chance = ship.sums.fights?.[board.opponents.indexOf(fight.number)]?.with[crates - 1];
  return chance === undefined ? null : say('beats', { chance });
}

export const remark: Remark = ({ choice }, { view, speaker, lang, names }) => {
  const board = view.match!.board as NassauView;
  const own = typeof view.viewer === 'number' ? view.viewer : Math.max(0, view.match!.active);
  const ship: ShipView = board.ships[own]!;
  const at: At = { board, own, ship, speaker, names, say: sayIn(lang) };
  const { say } = at;
  const [verb, what] = choice as readonly [string, (string | number)?];
  switch (verb) {
    case 'barge':
      return say('bargeCosts');
    case 'enter':
      return `${zoneNotes(at, ZONES.indexOf(what as (typeof ZONES)[number])).join(', ')}.`;
    case 'fight':
      return foeNotes(at, board.opponents.indexOf(opponentNumber(what as string))).join(' ');
    case 'fire':
      return firing(at, varsOf<Fight>(view, 'fight'), what as number);
    case 'capture': {
      const place = (board.outposts as readonly unknown[]).indexOf(what);
      return [gains(at, [OUTPOSTS[board.outposts[place]!].gain]), ...outpostNotes(at, place)].join(' ');
    }
    case 'occupy':
      return towerNotes(at, (board.towers as readonly unknown[]).indexOf(what)).join(' ');
    case 'plunder': {
      const good = board.postGoods[(board.posts as readonly unknown[]).indexOf(what)];
      return good ? say('postBrings', { good: speaker.name(good) }) : say('postEmpty');
    }
    case 'adopt':
    case 'hat':
      return speaker.card(what as string);
    case 'tale':
    case 'deck': {
      const isB = what === 'deck-b';
      return say('deckBrings', { n: isB ? board.deckB : board.deckS + board.deckA, deck: isB ? 'b' : 'a' });
    }
    case 'tell':
      return say('taleTrue', { points: tale(taleNumber(what as string)).points });
    case 'head-for':
      if (what === 'campfire')
        return say('wouldTell', { n: ship.sums.tales?.filter(({ have, need }) => have >= need).length ?? 0 });
      return what === 'home' ? say('homeBrings', { ...ship.sums.income }) : null;
    default:
      return null;
  }
};

/** What a place is called that can be chosen: the choice, and what one should know before; or why not. */
export function calledOf(at: AtNassau, offer: OfferView): string {
  const more = allowed(offer) ? remark(offer, at) : offer.because.map((reason) => at.speaker.reason(reason)).join(' ');
  const name = at.speaker.label(offer.choice);
  return more === null ? name : `${name}. ${more}`;
}
