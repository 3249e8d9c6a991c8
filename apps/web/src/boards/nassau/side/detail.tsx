// What somebody points at, explained: what it takes, what it brings, and on a touch screen the choice itself.
import type { OfferView } from '@boucan/table';
import type { ReactNode } from 'react';
import { Note } from '../../parts/label.tsx';
import { RichOffer } from '../../parts/offer.tsx';
import { allowed, keyOf, offerOf, offersOf } from '../../parts/offers.ts';
import { Panel } from '../../parts/panel.tsx';
import {
  GAINS,
  type GainId,
  NOBODY,
  OUTPOSTS,
  opponent,
  opponentId,
  postWeapon,
  towerWeapon,
  townOf,
  WEAPON_AGAINST,
  ZONES,
} from '../content.ts';
import { GainPiece } from '../pieces.tsx';
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

function useShown(looked: NonNullable<Looked>): Shown | null {
  const { board, ship, own, offers, speaker, say, names } = useNassau();
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
      const { kind, strength, points, reward } = opponent(number);
      const weapon = WEAPON_AGAINST[kind];
      const { most, sailors } = ship.sums.shots[weapon];
      const odds = ship.sums.fights?.[looked.place] ?? null;
      return {
        title: speaker.name(opponentId(number)),
        offer: offerOf(offers, 'fight', opponentId(number)),
        body: (
          <>
            <span className="nas-detail-row">
              <OpponentPiece number={number} size={64} />
              <span>
                <Note>{say('foeNeeds', { weapon: speaker.name(weapon), left: board.strengthLeft[looked.place]! })}</Note>
                <Note>{say('foeHave', { most, sailors })}</Note>
                <Note>{say('foeTokens', { n: strength })}</Note>
                {odds !== null && <Note>{say('foeOdds', { hit: odds.hit, falls: odds.falls, unhurt: odds.unhurt })}</Note>}
                <Note>{say('foeBrings', { points, gain: speaker.name(reward), n: GAINS[reward].n })}</Note>
              </span>
            </span>
          </>
        ),
      };
    }
    case 'outpost': {
      const outpost = board.outposts[looked.place]!;
      const garrison = board.garrisons[looked.place]!;
      return {
        title: speaker.name(outpost),
        offer: offerOf(offers, 'capture', outpost),
        body: (
          <>
            <Gains gains={[OUTPOSTS[outpost].gain]} />
            <Note>{garrison === NOBODY ? say('outpostFree') : say('heldBy', { name: names[garrison]! })}</Note>
            <Note>{say('outpostBrings')}</Note>
          </>
        ),
      };
    }
    case 'tower': {
      const tower = board.towers[looked.place]!;
      const weapon = towerWeapon(tower);
      const owner = board.towerSeats[looked.place]!;
      const lying = board.towerCrates[looked.place]!;
      const { crates, towers, points } = ship.sums.count.towers;
      const after = (crates + 1 + (owner === own ? 0 : lying)) * (towers + (owner === own ? 0 : 1));
      return {
        title: speaker.name(tower),
        offer: offerOf(offers, 'occupy', tower),
        body: (
          <>
            {owner !== NOBODY && <Note>{say('towerHeld', { name: names[owner]!, n: board.towerCrates[looked.place]! })}</Note>}
            <Note>
              {say('towerNeeds', {
                weapon: speaker.name(weapon),
                n: lying + 1,
                have: ship.sums.shots[weapon].most,
              })}
            </Note>
            <Note>{say('towerBrings', { n: lying + 1, now: points, later: after })}</Note>
            {owner !== NOBODY && (
              <Note>{say('towerOusts', { name: names[owner]!, n: lying, mine: owner === own ? 'yes' : 'no' })}</Note>
            )}
          </>
        ),
      };
    }
    case 'post': {
      const post = board.posts[looked.place]!;
      const weapon = postWeapon(post);
      const good = board.postGoods[looked.place];
      return {
        title: `${speaker.name(post)}${good ? `: ${speaker.name(good)}` : ''}`,
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
