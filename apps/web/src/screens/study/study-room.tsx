import type { Choice, Game, Viewer } from '@boucan/kernel';
import { MAIN, placed, type StudyChange, type StudyPlace, type StudyReply, samePlace } from '@boucan/protocol';
import type { Played } from '@boucan/record';
import type { OfferView, QuestionView } from '@boucan/table';
import { isolated, speaker } from '@boucan/words';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { refusedBecause } from '../../net/refused.ts';
import { NameForm } from '../../parts/name-form.tsx';
import { Notice } from '../../parts/notice.tsx';
import { useLang } from '../../words/lang.tsx';
import '../replay/sheet.ts';
import { Controls } from '../replay/controls.tsx';
import { Course, inOneLine } from '../replay/course.tsx';
import { Eyes, Seats, Stage } from '../replay/stage.tsx';
import { useBeats } from '../replay/use-beats.ts';
import { viewAt } from '../replay/view-at.ts';
import { Here, Tried } from './here.tsx';
import { Marks, type Tool } from './marks.tsx';
import { type Hand, Outline } from './notes.tsx';
import { People } from './people.tsx';
import { Room } from './room.ts';
import './study.css';
import { StudyBar } from './study-bar.tsx';
import { StudyTools } from './study-tools.tsx';
import { Trying } from './trying.tsx';
import { useStudyKeys } from './use-keys.ts';
import { useStudyReel, useWalk } from './use-walk.ts';
import { useStudyWords } from './use-words.ts';
import { outline, playedTo, Ways, whereTo } from './ways.ts';

/** What a seat is asked at a moment, as a board wants it. */
function questionsAt(game: Game, state: Parameters<Game['offers']>[0]): { seat: number; question: QuestionView }[] {
  return state.asked.flatMap(({ seat, answer }) => {
    const prompt = answer === null ? game.prompt(state, seat) : null;
    if (prompt === null) return [];
    const offers = game.offers(state, seat).map((o): OfferView => ({ choice: o.choice, because: o.because, finality: null }));
    return [{ seat, question: { ...prompt, offers } }];
  });
}

/** Where the address says one looks: `?line=4&at=20`. */
function placeIn(search: string): StudyPlace | null {
  const params = new URLSearchParams(search);
  const [line, at] = [Number(params.get('line') ?? 0), Number(params.get('at'))];
  return params.has('at') && Number.isSafeInteger(at) && Number.isSafeInteger(line) ? { line, at } : null;
}

interface Props {
  readonly game: Game;
  readonly reply: StudyReply;
  readonly played: Played;
  readonly me: string | null;
  /** I came by the link to write, and have no name yet. */
  readonly canJoin: boolean;
}

/** A study: the board at a moment, what is said of it, what could have been, and who looks at it. */
export function StudyRoom({ game, reply: first, played, me, canJoin }: Props) {
  const { lang } = useLang();
  const t = useStudyWords();
  const [asked] = useState(() => placeIn(location.search));
  const [room] = useState(() => new Room(first, asked ?? { line: MAIN, at: 0 }, asked === null));
  const shown = useSyncExternalStore(room.subscribe, room.shown);
  const { study, reply, present, pointers } = shown;
  const [ways] = useState(() => new Ways(game, played));
  const walk = useWalk(asked ?? { line: MAIN, at: 0 });
  const { place, goTo } = walk;
  const all = ways.along(study, place.line);
  const [follows, setFollows] = useState(asked === null);
  const [tool, setTool] = useState<Tool>('look');
  const [trying, setTrying] = useState(false);
  const [eyes, setEyes] = useState<Viewer>('table');
  const [seatTried, setSeatTried] = useState<number | null>(null);
  const [lit, setLit] = useState<readonly string[]>([]);
  const [why, setWhy] = useState<string | null>(null);
  const board = useRef<HTMLElement>(null);
  const leader = study.leader ?? reply.owner.player;
  const iLead = leader === me;

  useEffect(() => {
    room.open();
    return () => room.close();
  }, [room]);
  useEffect(() => room.look(place, follows && !iLead), [room, place, follows, iLead]);
  // Whoever follows is where the leader is; whoever goes elsewhere by himself follows no longer.
  const ledTo = present.find(({ player }) => player === leader)?.at;
  const [ledLine, ledAt] = [ledTo?.line, ledTo?.at];
  useEffect(() => {
    if (!follows || iLead || ledLine === undefined || ledAt === undefined) return;
    if (ledLine !== MAIN && !study.lines.has(ledLine)) return; // it comes with the next entries
    goTo({ line: ledLine, at: ledAt });
  }, [follows, iLead, ledLine, ledAt, goTo, study]);
  const wander = (to: StudyPlace) => {
    if (!iLead) setFollows(false);
    goTo(to);
  };
  const reel = useStudyReel(all, walk, wander);
  const { at } = reel;
  const moment = all[at]!;
  // A what-if that somebody has removed is left.
  useEffect(() => {
    if (place.line !== MAIN && !study.lines.has(place.line)) goTo({ line: MAIN, at: Math.min(place.at, played.choices.length) });
  }, [study, place, goTo, played]);

  const names = useMemo(() => played.names.map(isolated), [played]);
  const words = useMemo(() => speaker(game, lang, names), [game, lang, names]);
  const questions = useMemo(() => (trying ? questionsAt(game, moment.state) : []), [trying, game, moment]);
  const question = questions.find(({ seat }) => seat === seatTried) ?? questions[0];
  const viewer: Viewer = question?.seat ?? eyes;
  const { state, fresh, rested } = useBeats(game, all, at, reel.forward, viewer);
  const view = useMemo(
    () => ({ ...viewAt(game, played, { ...moment, state }, at, viewer), asked: question?.question ?? null }),
    [game, played, moment, state, at, viewer, question],
  );
  const lines = useMemo(
    () => all.map((m) => words.lines(game.witness(m.events, viewer)).map(({ events, text }) => ({ told: events, text }))),
    [all, game, viewer, words],
  );
  const line = lines.findLast((said, i) => i <= at && said.length > 0);
  const here = useMemo(() => placed(study, place), [study, place]);
  const isHere = ({ place: there }: { place: StudyPlace }): boolean => samePlace(placed(study, there), here);
  const comments = study.comments.filter(isHere);
  const marks = useMemo(() => study.marks.filter((one) => samePlace(placed(study, one.place), here)), [study, here]);
  const pointing = useMemo(
    () => [...pointers].map(([player, at]) => ({ player, at, name: present.find((one) => one.player === player)?.name ?? '' })),
    [pointers, present],
  );
  const knots = useMemo(() => outline(study), [study]);

  const change = async (what: StudyChange): Promise<number | null> => {
    setWhy(null);
    try {
      return await room.change(what);
    } catch (error) {
      setWhy(await refusedBecause(error));
      return null;
    }
  };
  /** Something else is chosen: along a way that is there, at its end, or on a new one. */
  const choose = async (choice: Choice, otherDice?: string) => {
    if (question === undefined) return;
    const { seat } = question;
    const known = otherDice === undefined ? whereTo(played, study, place, seat, choice) : null;
    if (known !== null) return wander(known);
    const choices: StudyChange & { do: 'branch' } = {
      ...{ do: 'branch', from: here, choices: [[seat, [...choice] as [string, ...(string | number)[]]]] },
      ...(otherDice !== undefined && { dice: otherDice }),
    };
    const goesOn = here.line !== MAIN && at === all.length - 1 && otherDice === undefined;
    const n = await change(goesOn ? { do: 'go-on', line: here.line, choices: choices.choices } : choices);
    if (n !== null) wander({ line: goesOn ? here.line : n, at: at + 1 });
  };
  const tried = study.lines.get(place.line);
  const again = async () => {
    if (tried === undefined) return;
    const dice = Math.random().toString(36).slice(2, 10);
    const n = await change({ do: 'branch', from: tried.from, choices: [tried.choices[0]!], dice });
    if (n !== null) wander({ line: n, at: tried.from.at + 1 });
  };
  const hand: Hand = {
    ...{ writes: reply.writes, me },
    mine: (by) => reply.owns || by === me,
    nameOf: ({ by, author }) => (author === undefined ? (reply.names[by] ?? '?') : t('comment.from', { name: author })),
    remove: (n) => void change({ do: 'remove', what: n }),
    reword: (n, text) => void change({ do: 'reword', comment: n, text }),
  };
  useStudyKeys({
    ...{ study, place, here, knots, wander },
    follow: () => setFollows(!follows),
  });

  if (shown.gone) return <Notice title={t('study.missing')} text={t('study.gone')} />;
  return (
    <div className="replay study" data-line={place.line} data-at={at} data-n={reply.n}>
      <header className="replay-head">
        <h1 dir="auto">
          {study.title} <small>{words.title}</small>
        </h1>
        <Eyes {...{ viewer, names }} viewers={['table', ...names.keys()]} disabled={trying} onSee={setEyes} />
        <StudyTools
          {...{ room, shown, game, place: here, words, names, questions: () => questionsAt(game, moment.state), change, t }}
          played={playedTo(played, study, place)}
          match={played}
        />
      </header>
      <Seats game={game.id} view={view} names={names} />
      <Stage
        {...{ view, fresh, names, lit }}
        game={game.id}
        cut={walk.cut}
        place={board}
        speaker={words}
        offers={question?.question.offers ?? []}
        choose={(choice) => void choose(choice)}
        explain={(reasons) => setWhy(reasons === null ? null : reasons.map((one) => words.reason(one)).join(' '))}
        shown={rested}
      >
        <Marks
          {...{ board, marks, tool }}
          pointers={pointing}
          point={(to) => room.point(to)}
          draw={(mark) => void change({ do: 'mark', place: here, mark })}
        />
      </Stage>
      <Controls reel={reel} line={inOneLine(line?.map(({ text }) => text) ?? [])}>
        {reply.writes && (
          <StudyBar
            {...{ trying, tool, setTool, t }}
            tryIt={() => setTrying(!trying)}
            board={() => board.current}
            draw={(named) => void change({ do: 'mark', place: here, mark: { kind: 'circle', at: { place: named } } })}
          />
        )}
        <p className="complaint" role="alert">
          {why}
        </p>
      </Controls>
      <aside className="replay-side study-side">
        {trying && (
          <Trying
            asked={questions}
            seat={question?.seat ?? -1}
            setSeat={setSeatTried}
            names={names}
            speaker={words}
            choose={(choice) => void choose(choice)}
            t={t}
          />
        )}
        <People
          {...{ shown, me, leader, follows, t }}
          follow={setFollows}
          lead={(player) => void change({ do: 'lead', leader: player })}
        />
        {canJoin && (
          <div className="study-name">
            <p>{t('study.name')}</p>
            <NameForm />
          </div>
        )}
        {tried !== undefined && at > tried.from.at && (
          <Tried
            t={t}
            writes={reply.writes}
            mine={hand.mine(tried.by)}
            back={() => wander(placed(study, tried.from))}
            again={() => void again()}
            cut={() => void change({ do: 'cut', line: tried.line })}
          />
        )}
        <Here
          {...{ comments, marks, hand, words, t }}
          write={async (text) => (await change({ do: 'comment', place: here, text })) !== null}
        />
        <section className="study-notes">
          <h2>{t('notes')}</h2>
          {knots.length === 0 && <p className="study-soft">{t('notes.none')}</p>}
          <Outline {...{ id: room.id, knots, study, hand, t, speaker: words }} place={here} goTo={wander} />
        </section>
        <details className="study-course">
          <summary>{t('course')}</summary>
          <Course lines={lines} at={at} go={reel.go} onLit={setLit} />
        </details>
        <p className="study-soft study-keys">{t('more.keys')}</p>
      </aside>
    </div>
  );
}
