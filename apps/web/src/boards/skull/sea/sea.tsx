// The sea: the ship, those who hunt her, markers and islands, and every cell something can be done with.
import type { OfferView } from '@boucan/table';
import { useEffect, useRef, useState } from 'react';
import { ChartTable, type Helm } from '../../parts/chart-table.tsx';
import { allowed, keyOf, offerOf, offersOf } from '../../parts/offers.ts';
import { Place } from '../../parts/place.tsx';
import { speaks } from '../../parts/speaks.ts';
import { Glyph } from '../../parts/token.tsx';
import { Travels } from '../../parts/travels.tsx';
import { FIRST_NIGHT, type FoeId, ISLAND_IDS, quantities, turned } from '../content.ts';
import { ChartFingers } from '../counsel/fingers.tsx';
import { ICONS } from '../icons.ts';
import { remark } from '../remark.ts';
import type { Target } from '../scenes/salvo.ts';
import { ofCard, ofThing } from '../speech.ts';
import { useVoyage } from '../table.tsx';
import { Arcs } from './arcs.tsx';
import { Hull } from './hulls.tsx';
import { bearingOf, hexAt, SEA, spotOf, towards, turnPath } from './layout.ts';
import { markerOf, Scroll } from './marker.tsx';
import { cellsOf } from './places.ts';
import { openWays, Reach, WayDrawn, wayWords } from './reach.tsx';
import './sea.css';
import { Waters } from './waters.tsx';

const DISC = 'M-24 0a24 24 0 1 0 48 0a24 24 0 1 0-48 0z';
const TEMPER_MARKS = { hostile: 'M0-8L8 6H-8z', neutral: 'M-6-6H6V6H-6z', passive: 'M0-7A7 7 0 1 0 .1-7z' } as const;

/** `aim`: shows what the guns can do to this one. */
export function Sea({ aim }: { readonly aim: (target: Target) => void }) {
  const at = useVoyage();
  const { view, board, offers, question, say, speaker, lit, choose, explain, follow } = at;
  const helm = useRef<Helm>(null);
  const { ship } = board;
  const [x, y] = spotOf(ship.cell);
  useEffect(() => helm.current?.show(x, y), [x, y]);
  const night = board.watch >= FIRST_NIGHT || quantities.isNight(board);
  const press = (offer: OfferView) => (allowed(offer) ? choose(offer.choice) : explain(offer.because));
  const label = (offer: OfferView): string =>
    [
      speaker.label(offer.choice),
      ...(allowed(offer) ? [remark(offer, at) ?? []].flat() : [offer.because.map((r) => speaker.reason(r)).join(' ')]),
    ].join('. ');

  const cells = cellsOf(board, offers);
  const ways = openWays(board, question, offers);
  // A finger or a key shows the way first and sails it when pressed again; a mouse has seen it already.
  const [looked, lookAt] = useState<{ readonly at: unknown; readonly cell: number; readonly pressed?: boolean } | null>(null);
  const shown = looked?.at === view.match ? looked.cell : null;
  const pressed = shown !== null && looked?.pressed === true ? shown : null;
  const look = (cell: number) => (on: boolean) => lookAt(on ? { at: view.match, cell } : null);
  const [numbered, setNumbered] = useState(false);
  return (
    <ChartTable
      className={`sku-sea${numbered ? ' sku-numbered' : ''}`}
      label={say('sea')}
      help={say('seaKeys')}
      paper={<Waters />}
      frame={SEA}
      margin={{ top: 0, bottom: 0 }}
      home={[x, y]}
      least={innerWidth < 760 ? 0.78 : 0.42}
      helm={helm}
      tools={
        <button
          type="button"
          className="sku-numbers"
          aria-pressed={numbered}
          aria-label={`${say('cellNumbers')} A1`}
          onClick={() => setNumbered(!numbered)}
        >
          A1
        </button>
      }
    >
      {night && <rect className="sku-night" x={SEA.x} y={SEA.y} width={SEA.width} height={SEA.height} rx="14" />}
      <Reach />
      <Arcs />
      {board.maelstrom >= 0 && (
        <g
          className="sku-maw"
          transform={`translate(${spotOf(board.maelstrom).join(' ')})`}
          {...speaks(ofThing(at, 'maelstrom', speaker.name('maelstrom')))}
        >
          <circle r="34" />
          <Glyph body={ICONS.whirl} size={58} />
        </g>
      )}
      {board.wrecks.map((wreck, i) => (
        <g
          key={i}
          className="sku-wreck"
          transform={`translate(${spotOf(wreck.cell).join(' ')})`}
          {...speaks(ofThing(at, 'wreck', speaker.name('wreck')))}
        >
          <Glyph body={ICONS.wreck} size={34} />
        </g>
      ))}
      {board.tower !== null && (
        <g
          className="sku-tower"
          transform={`translate(${spotOf(board.tower.cell).join(' ')})`}
          {...speaks(ofCard(at, 'watchtower', 'SKU-EVENT-12'))}
        >
          <circle r="20" />
          <Glyph body={ICONS.tower} size={28} />
        </g>
      )}
      {ISLAND_IDS.map((id) => (
        <Scroll key={id} id={id} marker={markerOf(board, id)} lit={lit.includes(id)} />
      ))}
      {board.foes.map((foe) => (
        <Travels
          key={foe.id}
          to={beside(foe.cell, foe.cell === ship.cell ? 18 : 0)}
          className="sku-foe"
          label={say('foeSeen', {
            foe: speaker.name(foe.id),
            active: foe.near ? 'yes' : 'no',
            temper: foe.temper,
            speed: foe.speed,
            combat: foe.combat,
            hold: foe.hold,
          })}
          said={ofThing(at, foe.id, speaker.name(foe.id))}
          lit={lit.includes(foe.id)}
        >
          <g data-active={foe.near} className="sku-foe-in">
            {foe.near && <circle className="sku-foe-near" r="33" />}
            <g transform={`rotate(${bearingOf(Math.max(1, foe.heading))})`}>
              <Hull kind={foe.id} />
            </g>
            <g className="sku-temper" data-temper={foe.temper} transform="translate(21 -21)">
              <circle r="12" />
              <path d={TEMPER_MARKS[foe.temper]} transform="scale(.8)" />
            </g>
          </g>
        </Travels>
      ))}
      <Travels
        to={beside(ship.cell, board.foes.some((f) => f.cell === ship.cell) ? -16 : 0)}
        className="sku-own"
        label={say('ownShip')}
        said={ofThing(at, 'ownShip', say('ownShip'))}
        lit={lit.includes('ship')}
      >
        <g transform={`rotate(${bearingOf(ship.heading)})`}>
          <Hull kind="ours" sails={ship.sails} />
        </g>
        {board.crab >= 0 && (
          <g className="sku-crab" transform="translate(-20 18)" {...speaks(ofCard(at, 'stone-crab', 'SKU-EVENT-12'))}>
            <circle r="12" />
            <Glyph body={ICONS.crab} size={18} />
          </g>
        )}
      </Travels>
      {[...cells].map(([cell, here]) => {
        const only = here.length === 1 ? here[0]! : undefined;
        const may = here.find(allowed) ?? here[0]!;
        return (
          <Place
            key={cell}
            d={hexAt(cell, 36)}
            className="sku-cell"
            label={only === undefined ? here.map(label).join('; ') : label(only)}
            offer={may}
            look={look(cell)}
            press={() => {
              const guns = here.find((o) => o.choice[0] === 'fire' && allowed(o));
              if (guns !== undefined) aim(guns.choice[1] as Target);
              else press(may);
            }}
          />
        );
      })}
      {[...ways].map(([cell, way]) =>
        cells.has(cell) ? null : (
          <Place
            key={cell}
            d={hexAt(cell, 36)}
            className="sku-cell sku-way-cell"
            label={pressed === cell ? `${wayWords(at, cell, way)} ${say('onceMore')}` : wayWords(at, cell, way)}
            offer={offers.find((o) => o.choice === way.steps[0]) ?? offerOf(offers, ...way.steps[0]!)}
            look={look(cell)}
            looked={shown === cell}
            press={(byTouch, byKey = false) =>
              (byTouch || byKey) && pressed !== cell ? lookAt({ at: view.match, cell, pressed: true }) : follow(way.steps)
            }
          />
        ),
      )}
      {shown !== null && ways.has(shown) && <WayDrawn cell={shown} way={ways.get(shown)!} />}
      {offersOf(offers, 'turn').map((offer) => {
        const heading = offer.choice[1] as number;
        const side = heading === turned(ship.heading, 1) ? 2 : -2;
        const to = towards(ship.cell, turned(ship.heading, side), 58);
        return (
          <g key={keyOf(offer)} className="sku-turning" data-open={allowed(offer)}>
            <path className="sku-turn-arc" d={turnPath(ship.cell, ship.heading, heading)} />
            <g transform={`translate(${to[0]} ${to[1]})`}>
              <circle className="sku-turn-disc" r="21" />
              <path className="sku-turn-head" d="M0-15L12 9L0 3L-12 9z" transform={`rotate(${bearingOf(heading)})`} />
              <Place d={DISC} label={label(offer)} offer={offer} press={() => press(offer)} />
            </g>
          </g>
        );
      })}
      {offersOf(offers, 'steer').map((offer) => {
        const [, cell, heading] = offer.choice as readonly [string, number, number];
        const to = towards(cell, Math.max(1, heading), 17);
        return (
          <g key={keyOf(offer)} transform={`translate(${to[0]} ${to[1]}) rotate(${bearingOf(Math.max(1, heading))})`}>
            <path className="sku-turn-head" d="M0-14L12 9L0 3L-12 9z" />
            <Place d="M-15-16H15V14H-15z" label={label(offer)} offer={offer} press={() => press(offer)} />
          </g>
        );
      })}
      {(['head', 'maw', 'pull'] as const).flatMap((verb) =>
        offersOf(offers, verb).map((offer) => {
          const heading = offer.choice[1] as number;
          const from = verb === 'maw' ? board.maelstrom : ship.cell;
          const to = towards(from, heading, 66);
          return (
            <g key={keyOf(offer)} transform={`translate(${to[0]} ${to[1]}) rotate(${bearingOf(heading)})`}>
              <path className="sku-turn-head" d="M0-18L15 11L0 4L-15 11z" />
              <Place d="M-24-24H24V24H-24z" label={label(offer)} offer={offer} press={() => press(offer)} />
            </g>
          );
        }),
      )}
      <ChartFingers />
    </ChartTable>
  );
}

/** Two on one cell lie side by side. */
const beside = (cell: number, by: number): readonly [number, number] => {
  const [x, y] = spotOf(cell);
  return [x + by, y];
};

/** What else can be done with a foe, for the card beside it. */
export const offersAt = (offers: readonly OfferView[], foe: FoeId): OfferView[] => [
  ...offersOf(offers, 'board', foe),
  ...[offerOf(offers, 'foe', foe), offerOf(offers, 'replace', foe)].filter((o) => o !== undefined),
];
