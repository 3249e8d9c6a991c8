import type { Game, RuleId } from '@boucan/kernel';
import { speaker } from '@boucan/words';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Help } from '../../boards/board.ts';
import { useLang } from '../../words/lang.tsx';
import { type Chapter, chaptersOf, has, pieces, wordsIn } from './search.ts';
import './rules.css';

interface Props {
  readonly game: Game;
  readonly help: Help;
  /** The rule to show; a new object asks for it again. */
  readonly at: { readonly rule: RuleId } | null;
  /** Beside a board, links to single rules open in a page of their own. */
  readonly beside: boolean;
}

/** All rules of a game in the language of the page, by chapter, and to be searched. */
export function RulesPanel({ game, help, at, beside }: Props) {
  const { t, lang } = useLang();
  const [query, setQuery] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const field = useId();
  const chapterName = (chapter: string): string => help.chapters[lang][chapter] ?? chapter;
  const Heading = beside ? 'h3' : 'h2';
  const chapters = useMemo(() => {
    const say = speaker(game, lang, []);
    return chaptersOf(Object.keys(game.def.text[lang].rules).map((id) => ({ id, text: say.rule(id) })));
  }, [game, lang]);

  const words = wordsIn(query);
  const found = chapters.flatMap((chapter): Chapter[] => {
    const rules = chapter.rules.filter(({ id, text }) => has(`${id} ${chapterName(chapter.id)} ${text}`, words));
    return rules.length === 0 ? [] : [{ ...chapter, rules }];
  });
  const count = found.reduce((sum, { rules }) => sum + rules.length, 0);

  useEffect(() => {
    if (at === null) return;
    setQuery('');
    const frame = requestAnimationFrame(() => {
      const rule = root.current?.querySelector<HTMLElement>(`[data-rule="${CSS.escape(at.rule)}"]`);
      rule?.scrollIntoView({ block: 'center' });
      rule?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [at]);

  const toChapter = (id: string) => {
    const chapter = root.current?.querySelector<HTMLElement>(`[data-chapter="${CSS.escape(id)}"]`);
    chapter?.scrollIntoView();
    chapter?.focus({ preventScroll: true });
  };

  return (
    <div ref={root} className="ru">
      <search className="ru-search">
        <label htmlFor={field} className="sr-only">
          {t('rules.search')}
        </label>
        <input
          id={field}
          type="search"
          placeholder={t('rules.search')}
          value={query}
          onChange={(e) => setQuery(e.currentTarget.value)}
        />
        <p role="status" className={query === '' ? 'sr-only' : 'ru-count'}>
          {query === '' ? '' : t('rules.found', { count })}
        </p>
      </search>
      {query === '' && (
        <nav className="ru-chapters" aria-label={t('rules.chapters')}>
          {chapters.map(({ id }) => (
            <button key={id} type="button" className="quiet" onClick={() => toChapter(id)}>
              {chapterName(id)}
            </button>
          ))}
        </nav>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reached by the keyboard */}
      <section className="ru-list" tabIndex={0} aria-label={t('rules.of', { game: speaker(game, lang, []).title })}>
        {found.map((chapter) => (
          <section key={chapter.id} data-chapter={chapter.id} tabIndex={-1} aria-labelledby={`ru-${chapter.id}`}>
            <Heading id={`ru-${chapter.id}`}>{chapterName(chapter.id)}</Heading>
            <ul>
              {chapter.rules.map(({ id, text }) => (
                <li key={id} id={beside ? undefined : id} data-rule={id} data-at={at?.rule === id} tabIndex={-1}>
                  <p>
                    {pieces(text, words).map(({ from, text: piece, found: marked }) =>
                      marked ? <mark key={from}>{piece}</mark> : piece,
                    )}
                  </p>
                  <a className="ru-id" href={`/rules/${game.id}#${id}`} target={beside ? '_blank' : undefined} rel="noreferrer">
                    {id}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </section>
    </div>
  );
}
