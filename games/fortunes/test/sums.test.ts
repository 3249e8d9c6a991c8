// Sums with their causes: they add up, everybody can read them, and nobody learns more by them than he may know.
import { seedOf } from '@boucan/kernel';
import { stream } from '@boucan/testkit';
import { expect, test } from 'vitest';
import type { Sum } from '../src/content/quantity.ts';
import { fortunes } from '../src/game.ts';
import { roomOf } from '../src/rules/cargo.ts';
import { combat } from '../src/rules/combat/combat.ts';
import { ofPorts } from '../src/rules/kept.ts';
import { saleValueSum } from '../src/rules/port/yard.ts';
import { movers } from '../src/rules/sea/actions.ts';
import { sumsOf } from '../src/sums.ts';
import { afloat, bounties, cubes, hired, hold, inForce, inPort, mission, npc, proven, scenario, ship, turnOf } from './kit.ts';

test('a match is imagined without them', () => {
  const state = fortunes.setup({ seats: 2 }, seedOf('sums'));
  const view = fortunes.view(state, 0);
  const { sums, ...rest } = view.board;
  expect(sums.players).toHaveLength(2);
  const imagined = fortunes.determinize({ ...view, board: rest as typeof view.board }, stream('sums', 'dice'));
  expect(imagined.board).toEqual(fortunes.determinize(view, stream('sums', 'dice')).board);
  expect('sums' in imagined.board).toBe(false);
});

const NOBODY = (): boolean => false;
const causes = (sum: Sum): string[] => sum.causes.map(({ by, what }) => `${by > 0 ? '+' : ''}${by} ${what}`);

scenario('FDM-MOD-02, FDM-COMBAT-07, FDM-COMBAT-08: rigging, a nimbler ship and lost Masts stand behind the dice of the contest')
  .given(ship('anne', 'sloop', { mods: ['special-rigging'] }))
  .given(ship('bart', 'frigate', { masts: 0 }))
  .start(combat, (seat) => ({ attacker: seat('anne'), defender: seat('bart') }))
  .expectBoard(
    (b) => {
      const { fight, players } = sumsOf(b, 0, false, NOBODY);
      return [causes(players[0]!.manoeuvrability), fight!.contest.map(causes)];
    },
    [
      ['+4 sloop', '+1 special-rigging'],
      [
        ['+3 manoeuvre', '+1 nimbler-ship'],
        ['+2 manoeuvre', '-1 masts-gone'],
      ],
    ],
  );

scenario('FDM-HUNT-12: bounties, an event and a captain who hides stand behind the dice of a search')
  .given(afloat('anne', 'frederico-da-silva', 'sloop', 'cartagena'))
  .given(bounties('anne', { spain: 4 }))
  .given(inForce('plate-fleet'))
  .given(npc('navy-spain', 'navy-spain-pez', 'cartagena'))
  .given(turnOf('anne'))
  .expectBoard(
    (b) => sumsOf(b, 0, false, NOBODY).hunts.map(({ npc: who, dice }) => [who, dice.value, ...causes(dice)]),
    [['navy-spain', 4, '+3 scouting', '+1 bounties-of-the-nation', '+1 plate-fleet', '-1 featherweight']],
  );

scenario('FDM-SHIP-05: crates of a Mission take room in the hold')
  .given(mission('anne', 'night-cargo'))
  .given(cubes('anne', { cargo: 1 }))
  .expectBoard((b) => causes(sumsOf(b, 0, false, NOBODY).players[0]!.hold), ['+1 cargo', '-2 night-cargo', '+1 nothing-less']);

scenario('FDM-SCOUT-03: a Lookout helps with every Scouting roll, a rutter with those for merchants')
  .given(hired('anne', 'lookout-paid'))
  .given(proven('anne', 'pilots-rutter'))
  .expectBoard(
    (b) => {
      const { dice, merchantDice } = sumsOf(b, 0, false, NOBODY).players[0]!;
      return [causes(dice.scouting), causes(merchantDice)];
    },
    [
      ['+3 scouting', '+1 lookout'],
      ['+3 scouting', '+1 lookout', '+1 pilots-rutter'],
    ],
  );

scenario(
  'FDM-YARD-05, FDM-YARD-07, FDM-YARD-08: of two who speak for a buyer only the better counts; what the old ship brings is explained',
)
  .given(afloat('anne', 'stede-bonnet', 'sloop', 'la-habana'))
  .given(inPort('anne', 'la-habana'))
  .given(ship('anne', 'sloop', { mods: ['chasers'], hull: 1 }))
  .expectBoard(
    (b) => {
      const { ships, shipSale } = sumsOf(b, 0, false, NOBODY).port!;
      return [causes(ships.frigate!), causes(ships.sloop!), causes(shipSale)];
    },
    [
      ['+35 list-price', '-5 gentlemans-purse'],
      ['+10 list-price'],
      ['+5 list-price', '+1 modifications-aboard', '-1 damage-done'],
    ],
  );

scenario('FDM-SHIP-05: a hold that is more than full has no room, and not less than none')
  .given(cubes('anne', { cargo: 1 }))
  .given(hold('anne', 'rum', 'rum', 'food'))
  .expectBoard((b) => roomOf(b, 0), 0)
  .given(cubes('anne', { cargo: 0 }))
  .expectBoard((b) => roomOf(b, 0), 0);

test('FDM-MOD-14: modifications that came from no port are not counted among those of ports, each as often as it is there', () => {
  const aboard = ['chasers', 'swivel-guns', 'chasers'] as const;
  expect(ofPorts(aboard, ['chasers'])).toEqual(['swivel-guns', 'chasers']);
  expect(ofPorts(aboard, [])).toEqual(aboard);
  expect(ofPorts(aboard, ['swivel-guns', 'chasers', 'chasers'])).toEqual([]);
});

scenario('FDM-TURN-09: where a Move leads is all one to the actions, as long as nothing carries the ship').expectBoard(
  (b) => [movers(b, 0), movers(b, 1)],
  [[], []],
);

scenario('FDM-YARD-08: damage takes no more from an old ship than she would bring, and the sum says so')
  .given(inPort('anne', 'nassau'))
  .given(ship('anne', 'sloop', { hull: 0, cargo: 0, masts: 0, cannons: 0 }))
  .expectBoard(
    (b) => {
      const sum = saleValueSum(b.players[0]!.ship);
      return [sum.value, sum.causes.map(({ what }) => what), sum.causes.reduce((n, { by }) => n + by, 0)];
    },
    [0, ['list-price', 'damage-done', 'nothing-less'], 0],
  );
scenario('FDM-YARD-07: a ship in good order brings her price, and there is nothing else to say')
  .given(ship('anne', 'sloop'))
  .expectBoard((b) => saleValueSum(b.players[0]!.ship), { value: 5, causes: [{ by: 5, what: 'list-price' }] });
scenario('FDM-YARD-17: a Man-o’-war brings nothing, whatever is aboard')
  .given(ship('anne', 'man-o-war', { mods: ['chasers'] }))
  .expectBoard((b) => saleValueSum(b.players[0]!.ship), {
    value: 0,
    causes: [
      { by: 1, what: 'modifications-aboard' },
      { by: -1, what: 'nothing-less' },
    ],
  });

scenario('FDM-INFO-01, FDM-INFO-07: nobody else is told prices at a market, or points in a chest')
  .given(inPort('anne', 'cartagena'))
  .given(hold('anne', 'rum'))
  .expectBoard(
    (b) => {
      const seen = sumsOf(b, 1, false, (seat) => seat === 1);
      return [seen.port, seen.players.map((p) => p!.points === null)];
    },
    [null, [true, false]],
  );
