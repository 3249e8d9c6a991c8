import chat from 'icon:chat-bubble';
import cross from 'icon:cross-mark';
import words from 'icon:notebook';
import rules from 'icon:rule-book';
import log from 'icon:scroll-unfurled';
import type { RuleId } from '@boucan/kernel';
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import { useLang } from '../../../words/lang.tsx';
import { type Side, useTable } from '../model/context.ts';
import { BoardInWords } from './board-in-words.tsx';
import { Chat } from './chat.tsx';
import { Log } from './log.tsx';
import './side.css';

const SIDES: readonly { readonly side: Side; readonly icon: string }[] = [
  { side: 'log', icon: log },
  { side: 'chat', icon: chat },
  { side: 'rules', icon: rules },
  { side: 'words', icon: words },
];
const PANEL = 'tb-side';
const RulesPanel = lazy(async () => ({ default: (await import('../../rules/rules-panel.tsx')).RulesPanel }));

/** What lies beside the board, and the buttons that open and fold it. */
export function SideNav({ side, unread }: { readonly side: Side | null; readonly unread: number }) {
  const { t } = useLang();
  const { source, openSide } = useTable();
  return (
    <nav className="tb-nav" aria-label={t('table.beside')}>
      {SIDES.filter((one) => !(source.local && one.side === 'chat')).map(({ side: one, icon }) => (
        <button
          key={one}
          type="button"
          className="quiet"
          data-opens={one}
          aria-expanded={side === one}
          aria-controls={side === one ? PANEL : undefined}
          onClick={() => openSide(side === one ? null : one)}
        >
          <Icon body={icon} size={20} />
          <span>{t(`table.side.${one}`)}</span>
          {one === 'chat' && unread > 0 && (
            <span className="tb-unread">
              {unread}
              <span className="sr-only"> {t('table.chat.unread')}</span>
            </span>
          )}
        </button>
      ))}
    </nav>
  );
}

interface Props {
  readonly side: Side;
  readonly rule: { readonly rule: RuleId } | null;
  /** Whether it was opened by hand, and so takes the focus. */
  readonly called: boolean;
}

export function SidePanel({ side, rule, called }: Props) {
  const { t } = useLang();
  const { game, help, view, openSide } = useTable();
  const panel = useRef<HTMLElement>(null);
  const opened = useEffectEvent((what: Side) => {
    if (what === 'rules' && rule !== null) return;
    // On a touch screen a field with the focus would bring up the keyboard over what was to be read.
    const typed = (what === 'chat' || what === 'rules') && matchMedia('(pointer: fine)').matches;
    const first = typed ? 'input' : '[tabindex="0"]';
    (panel.current?.querySelector<HTMLElement>(first) ?? panel.current)?.focus({ preventScroll: true });
  });
  // Another side is another thing to read.
  useEffect(() => {
    if (called) opened(side);
  }, [side, called]);
  const content: Readonly<Record<Side, () => ReactNode>> = {
    log: () => <Log />,
    chat: () => <Chat />,
    rules: () => (
      <Suspense>
        <RulesPanel game={game} help={help} packs={view.terms.config.packs} at={rule} beside />
      </Suspense>
    ),
    words: () => <BoardInWords />,
  };
  return (
    <aside ref={panel} id={PANEL} className="tb-side" data-side={side} aria-label={t(`table.side.${side}`)} tabIndex={-1}>
      <header>
        <h2>{t(`table.side.${side}`)}</h2>
        <button type="button" className="quiet tb-square" aria-label={t('table.fold')} onClick={() => openSide(null)}>
          <Icon body={cross} size={14} />
        </button>
      </header>
      {content[side]()}
    </aside>
  );
}
