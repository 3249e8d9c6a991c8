import type { Game } from '@boucan/kernel';
import { type StudyReply, studyFrom } from '@boucan/protocol';
import { type GameRecord, playedIn } from '@boucan/record';
import { useMemo, useRef, useState } from 'react';
import { nameHere } from '../../net/session.ts';
import { useTable } from '../../net/use-table.ts';
import { Loading } from '../../parts/loading.tsx';
import { NotFound } from '../../parts/not-found.tsx';
import { useLang } from '../../words/lang.tsx';
import { LessonPanel } from '../learn/lesson-panel.tsx';
import { LessonTable } from '../learn/lesson-table.ts';
import { TableScreen } from '../table/table-screen.tsx';
import { lessonFrom, type Made } from './lesson.ts';

/** A lesson that was made of a study, on the real board. */
export function StudyLessonScreen({ game, reply, n }: { readonly game: Game; readonly reply: StudyReply; readonly n: number }) {
  const [tries, setTries] = useState(0);
  const made = useMemo(() => {
    const study = studyFrom(reply.entries);
    const task = study.lessons.find((one) => one.n === n);
    const match = playedIn(reply.record as unknown as GameRecord);
    return task === undefined ? null : lessonFrom(game, match, study, `study-${reply.id}-${n}`, task.lesson);
  }, [game, reply, n]);
  if (made === null) return <NotFound />;
  const home = `/study/${reply.id}`;
  return (
    <Taught key={tries} game={game} made={made} home={home} path={`${home}/lesson/${n}`} again={() => setTries((k) => k + 1)} />
  );
}

interface Props {
  readonly game: Game;
  readonly made: Made;
  readonly home: string;
  readonly path: string;
  readonly again: () => void;
}

function Taught({ game, made: { course, position, words }, home, path, again }: Props) {
  const { lang } = useLang();
  const inner = useRef<LessonTable | null>(null);
  const lesson = course.lessons[0]!;
  const source = useTable(() => {
    inner.current = new LessonTable(game, lesson, position, nameHere(lang), path);
    return inner.current;
  });
  if (source === null || inner.current === null) return <Loading />;
  return (
    <TableScreen source={source} companion={<LessonPanel table={inner.current} {...{ course, lesson, words, again, home }} />} />
  );
}
