// Just enough is enough, and nothing is nothing: the edges of prices and counts.
import { playerOf } from '../src/board.ts';
import { GOODS } from '../src/content/cargo.ts';
import { death } from '../src/rules/round/death.ts';
import { drawEvent } from '../src/rules/round/event.ts';
import { merchant } from '../src/rules/sea/raid.ts';
import { agreed, at, atHome, bounties, demand, gold, merchantIn, newGame, npc, scenario, ship, yard } from './kit.ts';
import { ashore, inBusiness } from './port-kit.ts';

const EVENT = { event: null };

inBusiness(ashore('FDM-RUMOUR-01: 2 gold are enough for an attempt', 'nassau').given(gold('anne', 2))).expectCan(
  'anne',
  'activity rumour',
);

inBusiness(ashore('FDM-RUMOUR-01: 1 gold is not', 'nassau').given(gold('anne', 1))).expectWhyNot(
  'anne',
  'activity rumour',
  'FDM-RUMOUR-01',
  'too-dear',
);

scenario('peace-congress: 5 gold are enough for a pardon, 4 are not')
  .given(bounties('anne', { france: 1 }))
  .given(bounties('bart', { france: 1 }))
  .given(gold('anne', 5))
  .given(gold('bart', 4))
  .draws('event', 'anne', 'peace-congress')
  .start(drawEvent, EVENT)
  .expectCan('anne', 'pardon france')
  .plays('anne pass')
  .expectNotAsked('bart');

scenario('ill-tidings: one event left is enough to follow')
  .given((b) => {
    b.eventDiscard.push(...b.events.filter((e) => e !== 'ill-tidings' && e !== 'dead-calm'));
    b.events = ['ill-tidings', 'dead-calm'];
  })
  .draws('event', 'anne', 'ill-tidings')
  .start(drawEvent, EVENT)
  .expectTold('event.drawn', { event: 'dead-calm' })
  .expectBoard((b) => b.events, []);

inBusiness(
  ashore('FDM-PORT-BUY-04: the first good of the list is for sale like any other', 'nassau').given(demand('nassau', 'rum')),
)
  .draws('cargo', 'anne', `${GOODS[0]!}-1`, `${GOODS[0]!}-2`, `${GOODS[1]!}-1`, `${GOODS[1]!}-2`, 'rum-1', 'spices-1')
  .plays('anne activity buy')
  .expectCan('anne', `buy ${GOODS[0]} 2`);

scenario('FDM-DEATH-02: nobody is in port while there is no captain')
  .given(atHome('anne'))
  .start(death, { seat: 0 })
  .expectBoard((b) => [playerOf(b, 0).captain, playerOf(b, 0).inPort], [null, false]);

newGame('FDM-RAID-03: where no merchant was met none comes back, and nothing is said')
  .given(agreed({ refillEveryRound: true }))
  .draws('event', null, 'dead-calm')
  .plays('anne ship sloop', 'bart ship sloop')
  .expectNotTold('merchants.returned');

scenario('FDM-RAID-32: a reinforced hull need not be used in a raid, and is then as good as before')
  .given(at('anne', 'curacao'))
  .given(merchantIn('curacao', 'holland'))
  .given(ship('anne', 'sloop', { mods: ['reinforced-hull'] }))
  .start(merchant, { seat: 0 })
  .draws('cargo', 'anne', 'rum-2', 'sugar-6', 'tobacco-2')
  .dice('manoeuvre', 'anne', 1, 2, 3)
  .plays('anne attack holland', 'anne pass')
  .expectNotTold('raid.braced')
  .expectBoard((b) => playerOf(b, 0).ship.turned, false);

// The two of them once one way round and once the other: whatever a lot would say, it is not drawn.
for (const [hunted, other] of [
  ['anne', 'bart'],
  ['bart', 'anne'],
] as const)
  scenario(`FDM-NPCMOVE-08: of two wanted by others the more wanted is followed, without a lot (${hunted})`)
    .given(npc('navy-france', 'navy-france-blenac', 'basse-terre'))
    .given(at(hunted, 'caracas'))
    .given(at(other, 'bridgetown'))
    .given(bounties(hunted, { spain: 1, holland: 1, england: 1 }))
    .given(bounties(other, { spain: 2 }))
    .draws('event', 'anne', 'peace-congress')
    .start(drawEvent, EVENT)
    .expectTold('npc.sailed', { npc: 'navy-france', zone: 'caracas' });

// ── at the yard ──

const yardOf = (name: string, aboard: number) =>
  inBusiness(
    ashore(name, 'nassau')
      .given(yard('nassau', 'chasers', 'up'))
      .given(ship('anne', 'frigate', { mods: ['reinforced-hull'], masts: 2 }))
      .given((b) => {
        b.players[0]!.ship.turned = true;
      })
      .given(gold('anne', aboard)),
  ).plays('anne activity yard');

yardOf('FDM-YARD-20, FDM-YARD-23, FDM-YARD-27: 3 gold are just enough for a weapon, a modification, a hull that works again', 3)
  .expectCan('anne', 'buy-weapon grapple 3')
  .expectCan('anne', 'modify chasers 3')
  .expectCan('anne', 'restore 3')
  .expectCan('anne', 'repair masts 2');

yardOf('FDM-YARD-02: 2 gold are enough for a point of repairs, and for nothing else', 2)
  .expectCan('anne', 'repair masts 2')
  .expectWhyNot('anne', 'buy-weapon grapple 3', 'FDM-YARD-20', 'too-dear')
  .expectWhyNot('anne', 'modify chasers 3', 'FDM-YARD-23', 'too-dear')
  .expectWhyNot('anne', 'restore 3', 'FDM-YARD-27', 'too-dear');

yardOf('FDM-YARD-02: 1 gold is not', 1).expectWhyNot('anne', 'repair masts 2', 'FDM-YARD-02', 'too-dear');
