import type { SeatOf } from '@boucan/testkit/scenario';
import { merchant } from '../src/rules/sea/raid.ts';
import { turn } from '../src/rules/sea/turn.ts';
import {
  afloat,
  agreed,
  at,
  bounties,
  cubes,
  hand,
  hired,
  hold,
  inForce,
  merchantIn,
  mission,
  scenario,
  ship,
  weapons,
} from './kit.ts';

const anne = (seat: SeatOf) => ({ seat: seat('anne') });

/** Felipe, with a Sloop (Hull 2, Cargo 2, Masts 2, Crew 2, Cannons 1, Manoeuvrability 4), has found a Dutch merchant off Curaçao. */
const found = (name: string) => scenario(name).given(at('anne', 'curacao')).given(merchantIn('curacao', 'holland'));

const NO_SKULL = [1, 2, 3] as const;
/** Three Flight icons: 2, 1 and 1 gold. */
const FLIGHTS = ['rum-2', 'sugar-1', 'tobacco-1'] as const;

// ── meeting it ──

scenario('FDM-RAID-04, FDM-INFO-12, SEA-BASE-55: a merchant that is found leaves its zone and shows its flag')
  .given(merchantIn('cartagena', 'france'))
  .start(merchant, anne)
  .expectView('anne', ({ board }) => board.merchants[7], 'hidden')
  .expectTold('merchant.met', { zone: 'cartagena', nation: 'france' })
  .expectView('bart', ({ board }) => [board.merchants[6], board.raid?.token], [null, 'france']);

scenario(
  'EX-07, FDM-RAID-06, FDM-RAID-08, FDM-RAID-09, SEA-BASE-55: the flag of the token or that of the port; or it goes free, onto the track',
)
  .given(at('anne', 'santo-domingo'))
  .given(merchantIn('santo-domingo', 'holland'))
  .start(merchant, anne)
  .expectOptions('anne', ['attack holland', 'attack spain', 'spare'])
  .plays('anne spare')
  .expectChange({ track: 1 })
  .expectTold('merchant.spared')
  .expectView('bart', ({ board }) => board.track, 1)
  .expectDone();

scenario('FDM-RAID-07: in the Caribbean Sea only the token counts')
  .given(at('anne', 'caribbean-sea'))
  .given(merchantIn('caribbean-sea', 'france'))
  .start(merchant, anne)
  .expectOptions('anne', ['attack france', 'spare']);

found('FDM-RAID-10, FDM-DAMAGE-12, SEA-BASE-54: with a section destroyed it must be let go')
  .given(cubes('anne', { cannons: 0 }))
  .start(merchant, anne)
  .expectWhyNot('anne', 'attack holland', 'FDM-RAID-10', 'raid-crippled')
  .expectOptions('anne', ['spare']);

found('lookout-earned: whoever finds a merchant and lets it go has earned a Lookout')
  .given(hand('anne', 'lookout-earned'))
  .start(merchant, anne)
  .expectOptions('anne', ['attack holland', 'spare', 'hire lookout-earned'])
  .plays('anne hire lookout-earned')
  .expectChange({ track: 1, 'anne.hand': -1, 'anne.specialists': 'lookout-earned' })
  .expectDone();

found('lookout-earned, FDM-SPECIALIST-04: but not a second one')
  .given(hand('anne', 'lookout-earned'))
  .given(hired('anne', 'lookout-paid'))
  .start(merchant, anne)
  .expectWhyNot('anne', 'hire lookout-earned', 'FDM-SPECIALIST-04', 'specialist-held');

// ── the attack ──

found('EX-10, FDM-RAID-11, SEA-BASE-56: the bounty is written down before cards and dice, and stays though the raid fails')
  .given(merchantIn('curacao', 'spain'))
  .given(bounties('anne', { france: 1 }))
  .start(merchant, anne)
  .draws('cargo', 'anne', 'tobacco-2', 'rum-2', 'sugar-1')
  .dice('manoeuvre', 'anne', ...NO_SKULL)
  .plays('anne attack spain')
  .expectTold('raid.began', { seat: 'anne', nation: 'spain' })
  .expectTold('bounty.gained', { nation: 'spain', bounties: 1 })
  .expectTold('raid.broken')
  .expectChange({ 'anne.spain': 1, 'anne.cannons': -1, track: 1 })
  .expectDone();

found('FDM-RAID-12, FDM-INFO-20, SEA-BASE-56: three cards, face up for everybody')
  .given(hand('anne', 'pick-of-the-convoy'))
  .start(merchant, anne)
  .draws('cargo', 'anne', ...FLIGHTS)
  .plays('anne attack holland')
  .expectTold('raid.drawn', { cards: FLIGHTS })
  .expectView('bart', ({ board }) => board.raid?.cards, FLIGHTS);

found('FDM-RAID-13, FDM-RAID-36, SEA-BASE-56: as many dice as the captain has Manoeuvre, however nimble the ship')
  .given(ship('anne', 'sloop', { mods: ['special-rigging'] }))
  .start(merchant, anne)
  .draws('cargo', 'anne', ...FLIGHTS)
  .dice('manoeuvre', 'anne', 5, 6, 4)
  .plays('anne attack holland')
  .expectTold('raid.rolled', { dice: ['skull', 'skull', 4] })
  .expectBoard((b) => b.raid?.successes, 2);

found(
  'FDM-RAID-14, FDM-RAID-15, FDM-WEAPON-10, SEA-BASE-56, SEA-BASE-57: any weapon turns a failed die, until all the dice are successes',
)
  .given(weapons('anne', 'grapple', 'chain-shot', 'grape-shot'))
  .start(merchant, anne)
  .draws('cargo', 'anne', ...FLIGHTS)
  .dice('manoeuvre', 'anne', 5, 2, 4)
  .plays('anne attack holland', 'anne spend grapple')
  .expectTold('raid.armed', { weapon: 'grapple' })
  .expectBoard((b) => b.raid?.successes, 2)
  .plays('anne spend grape-shot')
  .expectChange({ 'anne.weapons': 'chain-shot' })
  .expectBoard((b) => b.raid?.successes, 3)
  .expectWhyNot('anne', 'spend chain-shot', 'FDM-RAID-15', 'no-failed-die');

found('FDM-RAID-14: a weapon may wait until the successes of the roll are used up')
  .given(weapons('anne', 'chain-shot'))
  .start(merchant, anne)
  .draws('cargo', 'anne', 'rum-2', 'sugar-1', 'tobacco-2', 'wood-8')
  .dice('manoeuvre', 'anne', 5, 2, 4)
  .plays('anne attack holland', 'anne raid-exchange tobacco-2')
  .expectTold('raid.drawn', { cards: ['wood-8'] })
  .expectWhyNot('anne', 'raid-discard wood-8', 'FDM-RAID-16', 'no-success-left')
  .plays('anne spend chain-shot', 'anne raid-discard wood-8')
  .expectTold('raid.succeeded');

found('FDM-RAID-14: and it may turn a roll without any success')
  .given(weapons('anne', 'grapple'))
  .start(merchant, anne)
  .draws('cargo', 'anne', ...FLIGHTS)
  .dice('manoeuvre', 'anne', ...NO_SKULL)
  .plays('anne attack holland')
  .expectAsked('anne', 'raid.use')
  .expectWhyNot('anne', 'raid-draw', 'FDM-RAID-16', 'no-success-left')
  .plays('anne spend grapple')
  .expectCan('anne', 'raid-draw');

found(
  'FDM-RAID-16, FDM-RAID-17, FDM-RAID-19, SEA-BASE-56: one success draws, the next exchanges what it drew, the third discards',
)
  .start(merchant, anne)
  .draws('cargo', 'anne', 'rum-2', 'sugar-1', 'tobacco-2')
  .dice('manoeuvre', 'anne', 5, 5, 6)
  .plays('anne attack holland')
  .expectOptions('anne', [
    'verdict',
    'raid-draw',
    'raid-discard rum-2',
    'raid-exchange rum-2',
    'raid-discard sugar-1',
    'raid-exchange sugar-1',
    'raid-discard tobacco-2',
    'raid-exchange tobacco-2',
  ])
  .draws('cargo', 'anne', 'wood-7')
  .plays('anne raid-draw')
  .expectBoard((b) => [b.raid?.successes, b.raid?.cards.length], [2, 4])
  .draws('cargo', 'anne', 'cocoa-7')
  .plays('anne raid-exchange wood-7')
  .expectTold('raid.discarded', { card: 'wood-7' })
  .expectBoard((b) => b.cargoDiscard, ['wood-7'])
  .plays('anne raid-discard tobacco-2')
  .expectBoard((b) => b.cargoDiscard, ['wood-7', 'tobacco-2'])
  .expectTold('raid.plundered', { gold: 2 + 1 + 5 });

found('FDM-RAID-18, SEA-BASE-84: nobody has to use a success')
  .start(merchant, anne)
  .draws('cargo', 'anne', ...FLIGHTS)
  .dice('manoeuvre', 'anne', 5, 5, 6)
  .plays('anne attack holland', 'anne verdict')
  .expectTold('raid.plundered', { gold: 4 });

// ── EX-08 ──

const FREDERICO = afloat('anne', 'frederico-da-silva', 'sloop', 'caribbean-sea');

scenario('EX-08: Frederico leaves his success unused: the Cannons are lost, and the raid fails')
  .given(FREDERICO)
  .given(merchantIn('caribbean-sea', 'spain'))
  .start(merchant, anne)
  .draws('cargo', 'anne', 'rum-2', 'sugar-6', 'tobacco-2')
  .dice('manoeuvre', 'anne', 5, 1, 2)
  .plays('anne attack spain', 'anne verdict')
  .expectTold('raid.broken')
  .expectChange({ 'anne.spain': 1, 'anne.masts': -1, 'anne.cannons': -1, track: 1 })
  .expectDone();

scenario(
  'EX-08, FDM-RAID-20, FDM-RAID-26, FDM-RAID-27, FDM-RAID-28, FDM-RAID-31, SEA-BASE-59: he exchanges Tobacco, takes 10 gold and keeps the Rum',
)
  .given(FREDERICO)
  .given(merchantIn('caribbean-sea', 'spain'))
  .start(merchant, anne)
  .draws('cargo', 'anne', 'rum-2', 'sugar-6', 'tobacco-2', 'tobacco-8')
  .dice('manoeuvre', 'anne', 5, 1, 2)
  .plays('anne attack spain', 'anne raid-exchange tobacco-2')
  .expectTold('raid.hit', { section: 'masts' })
  .expectTold('raid.hit', { section: 'cargo' })
  .expectTold('raid.plundered', { gold: 10 })
  .expectNotTold('glory.won')
  .expectAsked('anne', 'raid.load')
  .expectPrompt('anne', { room: 1 })
  .plays('anne load rum')
  .expectTold('raid.loaded', { seat: 'anne', good: 'rum' })
  .expectPrompt('anne', { room: 0 })
  .expectWhyNot('anne', 'load sugar', 'FDM-RAID-28', 'hold-is-full')
  .plays('anne done')
  .expectChange({ track: 1 })
  .expectBoard(
    (b) => [b.players[0]!.gold, b.players[0]!.cargo, b.players[0]!.ship.cargo, b.players[0]!.ship.masts],
    [20, ['rum-2'], 1, 1],
  )
  .expectDone();

// ── hits ──

found('FDM-RAID-21, FDM-RAID-23, SEA-BASE-58: a section that falls passes further hits to the Hull; and then the raid has failed')
  .start(merchant, anne)
  .draws('cargo', 'anne', 'sugar-6', 'tobacco-5', 'cocoa-3')
  .dice('manoeuvre', 'anne', ...NO_SKULL)
  .plays('anne attack holland')
  .expectChange({ 'anne.holland': 1, 'anne.masts': -2, 'anne.hull': -1, track: 1 })
  .expectTold('raid.broken')
  .expectNotTold('captain.died')
  .expectDone();

found('FDM-RAID-22, FDM-DEATH-12, SEA-BASE-58: without a Hull the captain dies, nothing is plundered, and the turn is over')
  .given(hold('anne', 'rum'))
  .start(turn, anne)
  .dice('scouting', 'anne', 5, 1, 1)
  .draws('cargo', 'anne', 'wood-7', 'cocoa-6', 'rum-7')
  .dice('manoeuvre', 'anne', ...NO_SKULL)
  .plays('anne scout merchant', 'anne attack holland')
  .expectTold('raid.sunk')
  .expectTold('captain.died', { seat: 'anne' })
  .expectNotTold('raid.plundered')
  .expectBoard((b) => [b.raid, b.track.length, b.players[0]!.captain], [null, 1, null])
  .expectDone();

found(
  'FDM-RAID-24, FDM-RAID-29, BT-12, SEA-BASE-58: four Flight icons are as many as Manoeuvrability 4: it escapes, and there is neither gold nor cargo',
)
  .start(merchant, anne)
  .draws('cargo', 'anne', ...FLIGHTS, 'rum-7')
  .dice('manoeuvre', 'anne', 5, 1, 2)
  .plays('anne attack holland', 'anne raid-draw')
  .expectTold('raid.escaped')
  .expectChange({ 'anne.holland': 1, track: 1 })
  .expectBoard((b) => [b.players[0]!.gold, b.cargoDiscard.length], [10, 4])
  .expectDone();

found('BT-12, FDM-RAID-26: three are not enough')
  .start(merchant, anne)
  .draws('cargo', 'anne', ...FLIGHTS)
  .dice('manoeuvre', 'anne', ...NO_SKULL)
  .plays('anne attack holland')
  .expectTold('raid.succeeded')
  .expectNotTold('raid.escaped');

found('FDM-RAID-25, SEA-BASE-58: a merchant that escapes has hit all the same')
  .given(ship('anne', 'galleon'))
  .start(merchant, anne)
  .draws('cargo', 'anne', 'rum-2', 'sugar-1', 'sugar-6')
  .dice('manoeuvre', 'anne', ...NO_SKULL)
  .plays('anne attack holland')
  .expectTold('raid.escaped')
  .expectChange({ 'anne.holland': 1, 'anne.masts': -1, track: 1 });

// ── plunder ──

found('BT-11, FDM-RAID-30, SEA-BASE-59: eleven gold are no Glory')
  .start(merchant, anne)
  .draws('cargo', 'anne', 'rum-7', 'cocoa-7', 'textiles-1')
  .dice('manoeuvre', 'anne', ...NO_SKULL)
  .plays('anne attack holland')
  .expectTold('raid.plundered', { gold: 11 })
  .expectNotTold('glory.won')
  .expectChange({ 'anne.gold': 11, 'anne.holland': 1 });

found(
  'BT-11, FDM-RAID-30, FDM-RAID-34, FDM-RAID-35, FDM-GLORY-03, SEA-BASE-59: twelve are one point and one card; the gold is aboard at once',
)
  .start(merchant, anne)
  .draws('cargo', 'anne', 'rum-7', 'cocoa-7', 'rum-2')
  .dice('manoeuvre', 'anne', ...NO_SKULL)
  .plays('anne attack holland')
  .expectTold('glory.won', { seat: 'anne', source: 'raid', points: 1 })
  .expectChange({ 'anne.gold': 12, 'anne.holland': 1, 'anne.points': 1, 'anne.hand': 1 })
  .expectAsked('anne', 'raid.load');

found('FDM-RAID-28: own cargo may go overboard for room, and what is left behind counts in gold all the same')
  .given(hold('anne', 'food', 'wood'))
  .start(merchant, anne)
  .draws('cargo', 'anne', 'rum-2', 'spices-1', 'rum-3')
  .dice('manoeuvre', 'anne', ...NO_SKULL)
  .plays('anne attack holland')
  .expectOptions('anne', ['drop food', 'drop wood', 'done'])
  .plays('anne drop wood', 'anne load spices')
  .expectChange({})
  .plays('anne done')
  .expectBoard((b) => b.players[0]!.cargo.map((card) => card.split('-')[0]), ['food', 'spices'])
  .expectBoard((b) => b.players[0]!.gold, 17)
  .expectDone();

found('FDM-RAID-28: when all of it is aboard nobody is asked any more')
  .start(merchant, anne)
  .draws('cargo', 'anne', ...FLIGHTS)
  .dice('manoeuvre', 'anne', 5, 1, 2)
  .plays('anne attack holland', 'anne raid-discard rum-2', 'anne load sugar')
  .expectAsked('anne', 'raid.load')
  .plays('anne load tobacco')
  .expectDone()
  .expectBoard((b) => [b.players[0]!.cargo, b.cargoDiscard], [['sugar-1', 'tobacco-1'], ['rum-2']]);

found('FDM-RAID-16: with no cargo left anywhere there is none to draw, until some is discarded')
  .start(merchant, anne)
  .draws('cargo', 'anne', ...FLIGHTS)
  .dice('manoeuvre', 'anne', 5, 6, 2)
  .plays('anne attack holland')
  .given((b) => {
    b.raid!.cards.push(...b.cargo.splice(0));
  })
  .expectWhyNot('anne', 'raid-draw', 'FDM-RAID-16', 'no-cargo-left')
  .plays('anne raid-discard rum-2')
  .expectCan('anne', 'raid-draw');

found('FDM-RAID-16: with no card left to discard a success may still draw one; without a success nobody is asked')
  .start(merchant, anne)
  .draws('cargo', 'anne', 'sugar-1', 'rum-2', 'tobacco-1')
  .dice('manoeuvre', 'anne', 5, 6, 2)
  .plays('anne attack holland')
  .given((b) => {
    b.cargo.push(...b.raid!.cards.splice(1));
  })
  .plays('anne raid-discard sugar-1')
  .expectAsked('anne', 'raid.use')
  .expectOptions('anne', ['verdict', 'raid-draw'])
  .draws('cargo', 'anne', 'rum-2')
  .plays('anne raid-draw')
  .expectNotTold('raid.hit')
  .expectAsked('anne', 'raid.load');

found('FDM-RAID-33: a hit on the hold comes first, and what no longer fits is lost at random')
  .given(hold('anne', 'food', 'wood'))
  .start(merchant, anne)
  .draws('cargo', 'anne', 'rum-2', 'sugar-1', 'rum-6')
  .draws('overboard', 'anne', 'wood-1')
  .given((b) => {
    const p = b.players[0]!;
    b.cargo.push(...p.cargo.splice(0));
    for (const card of ['food-1', 'wood-1'] as const) p.cargo.push(...b.cargo.splice(b.cargo.indexOf(card), 1));
  })
  .dice('manoeuvre', 'anne', ...NO_SKULL)
  .plays('anne attack holland')
  .expectTold('cargo.lost', { good: 'wood' })
  .expectBoard((b) => [b.players[0]!.ship.cargo, b.players[0]!.cargo], [1, ['food-1']])
  .expectAsked('anne', 'raid.load')
  .expectWhyNot('anne', 'load rum', 'FDM-RAID-28', 'hold-is-full');

found('well-stowed: Corentin says himself what goes')
  .given(afloat('anne', 'corentin-le-bihan', 'sloop', 'curacao'))
  .given(hold('anne', 'food', 'wood'))
  .start(merchant, anne)
  .draws('cargo', 'anne', 'rum-2', 'sugar-1', 'rum-6')
  .dice('manoeuvre', 'anne', 1, 2)
  .plays('anne attack holland')
  .expectAsked('anne', 'cargo.drop')
  .plays('anne drop food')
  .expectTold('raid.succeeded')
  .expectBoard((b) => b.players[0]!.cargo.map((card) => card.split('-')[0]), ['wood']);

found('FDM-RAID-28: with an empty hold of 0 nothing is loaded, and nobody is asked')
  .given(ship('anne', 'sloop'))
  .given(mission('anne', 'night-cargo'))
  .start(merchant, anne)
  .draws('cargo', 'anne', ...FLIGHTS)
  .dice('manoeuvre', 'anne', ...NO_SKULL)
  .plays('anne attack holland')
  .expectTold('raid.plundered', { gold: 4 })
  .expectDone();

// ── modifications ──

found('FDM-RAID-32: special rigging counts: four Flight icons do not outrun Manoeuvrability 5')
  .given(ship('anne', 'sloop', { mods: ['special-rigging'] }))
  .start(merchant, anne)
  .draws('cargo', 'anne', ...FLIGHTS, 'rum-7')
  .dice('manoeuvre', 'anne', 5, 1, 2)
  .plays('anne attack holland', 'anne raid-draw')
  .expectTold('raid.succeeded');

found('FDM-RAID-32: so do gun port, hammocks and hold: one hit more before a section falls')
  .given(ship('anne', 'sloop', { mods: ['extra-gun-port'] }))
  .start(merchant, anne)
  .draws('cargo', 'anne', 'rum-2', 'sugar-1', 'tobacco-2')
  .dice('manoeuvre', 'anne', ...NO_SKULL)
  .plays('anne attack holland')
  .expectTold('raid.succeeded')
  .expectBoard((b) => b.players[0]!.ship.cannons, 1);

found('FDM-RAID-32: a reinforced hull takes one Hit icon, and is turned over')
  .given(ship('anne', 'sloop', { mods: ['reinforced-hull'] }))
  .start(merchant, anne)
  .draws('cargo', 'anne', 'rum-2', 'sugar-6', 'tobacco-2')
  .dice('manoeuvre', 'anne', ...NO_SKULL)
  .plays('anne attack holland')
  .expectAsked('anne', 'raid.hull')
  .expectOptions('anne', ['brace masts', 'brace cannons', 'pass'])
  .plays('anne brace cannons')
  .expectChange({ 'anne.masts': -1, 'anne.gold': 7 })
  .expectBoard((b) => b.players[0]!.ship.turned, true);

found('FDM-RAID-32: of two Hit icons on a section it takes one')
  .given(ship('anne', 'sloop', { mods: ['reinforced-hull'] }))
  .start(merchant, anne)
  .draws('cargo', 'anne', 'sugar-6', 'tobacco-5', 'rum-2')
  .dice('manoeuvre', 'anne', ...NO_SKULL)
  .plays('anne attack holland')
  .expectAsked('anne', 'raid.hull')
  .plays('anne brace masts')
  .expectTold('raid.braced', { section: 'masts' })
  .expectBoard((b) => [b.players[0]!.ship.masts, b.players[0]!.ship.hull], [1, 2]);

found('FDM-RAID-32: where there is no Hit icon nobody is asked for it')
  .given(ship('anne', 'sloop', { mods: ['reinforced-hull'] }))
  .start(merchant, anne)
  .draws('cargo', 'anne', ...FLIGHTS)
  .dice('manoeuvre', 'anne', ...NO_SKULL)
  .plays('anne attack holland')
  .expectAsked('anne', 'raid.load')
  .expectBoard((b) => b.players[0]!.ship.turned, false);

found('FDM-RAID-32: turned over it is of no use, nor if the table has agreed so')
  .given(ship('anne', 'sloop', { mods: ['reinforced-hull'] }))
  .given(agreed({ raidHull: false }))
  .start(merchant, anne)
  .draws('cargo', 'anne', 'rum-2', 'sugar-6', 'tobacco-2')
  .dice('manoeuvre', 'anne', ...NO_SKULL)
  .plays('anne attack holland')
  .expectTold('raid.broken');

found('FDM-RAID-32: chasers, swivel guns and long-range guns are of no use')
  .given(ship('anne', 'frigate', { mods: ['chasers', 'swivel-guns', 'long-range-guns'] }))
  .start(merchant, anne)
  .draws('cargo', 'anne', 'rum-2', 'sugar-6', 'tobacco-2')
  .dice('manoeuvre', 'anne', ...NO_SKULL)
  .plays('anne attack holland')
  .expectChange({ 'anne.holland': 1, 'anne.masts': -1, 'anne.cannons': -1, 'anne.gold': 7 })
  .expectAsked('anne', 'raid.load');

// ── Cartagena, the plate fleet, cards ──

scenario('CT-08, silver-road: off Cartagena a Spanish merchant is four cards and two bounties, five at most')
  .given(merchantIn('cartagena', 'holland'))
  .given(bounties('anne', { spain: 4 }))
  .start(merchant, anne)
  .draws('cargo', 'anne', 'rum-2', 'sugar-1', 'tobacco-1', 'wood-3')
  .dice('manoeuvre', 'anne', ...NO_SKULL)
  .plays('anne attack spain')
  .expectTold('zone.acted', { seat: 'anne', ability: 'silver-road' })
  .expectTold('bounty.gained', { nation: 'spain', bounties: 5 })
  .expectTold('raid.drawn', { cards: ['rum-2', 'sugar-1', 'tobacco-1', 'wood-3'] });

scenario('silver-road: two bounties at once for whoever had none')
  .given(merchantIn('cartagena', 'spain'))
  .start(merchant, anne)
  .draws('cargo', 'anne', 'rum-2', 'sugar-1', 'tobacco-1', 'wood-3')
  .dice('manoeuvre', 'anne', ...NO_SKULL)
  .plays('anne attack spain')
  .expectTold('bounty.gained', { nation: 'spain', bounties: 2 });

scenario('CT-09, silver-road: under the Dutch flag of its token it is three cards and one bounty')
  .given(merchantIn('cartagena', 'holland'))
  .start(merchant, anne)
  .draws('cargo', 'anne', ...FLIGHTS)
  .dice('manoeuvre', 'anne', ...NO_SKULL)
  .plays('anne attack holland')
  .expectTold('raid.drawn', { cards: FLIGHTS })
  .expectTold('bounty.gained', { nation: 'holland', bounties: 1 });

found('plate-fleet: a merchant taken as Spanish yields 1 gold more on every card left, and it counts for the Glory')
  .given(at('anne', 'trinidad'))
  .given(merchantIn('trinidad', 'holland'))
  .given(inForce('plate-fleet'))
  .start(merchant, anne)
  .draws('cargo', 'anne', 'rum-7', 'rum-2', 'tobacco-3')
  .dice('manoeuvre', 'anne', ...NO_SKULL)
  .plays('anne attack spain')
  .expectTold('raid.plundered', { gold: 9 + 3 })
  .expectTold('glory.won', { source: 'raid' });

found('plate-fleet: under another flag it does not')
  .given(inForce('plate-fleet'))
  .start(merchant, anne)
  .draws('cargo', 'anne', 'rum-7', 'rum-2', 'tobacco-3')
  .dice('manoeuvre', 'anne', ...NO_SKULL)
  .plays('anne attack holland')
  .expectTold('raid.plundered', { gold: 9 });

found('pick-of-the-convoy: all cards go, and as many come')
  .given(hand('anne', 'pick-of-the-convoy'))
  .start(merchant, anne)
  .draws('cargo', 'anne', 'wood-7', 'cocoa-6', 'rum-1')
  .plays('anne attack holland')
  .expectAsked('anne', 'raid.ready')
  .draws('cargo', 'anne', ...FLIGHTS)
  .dice('manoeuvre', 'anne', ...NO_SKULL)
  .plays('anne play pick-of-the-convoy')
  .expectTold('raid.drawn', { cards: FLIGHTS })
  .expectTold('raid.plundered', { gold: 4 })
  .expectBoard((b) => b.cargoDiscard, ['wood-7', 'cocoa-6', 'rum-1']);

found('FDM-GLORY-21: during a raid only cards that name it can be played; who holds any is asked, whatever they are')
  .given(hand('anne', 'all-hands', 'fair-wind'))
  .start(merchant, anne)
  .draws('cargo', 'anne', ...FLIGHTS)
  .plays('anne attack holland')
  .expectAsked('anne', 'raid.ready')
  .expectWhyNot('anne', 'play all-hands', 'FDM-GLORY-11', 'card-not-now')
  .expectWhyNot('anne', 'play fair-wind', 'FDM-GLORY-11', 'card-not-now')
  .expectOptions('anne', ['pass']);

found('rich-prize: one card more after a success: its gold counts, its icon does not, and it may be loaded')
  .given(hand('anne', 'rich-prize'))
  .start(merchant, anne)
  .draws('cargo', 'anne', 'rum-7', 'rum-2', 'tobacco-3', 'wood-7')
  .dice('manoeuvre', 'anne', ...NO_SKULL)
  .plays('anne attack holland', 'anne pass')
  .expectAsked('anne', 'raid.prize')
  .plays('anne play rich-prize')
  .expectTold('raid.plundered', { gold: 9 + 3 })
  .expectTold('glory.won')
  .expectChange({ 'anne.gold': 12, 'anne.points': 1 })
  .expectBoard((b) => b.players[0]!.ship.hull, 2)
  .expectCan('anne', 'load wood');

found('rich-prize, plate-fleet: the extra card is not one of those that remained')
  .given(at('anne', 'trinidad'))
  .given(merchantIn('trinidad', 'spain'))
  .given(inForce('plate-fleet'))
  .given(hand('anne', 'rich-prize'))
  .start(merchant, anne)
  .draws('cargo', 'anne', 'rum-2', 'tobacco-3', 'sugar-1', 'wood-7')
  .dice('manoeuvre', 'anne', ...NO_SKULL)
  .plays('anne attack spain', 'anne pass', 'anne play rich-prize')
  .expectTold('raid.plundered', { gold: 2 + 2 + 1 + 3 + 3 });

found('rich-prize: not after a failure')
  .given(hand('anne', 'rich-prize'))
  .start(merchant, anne)
  .draws('cargo', 'anne', 'rum-7', 'rum-2', 'tobacco-2')
  .dice('manoeuvre', 'anne', ...NO_SKULL)
  .plays('anne attack holland', 'anne pass')
  .expectTold('raid.broken')
  .expectDone();

// ── Missions ──

found('FDM-RAID-26: a success counts for a Mission that asks for raids')
  .given(mission('anne', 'prize-quota'))
  .start(merchant, anne)
  .draws('cargo', 'anne', ...FLIGHTS)
  .dice('manoeuvre', 'anne', ...NO_SKULL)
  .plays('anne attack holland', 'anne done')
  .expectTold('mission.marked')
  .expectDone();

found('FDM-RAID-11: and an attack ends a Mission of escort')
  .given(mission('anne', 'the-bishops-passage'))
  .start(merchant, anne)
  .draws('cargo', 'anne', ...FLIGHTS)
  .dice('manoeuvre', 'anne', ...NO_SKULL)
  .plays('anne attack holland')
  .expectTold('mission.failed')
  .expectBoard((b) => b.players[0]!.mission, null);

found('FDM-RAID-01: met merchants lie face down on the track')
  .start(merchant, anne)
  .plays('anne spare')
  .expectBoard((b) => b.track, ['holland'])
  .expectView('anne', ({ board }) => board.track, 1);
