// A post of the ship: its name, who stands there, what it brings, and a glow when somebody can be put there.
import type { OfferView } from '@boucan/table';
import type { MouseEvent } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import { type Acts, allowed, pressing } from '../../parts/offers.ts';
import { glow, Target } from '../../parts/place.tsx';
import { speaks } from '../../parts/speaks.ts';
import { Sum } from '../../parts/sum.tsx';
import { type ClassId, GROUP_IDS, type Post } from '../content.ts';
import { RoomFingers } from '../counsel/fingers.tsx';
import { usePieces, useRoomOffer } from '../hand.tsx';
import { ICONS, POST_ICONS } from '../icons.ts';
import { GroupPiece, PersonPiece } from '../pieces/crew.tsx';
import { ofThing } from '../speech.ts';
import { askedOf, personOf, useVoyage } from '../table.tsx';
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

/** Whoever stands in a post and can do nothing now is pressed for the post itself. */
export const throughPieces = (acts: Acts, offer: OfferView | undefined) =>
  offer === undefined
    ? {}
    : {
        onClick: ({ target }: MouseEvent) => {
          if (target instanceof Element && target.closest('button') === null) pressing(acts, offer).onClick();
        },
      };

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
  const costs = offer?.choice[0] === 'reassign' && allowed(offer);
  const placing =
    offer?.choice[0] === 'reassign'
      ? personOf(board, offer.choice[1] as ClassId)
      : offer?.choice[0] === 'post'
        ? askedOf(at)
        : undefined;
  const standing = placing ?? people[0];
  const shown = standing && bringsAt(board, standing, post as Post);
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
      <div className="sku-room-in" {...throughPieces(at, offer)}>
        {people.map((person) => (
          <PersonPiece key={person.cls} person={person} {...acts.person(person.cls)} />
        ))}
        {groups.map(({ group, i }) => (
          <GroupPiece key={i} group={group} at={i} {...acts.group(GROUP_IDS[i]!)} />
        ))}
      </div>
      {((shown !== undefined && shown.length > 0) || costs) && (
        <footer>
          {costs && (
            <span className="sku-brings sku-costs" aria-hidden="true">
              <Icon body={ICONS.flag} size={14} />
              <b>−1</b>
            </span>
          )}
          {shown?.map((brings) => (
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
    const price = costs ? [say('reassignCosts', { left: board.morale - 1 })] : [];
    const why = allowed(offer!) ? [...would, ...price] : offer!.because.map((r) => speaker.reason(r));
    return [speaker.label(offer!.choice), ...why].join('. ');
  }
}
