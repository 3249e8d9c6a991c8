import { useEffect, useEffectEvent, useRef } from 'react';
import { announce, hush, useHeard } from '../../../parts/heard.ts';
import type { Fresh } from '../../../table/source.ts';
import { useLang } from '../../../words/lang.tsx';
import { useTable } from '../model/context.ts';
import { goesOn, questionKey, shortened } from '../model/heard.ts';
import { linesOf } from '../model/lines.ts';
import { useLines } from '../model/use-words.ts';
import { useTimeLeft } from './clock.tsx';

/** Tells screen readers what happened and what is asked: each thing once, in order, one after the other. */
export function Announcer({ fresh }: { readonly fresh: readonly Fresh[] }) {
  const { t } = useLang();
  const { game, view, speaker, mine, shown } = useTable();
  const say = useLines();
  const heard = useHeard();
  const urgent = useTimeLeft(mine)?.urgent ?? false;
  useEffect(() => hush, []);

  const told = useRef<readonly Fresh[] | null>(null);
  // In the language of the moment.
  const tell = useEffectEvent((happened: readonly Fresh[]) => {
    if (told.current === happened) return;
    told.current = happened;
    const lines = linesOf(happened, game.def.telling).map(say);
    announce(...shortened(lines, (count) => t('table.announce.more', { count })));
  });
  const question = questionKey(view, shown.notices);
  const ask = useEffectEvent((asked: string | null) => {
    if (asked === null || view.asked === null) return;
    const turn = mine !== null && goesOn(shown.notices, mine) ? '' : `${t('table.your-turn')} `;
    announce(`${turn}${speaker.prompt(view.asked)}`);
  });
  useEffect(() => {
    tell(fresh);
    ask(question);
  }, [fresh, question]);

  return (
    <>
      <div
        className="sr-only"
        role="log"
        aria-live="polite"
        aria-relevant="additions"
        aria-atomic="false"
        aria-label={t('table.announcements')}
      >
        {heard.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </div>
      <div className="sr-only" role="alert">
        {urgent ? t('table.clock.hurry') : ''}
      </div>
    </>
  );
}
