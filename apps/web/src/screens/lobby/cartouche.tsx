import table from 'icon:round-table';
import type { Options } from '@boucan/kernel';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { GAMES, OFFERED } from '../../games.ts';
import { tableAhead } from '../../local/ahead.ts';
import { nameHere } from '../../net/session.ts';
import { Icon } from '../../parts/icon.tsx';
import { useLang } from '../../words/lang.tsx';
import { botsOf, type Sitter } from '../new-table/draft.ts';
import { WhoAmI } from './who-am-i.tsx';

/** As on an old chart: the title, what it shows, and here also how to begin. */
export function Cartouche() {
  const { t, lang } = useLang();
  return (
    <section className="cartouche">
      <h1>Boucan</h1>
      <p className="lead">{t('lobby.lead')}</p>
      {OFFERED.map(([game]) => (
        <PlayNow key={game} game={game} />
      ))}
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
      <nav className="lobby-links" aria-label={t('lobby.more')}>
        {OFFERED.map(([game, { card }]) => (
          <Link key={game} href={`/rules/${game}`}>
            {t('rules.of', { game: card.title[lang] })}
          </Link>
        ))}
        <Link href="/replay">{t('record.open')}</Link>
        <Link href="/about">{t('about')}</Link>
      </nav>
    </section>
  );
}

/** One click to the first decision: a table on this device, with bots who do not mind beginners, or alone where a game can be. */
function PlayNow({ game: id }: { readonly game: string }) {
  const { t, lang } = useLang();
  const { card, load } = GAMES[id]!;
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const play = async (others: number, options: Options = {}) => {
    setBusy(true);
    setTrouble(null);
    try {
      await open(others, options);
    } catch {
      setTrouble(t(navigator.onLine ? 'trouble.not-loaded' : 'trouble.not-kept.text'));
      setBusy(false);
    }
  };
  const open = async (others: number, options: Options) => {
    const [game, { openLocal }] = await Promise.all([load(), tableAhead(id)]);
    const bots = Array.from({ length: others }, (): Sitter => ({ kind: 'bot', level: 'level2', temper: 'any' }));
    const sitters = [{ name: nameHere(lang) }, ...botsOf(game, bots).map((bot) => ({ bot: bot! }))];
    go(await openLocal(game, game.agreed({ seats: 1 + others, options }), sitters));
  };
  return (
    <div className="play">
      <button type="button" className="primary big" disabled={busy} onClick={() => void play(card.bots, card.first)}>
        <Icon body={card.icon} size={32} />
        <span>
          {card.play[lang]}
          <small>{t('lobby.play.hint', { game: card.title[lang], about: card.about[lang] })}</small>
        </span>
      </button>
      {trouble !== null && (
        <p role="alert" className="hint">
          {trouble}
        </p>
      )}
      {card.alone !== undefined && (
        <button type="button" className="alone" disabled={busy} onClick={() => void play(0)}>
          <span>
            {t('lobby.alone')} <small>{card.alone[lang]}</small>
          </span>
        </button>
      )}
      {card.campaign !== undefined && (
        <button type="button" className="alone" disabled={busy} onClick={() => void play(card.bots, card.campaign!.options)}>
          <span>
            {t('lobby.campaign')} <small>{card.campaign.aim[lang]}</small>
          </span>
        </button>
      )}
    </div>
  );
}
