import { useEffect, useEffectEvent, useRef } from 'react';
import { announce, hush, useHeard } from '../../../parts/heard.ts';
import type { Fresh } from '../../../table/source.ts';
import { useLang } from '../../../words/lang.tsx';
import { type Held, toSay } from '../model/announced.ts';
import { useTable } from '../model/context.ts';
import { goesOn, questionKey, shortened } from '../model/heard.ts';
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
  const held = useRef<Held | null>(null);
  const more = shown.behind > 0;
  // In the language of the moment, and no sentence before it is whole.
  const tell = useEffectEvent((happened: readonly Fresh[], more: boolean) => {
    const said = toSay(told.current === happened ? [] : happened, shown.notices, held.current, more, speaker, game.def.telling);
    told.current = happened;
    held.current = said.held;
    announce(...shortened(said.lines.map(say), (count) => t('table.announce.more', { count })));
  });
  const question = questionKey(view, shown.notices, mine);
  const ask = useEffectEvent((asked: string | null) => {
    if (asked === null || view.asked === null) return;
    const turn = mine !== null && goesOn(shown.notices, mine) ? '' : `${t('table.your-turn')} `;
    announce(`${turn}${speaker.prompt(view.asked)}`);
  });
  useEffect(() => tell(fresh, more), [fresh, more]);
  useEffect(() => ask(question), [question]);

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
