// What the pages weigh and how long one waits for them, on Slow 4G with a processor slowed four times; or how still and light a table is.
//   npm run -s build && npm run -s pages -- [--games brethren,skull] [--list] [--fast] [--web FOLDER]
//   npm run -s build && npm run -s pages -- --play --games nassau [--choices 1000] [--seconds 120] [--told]
// `--fast`: a machine and a line as they are. `--web`: another client than the one built last. `--told`: at the usual pace.
// `--play --list`: every shift that counts, with what moved from where to where.
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startServer } from '../apps/server/src/server.ts';
import { QUIET } from '../tests/browser/premises.ts';
import { Chrome, Tab } from './pages/chrome.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: 'brethren,skull,nassau,fortunes' },
    list: { type: 'boolean', default: false },
    fast: { type: 'boolean', default: false },
    web: { type: 'string' },
    play: { type: 'boolean', default: false },
    told: { type: 'boolean', default: false },
    choices: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '240' },
  },
});
const games = values.games.split(',');
const SIZE = [1440, 900] as const;
const kb = (bytes: number): string => (bytes / 1000).toFixed(0);
const s = (ms: number): string => (ms / 1000).toFixed(1);
const row = (...cells: (string | number)[]): void => console.log(`| ${cells.join(' | ')} |`);

/** The button of a game in the lobby. */
const button = (game: string): string => `document.querySelector('[data-plays="${game}"]')`;
const USABLE = `document.querySelectorAll('[data-plays]').length > 3`;
const PROMPT = `document.querySelector('.tb-prompt[data-asked] .tb-prompt-text')?.textContent`;
const BOARD = `document.querySelector('.tb-board')?.querySelector('svg, canvas') && !document.querySelector('.tb-board .loading')`;

const data = mkdtempSync(join(tmpdir(), 'boucan-pages-'));
const server = await startServer({
  ...QUIET,
  port: 0,
  data,
  botThreads: 1,
  ...(values.web !== undefined && { web: values.web }),
});
const url = server.url.replace('127.0.0.1', 'localhost');
const chrome = await Chrome.launch();

/** The server packs a file when it is first asked for: that is not what is measured. */
async function warmUp(): Promise<void> {
  const folder = values.web ?? join(import.meta.dirname, '../apps/web/dist');
  const files = globSync('**/*.{html,js,css,svg,webmanifest}', { cwd: folder });
  for (const file of files) await (await fetch(`${url}/${file}`, { headers: { 'accept-encoding': 'br' } })).arrayBuffer();
}

async function visit(game: string): Promise<void> {
  const profile = await chrome.profile();
  for (const time of ['cold', 'warm']) {
    const tab = await Tab.open(chrome, profile, { slow: !values.fast, size: SIZE });
    await tab.go(url);
    const usable = await tab.when(USABLE);
    await tab.quiet();
    const first = { ...tab.page };
    const clicked = await tab.ask<number>(`(${button(game)}.click(), performance.now())`);
    const prompt = await tab.when(PROMPT);
    const board = await tab.when(BOARD);
    await tab.quiet();
    const { page, keeper } = tab;
    row(
      game,
      time,
      s(usable),
      s(prompt - clicked),
      s(board - clicked),
      kb(first.bytes),
      first.requests,
      kb(page.bytes),
      page.requests,
      `${kb(keeper.bytes)} in ${keeper.requests}`,
    );
    if (values.list)
      for (const { path, bytes } of tab.fetched.toSorted((a, b) => b.bytes - a.bytes)) console.log(`${bytes} ${path}`);
    await tab.close();
  }
}

/** Choices at random from the list in words, for as long as there are any; then another match. */
const PLAYER = `
  // The list is for us alone: most people have it folded, and the log has its place.
  document.head.append(Object.assign(document.createElement('style'), { textContent: \`
    .tb-choices { position: fixed !important; left: -9999px }
    @media (width >= 1000px) {
      .tb:has(> .tb-choices) {
        grid-template: "top nav" auto "lost lost" auto "board guide" auto "board side" minmax(0, 1fr) "ask side" auto / minmax(0, 1fr) clamp(320px, 26vw, 440px) !important;
      }
    }\` }));
  const seen = { shift: 0, own: 0, shifts: {}, moves: [], long: [], choices: 0 };
  const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
  let chosen = -1000;
  globalThis.seen = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // The page that comes, and the list that is put aside, are no part of the match.
      if (chosen < 0) continue;
      // What moves at once after a press one expects to move: browsers do not count it either.
      if (entry.startTime - chosen < 500) {
        seen.own += entry.value;
        continue;
      }
      seen.shift += entry.value;
      for (const { node, previousRect, currentRect } of entry.sources) {
        const moved = node?.nodeType === 3 ? 'text' : '';
        const of = node?.nodeType === 3 ? node.parentElement : node;
        const name = moved + (of?.className?.toString() || of?.nodeName || 'gone');
        seen.shifts[name] = (seen.shifts[name] ?? 0) + entry.value;
        const asked = document.querySelector('.tb-prompt-text')?.textContent.slice(0, 50);
        seen.moves.push(entry.value.toFixed(4) + ' after ' + seen.choices + ': ' + name + ', ' + box(previousRect) + ' to ' + box(currentRect) + ' | ' + asked);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => { for (const { duration } of list.getEntries()) seen.long.push(duration); })
    .observe({ type: 'longtask', buffered: true });
  let n = 7;
  const random = (count) => (n = (n * 48271) % 2147483647) % count;
  setInterval(() => {
    const guide = document.querySelector('.tb-guide button.primary, .tb-confirm button.primary, .tb-away button.primary');
    if (guide !== null) {
      if (chosen > 0) chosen = performance.now();
      return guide.click();
    }
    const offered = [...document.querySelectorAll('.tb-choice[aria-disabled=false]')];
    if (offered.length > 0) {
      seen.choices++;
      chosen = performance.now();
      return offered[random(offered.length)].click();
    }
    document.querySelector('dialog[open] .dialog-close, dialog[open] [data-close]')?.click();
    document.querySelector('section.tb-prompt:not([data-asked]) button.primary')?.click();
  }, 40);`;

async function play(game: string): Promise<void> {
  const settings = values.told ? '{}' : '{"pace":"at-once","bots":"at-once"}';
  const first = `try { localStorage.setItem('boucan.settings', '${settings}'); localStorage.setItem('boucan.choices', 'true'); } catch {}`;
  const tab = await Tab.open(chrome, await chrome.profile(), { slow: !values.fast, size: SIZE, first });
  await tab.go(url);
  await tab.when(USABLE);
  await tab.ask(`void ${button(game)}.click()`);
  await tab.when(BOARD);
  await tab.ask(PLAYER);
  const began = await tab.heap();
  const until = performance.now() + Number(values.seconds) * 1000;
  const heaps: string[] = [];
  let choices = 0;
  for (let next = 50; performance.now() < until && choices < Number(values.choices); ) {
    await new Promise((done) => setTimeout(done, 500));
    choices = await tab.ask<number>('seen.choices');
    if (choices < next) continue;
    heaps.push(`${choices}: ${((await tab.heap()) / 1e6).toFixed(1)}`);
    console.error(heaps.at(-1));
    next = choices + Number(values.choices) / 10;
  }
  const { shift, own, shifts, moves, long } = await tab.ask<{
    shift: number;
    own: number;
    shifts: Record<string, number>;
    moves: string[];
    long: number[];
  }>('seen');
  const over = (ms: number): number => long.filter((one) => one > ms).length;
  row(game, choices, shift.toFixed(3), own.toFixed(3), Math.round(Math.max(0, ...long)), over(200), over(50));
  console.log(`  heap, MB, by choices: at first ${(began / 1e6).toFixed(1)}; ${heaps.join('; ')}`);
  const most = Object.entries(shifts).toSorted(([, a], [, b]) => b - a);
  for (const [name, sum] of most.slice(0, 8)) console.log(`  ${sum.toFixed(3)} ${name}`);
  if (values.list) for (const move of moves) console.log(`  ${move}`);
  await tab.close();
}

try {
  if (!values.play) await warmUp();
  if (values.play) row('game', 'choices', 'layout shift', 'after own choices', 'longest task, ms', '> 200 ms', '> 50 ms');
  else
    row('game', '', 'lobby, s', 'prompt, s', 'board, s', 'lobby, kB', 'requests', 'in all, kB', 'requests', 'service worker, kB');
  for (const game of games) await (values.play ? play(game) : visit(game));
} finally {
  await chrome.close();
  await server.close();
  rmSync(data, { recursive: true, force: true });
  process.exit();
}
