import '../new-table/sheet.ts';
import type { Game } from '@boucan/kernel';
import type { TournamentRequest } from '@boucan/protocol';
import { speaker } from '@boucan/words';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { GAMES, offered } from '../../games.ts';
import { request } from '../../net/api.ts';
import { Choices } from '../../parts/choices.tsx';
import { Loading } from '../../parts/loading.tsx';
import { useGame } from '../../parts/use-game.ts';
import { useLang } from '../../words/lang.tsx';
import { Days } from '../new-table/days.tsx';
import { clockOf, type Draft, firstDraft, PACES, type Pace, resized } from '../new-table/draft.ts';
import { GameOptions } from '../new-table/game-options.tsx';
import { Packs } from '../new-table/packs.tsx';
import { ClubPage, Why } from '../profile/club-page.tsx';
import { useDone } from '../profile/use-asked.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const FORMS = ['swiss', 'all', 'knockout'] as const;
/** How long people have to take their seats. */
const WITHIN = { none: DAY, live: 10 * MINUTE, days: 2 * DAY } as const;
const MOST_SEATS = 5;
const TIES = ['victories', 'opponents'] as const;

/** What it takes to open a tournament: a table as it will be drawn again and again, and how. */
export function NewTournamentScreen() {
  const { t } = useLang();
  const [id, setId] = useState(offered()[0]![0]);
  const [name, setName] = useState('');
  const game = useGame(id);
  return (
    <ClubPage title={t('cup.new')}>
      {game === null ? <Loading /> : <Plan key={id} game={game} setGame={setId} name={name} setName={setName} />}
    </ClubPage>
  );
}

interface Props {
  readonly game: Game;
  readonly setGame: (id: string) => void;
  readonly name: string;
  readonly setName: (name: string) => void;
}

const seatsOf = ({ seats: [least, most] }: Game): number[] =>
  Array.from({ length: MOST_SEATS - 1 }, (_, i) => i + 2).filter((n) => n >= least && n <= most);

function Plan({ game, setGame, name, setName }: Props) {
  const { t, lang } = useLang();
  const [, go] = useLocation();
  const club = new URLSearchParams(location.search).get('club');
  const possible = seatsOf(game);
  const [draft, setDraft] = useState<Draft>(() => ({
    ...resized(game, firstDraft(game, 'online', ''), possible.includes(4) ? 4 : possible.at(-1)!),
    pace: 'steady',
  }));
  const [form, setForm] = useState<(typeof FORMS)[number]>('swiss');
  const [rounds, setRounds] = useState(4);
  const [first, setFirst] = useState<(typeof TIES)[number]>('victories');
  const [late, setLate] = useState(true);
  const [auto, setAuto] = useState(true);
  const { why, run } = useDone();
  const words = speaker(game, lang, []);
  const seats = draft.sitters.length;
  const clock = clockOf(draft);
  const open = () =>
    run(async () => {
      const { packs, options } = game.agreed({ seats, packs: draft.packs, options: draft.options });
      const wish: TournamentRequest = {
        ...{ name, game: game.id, packs: [...packs], options, form, seats, rounds, club, auto, clock },
        least: form === 'all' ? seats : Math.max(2, game.seats[0], seats - 1),
        ...{ tieBreaks: TIES.toSorted((a) => (a === first ? -1 : 1)), most: 256, late: late && form === 'swiss' },
        within: WITHIN[clock.kind],
      };
      const { tournament } = await request<{ tournament: string }>('POST', '/api/tournaments', wish);
      go(`/tournaments/${tournament}`);
    });
  return (
    <form
      className="wide"
      onSubmit={(e) => {
        e.preventDefault();
        open();
      }}
    >
      <label>
        {t('cup.name')}
        <input required maxLength={60} value={name} onChange={(e) => setName(e.target.value)} />
      </label>
      <Choices
        legend={t('club.game')}
        options={offered().map(([value]) => ({ value, label: GAMES[value]!.card.title[lang] }))}
        value={game.id}
        onChange={setGame}
      />
      <Choices
        legend={t('cup.form')}
        options={FORMS.map((value) => ({ value, label: t(`cup.form.${value}`), hint: t(`cup.form.${value}.what`) }))}
        value={form}
        onChange={setForm}
      />
      <Choices
        legend={t('cup.seats')}
        options={possible.map((n) => ({ value: String(n), label: String(n) }))}
        value={String(seats)}
        onChange={(n) => setDraft(resized(game, draft, Number(n)))}
      />
      {form === 'swiss' && (
        <label>
          {t('cup.rounds')}
          <input type="number" min={1} max={20} required value={rounds} onChange={(e) => setRounds(Number(e.target.value))} />
        </label>
      )}
      <Choices
        legend={t('new.pace')}
        options={(Object.keys(PACES) as Pace[]).map((value) => ({
          ...{ value, label: t(`new.pace.${value}`), hint: t(`new.pace.${value}.hint`) },
        }))}
        value={draft.pace}
        onChange={(pace) => setDraft({ ...draft, pace })}
      />
      {clock.kind === 'days' && <Days draft={draft} onChange={(some) => setDraft({ ...draft, ...some })} />}
      <Choices
        legend={t('cup.ties')}
        options={TIES.map((value) => ({ value, label: t(`cup.tie.${value}`) }))}
        value={first}
        onChange={setFirst}
      />
      {form === 'swiss' && <Check label={t('cup.late')} value={late} onChange={setLate} />}
      <Check label={t('cup.auto')} value={auto} onChange={setAuto} />
      {game.def.packs.length > 0 && (
        <details>
          <summary>{t('new.packs')}</summary>
          <Packs game={game} words={words} draft={draft} onChange={setDraft} />
        </details>
      )}
      <details>
        <summary>{t('new.options')}</summary>
        {[true, false].map((isFirst) => (
          <GameOptions
            key={String(isFirst)}
            first={isFirst}
            game={game}
            words={words}
            draft={draft}
            onChange={(options) => setDraft({ ...draft, options })}
          />
        ))}
      </details>
      <Why why={why} />
      <button type="submit" className="primary">
        {t('cup.create')}
      </button>
    </form>
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
