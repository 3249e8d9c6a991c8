import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { Chart } from '../../parts/chart/chart.tsx';
import { Loading } from '../../parts/loading.tsx';
import { Notice } from '../../parts/notice.tsx';
import { useTitle } from '../../parts/title.ts';
import { useLang } from '../../words/lang.tsx';
import type { useAsked } from './use-asked.ts';
import './club.css';

const PAGES = [
  ['/record', 'record.title'],
  ['/friends', 'friends.title'],
  ['/tournaments', 'cup.title'],
  ['/clubs', 'clubs.title'],
  ['/studies', 'studies.title'],
  ['/leaderboard', 'board.title'],
] as const;

/** A page about people, with the way to the others. */
export function ClubPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { t } = useLang();
  const [path] = useLocation();
  useTitle(title);
  return (
    <>
      <Chart />
      <article className="sheet club">
        <nav className="club-nav" aria-label={t('club.people')}>
          {PAGES.map(([to, word]) => (
            <Link key={to} href={to} aria-current={path === to ? 'page' : undefined}>
              {t(word)}
            </Link>
          ))}
        </nav>
        <h1>{title}</h1>
        {children}
      </article>
    </>
  );
}

/** What came of a question to the server, or why nothing did. */
export function Answer<T>({
  of,
  title,
  children,
}: {
  readonly of: ReturnType<typeof useAsked<T>>;
  readonly title: string;
  readonly children: (found: T) => ReactNode;
}) {
  const { t } = useLang();
  if (of.is === 'waiting') return <Loading />;
  if (of.is === 'here') return children(of.found);
  const { error, message } = of.why;
  const text = error === 'no-session' ? t('club.name-first') : error === 'not-found' ? message : t('club.failed');
  return (
    <Notice title={title} text={text}>
      <button type="button" onClick={of.ask}>
        {t('club.again')}
      </button>
    </Notice>
  );
}

export const Why = ({ why }: { readonly why: string | null }) =>
  why === null ? null : (
    <p role="alert" className="why">
      {why}
    </p>
  );
