// A game of Port actions alone, in which everything that can be done in a port is met within a few turns: for the laws.
import { type Choice, choice, openVars, type Proc, type Question } from '@boucan/kernel';
import { type Caribbean, NATION, playerOf, proc, question, ZONE } from '../src/board.ts';
import { CAPTAINS } from '../src/content/captains.ts';
import { NATIONS, PORTS, type PortId } from '../src/content/map.ts';
import { SECTIONS } from '../src/content/ships.ts';
import type { Events } from '../src/events.ts';
import { drawCargo } from '../src/rules/cargo.ts';
import { drawGlory } from '../src/rules/glory.ts';
import { portAction } from '../src/rules/port/port.ts';
import { gain } from '../src/rules/purse.ts';
import { embark, nextTurn, partGame, say, type Turns } from './part-game.ts';

const TURNS = 32;

const calling = proc('calling', 'FDM-PORT-01', openVars<Turns>(), {
  begin: (t, v) => {
    const b = t.board;
    embark(t, v);
    b.inForce.push({ event: b.events.splice(b.events.indexOf('colonial-boom'), 1)[0]!, eye: null, good: 'cocoa' });
    return t.go('turn');
  },

  turn: (t, v) => nextTurn(t, v, TURNS, 'stock'),

  // Gold, wear and tear in sight of all, and cargo that nobody sees.
  stock: (t, v) => {
    const b = t.board;
    const p = playerOf(b, v.seat);
    const gold = 4 * t.roll(6, 'gold', v.seat);
    gain(p, gold);
    for (const nation of NATIONS) p.bounties[NATION[nation]] = t.roll(3, 'bounty', v.seat) - 1;
    for (const section of SECTIONS) if (p.ship[section] > 1 && t.roll(3, 'wear', v.seat) === 1) p.ship[section]--;
    if (p.ship.mods.includes('reinforced-hull')) p.ship.turned = true;
    for (let n = t.roll(3, 'load', v.seat); n > 0 && p.cargo.length < 5; n--) {
      const card = drawCargo(t, v.seat);
      if (card !== null) p.cargo.push(card);
    }
    say(t, 'stocked', { seat: v.seat, gold, bounties: p.bounties.slice(), wear: SECTIONS.map((section) => p.ship[section]) });
    say(t, 'loaded', { seat: v.seat, cards: p.cargo.length }, { seats: [v.seat], with: { load: p.cargo.slice() } });
    return p.hand.length < 4 ? t.call(drawGlory, { seat: v.seat, cards: 4 - p.hand.length }, 'where') : t.go('where');
  },

  where: (t, v) => t.ask(putIn, v.seat, 'there'),

  there: (t, v, [, port]: Choice) => {
    const b = t.board;
    const p = playerOf(b, v.seat);
    p.zone = port as PortId;
    p.inPort = true;
    say(t, 'put-in', { seat: v.seat, zone: p.zone });
    return t.call(portAction, { seat: v.seat }, 'gone');
  },

  gone: (t, v) => {
    const p = playerOf(t.board, v.seat);
    p.boughtAt = t.board.turn.boughtAt;
    return t.go('turn');
  },
});

const PUT_IN = Object.fromEntries(PORTS.map((port) => [port, choice('put-in', port)]));

/** Home, where one bought last, and ports where something is different. */
const putIn = question<Turns>('fuzz.port', 'FDM-MOVE-01', (o, b, _v, seat) => {
  const { captain, zone, boughtAt } = playerOf(b, seat);
  const { home } = CAPTAINS[captain!];
  for (const port of PORTS) if (port === home || port === boughtAt || (ZONE[port] + ZONE[zone]) % 3 === 0) o.may(PUT_IN[port]!);
});

export const portsAlone = partGame({
  opening: calling as Proc<Caribbean, Events, unknown>,
  questions: [putIn as Question<Caribbean, unknown>],
  verbs: { 'put-in': ['zone'] },
  words: {
    prompts: { 'fuzz.port': 'Where?' },
    choices: { 'put-in': '{zone}' },
    events: { stocked: '{seat}', 'put-in': '{seat} {zone}', loaded: '{seat}', 'loaded:seen': '{seat}' },
  },
});
