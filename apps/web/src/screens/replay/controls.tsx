import next from 'icon:next-button';
import pause from 'icon:pause-button';
import play from 'icon:play-button';
import previous from 'icon:previous-button';
import { type ReactNode, useEffect } from 'react';
import { Icon } from '../../parts/icon.tsx';
import { useLang } from '../../words/lang.tsx';
import { PACES, type Reel, type ReelPace } from './use-reel.ts';

interface Props {
  readonly reel: Reel;
  readonly line: string;
  /** What else is to be said of this moment. */
  readonly children?: ReactNode;
}

/** Back and forth through a match, by hand, by key, or by itself. */
export function Controls({ reel, line, children }: Props) {
  const { t } = useLang();
  const { at, last, playing } = reel;
  useEffect(() => {
    const press = (e: KeyboardEvent) => {
      if (e.altKey || e.ctrlKey || e.metaKey || isTyping(e.target)) return;
      const act = KEYS[e.key];
      if (act === undefined) return;
      e.preventDefault();
      act(reel);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [reel]);
  return (
    <section className="reel" aria-label={t('replay.controls')}>
      <p className="reel-line" aria-live={playing ? 'off' : 'polite'}>
        {line}
      </p>
      {children}
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={t('replay.scrub')}
        aria-valuetext={t('replay.at', { at, last })}
        onChange={(e) => reel.go(Number(e.target.value))}
      />
      <div className="row">
        <button type="button" disabled={at === 0} onClick={() => reel.turn(-1)}>
          {t('replay.turn.back')}
        </button>
        <button type="button" className="square" disabled={at === 0} aria-label={t('replay.back')} onClick={() => reel.step(-1)}>
          <Icon body={previous} />
        </button>
        <button
          type="button"
          className="primary square"
          aria-label={t(playing ? 'replay.pause' : 'replay.play')}
          onClick={() => toggle(reel)}
        >
          <Icon body={playing ? pause : play} />
        </button>
        <button type="button" className="square" disabled={at === last} aria-label={t('replay.on')} onClick={() => reel.step(1)}>
          <Icon body={next} />
        </button>
        <button type="button" disabled={at === last} onClick={() => reel.turn(1)}>
          {t('replay.turn.on')}
        </button>
        <select aria-label={t('replay.pace')} value={reel.pace} onChange={(e) => reel.setPace(e.target.value as ReelPace)}>
          {(Object.keys(PACES) as ReelPace[]).map((pace) => (
            <option key={pace} value={pace}>
              {t(`replay.pace.${pace}`)}
            </option>
          ))}
        </select>
        <span className="reel-at">{t('replay.at', { at, last })}</span>
      </div>
    </section>
  );
}

function toggle({ at, last, playing, go, play }: Reel): void {
  if (!playing && at === last) go(0);
  play(!playing);
}

const KEYS: Readonly<Record<string, (reel: Reel) => void>> = {
  ArrowRight: (reel) => reel.step(1),
  ArrowLeft: (reel) => reel.step(-1),
  PageDown: (reel) => reel.turn(1),
  PageUp: (reel) => reel.turn(-1),
  Home: (reel) => reel.go(0),
  End: (reel) => reel.go(reel.last),
};

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.matches('input:not([type=range]), textarea, select') || target.closest('dialog') !== null);
