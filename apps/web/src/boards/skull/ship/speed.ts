// How far the ship gets: with whom she has at helm and sails, and with this load.
import type { Caused } from '../../parts/sum.tsx';
import { EXHAUSTED, personAt, quantities, type VoyageView } from '../content.ts';

export interface Speed {
  readonly steered: boolean;
  /** Points that come without a roll. */
  readonly sure: number;
  readonly dice: number;
  /** What a die must exceed. */
  readonly load: Caused;
  /** What comes on top, or is lost: winds and the crab. */
  readonly beside: Caused;
  readonly expected: number;
  readonly most: number;
}

const MOST = 5;

export function speedOf(b: VoyageView): Speed {
  const at = personAt(b, 'helm');
  const load = quantities.summed((why) => quantities.loadIndex(b, why));
  const beside = quantities.summed((why) => quantities.currents(b, why));
  const none = { steered: false, sure: 0, dice: 0, load, beside, expected: 0, most: 0 };
  if (at < 0) return none;
  const helm = b.people[at]!;
  const pips = quantities.speedPips(b);
  const odds = (over: number): number => Math.max(0, Math.min(6, 6 - over + pips)) / 6;
  let rolled = Math.min(MOST, quantities.helmDice(b, helm));
  let expected = rolled * odds(quantities.helmIndex(b, helm));
  const calm = b.wind === 'calm';
  const groups = calm ? 0 : b.groups.filter((g) => g.post === 'rigging' && g.fatigue < EXHAUSTED).length;
  const easy = !quantities.anyActive(b) && !quantities.inMaw(b);
  const hands = Math.min(groups, MOST - rolled);
  const sure = easy ? hands : 0;
  if (!easy) {
    rolled += hands;
    expected += hands * odds(load.value);
  }
  for (const p of calm ? [] : b.people) {
    if (p.post !== 'rigging') continue;
    const more = Math.min(MOST - rolled - sure, quantities.sailDice(p));
    rolled += more;
    expected += more * odds(load.value);
  }
  const total = (n: number): number => Math.max(0, n + beside.value);
  return { steered: true, sure, dice: rolled, load, beside, expected: total(sure + expected), most: total(sure + rolled) };
}
