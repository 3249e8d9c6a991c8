import type { StudyReply } from '@boucan/protocol';
import { type GameRecord, playedIn } from '@boucan/record';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'wouter';
import { ApiError, request } from '../../net/api.ts';
import { useSession } from '../../net/session.ts';
import { Loading } from '../../parts/loading.tsx';
import { Notice } from '../../parts/notice.tsx';
import { useTitle } from '../../parts/title.ts';
import { useGame } from '../../parts/use-game.ts';
import { useLang } from '../../words/lang.tsx';
import { StudyLessonScreen } from './lesson-screen.tsx';
import { StudyRoom } from './study-room.tsx';
import { useStudyWords } from './use-words.ts';

/** One study; or a lesson that was made of it. */
export function StudyScreen({ id, lesson }: { readonly id: string; readonly lesson?: string | undefined }) {
  const session = useSession();
  if (session.is === 'unknown') return <Loading />;
  const me = session.is === 'known' ? session.player : null;
  return <Loaded key={`${id} ${me}`} id={id} me={me} lesson={lesson} />;
}

interface Props {
  readonly id: string;
  readonly me: string | null;
  readonly lesson: string | undefined;
}

function Loaded({ id, me, lesson }: Props) {
  const { t: say } = useLang();
  const t = useStudyWords();
  const [params] = useSearchParams();
  const key = params.get('k');
  const [reply, setReply] = useState<StudyReply | null>(null);
  const [error, setError] = useState<unknown>(null);
  const game = useGame(reply?.game);
  useTitle(t('studies'));
  // With a name and the link to write one is a member from now on; without, one looks.
  const load = useEffectEvent(async () => {
    const path = `/api/studies/${encodeURIComponent(id)}`;
    if (me !== null && key !== null) {
      const joined = await request<StudyReply>('POST', `${path}/join`, { key }).catch(() => null);
      if (joined !== null) return setReply(joined);
    }
    setReply(await request<StudyReply>('GET', path));
  });
  useEffect(() => void load().catch(setError), []);
  if (error instanceof ApiError && error.error === 'offline')
    return <Notice title={say('trouble.offline')} text={say('trouble.offline.text')} />;
  if (error !== null) return <Notice title={t('study.missing')} text={t('study.gone')} />;
  if (reply === null || game === null) return <Loading />;
  const record = reply.record as unknown as GameRecord;
  if (record.version !== game.version) return <Notice title={t('study.version')} text={t('study.version.text')} />;
  if (lesson !== undefined) return <StudyLessonScreen game={game} reply={reply} n={Number(lesson)} />;
  return <StudyRoom game={game} reply={reply} played={playedIn(record)} me={me} canJoin={me === null && key !== null} />;
}
