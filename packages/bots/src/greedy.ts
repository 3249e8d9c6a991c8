import { type Choice, fork } from '@boucan/kernel';
import { type Bot, lead, seatOf } from './bot.ts';

/** How many matches it imagines before it makes up its mind. */
const WORLDS = 6;

/** Looks one choice ahead: the one after which the position looks best, on average over what might be hidden. */
export const greedy: Bot = {
  name: 'greedy',
  choose(game, seen, rng) {
    const seat = seatOf(seen);
    const { advice } = game.def;
    let offered: Choice[] = [];
    let worth: number[] = [];
    for (let w = 0; w < WORLDS; w++) {
      const world = game.determinize(seen, rng);
      if (w === 0) {
        offered = game.options(world, seat);
        if (offered.length === 1) break;
        worth = offered.map(() => 0);
      }
      for (let i = 0; i < offered.length; i++) {
        const after = game.clone(world);
        after.rng = fork(rng);
        game.advance(after, seat, offered[i]!);
        worth[i]! += lead(advice.worth(after), seat);
      }
    }
    let best = 0;
    for (let i = 1; i < offered.length; i++) if (worth[i]! > worth[best]!) best = i;
    return offered[best]!;
  },
};
