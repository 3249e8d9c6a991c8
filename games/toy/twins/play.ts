// A match that is not played as it should be.
import { type Choice, choice } from '@boucan/kernel';
import { cloneBoard, duellist } from '../src/board.ts';
import { contentOf } from '../src/content/cards.ts';
import { toy } from '../src/game.ts';
import { duel, strengthen } from '../src/rules/duel.ts';
import { PASS, playCard } from '../src/rules/hand.ts';
import { bid, match } from '../src/rules/match.ts';
import { answer, reaction } from '../src/rules/reaction.ts';
import { look } from '../src/view.ts';
import { base, but, butQuestion, butSteps, strengthenWithoutPass, type Twin } from './kit.ts';

/** A die that remembers what it showed last, wherever it was rolled. */
let lastDie = 0;

export const play: readonly Twin[] = [
  {
    breaks: 'no-crash',
    how: 'A rule throws when a blow of 7 is struck.',
    game: butSteps(duel, {
      strike: (t, v, got) => {
        if (v.total === 7) throw new Error('nobody has thought of seven');
        return base(duel, 'strike')(t, v, got);
      },
    }),
  },
  {
    breaks: 'somebody-is-asked',
    how: 'An attacker without a card to add has nothing to answer.',
    game: butQuestion(strengthen, { list: strengthenWithoutPass }),
  },
  {
    breaks: 'options-are-distinct',
    how: 'To pass is offered twice.',
    game: butQuestion(answer, {
      list: (o, d, v, seat) => {
        answer.list(o, d, v, seat);
        o.may(PASS);
      },
    }),
  },
  {
    breaks: 'options-are-interned',
    how: 'Bids are made on the spot instead of by choice().',
    game: butQuestion(bid, {
      list: (o, d, _v, seat) => {
        for (let c = 0; c <= Math.min(3, duellist(d, seat).coins); c++) o.may(['bid', c]);
      },
    }),
  },
  {
    breaks: 'one-list',
    how: 'The list for those in a hurry leaves out the last option.',
    game: { ...toy, list: (s, seat, into) => Math.max(1, toy.list(s, seat, into) - 1) },
  },
  {
    breaks: 'options-are-accepted',
    how: 'A bid of three is offered and then refused.',
    game: {
      ...toy,
      play: (s, seat, c) =>
        c[0] === 'bid' && c[1] === 3 ? { refused: [{ rule: 'TOY-03', text: 'too-few-coins' }] } : toy.play(s, seat, c),
    },
  },
  {
    breaks: 'the-rest-is-refused',
    how: 'A bid of a thousand coins counts as a bid of nothing.',
    game: {
      ...toy,
      play: (s, seat, c) => toy.play(s, seat, c[0] === 'bid' && Number(c[1]) > 1000 ? choice('bid', 0) : c),
    },
  },
  {
    breaks: 'play-is-pure',
    how: 'A choice is carried out on the position itself.',
    game: {
      ...toy,
      play: (s, seat, c) => {
        const played = toy.play(s, seat, c);
        if (played.refused === undefined) Object.assign(s, played.state);
        return played;
      },
    },
  },
  {
    breaks: 'looking-is-pure',
    how: 'A hand is sorted on the table because its owner looked at it.',
    game: but({
      look: (s, who) => {
        for (const { hand } of s.board.duellists) hand.sort();
        return look(s, who);
      },
    }),
  },
  {
    breaks: 'json-round-trip',
    how: 'A frame remembers a function, which no save can hold.',
    game: butSteps(duel, {
      begin: (t, v, got) => {
        Object.assign(v, { luck: () => 1 });
        return base(duel, 'begin')(t, v, got);
      },
      answered: (t, v, change: number) => {
        const luck = 'luck' in v && typeof v.luck === 'function' ? (v.luck() as number) : 0;
        return base(duel, 'answered')(t, v, (change + luck) as never);
      },
    }),
  },
  {
    breaks: 'clones-are-equal',
    how: 'A clone forgets the discarded cards.',
    game: but({ clone: (d) => ({ ...cloneBoard(d), discard: [] }) }),
  },
  {
    breaks: 'clones-are-independent',
    how: 'A clone draws from the same bag as its original.',
    game: but({ clone: (d) => ({ ...cloneBoard(d), bag: d.bag }) }),
  },
  {
    breaks: 'advance-equals-play',
    how: 'The parry is taken from the hand while it is told, so in silence it stays there.',
    game: butSteps(reaction, {
      answered: (t, v, c: Choice) => {
        if (c === PASS) return t.done(0);
        t.tell?.('card.played', { seat: v.seat, card: playCard(t.board, v.seat, 'parry') });
        return t.done(contentOf(t.board).worth.parry!);
      },
    }),
  },
  {
    breaks: 'same-seed-same-match',
    how: 'The die remembers what it showed in other matches.',
    game: butSteps(duel, {
      answered: (t, v, got) => {
        lastDie = (lastDie + 1) % 6;
        v.total = lastDie;
        return base(duel, 'answered')(t, v, got);
      },
    }),
  },
  {
    breaks: 'conserved',
    how: 'A coin falls overboard whenever somebody pays.',
    game: butSteps(match, {
      bidsShown: (t, v, got) => {
        const next = base(match, 'bidsShown')(t, v, got);
        if (t.board.chest > 0) t.board.chest--;
        return next;
      },
    }),
  },
  {
    breaks: 'ends-in-time',
    how: 'The first round is played again and again.',
    game: butSteps(match, {
      round: (t, v, got) => {
        t.board.round = 0;
        return base(match, 'round')(t, v, got);
      },
    }),
  },
  {
    breaks: 'result-is-sound',
    how: 'When several are the richest, nobody wins.',
    game: butSteps(match, {
      count: (t, v, got) => {
        const next = base(match, 'count')(t, v, got);
        const { result } = t.state;
        if (result !== null && result.winners.length > 1) t.state.result = { ...result, winners: [] };
        return next;
      },
    }),
  },
  {
    breaks: 'beats-are-sound',
    how: 'While a blow is told, a coin hangs in the air.',
    game: butSteps(duel, {
      strike: (t, v, got) => {
        const rival = duellist(t.board, v.rival);
        rival.coins--;
        t.tell?.('blow.missed', { seat: v.seat, rivalSeat: v.rival, coins: 0 });
        rival.coins++;
        return base(duel, 'strike')(t, v, got);
      },
    }),
  },
];
