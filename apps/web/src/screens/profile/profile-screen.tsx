import type { ProfileReply } from '@boucan/protocol';
import { lazy, Suspense } from 'react';
import { GAMES } from '../../games.ts';
import { request } from '../../net/api.ts';
import { useLang } from '../../words/lang.tsx';
import { Answer, ClubPage } from './club-page.tsx';
import { Deeds } from './deeds.tsx';
import { History } from './history.tsx';
import { Statistics } from './statistics-tables.tsx';
import { useAsked } from './use-asked.ts';

const Plot = lazy(async () => ({ default: (await import('./plot.tsx')).Plot }));

/** What somebody has played, and how well; without a name, oneself. */
export function ProfileScreen({ name }: { readonly name: string | null }) {
  const { t } = useLang();
  const asked = useAsked<ProfileReply>(name === null ? '/api/record' : `/api/people/${encodeURIComponent(name)}/record`);
  return (
    <Answer of={asked} title={t('record.title')}>
      {(profile) => <Profile profile={profile} onChange={asked.ask} />}
    </Answer>
  );
}

function Profile({ profile, onChange }: { readonly profile: ProfileReply; readonly onChange: () => void }) {
  const { t } = useLang();
  const { isMe, name, matches, open, achievements } = profile;
  return (
    <ClubPage title={isMe ? t('record.title') : t('record.of', { name })}>
      {isMe && <Shown profile={profile} onChange={onChange} />}
      {!open && <p>{t('record.closed', { name })}</p>}
      {open && matches.length === 0 && <p>{t('record.none')}</p>}
      {profile.ladders.length > 0 && <Ratings profile={profile} />}
      <Deeds achievements={achievements} />
      {matches.length > 0 && <Statistics profile={profile} />}
      {matches.length > 0 && <History matches={matches} />}
    </ClubPage>
  );
}

function Shown({ profile, onChange }: { readonly profile: ProfileReply; readonly onChange: () => void }) {
  const { t } = useLang();
  const settle = async (shown: string) => {
    const { presence } = await request<{ presence: boolean }>('GET', '/api/friends');
    await request('POST', '/api/record', { shown, presence });
    onChange();
  };
  return (
    <p className="row">
      <label className="row">
        {t('record.shown')}
        <select value={profile.shown} onChange={(e) => void settle(e.target.value)}>
          {(['public', 'friends', 'nobody'] as const).map((value) => (
            <option key={value} value={value}>
              {t(`record.shown.${value}`)}
            </option>
          ))}
        </select>
      </label>
    </p>
  );
}

function Ratings({ profile: { ladders, isMe } }: { readonly profile: ProfileReply }) {
  const { t, lang } = useLang();
  return (
    <section>
      <h2>{t('record.ratings')}</h2>
      <div className="cards">
        {ladders.map(({ game, kind, rating, matches, curve }) => {
          const title = GAMES[game]?.card.title[lang] ?? game;
          const kindOf = t(`record.kind.${kind}`);
          return (
            <div key={`${game} ${kind}`} className="card">
              <h3>{title}</h3>
              <p className="soft">
                {kindOf} · {t('record.matches', { n: matches })}
              </p>
              <p className="points">
                {rating.points.toLocaleString(lang)} <span className="give">± {rating.give.toLocaleString(lang)}</span>
                {rating.provisional && <span className="give"> {t('record.provisional')}</span>}
              </p>
              {rating.level !== null && (
                <p>
                  <strong>
                    {isMe ? t('record.level.me', { level: rating.level }) : t('record.level', { level: rating.level })}
                  </strong>
                </p>
              )}
              {curve.length > 1 && (
                <Suspense fallback={<div className="plot" />}>
                  <Plot
                    points={curve}
                    label={t('record.curve', {
                      ...{ game: title, kind: kindOf, n: curve.length, from: curve[0]!.points, to: rating.points },
                    })}
                  />
                </Suspense>
              )}
            </div>
          );
        })}
      </div>
    </section>
  );
}
