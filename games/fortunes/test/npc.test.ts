// Captains whom nobody plays: how they come, leave and return.
import { expect, test } from 'vitest';
import { NPC, npcOf } from '../src/board.ts';
import { EVENT_IDS, type EventId } from '../src/content/events.ts';
import { isPort } from '../src/content/map.ts';
import { NAVY, PIRATES } from '../src/content/npc-captains.ts';
import { NPC_IDS, NPCS, type NpcId } from '../src/content/npcs.ts';
import { drawEvent } from '../src/rules/round/event.ts';
import { npcBeaten, skillsOf } from '../src/rules/round/npc.ts';
import { roundEnd } from '../src/rules/round/round-end.ts';
import { type Change, covered, fetched, npc, scenario } from './kit.ts';

const EVENT = { event: null };
/** Drawn this round: they enter at its end. */
const arriving =
  (...cards: EventId[]): Change =>
  (b) => {
    for (const card of cards) b.arrivals.push(fetched(card, b.events));
  };
/** Beaten in a combat. */
const beaten =
  (id: NpcId): Change =>
  (b) =>
    npcBeaten({ board: b, tell: undefined } as never, id);

test('FDM-NPC-01: four naval ships, each of a nation, and two pirates of none, a Sloop and a Frigate', () => {
  expect(NPC_IDS.map((id) => [NPCS[id].kind, NPCS[id].nation, NPCS[id].ship])).toEqual([
    ['naval', 'england', 'frigate'],
    ['naval', 'spain', 'frigate'],
    ['naval', 'france', 'frigate'],
    ['naval', 'holland', 'frigate'],
    ['pirate', null, 'sloop'],
    ['pirate', null, 'frigate'],
  ]);
});

test('FDM-NPC-02: events bring three admirals a nation, three pirates in Sloops and three in Frigates', () => {
  const brought = [...Object.values(NAVY), ...Object.values(PIRATES)].map((card) => card.npc);
  for (const id of NPC_IDS) expect(brought.filter((x) => x === id).length).toBe(3);
  expect(Object.keys({ ...NAVY, ...PIRATES }).every((id) => EVENT_IDS.includes(id as EventId))).toBe(true);
});

scenario('FDM-NPC-02, FDM-NPC-03, FDM-NPC-18: a captain drawn waits for the end of the round, then enters in a Frigate')
  .draws('event', 'anne', 'navy-holland-almonde')
  .start(drawEvent, EVENT)
  .expectTold('event.drawn', { seat: 'anne', event: 'navy-holland-almonde' })
  .expectChange({ events: -1 })
  .expectBoard((b) => [b.arrivals, b.eventDiscard], [['navy-holland-almonde'], []]);

scenario('EX-14, FDM-NPC-03, FDM-NPC-18, SEA-BASE-77: van Almonde appears off Curaçao as the round closes')
  .given(arriving('navy-holland-almonde'))
  .start(roundEnd, {})
  .expectTold('npc.entered', { npc: 'navy-holland', captain: 'navy-holland-almonde', ship: 'frigate', zone: 'curacao' })
  .expectChange({ 'navy-holland': 'curacao' })
  .expectBoard((b) => [b.arrivals, skillsOf(b, 'navy-holland').manoeuvre], [[], NAVY['navy-holland-almonde'].manoeuvre]);

scenario(
  'EX-14, FDM-NPC-04, FDM-NPC-05, SEA-BASE-78, SEA-BASE-79: a second Dutch admiral covers the first, and the one ship goes to his zone',
)
  .given(npc('navy-holland', 'navy-holland-almonde', 'bridgetown'))
  .given(arriving('navy-holland-callenburgh'))
  .start(roundEnd, {})
  .expectChange({ 'navy-holland': 'st-maarten' })
  .expectBoard(
    (b) => [npcOf(b, 'navy-holland')?.captain, b.beneath[NPC['navy-holland']]],
    ['navy-holland-callenburgh', ['navy-holland-almonde']],
  );

scenario('FDM-NPC-06: until then the old captain sails on, and the new one does nothing')
  .given(npc('navy-spain', 'navy-spain-pez', 'la-habana'))
  .given(arriving('navy-spain-huidobro'))
  .given((b) => {
    for (const p of b.players) p.zone = 'trinidad';
  })
  .draws('event', 'anne', 'dead-calm') // SPA N
  .start(drawEvent, EVENT)
  .expectChange({ 'navy-spain': 'nassau', events: -1 })
  .expectBoard((b) => npcOf(b, 'navy-spain')?.captain, 'navy-spain-pez');

scenario(
  'EX-14, FDM-NPC-07, SEA-BASE-79: the captain on top is beaten; the covered one returns to his own zone at the end of the round',
)
  .given(npc('navy-holland', 'navy-holland-callenburgh', 'bridgetown'))
  .given(covered('navy-holland', 'navy-holland-almonde'))
  .given(beaten('navy-holland'))
  .start(roundEnd, {})
  .expectTold('npc.returned', { npc: 'navy-holland', captain: 'navy-holland-almonde', zone: 'curacao' })
  .expectChange({ 'navy-holland': 'curacao' })
  .expectBoard((b) => b.eventDiscard, ['navy-holland-callenburgh']);

scenario('FDM-NPC-08: of two beneath, one returns by chance and the other stays there')
  .given(covered('navy-spain', 'navy-spain-pez', 'navy-spain-huidobro'))
  .draws('return', null, 'navy-spain-huidobro')
  .start(roundEnd, {})
  .expectChange({ 'navy-spain': 'santo-domingo' })
  .expectBoard((b) => b.beneath[NPC['navy-spain']], ['navy-spain-pez']);

scenario('FDM-NPC-08: with a new captain drawn in the same round nobody returns')
  .given(covered('navy-spain', 'navy-spain-pez', 'navy-spain-huidobro'))
  .given(arriving('navy-spain-casa-alegre'))
  .start(roundEnd, {})
  .expectChange({ 'navy-spain': 'cartagena' })
  .expectNotTold('npc.returned')
  .expectBoard((b) => b.beneath[NPC['navy-spain']], ['navy-spain-pez', 'navy-spain-huidobro']);

scenario('FDM-NPC-09: with none beneath, the ship stays away')
  .given(npc('pirate-frigate', 'pirate-frigate-teach', 'tortuga'))
  .given(beaten('pirate-frigate'))
  .start(roundEnd, {})
  .expectChange({})
  .expectBoard((b) => [npcOf(b, 'pirate-frigate'), b.eventDiscard], [null, ['pirate-frigate-teach']]);

scenario('FDM-NPC-09: until another card brings it back')
  .given(arriving('pirate-frigate-levasseur'))
  .start(roundEnd, {})
  .expectTold('npc.entered', { npc: 'pirate-frigate', ship: 'frigate', zone: 'caribbean-sea' })
  .expectChange({ 'pirate-frigate': 'caribbean-sea' });

scenario('FDM-NPC-10: one zone holds any number of them')
  .given(npc('pirate-sloop', 'pirate-sloop-hamlin', 'curacao'))
  .given(npc('navy-england', 'navy-england-wager', 'curacao'))
  .given(arriving('navy-holland-almonde'))
  .start(roundEnd, {})
  .expectBoard((b) => NPC_IDS.filter((id) => npcOf(b, id)?.zone === 'curacao'), ['navy-england', 'navy-holland', 'pirate-sloop']);

scenario('FDM-NPC-11: they are in the zone of their port, and a player in that port does not meet them')
  .given((b) => {
    b.players[0]!.zone = 'curacao';
    b.players[0]!.inPort = true;
  })
  .given(arriving('navy-holland-almonde'))
  .start(roundEnd, {})
  .expectBoard((b) => [npcOf(b, 'navy-holland')?.zone, isPort('curacao'), b.players[0]!.inPort], ['curacao', true, true])
  .expectChange({ 'navy-holland': 'curacao' });

// ── every captain enters where the card says ──

for (const [id, card] of Object.entries({ ...NAVY, ...PIRATES }))
  scenario(`${id}: enters at ${card.zone}, and brings the skills of the card`)
    .given(arriving(id as EventId))
    .start(roundEnd, {})
    .expectChange({ [card.npc]: card.zone })
    .expectBoard(
      (b) => {
        const { manoeuvre, scouting, leadership } = skillsOf(b, card.npc);
        return [npcOf(b, card.npc)?.ship, manoeuvre, scouting, leadership];
      },
      [card.npc === 'pirate-sloop' ? 'sloop' : 'frigate', card.manoeuvre, card.scouting, card.leadership],
    );
