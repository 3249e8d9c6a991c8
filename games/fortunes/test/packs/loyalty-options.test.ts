// What tables may agree on about crews.   SEA-Q-18
import type { SeatOf } from '@boucan/testkit/scenario';
import { crews } from '../../src/packs/loyalty/track.ts';
import { gloryPoint } from '../../src/rules/glory.ts';
import { drawEvent } from '../../src/rules/round/event.ts';
import { turn } from '../../src/rules/sea/turn.ts';
import { inPort } from '../kit.ts';
import { agreedVoyage } from './kit.ts';

const PACK = 'loyalty';
const anne = (seat: SeatOf) => ({ seat: seat('anne') });
const moods = (b: Parameters<typeof crews.of>[0]) => crews.of(b).steps;

for (const event of ['dead-calm', 'war-broken-treaties', 'navy-spain-pez'] as const)
  agreedVoyage(`SEA-Q-18, SEA-m11-03: by agreement any sign of a captain will do: ${event}`, { 'ill-omen': 'any-sign' }, PACK)
    .draws('event', 'anne', event)
    .start(drawEvent, { event: null })
    .expectBoard(moods, [-1, -1]);

agreedVoyage('SEA-Q-18, SEA-m11-03: by agreement the first player’s crew alone', { 'omen-for': 'first' }, PACK)
  .given((b) => {
    b.first = 1;
  })
  .draws('event', 'bart', 'navy-spain-pez')
  .start(drawEvent, { event: null })
  .expectBoard(moods, [0, -1]);

agreedVoyage('SEA-Q-18, SEA-m11-05: by agreement a crew asked in vain is a step down', { 'unmoved-crew': 'loses-one' }, PACK)
  .dice('leadership', 'anne', 1, 1)
  .start(turn, anne)
  .plays('anne rally')
  .expectToldInOrder(['crew.unmoved', { seat: 'anne' }], ['loyalty.fell', { seat: 'anne' }])
  .expectBoard((b) => [moods(b), b.turn.actions], [[-1, 0], 3]);

agreedVoyage('SEA-Q-18, SEA-m11-05: a crew that is willing is not', { 'unmoved-crew': 'loses-one' }, PACK)
  .dice('leadership', 'anne', 5, 1)
  .start(turn, anne)
  .plays('anne rally')
  .expectBoard((b) => [moods(b), b.turn.actions], [[0, 0], 4]);

for (const [source, step] of [
  ['combat', 0],
  ['raid', 1],
] as const)
  agreedVoyage(`SEA-Q-18, SEA-m11-13: by agreement no step for a combat: ${source}`, { 'combat-loyalty': false }, PACK)
    .start(gloryPoint, (seat: SeatOf) => ({ seat: seat('anne'), source }))
    .expectBoard(moods, [step, 0]);

agreedVoyage('SEA-Q-18, SEA-m11-16: by agreement whoever has put to sea has not idled', { idling: 'never-left' }, PACK)
  .given(inPort('anne', 'curacao'))
  .start(turn, anne)
  .plays('anne sail sea', 'anne sail port', 'anne stop')
  .expectBoard(moods, [0, 0]);

agreedVoyage('SEA-Q-18, SEA-m11-16: whoever has not, has', { idling: 'never-left' }, PACK)
  .given(inPort('anne', 'curacao'))
  .start(turn, anne)
  .plays('anne stop')
  .expectBoard(moods, [-1, 0]);
