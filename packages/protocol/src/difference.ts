// What became of a JSON value: small enough to send instead of the whole. Nothing is in it that is in neither of the two.

/** `[value]`: it is this now. An object: of its members, these have changed; one that is `null` is gone. */
export type Change = readonly [unknown] | { readonly [key: string]: Change | null };

type Members = Record<string, unknown>;
type Changes = Record<string, Change | null>;

/** How `after` differs from `before`; nothing if it does not. */
export function difference(before: unknown, after: unknown): Change | undefined {
  if (before === after) return undefined;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return [after];
  const isList = Array.isArray(after);
  if (isList !== Array.isArray(before)) return [after];
  return isList ? inList(before as unknown[], after) : inMembers(before as Members, after as Members);
}

/** A list is told member by member while its length stays the same. */
function inList(before: readonly unknown[], after: readonly unknown[]): Change | undefined {
  if (before.length !== after.length) return [after];
  let changes: Changes | undefined;
  for (let i = 0; i < after.length; i++) {
    if (before[i] === after[i]) continue;
    const change = difference(before[i], after[i]);
    if (change === undefined) continue;
    changes ??= {};
    changes[i] = change;
  }
  return changes;
}

/** JSON knows no functions: what looks like one is inherited, as `toString` is. */
const member = (of: Members, key: string): unknown => {
  const value = of[key];
  return typeof value === 'function' ? undefined : value;
};

/** What is undefined is not there: it does not travel. */
function inMembers(before: Members, after: Members): Change | undefined {
  let changes: Changes | undefined;
  let stayed = 0;
  // Nothing is inherited here that would be listed; to list the keys first costs more than the comparison.
  for (const key in after) {
    const was = member(before, key);
    const is = after[key];
    if (was !== undefined && is !== undefined) stayed++;
    if (was === is || is === undefined) continue;
    const change = difference(was, is);
    if (change === undefined) continue;
    changes ??= {};
    changes[key] = change;
  }
  let known = 0;
  for (const _ in before) known++;
  if (stayed === known) return changes;
  for (const key in before) {
    if (before[key] === undefined || member(after, key) !== undefined) continue;
    changes ??= {};
    changes[key] = null;
  }
  return changes;
}

const isWhole = (change: Change): change is readonly [unknown] => Array.isArray(change);

/** The value after a change. What has not changed stays the same object. */
export function changed(value: unknown, change: Change): unknown {
  if (isWhole(change)) return change[0];
  const after = (Array.isArray(value) ? [...value] : { ...(value as Members) }) as Members;
  for (const [key, how] of Object.entries(change))
    if (how === null) delete after[key];
    else after[key] = changed(after[key], how);
  return after;
}
