import { SeatMark } from '../../parts/seat-mark.tsx';
import { Travels } from '../../parts/travels.tsx';
import { NPCS, type NpcId } from '../content.ts';
import { useDeck } from '../deck.tsx';
import { npcShip } from '../describe.ts';
import { tokensBeside } from '../packs.ts';
import { flagOf } from '../ships/colours.ts';
import { ShipShape } from '../ships/ship.tsx';
import './afloat.css';
import { type Berth, npcAt, preyOf } from './berths.ts';
import { Beside } from './beside.tsx';

/** Without ship and titles: there is little room at sea. */
const shortName = (name: string): string => name.split(/\s?: /u).at(-1)!.split(/,| \(/u)[0]!;

const seatOf = (ship: string): number | null => (ship.startsWith('seat-') ? Number(ship.slice(5)) : null);

/** A ship at its berth. It sails there when the berth changes. */
export function ShipAfloat({ berth, press }: { readonly berth: Berth; readonly press: (ship: string) => void }) {
  const deck = useDeck();
  const { board, view, lang, names, say, tell, speaker, lit, me, question } = deck;
  const seat = seatOf(berth.ship);
  const npc = seat === null ? npcAt(board, berth.ship as NpcId)! : null;
  const prey = seat === null ? preyOf(board, berth.ship as NpcId) : [];
  const own = deck.packs.flatMap(({ npcs }) => npcs?.[berth.ship]?.(deck) ?? [])[0];
  const type = seat === null ? npc!.ship : board.players[seat]!.ship.type;
  const label =
    seat === null
      ? npcShip(board, berth.ship as NpcId, speaker, lang, names, tokensBeside(view.match!, berth.ship))
      : say(berth.inPort ? 'seatShipPort' : 'seatShip', { name: names[seat] ?? '', ship: speaker.name(type) });
  const livery = seat !== null ? 'seat' : NPCS[berth.ship as NpcId].kind === 'naval' ? 'navy' : 'pirate';
  const flag = seat === null ? (NPCS[berth.ship as NpcId].nation ?? 'pirate') : flagOf(board.players[seat]!);
  const turn = seat !== null && board.turn.seat === seat;
  return (
    <Travels
      to={berth.at}
      label={label}
      seat={seat}
      lit={lit.includes(berth.ship)}
      className={`fdm-ship${turn ? ' fdm-turn' : ''}${seat === me ? ' fdm-mine' : ''}${me !== null && prey.includes(me) ? ' fdm-hunter' : ''}`}
      said={
        own ?? {
          name: label,
          words: tell(
            seat === null ? (NPCS[berth.ship as NpcId].kind === 'naval' ? 'navy' : 'pirates') : seat === me ? 'ownShip' : 'ship',
          ),
          rule: seat === null ? 'FDM-HUNT-01' : 'FDM-SCOUT-02',
        }
      }
      drag={seat !== null && seat === me && (question === 'turn.action' || question === 'move.free') ? berth.ship : undefined}
      drop={seat === me ? undefined : `ship ${berth.ship}`}
      press={() => press(berth.ship)}
    >
      <g className="fdm-afloat" transform={`scale(${berth.scale})`}>
        <ellipse className="fdm-berth" cy="14" rx="25" ry="8" />
        <g className="bp-bob" style={{ animationDelay: `${-(seat ?? 5) * 1.1}s` }}>
          <g transform="translate(-27 -32) scale(.84)">
            <ShipShape type={type} flag={flag} livery={livery} />
          </g>
        </g>
        <path className="fdm-wake" d="M-26 15q6-3.500 12 0t12 0 12 0 14 0" />
        {npc !== null && (
          <text className="fdm-captain-name" y={berth.nameAbove ? -36 : 32}>
            {shortName(speaker.name(npc.captain))}
          </text>
        )}
        {npc !== null && <Beside npc={berth.ship} />}
        {seat !== null && (
          <g transform="translate(21 9)">
            <SeatMark seat={seat} />
          </g>
        )}
      </g>
    </Travels>
  );
}
