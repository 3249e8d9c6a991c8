import type { Choice, Offer, Params, Reason, RuleId } from './types.ts';

/**
 * Collects what a question offers. One list serves three masters: lean, it keeps the lawful choices and builds nothing else;
 * explaining, it keeps every choice with what speaks against it.
 */
export class Offering<C extends Choice = Choice> {
  #into: Choice[] = [];
  #count = 0;
  #kept = false;
  #explained: { choice: Choice; because: Reason[] }[] | null = null;

  /** A choice the question mentions; `unless` may still speak against it. */
  may(c: C): this {
    if (this.#explained === null) {
      this.#into[this.#count++] = c;
      this.#kept = true;
    } else this.#explained.push({ choice: c, because: [] });
    return this;
  }

  /** Speaks against the choice just mentioned. */
  unless(barred: boolean, rule: RuleId, text: string, params?: Params): this {
    if (!barred) return this;
    if (this.#explained !== null) {
      const last = this.#explained[this.#explained.length - 1];
      last?.because.push(params === undefined ? { rule, text } : { rule, text, with: params });
    } else if (this.#kept) {
      this.#count--;
      this.#kept = false;
    }
    return this;
  }

  /** Whether lawful choices alone are wanted: where there can be none, nothing need be mentioned. */
  get lean(): boolean {
    return this.#explained === null;
  }

  /** From here on, lawful choices go into an array of the caller's. */
  listInto(into: Choice[]): void {
    this.#into = into;
    this.#count = 0;
    this.#explained = null;
  }

  /** How many lawful choices there are. What lies behind them in the array is left over from before. */
  get count(): number {
    return this.#count;
  }

  /** Everything that `list` mentions, with reasons. */
  explain(list: (o: Offering) => void): readonly Offer[] {
    const offers: { choice: Choice; because: Reason[] }[] = [];
    this.#explained = offers;
    list(this);
    this.#explained = null;
    return offers;
  }
}
