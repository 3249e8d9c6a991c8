import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useLang } from '../words/lang.tsx';
import { giveBackFocus } from './focus.ts';
import './dialog.css';
import { opened } from './top.ts';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A sheet over the page for as long as it is rendered. What is marked `data-first` in it has the focus. Escape, the cross and a click beside it close it. */
export function Dialog({ title, onClose, children, className = '' }: Props) {
  const { t } = useLang();
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Before it is taken off the page, so that the focus is not lost with it.
  useLayoutEffect(() => {
    const open = dialog.current!;
    const before = document.activeElement;
    open.showModal();
    open.querySelector<HTMLElement>('[data-first]')?.focus();
    const closed = opened(open);
    return () => {
      closed();
      open.close();
      giveBackFocus(before);
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog without our help
    <dialog
      ref={dialog}
      className={`dialog ${className}`}
      aria-labelledby={heading}
      onCancel={(e) => {
        e.preventDefault();
        onClose();
      }}
      onClick={(e) => e.target === e.currentTarget && onClose()}
    >
      <div className="dialog-sheet">
        <header>
          <h2 id={heading}>{title}</h2>
          <button type="button" className="quiet square" aria-label={t('shell.close')} onClick={onClose}>
            <span aria-hidden="true">✕</span>
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
