import type { View } from '@boucan/kernel';
import type { Lesson, Step } from './lesson.ts';

/** How far somebody is in a lesson, by what they have seen. */
export class Progress<P = unknown> {
  readonly #steps: readonly Step<P>[];
  #before: View<P>;
  #at = 0;

  constructor({ steps }: Lesson<P>, first: View<P>) {
    this.#steps = steps;
    this.#before = first;
  }

  /** The task at hand; nothing when all are done. */
  get step(): Step<P> | undefined {
    return this.#steps[this.#at];
  }
  /** Tasks done. */
  get done(): number {
    return this.#at;
  }

  /** They see this now. Whether a task is done by it. */
  see(now: View<P>): boolean {
    if (!this.step?.goal(now, this.#before)) return false;
    this.#at++;
    this.#before = now;
    return true;
  }
}
