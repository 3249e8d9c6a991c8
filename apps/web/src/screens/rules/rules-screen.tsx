import type { Game } from '@boucan/kernel';
import { fill } from '@boucan/words';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useTitle } from '../../parts/title.ts';
import { useListed } from '../../parts/use-listed.ts';
import { useLang } from '../../words/lang.tsx';
import { useLoaded } from '../table/model/use-source.ts';
import { RulesPanel } from './rules-panel.tsx';

/** The packs whose rules nobody has read already: who says the same in short is shown on request. */
const toldOnce = (game: Game): readonly string[] =>
  game.def.packs.filter(({ restates }) => restates === undefined).map(({ id }) => id);

/** The rules of a game as a page; `#BRE-TURN-07` leads to one of them. */
export function RulesScreen({ game: id }: { readonly game: string }) {
  const { t, lang } = useLang();
  const listed = useListed(id);
  const loaded = useLoaded(async () => listed && Promise.all([listed.load(), listed.help()]), `${id} ${!listed}`);
  const here = (loaded.state === 'here' ? loaded.value : undefined) ?? undefined;
  const at = useHash();
  const title = here?.[0].def.text[lang].title ?? '';
  useTitle(title === '' ? t('rules') : t('rules.of', { game: title }));

  if (listed === undefined)
    return (
      <div className="ru-page">
        <h1>{t('rules')}</h1>
        <p>{t('rules.no-such-game')}</p>
        <Link href="/" className="button">
          {t('table.to-lobby')}
        </Link>
      </div>
    );
  return (
    <div className="ru-page">
      <h1>{title === '' ? t('rules') : title}</h1>
      {loaded.state === 'loading' && <p role="status">{t('table.loading')}</p>}
      {loaded.state === 'failed' && (
        <p role="alert">
          {t('table.load-failed')}{' '}
          <button type="button" onClick={loaded.again}>
            {t('table.retry')}
          </button>
        </p>
      )}
      {here !== undefined && (
        <>
          <p className="ru-blurb">{fill(lang, here[0].def.text[lang].blurb, {})}</p>
          {here[1].tries !== undefined && (
            <p className="row">
              {here[1].tries.map((one) => (
                <Link key={one.id} href={`/try/${id}/${one.id}`} className="button">
                  {one.title[lang]}
                </Link>
              ))}
              <span className="hint">{t('rules.try')}</span>
            </p>
          )}
          <RulesPanel game={here[0]} help={here[1]} packs={toldOnce(here[0])} at={at} beside={false} />
        </>
      )}
    </div>
  );
}

const fromHash = () => {
  const rule = decodeURIComponent(location.hash.slice(1));
  return rule === '' ? null : { rule };
};

function useHash() {
  const [at, setAt] = useState(fromHash);
  useEffect(() => {
    const changed = () => setAt(fromHash());
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, []);
  return at;
}
