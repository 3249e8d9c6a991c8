import type { SeatOf } from '@boucan/testkit/scenario';
import { scout } from '../src/rules/sea/scout.ts';
import { turn } from '../src/rules/sea/turn.ts';
import { afloat, at, crowd, hand, hired, inPort, merchantIn, mission, npc, proven, rumour, scenario, turnOf } from './kit.ts';

const anneTurn = (seat: SeatOf) => ({ seat: seat('anne') });
const anneScouts = (target: string) => (seat: SeatOf) => ({
  seat: seat('anne'),
  target: target === 'bart' ? seat('bart') : (target as 'merchant'),
});
const SHARP = afloat('anne', 'bartholomew-sharp', 'sloop', 'cartagena');

// ── EX-01: a skill roll ──

scenario('EX-01: a roll of three dice succeeds with one skull or more')
  .given(merchantIn('cartagena', 'holland'))
  .dice('scouting', 'anne', 1, 4, 5)
  .start(scout, anneScouts('merchant'))
  .expectTold('scout.rolled', { dice: [1, 4, 'skull'] })
  .expectAsked('anne', 'raid.attack');

scenario(
  'EX-01, FDM-SCOUT-03, FDM-RAID-05, SEA-BASE-09, SEA-BASE-34: without a skull it fails, and the merchant stays, its flag hidden',
)
  .given(merchantIn('cartagena', 'holland'))
  .dice('scouting', 'anne', 1, 4, 4)
  .start(scout, anneScouts('merchant'))
  .expectTold('scout.failed')
  .expectNotTold('merchant.met')
  .expectChange({})
  .expectView('anne', ({ board }) => board.merchants.filter((token) => token !== 'hidden'), [])
  .expectDone();

// ── whom one can look for ──

scenario(
  'FDM-SCOUT-01, SEA-BASE-34: one target of the own zone is named before the dice: the merchant, a captain of nobody’s, a player at sea',
)
  .given(at('bart', 'cartagena'))
  .given(npc('navy-spain', 'navy-spain-pez', 'cartagena'))
  .given(npc('pirate-sloop', 'pirate-sloop-rackham', 'nassau'))
  .start(turn, anneTurn)
  .expectCan('anne', 'scout merchant')
  .expectCan('anne', 'scout navy-spain')
  .expectCan('anne', 'seek bart')
  .expectWhyNot('anne', 'scout pirate-sloop', 'FDM-TURN-09', 'not-an-option')
  .expectNotTold('scout.rolled');

scenario('FDM-SCOUT-02, SEA-BASE-34: a player in port cannot be the target')
  .given(inPort('bart', 'cartagena'))
  .start(turn, anneTurn)
  .expectWhyNot('anne', 'seek bart', 'FDM-SCOUT-02', 'target-in-port');

scenario('FDM-SCOUT-01: nor one in another zone, nor one whose captain is lost')
  .start(turn, anneTurn)
  .expectWhyNot('anne', 'seek bart', 'FDM-TURN-09', 'not-an-option')
  .given(at('bart', 'cartagena'))
  .expectCan('anne', 'seek bart')
  .given((b) => {
    b.lostCaptains.push(b.players[1]!.captain!);
    b.players[1]!.captain = null;
  })
  .expectWhyNot('anne', 'seek bart', 'FDM-TURN-09', 'not-an-option');

scenario('FDM-SCOUT-09: nobody scouts from port')
  .given(inPort('anne', 'cartagena'))
  .given(at('bart', 'cartagena'))
  .start(turn, anneTurn)
  .expectWhyNot('anne', 'scout merchant', 'FDM-SCOUT-09', 'scout-from-port')
  .expectWhyNot('anne', 'seek bart', 'FDM-SCOUT-09', 'scout-from-port');

scenario('EX-05, FDM-SCOUT-06, FDM-SCOUT-07: who was not found cannot be looked for again this turn, but the merchant can')
  .given(at('bart', 'cartagena'))
  .start(turn, anneTurn)
  .dice('scouting', 'anne', 1, 2, 3)
  .plays('anne seek bart')
  .expectTold('scout.failed')
  .expectBoard((b) => b.turn.actions, 2)
  .expectWhyNot('anne', 'seek bart', 'FDM-SCOUT-06', 'scouted-already')
  .expectCan('anne', 'scout merchant');

scenario('FDM-SCOUT-06, FDM-SCOUT-07: nor after sailing away and back; a merchant elsewhere is another target')
  .given((b) => {
    b.turn.actions = 5;
  })
  .start(turn, anneTurn)
  .dice('scouting', 'anne', 1, 2, 3)
  .plays('anne scout merchant')
  .given((b) => {
    b.turn.actions = 5;
  })
  .plays('anne sail curacao')
  .expectCan('anne', 'scout merchant')
  .plays('anne sail cartagena')
  .expectWhyNot('anne', 'scout merchant', 'FDM-SCOUT-06', 'scouted-already');

scenario('FDM-SCOUT-01: where the merchant is gone there is none to look for')
  .given((b) => {
    b.track.push(b.merchants[6]!);
    b.merchants[6] = null;
  })
  .start(turn, anneTurn)
  .expectWhyNot('anne', 'scout merchant', 'FDM-TURN-09', 'not-an-option');

// ── found ──

scenario('FDM-SCOUT-04, SEA-BASE-34: a player who is found is fought at once, and the searcher is the attacker')
  .given(at('bart', 'cartagena'))
  .dice('scouting', 'anne', 5, 1, 1)
  .start(scout, anneScouts('bart'))
  .expectTold('combat.began', { zone: 'cartagena' })
  .expectBoard((b) => [b.fight?.sides[0].seat, b.fight?.sides[1].seat], [0, 1])
  .expectBoard((b) => b.turn.fought, true);

scenario('FDM-SCOUT-04: and so is a captain of nobody’s')
  .given(npc('navy-spain', 'navy-spain-pez', 'cartagena'))
  .dice('scouting', 'anne', 5, 1, 1)
  .start(scout, anneScouts('navy-spain'))
  .expectBoard((b) => [b.fight?.sides[0].seat, b.fight?.sides[1].npc], [0, 'navy-spain']);

scenario('FDM-SCOUT-05, SEA-BASE-34: a merchant that is found can still be let go')
  .given(merchantIn('cartagena', 'spain'))
  .dice('scouting', 'anne', 6, 1, 1)
  .start(scout, anneScouts('merchant'))
  .expectAsked('anne', 'raid.attack')
  .plays('anne spare')
  .expectChange({ track: 1 })
  .expectDone();

scenario('FDM-SCOUT-08: a Scout action may put a rumour of these waters to the test')
  .given(rumour('anne', 'silver-in-the-shoals'))
  .start(turn, anneTurn)
  .dice('scouting', 'anne', 1, 1, 2)
  .plays('anne test-rumour')
  .expectTold('rumour.false', { rumour: 'silver-in-the-shoals' })
  .expectBoard((b) => [b.turn.actions, b.turn.taken.join()], [2, 'scout']);

scenario('FDM-SCOUT-08: but not a rumour of other waters')
  .given(rumour('anne', 'ambergris'))
  .start(turn, anneTurn)
  .expectWhyNot('anne', 'test-rumour', 'FDM-TURN-09', 'not-an-option');

scenario('FDM-SCOUT-06: a Scout action for a Mission, once per turn in its place')
  .given(mission('anne', 'powder-on-the-beach'))
  .start(turn, anneTurn)
  .dice('scouting', 'anne', 1, 1, 2)
  .plays('anne errand')
  .expectBoard((b) => [b.turn.actions, b.turn.taken.join()], [2, 'scout'])
  .expectWhyNot('anne', 'errand', 'FDM-TURN-09', 'not-an-option');

// ── dice ──

scenario('lookout: one die more')
  .given(hired('anne', 'lookout-paid'))
  .dice('scouting', 'anne', 1, 1, 2, 5)
  .start(scout, anneScouts('merchant'))
  .expectTold('scout.rolled', { by: ['lookout'] })
  .expectAsked('anne', 'raid.attack');

scenario('pilots-rutter: one die more for merchants, and none for ships')
  .given(proven('anne', 'pilots-rutter'))
  .given(at('bart', 'cartagena'))
  .start(turn, anneTurn)
  .dice('scouting', 'anne', 1, 1, 2)
  .plays('anne seek bart')
  .expectTold('chase.began', { seat: 'anne', ofSeat: 'bart' })
  .expectTold('scout.rolled', { dice: [1, 1, 2] })
  .dice('scouting', 'anne', 1, 1, 2, 3)
  .plays('anne scout merchant')
  .expectTold('scout.began', { seat: 'anne', target: 'merchant' })
  .expectTold('scout.rolled', { dice: [1, 1, 2, 3] });

// ── a second look, and cards against it ──

scenario('stolen-charts: Sharp rolls all his dice again, once per turn')
  .given(SHARP)
  .given(at('bart', 'cartagena'))
  .start(turn, anneTurn)
  .dice('scouting', 'anne', 1, 1, 2, 2)
  .plays('anne scout merchant')
  .expectAsked('anne', 'scout.again')
  .dice('scouting', 'anne', 3, 3, 4, 4)
  .plays('anne look-again')
  .expectTold('ability.used', { seat: 'anne', ability: 'stolen-charts' })
  .expectTold('scout.failed')
  .dice('scouting', 'anne', 1, 1, 2, 2)
  .plays('anne seek bart')
  .expectTold('scout.failed')
  .expectAsked('anne', 'turn.action');

scenario('stolen-charts: or he leaves it at that, and keeps them')
  .given(SHARP)
  .start(turn, anneTurn)
  .dice('scouting', 'anne', 1, 1, 2, 2)
  .plays('anne scout merchant', 'anne pass')
  .expectTold('scout.failed')
  .expectBoard((b) => b.turn.used, []);

scenario('stolen-charts: not for a rumour')
  .given(SHARP)
  .given(rumour('anne', 'silver-in-the-shoals'))
  .start(turn, anneTurn)
  .dice('scouting', 'anne', 1, 1, 2, 2)
  .plays('anne test-rumour')
  .expectTold('rumour.false')
  .expectAsked('anne', 'turn.action');

scenario('CT-22, tip-off: all the dice are rolled again, and Sharp may still use his charts')
  .given(SHARP)
  .given(hand('bart', 'tip-off'))
  .dice('scouting', 'anne', 5, 3, 1, 1)
  .start(scout, anneScouts('merchant'))
  .expectAsked('bart', 'announcing.announce')
  .plays('bart announce tip-off')
  .dice('scouting', 'anne', 1, 3, 1, 1)
  .plays('bart play tip-off')
  .expectTold('scout.rolled', { dice: [1, 3, 1, 1] })
  .expectAsked('anne', 'scout.again')
  .dice('scouting', 'anne', 1, 3, 1, 6)
  .plays('anne look-again')
  .expectAsked('anne', 'raid.attack');

scenario('tip-off: only on the turn of another, and only against a skull')
  .given(hand('bart', 'tip-off'))
  .given(hand('anne', 'castaways'))
  .dice('scouting', 'anne', 1, 3, 1)
  .start(scout, anneScouts('merchant'))
  .expectNotAsked('bart')
  .expectDone();

scenario('out-of-the-sun: the player searched for is not found after all')
  .given(at('bart', 'cartagena'))
  .given(hand('bart', 'out-of-the-sun'))
  .dice('scouting', 'anne', 5, 3, 1)
  .start(scout, anneScouts('bart'))
  .plays('bart announce out-of-the-sun', 'bart play out-of-the-sun')
  .expectTold('search.foiled', { seat: 'bart' })
  .expectNotTold('combat.began')
  .expectDone();

scenario('out-of-the-sun: it hides nobody else')
  .given(at('bart', 'cartagena'))
  .given(hand('bart', 'out-of-the-sun'))
  .dice('scouting', 'anne', 5, 3, 1)
  .start(scout, anneScouts('merchant'))
  .expectAsked('bart', 'announcing.announce')
  .expectWhyNot('bart', 'announce out-of-the-sun', 'FDM-GLORY-12', 'card-not-now');

scenario('out-of-the-sun: in the own turn it works against a captain of nobody’s')
  .given(hand('anne', 'out-of-the-sun'))
  .given(npc('pirate-sloop', 'pirate-sloop-rackham', 'cartagena'))
  .dice('search', null, 5, 5)
  .start(turn, anneTurn)
  .plays('anne announce out-of-the-sun', 'anne play out-of-the-sun')
  .expectTold('search.foiled', { seat: 'anne' })
  .expectNotTold('combat.began')
  .expectAsked('anne', 'turn.action');

crowd('out-of-the-sun, tip-off, FDM-GLORY-12: once the search has come to nothing, there is no roll to answer any more', 3)
  .given(SHARP)
  .given(at('bart', 'cartagena'))
  .given(hand('bart', 'out-of-the-sun'))
  .given(hand('cleo', 'tip-off'))
  .dice('scouting', 'anne', 5, 3, 1, 1)
  .start(scout, anneScouts('bart'))
  .plays('bart announce out-of-the-sun', 'cleo announce tip-off')
  .plays('bart play out-of-the-sun')
  .expectWhyNot('cleo', 'play tip-off', 'FDM-GLORY-12', 'card-no-longer')
  .plays('cleo withhold')
  .expectNotAsked('anne')
  .expectTold('scout.failed', { seat: 'anne' })
  .expectDone();

crowd('quick-witted: a reacting player copies the reaction that was just carried out', 3)
  .given(hand('bart', 'tip-off'))
  .given(hand('cleo', 'quick-witted'))
  .dice('scouting', 'anne', 5, 3, 1)
  .start(scout, anneScouts('merchant'))
  .dice('scouting', 'anne', 6, 3, 1)
  .plays('bart announce tip-off', 'cleo pass', 'bart play tip-off')
  .expectAsked('cleo', 'announcing.announce')
  .dice('scouting', 'anne', 2, 3, 1)
  .plays('cleo announce quick-witted', 'cleo play quick-witted')
  .expectTold('scout.failed')
  .expectDone();

// ── paper flags ──

scenario('FDM-INFO-12, paper-flags: Frederico alone sees the flag of the merchant here, once per turn, until he sails on')
  .given(afloat('anne', 'frederico-da-silva', 'sloop', 'cartagena'))
  .given(merchantIn('cartagena', 'france'))
  .start(turn, anneTurn)
  .expectFinality('anne', 'peek', 'final')
  .plays('anne peek')
  .expectToldTo('anne', 'merchant.peeked', { ability: 'paper-flags', nation: 'france' })
  .expectNotToldTo('bart', 'merchant.peeked', { nation: 'france' })
  .expectView('anne', ({ board }) => board.turn.peeked, 'france')
  .expectView('bart', ({ board }) => board.turn.peeked, null)
  .expectWhyNot('anne', 'peek', 'FDM-TURN-09', 'not-an-option')
  .plays('anne sail curacao')
  .expectView('anne', ({ board }) => board.turn.peeked, null)
  .expectWhyNot('anne', 'peek', 'FDM-TURN-09', 'not-an-option');

scenario('paper-flags: nobody else can')
  .given(turnOf('anne'))
  .start(turn, anneTurn)
  .expectWhyNot('anne', 'peek', 'FDM-TURN-09', 'not-an-option');
