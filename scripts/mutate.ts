// npm run mutate -- PATHS: breaks sources in small ways, one at a time, and lists what no test notices.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { rngFrom, seedOf, shuffle } from '@boucan/kernel';
import { leaksIn } from './mutate/leaks.ts';
import { type Mutant, mutantsIn } from './mutate/mutants.ts';
import { type Finding, PLAN, type Plan } from './mutate/plan.ts';

const USAGE = `npm run mutate -- PATHS [--sample N] [--seed S] [--part K/N] [--without WORD,…] [--only WORD,…] [--tests PATHS,…] [--leaks] [--json]
  PATHS      sources, files or folders, all of one package; words in text/ are left alone
  --sample   so many of the mutants, picked by --seed
  --part     the K-th of N parts of the sample, where all of it takes too long at a time
  --without  test files with one of these words in their path do not count: --without golden,packs/
  --only     test files with one of these words in their path alone count: a quick look at one chapter
  --leaks    leaks alone: what a view shows or an event tells to those who may not know it
  --tests    more test files or folders than the package's own
`;

const root = resolve(import.meta.dirname, '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    seed: { type: 'string' },
    part: { type: 'string', default: '1/1' },
    without: { type: 'string', default: '' },
    only: { type: 'string', default: '' },
    tests: { type: 'string', default: '' },
    leaks: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const listed = (text: string): string[] => text.split(',').filter((word) => word !== '');
const stop = (message: string): never => {
  process.stderr.write(`mutate: ${message}\n${USAGE}`);
  process.exit(2);
};

const filesIn = (paths: readonly string[], kind: string): string[] =>
  paths.flatMap((path) => {
    const full = resolve(root, path);
    if (!existsSync(full)) stop(`there is no ${path}`);
    if (statSync(full).isFile()) return [relative(root, full)];
    return globSync(`**/*${kind}`, { cwd: full })
      .map((file) => relative(root, join(full, file)))
      .sort();
  });

if (positionals.length === 0) stop('which sources?');
const sources = filesIn(positionals, '.ts').filter((file) => !/\/(text|test)\/|\.d\.ts$/u.test(file));
const rooms = [...new Set(sources.map((file) => file.split('/').slice(0, 2).join('/')))];
if (rooms.length !== 1) stop(`the sources are of ${rooms.length} packages; take one`);
const seed = values.seed ?? String(Math.trunc(Math.random() * 1e9));
const all = sources
  .flatMap((file) =>
    (values.leaks ? leaksIn : mutantsIn)(file, readFileSync(join(root, file), 'utf8')).map((m) => ({ ...m, file })),
  )
  .map((m, i): Mutant => ({ ...m, id: i + 1 }));
const sample = values.sample === undefined ? all.length : Number(values.sample);
if (!(sample > 0)) stop('--sample takes a number');
const [part, parts] = values.part.split('/').map(Number) as [number, number];
if (!(part >= 1 && part <= parts)) stop('--part takes two numbers, as in 2/4');
const mutants = shuffle(rngFrom(seedOf(seed)), all.slice())
  .slice(0, sample)
  .filter((_, i) => i % parts === part - 1)
  .sort((a, b) => a.id - b.id);

const without = listed(values.without);
const only = listed(values.only);
const named = (file: string, words: readonly string[]): boolean =>
  words.some((word) => file.slice(file.indexOf('/test/')).includes(word));
const tests = [...new Set(filesIn([`${rooms[0]}/test`, ...listed(values.tests)], '.test.ts'))].filter(
  (file) => !file.endsWith('.whole.test.ts') && !named(file, without) && (only.length === 0 || named(file, only)),
);
/** Laws play whole matches while they are loaded: they are asked last. */
const late = tests.filter((file) => basename(file).startsWith('laws'));
const prompt = tests.filter((file) => !late.includes(file));

const folder = mkdtempSync(join(tmpdir(), 'boucan-mutate-'));
const [path, findings] = [join(folder, 'plan.json'), join(folder, 'findings')];
process.on('exit', () => rmSync(folder, { recursive: true }));
const say = (text: string): void => {
  if (!values.json) process.stdout.write(`${text}\n`);
};

const PATIENCE = 240_000;
let running: ChildProcess | undefined;

const heard = (): Finding[] =>
  readFileSync(findings, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Finding);

/** Runs the tests; ends a process that gives no sign of life. */
function run(plan: Pick<Plan, 'tests' | 'done' | 'alone'>): Promise<Finding[]> {
  writeFileSync(findings, '');
  writeFileSync(path, JSON.stringify({ ...plan, root, mutants, findings, on: 0 } satisfies Plan));
  const child: ChildProcess = spawn(process.execPath, [join(import.meta.dirname, 'mutate/run.ts')], {
    cwd: root,
    env: { ...process.env, [PLAN]: path },
    stdio: process.env.BOUCAN_MUTATION_TALK === undefined ? 'ignore' : 'inherit',
    detached: true, // with its workers, so that they end together
  });
  running = child;
  return new Promise((answer) => {
    let size = 0;
    let spoke = Date.now();
    const watch = setInterval(() => {
      const now = statSync(findings).size;
      if (now !== size) [size, spoke] = [now, Date.now()];
      if (Date.now() - spoke > PATIENCE) process.kill(-child.pid!, 'SIGKILL');
    }, 500);
    child.on('exit', () => {
      clearInterval(watch);
      running = undefined;
      answer(heard());
    });
  });
}

const short = (text: string): string => text.replaceAll(/\s+/gu, ' ').slice(0, 100);

/** Told to end: with what it started, and with what is known by then. */
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => {
    if (running?.pid !== undefined) process.kill(-running.pid, 'SIGKILL');
    for (const finding of heard()) verdicts.set(finding.id, finding);
    tell();
    process.exit(1);
  });

const began = performance.now();
const verdicts = new Map<number, Finding>();
say(`${mutants.length} of ${all.length} mutants of ${positionals.join(' ')}, seed ${seed}, ${tests.length} test files`);

// First all tests in one process, each mutant switched on in turn. What hangs or leaves something behind is asked again, alone.
const suspect = new Set<number>();
while (verdicts.size < mutants.length) {
  const findings = await run({ tests: prompt, done: [...verdicts.keys()], alone: null });
  const [first] = findings;
  if (first === undefined) stop('the tests do not run: BOUCAN_MUTATION_TALK=1 shows why');
  if (first?.outcome === 'impossible') stop(`these tests fail with nothing broken: ${first.by}`);
  for (const finding of findings) {
    verdicts.set(finding.id, finding);
    if (finding.outcome === 'suspect') suspect.add(finding.id);
  }
  const last = findings.at(-1)!;
  if (last.outcome === 'begun') suspect.add(last.id);
}

// Then what is left, switched on from the start: what runs while files are loaded, and what a module remembers from before it was broken.
const MOST_FILES = 8;
let left = mutants.flatMap((mutant) => {
  const { id, outcome, reachedIn = [], loadedIn = [], ran = false } = verdicts.get(mutant.id)!;
  if (outcome === 'killed') return [];
  if (!suspect.has(id) && loadedIn.length === 0 && ran) return late.length > 0 ? [{ id, tests: late }] : [];
  const ranked = likeliestFirst(mutant);
  const concerned = ranked.filter(
    ({ file, rank }) => reachedIn.includes(file) || loadedIn.includes(file) || (loadedIn.length > 0 && rank < 2),
  );
  const everywhere = suspect.has(id) || (loadedIn.length > 0 && !mutant.inside);
  const files = everywhere ? ranked : concerned.slice(0, MOST_FILES);
  const all = [...files.map(({ file }) => file), ...late];
  return all.length > 0 ? [{ id, tests: all }] : [];
});
while (left.length > 0) {
  const findings = await run({ tests, done: [], alone: left });
  if (findings.length === 0) stop('the tests do not run: BOUCAN_MUTATION_TALK=1 shows why');
  for (const { id, outcome, by } of findings) {
    // What began and was never heard of again hangs.
    verdicts.set(id, { ...verdicts.get(id)!, outcome: outcome === 'begun' ? 'killed' : outcome, by: by ?? 'it never ends' });
  }
  left = left.filter(({ id }) => !findings.some((finding) => finding.id === id));
}

function likeliestFirst({ file, line }: Mutant): { readonly file: string; readonly rank: number }[] {
  const near = readFileSync(join(root, file), 'utf8')
    .split('\n')
    .slice(Math.max(0, line - 12), line + 2)
    .join('\n');
  const rules = near.match(/\b[A-Z]+-[A-Z]+-\d+/gu) ?? [];
  const rank = (test: string): number => {
    if (basename(test, '.test.ts') === basename(file, '.ts')) return 0;
    const text = readFileSync(join(root, test), 'utf8');
    return rules.some((rule) => text.includes(rule)) ? 1 : 2;
  };
  return prompt.map((test) => ({ file: test, rank: rank(test) })).sort((a, b) => a.rank - b.rank);
}

function tell(): void {
  let [killed, judged] = [0, 0];
  for (const mutant of mutants) {
    const { outcome, by, reached, ran } = verdicts.get(mutant.id) ?? { outcome: 'begun' };
    const { file, line, kind, before, after } = mutant;
    const open = outcome === 'begun' || outcome === 'suspect' || (outcome === 'survived' && ran === false);
    if (!open) judged++;
    if (outcome === 'killed') killed++;
    if (values.json) process.stdout.write(`${JSON.stringify({ file, line, kind, before, after, outcome, by, reached })}\n`);
    else if (outcome !== 'killed' && verdicts.has(mutant.id)) {
      const note = open ? '  (not settled)' : reached === 0 ? '  (no test comes here)' : '';
      say(`${file}:${line}  ${kind}: ${short(before)}${after === '' ? '' : ` → ${short(after)}`}${note}`);
    }
  }
  const seconds = Math.round((performance.now() - began) / 1000);
  const summary = { mutants: judged, of: all.length, killed, survived: judged - killed, seed, seconds };
  if (values.json) process.stdout.write(`${JSON.stringify(summary)}\n`);
  if (judged < mutants.length) say(`ended before ${mutants.length - judged} were judged`);
  say(`${killed} killed, ${judged - killed} survived, ${((100 * killed) / judged).toFixed(1)} % (seed ${seed}, ${seconds} s)`);
}
tell();
