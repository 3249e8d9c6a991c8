import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** Who may import whom. `games/*` stands for each game, which never knows another. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'packages/kernel': [],
  'packages/words': ['packages/kernel'],
  'packages/record': ['packages/kernel'],
  'packages/registry': ['packages/kernel', 'packages/record'],
  'packages/notation': ['packages/kernel', 'packages/record', 'packages/words'],
  'packages/testkit': ['packages/kernel', 'packages/bots'], // a law asks what bots judge by
  'packages/table': ['packages/kernel', 'packages/record'],
  'packages/protocol': ['packages/kernel', 'packages/record', 'packages/table'],
  'packages/bots': ['packages/kernel'],
  'packages/board': ['packages/kernel', 'packages/table', 'packages/words'],
  'packages/create-boucan-game': [],
  'packages/ratings': [],
  'packages/tournament': ['packages/kernel', 'packages/table'],
  'packages/learn': ['packages/kernel', 'packages/bots', 'packages/words', 'packages/registry'],
  'packages/lessons': ['packages/kernel', 'packages/record'],
  'packages/puzzles': ['packages/kernel', 'packages/bots', 'packages/lessons', 'packages/registry'],
  'games/*': ['packages/kernel', 'packages/registry'], // of the registry, how a picture is drawn, as a type
  'games/*/lessons': ['packages/kernel', 'packages/lessons', 'packages/puzzles', 'games/*'], // of the game, its types alone: see below
  games: ['packages/kernel', 'packages/registry', 'packages/lessons', 'packages/puzzles', 'games/*', 'games/*/lessons'], // the lists of them, and of their lessons
  bench: ['packages/kernel', 'packages/bots', 'packages/registry', 'games'],
  'apps/cli': ['packages/*', 'games', 'bench'], // the server it starts is a program of its own
  'apps/server': ['packages/*', 'games'],
  'apps/web': ['packages/*', 'games', 'games/*'], // of the games, its boards alone: see below
};

/** Libraries from outside that a package may use; tests may also use vitest, fast-check and Node itself. */
const LIBRARIES: Readonly<Record<string, readonly string[]>> = {
  'packages/words': ['intl-messageformat', '@formatjs/'],
  'packages/record': ['@noble/hashes', 'node:'], // Node for `sources` alone, which is an entry of its own
  'packages/protocol': ['zod'],
  'packages/ratings': ['openskill'],
  'packages/testkit': ['vitest', 'node:', '@formatjs/'],
  'packages/learn': ['node:'],
  'packages/puzzles': ['openskill', 'node:'], // Node for its threads alone, which are an entry of their own
  'packages/board': ['react'],
  'packages/create-boucan-game': ['node:'],
  'packages/registry': ['node:', 'es-module-lexer'], // for `node` and `modules`, which are entries of their own
  bench: ['boardgame.io', 'node:'],
  'apps/cli': ['node:', 'openskill', 'ws'],
  'apps/server': [
    'node:',
    'fastify',
    '@fastify/',
    'ws',
    'pg',
    '@nats-io/',
    'pino',
    'prom-client',
    '@resvg/resvg-js',
    'zod',
    '@simplewebauthn/server',
    'nodemailer',
    'web-push',
    'smtp-server',
  ],
  'apps/web': [
    'react',
    'react-dom',
    'wouter',
    '@fontsource/',
    'icon:',
    'icons:',
    'words:',
    'virtual:',
    'd3-zoom',
    'uqr',
    '@simplewebauthn/browser',
    'd3-selection',
    'uplot',
  ],
};

const roomOf = (file: string): string => {
  if (file === 'games/index.ts' || file === 'games/lessons.ts') return 'games';
  if (/^games\/[a-z]+\/lessons\//u.test(file)) return file.split('/').slice(0, 3).join('/');
  return file.startsWith('bench/') ? 'bench' : file.split('/').slice(0, 2).join('/');
};
const ruleFor = (room: string): string => {
  if (!room.startsWith('games/')) return room;
  return room.endsWith('/lessons') ? 'games/*/lessons' : 'games/*';
};
const allows = (allowed: readonly string[], room: string): boolean => {
  if (room.endsWith('/lessons') && room.startsWith('games/')) return allowed.includes('games/*/lessons');
  return allowed.includes(room) || allowed.includes(`${room.split('/')[0]}/*`);
};

const packages = new Map(
  globSync(['{packages,games,apps}/*/package.json', '{games,bench}/package.json'], { cwd: root }).map((file) => [
    (JSON.parse(readFileSync(join(root, file), 'utf8')) as { name: string }).name,
    dirname(file),
  ]),
);

const sources = globSync(
  ['{packages,games,apps}/*/src/**/*.{ts,tsx}', 'games/{index,lessons}.ts', 'games/*/lessons/*.ts', 'bench/src/**/*.{ts,tsx}'],
  { cwd: root },
);
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

function* importsOf(file: string): Iterable<string> {
  for (const match of read(file).matchAll(/(?:\bfrom\s+|\bimport\s*\(\s*|^import\s+)['"]([^'"]+)['"]/gm))
    yield match[1] as string;
}

/** The room an import leads to, or the name of the library it comes from. */
function target(file: string, specifier: string): { room: string } | { library: string } {
  if (specifier.startsWith('.')) return { room: roomOf(relative(root, resolve(root, dirname(file), specifier))) };
  const name = specifier.startsWith('@') ? specifier.split('/').slice(0, 2).join('/') : (specifier.split('/')[0] as string);
  const room = packages.get(name);
  return room === undefined ? { library: specifier } : { room };
}

test('imports point one way: kernel ← games, packages ← apps', () => {
  for (const kind of ['.ts', '.tsx']) expect(sources.filter((file) => file.endsWith(kind)).length, kind).toBeGreaterThan(100);
  const against: string[] = [];
  for (const file of sources) {
    const room = roomOf(file);
    const allowed = MAY_IMPORT[ruleFor(room)];
    expect(allowed, `${room} is not in the table of rooms`).toBeDefined();
    for (const specifier of importsOf(file)) {
      const to = target(file, specifier);
      if ('room' in to) {
        if (to.room !== room && !allows(allowed ?? [], to.room)) against.push(`${file} imports ${to.room}`);
      } else if (!(LIBRARIES[ruleFor(room)] ?? []).some((library) => to.library.startsWith(library))) {
        against.push(`${file} imports ${to.library}`);
      }
    }
  }
  expect(against).toEqual([]);
});

test('rules are pure: no clock, no chance of their own, no DOM, no files', () => {
  const reaches =
    /Math\.random|Date\.now|new Date\(|performance\.|\bwindow\.|\bdocument\.|\bprocess\.|node:|\bfetch\(|setTimeout/;
  const impure = sources
    .filter((file) => /^(packages\/(kernel|words|record)|games)\//.test(file))
    .filter((file) => file !== 'packages/record/src/sources.ts') // it reads the rules, and no rule reads it
    .filter((file) => reaches.test(read(file)));
  expect(impure).toEqual([]);
});

test('a lesson knows its own game alone, and nothing of it at run time: whoever learns has loaded it already', () => {
  const lessons = sources.filter((file) => /^games\/[a-z]+\/lessons\//u.test(file));
  expect(lessons.length).toBeGreaterThan(3);
  const needs = lessons.flatMap((file) =>
    [...importsOf(file)]
      .map((from) => target(file, from))
      .flatMap((to) => ('room' in to && to.room.startsWith('games/') ? [to.room] : []))
      .filter((room) => !file.startsWith(`${room}/`) && room !== roomOf(file))
      .map((room) => `${file} imports ${room}`),
  );
  expect(needs).toEqual([]);
  const loaded = lessons.flatMap((file) => [...neededBy(file)].filter((needed) => needed.includes('/src/')));
  expect(loaded).toEqual([]);
});

test('no board calls a rule: it draws views, offers and content', () => {
  const boards = sources.filter((file) => /^apps\/web\/src\/boards\/.+\.tsx?$/.test(file));
  expect(boards.length).toBeGreaterThan(20);
  const games = [...packages].filter(([, room]) => room.startsWith('games/')).map(([name]) => name);
  const calls = boards.flatMap((file) =>
    [...read(file).matchAll(/^(?:import|export)\s+(?!type\b)[^;]*?from\s+'([^']+)'/gm)]
      .map((match) => match[1] as string)
      // The package itself is the game with all its rules; types of it are welcome.
      .filter((from) => games.includes(from) || games.some((game) => from.startsWith(`${game}/rules`)))
      .map((from) => `${file} imports ${from}`),
  );
  expect(calls).toEqual([]);
});

/** What serves every game: packages, server, and the client but for its boards and the page that says what Boucan is. */
const FOR_ALL =
  /^(packages\/(kernel|words|record|registry|testkit|table|protocol|bots|learn|lessons|puzzles)|apps\/server|apps\/web)\/src\/(?!boards\/(?!board\.ts|parts\/)|screens\/about\/|words\/pages\.)/u;

test('whatever serves every game names none of them', () => {
  const files = sources.filter((file) => FOR_ALL.test(file));
  for (const room of ['packages/table/', 'apps/server/', 'apps/web/src/screens/', 'apps/web/src/boards/parts/'])
    expect(files.filter((file) => file.startsWith(room)).length, room).toBeGreaterThan(5);
  const games = [...packages.values()].filter((room) => room.startsWith('games/')).map((room) => room.slice('games/'.length));
  expect(games).toContain('nassau');
  // As a word of its own in quotes, or in the path of an import.
  const named = new RegExp(`['"\`/](${games.join('|')})['"\`/]`, 'gu');
  const names = files.flatMap((file) => {
    const code = read(file).replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gmu, '');
    return [...code.matchAll(named)].map((match) => `${file} names ${match[1]}`);
  });
  expect(names).toEqual([]);
});

test('no game is imported by name outside games/, but by the board that draws it', () => {
  const games = [...packages.values()].filter((room) => room.startsWith('games/'));
  const imports = sources
    .filter((file) => !file.startsWith('games/'))
    .flatMap((file) => [...importsOf(file)].map((specifier) => [file, target(file, specifier)] as const))
    .filter(([, to]) => 'room' in to && games.includes(to.room)) as (readonly [string, { room: string }])[];
  expect(imports.length).toBeGreaterThan(50);
  const against = imports.filter(([file, { room }]) => !file.startsWith(`apps/web/src/boards/${room.slice('games/'.length)}/`));
  expect(against.map(([file, { room }]) => `${file} imports ${room}`)).toEqual([]);
});

test('boards are handed in by the list of boards: nothing else in the client names one, or finds it by its folder', () => {
  const BOARDS = 'apps/web/src/boards/';
  const LISTS = [`${BOARDS}index.ts`, `${BOARDS}more.ts`];
  const drawn = globSync(`${BOARDS}*/board.tsx`, { cwd: root }).map(dirname);
  expect(drawn.length).toBeGreaterThan(4);
  const isIn = (folder: string, file: string): boolean => file.startsWith(`${folder}/`);
  const missing = (list: string, files: readonly string[]): string[] => {
    const named = [...importsOf(list)].map((from) => relative(root, resolve(root, BOARDS, from)));
    const there = globSync(files, { cwd: join(root, BOARDS) }).filter((file) => !file.startsWith('parts/'));
    return there.map((file) => BOARDS + file).filter((file) => !named.includes(file));
  };
  expect(missing(LISTS[0]!, ['*/board.tsx', '*/{card,help,describe,pictures}.ts'])).toEqual([]);
  expect(missing(LISTS[1]!, ['*/{about,box,aid,help,words,speech}.ts', '*/packs/*/words.ts'])).toEqual([]);

  const clients = sources.filter((file) => file.startsWith('apps/web/src/') && !LISTS.includes(file));
  const against = clients.flatMap((file) => {
    const others = drawn.filter((folder) => !isIn(folder, file));
    const named = [...importsOf(file)]
      .filter((from) => from.startsWith('.'))
      .map((from) => relative(root, resolve(root, dirname(file), from)));
    const globs = [...read(file).matchAll(/import\.meta\.glob[^;]*/gu)]
      .flatMap(([call]) => [...call.matchAll(/'(\.[^']+)'/gu)].map(([, pattern]) => pattern!))
      .flatMap((pattern) => globSync(pattern, { cwd: join(root, dirname(file)) }))
      .map((found) => relative(root, resolve(root, dirname(file), found)));
    return [...named, ...globs].filter((one) => others.some((folder) => isIn(folder, one))).map((one) => `${file}: ${one}`);
  });
  expect(against).toEqual([]);
  const lists = clients.filter((file) =>
    [...importsOf(file)].some((from) => LISTS.includes(relative(root, resolve(root, dirname(file), from)))),
  );
  expect(lists, 'the page hands the list in, and only the page knows it').toEqual(['apps/web/src/main.tsx']);
});

test('what is taught of a game, and what its bots say, is handed in with its board: no screen finds a game’s own', () => {
  const BOARDS = 'apps/web/src/boards/';
  const clients = sources.filter((file) => file.startsWith('apps/web/src/'));
  const needs = (wanted: (to: string) => boolean): string[] =>
    clients.filter((file) =>
      [...importsOf(file)].some((from) =>
        wanted(from.startsWith('.') ? relative(root, resolve(root, dirname(file), from)) : from),
      ),
    );
  // A thread is handed nothing that can be called: it finds figures as it finds rules.
  const ANALYST = 'apps/web/src/screens/replay/analyst.ts';
  expect(needs((to) => to === '@boucan/games/lessons').sort()).toEqual([`${BOARDS}taught.ts`, ANALYST]);
  expect(needs((to) => to.startsWith('apps/web/src/banter/games/'))).toEqual([`${BOARDS}more.ts`]);
  expect(needs((to) => to === `${BOARDS}taught.ts`)).toEqual([`${BOARDS}more.ts`]);
  const found = clients.filter((file) => /import\.meta\.glob[^;]*(?:games\/\*|puzzles|banter|lessons)/u.test(read(file)));
  expect(found).toEqual([`${BOARDS}taught.ts`]);
});

/** What a file needs when it is loaded: types are gone by then. */
function* neededBy(file: string): Iterable<string> {
  for (const [, type, names, from] of read(file).matchAll(
    /^(?:import|export)\s+(type\s+)?(?:([^;'"]*?)\s+from\s+)?['"](\.[^'"]+)['"]/gm,
  )) {
    const named = names?.startsWith('{') ? names.slice(1, -1).split(',') : [];
    const onlyTypes = named.length > 0 && named.every((name) => name.trim() === '' || name.trim().startsWith('type '));
    if (type === undefined && !onlyTypes) yield relative(root, resolve(root, dirname(file), from as string));
  }
}

/** What a game exports beside itself, by the name it is imported by. */
const doors = [...packages].flatMap(([name, room]) => {
  if (!room.startsWith('games/')) return [];
  const { exports } = JSON.parse(read(join(room, 'package.json'))) as { exports: Record<string, string> };
  return Object.entries(exports)
    .filter(([door]) => door !== '.' && door !== './twins')
    .flatMap(([door, file]) =>
      globSync(join(room, file), { cwd: root }).map((found) => ({ name: join(name, door), file: found })),
    );
});

/** Doors that are meant to be: what a choice would bring about, and what content asks of a board, are worked out by the game itself. */
const MEANT = ['games/brethren/src/preview.ts', 'games/fortunes/src/rules/facts.ts'];
/** Of the view, and of what is added up for it, a client needs the types alone. */
const TYPES_ALONE = /\/(view|sums)$/u;

test('no game exports its rules: whatever a board may load needs none', () => {
  expect(doors.length).toBeGreaterThan(40);
  const isRule = (file: string): boolean => /^games\/[a-z]+\/src\/(?:rules\/|packs\/.+\/rules)/u.test(file);
  const leads: string[] = [];
  for (const { name, file } of doors) {
    const done = new Set<string>();
    const visit = (at: string, way: readonly string[]): void => {
      if (done.has(at) || MEANT.includes(at)) return;
      done.add(at);
      if (isRule(at)) leads.push(`${name}: ${[...way, at].join(' → ')}`);
      else for (const next of neededBy(at)) visit(next, [...way, at]);
    };
    if (!TYPES_ALONE.test(name)) visit(file, []);
  }
  expect(leads).toEqual([]);
  const loaded = sources
    .filter((file) => file.startsWith('apps/web/'))
    .flatMap((file) => [...read(file).matchAll(/^(?:import|export)\s+(?!type\b)[^;]*?from\s+'(@boucan\/[^']+)'/gm)])
    .filter(([, from]) => TYPES_ALONE.test(from!));
  expect(loaded.map(([line]) => line)).toEqual([]);
});

test('no file of a game needs itself, by whatever way round', () => {
  const files = sources.filter((file) => file.startsWith('games/'));
  expect(files.length).toBeGreaterThan(20);
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]): void => {
    const at = way.indexOf(file);
    if (at >= 0) circles.push([...way.slice(at), file].join(' → '));
    if (at >= 0 || done.has(file)) return;
    for (const next of neededBy(file)) visit(next, [...way, file]);
    done.add(file);
  };
  for (const file of files) visit(file, []);
  expect(circles).toEqual([]);
});
