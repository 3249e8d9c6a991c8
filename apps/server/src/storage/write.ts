// Everything that can be written, one kind after the other; whichever database it is, it comes to it in groups.
import type { Entry } from '@boucan/table';
import type { GroupCommit } from './group-commit.ts';
import type { Statement } from './rows.ts';
import type { Held, Opening, Player, Report, Sender, Snapshot, Storage, Summary } from './storage.ts';

/** One thing to write. Entries come as JSON: text crosses to another thread for next to nothing. */
export type Write =
  | {
      readonly write: 'table';
      readonly opening: Opening;
      readonly at: number;
      readonly clock: string;
      readonly follows: string | null;
    }
  | {
      readonly write: 'entries';
      readonly table: string;
      readonly expected: number;
      readonly entries: readonly string[];
      readonly at: number; // the time of day of the last of them
      readonly sender: Sender | null;
    }
  | { readonly write: 'summary'; readonly summary: Summary }
  | { readonly write: 'snapshot'; readonly table: string; readonly after: number; readonly snapshot: Snapshot }
  | { readonly write: 'seen'; readonly table: string; readonly player: string; readonly n: number }
  | { readonly write: 'player'; readonly player: Player }
  | { readonly write: 'settings'; readonly player: string; readonly settings: string }
  | { readonly write: 'session'; readonly hash: string; readonly player: string; readonly link: string | null }
  | { readonly write: 'link'; readonly link: Parameters<Storage['addLink']>[0] }
  | { readonly write: 'revoked'; readonly player: string; readonly link: string }
  | { readonly write: 'held'; readonly held: Held }
  | { readonly write: 'released'; readonly table: string; readonly seat: number }
  | { readonly write: 'pulse'; readonly now: number }
  | { readonly write: 'probe' }
  | { readonly write: 'report'; readonly report: Report }
  | { readonly write: 'rows'; readonly statements: readonly Statement[] };

type Writing =
  | 'open'
  | 'append'
  | 'summarise'
  | 'snapshot'
  | 'hold'
  | 'release'
  | 'saw'
  | 'keepPlayer'
  | 'addSession'
  | 'addLink'
  | 'revoke'
  | 'keepSettings'
  | 'pulse'
  | 'probe'
  | 'report';

const added = (table: string, expected: number, entries: readonly Entry[], sender: Sender | null): Write => ({
  write: 'entries',
  table,
  expected,
  entries: entries.map((entry) => JSON.stringify(entry)),
  at: entries.at(-1)!.at,
  sender,
});

const clockOf = (entry: Entry): string => (entry.type === 'opened' ? entry.terms.clock.kind : 'none');

/** The half of a storage that writes. */
export const writing = (group: GroupCommit<Write>): Pick<Storage, Writing> => ({
  open: (opening, entries, follows) =>
    group.write(
      { write: 'table', opening, at: entries[0]!.at, clock: clockOf(entries[0]!), follows },
      added(opening.id, 0, entries, null),
    ),
  append: (table, expected, entries, sender) => group.write(added(table, expected, entries, sender)),
  summarise: (summary) => group.write({ write: 'summary', summary }),
  snapshot: (table, after, snapshot) => group.write({ write: 'snapshot', table, after, snapshot }),
  hold: (held) => group.write({ write: 'held', held }),
  release: (table, seat) => group.write({ write: 'released', table, seat }),
  saw: (table, player, n) => group.write({ write: 'seen', table, player, n }),
  keepPlayer: (player) => group.write({ write: 'player', player }),
  addSession: (hash, player, link) => group.write({ write: 'session', hash, player, link }),
  addLink: (link) => group.write({ write: 'link', link }),
  revoke: (player, link) => group.write({ write: 'revoked', player, link }),
  keepSettings: (player, settings) => group.write({ write: 'settings', player, settings }),
  pulse: (now) => group.write({ write: 'pulse', now }),
  probe: () => group.write({ write: 'probe' }),
  report: (report) => group.write({ write: 'report', report }),
});
