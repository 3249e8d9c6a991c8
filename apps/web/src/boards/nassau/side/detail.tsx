// What somebody points at, explained: what it takes, what it brings, and on a touch screen the choice itself.
import type { OfferView } from '@boucan/table';
import type { ReactNode } from 'react';
import { Note } from '../../parts/label.tsx';
import { RichOffer } from '../../parts/offer.tsx';
import { allowed, keyOf, offerOf, offersOf } from '../../parts/offers.ts';
import { Panel } from '../../parts/panel.tsx';
import { type GainId, OUTPOSTS, opponentId, postWeapon, townOf, ZONES } from '../content.ts';
import { GainPiece } from '../pieces.tsx';
import { foeNotes, outpostNotes, towerNotes } from '../remark.ts';
import { OpponentPiece } from '../sea/opponent.tsx';
import type { Looked } from '../stage.ts';
import { useNassau } from '../table.tsx';
import './detail.css';

interface Props {
  readonly looked: NonNullable<Looked>;
  readonly pinned: boolean;
  readonly close: () => void;
}

export function Detail({ looked, pinned, close }: Props) {
  const { offers, speaker } = useNassau();
  const shown = useShown(looked);
  if (shown === null) return null;
  return (
    <Panel label={shown.title} className="nas-detail" head={<h3>{shown.title}</h3>} {...(pinned && { close })}>
      <div className="nas-detail-body">
        {shown.body}
        {shown.offer !== undefined && !allowed(shown.offer) && (
          <p className="nas-why">{shown.offer.because.map((reason) => speaker.reason(reason)).join(' ')}</p>
        )}
        {pinned && shown.offer !== undefined && offers.includes(shown.offer) && <RichOffer offer={shown.offer} plain />}
      </div>
    </Panel>
  );
}

interface Shown {
  readonly title: string;
  readonly body: ReactNode;
  readonly offer?: OfferView | undefined;
}

const Gains = ({ gains }: { readonly gains: readonly GainId[] }) => {
  const { speaker } = useNassau();
  return (
    <ul className="nas-detail-gains">
      {gains.map((gain) => (
        <li key={gain}>
          <GainPiece gain={gain} size={24} />
          {speaker.name(gain)}
        </li>
      ))}
    </ul>
  );
};

const Notes = ({ of }: { readonly of: readonly string[] }) => of.map((words) => <Note key={words}>{words}</Note>);

function useShown(looked: NonNullable<Looked>): Shown | null {
  const at = useNassau();
  const { board, ship, offers, speaker, say } = at;
  const town = townOf(board.plan);
  switch (looked.kind) {
    case 'offer': {
      const offer = offers.find((one) => keyOf(one) === looked.key);
      if (offer === undefined) return null;
      const [verb, alley, id] = offer.choice;
      const square = town.spaces.find((space) => space.id === (verb === 'relocate' || verb === 'send' ? alley : id));
      const cost = verb === 'walk' || verb === 'land' || verb === 'barge' ? town.alleys[alley as number]!.sections : null;
      return {
        title: square === undefined ? speaker.label(offer.choice) : speaker.name(square.id),
        offer,
        body: (
          <>
            {cost !== null && <Note>{say('laneCosts', { n: cost, have: ship.standing })}</Note>}
            {verb === 'barge' && <Note>{say('bargeCosts')}</Note>}
            {square !== undefined && <Gains gains={square.reward} />}
          </>
        ),
      };
    }
    case 'space': {
      const { id, reward } = town.spaces[looked.space]!;
      const ways = offersOf(offers, 'walk').filter(({ choice }) => choice[2] === id);
      return {
        title: speaker.name(id),
        offer: ways.length === 1 ? ways[0] : undefined,
        body: (
          <>
            <Gains gains={reward} />
            {ways.map((way) => (
              <Note key={keyOf(way)}>{say('laneCosts', { n: way.choice[3] as number, have: ship.standing })}</Note>
            ))}
          </>
        ),
      };
    }
    case 'opponent': {
      const number = board.opponents[looked.place]!;
      if (number === 0) return null;
      return {
        title: speaker.name(opponentId(number)),
        offer: offerOf(offers, 'fight', opponentId(number)),
        body: (
          <span className="nas-detail-row">
            <OpponentPiece number={number} size={64} />
            <span>
              <Notes of={foeNotes(at, looked.place)} />
            </span>
          </span>
        ),
      };
    }
    case 'outpost': {
      const outpost = board.outposts[looked.place]!;
      return {
        title: speaker.name(outpost),
        offer: offerOf(offers, 'capture', outpost),
        body: (
          <>
            <Gains gains={[OUTPOSTS[outpost].gain]} />
            <Notes of={outpostNotes(at, looked.place)} />
          </>
        ),
      };
    }
    case 'tower': {
      const tower = board.towers[looked.place]!;
      return {
        title: speaker.name(tower),
        offer: offerOf(offers, 'occupy', tower),
        body: <Notes of={towerNotes(at, looked.place)} />,
      };
    }
    case 'post': {
      const post = board.posts[looked.place]!;
      const weapon = postWeapon(post);
      const good = board.postGoods[looked.place];
      return {
        title: good ? say('postHolds', { post: speaker.name(post), good: speaker.name(good) }) : speaker.name(post),
        offer: offerOf(offers, 'plunder', post),
        body: (
          <Note>
            {say('postNeeds', {
              weapon: speaker.name(weapon),
              have: ship.sums.weapons[weapon],
              crew: ship.sailors + ship.standing,
              room: ship.sums.room.good,
            })}{' '}
            {good ? say('postBrings', { good: speaker.name(good) }) : say('postEmpty')}
          </Note>
        ),
      };
    }
    case 'zone': {
      const id = ZONES[looked.zone]!;
      const steps = ship.sums.reach[looked.zone];
      return {
        title: say('zone', { zone: id }),
        offer: offersOf(offers, 'enter', id)[0],
        body: (
          <Note>
            {steps
              ? say('steps', { n: steps })
              : say(ship.zone === looked.zone && ship.stage === 'sea' ? 'youAreHere' : 'outOfReach')}
          </Note>
        ),
      };
    }
  }
}
