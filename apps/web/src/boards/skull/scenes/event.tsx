// An event card, large: what it says, and who must answer for it.
import { Icon } from '../../../parts/icon.tsx';
import { speaks } from '../../parts/speaks.ts';
import { type EventId, EXHAUSTED, eventCard, GROUP_IDS, GROUP_TRAIT, quantities } from '../content.ts';
import { usePieces } from '../hand.tsx';
import { CARD_ICONS, POST_ICONS } from '../icons.ts';
import { GroupPiece, PersonPiece } from '../pieces/crew.tsx';
import { ofThing } from '../speech.ts';
import { useVoyage } from '../table.tsx';
import { chanceOf } from './chance.ts';
import './event.css';
import { Staged } from './stage.tsx';

/** A card to be read from across the table. */
export function EventFace({ card }: { readonly card: EventId }) {
  const at = useVoyage();
  const { speaker, say } = at;
  const { climate, roll } = eventCard(card);
  return (
    <article className="sku-event-card" data-climate={climate} {...speaks(ofThing(at, 'event', speaker.name(card)))}>
      <span className="sku-event-art" aria-hidden="true">
        <Icon body={CARD_ICONS[card]} size={104} />
      </span>
      <h4>{speaker.name(card)}</h4>
      <p>{speaker.card(card)}</p>
      {roll !== null && (
        <p className="sku-event-roll">
          <Icon body={POST_ICONS[roll.post]} size={18} />{' '}
          {say('eventRoll', { post: speaker.name(roll.post), trait: speaker.name(roll.trait), over: roll.over })}
        </p>
      )}
    </article>
  );
}

/** How the dice stand: so many of them, and how likely one of them is to do. */
export function Chance({ dice, over }: { readonly dice: number; readonly over: number }) {
  const { say } = useVoyage();
  return <figcaption className="sku-chance">{say('chance', { dice, over, odds: chanceOf(dice, over) })}</figcaption>;
}

export function EventScene({ card, fold }: { readonly card: EventId; readonly fold: () => void }) {
  const { board, say, speaker, offers } = useVoyage();
  const acts = usePieces();
  const { roll } = eventCard(card);
  const rail = roll?.post === 'rail';
  const there =
    roll === null ? [] : board.people.filter((p) => (rail ? p.post === 'boarding' || p.post === 'swivel' : p.post === roll.post));
  const groups = board.groups.flatMap((group, i) => (roll !== null && group.post === roll.post ? [{ group, i }] : []));
  const asked = board.groups.flatMap((group, i) =>
    offers.some(({ choice }) => choice[0] === 'group' && choice[1] === GROUP_IDS[i]) ? [{ group, i }] : [],
  );
  const calls = offers.filter(({ choice }) => choice[0] === 'call' || choice[0] === 'group');
  return (
    <Staged className="sku-event" title={say('event')} shown={calls} fold={fold}>
      <div className="sku-event-row">
        <EventFace card={card} />
        {roll !== null && (
          <section className="sku-answer" aria-label={say('whoAnswers')}>
            <h4>{say('whoAnswers')}</h4>
            <div>
              {there.map((person) => (
                <figure key={person.cls}>
                  <PersonPiece person={person} {...acts.person(person.cls)} />
                  <Chance dice={quantities.traitOf(board, person, roll.trait)} over={roll.over} />
                </figure>
              ))}
              {there.length === 0 &&
                groups.map(({ group, i }) => (
                  <figure key={i}>
                    <GroupPiece group={group} at={i} />
                    <Chance dice={group.fatigue >= EXHAUSTED ? 0 : GROUP_TRAIT} over={roll.over} />
                  </figure>
                ))}
              {there.length + groups.length === 0 && <p>{say('nobodyThere', { post: speaker.name(roll.post) })}</p>}
            </div>
          </section>
        )}
        {asked.length > 0 && (
          <section className="sku-answer" aria-label={say('whichGroup')}>
            <h4>{say('whichGroup')}</h4>
            <div>
              {asked.map(({ group, i }) => (
                <GroupPiece key={i} group={group} at={i} {...acts.group(GROUP_IDS[i]!)} />
              ))}
            </div>
          </section>
        )}
      </div>
    </Staged>
  );
}
