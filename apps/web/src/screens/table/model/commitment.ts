import { kept } from './use-kept.ts';

/** The commitment this browser was first shown at a table; it is remembered, so that nobody can show another one later. */
export function firstCommitment(table: string, shown: string): string {
  const key = `boucan.commitment.${table}`;
  const first = kept.read<string | null>(key, null);
  if (first === null) kept.write(key, shown);
  return first ?? shown;
}
