import './lobby.css';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'wouter';
import { useSession } from '../../net/session.ts';
import { Chart } from '../../parts/chart/chart.tsx';
import { useTitle } from '../../parts/title.ts';
import { useLang } from '../../words/lang.tsx';
import { Cartouche, LobbyLinks, WithFriends } from './cartouche.tsx';
import { DeviceTables } from './device-tables.tsx';
import { GameCards } from './game-cards.tsx';
import { OpenTables } from './open-tables.tsx';
import { useTables } from './use-tables.ts';

/** Whoever comes for the first time has none. */
const Mine = lazy(async () => ({ default: (await import('./mine.tsx')).Mine }));
const DeadLink = lazy(async () => ({ default: (await import('./dead-link.tsx')).DeadLink }));

/** My tables first, then the way to friends, then the games. */
export function LobbyScreen() {
  const { t } = useLang();
  const session = useSession();
  const tables = useTables();
  useTitle('');
  const [params] = useSearchParams();
  return (
    <div className="lobby">
      <Chart />
      <Suspense>{params.get('link') === 'unknown' && <DeadLink />}</Suspense>
      <div className="lobby-mine">
        <Cartouche />
        <Suspense>{tables && (tables.mine[0] ?? tables.watched) && <Mine {...tables} />}</Suspense>
        <DeviceTables />
        <WithFriends />
      </div>
      <GameCards />
      <div className="lobby-more">
        <OpenTables tables={tables?.open ?? []} empty={t(session.is === 'offline' ? 'lobby.offline' : 'lobby.open.empty')} />
        <LobbyLinks />
      </div>
    </div>
  );
}
