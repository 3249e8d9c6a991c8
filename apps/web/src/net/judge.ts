import type { Game } from '@boucan/kernel';
import { type GameRecord, type Unbound, type Verdict, verify } from '@boucan/record';
import { compared } from './entropy.ts';

/** What a page finds out about a record: in itself, and compared with what this browser kept from before the match. */
export type Finding = 'sound' | 'not-compared' | 'other-entropy' | 'other-terms' | `unbound-${Unbound}` | 'unsound';

/** `table`: where it was played, if that is known; `own`: whether that is this very device, which nobody else could deceive. */
export function judge(
  game: Game,
  record: GameRecord,
  { table, own = false }: { readonly table?: string; readonly own?: boolean },
): { readonly finding: Finding; readonly verdict: Verdict } {
  const same = own ? 'same' : compared(record, table);
  const verdict = verify(game, record);
  if (same !== null && same !== 'same') return { finding: same, verdict };
  if (!verdict.ok) return { finding: 'unsound', verdict };
  if (verdict.unbound !== undefined && !own) return { finding: `unbound-${verdict.unbound}`, verdict };
  return { finding: same === null ? 'not-compared' : 'sound', verdict };
}
