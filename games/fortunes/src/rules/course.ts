// The course of the game: set-up choices, then rounds of an event and a turn each, until somebody has won.   FDM-TURN-01
import { openVars, type Seat } from '@boucan/kernel';
import { playerOf, proc, question, turnOrder } from '../board.ts';
import { CAPTAINS } from '../content/captains.ts';
import { RULES } from '../content/constants.ts';
import { newShip } from '../setup.ts';
import { endByExhaustion, endByGlory, endByTime, isLate } from './end.ts';
import { drawGlory } from './glory.ts';
import { drawEvent } from './round/event.ts';
import { dealMerchants, merchantsReturn } from './round/merchants.ts';
import { roundEnd } from './round/round-end.ts';
import { turn } from './sea/turn.ts';
import { offerStartingShips, type Start } from './starting.ts';

interface Course {
  seat: Seat; // whose turn it is in this round
  turns: number; // taken in this round
}

export const course = proc('course', 'FDM-TURN-01', openVars<Course, { revealed: readonly Start[] }>(), {
  begin: (t) =>
    t.askAll(
      chooseShip,
      t.board.players.map((_, seat) => seat),
      'revealed',
    ),

  // All captains and ships at the same moment: in the home port, with 10 gold aboard.   FDM-SETUP-04, FDM-SETUP-05, FDM-SETUP-08, SEA-BASE-01, SEA-BASE-02
  revealed: (t, v, answers) => {
    const b = t.board;
    for (const [seat, p] of b.players.entries()) {
      const captain = p.next!;
      p.captain = captain;
      p.next = null;
      p.ship = newShip(answers[seat]![1]);
      p.zone = CAPTAINS[captain].home;
      p.inPort = true;
      p.gold = RULES.startingGold;
      t.tell?.('captain.revealed', { seat, captain, ship: p.ship.type });
    }
    // The first player is the owner of a captain card drawn at random.   FDM-SETUP-09, SEA-BASE-04
    const cards = b.players.map((p) => p.captain!);
    const drawn = t.draw(cards.slice(), 'first', 0);
    b.first = cards.indexOf(drawn);
    t.tell?.('first.drawn', { seat: b.first });
    v.seat = b.first;
    v.turns = 0;
    return t.go('deal');
  },

  // One Glory card each, without a point.   FDM-SETUP-06
  deal: (t, v) => {
    const b = t.board;
    if (v.turns === b.players.length) return t.go('round');
    const seat = turnOrder(b, b.first)[v.turns++]!;
    return t.call(drawGlory, { seat, cards: RULES.startingGloryCards }, 'deal');
  },

  // Without an event the game is over at once.   FDM-TURN-02, FDM-END-06, SEA-BASE-17
  round: (t, v) => {
    const b = t.board;
    if (b.events.length === 0) return t.end(endByExhaustion(t, 'events'));
    b.round++;
    v.seat = b.first;
    v.turns = 0;
    t.tell?.('round.began', { round: b.round });
    if (b.round > 1) t.tell?.('standing.told', { gloryOfEach: b.players.map(({ points }) => points) });
    merchantsReturn(t);
    return t.call(drawEvent, { event: null }, 'merchants');
  },

  // By agreement every round, after the event, whatever their number.   FDM-RAID-03, SEA-BASE-26
  merchants: (t) => {
    if (t.board.house.refillEveryRound) dealMerchants(t);
    return t.go('turn');
  },

  // Clockwise from the first player, in an order that never changes; everybody has as many turns as anybody.   FDM-SETUP-10, FDM-TURN-13
  turn: (t, v) => {
    const b = t.board;
    if (v.turns === b.players.length) return t.go('roundEnd');
    const seat = turnOrder(b, b.first)[v.turns++]!;
    return t.call(turn, { seat }, 'turn');
  },

  roundEnd: (t) => t.call(roundEnd, {}, 'judge'),

  // Whoever has declared ends the game with this round, before a new event.   FDM-END-03
  judge: (t) => {
    if (t.board.declared.length > 0) return t.end(endByGlory(t));
    return isLate(t.board) ? t.end(endByTime(t)) : t.go('round');
  },
});

/** Sloop or Flute, knowing only the own captain.   FDM-SETUP-03 */
export const chooseShip = question<Course, Start>('setup.ship', 'FDM-SETUP-03', offerStartingShips, {
  sealed: true,
  prompt: (b, _v, seat) => ({ captain: playerOf(b, seat).next ?? playerOf(b, seat).captain }),
});
