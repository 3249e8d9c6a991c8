import type { TournamentCommand, TournamentReply } from '@boucan/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { GAMES } from '../../games.ts';
import { request } from '../../net/api.ts';
import { useLang } from '../../words/lang.tsx';
import { Answer, ClubPage, Why } from '../profile/club-page.tsx';
import { useAsked, useDone } from '../profile/use-asked.ts';
import { Decide } from './decide.tsx';
import { Terms } from './terms.tsx';

/** How often a page of a tournament in progress looks again. ms */
const LOOK = 10_000;

export function TournamentScreen({ id }: { readonly id: string }) {
  const { t } = useLang();
  const asked = useAsked<TournamentReply>(`/api/tournaments/${id}`);
  const { ask } = asked;
  const isOver = asked.is === 'here' && asked.found.phase === 'over';
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && ask(), LOOK);
    return () => clearInterval(timer);
  }, [ask, isOver]);
  return (
    <Answer of={asked} title={t('cup.title')}>
      {(cup) => <Cup cup={cup} onChange={asked.set} />}
    </Answer>
  );
}

function Cup({ cup, onChange }: { readonly cup: TournamentReply; readonly onChange: (cup: TournamentReply) => void }) {
  const { t, lang } = useLang();
  const { terms, phase, standings } = cup;
  const { why, run } = useDone();
  const isRoundOver = cup.rounds.at(-1)?.tables.every(({ seats }) => seats.every(({ place }) => place !== null)) ?? true;
  const act = (command: TournamentCommand) =>
    run(async () => onChange(await request<TournamentReply>('POST', `/api/tournaments/${cup.id}`, command)));
  const [first, second] = terms.tieBreaks.map((by) => t(`cup.tie.${by}`));
  const ties = second === undefined ? (first ?? '') : t('cup.and', { a: first!, b: second });
  return (
    <ClubPage title={terms.name}>
      <p>
        {GAMES[terms.game]?.card.title[lang] ?? terms.game} · {t(`cup.form.${terms.form}`)} · {t(`cup.phase.${phase}`)}.{' '}
        {t('cup.by', { name: cup.host.name })}
      </p>
      <p className="soft">
        {t(`cup.form.${terms.form}.what`)} {t('cup.rules', { ties })}
      </p>
      <Terms terms={terms} />
      <p>{t('cup.entered', { n: standings.length })}</p>
      <Why why={why} />
      <div className="row">
        {cup.table !== null && (
          <Link href={`/t/${cup.table}`} className="button primary">
            {t('cup.seat')}
          </Link>
        )}
        {cup.mayEnter && (
          <button type="button" className="primary" onClick={() => act({ do: 'enter' })}>
            {t('cup.enter')}
          </button>
        )}
        {cup.isHost && phase !== 'over' && isRoundOver && (
          <button type="button" onClick={() => act({ do: 'draw' })}>
            {t(phase === 'gathering' ? 'cup.start' : 'cup.draw')}
          </button>
        )}
        {cup.entered && phase !== 'over' && <Sure label={t('cup.leave')} onSure={() => act({ do: 'leave' })} />}
        {cup.isHost && phase !== 'over' && <Sure label={t('cup.close')} onSure={() => act({ do: 'close' })} />}
        <a href={`/api/tournaments/${cup.id}/results.csv`} download className="button">
          {t('cup.file')}
        </a>
      </div>
      {standings.length > 0 && <Standings cup={cup} />}
      {cup.rounds.map((_, i) => {
        const n = cup.rounds.length - i;
        return <Round key={n} cup={cup} n={n} act={act} />;
      })}
    </ClubPage>
  );
}

/** Asks once more before it does what cannot be undone. */
function Sure({ label, onSure }: { readonly label: string; readonly onSure: () => void }) {
  const { t } = useLang();
  const [asked, setAsked] = useState(false);
  return (
    <button type="button" className="quiet" onClick={() => (asked ? onSure() : setAsked(true))} onBlur={() => setAsked(false)}>
      {asked ? t('cup.sure') : label}
    </button>
  );
}

function Standings({ cup: { standings } }: { readonly cup: TournamentReply }) {
  const { t, lang } = useLang();
  const plain = new Intl.NumberFormat(lang, { maximumFractionDigits: 2 });
  return (
    <section>
      <h2>{t('cup.standings')}</h2>
      <div className="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col" className="n">
                {t('board.place')}
              </th>
              <th scope="col">{t('board.name')}</th>
              <th scope="col" className="n">
                {t('cup.points')}
              </th>
              <th scope="col" className="n">
                {t('cup.victories')}
              </th>
              <th scope="col" className="n">
                {t('cup.opponents')}
              </th>
              <th scope="col" className="n">
                {t('cup.played')}
              </th>
            </tr>
          </thead>
          <tbody>
            {standings.map((row) => (
              <tr key={row.player}>
                <td className="n">{row.place}</td>
                <td>
                  <Link href={`/u/${encodeURIComponent(row.name)}`}>
                    <bdi>{row.name}</bdi>
                  </Link>
                  {row.left && <span className="soft"> ({t('cup.gone')})</span>}
                </td>
                <td className="n">{plain.format(row.points)}</td>
                <td className="n">{row.victories}</td>
                <td className="n">{plain.format(row.opponents)}</td>
                <td className="n">{row.played}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Round({
  cup,
  n,
  act,
}: {
  readonly cup: TournamentReply;
  readonly n: number;
  readonly act: (command: TournamentCommand) => void;
}) {
  const { t, lang } = useLang();
  const { tables, byes } = cup.rounds[n - 1]!;
  const plain = new Intl.NumberFormat(lang, { maximumFractionDigits: 2 });
  return (
    <section>
      <h2>{t('cup.round', { n })}</h2>
      <div className="tables">
        {tables.map(({ id, seats, decided }, i) => (
          <div key={id} className="card">
            <h3>{t('cup.table', { n: i + 1 })}</h3>
            <ul className="plain">
              {seats
                .toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0))
                .map(({ player, name, points }) => (
                  <li key={player}>
                    <bdi>{name}</bdi>
                    {points !== null && <span>{plain.format(points)}</span>}
                  </li>
                ))}
            </ul>
            {decided !== null && <p className="soft">{t('cup.decided', { note: decided })}</p>}
            <Link href={`/t/${id}`}>{t('cup.open-table')}</Link>
            {cup.isHost && cup.phase !== 'over' && <Decide table={id} seats={seats} act={act} />}
          </div>
        ))}
      </div>
      {byes.length > 0 && <p>{t('cup.byes', { names: byes.join(', ') })}</p>}
    </section>
  );
}
