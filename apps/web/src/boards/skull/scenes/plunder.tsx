// Plunder: what the prize's hold has left, who carries off what, and who mends the ship instead.
import { Icon } from '../../../parts/icon.tsx';
import { varsOf } from '../../parts/at-table.ts';
import { RichOffer } from '../../parts/offer.tsx';
import { offerOf, offersOf } from '../../parts/offers.ts';
import { speaks } from '../../parts/speaks.ts';
import { FOES, type FoeId, GROUP_IDS } from '../content.ts';
import { usePieces } from '../hand.tsx';
import { ICONS } from '../icons.ts';
import { GroupPiece, PersonPiece } from '../pieces/crew.tsx';
import { Hull } from '../sea/hulls.tsx';
import { MarkerPiece } from '../ship/hold.tsx';
import { ofMarker, ofThing } from '../speech.ts';
import { useVoyage } from '../table.tsx';
import './plunder.css';
import { Staged } from './stage.tsx';

interface Plunder {
  readonly foe: FoeId;
  readonly taken: number;
  readonly used: number;
  readonly who: number;
}

const VERBS = new Set(['plunder-with', 'mend-with', 'plunder', 'mend-after', 'call']);

export function PlunderScene({ fold }: { readonly fold: () => void }) {
  const at = useVoyage();
  const { board, offers, say, speaker, view } = at;
  const acts = usePieces();
  const { foe, taken, used, who } = varsOf<Plunder>(view, 'plunder')!;
  const whole = FOES[foe].hold ?? 0;
  const left = Math.max(0, (board.foes.find((f) => f.id === foe)?.hold ?? 0) - taken);
  const shown = offers.filter(({ choice }) => VERBS.has(choice[0] as string));
  const own = [...offersOf(offers, 'plunder'), ...offersOf(offers, 'mend-after')];
  const words = say('prizeLeft', { n: left, taken });
  return (
    <Staged className="sku-plunder" title={say('plunderOf', { foe: speaker.name(`${foe}:the`) })} shown={shown} fold={fold}>
      <section className="sku-prize" aria-label={words} {...speaks(ofThing(at, 'prize', words))}>
        <svg viewBox="-46 -46 92 92" width="96" height="96" aria-hidden="true">
          <g transform="rotate(90)">
            <Hull kind={foe} />
          </g>
        </svg>
        <ol aria-hidden="true">
          {Array.from({ length: whole }, (_, i) => (
            <li key={i} data-state={i < left ? 'full' : i < left + taken ? 'taken' : 'gone'}>
              <Icon body={ICONS.hold} size={24} />
            </li>
          ))}
        </ol>
        <p>{words}</p>
        {board.found.length > 0 && (
          <span className="sku-found">
            {board.found.map((marker, i) => (
              <span key={i} {...speaks(ofMarker(at, marker))}>
                <MarkerPiece marker={marker} />
              </span>
            ))}
          </span>
        )}
      </section>
      <ul className="sku-plunderers">
        {board.groups.map((group, i) => {
          const take = offerOf(offers, 'plunder-with', GROUP_IDS[i]!);
          const mend = offerOf(offers, 'mend-with', GROUP_IDS[i]!);
          if (group.post === 'box' || group.post === 'infirmary') return null;
          return (
            <li key={i} data-done={(used & (1 << i)) !== 0}>
              <GroupPiece group={group} at={i} />
              {take !== undefined && <RichOffer offer={take} plain />}
              {mend !== undefined && <RichOffer offer={mend} plain />}
            </li>
          );
        })}
        {board.people.map((person, i) => {
          if (person.post === 'infirmary') return null;
          const act = acts.person(person.cls);
          if (own.length > 0 ? i !== who : act.offer === undefined) return null;
          return (
            <li key={person.cls}>
              <PersonPiece person={person} {...act} />
              {i === who && own.map((offer) => <RichOffer key={offer.choice[0]} offer={offer} plain />)}
            </li>
          );
        })}
      </ul>
    </Staged>
  );
}
