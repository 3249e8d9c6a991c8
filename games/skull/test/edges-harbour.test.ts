// Edges in harbour, between two voyages of a campaign: what is sold, shared, paid and bought, to the last doubloon.

import { harbour } from '../src/rules/harbour.ts';
import type { VoyageEnd } from '../src/rules/unrest.ts';
import { ally, bigger, cargo, crew, groupOf, person, scenario, set, solo } from './kit.ts';

const CAMPAIGN = { campaign: true } as const;
const reached = { how: { end: 'reached', annex: 0 } as VoyageEnd, who: -1 };
const sunk = { how: { end: 'sunk', annex: 1 } as VoyageEnd, who: -1 };

/** The ship is home; everything but cannons has been sold, and the crew of four paid or not. */
const inHarbour = (name: string, loot: number) => scenario(name, CAMPAIGN).given(cargo(3)).given(set({ loot }));

// ── sale and shares ──

scenario('SKU-GOODS-11: what is sold is told with its price, and is in the pile again', CAMPAIGN)
  .given(cargo(3, 'sugar', 'wood', 'sugar'))
  .given(set({ loot: 0 }))
  .start(harbour, reached)
  .expectTold('harbour.reached')
  .expectNotTold('ship.replaced')
  .expectAsked('anne', 'harbour.sell')
  .expectOptions('anne', ['sell sugar', 'sell wood', 'enough'])
  .plays('anne sell sugar')
  .expectTold('good.sold', { good: 'sugar', doubloons: 7 })
  .expectTold('loot.changed', { by: 7, why: 'sale' })
  .expectChange({ loot: 7, 'hold.sugar': -1 })
  .expectBoard((b) => [b.pile.filter((good) => good === 'sugar').length, b.ship.cells.slice(3, 6)], [2, ['sugar', 'wood', null]])
  .plays('anne enough')
  .expectTold('loot.shared', { doubloons: 1 })
  .expectTold('loot.changed', { by: -3, why: 'shares' })
  .expectBoard((b) => [b.loot, b.registers.map((r) => r.doubloons)], [4, [6, 6, 6]]);

inHarbour('half of the loot is shared in whole doubloons: with five there is nothing for three', 5)
  .start(harbour, reached)
  .expectNotTold('loot.shared')
  .expectNotTold('loot.changed')
  .expectBoard((b) => [b.loot, b.registers.map((r) => r.doubloons)], [5, [5, 5, 5]]);

inHarbour('with six there is one for each', 6)
  .start(harbour, reached)
  .expectTold('loot.shared', { doubloons: 1 })
  .expectBoard((b) => [b.loot, b.registers.map((r) => r.doubloons)], [3, [6, 6, 6]]);

// ── wages ──

inHarbour('SKU-CREW-01: two doubloons for each group are just enough', 16)
  .start(harbour, reached)
  .expectBoard((b) => b.loot, 10)
  .expectPrompt('anne', { doubloons: 8, loot: 10 })
  .plays('anne pay-wages')
  .expectTold('loot.changed', { by: -8, why: 'wages' })
  .expectAsked('anne', 'harbour.buy')
  .expectPrompt('anne', { loot: 2 });

inHarbour('SKU-CREW-01: with less a group must go until the rest can be paid', 7)
  .given(crew('cabins', 'infirmary', 'cabins'))
  .given((b) => {
    Object.assign(groupOf(b, 'topmen'), { fatigue: 3 });
  })
  .start(harbour, reached)
  .expectBoard((b) => b.loot, 4)
  .expectWhyNot('anne', 'pay-wages', 'SKU-CREW-01', 'not-enough-loot')
  .plays('anne dismiss topmen')
  .expectTold('group.dismissed', { group: 'topmen' })
  .expectBoard((b) => [groupOf(b, 'topmen').post, groupOf(b, 'topmen').fatigue], ['box', 0])
  .expectPrompt('anne', { doubloons: 4, loot: 4 })
  .plays('anne pay-wages')
  .expectBoard((b) => b.loot, 0);

inHarbour('SKU-CREW-01: without groups nobody is paid', 0)
  .given(crew())
  .start(harbour, reached)
  .expectAsked('anne', 'harbour.buy');

// ── allies ──

const withAlly = (name: string, doubloons: number) =>
  inHarbour(name, 0)
    .given(crew())
    .given(ally('bart', 'gunner'))
    .given((b) => {
      b.registers[1]!.doubloons = doubloons;
    })
    .start(harbour, reached);

withAlly('SKU-TRUST-04: whoever hired an ally pays him, with the last doubloon too', 6)
  .expectAsked('bart', 'harbour.ally')
  .expectPrompt('bart', { who: 'gunner', doubloons: 6 })
  .plays('bart yes')
  .expectTold('ally.paid', { who: 'gunner', seat: 'bart', doubloons: 6 })
  .expectBoard((b) => [b.registers.map((r) => r.doubloons), b.people.length], [[5, 0, 5], 4]);

withAlly('SKU-TRUST-04: or lets him go', 6)
  .plays('bart no')
  .expectTold('ally.left', { who: 'gunner' })
  .expectBoard((b) => [b.registers[1]!.doubloons, b.people.length, b.classes.includes('gunner')], [6, 3, true]);

withAlly('SKU-TRUST-04: whoever cannot pay is not asked', 5)
  .expectTold('ally.left', { who: 'gunner' })
  .expectAsked('anne', 'harbour.buy')
  .expectBoard((b) => [b.registers[1]!.doubloons, b.people.length], [5, 3]);

inHarbour('SKU-TRUST-04: of two allies each is asked about', 0)
  .given(crew())
  .given(ally('bart', 'gunner'))
  .given(ally('cleo', 'cook'))
  .given((b) => {
    for (const r of b.registers) r.doubloons = 20;
  })
  .start(harbour, reached)
  .plays('bart no')
  .expectAsked('cleo', 'harbour.ally')
  .plays('cleo yes')
  .expectBoard((b) => b.people.map((p) => p.cls), ['sea-dog', 'cabin-boy', 'witch', 'cook']);

// ── the counter ──

/** The Captain has so much to spend when all are paid. */
const shopping = (name: string, loot: number) => inHarbour(name, 2 * loot).given(crew());
const buys = (scene: ReturnType<typeof shopping>) => scene.start(harbour, reached).expectAsked('anne', 'harbour.buy');

buys(shopping('SKU-SHIP-14: a pump for the last doubloon, and a second one for nobody', 21))
  .expectBoard((b) => b.loot, 21)
  .plays('anne buy pump')
  .expectTold('ware.bought', { ware: 'pump', doubloons: 20 })
  .expectTold('loot.changed', { by: -20, loot: 1, why: 'purchase' })
  .expectBoard((b) => [b.ship.upgrades, b.ship.sailsMax, b.ship.holdMax], [['pump'], 3, 7])
  .expectWhyNot('anne', 'buy pump', 'SKU-SHIP-14', 'not-an-option')
  .expectWhyNot('anne', 'buy provisions', 'SKU-SHIP-14', 'not-enough-loot');

buys(shopping('SKU-SHIP-14: what a whole ship with an empty hold can be offered', 300))
  .expectOptions('anne', [
    'buy rum',
    'buy provisions',
    'buy wood',
    'buy cannon',
    'buy crew-group',
    'buy pump',
    'buy diving-bell',
    'buy ram',
    'buy signal-book',
    'buy spare-canvas',
    'buy deep-frames',
    'buy sick-bay',
    'buy copper-sheathing',
    'buy grapeshot',
    'buy chain-shot',
    'buy sloop',
    'buy frigate',
    'enough',
  ])
  .plays('anne buy wood', 'anne buy cannon', 'anne buy crew-group', 'anne buy grapeshot')
  .expectBoard((b) => b.loot, 300 - 8 - 12 - 10 - 10)
  .expectBoard((b) => [b.ship.cells.slice(3, 6), b.pile.filter((good) => good === 'wood').length], [['wood', 'cannon', null], 2])
  .expectBoard((b) => [b.groups.filter((g) => g.post === 'cabins').length, b.ship.ammo], [1, ['grapeshot']])
  .expectWhyNot('anne', 'buy grapeshot', 'SKU-SHIP-14', 'not-an-option')
  .expectCan('anne', 'buy chain-shot');

buys(shopping('SKU-SHIP-14: canvas and frames make the ship greater at once, once each', 300))
  .plays('anne buy spare-canvas', 'anne buy deep-frames')
  .expectBoard((b) => [b.ship.sails, b.ship.sailsMax, b.ship.hold, b.ship.holdMax, b.loot], [4, 4, 8, 8, 300 - 18 - 26])
  .expectWhyNot('anne', 'buy spare-canvas', 'SKU-SHIP-14', 'not-an-option')
  .expectWhyNot('anne', 'buy deep-frames', 'SKU-SHIP-14', 'not-an-option');

buys(shopping('SKU-SHIP-14: beyond four sails and nine columns there is no more', 300).given(bigger(9, 4)))
  .expectWhyNot('anne', 'buy spare-canvas', 'SKU-SHIP-14', 'not-an-option')
  .expectWhyNot('anne', 'buy deep-frames', 'SKU-SHIP-14', 'not-an-option');

buys(
  shopping('in harbour a damaged ship is mended for two doubloons an impact, as far as it goes', 10).given((b) => {
    b.ship.sails = 2;
    b.ship.hold = 6;
  }),
)
  .plays('anne buy sail-repair')
  .expectTold('ship.mended', { where: 'sails', sails: 3, hold: 6 })
  .expectWhyNot('anne', 'buy sail-repair', 'SKU-SHIP-14', 'not-an-option')
  .plays('anne buy hold-repair')
  .expectTold('ship.mended', { where: 'hold', sails: 3, hold: 7 })
  .expectWhyNot('anne', 'buy hold-repair', 'SKU-SHIP-14', 'not-an-option')
  .expectBoard((b) => b.loot, 7);

buys(shopping('with a full hold neither goods nor cannons are sold', 300).given(cargo(14)))
  .expectWhyNot('anne', 'buy cannon', 'SKU-SHIP-14', 'not-an-option')
  .expectWhyNot('anne', 'buy wood', 'SKU-SHIP-14', 'not-an-option')
  .expectCan('anne', 'buy pump');

inHarbour('SKU-CREW-01: a ship carries six groups and no seventh', 600)
  .given(crew('cabins', 'cabins', 'cabins', 'cabins', 'cabins', 'cabins'))
  .start(harbour, reached)
  .plays('anne pay-wages')
  .expectWhyNot('anne', 'buy crew-group', 'SKU-SHIP-14', 'not-an-option');

scenario('the old ship counts for thirty; its ammunition and tools go over, its canvas and frames do not', CAMPAIGN)
  .given(cargo(3, 'wood', 'rum'))
  .given(crew())
  .given(set({ loot: 600 }))
  .start(harbour, reached)
  .plays('anne enough', 'anne buy pump', 'anne buy spare-canvas', 'anne buy deep-frames', 'anne buy chain-shot')
  .plays('anne buy sloop')
  .expectTold('ware.bought', { ware: 'sloop', doubloons: 30 })
  .expectBoard(
    ({ ship }) => [ship.type, ship.hold, ship.holdMax, ship.sails, ship.sailsMax, ship.upgrades, ship.ammo],
    ['sloop', 5, 5, 4, 4, ['pump'], ['chain-shot']],
  )
  .expectBoard(({ ship }) => ship.cells.slice(0, 6), ['cannon', 'cannon', 'wood', 'rum', null, null])
  .expectWhyNot('anne', 'buy sloop', 'SKU-SHIP-14', 'not-an-option')
  .expectCan('anne', 'buy brigantine');

scenario('what a smaller ship has no room for is in the pile again', CAMPAIGN)
  .given(bigger(9, 3))
  .given(cargo(3, 'wood', 'wood', 'wood', 'rum', 'rum', 'rum', 'sugar', 'sugar', 'sugar', 'fabric'))
  .given(crew())
  .given(set({ loot: 600 }))
  .start(harbour, reached)
  .plays('anne enough', 'anne buy sloop')
  .expectBoard(({ ship }) => ship.cells.filter((marker) => marker !== null).length, 10)
  .expectBoard((b) => [b.pile.filter((g) => g === 'sugar').length, b.pile.filter((g) => g === 'fabric').length], [1, 3]);

// ── one thing for oneself ──

inHarbour('SKU-SETUP-12: one thing each for eight or six doubloons, and not the one he has', 0)
  .given(crew())
  .given((b) => {
    b.registers[0]!.doubloons = 8;
    b.registers[0]!.item = 'spyglass';
    b.registers[1]!.doubloons = 7;
    b.registers[2]!.doubloons = 5;
  })
  .start(harbour, reached)
  .plays('anne enough')
  .expectAsked('anne', 'harbour.item')
  .expectOptions('anne', ['item good-pistol', 'item boarding-axe', 'item lucky-coin', 'item surgeons-kit', 'pass'])
  .plays('anne item boarding-axe')
  .expectTold('item.bought', { seat: 'anne', item: 'boarding-axe' })
  .expectOptions('bart', ['item lucky-coin', 'item surgeons-kit', 'pass'])
  .plays('bart pass')
  .expectNotTold('item.bought')
  .expectDone()
  .expectBoard(
    (b) => b.registers.map((r) => [r.item, r.doubloons]),
    [
      ['boarding-axe', 0],
      [null, 7],
      [null, 5],
    ],
  );

// ── after a defeat ──

scenario('SKU-END-10: after a defeat goods and rum are in the pile again, and the new ship is a brigantine', CAMPAIGN)
  .given(cargo(2, 'gold', 'sugar'))
  .given((b) => {
    b.pile.splice(b.pile.indexOf('rum'), 1);
    b.rum = true;
    b.ship.upgrades.push('pump');
  })
  .start(harbour, sunk)
  .expectTold('ship.replaced')
  .expectBoard((b) => [b.rum, b.pile.includes('gold'), b.pile.filter((g) => g === 'sugar').length], [false, true, 3])
  .expectBoard(({ ship }) => [ship.type, ship.upgrades, ship.cells.filter((m) => m === 'cannon').length], ['brigantine', [], 3]);

solo('SKU-SOLO-19: the allies of a lost ship may be hired again, but are not drawn at once')
  .start(harbour, sunk)
  .expectBoard(
    (b) => {
      const now = b.people.map((p) => p.cls);
      const lost = ['gunner', 'look-out', 'surgeon'] as const;
      return [now.length, lost.filter((cls) => now.includes(cls)), lost.filter((cls) => b.classes.includes(cls)).length];
    },
    [4, [], 3],
  )
  .expectBoard((b) => person(b, 'sea-dog').number, 0);
