import type { TournamentsReply } from '@boucan/protocol';
import { Link } from 'wouter';
import { GAMES } from '../../games.ts';
import { day } from '../../words/dates.ts';
import { useLang } from '../../words/lang.tsx';
import { Answer, ClubPage } from '../profile/club-page.tsx';
import { useAsked } from '../profile/use-asked.ts';

export function TournamentsScreen() {
  const { t } = useLang();
  const asked = useAsked<TournamentsReply>('/api/tournaments');
  return (
    <Answer of={asked} title={t('cup.title')}>
      {({ tournaments }) => (
        <ClubPage title={t('cup.title')}>
          <p>
            <Link href="/tournaments/new" className="button">
              {t('cup.new')}
            </Link>
          </p>
          <Cups tournaments={tournaments} />
        </ClubPage>
      )}
    </Answer>
  );
}

/** Tournaments in a list. */
export function Cups({ tournaments }: { readonly tournaments: TournamentsReply['tournaments'] }) {
  const { t, lang } = useLang();
  if (tournaments.length === 0) return <p>{t('cup.none')}</p>;
  return (
    <ul className="plain">
      {tournaments.map(({ id, name, game, phase, at }) => (
        <li key={id}>
          <Link href={`/tournaments/${id}`}>
            <bdi>{name}</bdi>
          </Link>
          <span>{GAMES[game]?.card.title[lang] ?? game}</span>
          <span className="soft">{t(`cup.phase.${phase}`)}</span>
          <time className="soft" dateTime={new Date(at).toISOString()}>
            {day(lang, at)}
          </time>
        </li>
      ))}
    </ul>
  );
}
