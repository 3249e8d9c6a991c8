import type { Seat } from '@boucan/kernel';
import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { commitTo } from '../../../net/entropy.ts';
import { Chart } from '../../../parts/chart/chart.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { NameForm } from '../../../parts/name-form.tsx';
import { SeatBadge } from '../../../parts/seat-badge.tsx';
import { useLang } from '../../../words/lang.tsx';
import { botParts, LEVELS, named } from '../../new-table/sitters.ts';
import { heldBy, useTable } from '../model/context.ts';
import { useLevel } from '../model/use-words.ts';
import { Agreed } from './agreed.tsx';
import { Invitation } from './invitation.tsx';
import { Links } from './links.tsx';
import { Onlookers } from './onlookers.tsx';
import { SendAway } from './send-away.tsx';
import './gathering.css';

const InviteBot = lazy(() => import('../../bots/invite-bot.tsx'));

/** The seat that somebody without a name has pointed at: he takes it as soon as he has one. */
const wished = new Map<string, Seat>();

/** Before the match: who sits where, whom to invite, and what is agreed. */
export function Gathering() {
  const { t } = useLang();
  const { view, shown, source, act, busy, speaker, explain } = useTable();
  const host = view.host === source.me;
  const seated = heldBy(view, source.me).length > 0;
  const { me } = source;
  const { table } = shown;
  // He comes back with a name: the seat he pointed at is his.
  useEffect(() => {
    const seat = wished.get(table);
    if (seat === undefined || me === '' || seated) return;
    wished.delete(table);
    void act({ do: 'sit', seat, commits: commitTo(table, view.terms) });
  }, [table, me, seated, act, view.terms]);
  const empty = view.seats.filter((h) => h.kind === 'empty').length;
  const start = () => {
    if (empty > 0) explain([{ rule: 'TABLE', text: 'seats-empty' }]);
    else if (!busy) void act({ do: 'start' });
  };
  return (
    <div className="tb-gathering">
      <Chart />
      <div className="tb-gathering-sheet">
        {seated || host ? (
          <>
            <h2>{speaker.title}</h2>
            <p className="tb-lead">
              {empty > 0
                ? t('table.gathering.empty', { count: empty })
                : t(host ? 'table.gathering.ready' : 'table.gathering.wait')}
            </p>
            <Links />
          </>
        ) : (
          <Invitation />
        )}
        <ul className="tb-places">
          {view.seats.map((_, seat) => (
            <Place key={seat} seat={seat} host={host} />
          ))}
        </ul>
        {(seated || host) && !source.local && empty > 0 && (
          <Suspense>
            <InviteBot table={table} />
          </Suspense>
        )}
        {host && (
          <button type="button" className="primary tb-start" aria-disabled={empty > 0 || busy} onClick={start}>
            {t('table.start')}
          </button>
        )}
        <Onlookers />
        {!seated && !host && <Links />}
        <Agreed />
      </div>
    </div>
  );
}

function Place({ seat, host }: { readonly seat: Seat; readonly host: boolean }) {
  const { t } = useLang();
  const { view, shown, names, source, act, busy, game } = useTable();
  const levelName = useLevel();
  const [level, setLevel] = useState<string>('level3');
  const field = useId();
  const [asking, setAsking] = useState(false);
  const holder = view.seats[seat]!;
  const mine = holder.kind === 'person' && holder.player === source.me;
  const seated = heldBy(view, source.me).length > 0;
  const [naming, setNaming] = useState(false);
  const sit = () => {
    if (source.me !== '') return void act({ do: 'sit', seat, commits: commitTo(shown.table, view.terms) });
    wished.set(shown.table, seat);
    setNaming(true);
  };
  /** Of a character that no other bot here has, while there is one. */
  const seatBot = () => {
    const taken = view.seats.flatMap((one) => (one.kind === 'bot' ? [botParts(one.level).character] : []));
    void act({ do: 'seat-bot', seat, level: named(game, level, 'any', taken) });
  };
  const stand = () => void act({ do: 'stand', seat });
  return (
    <li className="tb-place" style={{ '--seat': `var(--seat-${seat})` }}>
      <SeatBadge seat={seat} size={36} />
      <span className="tb-place-name">
        {holder.kind === 'empty' ? <em>{t('table.empty-seat')}</em> : <strong>{names[seat]}</strong>}
        {holder.kind === 'bot' && <span className="tb-note">{t('table.bot', { level: levelName(holder.level) })}</span>}
        {mine && <span className="tb-note">{t('table.you')}</span>}
        {holder.kind === 'person' && holder.player === view.host && !mine && <span className="tb-note">{t('table.host')}</span>}
      </span>
      <span className="tb-place-buttons">
        {holder.kind === 'empty' && (!seated || source.local) && (
          <button type="button" className="primary" disabled={busy} onClick={sit}>
            {t('table.sit')}
          </button>
        )}
        {naming && (
          <Dialog title={t('name.title')} onClose={() => setNaming(false)}>
            <NameForm take={t('table.sit')} />
          </Dialog>
        )}
        {holder.kind === 'empty' && host && (
          <>
            <label className="sr-only" htmlFor={field}>
              {t('table.bot-level', { seat: seat + 1 })}
            </label>
            <select id={field} value={level} onChange={(e) => setLevel(e.currentTarget.value)}>
              {LEVELS.map((one) => (
                <option key={one} value={one}>
                  {levelName(one)}
                </option>
              ))}
            </select>
            <button type="button" disabled={busy} onClick={seatBot}>
              {t('table.seat-bot')}
            </button>
          </>
        )}
        {(mine || (host && holder.kind === 'bot')) && (
          <button type="button" disabled={busy} onClick={stand}>
            {t(mine ? 'table.stand' : 'table.dismiss-bot')}
          </button>
        )}
        {host && !mine && holder.kind === 'person' && (
          <button type="button" aria-label={t('table.free.of', { name: names[seat]! })} onClick={() => setAsking(true)}>
            {t('table.free')}
          </button>
        )}
        {asking && holder.kind === 'person' && (
          <SendAway player={holder.player} name={names[seat]!} seat={seat} close={() => setAsking(false)} />
        )}
      </span>
    </li>
  );
}
