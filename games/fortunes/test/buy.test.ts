// FDM-PORT-BUY: an offer that the buyer alone sees.
import type { CargoId } from '../src/content/cargo.ts';
import { CARGO } from '../src/content/cargo.ts';
import type { PortId } from '../src/content/map.ts';
import { portCards } from '../src/rules/port/cards.ts';
import { turn } from '../src/rules/sea/turn.ts';
import { at, crowd, demand, gold, hand, hold, inPort, offered, scenario } from './kit.ts';
import { anneAs, ashore, inBusiness, reserveHolds } from './port-kit.ts';

const SPICE_COCOA_RUM: readonly CargoId[] = ['spices-1', 'cocoa-1', 'cocoa-2', 'rum-1', 'rum-2', 'rum-3'];
const SIX: readonly CargoId[] = ['wood-1', 'wood-2', 'sugar-1', 'sugar-2', 'rum-1', 'spices-1'];

/** Anne is about to buy in a port that asks for Food. Nobody holds a Glory card. */
const buyer = (name: string, port: PortId = 'nassau') => ashore(name, port).given(demand(port, 'food'));

/** And this is what she is offered. */
const offer = (name: string, cards: readonly CargoId[] = SIX, port: PortId = 'nassau') =>
  inBusiness(buyer(name, port))
    .draws('cargo', 'anne', ...cards)
    .plays('anne activity buy');

// ── the offer and its prices ──

offer('EX-06: one Spice for 3, two Cocoa for 2 each, three Rum for 1 each', SPICE_COCOA_RUM)
  .expectOptions('anne', ['buy rum 1', 'buy cocoa 2', 'buy spices 3', 'done'])
  .plays('anne buy spices 3', 'anne buy cocoa 2', 'anne buy cocoa 2', 'anne buy rum 1', 'anne buy rum 1', 'anne buy rum 1')
  .expectTold('cargo.bought', { seat: 'anne', cards: 6, gold: 10 })
  .expectChange({ 'anne.gold': -10, 'anne.cargo': 6 });

offer('FDM-PORT-BUY-01, SEA-BASE-64: six cards, seen by the buyer alone')
  .expectAsked('anne', 'port.buy')
  .expectToldTo('anne', 'offer.drawn', { cards: 6, goods: SIX.map((card) => CARGO[card].good) })
  .expectToldTo('bart', 'offer.drawn', { seat: 'anne', cards: 6 })
  .expectView('anne', ({ board }) => board.market, SIX)
  .expectView('bart', ({ board }) => [board.market, board.marketCards], [null, 6])
  .expectView('table', ({ board }) => board.market, null);

inBusiness(
  buyer(
    'FDM-PORT-BUY-02, SEA-BASE-64: a port does not sell what it asks for: such cards are replaced, and so are their replacements',
  ),
)
  .draws('cargo', 'anne', 'wood-1', 'food-1', 'food-2', 'sugar-1', 'rum-1', 'cocoa-1', 'spices-1', 'tobacco-1')
  .plays('anne activity buy')
  .expectToldTo('bart', 'offer.replaced', { seat: 'anne', good: 'food' })
  .expectBoard((b) => b.market, ['wood-1', 'sugar-1', 'rum-1', 'cocoa-1', 'spices-1', 'tobacco-1'])
  .expectView('bart', ({ board }) => board.cargoDiscard, ['food-1', 'food-2']);

inBusiness(
  buyer('FDM-PORT-BUY-02: when there is nothing else to draw, the offer is smaller (FDM-Q-21)').given(
    onlyDeck('food-1', 'food-2', 'wood-1', 'sugar-1'),
  ),
)
  .plays('anne activity buy')
  .expectBoard((b) => b.market.toSorted(), ['sugar-1', 'wood-1'])
  .plays('anne done')
  .expectAsked('anne', 'port.activity');

inBusiness(
  buyer('FDM-PORT-BUY-03, SEA-BASE-64: after a sale the new token counts')
    .given(hold('anne', 'food-8'))
    .given(reserveHolds('nassau', 'wood')),
)
  .draws('demand', 'anne', 'wood')
  .plays('anne activity sell', 'anne sell food')
  .draws('cargo', 'anne', 'wood-1', 'food-1', 'sugar-1', 'rum-1', 'cocoa-1', 'spices-1', 'tobacco-1')
  .plays('anne activity buy')
  .expectBoard((b) => b.market, ['food-1', 'sugar-1', 'rum-1', 'cocoa-1', 'spices-1', 'tobacco-1']);

offer('FDM-PORT-BUY-04, SEA-BASE-64: by the copies in the offer: one 3, two 2, three 1', [
  'wood-1',
  'sugar-1',
  'sugar-2',
  'rum-1',
  'rum-2',
  'rum-3',
]).expectOptions('anne', ['buy wood 3', 'buy sugar 2', 'buy rum 1', 'done']);

offer('FDM-PORT-BUY-04: four and more copies cost 1 each too', [
  'rum-1',
  'rum-2',
  'rum-3',
  'rum-4',
  'rum-5',
  'wood-1',
]).expectOptions('anne', ['buy wood 3', 'buy rum 1', 'done']);

offer('FDM-PORT-BUY-05, SEA-BASE-64: the price goes by what was drawn, not by what is taken', SPICE_COCOA_RUM)
  .plays('anne buy rum 1', 'anne buy rum 1')
  .expectOptions('anne', ['buy rum 1', 'buy cocoa 2', 'buy spices 3', 'done'])
  .plays('anne done')
  .expectTold('cargo.bought', { seat: 'anne', cards: 2, gold: 2 })
  .expectChange({ 'anne.gold': -2, 'anne.cargo': 2 });

offer('FDM-PORT-BUY-06, SEA-BASE-86: what is bought is paid for and lies face down')
  .plays('anne buy wood 2', 'anne buy rum 3', 'anne done')
  .expectChange({ 'anne.gold': -5, 'anne.cargo': 2 })
  .expectToldTo('anne', 'cargo.bought', { cards: 2, gold: 5, goods: ['wood', 'rum'] })
  .expectView('anne', ({ board }) => board.players[0]!.cargo, ['wood-1', 'rum-1'])
  .expectView('bart', ({ board }) => [board.players[0]!.cargo, board.players[0]!.cargoCards], [null, 2]);

inBusiness(buyer('FDM-PORT-BUY-06: nobody buys more than can be paid').given(gold('anne', 4)))
  .draws('cargo', 'anne', ...SIX)
  .plays('anne activity buy', 'anne buy rum 3')
  .expectWhyNot('anne', 'buy spices 3', 'FDM-PORT-BUY-06', 'too-dear')
  .expectWhyNot('anne', 'buy wood 2', 'FDM-PORT-BUY-06', 'too-dear')
  .expectOptions('anne', ['done']);

offer('FDM-PORT-BUY-07: the game checks the prices; others learn the number of cards and the gold (FDM-Q-23)')
  .plays('anne buy sugar 2', 'anne done')
  .expectToldTo('bart', 'cargo.bought', { seat: 'anne', cards: 1, gold: 2 })
  .expectNotToldTo('bart', 'cargo.bought', { goods: ['sugar'] })
  .expectToldTo('anne', 'cargo.bought', { goods: ['sugar'] });

inBusiness(buyer('FDM-PORT-BUY-08: of an offer bought to the last card nothing is left').given(gold('anne', 30)))
  .draws('cargo', 'anne', ...SIX)
  .plays('anne activity buy')
  .plays('anne buy wood 2', 'anne buy wood 2', 'anne buy sugar 2', 'anne buy sugar 2', 'anne buy rum 3', 'anne buy spices 3')
  .expectTold('cargo.bought', { seat: 'anne', cards: 6, gold: 14 })
  .expectNotTold('offer.left');

offer('FDM-PORT-BUY-08, SEA-BASE-64: what is left goes face up to the discard')
  .expectFinality('anne', 'buy sugar 2', 'free')
  .expectFinality('anne', 'done', 'final')
  .plays('anne buy sugar 2', 'anne done')
  .expectTold('offer.left', { seat: 'anne', goods: ['wood', 'wood', 'spices', 'sugar', 'rum'] })
  .expectView('bart', ({ board }) => board.cargoDiscard.toSorted(), ['rum-1', 'spices-1', 'sugar-2', 'wood-1', 'wood-2']);

inBusiness(
  buyer('FDM-PORT-BUY-09, SEA-BASE-86: while buying, cargo aboard may be thrown out, face up').given(
    hold('anne', 'tobacco-4', 'wood-5'),
  ),
)
  .draws('cargo', 'anne', ...SIX)
  .plays('anne activity buy', 'anne drop tobacco')
  .expectTold('cargo.dropped', { seat: 'anne', good: 'tobacco' })
  .expectChange({ 'anne.cargo': -1 })
  .expectView('bart', ({ board }) => board.cargoDiscard, ['tobacco-4'])
  .expectAsked('anne', 'port.buy')
  .expectFinality('anne', 'drop wood', 'final')
  .plays('anne buy wood 2', 'anne done')
  .expectChange({ 'anne.cargo': 1, 'anne.gold': -2 });

// ── turn after turn ──

/** Bart is far from everything; anne has bought in Nassau. */
const regular = (name: string) =>
  scenario(name)
    .given(offered('the-lost-packet', 'the-surveyor'))
    .given(demand('nassau', 'food'))
    .given(inPort('anne', 'nassau'))
    .given((b) => {
      for (const p of b.players) b.glory.push(...p.hand.splice(0));
      b.players[0]!.boughtAt = 'nassau';
    });

regular('FDM-PORT-BUY-10, SEA-BASE-64: who bought in this port on the last turn is offered three cards')
  .start(turn, (seat) => ({ seat: seat('anne') }))
  .draws('cargo', 'anne', 'wood-1', 'food-1', 'sugar-1', 'rum-1')
  .plays('anne port', 'anne activity buy')
  .expectBoard((b) => b.market, ['wood-1', 'sugar-1', 'rum-1']);

regular('FDM-PORT-BUY-10: in another port it is six')
  .given(inPort('anne', 'tortuga'))
  .start(turn, (seat) => ({ seat: seat('anne') }))
  .plays('anne port', 'anne activity buy')
  .expectBoard((b) => b.market.length, 6);

regular('FDM-PORT-BUY-14: and on a third turn in a row it is three again, whether anything is taken or not')
  .start(turn, (seat) => ({ seat: seat('anne') }))
  .plays('anne port', 'anne activity buy')
  .expectBoard((b) => b.market.length, 3)
  .plays('anne done', 'anne leave', 'anne stop')
  .expectBoard((b) => b.players[0]!.boughtAt, 'nassau');

regular('FDM-PORT-BUY-14: one turn without buying there brings the six back')
  .start(turn, (seat) => ({ seat: seat('anne') }))
  .plays('anne port', 'anne leave', 'anne stop')
  .expectBoard((b) => b.players[0]!.boughtAt, null);

scenario('BT-25: an offer of which nothing is taken counts as buying')
  .given(offered('the-lost-packet', 'the-surveyor'))
  .given(demand('nassau', 'food'))
  .given(inPort('anne', 'nassau'))
  .start(turn, (seat) => ({ seat: seat('anne') }))
  .plays('anne port', 'anne activity buy')
  .expectBoard((b) => b.market.length, 6)
  .plays('anne done')
  .expectTold('cargo.bought', { seat: 'anne', cards: 0, gold: 0 })
  .plays('anne leave', 'anne stop')
  .expectBoard((b) => b.players[0]!.boughtAt, 'nassau');

inBusiness(
  buyer('FDM-PORT-BUY-11, SEA-BASE-65: in port the hold has no limit').given(
    hold('anne', 'tobacco', 'tobacco', 'tobacco', 'tobacco', 'tobacco', 'tobacco'),
  ),
)
  .draws('cargo', 'anne', ...SIX)
  .plays('anne activity buy', 'anne buy wood 2', 'anne done')
  .expectChange({ 'anne.gold': -2, 'anne.cargo': 1 });

inBusiness(
  buyer('FDM-PORT-BUY-11, SEA-BASE-65: a table may prefer six (FDM-Q-24)')
    .given((b) => {
      (b as { house: object }).house = { ...b.house, portHold: 6 };
    })
    .given(hold('anne', 'tobacco', 'tobacco', 'tobacco', 'tobacco', 'tobacco')),
)
  .draws('cargo', 'anne', ...SIX)
  .plays('anne activity buy', 'anne buy wood 2')
  .expectWhyNot('anne', 'buy wood 2', 'FDM-PORT-BUY-11', 'port-hold-full')
  .plays('anne drop tobacco')
  .expectCan('anne', 'buy wood 2');

inBusiness(
  buyer('FDM-PORT-BUY-12: an empty deck is made anew from the discards')
    .given(onlyDeck('wood-1', 'wood-2'))
    .given((b) => {
      b.cargoDiscard.push(...b.players[1]!.cargo.splice(0));
    }),
)
  .plays('anne activity buy')
  .expectBoard(
    (b) => [
      b.market.length,
      b.market.slice(0, 2).toSorted(),
      b.cargoDiscard.filter((card) => CARGO[card].good !== 'food').length,
    ],
    [6, ['wood-1', 'wood-2'], 0],
  );

offer('FDM-PORT-BUY-13: plunder value and icon have no say in the price', [
  'rum-1',
  'rum-8',
  'wood-1',
  'spices-8',
  'sugar-1',
  'sugar-8',
]).expectOptions('anne', ['buy wood 3', 'buy sugar 2', 'buy rum 2', 'buy spices 3', 'done']);

/** These cards are the whole deck; the others are in bart's hold. */
function onlyDeck(...cards: readonly CargoId[]) {
  return (b: { cargo: CargoId[]; players: { cargo: CargoId[] }[] }): void => {
    b.players[1]!.cargo.push(...b.cargo.filter((card) => !cards.includes(card)));
    b.cargo = b.cargo.filter((card) => cards.includes(card));
  };
}

// ── zones and captains ──

offer('free-market: Curaçao offers one card more', [...SIX, 'tobacco-1'], 'curacao')
  .expectTold('offer.drawn', { by: ['free-market'] })
  .expectBoard((b) => b.market.length, 7);

inBusiness(
  buyer('free-market: four, turn after turn', 'curacao').given((b) => {
    b.players[0]!.boughtAt = 'curacao';
  }),
)
  .plays('anne activity buy')
  .expectBoard((b) => b.market.length, 4);

offer(
  'cocoa-coast: Cocoa and Tobacco cost 1 in Caracas, whatever their number',
  ['cocoa-1', 'tobacco-1', 'tobacco-2', 'wood-1', 'rum-1', 'rum-2'],
  'caracas',
)
  .expectOptions('anne', ['buy wood 3', 'buy rum 2', 'buy tobacco 1', 'buy cocoa 1', 'done'])
  .plays('anne buy cocoa 1', 'anne done')
  .expectToldTo('anne', 'cargo.bought', { cards: 1, gold: 1, by: ['cocoa-coast'] } as object)
  .expectNotToldTo('bart', 'cargo.bought', { by: ['cocoa-coast'] } as object);

inBusiness(
  buyer('sharp-bargain: Frances Wright may put back up to three cards, once, and draws as many').given(
    anneAs('frances-wright', 'nassau'),
  ),
)
  .draws('cargo', 'anne', ...SIX)
  .plays('anne activity buy')
  .expectAsked('anne', 'port.bargain')
  .expectPrompt('anne', { cards: 3 })
  .expectFinality('anne', 'put-back wood', 'final')
  .plays('anne put-back wood', 'anne put-back wood')
  .expectPrompt('anne', { cards: 1 })
  .expectToldTo('bart', 'offer.returned', { seat: 'anne', good: 'wood', ability: 'sharp-bargain' })
  .draws('cargo', 'anne', 'food-1', 'spices-2', 'spices-3')
  .plays('anne done')
  .expectBoard(
    (b) => [b.market.toSorted(), b.cargoDiscard],
    [
      ['rum-1', 'spices-1', 'spices-2', 'spices-3', 'sugar-1', 'sugar-2'],
      ['wood-1', 'wood-2', 'food-1'],
    ],
  )
  .expectAsked('anne', 'port.buy')
  .expectOptions('anne', ['buy sugar 2', 'buy rum 3', 'buy spices 1', 'done']);

inBusiness(buyer('sharp-bargain: the third card put back is the last').given(anneAs('frances-wright', 'nassau')))
  .draws('cargo', 'anne', ...SIX, 'cocoa-1', 'cocoa-2', 'cocoa-3')
  .plays('anne activity buy', 'anne put-back wood', 'anne put-back wood', 'anne put-back rum')
  .expectAsked('anne', 'port.buy')
  .expectBoard((b) => b.market.length, 6);

inBusiness(buyer('sharp-bargain: whoever puts nothing back draws nothing').given(anneAs('frances-wright', 'nassau')))
  .draws('cargo', 'anne', ...SIX)
  .plays('anne activity buy', 'anne done')
  .expectNotTold('offer.drawn', { cards: 0 })
  .expectAsked('anne', 'port.buy')
  .expectBoard((b) => b.market, SIX);

// ── Glory cards ──

inBusiness(buyer('full-warehouses: four cards more').given(hand('anne', 'full-warehouses')))
  .plays('anne play full-warehouses')
  .expectBoard((b) => [b.market.length, b.turn.activities], [10, ['buy']])
  .expectAsked('anne', 'port.buy');

inBusiness(buyer('full-warehouses: and four more with Quick-witted').given(hand('anne', 'full-warehouses', 'quick-witted')))
  .plays('anne play full-warehouses')
  .expectAsked('anne', 'port.buying')
  .plays('anne play quick-witted')
  .expectBoard((b) => b.market.length, 14);

inBusiness(buyer('full-warehouses: or without').given(hand('anne', 'full-warehouses', 'fair-wind')))
  .plays('anne play full-warehouses', 'anne see-offer')
  .expectBoard((b) => b.market.length, 10);

inBusiness(buyer('full-warehouses: not when the buying is done').given(hand('anne', 'full-warehouses')))
  .plays('anne activity buy', 'anne done')
  .expectWhyNot('anne', 'play full-warehouses', 'FDM-GLORY-11', 'card-not-now');

inBusiness(buyer('bulk-contract: every card of this offer costs 1').given(hand('anne', 'bulk-contract')))
  .draws('cargo', 'anne', ...SIX)
  .plays('anne activity buy', 'anne play bulk-contract')
  .expectOptions('anne', ['buy wood 1', 'buy sugar 1', 'buy rum 1', 'buy spices 1', 'done'])
  .plays('anne buy rum 1', 'anne buy spices 1', 'anne done')
  .expectChange({ 'anne.gold': -2, 'anne.cargo': 2 });

inBusiness(buyer('bulk-contract: prices are fixed before the first card is taken').given(hand('anne', 'bulk-contract')))
  .draws('cargo', 'anne', ...SIX)
  .plays('anne activity buy', 'anne buy rum 3')
  .expectWhyNot('anne', 'play bulk-contract', 'FDM-GLORY-11', 'card-not-now');

const rival = (name: string) =>
  inBusiness(buyer(name).given(hand('bart', 'outbid')))
    .draws('cargo', 'anne', ...SIX)
    .plays('anne activity buy');

rival('outbid: another pays 3 gold, two random cards of the offer are gone, and prices follow from the rest')
  .expectAsked('bart', 'announcing.announce')
  .plays('bart announce outbid')
  .draws('outbid', 'bart', 'wood-1', 'rum-1')
  .plays('bart play outbid')
  .expectTold('offer.outbid', { seat: 'anne', bySeat: 'bart', gold: 3, goods: ['wood', 'rum'] })
  .expectChange({ 'bart.gold': -3, 'bart.hand': -1 })
  .expectAsked('anne', 'port.buy')
  .expectOptions('anne', ['buy wood 3', 'buy sugar 2', 'buy spices 3', 'done']);

inBusiness(
  buyer('outbid: of an offer of one card that one is gone, and nothing is left to buy')
    .given(onlyDeck('wood-1'))
    .given(hand('bart', 'outbid')),
)
  .plays('anne activity buy', 'bart announce outbid', 'bart play outbid')
  .expectTold('offer.outbid', { seat: 'anne', bySeat: 'bart', gold: 3, goods: ['wood'] })
  .expectBoard((b) => [b.market, b.cargoDiscard], [[], ['wood-1']])
  .expectAsked('anne', 'port.activity');

inBusiness(buyer('outbid: not against oneself').given(hand('anne', 'outbid')).given(hand('bart', 'outbid')))
  .draws('cargo', 'anne', ...SIX)
  .plays('anne activity buy')
  .expectBoard((b) => [0, 1].map((seat) => portCards.outbid.fits(b, seat)), [false, true]);

inBusiness(buyer('outbid: 3 gold aboard are just enough').given(hand('bart', 'outbid')).given(gold('bart', 3)))
  .draws('cargo', 'anne', ...SIX)
  .plays('anne activity buy')
  .expectCan('bart', 'announce outbid');

rival('outbid: it may be withheld, and is seen')
  .plays('bart announce outbid', 'bart withhold')
  .expectTold('card.withheld', { seat: 'bart', card: 'outbid' })
  .expectBoard((b) => b.market.length, 6);

inBusiness(buyer('outbid: not without 3 gold aboard').given(hand('bart', 'outbid')).given(gold('bart', 2)))
  .plays('anne activity buy')
  .expectAsked('bart', 'announcing.announce')
  .expectWhyNot('bart', 'announce outbid', 'FDM-GLORY-12', 'card-not-now')
  .plays('bart pass')
  .expectAsked('anne', 'port.buy');

inBusiness(buyer('outbid: whoever holds any card could hold it, and is asked').given(hand('bart', 'fair-wind')))
  .plays('anne activity buy')
  .expectAsked('bart', 'announcing.announce');

inBusiness(
  buyer('outbid: nobody is asked while it lies on the discard')
    .given(hand('bart', 'fair-wind'))
    .given((b) => {
      b.gloryDiscard.push(...b.glory.splice(b.glory.indexOf('outbid'), 1));
    }),
)
  .plays('anne activity buy')
  .expectAsked('anne', 'port.buy');

inBusiness(buyer('outbid: the buyer may counter it').given(hand('bart', 'outbid')).given(hand('anne', 'counter-order')))
  .plays('anne activity buy', 'bart announce outbid')
  .expectAsked('anne', 'announcing.counter')
  .plays('anne counter bart', 'bart play outbid')
  .expectTold('card.countered', { seat: 'bart', card: 'outbid', bySeat: 'anne' })
  .expectBoard((b) => b.market.length, 6)
  .expectAsked('anne', 'port.buy');

crowd('outbid: a third player may copy it with Quick-witted', 3)
  .given(offered('the-lost-packet', 'the-surveyor'))
  .given(demand('nassau', 'food'))
  .given(inPort('anne', 'nassau'))
  .given(at('cleo', 'tortuga'))
  .given(hand('bart', 'outbid'))
  .given(hand('cleo', 'quick-witted'))
  .start(turn, (seat) => ({ seat: seat('anne') }))
  .plays('anne port', 'anne activity buy', 'bart announce outbid', 'cleo pass', 'bart play outbid')
  .expectAsked('cleo', 'announcing.announce')
  .plays('cleo announce quick-witted', 'cleo play quick-witted')
  .expectBoard((b) => b.market.length, 2)
  .expectChange({ 'cleo.gold': -3, 'cleo.hand': -1 });
