import type { MatchCard, ProfileReply } from '@boucan/protocol';
import { GAMES } from '../../games.ts';
import { useLang } from '../../words/lang.tsx';
import { byGame, byOpponent, byPack, bySeats, hasWon, type Line, pace, sources, streaks } from './statistics.ts';

const FEW = 10;

/** What the matches add up to. */
export function Statistics({ profile: { matches, name, favourites, packs } }: { readonly profile: ProfileReply }) {
  const { t, lang } = useLang();
  const seconds = pace(matches);
  const title = (game: string): string => GAMES[game]?.card.title[lang] ?? game;
  const { now, most } = streaks(matches);
  const won = matches.filter(hasWon).length;
  const percent = new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 0 });
  const plain = new Intl.NumberFormat(lang, { maximumFractionDigits: 1 });
  const figures = [
    [t('record.played'), plain.format(matches.length)],
    [t('record.won'), `${plain.format(won)} (${percent.format(won / matches.length)})`],
    [t('record.streak'), plain.format(now)],
    [t('record.streak.most'), plain.format(most)],
    ...(seconds === null ? [] : [[t('record.pace'), t('record.seconds', { s: plain.format(seconds) })] as const]),
  ] as const;
  return (
    <section>
      <h2>{t('record.statistics')}</h2>
      <dl className="figures">
        {figures.map(([word, figure]) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <div className="cards">
        <Table legend={t('record.by.game')} lines={byGame(matches)} name={title} />
        <Table legend={t('record.by.seats')} lines={bySeats(matches)} name={(key) => key} />
        <Table
          legend={t('record.by.packs')}
          lines={byPack(matches)}
          name={(key) => (key === '' ? t('record.by.packs.none') : inLang(packs[key], lang, key))}
        />
        <Table legend={t('record.by.opponents')} lines={byOpponent(matches)} name={(key) => key} />
        {favourites.map(({ game, kind, top }) => (
          <Table
            key={game}
            legend={t(`favourite.${kind}` as 'favourite.captain', { game: title(game) })}
            lines={top.map(({ name: called, times, won: victories }) => ({
              ...{ key: inLang(called, lang, ''), played: times, won: victories },
            }))}
            name={(key) => key}
          />
        ))}
      </div>
      {byGame(matches).map(({ key }) => (
        <Sources key={key} game={title(key)} name={name} matches={matches.filter(({ game }) => game === key)} />
      ))}
    </section>
  );
}

/** In the language of the page, or in English. */
const inLang = (words: { readonly en: string; readonly fr: string } | undefined, lang: string, otherwise: string): string =>
  words === undefined ? otherwise : lang === 'fr' ? words.fr : words.en;

function Table({
  legend,
  lines,
  name,
}: {
  readonly legend: string;
  readonly lines: readonly Line[];
  readonly name: (key: string) => string;
}) {
  const { t, lang } = useLang();
  if (lines.length === 0) return null;
  const percent = new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <div className="card scroll">
      <table>
        <caption>{legend}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col" className="n">
              {t('record.won')}
            </th>
            <th scope="col" className="n">
              {t('record.played')}
            </th>
            <th scope="col" className="n">
              {t('record.share')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, FEW).map(({ key, won, played }) => (
            <tr key={key}>
              <td>
                <bdi>{name(key)}</bdi>
              </td>
              <td className="n">{won}</td>
              <td className="n">{played}</td>
              <td className="n">{percent.format(won / played)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Sources({
  game,
  matches,
  name,
}: {
  readonly game: string;
  readonly matches: readonly MatchCard[];
  readonly name: string;
}) {
  const { t, lang } = useLang();
  const lines = sources(matches);
  if (lines.length === 0) return null;
  const most = Math.max(1, ...lines.flatMap(({ mine, winners }) => [mine, winners]));
  const plain = new Intl.NumberFormat(lang, { maximumFractionDigits: 1 });
  const width = (points: number) => ({ width: `${(100 * Math.max(0, points)) / most}%` });
  return (
    <div className="card scroll">
      <h3>
        {t('record.sources')}: {game}
      </h3>
      <p className="soft">{t('record.sources.what', { n: matches.length, game })}</p>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col" className="n">
              <bdi>{name}</bdi>
            </th>
            <th scope="col" className="n">
              {t('record.sources.winners')}
            </th>
            <td style={{ width: '40%' }} />
          </tr>
        </thead>
        <tbody>
          {lines.map(({ source, mine, winners }) => (
            <tr key={source}>
              <th scope="row">{t(`source.${source}` as 'source.pot')}</th>
              <td className="n">{plain.format(mine)}</td>
              <td className="n">{plain.format(winners)}</td>
              <td aria-hidden="true">
                <span className="bar" style={width(mine)} />
                <span className="bar other" style={width(winners)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
