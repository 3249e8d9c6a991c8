import back from 'icon:anticlockwise-rotation';
import type { Reason } from '@boucan/kernel';
import { type PointerEvent, useRef } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import { useLang } from '../../../words/lang.tsx';
import { heldBy, needsNoConsent, persons, useTable } from '../model/context.ts';
import { wouldGo } from '../model/lines.ts';
import './undo.css';

const NOT: Readonly<Record<'none' | 'final', readonly Reason[]>> = {
  none: [{ rule: 'TABLE', text: 'nothing-to-undo' }],
  final: [{ rule: 'TABLE', text: 'came-to-light' }],
};

/** What taking back means at this moment. */
export function useUndo() {
  const at = useTable();
  const { view, mine, act, explain, busy } = at;
  const playing = view.phase === 'playing' && mine !== null && persons(view).includes(mine);
  if (!playing) return null;
  const asking = view.pending?.seat === mine;
  const kind = view.undo === 'consent' && needsNoConsent(at) ? 'free' : view.undo;
  const possible = kind === 'free' || kind === 'consent';
  const press = () => {
    if (!possible) explain(NOT[kind]);
    else if (!busy && !asking) void act({ do: 'ask-undo', seat: mine });
  };
  return { kind, asking, possible, press };
}

export function UndoButton() {
  const { t } = useLang();
  const { explain, busy } = useTable();
  const undo = useUndo();
  const said = useRef(false);
  if (undo === null) return null;
  const { kind, asking, possible, press } = undo;
  const why = () => {
    said.current = true;
    if (kind === 'none' || kind === 'final') explain(NOT[kind]);
  };
  const fade = () => {
    said.current = false;
    if (!possible) explain(null);
  };
  // Only a hand that moves asks why: the button also comes to lie under a pointer that has just pressed something else there.
  const moved = ({ movementX, movementY }: PointerEvent) => {
    if (!said.current && (movementX !== 0 || movementY !== 0)) why();
  };
  return (
    <button
      type="button"
      className="tb-undo"
      aria-disabled={!possible || asking || busy}
      onClick={press}
      onFocus={why}
      onBlur={fade}
      onPointerMove={moved}
      onPointerLeave={fade}
    >
      <Icon body={back} size={18} />
      <span>
        {asking ? t('table.undo.waiting') : t(kind === 'consent' ? 'table.undo.consent' : 'table.undo.free')}
        {!possible && <span className="sr-only"> ({t('table.forbidden')})</span>}
      </span>
    </button>
  );
}

/** So many lines of what would go are shown. */
const LISTED = 4;

/** Somebody asks to take something back: agree, or refuse. */
export function UndoRequest() {
  const { t } = useLang();
  const { view, shown, source, speaker, names, act, busy } = useTable();
  const { pending } = view;
  if (pending === null) return null;
  const playing = persons(view);
  const voter = heldBy(view, source.me).find((s) => s !== pending.seat && playing.includes(s) && !pending.agreed.includes(s));
  if (voter === undefined) return null;
  const told = wouldGo(shown.notices, pending.seat);
  return (
    <section className="tb-bar tb-bar-ask" aria-label={t('table.undo.request')}>
      <div role="alert" className="tb-undo-asked">
        <p>{t('table.undo.asks', { name: names[pending.seat]! })}</p>
        <ul>
          {told.slice(0, LISTED).map((one, i) => (
            <li key={i}>{speaker.event(one)}</li>
          ))}
          {told.length > LISTED && <li>{t('table.undo.more', { count: told.length - LISTED })}</li>}
        </ul>
      </div>
      <div className="tb-bar-buttons">
        <button
          type="button"
          className="primary"
          disabled={busy}
          onClick={() => void act({ do: 'answer-undo', seat: voter, agrees: true })}
        >
          {t('table.undo.agree')}
        </button>
        <button type="button" disabled={busy} onClick={() => void act({ do: 'answer-undo', seat: voter, agrees: false })}>
          {t('table.undo.refuse')}
        </button>
      </div>
    </section>
  );
}
