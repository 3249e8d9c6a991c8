// War and the Man-o'-wars.
import { expect, test } from 'vitest';
import { NPC, npcOf, playerOf } from '../src/board.ts';
import { OTHER_EVENTS, type WarId } from '../src/content/events.ts';
import { COMMODORES, type CommodoreId } from '../src/content/npc-captains.ts';
import { navyOf } from '../src/content/npcs.ts';
import { drawEvent } from '../src/rules/round/event.ts';
import { npcBeaten, skillsOf } from '../src/rules/round/npc.ts';
import { roundEnd } from '../src/rules/round/round-end.ts';
import { foeOf } from '../src/rules/round/war.ts';
import { atWar, type Change, commodore, covered, fetched, npc, scenario } from './kit.ts';

const EVENT = { event: null };
const HOLMES: Change = commodore('commodore-england-holmes');
const LEZO: Change = commodore('commodore-spain-lezo');
const sunk =
  (nation: 'england' | 'spain'): Change =>
  (b) =>
    npcBeaten({ board: b, tell: undefined } as never, navyOf(nation));
const letter: Change = (b) => {
  playerOf(b, 0).papers.push(fetched('letter-of-marque', b.glory));
};

for (const card of ['war-broken-treaties', 'war-two-flags', 'war-sugar-islands'] satisfies WarId[])
  scenario(`${card}, FDM-WAR-01, FDM-WAR-03: two nations by lot are at war, and the card lies on the At war space`)
    .given((b) => {
      for (const p of b.players) p.zone = 'trinidad';
    })
    .draws('event', 'anne', card)
    .draws('war', null, 'france', 'england')
    .start(drawEvent, EVENT)
    .expectTold('war.began', { event: card, nations: ['france', 'england'] })
    .expectChange({ war: 'france england', events: -1 })
    .expectBoard((b) => [b.war?.card, b.eventDiscard, foeOf(b, 'france'), foeOf(b, 'spain')], [card, [], 'england', null]);

for (const card of ['war-broken-treaties', 'war-two-flags', 'war-sugar-islands'] satisfies WarId[])
  scenario(`${card}, FDM-NPC-18: both commodores have the skills of the card`)
    .given(atWar(['england', 'spain'], { card, entered: false }))
    .start(roundEnd, {})
    .expectBoard(
      (b) =>
        (['navy-england', 'navy-spain'] as const).map((id) => {
          const { manoeuvre, scouting, leadership } = skillsOf(b, id);
          return [npcOf(b, id)?.ship, manoeuvre, scouting, leadership];
        }),
      Array(2).fill(['man-o-war', OTHER_EVENTS[card].manoeuvre, OTHER_EVENTS[card].scouting, OTHER_EVENTS[card].leadership]),
    );

scenario('CT-13, FDM-WAR-02, FDM-WAR-03, FDM-NPC-18: the Man-o’-wars come at the end of the round; Benbow lies beneath Holmes')
  .given(atWar(['england', 'spain'], { entered: false }))
  .given(npc('navy-england', 'navy-england-benbow', 'st-john'))
  .start(roundEnd, {})
  .expectTold('npc.entered', {
    npc: 'navy-england',
    captain: 'commodore-england-holmes',
    ship: 'man-o-war',
    zone: 'port-royal',
  })
  .expectChange({ 'navy-england': 'port-royal', 'navy-spain': 'la-habana' })
  .expectBoard(
    (b) => [b.beneath[NPC['navy-england']], npcOf(b, 'navy-spain')?.captain, b.war?.entered],
    [['navy-england-benbow'], 'commodore-spain-lezo', true],
  );

for (const [id, { nation, zone }] of Object.entries(COMMODORES))
  scenario(`${id}: takes the Man-o’-war of ${nation} to ${zone}`)
    .given(atWar([nation, nation === 'spain' ? 'france' : 'spain'], { entered: false }))
    .start(roundEnd, {})
    .expectBoard((b) => npcOf(b, navyOf(nation)), { zone, ship: 'man-o-war', captain: id as CommodoreId });

scenario('FDM-WAR-03: an admiral drawn in the same round enters first and is covered')
  .given(atWar(['england', 'spain'], { entered: false }))
  .given((b) => b.arrivals.push(fetched('navy-england-wager', b.events)))
  .start(roundEnd, {})
  .expectBoard(
    (b) => [npcOf(b, 'navy-england')?.captain, b.beneath[NPC['navy-england']], b.arrivals],
    ['commodore-england-holmes', ['navy-england-wager'], []],
  );

scenario('CT-14, FDM-WAR-03, FDM-NPC-07: Holmes is sunk; Benbow returns in a Frigate, and the war goes on')
  .given(atWar(['england', 'spain']))
  .given(HOLMES)
  .given(LEZO)
  .given(covered('navy-england', 'navy-england-benbow'))
  .given(sunk('england'))
  .start(roundEnd, {})
  .expectChange({ 'navy-england': 'port-royal' })
  .expectBoard(
    (b) => [npcOf(b, 'navy-england'), b.war?.nations, b.war?.lost],
    [{ zone: 'port-royal', ship: 'frigate', captain: 'navy-england-benbow' }, ['england', 'spain'], [true, false]],
  );

scenario('CT-15, FDM-WAR-03: both Man-o’-wars are lost: the war ends as the round closes')
  .given(atWar(['england', 'spain'], { lost: [true, false] }))
  .given(LEZO)
  .given(letter)
  .given(sunk('spain'))
  .start(roundEnd, {})
  .expectTold('war.ended', { nations: ['england', 'spain'] })
  .expectTold('paper.lapsed', { seat: 'anne', card: 'letter-of-marque' })
  .expectChange({ war: 'peace' })
  .expectBoard(
    (b) => [b.eventDiscard, b.players[0]!.papers, b.gloryDiscard],
    [['war-broken-treaties'], [], ['letter-of-marque']],
  );

scenario('CT-16, FDM-WAR-03: Huidobro takes over the Man-o’-war in his own zone; de Lezo is out for good')
  .given(atWar(['england', 'spain']))
  .given(HOLMES)
  .given(LEZO)
  .given((b) => b.arrivals.push(fetched('navy-spain-huidobro', b.events)))
  .start(roundEnd, {})
  .expectChange({ 'navy-spain': 'santo-domingo' })
  .expectBoard(
    (b) => [npcOf(b, 'navy-spain'), skillsOf(b, 'navy-spain').scouting, b.beneath[NPC['navy-spain']]],
    [{ zone: 'santo-domingo', ship: 'man-o-war', captain: 'navy-spain-huidobro' }, 2, []],
  );

scenario('FDM-WAR-03: a Man-o’-war that is lost is not replaced: later captains of that nation sail Frigates')
  .given(atWar(['england', 'spain'], { lost: [true, false] }))
  .given(LEZO)
  .given((b) => b.arrivals.push(fetched('navy-england-wager', b.events)))
  .start(roundEnd, {})
  .expectBoard((b) => npcOf(b, 'navy-england'), { zone: 'bridgetown', ship: 'frigate', captain: 'navy-england-wager' });

scenario(
  'CT-17, peace-congress, FDM-WAR-03: peace; the Man-o’-war of an admiral becomes a Frigate where it is, a commodore leaves',
)
  .given(atWar(['england', 'spain']))
  .given(HOLMES)
  .given(covered('navy-england', 'navy-england-benbow'))
  .given(npc('navy-spain', 'navy-spain-huidobro', 'santo-domingo', { ship: 'man-o-war' }))
  .given((b) => {
    for (const p of b.players) p.zone = 'trinidad';
    for (const p of b.players) p.bounties = [0, 0, 0, 0];
  })
  .given(letter)
  .draws('event', 'anne', 'peace-congress') // ENG N
  .start(drawEvent, EVENT)
  .expectTold('npc.disarmed', { npc: 'navy-spain', captain: 'navy-spain-huidobro' })
  .expectTold('npc.left', { npc: 'navy-england', captain: 'commodore-england-holmes' })
  .expectTold('paper.lapsed', { seat: 'anne', card: 'letter-of-marque' })
  .expectChange({ war: 'peace', 'navy-england': 'nowhere', events: -1 })
  .expectDone()
  .expectBoard(
    (b) => [npcOf(b, 'navy-spain'), b.beneath[NPC['navy-england']], b.eventDiscard],
    [
      { zone: 'santo-domingo', ship: 'frigate', captain: 'navy-spain-huidobro' },
      ['navy-england-benbow'],
      ['peace-congress', 'war-broken-treaties'],
    ],
  );

scenario('FDM-WAR-03, FDM-NPC-07: after the peace the covered admiral returns at the end of the round')
  .given(covered('navy-england', 'navy-england-benbow'))
  .start(roundEnd, {})
  .expectChange({ 'navy-england': 'port-royal' });

scenario('FDM-WAR-01, FDM-WAR-03: a new War card ends the old war first; there is never more than one')
  .given(atWar(['england', 'spain']))
  .given(HOLMES)
  .given(LEZO)
  .draws('event', 'anne', 'war-two-flags')
  .draws('war', null, 'holland', 'france')
  .start(drawEvent, EVENT)
  .expectTold('war.ended', { nations: ['england', 'spain'] })
  .expectTold('war.began', { event: 'war-two-flags', nations: ['holland', 'france'] })
  .expectBoard(
    (b) => [b.war?.nations, b.eventDiscard, npcOf(b, 'navy-england'), npcOf(b, 'navy-spain')],
    [['holland', 'france'], ['war-broken-treaties'], null, null],
  );

scenario('FDM-WAR-02: the icons of the nation move its Man-o’-war')
  .given(atWar(['england', 'spain']))
  .given(HOLMES)
  .given((b) => {
    for (const p of b.players) p.zone = 'trinidad';
  })
  .draws('event', 'anne', 'steady-trades') // ENG E
  .start(drawEvent, EVENT)
  .expectChange({ 'navy-england': 'petit-goave', events: -1 });

test('FDM-WAR-03: a war card stays until the war ends', () => {
  for (const card of ['war-broken-treaties', 'war-two-flags', 'war-sugar-islands'] as const)
    expect(OTHER_EVENTS[card].after).toBe('war-end');
});
