// Charms and a parrot: what the pack puts between the steps of a round and a duel.   TOY-14
import { choice, choices, openVars, rulebook, type Said, type Seat } from '@boucan/kernel';
import { type DuelBoard, duellist, type Events } from '../../board.ts';
import { duel, strengthen } from '../../rules/duel.ts';
import { PASS, type Pass } from '../../rules/hand.ts';
import { match } from '../../rules/match.ts';
import { CHARMS, type Charm, charmed } from './charms.ts';

/** What can happen with this pack, with its parameters. */
export interface CharmEvents extends Events {
  'charm.laid': { seat: Seat; charm: Charm };
  'parrot.flew': { seat: Seat };
  'parrot.paid': { seat: Seat };
}

const { proc, question, before, after, offers } = rulebook<DuelBoard, CharmEvents>();

type Lay = Said<'lay', [charm: Charm]>;
const LAY = choices('lay', Object.keys(CHARMS) as Charm[]);
const FLOURISH = choice('play', 'flourish');

interface Charming {
  seat: Seat;
}

/** An attacker who still has a charm may lay it down; it adds its worth to the blow.   TOY-15 */
export const charming = proc('charming', 'TOY-15', openVars<Charming, { chosen: Lay | Pass }, void>(), {
  begin: (t, v) => (charmed.of(t.board).fists[v.seat] === null ? t.done() : t.ask(layDown, v.seat, 'chosen')),

  chosen: (t, v, c) => {
    if (c[0] === 'pass') return t.done();
    const charms = charmed.of(t.board);
    charms.fists[v.seat] = null;
    charms.laid.push(c[1]);
    charms.bonus = CHARMS[c[1]];
    t.reveal();
    t.tell?.('charm.laid', { seat: v.seat, charm: c[1] });
    return t.done();
  },
});

export const layDown = question<Charming, Lay | Pass>('charming.lay', 'TOY-15', (o, d, _v, seat) => {
  const charm = charmed.of(d).fists[seat];
  if (charm) o.may(LAY[charm]);
  o.may(PASS);
});

export const changes = [
  before(duel, 'strike', (t, v) => t.first(charming, { seat: v.seat })),
  before(duel, 'strike', (t, v) => {
    const charms = charmed.of(t.board);
    v.total += charms.bonus;
    charms.bonus = 0;
  }),

  // The parrot flies to whoever lands a blow.   TOY-16
  after(duel, 'strike', (t, v) => {
    const charms = charmed.of(t.board);
    if (v.total < 4 || charms.parrot === v.seat) return;
    charms.parrot = v.seat;
    t.tell?.('parrot.flew', { seat: v.seat });
  }),

  // At the start of a round it brings its friend a coin from the chest, if there is one.   TOY-17
  before(match, 'round', (t) => {
    const { parrot } = charmed.of(t.board);
    if (parrot === null || t.board.chest === 0 || t.state.options['parrot-pays'] === false) return;
    t.board.chest--;
    duellist(t.board, parrot).coins++;
    t.tell?.('parrot.paid', { seat: parrot });
  }),

  // A flourish strengthens a blow like a feint or a lunge.   TOY-18
  offers(strengthen, (base) => (o, d, v, seat) => {
    base(o, d, v, seat);
    if (duellist(d, seat).hand.includes('flourish')) o.may(FLOURISH);
  }),
];
