// A game as somebody plays it who ignores some of its packs: their things are left alone while there is anything else, and count for
// nothing.
import type { Choice, Game, Seat, State, Tabletop } from '@boucan/kernel';

/** What a seat may choose, without the things of these packs while there is anything else. */
export function withoutTheirs<B, P, E>(game: Game<B, P, E>, packs: readonly string[]): Pick<Game<B, P, E>, 'options' | 'list'> {
  const ignored = game.def.packs.filter(({ id }) => packs.includes(id));
  const verbs = new Set(ignored.flatMap((pack) => Object.keys(pack.verbs ?? {})));
  const things = new Set<unknown>(ignored.flatMap((pack) => pack.things ?? []));
  const isPlain = ([verb, ...nouns]: Choice): boolean => !verbs.has(verb) && !nouns.some((noun) => things.has(noun));
  const options = (s: State<B>, seat: Seat): Choice[] => {
    const all = game.options(s, seat);
    const plain = all.filter(isPlain);
    return plain.length > 0 ? plain : all;
  };
  return { options, list: (s, seat, into) => options(s, seat).reduce((n, choice) => into.splice(n, 1, choice) && n + 1, 0) };
}

/** The position as it looks without these packs. What is added up for the board asks which ones are played. */
export function withoutThem<B>(s: State<B>, packs: readonly string[]): State<B> {
  const { packs: played = [] } = s.board as Tabletop;
  const rest = played.filter((id) => !packs.includes(id));
  return { ...s, board: { ...s.board, packs: rest.length === 0 ? undefined : rest } };
}
