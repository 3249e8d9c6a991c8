// Somebody learns what he may not know, or is told what is not so.
import { choice, cloneRng, type Rng, type State, type View } from '@boucan/kernel';
import { type DuelBoard, type DuelBoardView, duellist, knows } from '../src/board.ts';
import { toy, toyDef } from '../src/game.ts';
import { type Charms, type CharmsView, charmed } from '../src/packs/charms/charms.ts';
import { aim, duel, strengthen } from '../src/rules/duel.ts';
import { PASS } from '../src/rules/hand.ts';
import { bid, match } from '../src/rules/match.ts';
import { answer, reaction } from '../src/rules/reaction.ts';
import { imagine, look } from '../src/view.ts';
import { base, but, butQuestion, butSteps, parries, strengthenWithoutPass, type Twin } from './kit.ts';

/** Charms as everybody would like to see them. */
const openFists = (part: unknown): CharmsView => {
  const { bag: _, ...seen } = charmed.clone(part as Charms);
  return seen;
};

/** What each view was made from, for those who cheat. */
const origins = new WeakMap<View<DuelBoardView>, State<DuelBoard>>();
const marked = (s: State<DuelBoard>, seen: View<DuelBoardView>): View<DuelBoardView> => {
  origins.set(seen, s);
  return seen;
};
const origin = (seen: View<DuelBoardView>): State<DuelBoard> | undefined => origins.get(seen);

export const secrets: readonly Twin[] = [
  {
    breaks: 'counts-add-up',
    how: 'The chest is counted with the purse of the first seat, and told to nobody.',
    game: butSteps(match, {
      count: (t, v, got) => {
        const next = base(match, 'count')(t, v, got);
        const { result } = t.state;
        if (result !== null) t.state.result = { ...result, scores: result.scores.map((s, seat) => (seat === 0 ? s + 1 : s)) };
        return next;
      },
    }),
  },
  {
    breaks: 'knowledge-never-shrinks',
    how: 'What was revealed counts for nothing in the next round.',
    game: butSteps(match, {
      round: (t, v, got) => {
        t.state.knowledge = 0;
        return base(match, 'round')(t, v, got);
      },
    }),
  },
  {
    breaks: 'nothing-learnt-in-silence',
    how: 'The attacker peeks for parries before he adds a card, and it does not count as revealed.',
    game: butSteps(duel, {
      aimed: (t, v, got) => {
        const next = base(duel, 'aimed')(t, v, got);
        v.total = parries(t.board, v.rival);
        return next;
      },
    }),
  },
  {
    breaks: 'finality-is-known',
    how: 'To aim is final only if the rival holds a parry.',
    game: butSteps(duel, {
      aimed: (t, v, got) => {
        const next = base(duel, 'aimed')(t, v, got);
        if (parries(t.board, v.rival) > 0) t.reveal();
        return next;
      },
    }),
  },
  {
    breaks: 'secrets-vary',
    how: 'An imagined match is the true one, hands and all.',
    game: {
      ...toy,
      view: (s, who) => marked(s, toy.view(s, who)),
      determinize: (seen, rng) => {
        const imagined = toy.determinize(seen, rng);
        return { ...imagined, board: toy.clone(origin(seen) ?? imagined).board };
      },
    },
  },
  {
    breaks: 'secrets-vary',
    how: 'A closed fist is imagined with the charm that is in it.',
    game: {
      ...toy,
      view: (s, who) => marked(s, toy.view(s, who)),
      determinize: (seen, rng) => {
        const imagined = toy.determinize(seen, rng);
        const { parts } = toy.clone(origin(seen) ?? imagined).board;
        return { ...imagined, board: { ...imagined.board, ...(parts === undefined ? {} : { parts }) } };
      },
    },
  },
  {
    breaks: 'declared-secrets-differ',
    how: 'The discarded cards are declared a secret that everybody knows.',
    game: but({ knows: { ...knows, discard: { secret: 'card', known: () => true } } }),
  },
  {
    breaks: 'declared-secrets-differ',
    how: 'The chest is declared a secret, and could hold nothing else.',
    game: but({ knows: { ...knows, chest: { redraw: ({ thing }) => thing } } }),
  },
  {
    breaks: 'secrets-are-kept',
    how: 'Every hand lies open, and whoever imagines a match imagines it so.',
    game: but({
      look: (s, who) => {
        const seen = look(s, who);
        return { ...seen, duellists: seen.duellists.map((x, seat) => ({ ...x, hand: duellist(s.board, seat).hand.slice() })) };
      },
    }),
  },
  {
    breaks: 'secrets-are-kept',
    how: 'Every fist is open.',
    game: but({
      packs: toyDef.packs.map((pack) => (pack.part === undefined ? pack : { ...pack, part: { ...pack.part, look: openFists } })),
    }),
  },
  {
    breaks: 'secrets-stay-untold',
    how: 'A card that is drawn is laid down before everybody first, and then taken up.',
    game: butSteps(duel, {
      draw: (t, v, got) => {
        const next = base(duel, 'draw')(t, v, got);
        const card = duellist(t.board, v.seat).hand.at(-1);
        if (card !== undefined) t.tell?.('card.played', { seat: v.seat, card });
        return next;
      },
    }),
  },
  {
    breaks: 'imagined-is-sound',
    how: 'Whatever is hidden is imagined to be parries.',
    game: but({
      imagine: (seen, rng) => {
        const deck = imagine(seen, rng);
        return { ...deck, bag: deck.bag.map(() => 'parry') };
      },
    }),
  },
  {
    breaks: 'imagined-looks-the-same',
    how: 'Who imagines a match forgets his own hand.',
    game: but({
      imagine: (seen, rng) => {
        const duellists = seen.board.duellists.map((x) => ({ ...x, hand: null }));
        return imagine({ ...seen, board: { ...seen.board, duellists } }, rng);
      },
    }),
  },
  {
    breaks: 'imagined-acts-the-same',
    how: 'A rival who holds two parries cannot be attacked.',
    game: butQuestion(aim, {
      list: (o, d, _v, seat) => {
        const isBarred = (s: number): boolean => s === seat || (d.duellists.length > 2 && parries(d, s) === 2);
        for (let s = 0; s < d.duellists.length; s++) o.may(choice('aim', s)).unless(isBarred(s), 'TOY-05', 'not-oneself');
      },
    }),
  },
  {
    breaks: 'imagined-acts-the-same',
    how: 'The question how much to bid mentions the parries of the next seat.',
    game: butQuestion(bid, {
      prompt: (d, _v, seat) => ({ round: d.round, parries: parries(d, (seat + 1) % d.duellists.length) }),
    }),
  },
  {
    breaks: 'imagined-acts-the-same',
    how: 'A refusal tells how many lunges there are in the bag.',
    game: butQuestion(strengthen, {
      list: (o, d, _v, seat) => {
        const lunges = d.bag.filter((card) => card === 'lunge').length;
        o.may(choice('play', 'parry')).unless(true, 'TOY-06', 'parry-only-answers', { lunges });
        strengthenWithoutPass(o, d, _v, seat);
        o.may(PASS);
      },
    }),
  },
  {
    breaks: 'counsel-is-open',
    how: 'What to play from the hand is weighed in the open.',
    game: but({ counsel: ['duel.aim', 'duel.strengthen'] }),
  },
  {
    breaks: 'counsel-is-open',
    how: 'Whoever aims is told, before everybody, how many parries he holds.',
    game: butQuestion(aim, { prompt: (d, _v, seat) => ({ parries: parries(d, seat) }) }),
  },
  {
    breaks: 'views-are-clean',
    how: 'The dice to come travel with the view.',
    game: but({ look: (s, who) => ({ ...look(s, who), rng: cloneRng(s.rng) }) }),
  },
  {
    breaks: 'views-are-clean',
    how: 'A hand that may not be seen is undefined instead of null.',
    game: but({
      look: (s, who) => {
        const seen = look(s, who);
        return { ...seen, duellists: seen.duellists.map((x) => ({ ...x, hand: x.hand ?? (undefined as unknown as null) })) };
      },
    }),
  },
  {
    breaks: 'dice-stay-secret',
    how: 'An imagined match rolls the dice of the true one.',
    game: {
      ...toy,
      view: (s, who) => marked(s, toy.view(s, who)),
      determinize: (seen, rng: Rng) => {
        const imagined = toy.determinize(seen, rng);
        return { ...imagined, rng: cloneRng(origin(seen)?.rng ?? imagined.rng) };
      },
    },
  },
  {
    breaks: 'events-tell-no-more',
    how: 'The table is told which card was drawn.',
    game: butSteps(duel, {
      draw: (t, v) => {
        for (const seat of [v.seat, v.rival]) {
          const { hand } = duellist(t.board, seat);
          if (hand.length >= 2 || t.board.bag.length === 0) continue;
          hand.push(t.draw(t.board.bag, 'card', seat));
          t.tell?.('card.played', { seat, card: hand.at(-1) ?? 'feint' });
        }
        return t.done();
      },
    }),
  },
  {
    breaks: 'nothing-changes-untold',
    how: 'Everybody sees the hand of the seat to his left.',
    game: but({
      look: (s, who) => {
        const seen = look(s, who);
        const left = typeof who === 'number' ? (who + 1) % s.seats : 0;
        return {
          ...seen,
          duellists: seen.duellists.map((x, seat) => (seat === left ? { ...x, hand: duellist(s.board, left).hand.slice() } : x)),
        };
      },
    }),
  },
  {
    breaks: 'pauses-tell-nothing',
    how: 'Only a rival who holds a parry is asked for an answer.',
    game: butSteps(reaction, {
      begin: (t, v) => (parries(t.board, v.seat) > 0 ? t.ask(answer, v.seat, 'answered') : t.done(0)),
    }),
  },
  {
    breaks: 'sealed-answers-stay-sealed',
    how: 'A bid can be read as soon as it is made.',
    game: {
      ...toy,
      view: (s, who) => {
        const seen = toy.view(s, who);
        return { ...seen, asked: seen.asked.map((q, i) => ({ ...q, answer: s.asked[i]?.answer ?? null })) };
      },
    },
  },
  {
    breaks: 'beats-show-no-more',
    how: 'While the die is told, a card of the rival lies open.',
    game: butSteps(duel, {
      roll: (t, v, got) => {
        const { card } = v;
        v.card = duellist(t.board, v.rival).hand[0] ?? null;
        t.tell?.('die.rolled', { seat: v.seat, die: 1, total: 1 });
        v.card = card;
        return base(duel, 'roll')(t, v, got);
      },
    }),
  },
];
