import './sheet.ts';
import anchor from 'icon:anchor';
import type { Game } from '@boucan/kernel';
import { isName } from '@boucan/protocol';
import { fill, speaker } from '@boucan/words';
import { type FormEvent, useId, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { GAMES, offered } from '../../games.ts';
import { openLocal } from '../../local/open.ts';
import { openTable } from '../../net/remote-table.ts';
import { nameHere, signIn, useSession } from '../../net/session.ts';
import { Chart } from '../../parts/chart/chart.tsx';
import { Choices } from '../../parts/choices.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Loading } from '../../parts/loading.tsx';
import { NameField } from '../../parts/name-field.tsx';
import { Notice } from '../../parts/notice.tsx';
import { useTitle } from '../../parts/title.ts';
import { useGame } from '../../parts/use-game.ts';
import { useLang } from '../../words/lang.tsx';
import { Days } from './days.tsx';
import { clockOf, type Draft, firstDraft, friend, type Openness, PACES, type Pace, resized } from './draft.ts';
import { GameOptions } from './game-options.tsx';
import { Packs } from './packs.tsx';
import { Seats } from './seats.tsx';
import { botsOf } from './sitters.ts';

const OPENNESS: readonly Openness[] = ['unlisted', 'public', 'invitation'];

export function NewTableScreen() {
  const { t } = useLang();
  const session = useSession(); // with its answer come games from outside
  // `/new?game=toy` begins with that game, though the lobby does not offer it.
  const params = new URLSearchParams(useSearch());
  const [chosen, setId] = useState<string | null>(null);
  const id = chosen ?? params.get('game') ?? offered()[0]![0];
  const isListed = Object.hasOwn(GAMES, id);
  const game = useGame(isListed ? id : undefined);
  useTitle(t('new.title'));
  if (!isListed && session.is !== 'unknown') return <NoSuchGame choose={setId} />;
  return game === null ? <Loading /> : <Plan key={id} game={game} setGame={setId} friends={params.get('with') === 'friends'} />;
}

function NoSuchGame({ choose }: { readonly choose: (id: string) => void }) {
  const { t, lang } = useLang();
  return (
    <Notice title={t('rules.no-such-game')} text={t('new.choose-game')}>
      {offered().map(([id, { card }]) => (
        <button key={id} type="button" onClick={() => choose(id)}>
          {card.title[lang]}
        </button>
      ))}
    </Notice>
  );
}

interface PlanProps {
  readonly game: Game;
  readonly setGame: (id: string) => void;
  /** Whether the other seats are for friends, until somebody says otherwise. */
  readonly friends: boolean;
}

function Plan({ game, setGame, friends }: PlanProps) {
  const { t, lang } = useLang();
  const [, go] = useLocation();
  const session = useSession();
  const company = friends ? () => friend(lang) : undefined;
  const [draft, setDraft] = useState<Draft>(() =>
    firstDraft(game, session.is === 'offline' ? 'device' : 'online', nameHere(lang), company),
  );
  const [name, setName] = useState(() => nameHere(lang));
  const field = useId();
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const change = (some: Partial<Draft>) => setDraft({ ...draft, ...some });
  const words = speaker(game, lang, []);
  const { text } = game.def;
  const seats = draft.sitters.length;
  const { alone } = GAMES[game.id]!.card;
  const needsName = draft.where === 'online' && session.is === 'nobody';
  const outOfReach = draft.where === 'online' && session.is === 'offline';

  const open = async (e: FormEvent) => {
    e.preventDefault();
    if (outOfReach) return setTrouble(t('new.offline'));
    if (needsName && !isName(name.trim())) return setTrouble(t('name.unfit'));
    setBusy(true);
    setTrouble(null);
    try {
      if (needsName) await signIn(name.trim());
      go(await opened(game, draft));
    } catch {
      setTrouble(t('new.failed'));
      setBusy(false);
    }
  };

  return (
    <div className="new-table">
      <Chart />
      <section className="sheet">
        <h1>{t('new.title')}</h1>
        {offered().length > 1 && (
          <Choices
            legend={t('new.game')}
            options={offered().map(([value, { card }]) => ({ value, label: card.title[lang] }))}
            value={game.id}
            onChange={setGame}
          />
        )}
        <h2>{text[lang].title}</h2>
        <p>{fill(lang, text[lang].blurb, {})}</p>
        <Choices
          legend={t('new.where')}
          options={(['online', 'device'] as const).map((value) => ({
            value,
            label: t(`new.where.${value}`),
            hint: t(`new.where.${value}.hint`),
          }))}
          value={draft.where}
          onChange={(where) => change({ where })}
        />
      </section>
      <form onSubmit={(e) => void open(e)}>
        <section className="sheet">
          <h2>{t('new.seats')}</h2>
          <Choices
            legend={t('new.seats.count')}
            options={range(game.seats).map((n) => ({ value: String(n), label: n === 1 ? t('new.seats.alone') : String(n) }))}
            value={String(seats)}
            onChange={(n) => setDraft(resized(game, draft, Number(n), company))}
          />
          {seats === 1 && alone !== undefined && <p className="hint">{alone[lang]}</p>}
          <Seats game={game} draft={draft} onChange={(sitters) => change({ sitters })} />
          <GameOptions first game={game} words={words} draft={draft} onChange={(options) => change({ options })} />
          {needsName && (
            <div className="name-form">
              <label htmlFor={field}>{t('name.ask')}</label>
              <div className="row">
                <NameField id={field} name={name} wrong={!isName(name.trim())} onChange={setName} />
              </div>
              <p id={`${field}-hint`} className="hint">
                {t('name.hint')}
              </p>
            </div>
          )}
        </section>
        {draft.where === 'online' && (
          <section className="sheet">
            <Choices
              legend={t('new.pace')}
              options={(Object.keys(PACES) as Pace[]).map((value) => ({
                value,
                label: t(`new.pace.${value}`),
                hint: t(`new.pace.${value}.hint`),
              }))}
              value={draft.pace}
              onChange={(pace) => change({ pace })}
            />
            {PACES[draft.pace].kind === 'days' && <Days draft={draft} onChange={change} />}
            <Choices
              legend={t('new.openness')}
              options={OPENNESS.map((value) => ({
                value,
                label: t(`new.openness.${value}`),
                hint: t(`new.openness.${value}.hint`),
              }))}
              value={draft.openness}
              onChange={(openness) => change({ openness })}
            />
          </section>
        )}
        {game.def.packs.length > 0 && (
          <section className="sheet">
            <Packs game={game} words={words} draft={draft} onChange={setDraft} />
          </section>
        )}
        <details className="sheet">
          <summary>
            <h2>{t('new.options')}</h2>
          </summary>
          <p className="hint">{t('new.options.hint')}</p>
          <GameOptions first={false} game={game} words={words} draft={draft} onChange={(options) => change({ options })} />
        </details>
        <p className="complaint" role="alert">
          {trouble}
        </p>
        <button type="submit" className="primary big" disabled={busy} aria-disabled={outOfReach}>
          <Icon body={anchor} size={26} />
          <span>
            {t('new.go')}
            <small>{outOfReach ? t('new.offline') : t(waitsForFriends(draft) ? 'new.go.friends' : 'new.go.hint')}</small>
          </span>
        </button>
      </form>
    </div>
  );
}

const range = ([min, max]: readonly [number, number]): number[] => Array.from({ length: max - min + 1 }, (_, i) => min + i);

const waitsForFriends = ({ where, sitters }: Draft): boolean => where === 'online' && sitters.some((s) => s.kind === 'friend');

function opened(game: Game, { where, sitters, packs, options, openness, ...time }: Draft): Promise<string> {
  const config = game.agreed({ seats: sitters.length, packs, options });
  const bots = botsOf(game, sitters);
  if (where === 'device')
    return openLocal(
      game,
      config,
      sitters.map((s, seat) => (s.kind === 'bot' ? { bot: bots[seat]! } : { name: s.name.trim() || '?' })),
    );
  return openTable({ game: game.id, config, clock: clockOf(time), visibility: openness }, bots);
}
