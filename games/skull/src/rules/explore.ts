// Exploring an island: a die for the island, a die for each group, Perception for each character.   SKU-EXPLORE
import { choice, choices, type Said, type Vars } from '@boucan/kernel';
import { proc, question, type Tools, type Voyage } from '../board.ts';
import { EXPLORATION, type Find, type Good } from '../content/goods.ts';
import { GROUP_IDS, type GroupId, groupIndex } from '../content/groups.ts';
import { exploreDice, lifeFor } from '../quantities.ts';
import { canAct, eliminate, incapacitate, rest } from './crew.ts';
import { ANY_NUMBER, gainNamed, stowing } from './hold.ts';
import { noteFind } from './missions.ts';
import { changeTrust } from './track.ts';
import { DIE, trial, trialOf } from './trial.ts';
import { NO, YES, type YesOrNo } from './words.ts';
import { knockOut, toInfirmary, wound } from './wound.ts';

interface Explore {
  groups: number; // assigned, as bits
  people: number[]; // still to be asked, then still to roll
  joined: number[];
  island: number; // its kind, 1 to 6
  who: number;
}
type Send = Said<'send', [group: GroupId]> | Said<'go-ashore'>;
interface ExploreWaits {
  sent: Send;
  joined: YesOrNo;
  rolled: number;
}
const exploreVars: Vars<Explore, ExploreWaits, undefined> = {
  clone: (v) => ({ ...v, people: v.people.slice(), joined: v.joined.slice() }),
  show: (v) => ({ ...v, people: v.people.slice(), joined: v.joined.slice() }),
};
export const newExplore = (): Explore => ({ groups: 0, people: [], joined: [], island: 0, who: -1 });

export const explore = proc('explore', 'SKU-EXPLORE-01', exploreVars, {
  // The Captain assigns as many groups as he likes.   SKU-EXPLORE-01, SKU-EXPLORE-15
  begin: (t) => t.ask(send, t.board.captain, 'sent'),

  sent: (t, v, c) => {
    const b = t.board;
    if (c[0] === 'send') {
      v.groups |= 1 << groupIndex(c[1]);
      return t.go('begin');
    }
    v.people = b.people.flatMap((p, i) => (p.post === 'infirmary' ? [] : [i]));
    return t.go('asking');
  },

  // Each character decides for himself.   SKU-EXPLORE-02
  asking: (t, v) => {
    const who = v.people.shift();
    if (who === undefined) return t.go('island');
    v.who = who;
    return t.ask(join, t.board.people[who]!.owner, 'joined');
  },

  joined: (t, v, c) => {
    if (c === YES) {
      v.joined.push(v.who);
      t.tell?.('explorer.joined', { who: t.board.people[v.who]!.cls });
    }
    return t.go('asking');
  },

  // SKU-EXPLORE-03
  island: (t, v) => {
    const b = t.board;
    v.island = t.roll(DIE, 'island', b.captain);
    t.tell?.('island.explored', { kind: v.island });
    // SKU-EXPLORE-04
    for (let i = 0; i < b.groups.length; i++) if ((v.groups & (1 << i)) !== 0) groupExplores(t, i, v.island);
    return t.go('next');
  },

  // As many dice as Perception, the best counts.   SKU-EXPLORE-05
  next: (t, v) => {
    const b = t.board;
    const who = v.joined.shift();
    if (who === undefined) return t.go('over');
    v.who = who;
    return t.call(trial, trialOf(who, 'explore', exploreDice(b, b.people[who]!), 0), 'rolled');
  },

  rolled: (t, v, die) => {
    const b = t.board;
    const find = findOf(die, v.island);
    t.tell?.('explorer.found', { who: b.people[v.who]!.cls, find: nameOf(find) });
    if (find === null) {
      changeTrust(t, v.who, -1, 'nothing-found'); // SKU-EXPLORE-12
      return t.go('next');
    }
    if (find === 'eliminated' || find === 'incapacitated') {
      // Two points of trust, a wound, and the infirmary.   SKU-EXPLORE-13
      changeTrust(t, v.who, -2, 'accident');
      return t.call(wound, { who: v.who }, 'hurt');
    }
    take(t, find); // SKU-EXPLORE-06
    changeTrust(t, v.who, 2, 'find'); // SKU-EXPLORE-11
    noteFind(t);
    return t.go('next');
  },

  hurt: (t, v) => {
    const b = t.board;
    const p = b.people[v.who]!;
    if (p.post !== 'infirmary') {
      if (b.house.harshIslands) knockOut(t, v.who);
      else toInfirmary(t, v.who);
      p.wounds = Math.min(p.wounds, lifeFor(p));
    }
    return t.go('next');
  },

  // The hold may be put in order, and what was found taken or left.   SKU-EXPLORE-14
  over: (t) => t.call(stowing, { seat: t.board.captain, left: ANY_NUMBER }, 'stowed'),
  stowed: (t) => t.done(),
});

const findOf = (die: number, island: number): Find => EXPLORATION[die - 1]![island - 1]!;
const nameOf = (find: Find): string => (find === null ? 'nothing' : typeof find === 'string' ? find : 'goods');

function take(t: Tools, goods: readonly Good[]): void {
  for (const good of goods) gainNamed(t, good, 'island');
}

/** No fatigue, whatever they meet.   SKU-EXPLORE-16 */
function groupExplores(t: Tools, at: number, island: number): void {
  const b = t.board;
  const die = t.roll(DIE, 'search', b.captain);
  const find = findOf(die, island);
  t.tell?.('group.explored', { group: GROUP_IDS[at]!, die, find: nameOf(find) });
  if (find === null) return; // back to its post   SKU-EXPLORE-10
  if (find === 'incapacitated')
    incapacitate(t, at); // SKU-EXPLORE-07
  else if (find === 'eliminated')
    eliminate(t, at); // SKU-EXPLORE-08
  else {
    take(t, find);
    const g = b.groups[at]!;
    g.post = 'cabins'; // SKU-EXPLORE-09
    g.sail = 0;
    rest(t, at);
  }
}

const SEND = choices('send', GROUP_IDS);
const GO = choice('go-ashore');

export const send = question<Explore, Send>('explore.send', 'SKU-EXPLORE-01', (o, b, v) => {
  o.may(GO);
  for (let i = 0; i < b.groups.length; i++) {
    const g = b.groups[i]!;
    if (isThere(b, i))
      o.may(SEND[GROUP_IDS[i]!])
        .unless(!canAct(g), 'SKU-EXPLORE-15', 'group-exhausted')
        .unless((v.groups & (1 << i)) !== 0, 'SKU-EXPLORE-01', 'sent-already');
  }
});
const isThere = (b: Voyage, i: number): boolean => b.groups[i]!.post !== 'box' && b.groups[i]!.post !== 'infirmary';

export const join = question<Explore, YesOrNo>(
  'explore.join',
  'SKU-EXPLORE-02',
  (o) => {
    o.may(YES);
    o.may(NO);
  },
  { prompt: (b, v) => ({ who: b.people[v.who]!.cls }) },
);
