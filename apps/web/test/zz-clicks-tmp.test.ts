// How many presses a round takes: every choice by itself, and with what a press plainly means taken as one.
import { fortunes } from '@boucan/fortunes';
import { type Choice, choice, type Seat, seedOf } from '@boucan/kernel';
import type { OfferView } from '@boucan/table';
import { randomMove, seedText, stream } from '@boucan/testkit';
import { expect, test } from 'vitest';
import type { CaribbeanView, ZoneId } from '../src/boards/fortunes/content.ts';
import { NEIGHBOURS, ZONE_IDS } from '../src/boards/fortunes/content.ts';
import { type Lying, loadAll, type Plan, sellAll, takeAll, toMerchant, toPort, toTheEnd } from '../src/boards/fortunes/plans.ts';
import { unasked } from '../src/boards/fortunes/use-unasked.ts';

type Sea = Parameters<typeof fortunes.options>[0];

/** Something else was asked, or the plan came to nothing: this round is no example. */
class Otherwise extends Error {}

/** As it goes without saying. */
const WISHES = { passing: true, steering: 'harmless' } as const;

/** One player's round, press by press. */
class Round {
  presses = 0;
  choices = 0;
  readonly seat: Seat;
  state: Sea;

  constructor(state: Sea, seat: Seat) {
    this.state = fortunes.clone(state);
    this.seat = seat;
  }

  get question(): string | null {
    return this.state.asked.find(({ seat, answer }) => seat === this.seat && answer === null)?.question ?? null;
  }

  get lying(): Lying {
    const offers = fortunes.offers(this.state, this.seat).map((offer): OfferView => ({ ...offer, finality: null }));
    const board = fortunes.view(this.state, this.seat).board as CaribbeanView;
    return { board, me: this.seat, offers, question: this.question };
  }

  may(...words: readonly (string | number)[]): readonly Choice[] {
    return fortunes.options(this.state, this.seat).filter((one) => words.every((word, i) => one[i] === word));
  }

  #play(seat: Seat, what: Choice): void {
    const outcome = fortunes.play(this.state, seat, what);
    if (outcome.refused !== undefined) throw new Otherwise();
    this.state = outcome.state;
  }

  /** The others let everything pass, the table answers formalities, and the player passes when asked for a card. */
  #settle(): void {
    for (;;) {
      const asked = this.state.asked.filter(({ answer }) => answer === null);
      const other = asked.find(({ seat }) => seat !== this.seat);
      if (other !== undefined) {
        const options = fortunes.options(this.state, other.seat);
        this.#play(other.seat, options.find(([verb]) => verb === 'pass') ?? options[0]!);
      } else if (this.question?.startsWith('announcing.')) {
        const options = this.may();
        if (options.length > 1) {
          this.presses++;
          this.choices++;
        }
        this.#play(this.seat, options.find(([verb]) => verb === 'pass') ?? options[0]!);
      } else {
        // What passes by itself had to be pressed before.
        const { lying } = this;
        const answer = lying.question === null ? null : unasked({ ...lying, view: { seats: [] } as never, params: {} }, WISHES);
        if (answer === null) return;
        this.choices++;
        this.#play(this.seat, answer);
      }
    }
  }

  /** One press: a choice, or several in one go. */
  press(what: Plan | Choice | null | undefined): void {
    if (what == null) throw new Otherwise();
    const steps = 'steps' in what ? what.steps : [what];
    this.presses++;
    for (const step of steps) {
      if (!this.may(...step).some((one) => one.length === step.length)) throw new Otherwise();
      this.choices++;
      this.#play(this.seat, step);
      this.#settle();
    }
  }

  asked(question: string): void {
    if (this.question !== question) throw new Otherwise();
  }
}

const at = ({ state, seat }: Round) => state.board.players[seat]!;
const nextTo = (zone: ZoneId): ZoneId[] => Object.values(NEIGHBOURS[zone]);

/** The first round of random matches that goes as told. */
function example(told: (round: Round) => void): Round {
  for (let match = 0; match < 60; match++) {
    const seed = seedText('clicks', match);
    const rng = stream(seed, 'choices');
    const state = fortunes.setup(fortunes.agreed({ seats: 2, packs: [], options: {} }), seedOf(seed));
    for (;;) {
      const asked = state.asked.find(({ answer, question }) => answer === null && question === 'turn.action');
      if (asked !== undefined && state.board.turn.actions === 3) {
        const round = new Round(state, asked.seat);
        try {
          told(round);
          return round;
        } catch (e) {
          if (!(e instanceof Otherwise)) throw e;
        }
      }
      const move = randomMove(fortunes, state, rng);
      if (move === null) break;
      fortunes.advance(state, move.seat, move.choice);
    }
  }
  throw new Error('no round goes like this');
}

const merchants = (round: Round): void => {
  if (at(round).inPort || at(round).cargo.length < 2) throw new Otherwise();
  const plans = nextTo(at(round).zone).flatMap((zone) => toPort(round.lying, zone) ?? []);
  round.press(plans.find(({ steps }) => steps.length === 3));
  round.asked('port.activity');
  round.press(sellAll(round.lying));
  if (round.question === 'port.sold') round.press(choice('pass'));
  round.asked('port.activity');
  round.press(choice('activity', 'buy'));
  if (round.question === 'port.buying') round.press(choice('see-offer'));
  for (let bought = 0; bought < 3; bought++) round.press(round.may('buy')[0]);
  round.press(toTheEnd(round.lying));
  if (round.state.board.turn.seat === round.seat && round.question === 'turn.action') throw new Otherwise();
};

const raiders = (round: Round): void => {
  if (at(round).inPort) throw new Otherwise();
  const plans = nextTo(at(round).zone).flatMap((zone) => {
    const lies = round.lying.board.merchants[ZONE_IDS.indexOf(zone)] != null;
    return lies ? (toMerchant(round.lying, zone) ?? []) : [];
  });
  round.press(plans.find(({ steps }) => steps.length === 2));
  round.asked('raid.attack');
  round.press(round.may('attack')[0]);
  if (round.question === 'raid.ready') round.press(choice('pass'));
  while (round.question === 'raid.use' && round.state.board.raid!.successes > 0 && takeAll(round.lying) === null)
    round.press(round.may('raid-discard')[0]);
  const loaded = at(round).cargo.length;
  if (round.question === 'raid.use') round.press(takeAll(round.lying) ?? choice('verdict'));
  if (round.question === 'raid.prize') round.press(choice('pass'));
  if (round.question === 'raid.load') round.press(loadAll(round.lying));
  if (loaded === at(round).cargo.length) throw new Otherwise();
  round.asked('turn.action');
  round.press(choice('stop'));
};

test.each([
  ['a merchant’s round: into a port, ashore, everything sold, three cards bought, the turn over', merchants],
  ['a raider’s round: to a merchant, the attack, dice, plunder aboard, the turn over', raiders],
] as const)('%s takes at least a third fewer presses', (_what, told) => {
  const { presses, choices } = example(told); console.info(_what.slice(0,12), presses, choices);
  expect(choices).toBeGreaterThan(7);
  expect(presses, `${presses} presses instead of ${choices}`).toBeLessThanOrEqual((choices * 2) / 3);
});
