import type { Choice, GameText, OptionValue, Params, Reason, RuleId, Told } from '@boucan/kernel';
import { folded } from './folds.ts';
import { capital, type Form, formed, formIn, withArticle } from './forms.ts';
import { enumerated, fill, together, type Values } from './message.ts';
import { selectsIn } from './selects.ts';
import { tongue } from './tongues.ts';

/** What a speaker needs to know of a game. */
export interface Spoken {
  readonly id: string;
  readonly def: {
    readonly verbs: { readonly [verb: string]: readonly string[] };
    readonly text: { readonly [lang: string]: GameText };
  };
}

/** Says what happens at one table in one language. A missing sentence or parameter is an error, never a gap. */
export interface Speaker {
  readonly title: string;
  rule(id: RuleId): string;
  /** The sentence that asks a question, from `game.prompt`. */
  prompt(asked: { readonly question: string; readonly with: Params }): string;
  /** What a choice is called, and what it means in answer to this question. */
  label(choice: Choice, question?: string): string;
  /** A line of the log, from `game.witness`. */
  event(told: Pick<Told, 'event' | 'with'>): string;
  /** What one choice led to, as lines of the log: several events of one action are one sentence. */
  lines<E extends Pick<Told, 'event' | 'with'>>(told: readonly E[]): readonly Line<E>[];
  reason(reason: Reason): string;
  name(id: string): string;
  /** What stands on a card; null if it says nothing. */
  card(id: string): string | null;
  pack(id: string): string;
  /** What a pack is about, for whoever chooses. */
  packBlurb(id: string): string;
  /** What two packs bring only together; null if they do not. */
  packWith(id: string, other: string): string | null;
  end(key: string): string;
  /** What a judgement is about. */
  matter(id: string): string;
  /** What a beginner does, as a clause after a name. */
  mistake(id: string): string;
  /** What somebody is after. */
  plan(aim: { readonly plan: string; readonly with: Params }): string;
  /** The question that a table option puts, or one of its answers. */
  option(id: string, value?: OptionValue): string;
}

/** A sentence, and what it tells. `from`: where its first event stands among those that were told. `open`: what happens next may belong to it, and then all lines after it do as well. */
export interface Line<E = Told> {
  readonly text: string;
  readonly from: number;
  readonly events: readonly E[];
  readonly open: boolean;
}

type Chapter = Exclude<keyof GameText, 'title' | 'blurb'>;
const NONE: ReadonlySet<string> = new Set();

/**
 * What can be told of a number or a list besides itself: `{by_way, select, up {rises} other {falls}} by {by_points}`, and how many `seats_count` are.
 * Where a fold has two voices, `{seat2_same, select, yes {…} other {…}}` says whether both speak of the same.
 */
function measures(name: string, value: Params[string], params: Params): readonly (readonly [string, string | number])[] {
  const base = /^(.+)\d$/u.exec(name)?.[1];
  const same =
    base === undefined || params[base] === undefined ? [] : [[`${name}_same`, params[base] === value ? 'yes' : 'no'] as const];
  if (Array.isArray(value)) return [...same, [`${name}_count`, value.length]];
  if (typeof value !== 'number') return same;
  return [...same, [`${name}_way`, value > 0 ? 'up' : value < 0 ? 'down' : 'same'], [`${name}_points`, Math.abs(value)]];
}

/** Rum, rum and wood are rum (×2) and wood; numbers are told one by one. */
const counted = (values: readonly (string | number)[]): readonly (readonly [string | number, number])[] =>
  typeof values[0] === 'string'
    ? [...Map.groupBy(values, (one) => one)].map(([one, { length }]) => [one, length])
    : values.map((one) => [one, 1]);
const times = (n: number): string => (n === 1 ? '' : `\u00a0(×${n})`);

/** `names` are the players' names by seat. */
export function speaker(game: Spoken, lang: string, names: readonly string[]): Speaker {
  const own = game.def.text[lang];
  if (own === undefined) throw new Error(`${game.id} has no words in ${lang}`);
  const text: GameText = { ...own, reasons: { ...tongue(lang), ...own.reasons } };

  const seatName = (seat: unknown, where: string): string => {
    const name = names[seat as number];
    if (name === undefined) throw new Error(`${where}: nobody sits on seat ${String(seat)}`);
    return name;
  };
  const named = (id: string): string => {
    const names = [text.names, text.packs].find((chapter) => Object.hasOwn(chapter, id));
    return names === undefined ? id : fill(lang, names[id] as string, {});
  };

  /** A thing has the forms its game gives it, or those that follow from its article; whatever else has a name is called by it. */
  const inForm = (id: string, form: Form | null): string => {
    if (form === null) return named(id);
    if (form === 'counted') return tallied([id])[0]!;
    const own = text.names[`${id}:${form.toLowerCase()}`];
    if (own !== undefined) return form === 'The' ? capital(fill(lang, own, {})) : fill(lang, own, {});
    const the = form === 'of' || form === 'to' || form === 'at' ? text.names[`${id}:the`] : undefined;
    return the !== undefined && (form === 'of' || form === 'to' || form === 'at')
      ? withArticle(lang, fill(lang, the, {}), form)
      : formed(lang, named(id), form);
  };
  /** Equal things are counted: “2 sugar”. */
  const tallied = (ids: readonly string[]): string[] =>
    [...new Set(ids)].map((id) => {
      const n = ids.filter((other) => other === id).length;
      const own = text.names[`${id}:counted`];
      return own !== undefined ? fill(lang, own, { n }) : n === 1 ? named(id) : `${n}\u00a0${named(id)}`;
    });
  const byName = (seat: unknown, where: string, form: Form | null): string => {
    const name = seatName(seat, where);
    return form === null ? name : formed(lang, name, form);
  };

  const inWords = (
    param: string,
    value: Params[string],
    where: string,
    form: Form | null,
    lists: ReadonlySet<string>,
  ): Values[string] => {
    if (value === null) return null;
    if (typeof value === 'object') {
      if (/OfEach$/u.test(param))
        return enumerated(
          lang,
          value.map((one, seat) => `${seatName(seat, where)}\u00a0${String(one).replace(/^-/u, '−')}`),
        );
      if (/^[a-z]+By[A-Z]/u.test(param))
        return together(
          lang,
          value.flatMap((one, i) => (i % 2 === 0 ? [`${inForm(String(one), null)}\u00a0${String(value[i + 1])}`] : [])),
        );
      const people = /^seats\d?$|Seats\d?$/u.test(param);
      const formOf = (i: number): Form | null => (form === 'The' && i > 0 ? 'the' : form);
      const said = (one: string | number, i: number): string =>
        people && typeof one === 'number' ? byName(one, where, formOf(i)) : inForm(String(one), formOf(i));
      if (form === 'counted' && !people) return together(lang, tallied(value.map(String)));
      if (lists.has(param))
        return together(
          lang,
          counted(value).map(([one, n], i) => said(one, i) + times(n)),
        );
      const words = value.map(said);
      return people || form === 'the' || form === 'quoted' ? together(lang, words) : enumerated(lang, words);
    }
    if (typeof value !== 'number') return inForm(String(value), form);
    if (/^seat\d?$|Seat\d?$/u.test(param)) return byName(value, where, form);
    const called = `${param.replace(/\d$/u, '')}:${value}`;
    return Object.hasOwn(text.names, called) ? named(called) : value;
  };

  const say = (chapter: Chapter, key: string, params: Params = {}, lists = NONE): string => {
    const where = `${game.id}, ${lang}, ${chapter}, ${key}`;
    const sentences = text[chapter] ?? {};
    const message = Object.hasOwn(sentences, key) ? sentences[key] : undefined;
    if (message === undefined)
      throw new Error(`${where}: there is no such sentence; add '${key}' to \`${chapter}\` in text/${lang}.ts`);
    const forms = formIn(message);
    const selects = selectsIn(message);
    const values = Object.fromEntries(
      Object.entries(params).flatMap(([name, value]) => [
        // What the message has words of its own for stays what it is.
        [name, typeof value === 'string' && selects.get(name)?.has(value) ? value : inWords(name, value, where, null, lists)],
        ...forms.map((form) => [`${name}_${form}`, inWords(name, value, where, form, lists)]),
        ...measures(name, value, params),
      ]),
    );
    try {
      return fill(lang, message, values);
    } catch (error) {
      throw new Error(`${where}: ${(error as Error).message}`, { cause: error });
    }
  };

  return {
    title: fill(lang, text.title, {}),
    rule: (id) => say('rules', id),
    prompt: (asked) => say('prompts', asked.question, asked.with),
    label: ([verb, ...nouns], question) => {
      const called = game.def.verbs[verb] ?? [];
      if (nouns.length > called.length)
        throw new Error(
          `${game.id}: ${verb} has ${nouns.length} nouns, but names for ${called.length}: name each of them in \`verbs\``,
        );
      const own = `${verb}@${question}`;
      const label = say(
        'choices',
        Object.hasOwn(text.choices, own) ? own : verb,
        Object.fromEntries(nouns.map((noun, i) => [called[i], noun])),
      );
      // A choice that is a name alone stands on a button like any other.
      return label.replace(/^\p{Ll}/u, (first) => first.toLocaleUpperCase(lang));
    },
    event: (told) => say('events', told.event, told.with),
    lines: (told) =>
      folded(told, text.folds ?? {}).map(({ fold, ...line }) => ({
        ...line,
        text:
          fold === null
            ? say('events', line.events[0]!.event, line.events[0]!.with)
            : say('folds', fold.key, fold.with, fold.lists),
      })),
    reason: (reason) => say('reasons', reason.text, reason.with),
    name: (id) => say('names', id),
    card: (id) => (Object.hasOwn(text.cards, id) ? say('cards', id) : null),
    pack: (id) => say('packs', id),
    packBlurb: (id) => say('packs', `${id}:blurb`),
    packWith: (id, other) => (Object.hasOwn(text.packs, `${id}+${other}`) ? say('packs', `${id}+${other}`) : null),
    end: (key) => say('ends', key),
    matter: (id) => say('matters', id),
    mistake: (id) => say('mistakes', id),
    plan: (aim) => say('plans', aim.plan, aim.with),
    option: (id, value) => say('options', value === undefined ? id : `${id}=${value}`),
  };
}

/** The same, where this question is asked. */
export const asking = (speaker: Speaker, question: string | undefined): Speaker => ({
  ...speaker,
  label: (choice, at = question) => speaker.label(choice, at),
});
