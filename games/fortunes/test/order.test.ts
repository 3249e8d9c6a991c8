// Where a rule is about an order, this is that order.

import { death } from '../src/rules/round/death.ts';
import { drawEvent } from '../src/rules/round/event.ts';
import { searches } from '../src/rules/round/hunt.ts';
import { roundEnd } from '../src/rules/round/round-end.ts';
import { battle, secondRound } from './combat-kit.ts';
import { atWar, bounties, type Change, covered, cubes, fetched, gold, hand, hold, inForce, npc, scenario } from './kit.ts';

/** This event was drawn in this round, and brings a captain as the round closes. */
const drawn =
  (event: Parameters<typeof fetched<'pirate-sloop-hamlin'>>[0]): Change =>
  (b) => {
    b.arrivals.push(fetched(event, b.events as (typeof event)[]));
  };

scenario(
  'FDM-TURN-01, FDM-WAR-03, FDM-NPC-03, FDM-NPC-08: a round closes with effects, war, captains who enter, captains who return',
)
  .given(inForce('steady-trades'))
  .given(atWar(['england', 'spain'], { entered: false }))
  .given(drawn('pirate-sloop-hamlin'))
  .given(covered('navy-holland', 'navy-holland-almonde'))
  .start(roundEnd, {})
  .expectToldInOrder(
    ['event.lapsed', { event: 'steady-trades' }],
    ['npc.entered', { npc: 'navy-england', ship: 'man-o-war' }],
    ['npc.entered', { npc: 'navy-spain', ship: 'man-o-war' }],
    ['npc.entered', { npc: 'pirate-sloop' }],
    ['npc.returned', { npc: 'navy-holland' }],
  )
  .expectDone();

scenario('FDM-TURN-05, FDM-NPCMOVE-01: the icons of an event, in their order, before its text')
  .given(npc('pirate-sloop', 'pirate-sloop-rackham', 'port-royal'))
  .given(npc('navy-spain', 'navy-spain-pez', 'trinidad'))
  .given(bounties('anne', { holland: 1 }))
  .given(bounties('bart', { holland: 1 }))
  .draws('event', null, 'war-broken-treaties')
  .start(drawEvent, { event: null })
  .expectToldInOrder(
    ['event.drawn'],
    ['npc.sailed', { npc: 'navy-spain' }],
    ['npc.sailed', { npc: 'pirate-sloop' }],
    ['war.began'],
  );

scenario('FDM-HUNT-11, FDM-HUNT-16: all who are there search before anybody fights')
  .given(npc('navy-holland', 'navy-holland-almonde', 'cartagena'))
  .given(npc('navy-france', 'navy-france-pointis', 'cartagena'))
  .given(bounties('anne', { england: 1 }))
  .given(hand('anne'))
  .given(hand('bart'))
  .dice('search', null, 5, 1, 6, 1)
  .draws('order', null, 'navy-holland')
  .start(searches, { seat: 0, leaving: false })
  .expectToldInOrder(['npc.found', { npc: 'navy-france' }], ['npc.found', { npc: 'navy-holland' }], ['combat.began']);

secondRound(
  battle('FDM-PLUNDER-24: Glory before the reward; then plunder, the end of the loser, and his heir')
    .given(bounties('bart', { france: 1 }))
    .given(gold('bart', 4))
    .given(cubes('bart', { crew: 0 })),
)
  .dice('manoeuvre', 'anne', 5, 1, 1)
  .dice('manoeuvre', 'bart', 1, 1)
  .plays('anne order board', 'bart order fire')
  .expectToldInOrder(['glory.won', { seat: 'anne' }], ['reward.paid', { seat: 'anne' }])
  .plays('anne capture')
  .expectToldInOrder(
    ['ship.captured', { seat: 'anne' }],
    ['captain.plundered', { gold: 4 }],
    ['captain.died', { seat: 'bart' }],
    ['captain.drawn', { seat: 'bart' }],
  )
  .expectNotTold('plunder.taken'); // there was nothing but gold

scenario('FDM-DEATH-02, FDM-DEATH-05: what was aboard is lost before the next captain is drawn')
  .given(hand('anne', 'smoke-on-the-water'))
  .given(hold('anne', 'rum'))
  .start(death, { seat: 0 })
  .expectToldInOrder(
    ['captain.died'],
    ['captain.lost-cards'],
    ['captain.lost-cargo'],
    ['captain.lost-gold', { gold: 10 }],
    ['captain.drawn'],
  );
