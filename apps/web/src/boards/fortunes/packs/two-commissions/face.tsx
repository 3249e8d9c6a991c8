// Two captains side by side, one to be kept.
import { Note } from '../../../parts/label.tsx';
import { OfferButton } from '../../../parts/offer.tsx';
import { offersOf } from '../../../parts/offers.ts';
import { CaptainFace } from '../../cards/cards.tsx';
import type { CaptainId } from '../../content.ts';
import { useDeck } from '../../deck.tsx';
import type { PackFace } from '../../packs.ts';
import { Scene } from '../../scenes/scene.tsx';
import './face.css';
import { sayIn } from './words.ts';

const QUESTION = 'commission.choose';

function Commissions({ fold }: { readonly fold: () => void }) {
  const { view, me, lang, say, offers, names } = useDeck();
  const captains = offersOf(offers, 'command');
  const others = (view.match?.asked ?? []).filter((q) => !q.answered && q.seat !== me).map((q) => names[q.seat] ?? '');
  return (
    <Scene kind="captain" title={sayIn(lang)('title')} offers={offers.filter((offer) => !captains.includes(offer))} fold={fold}>
      <div className="fdm-commissions">
        {captains.map((offer) => (
          <OfferButton key={offer.choice[1]} offer={offer} className="fdm-commission">
            <CaptainFace captain={offer.choice[1] as CaptainId} />
          </OfferButton>
        ))}
      </div>
      <Note>{captains.length > 0 ? sayIn(lang)('other') : say('waiting', { names: others.join(', ') })}</Note>
    </Scene>
  );
}

export const face: PackFace = {
  scene: ({ view, question, lang, board }) =>
    question === QUESTION || (question === null && board.round === 0 && view.match!.asked.some((q) => q.question === QUESTION))
      ? { key: `commissions ${board.round}`, title: sayIn(lang)('title'), show: (fold) => <Commissions fold={fold} /> }
      : null,
};
