import { useEffect, useId, useRef, useState } from 'react';
import { useLang } from '../words/lang.tsx';
import './copy-field.css';

/** Something to hand on: read it, or copy it with one click. */
export function CopyField({ label, value }: { readonly label: string; readonly value: string }) {
  const { t } = useLang();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2500);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    input.current?.select();
    // Only pages on a secure address may write to the clipboard; elsewhere the browser copies what is selected.
    if (navigator.clipboard === undefined) document.execCommand('copy');
    else await navigator.clipboard.writeText(value);
    setCopied(true);
  };
  return (
    <div className="copy-field">
      <label htmlFor={id}>{label}</label>
      <div>
        <input ref={input} id={id} readOnly value={value} onFocus={(e) => e.currentTarget.select()} />
        <button type="button" onClick={() => void copy()}>
          {t(copied ? 'shell.copied' : 'shell.copy')}
        </button>
      </div>
      <span className="sr-only" aria-live="polite">
        {copied ? t('shell.copied') : ''}
      </span>
    </div>
  );
}
