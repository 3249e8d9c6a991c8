import type { Mutant } from './mutants.ts';

/** What one run of the tests is about; it lies in a file that the environment names. */
export interface Plan {
  readonly root: string;
  readonly tests: readonly string[]; // files, from the root
  readonly mutants: readonly Mutant[];
  readonly findings: string; // a file that gets a line a finding
  readonly done: readonly number[]; // mutants already judged
  /** Those to be switched on from the start, one by one, each with the tests to try: for what runs while files are loaded. */
  readonly alone: readonly { readonly id: number; readonly tests: readonly string[] }[] | null;
  readonly on: number; // the one of them whose turn it is
}

/** What became of a mutant; `begun` until that is known. */
export interface Finding {
  readonly id: number;
  readonly outcome: 'begun' | 'killed' | 'survived' | 'suspect' | 'impossible'; // impossible: the tests fail by themselves
  readonly by?: string; // the test that failed
  readonly reached?: number; // how many tests run through it
  readonly reachedIn?: readonly string[]; // and of which files
  readonly ran?: boolean; // once it was switched on; if not, something remembers what it did before
  readonly loadedIn?: readonly string[]; // test files while which were loaded it ran
}

export const PLAN = 'BOUCAN_MUTATION_PLAN';
