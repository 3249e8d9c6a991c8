// The travelling merchant: a pawn in the town that pays whoever brings the captain to it; the dolphin shows who begins.   NAS-FELD-01
import { choice, choices, openVars, type Pack, part, pick, rulebook, type Said, type Seat } from '@boucan/kernel';
import { type Nassau, shipOf } from '../../board.ts';
import { FACE_IDS, type SpaceId, spaceId } from '../../content/districts.ts';
import type { GainId } from '../../content/gains.ts';
import { CORNER_TILES, LOWER_LEFT, type Space, spacesOf, tileOf, townOf, UPPER_RIGHT } from '../../content/town.ts';
import type { Events } from '../../events.ts';
import { pay, receive, receiving } from '../../rules/ledger.ts';
import { townTurn } from '../../rules/town.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';

interface Merchant {
  pawn: Space;
}

/** Any space of the district in the lower left corner, or in the opposite one if the captain starts there.   NAS-FELD-02, NAS-FELD-03 */
export const merchant = part<Nassau, Merchant, Readonly<Merchant>>('travelling-merchant', {
  setup: (_config, rng, board) => {
    const tile = tileOf(board.captain) === LOWER_LEFT ? UPPER_RIGHT : LOWER_LEFT;
    return { pawn: pick(rng, spacesOf(tile)) };
  },
  clone: (m) => ({ pawn: m.pawn }),
  look: (m) => ({ pawn: m.pawn }),
  imagine: (seen) => ({ pawn: seen.pawn }),
  knows: { pawn: 'all' },
});

export interface MerchantEvents extends Events {
  'merchant.met': { seat: Seat; gain: GainId };
  'merchant.moved': { seat: Seat; space: SpaceId };
}

const { proc, question, before } = rulebook<Nassau, MerchantEvents>();

/** One of the three, and a second one for a doubloon.   NAS-FELD-04, NAS-FELD-05 */
const BONUSES = ['provision-1', 'rum-1', 'crate-1'] as const satisfies GainId[];
type Bonus = (typeof BONUSES)[number];

interface Meeting {
  seat: Seat;
  first: Bonus | null;
  bonus: Bonus;
}

type Take = Said<'take', [bonus: Bonus]>;
type Send = Said<'send', [space: SpaceId]>;
const TAKE = choices('take', BONUSES);
const ENOUGH = choice('enough');
const SEND = Object.fromEntries(
  FACE_IDS.flatMap((face) => [0, 1, 2, 3].map((corner) => [spaceId(face, corner), choice('send', spaceId(face, corner))])),
) as unknown as Readonly<Record<SpaceId, Send>>;

export const meetMerchant = proc(
  'meet-merchant',
  'NAS-FELD-04',
  openVars<Meeting, { chosen: Take; bought: Take | Said<'enough'>; sent: Send }>(),
  {
    begin: (t, v) => t.ask(chooseBonus, v.seat, 'chosen'),

    chosen: (t, v, [, bonus]) => {
      v.bonus = bonus;
      t.tell?.('merchant.met', { seat: v.seat, gain: v.bonus });
      return t.go('receive');
    },

    receive: (t, v) => t.call(receive, receiving(v.seat, [v.bonus], 'merchant'), 'received'),

    // At most two, and the second another than the first.   NAS-FELD-05, NAS-FELD-06
    received: (t, v) => {
      if (v.first !== null || shipOf(t.board, v.seat).doubloon === 0) return t.ask(sendMerchant, v.seat, 'sent');
      v.first = v.bonus;
      return t.ask(buyBonus, v.seat, 'bought');
    },

    bought: (t, v, c) => {
      if (c[0] === 'enough') return t.ask(sendMerchant, v.seat, 'sent');
      v.bonus = c[1];
      return t.call(pay, { seat: v.seat, item: 'doubloon', n: 1, cause: 'merchant' }, 'receive');
    },

    // He stays where he is put, from round to round.   NAS-FELD-07, NAS-FELD-08
    sent: (t, v, [, space]) => {
      merchant.of(t.board).pawn = townOf(t.board.plan).spaces.findIndex(({ id }) => id === space);
      t.tell?.('merchant.moved', { seat: v.seat, space });
      return t.done();
    },
  },
);

export const chooseBonus = question<Meeting, Take>('merchant.bonus', 'NAS-FELD-04', (o) => {
  for (const bonus of BONUSES) o.may(TAKE[bonus]);
});

export const buyBonus = question<Meeting, Take | Said<'enough'>>('merchant.more', 'NAS-FELD-05', (o, _b, v) => {
  for (const bonus of BONUSES) if (bonus !== v.first) o.may(TAKE[bonus]);
  o.may(ENOUGH);
});

/** Any space of the district in the next corner clockwise.   NAS-FELD-07 */
export const sendMerchant = question<Meeting, Send>('merchant.send', 'NAS-FELD-07', (o, b) => {
  const corner = CORNER_TILES.indexOf(tileOf(merchant.of(b).pawn));
  for (const space of spacesOf(CORNER_TILES[(corner + 1) % CORNER_TILES.length]!)) o.may(SEND[townOf(b.plan).spaces[space]!.id]);
});

export const travellingMerchant: Pack<Nassau, MerchantEvents> = {
  id: 'travelling-merchant',
  part: merchant,
  verbs: { enough: [], send: ['space'] },
  procs: [meetMerchant],
  questions: [chooseBonus, buyBonus, sendMerchant],
  changes: [
    // Only a move brings the captain to him; being put back somewhere does not.   NAS-FELD-04, NAS-Q-56
    before(townTurn, 'arrived', (t, v) => {
      if (t.board.captain === merchant.of(t.board).pawn)
        t.first(meetMerchant, { seat: v.seat, first: null, bonus: 'provision-1' });
    }),
  ],
  text: { en, fr },
};
