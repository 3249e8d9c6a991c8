import type { BoardReply } from '@boucan/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { GAMES } from '../../games.ts';
import { useLang } from '../../words/lang.tsx';
import { Answer, ClubPage } from './club-page.tsx';
import { Ratings } from './ratings.tsx';
import { useAsked } from './use-asked.ts';

/** Who leads, by game, kind of table and season. */
export function BoardScreen() {
  const { t, lang } = useLang();
  const [game, setGame] = useState(Object.keys(GAMES)[0]!);
  const [kind, setKind] = useState('live');
  const [season, setSeason] = useState('');
  return (
    <ClubPage title={t('board.title')}>
      <div className="filters">
        <label>
          {t('club.game')}
          <select value={game} onChange={(e) => setGame(e.target.value)}>
            {Object.entries(GAMES).map(([id, { card }]) => (
              <option key={id} value={id}>
                {card.title[lang]}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t('record.filter.kind')}
          <select value={kind} onChange={(e) => setKind(e.target.value)}>
            {(['live', 'days'] as const).map((one) => (
              <option key={one} value={one}>
                {t(`record.kind.${one}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <Board query={`game=${game}&kind=${kind}${season === '' ? '' : `&season=${season}`}`} onSeason={setSeason} />
    </ClubPage>
  );
}

/** One leaderboard; `query` as the server wants it. */
export function Board({ query, onSeason }: { readonly query: string; readonly onSeason?: (season: string) => void }) {
  const { t } = useLang();
  const asked = useAsked<BoardReply>(`/api/leaderboards?${query}`);
  return (
    <Answer of={asked} title={t('board.title')}>
      {({ rows, season, seasons }) => (
        <>
          {onSeason !== undefined && (
            <div className="filters">
              <label>
                {t('board.season')}
                <select value={season} onChange={(e) => onSeason(e.target.value)}>
                  {seasons.map((one) => (
                    <option key={one} value={one}>
                      {t('board.season.of', { year: one.slice(0, 4), quarter: one.slice(5) })}
                    </option>
                  ))}
                </select>
              </label>
            </div>
          )}
          {rows.length === 0 ? (
            <p>{t('board.none')}</p>
          ) : (
            <Ratings
              rows={rows.map(({ name, ...row }) => ({
                ...row,
                key: name,
                name: (
                  <Link href={`/u/${encodeURIComponent(name)}`}>
                    <bdi>{name}</bdi>
                  </Link>
                ),
              }))}
            />
          )}
        </>
      )}
    </Answer>
  );
}
