// A game as somebody plays it who ignores some of its packs: their things are left alone while there is anything else, and count for
// nothing.
import type { Game } from './definition.ts';
import type { Choice, Seat, State, Tabletop } from './types.ts';

export function ignoring<B, P, E>(
  game: Game<B, P, E>,
  packs: readonly string[],
  worth: (s: State<B>) => readonly number[],
): Game<B, P, E> {
  const ignored = game.def.packs.filter(({ id }) => packs.includes(id));
  const verbs = new Set(ignored.flatMap((pack) => Object.keys(pack.verbs ?? {})));
  const things = new Set<unknown>(ignored.flatMap((pack) => pack.things ?? []));
  const isPlain = ([verb, ...nouns]: Choice): boolean => !verbs.has(verb) && !nouns.some((noun) => things.has(noun));
  const options = (s: State<B>, seat: Seat): Choice[] => {
    const all = game.options(s, seat);
    const plain = all.filter(isPlain);
    return plain.length > 0 ? plain : all;
  };
  /** What is added up for the board asks which packs are played. */
  const withoutThem = (s: State<B>): State<B> => {
    const { packs: played = [] } = s.board as Tabletop;
    const rest = played.filter((id) => !packs.includes(id));
    return { ...s, board: { ...s.board, packs: rest.length === 0 ? undefined : rest } };
  };
  return {
    ...game,
    options,
    list: (s, seat, into) => options(s, seat).reduce((n, choice) => into.splice(n, 1, choice) && n + 1, 0),
    worth: (s) => worth(withoutThem(s)),
  };
}
