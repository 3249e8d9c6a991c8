// What the table answers in a sentence or two: by a key, or on the typed line.
import { useLang } from '../../../words/lang.tsx';
import { faceOf, timeLeft } from './clock.ts';
import { useTable } from './context.ts';
import { lastOwn, linesOf, takenBack } from './lines.ts';
import { useLines } from './use-words.ts';

/** Of more than this the last are told. */
const MOST = 8;

/** What a screen reader would say of it. */
function spoken(thing: Element): string {
  const copy = thing.cloneNode(true) as Element;
  for (const unsaid of copy.querySelectorAll('[aria-hidden=true]')) unsaid.remove();
  return copy.textContent.replace(/\s+/gu, ' ').trim();
}

export interface Answers {
  clock(): string[];
  standing(): string[];
  log(): string[];
}

export function useAnswers(): Answers {
  const { t } = useLang();
  const { view, shown, names, mine, game, speaker } = useTable();
  const say = useLines();
  return {
    clock() {
      const now = Date.now() + shown.skew;
      const left = view.seats.flatMap((_, seat) => {
        const time = timeLeft(view, seat, now);
        return time === null ? [] : [t('table.answer.clock', { name: names[seat]!, time: faceOf(time.ms) })];
      });
      return left.length > 0 ? left : [t('table.clock.none')];
    },
    standing: () => [...document.querySelectorAll('.tb-seat-chip')].map(spoken),
    log() {
      const since = lastOwn(shown.notices, mine);
      const fresh = shown.notices.filter(({ n, what }) => n > since && !(what.type === 'chose' && what.seat === mine));
      const lines = linesOf(fresh, speaker, game.def.telling, takenBack(shown.notices)).filter(({ undone }) => !undone);
      return lines.length === 0 ? [t('table.answer.nothing')] : lines.slice(-MOST).map(say);
    },
  };
}
