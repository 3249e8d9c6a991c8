import type { Lang } from '@boucan/kernel';
import { Fragment, type KeyboardEvent, memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Help } from '../../../boards/board.ts';
import { toFoot } from '../../../parts/foot.ts';
import { SeatBadge } from '../../../parts/seat-badge.tsx';
import { useLang } from '../../../words/lang.tsx';
import { type AtTable, useTable } from '../model/context.ts';
import { growingLog, type LogLine, lastOwn, spokenOf } from '../model/lines.ts';
import { showOnBoard } from '../model/show-on-board.ts';
import { useBanter, withBanter } from '../model/use-banter.ts';
import { useLines } from '../model/use-words.ts';
import './log.css';

/** So many lines back somebody may still remember. */
const SHORTLY = 30;

/** What happened, in words, the newest at the foot. Pointing at a line lights up what it speaks of. */
export function Log() {
  const { t, lang } = useLang();
  const { game, help, shown, light, mine, speaker, openRule, openSide } = useTable();
  const { telling } = game.def;
  // A speaker changes with each question, what it says of events does not.
  const { lines: put, event } = speaker;
  const say = useLines();
  const banter = useBanter();
  const linesIn = useMemo(() => growingLog({ lines: put }, telling), [put, telling]);
  const lines = useMemo(() => withBanter(linesIn(shown.notices), banter), [linesIn, shown.notices, banter]);
  const hands = useMemo<Hands>(
    () => ({ cited: help.cited, light, openRule, openSide, event }),
    [help.cited, light, openRule, openSide, event],
  );
  const rolledIn = useMemo(() => rollsOf(help.rolled, lang), [help.rolled, lang]);
  const list = useRef<HTMLOListElement>(null);
  const follows = useRef(true);
  const seen = useRef({ scrollTop: 0, scrollHeight: 0, clientHeight: 0 });
  const [at, setAt] = useState<string | null>(null);

  // The foot moves when lines are added, and when the panel gets another size.
  useLayoutEffect(() => {
    if (lines.length > 0 && follows.current) return toFoot(list.current!);
  }, [lines]);
  useEffect(() => {
    const el = list.current!;
    const sized = new ResizeObserver(() => {
      if (follows.current) el.scrollTop = el.scrollHeight;
    });
    sized.observe(el);
    return () => sized.disconnect();
  }, []);
  useEffect(() => () => light([]), [light]);

  const walk = (e: KeyboardEvent<HTMLOListElement>) => {
    const step = e.key === 'ArrowDown' ? 1 : e.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    e.preventDefault();
    const rows = [...e.currentTarget.children] as HTMLElement[];
    const here = rows.findIndex((row) => row.contains(document.activeElement));
    rows[Math.min(rows.length - 1, Math.max(0, here + step))]?.focus();
  };

  const since = lastOwn(shown.notices, mine);
  const firstNew = mine === null || since === 0 ? undefined : lines.find(({ n }) => n > since)?.key;
  const current = lines.some(({ key }) => key === at) ? at : lines.at(-1)?.key;
  return (
    <ol
      ref={list}
      className="tb-log"
      aria-label={t('table.log')}
      onScroll={(e) => {
        const { scrollHeight, scrollTop, clientHeight } = e.currentTarget;
        const before = seen.current;
        seen.current = { scrollTop, scrollHeight, clientHeight };
        // Only whoever scrolls back looks at something else. Where lines have come or gone, or the panel has another size, the browser has moved it.
        const isByHand = scrollHeight === before.scrollHeight && clientHeight === before.clientHeight;
        if (scrollHeight - scrollTop - clientHeight < 48) follows.current = true;
        else if (isByHand && scrollTop < before.scrollTop) follows.current = false;
      }}
      onKeyDown={walk}
    >
      {lines.map((line, i) => (
        <Fragment key={line.key}>
          {line.key === firstNew && (
            <li className="tb-since" tabIndex={-1}>
              {t('table.log.since')}
            </li>
          )}
          <Row
            line={line}
            text={say(line)}
            rolled={rolledIn(lines, i)}
            current={line.key === current}
            enter={setAt}
            hands={hands}
          />
        </Fragment>
      ))}
    </ol>
  );
}

/** What the dice of each line came to, with what was told shortly before it, for that may have decided it: reckoned once. */
function rollsOf(rolled: Help['rolled'], lang: Lang) {
  const known = new WeakMap<LogLine, string | null>();
  const reckon = (lines: readonly LogLine[], i: number): string | null => {
    const line = lines[i]!;
    if (rolled === undefined || !('told' in line)) return null;
    const before = lines.slice(Math.max(0, i - SHORTLY), i).flatMap((one) => ('told' in one ? one.parts : []));
    for (const [k, part] of line.parts.entries()) {
      const found = rolled(part, lang, [...before, ...line.parts.slice(0, k)]);
      if (found !== null) return found;
    }
    return null;
  };
  return (lines: readonly LogLine[], i: number): string | null => {
    const line = lines[i]!;
    const before = known.get(line);
    if (before !== undefined) return before;
    const found = reckon(lines, i);
    known.set(line, found);
    return found;
  };
}

/** What a line needs of the table: none of it changes from choice to choice. */
type Hands = Pick<AtTable, 'light' | 'openRule' | 'openSide'> & {
  readonly cited: AtTable['help']['cited'];
  readonly event: AtTable['speaker']['event'];
};

interface RowProps {
  readonly line: LogLine;
  readonly text: string;
  /** What the dice came to. */
  readonly rolled: string | null;
  readonly current: boolean;
  readonly enter: (key: string) => void;
  readonly hands: Hands;
}

const Row = memo(function Row({ line, text, rolled, current, enter, hands }: RowProps) {
  const { t } = useLang();
  const { cited, light, openRule, openSide, event: say } = hands;
  const told = 'told' in line ? line.told : null;
  const parts = 'told' in line ? line.parts : [];
  const opens = parts.length > 1;
  const [open, setOpen] = useState(false);
  /** The last word, which never leaves its arrow alone on a line. */
  const last = text.lastIndexOf(' ') + 1;
  const put = (words: string) => (line.undone ? <s>{words}</s> : words);
  const seat = typeof told?.with.seat === 'number' ? told.with.seat : null;
  const rule = parts.map(({ event }) => cited[event.replace(/:seen$/u, '')]).find((one) => one !== undefined);
  const on = () => light(parts.flatMap((part) => spokenOf(part.with)));
  const off = () => light([]);
  const show = () => {
    on();
    if (told !== null) showOnBoard(openSide);
  };
  return (
    <li
      className="tb-line"
      data-kind={line.kind}
      data-undone={line.undone}
      tabIndex={current ? 0 : -1}
      onClick={show}
      onPointerEnter={on}
      onPointerLeave={off}
      onFocus={() => {
        enter(line.key);
        on();
      }}
      onBlur={off}
      onKeyDown={(e) => {
        if (opens && (e.key === 'ArrowRight' || e.key === 'ArrowLeft')) setOpen(e.key === 'ArrowRight');
      }}
    >
      {seat === null ? <span /> : <SeatBadge seat={seat} size={18} />}
      <span>
        {put(opens ? text.slice(0, last) : text)}
        {opens && (
          <span className="tb-last">
            {put(text.slice(last))}
            <button
              type="button"
              className="tb-unfold"
              tabIndex={current ? 0 : -1}
              aria-expanded={open}
              aria-label={t('table.log.parts', { count: parts.length })}
              title={t('table.log.parts', { count: parts.length })}
              onClick={(e) => {
                e.stopPropagation();
                setOpen(!open);
              }}
            >
              <span aria-hidden="true">{open ? '▾' : '▸'}</span>
            </button>
          </span>
        )}
        {rolled !== null && <small className="tb-rolled"> {rolled}</small>}
        {line.undone && <em> {t('table.log.taken-back')}</em>}
        {open && opens && (
          <ul className="tb-parts">
            {parts.map((part, i) => (
              <li key={i}>{say(part)}</li>
            ))}
          </ul>
        )}
      </span>
      {rule !== undefined && (
        <button
          type="button"
          className="tb-cite"
          tabIndex={current ? 0 : -1}
          aria-label={`${t('table.rule')} ${rule}`}
          title={rule}
          onClick={(e) => {
            e.stopPropagation();
            openRule(rule);
          }}
        >
          §
        </button>
      )}
    </li>
  );
});
