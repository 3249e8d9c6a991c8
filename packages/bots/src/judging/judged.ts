// A game and whoever judges its positions: by what was learned, by hand, by another network, as somebody of a character, or without some of its packs.
import { type Character, type Game, type Inclination, perPacks, type Seat, type State } from '@boucan/kernel';
import { inclined } from './character.ts';
import { withoutTheirs, withoutThem } from './ignoring.ts';
import { DECIDED, judgement, type Self } from './judgement.ts';
import { learnedOf } from './learned.ts';
import { type Net, netOf } from './net.ts';

/** A game whose positions are judged. */
export interface Judged<B = unknown, P = unknown, E = unknown> extends Game<B, P, E> {
  /** What each seat may expect, as the game and its packs advise: as it was learned, or as it was written by hand. */
  worth(s: State<B>): readonly number[];
  /** A lead, in the unit of `worth`, that as good as decides a match of this many seats. */
  decisive(seats: number): number;
  /** The same game, its positions judged by this network; or as it was written by hand. */
  judgedBy(net: Net | null): Judged<B, P, E>;
  /** The same game as somebody of this character sees it from his seat; as everybody does, where the game has no room for such a one. */
  inCharacter(character: Character, seat: Seat): Judged<B, P, E>;
  /** The same game as somebody plays it who ignores these packs. */
  ignoring(packs: readonly string[]): Judged<B, P, E>;
}

/** How somebody judges. */
interface Judge {
  /** The network at a table of so many; null where positions are judged by hand. */
  netFor(seats: number): Net | null;
  /** Packs that count for nothing. */
  readonly ignored: readonly string[];
  /** What a seat likes better, or less, than it is worth. */
  readonly likes: { readonly seat: Seat; readonly inclination: Inclination } | null;
}

const usual = new WeakMap<object, unknown>();
const isJudged = <B, P, E>(game: Game<B, P, E>): game is Judged<B, P, E> => 'judgedBy' in game;

/** A game as it judges its positions itself; as it is, if somebody has been found for that already. */
export function judged<B, P, E>(game: Game<B, P, E>): Judged<B, P, E> {
  if (isJudged(game)) return game;
  let found = usual.get(game) as Judged<B, P, E> | undefined;
  if (found === undefined) {
    found = by(game, { netFor: ownNet(game), ignored: [], likes: null });
    usual.set(game, found);
  }
  return found;
}

/** The network that a game carries, if it carries one; alone at the table, everybody judges by hand. */
function ownNet<B, P, E>(game: Game<B, P, E>): (seats: number) => Net | null {
  let net: Net | null | undefined;
  return (seats) => {
    if (seats < 2) return null;
    if (net === undefined) {
      const learned = learnedOf(game);
      net = learned?.weights == null ? null : netOf(learned.weights, learned.features.names);
    }
    return net;
  };
}

function by<B, P, E>(game: Game<B, P, E>, judge: Judge): Judged<B, P, E> {
  const { advice, packs: all } = game.def;
  const learned = learnedOf(game);
  const { netFor, ignored, likes } = judge;
  const advising = perPacks((packs) =>
    all.filter(({ id, worth }) => worth !== undefined && packs.includes(id) && !ignored.includes(id)),
  );

  let known: Net | null = null;
  let self: Self | null = null;
  /** Whoever likes something better judges by a network of his own. */
  const selfIn = (net: Net): Self | null => {
    if (likes === null || learned === undefined) return null;
    if (net !== known) {
      known = net;
      self = { seat: likes.seat, net: inclined(net, learned.features.names, likes.inclination) };
    }
    return self;
  };

  return {
    ...game,
    worth(position) {
      const s = ignored.length === 0 ? position : withoutThem(position, ignored);
      const net = learned === undefined ? null : netFor(s.seats);
      const worth = net === null ? advice.worth(s) : judgement(net, learned!, s, selfIn(net));
      const saying = advising(s.packs);
      if (saying.length === 0 || (net !== null && learned!.packs === true)) return worth;
      const unit = net === null ? 1 : learned!.point;
      const added = worth.map(() => 0);
      for (const pack of saying) pack.worth?.(s, added);
      return worth.map((own, seat) => own + unit * added[seat]!);
    },
    decisive: (seats) => (netFor(seats) === null ? advice.decisive : DECIDED),
    judgedBy: (net) => by(game, { ...judge, netFor: () => net }),
    inCharacter(character, seat) {
      const inclination = learned?.characters?.[character];
      return by(game, { ...judge, likes: inclination === undefined ? null : { seat, inclination } });
    },
    ignoring: (packs) => by({ ...game, ...withoutTheirs(game, packs) }, { ...judge, ignored: [...ignored, ...packs] }),
  };
}
