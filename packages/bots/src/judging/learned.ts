// What matters in a game, packs included: for each pack what it says itself of every seat, and the quantities that it names beside its rules. Where
// a pack is not played, or somebody ignores it, all of them are nothing.
import type { Features, GameDef, Learned, Tabletop } from '@boucan/kernel';

/** The matter that all of them are about: it has words of its own. */
const MATTER = 'modules';

type Written<B> = Pick<GameDef<B, never, never>, 'advice' | 'packs'>;

function withPacks<B>(learned: Learned<B>, packs: Written<B>['packs']): Learned<B> {
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
  return { ...learned, features, start: { ...learned.start, ...Object.fromEntries(told) } };
}

const known = new WeakMap<object, unknown>();

/** What was learned of a game, with the quantities of its packs where it says that they are learned; nothing where it names no quantities. */
export function learnedOf<B, P, E>({
  def,
}: {
  readonly def: Pick<GameDef<B, P, E>, 'advice' | 'packs'>;
}): Learned<B> | undefined {
  const { learned } = def.advice;
  if (learned?.packs !== true) return learned;
  let all = known.get(def) as Learned<B> | undefined;
  if (all === undefined) {
    all = withPacks(learned, def.packs);
    known.set(def, all);
  }
  return all;
}
