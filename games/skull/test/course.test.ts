// The course of a match: who is aboard, how a voyage is laid out after another one, how it ends, who has won.
import { type Choice, type State, seedOf, type Told } from '@boucan/kernel';
import { expect, test } from 'vitest';
import type { Tools, Voyage } from '../src/board.ts';
import { CAMPAIGN } from '../src/content/campaign.ts';
import type { ClassId } from '../src/content/characters.ts';
import { cellAt, MOORING } from '../src/content/map.ts';
import { skull } from '../src/game.ts';
import { course } from '../src/rules/course.ts';
import { endVoyage, finalRank, winnersOf } from '../src/rules/end.ts';
import { layOut } from '../src/rules/layout.ts';
import { newPerson } from '../src/rules/people.ts';
import { destinyMax } from '../src/rules/rum.ts';
import { voyage } from '../src/rules/voyage.ts';
import {
  ally,
  at,
  atSea,
  cargo,
  crew,
  down,
  foe,
  goalKnown,
  groupOf,
  inVoyage,
  moored,
  newGame,
  person,
  pirates,
  scenario,
  set,
} from './kit.ts';

// ── who is aboard ──

/** These two sheets are shown to each, in turn. */
const shown =
  (...sheets: readonly (readonly [ClassId, ClassId])[]) =>
  (b: Voyage): void => {
    for (const r of b.registers) b.classes.push(...r.shown.splice(0));
    sheets.forEach((pair, seat) => {
      for (const cls of pair) b.classes.splice(b.classes.indexOf(cls), 1);
      b.registers[seat]!.shown.push(...pair);
    });
  };
newGame('SKU-SETUP-12: one of two sheets each; the highest Charisma is Captain, and hires nobody where three play')
  .seats('anne', 'bart', 'cleo')
  .given(shown(['assassin', 'gunner'], ['captains-daughter', 'look-out'], ['sea-dog', 'cook']))
  .start(course, {})
  .expectOptions('anne', ['draft assassin', 'draft gunner'])
  .expectOptions('bart', ['draft captains-daughter', 'draft look-out'])
  .plays('anne draft assassin', 'bart draft captains-daughter', 'cleo draft sea-dog')
  .expectTold('person.chosen', { seat: 'anne', who: 'assassin' })
  .expectTold('captain.named', { seat: 'bart', who: 'captains-daughter' })
  .expectBoard(
    (b) => [b.captain, b.people.map((p) => [p.owner, p.number]), b.registers.map((r) => r.shown.length), b.classes.length],
    [
      1,
      [
        [0, 0],
        [1, 0],
        [2, 0],
        [0, 1],
        [2, 2],
      ],
      [0, 0, 0],
      7,
    ],
  )
  .expectBoard(
    (b) =>
      ['gunner', 'look-out', 'cook'].filter((c) => b.classes.includes(c as ClassId) || b.people.some((p) => p.cls === c)).length,
    3,
  )
  .expectAsked('bart', 'voyage.heading');
newGame('SKU-SETUP-12: level in Charisma the better fighter is Captain, and of four the least of all has the ally')
  .seats('anne', 'bart', 'cleo', 'dirk')
  .given(shown(['witch', 'gunner'], ['sea-dog', 'surgeon'], ['cook', 'freedman'], ['look-out', 'avenger']))
  .start(course, {})
  .plays('anne draft witch', 'bart draft sea-dog', 'cleo draft cook', 'dirk draft look-out')
  .expectTold('captain.named', { seat: 'bart', who: 'sea-dog' })
  .expectBoard((b) => [b.captain, b.people.slice(4).map((p) => p.owner)], [1, [3]]);
newGame('SKU-SETUP-12: of two as little the later has the ally; fighting breaks the tie of Charisma')
  .seats('anne', 'bart', 'cleo', 'dirk')
  .given(shown(['assassin', 'witch'], ['gunner', 'surgeon'], ['captains-daughter', 'freedman'], ['avenger', 'look-out']))
  .start(course, {})
  .plays('anne draft assassin', 'bart draft gunner', 'cleo draft captains-daughter', 'dirk draft avenger')
  .expectBoard((b) => [b.captain, b.people.slice(4).map((p) => p.owner)], [2, [1]]);
newGame('SKU-SETUP-12: level in all, chance names the Captain')
  .seats('anne', 'bart')
  .given(shown(['cook', 'witch'], ['voodoo-man', 'surgeon']))
  .draws('captain', 'anne', 1)
  .start(course, {})
  .plays('anne draft cook', 'bart draft voodoo-man')
  .expectTold('captain.named', { seat: 'bart', who: 'voodoo-man' })
  .expectBoard((b) => b.people.slice(2).map((p) => p.owner), [0, 1]);
newGame('SKU-SETUP-12, SKU-SOLO-02: alone three allies with the numbers 1 to 3')
  .seats('anne')
  .given(shown(['cook', 'witch']))
  .start(course, {})
  .plays('anne draft cook')
  .expectTold('ally.hired', { seat: 'anne', number: 3 })
  .expectBoard(
    (b) => b.people.map((p) => [p.owner, p.number, p.destiny]),
    [
      [0, 0, 2],
      [0, 1, 0],
      [0, 2, 0],
      [0, 3, 0],
    ],
  );
newGame('SKU-SETUP-12: five need no allies')
  .seats('anne', 'bart', 'cleo', 'dirk', 'edith')
  .given(
    shown(['cook', 'witch'], ['voodoo-man', 'surgeon'], ['sea-dog', 'gunner'], ['assassin', 'avenger'], ['look-out', 'freedman']),
  )
  .start(course, {})
  .plays('anne draft cook', 'bart draft voodoo-man', 'cleo draft sea-dog', 'dirk draft assassin', 'edith draft look-out')
  .expectBoard((b) => [b.people.length, b.captain], [5, 2]);
test('SKU-SETUP-12: a pirate sets out with two points of destiny, or what his sheet allows; an ally with none', () => {
  expect(newPerson('witch', 0, 0)).toMatchObject({
    destiny: 2,
    number: 0,
    sail: 0,
    trust: 0,
    wounds: 0,
    done: false,
    since: 0,
    used: 0,
  });
  expect(newPerson('freedman', 0, 0).destiny).toBe(1);
  expect(newPerson('witch', 0, 1)).toMatchObject({
    destiny: 0,
    number: 1,
    post: 'cabins',
    laid: false,
    barred: false,
    half: false,
  });
});

// ── laid out again ──

/** A table for the rules that ask nobody: chance takes the first of what there is, or what is named. */
function table(board: Voyage, draws: Readonly<Record<string, unknown>> = {}): { t: Tools; told: Told[] } {
  const told: Told[] = [];
  const draw = (bag: unknown[], purpose: string): unknown => {
    const at = draws[purpose] === undefined ? 0 : Math.max(0, bag.indexOf(draws[purpose]));
    return bag.splice(at, 1)[0];
  };
  const tell = (event: string, params: object): number => told.push({ event, with: params } as Told);
  return { t: { board, state: {}, roll: () => 4, draw, reveal: () => undefined, tell } as unknown as Tools, told };
}
const names = ['anne', 'bart', 'cleo'];
const seatOf = (name: string): number => names.indexOf(name);
function afterVoyage(n: number, options: object = { campaign: true }): Voyage {
  const b = skull.setup({ seats: 3, options: options as never }, seedOf('again')).board;
  atSea(b, seatOf);
  pirates({ anne: 'sea-dog', bart: 'captains-daughter', cleo: 'witch' })(b, seatOf);
  ally('bart', 'gunner')(b, seatOf);
  b.voyage = n;
  return b;
}

test('SKU-SETUP-07, SKU-SETUP-08, SKU-SETUP-09, SKU-SETUP-11, SKU-MORALE-02, SKU-TRUST-02: the log begins anew, whatever it showed', () => {
  const b = afterVoyage(2);
  Object.assign(b, { morale: 3, dirt: 2, watch: 5, day: 4, round: 17, rum: true });
  b.pile.splice(b.pile.indexOf('rum'), 1);
  for (const p of b.people)
    Object.assign(p, { post: 'rigging', sail: 2, trust: 9, barred: true, laid: true, used: 15, destiny: 0, wounds: 2 });
  for (const r of b.registers) Object.assign(r, { declined: 7, prestige: 33, doubloons: 12 });
  const { t, told } = table(b);
  layOut(t);
  expect([b.morale, b.dirt, b.watch, b.day, b.round, b.rum]).toEqual([20, 0, 1, 1, 0, false]);
  expect(b.pile.filter((g) => g === 'rum')).toHaveLength(3 + (b.ship.cells.includes('rum') ? 0 : 1));
  for (const p of b.people) expect(p).toMatchObject({ post: 'cabins', sail: 0, barred: false, laid: false, used: 0, wounds: 0 });
  expect(b.people.map((p) => p.trust)).toEqual([0, 2, 0, 0]);
  expect(b.people.map((p) => p.destiny)).toEqual([2, 2, 2, 0]);
  for (const r of b.registers) expect(r).toMatchObject({ declined: -1, setOut: 33, brought: 12 });
  expect(told[0]).toEqual({ event: 'voyage.began', with: { voyage: 2 } });
  expect(told.find((e) => e.event === 'markers.laid')!.with).toEqual({ islands: ['C', 'E', 'J'] });
});
test('a lucky coin is a point of destiny more, and the sheet’s most is one more, too', () => {
  const b = afterVoyage(2);
  b.registers[2]!.item = 'lucky-coin';
  b.registers[0]!.item = 'spyglass';
  layOut(table(b).t);
  expect(b.people.map((p) => p.destiny)).toEqual([2, 2, 3, 0]);
  expect([destinyMax(b, b.people[2]!), destinyMax(b, b.people[0]!)]).toEqual([4, 2]);
});
test('SKU-END-05, SKU-DICE-09: whoever lay unconscious sets out with half his life, rounded up', () => {
  const b = afterVoyage(2);
  b.people[0]!.half = true; // life 5
  b.people[2]!.half = true; // life 4
  layOut(table(b).t);
  expect(b.people.map((p) => [p.wounds, p.half])).toEqual([
    [2, false],
    [0, false],
    [2, false],
    [0, false],
  ]);
});
test('SKU-SETUP-02, SKU-SETUP-15: the ship at Tortuga, the sea clear, what was found and not taken in the pile again', () => {
  const b = afterVoyage(2);
  foe('galleon', 8, 5)(b, seatOf);
  Object.assign(b, {
    maelstrom: 5,
    maw: 2,
    crab: 1,
    tower: { cell: 9, hits: 1 },
    wind: 'head',
    fog: true,
    signalled: true,
    clock: 4,
  });
  Object.assign(b, {
    wrecks: [{ cell: 3, left: 1 }],
    under: [{ card: 'rats', seer: 0 }],
    peek: { card: 'rats', seer: 0 },
    card: 'rats',
  });
  b.discard.push('rats');
  b.found.push(b.pile.splice(b.pile.indexOf('gold'), 1)[0]!, 'cannon');
  b.ship.fired.push('grapeshot');
  b.boarding = { foe: 'galleon' } as never;
  crew('rail', 'infirmary', 'rigging')(b, seatOf);
  layOut(table(b, { mission: 'sealed-letters' }).t);
  expect([b.foes, b.maelstrom, b.maw, b.crab, b.tower, b.wrecks, b.wind, b.fog, b.signalled, b.clock]).toEqual([
    [],
    -1,
    0,
    -1,
    null,
    [],
    null,
    false,
    false,
    0,
  ]);
  expect([b.under, b.peek, b.card, b.discard, b.found, b.boarding, b.ship.fired]).toEqual([[], null, null, [], [], null, []]);
  expect(b.pile.filter((g) => g === 'gold')).toHaveLength(1);
  expect(b.ship.cell).toBe(MOORING.D);
  expect(b.groups.map((g) => g.post)).toEqual(['cabins', 'cabins', 'cabins', 'box', 'box', 'box']);
  expect(b.groups.map((g) => g.sail)).toEqual([0, 0, 0, 0, 0, 0]);
});
test('SKU-SETUP-04, SKU-SETUP-05, SKU-OBJECTIVE-01: every voyage of the campaign has its islands, one marker each, the goal among them', () => {
  CAMPAIGN.forEach((chart, i) => {
    const b = afterVoyage(i + 1);
    layOut(table(b).t);
    expect(b.objectives.map((o) => o.island)).toEqual([...chart.islands].sort());
    expect(b.objectives.map((o) => o.face)).toEqual(chart.islands.map((_, n) => n + 1));
    expect(b.objectives.every((o) => !o.up && o.gems === 0)).toBe(true);
    expect(b.missions).toHaveLength([0, 1, 1, 1, 1, 2][i]!);
  });
});
test('SKU-SETUP-06: what a voyage takes out of the deck, and what it adds', () => {
  const has = (n: number, card: string): number => {
    const b = afterVoyage(n);
    layOut(table(b, { mission: 'sealed-letters' }).t);
    return b.deck.filter((c) => c === card).length;
  };
  expect([1, 2, 3, 4, 5, 6].map((n) => has(n, 'the-sea-opens'))).toEqual([0, 0, 0, 1, 0, 1]);
  expect([1, 2, 3].map((n) => has(n, 'arms-from-the-deep'))).toEqual([0, 0, 1]);
  expect([1, 2].map((n) => has(n, 'treasure-escort'))).toEqual([0, 2]);
  expect([3, 4, 5].map((n) => has(n, 'black-flag-rival'))).toEqual([0, 1, 0]);
  expect(has(2, 'spout-on-the-bow')).toBe(1);
});
test('in the fourth voyage a Coastguard waits at (9,3), in the fifth the Maelström is open at (14,6)', () => {
  const [hunted, drowned] = [afterVoyage(4), afterVoyage(5)];
  layOut(table(hunted).t);
  layOut(table(drowned).t);
  expect(hunted.foes.map((f) => [f.id, f.cell, f.heading, f.near])).toEqual([['coastguard', cellAt(9, 3), 5, false]]);
  expect([hunted.maelstrom, drowned.maelstrom, drowned.foes.length]).toEqual([-1, cellAt(14, 6), 0]);
});
test('SKU-SETUP-13: a mission with its preparation: a whale more in the deck, a ledger on one of two islands', () => {
  const whales = afterVoyage(2);
  const first = table(whales, { mission: 'whale-oil' });
  layOut(first.t);
  expect(whales.missions).toEqual([{ id: 'whale-oil', ready: false }]);
  expect(whales.deck.filter((c) => c === 'spout-on-the-bow')).toHaveLength(2);
  expect(first.told).toContainEqual({ event: 'mission.dealt', with: { mission: 'whale-oil', seat: 0 } });
  // The next voyage has it still, and as many whales.
  whales.missions[0]!.ready = true;
  whales.voyage = 3;
  layOut(table(whales, { mission: 'sealed-letters' }).t);
  expect(whales.missions).toEqual([
    { id: 'whale-oil', ready: false },
    { id: 'sealed-letters', ready: false },
  ]);
  expect(whales.deck.filter((c) => c === 'spout-on-the-bow')).toHaveLength(2);
  const ledger = afterVoyage(2);
  layOut(table(ledger, { mission: 'silver-ledger', ledger: 'C' }).t);
  expect([ledger.ledger, ledger.missions[0]!.id]).toEqual(['C', 'silver-ledger']);
  const letters = afterVoyage(2);
  layOut(table(letters, { mission: 'sealed-letters' }).t);
  expect(letters.ledger).toBe(null);
});
test('SKU-SETUP-13: the Captain holds two missions at most, and none where no card is left', () => {
  const b = afterVoyage(6);
  b.missions = [{ id: 'sealed-letters', ready: false }];
  layOut(table(b).t);
  expect(b.missions).toHaveLength(2);
  const none = afterVoyage(6);
  none.missionDeck = [];
  layOut(table(none).t);
  expect(none.missions).toHaveLength(0);
});
test('a single voyage is the first of its kind', () => {
  const { t, told } = table(afterVoyage(0, {}));
  layOut(t);
  expect(told[0]).toEqual({ event: 'voyage.began', with: { voyage: 1 } });
});
test('SKU-SETUP-04: in a single voyage three of eight islands come into question for one alone, one more with each player, five at most', () => {
  const markers = [1, 2, 3, 4, 5].map((seats) => {
    const { board } = skull.setup({ seats }, seedOf('islands'));
    layOut(table(board).t);
    return board.objectives.length;
  });
  expect(markers).toEqual([3, 4, 5, 5, 5]);
});

// ── a round ──

/** The Captain has chosen a heading; nobody takes a post, nothing is prepared. */
const idle = ['anne post cabins', 'anne call cabin-boy', 'bart post cabins', 'cleo post cabins', 'anne enough', 'anne enough'];
scenario('in the last voyage of the campaign a Privateer comes with the first night', { campaign: true })
  .given(inVoyage(6, { day: 1, watch: 4, round: 3 }))
  .given((b) => {
    b.ship.cell = cellAt(9, 9);
  })
  .dice('heading', 'anne', 2)
  .start(voyage, {})
  .plays('anne head 1', ...idle.slice(0, 5))
  .expectTold('foe.appeared', { foe: 'privateer', cell: cellAt(7, 10), heading: 2 });
for (const [what, n, change] of [
  ['in another voyage', 5, { day: 1, watch: 4 }],
  ['on another day', 6, { day: 2, watch: 4 }],
  ['at another hour', 6, { day: 1, watch: 3 }],
] as const)
  scenario(`and not ${what}`, { campaign: true })
    .given(inVoyage(n, { ...change, round: 3 }))
    .given((b) => {
      b.ship.cell = cellAt(9, 9);
    })
    .start(voyage, {})
    .plays('anne head 1', ...idle.slice(0, 5))
    .expectBoard((b) => b.foes.length, 0);
scenario('SKU-EVENT-08: a wind lasts for one crew turn')
  .given(set({ wind: 'head' }))
  .draws('card', 'anne', 'shanty')
  .start(voyage, {})
  .plays('anne head 1', ...idle)
  .expectBoard((b) => b.wind, 'head')
  .plays('anne enough')
  .expectBoard((b) => b.wind, null);
scenario('SKU-TURN-04: after a boarding by a card no enemy moves')
  .given(crew('rail', 'rail', 'rail', 'rail', 'rail'))
  .given(foe('merchant', 9, 5, 1, { goal: MOORING.E }))
  .draws('card', 'anne', 'canoes-in-the-dark')
  .dice('enemy-combat', 'anne', 1, 1, 1)
  .dice('crew-combat', 'anne', 6, 6, 6, 6, 6)
  .start(voyage, {})
  .plays('anne head 1', ...idle, 'anne enough', 'anne strike hurt', 'anne strike hurt')
  .dice('enemy-combat', 'anne', 1)
  .dice('crew-combat', 'anne', 6, 1, 1, 1, 1)
  .plays('anne pass', 'anne call cabin-boy', 'bart pass', 'cleo pass', 'anne enough')
  .expectNotTold('foe.sailed')
  .expectTold('round.began', { round: 4 });
scenario('SKU-TURN-01: after a quiet event the enemies have their turn')
  .given(foe('merchant', 9, 5, 1, { goal: MOORING.E }))
  .draws('card', 'anne', 'shanty')
  .dice('foe-speed', 'anne', 1, 1)
  .start(voyage, {})
  .plays('anne head 1', ...idle, 'anne enough')
  .expectTold('foe.rolled', { foe: 'merchant' });

// ── how it ends ──

/** A match as it is played, without a stage: the end of a voyage is heard by its course alone. */
class Match {
  state: State<Voyage>;
  told: readonly Told[] = [];
  constructor(options: object) {
    this.state = skull.setup({ seats: 2, options: options as never }, seedOf('course'));
    shown(['sea-dog', 'witch'], ['assassin', 'surgeon'])(this.state.board);
    this.plays('0 draft sea-dog', '1 draft assassin');
    // No allies, no mission: nobody else has a word or a doubloon in it.
    const b = this.state.board;
    for (const p of b.people.splice(2)) b.classes.push(p.cls);
    b.missionDeck.push(...b.missions.splice(0).map((m) => m.id));
    this.plays('0 head 1');
  }
  plays(...lines: string[]): this {
    for (const line of lines) {
      const [seat, verb, ...nouns] = line.split(' ') as [string, string, ...string[]];
      const c = [verb, ...nouns.map((n) => (/^\d+$/u.test(n) ? Number(n) : n))] as unknown as Choice;
      const played = skull.play(this.state, Number(seat), c);
      if (played.refused !== undefined) throw new Error(`${line}: ${JSON.stringify(played.refused)}`);
      [this.state, this.told] = [played.state, played.events];
    }
    return this;
  }
  given(change: (b: Voyage) => void): this {
    change(this.state.board);
    return this;
  }
  /** Everybody stays in the cabins; the ship lies at the goal, and the Captain lands. */
  lands(): this {
    this.given(moored('E') as (b: Voyage) => void).given(goalKnown('E') as (b: Voyage) => void);
    return this.plays('0 post cabins', '1 post cabins', '0 enough', '0 enough', '0 dock', '0 land');
  }
  /** Morale is gone, and nobody mutinies. */
  rebels(): this {
    return this.plays('0 post cabins', '1 post cabins')
      .given((b) => {
        b.morale = 1;
      })
      .plays('0 reassign sea-dog bridge');
  }
  has(event: string, params: object = {}): boolean {
    return this.told.some((e) => e.event === event && Object.entries(params).every(([k, v]) => e.with[k] === v));
  }
}

test('SKU-END-02, SKU-GOAL-02: the highest score wins a single voyage, equals share it', () => {
  const won = (trust: number): unknown =>
    new Match({})
      .given((b) => {
        b.people[0]!.trust = 3;
        b.people[1]!.trust = trust;
      })
      .lands().state.result;
  // The Captain: 4 of prestige, his trust of 3, a fortieth of 40 doubloons and 11 of cargo; the other his trust and 6.
  expect(won(9)).toMatchObject({ winners: [1], scores: [8, 15], end: 'reached' });
  expect(won(2)).toMatchObject({ winners: [0, 1], scores: [8, 8] });
  expect(won(1)).toMatchObject({ winners: [0], scores: [8, 7] });
});
test('SKU-END-10: a single voyage lost is over at once, without a winner', () => {
  expect(new Match({}).rebels().state.result).toMatchObject({ winners: [], scores: [0, 0], end: 'rebellion' });
});
test('SKU-GOAL-01: in a campaign the harbour comes next, and the second voyage after it', () => {
  const match = new Match({ campaign: true })
    .given((b) => {
      for (const r of b.registers) r.doubloons = 0;
      for (const m of b.ship.cells) if (m !== null && m !== 'cannon') b.pile.push(m);
      b.ship.cells.fill(null, 3);
      b.loot = 0;
    })
    .lands();
  expect(match.has('harbour.reached')).toBe(true);
  expect(match.state.result).toBe(null);
  // 15 of treasure, of which 3 each are shared; 8 for four groups.
  expect([match.state.board.loot, match.state.board.registers.map((r) => r.doubloons)]).toEqual([9, [3, 3]]);
  match.plays('0 pay-wages', '0 enough');
  expect(match.has('voyage.began', { voyage: 2 })).toBe(true);
  expect([match.state.board.voyage, match.state.board.loot]).toEqual([2, 1]);
});
test('the sixth voyage is the last: most prestige wins, then doubloons, then the captaincy; ranks are for those who sail alone', () => {
  const last = (prestige: number, doubloons: number): Match =>
    new Match({ campaign: true })
      .given(inVoyage(6) as (b: Voyage) => void)
      .given((b) => {
        Object.assign(b.registers[0]!, { prestige: 12, doubloons: 5 }); // the goal brings the Captain two points less
        Object.assign(b.registers[1]!, { prestige, doubloons });
      })
      .lands();
  expect(last(11, 0).state.result).toMatchObject({ winners: [1], scores: [16, 17], end: 'campaign-won' });
  expect(last(10, 6).state.result).toMatchObject({ winners: [1], scores: [16, 16] });
  expect(last(10, 5).state.result).toMatchObject({ winners: [0], scores: [16, 16] });
  expect(last(10, 4).state.result).toMatchObject({ winners: [0] });
  expect(last(10, 4).has('rank.earned')).toBe(false);
});
test('SKU-END-10: a first defeat ends no campaign, a second in a row does, and what was won between is forgotten', () => {
  const once = new Match({ campaign: true }).rebels();
  expect(once.has('voyage.ended', { end: 'rebellion', annex: 1 })).toBe(true);
  expect([once.state.result, once.state.board.defeats, once.has('ship.replaced')]).toEqual([null, 1, true]);
  const twice = new Match({ campaign: true }).given((b) => {
    b.defeats = 1;
  });
  expect(twice.rebels().state.result).toMatchObject({ winners: [], scores: [10, 10], end: 'campaign-lost' });
});

const ended = (change: (b: Voyage) => void, n = 0): Voyage => {
  const b = afterVoyage(n, { campaign: n > 0 });
  b.missions = [];
  change(b);
  return b;
};
test('SKU-END-03: success forgets earlier defeats, pays the treasure of the voyage, twice in the last one', () => {
  for (const [n, loot] of [
    [0, 20],
    [1, 15],
    [2, 20],
    [6, 80],
  ] as const) {
    const b = ended((v) => {
      Object.assign(v, { defeats: 1, loot: 0 });
    }, n);
    endVoyage(table(b).t, { end: 'reached', annex: 0 });
    expect([b.defeats, b.loot]).toEqual([0, loot]);
  }
});
test('SKU-END-09, SKU-END-11: whoever was on an enemy’s deck is aboard again, and no boarding goes on', () => {
  const b = ended((v) => {
    v.people[1]!.post = 'enemy-deck';
    v.boarding = { foe: null } as never;
  });
  const { t, told } = table(b);
  endVoyage(t, { end: 'sunk', annex: 1 });
  expect([b.people[1]!.post, b.boarding, b.defeats]).toEqual(['cabins', null, 1]);
  expect(told.filter((e) => e.event === 'belongings.lost').map((e) => e.with)).toEqual([{ seat: 0 }, { seat: 1 }, { seat: 2 }]);
});
test('SKU-END-07: captured, each loses ten points of prestige in a campaign; shipwrecked not, nor in a single voyage', () => {
  const prestige = (n: number, annex: 1 | 2): number[] => {
    const b = ended((v) => {
      [30, 4, 10].forEach((points, seat) => {
        v.registers[seat]!.prestige = points;
      });
    }, n);
    endVoyage(table(b).t, { end: annex === 2 ? 'surrendered' : 'sunk', annex });
    return b.registers.map((r) => r.prestige);
  };
  expect([prestige(2, 2), prestige(2, 1), prestige(0, 2)]).toEqual([
    [20, 0, 0],
    [30, 4, 10],
    [30, 4, 10],
  ]);
});
test('SKU-END-15: the Gunner saves one lot of used shot on a die of 4, and the other is gone', () => {
  const shot = (die: number): { ammo: readonly string[]; told: readonly Told[] } => {
    const b = ended((v) => {
      v.ship.ammo = ['grapeshot', 'chain-shot'];
      v.ship.fired = ['grapeshot', 'chain-shot'];
      v.ship.saving = 'grapeshot';
    });
    const { t, told } = table(b);
    endVoyage({ ...t, roll: () => die } as unknown as Tools, { end: 'reached', annex: 0 });
    expect(b.ship.fired).toEqual([]);
    return { ammo: b.ship.ammo, told };
  };
  expect(shot(4).ammo).toEqual(['grapeshot']);
  expect(shot(3).ammo).toEqual([]);
  expect(shot(4).told).toContainEqual({ event: 'powder.saved', with: { ammo: 'grapeshot', die: 4 } });
  expect(shot(4).told).toContainEqual({ event: 'ammo.spent', with: { ammo: 'chain-shot' } });
});
test('SKU-DOCK-11: the pilot is landed where the voyage ends', () => {
  const b = ended((v) => {
    v.missions = [{ id: 'marooned-pilot', ready: true }];
    v.loot = 0;
  });
  endVoyage(table(b).t, { end: 'reached', annex: 0 });
  expect([b.missions, b.loot]).toEqual([[], 32]);
  const alone = ended((v) => {
    v.missions = [{ id: 'marooned-pilot', ready: false }];
    v.loot = 0;
  });
  endVoyage(table(alone).t, { end: 'reached', annex: 0 });
  expect([alone.missions.length, alone.loot]).toEqual([1, 20]);
});
test('SKU-GOAL-02: the best of the scores wins, ties shared; a defeat has no winner', () => {
  const b = afterVoyage(0, {});
  expect(winnersOf(b, { end: 'reached', annex: 0 }, [3, 7, 7])).toEqual([1, 2]);
  expect(winnersOf(b, { end: 'sunk', annex: 1 }, [0, 0, 0])).toEqual([]);
});
test('alone a campaign gives a rank, by prestige and a tenth of the loot', () => {
  const rank = (prestige: number, loot: number): unknown => {
    const b = skull.setup({ seats: 1 }, seedOf('rank')).board;
    b.registers[0]!.prestige = prestige;
    b.loot = loot;
    const { t, told } = table(b);
    finalRank(t);
    return told[0]!.with;
  };
  expect(rank(39, 9)).toEqual({ rank: 'deckhand', points: 39 });
  expect(rank(39, 10)).toEqual({ rank: 'mate', points: 40 });
  expect(rank(69, 0)).toEqual({ rank: 'mate', points: 69 });
  expect(rank(70, 0)).toEqual({ rank: 'captain', points: 70 });
  expect(rank(80, 200)).toEqual({ rank: 'legend', points: 100 });
  const { t, told } = table(afterVoyage(6));
  finalRank(t);
  expect(told).toEqual([]);
});
scenario('SKU-END-05: only those in the infirmary are weakened')
  .given(down('cabin-boy', 3))
  .given(at({ witch: 'helm' }))
  .given(cargo(3))
  .given(crew('rail'))
  .expectBoard(
    (b) => {
      endVoyage(table(b).t, { end: 'reached', annex: 0 });
      return [
        b.people.map((p) => p.half),
        b.registers.map((r) => r.prestige - r.setOut),
        person(b, 'witch').post,
        groupOf(b, 'topmen').post,
      ];
    },
    [[false, true, false], [4, 0, 6], 'helm', 'rail'],
  );
