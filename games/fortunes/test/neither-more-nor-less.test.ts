// Neither more nor less: what is told only where it has happened, what is over when it is over, and where the last one is enough.
import type { SeatOf } from '@boucan/testkit/scenario';
import { combat } from '../src/rules/combat/combat.ts';
import { death } from '../src/rules/round/death.ts';
import { drawEvent } from '../src/rules/round/event.ts';
import { merchant } from '../src/rules/sea/raid.ts';
import { turn } from '../src/rules/sea/turn.ts';
import { scoutForMission } from '../src/rules/ventures/errands.ts';
import { pickModification } from '../src/rules/ventures/gains.ts';
import { agreed, battle, begin, navy, type Scene, secondRound } from './combat-kit.ts';
import {
  afloat,
  at,
  atWar,
  bounties,
  cubes,
  gold,
  hand,
  hold,
  inPort,
  merchantIn,
  mission,
  npc,
  played,
  rumour,
  scenario,
  ship,
  weapons,
  yard,
} from './kit.ts';
import { onlyCargo } from './port-kit.ts';

const anne = (seat: SeatOf) => ({ seat: seat('anne') });

// ── cards ──

scenario('open-secret: of a Rumour that is not there nothing is told')
  .given(hand('anne', 'open-secret'))
  .given(hand('bart', 'all-hands'))
  .start(turn, anne)
  .plays('anne play open-secret')
  .expectTold('hand.seen')
  .expectNotTold('rumour.seen');

scenario('letter-of-marque: not at sea')
  .given(atWar(['spain', 'holland']))
  .given(hand('anne', 'letter-of-marque'))
  .start(turn, anne)
  .expectWhyNot('anne', 'play letter-of-marque', 'FDM-GLORY-11', 'card-not-now')
  .given(inPort('anne', 'cartagena'))
  .expectCan('anne', 'play letter-of-marque');

scenario('bought-pardon: 3 gold are just enough')
  .given(inPort('anne', 'cartagena'))
  .given(hand('anne', 'bought-pardon'))
  .given(bounties('anne', { spain: 1 }))
  .given(gold('anne', 3))
  .start(turn, anne)
  .expectCan('anne', 'play bought-pardon');

scenario('secret-careenage: the last action is enough for it, and none is not')
  .given(hand('anne', 'secret-careenage'))
  .given(cubes('anne', { masts: 1 }))
  .start(turn, anne)
  .given((b) => {
    b.turn.actions = 1;
  })
  .expectCan('anne', 'play secret-careenage')
  .given((b) => {
    b.turn.actions = 0;
  })
  .expectWhyNot('anne', 'play secret-careenage', 'FDM-GLORY-11', 'card-not-now');

scenario('sudden-squall: who masters it takes no hit')
  .given(hand('bart', 'sudden-squall'))
  .start(turn, anne)
  .dice('manoeuvre', 'anne', 5, 1, 1)
  .plays('anne sail curacao', 'bart announce sudden-squall', 'bart play sudden-squall')
  .expectTold('squall.mastered')
  .expectNotTold('volley.fell')
  .expectAsked('anne', 'turn.action');

scenario('word-to-the-admiral: any of the naval ships, the first and the last')
  .given(hand('bart', 'word-to-the-admiral'))
  .given(npc('navy-england', 'navy-england-benbow', 'caracas'))
  .given(npc('navy-holland', 'navy-holland-almonde', 'caracas'))
  .given(npc('pirate-frigate', 'pirate-frigate-teach', 'caracas'))
  .start(turn, anne)
  .plays('anne stop', 'bart announce word-to-the-admiral', 'bart play word-to-the-admiral')
  .expectCan('bart', 'send navy-england curacao')
  .expectCan('bart', 'send navy-holland curacao');

const convoy = (name: string, ...left: readonly string[]) =>
  scenario(name)
    .given(at('anne', 'curacao'))
    .given(merchantIn('curacao', 'holland'))
    .given(inPort('bart', 'nassau'))
    .given(onlyCargo(...left))
    .given(hand('anne', 'pick-of-the-convoy'))
    .start(merchant, anne);

convoy('pick-of-the-convoy: one card is enough to be picked over', 'rum-1')
  .plays('anne attack holland')
  .expectTold('raid.drawn', { cards: ['rum-1'] })
  .expectCan('anne', 'play pick-of-the-convoy');

convoy('pick-of-the-convoy, FDM-RAID-12: where no cargo is left to draw none is laid out, and there is nothing to pick over')
  .dice('manoeuvre', 'anne', 1, 2, 3)
  .plays('anne attack holland')
  .expectNotTold('raid.drawn')
  .expectTold('raid.succeeded', { seat: 'anne' })
  .expectBoard((b) => b.raid!.cards, []);

// ── the sea ──

scenario('storm-windward: more successes than the storm is strong are no hits less than none')
  .given(at('anne', 'st-john'))
  .given(afloat('anne', 'laurens-de-graaf', 'sloop', 'st-john'))
  .draws('event', 'anne', 'storm-windward')
  .dice('manoeuvre', 'anne', 5, 5, 5, 5)
  .start(drawEvent, { event: null })
  .expectTold('storm.struck', { seat: 'anne', hits: 0 })
  .expectNotTold('volley.fell');

scenario('paper-flags: what was seen of a merchant is forgotten when a Rumour is tested')
  .given(afloat('anne', 'frederico-da-silva', 'sloop', 'cartagena'))
  .given(merchantIn('cartagena', 'spain'))
  .given(rumour('anne', 'silver-in-the-shoals'))
  .start(turn, anne)
  .plays('anne peek')
  .expectBoard((b) => b.turn.peeked, 'spain')
  .dice('scouting', 'anne', 1, 1)
  .plays('anne test-rumour')
  .expectTold('rumour.shown')
  .expectBoard((b) => b.turn.peeked, null);

scenario('secret-careenage: three points and no more, though more is damaged')
  .given(ship('anne', 'galleon', { hull: 2, masts: 1, cannons: 2 }))
  .given(hand('anne', 'secret-careenage'))
  .start(turn, anne)
  .plays('anne play secret-careenage', 'anne mend hull', 'anne mend masts', 'anne mend cannons')
  .expectAsked('anne', 'turn.action');

scenario('FDM-YARD-25: a token that lies open is not turned up again')
  .given(yard('trinidad', 'chasers', 'up'))
  .given(yard('nassau', 'swivel-guns'))
  .start(pickModification, anne)
  .plays('anne fit trinidad')
  .expectTold('token.fitted', { port: 'trinidad', modification: 'chasers' })
  .expectNotTold('token.turned');

scenario('FDM-YARD-25: one that lies face down is')
  .given(yard('nassau', 'swivel-guns'))
  .start(pickModification, anne)
  .plays('anne fit nassau')
  .expectTold('token.turned', { port: 'nassau', modification: 'swivel-guns' });

// ── the end of a captain ──

scenario('FDM-DEATH-02: without cargo, gold or cards none is told to be lost; and where was bought last is forgotten')
  .given(gold('anne', 0))
  .given((b) => {
    b.players[0]!.boughtAt = 'nassau';
  })
  .start(death, anne)
  .expectTold('captain.died', { seat: 'anne' })
  .expectNotTold('captain.lost-cargo')
  .expectNotTold('captain.lost-gold')
  .expectNotTold('captain.lost-cards')
  .expectBoard((b) => b.players[0]!.boughtAt, null);

scenario('FDM-DEATH-02: what is lost is told')
  .given(hold('anne', 'rum'))
  .given(gold('anne', 1))
  .given(hand('anne', 'all-hands'))
  .start(death, anne)
  .expectTold('captain.lost-cargo', { seat: 'anne', goods: ['rum'] })
  .expectTold('captain.lost-gold', { seat: 'anne', gold: 1 })
  .expectTold('captain.lost-cards', { seat: 'anne', cards: ['all-hands'] });

scenario('duel-on-the-sands: a fight that no nation minds brings no bounty')
  .given(at('anne', 'nassau'))
  .given(mission('anne', 'duel-on-the-sands'))
  .start(scoutForMission, anne)
  .expectAsked('anne', 'venture.guards')
  .expectNotTold('bounty.gained');

// ── combat ──

const quiet = played('weather-gauge', 'weather-gauge', 'fouled-rudder');

begin(
  battle('FDM-COMBAT-12: one success each and as many pips are a tie, not an idle round')
    .dice('manoeuvre', 'anne', 5, 1, 1)
    .dice('manoeuvre', 'bart', 5, 2)
    .dice('location', 'anne', 2)
    .dice('location', 'bart', 2),
)
  .expectTold('contest.tied')
  .expectNotTold('contest.idle');

secondRound(
  battle('FDM-WEAPON-01, FDM-MOD-06: a Grapple is thrown after one who flees, though Chasers were asked for before').given(
    weapons('anne', 'grapple'),
  ),
)
  .given(quiet)
  .dice('manoeuvre', 'anne', 1, 1, 1)
  .dice('manoeuvre', 'bart', 5, 1)
  .plays('anne order board', 'bart order flee')
  .expectCan('anne', 'reroll own 1')
  .expectCan('anne', 'keep-dice');

begin(
  battle('FDM-DAMAGE-03, FDM-DAMAGE-04: where both are hit the attacker places skulls first')
    .dice('manoeuvre', 'anne', 5, 1, 1)
    .dice('manoeuvre', 'bart', 5, 2)
    .dice('location', 'anne', 5)
    .dice('location', 'bart', 6),
)
  .expectAsked('anne', 'volley.skull')
  .expectNotAsked('bart')
  .plays('anne take-hit masts')
  .expectAsked('bart', 'volley.skull');

begin(
  battle('guns-of-the-morro, FDM-DAMAGE-04: where the fort hits both the attacker places skulls first')
    .given(at('anne', 'san-juan'))
    .given(at('bart', 'san-juan'))
    .given(bounties('anne', { spain: 3 }))
    .given(bounties('bart', { spain: 3 }))
    .dice('location', 'anne', 5)
    .dice('location', 'bart', 5),
)
  .expectAsked('anne', 'volley.skull')
  .expectNotAsked('bart')
  .plays('anne take-hit masts')
  .expectAsked('bart', 'volley.skull');

begin(
  battle('FDM-DAMAGE-07: hits on a ship that has sunk are told no more')
    .given(cubes('bart', { hull: 1, cargo: 0 }))
    .dice('manoeuvre', 'anne', 5, 5, 1)
    .dice('manoeuvre', 'bart', 1, 1)
    .dice('location', 'anne', 1, 1, 1),
)
  .expectTold('ship.hit', { seat: 'bart', section: 'hull', left: 0 })
  .expectNotTold('ship.hit', { seat: 'bart', section: null as never });

begin(
  battle('surgeon: the men of each side are counted by themselves')
    .dice('manoeuvre', 'anne', 5, 5, 1)
    .dice('manoeuvre', 'bart', 1, 1)
    .dice('location', 'anne', 3, 2, 1),
)
  .expectTold('ship.hit', { seat: 'bart', section: 'crew' })
  .expectBoard(({ fight }) => fight!.sides.map(({ crewLost }) => crewLost), [0, 1]);

secondRound(
  battle('FDM-BOARD-11: nobody has won, and both are named')
    .given(cubes('anne', { crew: 1 }))
    .given(cubes('bart', { crew: 1 })),
)
  .given(quiet)
  .dice('manoeuvre', 'anne', 5, 1, 1)
  .dice('manoeuvre', 'bart', 1, 1)
  .dice('leadership', 'anne', 5, 3)
  .dice('leadership', 'bart', 5, 1, 2)
  .plays('anne order board', 'bart order fire')
  .expectTold('crew.tied', { seat: 'anne', targetSeat: 'bart' });

begin(
  battle('FDM-COMBAT-27: one Mast and one man are enough to board with, and one Cannon to fire')
    .given(cubes('anne', { masts: 0, cannons: 0 }))
    .given(cubes('bart', { masts: 1, crew: 1, cannons: 0 }))
    .dice('manoeuvre', 'anne', 1)
    .dice('manoeuvre', 'bart', 1, 1),
)
  .expectNotTold('combat.deadlocked')
  .expectAsked('bart', 'naval.declare');

begin(
  battle('FDM-COMBAT-27: one Mast is enough to flee with, without Crew or Cannons')
    .given(cubes('anne', { masts: 0, crew: 0, cannons: 0 }))
    .given(cubes('bart', { masts: 1, crew: 0, cannons: 0 }))
    .dice('manoeuvre', 'anne', 1)
    .dice('manoeuvre', 'bart', 1, 1),
)
  .expectNotTold('combat.deadlocked')
  .expectAsked('bart', 'naval.declare');

navy('FDM-COMBAT-27: a ship of nobody’s with one Mast and one man left may still board')
  .given(ship('anne', 'frigate', { masts: 0, cannons: 0, crew: 0 }))
  .dice('manoeuvre', 'anne', 1)
  .dice('npc-manoeuvre', null, 1, 1, 1)
  .start(combat, { attacker: 'navy-england', defender: 0 })
  .given(({ fight }) => Object.assign(fight!.sides[0].ship!, { masts: 1, crew: 1, cannons: 0 }))
  .dice('manoeuvre', 'anne', 1)
  .dice('npc-manoeuvre', null, 1, 1, 1)
  .plays('bart order fire')
  .expectNotTold('combat.deadlocked')
  .expectAsked('bart', 'naval.declare');

secondRound(battle('FDM-COMBAT-02: a combat round begins without dice and declarations of the last one')).expectBoard(
  ({ fight }) => fight!.sides.map(({ dice, declared }) => [dice, declared]),
  [
    [[], null],
    [[], null],
  ],
);

secondRound(
  battle('FDM-WEAPON-01: of two who board, the attacker decides first on the Grapple')
    .given(weapons('anne', 'grapple'))
    .given(weapons('bart', 'grapple')),
)
  .given(quiet)
  .dice('manoeuvre', 'anne', 1, 1, 1)
  .dice('manoeuvre', 'bart', 1, 1)
  .plays('anne order board', 'bart order board')
  .expectCan('anne', 'keep-dice')
  .expectNotAsked('bart')
  .plays('anne keep-dice')
  .expectCan('bart', 'keep-dice')
  .plays('bart keep-dice')
  .expectTold('combat.round', { round: 3 });

begin(
  battle('second-broadside: it may sink the ship, and the combat is over')
    .given(hand('anne', 'second-broadside'))
    .given(cubes('bart', { hull: 1, cargo: 0 }))
    .dice('manoeuvre', 'anne', 5, 6, 1)
    .dice('manoeuvre', 'bart', 1, 1)
    .dice('location', 'anne', 2, 2, 3),
)
  .dice('location', 'anne', 1, 1)
  .plays('anne announce second-broadside', 'anne play second-broadside')
  .expectTold('ship.sunk', { seat: 'bart' })
  .expectTold('captain.died', { seat: 'bart' })
  .expectTold('glory.won', { seat: 'anne', source: 'combat' });

begin(
  battle('delta-pilot, FDM-COMBAT-25: who has got away is fired at no more')
    .given(afloat('bart', 'lope-maranon', 'sloop', 'curacao'))
    .given(hand('anne', 'second-broadside'))
    .dice('manoeuvre', 'anne', 1, 1, 1)
    .dice('manoeuvre', 'bart', 1, 1, 1),
)
  .dice('manoeuvre', 'anne', 5, 1, 1)
  .dice('manoeuvre', 'bart', 5, 6, 1)
  .dice('location', 'anne', 2)
  .plays('anne order fire', 'bart order flee')
  .expectTold('volley.fired', { seat: 'anne', from: 'guns' })
  .expectTold('ship.escaped', { seat: 'bart' })
  .expectNotTold('ship.escaped', { seat: 'anne' })
  .expectDone();

secondRound(
  battle('FDM-MOD-06: Chasers hit before the roll, and a ship that loses its last Mast by them has one die')
    .given(ship('anne', 'frigate', { mods: ['chasers'] }))
    .given(ship('bart', 'sloop', { mods: ['chasers'], masts: 1 })),
)
  .plays('anne order fire', 'bart order flee')
  .expectAsked('anne', 'naval.chase')
  .expectNotAsked('bart')
  .dice('location', 'anne', 2)
  .dice('manoeuvre', 'anne', 1, 1, 1)
  .dice('manoeuvre', 'bart', 1)
  .plays('anne chase', 'bart pass')
  .expectTold('contest.rolled', { seat: 'bart', dice: [1] });

secondRound(
  battle('FDM-MOD-19: by agreement Chasers want Cannons, and one is enough').given(
    ship('anne', 'frigate', { mods: ['chasers'], cannons: 1 }),
  ),
)
  .given(agreed({ chasersNeedCannons: true }))
  .plays('anne order fire', 'bart order flee')
  .expectAsked('anne', 'naval.chase');

secondRound(
  battle('FDM-MOD-19: without any they are of no use there').given(ship('anne', 'frigate', { mods: ['chasers'], cannons: 0 })),
)
  .given(agreed({ chasersNeedCannons: true }))
  .dice('manoeuvre', 'anne', 1, 1, 1)
  .dice('manoeuvre', 'bart', 1, 1)
  .plays('anne order fire', 'bart order flee')
  .expectTold('combat.round', { round: 3 });

secondRound(battle('FDM-COMBAT-19: who could not board is no boarder any more').given(cubes('bart', { crew: 1 })))
  .dice('manoeuvre', 'anne', 5, 1, 1)
  .dice('manoeuvre', 'bart', 5, 6)
  .dice('location', 'anne', 3)
  .plays('anne order fire', 'bart order board')
  .expectTold('boarding.failed', { seat: 'bart' })
  .expectBoard(({ fight }) => fight!.boarder, null);

navy('FDM-NPC-14: who runs a ship of nobody’s is told that it is not his own')
  .dice('manoeuvre', 'anne', 1, 1, 1)
  .dice('npc-manoeuvre', null, 1, 1, 1)
  .start(combat, { attacker: 'navy-england', defender: 0 })
  .expectPrompt('bart', { seat: 'navy-england', own: 0, round: 2, declared: 0, enemy: [] });

begin(
  battle('gun-captain-earned, FDM-SPECIALIST-02: for one who got away as well')
    .given(hand('anne', 'gun-captain-earned'))
    .given(quiet)
    .dice('manoeuvre', 'anne', 5, 5, 1)
    .dice('manoeuvre', 'bart', 1, 1)
    .dice('location', 'anne', 1, 2, 3),
)
  .dice('manoeuvre', 'anne', 5, 1, 1)
  .dice('manoeuvre', 'bart', 1, 1)
  .plays('anne order flee', 'bart order fire')
  .expectTold('ship.escaped', { seat: 'anne' })
  .plays('anne announce gun-captain-earned', 'anne play gun-captain-earned')
  .expectBoard(({ players }) => players[0]!.specialists, ['gun-captain-earned']);

/** anne boards bart, who has nobody left to defend the ship. */
const beaten = (scene: Scene): Scene =>
  secondRound(scene.given(cubes('bart', { crew: 0 })))
    .given(quiet)
    .dice('manoeuvre', 'anne', 5, 1, 1)
    .dice('manoeuvre', 'bart', 1, 1)
    .plays('anne order board', 'bart order fire');

beaten(battle('FDM-PLUNDER-02, FDM-PLUNDER-05: a Rumour among the loot is counted').given(rumour('bart', 'ambergris')))
  .plays('anne leave-prize')
  .expectTold('captain.plundered', { seat: 'anne', fromSeat: 'bart', rumours: 1, cards: 0, cargo: 0, arms: 0, hands: 0 })
  .expectTold('plunder.taken', { seat: 'anne', cards: 1 })
  .expectToldTo('anne', 'plunder.taken', { loot: ['ambergris'] })
  .expectToldTo('bart', 'plunder.taken', { loot: ['ambergris'] })
  .expectNotToldTo('table', 'plunder.taken', { loot: ['ambergris'] });

beaten(battle('FDM-PLUNDER-02: where there is none, none is').given(gold('bart', 4)))
  .plays('anne leave-prize')
  .expectTold('captain.plundered', { seat: 'anne', gold: 4, rumours: 0 })
  .expectNotTold('plunder.taken');

// ── what stands behind a figure ──

scenario('FDM-MOD-05: a value is explained where a modification has raised it, and only there')
  .given(ship('anne', 'frigate', { mods: ['extra-hammocks'] }))
  .start(turn, anne)
  .expectView('anne', ({ board }) => Object.keys(board.sums.players[0]!.sections), ['crew'])
  .expectView('anne', ({ board }) => Object.keys(board.sums.players[1]!.sections), []);

// ── on deck ──

/** anne boards bart in the second combat round. */
const boards = (scene: Scene): Scene =>
  secondRound(scene).given(quiet).dice('manoeuvre', 'anne', 5, 1, 1).dice('manoeuvre', 'bart', 1, 1);
const BOARD = ['anne order board', 'bart order fire'] as const;

boards(
  battle('FDM-BOARD-02: who begins without Crew is not asked for cards any more')
    .given(cubes('bart', { crew: 0 }))
    .given(hand('bart', 'boarding-nets')),
)
  .plays(...BOARD)
  .expectTold('crew.won', { seat: 'anne' })
  .expectAsked('anne', 'spoils.ship')
  .expectBoard(({ fight }) => [fight!.end, fight!.winner], ['boarded', 0]);

boards(
  battle('boarding-nets, FDM-MOD-10: a boarder without Crew left has lost before swivel guns are fired')
    .given(cubes('anne', { crew: 1 }))
    .given(ship('bart', 'sloop', { mods: ['swivel-guns'] }))
    .given(hand('bart', 'boarding-nets')),
)
  .plays(...BOARD)
  .dice('boarding-nets', 'bart', 5, 1)
  .plays('bart announce boarding-nets', 'bart play boarding-nets')
  .expectTold('crew.won', { seat: 'bart' })
  .expectNotTold('swivels.fired');

boards(
  battle('single-combat, FDM-MOD-10: two captains fight it out, and no swivel gun is fired')
    .given(ship('bart', 'sloop', { mods: ['swivel-guns'] }))
    .given(hand('anne', 'single-combat')),
)
  .plays(...BOARD)
  .dice('leadership', 'anne', 5, 4)
  .dice('leadership', 'bart', 5, 1, 2)
  .plays('anne announce single-combat', 'anne play single-combat')
  .expectTold('single-combat.won', { seat: 'anne' })
  .expectNotTold('swivels.fired');
