// Boardings: turns of their own until one side gives up or the lines are cut.   SKU-BOARDING
import { proc, USED } from '../board.ts';
import { FOES } from '../content/foes.ts';
import { GROUP_IDS, groupIndex } from '../content/groups.ts';
import { MOORINGS } from '../content/ships.ts';
import { enemyDice, fightDice, harangue, has, jumpDice, shotDice, swivelDice } from '../quantities.ts';
import {
  act,
  CUT,
  command,
  deckAct,
  HARANGUE,
  JUMP,
  moveTo,
  nextToAct,
  nextToMove,
  orders,
  returnTo,
  SHOOT,
  SWIVEL,
  strike,
  woundWhom,
} from './boarding-questions.ts';
import { isFit, station, woundGroup } from './crew.ts';
import {
  firstToMove,
  frayVars,
  GROUP_OVER,
  groupFights,
  groupsToRoll,
  hit,
  mayAct,
  mayMove,
  moveGroup,
  strikeGroup,
  woundable,
} from './fray.ts';
import { gainRandom } from './hold.ts';
import { newPlunder, plunder } from './plunder.ts';
import { drinkRum } from './rum.ts';
import { isUnsettled, settled } from './settle.ts';
import { addDirt, changeMorale, changeTrust } from './track.ts';
import { rollDice, trial, trialOf } from './trial.ts';
import { wreck } from './unrest.ts';
import { personOf } from './words.ts';
import { wound } from './wound.ts';

export const boarding = proc('boarding', 'SKU-BOARDING-09', frayVars, {
  // Two lines join the ships; everybody is where he stood, and nobody redeploys.   SKU-BOARDING-02, SKU-BOARDING-03, SKU-BOARDING-52
  begin: (t, v) => {
    const b = t.board;
    b.boarding = {
      foe: v.foe,
      card: v.card,
      fresh: v.groups,
      hurt: 0,
      from: v.from,
      lines: MOORINGS,
      cuttable: v.cuttable,
      turn: 0,
      points: 0,
      spent: 0,
      haranguer: -1,
      support: Array<number>(b.groups.length).fill(-1),
      value: Array<number>(b.groups.length).fill(0),
    };
    for (const p of b.people) {
      p.laid = false;
      p.used &= ~USED.boarding;
    }
    t.tell?.('boarding.began', { enemy: v.foe ?? v.card!, groups: v.groups });
    return t.go('turn');
  },

  // No fatigue, no watch, no dirt while it lasts.   SKU-BOARDING-12, SKU-TIME-06, SKU-DIRT-05, SKU-FATIGUE-05
  // Points, actions and support are renewed each turn.   SKU-BOARDING-10, SKU-BOARDING-13, SKU-BOARDING-53
  turn: (t, v) => {
    const b = t.board;
    const d = b.boarding!;
    if (v.groups === 0) return t.go('won');
    d.turn++;
    d.points = 1;
    d.spent = 0;
    d.haranguer = -1;
    d.support.fill(-1);
    for (const p of b.people) p.done = false;
    t.tell?.('boarding.turn', { turn: d.turn, fresh: d.fresh, hurt: d.hurt });
    v.stage = 'deck';
    return t.go('next');
  },

  // 1. whoever is on the enemy ship; 2. whoever is on our own; in the Captain's order.   SKU-BOARDING-10, SKU-BOARDING-14
  next: (t, v) => {
    const b = t.board;
    if (isUnsettled(b)) return settled(t, 'next');
    v.jumped = false;
    v.left = b.people.flatMap((p, i) => (mayAct(p, v.stage) ? [i] : []));
    if (v.left.length === 0) {
      if (v.stage === 'ship') return t.go('combat');
      v.stage = 'ship';
      return t.go('next');
    }
    if (v.left.length > 1) return t.ask(nextToAct, b.captain, 'named');
    v.who = v.left[0]!;
    return t.go('acts');
  },
  named: (t, v, [, who]) => {
    v.who = personOf(t.board.people, who);
    return t.go('acts');
  },
  acts: (t, v) => {
    const p = t.board.people[v.who]!;
    p.done = true;
    return v.stage === 'deck' ? t.ask(deckAct, p.owner, 'onDeck') : t.ask(act, p.owner, 'acted');
  },

  // Fight with blade or pistol, or cut a line.   SKU-BOARDING-20, SKU-BOARDING-21
  onDeck: (t, v, c) => {
    const b = t.board;
    const d = b.boarding!;
    const p = b.people[v.who]!;
    if (c[0] === 'fight') {
      const dice = fightDice(b, p, c[1], v.jumped);
      return t.call(trial, trialOf(v.who, 'fight', dice, 4, { each: true, trust: 1, per: true }), 'fought');
    }
    if (c === CUT) {
      // No roll, from any cell; the second cut ends it.   SKU-BOARDING-25, SKU-BOARDING-26, SKU-BOARDING-47
      d.lines--;
      t.tell?.('line.cut', { who: p.cls, lines: d.lines });
      changeTrust(t, v.who, 1, 'cut');
      return d.lines === 0 ? t.go('loose') : t.go('next');
    }
    t.tell?.('person.idle', { who: p.cls });
    return t.go('next');
  },

  // A hit for each success; none at all costs a wound. He stays there unless unconscious.   SKU-BOARDING-22, SKU-BOARDING-23, SKU-BOARDING-24
  fought: (t, v, n) => (n === 0 ? t.call(wound, { who: v.who }, 'next') : hit(t, v, n)),

  acted: (t, v, c) => {
    const b = t.board;
    const d = b.boarding!;
    const p = b.people[v.who]!;
    if (c === HARANGUE) {
      // The points may be spent at once.   SKU-BOARDING-15, SKU-BOARDING-16
      d.haranguer = v.who;
      d.points += harangue(b, p);
      t.tell?.('crew.harangued', { who: p.cls, points: d.points });
      return t.go('command');
    }
    if (c === JUMP) return t.call(trial, trialOf(v.who, 'jump', jumpDice(b, p), 4), 'jumped'); // SKU-BOARDING-17
    if (c === SHOOT) return t.call(trial, trialOf(v.who, 'shot', shotDice(b, p), 5, { each: true, trust: 1, per: true }), 'shot'); // SKU-BOARDING-29
    if (c === SWIVEL)
      return t.call(trial, trialOf(v.who, 'swivel', swivelDice(b, p), 5, { each: true, trust: 1, per: true }), 'shot'); // SKU-BOARDING-30, SKU-BOARDING-31
    if (c[0] === 'support') {
      // Declared before the roll, one supporter for a group.   SKU-BOARDING-32, SKU-BOARDING-33, SKU-BOARDING-34
      const at = groupIndex(c[1]);
      d.support[at] = v.who;
      d.value[at] = fightDice(b, p, c[2], false);
      t.tell?.('group.supported', { who: p.cls, group: GROUP_IDS[at]!, value: d.value[at]! });
      return t.go('next');
    }
    t.tell?.('person.idle', { who: p.cls });
    return t.go('next');
  },

  shot: (t, v, n) => (n === 0 ? t.go('next') : hit(t, v, n)),

  // Over to the enemy's deck and an action at once; or two points of trust, and out of it.   SKU-BOARDING-18, SKU-BOARDING-19
  jumped: (t, v, n) => {
    const p = t.board.people[v.who]!;
    if (n > 0) {
      station(t.board, p, 'enemy-deck');
      t.tell?.('person.jumped', { who: p.cls });
      v.jumped = true;
      return t.ask(deckAct, p.owner, 'onDeck');
    }
    if (has(p, 'cats-leap') && (p.used & USED.boarding) === 0) {
      p.used |= USED.boarding;
      t.tell?.('person.landed', { who: p.cls });
      return t.go('next');
    }
    p.laid = true;
    t.tell?.('person.fell', { who: p.cls });
    changeTrust(t, v.who, -2, 'fell');
    return t.go('next');
  },

  command: (t) => (t.board.boarding!.points > 0 ? t.ask(command, t.board.captain, 'commanded') : t.go('next')),
  commanded: (t, _v, c) => {
    if (c[0] === 'enough') return t.go('next'); // what is left can be spent in step 4   SKU-Q-20
    moveGroup(t, c);
    return t.go('command');
  },

  // Whose hits they are says where they go.   SKU-BOARDING-07, SKU-BOARDING-08
  strike: (t, v) => {
    const b = t.board;
    const d = b.boarding!;
    if (d.fresh + d.hurt === 0) return t.go('won');
    if (v.ours === 0) return v.stage === 'posts' ? t.go('judge') : t.go('next');
    if (d.fresh > 0 && d.hurt > 0) return t.ask(strike, v.by, 'struck');
    strikeGroup(t, v, d.hurt > 0);
    return t.go('strike');
  },
  struck: (t, v, [, whom]) => {
    strikeGroup(t, v, whom === 'hurt');
    return t.go('strike');
  },

  // 3. a die for each group at the rail, one for each of theirs, five at most.   SKU-BOARDING-35, SKU-BOARDING-36, SKU-BOARDING-37
  combat: (t, v) => {
    const b = t.board;
    const d = b.boarding!;
    v.stage = 'posts';
    v.theirs = 0;
    const enemy = rollDice(t, enemyDice(b), 'enemy-combat', b.captain);
    for (const die of enemy) if (die >= d.from) v.theirs++; // SKU-BOARDING-40
    t.tell?.('enemy.rolled', { dice: enemy, hits: v.theirs });
    v.ours = 0;
    v.by = b.captain;
    v.rail = groupsToRoll(b);
    return t.go('fray');
  },

  // Whoever supports a group rolls its die, raised by his value, and gains trust for a success.   SKU-BOARDING-38, SKU-BOARDING-43
  fray: (t, v) => {
    const d = t.board.boarding!;
    const at = v.rail.shift();
    if (at === undefined) return t.go('wounds');
    const by = d.support[at]!;
    if (by >= 0) return t.call(trial, trialOf(by, 'support', 1, GROUP_OVER, { pips: d.value[at]!, trust: 1 }), 'supported');
    v.ours += groupFights(t, at);
    return t.go('fray');
  },
  supported: (t, v, n) => {
    v.ours += n;
    return t.go('fray');
  },

  // Each hit wounds a group, first at the rail; characters take none.   SKU-BOARDING-05, SKU-BOARDING-41, SKU-BOARDING-42, SKU-BOARDING-57, SKU-Q-47
  wounds: (t, v) => {
    const b = t.board;
    const targets = woundable(b);
    if (v.theirs === 0 || targets.length === 0) return t.go('strike');
    v.theirs--;
    if (targets.length > 1) return t.ask(woundWhom, b.captain, 'wounded');
    woundGroup(t, targets[0]!);
    return t.go('wounds');
  },
  wounded: (t, _v, [, group]) => {
    woundGroup(t, groupIndex(group));
    return t.go('wounds');
  },

  // All groups gone: the Captain must surrender. Both sides gone is a victory, and was seen before.   SKU-BOARDING-46, SKU-BOARDING-55, SKU-END-07
  judge: (t, v) => {
    const b = t.board;
    if (!b.groups.some(isFit)) return t.go('surrender');
    v.left = b.people.flatMap((p, i) => (mayMove(p) ? [i] : []));
    return t.go('posts');
  },

  // 4. the Captain, then the others by trust, may change posts.   SKU-BOARDING-11, SKU-BOARDING-54
  posts: (t, v) => {
    const b = t.board;
    if (isUnsettled(b)) return settled(t, 'posts');
    v.left = v.left.filter((i) => mayMove(b.people[i]!));
    const first = firstToMove(b, v.left);
    if (first.length === 0) return t.go('orders');
    if (first.length > 1) return t.ask(nextToMove, b.captain, 'called');
    v.who = first[0]!;
    return t.go('moves');
  },
  called: (t, v, [, who]) => {
    v.who = personOf(t.board.people, who);
    return t.go('moves');
  },
  moves: (t, v) => {
    v.left.splice(v.left.indexOf(v.who), 1);
    return t.ask(moveTo, t.board.people[v.who]!.owner, 'stationed');
  },
  stationed: (t, v, c) => {
    const b = t.board;
    if (c[0] !== 'pass') {
      const p = b.people[v.who]!;
      station(b, p, c[1]);
      t.tell?.('post.taken', { who: p.cls, post: p.post });
    }
    return t.go('posts');
  },

  orders: (t) => (isUnsettled(t.board) ? settled(t, 'orders') : t.ask(orders, t.board.captain, 'ordered')),
  ordered: (t, _v, c) => {
    if (c[0] === 'enough') return t.go('turn');
    if (c[0] === 'capitulate') return t.go('surrender'); // SKU-END-08
    if (c[0] === 'rum') drinkRum(t);
    else moveGroup(t, c);
    return t.go('orders');
  },

  // Whoever is over there goes back to a post of his choice.   SKU-BOARDING-26
  loose: (t, v) => {
    const b = t.board;
    t.tell?.('boarding.loose', {});
    v.stage = 'return';
    v.left = b.people.flatMap((p, i) => (p.post === 'enemy-deck' ? [i] : []));
    return t.go('returning');
  },
  returning: (t, v) => {
    const who = v.left.shift();
    if (who === undefined) return t.go('over');
    v.who = who;
    return t.ask(returnTo, t.board.people[who]!.owner, 'returned');
  },
  returned: (t, v, [, post]) => {
    const b = t.board;
    const p = b.people[v.who]!;
    station(b, p, post);
    t.tell?.('post.taken', { who: p.cls, post: p.post });
    return t.go('returning');
  },

  // They surrender: everything that victory brings, plunder last.   SKU-BOARDING-45, SKU-ENEMY-22, SKU-PLUNDER-01
  won: (t, v) => {
    const b = t.board;
    t.tell?.('boarding.won', { enemy: v.foe ?? v.card! });
    for (const p of b.people) if (p.post === 'enemy-deck') station(b, p, 'cabins');
    if (v.foe === null) {
      changeMorale(t, v.morale, 'victory');
      for (let i = 0; i < v.goods; i++) gainRandom(t, 'victory', b.captain);
      return t.go('over');
    }
    changeMorale(t, FOES[v.foe].grey, 'victory');
    for (const m of b.missions) if (m.id === 'break-the-blockade' && v.foe === 'coastguard') m.ready = true;
    return t.call(plunder, newPlunder(v.foe), 'plundered');
  },
  plundered: (t, v) => {
    const b = t.board;
    b.foes = b.foes.filter((f) => f.id !== v.foe); // SKU-ENEMY-23
    t.tell?.('foe.gone', { foe: v.foe!, why: 'plundered' });
    return t.go('over');
  },

  // Dirt for every boarding that is over, and a new voyage turn begins: the ship may leave, and the enemy boards in its own next turn at the earliest.   SKU-BOARDING-27, SKU-BOARDING-28, SKU-BOARDING-48, SKU-BOARDING-49, SKU-DIRT-03
  over: (t) => {
    t.board.boarding = null;
    for (const p of t.board.people) p.laid = false;
    addDirt(t, 'fray');
    return t.done();
  },

  surrender: (t) => {
    t.tell?.('captain.surrendered', { seat: t.board.captain });
    return wreck(t, { end: 'surrendered', annex: 2 });
  },
});
