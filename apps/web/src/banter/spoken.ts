// What bots say at the table. It is made of what everybody is told, so all hear the same, at every table and in every replay, and nothing is sent.
import type { Lang, Told } from '@boucan/kernel';
import type { HolderView, Notice } from '@boucan/table';
import { fill } from '@boucan/words';
import type { Banter, Cue, Says } from '../boards/board.ts';

type Params = Told['with'];

export interface Remark {
  readonly n: number;
  readonly seat: number;
  /** The sentence, and which of its forms. */
  readonly say: string;
  readonly form: number;
  readonly to: number | null;
}

const seatsIn = (params: Params, name: string): readonly unknown[] => [params[name]].flat();

/** One who may speak, if any: whom the cue means, is a bot, and has said nothing in this round. */
function speakerOf({ by }: Cue, params: Params, free: readonly number[], n: number): number | undefined {
  const named = seatsIn(params, typeof by === 'string' ? by : by.not);
  if (typeof by === 'string') return free.find((seat) => named.includes(seat));
  const others = free.filter((seat) => !named.includes(seat));
  return others[n % Math.max(1, others.length)];
}

/** All that bots have said so far: each at most once a round, and of one choice only one of them. What was undone was not spoken of. */
export function remarksIn(
  notices: readonly Notice[],
  seats: readonly HolderView[],
  { rounds, cues }: Banter,
  undone: ReadonlySet<number>,
): Remark[] {
  const bots = seats.flatMap(({ kind }, seat) => (kind === 'bot' ? [seat] : []));
  const remarks: Remark[] = [];
  const times = new Map<string, number>();
  let quiet = new Set<number>();
  let round = '';
  for (const { n, events } of notices) {
    let isSaid = undone.has(n);
    for (const { event: name, with: params } of events) {
      const event = name.replace(/:seen$/u, ''); // to whoever sees more of it
      const mark = `${event} ${params.round ?? params.turn}`;
      if (rounds.includes(event) && mark !== round) {
        round = mark;
        quiet = new Set();
      }
      if (isSaid) continue;
      const free = bots.filter((seat) => !quiet.has(seat));
      for (const cue of cues) {
        if (cue.event !== event || cue.if?.(params) === false) continue;
        const seat = speakerOf(cue, params, free, n);
        const to = cue.to === undefined ? null : seatsIn(params, cue.to).find((one) => typeof one === 'number' && one !== seat);
        if (seat === undefined || to === undefined) continue;
        const form = times.get(cue.say) ?? 0;
        times.set(cue.say, form + 1);
        quiet.add(seat);
        remarks.push({ n, seat, say: cue.say, form, to: to as number | null });
        isSaid = true;
        break;
      }
    }
  }
  return remarks;
}

/** The sentence itself; a match begins with any of its forms. */
export function wordsOf({ say, form, to }: Remark, says: Says, lang: Lang, names: readonly string[], first: number): string {
  const forms = Object.values(says[say]!);
  return fill(lang, forms[(first + form) % forms.length]!, to === null ? {} : { name: names[to]! });
}
