// Each of the rumours, proven.   FDM-RUMOUR-10
import { playerOf, ZONE } from '../src/board.ts';
import { testRumour } from '../src/rules/ventures/rumour.ts';
import {
  at,
  bounties,
  chest,
  crowd,
  cubes,
  gold,
  hand,
  hired,
  hold,
  inPort,
  mission,
  npc,
  points,
  rumour,
  scenario,
  ship,
  weapons,
  yard,
} from './kit.ts';
import { anne } from './ventures-kit.ts';

/** What every proven Rumour brings besides. */
const GLORY = { 'anne.points': 1, 'anne.hand': 1 };
const PROVEN = { 'anne.rumour': '', ...GLORY };

// ── at sea ──

scenario('silver-in-the-shoals: 12 gold')
  .given(rumour('anne', 'silver-in-the-shoals'))
  .dice('scouting', 'anne', 5, 1, 1)
  .start(testRumour, anne)
  .expectChange({ ...PROVEN, 'anne.gold': 12 });

scenario('ambergris: 10 gold')
  .given(at('anne', 'st-maarten'))
  .given(rumour('anne', 'ambergris'))
  .dice('scouting', 'anne', 5, 1, 1)
  .start(testRumour, anne)
  .expectChange({ ...PROVEN, 'anne.gold': 10 });

scenario('marooned-gunner: a Master Gunner or a Gun Captain, free')
  .given(at('anne', 'old-providence'))
  .given(rumour('anne', 'marooned-gunner'))
  .dice('scouting', 'anne', 5, 1, 1)
  .start(testRumour, anne)
  .expectOptions('anne', ['enlist master-gunner', 'enlist gun-captain'])
  .plays('anne enlist gun-captain')
  .expectChange({ ...GLORY, 'anne.specialists': 'gun-captain-paid' })
  .expectBoard((b) => b.rumourDiscard, ['marooned-gunner']);

scenario('drifting-flute: four cards of cargo, kept as far as there is room, and 2 gold for each that is not (GEN-06)')
  .given(at('anne', 'bridgetown'))
  .given(hold('anne', 'food'))
  .given(rumour('anne', 'drifting-flute'))
  .dice('scouting', 'anne', 5, 1, 1)
  .draws('cargo', 'anne', 'rum-1', 'rum-2', 'cocoa-1', 'spices-1')
  .start(testRumour, anne)
  .expectAsked('anne', 'venture.load')
  .expectOptions('anne', ['load rum', 'load cocoa', 'load spices', 'done'])
  .plays('anne load rum')
  .expectWhyNot('anne', 'load rum', 'FDM-SHIP-05', 'hold-full')
  .expectOptions('anne', ['drop food', 'drop rum', 'done'])
  .plays('anne drop food', 'anne load cocoa', 'anne done')
  .expectTold('cargo.left', { seat: 'anne', good: 'spices' })
  .expectChange({ ...GLORY, 'anne.gold': 4 })
  .expectBoard((b) => [playerOf(b, 0).cargo.slice().sort(), b.market], [['cocoa-1', 'rum-1'], []]);

scenario('drifting-flute: where all four find room nothing is paid for')
  .given(at('anne', 'bridgetown'))
  .given(ship('anne', 'flute'))
  .given(rumour('anne', 'drifting-flute'))
  .dice('scouting', 'anne', 5, 1, 1)
  .draws('cargo', 'anne', 'rum-1', 'rum-2', 'rum-3', 'rum-4')
  .start(testRumour, anne)
  .plays('anne load rum', 'anne load rum', 'anne load rum', 'anne load rum')
  .expectNotTold('venture.paid');

scenario('drifting-flute: without a hold all four are paid for')
  .given(at('anne', 'bridgetown'))
  .given(cubes('anne', { cargo: 0 }))
  .given(rumour('anne', 'drifting-flute'))
  .dice('scouting', 'anne', 5, 1, 1)
  .start(testRumour, anne)
  .expectChange({ ...PROVEN, 'anne.gold': 8 });

scenario('hidden-cove: everything repaired, Crew restored, a turned Reinforced Hull made good')
  .given(at('anne', 'nassau'))
  .given(
    ship('anne', 'frigate', { mods: ['reinforced-hull', 'extra-hammocks'], hull: 1, cargo: 0, masts: 2, crew: 1, cannons: 1 }),
  )
  .given((b) => {
    playerOf(b, 0).ship.turned = true;
  })
  .given(rumour('anne', 'hidden-cove'))
  .dice('scouting', 'anne', 5, 1, 1)
  .start(testRumour, anne)
  .expectChange({ ...PROVEN, 'anne.hull': 2, 'anne.hold': 3, 'anne.masts': 1, 'anne.crew': 3, 'anne.cannons': 2 })
  .expectBoard((b) => playerOf(b, 0).ship.turned, false);

scenario('cave-of-bones: won, 18 gold')
  .given(at('anne', 'tortuga'))
  .given(rumour('anne', 'cave-of-bones'))
  .dice('scouting', 'anne', 5, 1, 1)
  .dice('leadership', 'anne', 5, 6)
  .dice('npc-leadership', null, 1, 2)
  .start(testRumour, anne)
  .plays('anne face')
  .expectChange({ ...GLORY, 'anne.gold': 18 });

scenario('cave-of-bones: declined, 4 gold')
  .given(at('anne', 'tortuga'))
  .given(rumour('anne', 'cave-of-bones'))
  .dice('scouting', 'anne', 5, 1, 1)
  .start(testRumour, anne)
  .plays('anne decline')
  .expectTold('guards.declined', { seat: 'anne' })
  .expectChange({ ...GLORY, 'anne.gold': 4 });

scenario('cave-of-bones: a full tie, 4 gold too')
  .given(at('anne', 'tortuga'))
  .given(rumour('anne', 'cave-of-bones'))
  .dice('scouting', 'anne', 5, 1, 1)
  .dice('leadership', 'anne', 5, 6)
  .dice('npc-leadership', null, 5, 6)
  .start(testRumour, anne)
  .plays('anne face')
  .expectChange({ ...GLORY, 'anne.gold': 4, 'anne.crew': -2 });

scenario('cave-of-bones: lost, the captain dies, and there is no Glory (FDM-RUMOUR-11, C-11)')
  .given(at('anne', 'tortuga'))
  .given(rumour('anne', 'cave-of-bones'))
  .dice('scouting', 'anne', 5, 1, 1)
  .dice('leadership', 'anne', 1, 2)
  .dice('npc-leadership', null, 5, 6)
  .start(testRumour, anne)
  .plays('anne face')
  .expectNotTold('glory.won')
  .expectBoard((b) => [playerOf(b, 0).captain, playerOf(b, 0).points, b.tested], [null, 0, null])
  .expectBoard((b) => b.rumourDiscard, ['cave-of-bones'])
  .expectDone('lost');

scenario('masterless-men: all Crew restored, and a special weapon of each kind not held')
  .given(at('anne', 'san-juan'))
  .given(cubes('anne', { crew: 0, hull: 1 }))
  .given(weapons('anne', 'grapple'))
  .given(rumour('anne', 'masterless-men'))
  .dice('scouting', 'anne', 5, 1, 1)
  .start(testRumour, anne)
  .expectChange({ ...PROVEN, 'anne.crew': 2, 'anne.weapons': 'chain-shot grape-shot grapple' });

scenario('CT-24, pearl-bank: 3 gold for each success of the test and 6 more; no Glory of a raid')
  .given(at('anne', 'trinidad'))
  .given(rumour('anne', 'pearl-bank'))
  .dice('scouting', 'anne', 5, 6, 1)
  .start(testRumour, anne)
  .expectTold('glory.won', { source: 'rumour' })
  .expectNotTold('glory.won', { source: 'raid' })
  .expectChange({ ...PROVEN, 'anne.gold': 12 });

scenario('corsairs-logbook: two Glory cards besides the one of the point, and the hand limit after each')
  .given(at('anne', 'caribbean-sea'))
  .given(hand('anne', 'fair-wind', 'fair-wind', 'bulk-contract'))
  .given(rumour('anne', 'corsairs-logbook'))
  .dice('scouting', 'anne', 5, 1, 1)
  .draws('glory', 'anne', 'outbid', 'all-hands', 'tip-off')
  .start(testRumour, anne)
  .expectAsked('anne', 'glory.discard')
  .expectChange({ 'anne.rumour': '', 'anne.hand': 2 })
  .plays('anne discard fair-wind')
  .expectAsked('anne', 'glory.discard')
  .expectChange({ 'anne.points': 1 })
  .plays('anne discard outbid')
  .expectDone()
  .expectBoard((b) => playerOf(b, 0).hand.slice().sort(), ['all-hands', 'bulk-contract', 'fair-wind', 'tip-off']);

scenario('unmarked-channel: 5 gold, and into any zone, unseen (GEN-18)')
  .given(at('anne', 'la-habana'))
  .given(npc('navy-spain', 'navy-spain-pez', 'trinidad'))
  .given(bounties('anne', { spain: 2 }))
  .given(rumour('anne', 'unmarked-channel'))
  .dice('scouting', 'anne', 5, 1, 1)
  .start(testRumour, anne)
  .expectAsked('anne', 'rumour.slip')
  .expectCan('anne', 'slip caribbean-sea')
  .expectWhyNot('anne', 'slip la-habana', 'FDM-RUMOUR-10', 'not-an-option')
  .plays('anne slip trinidad')
  .expectTold('ship.slipped', { seat: 'anne', zone: 'trinidad' })
  .expectChange({ ...GLORY, 'anne.at': 'trinidad' })
  .expectDone();

scenario('unmarked-channel: or the ship stays; the gold has come all the same')
  .given(at('anne', 'la-habana'))
  .given(rumour('anne', 'unmarked-channel'))
  .dice('scouting', 'anne', 5, 1, 1)
  .start(testRumour, anne)
  .expectChange({ 'anne.rumour': '', 'anne.gold': 5 })
  .plays('anne stay')
  .expectChange(GLORY);

scenario('unmarked-channel: a Mission that wants the ship in that zone takes note')
  .given(at('anne', 'la-habana'))
  .given(mission('anne', 'chart-the-leewards'))
  .given(rumour('anne', 'unmarked-channel'))
  .dice('scouting', 'anne', 5, 1, 1)
  .start(testRumour, anne)
  .plays('anne slip bridgetown')
  .expectChange({ ...GLORY, 'anne.at': 'bridgetown', 'anne.marks': 'bridgetown' });

scenario('gutted-warship: the Modification of any port, free; a face-down double stays there, turned up')
  .given(at('anne', 'port-royal'))
  .given(ship('anne', 'sloop', { mods: ['chasers'] }))
  .given(yard('nassau', 'chasers'))
  .given(yard('tortuga', 'extended-hold', 'up'))
  .given(rumour('anne', 'gutted-warship'))
  .dice('scouting', 'anne', 5, 1, 1)
  .start(testRumour, anne)
  .expectAsked('anne', 'venture.token')
  .expectFinality('anne', 'fit nassau', 'final')
  .plays('anne fit nassau')
  .expectTold('token.turned', { seat: 'anne', port: 'nassau', modification: 'chasers' })
  .expectChange({})
  .expectWhyNot('anne', 'fit nassau', 'FDM-YARD-25', 'double-modification')
  .plays('anne fit tortuga')
  .expectChange({ ...GLORY, 'anne.mods': 'chasers extended-hold', 'anne.hold': 1 })
  .expectBoard((b) => [b.yards[ZONE.tortuga], b.yards[ZONE.nassau], b.opened[ZONE.nassau]], [null, 'chasers', true]);

scenario('signal-fires: up to three cards of a good, from the discard and then from the deck')
  .given(at('anne', 'curacao'))
  .given(ship('anne', 'flute'))
  .given((b) => {
    for (const card of ['cocoa-1', 'cocoa-2'] as const)
      b.cargoDiscard.push(b.cargo.splice(b.cargo.indexOf(card), 1)[0] as 'cocoa-1');
  })
  .given(rumour('anne', 'signal-fires'))
  .dice('scouting', 'anne', 5, 1, 1)
  .draws('cargo', 'anne', 'cocoa-5')
  .start(testRumour, anne)
  .expectAsked('anne', 'rumour.good')
  .plays('anne call-for cocoa')
  .expectTold('cargo.signalled', { seat: 'anne', good: 'cocoa', cards: 3 })
  .expectToldTo('anne', 'cargo.signalled', { found: ['cocoa-1', 'cocoa-2', 'cocoa-5'] })
  .expectNotToldTo('bart', 'cargo.signalled', { found: ['cocoa-1', 'cocoa-2', 'cocoa-5'] })
  .expectOptions('anne', ['load cocoa', 'done'])
  .plays('anne load cocoa', 'anne load cocoa')
  .expectCan('anne', 'done')
  .plays('anne load cocoa')
  .expectChange({ ...GLORY, 'anne.cargo': 1 })
  .expectBoard((b) => [playerOf(b, 0).cargo.slice().sort(), b.cargoDiscard], [['cocoa-1', 'cocoa-2', 'cocoa-5'], []]);

scenario('signal-fires: three at most, though more of it lie in the discard')
  .given(at('anne', 'curacao'))
  .given(ship('anne', 'flute'))
  .given((b) => {
    b.cargoDiscard = b.cargo.splice(0);
  })
  .given(rumour('anne', 'signal-fires'))
  .dice('scouting', 'anne', 5, 1, 1)
  .start(testRumour, anne)
  .plays('anne call-for cocoa')
  .expectTold('cargo.signalled', { good: 'cocoa', cards: 3 });

scenario('signal-fires: of a good that is scarce there is as much as there is')
  .given(at('anne', 'curacao'))
  .given(rumour('anne', 'signal-fires'))
  .dice('scouting', 'anne', 5, 1, 1)
  .start(testRumour, anne)
  .given((b) => {
    playerOf(b, 1).cargo = b.cargo.filter((card) => card.startsWith('cocoa') && card !== 'cocoa-5');
    b.cargo = b.cargo.filter((card) => !card.startsWith('cocoa') || card === 'cocoa-5');
  })
  .draws('cargo', 'anne', 'cocoa-5')
  .plays('anne call-for cocoa')
  .expectTold('cargo.signalled', { good: 'cocoa', cards: 1 })
  .expectOptions('anne', ['load cocoa', 'done']);

scenario('signal-fires: without a hold nobody is asked, and the Glory comes all the same')
  .given(at('anne', 'curacao'))
  .given(cubes('anne', { cargo: 0 }))
  .given(rumour('anne', 'signal-fires'))
  .dice('scouting', 'anne', 5, 1, 1)
  .start(testRumour, anne)
  .expectNotTold('cargo.signalled')
  .expectChange(PROVEN)
  .expectDone();

scenario('salvage-rights: the only one that is missing comes without a question')
  .given(at('anne', 'st-john'))
  .given(weapons('anne', 'grapple', 'chain-shot'))
  .given(rumour('anne', 'salvage-rights'))
  .dice('scouting', 'anne', 5, 1, 1)
  .start(testRumour, anne)
  .expectChange({ ...PROVEN, 'anne.gold': 6, 'anne.weapons': 'chain-shot grape-shot grapple' })
  .expectDone();

scenario('salvage-rights: 6 gold and a special weapon of choice not held')
  .given(at('anne', 'st-john'))
  .given(weapons('anne', 'grapple'))
  .given(rumour('anne', 'salvage-rights'))
  .dice('scouting', 'anne', 5, 1, 1)
  .start(testRumour, anne)
  .expectOptions('anne', ['arm chain-shot', 'arm grape-shot'])
  .expectWhyNot('anne', 'arm grapple', 'FDM-YARD-21', 'has-weapon')
  .plays('anne arm grape-shot')
  .expectChange({ ...GLORY, 'anne.weapons': 'grape-shot grapple' });

scenario('salvage-rights: whoever has all three is paid the gold alone')
  .given(at('anne', 'st-john'))
  .given(weapons('anne', 'grapple', 'chain-shot', 'grape-shot'))
  .given(rumour('anne', 'salvage-rights'))
  .dice('scouting', 'anne', 5, 1, 1)
  .start(testRumour, anne)
  .expectChange({ ...PROVEN, 'anne.gold': 6 });

scenario('pilots-rutter: stays, lies open, and is not the Rumour one may hold (FDM-RUMOUR-03, FDM-Q-63)')
  .given(at('anne', 'petit-goave'))
  .given(rumour('anne', 'pilots-rutter'))
  .dice('scouting', 'anne', 5, 1, 1)
  .start(testRumour, anne)
  .expectChange({ ...PROVEN, 'anne.proven': 'pilots-rutter' })
  .expectView('bart', (v) => v.board.players[0]?.proven, ['pilots-rutter'])
  .expectBoard((b) => b.rumourDiscard, []);

scenario('bishops-chest: 15 gold and a Spanish bounty')
  .given(at('anne', 'santo-domingo'))
  .given(rumour('anne', 'bishops-chest'))
  .dice('scouting', 'anne', 5, 1, 1)
  .start(testRumour, anne)
  .expectChange({ ...PROVEN, 'anne.gold': 15, 'anne.spain': 1 });

// ── in port ──

scenario('forged-documents: stays in the open (FDM-RUMOUR-10)')
  .given(inPort('anne', 'port-royal'))
  .given(rumour('anne', 'forged-documents'))
  .dice('influence', 'anne', 5, 1, 1)
  .start(testRumour, anne)
  .expectChange({ ...PROVEN, 'anne.proven': 'forged-documents' });

scenario('navy-timetable: stays in the open until it is used')
  .given(inPort('anne', 'caracas'))
  .given(rumour('anne', 'navy-timetable'))
  .dice('influence', 'anne', 5, 1, 1)
  .start(testRumour, anne)
  .expectChange({ ...PROVEN, 'anne.proven': 'navy-timetable' });

scenario('spanish-clerk: all Spanish bounties are removed')
  .given(inPort('anne', 'curacao'))
  .given(bounties('anne', { spain: 4, england: 1 }))
  .given(rumour('anne', 'spanish-clerk'))
  .dice('influence', 'anne', 5, 1, 1)
  .start(testRumour, anne)
  .expectChange({ ...PROVEN, 'anne.spain': -4 });

scenario('spanish-clerk: or 8 gold if there was none')
  .given(inPort('anne', 'curacao'))
  .given(bounties('anne', { england: 1 }))
  .given(rumour('anne', 'spanish-clerk'))
  .dice('influence', 'anne', 5, 1, 1)
  .start(testRumour, anne)
  .expectChange({ ...PROVEN, 'anne.gold': 8 });

scenario('heir-in-hiding: all English bounties are removed')
  .given(inPort('anne', 'basse-terre'))
  .given(bounties('anne', { spain: 1, england: 3 }))
  .given(rumour('anne', 'heir-in-hiding'))
  .dice('influence', 'anne', 5, 1, 1)
  .start(testRumour, anne)
  .expectChange({ ...PROVEN, 'anne.england': -3 });

scenario('heir-in-hiding: or 8 gold if there was none')
  .given(inPort('anne', 'basse-terre'))
  .given(rumour('anne', 'heir-in-hiding'))
  .dice('influence', 'anne', 5, 1, 1)
  .start(testRumour, anne)
  .expectChange({ ...PROVEN, 'anne.gold': 8 });

scenario('private-auction: up to four cards at 5 gold each, and it is not the Sell activity')
  .given(inPort('anne', 'bridgetown'))
  .given(ship('anne', 'galleon'))
  .given(hold('anne', 'rum', 'rum', 'sugar', 'sugar', 'food'))
  .given(rumour('anne', 'private-auction'))
  .dice('influence', 'anne', 5, 1, 1)
  .start(testRumour, anne)
  .expectOptions('anne', ['auction food', 'auction sugar', 'auction rum', 'done'])
  .expectFinality('anne', 'auction rum', 'final')
  .plays('anne auction rum', 'anne auction rum', 'anne auction sugar')
  .expectCan('anne', 'done')
  .plays('anne auction sugar')
  .expectTold('cargo.auctioned', { seat: 'anne', good: 'sugar', gold: 5 })
  .expectNotTold('glory.won', { source: 'sale' })
  .expectChange({ ...GLORY, 'anne.gold': 5, 'anne.cargo': -1 })
  .expectBoard((b) => b.turn.activities, []);

scenario('private-auction: with the last card sold it is over')
  .given(inPort('anne', 'bridgetown'))
  .given(hold('anne', 'rum', 'sugar'))
  .given(rumour('anne', 'private-auction'))
  .dice('influence', 'anne', 5, 1, 1)
  .start(testRumour, anne)
  .expectPrompt('anne', { cards: 4, price: 5 })
  .plays('anne auction rum')
  .expectPrompt('anne', { cards: 3, price: 5 })
  .plays('anne auction sugar')
  .expectDone();

scenario('private-auction: one may stop earlier')
  .given(inPort('anne', 'bridgetown'))
  .given(hold('anne', 'rum', 'food'))
  .given(rumour('anne', 'private-auction'))
  .dice('influence', 'anne', 5, 1, 1)
  .start(testRumour, anne)
  .plays('anne auction rum', 'anne done')
  .expectChange({ ...GLORY, 'anne.gold': 5, 'anne.cargo': -1 });

scenario('doctor-in-debt: a Surgeon or a Purser, free')
  .given(inPort('anne', 'petit-goave'))
  .given(hired('anne', 'purser-paid'))
  .given(rumour('anne', 'doctor-in-debt'))
  .dice('influence', 'anne', 5, 1, 1)
  .start(testRumour, anne)
  .expectChange({ ...PROVEN, 'anne.specialists': 'purser-paid surgeon-paid' });

scenario('lenders-ledger: 10 gold from the bank into the chest, in sight of all')
  .given(inPort('anne', 'santo-domingo'))
  .given(chest('anne', 7))
  .given(rumour('anne', 'lenders-ledger'))
  .dice('influence', 'anne', 5, 1, 1)
  .start(testRumour, anne)
  .expectToldTo('bart', 'chest.credited', { seat: 'anne', gold: 10 })
  .expectChange({ ...PROVEN, 'anne.chest': 10 })
  .expectBoard((b) => [playerOf(b, 0).chestLow, playerOf(b, 0).chestHigh], [10, 17]);

scenario('lenders-ledger: a chest that makes up the target is declared at once (FDM-END-02)')
  .given(inPort('anne', 'santo-domingo'))
  .given(chest('anne', 5))
  .given(points('anne', 8))
  .given(rumour('anne', 'lenders-ledger'))
  .dice('influence', 'anne', 5, 1, 1)
  .start(testRumour, anne)
  .expectTold('victory.declared', { seat: 'anne', chest: 15 });

scenario('ruined-shipwright: one exchange at once, 15 gold cheaper, with the Glory of the purchase')
  .given(inPort('anne', 'st-john'))
  .given(gold('anne', 15))
  .given(rumour('anne', 'ruined-shipwright'))
  .dice('influence', 'anne', 5, 1, 1)
  .start(testRumour, anne)
  .plays('anne exchange frigate 20 5')
  .expectTold('glory.won', { source: 'ship' })
  .expectTold('glory.won', { source: 'rumour' })
  .expectBoard((b) => [playerOf(b, 0).ship.type, playerOf(b, 0).gold, playerOf(b, 0).points], ['frigate', 0, 2]);

scenario('ruined-shipwright: unused, 6 gold')
  .given(inPort('anne', 'st-john'))
  .given(rumour('anne', 'ruined-shipwright'))
  .dice('influence', 'anne', 5, 1, 1)
  .start(testRumour, anne)
  .plays('anne keep-ship')
  .expectChange({ ...GLORY, 'anne.gold': 6 });

crowd('loaded-dice: 3 gold from each in port and 2 from each other, at most what is aboard, and 4 from the bank', 4)
  .given(inPort('anne', 'tortuga'))
  .given(inPort('bart', 'nassau'))
  .given(gold('bart', 8))
  .given(gold('cleo', 8))
  .given(gold('dirk', 1))
  .given(chest('dirk', 6))
  .given(rumour('anne', 'loaded-dice'))
  .dice('influence', 'anne', 5, 1, 1)
  .start(testRumour, anne)
  .expectTold('gold.cheated', { seat: 'anne', fromSeat: 'dirk', gold: 1 })
  .expectChange({ ...PROVEN, 'anne.gold': 10, 'bart.gold': -3, 'cleo.gold': -2, 'dirk.gold': -1 });

scenario('captured-signal-book: every naval ship moves a zone or stays; then a Glory card and 4 gold')
  .given(inPort('anne', 'old-providence'))
  .given(rumour('anne', 'captured-signal-book'))
  .given(npc('navy-england', 'navy-england-benbow', 'nassau'))
  .given(npc('navy-holland', 'navy-holland-almonde', 'curacao'))
  .given(npc('pirate-sloop', 'pirate-sloop-rackham', 'tortuga'))
  .dice('influence', 'anne', 5, 1, 1)
  .start(testRumour, anne)
  .expectOptions('anne', ['steer navy-england tortuga', 'steer navy-england la-habana', 'keep-station navy-england'])
  .plays('anne steer navy-england la-habana')
  .expectTold('navy.steered', { seat: 'anne', npc: 'navy-england', zone: 'la-habana' })
  .expectChange({ 'navy-england': 'la-habana' })
  .expectAsked('anne', 'venture.steer')
  .plays('anne keep-station navy-holland')
  .expectChange({ 'anne.gold': 4, 'anne.points': 1, 'anne.hand': 2 });
