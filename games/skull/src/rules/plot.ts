// Plotting among several players: a coin in one hand, a coin in the other.   SKU-PLOT
import { choice, openVars, type Said, type Seat } from '@boucan/kernel';
import { personAt, proc, question, type Voyage } from '../board.ts';
import { has } from '../quantities.ts';
import { tire } from './crew.ts';
import { holds, spendGood } from './hold.ts';
import { destinyMax } from './rum.ts';
import { guardGroup } from './solo-plot.ts';
import { changeLoot, changeTrust } from './track.ts';
import { DIE } from './trial.ts';

interface Plot {
  who: number;
}

type Coin = 'gold' | 'silver' | 'copper' | 'none';
type Hand = Said<'coin', [coin: Coin]>;
type Filch = Said<'filch', [good: 'rum' | 'provisions']>;

export const plot = proc('plot', 'SKU-PLOT-01', openVars<Plot, { opened: readonly Hand[]; filched: Filch }, undefined>(), {
  // With a group on guard the Captain chooses a coin too, in secret.   SKU-PLOT-03, SKU-PLOT-04, SKU-PLOT-05
  begin: (t, v) => {
    const b = t.board;
    const p = b.people[v.who]!;
    p.done = true;
    return t.askAll(coin, guardGroup(b) < 0 ? [p.owner] : [p.owner, b.captain], 'opened');
  },

  // Both hands open at the same moment.   SKU-PLOT-06
  opened: (t, v, got) => {
    const b = t.board;
    const p = b.people[v.who]!;
    const [hidden, shown] = got.map(([, shown]) => shown);
    t.tell?.('plot.opened', { who: p.cls, coin: hidden! });
    if (shown !== undefined) t.tell?.('plot.guarded', { seat: b.captain, coin: shown });
    if (hidden === 'none') return t.done(); // SKU-PLOT-07
    const guard = guardGroup(b);
    if (guard >= 0) tire(t, guard); // SKU-FATIGUE-10
    // The same coin exposes him: five points of trust, and no more plots in this voyage.   SKU-PLOT-08, SKU-PLOT-09
    if (hidden === shown) {
      p.barred = true;
      t.tell?.('plot.exposed', { who: p.cls });
      changeTrust(t, v.who, -5, 'exposed');
      return t.done();
    }
    // Another coin, no coin, or nobody on guard.   SKU-PLOT-10, SKU-PLOT-17
    t.tell?.('plot.succeeded', { who: p.cls, coin: hidden! });
    if (hidden === 'gold') return t.go('gold');
    if (hidden === 'copper') return t.go('copper');
    changeTrust(t, v.who, 3, 'slander'); // SKU-PLOT-13
    return t.done();
  },

  // A die and three doubloons of the crew's loot, or what there is.   SKU-PLOT-11, SKU-PLOT-12
  gold: (t, v) => {
    const b = t.board;
    const p = b.people[v.who]!;
    const die = t.roll(DIE, 'plunder', p.owner);
    const wanted = die + (has(p, 'light-fingers') ? 5 : 3);
    const taken = 0 - changeLoot(t, -Math.min(b.loot, wanted), 'plot'); // none is 0, never −0
    b.registers[p.owner]!.doubloons += taken;
    t.tell?.('doubloons.taken', { seat: p.owner, die, doubloons: taken });
    return t.done();
  },

  // Rum for destiny, or provisions for wounds; neither in the hold, nothing.   SKU-PLOT-14, SKU-PLOT-15
  copper: (t, v) => {
    const b = t.board;
    const [rum, food] = [holds(b, 'rum'), holds(b, 'provisions')];
    if (rum && food) return t.ask(filch, b.people[v.who]!.owner, 'filched');
    if (rum || food) takeGood(t, v.who, rum ? 'rum' : 'provisions');
    return t.done();
  },

  filched: (t, v, [, good]) => {
    takeGood(t, v.who, good);
    return t.done();
  },
});

/** It is not the rum of the day.   SKU-PLOT-16 */
function takeGood(t: Parameters<typeof spendGood>[0], who: number, good: 'rum' | 'provisions'): void {
  const p = t.board.people[who]!;
  spendGood(t, good, 'plot');
  if (good === 'rum') {
    p.destiny = Math.max(p.destiny, destinyMax(t.board, p));
    t.tell?.('destiny.changed', { who: p.cls, destiny: p.destiny });
  } else {
    p.wounds = 0;
    t.tell?.('wounds.healed', { who: p.cls });
  }
}

const COINS = (['gold', 'silver', 'copper', 'none'] as const).map((c) => choice('coin', c));

/** A coin or an empty hand; nobody knows before both are open.   SKU-INFO-04, SKU-INFO-05, SKU-INFO-08 */
export const coin = question<Plot, Hand>(
  'plot.coin',
  'SKU-PLOT-04',
  (o) => {
    for (const c of COINS) o.may(c);
  },
  {
    sealed: true,
    prompt: (b, v, seat: Seat) => ({ role: seat === b.people[v.who]!.owner ? 'plotter' : 'guard', who: b.people[v.who]!.cls }),
  },
);

const FILCH = [choice('filch', 'rum'), choice('filch', 'provisions')] as const;
export const filch = question<Plot, Filch>('plot.filch', 'SKU-PLOT-14', (o) => {
  o.may(FILCH[0]);
  o.may(FILCH[1]);
});

/** Whoever stands on the plot space and has not yet shown his hand. */
export const plotterWaiting = (b: Voyage): number => {
  const at = personAt(b, 'plot');
  return at >= 0 && !b.people[at]!.done && !b.people[at]!.barred ? at : -1;
};
