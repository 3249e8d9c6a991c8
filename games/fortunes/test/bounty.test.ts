import { seedOf } from '@boucan/kernel';
import type { SeatOf } from '@boucan/testkit/scenario';
import { expect, test } from 'vitest';
import type { Caribbean, Player } from '../src/board.ts';
import { fortunes } from '../src/game.ts';
import { combat } from '../src/rules/combat/combat.ts';
import type { Tools } from '../src/rules/dice.ts';
import { isPirate } from '../src/rules/facts.ts';
import { addBounty, attackBounty, attackOn, removeBounties } from '../src/rules/sea/bounty.ts';
import { merchant } from '../src/rules/sea/raid.ts';
import { scout } from '../src/rules/sea/scout.ts';
import { turn } from '../src/rules/sea/turn.ts';
import {
  afloat,
  agreed,
  at,
  atWar,
  bounties,
  cubes,
  gold,
  hand,
  inForce,
  inPort,
  merchantIn,
  npc,
  papers,
  scenario,
  ship,
  turnOf,
} from './kit.ts';

const anne = (seat: SeatOf) => ({ seat: seat('anne') });
const anneFinds = (seat: SeatOf) => ({ seat: seat('anne'), target: seat('bart') });
/** English, and without a bounty. */
const FRANCES = afloat('anne', 'frances-wright', 'sloop', 'tortuga');
const ANNE_DIEU_LE_VEUT = afloat('bart', 'anne-dieu-le-veut', 'sloop', 'tortuga');

/** A board and a silent table for single sentences. */
function bare(): { readonly b: Caribbean; readonly t: Tools; readonly p: Player } {
  const b = fortunes.setup({ seats: 2 }, seedOf('bounties')).board;
  return { b, t: { board: b, tell: undefined } as unknown as Tools, p: b.players[0]! };
}

// ── what is counted ──

test('EX-12, FDM-BOUNTY-08, FDM-BOUNTY-09, FDM-BOUNTY-10: one nation at a time, up to five', () => {
  const { t, p } = bare();
  addBounty(t, 0, 'spain');
  addBounty(t, 0, 'france');
  expect(p.bounties).toEqual([0, 1, 1, 0]);
  addBounty(t, 0, 'spain');
  expect(p.bounties).toEqual([0, 2, 1, 0]);
  for (let i = 0; i < 5; i++) addBounty(t, 0, 'spain');
  expect(p.bounties).toEqual([0, 5, 1, 0]);
  addBounty(t, 0, 'holland', 2);
  expect(p.bounties).toEqual([0, 5, 1, 2]);
});

test('FDM-BOUNTY-11, FDM-BOUNTY-15, SEA-BASE-10: one bounty of any nation makes a pirate; with the last one gone it is as if there had been none', () => {
  const { t, p } = bare();
  expect(isPirate(p)).toBe(false);
  addBounty(t, 0, 'holland');
  expect(isPirate(p)).toBe(true);
  expect(removeBounties(t, 0, 'holland', 3)).toBe(1);
  expect(isPirate(p)).toBe(false);
  expect(removeBounties(t, 0, 'holland')).toBe(0);
});

scenario('FDM-BOUNTY-16: everybody sees them')
  .given(bounties('anne', { spain: 2, holland: 1 }))
  .start(turn, anne)
  .expectView('bart', ({ board }) => board.players[0]!.bounties, [0, 2, 0, 1])
  .expectView('table', ({ board }) => board.players[0]!.bounties, [0, 2, 0, 1]);

// ── what brings one ──

scenario(
  'EX-09, FDM-BOUNTY-01, FDM-BOUNTY-11, FDM-BOUNTY-12, SEA-BASE-37: who attacks a non-pirate is wanted by her nation before the first die, and she is not',
)
  .given(FRANCES)
  .given(ANNE_DIEU_LE_VEUT)
  .given(hand('bart', 'smoke-on-the-water'))
  .dice('scouting', 'anne', 5, 1, 1)
  .start(scout, anneFinds)
  .plays('bart pass')
  .expectTold('bounty.gained', { seat: 'anne', nation: 'france', bounties: 1 })
  .expectNotTold('contest.rolled')
  .expectChange({ 'anne.france': 1 })
  .expectAsked('bart', 'announcing.announce');

scenario('FDM-BOUNTY-06: a pirate is fair game')
  .given(FRANCES)
  .given(ANNE_DIEU_LE_VEUT)
  .given(bounties('bart', { holland: 1 }))
  .dice('scouting', 'anne', 5, 1, 1)
  .start(scout, anneFinds)
  .expectTold('combat.began')
  .expectChange({});

scenario('FDM-BOUNTY-18: the own nation pays like any other')
  .given(afloat('bart', 'juan-corso', 'sloop', 'cartagena'))
  .dice('scouting', 'anne', 5, 1, 1)
  .start(scout, anneFinds)
  .expectChange({ 'anne.spain': 1 });

test('FDM-BOUNTY-04, FDM-BOUNTY-06, FDM-BOUNTY-07: the nation of the captain, of the flag; and none of a pirate', () => {
  const { b } = bare();
  b.players[1]!.captain = 'laurens-de-graaf';
  expect(attackOn(b, 1)).toEqual({ victim: 'player', nation: 'france' });
  b.players[1]!.bounties[0] = 1;
  expect(attackOn(b, 1)).toBeNull();
  b.npcs[3] = { zone: 'curacao', ship: 'frigate', captain: 'navy-holland-almonde' };
  b.npcs[4] = { zone: 'curacao', ship: 'sloop', captain: 'pirate-sloop-rackham' };
  expect(attackOn(b, 'navy-holland')).toEqual({ victim: 'naval', nation: 'holland' });
  expect(attackOn(b, 'pirate-sloop')).toBeNull();
});

scenario('FDM-BOUNTY-07: a merchant is of the nation it is taken for')
  .given(merchantIn('cartagena', 'holland'))
  .start(merchant, anne)
  .draws('cargo', 'anne', 'rum-2', 'sugar-1', 'tobacco-1')
  .dice('manoeuvre', 'anne', 1, 1, 1)
  .plays('anne attack holland')
  .expectTold('bounty.gained', { nation: 'holland' });

scenario('EX-25, FDM-BOUNTY-09: a Spanish merchant, later a French captain: one of each')
  .given(at('anne', 'trinidad'))
  .given(afloat('bart', 'laurens-de-graaf', 'sloop', 'trinidad'))
  .given(merchantIn('trinidad', 'spain'))
  .start(turn, anne)
  .dice('scouting', 'anne', 5, 1, 1)
  .draws('cargo', 'anne', 'rum-2', 'sugar-1', 'tobacco-1')
  .dice('manoeuvre', 'anne', 1, 1, 1)
  .plays('anne scout merchant', 'anne attack spain', 'anne done')
  .expectChange({ 'anne.spain': 1, 'anne.gold': 4, track: 1 })
  .dice('scouting', 'anne', 5, 1, 1)
  .plays('anne seek bart')
  .expectChange({ 'anne.france': 1 });

/** Three skulls beat none: three hits, and their owner puts them all on the Hull. */
const SUNK = ['bart take-hit hull', 'bart take-hit hull', 'bart take-hit hull'] as const;

scenario('EX-11, FDM-BOUNTY-02, FDM-BOUNTY-03, FDM-BOUNTY-04: one bounty for attacking a naval ship, a second for beating it')
  .given(ship('anne', 'frigate'))
  .given(npc('navy-holland', 'navy-holland-almonde', 'cartagena'))
  .dice('manoeuvre', 'anne', 5, 5, 5)
  .dice('npc-manoeuvre', null, 1, 1, 1)
  .dice('location', null, 5, 5, 5)
  .start(combat, (seat) => ({ attacker: seat('anne'), defender: 'navy-holland' as const }))
  .expectTold('bounty.gained', { nation: 'holland', bounties: 1 })
  .plays(...SUNK)
  .expectTold('bounty.gained', { nation: 'holland', bounties: 2 })
  .expectTold('glory.won', { source: 'combat' })
  .expectChange({ 'anne.holland': 1, 'anne.points': 1, 'anne.hand': 1, 'navy-holland': 'nowhere' });

scenario('BT-24, FDM-BOUNTY-05, FDM-BOUNTY-12: a naval ship that attacked brings only the bounty for its defeat')
  .given(ship('anne', 'frigate'))
  .given(bounties('anne', { spain: 1 }))
  .given(npc('navy-holland', 'navy-holland-almonde', 'cartagena'))
  .dice('manoeuvre', 'anne', 5, 5, 5)
  .dice('npc-manoeuvre', null, 1, 1, 1)
  .dice('location', null, 5, 5, 5)
  .start(combat, (seat) => ({ attacker: 'navy-holland' as const, defender: seat('anne') }))
  .expectNotTold('bounty.gained')
  .plays(...SUNK)
  .expectChange({ 'anne.holland': 1, 'anne.points': 1, 'anne.hand': 1, 'navy-holland': 'nowhere' });

scenario('FDM-BOUNTY-17: beating a non-pirate player brings no second one')
  .given(ship('anne', 'frigate'))
  .given(at('bart', 'cartagena'))
  .given(cubes('bart', { hull: 1, masts: 0 }))
  .dice('manoeuvre', 'anne', 5, 5, 5)
  .dice('manoeuvre', 'bart', 1)
  .dice('location', null, 2, 2, 2)
  .start(combat, (seat) => ({ attacker: seat('anne'), defender: seat('bart') }))
  .expectTold('captain.died', { seat: 'bart' })
  .expectBoard((b) => b.players[0]!.bounties, [1, 0, 0, 0]);

scenario('FDM-BOUNTY-17: unless the table has agreed that it does')
  .given(agreed({ secondBounty: true }))
  .given(ship('anne', 'frigate'))
  .given(at('bart', 'cartagena'))
  .given(cubes('bart', { hull: 1, masts: 0 }))
  .dice('manoeuvre', 'anne', 5, 5, 5)
  .dice('manoeuvre', 'bart', 1)
  .dice('location', null, 2, 2, 2)
  .start(combat, (seat) => ({ attacker: seat('anne'), defender: seat('bart') }))
  .expectBoard((b) => b.players[0]!.bounties, [2, 0, 0, 0]);

// ── a way out of it ──

scenario('CT-21, false-colours: an attack on a non-pirate without a bounty: the attacker stays a non-pirate')
  .given(FRANCES)
  .given(ANNE_DIEU_LE_VEUT)
  .given(hand('anne', 'false-colours'))
  .dice('scouting', 'anne', 5, 1, 1)
  .start(scout, anneFinds)
  .expectAsked('anne', 'bounty.gaining')
  .plays('anne play false-colours')
  .expectTold('bounty.evaded', { seat: 'anne' })
  .expectChange({ 'anne.hand': -1 })
  .expectBoard((b) => isPirate(b.players[0]!), false);

scenario('false-colours: whoever has any card is asked, and may as well take the bounty')
  .given(FRANCES)
  .given(ANNE_DIEU_LE_VEUT)
  .given(hand('anne', 'all-hands'))
  .dice('scouting', 'anne', 5, 1, 1)
  .start(scout, anneFinds)
  .expectOptions('anne', ['take-bounty'])
  .plays('anne take-bounty')
  .expectChange({ 'anne.france': 1 });

scenario('false-colours: it does not help against a naval ship')
  .given(hand('anne', 'false-colours'))
  .given(npc('navy-holland', 'navy-holland-almonde', 'cartagena'))
  .start(attackBounty, (seat) => ({ seat: seat('anne'), nation: 'holland', victim: 'naval', bounties: 1 }))
  .expectChange({ 'anne.holland': 1 })
  .expectDone();

scenario('false-colours: for a merchant it is named with the attack')
  .given(merchantIn('cartagena', 'holland'))
  .given(hand('anne', 'false-colours'))
  .start(merchant, anne)
  .draws('cargo', 'anne', 'rum-2', 'sugar-1', 'tobacco-1', 'wood-1')
  .expectCan('anne', 'attack-with holland false-colours')
  .dice('manoeuvre', 'anne', 1, 1, 1)
  .plays('anne attack-with spain false-colours')
  .expectTold('card.played', { card: 'false-colours' })
  .expectNotTold('bounty.gained')
  .expectTold('raid.drawn')
  .expectBoard((b) => b.turn.victim, null);

scenario('quick-witted, false-colours: copied for the second attack of a turn')
  .given(merchantIn('cartagena', 'holland'))
  .given(hand('anne', 'quick-witted'))
  .given((b) => {
    b.turn.last = 'false-colours';
  })
  .start(merchant, anne)
  .draws('cargo', 'anne', 'rum-2', 'sugar-1', 'tobacco-1')
  .dice('manoeuvre', 'anne', 1, 1, 1)
  .plays('anne attack-with holland quick-witted')
  .expectNotTold('bounty.gained')
  .expectTold('card.played', { card: 'quick-witted' });

const REYNING = afloat('anne', 'jan-erasmus-reyning', 'sloop', 'cartagena');

scenario('turned-coat: Reyning rolls Influence, and nobody knows who it was')
  .given(REYNING)
  .given(merchantIn('cartagena', 'holland'))
  .start(merchant, anne)
  .plays('anne attack holland')
  .expectAsked('anne', 'bounty.gaining')
  .dice('influence', 'anne', 5, 1)
  .draws('cargo', 'anne', 'rum-2', 'sugar-1', 'tobacco-1')
  .dice('manoeuvre', 'anne', 1, 1, 1)
  .plays('anne turn-coat')
  .expectTold('coat.turned', { ability: 'turned-coat' })
  .expectNotTold('bounty.gained');

scenario('turned-coat: without a skull the bounty stands, unless a card helps; once per turn, and only for merchants')
  .given(REYNING)
  .given(merchantIn('cartagena', 'holland'))
  .given(hand('anne', 'false-colours'))
  .start(merchant, anne)
  .dice('influence', 'anne', 2, 1)
  .plays('anne attack holland', 'anne turn-coat')
  .expectTold('coat.seen')
  .expectAsked('anne', 'bounty.gaining')
  .expectOptions('anne', ['play false-colours', 'take-bounty'])
  .plays('anne take-bounty')
  .expectTold('bounty.gained', { nation: 'holland', bounties: 1 });

scenario('turned-coat: a ship is no merchant')
  .given(REYNING)
  .start(attackBounty, (seat) => ({ seat: seat('anne'), nation: 'england', victim: 'player', bounties: 1 }))
  .expectChange({ 'anne.england': 1 })
  .expectDone();

scenario('letter-of-marque: attacks on the enemy’s ships and merchants bring no bounty, others do')
  .given(atWar(['spain', 'holland']))
  .given(papers('anne', 'letter-of-marque'))
  .start(attackBounty, (seat) => ({ seat: seat('anne'), nation: 'holland', victim: 'naval', bounties: 1 }))
  .expectTold('bounty.covered', { nation: 'holland' })
  .expectChange({})
  .expectDone();

scenario('letter-of-marque: but not those on anybody else')
  .given(atWar(['spain', 'holland']))
  .given(papers('anne', 'letter-of-marque'))
  .start(attackBounty, (seat) => ({ seat: seat('anne'), nation: 'france', victim: 'merchant', bounties: 1 }))
  .expectChange({ 'anne.france': 1 });

scenario('letter-of-marque: a merchant taken for one of the enemy’s is raided without a bounty')
  .given(atWar(['spain', 'holland']))
  .given(papers('anne', 'letter-of-marque'))
  .given(merchantIn('cartagena', 'holland'))
  .start(merchant, anne)
  .draws('cargo', 'anne', 'rum-2', 'sugar-1', 'tobacco-1')
  .dice('manoeuvre', 'anne', 1, 1, 1)
  .plays('anne attack holland')
  .expectTold('bounty.covered', { nation: 'holland' })
  .expectChange({ 'anne.gold': 4 })
  .expectBoard((b) => b.turn.victim, null);

scenario('letter-of-marque: it is taken out in a port, by a captain whose nation is at war and has nothing against him')
  .given(inPort('anne', 'cartagena'))
  .given(atWar(['spain', 'holland']))
  .given(hand('anne', 'letter-of-marque'))
  .given(bounties('anne', { spain: 1 }))
  .start(turn, anne)
  .expectWhyNot('anne', 'play letter-of-marque', 'FDM-GLORY-11', 'card-not-now')
  .given(bounties('anne', { spain: 0, france: 1 }))
  .plays('anne play letter-of-marque')
  .expectBoard((b) => [b.players[0]!.papers, b.players[0]!.hand.length, b.gloryDiscard.length], [['letter-of-marque'], 0, 0]);

scenario('letter-of-marque: not in peace')
  .given(inPort('anne', 'cartagena'))
  .given(hand('anne', 'letter-of-marque'))
  .start(turn, anne)
  .expectWhyNot('anne', 'play letter-of-marque', 'FDM-GLORY-11', 'card-not-now');

// ── pardons ──

scenario('FDM-BOUNTY-14, bought-pardon: in port, up to three bounties of one nation for 3 gold each')
  .given(inPort('anne', 'cartagena'))
  .given(hand('anne', 'bought-pardon'))
  .given(bounties('anne', { spain: 4, france: 1 }))
  .start(turn, anne)
  .plays('anne play bought-pardon')
  .expectAsked('anne', 'pardon.buy')
  .expectOptions('anne', ['buy-pardon spain 1', 'buy-pardon spain 2', 'buy-pardon spain 3', 'buy-pardon france 1'])
  .plays('anne buy-pardon spain 3')
  .expectTold('pardon.bought', { seat: 'anne', nation: 'spain', gold: 9 })
  .expectChange({ 'anne.gold': -9, 'anne.spain': -3 })
  .expectTold('bounty.removed', { nation: 'spain', bounties: 1 });

scenario('bought-pardon: not at sea, not without a bounty, not without 3 gold')
  .given(inPort('anne', 'cartagena'))
  .given(hand('anne', 'bought-pardon'))
  .start(turn, anne)
  .expectWhyNot('anne', 'play bought-pardon', 'FDM-GLORY-11', 'card-not-now')
  .given(bounties('anne', { spain: 1 }))
  .expectCan('anne', 'play bought-pardon')
  .given(gold('anne', 2))
  .expectWhyNot('anne', 'play bought-pardon', 'FDM-GLORY-11', 'card-not-now')
  .given(gold('anne', 10))
  .given(at('anne', 'cartagena'))
  .expectWhyNot('anne', 'play bought-pardon', 'FDM-GLORY-11', 'card-not-now');

scenario('FDM-BOUNTY-14, royal-pardon: this round, once per turn, in any port, 4 gold for each bounty of one nation')
  .given(inPort('anne', 'la-habana'))
  .given(inForce('royal-pardon'))
  .given(bounties('anne', { spain: 2, france: 3 }))
  .start(turn, anne)
  .expectWhyNot('anne', 'buy-pardon france 3', 'FDM-BOUNTY-14', 'pardon-too-dear')
  .plays('anne buy-pardon spain 2')
  .expectTold('pardon.bought', { seat: 'anne', nation: 'spain', gold: 8 })
  .expectChange({ 'anne.gold': -8, 'anne.spain': -2 })
  .expectWhyNot('anne', 'buy-pardon france 1', 'FDM-TURN-09', 'not-an-option');

scenario('FDM-BOUNTY-14, royal-pardon: all five bounties of a nation at once, for whoever can just pay')
  .given(inPort('anne', 'la-habana'))
  .given(inForce('royal-pardon'))
  .given(bounties('anne', { spain: 5, holland: 5 }))
  .given(gold('anne', 20))
  .start(turn, anne)
  .expectCan('anne', 'buy-pardon holland 5')
  .plays('anne buy-pardon spain 5')
  .expectTold('pardon.bought', { seat: 'anne', nation: 'spain', gold: 20 })
  .expectChange({ 'anne.gold': -20, 'anne.spain': -5 });

scenario('royal-pardon: not at sea')
  .given(inForce('royal-pardon'))
  .given(bounties('anne', { spain: 2 }))
  .start(turn, anne)
  .expectWhyNot('anne', 'buy-pardon spain 1', 'FDM-TURN-09', 'not-an-option');

scenario('FDM-BOUNTY-13: who is wanted is hunted by naval ships of every nation, and no longer by pirates')
  .given(turnOf('anne'))
  .given(npc('navy-holland', 'navy-holland-almonde', 'cartagena'))
  .given(bounties('anne', { spain: 1 }))
  .dice('search', null, 1, 1)
  .start(turn, anne)
  .expectTold('npc.searched', { npc: 'navy-holland' });
