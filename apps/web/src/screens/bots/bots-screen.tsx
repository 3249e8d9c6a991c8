import type { BotsReply } from '@boucan/protocol';
import { GAMES } from '../../games.ts';
import { useLang } from '../../words/lang.tsx';
import { Answer, ClubPage } from '../profile/club-page.tsx';
import { Ratings } from '../profile/ratings.tsx';
import { useAsked } from '../profile/use-asked.ts';
import { useSay } from './words.ts';

/** How the bots do that people have made: by game those that have a rating, and all of them. */
export function BotsScreen() {
  const say = useSay();
  const { t, lang } = useLang();
  const asked = useAsked<BotsReply>('/api/bots');
  const number = new Intl.NumberFormat(lang, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(lang, { style: 'percent' });
  return (
    <ClubPage title={say('title')}>
      <p>
        {say('about')} {say('make')}
      </p>
      <Answer of={asked} title={say('title')}>
        {({ bots, boards }) =>
          bots.length === 0 ? (
            <p>{say('none')}</p>
          ) : (
            <>
              {boards.length > 0 && <p>{say('ranked')}</p>}
              {boards.map(({ game, kind, rows }) => (
                <section key={`${game}/${kind}`}>
                  <Ratings
                    caption={say('board', { game: GAMES[game]?.card.title[lang] ?? game, kind: t(`record.kind.${kind}`) })}
                    rows={rows.map(({ id, name, owner, here, ...row }) => ({
                      ...row,
                      key: id,
                      name: (
                        <>
                          <bdi>{name}</bdi>{' '}
                          <span className="hint">
                            {say('by', { name: owner })}
                            {here && ` · ${say('here')}`}
                          </span>
                        </>
                      ),
                    }))}
                  />
                </section>
              ))}
              <section className="scroll">
                <table>
                  <caption>{say('every')}</caption>
                  <thead>
                    <tr>
                      <th scope="col">{say('bot')}</th>
                      <th scope="col">{say('owner')}</th>
                      <th scope="col" className="n">
                        {say('games')}
                      </th>
                      <th scope="col" className="n">
                        {say('wins')}
                      </th>
                      <th scope="col" className="n">
                        {say('share')}
                      </th>
                    </tr>
                  </thead>
                  <tbody>
                    {bots.map(({ id, name, owner, here, games, wins, share }) => (
                      <tr key={id}>
                        <td>
                          <bdi>{name}</bdi> {here && <span className="hint">({say('here')})</span>}
                        </td>
                        <td>
                          <bdi>{owner}</bdi>
                        </td>
                        <td className="n">{games}</td>
                        <td className="n">{number.format(wins)}</td>
                        <td className="n">{share === null ? '–' : percent.format(share)}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </section>
            </>
          )
        }
      </Answer>
    </ClubPage>
  );
}
