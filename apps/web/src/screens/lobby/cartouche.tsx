import table from 'icon:round-table';
import { Link } from 'wouter';
import { offered } from '../../games.ts';
import { Icon } from '../../parts/icon.tsx';
import { useLang } from '../../words/lang.tsx';
import { WhoAmI } from './who-am-i.tsx';

/** As on an old chart: the title, and what it shows. */
export function Cartouche() {
  const { t } = useLang();
  return (
    <section className="cartouche">
      <h1>Boucan</h1>
      <p className="lead">{t('lobby.lead')}</p>
    </section>
  );
}

/** The way to a table with others. */
export function WithFriends() {
  const { t } = useLang();
  return (
    <section className="with-friends sheet">
      <Link href="/new?with=friends" className="button big">
        <Icon body={table} size={28} />
        <span>
          {t('lobby.friends')}
          <small>{t('lobby.friends.hint')}</small>
        </span>
      </Link>
      <Link href="/new" className="button">
        {t('lobby.new')}
      </Link>
      <WhoAmI />
    </section>
  );
}

export function LobbyLinks() {
  const { t, lang } = useLang();
  return (
    <nav className="lobby-links sheet" aria-label={t('lobby.more')}>
      {offered().map(([game, { card }]) => (
        <Link key={game} href={`/rules/${game}`}>
          {t('rules.of', { game: card.title[lang] })}
        </Link>
      ))}
      <Link href="/replay">{t('record.open')}</Link>
      <Link href="/about">{t('about')}</Link>
    </nav>
  );
}
