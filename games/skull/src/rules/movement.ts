// Step 5: movement, and what may happen between two points of it.   SKU-MOVE
import { choice, choices, type Offering, openVars, type Said } from '@boucan/kernel';
import { foeOf, proc, question, type Voyage } from '../board.ts';
import { FOE_IDS, type FoeId } from '../content/foes.ts';
import { isWater, MOORED_AT, nextTo } from '../content/map.ts';
import { HEADINGS, type Heading, turned } from '../hex.ts';
import { enterCell } from './arrival.ts';
import { boarding } from './boarding.ts';
import { type Dock, docking, offerDock } from './docking.ts';
import { clearBeaten, isBoardable, strikeFoe } from './foes.ts';
import { boardingOf } from './fray.ts';
import { isSighted, lookout } from './lookout.ts';
import { type Fire, newSalvo, offerFire, salvo } from './naval.ts';
import { drinkRum, offerRum } from './rum.ts';
import { isUnsettled, settled } from './settle.ts';
import { newSpeed, speed } from './speed.ts';
import { ENOUGH, type Enough, type Rum } from './words.ts';

interface Movement {
  entered: boolean; // the present cell, by own movement
}

type Course = Said<'advance' | 'turn', [heading: Heading]>;
type Sail = Course | Fire | Said<'board', [foe: FoeId]> | Dock | Rum | Enough;

/** Only the Captain decides. Gives how it ended: sailed, docked or boarded.   SKU-MOVE-01 */
export const movement = proc(
  'movement',
  'SKU-MOVE-01',
  openVars<Movement, { rolled: number; sailed: Sail }, 'sailed' | 'docked' | 'boarded'>(),
  {
    begin: (t) => t.call(speed, newSpeed(), 'rolled'),

    rolled: (t, _v, points) => {
      t.board.turn.points = points;
      return t.go('look');
    },

    look: (t) => (isSighted(t.board) ? t.call(lookout, {}, 'menu') : t.go('menu')),

    menu: (t) => (isUnsettled(t.board) ? settled(t, 'menu') : t.ask(sail, t.board.captain, 'sailed')),

    sailed: (t, v, c) => {
      const b = t.board;
      switch (c[0]) {
        // One cell ahead, ahead-left or ahead-right, and the bow turns that way.   SKU-MOVE-02, SKU-MAP-09
        case 'advance':
          b.turn.points--;
          b.ship.heading = c[1];
          b.ship.cell = nextTo(b.ship.cell, b.ship.heading);
          v.entered = true;
          t.tell?.('ship.sailed', { cell: b.ship.cell, heading: b.ship.heading });
          return enterCell(t, 'look');
        // 60° to port or starboard.   SKU-MOVE-03
        case 'turn':
          b.turn.points--;
          b.ship.heading = c[1];
          t.tell?.('ship.turned', { heading: b.ship.heading });
          return t.go('menu');
        case 'fire': // SKU-MOVE-06
          return t.call(salvo, newSalvo(c[1], c[2]), 'menu');
        case 'board': {
          const foe = foeOf(b, c[1])!;
          // A ram strikes before the boarding.
          if (v.entered && b.ship.upgrades.includes('ram')) {
            t.tell?.('ship.rammed', { foe: foe.id });
            strikeFoe(t, foe, 'hold');
            clearBeaten(t);
            if (foe.hold === 0) return t.go('menu');
          }
          return t.call(boarding, boardingOf(b, foe.id), 'boarded');
        }
        case 'dock':
          return t.call(docking, { done: [], asked: 0, spade: null }, 'docked');
        case 'rum':
          drinkRum(t);
          return t.go('menu');
        default:
          return t.done('sailed'); // points left over are lost   SKU-MOVE-04, SKU-MOVE-09
      }
    },

    boarded: (t) => t.done('boarded'),
    docked: (t) => t.done('docked'),
  },
);

const ADVANCE = HEADINGS.map((h) => choice('advance', h));
const TURN = HEADINGS.map((h) => choice('turn', h));
const BOARD = choices('board', FOE_IDS);

export const sail = question<Movement, Sail>(
  'move.sail',
  'SKU-MOVE-01',
  (o, b) => {
    offerCourses(o, b);
    offerFire(o, b);
    // On a cell with an enemy the Captain may declare a boarding.   SKU-MOVE-05, SKU-MOVE-07, SKU-BOARDING-01
    for (let i = 0; i < b.foes.length; i++) {
      const foe = b.foes[i]!;
      if (foe.cell === b.ship.cell) o.may(BOARD[foe.id]).unless(!isBoardable(foe), 'SKU-ENEMY-34', 'cannot-be-boarded');
    }
    if (MOORED_AT[b.ship.cell] !== null) offerDock(o, b);
    offerRum(o, b);
    o.may(ENOUGH);
  },
  { prompt: (b) => ({ points: b.turn.points }) },
);

/** Not into land, and not over the edge.   SKU-MOVE-08, SKU-MAP-12 */
function offerCourses(o: Offering<Course>, b: Voyage): void {
  const { cell, heading } = b.ship;
  const none = b.turn.points < 1;
  for (let by = -1; by <= 1; by++) {
    const h = turned(heading, by);
    const next = nextTo(cell, h);
    o.may(ADVANCE[h - 1]!)
      .unless(none, 'SKU-MOVE-02', 'no-points')
      .unless(next < 0, 'SKU-MAP-12', 'edge-of-the-sea')
      .unless(next >= 0 && !isWater(next), 'SKU-MOVE-08', 'land-ahead');
  }
  for (let by = -1; by <= 1; by += 2) o.may(TURN[turned(heading, by) - 1]!).unless(none, 'SKU-MOVE-03', 'no-points');
}
