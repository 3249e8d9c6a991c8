// A post of the ship: its name, who stands there, what it brings, and a glow when somebody can be put there.
import type { OfferView } from '@boucan/table';
import { Icon } from '../../../parts/icon.tsx';
import { allowed } from '../../parts/offers.ts';
import { glow, Target } from '../../parts/place.tsx';
import { speaks } from '../../parts/speaks.ts';
import { Sum } from '../../parts/sum.tsx';
import { GROUP_IDS, type Post } from '../content.ts';
import { RoomFingers } from '../counsel/fingers.tsx';
import { usePieces, useRoomOffer } from '../hand.tsx';
import { ICONS, POST_ICONS } from '../icons.ts';
import { GroupPiece, PersonPiece } from '../pieces/crew.tsx';
import { ofThing } from '../speech.ts';
import { askedOf, useVoyage } from '../table.tsx';
import { type Brings, bringsAt } from './brings.ts';
import './room.css';

const UNITS = { dice: ICONS.dice, cells: ICONS.eye, points: ICONS.shout } as const;

/** A number with its causes, and what it is for. */
export function BringsSum({ brings, inert = false }: { readonly brings: Brings; readonly inert?: boolean }) {
  const { say, speaker } = useVoyage();
  const name = say('brings', { kind: brings.kind, what: speaker.name(brings.what) });
  return (
    <Sum of={brings.of} name={name} nameOf={(what) => speaker.name(what)} inert={inert} className="sku-brings">
      <Icon body={UNITS[brings.kind]} size={14} />
      <b>{brings.of.value}</b>
    </Sum>
  );
}

interface Props {
  readonly post: Post | 'rail';
  /** How many fit; without it there is room for everybody. */
  readonly room?: number | undefined;
  readonly small?: boolean;
  readonly className?: string;
}

export function Room({ post, room, small = false, className = '' }: Props) {
  const at = useVoyage();
  const { board, speaker, say, lit } = at;
  const acts = usePieces();
  const offer = useRoomOffer()(post);
  const people = board.people.filter((p) => p.post === post);
  const groups = board.groups.flatMap((group, i) => (group.post === post ? [{ group, i }] : []));
  const asked = askedOf(at);
  const placing = offer !== undefined && offer.choice[0] === 'post' && asked !== undefined ? asked : null;
  const shown = placing !== null ? bringsAt(board, placing, post as Post) : people[0] && bringsAt(board, people[0], post as Post);
  const n = people.length + groups.length;
  return (
    <section
      className={`sku-room ${className}${glow(offer, lit.includes(post))}`}
      data-room={post}
      data-drop={post}
      data-shut={offer !== undefined && !allowed(offer)}
      data-small={small}
      aria-label={say('roomWords', { post: speaker.name(post), n, room: room ?? 0 })}
      {...speaks(ofThing(at, post, speaker.name(post), whyNot(offer)))}
    >
      <header>
        <Icon body={POST_ICONS[post]} size={16} />
        <span>{speaker.name(post)}</span>
        {room !== undefined && (
          <small aria-hidden="true">
            {n}/{room}
          </small>
        )}
      </header>
      {offer !== undefined && <Target offer={offer} label={targetWords()} acts={at} />}
      <RoomFingers room={post} />
      <div className="sku-room-in">
        {people.map((person) => (
          <PersonPiece key={person.cls} person={person} {...acts.person(person.cls)} />
        ))}
        {groups.map(({ group, i }) => (
          <GroupPiece key={i} group={group} at={i} {...acts.group(GROUP_IDS[i]!)} />
        ))}
      </div>
      {shown !== undefined && shown.length > 0 && (
        <footer>
          {shown.map((brings) => (
            <BringsSum key={brings.what} brings={brings} inert={offer !== undefined} />
          ))}
        </footer>
      )}
    </section>
  );

  function whyNot(of: OfferView | undefined): string | undefined {
    return of === undefined || allowed(of) ? undefined : of.because.map((r) => speaker.reason(r)).join(' ');
  }

  function targetWords(): string {
    const would = (shown ?? []).map((b) => say('bringsWords', { kind: b.kind, what: speaker.name(b.what), n: b.of.value }));
    const why = allowed(offer!) ? would : offer!.because.map((r) => speaker.reason(r));
    return [speaker.label(offer!.choice), ...why].join('. ');
  }
}
