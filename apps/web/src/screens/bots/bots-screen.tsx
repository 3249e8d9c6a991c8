import type { BotsReply } from '@boucan/protocol';
import { useLang } from '../../words/lang.tsx';
import { Answer, ClubPage } from '../profile/club-page.tsx';
import { useAsked } from '../profile/use-asked.ts';
import { useSay } from './words.ts';

/** How the bots do that people have made, the best first. */
export function BotsScreen() {
  const say = useSay();
  const { lang } = useLang();
  const asked = useAsked<BotsReply>('/api/bots');
  const number = new Intl.NumberFormat(lang, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(lang, { style: 'percent' });
  return (
    <ClubPage title={say('title')}>
      <p>
        {say('about')} {say('make')}
      </p>
      <Answer of={asked} title={say('title')}>
        {({ bots }) =>
          bots.length === 0 ? (
            <p>{say('none')}</p>
          ) : (
            <div className="scroll">
              <table>
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
            </div>
          )
        }
      </Answer>
    </ClubPage>
  );
}
