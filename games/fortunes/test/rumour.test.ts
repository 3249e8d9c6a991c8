// Hearing rumours and testing them.   FDM-RUMOUR
import { seedOf } from '@boucan/kernel';
import { expect, test } from 'vitest';
import { playerOf } from '../src/board.ts';
import { PORTS, ZONE_IDS } from '../src/content/map.ts';
import { RUMOUR_IDS, RUMOURS } from '../src/content/rumours.ts';
import { fortunes } from '../src/game.ts';
import { chooseFight, faceGuards } from '../src/rules/ventures/gains.ts';
import { grantSpecialist } from '../src/rules/ventures/grant.ts';
import { acquireRumour, mayTestHere, testRumour } from '../src/rules/ventures/rumour.ts';
import { en } from '../src/text/en.ts';
import { afloat, at, atHome, chest, crowd, cubes, gold, hand, hired, inPort, rumour, scenario, ship } from './kit.ts';
import { anne, doubted, granted, guarded, hears, onlyRumours } from './ventures-kit.ts';

// ── hearing ──

scenario('FDM-RUMOUR-01, FDM-RUMOUR-13, SEA-BASE-73: an attempt costs 2 gold, and a failure costs nothing but the gold')
  .given(inPort('anne', 'port-royal'))
  .dice('influence', 'anne', 4, 1, 2)
  .start(acquireRumour, hears)
  .expectChange({ 'anne.gold': -2 })
  .expectTold('rumour.sought', { seat: 'anne', gold: 2 })
  .expectTold('rumour.missed', { seat: 'anne' })
  .expectDone(false);

scenario('FDM-RUMOUR-02, SEA-BASE-73: with a success one Rumour is drawn, and kept')
  .given(inPort('anne', 'port-royal'))
  .dice('influence', 'anne', 4, 5, 6)
  .draws('rumour', 'anne', 'pearl-bank')
  .start(acquireRumour, hears)
  .expectChange({ 'anne.gold': -2, 'anne.rumour': 'pearl-bank' })
  .expectTold('rumour.heard', { seat: 'anne', rumours: 1, heard: ['pearl-bank'] })
  .expectDone(true);

scenario('FDM-RUMOUR-01: at home the chest can pay for it')
  .given(atHome('anne'))
  .given(gold('anne', 1))
  .given(chest('anne', 5))
  .dice('influence', 'anne', 4, 1, 2)
  .start(acquireRumour, hears)
  .expectChange({ 'anne.gold': -1, 'anne.chest': -1 });

scenario('buccaneers-gossip: in Petit-Goâve it costs 1 gold, with one more die (FDM-RUMOUR-01)')
  .given(inPort('anne', 'petit-goave'))
  .dice('influence', 'anne', 1, 2, 3, 5)
  .draws('rumour', 'anne', 'ambergris')
  .start(acquireRumour, hears)
  .expectTold('rumour.sought', { gold: 1, by: ['buccaneers-gossip'] })
  .expectChange({ 'anne.gold': -1, 'anne.rumour': 'ambergris' });

scenario('tavern-informant: neither gold nor dice (FDM-RUMOUR-01)')
  .given(inPort('anne', 'port-royal'))
  .draws('rumour', 'anne', 'ambergris')
  .start(acquireRumour, (seat) => ({ seat: seat('anne'), informant: true }))
  .expectChange({ 'anne.rumour': 'ambergris' })
  .expectNotTold('venture.rolled')
  .expectDone(true);

scenario('FDM-RUMOUR-03, FDM-RUMOUR-04, FDM-RUMOUR-05: of two Rumours one is kept, and the other goes back into the deck')
  .given(inPort('anne', 'port-royal'))
  .given(rumour('anne', 'ambergris'))
  .dice('influence', 'anne', 5, 1, 1)
  .draws('rumour', 'anne', 'pearl-bank')
  .start(acquireRumour, hears)
  .expectAsked('anne', 'rumour.keep')
  .expectOptions('anne', ['believe ambergris', 'believe pearl-bank'])
  .plays('anne believe pearl-bank')
  .expectChange({ 'anne.rumour': 'pearl-bank' })
  .expectBoard((b) => [b.rumours.includes('ambergris'), b.rumourDiscard, b.heard], [true, [], []])
  .expectDone(true);

scenario('FDM-RUMOUR-04: or the old one is kept')
  .given(inPort('anne', 'port-royal'))
  .given(rumour('anne', 'ambergris'))
  .dice('influence', 'anne', 5, 1, 1)
  .draws('rumour', 'anne', 'pearl-bank')
  .start(acquireRumour, hears)
  .plays('anne believe ambergris')
  .expectChange({})
  .expectBoard((b) => b.rumours.includes('pearl-bank'), true);

scenario('ear-to-the-wall: Tamsin Pellow hears two and keeps one; one already held joins the choice')
  .given(afloat('anne', 'tamsin-pellow', 'sloop', 'port-royal'))
  .given(inPort('anne', 'port-royal'))
  .given(rumour('anne', 'ambergris'))
  .dice('influence', 'anne', 5, 1, 1)
  .draws('rumour', 'anne', 'pearl-bank', 'loaded-dice')
  .start(acquireRumour, hears)
  .expectTold('rumour.heard', { rumours: 2, by: ['ear-to-the-wall'] })
  .expectOptions('anne', ['believe ambergris', 'believe pearl-bank', 'believe loaded-dice'])
  .plays('anne believe loaded-dice')
  .expectChange({ 'anne.rumour': 'loaded-dice' })
  .expectBoard((b) => ['ambergris', 'pearl-bank'].every((id) => b.rumours.includes(id as 'ambergris')), true);

scenario('ear-to-the-wall: with empty hands she chooses too')
  .given(afloat('anne', 'tamsin-pellow', 'sloop', 'port-royal'))
  .given(inPort('anne', 'port-royal'))
  .dice('influence', 'anne', 5, 1, 1)
  .draws('rumour', 'anne', 'pearl-bank', 'loaded-dice')
  .start(acquireRumour, hears)
  .expectOptions('anne', ['believe pearl-bank', 'believe loaded-dice'])
  .plays('anne believe pearl-bank')
  .expectChange({ 'anne.rumour': 'pearl-bank' });

scenario('FDM-RUMOUR-02: an empty deck is made anew from its discards (FDM-Q-59)')
  .given(inPort('anne', 'port-royal'))
  .given(onlyRumours([], ['loaded-dice', 'ambergris']))
  .dice('influence', 'anne', 5, 1, 1)
  .draws('rumour', 'anne', 'ambergris')
  .start(acquireRumour, hears)
  .expectChange({ 'anne.gold': -2, 'anne.rumour': 'ambergris' })
  .expectBoard((b) => [b.rumours, b.rumourDiscard], [['loaded-dice'], []]);

scenario('FDM-RUMOUR-02: and if there are none, nothing is heard (FDM-Q-59)')
  .given(inPort('anne', 'port-royal'))
  .given(onlyRumours([], []))
  .dice('influence', 'anne', 5, 1, 1)
  .start(acquireRumour, hears)
  .expectChange({ 'anne.gold': -2 })
  .expectTold('rumour.heard', { seat: 'anne', rumours: 0 })
  .expectDone(false);

// ── testing ──

test('FDM-RUMOUR-06: each Rumour can be tested in its own place and nowhere else, at sea or in port as it says', () => {
  const { board } = fortunes.setup({ seats: 2 }, seedOf('places'));
  const p = playerOf(board, 0);
  for (const id of RUMOUR_IDS) {
    p.rumour = id;
    const places: string[] = [];
    for (const where of ['sea', 'port'] as const)
      for (const zone of where === 'sea' ? ZONE_IDS : PORTS) {
        p.zone = zone;
        p.inPort = where === 'port';
        if (mayTestHere(board, 0, where)) places.push(`${where} ${zone}`);
        expect(mayTestHere(board, 0, where === 'sea' ? 'port' : 'sea')).toBe(false);
      }
    expect(places, id).toEqual([`${RUMOURS[id].where} ${RUMOURS[id].place}`]);
  }
  p.rumour = null;
  expect(mayTestHere(board, 0, 'port')).toBe(false);
});

scenario(
  'FDM-RUMOUR-07, FDM-RUMOUR-10, FDM-RUMOUR-11, FDM-GLORY-05, SEA-BASE-35: at sea, shown and rolled with Scouting; true, it is paid, discarded, and worth a point',
)
  .given(rumour('anne', 'silver-in-the-shoals'))
  .dice('scouting', 'anne', 1, 5, 2)
  .start(testRumour, anne)
  .expectTold('rumour.shown', { seat: 'anne', rumour: 'silver-in-the-shoals' })
  .expectTold('rumour.proven', { seat: 'anne' })
  .expectTold('glory.won', { seat: 'anne', source: 'rumour', points: 1 })
  .expectChange({ 'anne.rumour': '', 'anne.gold': 12, 'anne.points': 1, 'anne.hand': 1 })
  .expectBoard((b) => [b.rumourDiscard, b.tested], [['silver-in-the-shoals'], null])
  .expectDone();

scenario('FDM-RUMOUR-09, SEA-BASE-35: false, it is discarded without Glory')
  .given(rumour('anne', 'silver-in-the-shoals'))
  .dice('scouting', 'anne', 1, 4, 2)
  .start(testRumour, anne)
  .expectTold('rumour.false', { seat: 'anne', rumour: 'silver-in-the-shoals' })
  .expectChange({ 'anne.rumour': '' })
  .expectBoard((b) => b.rumourDiscard, ['silver-in-the-shoals']);

scenario('lookout: one more die for a Rumour at sea (FDM-RUMOUR-07)')
  .given(hired('anne', 'lookout-paid'))
  .given(rumour('anne', 'silver-in-the-shoals'))
  .dice('scouting', 'anne', 1, 4, 2, 6)
  .start(testRumour, anne)
  .expectTold('venture.rolled', { by: ['lookout'] })
  .expectChange({ 'anne.rumour': '', 'anne.gold': 12, 'anne.points': 1, 'anne.hand': 1 });

scenario('FDM-RUMOUR-08, SEA-BASE-35: in port it is rolled with Influence, and none of the seven activities')
  .given(hired('anne', 'lookout-paid'))
  .given(inPort('anne', 'curacao'))
  .given(rumour('anne', 'spanish-clerk'))
  .dice('influence', 'anne', 1, 5, 2)
  .start(testRumour, anne)
  .expectChange({ 'anne.rumour': '', 'anne.gold': 8, 'anne.points': 1, 'anne.hand': 1 })
  .expectBoard((b) => b.turn.activities, []);

scenario('stubborn-belief: a first failure does not discard the Rumour, but it is tested once per turn (FDM-RUMOUR-09)')
  .given(afloat('anne', 'tamsin-pellow', 'sloop', 'cartagena'))
  .given(rumour('anne', 'silver-in-the-shoals'))
  .dice('scouting', 'anne', 1, 4)
  .start(testRumour, anne)
  .expectTold('rumour.believed', { seat: 'anne', ability: 'stubborn-belief', rumour: 'silver-in-the-shoals' })
  .expectChange({})
  .expectBoard((b, seat) => [b.players[seat('anne')]?.doubted, mayTestHere(b, seat('anne'), 'sea')], [true, false])
  .expectView('bart', (v) => v.board.players[0]?.rumour, 'silver-in-the-shoals');

scenario('stubborn-belief: on the second try it may prove true, and leaves no doubt behind')
  .given(afloat('anne', 'tamsin-pellow', 'sloop', 'cartagena'))
  .given(rumour('anne', 'silver-in-the-shoals'))
  .given(doubted('anne'))
  .dice('scouting', 'anne', 1, 5)
  .start(testRumour, anne)
  .expectTold('rumour.proven', { seat: 'anne', rumour: 'silver-in-the-shoals' })
  .expectDone()
  .expectBoard((b) => b.players[0]?.doubted, false);

scenario('stubborn-belief: a second failure does')
  .given(afloat('anne', 'tamsin-pellow', 'sloop', 'cartagena'))
  .given(rumour('anne', 'silver-in-the-shoals'))
  .given(doubted('anne'))
  .dice('scouting', 'anne', 1, 4)
  .start(testRumour, anne)
  .expectChange({ 'anne.rumour': '' })
  .expectBoard((b) => [b.rumourDiscard, b.players[0]?.doubted], [['silver-in-the-shoals'], false]);

scenario('stubborn-belief: a Rumour that failed once and is given up for another leaves no doubt behind')
  .given(afloat('anne', 'tamsin-pellow', 'sloop', 'cartagena'))
  .given(inPort('anne', 'cartagena'))
  .given(rumour('anne', 'silver-in-the-shoals'))
  .given(doubted('anne'))
  .dice('influence', 'anne', 5, 1, 1)
  .draws('rumour', 'anne', 'pearl-bank', 'loaded-dice')
  .start(acquireRumour, hears)
  .plays('anne believe loaded-dice')
  .expectToldTo('bart', 'rumour.forgotten', { seat: 'anne' })
  .expectChange({ 'anne.rumour': 'loaded-dice' })
  .expectBoard((b) => b.players[0]?.doubted, false)
  .expectView('bart', (v) => v.board.players[0]?.rumour, null);

scenario('FDM-RUMOUR-11: Glory comes after the promise, and its card may be one too many')
  .given(hand('anne', 'fair-wind', 'fair-wind', 'bulk-contract', 'bulk-contract'))
  .given(rumour('anne', 'silver-in-the-shoals'))
  .dice('scouting', 'anne', 5, 1, 1)
  .draws('glory', 'anne', 'outbid')
  .start(testRumour, anne)
  .expectAsked('anne', 'glory.discard')
  .expectChange({ 'anne.rumour': '', 'anne.gold': 12, 'anne.points': 1, 'anne.hand': 1 });

// ── fights ashore ──

scenario('FDM-RUMOUR-12: a Rumour can lead to a crew combat with no naval combat before it; it may be declined')
  .given(at('anne', 'tortuga'))
  .given(rumour('anne', 'cave-of-bones'))
  .dice('scouting', 'anne', 5, 1, 1)
  .start(testRumour, anne)
  .expectAsked('anne', 'venture.guards')
  .expectOptions('anne', ['face', 'decline'])
  .plays('anne decline')
  .expectNotTold('venture.rolled')
  .expectChange({ 'anne.gold': 4, 'anne.points': 1, 'anne.hand': 1 });

scenario('FDM-MOD-11, FDM-PLUNDER-22: ashore swivel guns are silent, and there is nothing to plunder or capture')
  .given(ship('anne', 'sloop', { mods: ['swivel-guns'] }))
  .dice('leadership', 'anne', 5, 1, 5, 1)
  .dice('npc-leadership', null, 1, 2, 1, 2)
  .start(faceGuards, guarded)
  .plays('anne face')
  .expectNotTold('swivels.fired')
  .expectNotAsked('anne')
  .expectChange({})
  .expectDone('won');

scenario('FDM-RUMOUR-12: a fight ashore earns no Glory of its own (FDM-Q-76), and what it costs in Crew is lost')
  .dice('leadership', 'anne', 5, 6)
  .dice('npc-leadership', null, 5, 2)
  .start(faceGuards, guarded)
  .plays('anne face')
  .expectNotTold('glory.won')
  .expectChange({ 'anne.crew': -1 })
  .expectDone('won');

scenario('FDM-RUMOUR-12: a full tie counts as not won, and nobody dies of it (GEN-07)')
  .dice('leadership', 'anne', 5, 6)
  .dice('npc-leadership', null, 5, 6)
  .start(faceGuards, guarded)
  .plays('anne face')
  .expectChange({ 'anne.crew': -2 })
  .expectDone('tie');

scenario('CT-30: with Crew 0 the fight is lost at once; the offer warns, and it may be declined')
  .given(cubes('anne', { crew: 0 }))
  .start(faceGuards, guarded)
  .expectBoard((b, seat) => chooseFight.prompt?.(b, guarded(seat), seat('anne')), { crew: 2, leadership: 2, own: 0 })
  .expectBoard(() => /own, plural, =0 \{[^}]*lost at once/u.test(en.prompts['venture.guards']), true)
  .expectCan('anne', 'decline')
  .plays('anne decline')
  .expectChange({})
  .expectDone('declined');

scenario('CT-30: and whoever insists dies without a roll')
  .given(cubes('anne', { crew: 0 }))
  .start(faceGuards, guarded)
  .plays('anne face')
  .expectNotTold('venture.rolled')
  .expectBoard((b, seat) => b.players[seat('anne')]?.captain, null)
  .expectDone('lost');

// ── specialists, granted ──

scenario('FDM-SPECIALIST-01: a granted specialist is named, comes from the Glory deck and is hired free (GEN-05)')
  .start(grantSpecialist, granted('surgeon', 'purser'))
  .expectOptions('anne', ['enlist surgeon', 'enlist purser'])
  .plays('anne enlist purser')
  .expectChange({ 'anne.specialists': 'purser-paid' })
  .expectTold('specialist.hired', { seat: 'anne', specialist: 'purser', card: 'purser-paid' })
  .expectBoard((b) => b.glory.includes('purser-paid'), false);

scenario('FDM-SPECIALIST-01: a type that is hired already cannot be named')
  .given(hired('anne', 'purser-earned'))
  .start(grantSpecialist, granted('surgeon', 'purser'))
  .expectChange({ 'anne.specialists': 'purser-earned surgeon-paid' })
  .expectDone();

scenario('FDM-SPECIALIST-01: from the discard, if the deck has none')
  .given(hand('bart', 'surgeon-persuaded'))
  .given((b) => {
    b.gloryDiscard.push(b.glory.splice(b.glory.indexOf('surgeon-paid'), 1)[0] as 'surgeon-paid');
  })
  .start(grantSpecialist, granted('surgeon'))
  .expectChange({ 'anne.specialists': 'surgeon-paid' })
  .expectBoard((b) => b.gloryDiscard, []);

crowd('CT-26: with both Surgeons hired elsewhere, 5 gold', 3)
  .given(hired('bart', 'surgeon-paid'))
  .given(hired('cleo', 'surgeon-persuaded'))
  .start(grantSpecialist, granted('surgeon'))
  .expectChange({ 'anne.gold': 5 })
  .expectNotTold('specialist.missing')
  .expectDone();

scenario('FDM-SPECIALIST-01: a type whose cards are in other hands proves missing, and another may be named')
  .given(hand('bart', 'surgeon-paid', 'surgeon-persuaded'))
  .start(grantSpecialist, granted('surgeon', 'purser', 'lookout'))
  .expectOptions('anne', ['enlist surgeon', 'enlist purser', 'enlist lookout'])
  .plays('anne enlist surgeon')
  .expectTold('specialist.missing', { seat: 'anne', specialist: 'surgeon' })
  .expectOptions('anne', ['enlist purser', 'enlist lookout'])
  .plays('anne enlist lookout')
  .expectChange({ 'anne.specialists': 'lookout-paid' });

scenario('FDM-SPECIALIST-01: and for want of any, 5 gold')
  .given(hand('bart', 'surgeon-paid', 'surgeon-persuaded'))
  .start(grantSpecialist, granted('surgeon'))
  .expectTold('specialist.missing', { seat: 'anne', specialist: 'surgeon' })
  .expectChange({ 'anne.gold': 5 });
