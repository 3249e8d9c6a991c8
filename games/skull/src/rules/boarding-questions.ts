// What is asked in a boarding.
import { choice, choices, type Offering } from '@boucan/kernel';
import { type Person, peopleAt, question, type Voyage } from '../board.ts';
import { GROUP_IDS } from '../content/groups.ts';
import { COMBAT_CELLS } from '../content/ships.ts';
import { POSTS, roomFor } from './crew.ts';
import {
  type Act,
  type DeckAct,
  type Fray,
  firstToMove,
  type MoveTo,
  type Orders,
  railGroups,
  type Strike,
  woundable,
} from './fray.ts';
import { offerRum } from './rum.ts';
import { type Order, offerGroupMoves } from './stations.ts';
import { CALL, type Call, ENOUGH, type Enough, GROUP, type OfGroup, PASS, type Pass } from './words.ts';

export const JUMP = choice('jump');
export const SHOOT = choice('shoot');
export const SWIVEL = choice('fire-swivel');
export const HARANGUE = choice('harangue');
export const CUT = choice('cut');
export const CAPITULATE = choice('capitulate');
const FIGHT = [choice('fight', 'melee'), choice('fight', 'ranged')] as const;
const SUPPORT = GROUP_IDS.map((id) => [choice('support', id, 'melee'), choice('support', id, 'ranged')] as const);
const STRIKE = [choice('strike', 'hurt'), choice('strike', 'fresh')] as const;
const POST = choices('post', POSTS);

export const nextToAct = question<Fray, Call>('boarding.next', 'SKU-BOARDING-14', (o, b, v) => {
  for (const i of v.left) o.may(CALL[b.people[i]!.cls]);
});

/** SKU-BOARDING-20 */
export const deckAct = question<Fray, DeckAct>(
  'boarding.deck',
  'SKU-BOARDING-20',
  (o, b) => {
    o.may(FIGHT[0]);
    o.may(FIGHT[1]);
    o.may(CUT).unless(!b.boarding!.cuttable, 'SKU-BOARDING-25', 'no-lines-to-cut');
    o.may(PASS);
  },
  { prompt: (b, v) => ({ who: b.people[v.who]!.cls }) },
);

/** According to the post: jump or support from a boarding cell, shoot, fire, harangue. */
export const act = question<Fray, Act>(
  'boarding.act',
  'SKU-BOARDING-13',
  (o, b, v) => {
    const p = b.people[v.who]!;
    if (p.post === 'crows-nest') o.may(SHOOT);
    else if (p.post === 'swivel') o.may(SWIVEL);
    else if (p.post === 'bridge') o.may(HARANGUE);
    else {
      o.may(JUMP).unless(peopleAt(b, 'enemy-deck') >= COMBAT_CELLS, 'SKU-BOARDING-18', 'deck-full');
      for (const at of railGroups(b))
        for (const c of SUPPORT[at]!) o.may(c).unless(b.boarding!.support[at]! >= 0, 'SKU-BOARDING-33', 'supported-already');
    }
    o.may(PASS);
  },
  { prompt: (b, v) => ({ who: b.people[v.who]!.cls, post: b.people[v.who]!.post }) },
);

export const command = question<Fray, Order | Enough>(
  'boarding.command',
  'SKU-BOARDING-15',
  (o, b) => {
    offerGroupMoves(o, b, b.boarding!.points);
    o.may(ENOUGH);
  },
  { prompt: (b) => ({ points: b.boarding!.points }) },
);

export const strike = question<Fray, Strike>(
  'boarding.strike',
  'SKU-BOARDING-41',
  (o) => {
    o.may(STRIKE[0]);
    o.may(STRIKE[1]);
  },
  { prompt: (_b, v) => ({ hits: v.ours }) },
);

export const woundWhom = question<Fray, OfGroup>(
  'boarding.wound',
  'SKU-BOARDING-41',
  (o, b) => {
    for (const i of woundable(b)) o.may(GROUP[GROUP_IDS[i]!]);
  },
  { prompt: (_b, v) => ({ hits: v.theirs + 1 }) },
);

function offerPosts(o: Offering<MoveTo>, b: Voyage, p: Person): void {
  for (const post of POSTS)
    if (post !== 'plot' && post !== 'guard' && post !== p.post)
      o.may(POST[post]).unless(!roomFor(b, post), 'SKU-POST-22', 'post-full', { post });
}

/** SKU-BOARDING-11 */
export const nextToMove = question<Fray, Call>('boarding.mover', 'SKU-BOARDING-11', (o, b, v) => {
  for (const i of firstToMove(b, v.left)) o.may(CALL[b.people[i]!.cls]);
});

export const moveTo = question<Fray, MoveTo | Pass>(
  'boarding.post',
  'SKU-BOARDING-11',
  (o, b, v) => {
    offerPosts(o, b, b.people[v.who]!);
    o.may(PASS);
  },
  { prompt: (b, v) => ({ who: b.people[v.who]!.cls }) },
);

export const returnTo = question<Fray, MoveTo>(
  'boarding.return',
  'SKU-BOARDING-26',
  (o, b, v) => offerPosts(o, b, b.people[v.who]!),
  {
    prompt: (b, v) => ({ who: b.people[v.who]!.cls }),
  },
);

/** What points are left, rum, or the white flag.   SKU-BOARDING-04, SKU-END-08 */
export const orders = question<Fray, Orders>(
  'boarding.orders',
  'SKU-BOARDING-11',
  (o, b) => {
    offerGroupMoves(o, b, b.boarding!.points);
    offerRum(o, b);
    o.may(CAPITULATE);
    o.may(ENOUGH);
  },
  { prompt: (b) => ({ points: b.boarding!.points }) },
);
