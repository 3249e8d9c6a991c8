import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Fresh } from '../../../table/source.ts';
import { useLang } from '../../../words/lang.tsx';
import { useTable } from '../model/context.ts';
import { linesOf } from '../model/lines.ts';
import { useLines } from '../model/use-words.ts';
import { useTimeLeft } from './clock.tsx';

/** More than this at once is a speech, not an announcement. */
const AT_ONCE = 6;

/** Tells screen readers what happened, and whose turn it is now. */
export function Announcer({ fresh }: { readonly fresh: readonly Fresh[] }) {
  const { t } = useLang();
  const { game, view, speaker, mine } = useTable();
  const say = useLines();
  const [words, setWords] = useState('');
  const urgent = useTimeLeft(mine)?.urgent ?? false;

  const announced = useRef<readonly Fresh[] | null>(null);
  const asked = view.asked === null ? null : view.n;
  // Said once, when it happens, in the language of that moment.
  const announce = useEffectEvent((happened: readonly Fresh[], question: number | null) => {
    // The question comes a little later than what went before it.
    const lines = announced.current === happened ? [] : linesOf(happened, game.def.telling).map(say);
    announced.current = happened;
    const left = lines.length - AT_ONCE;
    const told = left > 0 ? [t('table.announce.more', { count: left }), ...lines.slice(-AT_ONCE)] : lines;
    if (question !== null && view.asked !== null) told.push(`${t('table.your-turn')} ${speaker.prompt(view.asked)}`);
    if (told.length > 0) setWords(told.join(' '));
  });
  useEffect(() => announce(fresh, asked), [fresh, asked]);

  return (
    <>
      <div className="sr-only" role="log" aria-live="polite" aria-atomic="true" aria-label={t('table.announcements')}>
        {words}
      </div>
      <div className="sr-only" role="alert">
        {urgent ? t('table.clock.hurry') : ''}
      </div>
    </>
  );
}
