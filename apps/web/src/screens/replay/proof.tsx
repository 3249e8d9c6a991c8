import seal from 'icon:wax-seal';
import type { Game } from '@boucan/kernel';
import { type GameRecord, type Verdict, verify } from '@boucan/record';
import { useMemo } from 'react';
import { Icon } from '../../parts/icon.tsx';
import { useLang } from '../../words/lang.tsx';
import type { Tape } from './tape.ts';

/** Whether the dice were fair: the page itself plays the record again and says what it found. */
export function Proof({ tape, game }: { readonly tape: Tape; readonly game: Game }) {
  const { t } = useLang();
  return (
    <section className="proof">
      <h2>{t('proof.title')}</h2>
      {tape.record === null ? (
        <p>{t(tape.played.from === undefined ? 'proof.later' : 'proof.fork')}</p>
      ) : (
        <Verified record={tape.record} game={game} />
      )}
    </section>
  );
}

function Verified({ record, game }: { readonly record: GameRecord; readonly game: Game }) {
  const { t } = useLang();
  const verdict = useMemo(() => verify(game, record), [game, record]);
  return (
    <>
      <p className={verdict.ok ? 'verdict ok' : 'verdict bad'} role="status">
        <Icon body={seal} size={28} />
        <strong>{t(sentenceFor(verdict), { at: verdict.ok ? null : (verdict.at ?? null) })}</strong>
      </p>
      <details>
        <summary>{t('proof.how')}</summary>
        <p>{t('proof.how.text')}</p>
        <dl>
          <dt>{t('proof.commitment')}</dt>
          <dd>
            <code>{record.commitment}</code>
          </dd>
          {record.names.map((name, seat) => (
            <div key={seat}>
              <dt>{t('proof.entropy', { name })}</dt>
              <dd>{/^0+$/u.test(record.entropy[seat]!) ? t('proof.entropy.none') : <code>{record.entropy[seat]}</code>}</dd>
            </div>
          ))}
          <dt>{t('proof.secret')}</dt>
          <dd>
            <code>{record.secret}</code>
          </dd>
        </dl>
      </details>
    </>
  );
}

/** What is wrong with a record is one of three things to a person: the promise, a choice, or the end. */
function sentenceFor(verdict: Verdict) {
  if (verdict.ok) return 'proof.ok' as const;
  if (verdict.what === 'commitment') return 'proof.bad.commitment' as const;
  if (verdict.what === 'choice') return 'proof.bad.choice' as const;
  return 'proof.bad.end' as const;
}
