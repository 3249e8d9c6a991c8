// Messages in ICU syntax, as far as ours go: `{name}`, `plural` and `selectordinal` with `#`, `select`, and quotes. `intl-messageformat`
// reads the whole language, and weighs more than all words of a game; the tests hold this against it, message by message.
/** What a message can be filled with: seats, ids and lists have become words by now. */
export type Values = { readonly [name: string]: string | number | null };

type Part = string | Argument | Cases | typeof COUNT;
type Argument = { readonly name: string };
type Cases = { readonly of: string; readonly by: Kind; readonly cases: ReadonlyMap<string, readonly Part[]> };
const KINDS = ['plural', 'selectordinal', 'select'] as const;
type Kind = (typeof KINDS)[number];
/** `#`: the number that is being counted. */
const COUNT = { count: true } as const;

const TYPES = { plural: 'cardinal', selectordinal: 'ordinal' } as const;
const counted = { plural: new Map<string, Intl.PluralRules>(), selectordinal: new Map<string, Intl.PluralRules>() } as const;
const numbers = new Map<string, Intl.NumberFormat>();

/** What is made for a language is made once. */
export function kept<T>(made: Map<string, T>, lang: string, make: () => T): T {
  const known = made.get(lang);
  if (known !== undefined) return known;
  const one = make();
  made.set(lang, one);
  return one;
}

/** In which case of a plural a number stands. */
const caseOf = (by: Exclude<Kind, 'select'>, lang: string, count: number): string =>
  kept(counted[by], lang, () => new Intl.PluralRules(lang, { type: TYPES[by] })).select(count);
/** A number below zero has a real minus; zero has none. */
const written = (lang: string, count: number): string =>
  kept(numbers, lang, () => new Intl.NumberFormat(lang))
    .format(count === 0 ? 0 : count)
    .replace(/^-/u, '−');

const NAME = /\s*([\w=]+)\s*/uy;

/** A message, read once. */
export function read(message: string): readonly Part[] {
  let at = 0;
  const fault = (what: string): never => {
    throw new Error(`${what} at ${at} of “${message}”`);
  };
  const take = (sign: string): void => {
    if (message[at] !== sign) fault(`${sign} is missing`);
    at++;
  };
  const word = (): string => {
    NAME.lastIndex = at;
    const [all, found] = NAME.exec(message) ?? fault('a name is missing');
    at += all!.length;
    return found!;
  };

  /** Quotes begin before a sign that means something, and end at the next one; two are an apostrophe. */
  const quoted = (counting: boolean): string => {
    const next = message[at + 1];
    if (next === "'") {
      at += 2;
      return "'";
    }
    if (next === undefined || !(counting ? '{}<>#' : '{}<>').includes(next)) {
      at++;
      return "'";
    }
    let text = '';
    for (at++; at < message.length; at++)
      if (message[at] !== "'") text += message[at];
      else if (message[at + 1] === "'") text += message[++at];
      else break;
    at++;
    return text;
  };

  const parts = (counting: boolean, inside: boolean): readonly Part[] => {
    const found: Part[] = [];
    let text = '';
    const flush = (): void => {
      if (text !== '') found.push(text);
      text = '';
    };
    while (at < message.length && !(inside && message[at] === '}')) {
      const sign = message[at]!;
      if (sign === "'") text += quoted(counting);
      else if (sign === '{') {
        flush();
        found.push(argument());
      } else if (sign === '#' && counting) {
        flush();
        found.push(COUNT);
        at++;
      } else {
        text += sign;
        at++;
      }
    }
    flush();
    return found;
  };

  const argument = (): Part => {
    take('{');
    const name = word();
    if (message[at] === '}') {
      at++;
      return { name };
    }
    take(',');
    const by = word() as Kind;
    if (!KINDS.includes(by)) fault(`nobody knows how to write a ${by}`);
    take(',');
    const cases = new Map<string, readonly Part[]>();
    while (/\s|[^}]/u.test(message[at] ?? '}')) {
      const key = word();
      take('{');
      cases.set(key, parts(by !== 'select', true));
      take('}');
      while (message[at] === ' ' || message[at] === '\n') at++;
    }
    take('}');
    if (!cases.has('other')) fault('the case “other” is missing');
    return { of: name, by, cases };
  };

  return parts(false, false);
}

/** `{npc_the}` asks for `npc` in a form, `{by_way}` for the sign of `by`. */
export interface Asked {
  readonly name: string;
  readonly form: string | null;
}

/** What a message asks for. Throws if it is not one. */
export function argumentsIn(message: string): readonly Asked[] {
  const found = new Map<string, Asked>();
  const walk = (parts: readonly Part[]): void => {
    for (const part of parts) {
      if (typeof part === 'string' || part === COUNT) continue;
      const asked = 'of' in part ? part.of : 'name' in part ? part.name : '';
      const [, name, form] = /^(.+?)(?:_([A-Za-z]+))?$/u.exec(asked) ?? [];
      found.set(asked, { name: name!, form: form ?? null });
      if ('cases' in part) for (const one of part.cases.values()) walk(one);
    }
  };
  walk(read(message));
  return [...found.values()];
}

const plain = (value: string | number | null): string =>
  typeof value === 'number' ? String(value).replace(/^-/u, '−') : (value ?? '');

/** The message with its parameters filled in. */
export function write(parts: readonly Part[], lang: string, values: Values, count = 0): string {
  let text = '';
  for (const part of parts) {
    if (typeof part === 'string') text += part;
    else if (part === COUNT) text += written(lang, count);
    else if ('name' in part) text += plain(given(values, part.name));
    else if ('of' in part) {
      const value = given(values, part.of);
      const many = part.by === 'select' ? count : Number(value);
      const chosen = part.by === 'select' ? part.cases.get(String(value)) : counts(part, part.by, many, lang);
      text += write(chosen ?? part.cases.get('other')!, lang, values, many);
    }
  }
  return text;
}

const counts = ({ cases }: Cases, by: Exclude<Kind, 'select'>, count: number, lang: string): readonly Part[] | undefined =>
  cases.get(`=${count}`) ?? cases.get(caseOf(by, lang, count));

function given(values: Values, name: string): Values[string] {
  const value = values[name];
  if (value === undefined) throw new Error(`"${name}" was not given`);
  return value;
}
