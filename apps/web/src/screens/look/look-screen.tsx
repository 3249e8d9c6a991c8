import type { Game } from '@boucan/kernel';
import { fill, speaker as speakerOf } from '@boucan/words';
import { useState } from 'react';
import { Link } from 'wouter';
import { GAMES } from '../../games.ts';
import { Loading } from '../../parts/loading.tsx';
import { NotFound } from '../../parts/not-found.tsx';
import { useTitle } from '../../parts/title.ts';
import { useLang } from '../../words/lang.tsx';
import { useLoaded } from '../table/model/use-source.ts';
import { LoadFailed } from '../table/table-screen.tsx';
import type { BoxItem, BoxKind } from './kind.ts';
import { useLookWords } from './words.ts';
import './look.css';

/** A game before it is played: what is in its box, and the ways in. */
export function LookScreen({ game: id }: { readonly game: string }) {
  const { lang } = useLang();
  const t = useLookWords();
  const listed = GAMES[id];
  const title = listed?.card.title[lang] ?? '';
  useTitle(t('of', { game: title }));
  const loaded = useLoaded(async () => {
    const box = (await listed?.more?.())?.box;
    return box && Promise.all([box(), listed!.load()]);
  }, `${id} ${lang}`);
  if (loaded.state === 'failed') return <LoadFailed again={loaded.again} />;
  if (loaded.state !== 'here') return <Loading />;
  if (loaded.value === undefined) return <NotFound />;
  const [kinds, game] = loaded.value;
  return (
    <div className="look">
      <h1>{t('of', { game: title })}</h1>
      <p>{fill(lang, (game.def.text[lang] ?? game.def.text.en).blurb, {})}</p>
      <p className="row">
        <Link className="button primary" href={`/learn/${id}`}>
          {t('learn')}
        </Link>
        <Link className="button" href={`/tour/${id}`}>
          {t('tour')}
        </Link>
        <Link className="button" href={`/aid/${id}`}>
          {t('aid')}
        </Link>
        <Link className="button" href={`/puzzles/${id}`}>
          {t('puzzles')}
        </Link>
        <Link className="button" href={`/rules/${id}`}>
          {t('rules')}
        </Link>
      </p>
      <h2>{t('box')}</h2>
      <Contents kinds={kinds} game={game} />
    </div>
  );
}

/** As people type it: without accents and capitals. */
const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** All there is, by kind, with filters. */
function Contents({ kinds, game }: { readonly kinds: readonly BoxKind[]; readonly game: Game }) {
  const { lang } = useLang();
  const t = useLookWords();
  const [kind, setKind] = useState<string | null>(null);
  const [wanted, setWanted] = useState('');
  const own = lang === 'fr' ? 'fr' : 'en';
  const words = speakerOf(game, lang, []);
  const say = (text: string): string => fill(lang, text, {});
  const textsOf = ({ id, texts = [] }: BoxItem): string[] =>
    [id, ...texts].flatMap((one) => {
      const text = words.card(one);
      return text === null ? [] : [one === id ? text : `${words.name(one)}. ${text}`];
    });
  const shown = kinds
    .filter(({ id }) => kind === null || kind === id)
    .map((one) => ({
      ...one,
      items: one.items
        .map((item) => ({ ...item, name: words.name(item.id), says: textsOf(item) }))
        .filter(({ name, says }) => folded(`${name} ${says.join(' ')}`).includes(folded(wanted.trim()))),
    }))
    .filter(({ items }) => items.length > 0);
  const n = shown.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <>
      <fieldset className="look-filters">
        <legend className="sr-only">{t('kinds')}</legend>
        {[null, ...kinds.map(({ id }) => id)].map((id) => (
          <button key={id ?? ''} type="button" aria-pressed={kind === id} onClick={() => setKind(id)}>
            {id === null ? t('all') : say(kinds.find((one) => one.id === id)![own])}
          </button>
        ))}
        <label>
          {t('find')} <input type="search" value={wanted} onChange={(e) => setWanted(e.target.value)} />
        </label>
      </fieldset>
      <p role="status" className="hint">
        {t('found', { n })}
      </p>
      {shown.map(({ id, items, met, ...names }) => (
        <section key={id} className="look-kind" data-kind={id}>
          <h3>{say(names[own])}</h3>
          <p className="hint">{say(met[own])}</p>
          <ul>
            {items.map(({ id: item, name, says, figures = [], copies = 1 }) => (
              <li key={item}>
                <h4>
                  {name}
                  {copies > 1 && <span className="hint"> · {t('copies', { n: copies })}</span>}
                </h4>
                {figures.length > 0 && (
                  <p className="look-figures">{figures.map(([of, figure]) => `${words.name(of)} ${figure}`).join(' · ')}</p>
                )}
                {says.map((text) => (
                  <p key={text}>{text}</p>
                ))}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
