// A voyage: rounds of voyage turn, crew turn, event turn and enemy turn, until it ends.   SKU-TURN-01
import { choice, openVars, type Said } from '@boucan/kernel';
import { proc, question } from '../board.ts';
import { HEADINGS, type Heading } from '../hex.ts';
import { enemyTurn, newEnemyTurn } from './enemy-turn.ts';
import { eventTurn, newEventTurn } from './event-turn.ts';
import { isPrivateersHour } from './layout.ts';
import { noteMaw } from './missions.ts';
import { movement } from './movement.ts';
import { newPreparations, preparations } from './preparations.ts';
import { spawn } from './spawn.ts';
import { newStations, voyageTurn } from './stations.ts';
import type { VoyageEnd } from './unrest.ts';

type Head = Said<'head', [heading: Heading]>;
interface VoyageWaits {
  headed: Head;
  sailed: 'sailed' | 'docked' | 'boarded';
  happened: 'over' | 'boarded';
}

export const voyage = proc('voyage', 'SKU-TURN-01', openVars<object, VoyageWaits, VoyageEnd>(), {
  // The Captain chooses the first heading.   SKU-SETUP-03
  begin: (t) => t.ask(firstHeading, t.board.captain, 'headed'),
  headed: (t, _v, [, heading]) => {
    t.board.ship.heading = heading;
    t.tell?.('ship.turned', { heading: t.board.ship.heading });
    return t.go('round');
  },

  round: (t) => {
    const b = t.board;
    if (b.round > 0) noteMaw(b); // a round is over, however it ended
    b.round++;
    t.turn(b.captain);
    t.tell?.('round.began', { round: b.round, day: b.day, watch: b.watch });
    if (b.round > 1)
      t.tell?.('standing.told', {
        morale: b.morale,
        loot: b.loot,
        trustOfEach: b.people.slice(0, t.state.seats).map(({ trust }) => trust),
      });
    return t.call(voyageTurn, newStations(), 'nightfall');
  },

  nightfall: (t) => (isPrivateersHour(t.board) ? t.call(spawn, { foe: 'privateer', cell: -1 }, 'crew') : t.go('crew')),

  // Preparations, then movement.   SKU-TURN-03
  crew: (t) => t.call(preparations, newPreparations(), 'sail'),
  sail: (t) => t.call(movement, { entered: false }, 'sailed'),

  // After a boarding or a docking a new voyage turn begins at once.   SKU-TURN-04, SKU-TURN-05, SKU-DOCK-03
  sailed: (t, _v, how) => {
    t.board.wind = null;
    return how === 'sailed' ? t.call(eventTurn, newEventTurn(), 'happened') : t.go('round');
  },
  happened: (t, _v, how) => (how === 'boarded' ? t.go('round') : t.call(enemyTurn, newEnemyTurn(), 'round')),
});

const HEAD = HEADINGS.map((h) => choice('head', h));
export const firstHeading = question<object, Head>('voyage.heading', 'SKU-SETUP-03', (o) => {
  for (const c of HEAD) o.may(c);
});
