import { LONGEST_SPEECH } from '@boucan/table';
import { type FormEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { hour } from '../../../words/dates.ts';
import { useLang } from '../../../words/lang.tsx';
import { useTable } from '../model/context.ts';
import './chat.css';

export function Chat() {
  const { t, lang } = useLang();
  const { shown, source, explain } = useTable();
  const said = useMemo(
    () => shown.notices.flatMap(({ n, at, what }) => (what.type === 'said' && what.text !== '' ? [{ n, at, what }] : [])),
    [shown.notices],
  );
  const [text, setText] = useState('');
  const [sending, setSending] = useState(false);
  const list = useRef<HTMLOListElement>(null);

  const { length } = said;
  useLayoutEffect(() => {
    if (length > 0) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [length]);

  const send = async (e: FormEvent) => {
    e.preventDefault();
    if (text.trim() === '' || sending) return;
    setSending(true);
    try {
      const { refused } = await source.send({ do: 'say', text });
      if (refused.length === 0) setText('');
      else explain(refused);
    } finally {
      setSending(false);
    }
  };

  return (
    <div className="tb-chat">
      {said.length === 0 ? (
        <p className="tb-empty">{t('table.chat.nobody')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by the keyboard
        <ol ref={list} className="tb-said" aria-label={t('table.chat')} tabIndex={0}>
          {said.map(({ n, at, what }) => (
            <li key={n} data-mine={what.player === source.me}>
              <span className="tb-said-by">
                <bdi>{what.name}</bdi> <time dateTime={new Date(at).toISOString()}>{hour(lang, at)}</time>
              </span>
              <bdi className="tb-said-text">
                <Speech text={what.text} />
              </bdi>
            </li>
          ))}
        </ol>
      )}
      {source.me === '' && <p className="tb-empty">{t('table.chat.nameless')}</p>}
      <form hidden={source.me === ''} onSubmit={(e) => void send(e)}>
        <label className="sr-only" htmlFor="tb-say">
          {t('table.chat.say')}
        </label>
        <input
          id="tb-say"
          autoComplete="off"
          placeholder={t('table.chat.say')}
          maxLength={LONGEST_SPEECH}
          value={text}
          onChange={(e) => setText(e.currentTarget.value)}
        />
        <button type="submit" disabled={sending || text.trim() === ''}>
          {t('table.chat.send')}
        </button>
      </form>
    </div>
  );
}

/** What was said; addresses of this site, such as a link to a rematch, can be followed. */
function Speech({ text }: { readonly text: string }) {
  const here = `${location.origin}/`;
  return text.split(/(\s+)/u).map((word, i) => {
    return word.startsWith(here) ? (
      <Link key={i} href={word.slice(here.length - 1)}>
        {word}
      </Link>
    ) : (
      word
    );
  });
}
