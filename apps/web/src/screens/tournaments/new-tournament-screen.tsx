import type { TournamentRequest } from '@boucan/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { GAMES } from '../../games.ts';
import { request } from '../../net/api.ts';
import { useLang } from '../../words/lang.tsx';
import { ClubPage, Why } from '../profile/club-page.tsx';
import { useDone } from '../profile/use-asked.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const FORMS = ['swiss', 'all', 'knockout'] as const;
const SEATS = [2, 3, 4, 5];

/** What it takes to open a tournament. */
export function NewTournamentScreen() {
  const { t, lang } = useLang();
  const [, go] = useLocation();
  const club = new URLSearchParams(location.search).get('club');
  const [name, setName] = useState('');
  const [game, setGame] = useState(Object.keys(GAMES)[0]!);
  const [form, setForm] = useState<(typeof FORMS)[number]>('swiss');
  const [seats, setSeats] = useState(4);
  const [rounds, setRounds] = useState(4);
  const [pace, setPace] = useState<'live' | 'days'>('live');
  const [late, setLate] = useState(true);
  const [auto, setAuto] = useState(true);
  const { why, run } = useDone();
  const open = () =>
    run(async () => {
      const wish: TournamentRequest = {
        ...{ name, game, packs: [], options: {}, form, seats, rounds, club, auto },
        clock: pace === 'live' ? { kind: 'live', bank: 20 * MINUTE, increment: 15_000 } : { kind: 'days', perMove: 2 * DAY },
        least: form === 'all' ? seats : Math.max(2, seats - 1),
        ...{ tieBreaks: ['victories', 'opponents'], most: 256, late: late && form === 'swiss' },
        within: pace === 'live' ? 10 * MINUTE : 2 * DAY,
      };
      const { tournament } = await request<{ tournament: string }>('POST', '/api/tournaments', wish);
      go(`/tournaments/${tournament}`);
    });
  return (
    <ClubPage title={t('cup.new')}>
      <form
        onSubmit={(e) => {
          e.preventDefault();
          open();
        }}
      >
        <label>
          {t('cup.name')}
          <input required maxLength={60} value={name} onChange={(e) => setName(e.target.value)} />
        </label>
        <label>
          {t('club.game')}
          <select value={game} onChange={(e) => setGame(e.target.value)}>
            {Object.entries(GAMES).map(([id, { card }]) => (
              <option key={id} value={id}>
                {card.title[lang]}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t('cup.form')}
          <select value={form} onChange={(e) => setForm(e.target.value as typeof form)}>
            {FORMS.map((one) => (
              <option key={one} value={one}>
                {t(`cup.form.${one}`)}
              </option>
            ))}
          </select>
          <span className="soft">{t(`cup.form.${form}.what`)}</span>
        </label>
        <label>
          {t('cup.seats')}
          <select value={seats} onChange={(e) => setSeats(Number(e.target.value))}>
            {SEATS.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
        </label>
        {form === 'swiss' && (
          <label>
            {t('cup.rounds')}
            <input type="number" min={1} max={20} required value={rounds} onChange={(e) => setRounds(Number(e.target.value))} />
          </label>
        )}
        <label>
          {t('cup.pace')}
          <select value={pace} onChange={(e) => setPace(e.target.value as typeof pace)}>
            {(['live', 'days'] as const).map((one) => (
              <option key={one} value={one}>
                {t(`cup.pace.${one}`)}
              </option>
            ))}
          </select>
        </label>
        {form === 'swiss' && <Check label={t('cup.late')} value={late} onChange={setLate} />}
        <Check label={t('cup.auto')} value={auto} onChange={setAuto} />
        <Why why={why} />
        <button type="submit" className="primary">
          {t('cup.create')}
        </button>
      </form>
    </ClubPage>
  );
}

function Check({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}) {
  return (
    <div className="row">
      <label className="row">
        <input type="checkbox" checked={value} onChange={(e) => onChange(e.target.checked)} />
        {label}
      </label>
    </div>
  );
}
