import { readFileSync } from 'node:fs';

/** Clock ticks a second in /proc. */
const TICKS = 100;

/** The CPU time of a process and of those that took its place, as far as it was looked at while they lived. */
export class Meter {
  #pid: number | undefined;
  #ended = 0;
  #seen = 0;

  follow(pid: number | undefined): void {
    this.#ended += this.#seen;
    this.#seen = 0;
    this.#pid = pid;
  }

  get ms(): number {
    this.#seen = Math.max(this.#seen, cpuOf(this.#pid));
    return this.#ended + this.#seen;
  }
}

/** CPU time of a process with the children it has or had, in ms; nothing if it is gone. */
function cpuOf(pid: number | undefined): number {
  const own = ticksOf(pid, [11, 12, 13, 14]);
  return childrenOf(pid).reduce((sum, child) => sum + ticksOf(child, [11, 12]), own);
}

/** Counted from the state of the process: in user and system mode, and of children that have ended. */
function ticksOf(pid: number | undefined, fields: readonly number[]): number {
  const values = read(`/proc/${pid}/stat`).split(') ')[1]?.split(' ') ?? [];
  return fields.reduce((sum, field) => sum + (Number(values[field] ?? 0) / TICKS) * 1000, 0);
}

const childrenOf = (pid: number | undefined): number[] =>
  read(`/proc/${pid}/task/${pid}/children`).split(' ').map(Number).filter(Boolean);

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
