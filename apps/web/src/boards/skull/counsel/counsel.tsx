// Advice in the dock: what somebody weighs and the way to advise him; and, for whoever decides, what the others would do.
import { sameChoice } from '@boucan/kernel';
import { Icon } from '../../../parts/icon.tsx';
import { OfferButton } from '../../parts/offer.tsx';
import { owned, SeatShape } from '../../parts/seat-mark.tsx';
import { speaks } from '../../parts/speaks.ts';
import { ICONS } from '../icons.ts';
import { ofThing } from '../speech.ts';
import { useVoyage } from '../table.tsx';
import './counsel.css';

export function Counsel() {
  const { counsel, names, say, speaker } = useVoyage();
  const { weighed, advising, advise } = counsel;
  return (
    <>
      {weighed !== null && (
        <p className="sku-weighs" style={owned(weighed.seat)}>
          <SeatShape seat={weighed.seat} />
          <span>
            <b>{say('weighs', { name: names[weighed.seat] ?? '' })}</b>{' '}
            {speaker.prompt({ question: weighed.question, with: weighed.with })}
          </span>
          <button type="button" className="sku-advise" aria-pressed={advising} onClick={() => advise(!advising)}>
            <Icon body={ICONS.hand} size={18} /> {say(advising ? 'adviseNoMore' : 'advise')}
          </button>
        </p>
      )}
      {counsel.proposals.length > 0 && <Advice />}
    </>
  );
}

/** Everybody's finger, and what it lies on. Whoever is asked may do as he is told with one press. */
function Advice() {
  const at = useVoyage();
  const { counsel, names, say, speaker, offers, me } = at;
  return (
    <ul className="sku-advice" aria-label={say('advice')} {...speaks(ofThing(at, 'advice', say('advice')))}>
      {counsel.proposals.map(({ seat, to, choice }) => {
        const offer = to === me ? offers.find((o) => sameChoice(o.choice, choice)) : undefined;
        const words = say('advises', { name: names[seat] ?? '', what: speaker.label(choice) });
        return (
          <li key={seat} style={owned(seat)}>
            {offer === undefined ? (
              <span>
                <SeatShape seat={seat} /> {words}
              </span>
            ) : (
              <OfferButton offer={offer} className="bp-offer-row sku-advised" worded>
                <SeatShape seat={seat} /> <span className="bp-offer-words">{words}</span>
              </OfferButton>
            )}
          </li>
        );
      })}
    </ul>
  );
}
