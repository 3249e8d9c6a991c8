// FDM-PORT: the Port action and its seven activities.
import { ZONE } from '../src/board.ts';
import { portAction } from '../src/rules/port/port.ts';
import { turn } from '../src/rules/sea/turn.ts';
import {
  atHome,
  bounties,
  cubes,
  demand,
  gold,
  hand,
  hold,
  inForce,
  inPort,
  mission,
  offered,
  rumour,
  scenario,
  yard,
} from './kit.ts';
import { ashore, inBusiness } from './port-kit.ts';

/** At home, with something to do for every activity but a Mission. */
const busy = (name: string) =>
  ashore(name, 'cartagena')
    .given(hold('anne', 'rum', 'sugar'))
    .given(demand('cartagena', 'food'))
    .given(yard('cartagena', 'swivel-guns', 'up'))
    .given(cubes('anne', { crew: 1 }));

scenario('FDM-PORT-01, SEA-BASE-60: a Port action is one of the three actions, and a turn has only one')
  .given(atHome('anne'))
  .start(turn, (seat) => ({ seat: seat('anne') }))
  .plays('anne port')
  .expectTold('port.visited', { seat: 'anne', zone: 'cartagena' })
  .expectBoard((b) => [b.turn.actions, b.turn.taken], [2, ['port']])
  .plays('anne leave')
  .expectAsked('anne', 'turn.action')
  .expectWhyNot('anne', 'port', 'FDM-TURN-10', 'port-visited');

scenario('FDM-PORT-01: it is taken in a port, not in its zone')
  .start(turn, (seat) => ({ seat: seat('anne') }))
  .expectAsked('anne', 'turn.action')
  .expectWhyNot('anne', 'port', 'FDM-TURN-09', 'not-an-option');

inBusiness(busy('FDM-PORT-02: all seven activities are open').given(offered('the-bishops-passage', 'the-surveyor')))
  .expectAsked('anne', 'port.activity')
  .expectOptions('anne', [
    'activity sell',
    'activity buy',
    'activity yard',
    'activity recruit',
    'activity rumour',
    'accept the-bishops-passage',
    'activity stash',
    'leave',
  ]);

inBusiness(busy('FDM-PORT-02: none of them must be done')).plays('anne leave').expectDone().expectChange({});

inBusiness(busy('FDM-PORT-02, FDM-PORT-03, FDM-PORT-05, SEA-BASE-60: any number, in any order after selling, each of them once'))
  .plays('anne activity sell', 'anne sell rum', 'anne done')
  .expectWhyNot('anne', 'activity sell', 'FDM-PORT-03', 'activity-done')
  .plays('anne activity stash', 'anne stash 3')
  .expectWhyNot('anne', 'activity stash', 'FDM-PORT-03', 'activity-done')
  .dice('leadership', 'anne', 5, 1)
  .plays('anne activity recruit')
  .expectWhyNot('anne', 'activity recruit', 'FDM-PORT-03', 'activity-done')
  .plays('anne activity yard', 'anne done')
  .expectWhyNot('anne', 'activity yard', 'FDM-PORT-03', 'activity-done')
  .dice('influence', 'anne', 1, 1, 1)
  .plays('anne activity rumour')
  .expectWhyNot('anne', 'activity rumour', 'FDM-PORT-03', 'activity-done')
  .plays('anne activity buy', 'anne done')
  .expectOptions('anne', ['fetch', 'leave']);

inBusiness(busy('FDM-PORT-04, SEA-BASE-60: whoever has begun another activity sells no more this turn'))
  .expectCan('anne', 'activity sell')
  .plays('anne activity yard', 'anne done')
  .expectWhyNot('anne', 'activity sell', 'FDM-PORT-04', 'sell-first');

inBusiness(
  busy('FDM-PORT-04: the test of a rumour is no activity, and does not close the sale (C-03)')
    .given(inPort('anne', 'santo-domingo'))
    .given(rumour('anne', 'lenders-ledger')),
)
  .dice('influence', 'anne', 1, 2, 3)
  .plays('anne test')
  .expectChange({ 'anne.rumour': '' })
  .expectCan('anne', 'activity sell')
  .expectWhyNot('anne', 'test', 'FDM-PORT-02', 'not-an-option');

inBusiness(
  busy('FDM-PORT-02: a rumour of the sea, or of another port, is not tested here').given(rumour('anne', 'lenders-ledger')),
).expectWhyNot('anne', 'test', 'FDM-PORT-02', 'not-an-option');

inBusiness(busy('FDM-PORT-06, SEA-BASE-60: an activity is finished before another begins, and nobody goes back to it'))
  .plays('anne activity yard')
  .expectAsked('anne', 'port.yard')
  .expectWhyNot('anne', 'activity recruit', 'FDM-YARD-01', 'not-an-option')
  .expectWhyNot('anne', 'leave', 'FDM-YARD-01', 'not-an-option')
  .plays('anne done')
  .expectAsked('anne', 'port.activity')
  .expectWhyNot('anne', 'activity yard', 'FDM-PORT-03', 'activity-done');

inBusiness(
  ashore('FDM-PORT-07, SEA-BASE-61: the modification of the port is turned up for all, and stays so', 'nassau').given(
    yard('nassau', 'chasers'),
  ),
)
  .expectTold('modification.revealed', { zone: 'nassau', modification: 'chasers' })
  .expectView('bart', ({ board }) => board.yards[ZONE.nassau], 'chasers')
  .plays('anne leave')
  .expectView('table', ({ board }) => [board.yards[ZONE.nassau], board.opened[ZONE.nassau]], ['chasers', true]);

inBusiness(
  ashore('FDM-PORT-07: one that lies face up already is not turned', 'nassau').given(yard('nassau', 'chasers', 'up')),
).expectNotTold('modification.revealed');

inBusiness(ashore('FDM-PORT-08: gold is hidden at home and nowhere else', 'nassau')).expectWhyNot(
  'anne',
  'activity stash',
  'FDM-PORT-08',
  'not-at-home',
);

inBusiness(busy('FDM-PORT-08: and at home it is'))
  .plays('anne activity stash', 'anne stash 10')
  .expectChange({ 'anne.gold': -10, 'anne.chest': 10 });

// ── what begins a Port action, and what ends it ──

scenario('FDM-PORT-01: a Mission that waits for a Port action here hears of it first')
  .given(inPort('anne', 'san-juan'))
  .given(mission('anne', 'the-lost-packet', 'cartagena'))
  .start(portAction, (seat) => ({ seat: seat('anne') }))
  .expectTold('mission.completed', { seat: 'anne', mission: 'the-lost-packet' })
  .expectAsked('anne', 'port.activity');

inBusiness(
  busy('FDM-PORT-02: between activities a card may take the ship to sea, and that ends the business').given(
    hand('anne', 'fair-wind'),
  ),
)
  .plays('anne play fair-wind')
  .plays('anne sail sea')
  .expectBoard((b) => b.players[0]!.inPort, false)
  .expectDone();

inBusiness(
  busy('FDM-PORT-02: between activities a specialist may be hired').given(hand('anne', 'lookout-paid')).given(gold('anne', 4)),
)
  .plays('anne hire lookout-paid')
  .expectChange({ 'anne.gold': -4, 'anne.hand': -1, 'anne.specialists': 'lookout-paid' })
  .expectAsked('anne', 'port.activity');

// ── cards and events ──

inBusiness(
  busy('great-hurricane: in the port of its eye nobody sells and nobody buys').given(
    inForce('great-hurricane', { eye: 'cartagena' }),
  ),
)
  .expectWhyNot('anne', 'activity sell', 'FDM-TURN-06', 'stormbound')
  .expectWhyNot('anne', 'activity buy', 'FDM-TURN-06', 'stormbound')
  .expectCan('anne', 'activity yard');

inBusiness(
  busy('great-hurricane: no card opens the warehouses in its eye')
    .given(inForce('great-hurricane', { eye: 'cartagena' }))
    .given(hand('anne', 'full-warehouses', 'tavern-informant')),
)
  .expectWhyNot('anne', 'play full-warehouses', 'FDM-GLORY-11', 'card-not-now')
  .expectCan('anne', 'play tavern-informant');

inBusiness(busy('great-hurricane: in any other port they do').given(inForce('great-hurricane', { eye: 'curacao' })))
  .expectCan('anne', 'activity sell')
  .expectCan('anne', 'activity buy');

inBusiness(
  ashore('tavern-informant: a rumour for nothing, without a roll', 'nassau')
    .given(hand('anne', 'tavern-informant'))
    .given(gold('anne', 0)),
)
  .expectWhyNot('anne', 'activity rumour', 'FDM-RUMOUR-01', 'too-dear')
  .draws('rumour', 'anne', 'pearl-bank')
  .plays('anne play tavern-informant')
  .expectChange({ 'anne.hand': -1, 'anne.rumour': 'pearl-bank' })
  .expectWhyNot('anne', 'activity rumour', 'FDM-PORT-03', 'activity-done');

inBusiness(ashore('tavern-informant: one attempt per turn, card or no card', 'nassau').given(hand('anne', 'tavern-informant')))
  .dice('influence', 'anne', 1, 1, 1)
  .plays('anne activity rumour')
  .expectWhyNot('anne', 'play tavern-informant', 'FDM-GLORY-11', 'card-not-now');

inBusiness(
  ashore('letter-of-introduction: the roll of a Mission counts as a success', 'curacao')
    .given(offered('sailcloth-run', 'the-surveyor'))
    .given(hand('anne', 'letter-of-introduction')),
)
  .plays('anne play letter-of-introduction')
  .expectBoard((b) => [b.players[0]!.mission, b.offers.length, b.turn.activities], ['sailcloth-run', 2, ['mission']])
  .expectAsked('anne', 'port.activity');

inBusiness(
  ashore('letter-of-introduction: not for a Mission without a roll, and not where none is offered', 'st-john')
    .given(offered('masts-for-the-squadron', 'sailcloth-run'))
    .given(hand('anne', 'letter-of-introduction')),
).expectWhyNot('anne', 'play letter-of-introduction', 'FDM-GLORY-11', 'card-not-now');

inBusiness(
  ashore('letter-of-introduction: conditions besides the roll must be met', 'cartagena')
    .given(offered('the-bishops-passage', 'the-surveyor'))
    .given(bounties('anne', { spain: 1 }))
    .given(hand('anne', 'letter-of-introduction')),
).expectWhyNot('anne', 'play letter-of-introduction', 'FDM-GLORY-11', 'card-not-now');

inBusiness(
  ashore('letter-of-introduction: of two such Missions in one port its owner names one (FDM-MISSION-11)', 'basse-terre')
    .given(offered('three-letters', 'the-surveyor'))
    .given(hand('anne', 'letter-of-introduction')),
)
  .plays('anne play letter-of-introduction')
  .expectAsked('anne', 'port.letter')
  .expectOptions('anne', ['accept three-letters', 'accept the-surveyor'])
  .plays('anne accept the-surveyor')
  .expectBoard((b) => b.players[0]!.mission, 'the-surveyor');

inBusiness(
  ashore('FDM-PORT-03: a failed attempt at a Mission was the one of this turn', 'curacao').given(
    offered('sailcloth-run', 'the-surveyor'),
  ),
)
  .dice('influence', 'anne', 1, 2, 3)
  .plays('anne accept sailcloth-run')
  .expectWhyNot('anne', 'accept sailcloth-run', 'FDM-MISSION-04', 'activity-done')
  .expectWhyNot('anne', 'activity sell', 'FDM-PORT-04', 'sell-first');
