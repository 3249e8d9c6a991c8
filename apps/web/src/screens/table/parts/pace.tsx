import fast from 'icon:fast-forward-button';
import next from 'icon:next-button';
import hold from 'icon:pause-button';
import play from 'icon:play-button';
import quick from 'icon:speedometer';
import { useEffect, useState } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import { useSetting } from '../../../settings/settings.ts';
import { useLang } from '../../../words/lang.tsx';
import { useTable } from '../model/context.ts';

/** What is over as soon as it has begun is not worth a word. */
const WORTH_A_WORD = 200;

/** Whether what happened is still being told, and the present waits for it. */
export function useTellingNow(): 'telling' | 'paused' | null {
  const { behind, held, paused } = useTable().shown;
  const telling = behind > 0 || held;
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!telling) return setLasts(false);
    const timer = setTimeout(() => setLasts(true), WORTH_A_WORD);
    return () => clearTimeout(timer);
  }, [telling]);
  if (!telling) return null;
  return paused ? 'paused' : lasts ? 'telling' : null;
}

/** What is being told: stopped, step by step, or skipped to the present. */
export function PaceControls() {
  const { t } = useLang();
  const { source, shown } = useTable();
  const { paused } = shown;
  const [speed, setSpeed] = useSetting('pace');
  return (
    <>
      <button
        type="button"
        className="tb-square"
        aria-label={t(paused ? 'table.pace.go-on' : 'table.pace.stop')}
        title={t(paused ? 'table.pace.go-on' : 'table.pace.stop')}
        onClick={() => source.pause(!paused)}
      >
        <Icon body={paused ? play : hold} size={18} />
      </button>
      <button
        type="button"
        className="tb-square"
        aria-label={t('table.pace.next')}
        title={t('table.pace.next')}
        onClick={() => source.next()}
      >
        <Icon body={next} size={18} />
      </button>
      <button
        type="button"
        className="tb-square"
        aria-pressed={speed === 'brisk'}
        aria-label={t('table.pace.faster')}
        title={t(speed === 'brisk' ? 'table.pace.slower' : 'table.pace.faster')}
        onClick={() => setSpeed(speed === 'brisk' ? 'told' : 'brisk')}
      >
        <Icon body={quick} size={18} />
      </button>
      <button type="button" className={paused ? 'primary' : ''} onClick={() => source.catchUp()}>
        <Icon body={fast} size={18} />
        <span>{t('table.pace.catch-up')}</span>
      </button>
    </>
  );
}
