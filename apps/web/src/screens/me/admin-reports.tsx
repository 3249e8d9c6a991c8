import type { ComplaintsReply, MeasureRequest } from '@boucan/protocol';
import { says } from '@boucan/words';
import { useCallback, useEffect, useId, useState } from 'react';
import { Link } from 'wouter';
import { request } from '../../net/api.ts';
import { refusedBecause } from '../../net/refused.ts';
import { dayAndTime } from '../../words/dates.ts';
import { useLang } from '../../words/lang.tsx';
import { en } from './admin-words.en.ts';
import { fr } from './admin-words.fr.ts';

const sayIn = says({ en, fr });
/** In days; the last is for good. */
const TERMS = [1, 7, 30, 36_500] as const;

type Complaint = ComplaintsReply['complaints'][number];

/** Who was reported, with the lines and the match, what can be done about it, and what was done. */
export function Reports() {
  const { lang } = useLang();
  const say = sayIn(lang);
  const [state, setState] = useState<ComplaintsReply | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const fail = useCallback((error: unknown) => void refusedBecause(error).then(setTrouble), []);
  useEffect(() => {
    request<ComplaintsReply>('GET', '/api/admin/complaints').then(setState, fail);
  }, [fail]);
  const act = async (measure: MeasureRequest) => {
    setTrouble(null);
    await request<ComplaintsReply>('POST', '/api/admin/measures', measure).then(setState, fail);
  };
  const time = (at: number): string => dayAndTime(lang, at);
  const open = state?.complaints.filter(({ done }) => !done) ?? [];
  return (
    <section className="sheet" id="reports">
      <h2>{say('reports', { n: open.length })}</h2>
      <p role="alert">{trouble}</p>
      {open.map((one) => (
        <Report key={one.id} of={one} time={time} act={act} />
      ))}
      {state !== null && state.log.length > 0 && (
        <details>
          <summary>{say('done')}</summary>
          <ul className="me-list">
            {state.log.map(({ at, by, what, subject, ends, note }) => (
              <li key={`${at}${what}${subject}`}>
                <span>
                  {say(ends === 0 && what !== 'dismiss' ? `did.${what}.back` : `did.${what}`, { by, subject })}
                  {note !== '' && ` ${note}`}
                </span>
                <span className="hint">
                  {time(at)}
                  {ends > at && ` · ${ends - at > 36_000 * 86_400_000 ? say('forGood') : say('until', { date: time(ends) })}`}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

interface Props {
  readonly of: Complaint;
  readonly time: (at: number) => string;
  readonly act: (measure: MeasureRequest) => Promise<void>;
}

function Report({ of: { id, by, against, at, note, table, lines }, time, act }: Props) {
  const { lang } = useLang();
  const say = sayIn(lang);
  const field = useId();
  const [days, setDays] = useState<number>(7);
  const [why, setWhy] = useState('');
  const settle = (what: MeasureRequest['what'], subject: string) =>
    void act({ what, subject, days: what === 'dismiss' ? 0 : what === 'close' ? 36_500 : days, complaint: id, note: why });
  return (
    <article className="me-report" aria-label={say('report', { by: by.name, against: against.name })}>
      <h3>{say('report', { by: by.name, against: against.name })}</h3>
      <p className="hint">
        {time(at)}
        {table !== null && (
          <>
            {' · '}
            <Link href={`/t/${table}`}>{say('match')}</Link>
          </>
        )}
      </p>
      <blockquote>{note}</blockquote>
      {lines.length > 0 && (
        <details>
          <summary>{say('lines', { n: lines.length })}</summary>
          <ol className="me-lines">
            {lines.map((line) => (
              <li key={`${line.at}${line.text}`} data-theirs={line.isTheirs}>
                {line.isTheirs ? <strong>{line.name}</strong> : <bdi>{line.name}</bdi>}: {line.text}
              </li>
            ))}
          </ol>
        </details>
      )}
      <p className="field">
        <label htmlFor={`${field}-why`}>{say('why')}</label>
        <input id={`${field}-why`} value={why} maxLength={500} onChange={(e) => setWhy(e.target.value)} />
      </p>
      <p className="row">
        <label htmlFor={field}>{say('howLong')}</label>
        <select id={field} value={days} onChange={(e) => setDays(Number(e.target.value))}>
          {TERMS.map((n) => (
            <option key={n} value={n}>
              {n > 1000 ? say('forGood') : say('days', { n })}
            </option>
          ))}
        </select>
      </p>
      <p className="row">
        <button type="button" onClick={() => settle('silence', against.player)}>
          {say('silence')}
        </button>
        <button type="button" onClick={() => settle('ban', against.player)}>
          {say('ban')}
        </button>
        {table !== null && (
          <button type="button" onClick={() => settle('close', table)}>
            {say('close')}
          </button>
        )}
        <button type="button" onClick={() => settle('dismiss', against.player)}>
          {say('dismiss')}
        </button>
      </p>
    </article>
  );
}
