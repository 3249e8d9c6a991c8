import { scenariosOf } from '@boucan/testkit/scenario';
import type { DuelBoard } from '../src/board.ts';
import { toy } from '../src/game.ts';
import { duel, duelOf } from '../src/rules/duel.ts';
import { tally } from './deck.ts';

const scenario = scenariosOf(toy, { tally });

const cardsAndChest = (d: DuelBoard): void => {
  d.chest = 1;
  for (const x of d.duellists) x.hand = ['lunge', 'lunge'];
  d.bag = [];
};

scenario('TOY-13: in a heavy sea a die of 2 misses whatever is added')
  .seats('anne', 'bart')
  .packs('heavy-sea')
  .given(cardsAndChest)
  .start(duel, duelOf(0))
  .dice('blow', 'anne', 2)
  .plays('anne aim bart', 'anne play lunge', 'bart pass')
  .expectTold('blow.missed', { rivalSeat: 'bart', coins: 1 });

scenario('TOY-13: in a heavy sea a die of 3 can still land')
  .seats('anne', 'bart')
  .packs('heavy-sea')
  .given(cardsAndChest)
  .start(duel, duelOf(0))
  .dice('blow', 'anne', 3)
  .plays('anne aim bart', 'anne play lunge', 'bart pass')
  .expectTold('blow.landed', { rivalSeat: 'bart', coins: 2 });

scenario('TOY-13: in a heavy sea it is the die that counts, not what a parry leaves of the blow')
  .seats('anne', 'bart')
  .packs('heavy-sea')
  .given(cardsAndChest)
  .given((d) => {
    d.duellists[1]!.hand = ['parry'];
  })
  .start(duel, duelOf(0))
  .dice('blow', 'anne', 4)
  .plays('anne aim bart', 'anne play lunge', 'bart play parry')
  .expectTold('blow.landed', { rivalSeat: 'bart', coins: 2 });
