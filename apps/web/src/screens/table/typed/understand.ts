// What a typed line means: one of the choices that are offered, by any of its words in either language, or a question about the table.
import type { Choice } from '@boucan/kernel';
import type { OfferView } from '@boucan/table';

export type Asked = 'choices' | 'question' | 'clock' | 'log' | 'standing' | 'odds' | 'undo' | 'help';

export type Meant =
  | { readonly is: 'choice'; readonly offer: OfferView; readonly times: number }
  /** Several are called so. */
  | { readonly is: 'several'; readonly offers: readonly OfferView[] }
  /** It is called so, and not allowed. */
  | { readonly is: 'forbidden'; readonly offer: OfferView }
  | { readonly is: 'why'; readonly offer: OfferView | null; readonly of: string }
  | { readonly is: 'where'; readonly of: string }
  | { readonly is: 'asked'; readonly what: Asked }
  | { readonly is: 'unknown' };

const COMMANDS: Readonly<Record<string, Asked>> = {
  choices: 'choices',
  options: 'choices',
  choix: 'choices',
  question: 'question',
  clock: 'clock',
  time: 'clock',
  pendule: 'clock',
  temps: 'clock',
  log: 'log',
  events: 'log',
  journal: 'log',
  standing: 'standing',
  scores: 'standing',
  score: 'standing',
  classement: 'standing',
  odds: 'odds',
  chances: 'odds',
  undo: 'undo',
  annuler: 'undo',
  help: 'help',
  aide: 'help',
  '?': 'help',
};

/** Words that tell nothing apart. */
const SMALL = new Set(
  'to the a an at in of on for with le la les l un une de du des d a au aux en sur pour avec vers'.split(' '),
);

/** Words as they are compared: small letters without accents. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/gu, 'oe')
    .split(/[^\p{L}\p{N}?]+/u)
    .filter((word) => word !== '');

/** An offer with what it is called: in each language, and by its own words. */
export interface Named {
  readonly offer: OfferView;
  readonly names: readonly string[];
}

export const nameOffers = (offers: readonly OfferView[], labels: readonly ((choice: Choice) => string)[]): Named[] =>
  offers.map((offer) => ({ offer, names: [...labels.map((label) => label(offer.choice)), offer.choice.join(' ')] }));

/** How many words of this name were not typed; null where a typed word is not in it. Small words may be typed or left out. */
function missing(name: string, typed: readonly string[]): number | null {
  const left = wordsOf(name);
  // What is there as it was typed does not stand for the beginning of another word.
  const begun = typed.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0 && !SMALL.has(one);
  });
  for (const one of begun) {
    const at = /^\d+$/u.test(one) ? -1 : left.findIndex((word) => !SMALL.has(word) && word.startsWith(one));
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left.filter((word) => !SMALL.has(word) || word.length === 1).length;
}

interface Match {
  readonly offer: OfferView;
  readonly missing: number;
}

/** The offers that are called so, those first that are called nothing else. */
export function matching(named: readonly Named[], text: string): Match[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return [];
  return named
    .flatMap(({ offer, names }): Match[] => {
      const found = names.flatMap((name) => missing(name, typed) ?? []);
      return found.length === 0 ? [] : [{ offer, missing: Math.min(...found) }];
    })
    .toSorted((a, b) => a.missing - b.missing);
}

const isAllowed = ({ offer }: Match): boolean => offer.because.length === 0;

/** The one that is meant, if there is no doubt. */
function theOne(matches: readonly Match[]): OfferView | null {
  if (matches.length === 1) return matches[0]!.offer;
  const whole = matches.filter((one) => one.missing === 0);
  return whole.length === 1 ? whole[0]!.offer : null;
}

/** More often than this nobody means. */
const MOST = 20;

export function understand(text: string, named: readonly Named[]): Meant {
  const words = wordsOf(text);
  const line = words.join(' ');
  const command = COMMANDS[line];
  if (command !== undefined) return { is: 'asked', what: command };
  const why = /^(?:why|pourquoi)(?: not| pas)? (?<of>.+)$/u.exec(line)?.groups?.of;
  if (why !== undefined) {
    const matches = matching(named, why);
    const [best] = [...matches.filter((one) => !isAllowed(one)), ...matches];
    return { is: 'why', offer: best?.offer ?? null, of: why };
  }
  const where = /^(?:(?:where|what|who) (?:is|are)|ou (?:est|sont)|(?:qui|qu) est(?: ce que)?) (?<of>.+)$/u.exec(line)?.groups
    ?.of;
  if (where !== undefined) return { is: 'where', of: where };
  return choiceFor(line, named);
}

function choiceFor(line: string, named: readonly Named[]): Meant {
  const matches = matching(named, line);
  const allowed = matches.filter(isAllowed);
  const one = theOne(allowed);
  if (one !== null) return { is: 'choice', offer: one, times: 1 };
  if (allowed.length > 0) return { is: 'several', offers: allowed.map(({ offer }) => offer) };
  if (matches.length > 0) return { is: 'forbidden', offer: matches[0]!.offer };
  // A number at the end, where no choice has it: so many times.
  const often = /^(?<rest>.+) (?<times>\d+)$/u.exec(line)?.groups;
  if (often === undefined) return { is: 'unknown' };
  const rest = choiceFor(often.rest!, named);
  return rest.is === 'choice' ? { ...rest, times: Math.max(1, Math.min(MOST, Number(often.times))) } : rest;
}

/** What the line could become, in the words of one language. */
export const completions = (text: string, named: readonly Named[], most = 6): string[] => {
  const typed = wordsOf(text);
  if (typed.length === 0) return [];
  const of = named.filter(({ offer }) => offer.because.length === 0);
  return [...new Set(matching(of, text).map(({ offer }) => of.find((one) => one.offer === offer)!.names[0]!))].slice(0, most);
};
