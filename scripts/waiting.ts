// How long one waits at a table of each game against two bots, with the usual settings: from a choice to the next question.
//   npm run -s build && node scripts/waiting.ts [--games nassau,skull] [--seconds 90] [--web FOLDER]
// Choices are made at random and at once, so all that is counted is waiting. Only waits in which somebody else played count.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startServer } from '../apps/server/src/server.ts';
import { QUIET } from '../tests/browser/premises.ts';
import { Chrome, Tab } from './pages/chrome.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: 'brethren,fortunes,nassau,skull' },
    seconds: { type: 'string', default: '90' },
    seed: { type: 'string', default: '7' },
    web: { type: 'string' },
  },
});

const SETTLED = `try {
  localStorage.setItem('boucan.choices', 'true');
  localStorage.setItem('boucan.guide', '{"on":false,"read":[]}');
} catch {}`;
const BOARD = `document.querySelector('.tb-board')?.querySelector('svg, canvas') && !document.querySelector('.tb-board .loading')`;
const begin = (game: string): string => `document.querySelector('[data-plays="${game}"]')`;

interface Wait {
  readonly ms: number;
  /** Somebody else was awaited meanwhile. */
  readonly others: boolean;
  readonly question: string;
}

/** Chooses as soon as it is asked, and notes how long that took. */
const WAITER = `
  globalThis.waits = [];
  let since = null, others = false, n = ${values.seed};
  const random = (count) => (n = (n * 48271) % 2147483647) % count;
  setInterval(() => {
    document.querySelector('.tb-confirm button.primary, .tb-away button.primary, dialog[open] header button')?.click();
    if (document.querySelector('.tb-seat[data-turn=true]:not([data-mine=true])')) others = true;
    const offered = [...document.querySelectorAll('.tb-choice[aria-disabled=false]')];
    if (offered.length === 0) return;
    if (since !== null) waits.push({ ms: performance.now() - since, others, question: document.querySelector('.tb-prompt-text').textContent });
    since = performance.now();
    others = false;
    offered[random(offered.length)].click();
  }, 25);`;

const data = mkdtempSync(join(tmpdir(), 'boucan-waiting-'));
const server = await startServer({
  ...QUIET,
  port: 0,
  data,
  botThreads: 1,
  ...(values.web !== undefined && { web: values.web }),
});
const url = server.url.replace('127.0.0.1', 'localhost');
const chrome = await Chrome.launch();
const s = (ms: number): string => (ms / 1000).toFixed(1);
const row = (...cells: (string | number)[]): void => console.log(`| ${cells.join(' | ')} |`);

async function wait(game: string): Promise<void> {
  const tab = await Tab.open(chrome, await chrome.profile(), { slow: false, size: [1440, 900], first: SETTLED });
  await tab.go(url);
  await tab.when(begin(game));
  await tab.ask(`void ${begin(game)}.click()`);
  await tab.when(BOARD);
  await tab.ask(WAITER);
  await new Promise((done) => setTimeout(done, Number(values.seconds) * 1000));
  const all = await tab.ask<readonly Wait[]>('waits');
  const waits = all.filter(({ others }) => others).map(({ ms }) => ms);
  const sorted = waits.toSorted((a, b) => a - b);
  const mean = waits.reduce((sum, ms) => sum + ms, 0) / Math.max(1, waits.length);
  row(game, all.length, waits.length, s(mean), s(sorted[sorted.length >> 1] ?? 0), s(sorted.at(-1) ?? 0));
  await tab.close();
}

try {
  row('game', 'choices', 'waits for others', 'mean, s', 'median, s', 'longest, s');
  for (const game of values.games.split(',')) await wait(game);
} finally {
  await chrome.close();
  await server.close();
  rmSync(data, { recursive: true, force: true });
  process.exit();
}
