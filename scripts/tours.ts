// The match that a tour of each game shows, cut to its turning points:
//   node scripts/tours.ts [GAME …]
// Of a few matches between bots it takes the one in which most turns.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Analysis, analyse, botNamed } from '@boucan/bots';
import { findGame } from '@boucan/games';
import { LESSONS } from '@boucan/games/lessons';
import { type Game, rngFrom, said, seedOf } from '@boucan/kernel';
import { type Cut, type Position, playedTo, setOut, type Tour } from '@boucan/lessons';
import { moments } from '@boucan/record';

const NAMES = ['Anne', 'Bart', 'Cora'];
const MATCHES = 6;
/** Besides where it turned, so many moments show how it went on. */
const MILESTONES = 6;

function played(game: Game, seed: string): Position {
  const start: Position = { seed, seats: NAMES.length, seat: 0, choices: [] };
  const [state, bot, rng, choices] = [setOut(game, start), botNamed('level4')!, rngFrom(seedOf(`${seed} bots`)), [] as string[]];
  for (let asked = state.asked[0]; asked !== undefined; asked = state.asked.find(({ answer }) => answer === null)) {
    const choice = bot.choose(game, game.glance(state, asked.seat), rng);
    choices.push(`${asked.seat} ${said(choice)}`);
    game.advance(state, asked.seat, choice);
  }
  return { ...start, choices };
}

function analysed(game: Game, position: Position): Analysis {
  const going = analyse(game, moments(game, playedTo(game, position, NAMES)), rngFrom(seedOf('tour')));
  for (let next = going.next(); ; next = going.next()) if (next.done === true) return next.value;
}

function tourOf(position: Position, { turns, chances }: Analysis): Tour {
  const last = chances.length - 1;
  const turned = turns.map(({ at, seat, by, better }): Cut => ({ at, seat, by, better: better === null ? null : said(better) }));
  const between = Array.from({ length: MILESTONES }, (_, i) => Math.round((last * (i + 0.5)) / MILESTONES))
    .filter((at) => turned.every((cut) => Math.abs(cut.at - at) > 3))
    .map((at): Cut => ({ at, seat: chances[at]!.indexOf(Math.max(...chances[at]!)), by: 0, better: null }));
  const end: Cut = { at: last, seat: chances[last]!.indexOf(Math.max(...chances[last]!)), by: 0, better: null };
  const cuts = [...turned, ...between, ...(turned.some(({ at }) => at === last) ? [] : [end])].sort((a, b) => a.at - b.at);
  return { ...position, names: NAMES, cuts: cuts.map((cut) => ({ ...cut, by: Math.round(1000 * cut.by) / 1000 })) };
}

const ids = process.argv.slice(2);
for (const id of ids.length > 0 ? ids : Object.keys(LESSONS)) {
  const game = (await findGame(id))!;
  const tours = Array.from({ length: MATCHES }, (_, n) => {
    const position = played(game, `${id} tour ${n}`);
    return tourOf(position, analysed(game, position));
  });
  const stake = ({ cuts }: Tour): number => cuts.reduce((sum, { by }) => sum + Math.abs(by), 0);
  const best = tours.reduce((one, two) => (stake(two) > stake(one) ? two : one));
  const file = join(import.meta.dirname, '..', 'games', id, 'lessons', 'tour.json');
  writeFileSync(file, `${JSON.stringify(best)}\n`);
  process.stdout.write(`${id}: ${best.seed}, ${best.choices.length} choices, ${best.cuts.length} cuts\n`);
}
