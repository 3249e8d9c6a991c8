// Plunder and repairs after a boarding.   SKU-PLUNDER
import { choice, choices, type Said, type Vars } from '@boucan/kernel';
import { foeOf, proc, question, type Voyage } from '../board.ts';
import { chartOf } from '../content/campaign.ts';
import { FOES, type FoeId } from '../content/foes.ts';
import { GROUP_IDS, type GroupId, groupIndex } from '../content/groups.ts';
import { canAct, tire } from './crew.ts';
import { firstToMove } from './fray.ts';
import { ANY_NUMBER, freeCell, gainRandom, stowing } from './hold.ts';
import { anyHidden, type Gem, offerGems, placeGem } from './objectives.ts';
import { isDamaged, repair } from './repair.ts';
import { settled } from './settle.ts';
import { changeLoot, changeTrust } from './track.ts';
import { CALL, type Call, ENOUGH, type Enough, PASS, type Pass, personOf } from './words.ts';

interface Plunder {
  foe: FoeId;
  taken: number; // goods so far
  used: number; // groups, as bits
  menders: number; // groups that repair: two at most
  mended: boolean; // a character has repaired
  joint: boolean; // the one joint roll has been made
  left: number[]; // people still to act
  who: number;
  gems: number;
}
type Groups = Said<'plunder-with' | 'mend-with', [group: GroupId]> | Enough;
type Share = Said<'plunder'> | Said<'mend-after'> | Pass;
interface PlunderWaits {
  marked: Gem;
  ordered: Groups;
  worked: boolean;
  called: Call;
  shared: Share;
}
const plunderVars: Vars<Plunder, PlunderWaits, undefined> = {
  clone: (v) => ({ ...v, left: v.left.slice() }),
  show: (v) => ({ ...v, left: v.left.slice() }),
};
export const newPlunder = (foe: FoeId): Plunder => ({
  foe,
  taken: 0,
  used: 0,
  menders: 0,
  mended: false,
  joint: false,
  left: [],
  who: -1,
  gems: 0,
});

export const plunder = proc('plunder', 'SKU-PLUNDER-01', plunderVars, {
  begin: (t, v) => {
    const b = t.board;
    const { plunder: doubloons } = FOES[v.foe];
    if (doubloons > 0) changeLoot(t, doubloons, 'plunder');
    return chartOf(b).extra === 'hunted' && anyHidden(b) ? t.ask(gem, b.captain, 'marked') : t.go('groups');
  },

  // In the voyage of the hunted every prize betrays a marker.
  marked: (t, _v, [, island]) => {
    placeGem(t, island);
    if (t.board.objectives.some((o) => !o.up && o.island === island)) placeGem(t, island);
    return t.go('groups');
  },

  // Groups first, as many to each task as the Captain likes.   SKU-PLUNDER-02, SKU-PLUNDER-04
  groups: (t) => t.ask(orderGroups, t.board.captain, 'ordered'),

  ordered: (t, v, c) => {
    const b = t.board;
    if (c[0] === 'enough') {
      v.left = b.people.flatMap((p, i) => (p.post === 'infirmary' ? [] : [i]));
      return t.go('people');
    }
    const at = groupIndex(c[1]);
    v.used |= 1 << at; // one action each   SKU-PLUNDER-05
    if (c[0] === 'mend-with') {
      v.menders++;
      return t.call(repair, { who: -1, group: at, wood: false, over: 4, action: false }, 'worked'); // SKU-PLUNDER-09, SKU-PLUNDER-10, SKU-PLUNDER-11
    }
    tire(t, at); // SKU-PLUNDER-03
    // Two goods, within what the enemy's hold has left.   SKU-PLUNDER-06, SKU-PLUNDER-07, SKU-PLUNDER-13
    for (let i = 0; i < 2 && goodsLeft(b, v) > 0; i++) if (gainRandom(t, 'plunder', b.captain)) v.taken++;
    return t.go('stow');
  },

  // Without room the Captain refuses, or throws something else overboard.   SKU-Q-43
  stow: (t) => {
    const b = t.board;
    return b.found.length > 0 ? t.call(stowing, { seat: b.captain, left: ANY_NUMBER }, 'groups') : t.go('groups');
  },

  worked: (t, v, success) => {
    if (success && t.board.house.jointRepair) v.joint = true;
    return t.go('groups');
  },

  // Then the Captain, then the others by trust.   SKU-PLUNDER-02
  people: (t, v) => {
    const b = t.board;
    if ((goodsLeft(b, v) <= 0 || freeCell(b) < 0) && (!isDamaged(b) || v.mended)) return settled(t, 'over');
    const first = firstToMove(b, v.left);
    if (first.length === 0) return settled(t, 'over');
    if (first.length > 1) return t.ask(nextToShare, b.captain, 'called');
    v.who = first[0]!;
    return t.go('acts');
  },
  called: (t, v, [, who]) => {
    v.who = personOf(t.board.people, who);
    return t.go('acts');
  },
  acts: (t, v) => {
    v.left.splice(v.left.indexOf(v.who), 1);
    return t.ask(share, t.board.people[v.who]!.owner, 'shared');
  },

  shared: (t, v, c) => {
    if (c === MEND) {
      v.mended = true;
      return t.call(repair, { who: v.who, group: -1, wood: false, over: 4, action: false }, 'people'); // SKU-PLUNDER-12
    }
    // One good and a point of trust, if there is room.   SKU-PLUNDER-08
    if (c === TAKE && gainRandom(t, 'plunder', t.board.people[v.who]!.owner)) {
      v.taken++;
      changeTrust(t, v.who, 1, 'plunder');
    }
    return t.go('people');
  },

  over: (t) => t.done(),
});

/** The hold points it has left, less what is taken.   SKU-PLUNDER-07, SKU-ENEMY-25 */
const goodsLeft = (b: Voyage, v: Plunder): number => Math.min(b.pile.length, (foeOf(b, v.foe)?.hold ?? 0) - v.taken);

const TAKE_WITH = choices('plunder-with', GROUP_IDS);
const MEND_WITH = choices('mend-with', GROUP_IDS);
const TAKE = choice('plunder');
const MEND = choice('mend-after');

export const orderGroups = question<Plunder, Groups>(
  'plunder.groups',
  'SKU-PLUNDER-04',
  (o, b, v) => {
    for (let i = 0; i < b.groups.length; i++) {
      if (!canAct(b.groups[i]!) || (v.used & (1 << i)) !== 0) continue;
      o.may(TAKE_WITH[GROUP_IDS[i]!]).unless(goodsLeft(b, v) <= 0, 'SKU-PLUNDER-07', 'nothing-left-to-plunder');
      o.may(MEND_WITH[GROUP_IDS[i]!])
        .unless(!isDamaged(b), 'SKU-PLUNDER-11', 'nothing-broken')
        .unless(v.menders >= 2, 'SKU-PLUNDER-09', 'two-groups-repair')
        .unless(v.joint, 'SKU-PLUNDER-10', 'joint-roll-made');
    }
    o.may(ENOUGH);
  },
  { prompt: (b, v) => ({ goods: Math.max(0, goodsLeft(b, v)) }) },
);

export const nextToShare = question<Plunder, Call>('plunder.next', 'SKU-PLUNDER-02', (o, b, v) => {
  for (const i of firstToMove(b, v.left)) o.may(CALL[b.people[i]!.cls]);
});

export const share = question<Plunder, Share>(
  'plunder.share',
  'SKU-PLUNDER-05',
  (o, b, v) => {
    o.may(TAKE)
      .unless(goodsLeft(b, v) <= 0, 'SKU-PLUNDER-07', 'nothing-left-to-plunder')
      .unless(freeCell(b) < 0, 'SKU-PLUNDER-08', 'hold-full');
    o.may(MEND)
      .unless(!isDamaged(b), 'SKU-PLUNDER-11', 'nothing-broken')
      .unless(v.mended, 'SKU-PLUNDER-09', 'one-character-repairs')
      .unless(v.joint, 'SKU-PLUNDER-10', 'joint-roll-made');
    o.may(PASS);
  },
  { prompt: (b, v) => ({ who: b.people[v.who]!.cls }) },
);

export const gem = question<Plunder, Gem>('plunder.gem', 'SKU-PLUNDER-01', (o, b) => offerGems(o, b));
