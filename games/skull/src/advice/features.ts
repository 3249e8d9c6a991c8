// What matters on a voyage, in numbers of about one. The matter stands before the first dot. First the ship, the same for everybody: whether it
// comes home at all; then each seat, and how far it is ahead of the others: who would have won.
import { assembled, type Features, places, type Seat, type State } from '@boucan/kernel';
import { type Post, personAt, type Voyage } from '../board.ts';
import { CLASSES } from '../content/characters.ts';
import { FOES } from '../content/foes.ts';
import { far } from '../content/map.ts';
import { cannonsOf, hostileActive, isNear, isNight, lifeFor, loadIndex } from '../quantities.ts';
import { canAct, isExhausted, isFit } from '../rules/crew.ts';
import { isAttackable, isBoardable } from '../rules/foes.ts';
import { countIn } from '../rules/hold.ts';
import { careFor, danger, duty, homecoming, isSchemer, type Muster, musterIn, share, shipshape, wayToGo } from './by-hand.ts';

const POSTS: readonly Post[] = [
  'cabins',
  'plot',
  'guard',
  'rigging',
  'boarding',
  'swivel',
  'forecastle',
  'crows-nest',
  'gun-deck',
  'main-deck',
  'bridge',
  'helm',
  'infirmary',
  'enemy-deck',
];

const SHIP = [
  'home.chance',
  'home.danger',
  'way.points',
  'way.hidden',
  'way.known',
  'ship.hull',
  'ship.sails',
  'ship.order',
  'ship.dirt',
  'ship.load',
  'ship.cannons',
  'ship.helm',
  'ship.rigging',
  'ship.guns',
  'ship.movement',
  'morale.now',
  'morale.low',
  'crew.fit',
  'crew.few',
  'crew.wounds',
  'crew.fatigue',
  'crew.exhausted',
  'crew.rail',
  'stores.provisions',
  'stores.rum',
  'stores.loot',
  'time.day',
  'time.night',
  'time.seats',
  'foes.hostile',
  'foes.near',
  'foes.beyond-us',
  'boarding.theirs',
  'boarding.ours',
  'people.up',
  'boarding.odds',
  'boarding.us',
  'foes.boarders',
  'foes.guns',
  'foes.odds',
  'crew.strength',
  'crew.fighters',
  'time.round',
  'time.late',
  'morale.spare',
  'home.hand',
] as const;

const OWN = [
  'seat.captain',
  'seat.turn',
  'seat.schemer',
  'seat.duty',
  'seat.wounds',
  'seat.destiny',
  'seat.barred',
  'trust.own',
  'trust.morale',
  'trust.mutiny',
  'trust.ahead',
  'score.own',
  'score.lead',
  'score.mean',
  'score.doubloons',
  'score.allies',
  'seat.charisma',
  'seat.strength',
  'score.hoped',
  'home.feared',
  'seat.order',
] as const;

/** All of them, in their order: learned weights belong to it. */
const {
  names,
  count: COUNT,
  from: AT,
} = assembled({
  ship: SHIP,
  own: OWN,
  posts: POSTS.map((post) => `post.${post}`),
});
const { own: MINE, posts: POST } = AT;
const S = places(SHIP);
const O = places(OWN);

const table = new Float64Array(SHIP.length);
const MOST_SEATS = 5;
const scores = new Float64Array(MOST_SEATS);

function fillShip(s: State<Voyage>, muster: Muster | null): void {
  const b = s.board;
  table.fill(0);
  const { ship } = b;
  let [fit, wounds, tired, worn, rigging, gunners, rail, ours] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (let i = 0; i < b.groups.length; i++) {
    const g = b.groups[i]!;
    if (!isFit(g)) continue;
    fit++;
    wounds += g.wounds;
    tired += g.fatigue;
    if (isExhausted(g)) worn++;
    ours += (2 - g.wounds) * (g.post === 'rail' && canAct(g) ? 1.3 : 1);
    if (!canAct(g)) continue;
    if (g.post === 'rigging') rigging++;
    else if (g.post === 'gun-deck') gunners++;
    else if (g.post === 'rail') rail++;
  }
  let [hidden, known, up] = [0, 0, 0];
  for (let i = 0; i < b.objectives.length; i++) {
    if (!b.objectives[i]!.up) hidden++;
    else if (b.objectives[i]!.face === 1) known = 1;
  }
  for (let i = 0; i < b.people.length; i++) if (b.people[i]!.post !== 'infirmary') up++;
  let [hostile, near, beyond, boarders, guns] = [0, 0, 0, 0, 0];
  for (let i = 0; i < b.foes.length; i++) {
    const foe = b.foes[i]!;
    if (foe.temper !== 'hostile') continue;
    hostile++;
    if (!isNear(b, foe)) continue;
    const closeness = 1 / (1 + far(foe.cell, ship.cell));
    if (closeness > near) near = closeness;
    if (isBoardable(foe)) {
      boarders += closeness * foe.combat;
      guns += closeness * FOES[foe.id].guns;
    } else if (!(isAttackable(foe) && cannonsOf(b) > 0)) beyond++;
  }
  let [fighters, most] = [0, 0];
  for (let i = 0; i < b.people.length; i++) {
    const p = b.people[i]!;
    if (p.post === 'infirmary') continue;
    const sheet = CLASSES[p.cls];
    fighters += Math.max(sheet.melee, sheet.ranged);
    if (i < b.registers.length && i !== b.captain && p.trust > most) most = p.trust;
  }
  const chance = homecoming(b);
  table[S['home.chance']] = chance;
  table[S['home.hand']] = Math.log(Math.max(0.02, chance) / Math.max(0.02, 1 - chance));
  table[S['home.danger']] = 1 - danger(b);
  table[S['way.points']] = wayToGo(b) / 15;
  table[S['way.hidden']] = hidden / 3;
  table[S['way.known']] = known;
  table[S['ship.hull']] = ship.hold / ship.holdMax;
  table[S['ship.sails']] = ship.sails / Math.max(1, ship.sailsMax);
  table[S['ship.order']] = shipshape(b, muster) / 2;
  table[S['ship.dirt']] = b.dirt / 4;
  table[S['ship.load']] = loadIndex(b) / 3;
  table[S['ship.cannons']] = cannonsOf(b) / 4;
  table[S['ship.helm']] = personAt(b, 'helm') >= 0 ? 1 : 0;
  table[S['ship.rigging']] = rigging / 2;
  table[S['ship.guns']] = hostileActive(b) ? gunners / 2 : 0;
  table[S['ship.movement']] = b.turn.points / 4;
  table[S['morale.now']] = b.morale / 15;
  table[S['morale.low']] = Math.max(0, 8 - b.morale) / 8;
  table[S['crew.fit']] = fit / 5;
  table[S['crew.few']] = fit < 3 ? (3 - fit) / 3 : 0;
  table[S['crew.wounds']] = wounds / 3;
  table[S['crew.fatigue']] = tired / 8;
  table[S['crew.exhausted']] = worn / 3;
  table[S['crew.rail']] = rail / 2;
  table[S['stores.provisions']] = countIn(b, 'provisions') / 3;
  table[S['stores.rum']] = countIn(b, 'rum') / 3;
  table[S['stores.loot']] = b.loot / 40;
  table[S['time.day']] = b.day / 4;
  table[S['time.night']] = isNight(b) ? 1 : 0;
  table[S['time.seats']] = s.seats / 5;
  table[S['foes.hostile']] = hostile / 2;
  table[S['foes.near']] = near;
  table[S['foes.beyond-us']] = beyond;
  if (b.boarding !== null) {
    table[S['boarding.theirs']] = (2 * b.boarding.fresh + b.boarding.hurt) / 8;
    table[S['boarding.ours']] = ours / 8;
    table[S['boarding.odds']] = Math.log((1 + ours) / (1 + 2 * b.boarding.fresh + b.boarding.hurt));
    table[S['boarding.us']] = ours < 3 ? (3 - ours) / 3 : 0;
  }
  table[S['foes.boarders']] = boarders / 4;
  table[S['foes.guns']] = guns / 4;
  table[S['foes.odds']] = boarders > 0 ? Math.max(0, 2 * boarders - ours) / 6 : 0;
  table[S['crew.strength']] = ours / 10;
  table[S['crew.fighters']] = fighters / 12;
  table[S['time.round']] = Math.min(2, b.round / 12);
  table[S['time.late']] = Math.max(0, b.round - 12) / 24;
  table[S['morale.spare']] = Math.max(0, b.morale - most) / 10; // how far a mutiny is
  table[S['people.up']] = up / b.people.length;
}

function fillSeat(s: State<Voyage>, muster: Muster | null, seat: Seat, out: Float64Array, at: number): void {
  const b = s.board;
  const p = b.people[seat]!;
  const r = b.registers[seat]!;
  const captain = seat === b.captain;
  out[at + O['seat.captain']] = captain ? 1 : 0;
  out[at + O['seat.turn']] = s.active === seat ? 1 : 0;
  out[at + O['seat.schemer']] = isSchemer(p) ? 1 : 0;
  out[at + O['seat.duty']] = duty(b, seat, muster);
  out[at + O['seat.wounds']] = p.wounds / lifeFor(p);
  out[at + O['seat.destiny']] = p.destiny / 3;
  out[at + O['seat.barred']] = p.barred ? 1 : 0;
  out[at + O['trust.own']] = p.trust / 10;
  if (!captain) {
    // Whoever is trusted more than morale is high may become Captain.
    out[at + O['trust.morale']] = (p.trust - b.morale) / 10;
    out[at + O['trust.mutiny']] = Math.max(0, p.trust - b.morale + 4) / 4;
  }
  let rival = 0;
  for (let i = 0; i < b.registers.length; i++) if (i !== seat && b.people[i]!.trust > rival) rival = b.people[i]!.trust;
  out[at + O['trust.ahead']] = (p.trust - rival) / 10;
  out[at + O['score.doubloons']] = Math.max(0, r.doubloons - r.brought) / 20;
  for (let i = b.registers.length; i < b.people.length; i++)
    if (b.people[i]!.owner === seat) out[at + O['score.allies']]! += b.people[i]!.trust / 10;
  out[at + O['seat.charisma']] = CLASSES[p.cls].charisma / 4;
  out[at + O['seat.strength']] = Math.max(CLASSES[p.cls].melee, CLASSES[p.cls].ranged) / 4;
  const post = POSTS.indexOf(p.post);
  if (post >= 0) out[at - MINE + POST + post] = 1;
}

export const features: Features<Voyage> = {
  names,
  fill(s: State<Voyage>, out) {
    const b = s.board;
    const n = b.registers.length;
    out.fill(0, 0, n * COUNT);
    if (b.people.length < n) return; // nobody is aboard before all have chosen who they are
    const muster = musterIn(s);
    fillShip(s, muster);
    let total = 0;
    for (let seat = 0; seat < n; seat++) total += scores[seat] = share(b, seat);
    for (let seat = 0; seat < n; seat++) {
      const from = seat * COUNT;
      for (let i = 0; i < SHIP.length; i++) out[from + i] = table[i]!;
      const at = from + MINE;
      fillSeat(s, muster, seat, out, at);
      let rival = Number.NEGATIVE_INFINITY;
      for (let i = 0; i < n; i++) if (i !== seat && scores[i]! > rival) rival = scores[i]!;
      out[at + O['score.own']] = scores[seat]! / 10;
      out[at + O['score.hoped']] = (table[S['home.chance']]! * scores[seat]!) / 10;
      out[at + O['home.feared']] = 1 - table[S['home.chance']]!;
      out[at + O['seat.order']] = careFor(b, seat) * 2 * table[S['ship.order']]!;
      if (n < 2) continue;
      out[at + O['score.lead']] = (scores[seat]! - rival) / 10;
      out[at + O['score.mean']] = (scores[seat]! - (total - scores[seat]!) / (n - 1)) / 10;
    }
  },
};

/** Where the learning sets out from: what was thought by hand of coming home, and a lead of ten points there is as good as a victory. What is carried says how that turned out in 740 voyages. */
export const start: { readonly [feature: string]: number } = { 'home.hand': 1, 'score.lead': 3 };
/** The quantities that all share: whether the ship comes home is foreseen by them alone. */
export const shared = SHIP.length;
/** A ship in good order, and everybody where he is of use: what that is good for shows many watches later, if at all. */
export const habits: readonly (readonly [at: number, worth: number])[] = [
  [MINE + O['seat.order'], 1 / 6],
  [MINE + O['seat.duty'], 1 / 6],
];
