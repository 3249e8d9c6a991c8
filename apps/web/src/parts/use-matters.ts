import { type Plan, RIVALS, type Why } from '@boucan/bots';
import { french, type Speaker } from '@boucan/words';
import { useLang } from '../words/lang.tsx';

type Matters = Why['matters'];

const SEVERAL = /,|\s(?:and|et)\s/u;

/** Matters in words, one after the other. */
export function useMatterList(words: Speaker): (matters: Matters) => string {
  const { t, lang } = useLang();
  return (matters) => {
    const named = matters.map(({ matter }) => (matter === RIVALS ? t('why.rivals') : words.matter(matter)));
    // Where one of them names several things itself, a comma would not keep them apart.
    if (named.length > 1 && named.some((one) => SEVERAL.test(one)))
      return lang === 'fr' ? french(named.join(' ; ')) : named.join('; ');
    return new Intl.ListFormat(lang).format(named);
  };
}

/** The matters that spoke for a choice, and against it, in words. */
export function useMatters(words: Speaker): (why: Why) => string {
  const { t } = useLang();
  const list = useMatterList(words);
  return ({ matters }) => {
    const [pro, contra] = [list(matters.filter(({ by }) => by > 0)), list(matters.filter(({ by }) => by < 0))];
    return [pro && t('why.for', { matters: pro }), contra && t('why.against', { matters: contra })].filter(Boolean).join(' ');
  };
}

/** What a seat is after, and what it would do next, in words. */
export function usePlan(words: Speaker): (plan: Plan) => string {
  const { t, lang } = useLang();
  return ({ aim, next }) => {
    const steps = new Intl.ListFormat(lang, { type: 'unit' }).format(
      next.map(({ choice, question }) => t('why.step', { step: words.label(choice, question) })),
    );
    return [aim && words.plan(aim), steps && t('why.then', { steps })].filter(Boolean).join(' ');
  };
}
