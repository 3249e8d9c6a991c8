import type { ClubsReply } from '@boucan/protocol';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { request } from '../../net/api.ts';
import { useLang } from '../../words/lang.tsx';
import { Answer, ClubPage, Why } from '../profile/club-page.tsx';
import { useAsked, useDone } from '../profile/use-asked.ts';

export function ClubsScreen() {
  const { t } = useLang();
  const asked = useAsked<ClubsReply>('/api/clubs');
  return (
    <Answer of={asked} title={t('clubs.title')}>
      {({ clubs }) => (
        <ClubPage title={t('clubs.title')}>
          {clubs.length === 0 && <p>{t('clubs.none')}</p>}
          <ul className="plain">
            {clubs.map(({ id, name, members }) => (
              <li key={id}>
                <Link href={`/clubs/${id}`}>
                  <bdi>{name}</bdi>
                </Link>
                <span className="soft">{t('clubs.members', { n: members })}</span>
              </li>
            ))}
          </ul>
          <NewClub />
        </ClubPage>
      )}
    </Answer>
  );
}

function NewClub() {
  const { t } = useLang();
  const [, go] = useLocation();
  const [name, setName] = useState('');
  const [about, setAbout] = useState('');
  const { why, run } = useDone();
  return (
    <section>
      <h2>{t('clubs.new')}</h2>
      <form
        onSubmit={(e) => {
          e.preventDefault();
          run(async () => go(`/clubs/${(await request<{ club: string }>('POST', '/api/clubs', { name, about })).club}`));
        }}
      >
        <label>
          {t('clubs.name')}
          <input required maxLength={60} value={name} onChange={(e) => setName(e.target.value)} />
        </label>
        <label>
          {t('clubs.about')}
          <textarea rows={3} maxLength={500} value={about} onChange={(e) => setAbout(e.target.value)} />
        </label>
        <Why why={why} />
        <button type="submit" className="primary">
          {t('clubs.create')}
        </button>
      </form>
    </section>
  );
}
