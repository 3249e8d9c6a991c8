// Nassau from above: roofs and lanes, squares with what they give, the captain, and the water with the barge round it.
import barge from 'icon:boat-fishing';
import captain from 'icon:pirate-captain';
import merchant from 'icon:swap-bag';
import type { OfferView } from '@boucan/table';
import { memo, useEffect, useMemo, useRef } from 'react';
import { ChartTable, type Helm } from '../../parts/chart-table.tsx';
import { allowed, offersOf } from '../../parts/offers.ts';
import { Place } from '../../parts/place.tsx';
import { SeatMark } from '../../parts/seat-mark.tsx';
import { Glyph } from '../../parts/token.tsx';
import { Travels } from '../../parts/travels.tsx';
import { GAINS, NOBODY, OUTSIDE, type Space, type Town, townOf, type Word } from '../content.ts';
import { ICONS, WORD_ICONS } from '../icons.ts';
import { DRAWN_ONLY, Pawn } from '../pieces.tsx';
import { handling, type Looked } from '../stage.ts';
import { partOf, useNassau } from '../table.tsx';
import {
  along,
  between,
  FRAME,
  HALF,
  kerbs,
  laneOf,
  MOAT,
  roofsOf,
  spotOf,
  TILE,
  TOWN,
  TREE,
  tileSpot,
  trackSpot,
} from './plan.ts';
import './town.css';

interface Props {
  readonly looked: Looked;
  readonly look: (at: Looked, pinned?: boolean) => void;
  readonly margin: { readonly top: number; readonly bottom: number };
}

export function TownStage({ looked, look, margin }: Props) {
  const at = useNassau();
  const { board, offers, speaker, say, names, view, lit } = at;
  const town = useMemo(() => townOf(board.plan), [board.plan]);
  const lanes = useMemo(() => town.alleys.map((alley) => laneOf(town, alley)), [town]);
  const helm = useRef<Helm>(null);
  const home = spotOf(town, board.captain);
  const [cx, cy] = home;
  useEffect(() => helm.current?.show(cx, cy), [cx, cy]);
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
      home={home}
      {...handling(innerWidth, 64)}
      helm={helm}
    >
      <ScoreTrack />
      {town.alleys.map((alley) => (
        <Lane key={alley.id} sections={alley.sections} line={lanes[alley.id]!} seat={board.alleys[alley.id]!} names={names} />
      ))}
      {town.spaces.map(({ id, reward }, space) => (
        <Square key={id} spot={spotOf(town, space)} gains={reward} lit={lit.includes(id)} here={space === board.captain} />
      ))}
      {lanePlaces(at).map(({ offer, alley }) => (
        <g key={`${alley}-${offer.choice[0]}`}>
          <Place
            d={kerbs(lanes[alley]!, 19)}
            className="nas-lane-place"
            label={`${speaker.label(offer.choice)}${allowed(offer) ? '' : `. ${offer.because.map((r) => speaker.reason(r)).join(' ')}`}`}
            offer={offer}
            looked={looked?.kind === 'offer' && looked.key === offer.choice.join(' ')}
            look={(on) => look(on ? { kind: 'offer', key: offer.choice.join(' ') } : null)}
            press={(byTouch) => press(at, offer, byTouch, look)}
          />
          <Price spot={along(lanes[alley]!, 0.5)} offer={offer} n={town.alleys[alley]!.sections} />
        </g>
      ))}
      {squarePlaces(at, town).map(({ offer, space }) => {
        const [x, y] = spotOf(town, space);
        return (
          <Place
            key={`square-${space}`}
            d={`M${x - HALF} ${y - HALF}h${2 * HALF}v${2 * HALF}h${-2 * HALF}z`}
            label={offer === undefined ? speaker.name(town.spaces[space]!.id) : speaker.label(offer.choice)}
            offer={offer}
            stop={offer !== undefined}
            lit={lit.includes(town.spaces[space]!.id)}
            looked={looked?.kind === 'space' && looked.space === space}
            look={(on) => look(on ? { kind: 'space', space } : null)}
            press={(byTouch) => (offer === undefined ? look({ kind: 'space', space }, true) : press(at, offer, byTouch, look))}
          />
        );
      })}
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
    </ChartTable>
  );
}

const offset = ([x, y]: readonly [number, number], dx: number, dy: number) => [x + dx, y + dy] as const;

/** A mouse or a key chooses at once; a finger shows first what it has touched, with the choice beside it. */
export function press(
  { choose, explain }: Pick<ReturnType<typeof useNassau>, 'choose' | 'explain'>,
  offer: OfferView,
  byTouch: boolean,
  look: Props['look'],
): void {
  if (byTouch) look({ kind: 'offer', key: offer.choice.join(' ') }, true);
  else if (allowed(offer)) choose(offer.choice);
  else explain(offer.because);
}

/** Lanes to walk, and those to the water and back. */
const lanePlaces = ({ offers }: { readonly offers: readonly OfferView[] }) =>
  (['walk', 'barge', 'land'] as const).flatMap((verb) =>
    offersOf(offers, verb).map((offer) => ({ offer, alley: offer.choice[1] as number })),
  );

/** Every square can be looked at; it can be chosen where one choice alone leads there. */
function squarePlaces({ offers }: { readonly offers: readonly OfferView[] }, town: Town) {
  return town.spaces.map(({ id }, space) => {
    const here = [
      ...offersOf(offers, 'relocate', id),
      ...offersOf(offers, 'send', id),
      ...offersOf(offers, 'walk').filter(({ choice }) => choice[2] === id),
      ...offersOf(offers, 'land').filter(({ choice }) => choice[2] === id),
    ];
    const open = here.filter(allowed);
    return { space, offer: open.length === 1 ? open[0] : undefined };
  });
}

/** At the landing it may choose, else at the quay in the lower right. */
function bargeSpot(town: Town, offers: readonly OfferView[], lanes: readonly (readonly (readonly [number, number])[])[]) {
  const out = offersOf(offers, 'barge').find(allowed);
  const alley = out === undefined ? undefined : town.alleys[out.choice[1] as number];
  if (alley === undefined) return [TOWN + MOAT / 2, TOWN + MOAT / 2] as const;
  const line = lanes[alley.id]!;
  const [[px, py], [x, y]] = [line.at(-2)!, line.at(-1)!];
  const far = Math.hypot(x - px, y - py);
  return [x + ((x - px) / far) * 32, y + ((y - py) / far) * 32] as const;
}

interface LaneProps {
  readonly sections: number;
  readonly line: readonly (readonly [number, number])[];
  readonly seat: number;
  readonly names: readonly string[];
}

/** Its pirates, one on every paving stone. */
function Lane({ sections, line, seat, names }: LaneProps) {
  if (seat === NOBODY) return null;
  return (
    <g className="nas-lane-full" style={{ '--own': `var(--seat-${seat})` }}>
      <title>{names[seat]}</title>
      {Array.from({ length: sections }, (_, i) => {
        const [x, y] = along(line, (i + 0.5) / sections);
        return (
          <g key={i} transform={`translate(${x} ${y})`}>
            <Pawn seat={seat} />
          </g>
        );
      })}
    </g>
  );
}

/** What a lane takes: so many pirates. */
const Price = ({
  spot: [x, y],
  offer,
  n,
}: {
  readonly spot: readonly [number, number];
  readonly offer: OfferView;
  readonly n: number;
}) => (
  <g className="nas-price" data-may={allowed(offer)} transform={`translate(${x} ${y})`} {...DRAWN_ONLY}>
    <rect x="-27" y="-15" width="54" height="30" rx="15" />
    <g transform="translate(-10 0)">
      <Glyph body={ICONS.pirate} size={22} />
    </g>
    <text x="12" y="8">
      {n}
    </text>
  </g>
);

/** Things of a kind have a ground of a kind. */
const TINTS: Readonly<Record<Word, string>> = {
  ...{ pistol: 'arms', sabre: 'arms', cannon: 'arms', hook: 'arms', harpoon: 'arms', 'any-weapon': 'arms' },
  ...{ sail: 'ship', sailor: 'ship', hold: 'ship', crate: 'cargo', provision: 'cargo', good: 'cargo' },
  ...{
    animal: 'beast',
    pirate: 'crew',
    tale: 'tale',
    doubloon: 'gold',
    rum: 'gold',
    bomb: 'gold',
    contract: 'gold',
    compass: 'gold',
  },
};

interface SquareProps {
  readonly spot: readonly [number, number];
  readonly gains: readonly (keyof typeof GAINS)[];
  readonly lit: boolean;
  readonly here: boolean;
}

/** A square and what it gives: one thing, or one of two. */
const Square = memo(function Square({ spot: [x, y], gains, lit, here }: SquareProps) {
  const two = gains.length > 1;
  return (
    <g className="nas-square" data-lit={lit} data-here={here} transform={`translate(${x} ${y})`} {...DRAWN_ONLY}>
      <rect className="nas-square-cast" x={-HALF + 2} y={-HALF + 4} width={2 * HALF} height={2 * HALF} rx="7" />
      <rect className="nas-square-body" x={-HALF} y={-HALF} width={2 * HALF} height={2 * HALF} rx="7" />
      {two ? (
        gains.map((gain, i) => (
          <path
            key={gain}
            className="nas-square-tint"
            data-tint={TINTS[GAINS[gain].word]}
            d={
              i === 0 ? `M${3 - HALF} ${HALF - 3}V${3 - HALF}H${HALF - 3}z` : `M${HALF - 3} ${3 - HALF}V${HALF - 3}H${3 - HALF}z`
            }
          />
        ))
      ) : (
        <rect
          className="nas-square-tint"
          data-tint={TINTS[GAINS[gains[0]!].word]}
          x={3 - HALF}
          y={3 - HALF}
          width={2 * HALF - 6}
          height={2 * HALF - 6}
          rx="5"
        />
      )}
      {two && <path className="nas-square-or" d={`M${HALF - 6} ${6 - HALF}L${6 - HALF} ${HALF - 6}`} />}
      {gains.map((gain, i) => {
        const { word, n } = GAINS[gain];
        const off = two ? (i === 0 ? -15 : 15) : 0;
        return (
          <g key={gain} transform={`translate(${off} ${off})`}>
            <Glyph body={WORD_ICONS[word]} size={two ? 30 : 44} />
            {n > 1 && (
              <g className="nas-square-n" transform={two ? 'translate(11 10)' : 'translate(19 18)'}>
                <circle r="10" />
                <text y="5.5">{n}</text>
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
});

/** Points run round the town. */
function ScoreTrack() {
  const { board, names, say } = useNassau();
  const seats = board.ships.map(({ score }, seat) => ({ seat, score, at: ((score % 100) + 100) % 100 }));
  return (
    <g>
      {seats.map(({ seat, score, at }) => {
        const before = seats.filter((other) => other.at === at && other.seat < seat).length;
        const [x, y] = trackSpot(score);
        return (
          <Travels
            key={seat}
            to={[x + before * 8, y + before * 8]}
            seat={seat}
            label={say('scoreOf', { name: names[seat]!, n: score })}
          >
            <g className="nas-score" transform="scale(2.3)">
              <SeatMark seat={seat} />
            </g>
          </Travels>
        );
      })}
    </g>
  );
}

const ROOFS = ['brick', 'thatch', 'copper', 'brick', 'slate', 'thatch'] as const;

/** What never changes: ground, lanes, roofs, water and the track. */
const Ground = memo(function Ground({
  town,
  lanes,
}: {
  readonly town: Town;
  readonly lanes: readonly (readonly (readonly [number, number])[])[];
}) {
  const roofs = useMemo(() => roofsOf(town, lanes), [town, lanes]);
  const { x, y, width, height } = FRAME;
  return (
    <g className="nas-ground">
      <rect className="nas-track" x={x} y={y} width={width} height={height} rx="14" />
      <rect className="nas-moat" x={-MOAT} y={-MOAT} width={TOWN + 2 * MOAT} height={TOWN + 2 * MOAT} rx="10" />
      {Array.from({ length: 3 }, (_, i) => (
        <rect
          key={i}
          className="nas-ripple"
          x={-18 * (i + 1)}
          y={-18 * (i + 1)}
          width={TOWN + 36 * (i + 1)}
          height={TOWN + 36 * (i + 1)}
          rx={26 + 10 * i}
        />
      ))}
      <rect className="nas-quay" x="-10" y="-10" width={TOWN + 20} height={TOWN + 20} rx="18" />
      {town.tiles.map((_, tile) => {
        const [tx, ty] = tileSpot(tile);
        return (
          <rect
            key={tile}
            className="nas-tile"
            data-odd={tile % 2 === 1}
            x={tx + 2}
            y={ty + 2}
            width={TILE - 4}
            height={TILE - 4}
            rx="8"
          />
        );
      })}
      {roofs.map((r, i) =>
        r.kind === TREE ? (
          <circle key={i} className="nas-tree" cx={r.x + 7.5} cy={r.y + 7.5} r="7.500" />
        ) : (
          <g key={i} className="nas-roof" data-of={ROOFS[r.kind]} transform={`translate(${r.x} ${r.y})`}>
            <rect className="nas-roof-cast" x="3" y="4" width={r.w} height={r.h} />
            <rect width={r.w} height={r.h} />
            {r.w >= r.h ? <path d={`M0 ${r.h / 2}H${r.w}V${r.h}H0z`} /> : <path d={`M${r.w / 2} 0H${r.w}V${r.h}H${r.w / 2}z`} />}
          </g>
        ),
      )}
      {town.alleys.map((alley) => {
        const line = lanes[alley.id]!;
        const gap = 0.035 / Math.max(1, alley.sections / 3);
        return (
          <g key={alley.id}>
            <path className="nas-lane" data-rim={alley.to === OUTSIDE} d={between(line, 0, 1)} />
            {Array.from({ length: alley.sections }, (_, i) => (
              <path key={i} className="nas-stone" d={between(line, i / alley.sections + gap, (i + 1) / alley.sections - gap)} />
            ))}
          </g>
        );
      })}
      {Array.from({ length: 100 }, (_, n) => {
        const [px, py] = trackSpot(n);
        return (
          <g key={n} transform={`translate(${px} ${py})`}>
            <circle className="nas-point" r={n % 5 === 0 ? 17 : 12} />
            {n % 5 === 0 && (
              <text className="nas-point-n" y="6">
                {n}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
});
