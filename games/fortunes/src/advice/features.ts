// What matters in a match, for every player, in numbers of about one. The matter stands before the first dot.
import { assembled, type Features, places, type State } from '@boucan/kernel';
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

/** All of them, in their order: learned weights belong to it. */
const {
  names,
  count: COUNT,
  from: AT,
} = assembled({
  terms: TERMS,
  facts: FACTS,
  ships: TYPES.map((ship) => `ship.${ship}`),
  sections: SECTIONS.map((section) => `ship.${section}`),
  skills: SKILLS.map((skill) => `captain.${skill}`),
  ways: KINDS.map((kind) => `way.${kind}`),
  near: KINDS.slice(0, -1).map((kind) => `near.${kind}`), // what lies near has no risk of its own
});
const { facts: FACT, ships: SHIP, sections: SECTION, skills: SKILL, ways: WAY } = AT;
const F = places(FACTS);

const points: number[] = [];

export const features: Features<Caribbean> = {
  names,
  fill(s: State<Caribbean>, out, stride = COUNT) {
    const b = s.board;
    const n = s.seats;
    out.fill(0, 0, n * stride);
    const left = lookAround(b);
    points.length = n;
    for (let seat = 0; seat < n; seat++) {
      const p = playerOf(b, seat);
      points[seat] = p.points + hiddenPoints(b, p);
    }
    for (let seat = 0; seat < n; seat++) {
      const from = seat * stride;
      const terms = termsOf(s, seat, left);
      for (let i = 0; i < TERMS.length; i++) out[from + i] = terms[i]!;
      const p = playerOf(b, seat);
      let rival = 0;
      for (let i = 0; i < n; i++) if (i !== seat && points[i]! > rival) rival = points[i]!;
      const at = from + FACT;
      // What is set aside counts as it will be, as it does in the terms: otherwise a bargain would be judged by halves.
      const mark = points[seat]! + withAside.points;
      const mine = b.turn.seat === seat;
      out[at + F['glory.lead']] = (mark - rival) / 4;
      out[at + F['glory.rival']] = rival / b.house.target;
      out[at + F['glory.near']] = mark / b.house.target;
      out[at + F['glory.hidden']] = hiddenPoints(b, p) / 4;
      out[at + F['time.left']] = left;
      out[at + F['time.round']] = b.round / 20;
      out[at + F['time.turn']] = mine ? 1 : 0;
      out[at + F['time.actions']] = mine ? b.turn.actions / RULES.actions : 0;
      out[at + F['time.seats']] = n / 4;
      out[at + F['gold.ashore']] = p.chest / 10;
      out[at + F['cards.hand']] = (p.hand.length + withAside.points) / RULES.handLimit;
      if (p.captain === null) {
        out[at + F['captain.none']] = 1;
        continue;
      }
      fillWays(out, from + WAY);
      out[at + F['gold.aboard']] = withAside.gold / 10;
      out[at + F['cargo.cards']] = withAside.cards / 4;
      out[at + F['cargo.room']] = Math.max(0, withAside.room - withAside.cards) / 4;
      out[at + F['wanted.pirate']] = isPirate(p) ? 1 : 0;
      let bounties = 0;
      for (let i = 0; i < p.bounties.length; i++) bounties += p.bounties[i]!;
      out[at + F['wanted.count']] = bounties / 4;
      out[at + F['estate.specialists']] = p.specialists.length / 2;
      out[at + F['estate.weapons']] = p.weapons.length / 2;
      out[at + F['estate.modifications']] = p.ship.mods.length / 2;
      out[at + F['ventures.rumour']] = p.rumour === null ? 0 : 1;
      out[at + F['ventures.mission']] = p.mission === null ? 0 : 1;
      out[at + F['place.port']] = p.inPort ? 1 : 0;
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
