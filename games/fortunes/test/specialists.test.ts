import type { SeatOf } from '@boucan/testkit/scenario';
import { expect, test } from 'vitest';
import { SPECIALIST_CARD_IDS, SPECIALIST_CARDS, SPECIALIST_TYPES } from '../src/content/glory/specialists.ts';
import { GLORY_DECK } from '../src/content/glory.ts';
import { death } from '../src/rules/round/death.ts';
import { scout } from '../src/rules/sea/scout.ts';
import { turn } from '../src/rules/sea/turn.ts';
import { at, atHome, chest, gold, hand, hired, hold, inPort, scenario } from './kit.ts';

const anne = (seat: SeatOf) => ({ seat: seat('anne') });

test('FDM-SPECIALIST-01: eight types, two cards of each, and they are hired in different ways', () => {
  expect(SPECIALIST_TYPES).toHaveLength(8);
  for (const type of SPECIALIST_TYPES) {
    const cards = SPECIALIST_CARD_IDS.filter((card) => SPECIALIST_CARDS[card].type === type);
    expect(cards.map((card) => GLORY_DECK[card])).toEqual([1, 1]);
  }
});

const PAID = SPECIALIST_CARD_IDS.filter((card) => card.endsWith('-paid'));

for (const card of PAID)
  scenario(`FDM-SPECIALIST-02, FDM-SPECIALIST-03, ${card}: for gold, in any port; then open on the board and out of the hand`)
    .given(inPort('anne', 'la-habana'))
    .given(hand('anne', card))
    .start(turn, anne)
    .expectFinality('anne', `hire ${card}`, 'final')
    .plays(`anne hire ${card}`)
    .expectChange({ 'anne.gold': -SPECIALIST_CARDS[card].cost, 'anne.hand': -1, 'anne.specialists': card })
    .expectTold('specialist.hired', { seat: 'anne', card })
    .expectTold('specialist.paid', { gold: SPECIALIST_CARDS[card].cost })
    .expectBoard((b) => [b.turn.actions, b.gloryDiscard.length], [3, 0])
    .expectView('bart', ({ board }) => board.players[0]!.specialists, [card]);

scenario('FDM-SPECIALIST-02: not at sea, and not without the gold')
  .given(hand('anne', 'surgeon-paid'))
  .start(turn, anne)
  .expectWhyNot('anne', 'hire surgeon-paid', 'FDM-SPECIALIST-02', 'hired-in-port')
  .given(inPort('anne', 'la-habana'))
  .given(gold('anne', 3))
  .expectWhyNot('anne', 'hire surgeon-paid', 'FDM-SPECIALIST-02', 'wage-missing')
  .given(gold('anne', 4))
  .expectCan('anne', 'hire surgeon-paid');

scenario('FDM-SPECIALIST-02, FDM-STASH-06: at home the chest pays too')
  .given(atHome('anne'))
  .given(gold('anne', 1))
  .given(chest('anne', 9))
  .given(hand('anne', 'surgeon-paid'))
  .start(turn, anne)
  .plays('anne hire surgeon-paid')
  .expectChange({ 'anne.gold': -1, 'anne.chest': -3, 'anne.hand': -1, 'anne.specialists': 'surgeon-paid' });

scenario('FDM-SPECIALIST-02: in the hand a specialist does nothing')
  .given(hand('anne', 'lookout-paid'))
  .dice('scouting', 'anne', 1, 1, 1)
  .start(scout, (seat) => ({ seat: seat('anne'), target: 'merchant' as const }))
  .expectTold('scout.rolled', { dice: [1, 1, 1] });

scenario('FDM-SPECIALIST-02: and is no card to play')
  .given(hand('anne', 'lookout-paid'))
  .start(turn, anne)
  .expectWhyNot('anne', 'play lookout-paid', 'FDM-TURN-09', 'not-an-option');

scenario('FDM-SPECIALIST-04, SEA-BASE-12: as many types as one likes, one of each')
  .given(inPort('anne', 'la-habana'))
  .given(hired('anne', 'surgeon-persuaded', 'carpenter-earned', 'purser-earned'))
  .given(hand('anne', 'surgeon-paid', 'lookout-paid'))
  .start(turn, anne)
  .expectWhyNot('anne', 'hire surgeon-paid', 'FDM-SPECIALIST-04', 'specialist-held')
  .plays('anne hire lookout-paid')
  .expectBoard((b) => b.players[0]!.specialists.length, 4);

scenario('surgeon-persuaded: one Influence roll per turn in a port; a failure shows the card, which stays')
  .given(inPort('anne', 'la-habana'))
  .given(hand('anne', 'surgeon-persuaded'))
  .start(turn, anne)
  .dice('influence', 'anne', 1, 2, 3)
  .plays('anne hire surgeon-persuaded')
  .expectTold('specialist.declined', { card: 'surgeon-persuaded' })
  .expectChange({})
  .expectView('bart', ({ board }) => board.players[0]!.shown, ['surgeon-persuaded'])
  .expectWhyNot('anne', 'hire surgeon-persuaded', 'FDM-SPECIALIST-02', 'persuaded-already');

scenario('surgeon-persuaded: with a skull the Surgeon comes aboard for nothing')
  .given(inPort('anne', 'la-habana'))
  .given(hand('anne', 'surgeon-persuaded'))
  .start(turn, anne)
  .dice('influence', 'anne', 1, 2, 6)
  .plays('anne hire surgeon-persuaded')
  .expectChange({ 'anne.hand': -1, 'anne.specialists': 'surgeon-persuaded' });

scenario('sailmaker-earned: for a bale of cloth, in a port')
  .given(inPort('anne', 'la-habana'))
  .given(hand('anne', 'sailmaker-earned'))
  .given(hold('anne', 'rum', 'textiles'))
  .start(turn, anne)
  .plays('anne hire sailmaker-earned')
  .expectChange({ 'anne.hand': -1, 'anne.cargo': -1, 'anne.specialists': 'sailmaker-earned' })
  .expectTold('cargo.dropped', { good: 'textiles' });

scenario('sailmaker-earned: nothing else will do')
  .given(inPort('anne', 'la-habana'))
  .given(hand('anne', 'sailmaker-earned'))
  .given(hold('anne', 'rum'))
  .start(turn, anne)
  .expectWhyNot('anne', 'hire sailmaker-earned', 'FDM-SPECIALIST-02', 'cloth-missing');

scenario('FDM-SPECIALIST-06: specialists are lost with their captain')
  .given(at('anne', 'cartagena'))
  .given(hired('anne', 'surgeon-paid', 'lookout-paid'))
  .start(death, anne)
  .expectBoard((b) => [b.players[0]!.specialists, b.gloryDiscard.length], [[], 2]);

scenario('FDM-SPECIALIST-06: who retires loses them too')
  .given(atHome('anne'))
  .given(hired('anne', 'surgeon-paid'))
  .given((b) => {
    const p = b.players[0]!;
    b.lostCaptains.push(p.captain!);
    p.captain = null;
    p.retired = true;
  })
  .start(turn, anne)
  .plays('anne ship sloop')
  .expectBoard((b) => b.players[0]!.specialists, []);
