import type { SeatOf } from '@boucan/testkit/scenario';
import { sail } from '../src/rules/sea/move.ts';
import { turn } from '../src/rules/sea/turn.ts';
import {
  afloat,
  agreed,
  at,
  atHome,
  atWar,
  bounties,
  cubes,
  gold,
  hand,
  hold,
  inForce,
  inPort,
  mission,
  npc,
  proven,
  scenario,
  ship,
  turnOf,
} from './kit.ts';

const anneTurn = (seat: SeatOf) => ({ seat: seat('anne') });
const bartTurn = (seat: SeatOf) => ({ seat: seat('bart') });
const anneSails = (to: string) => (seat: SeatOf) => ({ seat: seat('anne'), to });
/** Felipe off the port of another nation. */
const FRANCES = afloat('anne', 'frances-wright', 'sloop', 'la-habana');

// ── one step at a time ──

scenario(
  'EX-04, FDM-MOVE-01, FDM-MOVE-02, SEA-BASE-33: from port to port is out, across and in: three actions, and no Port action is left',
)
  .given(FRANCES)
  .given(inPort('anne', 'la-habana'))
  .start(turn, anneTurn)
  .plays('anne sail sea')
  .expectChange({ 'anne.at': 'la-habana' })
  .plays('anne sail nassau')
  .expectChange({ 'anne.at': 'nassau' })
  .plays('anne sail port')
  .expectChange({ 'anne.at': 'port of nassau' })
  .expectBoard((b) => b.turn.actions, 0)
  .expectWhyNot('anne', 'port', 'FDM-TURN-09', 'no-action-left');

scenario('FDM-MOVE-01: only to a zone that touches this one, and from a port only into its zone')
  .start(turn, anneTurn)
  .expectWhyNot('anne', 'sail tortuga', 'FDM-TURN-09', 'not-an-option')
  .expectCan('anne', 'sail petit-goave')
  .expectCan('anne', 'sail port')
  .plays('anne sail port')
  .expectWhyNot('anne', 'sail petit-goave', 'FDM-TURN-09', 'not-an-option')
  .expectCan('anne', 'sail sea');

scenario('FDM-MOVE-09, FDM-DAMAGE-12: without Masts, Crew and Cannons a ship still sails')
  .given(cubes('anne', { masts: 0, crew: 0, cannons: 0, cargo: 0 }))
  .start(turn, anneTurn)
  .plays('anne sail curacao')
  .expectChange({ 'anne.at': 'curacao' })
  .expectBoard((b) => b.turn.actions, 2);

// ── who may enter ──

scenario('FDM-MOVE-03, FDM-BOUNTY-13, SEA-BASE-33: a nation that wants you shuts its ports')
  .given(at('anne', 'la-habana'))
  .given(bounties('anne', { spain: 1 }))
  .start(turn, anneTurn)
  .expectWhyNot('anne', 'sail port', 'FDM-MOVE-03', 'port-shut-to-wanted')
  .plays('anne sail nassau')
  .expectCan('anne', 'sail port');

scenario('FDM-MOVE-06: the bounties of one nation shut no port of another')
  .given(at('anne', 'nassau'))
  .given(bounties('anne', { spain: 5, france: 2, holland: 1 }))
  .start(turn, anneTurn)
  .plays('anne sail port')
  .expectChange({ 'anne.at': 'port of nassau' });

scenario('FDM-MOVE-04, SEA-BASE-33: home is always open')
  .given(bounties('anne', { spain: 5 }))
  .start(turn, anneTurn)
  .plays('anne sail port')
  .expectChange({ 'anne.at': 'port of cartagena' });

scenario('FDM-MOVE-10: whoever becomes wanted in port may stay and act, but not come back')
  .given(inPort('anne', 'la-habana'))
  .given(bounties('anne', { spain: 1 }))
  .start(turn, anneTurn)
  .expectCan('anne', 'port')
  .plays('anne sail sea')
  .expectWhyNot('anne', 'sail port', 'FDM-MOVE-03');

scenario('FDM-MOVE-03: war shuts no port by itself')
  .given(at('anne', 'nassau'))
  .given(atWar(['england', 'spain']))
  .start(turn, anneTurn)
  .expectCan('anne', 'sail port');

scenario('FDM-MOVE-03: unless the table has agreed that it does')
  .given(agreed({ warClosesPorts: true }))
  .given(at('anne', 'nassau'))
  .given(atWar(['england', 'spain']))
  .start(turn, anneTurn)
  .expectWhyNot('anne', 'sail port', 'FDM-MOVE-03', 'port-shut-by-war')
  .plays('anne sail tortuga')
  .expectCan('anne', 'sail port');

scenario('FDM-MOVE-03, forged-documents: papers that open every port to the wanted')
  .given(at('anne', 'la-habana'))
  .given(bounties('anne', { spain: 3 }))
  .given(proven('anne', 'forged-documents'))
  .start(turn, anneTurn)
  .plays('anne sail port')
  .expectChange({ 'anne.at': 'port of la-habana' });

// ── Port Royal ──

scenario('CT-01, FDM-MOVE-05, blind-eyed-harbour: Port Royal for 3 gold')
  .given(at('anne', 'port-royal'))
  .given(bounties('anne', { england: 2 }))
  .given(gold('anne', 3))
  .start(turn, anneTurn)
  .expectWhyNot('anne', 'sail port', 'FDM-MOVE-03')
  .plays('anne toll')
  .expectChange({ 'anne.at': 'port of port-royal', 'anne.gold': -3 })
  .expectTold('toll.paid', { ability: 'blind-eyed-harbour', gold: 3 })
  .expectBoard((b) => b.turn.actions, 2);

scenario('CT-02, FDM-MOVE-05, blind-eyed-harbour: a failed roll costs the action and no gold, and the next action may try again')
  .given(at('anne', 'port-royal'))
  .given(bounties('anne', { england: 2 }))
  .given(gold('anne', 3))
  .start(turn, anneTurn)
  .dice('influence', 'anne', 1, 2, 4)
  .plays('anne plead')
  .expectChange({})
  .expectTold('harbour.refused', { ability: 'blind-eyed-harbour', zone: 'port-royal' })
  .expectBoard((b) => b.turn.actions, 2)
  .dice('influence', 'anne', 1, 2, 5)
  .plays('anne plead')
  .expectChange({ 'anne.at': 'port of port-royal' })
  .expectBoard((b) => b.turn.actions, 1);

scenario('FDM-MOVE-05: who cannot pay the toll can still plead; who is not wanted needs neither')
  .given(at('anne', 'port-royal'))
  .given(bounties('anne', { england: 1 }))
  .given(gold('anne', 2))
  .start(turn, anneTurn)
  .expectWhyNot('anne', 'toll', 'FDM-MOVE-05', 'toll-missing')
  .expectCan('anne', 'plead')
  .given(bounties('anne', { england: 0 }))
  .expectWhyNot('anne', 'plead', 'FDM-TURN-09', 'not-an-option')
  .expectCan('anne', 'sail port');

// ── leaving port ──

scenario('BT-19, FDM-MOVE-07, SEA-BASE-33: out of port with 5 cards and room for 2, three go overboard, and the owner says which')
  .given(inPort('anne', 'cartagena'))
  .given(ship('anne', 'frigate', { cargo: 2 }))
  .given(hold('anne', 'rum', 'rum', 'sugar', 'cocoa', 'spices'))
  .start(turn, anneTurn)
  .plays('anne sail sea')
  .expectAsked('anne', 'cargo.drop')
  .expectPrompt('anne', { excess: 3, limit: 2 })
  .expectOptions('anne', ['drop sugar', 'drop rum', 'drop cocoa', 'drop spices'])
  .plays('anne drop rum', 'anne drop rum', 'anne drop sugar')
  .expectChange({ 'anne.cargo': -3 })
  .expectTold('cargo.dropped', { good: 'sugar' })
  .expectAsked('anne', 'turn.action')
  .expectBoard((b) => b.players[0]!.cargo.map((card) => card.split('-')[0]).sort(), ['cocoa', 'spices']);

scenario('FDM-MOVE-07: what fits stays aboard; sealed crates leave less room')
  .given(inPort('anne', 'cartagena'))
  .given(hold('anne', 'rum', 'rum'))
  .given(mission('anne', 'company-bullion'))
  .start(turn, anneTurn)
  .plays('anne sail sea')
  .expectAsked('anne', 'cargo.drop')
  .plays('anne drop rum')
  .expectAsked('anne', 'turn.action');

// ── arrivals ──

scenario('FDM-MOVE-08: whoever comes into a zone is searched for at once, from a zone as from a port')
  .given(npc('pirate-sloop', 'pirate-sloop-rackham', 'curacao'))
  .start(turn, anneTurn)
  .dice('search', null, 1, 2)
  .plays('anne sail curacao')
  .expectTold('npc.searched', { npc: 'pirate-sloop' })
  .expectAsked('anne', 'turn.action')
  .plays('anne sail port')
  .expectNotTold('npc.searched')
  .dice('search', null, 3, 3)
  .plays('anne sail sea')
  .expectTold('npc.searched', { npc: 'pirate-sloop' });

scenario('FDM-MOVE-08: who slips into port is not')
  .given(npc('pirate-sloop', 'pirate-sloop-rackham', 'cartagena'))
  .start(sail, anneSails('port'))
  .expectNotTold('npc.searched')
  .expectDone();

scenario('FDM-MOVE-11, haze-over-the-salt-pans: out of the port of St. Maarten nobody sees you')
  .given(inPort('anne', 'st-maarten'))
  .given(npc('pirate-sloop', 'pirate-sloop-rackham', 'st-maarten'))
  .start(sail, anneSails('sea'))
  .expectTold('zone.acted', { seat: 'anne', ability: 'haze-over-the-salt-pans' })
  .expectNotTold('npc.searched')
  .expectNotTold('npc.found')
  .expectDone();

scenario('haze-over-the-salt-pans: but whoever sails in from the next zone is searched for as anywhere')
  .given(at('anne', 'san-juan'))
  .given(npc('pirate-sloop', 'pirate-sloop-rackham', 'st-maarten'))
  .dice('search', null, 1, 1)
  .start(sail, anneSails('st-maarten'))
  .expectTold('npc.searched', { npc: 'pirate-sloop' })
  .expectDone();

scenario('FDM-MOVE-11, lee-anchorage: out of Basse-Terre the first Move is free')
  .given(inPort('anne', 'basse-terre'))
  .start(turn, anneTurn)
  .plays('anne sail sea')
  .expectTold('port.left', { by: ['lee-anchorage'] })
  .expectBoard((b) => [b.turn.actions, b.turn.taken.length], [3, 0])
  .plays('anne sail port', 'anne sail sea')
  .expectBoard((b) => b.turn.actions, 1);

scenario('lee-anchorage: after a Port action it is not, and nowhere else')
  .given(inPort('anne', 'basse-terre'))
  .start(turn, anneTurn)
  .plays('anne port', 'anne leave', 'anne sail sea')
  .expectTold('port.left', { by: [] })
  .expectBoard((b) => b.turn.actions, 1);

// ── the event of the round ──

scenario('steady-trades: the first Move of a turn from zone to zone costs no action')
  .given(inForce('steady-trades'))
  .start(turn, anneTurn)
  .plays('anne sail port')
  .expectBoard((b) => b.turn.actions, 2)
  .plays('anne sail sea', 'anne sail curacao')
  .expectTold('ship.sailed', { zone: 'curacao', by: ['steady-trades'] })
  .expectBoard((b) => b.turn.actions, 1)
  .plays('anne sail caracas')
  .expectBoard((b) => b.turn.actions, 0)
  .expectWhyNot('anne', 'sail trinidad', 'FDM-TURN-09', 'no-action-left');

scenario('steady-trades: it carries even a ship that has no action left')
  .given(inForce('steady-trades'))
  .start(turn, anneTurn)
  .given((b) => {
    b.turn.actions = 0;
  })
  .plays('anne sail curacao')
  .expectChange({ 'anne.at': 'curacao' })
  .expectWhyNot('anne', 'sail caracas', 'FDM-TURN-09', 'no-action-left');

// ── a captain, a bribe, a squall ──

scenario('trade-wind-pilot: after three Moves Corentin makes a fourth, from zone to zone, once')
  .given(afloat('anne', 'corentin-le-bihan', 'sloop', 'cartagena'))
  .start(turn, anneTurn)
  .plays('anne sail curacao', 'anne sail caracas')
  .expectWhyNot('anne', 'pilot trinidad', 'FDM-TURN-09', 'not-an-option')
  .plays('anne sail caribbean-sea')
  .expectWhyNot('anne', 'sail curacao', 'FDM-TURN-09', 'no-action-left')
  .plays('anne pilot curacao')
  .expectTold('ability.used', { seat: 'anne', ability: 'trade-wind-pilot' })
  .expectChange({ 'anne.at': 'curacao' })
  .expectWhyNot('anne', 'pilot caracas', 'FDM-TURN-09', 'not-an-option');

scenario('trade-wind-pilot: not if one of the three was no Move')
  .given(afloat('anne', 'corentin-le-bihan', 'sloop', 'cartagena'))
  .start(turn, anneTurn)
  .dice('scouting', 'anne', 1, 1)
  .plays('anne sail curacao', 'anne sail caracas', 'anne scout merchant')
  .expectWhyNot('anne', 'pilot trinidad', 'FDM-TURN-09', 'not-an-option');

scenario('harbour-bribe: for 2 gold a port that is shut opens once')
  .given(at('anne', 'la-habana'))
  .given(bounties('anne', { spain: 2 }))
  .given(hand('anne', 'harbour-bribe'))
  .start(turn, anneTurn)
  .expectWhyNot('anne', 'sail port', 'FDM-MOVE-03')
  .plays('anne play harbour-bribe')
  .expectTold('harbour.bribed', { seat: 'anne', zone: 'la-habana', gold: 2 })
  .expectTold('port.entered', { seat: 'anne', zone: 'la-habana' })
  .expectChange({ 'anne.at': 'port of la-habana', 'anne.gold': -2, 'anne.hand': -1 })
  .expectBoard((b) => b.turn.actions, 2);

scenario('harbour-bribe: not where the port is open, nor without 2 gold')
  .given(at('anne', 'la-habana'))
  .given(hand('anne', 'harbour-bribe'))
  .start(turn, anneTurn)
  .expectWhyNot('anne', 'play harbour-bribe', 'FDM-GLORY-11', 'card-not-now')
  .given(bounties('anne', { spain: 2 }))
  .expectCan('anne', 'play harbour-bribe')
  .given(gold('anne', 1))
  .expectWhyNot('anne', 'play harbour-bribe', 'FDM-GLORY-11', 'card-not-now');

scenario('fair-wind: one Move at once, without an action')
  .given(hand('anne', 'fair-wind'))
  .start(turn, anneTurn)
  .plays('anne play fair-wind')
  .expectAsked('anne', 'move.free')
  .plays('anne sail curacao')
  .expectChange({ 'anne.at': 'curacao' })
  .expectBoard((b) => [b.turn.actions, b.turn.taken.length, b.turn.breeze], [3, 0, false])
  .expectAsked('anne', 'turn.action');

scenario('fair-wind, harbour-bribe: the free Move may go into a bribed port, with no action left')
  .given(at('anne', 'la-habana'))
  .given(bounties('anne', { spain: 2 }))
  .given(hand('anne', 'fair-wind', 'harbour-bribe'))
  .start(turn, anneTurn)
  .given((b) => {
    b.turn.actions = 0;
  })
  .expectWhyNot('anne', 'play harbour-bribe', 'FDM-GLORY-11')
  .plays('anne play fair-wind', 'anne play harbour-bribe')
  .expectChange({ 'anne.at': 'port of la-habana', 'anne.gold': -2, 'anne.hand': -2 });

scenario('fair-wind: what arrives by it is searched for')
  .given(hand('anne', 'fair-wind'))
  .given(npc('pirate-sloop', 'pirate-sloop-rackham', 'curacao'))
  .start(turn, anneTurn)
  .dice('search', null, 1, 1)
  .plays('anne play fair-wind', 'anne sail curacao')
  .expectTold('npc.searched', { npc: 'pirate-sloop' });

scenario('sudden-squall: another lets the wind fall on whoever has just come into a zone; without a skull it is a hit')
  .given(hand('bart', 'sudden-squall'))
  .given(hand('anne', 'all-hands'))
  .start(turn, anneTurn)
  .plays('anne sail curacao')
  .expectAsked('bart', 'announcing.announce')
  .expectNotAsked('anne')
  .plays('bart announce sudden-squall')
  .expectAsked('anne', 'announcing.counter')
  .dice('manoeuvre', 'anne', 1, 2, 3)
  .dice('location', null, 2)
  .plays('anne pass', 'bart play sudden-squall')
  .expectChange({ 'anne.masts': -1, 'bart.hand': -1 })
  .expectTold('squall.struck', { seat: 'anne' })
  .expectAsked('anne', 'turn.action');

scenario('sudden-squall: with a skull it is ridden out; and it never comes on whoever enters a port')
  .given(hand('bart', 'sudden-squall'))
  .start(turn, anneTurn)
  .plays('anne sail port')
  .expectNotAsked('bart')
  .dice('manoeuvre', 'anne', 1, 6, 3)
  .plays('anne sail sea', 'bart announce sudden-squall', 'bart play sudden-squall')
  .expectTold('squall.mastered')
  .expectChange({ 'anne.at': 'cartagena', 'bart.hand': -1 });

scenario('sudden-squall: a ship that it sinks is not searched for any more, and its turn is over')
  .given(hand('bart', 'sudden-squall'))
  .given(cubes('anne', { hull: 1, masts: 0 }))
  .given(npc('pirate-sloop', 'pirate-sloop-rackham', 'curacao'))
  .start(turn, anneTurn)
  .dice('manoeuvre', 'anne', 1, 2, 3)
  .dice('location', null, 2)
  .plays('anne sail curacao', 'bart announce sudden-squall', 'bart play sudden-squall')
  .expectTold('captain.died', { seat: 'anne' })
  .expectNotTold('npc.searched')
  .expectDone();

scenario('FDM-MOVE-08: a Move on the turn of another captain')
  .given(turnOf('bart'))
  .given(atHome('bart'))
  .start(turn, bartTurn)
  .plays('bart sail sea')
  .expectChange({ 'bart.at': 'nassau' });
