// Accepting missions, and how they go on.   FDM-MISSION
import { seedOf } from '@boucan/kernel';
import { expect, test } from 'vitest';
import { playerOf } from '../src/board.ts';
import { MISSION_IDS, MISSIONS, missionCard } from '../src/content/missions.ts';
import { fortunes } from '../src/game.ts';
import { portAction } from '../src/rules/port/port.ts';
import { capacityOf, sealedSpaces } from '../src/rules/ships.ts';
import { mayScoutForMission, missionProgress, scoutForMission } from '../src/rules/ventures/errands.ts';
import { acceptMission, missionsHere, unmetBy } from '../src/rules/ventures/mission.ts';
import { completeMission } from '../src/rules/ventures/rewards.ts';
import { afloat, at, bounties, hand, hired, inPort, mission, offered, scenario, ship, turnOf } from './kit.ts';
import { accepts, anne, completes, emptyMissionDeck, happens } from './ventures-kit.ts';

// ── accepting ──

scenario(
  'EX-24, FDM-MISSION-03, FDM-MISSION-04: a failed attempt leaves the Mission on offer, and there is no second one this turn',
)
  .given(inPort('anne', 'curacao'))
  .given(offered('sailcloth-run', 'forbidden-books'))
  .start(portAction, anne)
  .expectCan('anne', 'accept sailcloth-run')
  .dice('influence', 'anne', 1, 2, 3)
  .plays('anne accept sailcloth-run')
  .expectTold('mission.refused', { seat: 'anne', mission: 'sailcloth-run' })
  .expectChange({})
  .expectBoard((b) => b.offers, ['sailcloth-run', 'forbidden-books'])
  .expectWhyNot('anne', 'accept sailcloth-run', 'FDM-MISSION-04')
  .expectWhyNot('anne', 'accept forbidden-books', 'FDM-MISSION-04')
  .given(turnOf('anne'))
  .expectCan('anne', 'accept sailcloth-run')
  .dice('influence', 'anne', 1, 2, 5)
  .plays('anne accept sailcloth-run')
  .expectChange({ 'anne.mission': 'sailcloth-run' });

scenario(
  'FDM-MISSION-02, FDM-MISSION-05, FDM-MISSION-06, SEA-BASE-74: accepted, it lies open on the player board, and another takes its place',
)
  .given(inPort('anne', 'curacao'))
  .given(offered('sailcloth-run', 'the-lost-packet'))
  .dice('influence', 'anne', 1, 2, 5)
  .draws('mission', 'anne', 'rum-ration')
  .start(acceptMission, accepts('sailcloth-run'))
  .expectTold('mission.sought', { seat: 'anne', mission: 'sailcloth-run' })
  .expectTold('mission.accepted', { seat: 'anne', mission: 'sailcloth-run' })
  .expectTold('mission.offered', { mission: 'rum-ration', port: 'bridgetown' })
  .expectChange({ 'anne.mission': 'sailcloth-run' })
  .expectBoard((b) => b.offers, ['the-lost-packet', 'rum-ration'])
  .expectView('bart', (v) => v.board.players[0]?.mission, 'sailcloth-run')
  .expectDone(true);

scenario('FDM-MISSION-02: without a roll among its conditions none is made')
  .given(inPort('anne', 'tortuga'))
  .given(offered('duel-on-the-sands', 'the-lost-packet'))
  .start(acceptMission, accepts('duel-on-the-sands'))
  .expectNotTold('venture.rolled')
  .expectChange({ 'anne.mission': 'duel-on-the-sands' });

test('FDM-MISSION-01, FDM-MISSION-02: the conditions of each Mission bar whoever does not meet them', () => {
  const { board: b } = fortunes.setup({ seats: 2 }, seedOf('conditions'));
  const p = playerOf(b, 0);
  p.captain = 'felipe-barrios';
  const judged = (change: () => void): string[] => {
    p.bounties = [0, 0, 0, 0];
    p.ship = { type: 'frigate', hull: 3, cargo: 3, masts: 3, crew: 3, cannons: 3, mods: [], turned: false };
    p.captain = 'felipe-barrios';
    change();
    return MISSION_IDS.filter((id) => unmetBy(b, 0, id) !== null).sort();
  };
  expect(judged(() => {})).toEqual(['break-the-blockade']);
  expect(
    judged(() => {
      p.bounties = [1, 0, 0, 0];
    }),
  ).toEqual(['bread-for-the-sick', 'company-bullion', 'masts-for-the-squadron']);
  expect(
    judged(() => {
      p.bounties = [0, 1, 0, 0];
    }),
  ).toEqual(['bread-for-the-sick', 'chocolate-for-the-viceroy', 'company-bullion', 'the-bishops-passage']);
  expect(
    judged(() => {
      p.bounties = [0, 0, 0, 1];
    }),
  ).toEqual(['bread-for-the-sick', 'company-bullion']);
  // Damage counts.
  expect(
    judged(() => {
      p.ship.cargo = 2;
    }),
  ).toEqual(['break-the-blockade', 'guns-from-the-wreck', 'rum-ration']);
  expect(
    judged(() => {
      p.ship.cargo = 1;
    }),
  ).toEqual(['break-the-blockade', 'guns-from-the-wreck', 'night-cargo', 'rum-ration']);
  expect(
    judged(() => {
      p.ship.crew = 1;
    }),
  ).toEqual(['break-the-blockade', 'powder-on-the-beach']);
  // No captain is that blind; a ship without one is.
  expect(
    judged(() => {
      p.captain = null;
    }),
  ).toEqual(['break-the-blockade', 'round-the-main']);
});

test('FDM-MISSION-01: each Mission is to be had in its place alone', () => {
  const { board: b } = fortunes.setup({ seats: 2 }, seedOf('places'));
  const p = playerOf(b, 0);
  p.inPort = true;
  for (const id of MISSION_IDS) {
    b.offers = [id];
    for (const other of MISSION_IDS) {
      p.zone = MISSIONS[other].port;
      expect(missionsHere(b, 0)).toEqual(MISSIONS[other].port === MISSIONS[id].port ? [id] : []);
    }
    p.inPort = false;
    p.zone = MISSIONS[id].port;
    expect(missionsHere(b, 0)).toEqual([]);
    p.inPort = true;
  }
});

scenario('FDM-MISSION-01: the conditions count for acceptance only; a bounty gained later does not end the Mission')
  .given(at('anne', 'curacao'))
  .given(inPort('anne', 'curacao'))
  .given(mission('anne', 'company-bullion'))
  .given(bounties('anne', { england: 2 }))
  .start(missionProgress, happens({ what: 'port' }))
  .expectTold('mission.completed', { mission: 'company-bullion' });

scenario('FDM-MISSION-02: the offer says which condition is not met')
  .given(inPort('anne', 'st-john'))
  .given(bounties('anne', { england: 1 }))
  .given(offered('masts-for-the-squadron', 'chart-the-leewards'))
  .start(portAction, anne)
  .expectWhyNot('anne', 'accept masts-for-the-squadron', 'FDM-MISSION-02', 'mission-no-bounty-of')
  .expectCan('anne', 'accept chart-the-leewards');

scenario('FDM-MISSION-11: both may lie in one port, each a choice of its own')
  .given(inPort('anne', 'tortuga'))
  .given(bounties('anne', { spain: 1 }))
  .given(offered('duel-on-the-sands', 'break-the-blockade'))
  .start(portAction, anne)
  .expectCan('anne', 'accept duel-on-the-sands')
  .expectCan('anne', 'accept break-the-blockade');

scenario('FDM-MISSION-07, FDM-MISSION-08, FDM-MISSION-09, SEA-BASE-74: of two Missions one is kept, and the other is discarded')
  .given(inPort('anne', 'tortuga'))
  .given(mission('anne', 'prize-quota', 'spain'))
  .given(offered('duel-on-the-sands', 'the-lost-packet'))
  .start(acceptMission, accepts('duel-on-the-sands'))
  .expectAsked('anne', 'mission.keep')
  .expectOptions('anne', ['hold duel-on-the-sands', 'hold prize-quota'])
  .plays('anne hold duel-on-the-sands')
  .expectTold('mission.dropped', { seat: 'anne', mission: 'prize-quota' })
  .expectChange({ 'anne.mission': 'duel-on-the-sands', 'anne.marks': '' })
  .expectBoard((b) => [b.missionDiscard, b.offers.length], [['prize-quota'], 2]);

scenario('FDM-MISSION-08, SEA-BASE-74: keeping the old one, with all that was done for it, discards the new')
  .given(inPort('anne', 'tortuga'))
  .given(mission('anne', 'prize-quota', 'spain'))
  .given(offered('duel-on-the-sands', 'the-lost-packet'))
  .start(acceptMission, accepts('duel-on-the-sands'))
  .plays('anne hold prize-quota')
  .expectChange({})
  .expectBoard((b) => [b.missionDiscard, b.offers.length], [['duel-on-the-sands'], 2]);

scenario('FDM-MISSION-06: an empty deck is made anew from its discards (FDM-Q-59)')
  .given(inPort('anne', 'tortuga'))
  .given(offered('duel-on-the-sands', 'the-lost-packet'))
  .given(emptyMissionDeck)
  .draws('mission', 'anne', 'rum-ration')
  .start(acceptMission, accepts('duel-on-the-sands'))
  .expectBoard((b) => [b.offers, b.missions.length, b.missionDiscard], [['the-lost-packet', 'rum-ration'], 22, []]);

scenario('seat-of-the-audiencia: in Santo Domingo whoever has no bounty rolls one more die')
  .given(inPort('anne', 'santo-domingo'))
  .given(offered('affair-of-honour', 'the-lost-packet'))
  .dice('influence', 'anne', 1, 2, 3, 5)
  .start(acceptMission, accepts('affair-of-honour'))
  .expectTold('venture.rolled', { by: ['seat-of-the-audiencia'] })
  .expectChange({ 'anne.mission': 'affair-of-honour' });

scenario('seat-of-the-audiencia: a pirate does not')
  .given(inPort('anne', 'santo-domingo'))
  .given(bounties('anne', { holland: 1 }))
  .given(offered('affair-of-honour', 'the-lost-packet'))
  .dice('influence', 'anne', 1, 2, 3)
  .start(acceptMission, accepts('affair-of-honour'))
  .expectTold('venture.rolled', { by: [] })
  .expectChange({});

scenario('lookout: one more die for a Scouting roll among the conditions')
  .given(inPort('anne', 'st-john'))
  .given(hired('anne', 'lookout-paid'))
  .given(offered('chart-the-leewards', 'the-lost-packet'))
  .dice('scouting', 'anne', 1, 2, 3, 5)
  .start(acceptMission, accepts('chart-the-leewards'))
  .expectChange({ 'anne.mission': 'chart-the-leewards' });

scenario('letter-of-introduction: the roll counts as a success')
  .given(inPort('anne', 'curacao'))
  .given(offered('sailcloth-run', 'the-lost-packet'))
  .start(acceptMission, (seat) => ({ seat: seat('anne'), mission: 'sailcloth-run', letter: true }))
  .expectNotTold('venture.rolled')
  .expectChange({ 'anne.mission': 'sailcloth-run' });

scenario('friend-at-court: Beltrán de Aguilar may have a failed roll of acceptance repeated, once per turn')
  .given(afloat('anne', 'beltran-de-aguilar', 'sloop', 'curacao'))
  .given(inPort('anne', 'curacao'))
  .given(offered('sailcloth-run', 'the-lost-packet'))
  .dice('influence', 'anne', 1, 2, 3, 4)
  .start(acceptMission, accepts('sailcloth-run'))
  .expectAsked('anne', 'mission.friend')
  .expectOptions('anne', ['roll-again', 'pass'])
  .dice('influence', 'anne', 1, 2, 3, 6)
  .plays('anne roll-again')
  .expectTold('ability.used', { seat: 'anne', ability: 'friend-at-court' })
  .expectChange({ 'anne.mission': 'sailcloth-run' })
  .expectBoard((b) => b.turn.used, ['friend-at-court']);

scenario('friend-at-court: not twice, and nobody need')
  .given(afloat('anne', 'beltran-de-aguilar', 'sloop', 'curacao'))
  .given(inPort('anne', 'curacao'))
  .given(offered('sailcloth-run', 'the-lost-packet'))
  .dice('influence', 'anne', 1, 2, 3, 4, 1, 2, 3, 4)
  .start(acceptMission, accepts('sailcloth-run'))
  .plays('anne roll-again')
  .expectTold('mission.refused', { seat: 'anne' })
  .expectChange({})
  .expectDone(false);

scenario('friend-at-court: or he lets it be')
  .given(afloat('anne', 'beltran-de-aguilar', 'sloop', 'curacao'))
  .given(inPort('anne', 'curacao'))
  .given(offered('sailcloth-run', 'the-lost-packet'))
  .dice('influence', 'anne', 1, 2, 3, 4)
  .start(acceptMission, accepts('sailcloth-run'))
  .plays('anne pass')
  .expectTold('mission.refused', { seat: 'anne' })
  .expectBoard((b) => b.turn.used, []);

// ── completing ──

scenario(
  'FDM-MISSION-10, FDM-MISSION-13, FDM-GLORY-04, SEA-BASE-36: the reward, a point and a card; then it is discarded, and no new one is drawn',
)
  .given(inPort('anne', 'san-juan'))
  .given(mission('anne', 'the-bishops-passage'))
  .start(missionProgress, happens({ what: 'port' }))
  .expectTold('mission.completed', { seat: 'anne', mission: 'the-bishops-passage' })
  .expectTold('glory.won', { seat: 'anne', source: 'mission' })
  .expectNotTold('mission.offered')
  .expectChange({ 'anne.mission': '', 'anne.gold': 15, 'anne.points': 1, 'anne.hand': 1 })
  .expectBoard((b) => [b.missionDiscard, b.offers.length], [['the-bishops-passage'], 2]);

scenario('friend-at-court: every Mission he completes pays 3 gold more')
  .given(afloat('anne', 'beltran-de-aguilar', 'sloop', 'curacao'))
  .given(inPort('anne', 'san-juan'))
  .given(mission('anne', 'the-bishops-passage'))
  .start(missionProgress, happens({ what: 'port' }))
  .expectChange({ 'anne.mission': '', 'anne.gold': 18, 'anne.points': 1, 'anne.hand': 1 });

scenario('FDM-MISSION-10: the card of the point may be one too many')
  .given(inPort('anne', 'san-juan'))
  .given(hand('anne', 'fair-wind', 'fair-wind', 'bulk-contract', 'bulk-contract'))
  .given(mission('anne', 'the-bishops-passage'))
  .start(missionProgress, happens({ what: 'port' }))
  .expectAsked('anne', 'glory.discard')
  .plays('anne discard fair-wind')
  .expectChange({ 'anne.mission': '', 'anne.hand': -1 });

scenario('FDM-MISSION-10: whoever has no Mission makes no progress')
  .given(inPort('anne', 'san-juan'))
  .start(missionProgress, happens({ what: 'port' }))
  .expectChange({})
  .expectDone();

scenario('CT-25: an owner who is attacked and wins keeps the passenger')
  .given(mission('anne', 'the-bishops-passage'))
  .start(missionProgress, happens({ what: 'defeated', pirate: true, naval: false, player: true }))
  .expectChange({})
  .expectDone();

for (const id of ['the-bishops-passage', 'the-surveyor', 'company-bullion'] as const)
  scenario(`CT-25, ${id}: an owner who begins a combat or a raid loses the Mission`)
    .given(mission('anne', id))
    .start(missionProgress, happens({ what: 'attacked' }))
    .expectTold('mission.failed', { seat: 'anne', mission: id })
    .expectChange({ 'anne.mission': '' })
    .expectBoard((b) => b.missionDiscard, [id]);

scenario('CT-25: other Missions bear an attack')
  .given(mission('anne', 'night-cargo'))
  .start(missionProgress, happens({ what: 'attacked' }))
  .expectChange({});

// ── Scout actions for a Mission ──

scenario('FDM-SCOUT-06: a Mission is scouted for once per turn in each place (C-17)')
  .given(mission('anne', 'guns-from-the-wreck'))
  .dice('scouting', 'anne', 1, 2, 3)
  .start(scoutForMission, anne)
  .expectChange({})
  .expectBoard((b) => mayScoutForMission(b, 0), false);

test('FDM-MISSION-10: which Missions send their owner scouting, and where', () => {
  const { board: b } = fortunes.setup({ seats: 2 }, seedOf('errands'));
  const p = playerOf(b, 0);
  const found: Record<string, string[]> = {};
  for (const id of MISSION_IDS) {
    p.mission = id;
    for (const port of MISSION_IDS.map((other) => missionCard(other).port).concat('caribbean-sea' as never)) {
      p.zone = port;
      p.inPort = false;
      if (mayScoutForMission(b, 0)) found[id] = [...new Set([...(found[id] ?? []), p.zone])];
      p.inPort = true;
      expect(mayScoutForMission(b, 0)).toBe(false);
    }
  }
  expect(found).toEqual({
    'powder-on-the-beach': ['cartagena'],
    'castaways-of-the-reef': ['old-providence'],
    'the-fort-prisoners': ['trinidad'],
    'the-lost-packet': ['caribbean-sea'],
    'guns-from-the-wreck': ['cartagena'],
    'duel-on-the-sands': ['nassau'],
  });
});

scenario('FDM-MISSION-10: what has been fetched is not looked for again')
  .given(mission('anne', 'guns-from-the-wreck', 'cartagena'))
  .given(at('anne', 'cartagena'))
  .expectBoard((b) => mayScoutForMission(b, 0), false);

test('GEN-16: crates, casks and guns fill spaces of the hold, and no more than there are', () => {
  const { board: b } = fortunes.setup({ seats: 2 }, seedOf('spaces'));
  const p = playerOf(b, 0);
  p.ship.cargo = 4;
  const filled: Record<string, number> = {};
  for (const id of MISSION_IDS) {
    p.mission = id;
    p.marks = [];
    const before = sealedSpaces(p);
    p.marks = ['cartagena'];
    if (sealedSpaces(p) > 0) filled[id] = sealedSpaces(p);
    expect(before, id).toBe(id === 'guns-from-the-wreck' ? 0 : sealedSpaces(p));
    expect(capacityOf(b, 0)).toBe(4 - sealedSpaces(p));
  }
  expect(filled).toEqual({
    'company-bullion': 1,
    'night-cargo': 2,
    'powder-on-the-beach': 1,
    'forbidden-books': 1,
    'guns-from-the-wreck': 2,
  });
  p.mission = 'night-cargo';
  p.ship.cargo = 1;
  expect(capacityOf(b, 0)).toBe(0);
});

// ── rewards ──

scenario('FDM-MISSION-10: of several nations the owner chooses the one that forgets (GEN-09)')
  .given(mission('anne', 'prize-quota'))
  .given(bounties('anne', { england: 2, spain: 4 }))
  .start(completeMission, completes('prize-quota'))
  .expectAsked('anne', 'mission.pardon')
  .expectOptions('anne', ['absolve england', 'absolve spain'])
  .plays('anne absolve spain')
  .expectChange({ 'anne.spain': -4, 'anne.mission': '', 'anne.points': 1, 'anne.hand': 1 });

scenario('FDM-MISSION-10: with bounties of one nation there is nothing to choose')
  .given(mission('anne', 'affair-of-honour'))
  .given(bounties('anne', { spain: 5 }))
  .start(completeMission, completes('affair-of-honour'))
  .expectChange({ 'anne.gold': 14, 'anne.spain': -3, 'anne.mission': '', 'anne.points': 1, 'anne.hand': 1 });

scenario('GEN-08: Crew and sections are restored to the modified value')
  .given(ship('anne', 'sloop', { mods: ['extra-hammocks'], crew: 0, hull: 1 }))
  .given(mission('anne', 'rum-ration'))
  .start(completeMission, completes('rum-ration'))
  .expectChange({ 'anne.gold': 11, 'anne.crew': 3, 'anne.mission': '', 'anne.points': 1, 'anne.hand': 1 });
