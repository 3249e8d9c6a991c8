import type { Game, Reason, RuleId, Seat } from '@boucan/kernel';
import type { Command, HolderView, TableView } from '@boucan/table';
import type { Speaker } from '@boucan/words';
import { createContext, useContext } from 'react';
import type { Face, Help } from '../../../boards/board.ts';
import type { Link, Now, PacedSource, Shown } from '../../../table/source.ts';

/** What lies beside the board. */
export type Side = 'log' | 'chat' | 'rules' | 'words';
/** What lies over it. */
export type Sheet = 'menu' | 'keys' | 'scores' | 'leave' | 'report' | 'off' | 'notes';

export interface AtTable {
  readonly source: PacedSource;
  readonly shown: Now;
  readonly view: TableView;
  readonly link: Link;
  readonly game: Game;
  readonly help: Help;
  /** What the game looks like, once it is here. */
  readonly face: Face | null;
  readonly speaker: Speaker;
  readonly names: readonly string[];
  /** The seat one looks from, or null for those who only watch. */
  readonly mine: Seat | null;
  /** A command is on its way: nothing else can be asked until it has arrived. */
  readonly busy: boolean;
  /** Asks something of the table; true when it was done. A refusal is explained where the player looks. */
  readonly act: (command: Command) => Promise<boolean>;
  readonly explain: (reasons: readonly Reason[] | null) => void;
  readonly light: (ids: readonly string[]) => void;
  readonly openRule: (rule: RuleId) => void;
  readonly openSide: (side: Side | null) => void;
  readonly openSheet: (sheet: Sheet | null) => void;
}

const Tables = createContext<AtTable | null>(null);
export const TableProvider = Tables.Provider;

export function useTable(): AtTable {
  const at = useContext(Tables);
  if (at === null) throw new Error('there is no table here');
  return at;
}

export type Person = Extract<HolderView, { kind: 'person' }>;

/** The seats this person holds; several only where a device is shared. */
export const heldBy = (view: TableView, player: string): Seat[] =>
  view.seats.flatMap((holder, seat) => (holder.kind === 'person' && holder.player === player ? [seat] : []));

export const isPresent = ({ present }: Shown, player: string): boolean => present.some((one) => one.player === player);

/** The persons who play now, and not a bot in their stead. */
export const persons = (view: TableView): Seat[] =>
  view.seats.flatMap((holder, seat) => (holder.kind === 'person' && holder.standIn === null ? [seat] : []));

/** With nobody to ask, or at the same device, consent is given by the fact. */
export const needsNoConsent = ({ view, source }: Pick<AtTable, 'view' | 'source'>): boolean =>
  source.local || persons(view).length === 1;

/** The seats the match waits for. */
export const awaited = (view: TableView): Seat[] =>
  view.phase === 'playing' ? (view.match?.asked ?? []).filter((q) => !q.answered).map((q) => q.seat) : [];
