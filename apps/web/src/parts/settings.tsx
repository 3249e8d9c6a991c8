import { SETTINGS } from '@boucan/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { sound } from '../net/attention.ts';
import { useSetting } from '../settings/settings.ts';
import { useLang } from '../words/lang.tsx';
import { Choices } from './choices.tsx';
import { useKept } from './kept.ts';
import { THEMES, useTheme } from './theme.ts';

/** Light, sound, bots and calls: what opens under the button in the header. */
export function Settings() {
  const { t } = useLang();
  const [theme, setTheme] = useTheme();
  const [sounds, setSounds] = useKept(sound);
  const [bots, setBots] = useSetting('bots');
  return (
    <>
      <Choices
        legend={t('settings.theme')}
        options={THEMES.map((value) => ({ value, label: t(`settings.theme.${value}`) }))}
        value={theme}
        onChange={setTheme}
      />
      <Choices
        legend={t('settings.sound')}
        options={(['on', 'off'] as const).map((value) => ({ value, label: t(`settings.sound.${value}`) }))}
        value={sounds}
        onChange={setSounds}
      />
      <Choices
        legend={t('settings.bots')}
        options={SETTINGS.bots.map((value) => ({ value, label: t(`settings.bots.${value}`) }))}
        value={bots}
        onChange={setBots}
      />
      <Notify />
      <Link href="/about">{t('about')}</Link>
    </>
  );
}

/** Browsers only ask for leave when a person has clicked. */
function Notify() {
  const { t } = useLang();
  const [leave, setLeave] = useState(() => ('Notification' in window ? Notification.permission : 'denied'));
  if (leave === 'denied') return <p className="hint">{t('settings.notify.denied')}</p>;
  if (leave === 'granted') return <p className="hint">{t('settings.notify.granted')}</p>;
  return (
    <button type="button" onClick={() => void Notification.requestPermission().then(setLeave)}>
      {t('settings.notify')}
    </button>
  );
}
