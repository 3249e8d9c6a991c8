// What matters in a match, for every player, in numbers of about one. The matter stands before the first dot.
import type { Features, State } from '@boucan/kernel';
import { type Caribbean, playerOf } from '../board.ts';
import { RULES } from '../content/constants.ts';
import { SECTIONS } from '../content/ships.ts';
import { isPirate } from '../rules/facts.ts';
import { hiddenPoints } from '../rules/purse.ts';
import { lookAround, TERMS, termsOf, withAside } from './by-hand.ts';
import { personAt } from './people.ts';
import { fillWays, KINDS } from './places.ts';
import { TYPES, vesselAt } from './vessels.ts';

const SKILLS = ['manoeuvre', 'scouting', 'leadership', 'influence'] as const;

const FACTS = [
  'glory.lead',
  'glory.rival',
  'glory.near',
  'glory.hidden',
  'time.left',
  'time.round',
  'time.turn',
  'time.actions',
  'time.seats',
  'gold.aboard',
  'gold.ashore',
  'cards.hand',
  'cargo.cards',
  'cargo.room',
  'wanted.pirate',
  'wanted.count',
  'estate.specialists',
  'estate.weapons',
  'estate.modifications',
  'ventures.rumour',
  'ventures.mission',
  'place.port',
  'captain.none',
] as const;
const FACT = TERMS.length;
const SHIP = FACT + FACTS.length;
const SECTION = SHIP + TYPES.length;
const SKILL = SECTION + SECTIONS.length;
const WAY = SKILL + SKILLS.length;
const COUNT = WAY + 2 * KINDS.length - 1; // what lies near has no risk of its own

const points: number[] = [];

export const features: Features<Caribbean> = {
  names: [
    ...TERMS,
    ...FACTS,
    ...TYPES.map((ship) => `ship.${ship}`),
    ...SECTIONS.map((section) => `ship.${section}`),
    ...SKILLS.map((skill) => `captain.${skill}`),
    ...KINDS.map((kind) => `way.${kind}`),
    ...KINDS.slice(0, -1).map((kind) => `near.${kind}`),
  ],
  fill(s: State<Caribbean>, out) {
    const b = s.board;
    const n = s.seats;
    out.fill(0, 0, n * COUNT);
    const left = lookAround(b);
    points.length = n;
    for (let seat = 0; seat < n; seat++) {
      const p = playerOf(b, seat);
      points[seat] = p.points + hiddenPoints(b, p);
    }
    for (let seat = 0; seat < n; seat++) {
      const from = seat * COUNT;
      const terms = termsOf(s, seat, left);
      for (let i = 0; i < FACT; i++) out[from + i] = terms[i]!;
      const p = playerOf(b, seat);
      let rival = 0;
      for (let i = 0; i < n; i++) if (i !== seat && points[i]! > rival) rival = points[i]!;
      const at = from + FACT;
      // What is set aside counts as it will be, as it does in the terms: otherwise a bargain would be judged by halves.
      const mark = points[seat]! + withAside.points;
      const mine = b.turn.seat === seat;
      out[at] = (mark - rival) / 4;
      out[at + 1] = rival / b.house.target;
      out[at + 2] = mark / b.house.target;
      out[at + 3] = hiddenPoints(b, p) / 4;
      out[at + 4] = left;
      out[at + 5] = b.round / 20;
      out[at + 6] = mine ? 1 : 0;
      out[at + 7] = mine ? b.turn.actions / RULES.actions : 0;
      out[at + 8] = n / 4;
      out[at + 10] = p.chest / 10;
      out[at + 11] = (p.hand.length + withAside.points) / RULES.handLimit;
      if (p.captain === null) {
        out[at + 22] = 1;
        continue;
      }
      fillWays(out, from + WAY);
      out[at + 9] = withAside.gold / 10;
      out[at + 12] = withAside.cards / 4;
      out[at + 13] = Math.max(0, withAside.room - withAside.cards) / 4;
      out[at + 14] = isPirate(p) ? 1 : 0;
      let bounties = 0;
      for (let i = 0; i < p.bounties.length; i++) bounties += p.bounties[i]!;
      out[at + 15] = bounties / 4;
      out[at + 16] = p.specialists.length / 2;
      out[at + 17] = p.weapons.length / 2;
      out[at + 18] = p.ship.mods.length / 2;
      out[at + 19] = p.rumour === null ? 0 : 1;
      out[at + 20] = p.mission === null ? 0 : 1;
      out[at + 21] = p.inPort ? 1 : 0;
      const { type, hull, cargo, masts, crew, cannons } = p.ship;
      const vessel = vesselAt(seat, type);
      if (vessel.kind >= 0) out[from + SHIP + vessel.kind] = 1;
      out[from + SECTION] = (vessel.hull - hull) / 3;
      out[from + SECTION + 1] = (vessel.cargo - cargo) / 3;
      out[from + SECTION + 2] = (vessel.masts - masts) / 3;
      out[from + SECTION + 3] = (vessel.crew - crew) / 3;
      out[from + SECTION + 4] = (vessel.cannons - cannons) / 3;
      const who = personAt(seat, p.captain);
      out[from + SKILL] = who.manoeuvre / 4;
      out[from + SKILL + 1] = who.scouting / 4;
      out[from + SKILL + 2] = who.leadership / 4;
      out[from + SKILL + 3] = who.influence / 4;
    }
  },
};

/** Where the learning sets out from: what was thought of it before. */
export const start: { readonly [feature: string]: number } = Object.fromEntries(TERMS.map((name) => [name, 0.42]));
