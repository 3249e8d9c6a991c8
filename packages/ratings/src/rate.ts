// What a match changes. Ratings are a fold over the outcomes of a ladder, in their order.
import { rate } from 'openskill';
import { bradleyTerryFull } from 'openskill/models';
import { worthOf } from './anchors.ts';
import { kindOf, type Outcome, placesOf } from './outcome.ts';
import { BETA, NEW, type Rating } from './scale.ts';

/** Of openskill's models, the one that found the order of simulated people soonest (docs/ratings.md). */
const MODEL = { model: bradleyTerryFull, beta: BETA, tau: 25 / 300, gamma: () => 1 };

/** By person: the rating after a match. Bots keep theirs; one that nobody has measured does not count. Empty if the match says nothing. */
export function rated(outcome: Outcome, before: (player: string) => Rating | undefined): Map<string, Rating> {
  const after = new Map<string, Rating>();
  if (kindOf(outcome) === null) return after;
  const places = placesOf(outcome);
  const sides = outcome.seats.flatMap(({ player, level }, seat) => {
    const rating = player === null ? worthOf(outcome.game, level ?? '') : (before(player) ?? NEW);
    return rating === null ? [] : [{ player, rating, place: places[seat]! }];
  });
  if (sides.length < 2) return after;
  const ratings = rate(
    sides.map(({ rating }) => [{ mu: rating.mu, sigma: rating.sigma }]),
    { ...MODEL, rank: sides.map(({ place }) => place) },
  );
  for (const [i, { player }] of sides.entries()) {
    const { mu, sigma } = ratings[i]![0]!;
    if (player !== null) after.set(player, { mu, sigma });
  }
  return after;
}

/** All ratings of one ladder after these matches. */
export function fold(outcomes: Iterable<Outcome>): Map<string, Rating> {
  const ratings = new Map<string, Rating>();
  for (const outcome of outcomes)
    for (const [player, rating] of rated(outcome, (who) => ratings.get(who))) ratings.set(player, rating);
  return ratings;
}
