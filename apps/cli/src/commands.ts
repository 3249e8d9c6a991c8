import type { Given, Takes } from './arguments.ts';
import type { Output } from './output.ts';

export interface Command extends Takes {
  /** Whether what was asked holds. */
  run(given: Given, out: Output): Promise<boolean>;
}

interface Entry {
  readonly takes: string;
  readonly does: string;
  load(): Promise<Command>;
}

const entry = (takes: string, does: string, load: () => Promise<{ readonly command: Command }>): Entry => ({
  takes,
  does,
  load: async () => (await load()).command,
});

export const commands = {
  games: entry('', 'the games there are', () => import('./commands/games.ts')),
  rules: entry(
    'GAME [--where] [--search WORDS]',
    'its rules, the tests that show each, and where both stand',
    () => import('./commands/rules.ts'),
  ),
  sim: entry(
    'GAME [--players N] [--games K] [--seed S] [--bots a[,b…]] [--packs a,b] [--option id=value]…',
    'bots play it; a line a match',
    () => import('./commands/sim.ts'),
  ),
  laws: entry(
    'GAME [--games K] [--seed S] [--players N] [--packs none|each|pairs|all|a,b] [--option id=value]… [--cover pairs] [--sense PERCENT]',
    'what must hold in every game, tried on random matches',
    () => import('./commands/laws.ts'),
  ),
  match: entry(
    'GAME --bots a,b,… [--games K] [--seed S] [--weights FILE] [--packs a,b] [--option id=value]…',
    'which bot is stronger',
    () => import('./commands/match.ts'),
  ),
  arena: entry(
    'GAME --bot PROGRAM|--one BOT [--others BOT,…] [--games K] [--players N] [--workers W] [--minutes M] [--weights FILE] [--against FILE] [--seed S] [--packs a,b] [--option id=value]… [--patience SECONDS]',
    'one bot against tables of others, on several cores; PROGRAM is "python3 my_bot.py", in any language',
    () => import('./commands/arena.ts'),
  ),
  env: entry(
    'GAME [--players N] [--packs a,b] [--option id=value]… [--lang en|fr]',
    'a game for another program, over standard input and output',
    () => import('./commands/env.ts'),
  ),
  learn: entry(
    'GAME [--minutes M] [--workers W] [--out FILE] [--seed S] [--resume FILE] [--rounds R --gather MATCHES]',
    'a bot teaches itself by playing; what it learned goes into a file',
    () => import('./commands/learn.ts'),
  ),
  lessons: entry(
    '[GAME] [--check]',
    'the lessons of the games; whether each can be solved, and not by doing nothing',
    () => import('./commands/lessons.ts'),
  ),
  puzzles: entry(
    'GAME [--check N | --levels] [--from FILE] | GAME --make N --out FILE [--seed S] [--threads T] [--minutes M]',
    'its puzzles; whether a deeper search with other dice agrees; how many each level solves; and new ones from matches of bots',
    () => import('./commands/puzzles.ts'),
  ),
  bench: entry('[GAME]', 'how fast it is', () => import('./commands/bench.ts')),
  record: entry(
    'GAME --out FILE [--players N] [--seed S] [--bots a[,b…]] [--packs a,b] [--option id=value]…',
    'bots play it, and the match goes into a file',
    () => import('./commands/record.ts'),
  ),
  replay: entry(
    'FILE [--as SEAT|table] [--lang en|fr] [--words FILE] [--full | --notation | --record]',
    'a recorded match in words, as a seat or the table saw it; as a text that can be read back; or as a record again',
    () => import('./commands/replay.ts'),
  ),
  verify: entry(
    'FILE [--agreed FINGERPRINT]',
    'whether a recorded match was played by the rules and with fair dice',
    () => import('./commands/verify.ts'),
  ),
  words: entry(
    '--lang L --out FILE | --check FILE',
    'all messages in one file for translators (gettext PO), and what is wrong with such a file',
    () => import('./commands/words.ts'),
  ),
  serve: entry(
    '[--port P] [--data DIR] [--games a,b]',
    'the table, for people; with games from outside, packages or folders',
    () => import('./commands/serve.ts'),
  ),
  backup: entry(
    '--out FILE [--data DIR | --database URL]',
    'all data of a table server in one file, also while it runs',
    () => import('./commands/backup.ts'),
  ),
  move: entry(
    '--from PLACE --to PLACE (sqlite:FOLDER, sqlite:FILE.db or postgres://USER@HOST/NAME)',
    'all data of a table server to another database',
    () => import('./commands/move.ts'),
  ),
  operator: entry(
    'NAME [--revoke] [--data DIR | --database URL]',
    'makes a person who stays an operator of the table server, also while it runs',
    () => import('./commands/operator.ts'),
  ),
  ratings: entry(
    '--recompute [--write] [--data DIR | --database URL]',
    'computes all ratings again from the matches, says what would change, and with --write changes it',
    () => import('./commands/ratings.ts'),
  ),
  doctor: entry(
    '[--data DIR | --database URL]',
    'what is wrong with the set-up of a table server',
    () => import('./commands/doctor.ts'),
  ),
  load: entry(
    '--url U [--game GAME] [--packs a,b] [--option id=value]… [--tables T] [--connections C] [--rate R] [--seconds S]',
    'how much a table server bears',
    () => import('./commands/load.ts'),
  ),
} satisfies { readonly [name: string]: Entry };

export const isCommand = (name: string): name is keyof typeof commands => Object.hasOwn(commands, name);

export function usage(): string {
  const lines = Object.entries(commands).map(([name, { does }]) => `  ${name.padEnd(7)} ${does}`);
  return `boucan COMMAND [--json]\n\n${lines.join('\n')}\n\nboucan COMMAND --help says what a command takes.\n`;
}

export async function usageOf(name: keyof typeof commands): Promise<string> {
  const { takes, does } = commands[name];
  const bots = /--bots|BOT/u.test(takes) ? `  Bots are ${(await import('@boucan/bots')).BOT_NAMES}.\n` : '';
  return `boucan ${[name, takes].filter(Boolean).join(' ')} [--json]\n  ${does}\n${bots}`;
}
