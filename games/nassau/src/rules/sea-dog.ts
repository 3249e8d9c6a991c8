// Meeting the old sea dog: rum, a tale, and a bargain once a round.   NAS-SEADOG
import { choice, choices, openVars, type Said, type Seat } from '@boucan/kernel';
import { type Nassau, proc, question, type Ship, shipOf } from '../board.ts';
import { GAIN_IDS, type GainId } from '../content/gains.ts';
import { OFFERINGS, type OfferingId } from '../content/tiles.ts';
import { canReceive, pay, receive, receiving } from './ledger.ts';

interface Meeting {
  seat: Seat;
  gain: GainId; // what is bought
}

const BUY = choices('buy', GAIN_IDS);
const NO_TRADE = choice('no-trade');
type Bargain = Said<'buy', [gain: GainId]> | Said<'no-trade'>;

export const offeringOf = (b: Nassau): OfferingId => b.offerings[b.offerings.length - 1]!;

export const meetSeaDog = proc('sea-dog', 'NAS-SEADOG-01', openVars<Meeting, { traded: Bargain }>(), {
  begin: (t, v) => {
    t.tell?.('sea-dog.met', { seat: v.seat });
    return t.call(receive, receiving(v.seat, ['rum-2'], 'sea-dog'), 'rum'); // NAS-SEADOG-02
  },

  rum: (t, v) => t.call(receive, receiving(v.seat, ['tale-1'], 'sea-dog'), 'tale'), // NAS-SEADOG-03

  // One equipment of the offering for a doubloon, once a round however often one meets him.   NAS-SEADOG-04, NAS-SEADOG-05, NAS-SEADOG-06
  tale: (t, v) => {
    const s = shipOf(t.board, v.seat);
    return s.traded || s.doubloon === 0 ? t.done() : t.ask(trade, v.seat, 'traded');
  },

  traded: (t, v, c) => {
    if (c[0] === 'no-trade') return t.done();
    t.tell?.('offering.bought', { seat: v.seat, gain: c[1], offering: offeringOf(t.board) });
    v.gain = c[1];
    return t.call(pay, { seat: v.seat, item: 'doubloon', n: 1, cause: 'sea-dog' }, 'paid');
  },

  paid: (t, v) => t.call(receive, receiving(v.seat, [v.gain], offeringOf(t.board)), 'received'),

  // The equipment first, then the crate that shows it.   NAS-SEADOG-05
  received: (t, v) => {
    mark(shipOf(t.board, v.seat));
    return t.done();
  },
});

/** A crate of his own shows it: from the reserve, or else from a hold; without any the table remembers.   NAS-Q-28 */
function mark(s: Ship): void {
  s.traded = true;
  if (s.reserve > 0) s.reserve--;
  else if (s.crates > 0) s.crates--;
  else return;
  s.marker = 1;
}

export const trade = question<Meeting, Bargain>(
  'sea-dog.trade',
  'NAS-SEADOG-04',
  (o, b, _v, seat) => {
    const s = shipOf(b, seat);
    for (const gain of OFFERINGS[offeringOf(b)].gains)
      o.may(BUY[gain]).unless(!canReceive(b, s, gain), 'NAS-EQUIP-15', 'nothing-to-receive');
    o.may(NO_TRADE);
  },
  { prompt: (b) => ({ offering: offeringOf(b) }) },
);
