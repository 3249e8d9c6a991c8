import type { Game } from '@boucan/kernel';
import type { Course, CourseWords } from '@boucan/lessons';
import { useRef, useState } from 'react';
import { nameHere } from '../../net/session.ts';
import { useTable } from '../../net/use-table.ts';
import { Loading } from '../../parts/loading.tsx';
import { NotFound } from '../../parts/not-found.tsx';
import { taughtOf } from '../../parts/taught.ts';
import { useListed } from '../../parts/use-listed.ts';
import { useLang } from '../../words/lang.tsx';
import { useLoaded } from '../table/model/use-source.ts';
import { LoadFailed, TableScreen } from '../table/table-screen.tsx';
import { lessonWords } from './learned.ts';
import { LessonPanel } from './lesson-panel.tsx';
import { LessonTable } from './lesson-table.ts';

/** One lesson, on the real board. */
export function LessonScreen({ game: id, lesson }: { readonly game: string; readonly lesson: string }) {
  const { lang } = useLang();
  const listed = useListed(id);
  const loaded = useLoaded(async () => {
    const taught = await taughtOf(id);
    return taught && Promise.all([taught.course(), lessonWords(id, taught, lang), listed!.load(true)]);
  }, `${id} ${lang} ${!listed}`);
  const [tries, setTries] = useState(0);
  if (loaded.state === 'failed') return <LoadFailed again={loaded.again} />;
  if (loaded.state !== 'here' || listed === null) return <Loading />;
  const [course, words, game] = loaded.value ?? [];
  if (game === undefined || course === undefined || words === undefined || !course.lessons.some((one) => one.id === lesson))
    return <NotFound />;
  return <Taught key={tries} game={game} course={course} words={words} lesson={lesson} again={() => setTries((n) => n + 1)} />;
}

interface Props {
  readonly game: Game;
  readonly course: Course;
  readonly words: CourseWords;
  readonly lesson: string;
  readonly again: () => void;
}

function Taught({ game, course, words, lesson: id, again }: Props) {
  const { lang } = useLang();
  const lesson = course.lessons.find((one) => one.id === id)!;
  const inner = useRef<LessonTable | null>(null);
  const source = useTable(() => {
    inner.current = new LessonTable(game, lesson, course.positions[id]!, nameHere(lang), `/learn/${game.id}/${id}`);
    return inner.current;
  });
  if (source === null || inner.current === null) return <Loading />;
  return (
    <TableScreen
      source={source}
      companion={<LessonPanel table={inner.current} course={course} lesson={lesson} words={words[id]!} again={again} />}
    />
  );
}
