import './sheet.ts';
import { RecordError } from '@boucan/record';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'wouter';
import { ApiError } from '../../net/api.ts';
import { useSession } from '../../net/session.ts';
import { Loading } from '../../parts/loading.tsx';
import { Notice } from '../../parts/notice.tsx';
import { RecordDrop } from '../../parts/record-drop.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { useTitle } from '../../parts/title.ts';
import { useGame } from '../../parts/use-game.ts';
import { useLang } from '../../words/lang.tsx';
import { Player } from './player.tsx';
import { type Origin, type Tape, tapeOf } from './tape.ts';

type Of = { readonly online: string } | { readonly local: string } | null;

/** A match, looked at again. Without one, a place to put the file. */
export function ReplayScreen({ of }: { readonly of: Of }) {
  const { t } = useLang();
  const [params] = useSearchParams();
  const session = useSession();
  const [text, setText] = useState<string | null>(null);
  useTitle(t('replay.title'));
  if (of !== null && 'online' in of) {
    if (session.is === 'unknown') return <Loading />;
    return <Loaded key={of.online} origin={{ online: of.online, key: params.get('k') }} />;
  }
  if (of !== null) return <Loaded key={of.local} origin={of} />;
  if (text !== null) return <Loaded key={text} origin={{ text }} onOther={() => setText(null)} />;
  return (
    <Sheet>
      <h1>{t('record.open')}</h1>
      <p>{t('record.open.text')}</p>
      <RecordDrop onText={setText} />
    </Sheet>
  );
}

function Loaded({ origin, onOther }: { readonly origin: Origin; readonly onOther?: () => void }) {
  const { t } = useLang();
  const session = useSession();
  const [tape, setTape] = useState<Tape | null>(null);
  const [error, setError] = useState<unknown>(null);
  const game = useGame(tape?.played.game);
  // Another match is another component.
  const load = useEffectEvent(() => {
    tapeOf(origin, session.is === 'known' ? session.name : null).then(
      (found) => (found === null ? setError('missing') : setTape(found)),
      setError,
    );
  });
  useEffect(() => load(), []);
  if (error !== null) {
    const { title, text } = troubleOf(error);
    return (
      <Notice title={t(title)} text={t(text, { message: error instanceof Error ? error.message : '' })}>
        {onOther !== undefined && (
          <button type="button" className="primary" onClick={onOther}>
            {t('record.other')}
          </button>
        )}
      </Notice>
    );
  }
  if (tape === null || game === null) return <Loading />;
  if (tape.played.version !== game.version) return <Notice title={t('replay.version')} text={t('replay.version.text')} />;
  if (game.whyNotStart(tape.played).length > 0) return <Notice title={t('record.bad')} text={t('record.bad.start')} />;
  return <Player tape={tape} game={game} />;
}

function troubleOf(error: unknown) {
  if (error instanceof RecordError) return { title: 'record.bad', text: 'record.bad.text' } as const;
  if (error instanceof SyntaxError) return { title: 'record.bad', text: 'record.bad.json' } as const;
  if (error instanceof ApiError && error.error === 'offline')
    return { title: 'trouble.offline', text: 'trouble.offline.text' } as const;
  if (error instanceof ApiError && error.error === 'not-over')
    return { title: 'replay.early', text: 'replay.early.text' } as const;
  if (error instanceof ApiError && error.error === 'not-allowed')
    return { title: 'replay.closed', text: 'replay.closed.text' } as const;
  return { title: 'replay.missing', text: 'replay.missing.text' } as const;
}
