// Two captains to choose from, at the start and whenever a new one is drawn; the other is shuffled back unseen.   SEA-VAR-02
import { openVars, type Said, type Seat } from '@boucan/kernel';
import { before, playerOf, proc, question } from '../../board.ts';
import type { CaptainId } from '../../content/captains.ts';
import { choicesOf } from '../../rules/choices.ts';
import { course } from '../../rules/course.ts';
import type { Tools } from '../../rules/dice.ts';
import { death } from '../../rules/round/death.ts';
import { commissionsOf, drawn } from './drawn.ts';

declare module '../../events.ts' {
  interface Events {
    'commission.drawn': { seat: Seat }; // secret: captains
    'commission.kept': { seat: Seat }; // secret: captain
  }
}

interface Choosing {
  readonly seats: readonly Seat[];
}
type Command = Said<'command', [captain: CaptainId]>;
const COMMAND = choicesOf('command', 'captains');

/** The one kept takes the place of the one dealt; the others go back into the deck. */
function keep(t: Tools, seat: Seat, captain: CaptainId): void {
  const b = t.board;
  const others = commissionsOf(b, seat).filter((other) => other !== captain);
  playerOf(b, seat).next = captain;
  drawn.of(b).captains[seat] = [];
  b.captains.push(...others);
  t.tell?.('commission.kept', { seat }, { seats: [seat], with: { captain } });
}

/** Each of these keeps one; nobody sees which before it is time.   SEA-VAR-02 */
export const commissions = proc('commissions', 'SEA-VAR-02', openVars<Choosing, { chosen: readonly Command[] }>(), {
  begin: (t, v) => t.askAll(chooseCaptain, v.seats, 'chosen'),

  chosen: (t, v, answers) => {
    for (const [i, seat] of v.seats.entries()) keep(t, seat, answers[i]![1]);
    return t.done();
  },
});

export const chooseCaptain = question<Choosing, Command>(
  'commission.choose',
  'SEA-VAR-02',
  (o, b, _v, seat) => {
    for (const captain of commissionsOf(b, seat)) o.may(COMMAND[captain]);
  },
  { sealed: true },
);

export const changes = [
  before(course, 'begin', (t) => t.first(commissions, { seats: t.board.players.map((_, seat) => seat) })),

  // Who has only one left to draw takes that one.   SEA-VAR-02
  before(death, 'heir', (t, v) => {
    const b = t.board;
    if (b.captains.length < 2 || playerOf(b, v.seat).next !== null) return;
    const captains = [t.draw(b.captains, 'captain', v.seat), t.draw(b.captains, 'captain', v.seat)];
    drawn.of(b).captains[v.seat]!.push(...captains);
    t.tell?.('commission.drawn', { seat: v.seat }, { seats: [v.seat], with: { captains: captains.slice() } });
    t.first(commissions, { seats: [v.seat] });
  }),
];
