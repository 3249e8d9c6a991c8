import type { CoastView, Fleet, Ship } from '@boucan/brethren';
import { SAILS } from '@boucan/brethren/content/ships';
import { SeatShape } from '../parts/seat-mark.tsx';
import { speaks } from '../parts/speaks.ts';
import { Comes } from '../parts/travels.tsx';
import './fleet-line.css';
import { ShipPiece } from './pieces.tsx';
import type { Tells } from './speech.ts';

type BoardView = CoastView['boards'][number];

interface LineProps {
  readonly tell: Tells;
  readonly board: BoardView;
  readonly names: readonly string[];
  readonly grown: ReadonlySet<number>;
}

/** The line-up: positions 1, 2 and 3, and beside them whoever is weaker. */
export function FleetLine({ board, names, grown, tell }: LineProps) {
  const empty = [0, 1, 2].slice(board.fleets.length);
  return (
    <ol className="bre-line">
      {board.fleets.map((fleet, i) => (
        <FleetPiece
          key={fleet.seat}
          fleet={fleet}
          place={i + 1}
          name={names[fleet.seat] ?? ''}
          grown={grown.has(fleet.seat)}
          tell={tell}
        />
      ))}
      {empty.map((i) => (
        <li
          key={`empty-${i}`}
          className="bre-position bre-empty"
          {...speaks({ words: tell('position', { n: i + 1 }), rule: 'BRE-FLEET-04' })}
        >
          <span className="bre-rank">{i + 1}</span>
        </li>
      ))}
    </ol>
  );
}

interface FleetProps {
  readonly tell: Tells;
  readonly fleet: Fleet;
  readonly place: number;
  readonly name: string;
  readonly grown: boolean;
}

function FleetPiece({ fleet, place, name, grown, tell }: FleetProps) {
  const ships = [...Array<Ship>(fleet.galleons).fill('galleon'), ...Array<Ship>(fleet.schooners).fill('schooner')];
  const { galleons, schooners } = fleet;
  const sails = SAILS.galleon * galleons + SAILS.schooner * schooners;
  const both = galleons > 0 && schooners > 0 ? 'yes' : 'no';
  return (
    <Comes
      by="sailed"
      className="bre-position"
      fresh={grown}
      seat={fleet.seat}
      said={{ name, words: tell('fleet', { sails, galleons, schooners, both }), rule: 'BRE-FLEET-02' }}
    >
      <span className="bre-rank">{place}</span>
      <span className="bre-fleet">
        {ships.map((ship, k) => (
          <Comes by="sailed" as="span" key={`${ship}${k}`}>
            <ShipPiece ship={ship} seat={fleet.seat} />
          </Comes>
        ))}
      </span>
      <span className="bre-strength">
        <SeatShape seat={fleet.seat} />
        {sails}
      </span>
      <span className="sr-only">{name}</span>
    </Comes>
  );
}
