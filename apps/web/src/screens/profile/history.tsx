import type { MatchCard } from '@boucan/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { GAMES } from '../../games.ts';
import { day } from '../../words/dates.ts';
import { useLang } from '../../words/lang.tsx';
import { hasWon, mine } from './statistics.ts';

const PAGE = 20;

/** Finished games, the latest first, with filters. */
export function History({ matches }: { readonly matches: readonly MatchCard[] }) {
  const { t, lang } = useLang();
  const [game, setGame] = useState('');
  const [kind, setKind] = useState('');
  const [result, setResult] = useState('');
  const [shown, setShown] = useState(PAGE);
  const found = matches.filter(
    (match) =>
      (game === '' || match.game === game) &&
      (kind === '' || match.kind === kind) &&
      (result === '' || hasWon(match) === (result === 'won')),
  );
  const games = [...new Set(matches.map((match) => match.game))];
  return (
    <section>
      <h2>{t('record.history')}</h2>
      <div className="filters">
        <Filter
          label={t('club.game')}
          value={game}
          onChange={setGame}
          options={games.map((id) => [id, GAMES[id]?.card.title[lang] ?? id])}
        />
        <Filter
          label={t('record.filter.kind')}
          value={kind}
          onChange={setKind}
          options={(['live', 'days', 'alone'] as const).map((id) => [id, t(`record.kind.${id}`)])}
        />
        <Filter
          label={t('record.filter.result')}
          value={result}
          onChange={setResult}
          options={(['won', 'lost'] as const).map((id) => [id, t(`record.filter.${id}`)])}
        />
      </div>
      <ul className="plain">
        {found.slice(0, shown).map((match) => (
          <Match key={`${match.table} ${match.at}`} match={match} />
        ))}
      </ul>
      {found.length === 0 && <p>{t('club.nothing')}</p>}
      {found.length > shown && (
        <button type="button" onClick={() => setShown(shown + PAGE)}>
          {t('record.more', { n: Math.min(PAGE, found.length - shown) })}
        </button>
      )}
    </section>
  );
}

function Filter({
  label,
  value,
  options,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [string, string])[];
  readonly onChange: (value: string) => void;
}) {
  const { t } = useLang();
  return (
    <label>
      {label}
      <select value={value} onChange={(e) => onChange(e.target.value)}>
        <option value="">{t('club.all')}</option>
        {options.map(([id, word]) => (
          <option key={id} value={id}>
            {word}
          </option>
        ))}
      </select>
    </label>
  );
}

function Match({ match }: { readonly match: MatchCard }) {
  const { t, lang } = useLang();
  const me = mine(match);
  const botName = (level: string): string => {
    const number = /^level(\d)/.exec(level)?.[1];
    return number === undefined ? t('club.bot.other') : t('club.bot', { level: number });
  };
  return (
    <li>
      <span>
        <strong>{GAMES[match.game]?.card.title[lang] ?? match.game}</strong>{' '}
        <span className="soft">
          {match.seats.map(({ name, level, score }, i) => (
            <span key={i}>
              {i > 0 && ', '}
              <bdi>{level === null ? name : botName(level)}</bdi> {score}
            </span>
          ))}
        </span>
      </span>
      {me !== undefined && (
        <span>
          {t('record.place', { place: me.place, of: match.seats.length })}
          {me.left && ` (${t('record.left')})`}
        </span>
      )}
      <time className="soft" dateTime={new Date(match.at).toISOString()}>
        {day(lang, match.at)}
      </time>
      {match.table !== null && <Link href={`/replay/${match.table}`}>{t('record.replay')}</Link>}
    </li>
  );
}
