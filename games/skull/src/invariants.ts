// What must hold in every position: nothing is lost, nothing comes from nowhere.
import type { State } from '@boucan/kernel';
import type { Voyage } from './board.ts';
import { chartOf } from './content/campaign.ts';
import { CLASS_IDS } from './content/characters.ts';
import { DECK } from './content/events.ts';
import { FOES } from './content/foes.ts';
import { ALL_GOODS } from './content/goods.ts';
import { CELLS, isWater } from './content/map.ts';
import { EXHAUSTED, HOLD_CELLS, MOST_DIRT, MOST_GROUPS, TRACK } from './content/ships.ts';
import { isNear, lifeFor, sailsLeft } from './quantities.ts';
import { usableCells } from './rules/hold.ts';

const sorted = (list: readonly string[]): string => list.slice().sort().join();

export function faults({ board: b }: State<Voyage>): string[] {
  const wrong: string[] = [];
  const must = (holds: boolean, what: string): void => {
    if (!holds) wrong.push(what);
  };
  const within = (n: number, most: number, what: string): void =>
    must(Number.isInteger(n) && n >= 0 && n <= most, `${what} is ${n}`);

  const goods = [...b.pile, ...b.found, ...b.ship.cells].filter((m) => m !== null && m !== 'cannon') as string[];
  if (b.rum) goods.push('rum');
  must(sorted(goods) === sorted(ALL_GOODS), `the goods are ${sorted(goods)}`);
  const classes = [...b.classes, ...b.registers.flatMap((r) => r.shown), ...b.people.map((p) => p.cls)];
  must(sorted(classes) === sorted(CLASS_IDS), `the characters are ${sorted(classes)}`);
  if (b.deck.length + b.discard.length > 0) deckFaults(b, must);

  within(b.morale, TRACK, 'morale');
  within(b.dirt, MOST_DIRT, 'dirt');
  must(b.watch >= 1 && b.watch <= 6, `the watch shows ${b.watch}`);
  must(b.loot >= 0, `the loot is ${b.loot}`);
  within(b.ship.hold, b.ship.holdMax, 'the hold');
  within(b.ship.sails, b.ship.sailsMax, 'the number of sails');
  must(b.ship.cells.length === HOLD_CELLS, 'the hold has lost a cell');
  must(
    b.ship.cells.every((m, i) => m === null || i < usableCells(b)),
    'something lies in a destroyed column',
  );
  must(isWater(b.ship.cell), 'the ship is on land');
  const sails = [...b.people, ...b.groups].flatMap((x) => (x.sail > 0 ? [x.sail] : []));
  must(new Set(sails).size === sails.length && sails.every((s) => s <= sailsLeft(b)), `sails ${sails.join()} are manned`);

  must(b.groups.length === MOST_GROUPS, `${b.groups.length} groups`);
  for (const g of b.groups) {
    within(g.fatigue, EXHAUSTED, 'fatigue');
    within(g.wounds, 2, 'the wounds of a group');
    must((g.post === 'rigging') === g.sail > 0, `a group in ${g.post} is on sail ${g.sail}`);
  }
  for (const p of b.people) {
    within(p.trust, TRACK, `the trust of ${p.cls}`);
    within(p.wounds, lifeFor(p), `the number of wounds of ${p.cls}`);
    must(p.destiny >= 0, `the destiny of ${p.cls} is ${p.destiny}`);
    must((p.post === 'rigging') === p.sail > 0, `${p.cls} in ${p.post} is on sail ${p.sail}`);
    must((p.post === 'enemy-deck') <= (b.boarding !== null), `${p.cls} is on an enemy deck that is not there`);
  }
  for (const r of b.registers) must(r.prestige >= 0 && r.doubloons >= 0, 'somebody owes prestige or doubloons');
  for (const f of b.foes) {
    must(f.cell < CELLS && isWater(f.cell), `${f.id} is on land`);
    must(f.near === isNear(b, f), `${f.id} is wrongly ${f.near ? 'active' : 'inactive'}`);
    within(f.speed, FOES[f.id].speed, `the speed of ${f.id}`);
  }
  must(new Set(b.foes.map((f) => f.id)).size === b.foes.length, 'an enemy is there twice');
  must(b.objectives.length === 0 || b.objectives.filter((o) => o.face === 1).length === 1, 'marker 1 is lost');
  return wrong;
}

/** Every card is in the deck, under it, being looked at or resolved, in play or discarded. */
function deckFaults(b: Voyage, must: (holds: boolean, what: string) => void): void {
  const { out, added } = chartOf(b);
  const cards = [...b.deck, ...b.under.map((u) => u.card), ...b.discard];
  if (b.peek !== null) cards.push(b.peek.card);
  if (b.card !== null) cards.push(b.card);
  if (b.crab >= 0 && b.card !== 'stone-crab') cards.push('stone-crab');
  if (b.tower !== null && b.card !== 'watchtower') cards.push('watchtower');
  const whole = [...DECK.filter((c) => !out.includes(c)), ...added];
  const spouts = (list: readonly string[]): number => list.filter((c) => c === 'spout-on-the-bow').length;
  if (spouts(cards) === spouts(whole) + 1) whole.push('spout-on-the-bow'); // of the mission
  must(sorted(cards) === sorted(whole), `the event cards are ${sorted(cards)}`);
}
