// A table or a replay in a frame on another site: the board alone, for somebody without a name. No cookie is sent; theme and language come with the address.
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Route, Switch } from 'wouter';
import { withoutCookies } from './net/api.ts';
import { beNobody } from './net/session.ts';
import { watchAsNobody } from './net/socket.ts';
import { ErrorBoundary } from './parts/error-boundary.tsx';
import { Loading } from './parts/loading.tsx';
import { NotFound } from './parts/not-found.tsx';
import { startTheme } from './parts/theme.ts';
import { allWords, firstWords, turnTo } from './words/books.ts';
import { LangProvider, useLang } from './words/lang.tsx';
import './embed.css';

const OnlineTable = lazy(async () => ({ default: (await import('./net/online-table.tsx')).OnlineTable }));
const ReplayScreen = lazy(async () => ({ default: (await import('./screens/replay/replay-screen.tsx')).ReplayScreen }));

function Embedded() {
  const { t } = useLang();
  const whole = location.pathname.replace(/^\/embed\/(table|replay)\//, (_, page) => (page === 'table' ? '/t/' : '/replay/'));
  return (
    <div className="app embedded">
      <main id="main">
        <ErrorBoundary>
          <Suspense fallback={<Loading />}>
            <Switch>
              {/* A link from one to the other stays in the frame. */}
              {(['/embed/table/:id', '/t/:id'] as const).map((path) => (
                <Route key={path} path={path}>
                  {({ id }) => <OnlineTable id={id} />}
                </Route>
              ))}
              {(['/embed/replay/:id', '/replay/:id'] as const).map((path) => (
                <Route key={path} path={path}>
                  {({ id }) => <ReplayScreen of={{ online: id }} />}
                </Route>
              ))}
              <Route component={NotFound} />
            </Switch>
          </Suspense>
        </ErrorBoundary>
      </main>
      <a className="embedded-home" href={whole} target="_blank" rel="noopener">
        {t('embed.open')}
      </a>
    </div>
  );
}

export async function startEmbedded(): Promise<void> {
  const asked = new URLSearchParams(location.search);
  const [theme, lang] = [asked.get('theme'), asked.get('lang')];
  withoutCookies();
  watchAsNobody();
  if (theme === 'day' || theme === 'night') document.documentElement.dataset.theme = theme;
  else startTheme();
  await firstWords();
  if (lang === 'en' || lang === 'fr') await turnTo(lang);
  await allWords();
  beNobody();
  createRoot(document.getElementById('root')!).render(
    <LangProvider>
      <Embedded />
    </LangProvider>,
  );
}
