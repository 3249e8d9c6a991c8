import type { SeatOf } from '@boucan/testkit/scenario';
import { combat } from '../src/rules/combat/combat.ts';
import { gloryPoint } from '../src/rules/glory.ts';
import { death } from '../src/rules/round/death.ts';
import { turn } from '../src/rules/sea/turn.ts';
import {
  at,
  atHome,
  atWar,
  crowd,
  demand,
  gold,
  hand,
  hold,
  inPort,
  mission,
  npc,
  played,
  points,
  rumour,
  scenario,
  turnOf,
} from './kit.ts';

const anne = (seat: SeatOf) => ({ seat: seat('anne') });
const anneScores = (seat: SeatOf) => ({ seat: seat('anne'), source: 'raid' as const });

// ── the ways to a point ──

scenario('FDM-GLORY-02: three cards of what the port calls for')
  .given(inPort('anne', 'la-habana'))
  .given(demand('la-habana', 'rum'))
  .given(hold('anne', 'rum', 'rum', 'rum'))
  .start(turn, anne)
  .plays('anne port', 'anne activity sell', 'anne sell rum', 'anne sell rum', 'anne sell rum')
  .expectTold('glory.won', { seat: 'anne', source: 'sale', points: 1 });

scenario('FDM-GLORY-04: a Mission completed')
  .given(inPort('anne', 'san-juan'))
  .given(mission('anne', 'the-bishops-passage'))
  .start(turn, anne)
  .plays('anne port')
  .expectTold('glory.won', { seat: 'anne', source: 'mission', points: 1 });

scenario('FDM-GLORY-05: a Rumour proven')
  .given(rumour('anne', 'silver-in-the-shoals'))
  .start(turn, anne)
  .dice('scouting', 'anne', 5, 1, 1)
  .plays('anne test-rumour')
  .expectTold('glory.won', { seat: 'anne', source: 'rumour', points: 1 });

scenario('FDM-GLORY-06: a Frigate or a Galleon bought, once for each captain')
  .given(inPort('anne', 'cartagena'))
  .given(gold('anne', 60))
  .start(turn, anne)
  .plays('anne port', 'anne activity yard', 'anne exchange frigate 35 5')
  .expectTold('glory.won', { seat: 'anne', source: 'ship', points: 1 })
  .expectBoard((b) => b.players[0]!.shipGlory, true);

// ── the point and its card ──

scenario('FDM-GLORY-07, FDM-GLORY-08: one step on the track at once, in the turn of another too, and one card with it')
  .given(turnOf('bart'))
  .draws('glory', 'anne', 'fair-wind')
  .start(gloryPoint, anneScores)
  .expectChange({ 'anne.points': 1, 'anne.hand': 1 })
  .expectToldTo('anne', 'glory.drawn', { card: 'fair-wind' })
  .expectNotToldTo('bart', 'glory.drawn', { card: 'fair-wind' })
  .expectDone();

scenario('FDM-GLORY-08: when the deck is used up the discard is mixed anew; and if there is none, the point comes alone')
  .given((b) => {
    b.gloryDiscard.push(...b.glory.splice(0));
  })
  .start(gloryPoint, anneScores)
  .expectChange({ 'anne.points': 1, 'anne.hand': 1 })
  .expectBoard((b) => b.gloryDiscard, []);

scenario('BT-16, FDM-GLORY-09, FDM-GLORY-10, SEA-BASE-11: of five cards one goes at once, and none can be played before')
  .given(hand('anne', 'all-hands', 'castaways', 'fair-wind', 'open-secret'))
  .given(hand('bart', 'borrowed-glory'))
  .draws('glory', 'anne', 'quick-witted')
  .start(gloryPoint, anneScores)
  .expectAsked('anne', 'glory.discard')
  .expectNotAsked('bart')
  .expectOptions('anne', [
    'discard all-hands',
    'discard castaways',
    'discard fair-wind',
    'discard open-secret',
    'discard quick-witted',
  ])
  .expectWhyNot('anne', 'play all-hands', 'FDM-GLORY-09', 'not-an-option')
  .expectFinality('anne', 'discard castaways', 'final')
  .plays('anne discard castaways')
  .expectChange({ 'anne.hand': -1 })
  .expectTold('glory.discarded', { card: 'castaways' })
  .expectAsked('bart', 'announcing.announce');

scenario('FDM-GLORY-19: nothing takes a point away, not even death')
  .given(points('anne', 4))
  .start(death, anne)
  .expectBoard((b) => b.players[0]!.points, 4);

// ── when a card is played ──

scenario('FDM-GLORY-11: on the own turn, any time outside combat, before actions and after')
  .given(hand('anne', 'all-hands', 'fair-wind'))
  .start(turn, anne)
  .expectCan('anne', 'play fair-wind')
  .plays('anne sail curacao', 'anne sail caracas', 'anne sail curacao')
  .expectCan('anne', 'play all-hands')
  .plays('anne play all-hands')
  .expectTold('card.played', { card: 'all-hands' })
  .expectBoard((b) => [b.turn.actions, b.gloryDiscard], [1, ['all-hands']]);

scenario('FDM-GLORY-11: and on no other turn')
  .given(hand('bart', 'all-hands'))
  .start(turn, anne)
  .expectWhyNot('bart', 'play all-hands', 'FDM-TURN-09', 'not-asked');

scenario('FDM-GLORY-12: in combat only what is meant for it, at its moment')
  .given(at('bart', 'cartagena'))
  .given(hand('bart', 'all-hands', 'fortune-of-the-deck', 'smoke-on-the-water'))
  .start(combat, (seat) => ({ attacker: seat('anne'), defender: seat('bart') }))
  .expectAsked('bart', 'announcing.announce')
  .expectWhyNot('bart', 'announce all-hands', 'FDM-GLORY-12', 'card-not-now')
  .expectWhyNot('bart', 'announce fortune-of-the-deck', 'FDM-GLORY-12', 'card-not-now')
  .expectCan('bart', 'announce smoke-on-the-water');

// ── announcing ──

/** Bart and cleo can answer the scouting of anne, whose turn it is. */
const scouted = (name: string) =>
  crowd(name, 3)
    .given(at('cleo', 'cartagena'))
    .given(hand('bart', 'tip-off', 'castaways'))
    .given(hand('cleo', 'out-of-the-sun'))
    .start(turn, anne)
    .dice('scouting', 'anne', 5, 1, 1)
    .plays('anne seek cleo');

scouted('FDM-GLORY-13, FDM-INFO-17: a card is announced unseen; others may announce too')
  .expectAsked('bart', 'announcing.announce')
  .expectAsked('cleo', 'announcing.announce')
  .plays('cleo announce out-of-the-sun', 'bart announce tip-off')
  .expectTold('card.announced', { seat: 'bart' })
  .expectTold('card.announced', { seat: 'cleo' })
  .expectNotTold('card.played')
  .expectView('anne', ({ board }) => board.windows[0]?.announced, [null, 'hidden', 'hidden'])
  .expectView('bart', ({ board }) => board.windows[0]?.announced, [null, 'tip-off', 'hidden']);

scouted('FDM-GLORY-13: whoever holds a card is asked, whichever it is; nobody can tell what')
  .expectWhyNot('bart', 'announce castaways', 'FDM-GLORY-12', 'card-not-now')
  .expectCan('bart', 'pass');

scouted('FDM-GLORY-14: they are resolved in turn order, beginning with the active player, whoever spoke first')
  .plays('cleo announce out-of-the-sun', 'bart announce tip-off')
  .expectAsked('bart', 'announcing.resolve')
  .expectNotAsked('cleo')
  .dice('scouting', 'anne', 5, 5, 1)
  .plays('bart play tip-off')
  .expectAsked('cleo', 'announcing.resolve')
  .plays('cleo play out-of-the-sun')
  .expectTold('search.foiled', { seat: 'cleo' });

scouted('FDM-GLORY-14: a card whose condition is gone when its time comes can only be taken back')
  .plays('cleo announce out-of-the-sun', 'bart announce tip-off')
  .dice('scouting', 'anne', 2, 2, 1)
  .plays('bart play tip-off')
  .expectWhyNot('cleo', 'play out-of-the-sun', 'FDM-GLORY-12', 'card-no-longer')
  .plays('cleo withhold')
  .expectTold('scout.failed');

scouted('FDM-GLORY-15, FDM-GLORY-16: an announced card may be withheld: it is shown, and goes back to the hand')
  .plays('cleo pass', 'bart announce tip-off', 'bart withhold')
  .expectTold('card.withheld', { seat: 'bart', card: 'tip-off' })
  .expectBoard((b) => b.players[1]!.hand, ['tip-off', 'castaways'])
  .expectView('anne', ({ board }) => board.players[1]!.shown, ['tip-off'])
  .expectAsked('bart', 'announcing.announce')
  .expectWhyNot('bart', 'announce tip-off', 'FDM-GLORY-18', 'card-spent-here');

// ── Counter-order ──

const squall = (name: string) =>
  crowd(name, 3)
    .given(hand('bart', 'sudden-squall'))
    .given(hand('anne', 'counter-order'))
    .given(hand('cleo', 'castaways'))
    .start(turn, anne)
    .plays('anne sail curacao', 'cleo pass', 'bart announce sudden-squall');

squall('counter-order: the active player stops a reaction: it has no effect, and both cards are gone')
  .expectAsked('anne', 'announcing.counter')
  .plays('anne counter bart')
  .expectTold('counter.laid', { seat: 'anne', ofSeat: 'bart' })
  .plays('bart play sudden-squall')
  .expectTold('card.countered', { seat: 'bart', card: 'sudden-squall', bySeat: 'anne' })
  .expectNotTold('squall.struck')
  .expectChange({ 'anne.hand': -1, 'bart.hand': -1 })
  .expectAsked('anne', 'turn.action');

squall('counter-order: if the reaction is withheld, it goes back to the hand too')
  .plays('anne counter bart', 'bart withhold')
  .expectTold('card.withheld', { seat: 'anne', card: 'counter-order' })
  .expectChange({});

squall('counter-order: whoever only looks on is not asked')
  .expectNotAsked('cleo')
  .dice('manoeuvre', 'anne', 5, 1, 1)
  .plays('anne pass', 'bart play sudden-squall')
  .expectTold('squall.mastered');

scenario('counter-order: an active player without it has nothing to lay down')
  .given(hand('bart', 'sudden-squall'))
  .given(hand('anne', 'castaways'))
  .start(turn, anne)
  .plays('anne sail curacao', 'bart announce sudden-squall')
  .expectWhyNot('anne', 'counter bart', 'FDM-GLORY-13', 'no-counter-order')
  .expectOptions('anne', ['pass']);

scenario('counter-order: an active player without any card is not asked')
  .given(hand('bart', 'sudden-squall'))
  .given(hand('anne'))
  .start(turn, anne)
  .plays('anne sail curacao', 'bart announce sudden-squall')
  .expectNotAsked('anne')
  .expectAsked('bart', 'announcing.resolve');

scenario('counter-order: nor is one who cannot hold it, because it lies open')
  .given(hand('bart', 'sudden-squall'))
  .given(hand('anne', 'castaways'))
  .given(played('counter-order'))
  .start(turn, anne)
  .plays('anne sail curacao', 'bart announce sudden-squall')
  .expectNotAsked('anne')
  .expectAsked('bart', 'announcing.resolve');

// ── Quick-witted ──

scenario('quick-witted: on the own turn it does what the last card of this turn did')
  .given(hand('anne', 'all-hands', 'quick-witted'))
  .start(turn, anne)
  .expectWhyNot('anne', 'play quick-witted', 'FDM-GLORY-11', 'card-not-now')
  .plays('anne play all-hands', 'anne play quick-witted')
  .expectChange({ 'anne.hand': -2 })
  .expectBoard((b) => [b.turn.actions, b.gloryDiscard], [5, ['all-hands', 'quick-witted']]);

scenario('quick-witted: a second one copies the first card, not the first copy')
  .given(hand('anne', 'all-hands', 'quick-witted', 'quick-witted'))
  .start(turn, anne)
  .plays('anne play all-hands', 'anne play quick-witted', 'anne play quick-witted')
  .expectBoard((b) => b.turn.actions, 6);

scenario('quick-witted: the conditions of the copied card must hold')
  .given(hand('anne', 'castaways', 'quick-witted'))
  .given((b) => {
    b.players[0]!.ship.crew = 1;
  })
  .start(turn, anne)
  .plays('anne play castaways')
  .expectWhyNot('anne', 'play quick-witted', 'FDM-GLORY-11', 'card-not-now');

scenario('CT-20, quick-witted: a card that stays cannot be copied')
  .given(inPort('anne', 'cartagena'))
  .given(atWar(['spain', 'holland']))
  .given(hand('anne', 'letter-of-marque', 'quick-witted'))
  .start(turn, anne)
  .plays('anne play letter-of-marque')
  .expectWhyNot('anne', 'play quick-witted', 'FDM-GLORY-11', 'card-not-now');

// ── Borrowed Glory, Open Secret ──

scenario('borrowed-glory: another who has gained a point brings a card, without a point')
  .given(hand('bart', 'borrowed-glory'))
  .start(gloryPoint, anneScores)
  .draws('glory', 'bart', 'fair-wind')
  .plays('bart announce borrowed-glory', 'anne pass', 'bart play borrowed-glory')
  .expectToldTo('bart', 'glory.drawn', { card: 'fair-wind' })
  .expectChange({})
  .expectBoard((b) => [b.players[1]!.hand, b.players[1]!.points], [['fair-wind'], 0])
  .expectAsked('bart', 'announcing.announce') // it could be a Quick-witted
  .plays('bart pass')
  .expectDone();

scenario('borrowed-glory: not for the own point')
  .given(hand('anne', 'borrowed-glory'))
  .start(gloryPoint, anneScores)
  .expectDone();

crowd('borrowed-glory: the player whose turn it is may borrow from another', 3)
  .given(hand('anne', 'borrowed-glory'))
  .given(hand('cleo', 'castaways'))
  .start(gloryPoint, (seat) => ({ seat: seat('bart'), source: 'combat' }))
  .expectAsked('anne', 'announcing.announce')
  .expectAsked('cleo', 'announcing.announce')
  .expectNotAsked('bart');

scenario('FDM-RETIRE-02: a captain who has retired plays no card')
  .given(atHome('bart'))
  .given(hand('bart', 'borrowed-glory'))
  .given((b) => {
    b.lostCaptains.push(b.players[1]!.captain!);
    b.players[1]!.captain = null;
    b.players[1]!.retired = true;
  })
  .start(gloryPoint, anneScores)
  .expectDone();

scenario('open-secret: its player alone sees hand and Rumour of another, and discards one of the cards')
  .given(hand('anne', 'open-secret'))
  .given(hand('bart', 'all-hands', 'castaways'))
  .given(rumour('bart', 'ambergris'))
  .start(turn, anne)
  .plays('anne play open-secret')
  .expectAsked('anne', 'secret.card')
  .expectToldTo('anne', 'hand.seen', { ofSeat: 'bart', cards: ['all-hands', 'castaways'] })
  .expectToldTo('anne', 'rumour.seen', { rumour: 'ambergris' })
  .expectNotToldTo('table', 'hand.seen', { cards: ['all-hands', 'castaways'] })
  .expectNotToldTo('table', 'rumour.seen', { rumour: 'ambergris' })
  .expectView('anne', ({ board }) => [board.players[1]!.hand, board.players[1]!.rumour], [
    ['all-hands', 'castaways'],
    'ambergris',
  ])
  .expectView('table', ({ board }) => [board.players[1]!.hand, board.players[1]!.rumour], [null, null])
  .expectOptions('anne', ['discard all-hands', 'discard castaways'])
  .plays('anne discard castaways')
  .expectChange({ 'bart.hand': -1 })
  .expectTold('hand.robbed', { ofSeat: 'bart', card: 'castaways' })
  .expectView('anne', ({ board }) => board.players[1]!.hand, null)
  .expectAsked('anne', 'turn.action');

scenario('open-secret, FDM-GLORY-09: of two cards alike one is to be had')
  .given(hand('anne', 'open-secret'))
  .given(hand('bart', 'weather-gauge', 'weather-gauge'))
  .start(turn, anne)
  .plays('anne play open-secret')
  .expectOptions('anne', ['discard weather-gauge']);

crowd('open-secret: of several, its player names one', 3)
  .given(hand('anne', 'open-secret'))
  .given(hand('bart', 'all-hands'))
  .given(hand('cleo', 'castaways'))
  .start(turn, anne)
  .plays('anne play open-secret')
  .expectOptions('anne', ['spy-on bart', 'spy-on cleo'])
  .plays('anne spy-on cleo')
  .expectOptions('anne', ['discard castaways']);

scenario('open-secret: not where nobody holds a card')
  .given(hand('anne', 'open-secret'))
  .given(npc('navy-holland', 'navy-holland-almonde', 'curacao'))
  .start(turn, anne)
  .expectWhyNot('anne', 'play open-secret', 'FDM-GLORY-11', 'card-not-now');
