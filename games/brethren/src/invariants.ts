// What must hold at every moment of every game.   BRE-INV
import type { State } from '@boucan/kernel';
import type { Coast } from './board.ts';
import { CARDS, type Card, deckFor, GALLEON_CARDS, HAND, SECRET_CARDS } from './content/deck.ts';
import { GALLEONS, SCHOONERS, TURNS } from './content/ships.ts';
import { strength } from './rules/fleets.ts';
import { startingTokens } from './setup.ts';

export function faults({ board: c, seats, asked, result }: State<Coast>): string[] {
  const wrong: string[] = [];
  const must = (holds: boolean, otherwise: string): void => {
    if (!holds) wrong.push(otherwise);
  };

  // Every card of the deck is somewhere, once.   BRE-INV-01
  const found = Object.fromEntries(CARDS.map((card) => [card, 0])) as Record<Card, number>;
  const count = (cards: readonly Card[]): void => {
    for (const card of cards) found[card]++;
  };
  count(c.pile);
  count(c.secret);
  count(c.box);
  for (const b of c.boards) count(b.cards.map((lying) => lying.card));
  for (const p of c.captains) {
    count(p.hand);
    count(p.won);
  }
  must(c.secret.length === SECRET_CARDS, `${c.secret.length} secret cards`);
  const deck = deckFor(seats);
  for (const card of CARDS) must(found[card] === deck[card], `${found[card]} cards ${card} instead of ${deck[card]}`);

  // Every ship is unplayed, at a board or in the box.   BRE-INV-04
  c.captains.forEach((p, seat) => {
    let galleons = p.galleons + p.lostGalleons;
    let schooners = p.schooners + p.lostSchooners;
    for (const b of c.boards) {
      const fleets = b.fleets.filter((f) => f.seat === seat);
      must(fleets.length <= 1, `seat ${seat} has ${fleets.length} fleets at ${b.id}`);
      for (const f of fleets) {
        galleons += f.galleons;
        schooners += f.schooners;
      }
    }
    must(galleons === GALLEONS && schooners === SCHOONERS, `seat ${seat} has ${galleons} galleons and ${schooners} schooners`);
  });

  // Every doubloon is unspent or on Port Royal.   BRE-INV-05
  const tokens = c.captains.reduce((sum, p) => sum + p.tokens, c.pot);
  must(tokens === seats * startingTokens(seats), `${tokens} doubloons instead of ${seats * startingTokens(seats)}`);

  // Fleets stand in the order of their strength, and none is empty.   BRE-INV-07
  for (const b of c.boards) {
    b.fleets.forEach((f, i) => {
      must(strength(f) > 0, `an empty fleet at ${b.id}`);
      const ahead = b.fleets[i - 1];
      must(ahead === undefined || strength(ahead) >= strength(f), `the fleets at ${b.id} are out of order`);
    });
  }

  const turn = asked.find((q) => q.question === 'turn.ship');
  if (turn !== undefined) {
    // Before a ship is played no galleon has six cards, and hand and ships shrink as the turns go by.   BRE-INV-02, BRE-INV-03, BRE-INV-09
    for (const b of c.boards) must(b.side === 'colony' || b.cards.length < GALLEON_CARDS, `${b.id} should have been scored`);
    const p = c.captains[turn.seat]!;
    const left = p.galleons + p.schooners;
    must(left > 0 && left <= TURNS, `seat ${turn.seat} has a turn with ${left} ships`);
    must(p.hand.length === Math.min(HAND, left), `seat ${turn.seat} has ${p.hand.length} cards for ${left} turns`);
  }
  if (result !== null) {
    // All has been played and shared.   BRE-INV-11
    must(
      c.captains.every((p) => p.galleons + p.schooners === 0),
      'ships are left at the end',
    );
    must(c.pile.length === 0 && c.captains.every((p) => p.hand.length === 0), 'cards are left at the end');
    must(
      c.boards.every((b) => b.cards.length === 0),
      'treasure is left at the end',
    );
  }
  return wrong;
}
