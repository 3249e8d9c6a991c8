// What can be chosen, and what explains itself.
import coins from 'icon:two-coins';
import { useState } from 'react';
import { Card } from '../../boards/parts/card.tsx';
import { hexPath, hexSpot } from '../../boards/parts/hexes.ts';
import { OfferButton, RichOffer, Thing } from '../../boards/parts/offer.tsx';
import { OfferRows } from '../../boards/parts/offer-list.tsx';
import { Pick } from '../../boards/parts/pick.tsx';
import { Piece } from '../../boards/parts/piece.tsx';
import { glow, Place, Target } from '../../boards/parts/place.tsx';
import { Shelf } from '../../boards/parts/shelf.tsx';
import { StandingLine, Stat } from '../../boards/parts/standing.tsx';
import { Sum } from '../../boards/parts/sum.tsx';
import { Token } from '../../boards/parts/token.tsx';
import { Pips, Track } from '../../boards/parts/track.tsx';
import { Icon } from '../../parts/icon.tsx';
import { may, mayNot, NAMES } from './props.tsx';
import { Specimen } from './specimen.tsx';

const nothing = () => {};
const ACTS = { choose: nothing, explain: nothing };

const Hexes = ({ state }: { readonly state: 'plain' | 'may' | 'may-not' | 'looked' | 'chosen' | 'lit' }) => (
  // biome-ignore lint/a11y/useSemanticElements: a drawing cannot stand in a fieldset
  <svg className="parts-drawing" viewBox="-50 -29 100 58" role="group" aria-label={`Three hexes, one ${state}`}>
    {([-1, 0, 1] as const).map((q) => (
      <g key={q} transform={`translate(${hexSpot([q, 0], 17).join(' ')})`}>
        <path d={hexPath(16)} fill="var(--sea-shallow)" stroke="var(--shore)" />
        <Place
          d={hexPath(16)}
          label={`Hex ${q}, ${state}`}
          stop={q === 0}
          offer={
            q !== 0 ? undefined : state === 'may' ? may('sail', 'here') : state === 'may-not' ? mayNot('sail', 'here') : undefined
          }
          {...(q === 0 && state === 'looked' && { looked: true })}
          {...(q === 0 && state === 'chosen' && { chosen: true })}
          {...(q === 0 && state === 'lit' && { lit: true })}
          press={nothing}
        />
      </g>
    ))}
  </svg>
);

const OnChart = ({ state }: { readonly state?: 'open' | 'shut' }) => (
  <svg className="parts-drawing" viewBox="-40 -29 80 58">
    <title>{`A piece, ${state ?? 'plain'}`}</title>
    <Piece at={[0, 0]} label="A merchant" state={state} press={nothing}>
      <Token shape="coin" />
    </Piece>
  </svg>
);

const Cardboard = ({ offer, lit = false }: { readonly offer?: ReturnType<typeof may>; readonly lit?: boolean }) => (
  <span className={`parts-cardboard${glow(offer, lit)}`}>
    San Felipe
    {offer !== undefined && <Target offer={offer} label="San Felipe" acts={ACTS} />}
  </span>
);

const RIGGED = {
  value: 4,
  causes: [
    { by: 3, what: 'frigate' },
    { by: 2, what: 'special-rigging' },
    { by: -1, what: 'damaged-masts' },
  ],
} as const;
const nameOf = (what: string): string => what.replaceAll('-', ' ');

/** A press on the number presses the button; a long one does not. */
function Scout() {
  const [scouted, setScouted] = useState(false);
  return (
    <button type="button" aria-pressed={scouted} onClick={() => setScouted(!scouted)}>
      Scout with <Sum of={RIGGED} name="Dice" nameOf={nameOf} inert />
    </button>
  );
}

export const Actions = () => (
  <>
    <h2>What can be chosen</h2>
    <div className="parts-row">
      <Specimen of="offer/can be chosen">
        <RichOffer offer={may('pay', 'two', 'gold')} />
      </Specimen>
      <Specimen of="offer/not allowed">
        <RichOffer offer={mayNot('pay', 'nine', 'gold')} />
      </Specimen>
      <Specimen of="offer/focus">
        <RichOffer offer={may('set', 'sail')} />
      </Specimen>
      <Specimen of="thing/plain">
        <Thing offer={undefined}>
          <Card label="Coins" art={<Icon body={coins} />} />
        </Thing>
      </Specimen>
      <Specimen of="thing/can be chosen">
        <Thing offer={may('take', 'coins')}>
          <Card label="Coins" art={<Icon body={coins} />} />
        </Thing>
      </Specimen>
      <Specimen of="thing/not allowed">
        <Thing offer={mayNot('take', 'coins')}>
          <Card label="Coins" art={<Icon body={coins} />} />
        </Thing>
      </Specimen>
      <Specimen of="offer/card">
        <OfferButton offer={may('play', 'coins')} className="bp-offer-card" worded>
          <Card label="Coins" art={<Icon body={coins} />} />
          <span className="bp-offer-words">play it</span>
        </OfferButton>
      </Specimen>
      <Specimen of="offers/some not now" wide>
        <OfferRows offers={[may('set', 'sail'), may('pay', 'a', 'toll'), mayNot('scout'), mayNot('attack')]} plain />
      </Specimen>
      <Specimen of="offers/an amount" wide>
        <OfferRows offers={Array.from({ length: 9 }, (_, n) => may('hide', n))} />
      </Specimen>
      <Specimen of="place/plain">
        <Hexes state="plain" />
      </Specimen>
      <Specimen of="place/can be chosen">
        <Hexes state="may" />
      </Specimen>
      <Specimen of="place/not allowed">
        <Hexes state="may-not" />
      </Specimen>
      <Specimen of="place/looked at">
        <Hexes state="looked" />
      </Specimen>
      <Specimen of="place/chosen">
        <Hexes state="chosen" />
      </Specimen>
      <Specimen of="place/spoken of">
        <Hexes state="lit" />
      </Specimen>
      <Specimen of="place/focus">
        <Hexes state="may" />
      </Specimen>
      <Specimen of="piece/plain">
        <OnChart />
      </Specimen>
      <Specimen of="piece/can be chosen">
        <OnChart state="open" />
      </Specimen>
      <Specimen of="piece/not allowed">
        <OnChart state="shut" />
      </Specimen>
      <Specimen of="piece/focus">
        <OnChart state="open" />
      </Specimen>
      <Specimen of="target/plain">
        <Cardboard />
      </Specimen>
      <Specimen of="target/can be chosen">
        <Cardboard offer={may('ship', 'here')} />
      </Specimen>
      <Specimen of="target/not allowed">
        <Cardboard offer={mayNot('ship', 'here')} />
      </Specimen>
      <Specimen of="target/spoken of">
        <Cardboard lit />
      </Specimen>
      <Specimen of="target/focus">
        <Cardboard offer={may('ship', 'there')} />
      </Specimen>
      <Specimen of="pick/at rest, picked, nothing to be done, bare" wide tall>
        <Shelf>
          <span className="parts-shelf-row bp-now">
            <Pick press={nothing}>Schooner</Pick>
            <Pick picked press={nothing}>
              Galleon
            </Pick>
            <Pick may={false} press={nothing}>
              None left
            </Pick>
            <Pick bare picked label="Coins, picked" press={nothing}>
              <Card art={<Icon body={coins} />} />
            </Pick>
            <Pick bare label="Coins" press={nothing}>
              <Card art={<Icon body={coins} />} />
            </Pick>
          </span>
        </Shelf>
      </Specimen>
    </div>

    <h2>Numbers</h2>
    <div className="parts-row">
      <Specimen of="sum/plain">
        <Sum of={{ value: 3, causes: [] }} name="Manoeuvrability" nameOf={nameOf} />
      </Specimen>
      <Specimen of="sum/with causes">
        <Sum of={RIGGED} name="Manoeuvrability" nameOf={nameOf} />
      </Specimen>
      <Specimen of="sum/focus">
        <Sum of={RIGGED} name="Manoeuvrability" nameOf={nameOf} />
      </Specimen>
      <Specimen of="sum/inside a button">
        <Scout />
      </Specimen>
      <Specimen of="track/with a goal" wide>
        <Track
          to={12}
          goal={10}
          words="Glory, to 10"
          marks={[0, 3, 3, 11].map((at, seat) => ({ at, seat, label: `${NAMES[seat]}: ${at}` }))}
        />
      </Specimen>
      <Specimen of="track/with marks of its own" wide>
        <Track
          from={-2}
          to={5}
          words="Morale"
          picture={<Icon body={coins} size={20} />}
          marks={[{ at: 1, mark: <Icon body={coins} size={18} />, label: 'Morale 1' }]}
        />
      </Specimen>
      <Specimen of="pips/slots">
        <Pips n={4} of={6} words="4 of 6 cards" />
      </Specimen>
      <Specimen of="pips/diamonds">
        <Pips n={1} of={3} words="1 action left" shape="diamond" />
      </Specimen>
      <Specimen of="standing/line" wide>
        <StandingLine words="7 doubloons, 2 chests, 3 cards">
          <Stat strong>
            <Icon body={coins} size={16} />7
          </Stat>
          <Stat room="little">
            <Icon body={coins} size={16} />2
          </Stat>
          <Stat room="most">3</Stat>
        </StandingLine>
      </Specimen>
    </div>
  </>
);
