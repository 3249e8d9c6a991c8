// A whole raid, foreseen: what somebody chooses in it, and what comes of each choice, as long as nobody else has a say.
import { fortunes } from '@boucan/fortunes';
import type { Choice, Game, Outcome, Seat } from '@boucan/kernel';
import { speaker } from '@boucan/words';
import { goesOn } from './on-device.ts';
import { type Found, type Sea, sought } from './voyage.ts';

export type Carried = Extract<Outcome<Sea['board']>, { refused?: undefined }>;

/** A choice, by its words in the list, and all that follows before the next. */
export interface RaidStep {
  readonly label: string;
  readonly outcomes: readonly Carried[];
}

/** Attacks, throws a card overboard where it may, takes what it gets. */
function chosen(question: string, options: readonly Choice[]): Choice | undefined {
  const first = (...verbs: string[]): Choice | undefined =>
    verbs.map((verb) => options.find((o) => o[0] === verb)).find((o) => o !== undefined);
  if (question === 'raid.attack') return first('attack');
  if (question === 'raid.use') return first('raid-discard', 'verdict');
  if (question === 'raid.load') return first('load', 'done');
  return first('pass', 'roll') ?? options[0];
}

/** From the attack until the merchant has gone; null where a bot would have to decide something, or two choices read alike. */
function raidAhead(state: Sea, seat: Seat): RaidStep[] | null {
  const { label } = speaker(fortunes as unknown as Game, 'en', ['', '']);
  const steps: { label: string; outcomes: Carried[] }[] = [];
  let now = state;
  while (now.board.raid !== null) {
    const [asked, ...others] = now.asked.filter(({ answer }) => answer === null);
    if (asked === undefined || others.length > 0) return null;
    const options = fortunes.options(now, asked.seat);
    // A formality, or nothing to decide: the table passes by itself.
    const goesWithoutSaying = options.length === 1 && (fortunes.formal(now, asked.seat) || options[0]![0] === 'pass');
    if (asked.seat !== seat && options.length > 1) return null;
    const choice = asked.seat === seat ? chosen(asked.question, options) : options[0];
    if (choice === undefined) return null;
    const outcome = fortunes.play(now, asked.seat, choice, true);
    if (outcome.refused !== undefined) return null;
    const words = label(choice, asked.question);
    if (asked.seat === seat && !goesWithoutSaying) {
      if (options.filter((o) => label(o, asked.question).startsWith(words)).length > 1) return null;
      steps.push({ label: words, outcomes: [outcome] });
    } else steps.at(-1)?.outcomes.push(outcome);
    now = outcome.state;
  }
  return now.result === null ? steps : null;
}

const NEEDED = ['raid.began', 'raid.drawn', 'raid.rolled', 'raid.discarded', 'raid.hit', 'raid.plundered', 'raid.loaded'];
const TRIES = 200;

interface Raid {
  readonly found: Found;
  /** Under this name the table has the chance that was foreseen. */
  readonly id: string;
  readonly steps: readonly RaidStep[];
}

/** Somebody about to attack a merchant; cards are drawn and thrown out, dice fall, shots hit, gold and goods are taken. */
export function aRaid(): Raid {
  for (let i = 0; i < TRIES; i++) {
    const id = `raid${i}`;
    const found = sought(
      id,
      ({ question, options }) => question === 'raid.attack' && options.some(([verb]) => verb === 'attack'),
    );
    const { table } = goesOn(id, fortunes as unknown as Game, found.played, found.seat);
    const steps = raidAhead(table.state as Sea, found.seat);
    const events = (steps ?? []).flatMap(({ outcomes }) => outcomes.flatMap((one) => one.events.map(({ event }) => event)));
    if (steps !== null && NEEDED.every((event) => events.includes(event))) return { found, id, steps };
  }
  throw new Error(`of ${TRIES} raids none went like that`);
}
