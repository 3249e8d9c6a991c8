import type { Speaker } from '@boucan/words';
import { useMatters, usePlan } from '../../parts/use-matters.ts';
import { useLang } from '../../words/lang.tsx';
import { points } from './turns.tsx';
import type { Analyst } from './use-analyst.ts';
import './why.css';

interface Props {
  readonly at: number;
  readonly words: Speaker;
  readonly analyst: Analyst;
}

/** Why the choice was made that led here: what it was held against, and which matters spoke for it. */
export function Why({ at, words, analyst }: Props) {
  const { t } = useLang();
  const matters = useMatters(words);
  const plan = usePlan(words);
  const why = analyst.whys.get(at);
  if (why === undefined)
    return (
      <button type="button" className="why-ask" onClick={() => analyst.askWhy(at)}>
        {t('why.ask')}
      </button>
    );
  const instead = why.instead === null ? null : words.label(why.instead);
  return (
    <p className="why" role="status">
      {instead === null && t('why.only')}
      {instead !== null &&
        t(Math.abs(why.by) < 0.01 ? 'why.even' : why.by > 0 ? 'why.better' : 'why.worse', { instead, points: points(why.by) })}
      {` ${plan({ aim: why.plan.aim, next: [] })} ${matters(why)}`}
    </p>
  );
}
