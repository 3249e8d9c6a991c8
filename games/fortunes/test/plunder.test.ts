// What a winner gets: bounty, Glory, reward, ship and plunder, in this order.
import { type Caribbean, NPC, type War } from '../src/board.ts';
import { CARGO } from '../src/content/cargo.ts';
import { combat } from '../src/rules/combat/combat.ts';
import { agreed, battle, begin, navy, type Scene, secondRound, shipOf } from './combat-kit.ts';
import {
  afloat,
  bounties,
  chest,
  crowd,
  cubes,
  fetched,
  gold,
  hand,
  hired,
  hold,
  mission,
  npc,
  played,
  proven,
  rumour,
  scenario,
  ship,
  weapons,
} from './kit.ts';

/** anne boards bart, who has nobody left to defend the ship, and has won. */
const beaten = (scene: Scene): Scene =>
  secondRound(scene.given(cubes('bart', { crew: 0 })))
    .dice('manoeuvre', 'anne', 5, 1, 1)
    .dice('manoeuvre', 'bart', 1, 1)
    .plays('anne order board', 'bart order fire');

/** The same with cards in hands: all that could be played until then lie in the discard. */
const silent = played(
  'false-colours',
  'false-colours',
  'smoke-on-the-water',
  'smoke-on-the-water',
  'weather-gauge',
  'weather-gauge',
  'fouled-rudder',
  'gun-captain-earned',
  'master-at-arms-earned',
  'borrowed-glory',
);

// ── the order ──

beaten(
  battle('FDM-PLUNDER-24, FDM-GLORY-01: Glory, reward, ship, plunder, and then the end of the loser').given(
    bounties('bart', { france: 1 }),
  ),
)
  .expectTold('glory.won', { seat: 'anne', source: 'combat', points: 1 })
  .expectTold('reward.paid', { seat: 'anne', nation: 'france', gold: 5 })
  .expectNotTold('captain.plundered')
  .expectNotTold('captain.died')
  .expectAsked('anne', 'spoils.ship')
  .plays('anne leave-prize')
  .expectTold('captain.plundered', { seat: 'anne', fromSeat: 'bart' })
  .expectTold('captain.died', { seat: 'bart' })
  .expectDone()
  .expectBoard(({ fight }) => fight, null);

begin(
  battle('FDM-PLUNDER-01: sinking gives no plunder and no ship')
    .given(cubes('bart', { hull: 1, cargo: 0 }))
    .dice('manoeuvre', 'anne', 5, 6, 1)
    .dice('manoeuvre', 'bart', 1, 1)
    .dice('location', 'anne', 1, 2, 2),
)
  .expectNotTold('captain.plundered')
  .expectNotTold('ship.captured')
  .expectDone()
  .expectBoard(({ players }) => players[0]?.gold, 10);

secondRound(battle('FDM-PLUNDER-01: whoever boarded: a defender on deck plunders too').given(cubes('anne', { crew: 1 })))
  .dice('manoeuvre', 'anne', 5, 1, 1)
  .dice('manoeuvre', 'bart', 1, 1)
  .dice('leadership', 'anne', 1, 1)
  .dice('leadership', 'bart', 5, 1, 1)
  .plays('anne order board', 'bart order fire')
  .expectAsked('bart', 'spoils.ship')
  .plays('bart leave-prize')
  .expectTold('captain.plundered', { seat: 'bart', fromSeat: 'anne', gold: 10 });

// ── what is taken from a player ──

beaten(
  battle('FDM-PLUNDER-02, SEA-BASE-47: all the gold aboard, and nothing of the chest')
    .given(gold('bart', 7))
    .given(chest('bart', 20)),
)
  .expectFinality('anne', 'leave-prize', 'final')
  .plays('anne leave-prize')
  .expectTold('captain.plundered', { gold: 7 })
  .expectBoard(({ players }) => [players[0]?.gold, players[1]?.gold, players[1]?.chest], [17, 0, 20]);

beaten(
  battle('FDM-PLUNDER-03, FDM-Q-64, SEA-BASE-47: the Glory cards; of more than four the winner keeps four')
    .given(silent)
    .given(hand('anne', 'fair-wind', 'castaways', 'all-hands'))
    .given(hand('bart', 'rich-prize', 'outbid'))
    .draws('glory', 'anne', 'tip-off'),
)
  .plays('anne leave-prize')
  .expectAsked('anne', 'spoils.hand')
  .expectPrompt('anne', { excess: 2 })
  .expectOptions('anne', [
    'discard fair-wind',
    'discard castaways',
    'discard all-hands',
    'discard tip-off',
    'discard rich-prize',
    'discard outbid',
  ])
  .expectFinality('anne', 'discard fair-wind', 'final')
  .plays('anne discard fair-wind', 'anne discard tip-off')
  .expectTold('glory.discarded', { seat: 'anne', card: 'tip-off' })
  .expectDone()
  .expectBoard(({ players }) => [players[0]?.hand, players[1]?.hand], [['castaways', 'all-hands', 'rich-prize', 'outbid'], []]);

beaten(
  battle('FDM-PLUNDER-04, SEA-BASE-47: cargo up to the room of the ship that is kept')
    .given(hold('anne', 'rum', 'rum'))
    .given(hold('bart', 'cocoa', 'food')),
)
  .expectFinality('anne', 'leave-prize', 'final')
  .plays('anne leave-prize')
  .expectAsked('anne', 'spoils.cargo')
  .expectWhyNot('anne', 'done', 'FDM-PLUNDER-04', 'hold-too-full')
  .expectOptions('anne', ['drop food', 'drop rum', 'drop cocoa'])
  .plays('anne drop rum')
  .expectCan('anne', 'done')
  .plays('anne done')
  .expectDone()
  .expectBoard(({ players }) => players[0]?.cargo.map((card) => CARGO[card].good).sort(), ['cocoa', 'food', 'rum']);

beaten(battle('FDM-PLUNDER-05, SEA-BASE-47: the Rumour').given(rumour('bart', 'forged-documents')))
  .plays('anne leave-prize')
  .expectDone()
  .expectBoard(({ players }) => players.map((p) => p.rumour), ['forged-documents', null]);

const doubtful = (b: Caribbean): void => {
  b.players[1]!.doubted = true;
};

const twoRumours = (name: string, change: (b: Caribbean) => void = () => undefined) =>
  beaten(battle(name).given(rumour('anne', 'forged-documents')).given(rumour('bart', 'pearl-bank')).given(change)).plays(
    'anne leave-prize',
  );

twoRumours('FDM-PLUNDER-05, FDM-Q-63: who has one already keeps one of the two; the other goes unseen into the deck')
  .expectOptions('anne', ['believe forged-documents', 'believe pearl-bank'])
  .plays('anne believe pearl-bank')
  .expectToldTo('anne', 'rumour.kept', { rumour: 'pearl-bank' })
  .expectNotToldTo('bart', 'rumour.kept', { rumour: 'pearl-bank' })
  .expectDone()
  .expectBoard(({ players, rumours }) => [players[0]?.rumour, rumours.includes('forged-documents')], ['pearl-bank', true]);

twoRumours('FDM-PLUNDER-05: the loser does not see which one is kept, nor does the table')
  .expectView('anne', ({ board }) => board.heard, ['pearl-bank'])
  .expectView('table', ({ board }) => [board.heard, board.players[0]?.rumour], [null, null])
  .plays('anne believe forged-documents')
  .expectBoard(({ rumours }) => rumours.includes('pearl-bank'), true);

beaten(
  battle('FDM-PLUNDER-05: a Rumour that failed once stays in doubt, whoever has it')
    .given(rumour('bart', 'pearl-bank'))
    .given(doubtful),
)
  .plays('anne leave-prize')
  .expectDone()
  .expectBoard(({ players }) => players.map((p) => p.doubted), [true, false]);

twoRumours('FDM-PLUNDER-05: of two, the one in doubt brings its doubt along', doubtful)
  .plays('anne believe pearl-bank')
  .expectDone()
  .expectBoard(({ players }) => players.map((p) => p.doubted), [true, false]);

twoRumours('FDM-PLUNDER-05: and takes it away when it is not kept', doubtful)
  .plays('anne believe forged-documents')
  .expectDone()
  .expectBoard(({ players }) => players.map((p) => p.doubted), [false, false]);

beaten(
  battle('FDM-PLUNDER-03, FDM-GLORY-16: a card that everybody has seen is known in the hand of the winner, too')
    .given(silent)
    .given(hand('bart', 'fair-wind', 'outbid'))
    .given(({ players }) => {
      players[1]!.shown = ['outbid'];
    }),
)
  .plays('anne leave-prize')
  .expectDone()
  .expectBoard(({ players }) => [players[0]?.shown, players[1]?.shown], [['outbid'], []]);

beaten(
  battle('FDM-PLUNDER-06, SEA-BASE-47: the special weapons, one of each kind')
    .given(weapons('anne', 'grapple'))
    .given(weapons('bart', 'grapple', 'chain-shot')),
)
  .plays('anne keep-dice')
  .plays('anne leave-prize')
  .expectTold('captain.plundered', { weapons: ['chain-shot'] })
  .expectBoard(({ players }) => players.map((p) => p.weapons), [['grapple', 'chain-shot'], []]);

beaten(
  battle(
    'FDM-PLUNDER-08, FDM-SPECIALIST-05, SEA-BASE-47: the specialists, free of cost, one of each type; the others are discarded',
  )
    .given(hired('anne', 'lookout-paid'))
    .given(hired('bart', 'lookout-earned', 'purser-paid')),
)
  .plays('anne leave-prize')
  .expectTold('captain.plundered', { specialists: ['purser-paid'] })
  .expectBoard(
    ({ players, gloryDiscard }) => [players[0]?.specialists, players[1]?.specialists, gloryDiscard],
    [['lookout-paid', 'purser-paid'], [], ['lookout-earned']],
  );

beaten(battle('FDM-PLUNDER-17: a single card of cargo may be left behind, too').given(hold('bart', 'rum')))
  .plays('anne leave-prize')
  .expectAsked('anne', 'spoils.cargo')
  .expectOptions('anne', ['drop rum', 'done']);

beaten(battle('FDM-PLUNDER-09: a Mission cannot be taken; it is discarded').given(mission('bart', 'a-rope-for-a-rogue')))
  .plays('anne leave-prize')
  .expectBoard(
    ({ players, missionDiscard }) => [players[0]?.mission, players[1]?.mission, missionDiscard],
    [null, null, ['a-rope-for-a-rogue']],
  );

beaten(battle('FDM-PLUNDER-02: a proven Rumour is no plunder').given(proven('bart', 'forged-documents')))
  .plays('anne leave-prize')
  .expectBoard(({ players, rumourDiscard }) => [players[0]?.proven, rumourDiscard], [[], ['forged-documents']]);

// ── what a winner does not want ──

beaten(
  battle('FDM-PLUNDER-02, FDM-PLUNDER-05, FDM-PLUNDER-06, FDM-PLUNDER-08: a winner may take, and may leave, item by item')
    .given(gold('bart', 7))
    .given(rumour('bart', 'pearl-bank'))
    .given(weapons('bart', 'chain-shot', 'grape-shot'))
    .given(hired('bart', 'purser-paid', 'surgeon-paid')),
)
  .expectOptions('anne', [
    'capture',
    'leave-prize',
    'refuse gold-aboard',
    'refuse a-rumour',
    'refuse chain-shot',
    'refuse grape-shot',
    'refuse surgeon-paid',
    'refuse purser-paid',
  ])
  .plays('anne refuse gold-aboard', 'anne refuse a-rumour', 'anne refuse grape-shot', 'anne refuse purser-paid')
  .expectTold('plunder.refused', { seat: 'anne', fromSeat: 'bart', booty: 'purser-paid' })
  .expectOptions('anne', ['capture', 'leave-prize', 'refuse chain-shot', 'refuse surgeon-paid'])
  .plays('anne leave-prize')
  .expectTold('captain.plundered', { gold: 0, rumours: 0, weapons: ['chain-shot'], specialists: ['surgeon-paid'] })
  .expectTold('captain.lost-gold', { seat: 'bart', gold: 7 });

beaten(
  battle('FDM-PLUNDER-03, FDM-PLUNDER-04: cards and cargo may be left as they are, and go with their captain')
    .given(silent)
    .given(hand('bart', 'fair-wind'))
    .given(hold('bart', 'rum')),
)
  .plays('anne refuse glory-cards', 'anne refuse cargo-cards', 'anne leave-prize')
  .expectTold('captain.plundered', { cards: 0, cargo: 0 })
  .expectTold('captain.lost-cards', { seat: 'bart', cards: ['fair-wind'] })
  .expectTold('captain.lost-cargo', { seat: 'bart', goods: ['rum'] });

// ── the ship ──

beaten(
  battle(
    'FDM-PLUNDER-07, FDM-PLUNDER-14, FDM-PLUNDER-15, FDM-PLUNDER-16, SEA-BASE-47: the ship, as it is, with as much of the own Crew as it holds',
  )
    .given(ship('bart', 'sloop', { hull: 1, cannons: 0 }))
    .given(cubes('anne', { crew: 3 })),
)
  .plays('anne capture')
  .expectTold('ship.captured', { seat: 'anne', ship: 'sloop', crew: 2 })
  .expectDone()
  .expectBoard(shipOf('anne'), [1, 2, 2, 2, 0])
  .expectBoard(({ players }) => players[0]?.ship.type, 'sloop');

beaten(battle('BT-27, FDM-PLUNDER-04, FDM-PLUNDER-16, FDM-PLUNDER-17: a captured Galleon has room for five of the six cards'))
  .given(ship('anne', 'sloop'))
  .given(ship('bart', 'galleon', { crew: 0 }))
  .given(hold('anne', 'rum', 'rum'))
  .given(hold('bart', 'cocoa', 'food', 'wood', 'wood'))
  .plays('anne capture')
  .expectBoard(shipOf('anne'), [4, 5, 4, 2, 4])
  .expectAsked('anne', 'spoils.cargo')
  .plays('anne drop wood')
  .plays('anne done')
  .expectDone()
  .expectBoard(({ players }) => players[0]?.cargo.length, 5);

beaten(
  battle('FDM-PLUNDER-17: own cargo that does not fit into a smaller prize is thrown overboard').given(
    hold('anne', 'rum', 'cocoa', 'food'),
  ),
)
  .plays('anne capture')
  .expectAsked('anne', 'spoils.cargo')
  .plays('anne drop food')
  .expectDone()
  .expectBoard(({ players }) => players[0]?.cargo.length, 2);

beaten(
  battle('FDM-PLUNDER-18, FDM-PLUNDER-19, FDM-MOD-14: the own tokens go back to the ports, those of the prize stay on it')
    .given(ship('anne', 'frigate', { mods: ['chasers'] }))
    .given(ship('bart', 'sloop', { mods: ['extended-hold'] })),
)
  .plays('anne capture')
  .expectBoard(({ players }) => [players[0]?.ship.mods, players[0]?.ship.cargo], [['extended-hold'], 3])
  .expectAsked('anne', 'modification.place')
  .expectBoard(({ yards }) => yards.filter((mod) => mod === null).length, 3); // two ports, and the Caribbean Sea

beaten(
  battle('FDM-PLUNDER-19, FDM-Q-53: at some tables the tokens of the prize go back too')
    .given(agreed({ capturedMods: false }))
    .given(ship('bart', 'sloop', { mods: ['extended-hold'] })),
)
  .plays('anne capture')
  .expectBoard(({ players }) => [players[0]?.ship.mods, players[0]?.ship.cargo], [[], 2])
  .expectTold('modification.placed', { seat: 'anne' })
  .expectDone();

beaten(
  battle('FDM-PLUNDER-19, FDM-Q-53: what was shot away with a token stays away, and a hull turned over is none any more')
    .given(agreed({ capturedMods: false }))
    .given(ship('bart', 'sloop', { mods: ['extended-hold', 'reinforced-hull'], cargo: 0 }))
    .given(({ players }) => {
      players[1]!.ship.turned = true;
    }),
)
  .plays('anne capture')
  .expectBoard(({ players }) => [players[0]?.ship.mods, players[0]?.ship.cargo, players[0]?.ship.turned], [[], 0, false]);

beaten(
  battle('FDM-PLUNDER-06, FDM-PLUNDER-08: what the winner has already is not there to be refused; own cargo that fits stays')
    .given(hold('anne', 'rum'))
    .given(weapons('anne', 'chain-shot'))
    .given(weapons('bart', 'chain-shot', 'grapple'))
    .given(hired('anne', 'purser-paid'))
    .given(hired('bart', 'surgeon-paid')),
)
  .expectPrompt('anne', { ship: 'sloop', own: 'frigate' })
  .expectOptions('anne', ['capture', 'leave-prize', 'refuse gold-aboard', 'refuse grapple', 'refuse surgeon-paid'])
  .plays('anne leave-prize')
  .expectNotAsked('anne')
  .expectDone()
  .expectBoard(
    ({ players }) => [players[0]?.weapons, players[0]?.specialists, players[0]?.cargo.length],
    [['chain-shot', 'grapple'], ['purser-paid', 'surgeon-paid'], 1],
  );

// ── naval ships and pirates ──

/** anne boards the English naval ship, whose Crew is down to one, and wins. */
const prize = (scene: Scene, ...location: number[]): Scene =>
  scene
    .dice('manoeuvre', 'anne', 5, 6, 1)
    .dice('npc-manoeuvre', null, 1, 1, 1)
    .dice('location', 'anne', ...location)
    .start(combat, { attacker: 'navy-england', defender: 0 })
    .given(({ fight }) => Object.assign(fight!.sides[0].ship!, { crew: 1 }))
    .dice('manoeuvre', 'anne', 5, 6, 1)
    .dice('npc-manoeuvre', null, 1, 1, 1)
    .dice('leadership', 'anne', 5, 1)
    .dice('npc-leadership', null, 1, 1, 1)
    .plays('bart order fire', 'anne order board');

prize(
  navy(
    'FDM-PLUNDER-11, FDM-PLUNDER-12, FDM-PLUNDER-21, SEA-BASE-48: three cards of a naval ship, all their value in gold, one lost for each damage to its hold',
  ),
  1,
  2,
  2,
)
  .expectAsked('anne', 'spoils.ship')
  .draws('cargo', 'anne', 'cocoa-8', 'spices-6', 'rum-1')
  .draws('overboard', 'anne', 'rum-1')
  .plays('anne leave-prize')
  .expectTold('hold.plundered', { seat: 'anne', gold: CARGO['cocoa-8'].value + CARGO['spices-6'].value + CARGO['rum-1'].value })
  .expectTold('cargo.lost', { seat: 'anne', good: 'rum' })
  .expectNotTold('glory.won', { source: 'raid' })
  .expectBoard(({ players }) => players[0]?.gold, 10 + CARGO['cocoa-8'].value + CARGO['spices-6'].value + CARGO['rum-1'].value)
  .expectAsked('anne', 'spoils.cargo')
  .plays('anne drop cocoa', 'anne done')
  .expectDone()
  .expectBoard(({ players, cargoDiscard }) => [players[0]?.cargo, cargoDiscard], [['spices-6'], ['rum-1', 'cocoa-8']]);

prize(
  navy('FDM-PLUNDER-12, SEA-BASE-48: with an undamaged hold all three are to be had, as far as there is room').given(
    ship('anne', 'frigate', { cargo: 1 }),
  ),
  4,
  2,
  2,
)
  .draws('cargo', 'anne', 'cocoa-8', 'spices-6', 'rum-1')
  .plays('anne leave-prize')
  .expectWhyNot('anne', 'done', 'FDM-PLUNDER-04', 'hold-too-full')
  .plays('anne drop rum', 'anne drop cocoa', 'anne done')
  .expectDone()
  .expectBoard(({ players }) => players[0]?.cargo, ['spices-6']);

prize(
  navy('FDM-PLUNDER-11, FDM-PLUNDER-21: what was aboard before is neither counted nor lost').given(hold('anne', 'food-1')),
  1,
  2,
  2,
)
  .draws('cargo', 'anne', 'cocoa-8', 'spices-6', 'rum-1')
  .draws('overboard', 'anne', 'rum-1')
  .plays('anne leave-prize')
  .expectTold('hold.plundered', { gold: CARGO['cocoa-8'].value + CARGO['spices-6'].value + CARGO['rum-1'].value })
  .expectBoard(({ players }) => players[0]?.cargo, ['food-1', 'cocoa-8', 'spices-6'])
  .plays('anne done')
  .expectDone();

prize(navy('FDM-PLUNDER-12: of a hold shot to pieces nothing is left but the gold, and nobody is asked'), 1, 1, 1)
  .draws('cargo', 'anne', 'cocoa-8', 'spices-6', 'rum-1')
  .draws('overboard', 'anne', 'rum-1', 'cocoa-8', 'spices-6')
  .plays('anne leave-prize')
  .expectDone()
  .expectBoard(
    ({ players, cargoDiscard }) => [players[0]?.gold, players[0]?.cargo, cargoDiscard],
    [10 + CARGO['cocoa-8'].value + CARGO['spices-6'].value + CARGO['rum-1'].value, [], ['rum-1', 'cocoa-8', 'spices-6']],
  );

prize(
  navy('FDM-PLUNDER-11, FDM-PLUNDER-12: with two cards left in the box there are two in its hold, and no more to lose'),
  1,
  1,
  1,
)
  .given(({ cargo, players }) => {
    const two = ['cocoa-8', 'rum-1'] as const;
    players[1]!.cargo.push(...cargo.filter((card) => !two.some((left) => left === card)));
    cargo.splice(0, cargo.length, ...two);
  })
  .draws('cargo', 'anne', 'cocoa-8', 'rum-1')
  .draws('overboard', 'anne', 'rum-1', 'cocoa-8')
  .plays('anne leave-prize')
  .expectTold('hold.plundered', { gold: CARGO['cocoa-8'].value + CARGO['rum-1'].value })
  .expectDone()
  .expectBoard(({ cargoDiscard }) => cargoDiscard, ['rum-1', 'cocoa-8']);

prize(navy('FDM-PLUNDER-12: whoever throws all of it overboard has no more to say'), 4, 2, 2)
  .draws('cargo', 'anne', 'cocoa-8', 'spices-6', 'rum-1')
  .plays('anne leave-prize', 'anne drop rum', 'anne drop cocoa', 'anne drop spices')
  .expectDone();

prize(
  navy('FDM-PLUNDER-14, FDM-NPC-12: a naval ship may be taken as it is; its figure leaves the board')
    .given(ship('anne', 'sloop'))
    .dice('manoeuvre', 'anne'),
  4,
)
  .draws('cargo', 'anne', 'cocoa-8', 'spices-6', 'rum-1')
  .plays('anne capture')
  .expectBoard(({ players }) => players[0]?.ship.type, 'frigate')
  .expectBoard(shipOf('anne'), [3, 3, 3, 2, 2])
  .plays('anne done')
  .expectTold('npc.beaten', { npc: 'navy-england' })
  .expectBoard(({ npcs, eventDiscard }) => [npcs[NPC['navy-england']], eventDiscard], [null, ['navy-england-benbow']]);

prize(
  navy('FDM-PLUNDER-12, FDM-PLUNDER-14: what was shot to pieces in its hold is lost, though the ship is taken')
    .given(ship('anne', 'sloop'))
    .dice('manoeuvre', 'anne'),
  1,
)
  .draws('cargo', 'anne', 'cocoa-8', 'spices-6', 'rum-1')
  .draws('overboard', 'anne', 'rum-1')
  .plays('anne capture')
  .expectTold('cargo.lost', { seat: 'anne', good: 'rum' })
  .expectBoard(({ players }) => players[0]?.cargo, ['cocoa-8', 'spices-6']);

navy('FDM-PLUNDER-20, FDM-PLUNDER-14: a Man-o’-war is to be had in this way alone')
  .given((b) => {
    b.npcs[NPC['navy-england']] = { ...b.npcs[NPC['navy-england']]!, ship: 'man-o-war' };
    b.war = {
      card: fetched('war-two-flags', b.events),
      nations: ['england', 'spain'],
      lost: [false, false],
      entered: true,
    } as War;
  })
  .dice('manoeuvre', 'anne', 1, 1, 1)
  .dice('npc-manoeuvre', null, 1, 1, 1)
  .start(combat, { attacker: 'navy-england', defender: 0 })
  .expectBoard(({ fight }) => [fight?.sides[0].ship?.hull, fight?.sides[0].ship?.cargo, fight?.sides[0].ship?.cannons], [5, 3, 5])
  .given(({ fight }) => Object.assign(fight!.sides[0].ship!, { crew: 0 }))
  .dice('manoeuvre', 'anne', 5, 6, 1)
  .dice('npc-manoeuvre', null, 1, 1, 1)
  .plays('bart order fire', 'anne order board')
  .draws('cargo', 'anne', 'cocoa-8', 'spices-6', 'rum-1')
  .plays('anne capture', 'anne done')
  .expectBoard(({ players, war }) => [players[0]?.ship.type, players[0]?.ship.crew, war?.lost], ['man-o-war', 3, [true, false]]);

/** A black Sloop attacks anne, who has no bounty, and is boarded without a fight. */
const pirate = (name: string) =>
  scenario(name)
    .given(afloat('anne', 'bartholomew-sharp', 'frigate', 'curacao'))
    .given(npc('pirate-sloop', 'pirate-sloop-willems', 'curacao'))
    .dice('manoeuvre', 'anne', 1, 1, 1)
    .dice('npc-manoeuvre', null, 1, 1)
    .start(combat, { attacker: 'pirate-sloop', defender: 0 })
    .given(({ fight }) => Object.assign(fight!.sides[0].ship!, { crew: 0 }))
    .dice('manoeuvre', 'anne', 5, 6, 1)
    .dice('npc-manoeuvre', null, 1, 1);

pirate(
  'FDM-PLUNDER-13, FDM-REWARD-07, SEA-BASE-51: a black ship carries nothing; a non-pirate is paid 5 for the Sloop, and may take it',
)
  .plays('bart order fire', 'anne order board')
  .expectTold('head.paid', { seat: 'anne', gold: 5 })
  .expectNotTold('bounty.gained')
  .plays('anne capture')
  .expectNotTold('hold.plundered')
  .expectDone()
  .expectBoard(({ players }) => [players[0]?.ship.type, players[0]?.gold, players[0]?.cargo], ['sloop', 15, []]);

pirate('FDM-REWARD-08: a pirate is paid nothing for a pirate, but has the point')
  .given(bounties('anne', { spain: 1 }))
  .plays('bart order fire', 'anne order board')
  .expectNotTold('head.paid')
  .expectTold('glory.won', { seat: 'anne', source: 'combat' });

scenario('FDM-REWARD-07, SEA-BASE-51: 15 for the Frigate, sunk as well as boarded')
  .given(afloat('anne', 'bartholomew-sharp', 'frigate', 'curacao'))
  .given(npc('pirate-frigate', 'pirate-frigate-levasseur', 'curacao'))
  .dice('manoeuvre', 'anne', 5, 6, 1)
  .dice('npc-manoeuvre', null, 1, 1, 1)
  .dice('location', 'anne', 1, 1, 1)
  .start(combat, { attacker: 0, defender: 'pirate-frigate' })
  .expectNotTold('bounty.gained')
  .given(({ fight }) => Object.assign(fight!.sides[1].ship!, { hull: 1 }))
  .dice('manoeuvre', 'anne', 5, 6, 1)
  .dice('npc-manoeuvre', null, 1, 1, 1)
  .dice('location', 'anne', 1, 2, 2)
  .plays('anne order fire', 'bart order fire')
  .expectTold('head.paid', { seat: 'anne', gold: 15 });

navy('FDM-PLUNDER-23: a captain of nobody’s who wins takes nothing, and nobody is paid')
  .given(cubes('anne', { hull: 1, cargo: 0 }))
  .given(bounties('anne', { england: 3 }))
  .given(gold('anne', 9))
  .dice('manoeuvre', 'anne', 1, 1, 1)
  .dice('npc-manoeuvre', null, 5, 5, 1)
  .dice('location', null, 1, 2, 2)
  .start(combat, { attacker: 'navy-england', defender: 0 })
  .expectTold('ship.sunk', { seat: 'anne' })
  .expectNotTold('reward.paid')
  .expectTold('captain.lost-gold', { seat: 'anne', gold: 9 })
  .expectDone()
  .expectBoard(({ npcs }) => npcs[NPC['navy-england']]?.zone, 'curacao');

// ── rewards ──

/** anne, wanted by whom it says, has beaten bart, wanted by whom it says. */
const head = (name: string, winner: Parameters<typeof bounties>[1], loser: Parameters<typeof bounties>[1]) =>
  beaten(
    battle(name)
      .given(bounties('anne', { holland: 0, ...winner }))
      .given(bounties('bart', { holland: 0, ...loser })),
  );

head(
  'EX-13, FDM-REWARD-01, FDM-REWARD-02, FDM-REWARD-06, SEA-BASE-50: Spain wants the winner too; England pays 5 for its one bounty, and nobody pays twice',
  { spain: 1 },
  { spain: 3, england: 1 },
)
  .expectTold('reward.paid', { seat: 'anne', nation: 'england', gold: 5 })
  .expectNotTold('reward.paid', { nation: 'spain' })
  .expectAsked('anne', 'spoils.ship');

head(
  'FDM-REWARD-01, FDM-Q-81, FDM-PLUNDER-10: of several nations the winner names one, which pays 5 for each of its bounties',
  { spain: 1 },
  { spain: 3, england: 1, france: 4 },
)
  .expectAsked('anne', 'spoils.reward')
  .expectOptions('anne', ['claim england', 'claim france'])
  .expectWhyNot('anne', 'claim spain', 'FDM-REWARD-02', 'wanted-there')
  .plays('anne claim france')
  .expectTold('reward.paid', { seat: 'anne', nation: 'france', gold: 20 })
  .expectChange({ 'anne.gold': 20 });

beaten(
  battle('FDM-REWARD-03, SEA-BASE-50: no reward from a nation at war with the winner’s own')
    .given(bounties('anne', { holland: 0 }))
    .given(bounties('bart', { holland: 1, spain: 2, france: 1 }))
    .given((b) => {
      b.war = {
        card: fetched('war-two-flags', b.events),
        nations: ['england', 'spain'],
        lost: [false, false],
        entered: false,
      } as War;
    }),
)
  .expectAsked('anne', 'spoils.reward')
  .expectOptions('anne', ['claim france', 'claim holland'])
  .expectWhyNot('anne', 'claim spain', 'FDM-REWARD-03', 'at-war-with-yours');

head('FDM-REWARD-04: if no nation qualifies there is no reward', { holland: 1 }, { holland: 4 })
  .expectNotTold('reward.paid')
  .expectAsked('anne', 'spoils.ship');

secondRound(
  battle('FDM-REWARD-05: it does not matter who attacked')
    .given(bounties('bart', { holland: 0, spain: 1 }))
    .given(cubes('anne', { crew: 1 })),
)
  .dice('manoeuvre', 'anne', 1, 1, 1)
  .dice('manoeuvre', 'bart', 5, 1)
  .dice('leadership', 'anne', 1, 1)
  .dice('leadership', 'bart', 5, 1, 1)
  .plays('anne order fire', 'bart order board')
  .expectTold('reward.paid', { seat: 'bart', nation: 'holland', gold: 5 });

head('FDM-REWARD-09: the reward comes from the bank, in sight of all', {}, { france: 2 })
  .expectToldTo('table', 'reward.paid', { seat: 'anne', nation: 'france', gold: 10 })
  .expectBoard(({ players }) => players.map((p) => p.gold), [20, 10]);

crowd('FDM-GLORY-20: a third player gains nothing by the fight of others', 3)
  .given(afloat('anne', 'bartholomew-sharp', 'frigate', 'curacao'))
  .given(afloat('bart', 'frances-wright', 'sloop', 'curacao'))
  .given(bounties('bart', { spain: 1 }))
  .given(cubes('bart', { hull: 1, cargo: 0 }))
  .dice('manoeuvre', 'anne', 5, 6, 1)
  .dice('manoeuvre', 'bart', 1, 1)
  .dice('location', 'anne', 1, 2, 2)
  .start(combat, { attacker: 0, defender: 1 })
  .expectTold('glory.won', { seat: 'anne' })
  .expectNotTold('glory.won', { seat: 'cleo' })
  .expectNotTold('glory.won', { seat: 'bart' });
