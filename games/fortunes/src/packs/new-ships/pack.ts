// Module 5: the brig, a slower galleon, and with the further cards two black ships.   SEA-m5-01
import { choice, type Pack, part } from '@boucan/kernel';
import { ahead, shipValue } from '../../advice/values.ts';
import { after, type Caribbean, offers } from '../../board.ts';
import { addContent, addJointContent } from '../../box.ts';
import type { Events } from '../../events.ts';
import { chooseShip, course } from '../../rules/course.ts';
import { BLACK_SHIPS, BRIG, NEW_SHIPS, SLOW_GALLEON } from './content.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';

export const PACK = 'new-ships';

addContent(PACK, { ships: NEW_SHIPS });
/** The two black figures need the cards of the other module too. */
addJointContent([PACK, 'cards-and-flags'], { events: BLACK_SHIPS });

interface Yards {
  readonly brigs: boolean; // a first captain may have one, for all the gold
}
const same = (yards: Yards): Yards => yards; // nothing of it ever changes

/** What was agreed on brigs; and every galleon of this table is a slow one, whatever else was agreed.   SEA-m5-06, SEA-VAR-05 */
const yards = part<Caribbean, Yards, Yards>(PACK, {
  setup: (config, _rng, board) => {
    Object.assign(board, { house: { ...board.house, galleonManoeuvrability: SLOW_GALLEON } });
    return { brigs: config.options['first-brig'] === true };
  },
  clone: same,
  look: same,
  imagine: same,
  knows: { brigs: 'all' },
});

const FIRST_BRIG = choice('ship', BRIG);

const changes = [
  offers(chooseShip, (base) => (o, b, v, seat) => {
    base(o, b, v, seat);
    if (yards.of(b).brigs) o.may(FIRST_BRIG);
  }),
  // It costs all the gold a captain begins with.   SEA-VAR-05
  after(course, 'revealed', (t) => {
    for (const p of t.board.players) if (p.ship.type === BRIG) p.gold = 0;
  }),
];

/** A brig is a better flute, and no frigate: no point of Glory comes with it. */
const BRIG_VALUE = 0.9;

export const newShips: Pack<Caribbean, Events> = {
  id: PACK,
  asks: { time: 'same', learning: 'little' },
  settles: ['galleon-manoeuvrability'],
  options: [{ id: 'first-brig', rule: 'SEA-m5-03', values: [false, true] }],
  part: yards,
  things: [BRIG],
  changes,
  worth: ({ board }, worth) => {
    const left = ahead(board);
    for (const [seat, { captain, ship }] of board.players.entries())
      if (captain !== null && ship.type === BRIG) worth[seat]! += BRIG_VALUE * left - shipValue(BRIG, left);
  },
  features: {
    names: ['brig'],
    fill({ board }, seat, out, at) {
      const { captain, ship } = board.players[seat]!;
      if (captain !== null && ship.type === BRIG) out[at] = 1;
    },
  },
  text: { en, fr },
};
