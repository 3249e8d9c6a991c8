// FDM-PORT-SELL: one lot, named before a coin changes hands.
import { ZONE } from '../src/board.ts';
import type { Good } from '../src/content/cargo.ts';
import type { PortId } from '../src/content/map.ts';
import { saleSum } from '../src/rules/port/sell.ts';
import { type Change, demand, hand, hired, hold, inForce } from './kit.ts';
import { anneAs, ashore, inBusiness, reserveHolds } from './port-kit.ts';

/** Anne is about to sell in a port that asks for this good, with this cargo. Nobody holds a Glory card. */
const seller = (name: string, port: PortId, wanted: Good, ...cargo: Good[]) =>
  ashore(name, port)
    .given(demand(port, wanted))
    .given(reserveHolds(port, 'food', 'sugar', 'rum'))
    .given(hold('anne', ...cargo));

/** Two tokens of this good lie in the reserve; Nassau keeps its own. */
const twoOf =
  (good: Good): Change =>
  (b) => {
    const from = b.demand.findIndex((wanted, zone) => wanted === good && zone !== ZONE.nassau);
    if (b.reserve.filter((one) => one === good).length > 1) return;
    const spare = b.reserve.findIndex((one) => one !== good);
    b.demand[from] = b.reserve[spare]!;
    b.reserve[spare] = good;
  };

inBusiness(
  seller(
    'BT-01: two cards in demand and two others (FDM-PORT-SELL-02, FDM-PORT-SELL-03)',
    'nassau',
    'rum',
    'rum',
    'rum',
    'food',
    'wood',
  ),
)
  .draws('demand', 'anne', 'sugar')
  .plays('anne activity sell', 'anne sell rum', 'anne sell rum', 'anne sell food', 'anne sell wood')
  .expectChange({ 'anne.gold': 18, 'anne.cargo': -4 })
  .expectBoard((b) => b.demand[ZONE.nassau], 'sugar');

inBusiness(seller('BT-02: three cards in demand', 'nassau', 'rum', 'rum', 'rum', 'rum'))
  .draws('demand', 'anne', 'sugar')
  .plays('anne activity sell', 'anne sell rum', 'anne sell rum', 'anne sell rum')
  .expectTold('glory.won', { seat: 'anne', source: 'sale' })
  .expectChange({ 'anne.gold': 18, 'anne.cargo': -3, 'anne.points': 1, 'anne.hand': 1 })
  .expectBoard((b) => b.demand[ZONE.nassau], 'sugar');

inBusiness(seller('FDM-PORT-SELL-04: what is sold lies face up, and is not taken back', 'nassau', 'rum', 'food', 'wood'))
  .expectFinality('anne', 'activity sell', 'free')
  .plays('anne activity sell', 'anne sell food')
  .expectFinality('anne', 'done', 'final');

inBusiness(
  seller('FDM-PORT-SELL-02, FDM-PORT-SELL-03: a sum names what pays more, and nothing else', 'nassau', 'rum', 'food', 'rum'),
)
  .expectBoard((b) => saleSum(b, 0, b.players[0]!.cargo.slice(0, 1)).causes, [{ by: 3, what: 'list-price' }])
  .expectBoard(
    (b) => saleSum(b, 0, b.players[0]!.cargo.slice()).causes,
    [
      { by: 6, what: 'list-price' },
      { by: 3, what: 'demand' },
    ],
  );

inBusiness(seller('BT-03: four others only', 'nassau', 'rum', 'food', 'food', 'wood', 'sugar'))
  .plays('anne activity sell', 'anne sell food', 'anne sell food', 'anne sell wood', 'anne sell sugar')
  .expectNotTold('demand.changed')
  .expectChange({ 'anne.gold': 12, 'anne.cargo': -4 })
  .expectBoard((b) => b.demand[ZONE.nassau], 'rum');

inBusiness(
  seller(
    'FDM-PORT-SELL-01, SEA-BASE-62, SEA-BASE-85: nothing is paid before the whole lot is named',
    'nassau',
    'rum',
    'rum',
    'food',
    'wood',
  ),
)
  .plays('anne activity sell', 'anne sell rum', 'anne sell food')
  .expectNotTold('cargo.sold')
  .expectChange({ 'anne.cargo': -2 })
  .expectView('bart', ({ board }) => [board.basketCards, board.basket], [2, null])
  .plays('anne done')
  .expectTold('cargo.sold', { seat: 'anne', goods: ['rum', 'food'], gold: 9 })
  .expectChange({ 'anne.gold': 9 });

inBusiness(seller('FDM-PORT-SELL-01: one who has nothing does not sell', 'nassau', 'rum')).expectWhyNot(
  'anne',
  'activity sell',
  'FDM-PORT-SELL-01',
  'no-cargo',
);

inBusiness(seller('FDM-PORT-SELL-01: to sell nothing in the end is allowed, and was the activity', 'nassau', 'rum', 'food'))
  .plays('anne activity sell', 'anne done')
  .expectNotTold('cargo.sold')
  .expectChange({})
  .expectWhyNot('anne', 'activity sell', 'FDM-PORT-03', 'activity-done');

inBusiness(seller('FDM-PORT-SELL-02, SEA-BASE-62: a good that nobody asks for brings 3', 'nassau', 'rum', 'food'))
  .plays('anne activity sell', 'anne sell food')
  .expectChange({ 'anne.gold': 3, 'anne.cargo': -1 });

inBusiness(seller('FDM-PORT-SELL-03, SEA-BASE-62: the good in demand brings 6', 'nassau', 'rum', 'rum'))
  .plays('anne activity sell', 'anne sell rum')
  .expectChange({ 'anne.gold': 6, 'anne.cargo': -1 });

inBusiness(
  seller('FDM-PORT-SELL-04, SEA-BASE-62: what is sold lies face up on the discard', 'nassau', 'rum').given(
    hold('anne', 'food-3', 'rum-2'),
  ),
)
  .plays('anne activity sell', 'anne sell food', 'anne sell rum')
  .expectView('bart', ({ board }) => board.cargoDiscard, ['food-3', 'rum-2']);

inBusiness(
  seller('FDM-PORT-SELL-05: one card in demand is enough to change it, after the lot is paid', 'nassau', 'rum', 'rum', 'food'),
)
  .draws('demand', 'anne', 'food')
  .plays('anne activity sell', 'anne sell rum', 'anne sell food')
  .expectTold('demand.changed', { zone: 'nassau', good: 'food' })
  .expectChange({ 'anne.gold': 9, 'anne.cargo': -2 });

inBusiness(seller('FDM-PORT-SELL-06: what was not in demand changes nothing (FDM-Q-19)', 'nassau', 'rum', 'food', 'rum'))
  .plays('anne activity sell', 'anne sell food', 'anne done')
  .expectNotTold('demand.changed')
  .expectBoard((b) => [b.demand[ZONE.nassau], b.reserve.length], ['rum', 8]);

inBusiness(
  seller('FDM-PORT-SELL-07: when the token has changed there is no more selling this turn', 'nassau', 'rum', 'rum', 'food'),
)
  .draws('demand', 'anne', 'food')
  .plays('anne activity sell', 'anne sell rum', 'anne done')
  .expectTold('demand.changed', { good: 'food' })
  .expectWhyNot('anne', 'activity sell', 'FDM-PORT-03', 'activity-done');

inBusiness(
  seller(
    'FDM-PORT-SELL-08, SEA-BASE-62: five cards in demand are one point, and so are three',
    'nassau',
    'rum',
    'rum',
    'rum',
    'rum',
    'rum',
    'rum',
  ),
)
  .plays('anne activity sell', 'anne sell rum', 'anne sell rum', 'anne sell rum', 'anne sell rum', 'anne sell rum')
  .expectChange({ 'anne.gold': 30, 'anne.cargo': -5, 'anne.points': 1, 'anne.hand': 1 });

inBusiness(
  seller('FDM-PORT-SELL-08: two in demand and two that are not earn none', 'nassau', 'rum', 'rum', 'rum', 'food', 'food'),
)
  .plays('anne activity sell', 'anne sell rum', 'anne sell rum', 'anne sell food', 'anne sell food')
  .expectNotTold('glory.won');

inBusiness(
  seller(
    'FDM-PORT-SELL-09: the old token goes back after the draw, and the new one may ask for the same',
    'nassau',
    'rum',
    'rum',
  ),
)
  .draws('demand', 'anne', 'rum')
  .plays('anne activity sell', 'anne sell rum')
  .expectTold('demand.changed', { zone: 'nassau', good: 'rum' })
  .expectBoard((b) => [b.reserve.length, b.reserve.includes('rum')], [8, true]);

// ── zones, captains, specialists, events: the best price for each card ──

inBusiness(
  seller(
    'CT-06: Old Providence with a Purser: one in demand and two others',
    'old-providence',
    'rum',
    'rum',
    'food',
    'wood',
  ).given(hired('anne', 'purser-paid')),
)
  .plays('anne activity sell', 'anne sell rum', 'anne sell food', 'anne sell wood')
  .expectChange({ 'anne.gold': 6 + 5 + 4, 'anne.cargo': -3 });

inBusiness(
  seller(
    'CT-07: Bridgetown asks for Rum; two Sugar, one Rum and one Food with a Purser',
    'bridgetown',
    'rum',
    'sugar',
    'sugar',
    'rum',
    'food',
  ).given(hired('anne', 'purser-paid')),
)
  .plays('anne activity sell', 'anne sell sugar', 'anne sell sugar', 'anne sell rum', 'anne sell food')
  .expectChange({ 'anne.gold': 4 + 4 + 6 + 4, 'anne.cargo': -4 });

inBusiness(
  seller(
    'CT-28: a boom in Cocoa, the port asks for Rum: three Cocoa and one Rum',
    'nassau',
    'rum',
    'cocoa',
    'cocoa',
    'cocoa',
    'rum',
  ).given(inForce('colonial-boom', { good: 'cocoa' })),
)
  .draws('demand', 'anne', 'food')
  .plays('anne activity sell', 'anne sell cocoa', 'anne sell cocoa', 'anne sell cocoa', 'anne sell rum')
  .expectTold('demand.changed', { zone: 'nassau', good: 'food' })
  .expectChange({ 'anne.gold': 24, 'anne.cargo': -4 });

inBusiness(
  seller('colonial-boom: without the good in demand no Glory and no new token', 'nassau', 'rum', 'cocoa', 'cocoa', 'cocoa').given(
    inForce('colonial-boom', { good: 'cocoa' }),
  ),
)
  .plays('anne activity sell', 'anne sell cocoa', 'anne sell cocoa', 'anne sell cocoa')
  .expectChange({ 'anne.gold': 18, 'anne.cargo': -3 })
  .expectBoard((b) => b.demand[ZONE.nassau], 'rum');

inBusiness(
  seller('quiet-cove: one card that is not in demand brings 5 in Old Providence', 'old-providence', 'rum', 'food', 'food'),
)
  .plays('anne activity sell', 'anne sell food', 'anne sell food')
  .expectTold('cargo.sold', { by: ['quiet-cove'] })
  .expectChange({ 'anne.gold': 8, 'anne.cargo': -2 });

inBusiness(
  seller(
    'sugar-exchange: Sugar and Rum that are not in demand bring 4 in Bridgetown',
    'bridgetown',
    'food',
    'sugar',
    'rum',
    'wood',
  ),
)
  .plays('anne activity sell', 'anne sell sugar', 'anne sell rum', 'anne sell wood')
  .expectTold('cargo.sold', { by: ['sugar-exchange'] })
  .expectChange({ 'anne.gold': 11, 'anne.cargo': -3 });

inBusiness(seller('sugar-exchange: in demand they bring 6 there as everywhere', 'bridgetown', 'sugar', 'sugar'))
  .plays('anne activity sell', 'anne sell sugar')
  .expectChange({ 'anne.gold': 6, 'anne.cargo': -1 });

inBusiness(
  seller('purser: up to three cards that are not in demand bring 4', 'nassau', 'rum', 'food', 'food', 'food', 'food').given(
    hired('anne', 'purser-earned'),
  ),
)
  .plays('anne activity sell', 'anne sell food', 'anne sell food', 'anne sell food', 'anne sell food')
  .expectTold('cargo.sold', { by: ['purser'] })
  .expectChange({ 'anne.gold': 15, 'anne.cargo': -4 });

inBusiness(
  seller(
    'planters-credit: one card that is not in demand brings 6, and changes nothing',
    'nassau',
    'rum',
    'food',
    'food',
    'food',
  ).given(anneAs('rodrigo-urdaneta', 'nassau')),
)
  .plays('anne activity sell', 'anne sell food', 'anne sell food', 'anne sell food')
  .expectTold('cargo.sold', { by: ['planters-credit'] })
  .expectChange({ 'anne.gold': 12, 'anne.cargo': -3 })
  .expectBoard((b) => b.demand[ZONE.nassau], 'rum');

inBusiness(
  seller(
    'planters-credit: effects do not add up, they are laid where they pay most',
    'old-providence',
    'rum',
    'food',
    'food',
    'food',
  )
    .given(anneAs('rodrigo-urdaneta', 'old-providence'))
    .given(hired('anne', 'purser-paid')),
)
  .plays('anne activity sell', 'anne sell food', 'anne sell food', 'anne sell food')
  .expectTold('cargo.sold', { by: ['planters-credit', 'quiet-cove', 'purser'] })
  .expectChange({ 'anne.gold': 6 + 5 + 4, 'anne.cargo': -3 });

inBusiness(
  seller('purser: the sum names him for as many cards as he pays for', 'nassau', 'rum', 'food', 'rum').given(
    hired('anne', 'purser-earned'),
  ),
)
  .expectBoard((b) => saleSum(b, 0, b.players[0]!.cargo.slice(0, 1)), {
    value: 4,
    causes: [
      { by: 3, what: 'list-price' },
      { by: 1, what: 'purser' },
    ],
  })
  .expectBoard((b) => saleSum(b, 0, b.players[0]!.cargo.slice(1)), {
    value: 6,
    causes: [
      { by: 3, what: 'list-price' },
      { by: 3, what: 'demand' },
    ],
  });

inBusiness(
  seller(
    'sugar-exchange: the sum says how much each of those who pay more adds',
    'bridgetown',
    'food',
    'sugar',
    'rum',
    'wood',
  ).given(hired('anne', 'purser-earned')),
).expectBoard((b) => saleSum(b, 0, b.players[0]!.cargo.slice()), {
  value: 12,
  causes: [
    { by: 9, what: 'list-price' },
    { by: 1, what: 'purser' },
    { by: 2, what: 'sugar-exchange' },
  ],
});

// ── Glory cards ──

inBusiness(
  seller(
    'second-buyer: up to three cards that are not in demand bring 5',
    'nassau',
    'rum',
    'food',
    'food',
    'wood',
    'sugar',
    'rum',
  ).given(hand('anne', 'second-buyer')),
)
  .plays('anne activity sell', 'anne play second-buyer')
  .expectChange({ 'anne.hand': -1 })
  .plays('anne sell food', 'anne sell food', 'anne sell wood', 'anne sell sugar', 'anne done')
  .expectChange({ 'anne.gold': 18, 'anne.cargo': -4 });

inBusiness(
  seller('second-buyer: Quick-witted finds three more', 'nassau', 'rum', 'food', 'food', 'wood', 'sugar', 'rum').given(
    hand('anne', 'second-buyer', 'quick-witted'),
  ),
)
  .plays('anne activity sell', 'anne play second-buyer', 'anne play quick-witted')
  .plays('anne sell food', 'anne sell food', 'anne sell wood', 'anne sell sugar', 'anne done')
  .expectChange({ 'anne.gold': 20, 'anne.cargo': -4 });

inBusiness(seller('second-buyer: only when one sells', 'nassau', 'rum', 'food').given(hand('anne', 'second-buyer'))).expectWhyNot(
  'anne',
  'play second-buyer',
  'FDM-GLORY-11',
  'card-not-now',
);

inBusiness(
  seller(
    'whispered-shortage: two tokens are seen by all, and one of them becomes the demand',
    'nassau',
    'rum',
    'food',
    'wood',
  ).given(hand('anne', 'whispered-shortage')),
)
  .plays('anne activity sell')
  .draws('demand', 'anne', 'sugar', 'food')
  .plays('anne play whispered-shortage')
  .expectToldTo('bart', 'demand.shown', { seat: 'anne', goods: ['sugar', 'food'] })
  .expectAsked('anne', 'port.demand')
  .expectOptions('anne', ['demand sugar', 'demand food'])
  .plays('anne demand food')
  .expectTold('demand.changed', { zone: 'nassau', good: 'food' })
  .expectBoard((b) => [b.reserve.length, b.reserve.includes('rum'), b.reserve.includes('sugar')], [8, true, true])
  .draws('demand', 'anne', 'rum')
  .plays('anne sell food', 'anne done')
  .expectChange({ 'anne.gold': 6, 'anne.cargo': -1 });

inBusiness(
  seller('whispered-shortage: not once the lot is begun', 'nassau', 'rum', 'food', 'wood').given(
    hand('anne', 'whispered-shortage'),
  ),
)
  .plays('anne activity sell', 'anne sell food')
  .expectWhyNot('anne', 'play whispered-shortage', 'FDM-GLORY-11', 'card-not-now');

inBusiness(
  seller('purser-earned: hired free after a sale of three cards', 'nassau', 'rum', 'food', 'food', 'wood', 'sugar').given(
    hand('anne', 'purser-earned'),
  ),
)
  .plays('anne activity sell', 'anne sell food', 'anne sell food', 'anne sell wood', 'anne done')
  .expectAsked('anne', 'port.sold')
  .plays('anne hire purser-earned')
  .expectChange({ 'anne.hand': -1, 'anne.specialists': 'purser-earned' })
  .expectAsked('anne', 'port.activity');

inBusiness(
  seller('purser-earned: two cards are too few, and nobody is asked', 'nassau', 'rum', 'food', 'food', 'wood').given(
    hand('anne', 'purser-earned'),
  ),
)
  .plays('anne activity sell', 'anne sell food', 'anne sell food', 'anne done')
  .expectAsked('anne', 'port.activity');

inBusiness(
  seller(
    'purser-earned: whoever holds any other card is asked all the same, and nobody else',
    'nassau',
    'rum',
    'food',
    'food',
    'wood',
  ).given(hand('anne', 'fair-wind')),
)
  .plays('anne activity sell', 'anne sell food', 'anne sell food', 'anne sell wood')
  .expectAsked('anne', 'port.sold')
  .expectOptions('anne', ['pass'])
  .plays('anne pass')
  .expectAsked('anne', 'port.activity');

inBusiness(
  seller('purser-earned: who has a Purser already is not asked', 'nassau', 'rum', 'food', 'food', 'wood')
    .given(hand('anne', 'purser-earned'))
    .given(hired('anne', 'purser-paid')),
)
  .plays('anne activity sell', 'anne sell food', 'anne sell food', 'anne sell wood')
  .expectAsked('anne', 'port.activity');

inBusiness(
  seller('whispered-shortage: two tokens alike leave nothing to choose', 'nassau', 'rum', 'food', 'wood')
    .given(hand('anne', 'whispered-shortage'))
    .given(twoOf('sugar')),
)
  .plays('anne activity sell')
  .draws('demand', 'anne', 'sugar', 'sugar')
  .plays('anne play whispered-shortage')
  .expectTold('demand.shown', { goods: ['sugar', 'sugar'] })
  .expectTold('demand.changed', { zone: 'nassau', good: 'sugar' })
  .expectAsked('anne', 'port.sell')
  .expectBoard((b) => [b.demand[ZONE.nassau], b.reserve.length, b.reserve.includes('rum')], ['sugar', 8, true]);
