import type { AccountReply, ChallengeReply, ProofReply, RecoveredReply } from '@boucan/protocol';
import { type FormEvent, useId, useState } from 'react';
import { ApiError, request } from '../../net/api.ts';
import { refusedBecause } from '../../net/refused.ts';
import { askAgain } from '../../net/session.ts';
import { wholeDay } from '../../words/dates.ts';
import { useLang } from '../../words/lang.tsx';
import { type Say, useSay } from './words.ts';

interface Props {
  readonly account: AccountReply;
  readonly became: (account: AccountReply) => void;
}

/** A few words to know this device by later. */
const deviceName = (): string => {
  const { userAgentData } = navigator as Navigator & { userAgentData?: { readonly platform: string } };
  return userAgentData?.platform || navigator.platform || 'Passkey';
};

/** Who I am to this server, and the ways back. */
export function Account({ account, became }: Props) {
  const say = useSay();
  const { lang } = useLang();
  const [trouble, setTrouble] = useState<string | null>(null);
  const { name, stays, offers } = account;
  const mayAdd = stays !== null || offers.open;
  const addPasskey = async () => {
    setTrouble(null);
    try {
      const { startRegistration } = await import('@simplewebauthn/browser');
      const { proof, options } = await request<ChallengeReply>('POST', '/api/account/passkeys', {});
      const response = await startRegistration({ optionsJSON: options as never });
      became(await request<AccountReply>('POST', '/api/account/passkeys/made', { proof, response, name: deviceName() }));
    } catch {
      setTrouble(say('passkeyFailed'));
    }
  };
  const remove = async (path: string) => {
    setTrouble(null);
    try {
      became(await request<AccountReply>('DELETE', path));
    } catch (error) {
      setTrouble(say(error instanceof ApiError && error.error === 'not-allowed' ? 'onlyOne' : 'refused'));
    }
  };
  return (
    <section className="sheet" id="account">
      <h2>{say('who')}</h2>
      <p>{stays === null ? say('guest', { name }) : say('stays', { name, date: wholeDay(lang, stays) })}</p>
      {!mayAdd && <p>{say('closed')}</p>}
      {mayAdd && stays === null && <p>{say('stay')}</p>}
      {account.passkeys.length > 0 && (
        <>
          <h3>{say('passkeys')}</h3>
          <ul className="me-list">
            {account.passkeys.map((key) => {
              const what = say('passkey', { name: key.name, date: wholeDay(lang, key.made) });
              return (
                <li key={key.id}>
                  <span>{what}</span>
                  <button
                    type="button"
                    aria-label={say('removeOf', { what })}
                    onClick={() => void remove(`/api/account/passkeys/${encodeURIComponent(key.id)}`)}
                  >
                    {say('remove')}
                  </button>
                </li>
              );
            })}
          </ul>
        </>
      )}
      {mayAdd &&
        (offers.passkeys ? (
          <>
            <button type="button" className={stays === null ? 'primary' : ''} onClick={() => void addPasskey()}>
              {say('passkeyAdd')}
            </button>
            <p className="hint">{say('passkeyHint')}</p>
          </>
        ) : (
          <p className="hint">{say('noPasskeys')}</p>
        ))}
      {mayAdd && account.address === null && offers.mail && (
        <ByCode say={say} path="/api/account/address" done={(reply) => became(reply as AccountReply)} />
      )}
      {!offers.mail && <p className="hint">{say('noMail')}</p>}
      {account.address !== null && (
        <ul className="me-list">
          <li>
            <span>{say('addressIs', { address: account.address })}</span>
            <button
              type="button"
              aria-label={say('removeOf', { what: account.address })}
              onClick={() => void remove('/api/account/address')}
            >
              {say('remove')}
            </button>
          </li>
        </ul>
      )}
      <p className="complaint" role="alert">
        {trouble}
      </p>
      {stays === null && <ComeBack offers={offers} />}
    </section>
  );
}

/** For whoever has an account already. */
export function ComeBack({ offers }: { readonly offers: AccountReply['offers'] }) {
  const say = useSay();
  const [trouble, setTrouble] = useState<string | null>(null);
  const [done, setDone] = useState<RecoveredReply | null>(null);
  const back = (reply: RecoveredReply) => {
    setDone(reply);
    askAgain();
  };
  const byPasskey = async () => {
    setTrouble(null);
    try {
      const { startAuthentication } = await import('@simplewebauthn/browser');
      const { proof, options } = await request<ChallengeReply>('POST', '/api/recover/passkey', {});
      const response = await startAuthentication({ optionsJSON: options as never });
      back(await request<RecoveredReply>('POST', '/api/recover/passkey/used', { proof, response }));
    } catch {
      setTrouble(say('backFailed'));
    }
  };
  return (
    <details className="me-back">
      <summary>{say('back')}</summary>
      <p>{say('backText')}</p>
      {offers.passkeys && (
        <p>
          <button type="button" onClick={() => void byPasskey()}>
            {say('backPasskey')}
          </button>
        </p>
      )}
      {offers.mail && <ByCode say={say} path="/api/recover/address" done={(reply) => back(reply as RecoveredReply)} />}
      <p className="complaint" role="alert">
        {trouble}
      </p>
      <p role="status">{done !== null && say('backDone', { name: done.name, tables: done.tables })}</p>
    </details>
  );
}

/** An address, and then the code that was sent there. */
function ByCode({ say, path, done }: { readonly say: Say; readonly path: string; readonly done: (reply: unknown) => void }) {
  const { lang } = useLang();
  const id = useId();
  const [address, setAddress] = useState('');
  const [code, setCode] = useState('');
  const [proof, setProof] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const ask = async (e: FormEvent) => {
    e.preventDefault();
    setTrouble(null);
    try {
      const asked = await request<ProofReply>('POST', path, { address: address.trim(), lang: lang === 'fr' ? 'fr' : 'en' });
      setProof(asked.proof);
    } catch (error) {
      setTrouble(error instanceof ApiError && error.error !== 'offline' ? await refusedBecause(error) : say('offline'));
    }
  };
  const confirm = async (e: FormEvent) => {
    e.preventDefault();
    setTrouble(null);
    try {
      done(await request('POST', `${path}/code`, { proof, code }));
    } catch {
      setTrouble(say('codeWrong'));
    }
  };
  return (
    <form className="field" onSubmit={(e) => void (proof === null ? ask(e) : confirm(e))}>
      <label htmlFor={id}>{proof === null ? say('address') : say('code', { address })}</label>
      <div className="row">
        {proof === null ? (
          <input
            id={id}
            type="email"
            autoComplete="email"
            required
            value={address}
            onChange={(e) => setAddress(e.target.value)}
          />
        ) : (
          <input
            id={id}
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            value={code}
            onChange={(e) => setCode(e.target.value)}
          />
        )}
        <button type="submit">{say(proof === null ? 'addressSend' : 'codeSend')}</button>
      </div>
      {proof !== null && <p className="hint">{say('codeNone')}</p>}
      <p className="complaint" role="alert">
        {trouble}
      </p>
    </form>
  );
}
