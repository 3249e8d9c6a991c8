import seal from 'icon:wax-seal';
import type { Game } from '@boucan/kernel';
import type { GameRecord } from '@boucan/record';
import { useMemo } from 'react';
import { type Finding, judge } from '../../net/judge.ts';
import { Icon } from '../../parts/icon.tsx';
import { useLang } from '../../words/lang.tsx';
import type { Origin, Tape } from './tape.ts';

/** Whether the dice were fair: the page itself plays the record again and says what it found. */
export function Proof({ tape, game }: { readonly tape: Tape; readonly game: Game }) {
  const { t } = useLang();
  return (
    <section className="proof">
      <h2>{t('proof.title')}</h2>
      {tape.record === null ? (
        <p>{t(tape.played.from === undefined ? 'proof.later' : 'proof.fork')}</p>
      ) : (
        <Verified record={tape.record} origin={tape.origin} game={game} />
      )}
    </section>
  );
}

interface VerifiedProps {
  readonly record: GameRecord;
  readonly origin: Origin;
  readonly game: Game;
}

function Verified({ record, origin, game }: VerifiedProps) {
  const { t } = useLang();
  const judged = useMemo(
    () => judge(game, record, 'online' in origin ? { table: origin.online } : { own: 'local' in origin }),
    [game, record, origin],
  );
  const { finding, verdict } = judged;
  return (
    <>
      <p className={`verdict ${TONES[finding]}`} role="status">
        <Icon body={seal} size={28} />
        <strong>{t(sentenceFor(judged), { at: verdict.ok ? null : (verdict.at ?? null) })}</strong>
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

const TONES: Readonly<Record<Finding, 'ok' | 'open' | 'bad'>> = {
  sound: 'ok',
  'not-compared': 'open',
  'unbound-order': 'open',
  'unbound-terms': 'open',
  'unbound-nobody': 'open',
  'other-entropy': 'bad',
  'other-terms': 'bad',
  unsound: 'bad',
};

/** What is wrong with a record by itself is one of three things to a person: the promise, a choice, or the end. */
function sentenceFor({ finding, verdict }: ReturnType<typeof judge>) {
  if (finding === 'sound') return 'proof.ok' as const;
  if (verdict.ok) return `table.dice.${finding as Exclude<Finding, 'sound' | 'unsound'>}` as const;
  if (finding !== 'unsound') return `table.dice.${finding}` as const;
  if (verdict.what === 'commitment') return 'proof.bad.commitment' as const;
  if (verdict.what === 'choice') return 'proof.bad.choice' as const;
  return 'proof.bad.end' as const;
}
