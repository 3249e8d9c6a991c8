// One lesson for each module of the expansion.
import type { Lesson } from '@boucan/lessons';
import type { CaribbeanView } from '../src/view.ts';
import { asksMe, mine, partOf, purse } from './seen.ts';

export const modules: readonly Lesson<CaribbeanView>[] = [
  {
    id: 'short-cruise',
    steps: [
      {
        offers: ['activity'],
        goal: (now) => asksMe(now, 'port.stash'),
        wrong: { other: ['activity buy|sell|yard|rumour|recruit'] },
        rule: 'SEA-VAR-01',
      },
      {
        offers: ['stash'],
        goal: (now) => now.board.declared.includes(now.viewer as number),
        wrong: { little: ['stash 1|2|3|4'] },
        rule: 'SEA-VAR-01',
      },
    ],
  },
  {
    id: 'wind',
    steps: [
      {
        offers: ['sail'],
        goal: (now, before) =>
          mine(now).zone !== mine(before).zone &&
          now.turns === before.turns &&
          now.board.turn.actions === before.board.turn.actions,
        rule: 'SEA-m8-08',
      },
    ],
  },
  {
    id: 'contraband',
    steps: [
      {
        offers: ['activity sell', 'sell', 'done'],
        goal: (now, before) => purse(now) >= purse(before) + 10,
        rule: 'SEA-m7-04',
      },
    ],
  },
  {
    id: 'favours',
    steps: [
      {
        offers: ['buy-favours', 'leave'],
        goal: (now, before) => held(now) > held(before),
        wrong: { leave: ['leave'] },
        rule: 'SEA-m10-04',
      },
    ],
  },
  {
    id: 'locations',
    steps: [
      {
        offers: ['visit', 'assault', 'stop'],
        goal: (now) => now.board.turn.taken.some((one) => one.startsWith('locations/')),
        wrong: { assault: ['assault'], stop: ['stop'] },
        rule: 'SEA-m9-01',
      },
    ],
  },
  {
    id: 'loyalty',
    steps: [
      {
        offers: ['rally', 'stop'],
        goal: (now, before) => now.board.turn.actions > before.board.turn.actions,
        wrong: { stop: ['stop'] },
        rule: 'SEA-m11-04',
      },
    ],
  },
  {
    id: 'modifications',
    steps: [
      {
        offers: ['modify', 'done'],
        goal: (now, before) => mine(now).ship.mods.length > mine(before).ship.mods.length,
        wrong: { done: ['done'] },
        rule: 'SEA-m3-02',
      },
    ],
  },
  {
    id: 'new-ships',
    steps: [
      {
        offers: ['exchange', 'done'],
        goal: (now) => String(mine(now).ship.type) === 'brig',
        wrong: { other: ['exchange sloop|flute|frigate|galleon'], done: ['done'] },
        rule: 'SEA-m5-02',
      },
    ],
  },
  {
    id: 'special-weapons',
    steps: [
      {
        offers: ['buy-weapon', 'done'],
        goal: (now, before) => mine(now).weapons.length > mine(before).weapons.length,
        wrong: { old: ['buy-weapon grapple|chain-shot|grape-shot'], done: ['done'] },
        rule: 'SEA-m2-04',
      },
    ],
  },
  {
    id: 'two-commissions',
    steps: [{ offers: ['command'], goal: (now) => !asksMe(now, 'commission.choose'), rule: 'SEA-VAR-02' }],
  },
  {
    id: 'treasure-galleon',
    steps: [
      {
        offers: ['scout treasure-galleon', 'stop'],
        goal: (now) => now.board.fight !== null,
        wrong: { stop: ['stop'] },
        rule: 'SEA-m6-04',
      },
    ],
  },
  {
    id: 'upgrades',
    steps: [
      {
        offers: ['take-upgrade', 'leave-upgrades'],
        goal: (now, before) => ofShip(now) > ofShip(before),
        wrong: { leave: ['leave-upgrades'] },
        rule: 'SEA-m4-08',
      },
    ],
  },
];

function held(seen: Parameters<Lesson<CaribbeanView>['steps'][number]['goal']>[0]): number {
  return partOf<{ readonly held: readonly number[] }>(seen, 'favours').held[seen.viewer as number]!;
}
/** Modifications and weapons aboard. */
function ofShip(seen: Parameters<Lesson<CaribbeanView>['steps'][number]['goal']>[0]): number {
  return mine(seen).ship.mods.length + mine(seen).weapons.length;
}
