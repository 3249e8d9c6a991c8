// What packs add to what a network judges by: for each what it says itself of every seat, and quantities that it names beside its rules. Where
// a pack is not played, or somebody ignores it, all of them are nothing.
import type { Advice } from './definition.ts';
import type { Features } from './judgement.ts';
import type { Pack } from './pack.ts';
import type { Seat, State, Tabletop } from './types.ts';

/** Quantities that a pack brings into a match, for every seat, in numbers of about one. */
export interface PackFeatures<B> {
  readonly names: readonly string[];
  /** Writes those of a seat down from `at` on. They are nothing before. */
  fill(s: State<B>, seat: Seat, out: Float64Array, at: number): void;
}

/** The matter that all of them are about: it has words of its own. */
const MATTER = 'modules';

/** The advice of a game with the quantities of its packs, where it says that they are learned. */
export function withPackFeatures<B, E>(advice: Advice<B>, packs: readonly Pack<B, E>[]): Advice<B> {
  const { learned } = advice;
  if (learned?.packs !== true) return advice;
  const own = learned.features;
  const heard = packs.filter(({ worth, features }) => worth !== undefined || features !== undefined);
  const names = [...own.names];
  const from = heard.map(({ id, worth, features }) => {
    const at = names.length;
    if (worth !== undefined) names.push(`${MATTER}.${id}`);
    names.push(...(features?.names ?? []).map((name) => `${MATTER}.${id}.${name}`));
    return at;
  });
  const count = names.length;
  const said: number[] = [];
  const features: Features<B> = {
    names,
    fill(s, out) {
      own.fill(s, out, count);
      const played = (s.board as Tabletop).packs;
      if (played === undefined) return;
      for (const [k, pack] of heard.entries()) {
        if (!played.includes(pack.id)) continue;
        let at = from[k]!;
        if (pack.worth !== undefined) {
          said.length = 0;
          for (let seat = 0; seat < s.seats; seat++) said.push(0);
          pack.worth(s, said);
          for (let seat = 0; seat < s.seats; seat++) out[seat * count + at] = said[seat]!;
          at++;
        }
        if (pack.features !== undefined)
          for (let seat = 0; seat < s.seats; seat++) pack.features.fill(s, seat, out, seat * count + at);
      }
    },
  };
  const told = heard.filter(({ worth }) => worth !== undefined).map(({ id }) => [`${MATTER}.${id}`, learned.point] as const);
  return { ...advice, learned: { ...learned, features, start: { ...learned.start, ...Object.fromEntries(told) } } };
}
