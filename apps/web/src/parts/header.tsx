import cog from 'icon:cog';
import galleon from 'icon:galleon';
import { Link } from 'wouter';
import { useLang } from '../words/lang.tsx';
import { Icon } from './icon.tsx';
import { LangSwitch } from './lang-switch.tsx';
import { Settings } from './settings.tsx';
import './header.css';

/** On every screen, so that language and light can be changed at any time. */
export function Header() {
  const { t } = useLang();
  return (
    <header className="header">
      <Link href="/" className="brand">
        <Icon body={galleon} size={28} />
        <span>Boucan</span>
      </Link>
      <LangSwitch />
      <button type="button" className="quiet square" popoverTarget="settings" aria-label={t('settings')}>
        <Icon body={cog} size={22} />
      </button>
      <Settings id="settings" />
    </header>
  );
}
