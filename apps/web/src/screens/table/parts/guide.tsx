import lantern from 'icon:lantern-flame';
import { french } from '@boucan/words';
import { useEffect, useEffectEvent, useState } from 'react';
import type { GuideText } from '../../../boards/board.ts';
import { giveBackFocus } from '../../../parts/focus.ts';
import { announce } from '../../../parts/heard.ts';
import { Icon } from '../../../parts/icon.tsx';
import type { Fresh, PacedSource } from '../../../table/source.ts';
import { useLang } from '../../../words/lang.tsx';
import { useTable } from '../model/context.ts';
import { type Heard, hear, helpFor, lastChoiceOf } from '../model/guided.ts';
import { useKept } from '../model/use-kept.ts';
import './guide.css';

export interface GuideState {
  readonly on: boolean;
  /** Games that need no more help; the others still introduce themselves. */
  readonly off?: readonly string[];
  /** What has been read, by game and moment. */
  readonly read: readonly string[];
}
const FRESH: GuideState = { on: true, read: [] };

export const isGuided = ({ on, off = [] }: GuideState, game: string): boolean => on && !off.includes(game);

export function useGuide(): readonly [GuideState, (state: GuideState) => void, () => void] {
  const [state, setState] = useKept<GuideState>('boucan.guide', FRESH);
  return [state, setState, () => setState(FRESH)];
}

interface Props {
  readonly fresh: readonly Fresh[];
  readonly state: GuideState;
  readonly setState: (state: GuideState) => void;
}

/** What scrolls must be reached by the keyboard. */
const REACHED = { tabIndex: 0 } as const;

/** Here it lies right over what is being shown. */
const OVER = '(max-width: 599px)';
/** Here it stands over the log, if that is open; anywhere else it lies on the board, which never moves for it. */
const BESIDE = '(min-width: 1000px)';
const isBeside = (): boolean => matchMedia(BESIDE).matches && document.querySelector('.tb[data-side=true]') !== null;

/** Whoever touches the board wants to see it: help that lies over it steps aside until something has happened. */
function useAside(n: number): boolean {
  const [aside, setAside] = useState<number | null>(null);
  const touched = useEffectEvent((e: PointerEvent) => {
    if (e.target instanceof Element && e.target.closest('.tb-board') !== null && !isBeside()) setAside(n);
  });
  useEffect(() => {
    document.addEventListener('pointerdown', touched);
    return () => document.removeEventListener('pointerdown', touched);
  }, []);
  return aside === n;
}

/** Nobody can read and watch at once: under help that lies over the board, what happened is not told on. */
function useTaleStopped(stops: boolean, source: PacedSource): void {
  useEffect(() => {
    if (!stops || !matchMedia(OVER).matches) return;
    source.pause(true);
    return () => source.pause(false);
  }, [stops, source]);
}

/** Short help at each new kind of decision, once; it can be sent away for good, and called back. */
export function Guide({ fresh, state, setState }: Props) {
  const { t, lang } = useLang();
  const { source, game, help, view, mine, shown } = useTable();
  const guide = help.guide[lang];
  const aside = useAside(view.n);
  const [heard, setHeard] = useState<Heard>({});
  const [opened, setOpened] = useState(''); // which of them a phone shows whole
  useEffect(() => setHeard((old) => hear(old, fresh, mine, help.own)), [fresh, mine, help]);

  const isNew = (key: string) => !state.read.includes(`${game.id} ${key}`);
  const since = lastChoiceOf(shown.notices, mine, help.passing);
  // Whoever comes into the middle of a match is told of what is there, and so is whoever has begun to play.
  const opening = (shown.fork || since > 0 ? [] : guide.opening)
    .map((text, i): readonly [string, GuideText] => [`opening.${i}`, text])
    .filter(([key]) => isNew(key));
  const moments = helpFor(guide, view.asked, heard, since).filter(([key]) => isNew(key));
  const helps = isGuided(state, game.id) && mine !== null && view.phase === 'playing' && !aside;
  // What matters now comes first: a card that nobody has read keeps no other one back.
  const [now] = helps ? [...moments, ...opening] : [];
  const isOpening = now !== undefined && now === opening[0];
  // The welcome waits for nobody: it is read while the others begin.
  useTaleStopped(now !== undefined && !isOpening && (shown.behind > 0 || shown.held), source);
  const said = useEffectEvent((key: string | undefined) => {
    if (key === undefined || now === undefined) return;
    const { title, text } = now[1];
    announce(`${t('table.guide')}. ${title}${/[?!…]$/u.test(title) ? '' : '.'} ${text}`);
  });
  const first = now?.[0];
  useEffect(() => said(first), [first]);
  // Beside the board its place stays free while there is more to come, so that nothing below it moves.
  if (now === undefined) return helps ? <div className="tb-guide-place" /> : null;
  const [key, told] = now;
  const open = opened === key;
  const read = (keys: readonly string[]) => {
    setState({ ...state, read: [...state.read, ...keys.map((one) => `${game.id} ${one}`)] });
    giveBackFocus(null);
  };
  const [title, text] = [told.title, told.text].map((words) => (lang === 'fr' ? french(words) : words));
  return (
    <aside className="tb-guide" aria-label={t('table.guide')} data-open={open}>
      <Icon body={lantern} size={28} className="tb-gold" />
      <div {...REACHED}>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <button
        type="button"
        className="quiet tb-square tb-guide-open"
        aria-expanded={open}
        aria-label={t(open ? 'table.guide.less' : 'table.guide.more')}
        onClick={() => setOpened(open ? '' : key)}
      >
        <span aria-hidden="true">{open ? '▾' : '▴'}</span>
      </button>
      <div className="tb-guide-buttons">
        <button type="button" className="primary" onClick={() => read(isOpening ? opening.map(([one]) => one) : [key])}>
          {t('table.guide.read')}
        </button>
        {isOpening && opening.length > 1 && (
          <button type="button" className="tb-guide-next" onClick={() => read([key])}>
            {t('table.guide.next')}
          </button>
        )}
        <button
          type="button"
          className="quiet"
          onClick={() => {
            setState({ ...state, off: [...(state.off ?? []), game.id] });
            giveBackFocus(null);
          }}
        >
          {t('table.guide.off')}
        </button>
      </div>
    </aside>
  );
}
