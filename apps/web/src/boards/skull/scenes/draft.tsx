// Before the voyage: two sheets, of which one keeps one.
import { Icon } from '../../../parts/icon.tsx';
import { OfferButton } from '../../parts/offer.tsx';
import { offersOf } from '../../parts/offers.ts';
import { speaks } from '../../parts/speaks.ts';
import { CLASSES, type ClassId, TRAITS, type Trait } from '../content.ts';
import { TRAIT_ICONS } from '../icons.ts';
import { Portrait } from '../pieces/portrait.tsx';
import { ofCard, ofThing } from '../speech.ts';
import { useVoyage } from '../table.tsx';
import './draft.css';
import { Staged } from './stage.tsx';

const SHOWN: readonly Trait[] = [...TRAITS, 'melee', 'ranged'];

/** The sheet of somebody: face, traits, skills. */
export function Sheet({ who }: { readonly who: ClassId }) {
  const at = useVoyage();
  const { speaker, say } = at;
  const sheet = CLASSES[who];
  return (
    <span className="sku-sheet">
      <Portrait who={who} size={132} />
      <strong>{speaker.name(who)}</strong>
      <span className="sku-traits">
        {SHOWN.map((trait) => (
          <span key={trait} {...speaks(ofThing(at, 'trait', speaker.name(trait)))}>
            <Icon body={TRAIT_ICONS[trait]} size={17} />
            <span className="sku-trait-name">{speaker.name(trait)}</span>
            <b>{sheet[trait]}</b>
          </span>
        ))}
      </span>
      <small {...speaks(ofThing(at, 'life', say('lifeDestiny', { life: sheet.life, destiny: sheet.destiny })))}>
        {say('lifeDestiny', { life: sheet.life, destiny: sheet.destiny })}
      </small>
      {sheet.skills.map((skill) => (
        <span key={skill} className="sku-skill" {...speaks(ofCard(at, skill, 'SKU-DICE-02'))}>
          <b>{speaker.name(skill)}</b> {speaker.card(skill)}
        </span>
      ))}
    </span>
  );
}

export function DraftScene({ fold }: { readonly fold: () => void }) {
  const { offers, say, board, me } = useVoyage();
  const draft = offersOf(offers, 'draft');
  const waiting = me === null ? [] : board.registers[me]!.shown;
  return (
    <Staged className="sku-draft" title={say('draft')} shown={draft} fold={fold}>
      <p className="sku-lead">{say('draftLead')}</p>
      <div className="sku-sheets">
        {draft.map((offer) => (
          <OfferButton key={offer.choice[1]} offer={offer} className="sku-sheet-offer" remarked={false}>
            <Sheet who={offer.choice[1] as ClassId} />
          </OfferButton>
        ))}
        {draft.length === 0 && waiting.map((who) => <Sheet key={who} who={who} />)}
      </div>
    </Staged>
  );
}
