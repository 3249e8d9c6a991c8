import type { NewWay, NewWayReply, NoticePace, NoticesReply, NoticeWish, TrialReply, WayCard } from '@boucan/protocol';
import { type FormEvent, useCallback, useEffect, useId, useState } from 'react';
import { request } from '../../net/api.ts';
import { Choices } from '../../parts/choices.tsx';
import { CopyField } from '../../parts/copy-field.tsx';
import { clockFace, minuteIn } from '../../parts/time-of-day.ts';
import { useLang } from '../../words/lang.tsx';
import { canPush, ownMark, subscribe, unsubscribe } from './push.ts';
import { HOOK_SHAPES } from './shapes.ts';
import { useSay } from './words.ts';

const PACES = ['now', 'later', 'daily'] as const satisfies readonly NoticePace[];

/** How I hear that it is my turn. */
export function Notices({ address }: { readonly address: string | null }) {
  const say = useSay();
  const { lang } = useLang();
  const [state, setState] = useState<NoticesReply | null>(null);
  const [mark, setMark] = useState<string | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const look = useCallback(async () => {
    const reply = await request<NoticesReply>('GET', '/api/notices').catch(() => null);
    setState(reply);
    setMark(await ownMark().catch(() => null));
  }, []);
  useEffect(() => {
    void address; // a new address is a new way
    void look();
  }, [look, address]);
  if (state === null) return null;

  /** Says what happened, or what went wrong. */
  const does = async (work: () => Promise<string | null>, otherwise: string) => {
    setSaid(null);
    setTrouble(null);
    try {
      setSaid(await work());
    } catch {
      setTrouble(otherwise);
    }
    await look();
  };
  const add = (target: NewWay['target']) => request<NewWayReply>('POST', '/api/notices/ways', { target, pace: 'now' });
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  /** The first time, what the browser says of its owner holds. */
  const settle = (more: Partial<NoticeWish>) =>
    request('POST', '/api/notices/wish', { ...state.wish, zone, lang: lang === 'fr' ? 'fr' : 'en', ...more });
  const here = state.ways.find((way) => way.mark !== '' && way.mark === mark);
  const addPush = () =>
    does(async () => {
      const target = await subscribe(state.push);
      if (target === null) return say('pushDenied');
      await settle({});
      await add({ kind: 'push', ...target });
      return say('pushOn');
    }, say('pushFailed'));
  const addMail = () =>
    does(async () => {
      await settle({});
      await add({ kind: 'mail' });
      return null;
    }, say('refused'));

  return (
    <section className="sheet" id="notices">
      <h2>{say('notices')}</h2>
      <p>{say('noticesText')}</p>
      {here === undefined &&
        (!canPush() ? (
          <p className="hint">{say('pushNone')}</p>
        ) : Notification.permission === 'denied' ? (
          <p className="hint">{say('pushDenied')}</p>
        ) : (
          <p>
            <button type="button" className="primary" onClick={() => void addPush()}>
              {say('push')}
            </button>
          </p>
        ))}
      {address !== null && state.mail && !state.ways.some(({ kind }) => kind === 'mail') && (
        <p>
          <button type="button" onClick={() => void addMail()}>
            {say('mailOn')}
          </button>
        </p>
      )}
      {state.ways.length > 0 && (
        <ul className="me-list">
          {state.ways.map((way) => (
            <Way
              key={way.id}
              way={way}
              here={way === here}
              does={does}
              forget={way === here ? () => unsubscribe() : async () => {}}
            />
          ))}
        </ul>
      )}
      <p role="status">{said}</p>
      <p className="complaint" role="alert">
        {trouble}
      </p>
      {secret !== null && (
        <>
          <p>
            <strong>{say('hookSecret')}</strong>
          </p>
          <CopyField label={say('hookSecretLabel')} value={secret} />
        </>
      )}
      <Webhook
        add={(url, shape) =>
          does(async () => {
            await settle({});
            setSecret((await add({ kind: 'webhook', url, shape })).secret);
            return null;
          }, say('hookBad'))
        }
      />
      {state.ways.length > 0 && (
        <Times
          wish={state.wish}
          zone={zone}
          settle={(more) =>
            does(async () => {
              await settle(more);
              return say('saved');
            }, say('refused'))
          }
        />
      )}
    </section>
  );
}

interface WayProps {
  readonly way: WayCard;
  readonly here: boolean;
  readonly does: (work: () => Promise<string | null>, otherwise: string) => Promise<void>;
  readonly forget: () => Promise<void>;
}

function Way({ way, here, does, forget }: WayProps) {
  const say = useSay();
  const id = useId();
  const { kind, to, shape } = way;
  const what = here
    ? say('way.here')
    : kind === 'webhook'
      ? say('way.webhook', { shape: say(`shape.${shape ?? 'json'}`), to })
      : kind === 'mail'
        ? say('way.mail', { to })
        : say('way.push', { to });
  const tryOut = () =>
    does(async () => {
      const { sent, why } = await request<TrialReply>('POST', `/api/notices/ways/${way.id}/try`, {});
      return sent ? say('tried') : say('triedNot', { why: why ?? '' });
    }, say('refused'));
  const remove = () =>
    does(async () => {
      await request('DELETE', `/api/notices/ways/${way.id}`);
      await forget().catch(() => undefined);
      return null;
    }, say('refused'));
  const setPace = (pace: string) =>
    does(async () => {
      await request('POST', `/api/notices/ways/${way.id}`, { pace });
      return say('saved');
    }, say('refused'));
  return (
    <li>
      <span>
        {what}
        {way.failed !== null && <em className="complaint"> {say('failed', { why: way.failed })}</em>}
      </span>
      <span className="row">
        <label className="sr-only" htmlFor={id}>
          {say('pace')}
        </label>
        <select id={id} value={way.pace} onChange={(e) => void setPace(e.target.value)}>
          {PACES.map((pace) => (
            <option key={pace} value={pace}>
              {say(`pace.${pace}`)}
            </option>
          ))}
        </select>
        <button type="button" aria-label={say('tryOf', { what })} onClick={() => void tryOut()}>
          {say('try')}
        </button>
        <button type="button" aria-label={say('removeOf', { what })} onClick={() => void remove()}>
          {say('remove')}
        </button>
      </span>
    </li>
  );
}

type Shape = (typeof HOOK_SHAPES)[number];

function Webhook({ add }: { readonly add: (url: string, shape: Shape) => Promise<void> }) {
  const say = useSay();
  const id = useId();
  const [url, setUrl] = useState('');
  const [shape, setShape] = useState<Shape>('json');
  const submit = async (e: FormEvent) => {
    e.preventDefault();
    await add(url.trim(), shape);
    setUrl('');
  };
  return (
    <details className="me-back">
      <summary>{say('hook')}</summary>
      <form onSubmit={(e) => void submit(e)}>
        <Choices
          legend={say('hookShape')}
          options={HOOK_SHAPES.map((value) => ({ value, label: say(`shape.${value}`) }))}
          value={shape}
          onChange={setShape}
        />
        <div className="field">
          <label htmlFor={id}>{say('hookUrl')}</label>
          <div className="row">
            <input id={id} type="url" required value={url} onChange={(e) => setUrl(e.target.value)} />
            <button type="submit">{say('hookAdd')}</button>
          </div>
        </div>
      </form>
    </details>
  );
}

const NIGHT = { from: 22 * 60, to: 8 * 60 };
const REMINDERS = { none: [], '2': [2], '24': [24, 2] } as const;

interface TimesProps {
  readonly wish: NoticeWish;
  readonly zone: string;
  readonly settle: (more: Partial<NoticeWish>) => Promise<void>;
}

/** Reminders, quiet hours, and when the daily message comes. */
function Times({ wish, zone, settle }: TimesProps) {
  const say = useSay();
  const id = useId();
  const { quiet, digest, reminders } = wish;
  const reminded = reminders.length === 0 ? 'none' : reminders.includes(24) ? '24' : '2';
  return (
    <div className="me-times">
      <h3>{say('times')}</h3>
      <Choices
        legend={say('reminders')}
        options={(['none', '2', '24'] as const).map((value) => ({ value, label: say(`reminders.${value}`) }))}
        value={reminded}
        onChange={(value) => void settle({ reminders: [...REMINDERS[value]] })}
      />
      <fieldset>
        <legend>{say('quiet')}</legend>
        <label className="row">
          <input
            type="checkbox"
            checked={quiet !== null}
            onChange={(e) => void settle({ quiet: e.target.checked ? NIGHT : null })}
          />
          {say('quietOn')}
        </label>
        {quiet !== null && (
          <p className="row">
            {(['from', 'to'] as const).map((end) => (
              <label key={end} className="row">
                {say(end)}
                <input
                  type="time"
                  value={clockFace(quiet[end])}
                  onChange={(e) => e.target.value !== '' && void settle({ quiet: { ...quiet, [end]: minuteIn(e.target.value) } })}
                />
              </label>
            ))}
          </p>
        )}
      </fieldset>
      <p className="row">
        <label htmlFor={id}>{say('digest')}</label>
        <input
          id={id}
          type="time"
          value={clockFace(digest)}
          onChange={(e) => e.target.value !== '' && void settle({ digest: minuteIn(e.target.value) })}
        />
      </p>
      <p className="hint">{say('zone', { zone })}</p>
    </div>
  );
}
