import './parts/storage.ts';
import '../.fonts/fonts.css';
import './style/tokens.css';
import './style/base.css';
import './style/shell.css';
import { GAMES } from '@boucan/games';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { BOARDS } from './boards/index.ts';
import { admit, guestsAre } from './games.ts';
import { startKeeping } from './net/keep.ts';
import { renewWhenPartsAreGone } from './net/renew.ts';
import { startSession } from './net/session.ts';
import { noticeWhoIsThere } from './parts/left.ts';
import { startTheme } from './parts/theme.ts';
import { startSettings } from './settings/settings.ts';
import { firstWords } from './words/books.ts';
import { LangProvider } from './words/lang.tsx';

function start(): void {
  startTheme();
  startSettings();
  noticeWhoIsThere(window, document.documentElement);
  startSession();
  startKeeping();
  // No `await` at the top level: `words/added.ts` imports this file's chunk, and each would wait for the other.
  void firstWords().then(() =>
    createRoot(document.getElementById('root')!).render(
      <LangProvider>
        <App />
      </LangProvider>,
    ),
  );
}

renewWhenPartsAreGone();
admit(GAMES, BOARDS);
void guestsAre();
if (location.pathname.startsWith('/embed/')) void import('./embed.tsx').then(({ startEmbedded }) => startEmbedded());
else start();
