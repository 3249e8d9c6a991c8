// What a table agrees on before it starts: seats, packs, options; and what speaks against it.
import type { Game, GameDef } from './definition.ts';
import { type TableOption, whyNotTogether } from './pack.ts';
import type { Config, Options, OptionValue, Params, Reason, RuleId } from './types.ts';

export type Agreement = Pick<Game, 'agreed' | 'optionsWith' | 'whyNotStart'>;

export function agreementOf<B, P, E>(def: GameDef<B, P, E>): Agreement {
  const optionsWith = (packs: readonly string[]): readonly TableOption[] => [
    ...def.options,
    ...def.packs.flatMap((p) => (packs.includes(p.id) ? (p.options ?? []) : [])),
  ];
  /** Packs in the game's order, and what goes without saying with them. One list for every set: it is known by it from then on. */
  const sets = new Map<string, { readonly packs: readonly string[]; readonly defaults: Options }>();
  const setOf = (wanted: readonly string[]) => {
    const packs = Object.freeze(def.packs.map((p) => p.id).filter((id) => wanted.includes(id)));
    const key = packs.join(' ');
    let set = sets.get(key);
    if (set === undefined) {
      set = { packs, defaults: Object.fromEntries(optionsWith(packs).map((o) => [o.id, o.values[0] as OptionValue])) };
      sets.set(key, set);
    }
    return set;
  };
  const agreed = (config: Config): Required<Config> => {
    const { packs, defaults } = setOf(config.packs ?? []);
    return { seats: config.seats, packs, options: { ...defaults, ...config.options } };
  };

  const objectionsTo = (config: Config, full: Required<Config>): readonly Reason[] => {
    const [min, max] = def.seats;
    const against: Reason[] = [];
    const say = (text: string, params: Params, rule: RuleId = 'KERNEL') => against.push({ rule, text, with: params });
    if (!Number.isInteger(config.seats) || config.seats < min || config.seats > max)
      say('seats-out-of-range', { seats: config.seats, min, max }, def.seatsRule);
    for (const [i, id] of (config.packs ?? []).entries())
      if (!def.packs.some((p) => p.id === id)) say('unknown-pack', { pack: id });
      else if (config.packs!.indexOf(id) < i) say('pack-twice', { pack: id });
    for (const [id, value] of Object.entries(config.options ?? {})) {
      const option = optionsWith(config.packs ?? []).find((o) => o.id === id);
      const pack = def.packs.find((p) => p.options?.some((o) => o.id === id));
      if (option === undefined && pack !== undefined) say('option-of-pack', { option: id, pack: pack.id });
      else if (option === undefined) say('unknown-option', { option: id });
      else if (!option.values.includes(value)) say('unknown-option-value', { option: id, value });
    }
    against.push(...whyNotTogether(def.packs, config.packs ?? []));
    if (against.length > 0) return against;
    return [def, ...def.packs.filter((p) => full.packs.includes(p.id))].flatMap((by) => by.objections?.(full) ?? []);
  };

  const whyNotStart = (config: Config): readonly Reason[] => objectionsTo(config, agreed(config));

  return { agreed, optionsWith, whyNotStart };
}
