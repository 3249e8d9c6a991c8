// Modification tokens go back to the ports.   FDM-MOD-14, FDM-MOD-15, FDM-MOD-16
import { choices, openVars, type Said, type Seat } from '@boucan/kernel';
import { type Caribbean, proc, question, ZONE } from '../../board.ts';
import { PORTS, type PortId } from '../../content/map.ts';
import type { ModificationId } from '../../content/tokens.ts';
import type { Tools } from '../dice.ts';

interface Redistribution {
  seat: Seat; // who owned the ship and picks the ports
  mods: readonly ModificationId[]; // taken off the ship already
}

const isEmpty = (b: Caribbean, port: PortId): boolean => b.yards[ZONE[port]] === null;

/** A token drawn blind, face down: nothing lies open where none lay.   FDM-MOD-15 */
function place(t: Tools, seat: Seat, port: PortId): void {
  const b = t.board;
  b.yards[ZONE[port]] = t.draw(b.adrift, 'modification', seat);
  t.tell?.('modification.placed', { seat, zone: port });
}

/** At once, mixed and face down, one to a port without a token: the owner names the ports, chance sends the tokens.   FDM-MOD-14, SEA-BASE-68 */
export const redistribute = proc('redistribute', 'FDM-MOD-14', openVars<Redistribution, { chosen: Place }, void>(), {
  begin: (t, v) => {
    t.board.adrift.push(...v.mods);
    v.mods = [];
    return t.go('next');
  },

  next: (t, v) => {
    const b = t.board;
    if (b.adrift.length === 0) return t.done();
    // There are as many ports as tokens, so there is always room; when only just, nobody has to be asked.   FDM-MOD-16
    const empty = PORTS.filter((port) => isEmpty(b, port));
    if (empty.length > b.adrift.length) return t.ask(choosePort, v.seat, 'chosen');
    for (const port of empty) place(t, v.seat, port);
    return t.done();
  },

  chosen: (t, v, [, port]) => {
    place(t, v.seat, port);
    return t.go('next');
  },
});

type Place = Said<'place', [port: PortId]>;
export const PLACE = choices('place', PORTS);

export const choosePort = question<Redistribution, Place>(
  'modification.place',
  'FDM-MOD-14',
  (o, b) => {
    for (const port of PORTS) o.may(PLACE[port]).unless(!isEmpty(b, port), 'FDM-MOD-14', 'port-has-modification');
  },
  { prompt: (b) => ({ tokens: b.adrift.length }) },
);
