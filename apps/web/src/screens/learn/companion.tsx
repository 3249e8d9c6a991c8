// The companion of a first match: a word at each new kind of decision, and after each round how it stands.
import lantern from 'icon:lantern-flame';
import type { Companion as Looks } from '@boucan/lessons';
import type { TableView } from '@boucan/table';
import { fill, french } from '@boucan/words';
import { useEffect, useEffectEvent, useState } from 'react';
import type { GuideText } from '../../boards/board.ts';
import type { Hint, HintAsked } from '../../local/adviser.ts';
import adviser from '../../local/adviser.ts?thread';
import { giveBackFocus } from '../../parts/focus.ts';
import { announce } from '../../parts/heard.ts';
import { Icon } from '../../parts/icon.tsx';
import { taughtOf } from '../../parts/taught.ts';
import { useMatterList } from '../../parts/use-matters.ts';
import { useLang } from '../../words/lang.tsx';
import { useTable } from '../table/model/context.ts';
import { type Heard, hear, helpFor, lastChoiceOf } from '../table/model/guided.ts';
import { useKept } from '../table/model/use-kept.ts';
import { useLoaded } from '../table/model/use-source.ts';
import { useGuide } from '../table/parts/guide.tsx';
import { Beside } from './beside.tsx';
import { useWords } from './learned.ts';
import { learnedIn } from './progress.ts';
import './companion.css';

/** Nobody is ahead by less, of one; and by how many in a hundred chances must change to be told of again. */
const CLOSE = 0.03;
const NOTABLE = 10;

/** What scrolls must be reached by the keyboard. */
const REACHED = { tabIndex: 0 } as const;

/** Which round it is: as the board says, or one turn of everybody. */
function roundOf({ match }: TableView): number {
  if (match === null) return 0;
  const { round } = match.board as { readonly round?: number };
  return round ?? Math.floor((match.turns - 1) / match.seats);
}

/** What a bot thinks of the question at hand, once it has thought; it is handed what this seat sees. */
function useThought(wanted: boolean): Hint | null {
  const { view } = useTable();
  const [thought, setThought] = useState<Hint | null>(null);
  const { n, match, asked } = view;
  const asks = wanted && asked !== null && match !== null;
  // A table may show the same moment twice: the one who thinks is not disturbed by that.
  const begin = useEffectEvent((worker: Worker, n: number) => {
    worker.onmessage = ({ data }: MessageEvent<Hint>) => setThought(data);
    worker.postMessage({ n, seen: match!, stands: true } satisfies HintAsked);
  });
  useEffect(() => {
    if (!asks) return;
    const worker = new Worker(adviser, { type: 'module' });
    begin(worker, n);
    return () => worker.terminate();
  }, [n, asks]);
  return thought?.n === n ? thought : null;
}

/** How it stands, and why; and by what one knows whether anything has changed since it was told last. */
function useStanding(thought: Hint | null): { readonly text: string; readonly gist: string } | null {
  const t = useWords();
  const { names, mine, speaker } = useTable();
  const list = useMatterList(speaker);
  const told = thought?.standing;
  if (told === undefined || mine === null) return null;
  const { chances, matters } = told;
  const own = chances[mine]!;
  const rival = chances.reduce(
    (best, one, seat) => (seat !== mine && (best === mine || one > chances[best]!) ? seat : best),
    mine,
  );
  const share = Math.min(99, Math.max(1, Math.round(100 * own))); // nothing is certain before the end
  const lead = own - chances[rival]!;
  const how = Math.abs(lead) < CLOSE ? 'level' : lead > 0 ? 'ahead' : 'behind';
  const [pro, contra] = [1, -1].map((sign) => list(matters.filter(({ by }) => Math.sign(by) === sign)));
  const kind = pro !== '' && contra !== '' ? 'both' : pro !== '' ? 'pro' : contra !== '' ? 'contra' : 'even';
  const said = matters.map(({ matter, by }) => `${Math.sign(by)}${matter}`).sort();
  return {
    text: `${t(`companion.${how}`, { name: names[rival]!, share })} ${t(`companion.${kind}`, { pro: pro!, contra: contra! })}`,
    gist: [how, rival, Math.round(share / NOTABLE), ...said].join(' '),
  };
}

interface Kept {
  /** Games whose companion has been sent away. */
  readonly off: readonly string[];
}

/** Beside the board in the place of the guide. What somebody has read, or a lesson has taught, is not said again unless it is asked for. */
export function Companion() {
  const { game } = useTable();
  const loaded = useLoaded(async () => (await taughtOf(game.id))?.companion() ?? {}, game.id);
  return loaded.state === 'here' ? <Speaking looks={loaded.value} /> : null;
}

function Speaking({ looks }: { readonly looks: Looks }) {
  const { lang } = useLang();
  const t = useWords();
  const { game, help, view, mine, shown, speaker, openRule } = useTable();
  const [{ off }, setKept] = useKept<Kept>('boucan.companion', { off: [] });
  const [guide, setGuide] = useGuide();
  const [asks, setAsks] = useState<number | null>(null); // what was asked for, and when
  const [opened, setOpened] = useState(''); // which of its words a phone shows whole
  const [told, setTold] = useState(() => ({ round: roundOf(view), gist: '', plan: '' })); // what was said last, and after which round
  const [heard, setHeard] = useState<Heard>({});
  useEffect(() => setHeard((old) => hear(old, shown.fresh, mine, help.own)), [shown.fresh, mine, help]);

  const learned = learnedIn(game.id);
  const isTaught = (key: string): boolean => (looks[key]?.lessons ?? []).some((one) => learned.includes(one));
  const isNew = (key: string): boolean => !guide.read.includes(`${game.id} ${key}`) && !isTaught(key);
  const since = lastChoiceOf(shown.notices, mine, help.passing);
  const words = help.guide[lang];
  const question = view.asked?.question ?? null;
  const opening = (since > 0 || learned.length > 0 ? [] : words.opening)
    .map((text, i): readonly [string, GuideText] => [`opening.${i}`, text])
    .filter(([key]) => isNew(key));
  const moments = helpFor(words, view.asked, heard, since);
  const isOff = off.includes(game.id);
  const isAsked = asks === view.n;
  const speaks = view.phase === 'playing' && mine !== null && (isAsked || !isOff);
  const news = moments.filter(([key]) => (isAsked && key === question) || isNew(key));
  // First the welcome, then what is new; how it stands waits until there is nothing else to read.
  const [now] = speaks ? [...(isAsked ? [] : opening), ...news] : [];
  const round = roundOf(view);
  const isDue = speaks && question !== null && (isAsked || (round > told.round && now === undefined));
  const thought = useThought(now?.[0] === question || isDue);
  const standing = useStanding(isDue ? thought : null);
  // After a round it is told how it stands, if anything has changed.
  const stands = isAsked ? isDue : standing !== null && standing.gist !== told.gist;
  const isOld = standing !== null && !stands;
  useEffect(() => {
    if (isOld) setTold((before) => ({ ...before, round }));
  }, [isOld, round]);
  const list = useMatterList(speaker);
  const own = (text: string): string => (lang === 'fr' ? french(text) : text);
  const key = now?.[0];
  const look = key === undefined ? undefined : looks[key]?.[lang === 'fr' ? 'fr' : 'en'];
  const weighed = key === question && thought !== null ? list(thought.why.matters) : null;
  const weighs = weighed === null ? '' : weighed === '' ? t('companion.alike') : t('companion.weighs', { matters: weighed });

  const say = useEffectEvent((_: string | undefined) => {
    if (now !== undefined) announce(now[1].title, now[1].text, look ?? '');
  });
  useEffect(() => say(key), [key]);
  const stood = stands ? (standing?.text ?? '') : '';
  useEffect(() => announce(stood), [stood]);
  const aim = weighed !== null && weighed !== '' ? thought?.plan.aim : undefined;
  const plan = aim == null ? '' : speaker.plan(aim);
  if (view.phase === 'over') return null;

  const read = () => {
    setTold({
      round: stands ? round : told.round,
      gist: stands ? (standing?.gist ?? told.gist) : told.gist,
      plan: plan || told.plan,
    });
    setAsks(null);
    if (key !== undefined) setGuide({ ...guide, read: [...guide.read, `${game.id} ${key}`] });
    giveBackFocus(null);
  };
  const end = (games: readonly string[]) => {
    setKept({ off: games });
    setAsks(null);
    giveBackFocus(null);
  };
  if (now === undefined && !stands)
    return (
      <Beside className="companion" aria-label={t('companion.name')} data-speaks="false">
        <div className="lesson-buttons">
          {question !== null && (
            <button type="button" onClick={() => setAsks(view.n)}>
              <Icon body={lantern} size={18} /> {t('companion.ask')}
            </button>
          )}
          {isOff && (
            <button type="button" className="quiet" onClick={() => end(off.filter((one) => one !== game.id))}>
              {t('companion.back')}
            </button>
          )}
        </div>
      </Beside>
    );
  const rule = game.def.questions.find(({ id }) => id === key)?.rule;
  const open = opened === (key ?? `round ${round}`);
  return (
    <Beside className="companion" aria-label={t('companion.name')} data-speaks="true" data-key={key ?? 'round'} data-open={open}>
      <header>
        <Icon body={lantern} size={24} className="tb-gold" />
        <div>
          <p className="lesson-number">{t('companion.name')}</p>
          <h2>{own(now?.[1].title ?? t('companion.stands'))}</h2>
        </div>
        <button
          type="button"
          className="quiet tb-square companion-open"
          aria-expanded={open}
          aria-label={t(open ? 'companion.less' : 'companion.more')}
          onClick={() => setOpened(open ? '' : (key ?? `round ${round}`))}
        >
          <span aria-hidden="true">{open ? '▾' : '▴'}</span>
        </button>
      </header>
      <div className="lesson-text" {...REACHED}>
        {now !== undefined && <p>{own(now[1].text)}</p>}
        {look !== undefined && <p className="companion-look">{fill(lang, look, {})}</p>}
        {weighs !== '' && <p className="companion-weighs">{own(weighs)}</p>}
        {plan !== '' && (isAsked || plan !== told.plan) && <p>{own(t('companion.plan', { plan }))}</p>}
        {stood !== '' && <p className="lesson-good companion-stands">{own(stood)}</p>}
      </div>
      <div className="lesson-buttons">
        <button type="button" className="primary" onClick={read}>
          {t(opening.length > 1 && now === opening[0] ? 'companion.next' : 'companion.read')}
        </button>
        {rule !== undefined && (
          <button type="button" onClick={() => openRule(rule)}>
            § {t('lesson.rule')}
          </button>
        )}
        {!isOff && (
          <button type="button" className="quiet" onClick={() => end([...off, game.id])}>
            {t('companion.end')}
          </button>
        )}
      </div>
    </Beside>
  );
}
