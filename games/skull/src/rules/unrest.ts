// What may break off everything: a ship sunk, nobody left on his feet, a mutiny, a rebellion.   SKU-MORALE-06, SKU-MORALE-07, SKU-END
import { choice, type Next, openVars, type Runner, type Said, type Seat } from '@boucan/kernel';
import { isSolo, proc, question, type Voyage } from '../board.ts';
import type { Events } from '../events.ts';
import { mutiny, newMutiny } from './mutiny.ts';
import { soloMutiny } from './solo-mutiny.ts';
import { NO, YES, type YesOrNo } from './words.ts';

/** How a voyage ended. Annex I is the shipwreck, annex II the death sentence. */
export interface VoyageEnd {
  readonly end: 'reached' | 'sunk' | 'surrendered' | 'rebellion' | 'all-unconscious' | 'marooned';
  readonly annex: 0 | 1 | 2;
}

/** The voyage is over, whatever was being resolved: only the course of the match hears of it. */
export function wreck(t: Pick<Runner<Voyage, Events>, 'state' | 'done'>, how: VoyageEnd): Next {
  t.state.stack.splice(1, t.state.stack.length - 2);
  return t.done(how);
}

/** Trust beyond morale: strictly greater. Never the Captain's own.   SKU-MUTINY-01, SKU-MUTINY-16 */
export const mayMutiny = (b: Voyage, seat: Seat): boolean => seat !== b.captain && b.people[seat]!.trust > b.morale;

/** Asked once at each reading of trust and morale. */
const reading = (b: Voyage, seat: Seat): number => b.people[seat]!.trust * 32 + b.morale;

/** The most trusted ally beyond morale, the lowest number first; −1 if there is none.   SKU-SOLO-13, SKU-SOLO-24 */
export function restlessAlly(b: Voyage): number {
  let found = -1;
  for (let i = 1; i < b.people.length; i++) {
    const { trust } = b.people[i]!;
    if (trust > b.morale && (found < 0 || trust > b.people[found]!.trust)) found = i;
  }
  return found;
}

export const allDown = (b: Voyage): boolean => {
  for (const p of b.people) if (p.post !== 'infirmary') return false;
  return true;
};

/** Whether anything of this kind stands to be settled before the next decision.   SKU-Q-91 */
export function isRestless(b: Voyage): boolean {
  if (b.morale === 0 || b.ship.hold === 0 || allDown(b)) return true;
  if (isSolo(b)) return restlessAlly(b) >= 0;
  for (let seat = 0; seat < b.registers.length; seat++)
    if (mayMutiny(b, seat) && b.registers[seat]!.declined !== reading(b, seat)) return true;
  return false;
}

type Annex = Said<'annex', [annex: number]>;
interface Unrest {
  asked: readonly Seat[];
}

export const unrest = proc(
  'unrest',
  'SKU-MORALE-07',
  openVars<Unrest, { risen: readonly YesOrNo[]; annexed: readonly Annex[] }, VoyageEnd | undefined>(),
  {
    begin: (t, v) => {
      const b = t.board;
      // The impact marker has reached column 1.   SKU-SHIP-09, SKU-END-09
      if (b.ship.hold === 0) return wreck(t, { end: 'sunk', annex: 1 });
      // The players choose how the story goes on.   SKU-END-06
      if (allDown(b))
        return t.askAll(
          annex,
          b.registers.map((_, seat) => seat),
          'annexed',
        );
      if (isSolo(b))
        return restlessAlly(b) >= 0 ? t.call(soloMutiny, { ally: restlessAlly(b), spent: 0 }, 'begin') : t.go('rebel');
      // Everybody whose marker is beyond that of morale is asked; one is enough.   SKU-MUTINY-01, SKU-Q-90
      v.asked = b.registers.flatMap((r, seat) => (mayMutiny(b, seat) && r.declined !== reading(b, seat) ? [seat] : []));
      return v.asked.length > 0 ? t.askAll(rise, v.asked, 'risen') : t.go('rebel');
    },

    risen: (t, v, answers) => {
      const b = t.board;
      if (answers.includes(YES)) {
        const seat = v.asked[answers.indexOf(YES)]!;
        t.tell?.('mutiny.began', { seat, morale: b.morale });
        return t.call(mutiny, newMutiny(b.registers.flatMap((_, s) => (mayMutiny(b, s) ? [s] : []))), 'begin');
      }
      for (const seat of v.asked) {
        b.registers[seat]!.declined = reading(b, seat);
        t.tell?.('mutiny.declined', { seat });
      }
      return t.go('begin');
    },

    // Morale at 0, and no pirate has mutinied.   SKU-MORALE-06, SKU-END-10
    rebel: (t) => {
      if (t.board.morale > 0) return t.done();
      t.tell?.('crew.rebelled', {});
      return wreck(t, { end: 'rebellion', annex: 1 });
    },

    // The majority, and if there is none the Captain.
    annexed: (t, _v, answers) => {
      const captured = answers.filter((c) => c === ANNEX[2]).length * 2;
      const isCaptured = captured === answers.length ? answers[t.board.captain] === ANNEX[2] : captured > answers.length;
      return wreck(t, { end: 'all-unconscious', annex: isCaptured ? 2 : 1 });
    },
  },
);

export const rise = question<Unrest, YesOrNo>(
  'mutiny.rise',
  'SKU-MUTINY-01',
  (o) => {
    o.may(YES);
    o.may(NO);
  },
  { together: true, prompt: (b, _v, seat) => ({ trust: b.people[seat]!.trust, morale: b.morale }) },
);

const ANNEX = [choice('annex', 0), choice('annex', 1), choice('annex', 2)] as const;
export const annex = question<Unrest, Annex>(
  'end.annex',
  'SKU-END-06',
  (o) => {
    o.may(ANNEX[1]);
    o.may(ANNEX[2]);
  },
  { together: true },
);
