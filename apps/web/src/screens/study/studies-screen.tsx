import type { StudiesReply } from '@boucan/protocol';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { GAMES } from '../../games.ts';
import { request } from '../../net/api.ts';
import { RecordDrop } from '../../parts/record-drop.tsx';
import { day } from '../../words/dates.ts';
import { useLang } from '../../words/lang.tsx';
import { Answer, ClubPage, Why } from '../profile/club-page.tsx';
import { useAsked, useDone } from '../profile/use-asked.ts';
import { useStudyWords } from './use-words.ts';

/** What a file holds: a study, or a record of which one is made. */
function wanted(text: string, title: string): object | null {
  try {
    const json = JSON.parse(text) as { format?: unknown };
    if (json.format === 'boucan-study') return { study: json };
    return json.format === 'boucan-record' ? { title, record: json } : null;
  } catch {
    return null;
  }
}

/** My studies, and those in which I write. */
export function StudiesScreen() {
  const { lang } = useLang();
  const t = useStudyWords();
  const [, go] = useLocation();
  const asked = useAsked<StudiesReply>('/api/studies');
  const { why, run } = useDone();
  const [odd, setOdd] = useState(false);
  const bring = (text: string) => {
    const body = wanted(text, t('study.new'));
    setOdd(body === null);
    if (body !== null) run(async () => go(`/study/${(await request<{ study: string }>('POST', '/api/studies', body)).study}`));
  };
  return (
    <Answer of={asked} title={t('studies')}>
      {({ studies }) => (
        <ClubPage title={t('studies')}>
          <p>{t('studies.about')}</p>
          {studies.length === 0 && <p>{t('studies.none')}</p>}
          <ul className="plain">
            {studies.map(({ id, title, game, names, owner, changed }) => (
              <li key={id}>
                <Link href={`/study/${id}`}>
                  <bdi>{title}</bdi>
                </Link>
                <span className="soft">
                  {t('studies.played', {
                    game: GAMES[game]?.card.title[lang === 'fr' ? 'fr' : 'en'] ?? game,
                    names: names.join(', '),
                  })}{' '}
                  · {t('studies.by', { name: owner.name })} · {day(lang, changed)}
                </span>
              </li>
            ))}
          </ul>
          <section>
            <h2>{t('studies.open')}</h2>
            <p>{t('studies.open.text')}</p>
            <RecordDrop onText={bring} />
            <Why why={odd ? t('trouble.file') : why} />
          </section>
        </ClubPage>
      )}
    </Answer>
  );
}
