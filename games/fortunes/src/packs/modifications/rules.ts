// Further modifications: where their tokens come from and go to, and what a carved hull does.
import { around, before, type Caribbean, playerOf, ZONE } from '../../board.ts';
import { isPort, PORTS, type ZoneId } from '../../content/map.ts';
import type { ModificationId } from '../../content/tokens.ts';
import { NOBODY, type Tools } from '../../rules/dice.ts';
import { fightOf, otherSide, type SideNo, shipAt } from '../../rules/facts.ts';
import { redistribute } from '../../rules/port/modifications.ts';
import { portAction } from '../../rules/port/port.ts';
import { CARVED_HULL, NEW_MODIFICATIONS } from './content.ts';
import { fromReserve, spare } from './reserve.ts';

declare module '../../events.ts' {
  interface Events {
    'modification.supplied': { zone: ZoneId; modification: ModificationId };
    'modification.discarded': { modification: ModificationId };
    'modification.dealt': { zone: ZoneId };
  }
}

/** While the owner has declared Flee, the opponent rolls a die fewer, at least one.   SEA-m3-07 */
export const slipsThrough = (b: Caribbean, _seat: number, i: SideNo): number =>
  fightOf(b).where === 'sea' &&
  fightOf(b).sides[otherSide(i)].declared === 'flee' &&
  shipAt(b, otherSide(i)).mods.includes(CARVED_HULL)
    ? NEW_MODIFICATIONS[CARVED_HULL]!.figures!.dice!
    : 0;

/** As many as were taken off a ship, face down, by lot to ports without a token.   SEA-m3-05, SEA-BASE-68 */
function deal(t: Tools, mods: readonly ModificationId[]): void {
  const b = t.board;
  for (const modification of mods) {
    spare.of(b).discard.push(modification);
    t.tell?.('modification.discarded', { modification });
  }
  const empty = PORTS.filter((port) => b.yards[ZONE[port]] === null);
  for (let n = mods.length; n > 0 && empty.length > 0; n--) {
    const token = fromReserve(t, NOBODY);
    if (token === null) return;
    const port = t.draw(empty, 'port', NOBODY);
    b.yards[ZONE[port]] = token;
    t.tell?.('modification.dealt', { zone: port });
  }
}

export const changes = [
  // A port without a token gets one, face up, as a Port action opens.   SEA-m3-04, SEA-BASE-61
  before(portAction, 'begin', (t, v) => {
    const b = t.board;
    const { zone } = playerOf(b, v.seat);
    if (!isPort(zone) || b.yards[ZONE[zone]] !== null) return;
    const modification = fromReserve(t, v.seat);
    if (modification === null) return;
    b.yards[ZONE[zone]] = modification;
    b.opened[ZONE[zone]] = true;
    t.reveal();
    t.tell?.('modification.supplied', { zone, modification });
  }),

  // Nobody picks the ports any more.   SEA-m3-05
  around(redistribute, 'begin', () => (t, v) => {
    deal(t, v.mods);
    return t.done();
  }),
];
