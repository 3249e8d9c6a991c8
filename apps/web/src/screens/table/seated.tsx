import menu from 'icon:hamburger-menu';
import type { Choice, Game, Seat } from '@boucan/kernel';
import type { Command } from '@boucan/table';
import { asking, isolated, speaker as speakerOf } from '@boucan/words';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Help } from '../../boards/board.ts';
import { TellerSlot } from '../../boards/parts/teller.tsx';
import { TempoProvider } from '../../boards/parts/tempo.ts';
import { GAMES } from '../../games.ts';
import { Icon } from '../../parts/icon.tsx';
import { useTitle } from '../../parts/title.ts';
import type { Link, Now, PacedSource } from '../../table/source.ts';
import { useLang } from '../../words/lang.tsx';
import { firstCommitment } from './model/commitment.ts';
import { type AtTable, persons, type Sheet, type Side, TableProvider } from './model/context.ts';
import { useAway } from './model/use-away.ts';
import { useConfirm } from './model/use-confirm.ts';
import { useDeadTime } from './model/use-dead-time.ts';
import { useEnd } from './model/use-end.ts';
import { useFocusKept } from './model/use-focus-kept.ts';
import { useKept } from './model/use-kept.ts';
import { useKeys } from './model/use-keys.ts';
import { usePace } from './model/use-pace.ts';
import { useSending } from './model/use-sending.ts';
import { useSide } from './model/use-side.ts';
import { useLoaded } from './model/use-source.ts';
import { useUnread } from './model/use-unread.ts';
import { useWhy } from './model/use-why.ts';
import { Announcer } from './parts/announcer.tsx';
import { Away } from './parts/away.tsx';
import { BoardPlace } from './parts/board-place.tsx';
import { Breach } from './parts/breach.tsx';
import { Choices } from './parts/choices.tsx';
import { Confirm } from './parts/confirm.tsx';
import { Connection, LinkLost } from './parts/connection.tsx';
import { Curtain } from './parts/curtain.tsx';
import { Guide, isGuided, useGuide } from './parts/guide.tsx';
import { KEYS } from './parts/keys.tsx';
import { Log } from './parts/log.tsx';
import { Outcome } from './parts/outcome.tsx';
import { CHOICES, Prompt } from './parts/prompt.tsx';
import { Seats } from './parts/seats.tsx';
import { Sheets } from './parts/sheets.tsx';
import { SideNav, SidePanel } from './parts/side.tsx';
import { SpokenAnswers } from './parts/spoken-answers.tsx';
import { UndoRequest } from './parts/undo.tsx';
import { WaitingInVain } from './parts/votes.tsx';
import { Why } from './parts/why.tsx';

interface Props {
  readonly source: PacedSource;
  readonly shown: Now;
  readonly link: Link;
  readonly game: Game;
  readonly help: Help;
  /** Stands in the place of the guide. */
  readonly companion?: ReactNode;
}

const NOTHING: readonly never[] = [];
const Gathering = lazy(async () => ({ default: (await import('./parts/gathering.tsx')).Gathering }));
const TypedLine = lazy(async () => ({ default: (await import('./typed/typed-line.tsx')).TypedLine }));

export function Seated({ source, shown, link, game, help, companion }: Props) {
  const { lang, t } = useLang();
  const { view, notices, fresh } = shown;
  const nobody = t('table.empty-seat');
  // The list stays the same while the names do: what is put into words with it need not be put again.
  const people = view.seats.map((h) => (h.kind === 'empty' ? nobody : isolated(h.name))).join('\n');
  const names = useMemo(() => people.split('\n'), [people]);
  const question = view.asked?.question;
  const tells = useMemo(() => speakerOf(game, lang, names), [game, lang, names]);
  const speaker = useMemo(() => asking(tells, question), [tells, question]);
  const mine = view.viewer === 'table' ? null : view.viewer;
  useTitle(speaker.title);

  const face = useLoaded(GAMES[game.id]!.face, game.id);
  const why = useWhy(view.asked?.question ?? '');
  const { busy, send } = useSending(source, view.n, why.explain);
  const act = useCallback(
    (command: Command) => {
      why.dismiss();
      return send(command);
    },
    [send, why.dismiss],
  );

  const { side, called, rule, openSide, openRule } = useSide();
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [choicesOpen, setChoicesOpen] = useKept('boucan.choices', false);
  const [typing, setTyping] = useState(false);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [lit, light] = useState<readonly string[]>(NOTHING);
  const [shortcuts, setShortcuts] = useKept('boucan.keys', true);
  const [guide, setGuide, guideAgain] = useGuide();
  const [missed, caughtUp] = useAway(shown, speaker, game.def.telling);
  const unread = useUnread(notices, source.me, side === 'chat');
  const sentence = useRef<HTMLElement>(null);
  const board = useRef<HTMLElement>(null);
  useFocusKept(sentence, view.n);
  const deadTime = useDeadTime();

  const inPlay = mine !== null && persons(view).includes(mine) && shown.curtain === null;
  const asked = inPlay ? view.asked : null;
  const offers = (busy ? null : asked?.offers) ?? NOTHING;
  const chooseNow = (choice: Choice) => {
    if (mine === null || busy) return;
    const fromList = document.activeElement?.closest('.tb-choices') != null;
    void act({ do: 'choose', seat: mine, choice });
    // The button that was pressed is about to go: the sentence beside it is where the next question will stand.
    if (fromList) sentence.current?.focus();
  };

  const [choose, confirming] = useConfirm(offers, view.n, chooseNow, ([verb]) => help.grave?.[lang][verb] !== undefined);

  const propose = useCallback(
    (to: Seat, choice: Choice | null) => {
      if (mine !== null) void act({ do: 'propose', seat: mine, to, choice });
    },
    [act, mine],
  );

  const toChoices = () => {
    const inside = document.activeElement?.closest('.tb-choices') != null;
    setChoicesOpen(!inside);
    if (inside) sentence.current?.focus();
    else requestAnimationFrame(() => document.querySelector<HTMLElement>('.tb-choice[tabindex="0"]')?.focus());
  };
  const showScores = useCallback(() => setSheet('scores'), []);
  const ended = useEnd(view.phase === 'over', notices.at(-1)?.n ?? 0, showScores);
  const { pace, boardShown } = usePace(source, shown, game, ended);

  useEffect(() => {
    firstCommitment(shown.table, view.commitment);
  }, [shown.table, view.commitment]);

  const pressUndo = () => document.querySelector<HTMLElement>('.tb-undo')?.click();
  const toggle = (to: Side) => () => openSide(side === to ? null : to);
  useKeys(
    [
      { key: KEYS.choices, does: toChoices },
      { key: KEYS.typed, does: () => setTyping(true) },
      { key: KEYS.undo, does: pressUndo },
      { key: KEYS.log, does: toggle('log') },
      ...(source.local ? [] : [{ key: KEYS.chat, does: toggle('chat') }]),
      { key: KEYS.rules, does: toggle('rules') },
      { key: KEYS.words, does: toggle('words') },
      { key: KEYS.board, does: () => board.current?.focus() },
      { key: KEYS.keys, does: () => setSheet('keys') },
      {
        key: KEYS.close,
        does: () => {
          why.dismiss();
          if (choicesOpen) setChoicesOpen(false);
          else if (called || side !== 'log') openSide(null);
        },
      },
    ],
    shortcuts,
  );

  const at = useMemo<AtTable>(
    () => ({
      source,
      shown,
      view,
      link,
      game,
      help,
      face: face.state === 'here' ? face.value : null,
      speaker,
      names,
      mine,
      busy,
      act,
      explain: why.explain,
      light,
      openRule,
      openSide,
      openSheet: setSheet,
    }),
    [source, shown, view, link, game, help, face, speaker, names, mine, busy, act, why.explain, openRule, openSide],
  );

  if (shown.curtain !== null)
    return (
      <TableProvider value={at}>
        <div className="tb">
          <h1 className="sr-only">{speaker.title}</h1>
          <Curtain key={shown.curtain} seat={shown.curtain} />
        </div>
      </TableProvider>
    );

  const reasons = <Why reasons={why.reasons} dismiss={why.dismiss} hold={why.hold} />;
  return (
    <TableProvider value={at}>
      <div className="tb" data-side={side !== null} data-phase={view.phase} {...deadTime}>
        <h1 className="sr-only">{speaker.title}</h1>
        <div className="tb-top">
          <Connection />
          <Seats lit={lit} />
          <button type="button" className="quiet tb-square" aria-label={t('table.menu')} onClick={() => setSheet('menu')}>
            <Icon body={menu} size={20} />
          </button>
        </div>
        <div className="tb-warnings">
          <LinkLost />
          <Breach />
        </div>
        <SideNav side={side} unread={unread} />
        {companion ?? (view.phase === 'playing' && <Guide fresh={fresh} state={guide} setState={setGuide} />)}
        <div className="tb-ask">
          {typing && view.match !== null && (
            <Suspense>
              <TypedLine offers={offers} choose={choose} undo={pressUndo} close={() => setTyping(false)} />
            </Suspense>
          )}
          <UndoRequest />
          <Confirm {...confirming} />
          <WaitingInVain />
          {view.phase === 'playing' ? (
            <Prompt
              asked={asked}
              offers={offers}
              open={choicesOpen}
              setOpen={setChoicesOpen}
              sentence={sentence}
              why={reasons}
              slot={setSlot}
            />
          ) : (
            reasons
          )}
          {view.phase === 'over' && <Outcome sentence={sentence} />}
        </div>
        {asked !== null && choicesOpen && <Choices id={CHOICES} offers={offers} choose={choose} />}
        {/* Their place beside the board is kept while others play: what lies there does not jump at every turn. Meanwhile one reads what they do. */}
        {asked === null && choicesOpen && mine !== null && view.phase === 'playing' && (
          <div className="tb-choices" data-idle>
            {side === null && <Log />}
          </div>
        )}
        <section ref={board} className="tb-board" tabIndex={-1} aria-label={t('table.board')}>
          {view.match !== null && <h2 className="sr-only">{t('table.board')}</h2>}
          {view.match === null ? (
            <Suspense>
              <Gathering />
            </Suspense>
          ) : (
            <TempoProvider value={pace}>
              <TellerSlot value={slot}>
                <BoardPlace
                  face={face}
                  view={view}
                  fresh={fresh}
                  log={notices}
                  speaker={speaker}
                  names={names}
                  offers={offers}
                  choose={choose}
                  {...(inPlay && !source.local && { propose })}
                  explain={why.explain}
                  openRule={openRule}
                  guided={isGuided(guide, game.id)}
                  lit={lit}
                  shown={boardShown}
                />
              </TellerSlot>
            </TempoProvider>
          )}
        </section>
        {side !== null && <SidePanel side={side} rule={rule} called={called} />}
        <Announcer fresh={fresh} />
        <SpokenAnswers on={shortcuts} />
        <Sheets
          sheet={sheet}
          setSheet={setSheet}
          guideAgain={guideAgain}
          type={() => setTyping(true)}
          shortcuts={shortcuts}
          setShortcuts={setShortcuts}
        />
        {missed.length > 0 && sheet === null && <Away missed={missed} done={caughtUp} />}
      </div>
    </TableProvider>
  );
}
