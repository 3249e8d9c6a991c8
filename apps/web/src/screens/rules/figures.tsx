// Pictures in the rules: the board itself, in the position of the lesson about a chapter, as the seat that learns sees it.
import type { Game, RuleId } from '@boucan/kernel';
import { type Course, type CourseWords, type Lesson, playedTo } from '@boucan/lessons';
import { moments } from '@boucan/record';
import { fill, speaker } from '@boucan/words';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { GAMES } from '../../games.ts';
import { faceOf } from '../../parts/face-of.ts';
import { taughtOf } from '../../parts/taught.ts';
import { useLang } from '../../words/lang.tsx';
import { lessonWords } from '../learn/learned.ts';
import { viewAt } from '../replay/view-at.ts';
import { useLoaded } from '../table/model/use-source.ts';
import { chapterOf } from './chapters.ts';
import './figures.css';

const PLAY = { en: 'Try it on the board', fr: 'Essayez sur le plateau' } as const;
const nothing = () => undefined;
/** Where no name matters. */
const NAMES = ['Anne', 'Bart', 'Cleo', 'Dirk', 'Edda', 'Finn'];
/** So wide and high a board is drawn before it is made as small as its place; on a phone as it lies there. */
const sizeHere = (): readonly [wide: number, high: number] =>
  matchMedia('(width < 700px)').matches ? [innerWidth, Math.round(1.3 * innerWidth)] : [1180, 720];

/** The lessons whose first rule stands in this chapter, each as a picture. Nothing where a game has no lessons. */
export function Figures({
  game,
  chapter,
  shows,
}: {
  readonly game: Game;
  readonly chapter: string;
  readonly shows: (rule: RuleId) => boolean;
}) {
  const { lang } = useLang();
  const loaded = useLoaded(async () => {
    const taught = await taughtOf(game.id);
    return taught && Promise.all([taught.course(), lessonWords(game.id, taught, lang), GAMES[game.id]!.load(true)]);
  }, `${game.id} ${lang}`);
  const [course, words, whole] = (loaded.state === 'here' ? loaded.value : undefined) ?? [];
  if (course === undefined || words === undefined || whole === undefined) return null;
  const here = course.lessons.filter(({ steps: [first] }) => chapterOf(first!.rule) === chapter && shows(first!.rule));
  return here.map((lesson) => <Figure key={lesson.id} {...{ game: whole, course, words, lesson }} />);
}

interface Props {
  readonly game: Game;
  readonly course: Course;
  readonly words: CourseWords;
  readonly lesson: Lesson;
}

function Figure({ game, course, words, lesson }: Props) {
  const { lang } = useLang();
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const [scale, setScale] = useState(0);
  const [[wide, high]] = useState(sizeHere);
  useEffect(() => {
    const seen = new IntersectionObserver(([entry]) => entry!.isIntersecting && setNear(true), { rootMargin: '300px' });
    const sized = new ResizeObserver(([entry]) => setScale(entry!.contentRect.width / wide));
    seen.observe(place.current!);
    sized.observe(place.current!);
    return () => {
      seen.disconnect();
      sized.disconnect();
    };
  }, [wide]);
  const { title, idea } = words[lesson.id]!;
  const [name, about] = [fill(lang, title, {}), fill(lang, idea, {})];
  return (
    <figure className="ru-figure" data-figure={lesson.id}>
      <div
        ref={place}
        className="ru-picture"
        role="img"
        aria-label={`${name}. ${about}`}
        style={{ aspectRatio: `${wide} / ${high}` }}
      >
        {near && scale > 0 && (
          <div inert className="ru-drawn" style={{ width: wide, height: high, transform: `scale(${scale})` }}>
            <Suspense fallback={null}>
              <Drawn game={game} course={course} lesson={lesson} />
            </Suspense>
          </div>
        )}
      </div>
      <figcaption>
        <strong>{name}.</strong> {about} <Link href={`/learn/${game.id}/${lesson.id}`}>{PLAY[lang === 'fr' ? 'fr' : 'en']}</Link>
      </figcaption>
    </figure>
  );
}

function Drawn({ game, course, lesson }: Omit<Props, 'words'>) {
  const { lang } = useLang();
  const position = course.positions[lesson.id]!;
  const names = NAMES.slice(0, position.seats);
  const view = useMemo(() => {
    const played = playedTo(game, position, NAMES.slice(0, position.seats));
    const all = moments(game, played);
    return viewAt(game, played, all.at(-1)!, all.length - 1, position.seat);
  }, [game, position]);
  const words = useMemo(() => speaker(game, lang, NAMES.slice(0, position.seats)), [game, lang, position]);
  const { Board } = faceOf(game.id);
  return (
    <Board
      {...{ view, names, speaker: words }}
      {...{ fresh: [], offers: [], lit: [] }}
      {...{ choose: nothing, explain: nothing, shown: nothing }}
    />
  );
}
