// An event of the two modules together: who lies in a port with contraband pays, or gives some up.   SEA-SET-07
import { choice, openVars, type Said, type Seat } from '@boucan/kernel';
import { before, lastInOrder, nextInOrder, playerOf, proc, question } from '../../board.ts';
import { CARGO, type CargoId, type Good } from '../../content/cargo.ts';
import type { EventId, OtherEvent } from '../../content/events.ts';
import { PASS, type Pass } from '../../rules/announcing.ts';
import { discardCargo, takeGood } from '../../rules/cargo.ts';
import { choicesOf } from '../../rules/choices.ts';
import { pay, spendable } from '../../rules/purse.ts';
import { drawEvent } from '../../rules/round/event.ts';
import { CUSTOMS_GOLD, contrabandIn, isContraband } from './content.ts';

export const CUSTOMS = 'customs-sweep' as EventId;

export const SWEEP: { readonly [id: string]: OtherEvent } = {
  [CUSTOMS]: {
    kind: 'other',
    moments: ['event.text'],
    figures: { gold: CUSTOMS_GOLD },
    after: 'discard',
    icons: [
      ['navy-england', 'E'],
      ['navy-holland', 'S'],
      ['pirate-frigate', 'W'],
    ],
    source: 'designed',
  } as OtherEvent,
};

declare module '../../events.ts' {
  interface Events {
    'customs.passed': { seat: Seat };
    'customs.paid': { seat: Seat; gold: number };
    'customs.seized': { seat: Seat; good: Good; card: CargoId };
  }
}

interface Sweep {
  at: number; // in turn order
}

type PayCustoms = Said<'pay-customs', [gold: number]>;
type Surrender = Said<'surrender', [good: Good]>;
const PAY = choice('pay-customs', CUSTOMS_GOLD);
const SURRENDER = choicesOf('surrender', 'goods');

/** In turn order, everybody in a port with cargo: what it is only its owner knows, so each of them opens the hold.   SEA-SET-07 */
export const sweep = proc('customs', 'SEA-m1-07', openVars<Sweep, { answered: PayCustoms | Surrender | Pass }, void>(), {
  begin: (t, v) => {
    const b = t.board;
    const seat = nextInOrder(b, v, (next) => {
      const p = playerOf(b, next);
      return p.captain !== null && p.inPort && p.cargo.length > 0;
    });
    return seat === null ? t.done() : t.ask(openHold, seat, 'answered');
  },

  answered: (t, v, answer) => {
    const b = t.board;
    const seat = lastInOrder(b, v);
    const p = playerOf(b, seat);
    t.reveal();
    if (answer[0] === 'pass') t.tell?.('customs.passed', { seat });
    else if (answer[0] === 'surrender') {
      const card = takeGood(p.cargo, answer[1]);
      discardCargo(b, card);
      t.tell?.('customs.seized', { seat, good: answer[1], card });
    } else {
      pay(p, CUSTOMS_GOLD);
      t.tell?.('customs.paid', { seat, gold: CUSTOMS_GOLD });
    }
    return t.go('begin');
  },
});

/** Who has none has nothing to declare. */
export const openHold = question<Sweep, PayCustoms | Surrender | Pass>(
  'customs.hold',
  'SEA-m1-07',
  (o, b, _v, seat) => {
    const p = playerOf(b, seat);
    if (contrabandIn(p.cargo) === 0) {
      o.may(PASS);
      return;
    }
    o.may(PAY).unless(spendable(p) < CUSTOMS_GOLD, 'FDM-STASH-06', 'gold-missing', { gold: CUSTOMS_GOLD });
    for (const card of p.cargo) if (isContraband(card)) o.may(SURRENDER[CARGO[card].good]);
  },
  { formal: true, prompt: () => ({ gold: CUSTOMS_GOLD }) },
);

/** As the text is carried out: what crews make of the card comes after it. */
export const customs = before(drawEvent, 'text', (t, v) => {
  if (v.event === CUSTOMS) t.first(sweep, { at: 0 });
});
