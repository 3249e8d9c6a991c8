import { GAMES } from '../../../games.ts';
import { useLang } from '../../../words/lang.tsx';
import { useTable } from '../model/context.ts';
import { useLoaded } from '../model/use-source.ts';
import './board-in-words.css';

/** The board as a text: everything that lies on it, for those who cannot or would rather not look at a drawing. */
export function BoardInWords() {
  const { t, lang } = useLang();
  const { view, speaker, names } = useTable();
  const { game } = view.terms;
  const loaded = useLoaded(async () => (await GAMES[game]?.text()) ?? null, game);
  if (view.match === null) return <p className="tb-empty">{t('table.words.not-yet')}</p>;
  if (loaded.state === 'loading') return <p className="tb-empty">{t('table.loading')}</p>;
  if (loaded.state === 'failed')
    return (
      <p className="tb-empty">
        {t('table.words.failed')}{' '}
        <button type="button" onClick={loaded.again}>
          {t('table.retry')}
        </button>
      </p>
    );
  if (loaded.value === null) return <p className="tb-empty">{t('table.words.none')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reached by the keyboard
    <section className="tb-words" aria-label={t('table.words')} tabIndex={0}>
      <ul>
        {loaded.value(view, speaker, lang, names).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
