// Broken twins: Dice Duel with one thing wrong, at least one for each law, to see every law catch its own.
import {
  type Choice,
  choice,
  cloneRng,
  defineGame,
  type Game,
  type GameDef,
  type Lister,
  type Proc,
  type Question,
  type Rng,
  type State,
  type Step,
  type View,
} from '@boucan/kernel';
import { cloneBoard, type DuelBoard, type DuelBoardView, duellist, type Events, knows } from './board.ts';
import { contentOf } from './content/cards.ts';
import { toy, toyDef } from './game.ts';
import { type Charms, type CharmsView, charmed } from './packs/charms/charms.ts';
import { aim, type Duel, duel, strengthen } from './rules/duel.ts';
import { PASS, playCard } from './rules/hand.ts';
import { bid, match } from './rules/match.ts';
import { answer, reaction } from './rules/reaction.ts';
import { imagine, look } from './view.ts';

type Toy = Game<DuelBoard, DuelBoardView, Events>;
type ToyDef = GameDef<DuelBoard, DuelBoardView, Events>;
type Steps<V> = { readonly [step: string]: Step<DuelBoard, Events, V> };

const but = (change: Partial<ToyDef>): Toy => defineGame({ ...toyDef, ...change });

const butSteps = <V>(proc: Proc<DuelBoard, Events, V>, steps: Steps<V>): Toy =>
  but({
    procs: toyDef.procs.map((p) => (p.id === proc.id ? ({ ...proc, steps: { ...proc.steps, ...steps } } as typeof p) : p)),
  });

const butQuestion = <V>(question: Question<DuelBoard, V>, change: Partial<Question<DuelBoard, V>>): Toy =>
  but({ questions: toyDef.questions.map((q) => (q.id === question.id ? ({ ...question, ...change } as typeof q) : q)) });

const butWords = (lang: 'en' | 'fr', change: Partial<ToyDef['text']['en']>): Toy =>
  but({ text: { ...toyDef.text, [lang]: { ...toyDef.text[lang], ...change } } });

/** A step of the base, as a function. */
const base = <V>(proc: Proc<DuelBoard, Events, V>, step: string): Step<DuelBoard, Events, V> =>
  proc.steps[step] as Step<DuelBoard, Events, V>;

const parries = (d: DuelBoard, seat: number): number => duellist(d, seat).hand.filter((card) => card === 'parry').length;

const strengthenWithoutPass: Lister<DuelBoard, Duel> = (o, d, _v, seat) => {
  for (const card of ['feint', 'lunge'] as const) if (duellist(d, seat).hand.includes(card)) o.may(choice('play', card));
};

/** Charms as everybody would like to see them. */
const openFists = (part: unknown): CharmsView => {
  const { bag: _, ...seen } = charmed.clone(part as Charms);
  return seen;
};

/** A die that remembers what it showed last, wherever it was rolled. */
let lastDie = 0;

/** What each view was made from, for those who cheat. */
const origins = new WeakMap<View<DuelBoardView>, State<DuelBoard>>();
const marked = (s: State<DuelBoard>, seen: View<DuelBoardView>): View<DuelBoardView> => {
  origins.set(seen, s);
  return seen;
};
const origin = (seen: View<DuelBoardView>): State<DuelBoard> | undefined => origins.get(seen);

export const twins: readonly { readonly breaks: string; readonly how: string; readonly game: Toy }[] = [
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
    breaks: 'refusals-explain',
    how: 'Every refusal says the same, whatever the rule.',
    game: {
      ...toy,
      play: (s, seat, c) => {
        const played = toy.play(s, seat, c);
        return played.refused === undefined ? played : { refused: [{ rule: 'TOY-02', text: 'not-an-option' }] };
      },
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
  {
    breaks: 'worded',
    how: 'Nobody has written the French for a blow that misses.',
    game: butWords('fr', { events: omit(toyDef.text.fr.events, 'blow.missed') }),
  },
  {
    breaks: 'worded',
    how: 'The line for those who may know a drawn card is missing.',
    game: butWords('en', { events: omit(toyDef.text.en.events, 'card.drawn:seen') }),
  },
  {
    breaks: 'worded',
    how: 'A sentence asks for something that is not given.',
    game: butWords('en', { prompts: { ...toyDef.text.en.prompts, 'duel.aim': 'Whom does {captain} attack?' } }),
  },
  {
    breaks: 'worded',
    how: 'A card has no name in French.',
    game: butWords('fr', { names: omit(toyDef.text.fr.names, 'lunge') }),
  },
  {
    breaks: 'both-languages-say-the-same',
    how: 'The French sentence does not say who plays the card.',
    game: butWords('fr', { events: { ...toyDef.text.fr.events, 'card.played': 'On joue une {card}.' } }),
  },
  {
    breaks: 'both-languages-say-the-same',
    how: 'An English sentence is not closed.',
    game: butWords('en', { reasons: { ...toyDef.text.en.reasons, 'not-oneself': 'You cannot attack {yourself.' } }),
  },
  {
    breaks: 'rules-exist',
    how: 'A question names a rule that is not in the book.',
    game: butQuestion(aim, { rule: 'TOY-99' }),
  },
];

function omit<T extends object>(from: T, key: string): T {
  return Object.fromEntries(Object.entries(from).filter(([k]) => k !== key)) as T;
}
