// Module 2: heated shot, double shot, caltrops.
import type { SeatOf } from '@boucan/testkit/scenario';
import { expect, test } from 'vitest';
import { contentOf } from '../../src/box.ts';
import type { CargoId } from '../../src/content/cargo.ts';
import { BURNING, CALTROPS, DOUBLE_SHOT, HEATED_SHOT, NEW_WEAPONS } from '../../src/packs/special-weapons/content.ts';
import { combat } from '../../src/rules/combat/combat.ts';
import { spoils } from '../../src/rules/combat/spoils.ts';
import { drawGlory } from '../../src/rules/glory.ts';
import { visitYard } from '../../src/rules/port/yard.ts';
import { merchant } from '../../src/rules/sea/raid.ts';
import { afloat, at, bounties, cubes, gold, hand, hired, hold, inPort, merchantIn, ship, weapons } from '../kit.ts';
import { voyage } from './kit.ts';

const PACK = 'special-weapons';

/** anne is Bartholomew Sharp (Manoeuvre 3) with a frigate, bart Frances Wright (2) with a sloop; nobody holds a card. */
const duel = (name: string) =>
  voyage(name, PACK)
    .given(afloat('anne', 'bartholomew-sharp', 'frigate', 'curacao'))
    .given(afloat('bart', 'frances-wright', 'sloop', 'curacao'))
    .given(bounties('anne', { holland: 1 }))
    .given(bounties('bart', { holland: 1 }));
type Scene = ReturnType<typeof duel>;
/** The first combat round, with these location dice of anne's. */
const open = (scene: Scene, ...location: number[]): Scene =>
  (location.length > 0 ? scene.dice('location', 'anne', ...location) : scene).start(combat, { attacker: 0, defender: 1 });
/** A combat round in which nothing happens. */
const idle = (scene: Scene): Scene => scene.dice('manoeuvre', 'anne', 1, 1, 1).dice('manoeuvre', 'bart', 1, 1);
const won = (scene: Scene, ...bart: number[]): Scene =>
  scene.dice('manoeuvre', 'anne', 5, 5, 1).dice('manoeuvre', 'bart', ...(bart.length > 0 ? bart : [1, 1]));

// ── the yard, the hold, the hand ──

test('SEA-m2-03, SEA-SET-13, SEA-SET-14, SEA-SET-15: three kinds, four tokens each, with this module alone', () => {
  expect(Object.entries(NEW_WEAPONS).map(([id, { copies }]) => [id, copies])).toEqual([
    ['heated-shot', 4],
    ['double-shot', 4],
    ['caltrops', 4],
  ]);
  expect([NEW_WEAPONS[DOUBLE_SHOT]!.figures, NEW_WEAPONS[CALTROPS]!.figures]).toEqual([{ times: 2 }, { dice: -2 }]);
  expect(contentOf({ packs: [PACK] }).weapons.length).toBe(6);
  expect(contentOf({}).weapons.length).toBe(3);
});

voyage('SEA-m2-04: all six may be aboard, one of each; 3 gold to buy, 1 back', PACK)
  .given(inPort('anne', 'curacao'))
  .given(gold('anne', 30))
  .given(weapons('anne', 'grapple', 'chain-shot', 'grape-shot'))
  .start(visitYard, (seat: SeatOf) => ({ seat: seat('anne'), repaired: 0, bought: [] }))
  .plays('anne buy-weapon heated-shot 3', 'anne buy-weapon double-shot 3', 'anne buy-weapon caltrops 3')
  .expectBoard((b) => [b.players[0]!.weapons.length, b.players[0]!.gold], [6, 21])
  .expectWhyNot('anne', 'buy-weapon caltrops 3', 'FDM-YARD-21', 'weapon-held')
  .plays('anne sell-weapon caltrops 1')
  .expectBoard((b) => b.players[0]!.gold, 22);

voyage('SEA-m2-01, SEA-m2-02: the extension changes no number: a fifth Glory card is one too many', PACK)
  .given(hand('anne', 'weather-gauge', 'brace-for-impact', 'raking-fire', 'no-quarter'))
  .draws('glory', 'anne', 'stand-fast')
  .start(drawGlory, (seat: SeatOf) => ({ seat: seat('anne'), cards: 1 }))
  .expectAsked('anne', 'glory.discard');

voyage('SEA-m2-05: in a raid each turns a failed die into a skull', PACK)
  .given(at('anne', 'curacao'))
  .given(merchantIn('curacao', 'holland'))
  .given(weapons('anne', HEATED_SHOT, DOUBLE_SHOT, CALTROPS))
  .draws('cargo', 'anne', 'rum-2', 'sugar-1', 'tobacco-1')
  .dice('manoeuvre', 'anne', 1, 2, 3)
  .start(merchant, (seat: SeatOf) => ({ seat: seat('anne') }))
  .plays('anne attack holland')
  .expectCan('anne', 'spend heated-shot')
  .plays('anne spend caltrops', 'anne spend double-shot')
  .expectBoard((b) => [b.players[0]!.weapons, b.raid!.successes], [[HEATED_SHOT], 2]);

// ── double shot ──

const loaded = (name: string) => duel(name).given(weapons('anne', DOUBLE_SHOT));

open(
  won(
    loaded('SEA-EX-15, SEA-m2-10, SEA-m2-11: six hits; those on destroyed sections are lost, the skull is the owner’s').given(
      cubes('bart', { masts: 1 }),
    ),
  ),
)
  .expectAsked('anne', 'naval.double')
  .expectPrompt('anne', { seat: 0, runs: 0, hits: 3 })
  .dice('location', 'anne', 2, 2, 2, 4, 5, 3)
  .plays('anne double')
  .expectTold('shot.doubled', { seat: 'anne', hits: 6, dice: [4, 'skull', 3] })
  .expectAsked('bart', 'volley.skull')
  .plays('bart take-hit crew')
  .expectBoard((b) => b.players[1]!.ship.masts, 0)
  .expectBoard((b) => [b.players[1]!.ship.hull, b.players[1]!.ship.cannons, b.players[1]!.ship.crew], [2, 0, 0])
  .expectBoard((b) => b.players[0]!.weapons, []);

open(
  won(
    loaded('SEA-m2-11: a skull of such a volley goes to no section that was destroyed before').given(cubes('bart', { masts: 0 })),
    1,
  ),
)
  .dice('location', 'anne', 1, 1, 5, 4, 3, 3)
  .plays('anne double')
  .expectWhyNot('bart', 'take-hit masts', 'SEA-m2-11', 'section-gone')
  .expectCan('bart', 'take-hit hull');

open(won(loaded('SEA-m2-10: it need not be used, and then it stays')))
  .dice('location', 'anne', 1, 2, 3)
  .plays('anne pass')
  .expectBoard((b) => b.players[0]!.weapons, [DOUBLE_SHOT]);

open(idle(loaded('SEA-m2-10: without a hit there is nothing to double'))).expectAsked('anne', 'naval.declare');

open(
  won(
    duel('SEA-m2-14: one kind of shot a volley: with double shot no chain shot').given(
      weapons('anne', DOUBLE_SHOT, 'chain-shot'),
    ),
  ),
)
  .dice('location', 'anne', 5, 1, 2, 3, 4, 1)
  .plays('anne double')
  .expectAsked('bart', 'volley.skull')
  .expectBoard((b) => b.players[0]!.weapons, ['chain-shot']);

open(
  duel('SEA-m2-10: a single hit is enough to double it, for the defender too')
    .given(weapons('bart', DOUBLE_SHOT))
    .dice('manoeuvre', 'anne', 1, 1, 1)
    .dice('manoeuvre', 'bart', 5, 1),
)
  .expectAsked('bart', 'naval.double')
  .expectPrompt('bart', { seat: 1, runs: 0, hits: 1 })
  .dice('location', 'bart', 1, 5)
  .plays('bart double')
  .expectTold('shot.doubled', { seat: 'bart', weapon: DOUBLE_SHOT, hits: 2, dice: ['skull'], sections: ['skull'] })
  .expectBoard(
    (b) => [b.volleys[0]!.dice, b.volleys[0]!.cancelled],
    [
      [1, 5],
      [false, false],
    ],
  );

open(
  duel('SEA-m2-10: where both sides hit, only the volley of whoever has loaded it is doubled')
    .given(weapons('bart', DOUBLE_SHOT))
    .given(hired('bart', 'gun-captain-paid'))
    .dice('manoeuvre', 'anne', 5, 5, 1)
    .dice('manoeuvre', 'bart', 5, 1),
)
  .expectAsked('bart', 'naval.double')
  .dice('location', 'anne', 1, 1, 1)
  .dice('location', 'bart', 2, 3)
  .plays('bart double')
  .expectTold('shot.doubled', { seat: 'bart', hits: 2, dice: [3] });

open(won(duel('SEA-m2-06: other shot sets nothing on fire').given(weapons('anne', 'chain-shot', HEATED_SHOT))), 5, 1, 1)
  .plays('anne shot chain-shot')
  .expectTold('shot.used', { seat: 'anne', weapon: 'chain-shot' })
  .expectNotTold('fire.set')
  .expectBoard((b) => [b.players[0]!.weapons, b.fight!.sides[1].used.includes(BURNING)], [[HEATED_SHOT], false]);

open(
  won(duel('SEA-m2-11: of an ordinary volley a skull may go to a section that is gone').given(cubes('bart', { masts: 0 })), 1),
  1,
  5,
  1,
).expectOptions('bart', ['take-hit hull', 'take-hit cargo', 'take-hit masts', 'take-hit crew', 'take-hit cannons']);

// ── heated shot ──

const heated = (name: string) => duel(name).given(weapons('anne', HEATED_SHOT));

open(
  won(
    heated(
      'SEA-EX-16, SEA-m2-06, SEA-m2-07: set on fire, the ship takes a damage at the end of the round; a destroyed section passes it to the Hull',
    ).given(cubes('bart', { cargo: 0, hull: 2 })),
  ),
  4,
  3,
  3,
)
  .expectAsked('anne', 'volley.shot')
  .dice('fire', 'bart', 1)
  .plays('anne shot heated-shot')
  .expectTold('fire.set', { seat: 'anne', targetSeat: 'bart', weapon: 'heated-shot' })
  .expectTold('fire.burned', { seat: 'bart', section: 'hull', left: 1 })
  .expectBoard((b) => b.fight!.sides[1].used.includes(BURNING), true)
  .expectBoard((b) => b.players[0]!.weapons, [])
  .expectAsked('anne', 'naval.declare')
  .dice('manoeuvre', 'anne', 1, 1, 1)
  .dice('manoeuvre', 'bart', 1, 1)
  .dice('fire', 'bart', 5)
  .plays('anne order fire', 'bart order fire')
  .expectTold('fire.out', { seat: 'bart' })
  .expectBoard((b) => [b.players[1]!.ship.hull, b.fight!.sides[1].used.includes(BURNING)], [1, false])
  .expectNothingLeft();

open(won(heated('SEA-m2-11: nor does its own volley pass anything to the Hull').given(cubes('bart', { masts: 0 })), 1), 2, 2, 2)
  .dice('fire', 'bart', 5)
  .plays('anne shot heated-shot')
  .expectTold('hit.lost', { seat: 'bart', section: 'masts' })
  .expectBoard((b) => b.players[1]!.ship.hull, 2);

open(
  won(heated('SEA-m2-09: a ship that the fire sinks is beaten by the other').given(cubes('bart', { hull: 1, cargo: 0 }))),
  4,
  3,
  3,
)
  .dice('fire', 'bart', 1)
  .plays('anne shot heated-shot')
  .expectTold('ship.sunk', { seat: 'bart' })
  .expectTold('captain.died', { seat: 'bart' })
  .expectBoard((b) => b.players[0]!.points, 1);

/** bart's ship burns: one die a round, for that ship alone. */
const aflame = (name: string, ...fire: number[]) =>
  open(won(heated(name).given(ship('bart', 'galleon'))).dice('fire', 'bart', ...fire), 4, 4, 4).plays('anne shot heated-shot');

aflame('SEA-m2-07: one die a round, and for the burning ship alone; a hand lost to it is lost in this combat', 3, 5)
  .expectTold('fire.burned', { seat: 'bart', section: 'crew', left: 3 })
  .expectNotTold('fire.burned', { seat: 'anne' })
  .expectNotTold('fire.out')
  .expectBoard((b) => b.fight!.sides.map(({ crewLost }) => crewLost), [0, 1])
  .dice('manoeuvre', 'anne', 1, 1, 1)
  .dice('manoeuvre', 'bart', 1, 1)
  .plays('anne order fire', 'bart order fire')
  .expectTold('fire.out', { seat: 'bart' });
aflame('SEA-m2-07: masts that burn are no hands lost', 2).expectBoard((b) => b.fight!.sides[1].crewLost, 0);

const laden = (name: string, ...cargo: CargoId[]) => won(heated(name).given(hold('bart', ...cargo))).dice('fire', 'bart', 1);
open(laden('SEA-m2-07, FDM-DAMAGE-08: a hold that burns loses what no longer fits', 'rum-1', 'food-1'), 4, 3, 3)
  .draws('overboard', 'bart', 'rum-1')
  .plays('anne shot heated-shot')
  .expectTold('cargo.lost', { seat: 'bart', card: 'rum-1' })
  .expectBoard((b) => b.players[1]!.cargo, ['food-1']);
open(laden('SEA-m2-07, FDM-DAMAGE-08: and nothing while all of it fits', 'rum-1'), 4, 3, 3)
  .plays('anne shot heated-shot')
  .expectTold('fire.burned', { seat: 'bart', section: 'cargo', left: 1 })
  .expectNotTold('cargo.lost');
open(
  laden('SEA-m2-07, FDM-DAMAGE-08: whose hold is Well Stowed chooses, if there is anything to choose', 'rum-1', 'food-1').given(
    (b) => {
      const stowed = b.captains.splice(b.captains.indexOf('corentin-le-bihan'), 1, b.players[1]!.captain!);
      b.players[1]!.captain = stowed[0]!;
    },
  ),
  4,
  3,
  3,
)
  .plays('anne shot heated-shot')
  .expectOptions('bart', ['drop food', 'drop rum'])
  .plays('bart drop food')
  .expectBoard((b) => b.players[1]!.cargo, ['rum-1']);

open(
  won(
    heated('SEA-m2-07: a Reinforced hull is asked about the hits, not about the fire').given(
      ship('bart', 'sloop', { mods: ['reinforced-hull'] }),
    ),
  ),
  4,
  3,
  3,
)
  .plays('anne shot heated-shot')
  .expectAsked('bart', 'volley.hull')
  .dice('fire', 'bart', 2)
  .plays('bart pass')
  .expectBoard((b) => b.players[1]!.ship.masts, 1);

open(won(heated('SEA-m2-08: boarding puts the fire out, without another die').given(cubes('bart', { crew: 2 }))), 4, 1, 2)
  .dice('fire', 'bart', 2)
  .plays('anne shot heated-shot')
  .dice('manoeuvre', 'anne', 5, 5, 5)
  .dice('manoeuvre', 'bart', 1)
  .plays('anne order board')
  .expectTold('ship.boarded', { seat: 'anne' })
  .expectNothingLeft();

open(
  won(
    duel('SEA-m2-08: a second heated shot does not make it burn twice')
      .given(weapons('anne', HEATED_SHOT))
      .given(ship('bart', 'galleon')),
  ),
  1,
  1,
  1,
)
  .dice('fire', 'bart', 1)
  .plays('anne shot heated-shot')
  .given(weapons('anne', HEATED_SHOT))
  .dice('manoeuvre', 'anne', 5, 5, 5)
  .dice('manoeuvre', 'bart', 1, 1)
  .dice('location', 'anne', 2, 2, 2)
  .plays('anne order fire', 'bart order fire')
  .dice('fire', 'bart', 2)
  .plays('anne shot heated-shot')
  .expectBoard((b) => b.fight!.sides[1].used.filter((what) => what === BURNING).length, 1)
  .expectNothingLeft();

open(
  idle(
    duel('SEA-m2-14: long-range guns take none of them')
      .given(ship('anne', 'frigate', { mods: ['long-range-guns'] }))
      .given(weapons('anne', HEATED_SHOT, DOUBLE_SHOT)),
  ).dice('long-range-guns', 'anne', 5, 1, 1),
  1,
)
  .expectTold('volley.fired', { seat: 'anne', from: 'long-range-guns', hits: 1 })
  .expectAsked('anne', 'naval.declare')
  .expectBoard((b) => b.players[0]!.weapons.length, 2);

open(
  idle(
    duel('SEA-m2-14: nor do chasers')
      .given(ship('anne', 'frigate', { mods: ['chasers'] }))
      .given(weapons('anne', HEATED_SHOT, DOUBLE_SHOT)),
  ),
)
  .plays('anne order fire', 'bart order flee')
  .dice('location', 'anne', 1)
  .dice('manoeuvre', 'anne', 1, 1, 1)
  .dice('manoeuvre', 'bart', 1, 1)
  .plays('anne chase')
  .expectBoard((b) => b.players[0]!.weapons.length, 2)
  .expectAsked('anne', 'naval.declare');

// ── caltrops ──

const boarded = (name: string) => duel(name).given(weapons('bart', CALTROPS));

open(
  idle(
    boarded('SEA-EX-17, SEA-m2-12: the boarder, nimbler by two, rolls 3 + 1 − 2 = 2 dice')
      .given(ship('anne', 'sloop'))
      .given(ship('bart', 'galleon')),
  ),
)
  .plays('anne order board', 'bart order fire')
  .expectAsked('bart', 'naval.caltrops')
  .dice('manoeuvre', 'anne', 1, 2)
  .dice('manoeuvre', 'bart', 1, 1)
  .plays('bart strew')
  .expectTold('caltrops.strewn', { seat: 'bart', targetSeat: 'anne' })
  .expectTold('contest.rolled', { seat: 'anne', dice: [1, 2] })
  .expectBoard((b) => b.players[1]!.weapons, [])
  .expectNothingLeft();

open(idle(duel('SEA-EX-17, SEA-m2-12: at least one die is left').given(weapons('anne', CALTROPS))))
  .plays('anne order fire', 'bart order board')
  .expectAsked('anne', 'naval.caltrops')
  .dice('manoeuvre', 'anne', 1, 1, 1)
  .dice('manoeuvre', 'bart', 1)
  .plays('anne strew')
  .expectTold('contest.rolled', { seat: 'bart', dice: [1] })
  .expectNothingLeft();

open(idle(boarded('SEA-m2-12: only against Board')))
  .plays('anne order fire')
  .dice('manoeuvre', 'anne', 1, 1, 1)
  .dice('manoeuvre', 'bart', 1, 1)
  .plays('bart order fire')
  .expectAsked('anne', 'naval.declare')
  .expectBoard((b) => b.players[1]!.weapons, [CALTROPS]);

open(idle(boarded('SEA-m2-13: a grapple rolls again only the dice that were rolled').given(weapons('anne', 'grapple'))))
  .plays('anne order board', 'bart order fire')
  .dice('manoeuvre', 'anne', 2)
  .dice('manoeuvre', 'bart', 1, 1)
  .plays('bart strew')
  .expectAsked('anne', 'dice.reroll')
  .expectOptions('anne', ['reroll own 2', 'keep-dice']);

open(idle(boarded('SEA-m2-12: they need not be strewn, and then they stay')))
  .plays('anne order board', 'bart order fire')
  .expectOptions('bart', ['strew', 'pass'])
  .dice('manoeuvre', 'anne', 1, 1, 1)
  .dice('manoeuvre', 'bart', 1, 1)
  .plays('bart pass')
  .expectNotTold('caltrops.strewn')
  .expectBoard((b) => b.players[1]!.weapons, [CALTROPS]);

open(idle(boarded('SEA-m2-12: where both board, both may strew, the attacker first').given(weapons('anne', CALTROPS))))
  .plays('anne order board', 'bart order board')
  .expectPrompt('anne', { seat: 0, runs: 0 })
  .plays('anne strew')
  .expectAsked('bart', 'naval.caltrops')
  .dice('manoeuvre', 'anne', 1)
  .dice('manoeuvre', 'bart', 1)
  .plays('bart strew')
  .expectBoard((b) => b.players.map((p) => p.weapons.length), [0, 0]);

// ── plunder ──

duel('SEA-m2-15: they are plundered like the others, or left behind')
  .given(weapons('bart', HEATED_SHOT, CALTROPS))
  .given((b) => {
    const side = (seat: number) => ({
      seat,
      npc: null,
      leadership: 0,
      runBy: null,
      ship: null,
      declared: null,
      dice: [],
      used: [],
      marks: [],
      crewLost: 0,
      bestVolley: 0,
    });
    b.fight = {
      zone: 'curacao',
      where: 'sea',
      stage: 'crew',
      round: 1,
      sides: [side(0), side(1)],
      boarder: 0,
      single: false,
      winner: 0,
      end: 'boarded',
    };
  })
  .start(spoils, { at: 0, cargo: 0, refused: [] })
  .plays('anne refuse caltrops', 'anne leave-prize')
  .expectBoard((b) => b.players[0]!.weapons, [HEATED_SHOT]);

test('SEA-m2-15: used, they are on sale again: nobody runs out of them', () => {
  expect(contentOf({ packs: [PACK] }).weapons).toContain(CALTROPS);
});
