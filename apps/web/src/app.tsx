import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { Calls } from './net/calls.tsx';
import { ErrorBoundary } from './parts/error-boundary.tsx';
import { Header } from './parts/header.tsx';
import { Loading } from './parts/loading.tsx';
import { LobbyScreen } from './screens/lobby/lobby-screen.tsx';
import { allWords } from './words/books.ts';
import { useLang } from './words/lang.tsx';

/** A screen that comes when somebody goes there, with the words it needs. */
const screen = <P,>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => {
    const [made] = await Promise.all([load(), allWords()]);
    return { default: made };
  });

const NewTableScreen = screen(async () => (await import('./screens/new-table/new-table-screen.tsx')).NewTableScreen);
const OnlineTable = screen(async () => (await import('./net/online-table.tsx')).OnlineTable);
const DeviceTable = screen(async () => (await import('./tables.ts')).DeviceTable);
const TryTable = screen(async () => (await import('./tables.ts')).TryTable);
const Elsewhere = screen(async () => (await import('./screens/elsewhere.tsx')).Elsewhere);
/** Every part of the boards in every state, for whoever builds them. */
const PartsScreen =
  import.meta.env.DEV || import.meta.env.VITE_PARTS === 'shown'
    ? screen(async () => (await import('./screens/parts/parts-screen.tsx')).PartsScreen)
    : null;

export function App() {
  const { t } = useLang();
  const [path] = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(path);
  // A new screen is where a keyboard goes on and a screen reader begins to read.
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [path]);

  return (
    <div className="app">
      <a className="skip" href="#main">
        {t('shell.skip')}
      </a>
      <Header />
      <Calls />
      <main id="main" ref={main} tabIndex={-1}>
        <ErrorBoundary key={path}>
          <Suspense fallback={<Loading />}>
            <Switch>
              <Route path="/" component={LobbyScreen} />
              <Route path="/new" component={NewTableScreen} />
              <Route path="/t/:id">{({ id }) => <OnlineTable key={id} id={id} />}</Route>
              <Route path="/local/:id">{({ id }) => <DeviceTable key={id} id={id} />}</Route>
              <Route path="/try/:game/:what">
                {({ game, what }) => <TryTable key={`${game} ${what}`} game={game} what={what} />}
              </Route>
              {PartsScreen !== null && <Route path="/parts" component={PartsScreen} />}
              <Route component={Elsewhere} />
            </Switch>
          </Suspense>
        </ErrorBoundary>
      </main>
    </div>
  );
}
