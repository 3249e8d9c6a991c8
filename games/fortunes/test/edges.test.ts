// Edges of the rules: what is over with the combat round, what costs nothing, what is left when there is too little of it.
import { playerOf } from '../src/board.ts';
import { turn } from '../src/rules/sea/turn.ts';
import { acquireRumour, testRumour } from '../src/rules/ventures/rumour.ts';
import { battle, begin, type Scene, secondRound, shipOf } from './combat-kit.ts';
import {
  afloat,
  at,
  bounties,
  cubes,
  gold,
  hand,
  hired,
  hold,
  inForce,
  inPort,
  played,
  rumour,
  scenario,
  ship,
  weapons,
} from './kit.ts';
import { ashore, inBusiness, onlyCargo } from './port-kit.ts';
import { anne, hears } from './ventures-kit.ts';

const ANNE = { seat: 0 };

/** anne boards bart in the second combat round; nobody can hold a card for the manoeuvres. */
const boards = (scene: Scene): Scene =>
  secondRound(scene)
    .given(played('weather-gauge', 'weather-gauge', 'fouled-rudder'))
    .dice('manoeuvre', 'anne', 5, 1, 1)
    .dice('manoeuvre', 'bart', 1, 1);

// ── marks of a combat round ──

boards(
  battle('no-quarter: in the next combat round the own damage is limited by the own Crew again').given(
    cubes('anne', { crew: 1 }),
  ),
)
  .given(ship('bart', 'frigate', { mods: ['extra-hammocks'], crew: 4 }))
  .given(hand('anne', 'no-quarter'))
  .dice('leadership', 'anne', 5, 5, 6, 6)
  .dice('leadership', 'bart', 1, 1, 1, 1, 1, 1)
  .plays('anne order board', 'bart order fire', 'anne pass', 'anne announce no-quarter', 'anne play no-quarter')
  .expectTold('crew.lost', { seat: 'bart', lost: 2, left: 2 })
  .expectTold('crew.lost', { seat: 'bart', lost: 1, left: 1 });

// ── who gets away ──

const lope = (name: string): Scene =>
  begin(
    battle(name)
      .given(afloat('bart', 'lope-maranon', 'sloop', 'curacao'))
      .dice('manoeuvre', 'anne', 1, 1, 1)
      .dice('manoeuvre', 'bart', 1, 1, 1),
  );

lope('delta-pilot: from nobody’s success anybody gets away, and no ability is told')
  .dice('manoeuvre', 'anne', 1, 1, 1)
  .dice('manoeuvre', 'bart', 5, 6, 1)
  .plays('anne order fire', 'bart order flee')
  .expectTold('ship.escaped', { seat: 'bart' })
  .expectNotTold('ability.used')
  .expectDone();

begin(
  battle('FDM-COMBAT-11: as many successes and the same sum is a tie, of one success too')
    .dice('manoeuvre', 'anne', 5, 1, 1)
    .dice('manoeuvre', 'bart', 6, 2)
    .dice('location', 'anne', 1)
    .dice('location', 'bart', 1),
)
  .expectTold('contest.tied')
  .expectNotTold('contest.idle');

// ── volleys ──

for (const die of [1, 2, 3, 4]) {
  const [other, third, again] = [(die % 4) + 1, ((die + 1) % 4) + 1, ((die + 2) % 4) + 1];
  begin(
    battle(`master-gunner: a die that shows ${die} may be the one that is rolled again`)
      .given(hired('anne', 'master-gunner-paid'))
      .dice('manoeuvre', 'anne', 5, 6, 1)
      .dice('manoeuvre', 'bart', 1, 1)
      .dice('location', 'anne', die, other, third),
  )
    .dice('location', 'anne', again)
    .plays(`anne reroll own ${die}`)
    .expectTold('dice.rerolled', { seat: 'anne', dice: [again, other, third] })
    .expectBoard((b, seat) => [shipOf('bart')(b, seat)[die], playerOf(b, 1).ship.hull], [die === 4 ? 1 : 2, 2]);
}

begin(
  battle('brace-for-impact: where the Reinforced hull has stopped the only hit there is nothing to brace for')
    .given(ship('bart', 'sloop', { mods: ['reinforced-hull'] }))
    .given(cubes('anne', { cannons: 1 }))
    .given(hand('bart', 'brace-for-impact'))
    .given(
      played('smoke-on-the-water', 'smoke-on-the-water', 'weather-gauge', 'weather-gauge', 'fouled-rudder', 'slip-the-cable'),
    )
    .given(played('below-the-waterline', 'second-broadside', 'raking-fire', 'gun-captain-earned'))
    .dice('manoeuvre', 'anne', 5, 6, 1)
    .dice('manoeuvre', 'bart', 1, 1)
    .dice('location', 'anne', 1),
)
  .expectAsked('bart', 'volley.hull')
  .plays('bart cancel cargo')
  .expectAsked('anne', 'naval.declare')
  .expectBoard(shipOf('bart'), [2, 2, 2, 2, 1]);

// ── what costs nothing costs nothing twice ──

scenario('FDM-MOVE-01, fair-wind, steady-trades: a free Move that would be free anyway gives no action back')
  .given(inForce('steady-trades'))
  .given(hand('anne', 'fair-wind'))
  .start(turn, ANNE)
  .plays('anne play fair-wind', 'anne sail curacao')
  .expectBoard((b) => [b.turn.actions, b.turn.taken, b.turn.used], [3, [], []]);

scenario('trade-wind-pilot: the fourth Move takes no action, and is none')
  .given(afloat('anne', 'corentin-le-bihan', 'sloop', 'cartagena'))
  .start(turn, ANNE)
  .plays('anne sail curacao', 'anne sail caracas', 'anne sail caribbean-sea', 'anne pilot curacao')
  .expectBoard((b) => [b.turn.actions, b.turn.taken.length, b.turn.breeze], [0, 3, false]);

scenario('harbour-bribe: 2 gold are just enough')
  .given(at('anne', 'la-habana'))
  .given(bounties('anne', { spain: 2 }))
  .given(hand('anne', 'harbour-bribe'))
  .given(gold('anne', 2))
  .start(turn, ANNE)
  .plays('anne play harbour-bribe')
  .expectChange({ 'anne.at': 'port of la-habana', 'anne.gold': -2, 'anne.hand': -1 });

// ── in the eye of the storm ──

inBusiness(
  ashore('great-hurricane, full-warehouses: in the eye nothing is bought, sold or brought out of warehouses', 'nassau')
    .given(inForce('great-hurricane', { eye: 'nassau' }))
    .given(hold('anne', 'rum'))
    .given(hand('anne', 'full-warehouses')),
)
  .expectWhyNot('anne', 'activity sell', 'FDM-TURN-06', 'stormbound')
  .expectWhyNot('anne', 'activity buy', 'FDM-TURN-06', 'stormbound')
  .expectWhyNot('anne', 'play full-warehouses', 'FDM-GLORY-11', 'card-not-now')
  .expectCan('anne', 'activity yard');

inBusiness(
  ashore('great-hurricane, full-warehouses: elsewhere they open', 'nassau')
    .given(inForce('great-hurricane', { eye: 'curacao' }))
    .given(hold('anne', 'rum'))
    .given(hand('anne', 'full-warehouses')),
)
  .expectCan('anne', 'activity sell')
  .expectCan('anne', 'activity buy')
  .expectCan('anne', 'play full-warehouses');

// ── ventures ──

scenario('masterless-men: of the weapons one has no second comes')
  .given(at('anne', 'san-juan'))
  .given(weapons('anne', 'grapple'))
  .given(rumour('anne', 'masterless-men'))
  .dice('scouting', 'anne', 5, 1, 1)
  .start(testRumour, anne)
  .expectBoard((b) => playerOf(b, 0).weapons.toSorted(), ['chain-shot', 'grape-shot', 'grapple'])
  .expectNotTold('venture.armed', { weapon: 'grapple' });

scenario('drifting-flute: of two cards that are left, two are found')
  .given(at('anne', 'bridgetown'))
  .given(onlyCargo('rum-1', 'cocoa-1'))
  .given(cubes('anne', { cargo: 0 }))
  .given(rumour('anne', 'drifting-flute'))
  .dice('scouting', 'anne', 5, 1, 1)
  .start(testRumour, anne)
  .expectTold('cargo.found', { seat: 'anne', cards: 2 })
  .expectTold('venture.paid', { seat: 'anne', gold: 4 });

scenario('FDM-RUMOUR-05: a Rumour nobody doubted is given up in silence, and is in the deck again')
  .given(inPort('anne', 'cartagena'))
  .given(rumour('anne', 'silver-in-the-shoals'))
  .dice('influence', 'anne', 5, 1, 1)
  .draws('rumour', 'anne', 'pearl-bank')
  .start(acquireRumour, hears)
  .plays('anne believe pearl-bank')
  .expectNotTold('rumour.forgotten')
  .expectBoard((b) => [b.rumours.includes('silver-in-the-shoals'), b.heard], [true, []]);
