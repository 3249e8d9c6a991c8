// How captains whom nobody plays sail.
import { expect, test } from 'vitest';
import { playerOf } from '../src/board.ts';
import { EVENT_IDS, eventCard } from '../src/content/events.ts';
import { EXITS, LETTERS } from '../src/content/map.ts';
import { NPC_IDS } from '../src/content/npcs.ts';
import { drawEvent } from '../src/rules/round/event.ts';
import { agreed, at, atWar, bounties, type Change, chest, commodore, crowd, gold, hold, inPort, npc, scenario } from './kit.ts';

const EVENT = { event: null };
/** Nobody is near. */
const away: Change = (b) => {
  for (const p of b.players) p.zone = 'trinidad';
};
const retired: Change = (b) => {
  const p = playerOf(b, 0);
  b.lostCaptains.push(p.captain!);
  p.captain = null;
  p.retired = true;
};

// ── icons ──

test('FDM-NPCMOVE-01: events carry three icons, or none, each a ship of nobody’s with a letter', () => {
  const cards = EVENT_IDS.map((id) => eventCard(id).icons).filter((icons) => icons.length > 0);
  expect(cards.length).toBeGreaterThan(EVENT_IDS.length / 3);
  for (const icons of cards) {
    expect(icons.length).toBe(3);
    for (const [ship, letter] of icons) {
      expect(NPC_IDS).toContain(ship);
      expect(LETTERS).toContain(letter);
    }
  }
});

scenario(
  'FDM-NPCMOVE-02, FDM-NPCMOVE-03, SEA-BASE-18: in the order shown, each through the border with its letter; who is not there does nothing',
)
  .given(away)
  .given(npc('navy-holland', 'navy-holland-almonde', 'basse-terre'))
  .given(npc('navy-spain', 'navy-spain-pez', 'old-providence'))
  .draws('event', 'anne', 'dead-calm') // HOL N, SPA N, ENG W
  .start(drawEvent, EVENT)
  .expectTold('npc.sailed', { npc: 'navy-holland', zone: 'st-maarten' })
  .expectTold('npc.sailed', { npc: 'navy-spain', zone: 'port-royal' })
  .expectChange({ 'navy-holland': 'st-maarten', 'navy-spain': 'port-royal', events: -1 });

test('BT-23, FDM-NPCMOVE-04, SEA-BASE-24: Nassau has no border in the north, east or west; the next one clockwise is taken', () => {
  expect(LETTERS.map((letter) => EXITS.nassau[letter].zone)).toEqual(['tortuga', 'tortuga', 'la-habana', 'tortuga']);
});

for (const [event, zone] of [
  ['peace-congress', 'tortuga'], // ENG N
  ['steady-trades', 'tortuga'], // ENG E
  ['colonial-boom', 'la-habana'], // ENG S
  ['dead-calm', 'tortuga'], // ENG W
] as const)
  scenario(`BT-23, FDM-NPCMOVE-04: from Nassau to ${zone} by ${event}`)
    .given(away)
    .given(npc('navy-england', 'navy-england-benbow', 'nassau'))
    .draws('event', 'anne', event)
    .start(drawEvent, EVENT)
    .expectTold('npc.sailed', { npc: 'navy-england', zone })
    .expectChange({ 'navy-england': zone, events: -1 });

// ── chasing ──

scenario(
  'EX-16, FDM-NPCMOVE-05, FDM-NPCMOVE-06, FDM-NPCMOVE-13, SEA-BASE-18: to a player in port, whatever the letter, and no search there',
)
  .given(npc('navy-holland', 'navy-holland-almonde', 'basse-terre'))
  .given(inPort('anne', 'bridgetown'))
  .given(bounties('anne', { england: 1 }))
  .draws('event', 'anne', 'dead-calm') // HOL N
  .start(drawEvent, EVENT)
  .expectTold('npc.sailed', { npc: 'navy-holland', zone: 'bridgetown' })
  .expectNotTold('npc.searched')
  .expectNotTold('npc.found')
  .expectChange({ 'navy-holland': 'bridgetown', events: -1 });

scenario('FDM-NPCMOVE-06, SEA-BASE-19: the table may decide that nobody is followed to port')
  .given(agreed({ chaseIntoPort: false }))
  .given(npc('navy-holland', 'navy-holland-almonde', 'basse-terre'))
  .given(inPort('anne', 'bridgetown'))
  .given(bounties('anne', { england: 1 }))
  .draws('event', 'anne', 'dead-calm')
  .start(drawEvent, EVENT)
  .expectChange({ 'navy-holland': 'st-maarten', events: -1 });

scenario('FDM-NPCMOVE-05, FDM-NPCMOVE-12, FDM-NPCMOVE-13: it stays with a player in its zone, at sea, and starts no fight')
  .given(npc('navy-holland', 'navy-holland-almonde', 'basse-terre'))
  .given(at('anne', 'basse-terre'))
  .given(bounties('anne', { england: 1 }))
  .draws('event', 'anne', 'dead-calm')
  .start(drawEvent, EVENT)
  .expectTold('npc.waited', { npc: 'navy-holland', zone: 'basse-terre' })
  .expectChange({ events: -1 })
  .expectDone();

scenario('FDM-NPCMOVE-05, FDM-NPCMOVE-12, SEA-BASE-19: two zones away is out of reach: one zone by the letter')
  .given(npc('navy-holland', 'navy-holland-almonde', 'basse-terre'))
  .given(at('anne', 'curacao'))
  .given(bounties('anne', { england: 1 }))
  .draws('event', 'anne', 'dead-calm')
  .start(drawEvent, EVENT)
  .expectChange({ 'navy-holland': 'st-maarten', events: -1 });

scenario('FDM-RETIRE-02, FDM-NPCMOVE-05: a retired captain is hunted by nobody')
  .given(npc('navy-holland', 'navy-holland-almonde', 'basse-terre'))
  .given(inPort('anne', 'bridgetown'))
  .given(bounties('anne', { england: 1 }))
  .given(retired)
  .draws('event', 'anne', 'dead-calm')
  .start(drawEvent, EVENT)
  .expectChange({ 'navy-holland': 'st-maarten', events: -1 });

scenario('EX-17, FDM-NPCMOVE-07, FDM-NPCMOVE-08: level on its own bounties, it leaves two foreign ones for three')
  .given(npc('navy-france', 'navy-france-blenac', 'basse-terre'))
  .given(at('anne', 'basse-terre'))
  .given(at('bart', 'caracas'))
  .given(bounties('anne', { spain: 2 }))
  .given(bounties('bart', { spain: 1, holland: 1, england: 1 }))
  .draws('event', 'anne', 'peace-congress') // FRA S; the Congress then asks whoever is wanted
  .start(drawEvent, EVENT)
  .expectTold('npc.sailed', { npc: 'navy-france', zone: 'caracas' });

scenario('FDM-NPCMOVE-07, FDM-NPCMOVE-08, SEA-BASE-20: one bounty of its own nation weighs more than three of others')
  .given(npc('navy-holland', 'navy-holland-almonde', 'basse-terre'))
  .given(at('anne', 'bridgetown'))
  .given(at('bart', 'caracas'))
  .given(bounties('anne', { holland: 1 }))
  .given(bounties('bart', { spain: 3 }))
  .draws('event', 'anne', 'dead-calm')
  .start(drawEvent, EVENT)
  .expectChange({ 'navy-holland': 'bridgetown', events: -1 });

scenario('FDM-NPCMOVE-08, SEA-BASE-20: at war an enemy without bounties is prey, and of two level ones the enemy')
  .given(atWar(['holland', 'england']))
  .given(npc('navy-holland', 'navy-holland-almonde', 'basse-terre', { ship: 'man-o-war' }))
  .given(at('anne', 'bridgetown')) // a Spaniard
  .given(at('bart', 'caracas')) // English
  .given(bounties('anne', { france: 1 }))
  .given(bounties('bart', { france: 1 }))
  .draws('event', 'anne', 'dead-calm')
  .start(drawEvent, EVENT)
  .expectChange({ 'navy-holland': 'caracas', events: -1 });

for (const [enemy, zone] of [
  ['spain', 'bridgetown'], // anne's
  ['england', 'caracas'], // bart's
] as const)
  scenario(`FDM-NPCMOVE-08, SEA-BASE-20: at war with ${enemy}, level bounties are no tie: no lot is drawn`)
    .given(atWar(['holland', enemy]))
    .given(npc('navy-holland', 'navy-holland-almonde', 'basse-terre', { ship: 'man-o-war' }))
    .given(at('anne', 'bridgetown'))
    .given(at('bart', 'caracas'))
    .given(bounties('anne', { france: 1 }))
    .given(bounties('bart', { france: 1 }))
    .draws('event', 'anne', 'dead-calm')
    .start(drawEvent, EVENT)
    .expectView('table', (view) => view.knowledge, 1) // the event
    .expectChange({ 'navy-holland': zone, events: -1 });

scenario('FDM-NPCMOVE-08: level on its own bounties and at war, two foreign ones weigh more than the enemy’s one')
  .given(atWar(['holland', 'england']))
  .given(npc('navy-holland', 'navy-holland-almonde', 'basse-terre', { ship: 'man-o-war' }))
  .given(at('anne', 'bridgetown'))
  .given(at('bart', 'caracas'))
  .given(bounties('anne', { holland: 1, france: 2 }))
  .given(bounties('bart', { holland: 1, france: 1 }))
  .draws('event', 'anne', 'dead-calm')
  .start(drawEvent, EVENT)
  .expectChange({ 'navy-holland': 'bridgetown', events: -1 });

scenario('FDM-NPCMOVE-10: a full tie is decided by a captain card drawn at random')
  .given(npc('navy-holland', 'navy-holland-almonde', 'basse-terre'))
  .given(at('anne', 'bridgetown'))
  .given(at('bart', 'caracas'))
  .given(bounties('anne', { england: 1 }))
  .given(bounties('bart', { spain: 1 }))
  .draws('event', 'anne', 'dead-calm')
  .draws('target', null, 'frances-wright')
  .start(drawEvent, EVENT)
  .expectChange({ 'navy-holland': 'caracas', events: -1 });

for (const [name, given, zone] of [
  ['two zones from the enemy’s it goes by the letter', commodore('commodore-spain-lezo', 'curacao'), 'st-maarten'],
  ['beside the enemy’s it makes for it', commodore('commodore-spain-lezo', 'caracas'), 'caracas'],
  ['with the enemy’s lost it goes by the letter', (() => {}) as Change, 'st-maarten'],
] as const)
  scenario(`SEA-BASE-21, FDM-NPCMOVE-03: a Man-o’-war without prey, by the aid: ${name}`)
    .given(agreed({ manOWarsHunt: true }))
    .given(atWar(['holland', 'spain']))
    .given(given)
    .given(npc('navy-holland', 'navy-holland-almonde', 'basse-terre', { ship: 'man-o-war' }))
    .given(at('anne', 'la-habana'))
    .given(at('bart', 'la-habana'))
    .draws('event', 'anne', 'dead-calm') // HOL N
    .start(drawEvent, EVENT)
    .expectTold('npc.sailed', { npc: 'navy-holland', zone });

scenario('SEA-BASE-21: without that agreement it goes by the letter, whoever is near')
  .given(atWar(['holland', 'spain']))
  .given(commodore('commodore-spain-lezo', 'caracas'))
  .given(npc('navy-holland', 'navy-holland-almonde', 'basse-terre', { ship: 'man-o-war' }))
  .given(at('anne', 'la-habana'))
  .given(at('bart', 'la-habana'))
  .draws('event', 'anne', 'dead-calm')
  .start(drawEvent, EVENT)
  .expectTold('npc.sailed', { npc: 'navy-holland', zone: 'st-maarten' });

// ── pirates ──

scenario('EX-18, FDM-NPCMOVE-09, SEA-BASE-22: a pirate makes for more gold aboard')
  .given(npc('pirate-sloop', 'pirate-sloop-rackham', 'basse-terre'))
  .given(at('anne', 'bridgetown'))
  .given(at('bart', 'caracas'))
  .given(gold('anne', 11))
  .given(hold('bart', 'rum', 'rum'))
  .draws('event', 'anne', 'plate-fleet') // SLO W
  .start(drawEvent, EVENT)
  .expectChange({ 'pirate-sloop': 'bridgetown', events: -1 });

scenario('EX-18, FDM-NPCMOVE-09, SEA-BASE-22: with equal gold it makes for more cargo')
  .given(npc('pirate-sloop', 'pirate-sloop-rackham', 'basse-terre'))
  .given(at('anne', 'bridgetown'))
  .given(at('bart', 'caracas'))
  .given(hold('anne', 'cocoa'))
  .given(hold('bart', 'rum', 'rum'))
  .draws('event', 'anne', 'plate-fleet')
  .start(drawEvent, EVENT)
  .expectChange({ 'pirate-sloop': 'caracas', events: -1 });

scenario('EX-18, FDM-NPCMOVE-10: level in both, a captain card decides')
  .given(npc('pirate-sloop', 'pirate-sloop-rackham', 'basse-terre'))
  .given(at('anne', 'bridgetown'))
  .given(at('bart', 'caracas'))
  .draws('event', 'anne', 'plate-fleet')
  .draws('target', null, 'frances-wright')
  .start(drawEvent, EVENT)
  .expectChange({ 'pirate-sloop': 'caracas', events: -1 });

scenario('FDM-NPCMOVE-09, FDM-HUNT-04: pirate players are no prey for it, however rich')
  .given(npc('pirate-sloop', 'pirate-sloop-rackham', 'basse-terre'))
  .given(at('anne', 'bridgetown'))
  .given(at('bart', 'caracas'))
  .given(gold('anne', 50))
  .given(bounties('anne', { spain: 1 }))
  .draws('event', 'anne', 'plate-fleet')
  .start(drawEvent, EVENT)
  .expectChange({ 'pirate-sloop': 'caracas', events: -1 });

scenario('FDM-NPCMOVE-14: gold in the chest is not gold aboard')
  .given(npc('pirate-sloop', 'pirate-sloop-rackham', 'basse-terre'))
  .given(at('anne', 'bridgetown'))
  .given(at('bart', 'caracas'))
  .given(gold('anne', 9))
  .given(chest('anne', 40))
  .draws('event', 'anne', 'plate-fleet')
  .start(drawEvent, EVENT)
  .expectChange({ 'pirate-sloop': 'caracas', events: -1 });

/** What everybody learns of the pirate's choice between three: where it goes, and that chance has spoken as often as ever. */
const learnt = (name: string, purses: readonly number[]) =>
  crowd(name, 3)
    .given(npc('pirate-sloop', 'pirate-sloop-rackham', 'basse-terre'))
    .given(at('anne', 'bridgetown'))
    .given(at('bart', 'caracas'))
    .given(at('cleo', 'trinidad'))
    .given((b) => {
      for (const [seat, n] of purses.entries()) playerOf(b, seat).gold = n;
    })
    .draws('event', 'anne', 'plate-fleet')
    .draws('target', null, 'felipe-barrios', 'frances-wright')
    .start(drawEvent, EVENT)
    .expectTold('npc.sailed', { npc: 'pirate-sloop', zone: 'bridgetown' })
    .expectView('table', (view) => view.knowledge, 3); // the event, and two lots

learnt('FDM-NPCMOVE-11: lots are drawn also when gold decides', [12, 3, 3]);
learnt('FDM-NPCMOVE-11: so nobody can tell when it does not', [7, 7, 7]);
