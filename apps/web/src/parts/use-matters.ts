import { RIVALS, type Why } from '@boucan/bots';
import type { Speaker } from '@boucan/words';
import { useLang } from '../words/lang.tsx';

/** The matters that spoke for a choice, and against it, in words. */
export function useMatters(words: Speaker): (why: Why) => string {
  const { t, lang } = useLang();
  return ({ matters }) => {
    const list = (speaks: (by: number) => boolean): string =>
      new Intl.ListFormat(lang).format(
        matters.filter(({ by }) => speaks(by)).map(({ matter }) => (matter === RIVALS ? t('why.rivals') : words.matter(matter))),
      );
    const [pro, contra] = [list((by) => by > 0), list((by) => by < 0)];
    return [pro && t('why.for', { matters: pro }), contra && t('why.against', { matters: contra })].filter(Boolean).join(' ');
  };
}
