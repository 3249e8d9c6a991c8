// The end of captains, and the next ones.
import { playerOf } from '../src/board.ts';
import type { CaptainId } from '../src/content/captains.ts';
import { death, newCaptain, retirement } from '../src/rules/round/death.ts';
import { turn } from '../src/rules/sea/turn.ts';
import {
  agreed,
  bounties,
  type Change,
  chest,
  fetched,
  gold,
  hand,
  hired,
  hold,
  inPort,
  mission,
  npc,
  points,
  proven,
  rumour,
  scenario,
  ship,
  weapons,
} from './kit.ts';

const ANNE = { seat: 0 };

/** The captain is dead, and this is the next one. */
const heir =
  (captain: CaptainId): Change =>
  (b) => {
    const p = playerOf(b, 0);
    b.lostCaptains.push(p.captain!);
    p.captain = null;
    p.gold = 0;
    p.next = fetched(captain, b.captains);
  };
/** Only these are left to draw. */
const captainsLeft =
  (...left: CaptainId[]): Change =>
  (b) => {
    b.lostCaptains.push(...b.captains.filter((c) => !left.includes(c)));
    b.captains = left.slice();
  };

// ── what is lost ──

scenario(
  'FDM-DEATH-01, FDM-DEATH-02, FDM-DEATH-03, FDM-DEATH-05, SEA-BASE-13: everything goes but points and chest; the next captain is drawn at once',
)
  .given(ship('anne', 'frigate'))
  .given(hand('anne', 'fair-wind', 'all-hands'))
  .given(hired('anne', 'surgeon-paid'))
  .given(hold('anne', 'rum', 'cocoa'))
  .given(rumour('anne', 'ambergris'))
  .given(proven('anne', 'pilots-rutter'))
  .given(mission('anne', 'three-letters', 'spain'))
  .given(weapons('anne', 'grape-shot'))
  .given(bounties('anne', { spain: 3, england: 1 }))
  .given(points('anne', 4))
  .given(gold('anne', 7))
  .given(chest('anne', 12))
  .given(({ players: [p] }) => Object.assign(p!, { boughtAt: 'nassau', doubted: true, inPort: true, shown: ['fair-wind'] }))
  .draws('captain', 'anne', 'stede-bonnet')
  .start(death, ANNE)
  .expectTold('captain.died', { seat: 'anne', captain: 'felipe-barrios' })
  .expectTold('captain.lost-gold', { seat: 'anne', gold: 7 })
  .expectTold('captain.lost-cargo', { seat: 'anne', goods: ['rum', 'cocoa'] })
  .expectTold('captain.drawn', { seat: 'anne', captain: 'stede-bonnet' })
  .expectBoard(({ players: [p] }) => [p!.captain, p!.points, p!.chest, p!.gold], [null, 4, 12, 0])
  .expectBoard(
    ({ players: [p] }) => [
      p!.hand,
      p!.specialists,
      p!.cargo,
      p!.rumour,
      p!.proven,
      p!.mission,
      p!.marks,
      p!.weapons,
      p!.bounties,
    ],
    [[], [], [], null, [], null, [], [], [0, 0, 0, 0]],
  )
  .expectBoard(
    ({ players: [p] }) => [p!.boughtAt, p!.doubted, p!.inPort, p!.shown, p!.ship.type],
    [null, false, false, [], 'sloop'],
  )
  .expectBoard(
    (b) => [b.gloryDiscard, b.rumourDiscard, b.missionDiscard, b.cargoDiscard.length, b.lostCaptains, b.players[0]!.next],
    [
      ['fair-wind', 'all-hands', 'surgeon-paid'],
      ['pilots-rutter', 'ambergris'],
      ['three-letters'],
      2,
      ['felipe-barrios'],
      'stede-bonnet',
    ],
  );

scenario('FDM-DEATH-02: the gold lost is counted in public, so everybody knows what is in the chest')
  .given(gold('anne', 7))
  .given(chest('anne', 12))
  .draws('captain', 'anne', 'stede-bonnet')
  .start(death, ANNE)
  .expectBoard(({ players: [p] }) => [p!.chestLow, p!.chestHigh], [12, 12]);

scenario(
  'FDM-DEATH-05, FDM-END-07, SEA-BASE-05, SEA-BASE-14: with no captain left the game ends at once, and the highest total wins',
)
  .given(captainsLeft())
  .given(points('anne', 3))
  .given(points('bart', 2))
  .given(chest('bart', 25))
  .start(death, ANNE)
  .expectResult({ winners: ['bart'], scores: [3, 4], end: 'captains' });

scenario('FDM-DEATH-12: death in the own turn ends it')
  .draws('captain', 'anne', 'stede-bonnet')
  .start(death, ANNE)
  .expectBoard((b) => b.turn.lost, true);
scenario('FDM-DEATH-12, FDM-DEATH-06: death in another turn does not')
  .draws('captain', 'bart', 'stede-bonnet')
  .start(death, { seat: 1 })
  .expectBoard((b) => [b.turn.seat, b.turn.lost], [0, false]);

scenario('FDM-DEATH-14: who lost the ship sends its modifications back to the ports')
  .given(ship('anne', 'sloop', { mods: ['special-rigging'] }))
  .given(ship('bart', 'sloop', { mods: ['swivel-guns'] }))
  .start(death, ANNE)
  .expectAsked('anne', 'modification.place')
  .expectBoard((b) => [b.players[0]!.captain, b.players[0]!.ship.mods, b.adrift], [null, [], ['special-rigging']]);

scenario('FDM-DEATH-14: those of a captured ship have gone with it')
  .given(ship('anne', 'sloop'))
  .draws('captain', 'anne', 'stede-bonnet')
  .start(death, ANNE)
  .expectDone();

// ── the next captain ──

scenario(
  'FDM-DEATH-06, FDM-DEATH-07, FDM-DEATH-09: Sloop or Flute, new and in the home port, one Glory card; with an empty chest 10 gold',
)
  .given(heir('stede-bonnet'))
  .start(newCaptain, ANNE)
  .expectAsked('anne', 'captain.ship')
  .expectOptions('anne', ['ship sloop', 'ship flute'])
  .plays('anne ship flute')
  .expectTold('captain.set-out', { seat: 'anne', captain: 'stede-bonnet', ship: 'flute', zone: 'bridgetown' })
  .expectTold('captain.funded', { seat: 'anne', gold: 10, aboard: 10 })
  .expectChange({
    'anne.captain': 'stede-bonnet',
    'anne.at': 'port of bridgetown',
    'anne.ship': 'flute',
    'anne.hull': 1,
    'anne.masts': 1,
    'anne.hold': 2,
    'anne.crew': -1,
    'anne.gold': 10,
    'anne.hand': 1,
  });

for (const [chested, aboard, left, bank] of [
  [0, 10, 0, 10],
  [6, 10, 0, 4],
  [10, 0, 10, null],
  [27, 0, 27, null],
] as const) {
  const scene = scenario(
    `BT-09, FDM-DEATH-09, FDM-DEATH-10, FDM-DEATH-11, FDM-INFO-16, SEA-BASE-15: ${chested} in the chest, ${aboard} aboard`,
  )
    .given(heir('stede-bonnet'))
    .given(chest('anne', chested))
    .start(newCaptain, ANNE)
    .plays('anne ship sloop')
    .expectBoard(({ players: [p] }) => [p!.gold, p!.chest], [aboard, left]);
  if (bank === null) scene.expectNotTold('captain.funded').expectBoard(({ players: [p] }) => p!.chestLow, 10);
  else scene.expectTold('captain.funded', { gold: bank }).expectBoard(({ players: [p] }) => [p!.chestLow, p!.chestHigh], [0, 0]);
}

scenario('FDM-DEATH-10, SEA-BASE-15: by agreement the chest is left alone and the bank pays the difference only')
  .given(agreed({ keepChest: true }))
  .given(heir('stede-bonnet'))
  .given(chest('anne', 6))
  .start(newCaptain, ANNE)
  .plays('anne ship sloop')
  .expectBoard(({ players: [p] }) => [p!.gold, p!.chest, p!.chestLow, p!.chestHigh], [4, 6, 6, 6]);

for (const [chested, finality] of [
  [6, 'final'],
  [10, 'free'],
] as const)
  scenario(`FDM-INFO-16: with ${chested} in the chest and no card to draw, the choice of a ship is ${finality}`)
    .given((b) => {
      b.players[1]!.papers.push(...b.glory.splice(0));
    })
    .given(heir('stede-bonnet'))
    .given(chest('anne', chested))
    .start(turn, ANNE)
    .expectFinality('anne', 'ship sloop', finality);

scenario('FDM-DEATH-11, FDM-INFO-16: who pays nothing shows 10 in the chest, and what was known to be more stays known')
  .given(heir('stede-bonnet'))
  .given(chest('anne', 27))
  .given((b) => {
    playerOf(b, 0).chestLow = 15;
  })
  .start(newCaptain, ANNE)
  .plays('anne ship sloop')
  .expectBoard(({ players: [p] }) => [p!.chestLow, p!.chestHigh], [15, 27]);

scenario('FDM-DEATH-04: the chest is in the new home port')
  .given(heir('stede-bonnet'))
  .given(chest('anne', 27))
  .start(newCaptain, ANNE)
  .plays('anne ship sloop')
  .expectBoard(({ players: [p] }) => [p!.zone, p!.inPort, p!.chest], ['bridgetown', true, 27]);

scenario('FDM-DEATH-13: the new captain may score for a ship again')
  .given(heir('stede-bonnet'))
  .given((b) => {
    playerOf(b, 0).shipGlory = true;
  })
  .start(newCaptain, ANNE)
  .plays('anne ship sloop')
  .expectBoard(({ players: [p] }) => p!.shipGlory, false);

scenario('FDM-DEATH-08, SEA-BASE-14: with a pirate off the home port another captain is drawn; the first goes back into the deck')
  .given(heir('stede-bonnet'))
  .given(npc('pirate-frigate', 'pirate-frigate-roberts', 'bridgetown'))
  .draws('captain', 'anne', 'juan-corso')
  .start(newCaptain, ANNE)
  .expectTold('captain.replaced', { seat: 'anne', captain: 'juan-corso', rejected: 'stede-bonnet' })
  .plays('anne ship sloop')
  .expectBoard((b) => [b.players[0]!.captain, b.captains.includes('stede-bonnet')], ['juan-corso', true]);

scenario('FDM-DEATH-08: naval ships do not matter')
  .given(heir('stede-bonnet'))
  .given(npc('navy-england', 'navy-england-benbow', 'bridgetown'))
  .start(newCaptain, ANNE)
  .plays('anne ship sloop')
  .expectBoard((b) => b.players[0]!.captain, 'stede-bonnet');

scenario('FDM-DEATH-08: if that rules out all who are left, the last one drawn sails anyway')
  .given(heir('stede-bonnet'))
  .given(captainsLeft('frederico-da-silva'))
  .given(npc('pirate-frigate', 'pirate-frigate-roberts', 'bridgetown'))
  .given(npc('pirate-sloop', 'pirate-sloop-hamlin', 'curacao'))
  .start(newCaptain, ANNE)
  .plays('anne ship sloop')
  .expectBoard((b) => [b.players[0]!.captain, b.captains], ['frederico-da-silva', ['stede-bonnet']]);

scenario('FDM-DEATH-08: by agreement one only may draw again')
  .given(agreed({ freeRedraw: true }))
  .given(heir('stede-bonnet'))
  .given(npc('pirate-frigate', 'pirate-frigate-roberts', 'bridgetown'))
  .start(newCaptain, ANNE)
  .expectAsked('anne', 'captain.redraw')
  .expectOptions('anne', ['keep', 'redraw'])
  .plays('anne keep', 'anne ship sloop')
  .expectBoard((b) => b.players[0]!.captain, 'stede-bonnet');
scenario('FDM-DEATH-08: and does, if one likes')
  .given(agreed({ freeRedraw: true }))
  .given(heir('stede-bonnet'))
  .given(npc('pirate-frigate', 'pirate-frigate-roberts', 'bridgetown'))
  .draws('captain', 'anne', 'juan-corso')
  .start(newCaptain, ANNE)
  .plays('anne redraw', 'anne ship sloop')
  .expectBoard((b) => b.players[0]!.captain, 'juan-corso');

scenario('FDM-DEATH-06: by agreement the new captain is set up without waiting, and the turn is over all the same')
  .given(agreed({ newCaptainAtOnce: true }))
  .draws('captain', 'anne', 'stede-bonnet')
  .start(death, ANNE)
  .plays('anne ship sloop')
  .expectBoard((b) => [b.players[0]!.captain, b.players[0]!.gold, b.turn.lost], ['stede-bonnet', 10, true])
  .expectDone();

// ── retirement ──

scenario('FDM-RETIRE-01, FDM-RETIRE-02: the captain leaves at once; everything stays, out of reach, and the turn is over')
  .given(inPort('anne', 'curacao'))
  .given(hand('anne', 'fair-wind'))
  .given(gold('anne', 7))
  .start(retirement, ANNE)
  .expectTold('captain.retired', { seat: 'anne', captain: 'felipe-barrios' })
  .expectChange({ 'anne.captain': 'none', 'anne.at': 'nowhere' })
  .expectBoard(
    (b) => [b.players[0]!.retired, b.players[0]!.gold, b.players[0]!.hand, b.turn.lost, b.lostCaptains],
    [true, 7, ['fair-wind'], true, ['felipe-barrios']],
  );

scenario('FDM-RETIRE-01: before any action, in port')
  .given(inPort('anne', 'curacao'))
  .start(turn, ANNE)
  .expectCan('anne', 'retire')
  .plays('anne retire')
  .expectTold('captain.retired', { seat: 'anne' })
  .expectDone();
scenario('FDM-RETIRE-01: not at sea').start(turn, ANNE).expectWhyNot('anne', 'retire', 'FDM-TURN-09', 'not-an-option');
scenario('FDM-RETIRE-01: and not when there is no captain left to draw')
  .given(inPort('anne', 'curacao'))
  .given(captainsLeft())
  .start(turn, ANNE)
  .expectWhyNot('anne', 'retire', 'FDM-TURN-09', 'not-an-option');

scenario(
  'FDM-RETIRE-03, FDM-RETIRE-04, SEA-BASE-13: on the next turn everything is lost as in death, and a new captain is drawn and sets out',
)
  .given(inPort('anne', 'curacao'))
  .given(hand('anne', 'fair-wind'))
  .given(bounties('anne', { spain: 2 }))
  .given(gold('anne', 7))
  .given(points('anne', 3))
  .given(chest('anne', 12))
  .given((b) => {
    const p = playerOf(b, 0);
    b.lostCaptains.push(p.captain!);
    p.captain = null;
    p.retired = true;
  })
  .draws('captain', 'anne', 'stede-bonnet')
  .start(newCaptain, ANNE)
  .expectNotTold('captain.died')
  .expectTold('captain.lost-gold', { gold: 7 })
  .expectTold('captain.drawn', { captain: 'stede-bonnet' })
  .plays('anne ship sloop')
  .expectBoard(
    ({ players: [p], turn }) => [p!.captain, p!.retired, p!.points, p!.chest, p!.gold, p!.hand.length, p!.bounties, turn.lost],
    ['stede-bonnet', false, 3, 12, 0, 1, [0, 0, 0, 0], false],
  );

scenario('FDM-RETIRE-03, FDM-END-07: if meanwhile the last captain was drawn, the game ends then')
  .given(captainsLeft())
  .given((b) => {
    const p = playerOf(b, 0);
    b.lostCaptains.push(p.captain!);
    p.captain = null;
    p.retired = true;
  })
  .start(newCaptain, ANNE)
  .expectResult({ end: 'captains' });

scenario('FDM-DEATH-08: who was sent back is not drawn again, while there is another')
  .given(heir('stede-bonnet'))
  .given(captainsLeft('frederico-da-silva', 'juan-corso'))
  .given(npc('pirate-frigate', 'pirate-frigate-roberts', 'bridgetown'))
  .given(npc('pirate-sloop', 'pirate-sloop-hamlin', 'curacao'))
  .draws('captain', 'anne', 'frederico-da-silva', 'juan-corso')
  .start(newCaptain, ANNE)
  .expectTold('captain.replaced', { captain: 'frederico-da-silva', rejected: 'stede-bonnet' })
  .expectTold('captain.replaced', { captain: 'juan-corso', rejected: 'frederico-da-silva' })
  .plays('anne ship sloop')
  .expectBoard((b) => [b.players[0]!.captain, b.captains.toSorted()], ['juan-corso', ['frederico-da-silva', 'stede-bonnet']]);
