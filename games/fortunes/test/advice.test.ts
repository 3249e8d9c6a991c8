// What the advice by hand is worth, from which the learning set out: positions with an obvious choice, played by the bot that looks no further.
import { botNamed, greedyOver, judge, judged, learnedOf, netSize } from '@boucan/bots';
import { rngFrom, type Seat, type State, seedOf } from '@boucan/kernel';
import { describe, expect, test } from 'vitest';
import { type Caribbean, type Player, playerOf, type Side } from '../src/board.ts';
import type { CargoId } from '../src/content/cargo.ts';
import type { Declaration } from '../src/content/effect.ts';
import { fortunes } from '../src/game.ts';
import { newShip } from '../src/setup.ts';
import {
  afloat,
  atHome,
  atWar,
  type Change,
  chest,
  commodore,
  cubes,
  demand,
  gold,
  hand,
  hold,
  inPort,
  mission,
  offered,
  rumour,
  ship,
  turnOf,
} from './kit.ts';

const greedy = botNamed('greedy')!;
const byHand = judged(fortunes).judgedBy(null);

/** Anne's turn, before her first action: Felipe Barrios with a Flute. Nobody holds a card, and nobody of nobody's is at sea. */
function position(...changes: readonly Change[]): { s: State<Caribbean>; anne: Seat } {
  const s = fortunes.setup({ seats: 2 }, seedOf('advice'));
  while (s.asked[0]?.question !== 'turn.action') {
    const { seat } = s.asked.find((q) => q.answer === null)!;
    fortunes.advance(s, seat, fortunes.options(s, seat).at(-1)!);
  }
  const anne = s.board.turn.seat;
  const seat = (name: string): Seat => (name === 'anne' ? anne : 1 - anne);
  const b = s.board;
  b.inForce = [];
  b.npcs.fill(null);
  b.beneath = b.beneath.map(() => []);
  for (const change of [
    hand('anne'),
    hand('bart'),
    offered('the-surveyor', 'night-cargo'),
    afloat('anne', 'felipe-barrios', 'flute', 'cartagena'),
    afloat('bart', 'frances-wright', 'sloop', 'nassau'),
    atHome('bart'),
    turnOf('anne'),
    ...changes,
  ])
    change(b, seat);
  return { s, anne };
}

/** These cards are left to draw, and everybody can see it. */
const onlyCargo =
  (...cards: readonly CargoId[]): Change =>
  (b) => {
    b.cargoDiscard.push(...b.cargo.filter((card) => !cards.includes(card)));
    b.cargo = [...cards];
  };

const noMerchants: Change = (b) => {
  b.track.push(...b.merchants.filter((token) => token !== null));
  b.merchants.fill(null);
};

/** Anne as greedy leaves her at the end of the turn, and what it chose on the way. */
function afterTurn(...changes: readonly Change[]): { anne: Player; chosen: readonly string[] } {
  const { s, anne } = position(...changes);
  const rng = rngFrom(seedOf('turn'));
  const chosen: string[] = [];
  while (s.board.turn.seat === anne && s.board.turn.actions + s.stack.length > 2 && chosen.length < 60) {
    const { seat } = s.asked.find((q) => q.answer === null)!;
    const c = greedy.choose(byHand, fortunes.view(s, seat), rng);
    if (seat === anne) chosen.push(c.join(' '));
    fortunes.advance(s, seat, c);
    if (c[0] === 'stop') break;
  }
  return { anne: playerOf(s.board, anne), chosen };
}

describe('with the advice alone a bot', () => {
  test('sells three of the good in demand', () => {
    const { anne } = afterTurn(inPort('anne', 'tortuga'), demand('tortuga', 'rum'), hold('anne', 'rum', 'rum', 'rum'));
    expect(anne.points).toBe(1);
  });

  test('carries them to the port next door first, if that is where they are wanted', () => {
    const { chosen } = afterTurn(
      demand('port-royal', 'rum'),
      demand('cartagena', 'food'),
      hold('anne', 'rum', 'rum', 'rum'),
      gold('anne', 0),
      noMerchants,
    );
    expect(chosen.slice(0, 3)).toEqual(['sail port-royal', 'sail port', 'port']);
  });

  test('hides its gold at home, and keeps some to trade with', () => {
    const { anne } = afterTurn(atHome('anne'), gold('anne', 27));
    expect(anne.chest).toBeGreaterThanOrEqual(10);
    expect(anne.gold + anne.cargo.length).toBeGreaterThan(0);
  });

  test('buys what is cheap here and wanted near by', () => {
    const { anne } = afterTurn(
      inPort('anne', 'petit-goave'),
      demand('petit-goave', 'food'),
      demand('tortuga', 'spices'),
      onlyCargo('spices-1', 'spices-2', 'spices-3', 'spices-4', 'wood-1', 'sugar-1'),
    );
    expect(anne.cargo.filter((card) => card.startsWith('spices')).length).toBeGreaterThanOrEqual(3);
  });

  test("does not put to sea before a hostile Man-o'-war", () => {
    const { anne } = afterTurn(
      atWar(['england', 'spain']),
      commodore('commodore-england-holmes', 'cartagena'),
      atHome('anne'),
      gold('anne', 0),
      demand('port-royal', 'rum'),
      hold('anne', 'rum', 'rum', 'rum'),
    );
    expect(anne.inPort).toBe(true);
  });

  test('puts a rumour to the test where it can', () => {
    const { chosen } = afterTurn(rumour('anne', 'silver-in-the-shoals'));
    expect(chosen[0]).toBe('test-rumour');
  });

  test('brings a passenger to port', () => {
    const { anne } = afterTurn(afloat('anne', 'felipe-barrios', 'flute', 'san-juan'), mission('anne', 'the-bishops-passage'));
    expect(anne.points).toBe(1);
  });

  test('buys a great ship with what the chest has no room for', () => {
    const { anne } = afterTurn(atHome('anne'), chest('anne', 50), gold('anne', 60));
    expect(['frigate', 'galleon']).toContain(anne.ship.type);
    expect(anne.points).toBeGreaterThanOrEqual(1);
  });

  test('has a ship mended that would not survive another hit', () => {
    const { anne } = afterTurn(inPort('anne', 'tortuga'), ship('anne', 'frigate'), cubes('anne', { hull: 1 }), gold('anne', 20));
    expect(anne.ship.hull).toBe(3);
  });
});

describe('in a fight the advice', () => {
  /** What a declaration looks like to anne in her Frigate against a pirate Sloop, with so much Crew each. */
  const declared = (own: number, foe: number, what: Declaration, cannons = 3): number => {
    const { s, anne } = position(ship('anne', 'frigate'), cubes('anne', { crew: own, cannons }));
    const b = s.board;
    const side = { leadership: 0, runBy: null, dice: [], used: [], marks: [], crewLost: 0, bestVolley: 0 };
    b.npcs[4] = { zone: 'cartagena', ship: 'sloop', captain: 'pirate-sloop-rackham' };
    const sides: [Side, Side] = [
      { ...side, seat: anne, npc: null, ship: null, declared: what },
      {
        ...side,
        seat: null,
        npc: 'pirate-sloop',
        ship: { ...newShip('sloop'), crew: foe, cannons: Math.min(1, cannons) },
        declared: null,
      },
    ];
    b.fight = {
      zone: 'cartagena',
      where: 'sea',
      stage: 'naval',
      round: 2,
      sides,
      boarder: null,
      single: false,
      winner: null,
      end: null,
    };
    return fortunes.def.advice.worth(s)[anne]!;
  };

  test('likes to board when the odds are good, and not when they are bad', () => {
    expect(declared(3, 1, 'board')).toBeGreaterThan(declared(3, 1, 'fire'));
    expect(declared(3, 1, 'board')).toBeGreaterThan(declared(3, 1, 'flee'));
    expect(declared(1, 2, 'board')).toBeLessThan(declared(1, 2, 'fire'));
  });

  test('does not fire guns that are not there: it boards, or gets away', () => {
    expect(declared(1, 3, 'flee', 0)).toBeGreaterThan(declared(1, 3, 'fire', 0));
    expect(declared(3, 1, 'board', 0)).toBeGreaterThan(declared(3, 1, 'fire', 0));
  });
});

test('learning sets out from the advice by hand: the straight path says the same, in its unit', () => {
  const { features, start, point } = learnedOf(fortunes)!;
  const { names } = features;
  const net = { inputs: names.length, hidden: 0, all: new Float64Array(netSize(names.length, 0)) };
  for (const [i, name] of names.entries()) net.all[1 + i] = start![name] ?? 0;
  const out = new Float64Array(3 * names.length);
  const s = fortunes.setup({ seats: 3 }, seedOf('start'));
  const rng = rngFrom(seedOf('start'));
  for (let choices = 0; choices < 120 && s.result === null; choices++) {
    const { seat } = s.asked.find((q) => q.answer === null)!;
    fortunes.advance(s, seat, greedyOver(1).choose(byHand, fortunes.glance(s, seat), rng));
    const worth = fortunes.def.advice.worth(s);
    features.fill(s, out);
    for (let of = 0; of < 3; of++) expect(judge(net, out, of * names.length)).toBeCloseTo(point * worth[of]!, 10);
  }
});
