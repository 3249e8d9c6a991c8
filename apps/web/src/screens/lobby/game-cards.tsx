import type { Options } from '@boucan/kernel';
import { useId, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { GAMES, offered } from '../../games.ts';
import { tableAhead } from '../../local/ahead.ts';
import { isCutOff } from '../../net/api.ts';
import { nameHere, useSession } from '../../net/session.ts';
import { Icon } from '../../parts/icon.tsx';
import { useLang } from '../../words/lang.tsx';
import { botsOf, type Sitter } from '../new-table/sitters.ts';
import './game-cards.css';

/** Every game with what one should know before choosing it, and a button for each way to begin. */
export function GameCards() {
  const { t } = useLang();
  const title = useId();
  useSession(); // with its answer come games from outside
  return (
    <section className="games" aria-labelledby={title}>
      <h2 id={title} className="sr-only">
        {t('lobby.games')}
      </h2>
      {offered().map(([game]) => (
        <GameCard key={game} game={game} />
      ))}
    </section>
  );
}

/** One press to the first decision: a table on this device, with bots who do not mind beginners, or alone where a game can be. */
function GameCard({ game: id }: { readonly game: string }) {
  const { t, lang } = useLang();
  const { card, load } = GAMES[id]!;
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const open = async (others: number, options: Options) => {
    const [game, { openLocal }] = await Promise.all([load(), tableAhead(id)]);
    const bots = Array.from({ length: others }, (): Sitter => ({ kind: 'bot', level: 'level2', temper: 'any' }));
    const sitters = [{ name: nameHere(lang) }, ...botsOf(game, bots).map((bot) => ({ bot: bot! }))];
    go(await openLocal(game, game.agreed({ seats: 1 + others, options }), sitters));
  };
  const play = async (others: number, options: Options = {}) => {
    setBusy(true);
    setTrouble(null);
    try {
      await open(others, options);
    } catch {
      setTrouble(t(isCutOff() ? 'trouble.not-kept.text' : 'trouble.not-loaded'));
      setBusy(false);
    }
  };
  const title = card.title[lang];
  const [[shortest, longest], [fewest, most]] = [card.minutes, card.players];
  return (
    <article className="game-card" data-game={id}>
      <div className="game-picture" aria-hidden="true">
        <Icon body={card.icon} size={56} />
      </div>
      <h3>{title}</h3>
      <p className="game-about">{card.about[lang]}</p>
      <ul className="game-facts">
        <li>{t('lobby.minutes', { least: shortest, most: longest })}</li>
        <li>{t('lobby.players', { least: fewest, most })}</li>
        <li>{t(`lobby.weight.${card.weight}`)}</li>
      </ul>
      <div className="game-ways">
        <button
          type="button"
          className="primary"
          data-plays={id}
          aria-label={`${t('lobby.bots')}, ${title}`}
          disabled={busy}
          onClick={() => void play(card.bots, card.first)}
        >
          {t('lobby.bots')}
        </button>
        {card.alone !== undefined && (
          <button
            type="button"
            aria-label={`${t('lobby.alone')}, ${title}: ${card.alone[lang]}`}
            title={card.alone[lang]}
            disabled={busy}
            onClick={() => void play(0)}
          >
            {t('lobby.alone')}
          </button>
        )}
        {card.campaign !== undefined && (
          <button
            type="button"
            aria-label={`${t('lobby.campaign')}, ${title}: ${card.campaign.aim[lang]}`}
            title={card.campaign.aim[lang]}
            disabled={busy}
            onClick={() => void play(card.bots, card.campaign!.options)}
          >
            {t('lobby.campaign')}
          </button>
        )}
        <Link className="button" href={`/learn/${id}`} aria-label={`${t('lobby.learn')}, ${title}`}>
          {t('lobby.learn')}
        </Link>
      </div>
      {trouble !== null && (
        <p role="alert" className="hint">
          {trouble}
        </p>
      )}
    </article>
  );
}
