// The Lady of the South, cut open: sails and crow's nest above, the deck, what lies below it, and the hold.
import { Icon } from '../../../parts/icon.tsx';
import { glow, Target } from '../../parts/place.tsx';
import { speaks } from '../../parts/speaks.ts';
import { BOARDING_CELLS, GROUP_IDS, MOST_SAILS, SWIVELS } from '../content.ts';
import { RoomFingers } from '../counsel/fingers.tsx';
import { usePieces, useRoomOffer } from '../hand.tsx';
import { POST_ICONS } from '../icons.ts';
import { GroupPiece, PersonPiece } from '../pieces/crew.tsx';
import { ofThing } from '../speech.ts';
import { askedOf, useVoyage } from '../table.tsx';
import { bringsAt } from './brings.ts';
import { Hold } from './hold.tsx';
import { Plan } from './plan.tsx';
import { BringsSum, Room, throughPieces } from './room.tsx';
import './ship.css';

export function Lady() {
  const { board, say } = useVoyage();
  const solo = board.registers.length === 1;
  return (
    <section className="sku-lady" aria-label={say('ownShip')} data-dirt={board.dirt}>
      <Spars />
      <Plan />
      <div className="sku-aloft">
        <Room post="crows-nest" room={1} className="sku-nest" />
        <Rigging />
      </div>
      <div className="sku-hull-rooms">
        <div className="sku-deck sku-deck-upper">
          <Room post="helm" room={1} />
          <Room post="bridge" room={1} />
          <Room post="main-deck" room={3} className="sku-wide" />
          <Room post="forecastle" room={1} />
        </div>
        <div className="sku-deck sku-deck-rail">
          <Room post="boarding" room={BOARDING_CELLS} />
          <Room post="swivel" room={SWIVELS} />
          <Room post="rail" className="sku-wide" />
        </div>
        <div className="sku-deck sku-deck-lower">
          <Room post="infirmary" />
          <Room post="cabins" className="sku-widest" />
          <Room post="guard" room={1} />
          {solo && !board.people.some((p) => p.post === 'plot') ? null : <Room post="plot" room={1} className="sku-plot" />}
          <Room post="gun-deck" room={board.groups.some((g) => g.post === 'gun-deck') ? 2 : 3} />
        </div>
        <Hold />
      </div>
    </section>
  );
}

/** As many as there are sails left, one on each. */
function Rigging() {
  const at = useVoyage();
  const { board, say, speaker } = at;
  const offer = useRoomOffer()('rigging');
  const acts = usePieces();
  const { sails, sailsMax } = board.ship;
  const asked = askedOf(at);
  const placing = offer?.choice[0] === 'post' && asked !== undefined ? bringsAt(board, asked, 'rigging') : [];
  const label = say('rigging', { n: sails, of: sailsMax });
  return (
    <section
      className={`sku-rigging${glow(offer)}`}
      data-room="rigging"
      data-drop="rigging"
      aria-label={label}
      {...speaks(ofThing(at, 'rigging', speaker.name('rigging')))}
    >
      <header>
        <Icon body={POST_ICONS.rigging} size={16} />
        <span>{speaker.name('rigging')}</span>
        {placing.map((brings) => (
          <BringsSum key={brings.what} brings={brings} inert />
        ))}
      </header>
      {offer !== undefined && (
        <Target
          offer={offer}
          label={[speaker.label(offer.choice), ...offer.because.map((r) => speaker.reason(r))].join('. ')}
          acts={at}
        />
      )}
      <RoomFingers room="rigging" />
      <ol {...throughPieces(at, offer)}>
        {Array.from({ length: Math.min(MOST_SAILS, sailsMax) }, (_, i) => i + 1).map((sail) => {
          const person = board.people.find((p) => p.post === 'rigging' && p.sail === sail);
          const group = board.groups.findIndex((g) => g.post === 'rigging' && g.sail === sail);
          return (
            <li key={sail} className="sku-sail" data-torn={sail > sails} {...speaks(ofThing(at, 'sail', label))}>
              {person !== undefined && <PersonPiece person={person} {...acts.person(person.cls)} />}
              {group >= 0 && <GroupPiece group={board.groups[group]!} at={group} {...acts.group(GROUP_IDS[group]!)} />}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Masts, yards, stays and the black flag, behind everything. */
const Spars = () => (
  <svg className="sku-spars" viewBox="0 0 1000 300" preserveAspectRatio="none" aria-hidden="true">
    <path className="sku-stay" d="M120 300L330 14L560 300M330 14L980 292M560 20L780 300M560 20L250 300" />
    <path className="sku-mast" d="M330 300V8M560 300V4M760 300V40" />
    <path className="sku-yard" d="M240 70H420M460 60H660M690 96H840" />
    <path className="sku-jack" d="M560 6L620 16L560 30z" />
  </svg>
);
