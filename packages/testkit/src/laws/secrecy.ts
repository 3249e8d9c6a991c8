// Two matches that differ only in what a viewer cannot know look the same to him and offer him the same.
import { pick, said, type Tabletop, type View } from '@boucan/kernel';
import { difference } from '../difference.ts';
import { awaited } from '../random-match.ts';
import { firstOf, type Law, type Verdict, viewersOf } from './law.ts';
import { strangers } from './refusals.ts';

/** What a view holds that JSON cannot say or nobody may see. */
export function unclean(value: unknown, at: string): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : `${at} is ${value}`;
  if (typeof value !== 'object') return `${at} is ${typeof value}`;
  const parent = Object.getPrototypeOf(value);
  if (parent !== Object.prototype && parent !== Array.prototype) return `${at} is not plain data`;
  return firstOf(Object.entries(value), ([key, inner]) =>
    key === 'rng' || key === 'tape' ? `${at} shows the ${key}` : unclean(inner, `${at}.${key}`),
  );
}

const BASE = 'the board';

/** A board, or a view of one, as the base and the parts of packs. */
function apart(board: unknown, parts: Tabletop['parts']): ReadonlyMap<string, unknown> {
  const { parts: _, ...base } = board as Tabletop;
  return new Map([[BASE, base], ...Object.entries(parts ?? {})]);
}

/** So many meetings it takes to say that something never changes. */
const OFTEN = 10;

/** Whatever is hidden must be seen to change, or the imagined match is the true one: on the board, and in each part of a pack. */
function secretsVary(): Law {
  const hidden = new Map<string, number>();
  const varied = new Set<string>();
  return {
    id: 'secrets-vary',
    claims: 'In a game with secrets, an imagined match is not always the true one.',
    oneIn: 8,
    position({ game, state, rng }): Verdict {
      const views = viewersOf(state).map((who) => game.view(state, who));
      const [seen, ...others] = views.map((v) => apart(v.board, v.parts));
      const truth = apart(state.board, (state.board as Tabletop).parts);
      const { board } = game.determinize(pick(rng, views), rng);
      const imagined = apart(board, (board as Tabletop).parts);
      for (const [place, what] of truth) {
        if (others.some((other) => difference(other.get(place), seen?.get(place)) !== null))
          hidden.set(place, (hidden.get(place) ?? 0) + 1);
        if (difference(what, imagined.get(place)) !== null) varied.add(place);
      }
      return undefined;
    },
    run: () => {
      if (hidden.size === 0) return undefined;
      const place = [...hidden].find(([h, met]) => met >= OFTEN && !varied.has(h))?.[0];
      return place === undefined
        ? null
        : `${place} looks different to different viewers, yet every imagined one was the true one`;
    },
  };
}

export const secrecyLaws = (): readonly Law[] => [
  secretsVary(),
  {
    id: 'imagined-looks-the-same',
    claims: 'A match imagined from a view looks exactly like that view.',
    oneIn: 16,
    position({ game, state, rng }) {
      const who = pick(rng, viewersOf(state));
      const seen = game.view(state, who);
      const sent = JSON.parse(JSON.stringify(seen)) as View<unknown>;
      const other = difference(seen, game.view(game.determinize(sent, rng), who), `view of ${who}`);
      return other === null ? null : `${other}: \`imagine\` must lay out what \`look\` shows`;
    },
  },
  {
    id: 'imagined-is-sound',
    claims: 'Nothing is wrong with a match that a viewer imagines.',
    oneIn: 16,
    position({ game, state, rng }) {
      const who = pick(rng, viewersOf(state));
      const faults = game.faults(game.determinize(game.view(state, who), rng));
      return faults.length === 0 ? null : `as ${who} imagines it: ${faults.join('; ')}`;
    },
  },
  {
    id: 'imagined-acts-the-same',
    claims: 'Options, offers, prompts and refusals of a seat are the same in every match it could be in.',
    oneIn: 16,
    position({ game, state, next, rng }) {
      const seat = next?.seat ?? 0;
      const imagined = game.determinize(game.view(state, seat), rng);
      return (
        difference(game.options(state, seat), game.options(imagined, seat), `options of seat ${seat}`) ??
        difference(game.offers(state, seat), game.offers(imagined, seat), `offers to seat ${seat}`) ??
        difference(game.prompt(state, seat), game.prompt(imagined, seat), `prompt of seat ${seat}`) ??
        firstOf(strangers(game, state, rng), ([stranger, c]) =>
          stranger === seat || !awaited(state).includes(stranger)
            ? difference(game.whyNot(state, stranger, c), game.whyNot(imagined, stranger, c), `refusal of '${said(c)}'`)
            : null,
        )
      );
    },
  },
  {
    id: 'views-are-clean',
    claims: 'A view is plain data and shows nobody the dice to come.',
    oneIn: 16,
    position: ({ game, state, rng }) => unclean(game.view(state, pick(rng, viewersOf(state))), 'view'),
  },
  {
    id: 'dice-stay-secret',
    claims: 'An imagined match never has the dice of the true one.',
    oneIn: 16,
    position({ game, state, rng }) {
      const who = pick(rng, viewersOf(state));
      const imagined = game.determinize(game.view(state, who), rng);
      return difference(imagined.rng, state.rng) === null ? `${who} imagines the dice that will be rolled` : null;
    },
  },
];

/** For games in which a crew decides together. */
export const counselLaw: Law = {
  id: 'counsel-is-open',
  claims: 'What is weighed in the open is the same in every match that anybody at the table could be in.',
  oneIn: 16,
  position({ game, state, rng }) {
    const weighing = awaited(state).filter((seat) => game.counselled(state, seat));
    if (weighing.length === 0) return undefined;
    const seat = pick(rng, weighing);
    const who = pick(rng, viewersOf(state));
    const imagined = game.determinize(game.view(state, who), rng);
    return (
      difference(game.options(state, seat), game.options(imagined, seat), `options of seat ${seat}, as ${who} imagines them`) ??
      difference(game.prompt(state, seat), game.prompt(imagined, seat), `prompt of seat ${seat}, as ${who} imagines it`)
    );
  },
};
