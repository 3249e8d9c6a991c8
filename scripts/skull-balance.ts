// How Skull Tales plays: voyages of bots for every number of seats, and a report with plots.
//   node scripts/skull-balance.ts [games for each] [bot] [processes] [file] [seconds] [seats] [seed]   writes docs/balance/skull.md and its pictures
// With a file the voyages are kept there, and those that lie in it already are not played again: so a long run can be made in parts. With seats, as
// in 3 or 2,3, it plays those alone, prints what it has so far, and writes nothing.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { type Bot, botNamed } from '@boucan/bots';
import { type Game, rngFrom, type Seat, type State, seedOf, type Told } from '@boucan/kernel';
import { skull } from '@boucan/skull';
import { wilson } from '../apps/cli/src/standings.ts';
import { CLASS_IDS } from '../games/skull/src/content/characters.ts';
import { bars, mean, percent, quantile } from './plots.ts';
import { inParts, serve } from './spread.ts';

const game = skull as unknown as Game;
const GAMES = Number(process.argv[2] ?? 60);
const BOT = process.argv[3] ?? 'level4';
const PROCESSES = Number(process.argv[4] ?? availableParallelism());
const FILE = process.argv[5];
const SECONDS = Number(process.argv[6] ?? Number.POSITIVE_INFINITY);
const SOME = process.argv[7];
const SEED = process.argv[8] ?? 'skull balance';
const SEATS = SOME === undefined ? [1, 2, 3, 4, 5] : SOME.split(',').map(Number);

/** What one seat did for itself, and what it took of the victory. */
interface Seated {
  plots: number; // that succeeded
  exposed: number;
  rose: number; // mutinies it began
  bid: number; // coins
  seized: number; // the title, by mutiny
  share: number;
}

/** What is kept of one voyage. */
interface Tale {
  readonly match: number;
  readonly seats: number;
  readonly end: string;
  readonly cause: string; // of a defeat: what the ship was lost to
  readonly rounds: number;
  readonly choices: number;
  readonly captainWon: boolean;
  readonly share: number; // of the victory, what whoever was Captain first took
  readonly plots: number;
  readonly exposed: number;
  readonly mutinies: number;
  readonly overthrown: number;
  readonly posts: Readonly<Record<string, number>>; // taken, by post
  readonly classes: readonly (readonly [cls: string, won: boolean])[];
  readonly trust: Readonly<Record<string, number>>; // gained by whoever was aboard, by class
  readonly morale: number;
  readonly scores: readonly number[];
  readonly ship: number; // of the Captain's score, what loot and cargo brought
  readonly seated: readonly Seated[];
  readonly captain: Seat; // at the end
}

interface Board {
  readonly round: number;
  readonly captain: Seat;
  readonly morale: number;
  readonly people: readonly { readonly cls: string; readonly owner: Seat; readonly number: number }[];
}

/** What may have been the end of a ship, the last of them at the moment of its end. */
const HARM: Readonly<Record<string, (w: Told['with']) => string>> = {
  'foe.fired': (w) => `guns of the ${w.foe}`,
  'boarding.began': (w) => `boarding: ${w.enemy}`,
  'tentacles.grasped': () => 'tentacles of the sea-monster',
  'ship.collided': (w) => `collision with the ${w.foe}`,
  'ship.aground': () => 'run aground',
  'maelstrom.gnawed': () => 'maelstrom',
  'crab.gnawed': () => 'stone-crab',
  'tower.fired': () => 'watchtower',
  'event.drawn': (w) => `event: ${w.card}`,
};
const causeOf = (end: string, harm: string): string =>
  end === 'reached' ? '' : end === 'sunk' || end === 'surrendered' || end === 'all-unconscious' ? harm : end;

function play(i: number, bot: Bot): Tale {
  const seats = SEATS[i % SEATS.length]!;
  const rng = rngFrom(seedOf(`${SEED} ${i} bots`));
  let state = game.setup({ seats }, seedOf(`${SEED} ${i}`), []);
  const posts: Record<string, number> = {};
  const trust: Record<string, number> = {};
  let [choices, plots, exposed, mutinies, overthrown] = [0, 0, 0, 0, 0];
  let [harm, ship, first] = ['nothing', 0, -1];
  const seated = Array.from({ length: seats }, (): Seated => ({ plots: 0, exposed: 0, rose: 0, bid: 0, seized: 0, share: 0 }));
  const ownerOf = (cls: unknown): Seated => seated[(state.board as Board).people.find((p) => p.cls === cls)?.owner ?? 0]!;
  const hear = ({ event, with: w }: Told): void => {
    harm = HARM[event]?.(w) ?? harm;
    if (event === 'trust.changed') trust[w.who as string] = (trust[w.who as string] ?? 0) + Math.max(0, w.by as number);
    else if (event === 'post.taken') posts[w.post as string] = (posts[w.post as string] ?? 0) + 1;
    else if (event === 'plot.succeeded') plots++;
    else if (event === 'plot.exposed') exposed++;
    else if (event === 'mutiny.began' || event === 'ally.mutinied') mutinies++;
    else if (event === 'score.counted') ship += w.ship as number;
    else if (event === 'captain.named') first = w.seat as number;
    else if (event === 'captain.changed' || event === 'captain.marooned') overthrown++;
    if (event === 'plot.succeeded') ownerOf(w.who).plots++;
    else if (event === 'plot.exposed') ownerOf(w.who).exposed++;
    else if (event === 'mutiny.began') seated[w.seat as number]!.rose++;
    else if (event === 'mutiny.bid') seated[w.seat as number]!.bid += w.coins as number;
    else if (event === 'captain.changed') seated[w.seat as number]!.seized++;
  };
  for (; state.result === null; choices++) {
    const { seat } = state.asked.find((q) => q.answer === null)!;
    const played = game.play(state, seat, bot.choose(game, game.view(state, seat), rng));
    if (played.refused !== undefined) throw new Error('a bot chose what is not allowed');
    state = played.state as State<unknown>;
    played.events.forEach(hear);
  }
  const b = state.board as Board;
  const { winners, scores, end } = state.result;
  for (const seat of winners) seated[seat]!.share = 1 / winners.length;
  return {
    ...{ match: i, seats, end, cause: causeOf(end, harm), rounds: b.round, choices, plots, exposed, mutinies, overthrown, posts },
    ...{ morale: b.morale, scores, ship, trust: Object.fromEntries(b.people.map((p) => [p.cls, trust[p.cls] ?? 0])) },
    ...{ seated, captain: b.captain },
    captainWon: winners.includes(b.captain),
    share: winners.includes(first) ? 1 / winners.length : 0,
    classes: b.people.filter((p) => p.number === 0).map((p) => [p.cls, winners.includes(p.owner)] as const),
  };
}

const share = (part: number, of: number): string => (of === 0 ? '–' : percent(part / of));

function report(tales: readonly Tale[]): void {
  const folder = new URL('../docs/balance/', import.meta.url);
  const by = SEATS.map((seats) => tales.filter((t) => t.seats === seats));
  const reached = (list: readonly Tale[]): number => list.filter((t) => t.end === 'reached').length;
  const ends = [...new Set(tales.map((t) => t.end))].sort();
  const posts = new Map<string, number>();
  for (const t of tales) for (const [post, n] of Object.entries(t.posts)) posts.set(post, (posts.get(post) ?? 0) + n);
  const total = [...posts.values()].reduce((a, b) => a + b, 0);
  const played = tales.flatMap((t) =>
    t.end === 'reached' && t.seats > 1 ? t.classes.map(([cls, won]) => [cls, won, t.seats] as const) : [],
  );
  const table = [
    '| seats | voyages | success | rounds, median (10–90 %) | plots that succeeded, a voyage | exposed | mutinies | Captain overthrown | the first Captain wins, of voyages that come home | each of the others | the Captain at the end wins |',
    '| ---: | ---: | ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...by.map((list, i) => {
      const rounds = list.map((t) => t.rounds);
      const home = reached(list);
      const first = list.reduce((all, t) => all + (t.end === 'reached' ? t.share : 0), 0);
      const sum = (of: (t: Tale) => number): string => mean(list.map(of)).toFixed(2);
      return `| ${SEATS[i]} | ${list.length} | ${share(reached(list), list.length)} | ${quantile(rounds, 0.5)} (${quantile(rounds, 0.1)}–${quantile(rounds, 0.9)}) | ${sum((t) => t.plots)} | ${sum((t) => t.exposed)} | ${sum((t) => t.mutinies)} | ${sum((t) => t.overthrown)} | ${share(first, home)} | ${list[0]!.seats === 1 ? '–' : share((home - first) / (list[0]!.seats - 1), home)} | ${share(list.filter((t) => t.end === 'reached' && t.captainWon).length, reached(list))} |`;
    }),
  ].join('\n');
  process.stdout.write(`${table}\n`);
  const lost = tales.filter((t) => t.end !== 'reached');
  const causes = [...Map.groupBy(lost, (t) => t.cause)].sort((a, b) => b[1].length - a[1].length);
  const lengths = [2, 4, 6, 9, 14, 24, 36, 48, 72].map((to, i, all) => {
    const from = (all[i - 1] ?? 0) + 1;
    return [`${from}–${to}`, tales.filter((t) => t.rounds >= from && t.rounds <= to).length] as const;
  });
  const trusted = CLASS_IDS.map((cls) => [cls, mean(tales.flatMap((t) => t.trust[cls] ?? []))] as const);
  mkdirSync(folder, { recursive: true });
  const picture = (name: string, svg: string): void => writeFileSync(new URL(`skull-${name}.svg`, folder), svg);
  picture(
    'success',
    bars(
      'Voyages that reach the goal, by seats',
      by.map((list, i) => [`${SEATS[i]}`, (100 * reached(list)) / Math.max(1, list.length)] as const),
      ' %',
    ),
  );
  picture(
    'ends',
    bars(
      'How voyages end',
      ends.map((end) => [end, (100 * tales.filter((t) => t.end === end).length) / tales.length] as const),
      ' %',
    ),
  );
  picture(
    'causes',
    bars(
      'What lost ships were lost to',
      causes.map(([cause, list]) => [cause, list.length] as const),
    ),
  );
  picture('length', bars('Rounds of a voyage: how many voyages', lengths));
  picture('trust', bars('Trust gained in a voyage, by class', trusted));
  picture(
    'posts',
    bars(
      'Posts taken',
      [...posts].sort((a, b) => b[1] - a[1]).map(([post, n]) => [post, (100 * n) / total] as const),
      ' %',
    ),
  );
  picture(
    'classes',
    bars(
      'Victories of a class over what its seats would bring by chance',
      CLASS_IDS.map((cls) => {
        const own = played.filter(([c]) => c === cls);
        const fair = own.reduce((sum, [, , seats]) => sum + 1 / seats, 0);
        return [cls, fair === 0 ? 0 : own.filter(([, won]) => won).length / fair] as const;
      }),
      '',
      1,
    ),
  );
  writeFileSync(
    new URL('skull.md', folder),
    `# How Skull Tales plays

${tales.length} single voyages of \`${BOT}\`, each seat count in turn, usual options (\`node scripts/skull-balance.ts ${GAMES} ${BOT}\`). Every number is of bots that play for
their score and know that a defeat brings nobody anything.

${table}

![Voyages that reach the goal](skull-success.svg)

![How voyages end](skull-ends.svg)

${ends.map((end) => `- ${end}: ${share(tales.filter((t) => t.end === end).length, tales.length)}`).join('\n')}

![What lost ships were lost to](skull-causes.svg)

![Rounds of a voyage](skull-length.svg)

![Posts taken](skull-posts.svg)

![Trust gained by class](skull-trust.svg)

![Victories by class](skull-classes.svg)

[What to make of it](skull-remarks.md)
`,
  );
}

/** A share of so many, with its interval. */
const within = (part: number, of: number): string => {
  const [low, high] = of === 0 ? [0, 1] : wilson(part, of);
  return `${share(part, of)} (${(100 * low).toFixed(0)}–${(100 * high).toFixed(0)}) of ${of}`;
};

/** What plots, bids and mutinies win: of voyages that come home, by seats that did so and seats that did not. */
function told(tales: readonly Tale[]): void {
  for (const seats of SEATS) {
    const list = tales.filter((t) => t.seats === seats);
    const home = list.filter((t) => t.end === 'reached');
    const sum = (of: (t: Tale) => number): string => mean(list.map(of)).toFixed(2);
    const all = home.flatMap((t) => t.seated.map((one, seat) => ({ ...one, captain: t.captain === seat })));
    const won = (some: readonly Seated[]): string =>
      within(
        some.reduce((total, one) => total + one.share, 0),
        some.length,
      );
    const rows: readonly (readonly [string, string])[] = [
      ['voyages that come home', within(home.length, list.length)],
      [
        'rounds, median (10–90 %)',
        [0.5, 0.1, 0.9]
          .map((q) =>
            quantile(
              list.map((t) => t.rounds),
              q,
            ),
          )
          .join(', '),
      ],
      ['plots that succeeded, exposed, a voyage', `${sum((t) => t.plots)}, ${sum((t) => t.exposed)}`],
      [
        'mutinies, coins bid, changes of Captain, a voyage',
        `${sum((t) => t.mutinies)}, ${sum((t) => t.seated.reduce((n, one) => n + one.bid, 0))}, ${sum((t) => t.overthrown)}`,
      ],
      ['the Captain at the end wins', won(all.filter(({ captain }) => captain))],
      ...Array.from({ length: seats }, (_, seat) => [`seat ${seat} wins`, won(home.map((t) => t.seated[seat]!))] as const),
      ['whoever plotted with success', won(all.filter(({ plots }) => plots > 0))],
      ['whoever was exposed', won(all.filter(({ exposed }) => exposed > 0))],
      [
        'whoever neither plotted nor is Captain',
        won(all.filter(({ captain, plots, exposed }) => !captain && plots + exposed === 0)),
      ],
      ['whoever rose in mutiny', won(all.filter(({ rose }) => rose > 0))],
      ['whoever bid', won(all.filter(({ bid }) => bid > 0))],
      ['whoever seized the title', won(all.filter(({ seized }) => seized > 0))],
    ];
    process.stdout.write(
      `\n| ${seats} seats, \`${BOT}\` | |\n| --- | ---: |\n${rows.map(([what, figure]) => `| ${what} | ${figure} |`).join('\n')}\n`,
    );
  }
}

const bot = botNamed(BOT);
if (bot === undefined) throw new Error(`there is no bot called ${BOT}`);
if (process.send !== undefined) serve((i) => play(i, bot));
else {
  const args = [String(GAMES), BOT, String(PROCESSES), FILE ?? '', String(SECONDS), SEATS.join(), SEED];
  const tales = await inParts<Tale>(import.meta.filename, args, GAMES * SEATS.length, PROCESSES, SECONDS, FILE);
  if (SOME !== undefined) told(tales ?? JSON.parse(readFileSync(FILE!, 'utf8')));
  else if (tales !== null) report(tales);
}
