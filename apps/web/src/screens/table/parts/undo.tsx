import back from 'icon:return-arrow';
import type { Reason } from '@boucan/kernel';
import { Icon } from '../../../parts/icon.tsx';
import { useLang } from '../../../words/lang.tsx';
import { heldBy, persons, useTable } from '../model/context.ts';
import { lastOf } from '../model/lines.ts';
import './undo.css';

const NOT: Readonly<Record<'none' | 'final', readonly Reason[]>> = {
  none: [{ rule: 'TABLE', text: 'nothing-to-undo' }],
  final: [{ rule: 'TABLE', text: 'came-to-light' }],
};

/** What taking back means at this moment. */
export function useUndo() {
  const { view, source, mine, act, explain, busy } = useTable();
  const playing = view.phase === 'playing' && mine !== null && persons(view).includes(mine);
  if (!playing) return null;
  const asking = view.pending?.seat === mine;
  // With nobody to ask, or at the same device, consent is given by the fact.
  const kind = view.undo === 'consent' && (source.local || persons(view).length === 1) ? 'free' : view.undo;
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
  if (undo === null) return null;
  const { kind, asking, possible, press } = undo;
  const why = () => {
    if (kind === 'none' || kind === 'final') explain(NOT[kind]);
  };
  const fade = () => {
    if (!possible) explain(null);
  };
  return (
    <button
      type="button"
      className="tb-undo"
      aria-disabled={!possible || asking || busy}
      onClick={press}
      onFocus={why}
      onBlur={fade}
      onPointerEnter={why}
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

/** Somebody asks to take something back: agree, or refuse. */
export function UndoRequest() {
  const { t } = useLang();
  const { view, shown, source, speaker, names, act, busy } = useTable();
  const { pending } = view;
  if (pending === null) return null;
  const playing = persons(view);
  const voter = heldBy(view, source.me).find((s) => s !== pending.seat && playing.includes(s) && !pending.agreed.includes(s));
  if (voter === undefined) return null;
  const told = lastOf(shown.notices, pending.seat);
  return (
    <section className="tb-bar tb-bar-ask" aria-label={t('table.undo.request')}>
      <p role="alert">
        {t('table.undo.asks', { name: names[pending.seat]! })} {told !== null && <q>{speaker.event(told)}</q>}
      </p>
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
