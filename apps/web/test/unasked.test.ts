// What nobody needs to be asked is answered as it should be, and nothing else is.
import { fortunes } from '@boucan/fortunes';
import { type Choice, choice, seedOf } from '@boucan/kernel';
import type { OfferView } from '@boucan/table';
import { randomMove, seedText, stream } from '@boucan/testkit';
import { expect, test } from 'vitest';
import type { CaribbeanView } from '../src/boards/fortunes/content.ts';
import { unasked } from '../src/boards/fortunes/use-unasked.ts';

type Asked = Parameters<typeof unasked>[0];

const BOT = { kind: 'bot' };
const PERSON = { kind: 'person', standIn: null };

/** So that they have arms of their own. */
const PACKS = ['special-weapons', 'upgrades'];

test('ships of nobody’s are steered as the game would, where only bots are hurt or for whoever prefers it', () => {
  const steered = { 'naval.declare': 0, 'volley.skull': 0, 'volley.shot': 0, 'volley.hull': 0, 'naval.double': 0 };
  for (let match = 0; match < 60 && Object.values(steered).some((n) => n < 3); match++) {
    const seed = seedText('steering', match);
    const rng = stream(seed, 'choices');
    const terms = fortunes.agreed({ seats: 3, packs: PACKS, options: { 'npc-control': 'left-player' } });
    const state = fortunes.setup(terms, seedOf(seed));
    for (;;) {
      const open = state.asked.find(({ answer, question }) => answer === null && question in steered);
      if (open !== undefined) {
        const board = fortunes.view(state, open.seat).board as CaribbeanView;
        const offers = fortunes.offers(state, open.seat).map((offer): OfferView => ({ ...offer, finality: null }));
        const foe = board.fight?.sides.find(({ seat }) => seat !== null)?.seat ?? -1;
        const npc = board.sums.steer?.npc;
        const ask = (seats: readonly unknown[], steering: 'harmless' | 'always' | 'never'): Choice | null =>
          unasked(
            {
              board,
              view: { seats } as unknown as Asked['view'],
              me: open.seat,
              question: open.question,
              params: fortunes.prompt(state, open.seat)!.with,
              offers,
            },
            { passing: true, steering },
          );
        if (npc !== undefined && foe !== open.seat && offers.filter(({ because }) => because.length === 0).length > 1) {
          const answer = ask([PERSON, PERSON, PERSON], 'always');
          if (answer !== null) {
            steered[open.question as keyof typeof steered]++;
            expect(fortunes.options(state, open.seat)).toContainEqual(answer);
            expect(ask([BOT, BOT, BOT], 'harmless')).toEqual(answer);
            expect(ask([PERSON, PERSON, PERSON], 'harmless'), 'a person would be hurt').toBeNull();
            expect(ask([BOT, BOT, BOT], 'never')).toBeNull();
          }
        }
      }
      const move = randomMove(fortunes, state, rng);
      if (move === null) break;
      fortunes.advance(state, move.seat, move.choice);
    }
  }
  for (const [question, times] of Object.entries(steered)) expect(times, question).toBeGreaterThan(2);
});

const offer = (...words: [string, ...(string | number)[]]): OfferView => ({
  choice: choice(...words),
  because: [],
  finality: 'free',
});
const lying = (question: string, offers: readonly OfferView[], cards = 1): Asked => ({
  board: { turn: { taken: ['move'] }, players: [{ cards }], sums: { steer: null } } as unknown as CaribbeanView,
  view: { seats: [] } as unknown as Asked['view'],
  me: 0,
  question,
  params: {},
  offers,
});
const WISHES = { passing: true, steering: 'harmless' } as const;

test('a moment with nothing to decide passes, one with a card does not', () => {
  expect(unasked(lying('raid.ready', [offer('pass')]), WISHES)).toEqual(['pass']);
  expect(unasked(lying('raid.ready', [offer('play', 'boarding-party'), offer('pass')]), WISHES)).toBeNull();
  expect(unasked(lying('raid.ready', [offer('pass')]), { ...WISHES, passing: false })).toBeNull();
});

test('a token that lies face down is put anywhere, and a turn that is spent ends where all can see the hand is empty', () => {
  expect(unasked(lying('modification.place', [offer('place', 'nassau'), offer('place', 'tortuga')]), WISHES)).toEqual([
    'place',
    'nassau',
  ]);
  expect(unasked(lying('turn.action', [offer('stop')], 0), WISHES)).toEqual(['stop']);
  expect(unasked(lying('turn.action', [offer('stop')], 1), WISHES), 'a card might still be played').toBeNull();
});
