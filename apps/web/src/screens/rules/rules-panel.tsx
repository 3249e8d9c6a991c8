import type { Game, RuleId } from '@boucan/kernel';
import { fill, pieces, searchable, speaker } from '@boucan/words';
import { lazy, Suspense, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Help } from '../../boards/board.ts';
import { useLang } from '../../words/lang.tsx';
import { type Rules, rulesOf } from '../../words/of-games.ts';
import { useLoaded } from '../table/model/use-source.ts';
import { type Chapter, chaptersOf, type Rule } from './chapters.ts';
import './rules.css';

const Figures = lazy(async () => ({ default: (await import('./figures.tsx')).Figures }));

interface Props {
  readonly game: Game;
  readonly help: Help;
  /** Of these the rules are shown first; those of the others on request. */
  readonly packs: readonly string[];
  /** The rule to show; a new object asks for it again. */
  readonly at: { readonly rule: RuleId } | null;
  /** Beside a board, links to single rules open in a page of their own. */
  readonly beside: boolean;
}

/** Where a rule comes from that no pack brings. */
const BASE = '';

/** The rules that a rule says again, or reads otherwise, by rule. */
const restatedBy = (game: Game): ReadonlyMap<RuleId, readonly RuleId[]> =>
  new Map(game.def.packs.flatMap(({ restates }) => Object.entries(restates ?? {})));

const switched = (shown: readonly string[], from: string): readonly string[] =>
  shown.includes(from) ? shown.filter((one) => one !== from) : [...shown, from];

/** All rules of a game in the language of the page, by chapter, and to be searched; they come when somebody wants to read them. */
export function RulesPanel(props: Props) {
  const { t, lang } = useLang();
  const { id } = props.game;
  const loaded = useLoaded(() => rulesOf(id, lang), `${id} ${lang}`);
  if (loaded.state === 'loading')
    return (
      <p role="status" className="tb-empty">
        {t('table.loading')}
      </p>
    );
  if (loaded.state === 'failed')
    return (
      <p role="alert" className="tb-empty">
        {t('table.load-failed')}{' '}
        <button type="button" onClick={loaded.again}>
          {t('table.retry')}
        </button>
      </p>
    );
  return <Read {...props} book={loaded.value} />;
}

function Read({ game, help, packs, at, beside, book }: Props & { readonly book: Rules }) {
  const { t, lang } = useLang();
  const [query, setQuery] = useState('');
  const [shown, setShown] = useState<readonly string[]>([BASE, ...packs]);
  const words = useMemo(() => speaker(game, lang, []), [game, lang]);
  const { rules: statements, origins } = book;
  const restated = useMemo(() => restatedBy(game), [game]);
  const originOf = (id: RuleId): string => origins[id] ?? BASE;
  const root = useRef<HTMLDivElement>(null);
  const field = useId();
  const chapterName = (chapter: string): string => help.chapters[lang][chapter] ?? chapter;
  const Heading = beside ? 'h3' : 'h2';
  const chapters = useMemo(
    () => chaptersOf(Object.entries(statements).map(([id, text]) => ({ id, text: fill(lang, text, {}) }))),
    [lang, statements],
  );

  const isShown = ({ id }: Rule): boolean => shown.includes(originOf(id));
  const find = useMemo(() => {
    const all = chapters.flatMap(({ id, rules }) => rules.map((rule) => ({ rule, chapter: id })));
    return searchable(all, ({ rule, chapter }) => [`${rule.id} ${help.chapters[lang][chapter] ?? chapter} ${rule.text}`]);
  }, [chapters, help, lang]);
  const isSearching = query.trim() !== '';
  const listed = new Intl.ListFormat(lang, { type: 'disjunction' });
  const findings = isSearching ? find(query) : null;
  const hits = findings?.hits.map(({ item }) => item).filter(({ rule }) => isShown(rule)) ?? [];
  const read = chapters.flatMap((chapter): Chapter[] => {
    const rules = chapter.rules.filter(isShown);
    return rules.length === 0 ? [] : [{ ...chapter, rules }];
  });

  useEffect(() => {
    if (at === null) return;
    setQuery('');
    const from = origins[at.rule] ?? BASE;
    setShown((now) => (now.includes(from) ? now : [...now, from]));
  }, [at, origins]);

  // Once it is there: its pack may only just have been put on the page.
  const isThere = at !== null && shown.includes(originOf(at.rule));
  useEffect(() => {
    if (at === null || !isThere) return;
    const frame = requestAnimationFrame(() => {
      const rule = root.current?.querySelector<HTMLElement>(`[data-rule="${CSS.escape(at.rule)}"]`);
      rule?.scrollIntoView({ block: 'center' });
      rule?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [at, isThere]);

  const toChapter = (id: string) => {
    const chapter = root.current?.querySelector<HTMLElement>(`[data-chapter="${CSS.escape(id)}"]`);
    chapter?.scrollIntoView();
    chapter?.focus({ preventScroll: true });
  };

  /** A rule with the words that were looked for marked, and its chapter where it does not stand under it. */
  const statement = ({ id, text }: Rule, marked: readonly string[], chapter: string | null) => (
    <li key={id} id={beside ? undefined : id} data-rule={id} data-at={at?.rule === id} tabIndex={-1}>
      <p>
        {originOf(id) !== BASE && <b className="ru-origin">{words.pack(originOf(id))}</b>}
        {pieces(text, marked).map(({ from, text: piece, found }) => (found ? <mark key={from}>{piece}</mark> : piece))}
        {restated.has(id) && (
          <small className="ru-again">
            {t('rules.again')}{' '}
            {restated.get(id)!.map((other) => (
              <a key={other} href={`/rules/${game.id}#${other}`} target={beside ? '_blank' : undefined} rel="noreferrer">
                {other}
              </a>
            ))}
          </small>
        )}
      </p>
      {chapter !== null && <small className="ru-chapter">{chapter}</small>}
      <a className="ru-id" href={`/rules/${game.id}#${id}`} target={beside ? '_blank' : undefined} rel="noreferrer">
        {id}
      </a>
    </li>
  );

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
        <p role="status" className={isSearching ? 'ru-count' : 'sr-only'}>
          {findings !== null &&
            [
              ...[...findings.instead].flatMap(([word, others]) =>
                others.length === 0 ? [] : [t('rules.instead', { word, others: listed.format(others) })],
              ),
              ...(findings.missing > 0 ? [t('rules.nearest', { missing: findings.missing })] : []),
              t('rules.found', { count: hits.length }),
            ].join(' ')}
        </p>
      </search>
      {isSearching && hits.length > 0 && (
        /* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reached by the keyboard */
        <section className="ru-list" tabIndex={0} aria-label={t('rules.of', { game: words.title })}>
          <ul>{hits.map(({ rule, chapter }) => statement(rule, findings!.words, chapterName(chapter)))}</ul>
        </section>
      )}
      {game.def.packs.length > 0 && (
        <fieldset className="ru-origins">
          <legend>{t('rules.shown')}</legend>
          {[BASE, ...game.def.packs.map((pack) => pack.id)].map((from) => (
            <label key={from}>
              <input type="checkbox" checked={shown.includes(from)} onChange={() => setShown(switched(shown, from))} />
              {from === BASE ? t('rules.base') : words.pack(from)}
            </label>
          ))}
        </fieldset>
      )}
      {!isSearching && (
        <nav className="ru-chapters" aria-label={t('rules.chapters')}>
          {read.map(({ id }) => (
            <button key={id} type="button" className="quiet" onClick={() => toChapter(id)}>
              {chapterName(id)}
            </button>
          ))}
        </nav>
      )}
      {!isSearching && (
        /* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reached by the keyboard */
        <section className="ru-list" tabIndex={0} aria-label={t('rules.of', { game: words.title })}>
          {read.map((chapter) => (
            <section key={chapter.id} data-chapter={chapter.id} tabIndex={-1} aria-labelledby={`ru-${chapter.id}`}>
              <Heading id={`ru-${chapter.id}`}>{chapterName(chapter.id)}</Heading>
              {!beside && (
                <Suspense fallback={null}>
                  <Figures game={game} chapter={chapter.id} shows={(id) => shown.includes(originOf(id))} />
                </Suspense>
              )}
              <ul>{chapter.rules.map((rule) => statement(rule, [], null))}</ul>
            </section>
          ))}
        </section>
      )}
    </div>
  );
}
