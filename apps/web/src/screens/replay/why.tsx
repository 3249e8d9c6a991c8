import { RIVALS } from '@boucan/bots';
import type { Speaker } from '@boucan/words';
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
  const { t, lang } = useLang();
  const why = analyst.whys.get(at);
  if (why === undefined)
    return (
      <button type="button" className="why-ask" onClick={() => analyst.askWhy(at)}>
        {t('why.ask')}
      </button>
    );
  const list = new Intl.ListFormat(lang);
  const matters = (speaks: (by: number) => boolean): string =>
    list.format(
      why.matters
        .filter(({ by }) => speaks(by))
        .map(({ matter }) => (matter === RIVALS ? t('why.rivals') : words.matter(matter))),
    );
  const [pro, contra] = [matters((by) => by > 0), matters((by) => by < 0)];
  const instead = why.instead === null ? null : words.label(why.instead);
  return (
    <p className="why" role="status">
      {instead === null && t('why.only')}
      {instead !== null &&
        t(Math.abs(why.by) < 0.01 ? 'why.even' : why.by > 0 ? 'why.better' : 'why.worse', { instead, points: points(why.by) })}
      {pro !== '' && ` ${t('why.for', { matters: pro })}`}
      {contra !== '' && ` ${t('why.against', { matters: contra })}`}
    </p>
  );
}
