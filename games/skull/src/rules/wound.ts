// Wounds of characters, and the infirmary.   SKU-DOWN
import { openVars } from '@boucan/kernel';
import { proc, question, type Tools, USED, type Voyage } from '../board.ts';
import { has, isUp, lifeFor } from '../quantities.ts';
import { changeTrust } from './track.ts';
import { NO, YES, type YesOrNo } from './words.ts';

interface Wound {
  who: number;
}

/** One wound; the Voodoo Man may ward it off.   */
export const wound = proc('wound', 'SKU-DOWN-01', openVars<Wound, { answered: YesOrNo }, undefined>(), {
  begin: (t) => {
    const at = charmer(t.board);
    return at < 0 ? t.go('taken') : t.ask(ward, t.board.people[at]!.owner, 'answered');
  },
  answered: (t, v, c) => {
    if (c === NO) return t.go('taken');
    const b = t.board;
    b.people[charmer(b)]!.used |= USED.voyage;
    t.tell?.('wound.warded', { who: b.people[v.who]!.cls });
    return t.done();
  },
  taken: (t, v) => {
    takeWound(t, v.who);
    return t.done();
  },
});

const charmer = (b: Voyage): number =>
  b.people.findIndex((p) => has(p, 'grave-charm') && isUp(p) && (p.used & USED.voyage) === 0);

export const ward = question<Wound, YesOrNo>(
  'wound.ward',
  'SKU-DOWN-01',
  (o) => {
    o.may(YES);
    o.may(NO);
  },
  { prompt: (b, v) => ({ who: b.people[v.who]!.cls }) },
);

/** As many wounds as he has life: unconscious.   SKU-DOWN-01 */
export function takeWound(t: Tools, who: number): void {
  const p = t.board.people[who]!;
  p.wounds = Math.min(lifeFor(p), p.wounds + 1);
  t.tell?.('person.wounded', { who: p.cls, wounds: p.wounds, life: lifeFor(p) });
  if (p.wounds >= lifeFor(p)) knockOut(t, who);
}

/** He loses all the trust he has gathered, and goes to the infirmary at once.   SKU-DOWN-01, SKU-TRUST-07 */
export function knockOut(t: Tools, who: number): void {
  const p = t.board.people[who]!;
  if (p.trust > 0) changeTrust(t, who, -p.trust, 'unconscious');
  toInfirmary(t, who);
}

export function toInfirmary(t: Tools, who: number): void {
  const p = t.board.people[who]!;
  p.post = 'infirmary';
  p.sail = 0;
  p.since = ++t.board.clock;
  t.tell?.('person.down', { who: p.cls });
}
