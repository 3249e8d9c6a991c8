// Glory cards in naval combat: each at its moment, for those who take part.
import { combatCards } from '../src/rules/combat/cards.ts';
import { combat } from '../src/rules/combat/combat.ts';
import { battle, begin, type Scene, secondRound, shipOf } from './combat-kit.ts';
import { afloat, crowd, cubes, hand, mission, played, scenario } from './kit.ts';

/** Every other card for a naval combat lies in the discard, so who holds one is asked for this one alone. */
const NAVAL = [
  'smoke-on-the-water',
  'smoke-on-the-water',
  'weather-gauge',
  'weather-gauge',
  'brace-for-impact',
  'brace-for-impact',
  'raking-fire',
  'below-the-waterline',
  'slip-the-cable',
  'fouled-rudder',
  'second-broadside',
  'gun-captain-earned',
] as const;
type Naval = (typeof NAVAL)[number];

/** This player holds this card, and nobody could hold another one for the moments of a naval combat. */
const alone = (name: string, who: 'anne' | 'bart', card: Naval): Scene => {
  const twins = { 'smoke-on-the-water': 2, 'weather-gauge': 2, 'brace-for-impact': 2 } as { readonly [card: string]: number };
  return battle(name)
    .given(hand(who, card))
    .given(played(...NAVAL.filter((other) => other !== card)))
    .given(twins[card] === 2 ? played(card) : () => {});
};

const dice = (scene: Scene, anne: readonly number[], bart: readonly number[]): Scene =>
  scene.dice('manoeuvre', 'anne', ...anne).dice('manoeuvre', 'bart', ...bart);

// ── as it begins ──

begin(alone('smoke-on-the-water, FDM-GLORY-12: the defender ends it before the first gun', 'bart', 'smoke-on-the-water'))
  .expectAsked('bart', 'announcing.announce')
  .plays('bart announce smoke-on-the-water')
  .plays('bart play smoke-on-the-water')
  .expectTold('card.played', { seat: 'bart', card: 'smoke-on-the-water' })
  .expectNotTold('combat.round')
  .expectNotTold('glory.won')
  .expectDone();

begin(dice(alone('smoke-on-the-water: not the attacker', 'anne', 'smoke-on-the-water'), [1, 1, 1], [1, 1])).expectAsked(
  'anne',
  'naval.declare',
);

scenario('smoke-on-the-water: a bounty that is written down stays')
  .given(afloat('anne', 'bartholomew-sharp', 'frigate', 'curacao'))
  .given(afloat('bart', 'frances-wright', 'sloop', 'curacao'))
  .given(hand('bart', 'smoke-on-the-water'))
  .start(combat, { attacker: 0, defender: 1 })
  .expectTold('bounty.gained', { seat: 'anne', nation: 'england', bounties: 1 })
  .plays('bart announce smoke-on-the-water', 'bart play smoke-on-the-water')
  .expectDone()
  .expectBoard(({ players }) => players[0]?.bounties, [1, 0, 0, 0]);

// ── declarations ──

secondRound(alone('fouled-rudder: a declared Flee becomes Fire', 'anne', 'fouled-rudder'))
  .plays('anne order fire', 'bart order flee')
  .expectAsked('anne', 'announcing.announce')
  .dice('manoeuvre', 'anne', 1, 1, 1)
  .dice('manoeuvre', 'bart', 5, 1)
  .dice('location', 'bart', 1)
  .plays('anne announce fouled-rudder', 'anne play fouled-rudder')
  .expectNotTold('ship.escaped')
  .expectTold('volley.fired', { seat: 'bart', hits: 1 });

secondRound(alone('fouled-rudder: so does a declared Board', 'anne', 'fouled-rudder'))
  .plays('anne order fire', 'bart order board')
  .dice('manoeuvre', 'anne', 1, 1, 1)
  .dice('manoeuvre', 'bart', 5, 1)
  .dice('location', 'bart', 1)
  .plays('anne announce fouled-rudder', 'anne play fouled-rudder')
  .expectNotTold('ship.boarded')
  .expectTold('volley.fired', { seat: 'bart', hits: 1 });

secondRound(dice(alone('fouled-rudder: against Fire there is no use for it', 'anne', 'fouled-rudder'), [], []))
  .dice('manoeuvre', 'anne', 1, 1, 1)
  .dice('manoeuvre', 'bart', 1, 1)
  .plays('anne order fire', 'bart order fire')
  .expectAsked('anne', 'naval.declare');

// ── the contest ──

begin(dice(alone('weather-gauge: any of the own Manoeuvre dice again', 'anne', 'weather-gauge'), [1, 2, 2], [5, 1]))
  .expectAsked('anne', 'announcing.announce')
  .plays('anne announce weather-gauge', 'anne play weather-gauge')
  .expectOptions('anne', ['reroll own 1', 'reroll own 2', 'keep-dice'])
  .dice('manoeuvre', 'anne', 5, 6)
  .dice('location', 'anne', 1, 1, 2)
  .dice('location', 'bart', 1)
  .plays('anne reroll own 1', 'anne reroll own 2', 'anne throw')
  .expectTold('dice.rerolled', { seat: 'anne', dice: ['skull', 'skull', 2] })
  .expectTold('contest.won', { seat: 'anne' });

begin(
  dice(
    alone('raking-fire: two hits more for a winner who fires, also above the Cannons', 'anne', 'raking-fire'),
    [5, 6, 1],
    [1, 1],
  ),
)
  .expectAsked('anne', 'announcing.announce')
  .dice('location', 'anne', 1, 1, 2, 2, 4)
  .plays('anne announce raking-fire', 'anne play raking-fire')
  .expectTold('volley.fired', { seat: 'anne', hits: 5 })
  .expectBoard(shipOf('bart'), [2, 0, 0, 2, 0]);

begin(
  dice(alone('raking-fire: not for a loser', 'anne', 'raking-fire'), [5, 1, 1], [5, 6])
    .dice('location', 'anne', 1)
    .dice('location', 'bart', 1),
).expectAsked('anne', 'naval.declare');

secondRound(
  alone('slip-the-cable: a winner who flees escapes whatever the other’s successes, after the volley', 'bart', 'slip-the-cable'),
)
  .dice('manoeuvre', 'anne', 5, 1, 1)
  .dice('manoeuvre', 'bart', 5, 6)
  .dice('location', 'anne', 1)
  .plays('anne order fire', 'bart order flee')
  .plays('bart announce slip-the-cable', 'bart play slip-the-cable')
  .expectTold('volley.fired', { seat: 'anne', hits: 1 })
  .expectTold('ship.escaped', { seat: 'bart' })
  .expectBoard(shipOf('bart'), [2, 1, 2, 2, 1])
  .expectDone();

secondRound(alone('slip-the-cable: not for one who is losing', 'bart', 'slip-the-cable'))
  .dice('manoeuvre', 'anne', 5, 6, 1)
  .dice('manoeuvre', 'bart', 5, 1)
  .dice('location', 'anne', 1, 1, 2)
  .plays('anne order fire', 'bart order flee')
  .expectNotTold('ship.escaped')
  .expectTold('combat.round', { round: 3 });

// ── the volley ──

begin(
  dice(alone('below-the-waterline: one numbered hit goes into the Hull', 'anne', 'below-the-waterline'), [5, 6, 1], [1, 1]).dice(
    'location',
    'anne',
    1,
    2,
    5,
  ),
)
  .expectAsked('anne', 'announcing.announce')
  .plays('anne announce below-the-waterline', 'anne play below-the-waterline')
  .expectOptions('anne', ['redirect cargo hull', 'redirect masts hull'])
  .plays('anne redirect masts hull')
  .expectTold('hit.redirected', { seat: 'bart', from: 'masts', to: 'hull' })
  .plays('bart take-hit crew')
  .expectTold('skull.placed', { seat: 'bart', section: 'crew' })
  .expectBoard(shipOf('bart'), [1, 1, 2, 1, 1]);

begin(
  dice(alone('below-the-waterline: skulls are no numbered hits', 'anne', 'below-the-waterline'), [5, 6, 1], [1, 1]).dice(
    'location',
    'anne',
    5,
    5,
    5,
  ),
).expectAsked('bart', 'volley.skull');

begin(
  dice(alone('brace-for-impact: cancel one of the hits on the own ship', 'bart', 'brace-for-impact'), [5, 6, 1], [1, 1]).dice(
    'location',
    'anne',
    1,
    1,
    5,
  ),
)
  .plays('bart take-hit masts')
  .expectAsked('bart', 'announcing.announce')
  .plays('bart announce brace-for-impact', 'bart play brace-for-impact')
  .expectOptions('bart', ['cancel cargo', 'cancel masts'])
  .plays('bart cancel cargo')
  .expectBoard(shipOf('bart'), [2, 1, 1, 2, 1]);

begin(
  dice(alone('brace-for-impact: only for whoever is hit', 'anne', 'brace-for-impact'), [5, 6, 1], [1, 1]).dice(
    'location',
    'anne',
    1,
    1,
    2,
  ),
).expectAsked('anne', 'naval.declare');

begin(
  dice(alone('second-broadside: as long as both ships are afloat', 'anne', 'second-broadside'), [5, 6, 1], [1, 1]).dice(
    'location',
    'anne',
    1,
    1,
    2,
  ),
)
  .given(cubes('bart', { hull: 1 }))
  .expectBoard((b) => combatCards['second-broadside'].fits(b, 0), true)
  .given(cubes('bart', { hull: 0 }))
  .expectBoard((b) => combatCards['second-broadside'].fits(b, 0), false)
  .given(cubes('bart', { hull: 1 }))
  .given(cubes('anne', { hull: 0 }))
  .expectBoard((b) => combatCards['second-broadside'].fits(b, 0), false);

begin(
  dice(
    alone('second-broadside: half the Cannons again, rounded up, and no shot for it', 'anne', 'second-broadside'),
    [5, 6, 1],
    [1, 1],
  )
    .given(({ players }) => players[0]!.weapons.push('chain-shot'))
    .dice('location', 'anne', 1, 1, 2),
)
  .expectAsked('anne', 'announcing.announce')
  .dice('location', 'anne', 5, 2)
  .plays('anne announce second-broadside', 'anne play second-broadside')
  .expectTold('volley.fired', { seat: 'anne', from: 'second-broadside', hits: 2 })
  .expectAsked('bart', 'volley.skull')
  .plays('bart take-hit crew')
  .expectBoard(shipOf('bart'), [2, 0, 0, 1, 1]);

begin(
  dice(alone('second-broadside: only for one who has fired', 'anne', 'second-broadside'), [1, 1, 1], [5, 1]).dice(
    'location',
    'bart',
    1,
  ),
).expectAsked('anne', 'naval.declare');

secondRound(
  alone('second-broadside, FDM-COMBAT-19: a boarding is looked at again after it', 'anne', 'second-broadside').given(
    cubes('bart', { crew: 1 }),
  ),
)
  .dice('manoeuvre', 'anne', 5, 1, 1)
  .dice('manoeuvre', 'bart', 5, 6)
  .dice('location', 'anne', 1)
  .plays('anne order fire', 'bart order board')
  .expectAsked('anne', 'announcing.announce')
  .expectNotTold('ship.boarded')
  .dice('location', 'anne', 3, 2)
  .plays('anne announce second-broadside', 'anne play second-broadside')
  .expectTold('boarding.failed', { seat: 'bart' })
  .expectTold('combat.round', { round: 3 });

begin(
  dice(
    alone(
      'gun-captain-earned, FDM-SPECIALIST-02: hired free after a naval combat, if the own guns hit three times in one volley',
      'anne',
      'gun-captain-earned',
    ),
    [5, 6, 1],
    [1, 1],
  )
    .given(cubes('bart', { hull: 1, cargo: 0 }))
    .dice('location', 'anne', 1, 2, 2),
)
  .expectAsked('anne', 'announcing.announce')
  .plays('anne announce gun-captain-earned', 'anne play gun-captain-earned')
  .expectTold('specialist.hired', { seat: 'anne', specialist: 'gun-captain' })
  .expectDone()
  .expectBoard(({ players }) => players[0]?.specialists, ['gun-captain-earned']);

secondRound(alone('gun-captain-earned: with fewer hits nobody is asked', 'anne', 'gun-captain-earned'))
  .plays('anne order flee', 'bart order flee')
  .expectDone();

// ── the protocol ──

begin(
  dice(
    battle('FDM-GLORY-12: a card for another moment cannot be laid down').given(
      hand('anne', 'weather-gauge', 'cutlass-charge', 'fair-wind'),
    ),
    [1, 1, 1],
    [1, 1],
  ),
)
  .expectOptions('anne', ['announce weather-gauge', 'pass'])
  .expectWhyNot('anne', 'announce cutlass-charge', 'FDM-GLORY-12', 'card-not-now')
  .expectWhyNot('anne', 'announce fair-wind', 'FDM-GLORY-12', 'card-not-now');

const bothHold = (name: string) =>
  begin(
    dice(
      battle(name)
        .given(hand('anne', 'weather-gauge'))
        .given(hand('bart', 'weather-gauge'))
        .given(played('smoke-on-the-water', 'smoke-on-the-water')),
      [1, 1, 1],
      [1, 1],
    ),
  );

begin(
  dice(
    battle('counter-order: it stops one card, and not the next one of the same player')
      .given(hand('anne', 'counter-order', 'castaways'))
      .given(hand('bart', 'weather-gauge', 'raking-fire')),
    [1, 1, 1],
    [5, 1],
  ),
)
  .plays('bart announce weather-gauge', 'anne counter bart', 'bart play weather-gauge')
  .expectTold('card.countered', { seat: 'bart', card: 'weather-gauge', bySeat: 'anne' })
  .plays('bart announce raking-fire', 'bart play raking-fire')
  .expectTold('card.played', { seat: 'bart', card: 'raking-fire' });

bothHold('FDM-GLORY-17: both captains announce, and the attacker’s card is resolved first')
  .expectAsked('anne', 'announcing.announce')
  .expectAsked('bart', 'announcing.announce')
  .plays('bart announce weather-gauge', 'anne announce weather-gauge')
  .expectAsked('anne', 'announcing.resolve')
  .expectNotAsked('bart')
  .plays('anne withhold')
  .expectAsked('bart', 'announcing.resolve');

begin(
  dice(
    battle('FDM-GLORY-18, FDM-Q-84: after one set of cards further cards may follow at the same moment, until nobody wants to')
      .given(hand('anne', 'weather-gauge', 'raking-fire'))
      .given(played('quick-witted', 'quick-witted')),
    [1, 1, 1],
    [1, 1],
  ),
)
  .expectWhyNot('anne', 'announce raking-fire', 'FDM-GLORY-12', 'card-not-now')
  .plays('anne announce weather-gauge', 'anne play weather-gauge')
  .dice('manoeuvre', 'anne', 5)
  .plays('anne reroll own 1', 'anne throw')
  .expectAsked('anne', 'announcing.announce')
  .expectCan('anne', 'announce raking-fire')
  .dice('location', 'anne', 1, 1, 2, 2, 4)
  .plays('anne announce raking-fire', 'anne play raking-fire')
  .expectTold('volley.fired', { seat: 'anne', hits: 5 });

begin(
  dice(
    battle('raking-fire: if a later card takes the win away, the bonus is lost')
      .given(hand('anne', 'raking-fire'))
      .given(hand('bart', 'weather-gauge'))
      .given(
        played(
          'smoke-on-the-water',
          'smoke-on-the-water',
          'quick-witted',
          'quick-witted',
          'brace-for-impact',
          'brace-for-impact',
        ),
      ),
    [5, 1, 1],
    [1, 1],
  ),
)
  .plays('anne announce raking-fire', 'bart announce weather-gauge')
  .plays('anne play raking-fire', 'bart play weather-gauge')
  .dice('manoeuvre', 'bart', 5, 6)
  .plays('bart reroll own 1', 'bart reroll own 1')
  .dice('location', 'anne', 1)
  .dice('location', 'bart', 1)
  .plays('bart throw')
  .expectTold('contest.won', { seat: 'bart' })
  .expectTold('volley.fired', { seat: 'anne', hits: 1 });

bothHold('counter-order: laid against the opponent’s card before it is shown, which then does nothing; both are discarded')
  .given(hand('bart', 'counter-order'))
  .plays('anne announce weather-gauge', 'bart pass')
  .expectAsked('bart', 'announcing.counter')
  .expectOptions('bart', ['counter anne', 'pass'])
  .plays('bart counter anne')
  .plays('anne play weather-gauge')
  .expectTold('card.countered', { seat: 'anne', card: 'weather-gauge', bySeat: 'bart' })
  .expectNotTold('dice.rerolled')
  .expectBoard(({ players }) => players.map((p) => p.hand), [[], []])
  .expectAsked('anne', 'naval.declare');

bothHold('counter-order: if the card is withheld, Counter-order goes back to the hand, seen by all')
  .given(hand('bart', 'counter-order'))
  .plays('anne announce weather-gauge', 'bart pass', 'bart counter anne', 'anne withhold')
  .expectTold('card.withheld', { seat: 'bart', card: 'counter-order' })
  .expectBoard(({ players }) => players.map((p) => p.shown), [['weather-gauge'], ['counter-order']]);

begin(
  dice(alone('counter-order: the hiring of a specialist cannot be stopped', 'anne', 'gun-captain-earned'), [5, 6, 1], [1, 1])
    .given(hand('bart', 'counter-order'))
    .given(cubes('bart', { hull: 1, cargo: 0 }))
    .dice('location', 'anne', 1, 2, 2),
)
  .plays('anne announce gun-captain-earned')
  .plays('bart counter anne')
  .plays('anne play gun-captain-earned')
  .expectTold('card.withheld', { seat: 'bart', card: 'counter-order' })
  .expectTold('specialist.hired', { seat: 'anne', specialist: 'gun-captain' });

bothHold('quick-witted, FDM-Q-84: copies the card resolved last at this moment, for its own player')
  .given(hand('bart', 'quick-witted'))
  .expectWhyNot('bart', 'announce quick-witted', 'FDM-GLORY-12', 'card-not-now')
  .dice('manoeuvre', 'anne', 2)
  .plays('anne announce weather-gauge', 'bart pass', 'bart pass', 'anne play weather-gauge', 'anne reroll own 1', 'anne throw')
  .expectAsked('bart', 'announcing.announce')
  .plays('bart announce quick-witted', 'bart play quick-witted')
  .expectOptions('bart', ['reroll own 1', 'keep-dice']);

crowd('FDM-GLORY-17: who takes no part is not asked', 3)
  .given(afloat('anne', 'bartholomew-sharp', 'frigate', 'curacao'))
  .given(afloat('bart', 'frances-wright', 'sloop', 'curacao'))
  .given(hand('cleo', 'smoke-on-the-water', 'weather-gauge', 'fouled-rudder', 'brace-for-impact'))
  .dice('manoeuvre', 'anne', 1, 1, 1)
  .dice('manoeuvre', 'bart', 1, 1)
  .start(combat, { attacker: 0, defender: 1 })
  .expectNotAsked('cleo')
  .expectAsked('anne', 'naval.declare');

// ── missions ──

begin(
  dice(
    battle('a-rope-for-a-rogue: whoever defeats a pirate has told the Mission')
      .given(mission('anne', 'a-rope-for-a-rogue'))
      .given(cubes('bart', { hull: 1, cargo: 0 })),
    [5, 6, 1],
    [1, 1],
  ).dice('location', 'anne', 1, 2, 2),
)
  .expectTold('glory.won', { seat: 'anne', source: 'combat', points: 1 })
  .expectTold('glory.won', { seat: 'anne', source: 'mission', points: 2 });

begin(
  dice(
    battle('CT-25, the-bishops-passage: an attack ends a Mission that forbids it').given(mission('anne', 'the-bishops-passage')),
    [1, 1, 1],
    [1, 1],
  ),
).expectBoard(({ players, missionDiscard }) => [players[0]?.mission, missionDiscard], [null, ['the-bishops-passage']]);
