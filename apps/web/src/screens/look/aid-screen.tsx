import { french } from '@boucan/words';
import { Link } from 'wouter';
import type { GuideText } from '../../boards/board.ts';
import { GAMES } from '../../games.ts';
import { Loading } from '../../parts/loading.tsx';
import { NotFound } from '../../parts/not-found.tsx';
import { useTitle } from '../../parts/title.ts';
import { useLang } from '../../words/lang.tsx';
import { useLoaded } from '../table/model/use-source.ts';
import { LoadFailed } from '../table/table-screen.tsx';
import { useLookWords } from './words.ts';
import './aid.css';

/** What one wants to have beside the board, on one sheet of paper. */
export function AidScreen({ game: id }: { readonly game: string }) {
  const { lang } = useLang();
  const t = useLookWords();
  const listed = GAMES[id];
  const title = listed?.card.title[lang] ?? '';
  useTitle(t('aid.of', { game: title }));
  // The words of the guide come with those of the game.
  const loaded = useLoaded(async () => {
    const aid = (await listed?.more?.())?.aid;
    return aid && Promise.all([aid(), listed!.help(), listed!.load()]);
  }, `${id} ${lang}`);
  if (loaded.state === 'failed') return <LoadFailed again={loaded.again} />;
  if (loaded.state !== 'here') return <Loading />;
  if (loaded.value === undefined) return <NotFound />;
  const [keys, { guide }] = loaded.value;
  const { opening, moments } = guide[lang];
  const own = (text: string): string => (lang === 'fr' ? french(text) : text);
  const told = keys.map((key): GuideText => {
    const [, n] = /^opening\.(\d)$/u.exec(key) ?? [];
    return n === undefined ? moments[key]! : opening[Number(n)]!;
  });
  return (
    <div className="aid">
      <h1>{t('aid.of', { game: title })}</h1>
      <p className="row aid-buttons">
        <button type="button" className="primary" onClick={() => print()}>
          {t('print')}
        </button>
        <Link className="button" href={`/look/${id}`}>
          {t('back')}
        </Link>
      </p>
      <div className="aid-sheet">
        {told.map(({ title: heading, text }) => (
          <section key={heading}>
            <h2>{own(heading)}</h2>
            <p>{own(text)}</p>
          </section>
        ))}
      </div>
    </div>
  );
}
