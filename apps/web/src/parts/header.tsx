import cog from 'icon:cog';
import galleon from 'icon:galleon';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { allWords } from '../words/books.ts';
import { useLang } from '../words/lang.tsx';
import { Icon } from './icon.tsx';
import { LangSwitch } from './lang-switch.tsx';
import './header.css';

const Settings = lazy(async () => {
  const [{ Settings: made }] = await Promise.all([import('./settings.tsx'), allWords()]);
  return { default: made };
});

/** On every screen, so that language and light can be changed at any time. */
export function Header() {
  const { t } = useLang();
  const [open, setOpen] = useState(false);
  return (
    <header className="header">
      <Link href="/" className="brand">
        <Icon body={galleon} size={28} />
        <span>Boucan</span>
      </Link>
      <LangSwitch />
      <button
        type="button"
        className="quiet square"
        aria-haspopup="dialog"
        aria-label={t('settings')}
        onClick={() => setOpen(true)}
      >
        <Icon body={cog} size={22} />
      </button>
      {open && (
        <Suspense fallback={null}>
          <Settings onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </header>
  );
}
