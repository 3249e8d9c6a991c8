// A captain, and the choice of a ship: at the beginning, and whenever a new one takes over.
import turning from 'icon:clockwise-rotation';
import { Icon } from '../../../parts/icon.tsx';
import { Cubes } from '../../parts/cubes.tsx';
import { Count, Note } from '../../parts/label.tsx';
import { OfferButton } from '../../parts/offer.tsx';
import { offersOf } from '../../parts/offers.ts';
import { speaks } from '../../parts/speaks.ts';
import { CaptainFace, CardBack } from '../cards/cards.tsx';
import { type CaptainId, INTACT, SECTIONS, SHIPS, type ShipId } from '../content.ts';
import { useDeck } from '../deck.tsx';
import { ShipPicture } from '../ships/ship.tsx';
import { ofThing } from '../speech.ts';
import { SectionIcon } from '../tokens/tokens.tsx';
import './captain.css';
import { Scene } from './scene.tsx';

export function CaptainScene({ fold }: { readonly fold: () => void }) {
  const { board, me, say, speaker, offers, params, names, view } = useDeck();
  const mine = me === null ? null : board.players[me]!;
  const captain = ((params.captain as CaptainId | undefined) ?? mine?.next ?? mine?.captain ?? null) as CaptainId | null;
  const ships = offersOf(offers, 'ship');
  const rest = offers.filter((o) => !ships.includes(o));
  const open = (view.match?.asked ?? []).filter((q) => !q.answered && q.seat !== me).map((q) => names[q.seat] ?? '');
  return (
    <Scene kind="captain" title={say(board.round === 0 ? 'setupTitle' : 'newTitle')} offers={rest} fold={fold}>
      <div className="fdm-muster">
        {captain === null ? <CardBack of="captain" /> : <CaptainFace captain={captain} />}
        {ships.length > 0 && me !== null && (
          <div className="fdm-slips">
            <h4>{say('setupShip')}</h4>
            <div className="fdm-slip-row">
              {ships.map((offer) => (
                <OfferButton key={offer.choice[1]} offer={offer} className="fdm-slip">
                  <ShipCard type={offer.choice[1] as ShipId} seat={me} />
                </OfferButton>
              ))}
            </div>
          </div>
        )}
      </div>
      {ships.length === 0 && rest.length === 0 && open.length > 0 && (
        <Note>
          {say('setupWaiting')} {say('waiting', { names: open.join(', ') })}
        </Note>
      )}
      {board.round === 0 && ships.length > 0 && <Note>{say('setupWaiting')}</Note>}
      <span className="sr-only">{captain === null ? '' : speaker.name(captain)}</span>
    </Scene>
  );
}

/** A ship as the yard shows it: outline and figures. */
export function ShipCard({ type, seat }: { readonly type: ShipId; readonly seat: number }) {
  const deck = useDeck();
  const { speaker, say } = deck;
  return (
    <span className="fdm-ship-card">
      <ShipPicture type={type} seat={seat} />
      <b className="fdm-ship-name">{speaker.name(type)}</b>
      <span className="fdm-sections">
        {SECTIONS.map((section) => (
          <span key={section} className="fdm-section" {...speaks(ofThing(deck, section))}>
            <SectionIcon section={section} />
            <Cubes n={INTACT[type][section]} of={INTACT[type][section]} />
          </span>
        ))}
        <Count
          picture={<Icon body={turning} size={18} className="fdm-section-icon" />}
          name={say('manoeuvrability')}
          said={ofThing(deck, 'manoeuvrability', say('manoeuvrability'))}
          n={SHIPS[type].manoeuvrability}
        />
      </span>
    </span>
  );
}
