// Modules played together: the order of things, and what needs two of them.
import type { SeatOf } from '@boucan/testkit/scenario';
import { expect, test } from 'vitest';
import { npcOf } from '../../src/board.ts';
import { contentOf } from '../../src/box.ts';
import { fortunes } from '../../src/game.ts';
import { PACKS } from '../../src/packs/index.ts';
import { crews } from '../../src/packs/loyalty/track.ts';
import { PLANK, SMUGGLERS_HOLD } from '../../src/packs/modifications/content.ts';
import { PIRATE_BRIG, PIRATE_MAN_O_WAR } from '../../src/packs/new-ships/content.ts';
import { weather } from '../../src/packs/wind-and-storm/weather.ts';
import { drawEvent } from '../../src/rules/round/event.ts';
import { roundEnd } from '../../src/rules/round/round-end.ts';
import { turn } from '../../src/rules/sea/turn.ts';
import { bounties, fetched, inPort, npc } from '../kit.ts';
import { setOut, voyage } from './kit.ts';

const ALL = PACKS.map(({ id }) => id);
const anne = (seat: SeatOf) => ({ seat: seat('anne') });

voyage(
  'SEA-TURN-01: wind, storm, event, icons, galleon, text, then what crews make of it',
  'treasure-galleon',
  'wind-and-storm',
  'loyalty',
)
  .given((b) => {
    b.round = 1;
  })
  .given(npc('navy-spain', 'navy-spain-pez', 'trinidad'))
  .draws('wind', 'anne', 'E')
  .draws('event', 'anne', 'navy-holland-evertsen')
  .dice('galleon', null, 1)
  .start(drawEvent, { event: null })
  .expectToldInOrder(
    ['wind.turned', { wind: 'E' }],
    ['storm.moved', { zone: 'basse-terre' }],
    ['event.drawn'],
    ['npc.sailed'],
    ['galleon.sailed', { zone: 'curacao' }],
    ['loyalty.fell', { seat: 'anne' }],
    ['loyalty.fell', { seat: 'bart' }],
  );

setOut('SEA-TURN-01: without an event the game is over, and no wind blows first', 2, 'wind-and-storm', 'loyalty')
  .start()
  .given((b) => {
    b.eventDiscard.push(...b.events.splice(0));
  })
  .plays('anne ship sloop', 'bart ship sloop')
  .expectBoard((b) => [weather.of(b).wind, b.round], [null, 0]);

voyage(
  'SEA-TURN-02: searches first, then the storm beyond them, then actions; idling is counted last',
  'wind-and-storm',
  'loyalty',
)
  .given((b) => {
    weather.of(b).wind = 'N';
    weather.of(b).storm = 'cartagena';
  })
  .given(bounties('anne', { spain: 1 }))
  .given(npc('navy-spain', 'navy-spain-pez', 'cartagena'))
  .dice('manoeuvre', 'anne', 5, 5, 5)
  .start(turn, anne)
  .expectToldInOrder(['turn.began'], ['storm.hid', { seat: 'anne' }], ['storm.tested', { seat: 'anne', hits: 0 }])
  .expectAsked('anne', 'turn.action');

voyage('SEA-TURN-02: a turn begun and ended in port costs its step when it is over', 'loyalty')
  .given(inPort('anne', 'curacao'))
  .start(turn, anne)
  .plays('anne stop')
  .expectToldInOrder(['loyalty.fell', { seat: 'anne' }])
  .expectDone();

voyage('SEA-TURN-03: Move, Scout and Port are the actions, modules or not', ...ALL.filter((id) => id !== 'cards-and-flags'))
  .start(turn, anne)
  .expectCan('anne', 'sail port')
  .expectCan('anne', 'scout merchant')
  .expectCan('anne', 'sail curacao')
  .plays('anne sail port')
  .expectCan('anne', 'port');

voyage('SEA-TURN-04: captains drawn this round enter when everybody has played', 'wind-and-storm')
  .given((b) => {
    b.arrivals.push(fetched('navy-spain-pez', b.events));
  })
  .start(roundEnd, {})
  .expectTold('npc.entered', { npc: 'navy-spain' })
  .expectBoard((b) => npcOf(b, 'navy-spain')?.captain, 'navy-spain-pez');

test('SEA-TURN-05: each module can be played by itself, and all of them together; a few pieces need two', () => {
  for (const id of ALL) expect(fortunes.whyNotStart({ seats: 2, packs: [id] })).toEqual([]);
  expect(fortunes.whyNotStart({ seats: 4, packs: ALL })).toEqual([]);
  const box = (...packs: string[]) => contentOf({ packs: ALL.filter((id) => packs.includes(id)) });
  expect(box('modifications').modifications).not.toContain(SMUGGLERS_HOLD);
  expect(box('modifications', 'contraband').modifications).toContain(SMUGGLERS_HOLD);
  expect(box('modifications').modifications).not.toContain(PLANK);
  expect(box('modifications', 'loyalty').modifications).toContain(PLANK);
  for (const card of [PIRATE_BRIG, PIRATE_MAN_O_WAR]) {
    expect(box('new-ships').events).not.toContain(card);
    expect(box('cards-and-flags').events).not.toContain(card);
    expect(box('cards-and-flags', 'new-ships').events).toContain(card);
  }
  expect(crews.pack).toBe('loyalty');
});
