// Ashore: the profile of an island, what can be done there, and how an exploration may end.
import { Icon } from '../../../parts/icon.tsx';
import { varsOf } from '../../parts/at-table.ts';
import { Die } from '../../parts/die.tsx';
import { OfferButton } from '../../parts/offer.tsx';
import { speaks } from '../../parts/speaks.ts';
import { GROUP_IDS, type IslandId, MOORED_AT } from '../content.ts';
import { usePieces } from '../hand.tsx';
import { ICONS } from '../icons.ts';
import { GroupPiece, PersonPiece } from '../pieces/crew.tsx';
import { LAND_ICONS } from '../sea/land.ts';
import { MarkerPiece } from '../ship/hold.tsx';
import { ofThing } from '../speech.ts';
import { useVoyage } from '../table.tsx';
import './ashore.css';
import { findsOn } from './finds.ts';
import { Staged } from './stage.tsx';

interface Explore {
  readonly groups: number;
  readonly joined: readonly number[];
  readonly island: number;
}

const Skyline = ({ id }: { readonly id: IslandId }) => (
  <div className="sku-skyline" aria-hidden="true">
    <svg viewBox="0 0 600 150" preserveAspectRatio="none" aria-hidden="true">
      <path className="sku-far-hills" d="M0 150V96Q60 40 120 82T240 60Q300 8 372 64T500 70Q560 50 600 96V150z" />
      <path className="sku-near-hills" d="M0 150V120Q90 84 170 116T340 104Q420 78 480 112T600 118V150z" />
      <path className="sku-beach" d="M0 150V138Q150 122 300 136T600 132V150z" />
    </svg>
    {LAND_ICONS[id].map((body, i) => (
      <span key={i} style={{ left: `${18 + i * 24}%`, bottom: `${i % 2 === 0 ? 22 : 34}px` }}>
        <Icon body={body} size={i === 0 ? 64 : 44} />
      </span>
    ))}
  </div>
);

/** What each die brings on an island of this kind. */
function Finds({ island }: { readonly island: number }) {
  const { say, speaker } = useVoyage();
  return (
    <ol className="sku-finds">
      {findsOn(island, speaker, say).map(({ goods, words }, i) => (
        <li key={i}>
          <Die face={i + 1} />
          {goods.map((good, k) => (
            <MarkerPiece key={k} marker={good} />
          ))}
          <small className={goods.length > 0 ? 'sr-only' : ''}>{words}</small>
        </li>
      ))}
    </ol>
  );
}

export function AshoreScene({ fold }: { readonly fold: () => void }) {
  const at = useVoyage();
  const { board, offers, say, speaker, names, view } = at;
  const acts = usePieces();
  const id = MOORED_AT[board.ship.cell] ?? 'D';
  const explore = varsOf<Explore>(view, 'explore');
  const picks = offers.filter(({ choice }) => choice[0] === 'send');
  const hoards = board.hoards.filter((h) => h.island === id);
  const doing = offers.filter(({ choice }) => choice[0] === 'explore' || choice[0] === 'bury-loot' || choice[0] === 'mission');
  return (
    <Staged className="sku-ashore" title={say('ashore', { island: speaker.name(id) })} shown={[...picks, ...doing]} fold={fold}>
      <Skyline id={id} />
      {doing.length > 0 && (
        <div className="sku-deeds">
          {doing.map((offer) => (
            <OfferButton key={offer.choice.join(' ')} offer={offer} className="sku-deed" worded>
              <Icon
                body={offer.choice[0] === 'explore' ? ICONS.foot : offer.choice[0] === 'mission' ? ICONS.compass : ICONS.spade}
                size={30}
              />
              <b>{speaker.label(offer.choice)}</b>
              {offer.choice[0] === 'mission' && <small>{speaker.card(offer.choice[1] as string)}</small>}
              {offer.choice[0] === 'explore' && <small>{say('exploreOdds')}</small>}
              {offer.choice[0] === 'bury-loot' && <small>{say('buryHow', { loot: board.loot })}</small>}
            </OfferButton>
          ))}
        </div>
      )}
      {hoards.map((h) => (
        <p key={h.seat} {...speaks(ofThing(at, 'hoard'))}>
          {say('hoardHere', { name: names[h.seat] ?? '', n: h.amount })}
        </p>
      ))}
      {explore !== null && (
        <section className="sku-party" aria-label={say('party')}>
          <h4>{say('party')}</h4>
          <p>{explore.island > 0 ? say('islandFinds') : say('exploreOdds')}</p>
          {explore.island > 0 && <Finds island={explore.island} />}
          <p>{say('exploreTrust')}</p>
          <div>
            {board.groups.map((group, i) =>
              group.post === 'box' || group.post === 'infirmary' ? null : (
                <span key={i} data-gone={(explore.groups & (1 << i)) !== 0}>
                  <GroupPiece group={group} at={i} {...acts.group(GROUP_IDS[i]!)} />
                </span>
              ),
            )}
            {explore.joined.map((at) => (
              <PersonPiece key={at} person={board.people[at]!} />
            ))}
          </div>
        </section>
      )}
    </Staged>
  );
}
