import { Component, type ReactNode } from 'react';
import { isCutOff } from '../net/api.ts';
import { isPartGone } from '../net/renew.ts';
import { useLang } from '../words/lang.tsx';
import { Notice } from './notice.tsx';

interface Props {
  readonly children: ReactNode;
}

/** Catches what goes wrong on a screen and says what can be done about it. */
export class ErrorBoundary extends Component<Props, { readonly error: Error | null }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    return this.state.error === null ? this.props.children : <Wreck error={this.state.error} />;
  }
}

function Wreck({ error }: { readonly error: Error }) {
  const { t } = useLang();
  const gone = isPartGone(error);
  // A part of the page that is not there: it was never kept here, or another version was published meanwhile.
  const trouble = !gone ? 'trouble.wreck' : isCutOff() ? 'trouble.not-kept' : 'trouble.outdated';
  return (
    <Notice title={t(trouble)} text={t(`${trouble}.text`)}>
      <button type="button" className="primary" onClick={() => location.reload()}>
        {t('shell.reload')}
      </button>
      {!gone && (
        <details>
          <summary>{t('trouble.wreck.details')}</summary>
          <pre>{error.stack ?? error.message}</pre>
        </details>
      )}
    </Notice>
  );
}
