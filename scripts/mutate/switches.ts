// Beside the tests: which mutant is switched on, which ones a test runs through, and a watch that ends loops that never would.
import { appendFileSync, readFileSync } from 'node:fs';
import { type Finding, PLAN, type Plan } from './plan.ts';

export const plan = JSON.parse(readFileSync(process.env[PLAN]!, 'utf8')) as Plan;

export interface Tried {
  readonly file: string;
  readonly name: string;
  readonly ms: number;
  readonly reached: ReadonlySet<number>;
  run(): unknown;
}

interface Switches {
  on: number;
  ran: boolean; // the one that is on, since it was switched on
  until: number;
  reached: Set<number>;
  collecting: string; // the test file that is being loaded
  readonly loaded: Set<number>; // reached while no test ran
  readonly loadedIn: Map<number, Set<string>>; // and in which files
  readonly tests: Tried[];
  readonly failed: string[]; // with nothing switched on
}

declare global {
  var __switches: Switches | undefined;
  var __mutant: (id: number) => boolean;
  var __watch: () => void;
}

// All files share one worker, but each may load this one anew.
if (globalThis.__switches === undefined) {
  const loaded = new Set<number>();
  const s: Switches = {
    on: plan.on,
    ran: false,
    until: Number.POSITIVE_INFINITY,
    reached: loaded,
    loaded,
    tests: [],
    failed: [],
    collecting: '',
    loadedIn: new Map(),
  };
  let calls = 0;
  globalThis.__switches = s;
  globalThis.__mutant = (id) => {
    s.reached.add(id);
    if (s.reached === loaded) s.loadedIn.set(id, (s.loadedIn.get(id) ?? new Set()).add(s.collecting));
    if (id !== s.on) return false;
    s.ran = true;
    return true;
  };
  globalThis.__watch = () => {
    if ((++calls & 1023) === 0 && Date.now() > s.until) throw new Error('this takes too long');
  };
}

export const switches = globalThis.__switches;
export const report = (finding: Finding): void => appendFileSync(plan.findings, `${JSON.stringify(finding)}\n`);
