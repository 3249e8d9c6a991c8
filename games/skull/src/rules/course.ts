// The course of a match: characters, then one voyage, or six with a harbour between them.   SKU-SETUP, SKU-END
import { choices, openVars, type Said, type Seat, takeOut } from '@boucan/kernel';
import { type Person, proc, question, type Tools, type Voyage } from '../board.ts';
import { CAMPAIGN } from '../content/campaign.ts';
import { CLASS_IDS, CLASSES, type ClassId } from '../content/characters.ts';
import { endVoyage, finalRank, scoresOf, winnersOf } from './end.ts';
import { harbour } from './harbour.ts';
import { layOut } from './layout.ts';
import { hire, newPerson } from './people.ts';
import type { VoyageEnd } from './unrest.ts';
import { voyage } from './voyage.ts';

type Draft = Said<'draft', [who: ClassId]>;

export const course = proc('course', 'SKU-TURN-01', openVars<object, { drafted: readonly Draft[]; ended: VoyageEnd }>(), {
  begin: (t) =>
    t.askAll(
      draft,
      t.board.registers.map((_, seat) => seat),
      'drafted',
    ),

  // SKU-SETUP-12
  drafted: (t, _v, got) => {
    const b = t.board;
    got.forEach(([, cls], seat) => {
      const register = b.registers[seat]!;
      takeOut(register.shown, cls);
      b.classes.push(...register.shown);
      register.shown = [];
      b.people.push(newPerson(cls, seat, 0));
      t.tell?.('person.chosen', { seat, who: cls });
    });
    b.captain = firstCaptain(t);
    t.tell?.('captain.named', { seat: b.captain, who: b.people[b.captain]!.cls });
    for (const seat of hirers(b)) hire(t, seat);
    return t.go('sail');
  },

  sail: (t) => {
    layOut(t);
    return t.call(voyage, {}, 'ended');
  },

  ended: (t, _v, how) => {
    const b = t.board;
    endVoyage(t, how);
    if (!b.house.campaign) {
      const scores = scoresOf(t, how);
      return t.end({ winners: winnersOf(b, how, scores), scores, end: how.end });
    }
    // Two defeats in a row end the campaign as lost.
    if (b.defeats >= 2) return t.end({ winners: [], scores: b.registers.map((r) => r.prestige), end: 'campaign-lost' });
    if (b.voyage === CAMPAIGN.length) {
      const scores = b.registers.map((r) => r.prestige);
      finalRank(t);
      return t.end({ winners: mostPrestige(b), scores, end: 'campaign-won' });
    }
    return t.call(harbour, { how, who: -1 }, 'ashore');
  },

  ashore: (t) => {
    t.board.voyage++;
    return t.go('sail');
  },
});

/** The highest Charisma, then the best fighter, then chance. */
function firstCaptain(t: Tools): Seat {
  const { people } = t.board;
  const rank = (p: Person): number => CLASSES[p.cls].charisma * 100 + CLASSES[p.cls].melee + CLASSES[p.cls].ranged;
  const best = Math.max(...people.map(rank));
  const seats = people.flatMap((p, seat) => (rank(p) === best ? [seat] : []));
  return seats.length === 1 ? seats[0]! : t.draw(seats, 'captain', 0);
}

/** Always four or five aboard: three allies alone, one each for two, one for each who is not Captain of three, one for the least of four. */
function hirers(b: Voyage): Seat[] {
  const seats = b.people.map((_, seat) => seat);
  if (seats.length === 1) return [0, 0, 0];
  if (seats.length === 2) return seats;
  if (seats.length === 3) return seats.filter((seat) => seat !== b.captain);
  if (seats.length > 4) return [];
  const rank = (seat: Seat): number => {
    const { charisma, melee, ranged } = CLASSES[b.people[seat]!.cls];
    return charisma * 100 + melee + ranged;
  };
  return [seats.reduce((last, seat) => (rank(seat) <= rank(last) ? seat : last))];
}

/** Most prestige; then most doubloons of one's own; then the captaincy. */
function mostPrestige(b: Voyage): Seat[] {
  const rank = (seat: Seat): number => {
    const r = b.registers[seat]!;
    return r.prestige * 10_000 + r.doubloons * 2 + (seat === b.captain ? 1 : 0);
  };
  const seats = b.registers.map((_, seat) => seat);
  const best = Math.max(...seats.map(rank));
  return seats.filter((seat) => rank(seat) === best);
}

const DRAFT = choices('draft', CLASS_IDS);
/** One of the two shown. */
export const draft = question<object, Draft>(
  'course.draft',
  'SKU-SETUP-12',
  (o, b, _v, seat) => {
    for (const cls of b.registers[seat]!.shown) o.may(DRAFT[cls]);
  },
  { together: true },
);
