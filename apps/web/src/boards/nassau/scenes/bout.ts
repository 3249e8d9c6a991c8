// A fight as far as it has got: by what has been told of it, or by what the table knows.
import type { Seat } from '@boucan/kernel';
import type { TableView } from '@boucan/table';
import { varsOf } from '../../parts/at-table.ts';
import { latelyTold, type ToldStep } from '../../parts/tale.ts';
import { useTold } from '../../parts/teller.tsx';
import { opponentId, type Token } from '../content.ts';
import { useNassau } from '../table.tsx';

export interface Fight {
  readonly seat: Seat;
  readonly place: number;
  readonly number: number;
  readonly strength: number;
  readonly placed: number;
  readonly crab: boolean;
  readonly bombed: boolean;
}
interface Counter {
  readonly seat: Seat;
  readonly tokens: number;
  readonly dodges: number;
  readonly attacks: readonly Token[];
  readonly dice: readonly number[];
}

/** A fight as far as it has got. */
export interface Bout {
  readonly seat: Seat;
  /** `opp-07`, or `dutchman`. */
  readonly foe: string;
  readonly fired: number;
  readonly tokens: readonly Token[];
  /** So many have left the bag, those too that are settled. */
  readonly drawn: number;
  readonly dodged: number;
  readonly dice: readonly number[];
  readonly repelled: readonly Token[];
  readonly end: 'damaged' | 'unharmed' | 'beaten' | null;
}

const AFTER = /^(provision|captain|town|sea\.began|stop|refit|round|zone)/u;

/** The latest fight among what has been told. */
export function boutTold(steps: readonly ToldStep[]): Bout | null {
  const from = steps.findLastIndex(({ event }) => event === 'fight.began' || event === 'dutchman.attacked');
  if (from < 0) return null;
  const first = steps[from]!;
  let bout: Bout = {
    seat: first.with.seat as Seat,
    foe: first.event === 'fight.began' ? (first.with.opponent as string) : 'dutchman',
    ...{ fired: 0, tokens: [], drawn: 0, dodged: 0, dice: [], repelled: [], end: null },
  };
  for (const { event, with: w } of steps.slice(from + 1)) {
    if (AFTER.test(event) || (typeof w.seat === 'number' && w.seat !== bout.seat)) return null;
    if (event === 'crates.fired') bout = { ...bout, fired: w.crates as number };
    else if (event === 'tokens.drawn') {
      const tokens = w.tokens as readonly Token[];
      bout = { ...bout, tokens, drawn: tokens.length };
    } else if (event === 'crate.dodged') bout = { ...bout, dodged: bout.dodged + 1 };
    else if (event === 'dice.rolled' || event === 'dice.rerolled') bout = { ...bout, dice: w.dice as readonly number[] };
    else if (event === 'attack.repelled') bout = { ...bout, repelled: [...bout.repelled, w.token as Token] };
    else if (event === 'opponent.damaged') bout = { ...bout, end: 'damaged' };
    else if (event === 'opponent.unharmed') bout = { ...bout, end: 'unharmed' };
    else if (event === 'opponent.beaten') bout = { ...bout, end: 'beaten' };
  }
  return bout;
}

/** The fight that is going on, by what the table knows of it: for whoever has only just come back. */
function boutKnown(view: TableView): Bout | null {
  const fight = varsOf<Fight>(view, 'fight');
  const ghost = varsOf<{ readonly seat: Seat }>(view, 'attack-dutchman');
  const counter = varsOf<Counter>(view, 'counter');
  const seat = fight?.seat ?? ghost?.seat;
  if (seat === undefined) return null;
  // The one that is being answered is off the list already.
  const dodges = (counter?.dodges ?? 0) + (view.asked?.question === 'fight.dodge' ? 1 : 0);
  return {
    seat,
    foe: fight === null ? 'dutchman' : opponentId(fight.number),
    fired: fight?.placed ?? 0,
    tokens: counter === null ? [] : [...Array<Token>(dodges).fill('dodge'), ...counter.attacks],
    drawn: counter?.tokens ?? 0,
    dodged: 0,
    dice: counter?.dice.filter((die) => die > 0) ?? [],
    repelled: [],
    end: null,
  };
}

/** A fight that goes on or is still being told: one's own, or anybody's while one is not asked. */
export function useBout(): Bout | null {
  const { view, me, question } = useNassau();
  const telling = useTold();
  const told = boutTold(telling.going ? latelyTold(telling) : telling.told);
  const known = boutKnown(view);
  const mine = (bout: Bout | null): Bout | null => (bout !== null && (bout.seat === me || question === null) ? bout : null);
  if (known !== null) {
    const same = told !== null && told.foe === known.foe && told.seat === known.seat && told.end === null;
    return mine(same ? told : known);
  }
  return telling.going ? mine(told) : null;
}
