// Half-sentences of the rules that are easily lost without anybody noticing.
import { Scene } from '@boucan/testkit/scenario';
import { expect, test } from 'vitest';
import { type Caribbean, ZONE } from '../src/board.ts';
import type { Good } from '../src/content/cargo.ts';
import { fortunes } from '../src/game.ts';
import { combat } from '../src/rules/combat/combat.ts';
import { portAction } from '../src/rules/port/port.ts';
import { death } from '../src/rules/round/death.ts';
import { attackBounty } from '../src/rules/sea/bounty.ts';
import { turn } from '../src/rules/sea/turn.ts';
import { acquireRumour } from '../src/rules/ventures/rumour.ts';
import { type Scene as Battle, battle, secondRound } from './combat-kit.ts';
import {
  afloat,
  agreed,
  at,
  atWar,
  bounties,
  chest,
  crowd,
  cubes,
  demand,
  gold,
  hand,
  hold,
  inPort,
  npc,
  papers,
  rumour,
  scenario,
  turnOf,
} from './kit.ts';
import { ashore, inBusiness } from './port-kit.ts';

const ANNE = { seat: 0 };

/** anne boards bart, who has nobody left to defend the ship, and has won. */
const beaten = (scene: Battle): Battle =>
  secondRound(scene.given(cubes('bart', { crew: 0 })))
    .dice('manoeuvre', 'anne', 5, 1, 1)
    .dice('manoeuvre', 'bart', 1, 1)
    .plays('anne order board', 'bart order fire');

scenario('FDM-DEATH-02: a letter of marque dies with its captain')
  .given(papers('anne', 'letter-of-marque'))
  .start(death, ANNE)
  .expectTold('captain.lost-cards', { seat: 'anne' })
  .expectBoard(({ players }) => players[0]!.papers, [])
  .expectBoard(({ gloryDiscard }) => gloryDiscard.includes('letter-of-marque'), true);

// ── an enemy in war is an enemy, wanted or not ──

beaten(
  battle('FDM-REWARD-03: nor from a nation at war with a winner who is wanted elsewhere')
    .given(bounties('bart', { holland: 0, spain: 2, france: 1 }))
    .given(atWar(['england', 'spain'])),
).expectTold('reward.paid', { seat: 'anne', nation: 'france', gold: 5 });

scenario('FDM-MOVE-03: a war shuts the port to the wanted too, if the table has agreed that it does')
  .given(agreed({ warClosesPorts: true }))
  .given(at('anne', 'nassau'))
  .given(bounties('anne', { france: 1 }))
  .given(atWar(['england', 'spain']))
  .start(turn, ANNE)
  .expectWhyNot('anne', 'sail port', 'FDM-MOVE-03', 'port-shut-by-war');

scenario('FDM-BOUNTY-01, FDM-WAR-01: the letter of marque of a captain wanted elsewhere covers ships of the enemy')
  .given(papers('anne', 'letter-of-marque'))
  .given(bounties('anne', { france: 1 }))
  .given(atWar(['england', 'spain']))
  .start(attackBounty, { seat: 0, nation: 'england', victim: 'naval', bounties: 1 })
  .expectTold('bounty.covered', { seat: 'anne', nation: 'england' })
  .expectNotTold('bounty.gained')
  .expectDone();

// ── the blind eye of Port Royal is for bounties, not for wars ──

const offPortRoyal = (name: string) =>
  scenario(name)
    .given(agreed({ warClosesPorts: true }))
    .given(at('anne', 'port-royal'))
    .given(bounties('anne', { england: 1 }));

offPortRoyal('FDM-MOVE-05: a wanted captain may pay or plead')
  .start(turn, ANNE)
  .expectCan('anne', 'toll')
  .expectCan('anne', 'plead');

offPortRoyal('FDM-MOVE-05: but a port that is shut by war takes neither toll nor plea')
  .given(atWar(['england', 'spain']))
  .start(turn, ANNE)
  .expectWhyNot('anne', 'sail port', 'FDM-MOVE-03', 'port-shut-by-war')
  .expectWhyNot('anne', 'toll', 'FDM-TURN-09', 'not-an-option')
  .expectWhyNot('anne', 'plead', 'FDM-TURN-09', 'not-an-option');

// ── the chest ──

inBusiness(
  ashore('FDM-STASH-06, FDM-STASH-07: abroad the chest pays for nothing, and nothing comes out of it', 'nassau')
    .given(gold('anne', 1))
    .given(chest('anne', 20)),
)
  .expectWhyNot('anne', 'activity rumour', 'FDM-RUMOUR-01', 'too-dear')
  .expectWhyNot('anne', 'fetch', 'FDM-PORT-02', 'not-an-option')
  .expectWhyNot('anne', 'activity stash', 'FDM-PORT-08', 'not-at-home');

inBusiness(ashore('FDM-STASH-06, FDM-STASH-07: at home it does', 'cartagena').given(gold('anne', 1)).given(chest('anne', 20)))
  .expectCan('anne', 'activity rumour')
  .expectCan('anne', 'fetch')
  .expectCan('anne', 'activity stash');

// ── after a fight ──

crowd('FDM-PLUNDER-23: if a captain of nobody’s wins, no other player is paid anything', 3)
  .given(afloat('anne', 'bartholomew-sharp', 'frigate', 'curacao'))
  .given(npc('navy-england', 'navy-england-benbow', 'curacao'))
  .given(cubes('anne', { hull: 1, cargo: 0 }))
  .given(bounties('anne', { england: 3, spain: 1 }))
  .given(hand('anne'))
  .given(hand('bart'))
  .given(hand('cleo'))
  .dice('manoeuvre', 'anne', 1, 1, 1)
  .dice('npc-manoeuvre', null, 5, 5, 1)
  .dice('location', null, 1, 2, 2)
  .start(combat, { attacker: 'navy-england', defender: 0 })
  .expectTold('captain.died', { seat: 'anne' })
  .expectDone()
  .expectBoard(({ players }) => players.map((p) => p.gold), [0, 10, 10])
  .expectBoard(({ players }) => players.map((p) => p.points), [0, 0, 0]);

beaten(battle('FDM-YARD-19, FDM-PLUNDER-14: a captured ship does not use up the point for a ship'))
  .plays('anne capture')
  .expectTold('ship.captured', { seat: 'anne', ship: 'sloop' })
  .expectBoard(({ players }) => players[0]!.shipGlory, false);

// ── rumours and demand ──

scenario('FDM-RUMOUR-13: a failed attempt leaves the Rumour one holds')
  .given(inPort('anne', 'port-royal'))
  .given(rumour('anne', 'pearl-bank'))
  .dice('influence', 'anne', 4, 1, 2)
  .start(acquireRumour, { seat: 0, informant: false })
  .expectTold('rumour.missed', { seat: 'anne' })
  .expectChange({ 'anne.gold': -2 })
  .expectBoard(({ players }) => players[0]!.rumour, 'pearl-bank');

test('FDM-PORT-SELL-06: the old Demand token goes back after the draw, so it cannot be drawn', () => {
  const sale = (drawn: 'rum' | 'sugar') =>
    new Scene(fortunes)
      .seats('anne', 'bart')
      .given(afloat('anne', 'felipe-barrios', 'sloop', 'nassau'))
      .given(afloat('bart', 'frances-wright', 'sloop', 'nassau'))
      .given(hand('anne'))
      .given(hand('bart'))
      .given(turnOf('anne'))
      .given(inPort('anne', 'nassau'))
      .given(noRumInReserve)
      .given(hold('anne', 'rum'))
      .draws('demand', 'anne', drawn)
      .start(portAction, ANNE)
      .plays('anne activity sell', 'anne sell rum')
      .expectTold('demand.changed', { zone: 'nassau', good: 'sugar' });
  expect(() => sale('rum').run()).toThrow('there is no rum left to draw');
  sale('sugar').run();
});

/** Nassau asks for rum, and no other token in the reserve does; sugar is among them. */
function noRumInReserve(b: Caribbean): void {
  demand('nassau', 'rum')(b, () => 0);
  const swap = (inReserve: number, port: number): void => {
    [b.reserve[inReserve], b.demand[port]] = [b.demand[port]!, b.reserve[inReserve]!];
  };
  const other = (good: Good | null): number =>
    b.demand.findIndex((g, zone) => g !== null && g !== 'rum' && (good === null || g === good) && zone !== ZONE.nassau);
  while (b.reserve.includes('rum')) swap(b.reserve.indexOf('rum'), other(null));
  if (!b.reserve.includes('sugar')) swap(0, other('sugar'));
}
