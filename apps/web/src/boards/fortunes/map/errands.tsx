// What captains are after, on the chart: the aims of their missions, the ports where missions are on offer, and home ports.
import homeIcon from 'icon:house';
import scroll from 'icon:scroll-unfurled';
import goal from 'icon:target-arrows';
import { Piece } from '../../parts/piece.tsx';
import { SeatMark } from '../../parts/seat-mark.tsx';
import type { Speaking } from '../../parts/speaks.ts';
import { Glyph } from '../../parts/token.tsx';
import { CAPTAINS, type MissionId, missionCard, type ZoneId } from '../content.ts';
import { useDeck } from '../deck.tsx';
import './errands.css';
import { PLACES } from './places.ts';

/** Where a mission leads; nowhere in particular if it is about whoever is met. */
export function aimsOf(mission: MissionId): readonly ZoneId[] {
  const { task } = missionCard(mission);
  if ('zones' in task) return task.zones;
  const aims = ['zone' in task ? task.zone : null, 'port' in task ? task.port : null];
  return aims.filter((zone): zone is ZoneId => zone !== null && zone !== undefined);
}

interface Flagged {
  readonly key: string;
  readonly zone: ZoneId;
  readonly icon: string;
  readonly seat: number | null;
  readonly label: string;
  readonly said: Speaking;
}

export function Errands() {
  const { board, names, say, tell, speaker } = useDeck();
  const marks: Flagged[] = [
    ...board.players.flatMap(({ captain, retired }, seat): Flagged[] => {
      if (captain === null || retired) return [];
      const { home } = CAPTAINS[captain];
      const label = say('homeOf', { name: names[seat] ?? '' });
      return [
        {
          key: `home-${seat}`,
          zone: home,
          icon: homeIcon,
          seat,
          label,
          said: { name: label, words: tell('home'), rule: 'FDM-STASH-06' },
        },
      ];
    }),
    ...board.players.flatMap(({ mission }, seat): Flagged[] =>
      mission === null
        ? []
        : aimsOf(mission).map((zone) => {
            const label = say('aimOf', { name: names[seat] ?? '', mission: speaker.name(mission) });
            return {
              key: `aim-${seat}-${zone}`,
              zone,
              icon: goal,
              seat,
              label,
              said: { name: label, words: speaker.card(mission) ?? label, rule: 'FDM-MISSION-01' },
            };
          }),
    ),
    ...board.offers.map((mission): Flagged => {
      const label = say('missionOffered', { mission: speaker.name(mission) });
      return {
        key: mission,
        zone: missionCard(mission).port,
        icon: scroll,
        seat: null,
        label,
        said: { name: label, words: speaker.card(mission) ?? label, rule: 'FDM-MISSION-01' },
      };
    }),
  ];
  const met = new Map<ZoneId, number>();
  return (
    <g className="fdm-errands">
      {marks.map(({ key, zone, icon, seat, label, said }) => {
        const nth = met.get(zone) ?? 0;
        met.set(zone, nth + 1);
        const [x, y] = PLACES[zone].port ?? PLACES[zone].name;
        return (
          <Piece key={key} at={[x - 22 - nth * 21, y - 6]} label={label} said={said} reach={11} press={() => undefined}>
            <circle className="fdm-errand" r="10" style={seat === null ? undefined : { '--own': `var(--seat-${seat})` }} />
            <Glyph body={icon} size={13} />
            {seat !== null && (
              <g transform="translate(7 7) scale(.7)">
                <SeatMark seat={seat} />
              </g>
            )}
          </Piece>
        );
      })}
    </g>
  );
}
