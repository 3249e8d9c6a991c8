// What stands between the lines: what a card leaves in the hand, what everybody may conclude, how a sum comes about.
import { seedOf } from '@boucan/kernel';
import { describe, expect, test } from 'vitest';
import { type Caribbean, NPC, playerOf } from '../src/board.ts';
import { CARGO_IDS, GOODS } from '../src/content/cargo.ts';
import { GLORY_DECK, type GloryId } from '../src/content/glory.ts';
import { PORTS } from '../src/content/map.ts';
import type { CauseOf } from '../src/content/quantity.ts';
import { fortunes } from '../src/game.ts';
import { announce, counterOrder, leaveHand, mightPlay } from '../src/rules/announcing.ts';
import { cardsAt, isAbroad } from '../src/rules/cards.ts';
import { drawCargo, dropCargo } from '../src/rules/cargo.ts';
import { combat } from '../src/rules/combat/combat.ts';
import { locate } from '../src/rules/combat/hits.ts';
import { hitShip } from '../src/rules/combat/volleys.ts';
import { chooseShip } from '../src/rules/course.ts';
import { isSkull, pips, rollDice, successes, type Tools } from '../src/rules/dice.ts';
import { contestWinner } from '../src/rules/facts.ts';
import { saleOf } from '../src/rules/port/sell.ts';
import { lose } from '../src/rules/purse.ts';
import { turn } from '../src/rules/sea/turn.ts';
import { mount } from '../src/rules/ships.ts';
import { testRumour } from '../src/rules/ventures/rumour.ts';
import { newShip, newTurn } from '../src/setup.ts';
import { agreed, battle, begin } from './combat-kit.ts';
import { afloat, bounties, hand, inPort, npc, rumour, scenario, ship, yard } from './kit.ts';

const board = (seed = 'small print'): Caribbean => fortunes.setup({ seats: 3 }, seedOf(seed)).board;
const ANNE = { seat: 0 };

describe('cards', () => {
  test('FDM-GLORY-16: what everybody has seen stays seen when another card leaves the hand', () => {
    const b = board();
    Object.assign(playerOf(b, 0), { hand: ['castaways', 'all-hands'], shown: ['castaways'] });
    leaveHand(b, 0, 'all-hands');
    expect([playerOf(b, 0).hand, playerOf(b, 0).shown]).toEqual([['castaways'], ['castaways']]);
    leaveHand(b, 0, 'castaways');
    expect([playerOf(b, 0).hand, playerOf(b, 0).shown]).toEqual([[], []]);
  });

  const twice = (Object.keys(GLORY_DECK) as GloryId[]).find((id) => GLORY_DECK[id] === 2)!;
  const places = [
    (b: Caribbean, cards: GloryId[]) => b.gloryDiscard.push(...cards),
    (b: Caribbean, cards: GloryId[]) => playerOf(b, 1).specialists.push(...cards),
    (b: Caribbean, cards: GloryId[]) => playerOf(b, 2).papers.push(...cards),
  ];

  test.each(places.keys().toArray())('FDM-GLORY-13: somebody could hold a card until its last copy lies open (%i)', (which) => {
    const put = places[which]!;
    const b = board();
    const others = (Object.keys(GLORY_DECK) as GloryId[]).filter((id) => id !== twice).slice(0, 3);
    put(b, [...others, twice]);
    expect(isAbroad(b, twice)).toBe(true);
    put(b, [twice]);
    expect(isAbroad(b, twice)).toBe(false);
  });

  test('FDM-GLORY-13: a copy hired and one that stays add up', () => {
    const b = board();
    playerOf(b, 0).specialists.push(twice);
    playerOf(b, 2).papers.push(twice);
    expect(isAbroad(b, twice)).toBe(false);
  });

  test('FDM-GLORY-13, FDM-RETIRE-02: at a moment everybody is asked who holds a card and could hold one for it, by what all can see', () => {
    const asked = (change: (b: Caribbean) => void): boolean => {
      const b = board();
      b.turn = newTurn(0, 3);
      for (const [seat, p] of b.players.entries())
        Object.assign(p, { captain: p.next, next: null, hand: [b.glory.pop()!], points: seat });
      b.npcs[NPC['navy-spain']] = { zone: 'caracas', ship: 'frigate', captain: 'navy-spain-pez' };
      change(b);
      return mightPlay(b, 1, 'turn.end');
    };
    const layOpen = (b: Caribbean): void => {
      for (const card of [...cardsAt(b, 'turn.end'), 'quick-witted' as const])
        for (let n = 0; n < GLORY_DECK[card]; n++) b.gloryDiscard.push(card);
    };
    expect(asked(() => {})).toBe(true);
    expect(asked((b) => playerOf(b, 1).hand.splice(0))).toBe(false);
    expect(asked((b) => Object.assign(playerOf(b, 1), { retired: true }))).toBe(false);
    expect(asked(layOpen)).toBe(false);
  });

  test('FDM-GLORY-14: cards are announced together and unseen; who has only one answer is not waited for', () => {
    expect(announce).toMatchObject({ together: true, sealed: true, formal: true });
    expect(counterOrder).toMatchObject({ sealed: false, formal: true });
  });
});

begin(
  battle('FDM-GLORY-13: two copies of a card are one thing to announce')
    .given(hand('anne', 'weather-gauge', 'weather-gauge'))
    .given(hand('bart'))
    .dice('manoeuvre', 'anne', 1, 2, 2)
    .dice('manoeuvre', 'bart', 5, 1),
)
  .expectAsked('anne', 'announcing.announce')
  .expectOptions('anne', ['announce weather-gauge', 'pass']);

begin(
  battle('weather-gauge: a 4 may be rolled again too, and who rolls nothing again is not said to')
    .given(hand('anne', 'weather-gauge'))
    .given(hand('bart'))
    .dice('manoeuvre', 'anne', 1, 4, 2)
    .dice('manoeuvre', 'bart', 5, 1),
)
  .plays('anne announce weather-gauge', 'anne play weather-gauge')
  .expectOptions('anne', ['reroll own 1', 'reroll own 2', 'reroll own 4', 'keep-dice'])
  .dice('manoeuvre', 'anne', 3)
  .plays('anne reroll own 4', 'anne throw')
  .expectTold('dice.rerolled', { seat: 'anne' })
  .expectNotTold('dice.rerolled', { seat: 'bart' });

test('FDM-PORT-BUY-01: when there is no cargo left at all, none is drawn', () => {
  const b = board();
  const t = { board: b, draw: (cards: string[]) => cards.pop() } as unknown as Tools;
  b.cargoDiscard = b.cargo.splice(0, 2);
  b.cargo = [];
  expect([drawCargo(t, 0), drawCargo(t, 0)].every((card) => card !== null)).toBe(true);
  expect(drawCargo(t, 0)).toBeNull();
});

test('FDM-DICE-01: a die has six sides, the two highest of them skulls', () => {
  const sides: number[] = [];
  const roll = (n: number): number => sides.push(n);
  const t = { roll } as unknown as Tools;
  expect(rollDice(t, 3, 'any', 0)).toHaveLength(3);
  expect(sides).toEqual([6, 6, 6]);
  expect([1, 2, 3, 4, 5, 6].filter(isSkull)).toEqual([5, 6]);
});

test('FDM-DICE-03, FDM-DICE-04: skulls are counted, the other dice added up, every one of them', () => {
  expect([successes([5, 1, 6, 4]), pips([5, 1, 6, 4])]).toEqual([2, 5]);
  expect([successes([1, 5]), pips([1, 5]), successes([5, 1]), pips([5, 1])]).toEqual([1, 1, 1, 1]);
  expect([successes([]), pips([])]).toEqual([0, 0]);
});

scenario('reinforced-hull, FDM-MOD-04: it need not be used, and is kept for another hit')
  .given(ship('anne', 'sloop', { mods: ['reinforced-hull'] }))
  .dice('location', 'anne', 5)
  .start(hitShip, { seat: 0, hits: 1, from: 'storm' })
  .plays('anne take-hit masts', 'anne pass')
  .expectNotTold('hit.cancelled')
  .expectDone(false)
  .expectBoard(({ players }) => [players[0]?.ship.masts, players[0]?.ship.turned], [1, false]);

test('FDM-DAMAGE-01, FDM-DAMAGE-02: numbers are sections, skulls none yet; some tables swap Crew and Cannons', () => {
  const b = board();
  const sections = () => [1, 2, 3, 4, 5, 6].map((die) => locate(b, die));
  expect(sections()).toEqual(['cargo', 'masts', 'crew', 'cannons', null, null]);
  agreed({ swappedHits: true })(b);
  expect(sections()).toEqual(['cargo', 'masts', 'cannons', 'crew', null, null]);
});

test('FDM-COMBAT-09, FDM-COMBAT-10, FDM-COMBAT-11, FDM-COMBAT-12: one success more, or one pip more, wins the contest', () => {
  const winner = (...dice: readonly [number[], number[]]) => {
    const sides = dice.map((d) => ({ seat: null, npc: null, dice: d, marks: [] }));
    return contestWinner({ fight: { sides } } as unknown as Caribbean);
  };
  expect([winner([5, 1], [4, 4]), winner([1, 1], [5])]).toEqual([0, 1]);
  expect([winner([5, 2], [5, 1]), winner([5, 1], [5, 2]), winner([5, 1], [5, 1])]).toEqual([0, 1, null]);
  expect(winner([4, 4], [1, 1])).toBeNull();
});

test('FDM-SETUP-04: ships are chosen in secret', () => {
  expect(chooseShip).toMatchObject({ together: true, sealed: true });
});

test('FDM-MOVE-07: whoever must throw cargo overboard is told how much', () => {
  const b = board();
  playerOf(b, 0).cargo = CARGO_IDS.slice(0, 6);
  expect(dropCargo.prompt!(b, { seat: 0, limit: 4 }, 0)).toEqual({ excess: 2, limit: 4 });
});

test('FDM-PORT-SELL-02, FDM-PORT-SELL-03: what is said of a sale adds up to what is paid, in every port', () => {
  const b = board();
  const p = playerOf(b, 0);
  Object.assign(p, { captain: p.next, next: null, inPort: true });
  for (const zone of PORTS)
    for (let n = 1; n <= 12; n++) {
      p.zone = zone;
      const causes: CauseOf[] = [];
      const cards = CARGO_IDS.filter((_, i) => i % 5 === n % 5).slice(0, n);
      const gold = saleOf(b, 0, cards, causes);
      expect(causes.reduce((sum, { by }) => sum + by, 0)).toBe(gold);
      expect(gold).toBeGreaterThanOrEqual(3 * cards.length);
    }
});

describe('what everybody may conclude of a chest', () => {
  test('FDM-INFO-04: a loss in sight of all leaves no more in it than there is left', () => {
    const p = playerOf(board(), 0);
    Object.assign(p, { gold: 6, chest: 4, chestLow: 0, chestHigh: 10 });
    expect(lose(p, 5)).toBe(5);
    expect([p.gold, p.chest, p.chestLow, p.chestHigh]).toEqual([1, 4, 0, 5]);
  });

  test('FDM-INFO-04: who cannot lose so much has nothing aboard, and his chest is known', () => {
    const p = playerOf(board(), 0);
    Object.assign(p, { gold: 2, chest: 4, chestLow: 0, chestHigh: 6 });
    expect(lose(p, 5)).toBe(2);
    expect([p.gold, p.chest, p.chestLow, p.chestHigh]).toEqual([0, 4, 4, 4]);
  });
});

test('FDM-MOD-09: a Reinforced hull that is mounted anew works', () => {
  const galleon = newShip('galleon');
  galleon.turned = true;
  mount(galleon, 'reinforced-hull');
  expect([galleon.turned, galleon.mods]).toEqual([false, ['reinforced-hull']]);
});

scenario('open-secret: what was taken from another’s hand is not taken back')
  .given(hand('anne', 'open-secret'))
  .given(hand('bart', 'all-hands', 'castaways'))
  .start(turn, ANNE)
  .expectFinality('anne', 'play open-secret', 'final')
  .plays('anne play open-secret')
  .expectFinality('anne', 'discard castaways', 'final');

scenario('FDM-PORT-07: a modification that was turned up is not turned down again')
  .given(inPort('anne', 'nassau'))
  .given(yard('nassau', 'chasers'))
  .start(turn, ANNE)
  .expectFinality('anne', 'port', 'final')
  .given(yard('nassau', 'chasers', 'up'))
  .expectFinality('anne', 'port', 'free');

scenario('signal-fires: any good may be called for, the first and the last too')
  .given(inPort('anne', 'cartagena'))
  .given(ship('anne', 'flute'))
  .given(rumour('anne', 'signal-fires'))
  .dice('scouting', 'anne', 5, 1, 1)
  .start(testRumour, ANNE)
  .expectOptions(
    'anne',
    GOODS.map((good) => `call-for ${good}`),
  );

scenario('FDM-SPECIALIST-06, carpenter: a fight between others is none of one’s own')
  .given(afloat('bart', 'frances-wright', 'sloop', 'curacao'))
  .given(bounties('bart', { england: 1 }))
  .given(npc('navy-england', 'navy-england-benbow', 'curacao'))
  .given(hand('anne'))
  .given(hand('bart'))
  .start(combat, { attacker: 'navy-england', defender: 1 })
  .expectBoard((b) => [b.turn.seat, b.turn.fought], [0, false]);
