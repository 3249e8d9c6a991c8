import type { SeatOf } from '@boucan/testkit/scenario';
import { campfire } from '../src/rules/campfire.ts';
import { passing } from '../src/rules/quays.ts';
import { home, skullIsland } from '../src/rules/return.ts';
import { returnTurn, seaPhase, seaTurn } from '../src/rules/sailing.ts';
import { atSea, bare, lay, opponents, outpostsOf, scenario, seaTurnOf, ship, shipNow, towersOf } from './kit.ts';

const inPhase = (b: { phase: string }): void => {
  b.phase = 'caribbean';
};
const START = { seat: 0 };
const hiding = (name: string) => (seat: SeatOf) => ({ seat: seat(name), left: 0 });
const atFire = (name: string) => (seat: SeatOf) => ({ seat: seat(name), left: 0, points: 0, doubled: false });
const arriving = (name: string) => (seat: SeatOf) => ({ seat: seat(name), crates: 0, tales: 0, points: 0 });
const loaded = ship('patricia', { goods: { tobacco: 1 }, crates: 0, doubloon: 5, rum: 2, hand: [74, 73] });
const fleet = lay(bare, inPhase, loaded, ...['patricia', 'ulrich', 'beate', 'frank'].map((name) => atSea(name, 'A')));

// ── the voyage home ──

scenario('NAS-RETURN-01: Skull Island, the campfire, the home port, in this order')
  .given(fleet)
  .start(seaPhase, START)
  .plays(
    'patricia head-for campfire',
    'patricia leave-fire',
    'ulrich head-for home',
    'beate head-for home',
    'frank head-for home',
  )
  .expectNotTold('points.scored')
  .expectBoard(({ ships }) => ships[0]!.stage, 'home');

scenario('NAS-RETURN-02: the islands are optional, the home port is not')
  .given(fleet)
  .start(seaTurn, seaTurnOf('patricia'))
  .expectCan('patricia', 'head-for skull-island')
  .expectCan('patricia', 'head-for campfire')
  .expectCan('patricia', 'head-for home');

scenario('NAS-RETURN-03: after a stop all the others have a turn before the next')
  .given(fleet)
  .start(seaPhase, START)
  .plays('patricia head-for skull-island')
  .expectAsked('ulrich', 'sea.turn')
  .plays('ulrich tale deck-b', 'beate tale deck-b', 'frank tale deck-b')
  .expectAsked('patricia', 'return.stop');

scenario('NAS-RETURN-04: a skipped stop costs no turn')
  .given(fleet)
  .start(seaPhase, START)
  .plays('patricia head-for home')
  .expectBoard(({ ships }) => ships[0]!.stage, 'home')
  .expectAsked('ulrich', 'sea.turn');

scenario('NAS-RETURN-05: no provision is due on the way')
  .given(lay(fleet, ship('patricia', { provisions: 0 })))
  .start(seaPhase, START)
  .plays('patricia head-for skull-island')
  .expectNotTold('provision.eaten')
  .expectBoard((b, seat) => shipNow('patricia')(b, seat).stage, 'skull-island');

scenario('NAS-RETURN-06: once it has begun there are no more actions')
  .given(lay(fleet, ship('patricia', { stage: 'skull-island', provisions: 3 })))
  .start(returnTurn, (seat) => ({ seat: seat('patricia') }))
  .expectOptions('patricia', ['head-for campfire', 'head-for home']);

// ── Skull Island ──

const three = lay(
  bare,
  ship('patricia', {
    doubloon: 5,
    crates: 0,
    provisions: 0,
    holds: 5,
    goods: { tobacco: 1, 'sugar-cane': 1, silver: 1, spices: 1 },
  }),
);

scenario('NAS-SKULLISLE-01: goods from the holds into the hideout')
  .given(three)
  .start(skullIsland, hiding('patricia'))
  .plays('patricia bring 1 1', 'patricia hide tobacco')
  .expectDone()
  .expectChange({ 'patricia.doubloons': -1, 'patricia.goods': 'sugar-cane, silver, spices', 'patricia.hidden': 1 });

scenario('NAS-SKULLISLE-02: one for 1, two for 3, three for 5 doubloons')
  .given(three)
  .start(skullIsland, hiding('patricia'))
  .expectAsked('patricia', 'skull-island.goods')
  .expectPrompt('patricia', { doubloons: 5 })
  .expectOptions('patricia', ['bring 1 1', 'bring 2 3', 'bring 3 5'])
  .plays('patricia bring 2 3')
  .expectTold('doubloons.paid', { n: 3, cause: 'skull-island' })
  .expectChange({ 'patricia.doubloons': -3 })
  .plays('patricia hide tobacco', 'patricia hide sugar-cane')
  .expectDone()
  .expectChange({ 'patricia.goods': 'silver, spices', 'patricia.hidden': 2 });

scenario('NAS-SKULLISLE-02, DX-09: two doubloons hide one good and not two, and nobody is asked how many')
  .given(lay(three, ship('patricia', { doubloon: 2 })))
  .start(skullIsland, hiding('patricia'))
  .expectAsked('patricia', 'skull-island.hide')
  .expectTold('doubloons.paid', { n: 1, cause: 'skull-island' })
  .plays('patricia hide tobacco')
  .expectDone()
  .expectChange({ 'patricia.goods': 'sugar-cane, silver, spices', 'patricia.hidden': 1 });

scenario('NAS-SKULLISLE-02: what one cannot pay says what it costs')
  .given(lay(three, ship('patricia', { doubloon: 4 })))
  .start(skullIsland, hiding('patricia'))
  .expectOptions('patricia', ['bring 1 1', 'bring 2 3'])
  .expectWhyNot('patricia', 'bring 3 5', 'NAS-SKULLISLE-02', 'too-few-doubloons');

scenario('NAS-SKULLISLE-02: no more than are aboard')
  .given(lay(three, ship('patricia', { doubloon: 9, goods: { silver: 0, spices: 0 } })))
  .start(skullIsland, hiding('patricia'))
  .expectOptions('patricia', ['bring 1 1', 'bring 2 3']);

const spirited = (doubloon: number) => lay(three, ship('patricia', { doubloon, animals: { 'monkey-spirit': 'ready' } }));

scenario('NAS-SKULLISLE-02, NAS-Q-47: the whole price must be owned, whatever the monkey spirit saves of it')
  .given(spirited(2))
  .start(skullIsland, hiding('patricia'))
  .plays('patricia keep', 'patricia hide tobacco')
  .expectDone()
  .expectChange({
    'patricia.goods': 'sugar-cane, silver, spices',
    'patricia.hidden': 1,
    'patricia.animals': 'monkey-spirit used',
  });

for (const [goods, price] of [
  [2, 3],
  [3, 5],
] as const)
  scenario(`NAS-SKULLISLE-02, NAS-Q-47: of the price of ${goods} goods the monkey spirit saves one doubloon, once`)
    .given(spirited(price))
    .start(skullIsland, hiding('patricia'))
    .plays(`patricia bring ${goods} ${price}`)
    .expectPrompt('patricia', { item: 'doubloon', cause: 'skull-island' })
    .plays('patricia keep')
    .expectTold('doubloons.paid', { n: price - 1, cause: 'skull-island' })
    .plays('patricia hide tobacco', 'patricia hide sugar-cane', ...(goods === 3 ? ['patricia hide silver'] : []))
    .expectDone()
    .expectBoard((b, seat) => shipNow('patricia')(b, seat).doubloon, 1);

scenario('NAS-SKULLISLE-03: three at most')
  .given(lay(three, ship('patricia', { doubloon: 20 })))
  .start(skullIsland, hiding('patricia'))
  .expectOptions('patricia', ['bring 1 1', 'bring 2 3', 'bring 3 5'])
  .plays('patricia bring 3 5', 'patricia hide tobacco', 'patricia hide sugar-cane', 'patricia hide silver')
  .expectDone();

scenario('NAS-SKULLISLE-04: one after the other, in the order he likes')
  .given(three)
  .start(skullIsland, hiding('patricia'))
  .plays('patricia bring 2 3')
  .expectPrompt('patricia', { left: 2 })
  .expectOptions('patricia', ['hide tobacco', 'hide sugar-cane', 'hide silver', 'hide spices'])
  .plays('patricia hide spices')
  .expectPrompt('patricia', { left: 1 })
  .expectOptions('patricia', ['hide tobacco', 'hide sugar-cane', 'hide silver'])
  .plays('patricia hide silver')
  .expectDone();

scenario('NAS-SKULLISLE-04: with goods of one kind there is no order to choose')
  .given(lay(three, ship('patricia', { goods: { 'sugar-cane': 0, silver: 3, spices: 0 } })))
  .start(skullIsland, hiding('patricia'))
  .plays('patricia bring 3 5', 'patricia hide tobacco')
  .expectDone()
  .expectChange({ 'patricia.doubloons': -5, 'patricia.goods': 'silver', 'patricia.hidden': 1, 'patricia.centre': 2 });

scenario('NAS-SKULLISLE-05: the spaces are filled from top to bottom: sugar cane before tobacco finds no space')
  .given(three)
  .start(skullIsland, hiding('patricia'))
  .plays('patricia bring 1 1', 'patricia hide sugar-cane')
  .expectTold('good.hidden', { good: 'sugar-cane', value: 0 });

scenario('NAS-SKULLISLE-06: the colour of the next space, and it goes there')
  .given(three)
  .start(skullIsland, hiding('patricia'))
  .plays('patricia bring 2 3', 'patricia hide tobacco', 'patricia hide sugar-cane')
  .expectBoard((b, seat) => shipNow('patricia')(b, seat).hidden, 2);

scenario('NAS-SKULLISLE-07: otherwise into the centre, which takes any number')
  .given(three)
  .start(skullIsland, hiding('patricia'))
  .plays('patricia bring 3 5', 'patricia hide silver', 'patricia hide spices', 'patricia hide sugar-cane')
  .expectChange({ 'patricia.doubloons': -5, 'patricia.goods': 'tobacco', 'patricia.centre': 3 });

scenario('NAS-SKULLISLE-08: what is stored is never moved: silver stays in the centre when its space comes up')
  .given(lay(three, ship('patricia', { centre: { sapphires: 1 } })))
  .start(skullIsland, hiding('patricia'))
  .plays('patricia bring 2 3', 'patricia hide tobacco', 'patricia hide sugar-cane')
  .expectBoard((b, seat) => [shipNow('patricia')(b, seat).hidden, shipNow('patricia')(b, seat).centre.sapphires], [2, 1]);

scenario('NAS-SKULLISLE-09: without a good or a doubloon there is no stop')
  .given(lay(fleet, ship('patricia', { doubloon: 0 })))
  .start(seaPhase, START)
  .expectWhyNot('patricia', 'head-for skull-island', 'NAS-SKULLISLE-09', 'no-doubloon')
  .plays('patricia head-for home')
  .expectWhyNot('ulrich', 'head-for skull-island', 'NAS-SKULLISLE-09', 'nothing-to-hide');

scenario('NAS-SKULLISLE-10: points do not pay')
  .given(lay(fleet, ship('patricia', { doubloon: 0, score: 90 })))
  .start(seaTurn, seaTurnOf('patricia'))
  .expectWhyNot('patricia', 'head-for skull-island', 'NAS-SKULLISLE-09');

// ── the campfire ──

const teller = (has = {}) => lay(ship('patricia', { rum: 2, hand: [7, 8, 34, 67, 74], sailors: 2, provisions: 1, ...has }));

scenario('NAS-CAMPFIRE-01: no rum, no fire')
  .given(lay(fleet, ship('patricia', { rum: 0 })))
  .start(seaTurn, seaTurnOf('patricia'))
  .expectWhyNot('patricia', 'head-for campfire', 'NAS-CAMPFIRE-01', 'no-rum');

scenario('NAS-CAMPFIRE-02: three tales for a rum, which is spent even if nothing is told')
  .given(teller())
  .start(campfire, atFire('patricia'))
  .expectBoard((b, seat) => shipNow('patricia')(b, seat).rum, 1)
  .plays('patricia tell tale-07', 'patricia tell tale-08', 'patricia tell tale-34')
  .expectOptions('patricia', ['pour', 'leave-fire']);

scenario('NAS-CAMPFIRE-03: any number of rum')
  .given(teller())
  .start(campfire, atFire('patricia'))
  .plays('patricia tell tale-07', 'patricia tell tale-08', 'patricia tell tale-34', 'patricia pour')
  .expectChange({ 'patricia.rum': -1, 'patricia.hand': -3, 'patricia.told': 3 })
  .expectCan('patricia', 'tell tale-67');

scenario('NAS-CAMPFIRE-04: a tale that is true is told face up for its points')
  .given(teller())
  .start(campfire, atFire('patricia'))
  .plays('patricia tell tale-08', 'patricia leave-fire')
  .expectTold('tale.told', { card: 'tale-08', points: 3 })
  .expectBoard((b, seat) => [shipNow('patricia')(b, seat).told, shipNow('patricia')(b, seat).score], [[8], 13]);

scenario('NAS-CAMPFIRE-05: one that is not is a bad joke, face down, for a point')
  .given(teller())
  .start(campfire, atFire('patricia'))
  .plays('patricia joke tale-74', 'patricia leave-fire')
  .expectToldTo('patricia', 'joke.told', { card: 'tale-74' })
  .expectBoard((b, seat) => [shipNow('patricia')(b, seat).jokes, shipNow('patricia')(b, seat).score], [[74], 11]);

scenario('NAS-CAMPFIRE-06: the points come when all is told: they do not make one the first meanwhile')
  .given(teller({ hand: [8, 68], score: 9 }))
  .start(campfire, atFire('patricia'))
  .plays('patricia tell tale-08')
  .expectBoard((b, seat) => shipNow('patricia')(b, seat).score, 9)
  .expectCan('patricia', 'joke tale-68');

scenario('NAS-CAMPFIRE-07: told cards stay before their teller')
  .given(teller())
  .start(campfire, atFire('patricia'))
  .plays('patricia tell tale-07', 'patricia joke tale-74', 'patricia leave-fire')
  .expectBoard((b, seat) => [shipNow('patricia')(b, seat).told, shipNow('patricia')(b, seat).jokes, b.discards], [[7], [74], []]);

scenario('NAS-CAMPFIRE-08: nothing that a card shows is spent')
  .given(teller({ hand: [32], doubloon: 2 }))
  .start(campfire, atFire('patricia'))
  .plays('patricia tell tale-32')
  .expectBoard((b, seat) => shipNow('patricia')(b, seat).doubloon, 2);

scenario('NAS-CAMPFIRE-09, DX-10: conditions are looked at after the rum is paid')
  .given(teller({ hand: [31], rum: 2 }))
  .start(campfire, atFire('patricia'))
  .expectOptions('patricia', ['joke tale-31', 'leave-fire']);

scenario('NAS-CAMPFIRE-10: a tale that is true cannot be told as a joke')
  .given(teller())
  .start(campfire, atFire('patricia'))
  .expectWhyNot('patricia', 'joke tale-07', 'NAS-CAMPFIRE-02');

scenario('NAS-ANIMAL-22: the parrot doubles the points of a tale, a joke too')
  .given(teller({ animals: { parrot: 'ready' } }))
  .start(campfire, atFire('patricia'))
  .plays('patricia parrot')
  .expectWhyNot('patricia', 'leave-fire', 'NAS-CAMPFIRE-02')
  .plays('patricia joke tale-74', 'patricia leave-fire')
  .expectBoard((b, seat) => [shipNow('patricia')(b, seat).score, shipNow('patricia')(b, seat).animals.parrot], [12, 'used']);

scenario('NAS-ANIMAL-23: but not when tales are compared')
  .given(teller({ animals: { parrot: 'ready' } }))
  .start(campfire, atFire('patricia'))
  .plays('patricia parrot', 'patricia tell tale-08', 'patricia leave-fire')
  .expectBoard((b, seat) => [shipNow('patricia')(b, seat).score, shipNow('patricia')(b, seat).talePoints], [16, 3]);

// ── the home port ──

scenario('NAS-HOME-01: every voyage ends there')
  .given(lay(fleet, ship('patricia', { stage: 'campfire' })))
  .start(returnTurn, (seat) => ({ seat: seat('patricia') }))
  .expectBoard((b, seat) => shipNow('patricia')(b, seat).stage, 'home');

scenario('NAS-HOME-02: a crate for each outpost, from the reserve')
  .given(lay(outpostsOf('patricia', 2)))
  .start(home, arriving('patricia'))
  .expectChange({ 'patricia.crates': 2, 'patricia.reserve': -2 });

scenario('NAS-HOME-03: a tale for each opponent with his crates, from the deck he likes')
  .given(lay(opponents(['B', 11, { patricia: 2 }], ['C', 4, { patricia: 1, frank: 1 }], ['D', 18, { frank: 1 }])))
  .start(home, arriving('patricia'))
  .plays('patricia deck deck-b', 'patricia deck deck-arrr')
  .expectDone()
  .expectChange({ 'patricia.hand': 2 });

scenario('NAS-HOME-04: two points for each tower with his crates')
  .given(lay(towersOf('patricia', 3, 1)))
  .start(home, arriving('patricia'))
  .expectChange({ 'patricia.score': 4 });

scenario('NAS-HOME-05: the first one home takes the dolphin, the second does not, and the order of this phase stays')
  .given(fleet)
  .start(seaPhase, START)
  .plays('patricia tale deck-b', 'ulrich head-for home', 'beate head-for home')
  .expectBoard((b) => b.dolphin, 1)
  .expectAsked('frank', 'sea.turn');

scenario('NAS-HOME-06: when all are home Phase III begins')
  .given(fleet)
  .start(seaPhase, START)
  .plays('patricia head-for home', 'ulrich head-for home', 'beate head-for home', 'frank head-for home')
  .expectDone();

const rich = (has = {}) =>
  lay(towersOf('patricia', 1, 1), outpostsOf('patricia', 1), ship('patricia', { animals: { tortoise: 'ready' }, ...has }));

scenario('NAS-ANIMAL-15: the tortoise doubles one income')
  .given(rich())
  .start(home, arriving('patricia'))
  .expectOptions('patricia', ['double outposts', 'double towers', 'no-tortoise'])
  .plays('patricia double towers')
  .expectChange({ 'patricia.animals': 'tortoise used', 'patricia.crates': 1, 'patricia.reserve': -1, 'patricia.score': 8 });

scenario('NAS-ANIMAL-15: or brings twice on top, where the table plays so', { tortoise: 'on-top' })
  .given(rich())
  .start(home, arriving('patricia'))
  .plays('patricia double towers')
  .expectBoard((b, seat) => shipNow('patricia')(b, seat).score, 22);

// ── items and animals elsewhere ──

scenario('NAS-ITEM-01: doubloons pay for hiding')
  .given(three)
  .start(skullIsland, hiding('patricia'))
  .plays('patricia bring 1 1')
  .expectTold('doubloons.paid', { n: 1, cause: 'skull-island' });

scenario('NAS-ITEM-02: rum pays at the campfire')
  .given(teller())
  .start(campfire, atFire('patricia'))
  .expectTold('item.spent', { item: 'rum', cause: 'campfire' });

scenario('NAS-ANIMAL-21: the little kraken brings the bonus of a quay twice, the provisions once')
  .given(lay(ship('patricia', { animals: { 'pet-kraken': 'ready' } })))
  .start(passing, (seat) => ({ seat: seat('patricia'), quay: -1 }))
  .plays('patricia dock quay-2', 'patricia twice')
  .expectBoard((b, seat) => [shipNow('patricia')(b, seat).rum, shipNow('patricia')(b, seat).provisions], [3, 3]);

scenario('NAS-ANIMAL-24: of a price of several the monkey spirit saves one')
  .given(spirited(5))
  .start(skullIsland, hiding('patricia'))
  .plays('patricia bring 2 3', 'patricia keep')
  .expectBoard((b, seat) => shipNow('patricia')(b, seat).doubloon, 3);
