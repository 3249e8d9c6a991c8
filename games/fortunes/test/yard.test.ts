// FDM-YARD: repairs, weapons, modifications and ships.
import { expect, test } from 'vitest';
import { ZONE } from '../src/board.ts';
import type { PortId } from '../src/content/map.ts';
import { SHIP_IDS, SHIPS } from '../src/content/ships.ts';
import { exchangeShip, saleValue } from '../src/rules/port/yard.ts';
import { newShip } from '../src/setup.ts';
import { chest, cubes, fetched, gold, hand, hired, hold, inPort, scenario, ship, weapons, yard } from './kit.ts';
import { anneAs, ashore, inBusiness } from './port-kit.ts';

/** Anne is about to visit a yard that has no modification. */
const owner = (name: string, port: PortId = 'nassau') => ashore(name, port).given(yardWithout(port));
const visiting = (scene: ReturnType<typeof owner>) => inBusiness(scene).plays('anne activity yard');

/** The token of this port is on bart's ship. */
function yardWithout(port: PortId) {
  return (b: Parameters<ReturnType<typeof yard>>[0]): void => {
    const mod = b.yards[ZONE[port]];
    if (mod === null || mod === undefined) return;
    b.yards[ZONE[port]] = null;
    b.players[1]!.ship.mods.push(mod);
  };
}

const SHIPS_FOR = (sloop: string) =>
  ['sloop 10', 'flute 10', 'frigate 35', 'galleon 35'].map((type) => `exchange ${type} ${sloop}`);

visiting(
  owner('FDM-YARD-01: repairs, weapons, the modification and a ship, in any order')
    .given(gold('anne', 60))
    .given(yard('nassau', 'chasers'))
    .given(cubes('anne', { hull: 1 })),
)
  .plays('anne buy-weapon grapple 3', 'anne modify chasers 3', 'anne repair hull 2', 'anne exchange frigate 35 6')
  .plays('anne place nassau')
  .plays('anne sell-weapon grapple 1', 'anne done')
  .expectAsked('anne', 'port.activity');

visiting(owner('FDM-YARD-01: one exchange of ship per visit (FDM-Q-26)').given(gold('anne', 60)))
  .plays('anne exchange flute 10 5')
  .expectWhyNot('anne', 'exchange sloop 10 5', 'FDM-YARD-01', 'exchanged-already')
  .expectCan('anne', 'buy-weapon grapple 3');

// ── repairs ──

visiting(
  owner('FDM-YARD-02, SEA-BASE-66: 2 gold for a point on Hull, Cargo, Masts or Cannons').given(
    cubes('anne', { hull: 1, cargo: 1, masts: 0, cannons: 0 }),
  ),
)
  .plays('anne repair hull 2', 'anne repair cargo 2', 'anne repair masts 2', 'anne repair masts 2', 'anne repair cannons 2')
  .expectTold('section.repaired', { seat: 'anne', section: 'cannons', gold: 2 })
  .expectChange({ 'anne.gold': -10, 'anne.hull': 1, 'anne.hold': 1, 'anne.masts': 2, 'anne.cannons': 1 });

visiting(
  owner('FDM-YARD-02: no more than can be paid')
    .given(gold('anne', 3))
    .given(cubes('anne', { hull: 0 })),
)
  .plays('anne repair hull 2')
  .expectWhyNot('anne', 'repair hull 2', 'FDM-YARD-02', 'too-dear');

visiting(owner('FDM-YARD-03, SEA-BASE-66: the yard mends no crew').given(cubes('anne', { crew: 0 }))).expectWhyNot(
  'anne',
  'repair crew 2',
  'FDM-YARD-01',
  'not-an-option',
);

visiting(owner('FDM-YARD-04: never above what the ship is built for').given(cubes('anne', { masts: 1 })))
  .expectWhyNot('anne', 'repair hull 2', 'FDM-YARD-04', 'undamaged')
  .plays('anne repair masts 2')
  .expectWhyNot('anne', 'repair masts 2', 'FDM-YARD-04', 'undamaged');

visiting(owner('FDM-YARD-04: modifications counted').given(ship('anne', 'sloop', { mods: ['extended-hold'], cargo: 1 })))
  .plays('anne repair cargo 2', 'anne repair cargo 2')
  .expectWhyNot('anne', 'repair cargo 2', 'FDM-YARD-04', 'undamaged')
  .expectBoard((b) => b.players[0]!.ship.cargo, 3);

// ── ships ──

visiting(owner('FDM-YARD-05: a Sloop or Flute costs 10, a Frigate or Galleon 35').given(gold('anne', 60))).expectOptions('anne', [
  'buy-weapon grapple 3',
  'buy-weapon chain-shot 3',
  'buy-weapon grape-shot 3',
  ...SHIPS_FOR('5'),
  'done',
]);

test('FDM-YARD-06: the yard pays 5 for a Sloop or Flute, 10 for a Frigate or Galleon', () => {
  expect(['sloop', 'flute', 'frigate', 'galleon'].map((type) => saleValue(newShip(type as 'sloop')))).toEqual([5, 5, 10, 10]);
});

visiting(
  owner('BT-04: a Frigate with two modifications, four damage on Hull and Masts, Crew 1 of 3').given(
    ship('anne', 'frigate', { mods: ['chasers', 'swivel-guns'], hull: 1, masts: 1, crew: 1 }),
  ),
)
  .plays('anne exchange sloop 10 8')
  .expectTold('ship.exchanged', { seat: 'anne', ship: 'sloop', gold: 10, old: 'frigate', proceeds: 8 })
  .expectBoard((b) => b.players[0]!.gold, 8);

test('FDM-YARD-07, SEA-BASE-67: one more for every modification, one less for every damage, Crew apart', () => {
  const worth = (change: Partial<ReturnType<typeof newShip>>) => saleValue({ ...newShip('galleon'), ...change });
  expect(worth({ crew: 0 })).toBe(10);
  expect(worth({ hull: 3, cannons: 2 })).toBe(7);
  expect(worth({ mods: ['reinforced-hull'], turned: true })).toBe(11);
  // Damage is reckoned from the modified value: Cannons 5 of 5 are whole, 4 of 5 are not.
  expect(worth({ mods: ['extra-gun-port'], cannons: 5 })).toBe(11);
  expect(worth({ mods: ['extra-gun-port'], cannons: 4 })).toBe(10);
});

test('FDM-YARD-08, SEA-BASE-67: the price stops at 0', () => {
  expect(saleValue({ ...newShip('sloop'), hull: 0, masts: 0, cargo: 0 })).toBe(0);
});

visiting(owner('BT-05: a Sloop and 30 gold are a Frigate').given(gold('anne', 30)))
  .plays('anne exchange frigate 35 5')
  .expectTold('glory.won', { seat: 'anne', source: 'ship' })
  .expectChange({
    'anne.gold': -30,
    'anne.ship': 'frigate',
    'anne.hull': 1,
    'anne.hold': 1,
    'anne.masts': 1,
    'anne.cannons': 2,
    'anne.points': 1,
    'anne.hand': 1,
  });

visiting(owner('BT-05: with 29 gold it is refused (FDM-YARD-09, SEA-BASE-67)').given(gold('anne', 29)))
  .expectWhyNot('anne', 'exchange frigate 35 5', 'FDM-YARD-09', 'too-dear-for-ship')
  .expectCan('anne', 'exchange flute 10 5');

visiting(
  owner('BT-06: the same captain, with a second ship of that kind, wins no second point')
    .given(ship('anne', 'frigate'))
    .given(gold('anne', 25))
    .given((b) => {
      b.players[0]!.shipGlory = true;
    }),
)
  .plays('anne exchange galleon 35 10')
  .expectNotTold('glory.won')
  .expectChange({
    'anne.gold': -25,
    'anne.ship': 'galleon',
    'anne.hull': 1,
    'anne.hold': 2,
    'anne.masts': 1,
    'anne.cannons': 1,
  });

visiting(owner('FDM-YARD-09: at home the chest pays too', 'cartagena').given(gold('anne', 0)).given(chest('anne', 30)))
  .plays('anne exchange frigate 35 5')
  .expectBoard((b) => [b.players[0]!.ship.type, b.players[0]!.gold, b.players[0]!.chest], ['frigate', 0, 0]);

visiting(owner('FDM-YARD-10, FDM-SHIP-04, SEA-BASE-87: the old ship goes with it: one ship each'))
  .plays('anne exchange flute 10 5')
  .expectTold('ship.exchanged', { old: 'sloop', proceeds: 5, ship: 'flute', gold: 10 })
  .expectBoard((b) => b.players[0]!.ship.type, 'flute');

visiting(
  owner('FDM-YARD-11: a new ship is whole, all but the Crew')
    .given(cubes('anne', { hull: 1, masts: 0, cargo: 0, crew: 1 }))
    .given(gold('anne', 60)),
)
  .plays('anne exchange galleon 35 0')
  .expectBoard((b) => b.players[0]!.ship, {
    type: 'galleon',
    hull: 4,
    cargo: 5,
    masts: 4,
    crew: 1,
    cannons: 4,
    mods: [],
    turned: false,
  });

visiting(owner('FDM-YARD-12: the crew moves over, as far as there are berths').given(ship('anne', 'galleon')))
  .plays('anne exchange flute 10 10')
  .expectBoard((b) => b.players[0]!.ship.crew, 1);

visiting(
  owner('FDM-YARD-13: cargo, gold, cards and weapons stay with their owner')
    .given(ship('anne', 'galleon'))
    .given(hold('anne', 'rum', 'rum', 'rum'))
    .given(weapons('anne', 'grapple'))
    .given(hand('anne', 'fair-wind')),
)
  .plays('anne exchange sloop 10 10')
  .expectBoard(
    (b) => [b.players[0]!.cargo.length, b.players[0]!.weapons, b.players[0]!.hand, b.players[0]!.gold],
    [3, ['grapple'], ['fair-wind'], 10],
  );

visiting(owner('FDM-YARD-14, FDM-MOD-17: modifications do not come along').given(ship('anne', 'sloop', { mods: ['chasers'] })))
  .plays('anne exchange flute 10 6')
  .expectAsked('anne', 'modification.place')
  .expectBoard((b) => [b.players[0]!.ship.mods, b.adrift], [[], ['chasers']])
  .plays('anne place nassau')
  .expectBoard((b) => [b.yards[ZONE.nassau], b.opened[ZONE.nassau], b.adrift], ['chasers', false, []])
  .expectAsked('anne', 'port.yard');

visiting(
  owner('FDM-YARD-15, master-shipwrights: in St. John they may, and then add nothing to the price', 'st-john')
    .given(ship('anne', 'sloop', { mods: ['chasers', 'extended-hold', 'reinforced-hull'] }))
    .given((b) => {
      b.players[0]!.ship.turned = true;
    }),
)
  .plays('anne exchange flute 10 8')
  .expectAsked('anne', 'yard.keep')
  .expectOptions('anne', ['carry-over chasers', 'carry-over extended-hold', 'carry-over reinforced-hull', 'done'])
  .plays('anne carry-over extended-hold', 'anne carry-over reinforced-hull', 'anne done')
  .expectTold('zone.acted', { seat: 'anne', ability: 'master-shipwrights' })
  .expectTold('ship.exchanged', { proceeds: 6, gold: 10 })
  .expectTold('modification.kept', { seat: 'anne', modification: 'extended-hold' })
  .expectBoard(
    (b) => [b.players[0]!.ship, b.adrift],
    [
      {
        type: 'flute',
        hull: 3,
        cargo: 5,
        masts: 3,
        crew: 1,
        cannons: 1,
        mods: ['extended-hold', 'reinforced-hull'],
        turned: true,
      },
      ['chasers'],
    ],
  )
  .expectAsked('anne', 'modification.place');

visiting(
  owner('FDM-YARD-15: whoever keeps one must still be able to pay', 'st-john')
    .given(ship('anne', 'sloop', { mods: ['chasers'] }))
    .given(gold('anne', 4)),
)
  .plays('anne exchange flute 10 6')
  .expectWhyNot('anne', 'carry-over chasers', 'FDM-YARD-15', 'too-dear-to-keep')
  .plays('anne done')
  .expectBoard((b) => b.players[0]!.ship.type, 'flute');

visiting(
  owner('FDM-INFO-04, FDM-YARD-15: abroad whoever keeps modifications shows that the price was aboard', 'st-john')
    .given(ship('anne', 'sloop', { mods: ['chasers'] }))
    .given(gold('anne', 10))
    .given(chest('anne', 30))
    .given((b) => {
      b.players[0]!.chestHigh = 40;
    }),
)
  .plays('anne exchange flute 10 6')
  .expectAsked('anne', 'yard.keep')
  .expectView('bart', ({ board }) => board.players[0]!.chestHigh, 36);

visiting(owner('FDM-YARD-16, SEA-BASE-70: no yard builds a Man-o’-war').given(gold('anne', 99))).expectWhyNot(
  'anne',
  'exchange man-o-war 35 5',
  'FDM-YARD-01',
  'not-an-option',
);

visiting(owner('FDM-YARD-17, SEA-BASE-70: and none buys one: it is abandoned').given(ship('anne', 'man-o-war')))
  .plays('anne exchange sloop 10 0')
  .expectBoard((b) => [b.players[0]!.ship.type, b.players[0]!.gold], ['sloop', 0]);

visiting(owner('FDM-YARD-18, FDM-GLORY-06, SEA-BASE-69: buying a Galleon is a point and its card').given(gold('anne', 30)))
  .plays('anne exchange galleon 35 5')
  .expectTold('glory.won', { seat: 'anne', source: 'ship', points: 1 })
  .expectBoard((b) => [b.players[0]!.points, b.players[0]!.hand.length, b.players[0]!.shipGlory], [1, 1, true]);

visiting(owner('FDM-YARD-18, FDM-GLORY-06, SEA-BASE-69: a Flute is none').given(gold('anne', 30)))
  .plays('anne exchange flute 10 5')
  .expectNotTold('glory.won')
  .expectBoard((b) => [b.players[0]!.points, b.players[0]!.shipGlory], [0, false]);

visiting(
  owner('FDM-YARD-19: one who sails a captured Frigate still wins the point with a purchase (FDM-Q-74)')
    .given(ship('anne', 'frigate'))
    .given(gold('anne', 25)),
)
  .plays('anne exchange frigate 35 10')
  .expectTold('glory.won', { seat: 'anne', source: 'ship' });

// ── weapons ──

visiting(owner('FDM-YARD-20, SEA-BASE-71: special weapons cost 3 in every port', 'trinidad'))
  .plays('anne buy-weapon grapple 3', 'anne buy-weapon grape-shot 3')
  .expectChange({ 'anne.gold': -6, 'anne.weapons': 'grape-shot grapple' });

visiting(owner('FDM-YARD-21, SEA-BASE-71: one of each kind, and all three kinds').given(weapons('anne', 'grapple', 'chain-shot')))
  .expectWhyNot('anne', 'buy-weapon grapple 3', 'FDM-YARD-21', 'weapon-held')
  .plays('anne buy-weapon grape-shot 3')
  .expectBoard((b) => b.players[0]!.weapons.length, 3);

visiting(owner('FDM-YARD-22: a weapon is sold for 1').given(weapons('anne', 'grapple')))
  .plays('anne sell-weapon grapple 1')
  .expectTold('weapon.sold', { seat: 'anne', weapon: 'grapple', gold: 1 })
  .expectChange({ 'anne.gold': 1, 'anne.weapons': '' });

visiting(owner('FDM-YARD-20: what was bought and sold on this visit is not bought again: it would go on for ever'))
  .plays('anne buy-weapon grapple 3', 'anne sell-weapon grapple 1')
  .expectWhyNot('anne', 'buy-weapon grapple 3', 'FDM-YARD-20', 'weapon-bought-already');

// ── modifications ──

visiting(owner('FDM-YARD-23, SEA-BASE-71, SEA-BASE-88: the token of this port, for 3').given(yard('nassau', 'special-rigging')))
  .expectWhyNot('anne', 'modify chasers 3', 'FDM-YARD-01', 'not-an-option')
  .plays('anne modify special-rigging 3')
  .expectTold('modification.fitted', { seat: 'anne', modification: 'special-rigging', gold: 3 })
  .expectChange({ 'anne.gold': -3, 'anne.mods': 'special-rigging' });

visiting(owner('FDM-YARD-23: not without the gold').given(yard('nassau', 'special-rigging')).given(gold('anne', 2))).expectWhyNot(
  'anne',
  'modify special-rigging 3',
  'FDM-YARD-23',
  'too-dear',
);

visiting(owner('FDM-YARD-24, SEA-BASE-61: then the port has none').given(yard('nassau', 'chasers')))
  .plays('anne modify chasers 3')
  .expectBoard((b) => b.yards[ZONE.nassau], null)
  .expectWhyNot('anne', 'modify chasers 3', 'FDM-YARD-01', 'not-an-option');

visiting(
  owner('FDM-YARD-25: never two of a kind')
    .given(ship('anne', 'sloop', { mods: ['chasers'] }))
    .given(yard('nassau', 'chasers')),
).expectWhyNot('anne', 'modify chasers 3', 'FDM-YARD-25', 'modification-aboard');

visiting(
  owner('FDM-YARD-23, FDM-MOD-15: a token that comes face down to this port is not for sale before the next visit')
    .given(ship('anne', 'sloop', { mods: ['chasers'] }))
    .given(gold('anne', 30)),
)
  .plays('anne exchange sloop 10 6', 'anne place nassau')
  .expectBoard((b) => [b.yards[ZONE.nassau], b.opened[ZONE.nassau]], ['chasers', false])
  .expectAsked('anne', 'port.yard')
  .expectWhyNot('anne', 'modify chasers 3', 'FDM-YARD-01', 'not-an-option');

visiting(
  owner('FDM-YARD-26: a modification by itself is not for sale').given(ship('anne', 'sloop', { mods: ['chasers'] })),
).expectOptions('anne', [
  'buy-weapon grapple 3',
  'buy-weapon chain-shot 3',
  'buy-weapon grape-shot 3',
  'exchange sloop 10 6',
  'exchange flute 10 6',
  'done',
]);

visiting(
  owner('FDM-YARD-27: a turned Reinforced hull is restored for 3')
    .given(ship('anne', 'sloop', { mods: ['reinforced-hull'] }))
    .given((b) => {
      b.players[0]!.ship.turned = true;
    }),
)
  .plays('anne restore 3')
  .expectTold('hull.restored', { seat: 'anne', gold: 3 })
  .expectBoard((b) => [b.players[0]!.gold, b.players[0]!.ship.turned], [7, false])
  .expectWhyNot('anne', 'restore 3', 'FDM-YARD-01', 'not-an-option');

// ── better prices: only the best effect speaks ──

visiting(owner('CT-05: a Galleon in La Habana costs 31 (royal-arsenal)', 'la-habana').given(gold('anne', 26)))
  .plays('anne exchange galleon 31 5')
  .expectTold('ship.exchanged', { gold: 31, by: ['royal-arsenal'] })
  .expectTold('glory.won', { seat: 'anne', source: 'ship' })
  .expectBoard((b) => b.players[0]!.gold, 0);

visiting(
  owner('CT-05: for Stede Bonnet 30, there and anywhere', 'la-habana')
    .given(anneAs('stede-bonnet', 'la-habana'))
    .given(gold('anne', 25)),
)
  .plays('anne exchange galleon 30 5')
  .expectBoard((b) => b.players[0]!.gold, 0);

visiting(
  owner('CT-05: and with Builder’s Favour 27', 'la-habana')
    .given(anneAs('stede-bonnet', 'la-habana'))
    .given(gold('anne', 22))
    .given(hand('anne', 'builders-favour')),
)
  .plays('anne play builders-favour', 'anne exchange galleon 27 5')
  .expectBoard((b) => b.players[0]!.gold, 0);

visiting(owner('royal-arsenal: not for a Flute', 'la-habana')).expectCan('anne', 'exchange flute 10 5');

visiting(
  owner('gentlemans-purse: 5 less for a Frigate or Galleon, in any port')
    .given(anneAs('stede-bonnet', 'nassau'))
    .given(gold('anne', 60)),
)
  .expectCan('anne', 'exchange frigate 30 5')
  .expectCan('anne', 'exchange galleon 30 5')
  .expectCan('anne', 'exchange sloop 10 5')
  .plays('anne exchange frigate 30 5')
  .expectTold('ship.exchanged', { gold: 30, by: ['gentlemans-purse'] });

visiting(
  owner('builders-favour: 8 less for any ship, but never less than 5')
    .given(hand('anne', 'builders-favour'))
    .given(gold('anne', 60)),
)
  .plays('anne play builders-favour')
  .expectChange({ 'anne.hand': -1 })
  .expectCan('anne', 'exchange frigate 27 5')
  .expectCan('anne', 'exchange sloop 5 5');

visiting(owner('builders-favour: not after the exchange').given(hand('anne', 'builders-favour')))
  .plays('anne exchange flute 10 5')
  .expectWhyNot('anne', 'play builders-favour', 'FDM-GLORY-11', 'card-not-now');

visiting(
  owner('chandlers-debt: up to 4 points are repaired free')
    .given(hand('anne', 'chandlers-debt'))
    .given(ship('anne', 'galleon', { hull: 2, cargo: 4, masts: 2, cannons: 4 })),
)
  .plays('anne play chandlers-debt')
  .expectAsked('anne', 'ship.mend')
  .plays('anne mend hull', 'anne mend hull', 'anne mend masts', 'anne mend cargo')
  .expectChange({ 'anne.hull': 2, 'anne.masts': 1, 'anne.hold': 1 })
  .expectAsked('anne', 'port.yard');

visiting(
  owner('chandlers-debt: for a whole ship it is no use')
    .given(hand('anne', 'chandlers-debt'))
    .given(cubes('anne', { crew: 0 })),
).expectWhyNot('anne', 'play chandlers-debt', 'FDM-GLORY-11', 'card-not-now');

visiting(
  owner('pitch-lake: Hull and Masts for 1 a point in Trinidad, the rest for 2', 'trinidad').given(
    cubes('anne', { hull: 1, masts: 1, cargo: 1, cannons: 0 }),
  ),
)
  .expectCan('anne', 'repair hull 1')
  .expectCan('anne', 'repair masts 1')
  .expectCan('anne', 'repair cargo 2')
  .expectCan('anne', 'repair cannons 2')
  .plays('anne repair hull 1')
  .expectTold('section.repaired', { section: 'hull', by: ['pitch-lake'] })
  .expectChange({ 'anne.gold': -1, 'anne.hull': 1 });

visiting(
  owner('dockyard-cousins: Edmund Harrowgate pays 1 a point everywhere, and 1 for a Reinforced hull')
    .given(anneAs('edmund-harrowgate', 'nassau'))
    .given(ship('anne', 'sloop', { mods: ['reinforced-hull'], cannons: 0 }))
    .given((b) => {
      b.players[0]!.ship.turned = true;
    }),
)
  .plays('anne repair cannons 1', 'anne restore 1')
  .expectTold('section.repaired', { gold: 1, by: ['dockyard-cousins'] })
  .expectTold('hull.restored', { gold: 1, by: ['dockyard-cousins'] })
  .expectBoard((b) => [b.players[0]!.gold, b.players[0]!.ship.turned], [8, false]);

visiting(owner('outfitter: Miguel Enríquez pays 1 for a weapon').given(anneAs('miguel-enriquez', 'nassau')))
  .plays('anne buy-weapon grapple 1')
  .expectTold('weapon.bought', { gold: 1, by: ['outfitter'] })
  .expectChange({ 'anne.gold': -1, 'anne.weapons': 'grapple' });

// ── specialists who come with the work ──

visiting(
  owner('carpenter-earned: free, when 3 points were repaired for gold on this visit')
    .given(hand('anne', 'carpenter-earned'))
    .given(cubes('anne', { hull: 0, masts: 0 })),
)
  .plays('anne repair hull 2', 'anne repair hull 2')
  .expectWhyNot('anne', 'hire carpenter-earned', 'FDM-SPECIALIST-02', 'too-little-repaired')
  .plays('anne repair masts 2')
  .plays('anne hire carpenter-earned')
  .expectChange({ 'anne.hand': -1, 'anne.specialists': 'carpenter-earned' });

visiting(
  owner('carpenter-earned: one Carpenter is enough (FDM-SPECIALIST-04)')
    .given(hand('anne', 'carpenter-earned'))
    .given(hired('anne', 'carpenter-paid'))
    .given(cubes('anne', { hull: 0, masts: 0 })),
)
  .plays('anne repair hull 2', 'anne repair hull 2', 'anne repair masts 2')
  .expectWhyNot('anne', 'hire carpenter-earned', 'FDM-SPECIALIST-04', 'specialist-held');

visiting(
  owner('master-gunner-earned: for 2 gold, on the visit on which a weapon is bought').given(hand('anne', 'master-gunner-earned')),
)
  .expectWhyNot('anne', 'hire master-gunner-earned', 'FDM-SPECIALIST-02', 'no-weapon-bought')
  .plays('anne buy-weapon grape-shot 3')
  .plays('anne hire master-gunner-earned')
  .expectChange({ 'anne.gold': -2, 'anne.hand': -1, 'anne.specialists': 'master-gunner-earned' });

visiting(
  owner('master-gunner-earned: 2 gold are just enough, 1 is not')
    .given(hand('anne', 'master-gunner-earned'))
    .given(gold('anne', 5)),
)
  .plays('anne buy-weapon grape-shot 3')
  .expectCan('anne', 'hire master-gunner-earned')
  .given(gold('anne', 1))
  .expectWhyNot('anne', 'hire master-gunner-earned', 'FDM-SPECIALIST-02', 'too-dear');

// ── outside a visit ──

scenario('FDM-YARD-09: a rumour may bring an exchange, 15 gold cheaper')
  .given(inPort('anne', 'nassau'))
  .given(gold('anne', 15))
  .given((b) => {
    b.tested = fetched('ruined-shipwright', b.rumours);
  })
  .start(exchangeShip, (seat) => ({ seat: seat('anne') }))
  .expectOptions('anne', [
    'exchange sloop 5 5',
    'exchange flute 5 5',
    'exchange frigate 20 5',
    'exchange galleon 20 5',
    'keep-ship',
  ])
  .plays('anne exchange frigate 20 5')
  .expectTold('glory.won', { seat: 'anne', source: 'ship' })
  .expectDone(true);

scenario('FDM-YARD-09: or be let go')
  .given(inPort('anne', 'nassau'))
  .given((b) => {
    b.tested = fetched('ruined-shipwright', b.rumours);
  })
  .start(exchangeShip, (seat) => ({ seat: seat('anne') }))
  .plays('anne keep-ship')
  .expectChange({})
  .expectDone(false);

// ── ships ──

test('FDM-SHIP-01: every value of a ship is 1 to 5', () => {
  for (const type of SHIP_IDS) {
    const { resistance, cargo, crew, cannons, manoeuvrability } = SHIPS[type];
    for (const value of [resistance, cargo, crew, cannons, manoeuvrability]) {
      expect(value).toBeGreaterThanOrEqual(1);
      expect(value).toBeLessThanOrEqual(5);
    }
  }
});

test('FDM-SHIP-03: five sections have a cube, Hull and Masts both at the Resistance; Manoeuvrability has none', () => {
  expect(newShip('frigate')).toEqual({
    type: 'frigate',
    hull: 3,
    cargo: 3,
    masts: 3,
    crew: 3,
    cannons: 3,
    mods: [],
    turned: false,
  });
  expect(newShip('galleon')).toEqual({
    type: 'galleon',
    hull: 4,
    cargo: 5,
    masts: 4,
    crew: 4,
    cannons: 4,
    mods: [],
    turned: false,
  });
  for (const type of SHIP_IDS) {
    expect(newShip(type).hull).toBe(SHIPS[type].resistance);
    expect(newShip(type).masts).toBe(SHIPS[type].resistance);
  }
});

visiting(
  owner('master-shipwrights: in St. John who leaves all modifications behind owes nothing to the shipwrights', 'st-john')
    .given(ship('anne', 'sloop', { mods: ['chasers'] }))
    .given(gold('anne', 30)),
)
  .plays('anne exchange sloop 10 6')
  .expectAsked('anne', 'yard.keep')
  .plays('anne done')
  .expectNotTold('zone.acted')
  .expectNotTold('modification.kept')
  .expectBoard((b) => b.players[0]!.ship.mods, [])
  .expectAsked('anne', 'modification.place');
