import { SETTINGS, type SettingName, type Settings as Settled } from '@boucan/protocol';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { sound } from '../net/attention.ts';
import { canKeep, keepAll } from '../net/keep.ts';
import { useSetting } from '../settings/settings.ts';
import { useLang } from '../words/lang.tsx';
import { Choices } from './choices.tsx';
import { Dialog } from './dialog.tsx';
import { useKept } from './kept.ts';
import './settings.css';
import { THEMES, useTheme } from './theme.ts';

/** Everything that can be settled, in one place: at the table, on the screen, and how one is called. */
export function Settings({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLang();
  const [theme, setTheme] = useTheme();
  const [sounds, setSounds] = useKept(sound);
  return (
    <Dialog title={t('settings')} onClose={onClose} className="settings">
      <section>
        <h3>{t('settings.at-table')}</h3>
        <Setting name="pace" />
        <Setting name="onward" />
        <Setting name="bots" />
        <Setting name="banter" />
        <Setting name="confirm" />
        <Setting name="passing" />
        <Setting name="steering" />
        <Setting name="odds" />
      </section>
      <section>
        <h3>{t('settings.to-read')}</h3>
        <Setting name="text" />
        <Setting name="contrast" />
        <Choices
          legend={t('settings.theme')}
          options={THEMES.map((value) => ({ value, label: t(`settings.theme.${value}`) }))}
          value={theme}
          onChange={setTheme}
        />
      </section>
      <section>
        <h3>{t('settings.calls')}</h3>
        <Choices
          legend={t('settings.sound')}
          options={(['on', 'off'] as const).map((value) => ({ value, label: t(`settings.sound.${value}`) }))}
          value={sounds}
          onChange={setSounds}
        />
        <Notify />
      </section>
      {canKeep() && (
        <section>
          <h3>{t('settings.offline')}</h3>
          <Keep />
        </section>
      )}
      <section>
        <h3>{t('programs')}</h3>
        <ForPrograms />
      </section>
      <Link href="/friends" onClick={onClose}>
        {t('settings.people')}
      </Link>
      <Link href="/about" onClick={onClose}>
        {t('about')}
      </Link>
    </Dialog>
  );
}

const Programs = lazy(async () => ({ default: (await import('./programs.tsx')).Programs }));

/** Few people need it: it comes when somebody asks. */
function ForPrograms() {
  const { t } = useLang();
  const [open, setOpen] = useState(false);
  if (!open)
    return (
      <button type="button" onClick={() => setOpen(true)}>
        {t('programs.open')}
      </button>
    );
  return (
    <Suspense fallback={<p role="status">…</p>}>
      <Programs />
    </Suspense>
  );
}

function Setting<K extends SettingName>({ name }: { readonly name: K }) {
  const { t } = useLang();
  const [value, settle] = useSetting(name);
  const say = t as (key: string) => string;
  return (
    <Choices
      legend={say(`settings.${name}`)}
      options={(SETTINGS[name] as unknown as readonly Settled[K][]).map((one) => ({
        value: one,
        label: say(`settings.${name}.${one}`),
      }))}
      value={value}
      onChange={settle}
    />
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

/** What was opened is kept anyway; this brings the rest. */
function Keep() {
  const { t } = useLang();
  const [state, setState] = useState<'idle' | 'kept' | 'failed' | number>('idle');
  const all = async () => {
    setState(0);
    setState((await keepAll(setState)) ? 'kept' : 'failed');
  };
  return (
    <>
      <p className="hint" role="status">
        {typeof state === 'number' ? t('settings.keep.going', { share: Math.floor(state * 100) }) : t(`settings.keep.${state}`)}
      </p>
      {state !== 'kept' && (
        <button type="button" disabled={typeof state === 'number'} onClick={() => void all()}>
          {t('settings.keep')}
        </button>
      )}
    </>
  );
}
