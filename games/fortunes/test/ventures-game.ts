// A game of rumours and missions alone, in which everything about them is met within a few turns: for the laws.
import { type Choice, choice, openVars, type Proc, type Question } from '@boucan/kernel';
import { type Caribbean, NATION, NPC, playerOf, proc, question } from '../src/board.ts';
import type { EventId } from '../src/content/events.ts';
import { isPort, NATIONS, ZONE_IDS, type ZoneId } from '../src/content/map.ts';
import { missionCard } from '../src/content/missions.ts';
import type { NpcId } from '../src/content/npcs.ts';
import { rumourCard } from '../src/content/rumours.ts';
import { SECTIONS } from '../src/content/ships.ts';
import type { Events } from '../src/events.ts';
import { drawCargo, jettison } from '../src/rules/cargo.ts';
import { drawGlory } from '../src/rules/glory.ts';
import { capacityOf } from '../src/rules/ships.ts';
import {
  deliver,
  type Happening,
  mayScoutForMission,
  missionProgress,
  offerDelivery,
  scoutForMission,
} from '../src/rules/ventures/errands.ts';
import { ACCEPT, acceptMission, missionsHere, offerMissions } from '../src/rules/ventures/mission.ts';
import { acquireRumour, mayTestHere, testRumour } from '../src/rules/ventures/rumour.ts';
import { embark, nextTurn, partGame, say, type Turns } from './part-game.ts';

const HAPPENINGS: readonly Happening[] = [
  { what: 'turn-end' },
  { what: 'attacked' },
  { what: 'raided', nation: 'spain' },
  { what: 'raided', nation: 'holland' },
  { what: 'defeated', pirate: true, naval: false, player: true },
  { what: 'defeated', pirate: false, naval: true, player: false },
];
const NAVIES: readonly [NpcId, EventId][] = [
  ['navy-spain', 'navy-spain-pez'],
  ['navy-holland', 'navy-holland-almonde'],
];
const TURNS = 24;

const venturing = proc('venturing', 'FDM-RUMOUR-01', openVars<Turns>(), {
  begin: (t, v) => {
    const b = t.board;
    embark(t, v, (p) => {
      p.gold = 20;
    });
    for (const [npc, captain] of NAVIES) {
      b.events.splice(b.events.indexOf(captain), 1);
      b.npcs[NPC[npc]] = { zone: 'curacao', ship: 'frigate', captain };
    }
    return t.go('turn');
  },

  turn: (t, v) => nextTurn(t, v, TURNS, 'stock'),

  // Wear and tear, in sight of all, and cargo that nobody sees.
  stock: (t, v) => {
    const b = t.board;
    const p = playerOf(b, v.seat);
    for (const nation of NATIONS) p.bounties[NATION[nation]] = t.roll(3, 'bounty', v.seat) - 1;
    for (const section of SECTIONS) if (p.ship[section] > 1 && t.roll(4, 'wear', v.seat) === 1) p.ship[section]--;
    const card = p.cargo.length < 2 ? drawCargo(t, v.seat) : null;
    if (card !== null) p.cargo.push(card);
    say(t, 'stocked', { seat: v.seat, bounties: p.bounties.slice(), wear: SECTIONS.map((section) => p.ship[section]) });
    say(t, 'loaded', { seat: v.seat, cards: p.cargo.length }, { seats: [v.seat], with: { load: p.cargo.slice() } });
    return p.hand.length < 2 ? t.call(drawGlory, { seat: v.seat, cards: 1 }, 'where') : t.go('where');
  },

  where: (t, v) => t.ask(goWhere, v.seat, 'there'),

  there: (t, v, [, place, zone]: Choice) => {
    const p = playerOf(t.board, v.seat);
    p.zone = zone as ZoneId;
    p.inPort = place === 'port';
    say(t, 'went', { seat: v.seat, zone: p.zone });
    if (p.inPort) return t.call(missionProgress, { seat: v.seat, happening: { what: 'port' } }, 'what');
    return t.call(jettison, { seat: v.seat, limit: capacityOf(t.board, v.seat) }, 'afloat');
  },

  afloat: (t, v) => t.call(missionProgress, { seat: v.seat, happening: { what: 'sea' } }, 'what'),

  what: (t, v) => (t.board.turn.lost ? t.go('turn') : t.ask(doWhat, v.seat, 'done')),

  done: (t, v, answer: Choice) => {
    const { seat } = v;
    if (answer === TEST) return t.call(testRumour, { seat }, 'what');
    if (answer === LISTEN) {
      t.board.turn.activities.push('rumour');
      return t.call(acquireRumour, { seat, informant: false }, 'what');
    }
    if (answer === ERRAND) return t.call(scoutForMission, { seat }, 'what');
    if (answer[0] === 'deliver') return t.call(deliver, { seat }, 'what');
    if (answer[0] === 'accept') {
      t.board.turn.activities.push('mission');
      const mission = missionsHere(t.board, seat).find((id) => ACCEPT[id] === answer)!;
      return t.call(acceptMission, { seat, mission, letter: false }, 'what');
    }
    const happening = HAPPENINGS[t.roll(HAPPENINGS.length, 'happening', seat) - 1]!;
    return t.call(missionProgress, { seat, happening }, 'turn');
  },
});

const GO = { sea: choicesOf('sea'), port: choicesOf('port') };
function choicesOf(place: 'sea' | 'port') {
  return Object.fromEntries(ZONE_IDS.map((zone) => [zone, choice('go', place, zone)]));
}
const TEST = choice('put-to-test');
const LISTEN = choice('listen');
const ERRAND = choice('run-errand');
const END = choice('end');

/** Where one's own Rumour or Mission leads, where Missions are on offer, and home: what one knows oneself may count. */
const goWhere = question<Turns>('fuzz.where', 'FDM-MOVE-01', (o, b, _v, seat) => {
  const p = playerOf(b, seat);
  const seen = new Set<unknown>();
  const may = (place: 'sea' | 'port', zone: ZoneId): void => {
    const c = GO[place][zone]!;
    if (!seen.has(c)) o.may(c);
    seen.add(c);
  };
  if (p.rumour !== null) may(rumourCard(p.rumour).where, rumourCard(p.rumour).place);
  if (p.mission !== null) {
    const { task } = missionCard(p.mission);
    if ('port' in task) may('port', task.port);
    if ('zone' in task) may('sea', task.zone);
    if ('zones' in task) for (const zone of task.zones) may('sea', zone);
    if (task.do === 'letters') for (const zone of ['nassau', 'curacao', 'caracas'] as const) may('port', zone);
  }
  for (const id of b.offers) may('port', missionCard(id).port);
  if (isPort(p.zone)) may('port', p.zone);
  may('sea', p.zone);
});

const doWhat = question<Turns>('fuzz.what', 'FDM-TURN-09', (o, b, _v, seat) => {
  const p = playerOf(b, seat);
  if (mayTestHere(b, seat, 'sea') || mayTestHere(b, seat, 'port')) o.may(TEST);
  if (p.inPort && p.gold >= 2 && !b.turn.activities.includes('rumour')) o.may(LISTEN);
  if (mayScoutForMission(b, seat)) o.may(ERRAND);
  offerDelivery(o, b, seat);
  offerMissions(o, b, seat, b.turn.activities.includes('mission'), 'FDM-MISSION-04', 'activity-done');
  o.may(END);
});

export const venturesAlone = partGame({
  opening: venturing as Proc<Caribbean, Events, unknown>,
  questions: [goWhere as Question<Caribbean, unknown>, doWhat as Question<Caribbean, unknown>],
  verbs: { go: ['place', 'zone'], 'put-to-test': [], listen: [], 'run-errand': [], end: [] },
  words: {
    prompts: { 'fuzz.where': 'Where?', 'fuzz.what': 'What?' },
    choices: { go: '{place} {zone}', 'put-to-test': 'Test', listen: 'Listen', 'run-errand': 'Errand', end: 'End' },
    events: { stocked: '{seat}', went: '{seat} {zone}', loaded: '{seat}', 'loaded:seen': '{seat}' },
  },
});
