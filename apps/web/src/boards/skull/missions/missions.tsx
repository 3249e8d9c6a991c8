// The Captain's missions as cards: what each asks, how far it is, and what it pays.
import { Icon } from '../../../parts/icon.tsx';
import { speaks } from '../../parts/speaks.ts';
import { ICONS } from '../icons.ts';
import { ofCard } from '../speech.ts';
import { useVoyage } from '../table.tsx';
import './missions.css';
import { type Asked, progressOf } from './progress.ts';

export function Missions() {
  const at = useVoyage();
  const { board, say, speaker, names } = at;
  if (board.missions.length === 0) return null;
  const words = ({ what, island, good, n = 0, of = 0 }: Asked): string =>
    say('asks', {
      ...{ what, n, of },
      island: island === undefined ? '' : speaker.name(island),
      good: good === undefined ? '' : speaker.name(good),
    });
  return (
    <ul className="sku-missions" aria-label={say('missionsOf', { name: names[board.captain] ?? '' })}>
      {board.missions.map((errand) => {
        const { id, asked, loot, prestige } = progressOf(board, errand);
        return (
          <li key={id} className="sku-mission" data-done={asked.every((a) => a.done)} {...speaks(ofCard(at, id, 'SKU-DOCK-11'))}>
            <Icon body={ICONS.compass} size={20} />
            <h4>{speaker.name(id)}</h4>
            <ol>
              {asked.map((a) => (
                <li key={a.what} data-done={a.done}>
                  <span aria-hidden="true">{a.done ? '✓' : '○'}</span> {words(a)}
                  {a.done && <span className="sr-only"> ({say('askedDone')})</span>}
                </li>
              ))}
            </ol>
            <p>
              <span className="sr-only">{say('missionPays', { loot, prestige })}</span>
              {loot > 0 && (
                <b>
                  <Icon body={ICONS.chest} size={15} /> {loot}
                </b>
              )}
              {prestige > 0 && (
                <b>
                  <Icon body={ICONS.crown} size={15} /> {prestige}
                </b>
              )}
              {id === 'fever-remedy' && <Icon body={ICONS.bandage} size={15} />}
              {id === 'calm-the-maw' && <Icon body={ICONS.whirl} size={15} />}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
