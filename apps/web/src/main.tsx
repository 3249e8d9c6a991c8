import '@fontsource/im-fell-english/latin-400.css';
import '@fontsource/im-fell-english/latin-400-italic.css';
import '@fontsource/source-sans-3/latin-400.css';
import '@fontsource/source-sans-3/latin-600.css';
import './style/tokens.css';
import './style/base.css';
import './style/shell.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { startSession } from './net/session.ts';
import { startTheme } from './parts/theme.ts';
import { LangProvider } from './words/lang.tsx';

startTheme();
startSession();

createRoot(document.getElementById('root')!).render(
  <LangProvider>
    <App />
  </LangProvider>,
);
