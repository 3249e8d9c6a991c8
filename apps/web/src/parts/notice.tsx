import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useLang } from '../words/lang.tsx';
import { Sheet } from './sheet.tsx';

interface Props {
  readonly title: string;
  readonly text: string;
  /** What can be done about it; the way back to the lobby is always there. */
  readonly children?: ReactNode;
}

/** A sheet instead of a screen: what is the matter, and what to do. */
export function Notice({ title, text, children }: Props) {
  const { t } = useLang();
  return (
    <Sheet>
      <div role="alert">
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
      <div className="row">
        {children}
        <Link href="/" className="button">
          {t('shell.lobby')}
        </Link>
      </div>
    </Sheet>
  );
}
