import { scenariosOf } from '@boucan/testkit/scenario';
import { toy } from '../src/game.ts';
import { match } from '../src/rules/match.ts';
import { tally } from './deck.ts';

const scenario = scenariosOf(toy, { tally });

scenario('TOY-01: everybody starts with five coins and two cards')
  .seats('anne', 'bart', 'cleo')
  .expectBoard(
    (d) => d.duellists.map((x) => [x.coins, x.hand.length]),
    [
      [5, 2],
      [5, 2],
      [5, 2],
    ],
  )
  .expectBoard((d) => d.bag.length, 6);

scenario('TOY-02: a round is a bid and a duel, and the next round has another first seat')
  .seats('anne', 'bart')
  .dice('blow', 'anne', 6)
  .expectTold('round.began', { round: 1, seat: 'anne' })
  .plays('anne bid 1', 'bart bid 0')
  .expectAsked('anne', 'duel.aim')
  .plays('anne aim bart', 'anne pass', 'bart pass')
  .expectTold('round.began', { round: 2, seat: 'bart' })
  .expectAsked('anne', 'match.bid')
  .expectAsked('bart', 'match.bid');

scenario('TOY-02: the match has six rounds')
  .playsAtRandom('six')
  .expectBoard((d) => d.round, 6)
  .expectResult({ end: 'rounds-played' });

scenario('TOY-02: the table may agree on three rounds')
  .options({ rounds: 3 })
  .playsAtRandom('three')
  .expectBoard((d) => d.round, 3)
  .expectResult({ end: 'rounds-played' });

scenario('TOY-03: a bid is at most three coins and never more than one has')
  .seats('anne', 'bart')
  .given((d, seat) => {
    d.duellists[seat('anne')]!.coins = 1;
  })
  .expectOptions('anne', ['bid 0', 'bid 1'])
  .expectOptions('bart', ['bid 0', 'bid 1', 'bid 2', 'bid 3'])
  .expectWhyNot('anne', 'bid 2', 'TOY-03', 'too-few-coins')
  .expectWhyNot('bart', 'bid 4', 'TOY-03', 'not-an-option');

scenario('TOY-03: bids are secret until all are made, and are then shown together')
  .seats('anne', 'bart', 'cleo')
  .expectFinality('anne', 'bid 2', 'free')
  .plays('anne bid 2')
  .expectView('anne', (view) => view.asked[0]?.answer, ['bid', 2])
  .expectView('bart', (view) => view.asked[0], { seat: 0, question: 'match.bid', answered: true, answer: null })
  .expectNotTold('bids.shown')
  .expectWhyNot('anne', 'bid 1', 'TOY-03', 'already-answered')
  .plays('cleo bid 1')
  .expectFinality('bart', 'bid 0', 'final')
  .plays('bart bid 0')
  .expectTold('bids.shown', { bids: [2, 0, 1] });

scenario('TOY-04: the highest bid pays into the chest and attacks, and the others keep their coins')
  .seats('anne', 'bart', 'cleo')
  .plays('anne bid 2', 'bart bid 3', 'cleo bid 1')
  .expectChange({ 'bart.coins': -3, chest: 3 })
  .expectTold('bid.won', { seat: 'bart', bid: 3 })
  .expectAsked('bart', 'duel.aim');

scenario('TOY-04: of equal bids the first one clockwise from the first seat counts')
  .seats('anne', 'bart', 'cleo')
  .given((d, seat) => {
    d.first = seat('anne'); // so that bart is first in the round that begins now
  })
  .plays('anne bid 2', 'bart bid 1', 'cleo bid 2')
  .expectAsked('cleo', 'duel.aim');

scenario('TOY-04: a bid of nothing can win, and pays nothing')
  .seats('anne', 'bart')
  .plays('anne bid 0', 'bart bid 0')
  .expectChange({})
  .expectTold('bid.won', { seat: 'anne', bid: 0 });

scenario('TOY-11: after the last round the richest wins')
  .seats('anne', 'bart', 'cleo')
  .given((d) => {
    d.round = d.rounds;
    d.duellists.forEach((x, seat) => {
      x.coins = [4, 7, 4][seat]!;
    });
  })
  .start(match, {})
  .expectResult({ winners: ['bart'], scores: [4, 7, 4], end: 'rounds-played' });

scenario('TOY-11: all the richest win together, and the chest is nobody’s')
  .seats('anne', 'bart', 'cleo')
  .given((d) => {
    d.round = d.rounds;
    d.chest = 5;
    d.duellists.forEach((x, seat) => {
      x.coins = [4, 2, 4][seat]!;
    });
  })
  .expectResult({ winners: ['anne', 'cleo'], scores: [4, 2, 4] });

scenario('TOY-12: a hand is seen by its owner, its size by all, and the bag by nobody')
  .seats('anne', 'bart')
  .given((d, seat) => {
    d.duellists[seat('anne')]!.hand = ['feint', 'parry'];
  })
  .expectView('anne', ({ board }) => board.duellists[0], { coins: 5, cards: 2, hand: ['feint', 'parry'] })
  .expectView('bart', ({ board }) => board.duellists[0], { coins: 5, cards: 2, hand: null })
  .expectView('table', ({ board }) => board.duellists[0], { coins: 5, cards: 2, hand: null })
  .expectView('anne', ({ board }) => board.bag, 8);
