// Tokens for programs, and bots of one's own.
import { type NewTokenReply, SCOPES, type Scope, type TokenCard, type TokensReply } from '@boucan/protocol';
import { type FormEvent, useCallback, useEffect, useId, useState } from 'react';
import { ApiError, request } from '../net/api.ts';
import { dayAndTime } from '../words/dates.ts';
import { useLang } from '../words/lang.tsx';
import { CopyField } from './copy-field.tsx';
import './programs.css';

const USUAL: readonly Scope[] = ['tables:read', 'tables:write'];
const NOTHING: TokensReply = { tokens: [], bots: [] };

export function Programs() {
  const { t } = useLang();
  const [{ tokens, bots }, setKnown] = useState(NOTHING);
  const [fresh, setFresh] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const look = useCallback(() => request<TokensReply>('GET', '/api/tokens').then(setKnown), []);
  /** Does something, and looks what there is afterwards. */
  const act = useCallback(
    async (work: () => Promise<unknown>): Promise<boolean> => {
      setTrouble(null);
      try {
        await work();
        await look();
        return true;
      } catch (error) {
        const isNobody = error instanceof ApiError && error.error === 'no-session';
        const isMany = error instanceof ApiError && error.error === 'not-allowed';
        setTrouble(t(isNobody ? 'programs.nobody' : isMany ? 'programs.most' : 'programs.failed'));
        return false;
      }
    },
    [look, t],
  );
  useEffect(() => void act(async () => {}), [act]);
  const make = (wish: object): Promise<boolean> =>
    act(async () => setFresh((await request<NewTokenReply>('POST', '/api/tokens', wish)).token));
  return (
    <div className="programs">
      <p className="hint">{t('programs.what')}</p>
      <a href="/api/docs">{t('programs.docs')}</a>
      <p className="complaint" role="alert">
        {trouble}
      </p>
      <h4>{t('programs.bots')}</h4>
      <p className="hint">{t('programs.bots.what')}</p>
      <a href="/bots">{t('programs.bots.all')}</a>
      <ul>
        {bots.map(({ id, name }) => (
          <Item key={id} name={name} verb="programs.remove" onYes={() => act(() => request('DELETE', `/api/bots/${id}`))} />
        ))}
      </ul>
      <Named
        label={t('programs.bots.name')}
        verb={t('programs.bots.make')}
        onName={(name) => act(() => request('POST', '/api/bots', { name }))}
      />
      <h4>{t('programs.tokens')}</h4>
      <ul>
        {tokens.map((token) => (
          <Item
            key={token.id}
            name={token.name}
            about={<About token={token} />}
            verb="programs.revoke"
            onYes={() => act(() => request('DELETE', `/api/tokens/${token.id}`).then(() => setFresh(null)))}
          />
        ))}
      </ul>
      {fresh === null ? (
        <NewToken bots={bots} onMake={make} />
      ) : (
        <>
          <p>
            <strong>{t('programs.once')}</strong>
          </p>
          <CopyField label={t('programs.fresh')} value={fresh} />
          <p className="row">
            <button type="button" onClick={() => setFresh(null)}>
              {t('programs.kept')}
            </button>
          </p>
        </>
      )}
    </div>
  );
}

/** What a token is for, and when it was last used. */
function About({ token: { bot, scopes, used } }: { readonly token: TokenCard }) {
  const { t, lang } = useLang();
  const say = t as (key: string) => string;
  const date = used === null ? null : dayAndTime(lang, used);
  const may = new Intl.ListFormat(lang).format(scopes.map((scope) => say(`programs.scope.${scope}`)));
  return (
    <>
      <span className="hint">{bot === null ? t('programs.for.me') : t('programs.for.bot', { name: bot.name })}</span>
      <span className="hint">{t('programs.may', { may })}</span>
      <span className="hint">{date === null ? t('programs.unused') : t('programs.used', { date })}</span>
    </>
  );
}

interface ItemProps {
  readonly name: string;
  readonly about?: React.ReactNode;
  readonly verb: 'programs.revoke' | 'programs.remove';
  readonly onYes: () => Promise<boolean>;
}

/** What is gone is gone for good: it is asked back once. */
function Item({ name, about, verb, onYes }: ItemProps) {
  const { t } = useLang();
  const [asking, setAsking] = useState(false);
  return (
    <li>
      <p>
        <bdi>{name}</bdi>
        {about}
      </p>
      {asking ? (
        <p className="row">
          <button type="button" className="danger" onClick={() => void onYes()}>
            {t(`${verb}.yes`, { name })}
          </button>
          <button type="button" onClick={() => setAsking(false)}>
            {t('programs.no')}
          </button>
        </p>
      ) : (
        <button type="button" aria-label={t(`${verb}.yes`, { name })} onClick={() => setAsking(true)}>
          {t(verb)}
        </button>
      )}
    </li>
  );
}

interface NamedProps {
  readonly label: string;
  readonly verb: string;
  readonly onName: (name: string) => Promise<boolean>;
}

function Named({ label, verb, onName }: NamedProps) {
  const id = useId();
  const [name, setName] = useState('');
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await onName(name.trim())) setName('');
  };
  return (
    <form onSubmit={(event) => void send(event)}>
      <label htmlFor={id}>{label}</label>
      <div className="row">
        <input id={id} value={name} maxLength={24} required autoComplete="off" onChange={(e) => setName(e.target.value)} />
        <button type="submit">{verb}</button>
      </div>
    </form>
  );
}

interface NewTokenProps {
  readonly bots: TokensReply['bots'];
  readonly onMake: (wish: object) => Promise<boolean>;
}

function NewToken({ bots, onMake }: NewTokenProps) {
  const { t } = useLang();
  const say = t as (key: string) => string;
  const id = useId();
  const [bot, setBot] = useState('');
  const [scopes, setScopes] = useState(USUAL);
  const isIdle = scopes.length === 0;
  const turn = (scope: Scope): void =>
    setScopes(SCOPES.filter((one) => (one === scope ? !scopes.includes(one) : scopes.includes(one))));
  return (
    <div className="programs-new">
      {bots.length > 0 && (
        <p>
          <label htmlFor={id}>{t('programs.for')}</label>
          <select id={id} value={bot} onChange={(e) => setBot(e.target.value)}>
            <option value="">{t('programs.for.me')}</option>
            {bots.map((one) => (
              <option key={one.id} value={one.id}>
                {t('programs.for.bot', { name: one.name })}
              </option>
            ))}
          </select>
        </p>
      )}
      <fieldset>
        <legend>{t('programs.scopes')}</legend>
        {SCOPES.map((scope) => (
          <label key={scope}>
            <input type="checkbox" checked={scopes.includes(scope)} onChange={() => turn(scope)} />{' '}
            {say(`programs.scope.${scope}`)}
          </label>
        ))}
        <p className="complaint" role="alert">
          {isIdle && t('programs.idle')}
        </p>
      </fieldset>
      <Named
        label={t('programs.token.name')}
        verb={t('programs.token.make')}
        onName={async (name) => !isIdle && onMake({ name, scopes, ...(bot !== '' && { bot }) })}
      />
    </div>
  );
}
