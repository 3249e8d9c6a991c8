import caravel from 'icon:caravel';
import flag from 'icon:pirate-flag';
import table from 'icon:round-table';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { nameHere } from '../../net/session.ts';
import { Icon } from '../../parts/icon.tsx';
import { RULES } from '../../rules.ts';
import { useLang } from '../../words/lang.tsx';
import type { ShellKey } from '../../words/shell.ts';
import { WhoAmI } from './who-am-i.tsx';

/** As on an old chart: the title, what it shows, and here also how to begin. */
export function Cartouche() {
  const { t } = useLang();
  return (
    <section className="cartouche">
      <h1>Boucan</h1>
      <p className="lead">{t('lobby.lead')}</p>
      <PlayNow game="brethren" icon={flag} words="lobby.play" />
      <PlayNow game="fortunes" icon={caravel} words="lobby.sail" />
      <Link href="/new" className="button big">
        <Icon body={table} size={28} />
        <span>
          {t('lobby.new')}
          <small>{t('lobby.new.hint')}</small>
        </span>
      </Link>
      <WhoAmI />
      <nav className="lobby-links" aria-label={t('lobby.more')}>
        {Object.keys(RULES).map((game) => (
          <Link key={game} href={`/rules/${game}`}>
            {t('rules.of', { game: t(`game.${game}` as ShellKey) })}
          </Link>
        ))}
        <Link href="/about">{t('about')}</Link>
      </nav>
    </section>
  );
}

/** One click to the first decision: a table on this device, with two bots who do not mind beginners. */
function PlayNow({ game: id, icon, words }: { game: string; icon: string; words: 'lobby.play' | 'lobby.sail' }) {
  const { t, lang } = useLang();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const play = async () => {
    setBusy(true);
    const [game, { openLocal }] = await Promise.all([RULES[id]!(), import('../../local/open.ts')]);
    go(await openLocal(game, { seats: 3 }, [{ name: nameHere(lang) }, { bot: 'level2' }, { bot: 'level2' }]));
  };
  return (
    <button type="button" className="primary big" disabled={busy} onClick={() => void play()}>
      <Icon body={icon} size={32} />
      <span>
        {t(words)}
        <small>{t(`${words}.hint`)}</small>
      </span>
    </button>
  );
}
