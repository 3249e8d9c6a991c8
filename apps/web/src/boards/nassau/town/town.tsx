// Nassau from above: roofs and lanes, squares with what they give, the captain, and the water with the barge round it.
import barge from 'icon:boat-fishing';
import captain from 'icon:pirate-captain';
import merchant from 'icon:swap-bag';
import type { OfferView } from '@boucan/table';
import { useEffect, useMemo, useRef } from 'react';
import { ChartTable, type Helm } from '../../parts/chart-table.tsx';
import type { Spot } from '../../parts/hexes.ts';
import { allowed, offersOf } from '../../parts/offers.ts';
import { Glyph } from '../../parts/token.tsx';
import { Travels } from '../../parts/travels.tsx';
import { type Space, type Town, townOf } from '../content.ts';
import { DRAWN_ONLY } from '../pieces.tsx';
import { handling, type StageProps } from '../stage.ts';
import { partOf, useNassau } from '../table.tsx';
import { Lane, ScoreTrack } from './figures.tsx';
import { Ground } from './ground.tsx';
import { HalfPlaces, LanePlaces, SquarePlaces } from './places.tsx';
import { FRAME, type Line, laneOf, MOAT, spotOf, TOWN } from './plan.ts';
import { Square } from './square.tsx';
import './town.css';

export function TownStage({ looked, look, margin }: StageProps) {
  const { board, offers, speaker, say, names, view, lit } = useNassau();
  const town = useMemo(() => townOf(board.plan), [board.plan]);
  const lanes = useMemo(() => town.alleys.map((alley) => laneOf(town, alley)), [town]);
  const helm = useRef<Helm>(null);
  const home = spotOf(town, board.captain);
  const [cx, cy] = home;
  useEffect(() => helm.current?.show(cx, cy), [cx, cy]);
  // Where the merchant may go is far from the captain.
  const corner = offersOf(offers, 'send')[0]?.choice[1];
  const [mx, my] =
    corner === undefined
      ? [cx, cy]
      : spotOf(
          town,
          town.spaces.findIndex(({ id }) => id === corner),
        );
  useEffect(() => helm.current?.show(mx, my), [mx, my]);
  const pawn = partOf<{ readonly pawn: Space }>(view, 'travelling-merchant');
  const bargeAt = bargeSpot(town, offers, lanes);

  return (
    <ChartTable
      className="nas-town"
      label={say('town')}
      help={say('townKeys')}
      paper={<Ground town={town} lanes={lanes} />}
      frame={FRAME}
      margin={margin}
      home={[mx, my]}
      {...handling(innerWidth)}
      helm={helm}
    >
      <ScoreTrack />
      {town.alleys.map((alley) => (
        <Lane key={alley.id} sections={alley.sections} line={lanes[alley.id]!} seat={board.alleys[alley.id]!} names={names} />
      ))}
      {town.spaces.map(({ id, reward }, space) => (
        <Square key={id} spot={spotOf(town, space)} gains={reward} lit={lit.includes(id)} here={space === board.captain} />
      ))}
      <LanePlaces town={town} lanes={lanes} looked={looked} look={look} />
      <SquarePlaces town={town} looked={looked} look={look} />
      <g className="nas-barge" transform={`translate(${bargeAt[0]} ${bargeAt[1]})`} {...DRAWN_ONLY}>
        <circle r="30" />
        <Glyph body={barge} size={44} />
      </g>
      {pawn !== null && (
        <Travels to={offset(spotOf(town, pawn.pawn), -26, 20)} label={speaker.name('merchant')} className="nas-merchant">
          <circle r="17" />
          <Glyph body={merchant} size={24} />
        </Travels>
      )}
      <Travels
        to={offset(home, 22, -30)}
        label={say('captainAt', { space: speaker.name(town.spaces[board.captain]!.id) })}
        className="nas-captain"
      >
        <circle r="27" />
        <Glyph body={captain} size={42} />
      </Travels>
      <HalfPlaces town={town} look={look} />
    </ChartTable>
  );
}

const offset = ([x, y]: Spot, dx: number, dy: number): Spot => [x + dx, y + dy];

/** At the landing it may choose, else at the quay in the lower right. */
function bargeSpot(town: Town, offers: readonly OfferView[], lanes: readonly Line[]): Spot {
  const out = offersOf(offers, 'barge').find(allowed);
  const alley = out === undefined ? undefined : town.alleys[out.choice[1] as number];
  if (alley === undefined) return [TOWN + MOAT / 2, TOWN + MOAT / 2];
  const line = lanes[alley.id]!;
  const [[px, py], [x, y]] = [line.at(-2)!, line.at(-1)!];
  const far = Math.hypot(x - px, y - py);
  return [x + ((x - px) / far) * 32, y + ((y - py) / far) * 32];
}
