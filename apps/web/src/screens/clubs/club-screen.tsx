import type { ClubReply } from '@boucan/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { GAMES } from '../../games.ts';
import { request } from '../../net/api.ts';
import { useSession } from '../../net/session.ts';
import { InviteField } from '../../parts/invite-field.tsx';
import { day } from '../../words/dates.ts';
import { useLang } from '../../words/lang.tsx';
import { Board } from '../profile/board-screen.tsx';
import { Answer, ClubPage, Why } from '../profile/club-page.tsx';
import { useAsked, useDone } from '../profile/use-asked.ts';
import { Cups } from '../tournaments/tournaments-screen.tsx';

export function ClubScreen({ id }: { readonly id: string }) {
  const { t } = useLang();
  const asked = useAsked<ClubReply>(`/api/clubs/${id}`);
  return (
    <Answer of={asked} title={t('clubs.title')}>
      {(club) => <Club club={club} onChange={asked.set} />}
    </Answer>
  );
}

function Club({ club, onChange }: { readonly club: ClubReply; readonly onChange: (club: ClubReply) => void }) {
  const { t, lang } = useLang();
  const session = useSession();
  const key = new URLSearchParams(location.search).get('key');
  const [game, setGame] = useState(Object.keys(GAMES)[0]!);
  const { why, run } = useDone();
  const post = (what: string, body: object) =>
    run(async () => onChange(await request<ClubReply>('POST', `/api/clubs/${club.id}/${what}`, body)));
  const { isHost, isMember, members } = club;
  return (
    <ClubPage title={club.name}>
      {club.about !== '' && <p>{club.about}</p>}
      <p className="soft">
        {t('clubs.members', { n: members.length })}. {t('clubs.by', { name: club.host })}
      </p>
      <Why why={why} />
      {!isMember && key !== null && (
        <button type="button" className="primary" onClick={() => post('join', { key })}>
          {t('clubs.join')}
        </button>
      )}
      {club.key !== null && (
        <InviteField label={t('clubs.link')} value={`${location.origin}/clubs/${club.id}?key=${club.key}`} title={club.name} />
      )}
      <section>
        <h2>{t('club.people')}</h2>
        <ul className="plain">
          {members.map(({ player, name }) => (
            <li key={player}>
              <Link href={`/u/${encodeURIComponent(name)}`}>
                <bdi>{name}</bdi>
              </Link>
              {isHost && name !== club.host && (
                <button
                  type="button"
                  aria-label={t('friends.do', { what: t('clubs.remove'), name })}
                  onClick={() => post('leave', { player })}
                >
                  {t('clubs.remove')}
                </button>
              )}
            </li>
          ))}
        </ul>
        {isMember && !isHost && session.is === 'known' && (
          <button type="button" className="quiet" onClick={() => post('leave', { player: session.player })}>
            {t('clubs.leave')}
          </button>
        )}
      </section>
      <section>
        <h2>{t('cup.title')}</h2>
        {isMember && (
          <p>
            <Link href={`/tournaments/new?club=${club.id}`} className="button">
              {t('cup.new')}
            </Link>
          </p>
        )}
        <Cups tournaments={club.tournaments} />
      </section>
      <section>
        <h2>{t('board.title')}</h2>
        <label className="row">
          {t('club.game')}
          <select value={game} onChange={(e) => setGame(e.target.value)}>
            {Object.entries(GAMES).map(([one, { card }]) => (
              <option key={one} value={one}>
                {card.title[lang]}
              </option>
            ))}
          </select>
        </label>
        <Board query={`game=${game}&club=${club.id}`} />
      </section>
      <section>
        <h2>{t('clubs.games')}</h2>
        {club.matches.length === 0 && <p>{t('club.nothing')}</p>}
        <ul className="plain">
          {club.matches.map(({ table, game: played, at, names, winners }) => (
            <li key={table}>
              <span>
                <strong>{GAMES[played]?.card.title[lang] ?? played}</strong> <span className="soft">{names.join(', ')}</span>
              </span>
              <span>{t('clubs.won', { names: winners.join(', ') })}</span>
              <time className="soft" dateTime={new Date(at).toISOString()}>
                {day(lang, at)}
              </time>
              <Link href={`/replay/${table}`}>{t('record.replay')}</Link>
            </li>
          ))}
        </ul>
      </section>
    </ClubPage>
  );
}
