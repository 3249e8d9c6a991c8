// What has been told of a broadside: whose, at whom, the dice, and where each impact landed.
import type { ToldStep } from '../../parts/tale.ts';

export interface Impact {
  readonly at: 'ours' | 'theirs';
  readonly where: string;
  readonly left: number;
}

export interface Volley {
  readonly from: 'ours' | 'theirs';
  /** The other side: a foe, the watchtower, the crab. */
  readonly foe: string;
  readonly dice: readonly number[];
  readonly hits: number;
  readonly impacts: readonly Impact[];
}

const FIRED = new Set(['guns.fired', 'foe.fired', 'tower.fired']);
/** Then it is over. */
const PAST = /^(ship\.(sailed|turned)|foe\.(sailed|rolled|appeared)|round|event|boarding|speed|post|person\.reassigned)/u;

/** The latest exchange among what has been told. */
export function volleyTold(steps: readonly ToldStep[]): Volley | null {
  const from = steps.findLastIndex(({ event }) => FIRED.has(event));
  if (from < 0) return null;
  const { event: fired, with: first } = steps[from]!;
  let volley: Volley = {
    from: fired === 'guns.fired' ? 'ours' : 'theirs',
    foe: (fired === 'guns.fired' ? first.target : (first.foe ?? 'watchtower')) as string,
    dice: (first.dice as readonly number[] | undefined) ?? [],
    hits: (first.hits as number | undefined) ?? 0,
    impacts: [],
  };
  for (const { event, with: w } of steps.slice(from + 1)) {
    if (PAST.test(event)) return null;
    volley = goesOn(volley, event, w);
  }
  return volley;
}

function goesOn(volley: Volley, event: string, w: ToldStep['with']): Volley {
  const { dice, hits, impacts } = volley;
  const landed = (at: Impact['at'], where: string, left: number): Volley => ({
    ...volley,
    impacts: [...impacts, { at, where, left }],
  });
  switch (event) {
    case 'dice.rolled':
    case 'group.rolled':
      if (w.roll !== 'cannon') return volley;
      return { ...volley, dice: [...dice, ...(w.dice as number[])], hits: hits + (w.successes as number) };
    case 'foe.hit':
      return landed('theirs', w.field as string, w.left as number);
    case 'card.hit':
      return landed('theirs', 'hold', w.hits as number);
    case 'ship.hit': {
      const where = w.where as string;
      return landed('ours', where, where === 'rigging' ? (w.sails as number) : where === 'hold' ? (w.hold as number) : 0);
    }
    default:
      return volley;
  }
}
