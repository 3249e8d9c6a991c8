import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { GAMES } from '../../games/index.ts';

type Graph = Rolldown.ChunkingContext;
type Modules = ReadonlySet<string>;

const SOURCES = join(import.meta.dirname, 'src');
const at = (...files: string[]): string[] => files.map((file) => join(SOURCES, file));

/** The modules that threads, the first page and tables begin with. The thread that gives advice is started when it is asked for. */
const WORKER = at('local/worker.ts');
const THREADS = [...WORKER, ...at('local/adviser.ts')];
const SHELL = at('main.tsx');
const TABLE = at('tables.ts');
/** What a table shows when it is called for. */
const LATE = at('screens/table/parts/late-sheets.ts', 'screens/table/parts/gathering.tsx', 'screens/rules/rules-panel.tsx');

/** What every game needs; and what pages and threads may both need. */
const KERNEL = /\/packages\/kernel\/src\//u;
const PURE = /\/packages\/(?:kernel|bots|table|record)\/src\//u;

const GAME = /\/(?:games|src\/boards)\/(?<game>[\w-]+)\//u;
/** They come when somebody wants to learn. */
const LEARNING = /\/games\/(?:[\w-]+\/(?:lessons|puzzles)\/|lessons\.ts)/u;
const PACKAGE = /\/packages\/(?<name>[\w-]+)\/src\/index\.ts$/u;

/** What a module imports. Of the list of a package it imports only what it names there. */
function importsOf(graph: Graph, id: string): readonly string[] {
  const { importedIds, code } = graph.getModuleInfo(id) ?? { importedIds: [], code: null };
  return importedIds.flatMap((other) => {
    const name = PACKAGE.exec(other)?.groups?.name;
    const named =
      name && new RegExp(`(?:import|export)\\s*\\{(?<names>[^}]*)\\}\\s*from\\s*["']@boucan/${name}["']`, 'u').exec(code ?? '');
    if (!named) return other;
    const listed = graph.getModuleInfo(other)!.importedIds.map((one) => graph.getModuleInfo(one)!);
    return named.groups!.names!.split(',').map((one) => {
      const wanted = one.trim().split(/\s+as\s+/u, 1)[0]!;
      return listed.find(({ exports }) => exports.includes(wanted))?.id ?? other;
    });
  });
}

/** Everything that comes along with these modules at once. */
function closure(graph: Graph, from: readonly string[]): Modules {
  const found = new Set<string>();
  const waiting = [...from];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...importsOf(graph, id));
  }
  return found;
}

function planned(graph: Graph): (id: string) => string | null {
  const worker = closure(graph, WORKER);
  const threads = closure(graph, THREADS);
  const shell = closure(graph, SHELL);
  const table = closure(graph, TABLE);
  const late = closure(graph, LATE);
  const ofBoards = (...files: string[]): Map<string, Modules> => {
    const found = new Map<string, Modules>();
    const of = (game: string): Modules => found.get(game) ?? closure(graph, at(...files.map((file) => `boards/${game}/${file}`)));
    for (const { id } of GAMES) found.set(id, of(id));
    return found;
  };
  const helps = ofBoards('help.ts');
  const boards = ofBoards('board.tsx', 'describe.ts');
  const using = (all: ReadonlyMap<string, Modules>, id: string): string[] =>
    [...all].flatMap(([game, modules]) => (modules.has(id) ? game : []));

  return (id) => {
    if (LEARNING.test(id)) return null;
    if (id.includes('/games/') || id.startsWith('\0empty:')) {
      const game = GAME.exec(id)?.groups?.game;
      if (game !== undefined && !id.endsWith('/games/index.ts')) return `game-${game}`;
    }
    if (THREADS.includes(id)) return null;
    if (threads.has(id) || PURE.test(id)) {
      if (shell.has(id)) return 'common';
      if (worker.has(id) || KERNEL.test(id)) return 'engine';
      if (threads.has(id)) return 'counsel';
      return table.has(id) ? 'table' : null;
    }
    if (shell.has(id)) return 'shell';
    if (table.has(id)) return 'table';
    const [help, ...others] = using(helps, id);
    const users = using(boards, id);
    if (late.has(id)) return help === undefined && users.length === 0 ? 'late' : 'table';
    if (help !== undefined) return others.length === 0 ? `help-${help}` : 'table';
    if (users.length === 0) return null;
    if (users.length === 1) return `board-${users[0]}`;
    return users.includes('brethren') || users.includes('toy') ? 'table' : 'chart';
  };
}

/**
 * In which file each module is served. A request costs half a second where the line is slow, so there are few: the shell, what tables need besides, what they show when it is called for, a game, its help,
 * its board, what the thread of a table needs besides, what advice needs, and what the shell and threads have in common. A thread is never given a file that draws. Everything else is
 * left to the bundler.
 */
export function rooms(): (id: string, graph: Graph) => string | null {
  let plan: ((id: string) => string | null) | undefined;
  return (id, graph) => {
    plan ??= planned(graph);
    return plan(id);
  };
}
