// What a choice meant in the game's own figures: what there was, what the better choice was worth, and what there is after either.
import type { Mistake } from '@boucan/bots';
import type { Lang } from '@boucan/kernel';
import { type Figures, WORTH } from '@boucan/lessons';
import { fill } from '@boucan/words';
import type { useWords } from './learned.ts';

type Say = ReturnType<typeof useWords>;

/** Below this it is told to a tenth. */
const FEW = 3;
const rounded = (n: number): number => (Math.abs(n) < FEW ? Math.round(10 * n) / 10 : Math.round(n));
const percent = (share: number): number => Math.round(100 * share);

/** Sentences about a moment; none where nothing can be counted that makes a difference. */
export function figuresTold(
  { figures, home }: Pick<Mistake, 'figures' | 'home'>,
  { words, of }: Pick<Figures, 'words' | 'of'>,
  theme: string | undefined,
  lang: Lang,
  say: Say,
): string[] {
  const count = (figure: string, n: number): string => {
    const { en, fr } = words[figure]!;
    return fill(lang, lang === 'fr' ? fr : en, { n });
  };
  const list = new Intl.ListFormat(lang);
  const listed = (names: readonly string[], which: 'had' | 'made' | 'better'): string =>
    list.format(names.map((name) => count(name, Math.round(figures[name]![which]))));
  const named = (theme === undefined ? [] : (of[theme] ?? [])).filter((name) => figures[name] !== undefined);
  const differ = named.filter((name) => Math.round(figures[name]!.made) !== Math.round(figures[name]!.better));
  const worth = figures[WORTH] === undefined ? 0 : rounded(figures[WORTH].better - figures[WORTH].made);
  return [
    named.length === 0 ? '' : say('mine.had', { figures: listed(named, 'had') }),
    worth < 1 ? '' : say('mine.worth', { worth: count(WORTH, worth) }),
    differ.length === 0 ? '' : say('mine.after', { better: listed(differ, 'better'), made: listed(differ, 'made') }),
    home === null || percent(home.better) <= percent(home.made)
      ? ''
      : say('mine.home', { better: percent(home.better), made: percent(home.made) }),
  ].filter((sentence) => sentence !== '');
}
