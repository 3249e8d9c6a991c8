// Phase III: the ship is made ready.   NAS-REFIT
import { openVars } from '@boucan/kernel';
import { NOBODY, proc } from '../board.ts';
import { ROUNDS } from '../content/gains.ts';
import { ZONE_A, ZONES } from '../content/sea.ts';
import { townOf } from '../content/town.ts';
import { wake } from './animals.ts';
import { score } from './ledger.ts';

/** For the best tales of a round, or off for none.   NAS-REFIT-04, NAS-REFIT-06 */
const BEST_TALES = 5;

/** In this order.   NAS-REFIT-16 */
export const refit = proc('refit', 'NAS-REFIT-16', openVars<object>(), {
  begin: (t) => {
    t.board.phase = 'refit';
    t.tell?.('refit.began', { round: t.board.round });
    return t.go('pirates');
  },

  // Who lies gets up, and who stands in the town comes back aboard.   NAS-REFIT-01, NAS-REFIT-02
  pirates: (t) => {
    const b = t.board;
    for (const s of b.ships) {
      s.standing += s.lying;
      s.lying = 0;
    }
    const { alleys } = townOf(b.plan);
    for (let i = 0; i < alleys.length; i++) {
      const seat = b.alleys[i]!;
      if (seat === NOBODY) continue;
      b.ships[seat]!.standing += alleys[i]!.sections;
      b.alleys[i] = NOBODY;
    }
    return t.go('animals');
  },

  animals: (t) => {
    for (const s of t.board.ships) wake(s); // NAS-REFIT-03
    return t.go('tales');
  },

  // Most points with tales: five more, all who tie; no tale at all: five less.   NAS-REFIT-04, NAS-REFIT-05, NAS-REFIT-06, NAS-REFIT-07, NAS-Q-34
  tales: (t) => {
    const { ships } = t.board;
    const tellers = ships.filter((s) => s.told.length + s.jokes.length > 0);
    const most = Math.max(...tellers.map((s) => s.talePoints));
    for (let seat = 0; seat < ships.length; seat++) {
      const s = ships[seat]!;
      const cards = s.told.length + s.jokes.length;
      t.tell?.('tales.compared', { seat, points: s.talePoints, cards });
      if (cards === 0) score(t, seat, -BEST_TALES, 'tales');
      else if (s.talePoints === most) score(t, seat, BEST_TALES, 'tales');
    }
    return t.go('discard');
  },

  // Told tales lie open, jokes stay face down.   NAS-REFIT-08, NAS-INFO-11
  discard: (t) => {
    const b = t.board;
    for (const s of b.ships) {
      b.discards.push(...s.told);
      s.buried.push(...s.jokes);
      s.told = [];
      s.jokes = [];
      s.talePoints = 0;
    }
    return t.go('boats');
  },

  // Boats are home again; the captain stays where he is.   NAS-TOWN-16
  boats: (t) => {
    for (const s of t.board.ships) {
      s.stage = 'town';
      s.zone = ZONE_A;
    }
    return t.board.round === ROUNDS ? t.done() : t.go('mountains'); // NAS-REFIT-15
  },

  // The animals nobody took leave the game.   NAS-REFIT-09
  mountains: (t) => {
    const b = t.board;
    for (let i = 0; i < b.mountains.length; i++) {
      const left = b.mountains[i];
      if (left) b.box.push(left);
      b.mountains[i] = b.pile.length === 0 ? null : t.draw(b.pile, 'animal', NOBODY);
    }
    t.tell?.('animals.renewed', { animals: b.mountains.filter((animal) => animal !== null) });
    return t.go('seaDog');
  },

  // The next tile, and the next offering; crates on the old one go home.   NAS-REFIT-10, NAS-REFIT-11, NAS-REFIT-12
  seaDog: (t) => {
    const b = t.board;
    if (b.seaDog.length === 0) return t.go('posts');
    b.seaDog.push(t.draw(b.seaDogTiles, 'sea-dog', NOBODY));
    t.tell?.('sea-dog.moved', { zone: ZONES[b.seaDog.at(-1)!]! });
    b.offerings.push(t.draw(b.offeringTiles, 'offering', NOBODY));
    t.tell?.('offering.shown', { offering: b.offerings.at(-1)! });
    for (const s of b.ships) {
      s.reserve += s.marker;
      s.marker = 0;
      s.traded = false;
    }
    return t.go('posts');
  },

  // NAS-REFIT-13
  posts: (t) => {
    const b = t.board;
    for (let place = 0; place < b.posts.length; place++) {
      if (b.postGoods[place] !== null || b.goods.length === 0) continue;
      const good = t.draw(b.goods, 'good', NOBODY);
      b.postGoods[place] = good;
      t.tell?.('post.restocked', { post: b.posts[place]!, good });
    }
    return t.done();
  },
});
