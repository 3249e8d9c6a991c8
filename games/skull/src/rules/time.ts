// Step 1: time passes, and at the end of a day the crew wants to eat.   SKU-TIME, SKU-GOODS-04
import { openVars } from '@boucan/kernel';
import { proc, question, type Tools, USED } from '../board.ts';
import { LONG_VOYAGE } from '../content/campaign.ts';
import { GROUP_IDS, groupIndex } from '../content/groups.ts';
import { SLOTS } from '../content/ships.ts';
import { has, isNight, isUp } from '../quantities.ts';
import { isExhausted, isFit, isTirable, tire } from './crew.ts';
import { holds, spendGood } from './hold.ts';
import { drinkRum, endDay, offerRum } from './rum.ts';
import { changeMorale } from './track.ts';
import { DIE } from './trial.ts';
import { GROUP, NO, type OfGroup, RUM, type Rum, YES, type YesOrNo } from './words.ts';

/** One slot on; from 6 to 1 a day is over, however the watch came to move.   SKU-TIME-01, SKU-TIME-03, SKU-TIME-04 */
export function advanceWatch(t: Tools): boolean {
  const b = t.board;
  const wasNight = isNight(b);
  b.watch = (b.watch % SLOTS) + 1;
  t.tell?.('watch.advanced', { watch: b.watch });
  if (!wasNight && isNight(b)) t.tell?.('night.fell', {});
  if (b.watch !== 1) return false;
  b.day++;
  endDay(t); // SKU-TIME-05
  for (const p of b.people) p.used &= ~USED.day;
  t.tell?.('day.began', { day: b.day });
  return true;
}

/** By agreement, who is twelve days at sea loses heart every round. */
export function wearyCrew(t: Tools): void {
  const b = t.board;
  if (b.house.longVoyage && b.day > LONG_VOYAGE.days) changeMorale(t, -LONG_VOYAGE.morale, 'long-voyage');
}

interface Demand {
  daily: boolean; // at the end of a day, not by a card
}

/** The Captain spends provisions, or takes the consequences.   SKU-GOODS-04, SKU-GOODS-05 */
export const demand = proc(
  'demand',
  'SKU-GOODS-04',
  openVars<Demand, { answered: YesOrNo | Rum; refreshed: OfGroup }, undefined>(),
  {
    begin: (t) => (holds(t.board, 'provisions') ? t.ask(feed, t.board.captain, 'answered') : t.go('hunger')),

    answered: (t, v, c) => {
      const b = t.board;
      if (c === RUM) {
        drinkRum(t);
        return t.go('begin');
      }
      if (c === NO) return t.go('hunger');
      spendGood(t, 'provisions', v.daily ? 'day' : 'demand');
      // Hot Stew.
      if (!v.daily || !b.people.some((p) => has(p, 'hot-stew') && isUp(p))) return t.done();
      changeMorale(t, 2, 'hot-stew');
      return b.groups.some(isRefreshable) ? t.ask(refresh, b.captain, 'refreshed') : t.done();
    },

    refreshed: (t, _v, c) => {
      refreshGroup(t, groupIndex(c[1]));
      return t.done();
    },

    // A die of morale, and everybody tires who is neither in the cabins nor exhausted.   SKU-GOODS-06
    hunger: (t) => {
      const die = t.roll(DIE, 'hunger', t.board.captain);
      t.tell?.('crew.hungry', { die });
      changeMorale(t, -die, 'hunger');
      t.board.groups.forEach((g, i) => {
        if (isTirable(g)) tire(t, i);
      });
      return t.done();
    },
  },
);

const isRefreshable = (g: Parameters<typeof isFit>[0]): boolean => isFit(g) && g.fatigue > 0 && !isExhausted(g);

export function refreshGroup(t: Tools, at: number): void {
  const g = t.board.groups[at]!;
  g.fatigue--;
  t.tell?.('group.refreshed', { group: GROUP_IDS[at]!, fatigue: g.fatigue });
}

/** He may refuse, though there is enough.   SKU-Q-11 */
export const feed = question<Demand, YesOrNo | Rum>('time.feed', 'SKU-GOODS-04', (o, b) => {
  offerRum(o, b);
  o.may(NO);
  o.may(YES);
});

export const refresh = question<Demand, OfGroup>('time.refresh', 'SKU-GOODS-04', (o, b) => {
  for (let i = 0; i < b.groups.length; i++) if (isRefreshable(b.groups[i]!)) o.may(GROUP[GROUP_IDS[i]!]);
});
