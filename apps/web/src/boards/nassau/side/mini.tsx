// The stages that are not in front, as live miniatures: a press brings them there.

import anchor from 'icon:anchor';
import home from 'icon:campfire';
import skull from 'icon:skull-crossed-bones';
import { useMemo } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import { SeatShape } from '../../parts/seat-mark.tsx';
import { NOBODY, townOf, ZONES } from '../content.ts';
import { STAGES, type StageId } from '../stage.ts';
import { useNassau } from '../table.tsx';
import { drawn, laneOf, spotOf, TOWN } from '../town/plan.ts';
import './mini.css';

interface Props {
  readonly front: StageId;
  readonly due: StageId;
  readonly show: (stage: StageId) => void;
}

export function Minis({ front, due, show }: Props) {
  const { say } = useNassau();
  return (
    <nav className="nas-minis" aria-label={say('stages')}>
      {STAGES.map((stage) => (
        <button
          key={stage}
          type="button"
          className="nas-mini"
          aria-current={stage === front ? 'true' : undefined}
          data-due={stage === due && stage !== front}
          onClick={() => show(stage)}
        >
          {stage === 'town' ? <MiniTown /> : stage === 'sea' ? <MiniSea /> : <MiniHome />}
          <span>{say(stage)}</span>
          {stage === due && stage !== front && <b className="nas-mini-dot">{say('happening')}</b>}
        </button>
      ))}
    </nav>
  );
}

const MiniTown = () => {
  const { board } = useNassau();
  const town = useMemo(() => townOf(board.plan), [board.plan]);
  const lanes = useMemo(() => town.alleys.map((alley) => drawn(laneOf(town, alley))), [town]);
  const [cx, cy] = spotOf(town, board.captain);
  return (
    <svg viewBox={`-30 -30 ${TOWN + 60} ${TOWN + 60}`} aria-hidden="true" focusable="false">
      <rect className="nas-mini-land" x="-20" y="-20" width={TOWN + 40} height={TOWN + 40} rx="40" />
      {town.alleys.map(({ id }) => {
        const seat = board.alleys[id]!;
        return (
          <path
            key={id}
            className="nas-mini-lane"
            data-full={seat !== NOBODY}
            d={lanes[id]}
            style={seat === NOBODY ? undefined : { '--own': `var(--seat-${seat})` }}
          />
        );
      })}
      {town.spaces.map(({ id }, space) => {
        const [x, y] = spotOf(town, space);
        return <rect key={id} className="nas-mini-square" x={x - 30} y={y - 30} width="60" height="60" rx="10" />;
      })}
      <circle className="nas-mini-captain" cx={cx} cy={cy} r="56" />
    </svg>
  );
};

const MiniSea = () => {
  const { board } = useNassau();
  return (
    <svg viewBox="0 0 306 306" aria-hidden="true" focusable="false">
      <rect className="nas-mini-water" width="306" height="306" rx="12" />
      {ZONES.map((id, zone) => {
        const [x, y] = [(zone % 3) * 102, Math.floor(zone / 3) * 102];
        const boats = board.ships.flatMap((s, seat) => (s.stage === 'sea' && s.zone === zone ? [seat] : []));
        return (
          <g key={id} transform={`translate(${x} ${y})`}>
            <rect className="nas-mini-zone" x="4" y="4" width="94" height="94" rx="14" />
            <text x="51" y="64">
              {id}
            </text>
            {boats.map((seat, i) => (
              <circle
                key={seat}
                className="nas-mini-boat"
                cx={24 + i * 20}
                cy="78"
                r="14"
                style={{ '--own': `var(--seat-${seat})` }}
              />
            ))}
          </g>
        );
      })}
    </svg>
  );
};

const STOPS = [
  ['skull-island', skull],
  ['campfire', home],
  ['home', anchor],
] as const;

const MiniHome = () => {
  const { board } = useNassau();
  return (
    <span className="nas-mini-home" aria-hidden="true">
      {STOPS.map(([stop, body]) => (
        <span key={stop}>
          <Icon body={body} size={20} />
          {board.ships.map(({ stage }, seat) => stage === stop && <SeatShape key={seat} seat={seat} size={13} />)}
        </span>
      ))}
    </span>
  );
};
