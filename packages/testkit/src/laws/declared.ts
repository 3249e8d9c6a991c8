// What the rules do not let a viewer know changes nothing for him: not what he sees, is offered, asked, refused or told. The rules are the
// declaration beside the board; what the view hides has no say in it.
import { below, type Game, pick, type Seat, type State, said, type Viewer } from '@boucan/kernel';
import { difference } from '../difference.ts';
import { awaited } from '../random-match.ts';
import { playBoth, wasInSight } from './aftermath.ts';
import { answersHold, knownTo, type Tallies, twinOf } from './hidden.ts';
import { firstOf, type Law, type Position, viewersOf } from './law.ts';
import { strangers } from './refusals.ts';

/** What a seat is asked, may choose, and why not. */
const asked = (game: Game, state: State<unknown>, seat: Seat) => ({
  prompt: game.prompt(state, seat),
  options: game.options(state, seat),
  offers: game.offers(state, seat),
  isFormal: game.formal(state, seat),
  finality: game.options(state, seat).map((c) => `${said(c)}: ${game.finality(state, seat, c)}`),
});

/** What everybody may see of what a seat weighs in the open. */
const weighed = (game: Game, state: State<unknown>) =>
  awaited(state)
    .filter((seat) => game.counselled(state, seat))
    .map((seat) => ({ seat, prompt: game.prompt(state, seat), options: game.options(state, seat) }));

/** Where a viewer could tell two positions apart. */
function apart({ game, state, rng }: Position, other: State<unknown>, who: Viewer): string | null {
  const seen = difference(game.view(state, who), game.view(other, who), `seen by ${who}`);
  if (seen !== null)
    return `${seen}: leave it out of what \`look\` gives this viewer, or show it in \`knows\` if the rules let them know it`;
  const open = difference(weighed(game, state), weighed(game, other), `weighed before ${who}`);
  if (open !== null || who === 'table') return open;
  return (
    difference(game.glance(state, who), game.glance(other, who), `a bot of seat ${who} sees`) ??
    difference(asked(game, state, who), asked(game, other, who), `seat ${who}`) ??
    firstOf(strangers(game, state, rng), ([seat, c]) =>
      seat === who ? difference(game.whyNot(state, seat, c), game.whyNot(other, seat, c), `refusal of '${said(c)}'`) : null,
    )
  );
}

/** So many matches (one in four is counted), tries and meetings it takes to say that something never happens. */
const MATCHES = 3;
const OFTEN = 40;
const ALWAYS = 400;

/** A declaration that hides nothing proves nothing. */
function secretsDiffer(): Law {
  const tallies: Tallies = new Map();
  let matches = 0;
  return {
    id: 'declared-secrets-differ',
    claims: 'What is declared a secret is one: it is hidden from somebody, and could be another.',
    oneIn: 4,
    position({ game, state, rng }) {
      const who = pick(rng, viewersOf(state));
      return twinOf(game, state, who, rng, false, tallies) === undefined ? undefined : null;
    },
    match() {
      matches++;
      return undefined;
    },
    run: () =>
      firstOf(tallies, ([name, { met, hidden, tried, varied }]) => {
        if (matches < MATCHES) return null;
        if (hidden === 0 && met >= ALWAYS) return `${name} is declared a secret, yet everybody knows it`;
        if (varied === 0 && tried >= OFTEN) return `${name} is declared a secret, yet it was never another`;
        return null;
      }),
  };
}

/** Those that hold in every match, by name. */
export const SECRETS = ['secrets-are-kept', 'secrets-stay-untold'] as const;

export const declaredLaws = (): readonly Law[] => [
  secretsDiffer(),
  {
    id: 'secrets-are-kept',
    claims: 'What the rules do not let a viewer know changes nothing in what he sees, is offered, asked and refused.',
    oneIn: 6,
    position(p) {
      const who = pick(p.rng, viewersOf(p.state));
      const twin = twinOf(p.game, p.state, who, p.rng);
      return twin === undefined ? undefined : apart(p, twin.state, who);
    },
  },
  {
    id: 'secrets-stay-untold',
    claims: 'What the rules still do not let a viewer know after a choice, nothing has told or shown him.',
    oneIn: 6,
    position(p) {
      const { game, state, rng } = p;
      const who = pick(rng, viewersOf(state));
      const twin = twinOf(game, state, who, rng, below(rng, 2) === 0);
      if (twin === undefined) return undefined;
      // Sealed answers come to light together; until then they are the same here and there.
      const other = { ...twin.state, asked: state.asked.map((q) => ({ ...q })) };
      if (!answersHold(game, other)) return undefined;
      const a = playBoth(p, other, who, true);
      if (a === undefined) return undefined;
      const mayTell = (one: State<unknown>, two: State<unknown>): boolean =>
        difference(knownTo(game, one, who), knownTo(game, two, who)) !== null;
      if (mayTell(...a.states)) return undefined;
      const found =
        difference(...a.told, `told to ${a.after}`) ??
        difference(...a.seen, `seen by ${a.after}`) ??
        firstOf(a.beats[0], ({ told, state: one }) => {
          const two = a.beats[1].find((beat) => beat.told === told)?.state;
          return two === undefined || mayTell(one, two)
            ? null
            : difference(game.view(one, who), game.view(two, who), `a beat of ${a.after}`);
        });
      return found === null || wasInSight(p, [state, other], a, mayTell) ? null : found;
    },
  },
];
