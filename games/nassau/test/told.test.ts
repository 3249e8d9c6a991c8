// The log tells what happened, all of it and nothing else: what changes on the board in matches of chance is in the events.
import { seedOf, type Told } from '@boucan/kernel';
import { describe, expect, test } from 'vitest';
import { type Nassau, NOBODY, type Ship } from '../src/board.ts';
import { ANIMALS } from '../src/content/animals.ts';
import { GAINS, type GainId, WEAPONS } from '../src/content/gains.ts';
import { opponentId } from '../src/content/opponents.ts';
import { ZONES } from '../src/content/sea.ts';
import { taleId } from '../src/content/tales.ts';
import { townOf } from '../src/content/town.ts';
import { nassau } from '../src/game.ts';
import { animalsOf } from '../src/rules/animals.ts';
import { cratesOn } from '../src/rules/fight.ts';
import { goodsIn } from '../src/rules/holds.ts';
import { type Move, randomMatch } from './kit.ts';

const MOVES = [
  ...randomMatch(4, 'told/1'),
  ...randomMatch(3, 'told/2', { town: 'first-game' }),
  ...randomMatch(2, 'told/3', { rat: 'two-kinds' }),
];

/** What was told of this, with these parameters. */
const told = ({ events }: Move, event: string, params: Readonly<Record<string, unknown>> = {}): readonly Told[] =>
  events.filter((e) => e.event === event && Object.entries(params).every(([key, value]) => e.with[key] === value));
/** A parameter added up over these events. */
const sum = (events: readonly Told[], key: string): number => events.reduce((n, e) => n + (e.with[key] as number), 0);

/** For every move and every seat, what changed of the ship. */
function everyShip(check: (move: Move, seat: number, before: Ship, after: Ship) => void): void {
  for (const move of MOVES)
    for (const seat of move.after.board.ships.keys())
      check(move, seat, move.before.board.ships[seat]!, move.after.board.ships[seat]!);
}
const isRefit = (move: Move): boolean => told(move, 'refit.began').length > 0;

describe('of a ship', () => {
  test('every point: scored, lost or counted, and the score after it', () => {
    everyShip((move, seat, before, after) => {
      const total = told(move, 'count.total', { seat });
      if (total.length > 0) return expect(total[0]!.with.total).toBe(after.score);
      const points = sum(told(move, 'points.scored', { seat }), 'points') - sum(told(move, 'points.lost', { seat }), 'points');
      expect(points).toBe(after.score - before.score);
      const last = move.events.findLast((e) => e.event.startsWith('points.') && e.with.seat === seat);
      if (last !== undefined) expect(last.with.total).toBe(after.score);
      for (const e of move.events) if (e.event.startsWith('points.')) expect(e.with.points).toBeGreaterThan(0);
    });
  });

  test('every item and every piece of equipment', () => {
    everyShip((move, seat, before, after) => {
      const gained = (word: string): number =>
        told(move, 'gain.received', { seat }).reduce((n, { with: { gain } }) => {
          const { word: received, n: many } = GAINS[gain as GainId];
          return n + (received === word ? many : 0);
        }, 0);
      const lost = (loss: string): number => told(move, 'loss.suffered', { seat, loss }).length;
      const spent = (item: string): number => told(move, 'item.spent', { seat, item }).length;
      expect(gained('doubloon') - sum(told(move, 'doubloons.paid', { seat }), 'n') - lost('doubloon')).toBe(
        after.doubloon - before.doubloon,
      );
      expect(gained('rum') - spent('rum') - lost('rum')).toBe(after.rum - before.rum);
      for (const item of ['bomb', 'contract', 'compass'] as const)
        expect(gained(item) - spent(item)).toBe(after[item] - before[item]);
      expect(gained('sail') - lost('sail')).toBe(after.sails - before.sails);
      expect(gained('sailor') - lost('sailor')).toBe(after.sailors - before.sailors);
      expect(gained('hold') - lost('hold')).toBe(after.holds - before.holds);
      for (const weapon of WEAPONS)
        expect(told(move, 'weapon.taken', { seat, weapon }).length - told(move, 'weapon.lost', { seat, weapon }).length).toBe(
          after.weapons[weapon] - before.weapons[weapon],
        );
    });
  });

  test('crates, provisions and goods', () => {
    everyShip((move, seat, before, after) => {
      const stowed = told(move, 'cargo.stowed', { seat });
      const dropped = told(move, 'cargo.dropped', { seat });
      const eaten = told(move, 'provision.eaten', { seat });
      expect(sum(stowed, 'provisions') - sum(dropped, 'provisions') - eaten.length).toBe(after.provisions - before.provisions);
      if (told(move, 'bomb.thrown', { seat }).length + told(move, 'offering.bought', { seat }).length === 0) {
        const fired = sum(told(move, 'crates.fired', { seat }), 'crates') + sum(told(move, 'tower.occupied', { seat }), 'crates');
        expect(sum(stowed, 'crates') - sum(dropped, 'crates') - fired).toBe(after.crates - before.crates);
      }
      const goods = told(move, 'good.stowed', { seat }).length - told(move, 'good.dropped', { seat }).length;
      expect(goods - told(move, 'good.hidden', { seat }).length).toBe(goodsIn(after.goods) - goodsIn(before.goods));
      if (eaten.length > 0) expect(eaten[0]!.with.left).toBe(before.provisions - 1);
    });
  });

  test('cards, animals and pirates of the tavern', () => {
    everyShip((move, seat, before, after) => {
      const [told1, jokes] = [told(move, 'tale.told', { seat }), told(move, 'joke.told', { seat })];
      expect(told(move, 'tale.drawn', { seat }).length - told1.length - jokes.length).toBe(
        after.hand.length - before.hand.length,
      );
      expect(told(move, 'animal.taken', { seat }).length).toBe(animalsOf(after) - animalsOf(before));
      const bits = (n: number): number => n.toString(2).replaceAll('0', '').length;
      expect(told(move, 'pirate.hired', { seat }).length).toBe(bits(before.tables) - bits(after.tables));
      if (isRefit(move)) return;
      for (const animal of ANIMALS) {
        const is = (s: Ship, ...how: string[]): boolean => how.includes(s.animals[animal] ?? 'none');
        const used = !is(before, 'used', 'idle-used') && is(after, 'used', 'idle-used');
        expect(told(move, 'animal.used', { seat, animal }).length, animal).toBe(used ? 1 : 0);
        const seated =
          told(move, 'animal.seated', { seat, animal }).length - told(move, 'animal.unseated', { seat, animal }).length;
        if (is(before, 'idle', 'idle-used') && is(after, 'ready', 'used')) expect(seated).toBe(1);
        if (is(before, 'ready', 'used') && is(after, 'idle', 'idle-used')) expect(seated).toBe(-1);
      }
    });
  });

  test('where it goes', () => {
    everyShip((move, seat, before, after) => {
      if (isRefit(move)) return;
      const went = move.events.findLast((e) => ['zone.entered', 'boat.steered'].includes(e.event) && e.with.seat === seat);
      if (went !== undefined) expect(went.with.zone).toBe(ZONES[after.zone]);
      if (before.stage !== after.stage) {
        if (after.stage === 'sea') expect(told(move, 'town.left', { seat })).toHaveLength(1);
        else expect(told(move, 'stop.made', { seat, stop: after.stage })).toHaveLength(1);
        expect(told(move, 'voyage.began', { seat })).toHaveLength(before.stage === 'sea' ? 1 : 0);
      } else if (before.zone !== after.zone) expect(went).toBeDefined();
    });
  });
});

describe('of the table', () => {
  test('where the captain of all goes, and who has the dolphin', () => {
    for (const move of MOVES) {
      const [was, is] = [move.before.board, move.after.board];
      const way = move.events.findLast((e) => e.event.startsWith('captain.'));
      if (was.captain !== is.captain || way !== undefined) expect(way?.with.space).toBe(townOf(is.plan).spaces[is.captain]!.id);
      const taken = move.events.findLast((e) => e.event === 'dolphin.taken');
      if (was.dolphin !== is.dolphin || taken !== undefined) expect(taken?.with.seat).toBe(is.dolphin);
      const began = told(move, 'round.began');
      expect(began.length).toBe(is.round - was.round);
    }
  });

  test('outposts, towers, posts and opponents', () => {
    for (const move of MOVES) {
      const [was, is] = [move.before.board, move.after.board];
      const { seat } = move;
      for (const [place, owner] of is.garrisons.entries())
        expect(told(move, 'outpost.captured', { seat: owner, outpost: is.outposts[place] })).toHaveLength(
          owner === was.garrisons[place] ? 0 : 1,
        );
      for (const [place, crates] of is.towerCrates.entries()) {
        const changed = crates !== was.towerCrates[place];
        const tower = is.towers[place]!;
        expect(told(move, 'tower.occupied', { seat, tower, crates })).toHaveLength(changed ? 1 : 0);
        const [owner, lost] = [was.towerSeats[place]!, was.towerCrates[place]!];
        expect(told(move, 'tower.lost', { seat: owner, tower, crates: lost })).toHaveLength(changed && owner !== NOBODY ? 1 : 0);
      }
      for (const [place, good] of is.postGoods.entries()) {
        const before = was.postGoods[place] ?? null;
        const post = is.posts[place]!;
        // Room may have to be made for it first: it leaves its post when it is aboard.
        if (good === null && before !== null)
          expect(told(move, 'good.stowed', { seat, good: before, cause: post })).toHaveLength(1);
        if (move.choice[0] === 'plunder' && move.choice[1] === post)
          expect(told(move, 'post.plundered', { seat, post, good: before })).toHaveLength(1);
        if (good !== null && before === null) expect(told(move, 'post.restocked', { post, good })).toHaveLength(1);
      }
      for (const [place, number] of was.opponents.entries())
        if (number !== 0 && is.opponents[place] === 0)
          expect(told(move, 'opponent.beaten', { opponent: opponentId(number) })).toHaveLength(1);
    }
  });

  test('what somebody sets out to do', () => {
    const begun = { fight: 'fight.began', meet: 'sea-dog.met', pause: 'turn.paused' } as const;
    // Who is asked about the monkey spirit first has not paused yet.
    for (const move of MOVES)
      for (const [verb, event] of Object.entries(begun))
        if (move.choice[0] === verb && move.after.asked[0]?.question !== 'pay.keep')
          expect(told(move, event, { seat: move.seat }), verb).toHaveLength(1);
  });

  test('how it begins', () => {
    const events: Told[] = [];
    const { board } = nassau.setup({ seats: 3 }, seedOf('begins'), events);
    expect(events.map((e) => [e.event, e.with.seat]).slice(0, 2)).toEqual([
      ['match.began', board.dolphin],
      ['round.began', board.dolphin],
    ]);
  });
});

test('a meeting with the sea dog, once for whoever meets him', () => {
  const meetings = MOVES.filter(({ choice }) => choice[0] === 'meet');
  expect(meetings.length).toBeGreaterThan(0);
  for (const move of meetings)
    expect(told(move, 'sea-dog.met')).toEqual([expect.objectContaining({ with: { seat: move.seat } })]);
});

/** What must be seen of the board at a moment, by the event it follows. */
const SEEN: Readonly<Record<string, (b: Nassau, w: Told['with']) => unknown>> = {
  'captain.moved': (b, w) => townOf(b.plan).spaces[b.captain]!.id === w.space,
  'town.left': (b, w) => b.ships[w.seat as number]!.stage === 'sea',
  'zone.entered': (b, w) => ZONES[b.ships[w.seat as number]!.zone] === w.zone,
  'outpost.captured': (b, w) => b.garrisons[b.outposts.indexOf(w.outpost as never)] === w.seat,
  'tower.occupied': (b, w) => b.towerCrates[b.towers.indexOf(w.tower as never)] === w.crates,
  'crates.fired': (b, w) => b.opponents.some((_, place) => cratesOn(b, place, w.seat as number) >= (w.crates as number)),
  'opponent.beaten': (b, w) => b.ships[w.seat as number]!.beaten.map(opponentId).includes(w.opponent as never),
  'stop.made': (b, w) => b.ships[w.seat as number]!.stage === w.stop,
  'tale.told': (b, w) => b.ships[w.seat as number]!.told.map(taleId).includes(w.card as never),
  'sea-dog.moved': (b, w) => ZONES[b.seaDog.at(-1)!] === w.zone,
};

test('people see every step of it: at each moment the board is as the event before it says', () => {
  const seen = new Set<string>();
  for (const { before, seat, choice } of MOVES) {
    const played = nassau.play(before, seat, choice, true);
    if (played.refused !== undefined) throw new Error('a move of a match was refused');
    for (const { told: n, state } of played.beats) {
      const { event, with: w } = played.events[n - 1]!;
      seen.add(event);
      expect(state.asked).toEqual([]);
      expect(SEEN[event]?.(state.board, w) ?? true, event).toBe(true);
    }
  }
  expect(Object.keys(SEEN).filter((event) => !seen.has(event))).toEqual([]);
});
