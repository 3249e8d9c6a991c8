import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { kept } from '../parts/kept.ts';
import { callInTitle } from '../parts/title.ts';
import type { TableSource } from '../table/source.ts';
import { useLang } from '../words/lang.tsx';

export const sound = kept<'on' | 'off'>('boucan.sound', 'on', (v) => v === 'on' || v === 'off');

let audio: AudioContext | null = null;

/** Two strokes of a ship's bell: a few partials that ring out. */
function ring(): void {
  // A page that nobody has clicked on yet may not make a sound.
  if (sound.get() === 'off' || !navigator.userActivation.hasBeenActive) return;
  audio ??= new AudioContext();
  void audio.resume();
  const { destination, currentTime } = audio;
  for (const stroke of [0, 0.28])
    for (const [partial, loudness] of [
      [1, 0.12],
      [2.76, 0.05],
      [5.4, 0.02],
    ] as const) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      const start = currentTime + stroke;
      tone.frequency.value = 620 * partial;
      volume.gain.setValueAtTime(loudness, start);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + 1.4 / partial);
      tone.connect(volume).connect(destination);
      tone.start(start);
      tone.stop(start + 1.5);
    }
}

/** A message of the device, when the page is not in sight. A click on it brings the page back. */
function notify(text: string): void {
  if (document.visibilityState === 'visible' || !('Notification' in window) || Notification.permission !== 'granted') return;
  const called = new Notification('Boucan', { body: text, icon: '/icon.svg', tag: 'boucan.turn' });
  called.onclick = () => {
    focus();
    called.close();
  };
}

/** Calls whoever sits at the table when it is his turn: a bell, the tab's title, and a message of the device. */
export function useAttention(source: TableSource): void {
  const { t } = useLang();
  const shown = useSyncExternalStore(source.subscribe, source.shown);
  const awaited = shown !== null && (shown.view.asked !== null || shown.curtain !== null);
  const call = t('turn.call');
  useEffect(() => {
    callInTitle(awaited ? call : null);
    return () => callInTitle(null);
  }, [awaited, call]);
  // Another language is no reason to ring again.
  const callOnce = useEffectEvent(() => {
    ring();
    notify(call);
  });
  useEffect(() => {
    if (awaited) callOnce();
  }, [awaited]);
}
