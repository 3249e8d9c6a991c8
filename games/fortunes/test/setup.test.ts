import { atHome, newGame, scenario } from './kit.ts';

newGame('EX-02, FDM-SETUP-05, FDM-SETUP-07, FDM-SETUP-08: a Sloop in the home port, ten gold, one Glory card')
  .plays('anne ship sloop', 'bart ship flute')
  .expectBoard(
    ({ players }) =>
      players.map((p) => [
        p.ship.type,
        p.ship.hull,
        p.ship.cargo,
        p.ship.masts,
        p.ship.crew,
        p.ship.cannons,
        p.gold,
        p.hand.length,
        p.inPort,
      ]),
    [
      ['sloop', 2, 2, 2, 2, 1, 10, 1, true],
      ['flute', 3, 4, 3, 1, 1, 10, 1, true],
    ],
  );

scenario('FDM-STASH-06: at home')
  .given(atHome('anne'))
  .expectBoard((b) => b.players[0]!.zone, 'cartagena');
