// Module 4: what upgrades do in searches and fights, who decides on them, and who gets them.
import type { State } from '@boucan/kernel';
import type { SeatOf } from '@boucan/testkit/scenario';
import { byHand } from '../../src/advice/by-hand.ts';
import type { Caribbean } from '../../src/board.ts';
import type { NpcId } from '../../src/content/npcs.ts';
import type { ModificationId } from '../../src/content/tokens.ts';
import { CROWS_NEST } from '../../src/packs/modifications/content.ts';
import { BURNING, CALTROPS, DOUBLE_SHOT, HEATED_SHOT } from '../../src/packs/special-weapons/content.ts';
import { GALLEON } from '../../src/packs/treasure-galleon/content.ts';
import { treasure } from '../../src/packs/treasure-galleon/galleon.ts';
import { PACK, type UpgradeToken } from '../../src/packs/upgrades/content.ts';
import { upgrades, upgradesOf } from '../../src/packs/upgrades/pool.ts';
import { weaponsAt } from '../../src/rules/combat/arms.ts';
import { combat } from '../../src/rules/combat/combat.ts';
import { manoeuvreDice } from '../../src/rules/combat/fight.ts';
import { newSide } from '../../src/rules/combat/sides.ts';
import { spoils } from '../../src/rules/combat/spoils.ts';
import { shipAt } from '../../src/rules/facts.ts';
import { visitYard } from '../../src/rules/port/yard.ts';
import { death } from '../../src/rules/round/death.ts';
import { searchDice, searches } from '../../src/rules/round/hunt.ts';
import { merchant } from '../../src/rules/sea/raid.ts';
import { mount } from '../../src/rules/ships.ts';
import { afloat, agreed, at, atWar, bounties, commodore, cubes, gold, inPort, merchantIn, npc, ship, weapons } from '../kit.ts';
import { faultsOf, voyage } from './kit.ts';
import { fitted, took } from './upgrades-kit.ts';

const NAVY: NpcId = 'navy-england';

/** anne is Bartholomew Sharp (Manoeuvre 3) with a frigate; off Curaçao she meets Benbow's (3, Leadership 3), which bart runs. */
const meeting = (name: string, tokens: readonly UpgradeToken[], ...packs: string[]) =>
  voyage(name, PACK, ...packs)
    .given(afloat('anne', 'bartholomew-sharp', 'frigate', 'curacao'))
    .given(bounties('anne', { england: 1 }))
    .given(npc(NAVY, 'navy-england-benbow', 'curacao'))
    .given(fitted(NAVY, ...tokens));
type Scene = ReturnType<typeof meeting>;
const begin = (scene: Scene): Scene => scene.start(combat, { attacker: 0, defender: NAVY });
/** A combat round: her three dice, and theirs. */
const round = (scene: Scene, own: number[], theirs: number[]): Scene =>
  scene.dice('manoeuvre', 'anne', ...own).dice('npc-manoeuvre', null, ...theirs);
const idle = (scene: Scene): Scene => round(scene, [1, 1, 1], [1, 1, 1]);
const theirs = (b: Caribbean) => b.fight!.sides[1];

// ── what is always at work ──

begin(
  idle(
    meeting('SEA-m4-15: hammocks and a gun port: Crew and Cannons begin the fight raised', ['extra-hammocks', 'extra-gun-port']),
  ),
)
  .expectBoard((b) => [theirs(b).ship!.crew, theirs(b).ship!.cannons, theirs(b).ship!.hull], [4, 4, 3])
  .expectAsked('anne', 'naval.declare');

begin(
  voyage('SEA-m4-15: a Man-o’-war has 5 already, and no more', PACK)
    .given(afloat('anne', 'bartholomew-sharp', 'frigate', 'curacao'))
    .given(bounties('anne', { england: 1 }))
    .given(atWar(['england', 'spain']))
    .given(commodore('commodore-england-holmes', 'curacao'))
    .given(fitted(NAVY, 'extra-hammocks', 'extra-gun-port')),
).expectBoard((b) => [theirs(b).ship!.crew, theirs(b).ship!.cannons], [5, 5]);

begin(
  meeting('SEA-m4-15: special rigging makes a ship nimbler', ['special-rigging'])
    .given(ship('anne', 'galleon'))
    .dice('manoeuvre', 'anne', 1, 1, 1)
    .dice('npc-manoeuvre', null, 1, 1, 1, 1),
).expectBoard((b) => [manoeuvreDice(b, 1), manoeuvreDice(b, 0)], [4, 3]);

meeting('SEA-m4-15, SEA-SET-23: a crow’s nest sees further', [CROWS_NEST])
  .given(bounties('anne', { england: 1 }))
  .dice('search', null, 1, 1, 1, 1)
  .start(searches, (seat: SeatOf) => ({ seat: seat('anne'), leaving: false }))
  .expectTold('npc.searched', { npc: NAVY, by: [CROWS_NEST] })
  .expectBoard((b) => searchDice(b, NAVY, 0, false), 4);

meeting('SEA-m4-16: weapons are of no use in a search', ['grapple', 'chain-shot'])
  .dice('search', null, 1, 1, 1)
  .start(searches, (seat: SeatOf) => ({ seat: seat('anne'), leaving: false }))
  .expectBoard((b) => searchDice(b, NAVY, 0, false), 3)
  .expectNotAsked('bart');

begin(
  idle(
    meeting('SEA-m4-15, SEA-SET-24: long-range guns fire before the first round', ['long-range-guns']).dice(
      'long-range-guns',
      null,
      5,
      1,
      5,
    ),
  ).dice('location', null, 1, 2),
)
  .expectTold('guns.ranged')
  .expectBoard((b) => [b.players[0]!.ship.cargo, b.players[0]!.ship.masts], [2, 2]);

round(
  begin(idle(meeting('SEA-m4-15, SEA-SET-24: swivel guns sweep the deck as the crews meet', ['swivel-guns']))),
  [5, 5, 5],
  [1, 1, 1],
)
  .dice('swivel-guns', null, 5, 1)
  .dice('leadership', 'anne', 5, 5)
  .dice('npc-leadership', null, 1, 1, 1)
  .given((b) => {
    theirs(b).ship!.crew = 1;
  })
  .plays('anne order board', 'bart order fire')
  .expectTold('swivels.fired')
  .expectBoard((b) => b.players[0]!.ship.crew, 2)
  .expectAsked('anne', 'spoils.ship');

// ── once in a combat, decided on by whoever runs the ship ──

begin(
  round(meeting('SEA-m4-16, SEA-SET-26: chain shot is used by whoever runs the ship', ['chain-shot']), [1, 1, 1], [5, 5, 1]).dice(
    'location',
    null,
    5,
    5,
    1,
  ),
)
  .expectAsked('bart', 'volley.shot')
  .expectPrompt('bart', { seat: NAVY, runs: 1, dice: ['skull', 'skull', 1], targetSeat: 0 })
  .expectOptions('bart', ['shot chain-shot', 'pass'])
  .plays('bart shot chain-shot')
  .expectTold('shot.used', { weapon: 'chain-shot' })
  .expectBoard((b) => [b.players[0]!.ship.masts, b.players[0]!.ship.cargo], [1, 2])
  .expectBoard((b) => [weaponsAt(b, 1), upgradesOf(b, NAVY)], [[], ['chain-shot']]);

begin(round(meeting('SEA-m4-16: and need not be', ['grape-shot']), [1, 1, 1], [5, 5, 1]).dice('location', null, 5, 5, 1))
  .plays('bart pass')
  .expectAsked('anne', 'volley.skull')
  .expectBoard((b) => weaponsAt(b, 1), ['grape-shot']);

begin(
  round(
    meeting('SEA-m4-07, SEA-SET-26: if the captain survives, what was used up is back', ['chain-shot']).given(
      ship('anne', 'man-o-war'),
    ),
    [1, 1, 1],
    [5, 5, 1],
  ).dice('location', null, 5, 5, 1),
)
  .plays('bart shot chain-shot', 'anne order flee', 'bart order flee')
  .expectDone()
  .expectBoard(
    (b) => {
      const again = { ...b, fight: { sides: [newSide(b, 0, NAVY), newSide(b, NAVY, 0)] } } as unknown as Caribbean;
      return [upgradesOf(b, NAVY), weaponsAt(again, 1), upgrades.of(b).pool.length];
    },
    [['chain-shot'], ['chain-shot'], 16],
  );

round(begin(idle(meeting('SEA-m4-16, SEA-SET-26: a grapple for the boarder', ['grapple']))), [1, 1, 1], [1, 2, 3])
  .plays('anne order fire', 'bart order board')
  .expectAsked('bart', 'dice.reroll')
  .expectPrompt('bart', { seat: NAVY, runs: 1, own: [1, 2, 3], enemy: [1, 1, 1], skill: 'manoeuvre' })
  .dice('npc-manoeuvre', null, 5)
  .plays('bart reroll own 1', 'bart throw')
  .expectToldInOrder(['dice.rerolled'], ['grapple.used'], ['ship.boarded', { targetSeat: 'anne' }]);

begin(
  round(meeting('SEA-m4-16, SEA-SET-25: a reinforced hull stops one hit', ['reinforced-hull']), [5, 5, 1], [1, 1, 1]).dice(
    'location',
    'anne',
    3,
    3,
    4,
  ),
)
  .expectAsked('bart', 'volley.hull')
  .expectPrompt('bart', { seat: NAVY, runs: 1, sections: ['crew', 'crew', 'cannons'] })
  .plays('bart cancel crew')
  .expectBoard((b) => [theirs(b).ship!.crew, theirs(b).ship!.cannons, theirs(b).ship!.turned], [2, 2, true]);

begin(idle(meeting('SEA-m4-16, SEA-SET-25: chasers, when somebody means to flee', ['chasers'])))
  .dice('location', null, 4)
  .plays('anne order flee', 'bart order fire')
  .expectAsked('bart', 'naval.chase')
  .expectPrompt('bart', { seat: NAVY, runs: 1 })
  .plays('bart chase')
  .expectTold('volley.fired', { from: 'chasers' })
  .expectBoard((b) => b.players[0]!.ship.cannons, 2);

const M2 = 'special-weapons';
begin(
  round(meeting('SEA-m4-16, SEA-SET-27: heated shot', [HEATED_SHOT], M2), [1, 1, 1], [5, 1, 1])
    .dice('location', null, 1, 1, 1)
    .dice('fire', 'anne', 2),
)
  .plays('bart shot heated-shot')
  .expectTold('fire.set', { targetSeat: 'anne' })
  .expectBoard((b) => [b.fight!.sides[0].used, b.players[0]!.ship.masts], [[BURNING], 2]);

begin(
  round(meeting('SEA-m2-07: the hold of a ship of nobody’s burns too, and nothing falls out of it', [], M2), [5, 5, 1], [1, 1, 1])
    .given(weapons('anne', HEATED_SHOT))
    .dice('location', 'anne', 4, 4, 4)
    .dice('fire', null, 1),
)
  .plays('anne shot heated-shot')
  .expectTold('fire.burned', { section: 'cargo', left: 2 })
  .expectNotTold('cargo.lost');

begin(round(meeting('SEA-m4-16, SEA-SET-27: double shot', [DOUBLE_SHOT], M2), [1, 1, 1], [5, 1, 1]))
  .expectAsked('bart', 'naval.double')
  .expectPrompt('bart', { seat: NAVY, runs: 1, hits: 3 })
  .dice('location', null, 1, 1, 2, 2, 3, 3)
  .plays('bart double')
  .expectTold('shot.doubled', { hits: 6 });

begin(idle(meeting('SEA-m4-16, SEA-SET-27: caltrops', [CALTROPS], M2)))
  .plays('anne order board', 'bart order fire')
  .expectAsked('bart', 'naval.caltrops')
  .expectPrompt('bart', { seat: NAVY, runs: 1 })
  .dice('manoeuvre', 'anne', 1)
  .plays('bart strew')
  .expectTold('caltrops.strewn', { targetSeat: 'anne' })
  .expectTold('contest.rolled', { seat: 'anne', dice: [1] });

// ── nobody runs it ──

const alone = (name: string, ...tokens: UpgradeToken[]) => meeting(name, tokens).given(agreed({ autoNpcs: true }));

begin(
  round(alone('SEA-m4-16: the game itself fires the shot that has something to hit', 'chain-shot', 'grape-shot'), [1], [5, 1, 1])
    .given(cubes('anne', { masts: 0 }))
    .dice('location', null, 5, 1, 1),
)
  .expectTold('shot.used', { weapon: 'grape-shot' })
  .expectNotAsked('bart');

begin(
  round(alone('SEA-m4-16: and has a hull stop the dearest hit', 'reinforced-hull'), [5, 5, 1], [1, 1, 1]).dice(
    'location',
    'anne',
    1,
    3,
    4,
  ),
)
  .expectTold('hit.cancelled', { section: 'crew' })
  .expectNotAsked('bart');

round(
  begin(
    idle(alone('SEA-m4-16: and throws a grapple when it would not win otherwise', 'grapple').given(cubes('anne', { crew: 1 }))),
  ),
  [5, 5, 1],
  [5, 1, 2],
)
  .dice('npc-manoeuvre', null, 5, 4)
  .dice('leadership', 'anne', 1, 1)
  .dice('npc-leadership', null, 5, 5, 5)
  .plays('anne order fire')
  .expectToldInOrder(['combat.declared', { declaration: 'board' }], ['grapple.used'], ['crew.won', { targetSeat: 'anne' }]);

begin(idle(alone('SEA-m4-16: and fires chasers at whoever flees', 'chasers')))
  .dice('location', null, 4)
  .plays('anne order flee')
  .expectTold('volley.fired', { from: 'chasers' })
  .expectNotAsked('bart');

begin(
  idle(meeting('SEA-m2-12, SEA-m4-16: and strews caltrops before a boarder', [CALTROPS], M2).given(agreed({ autoNpcs: true }))),
)
  .dice('manoeuvre', 'anne', 1)
  .plays('anne order board')
  .expectTold('caltrops.strewn', { targetSeat: 'anne', weapon: CALTROPS })
  .expectNotAsked('bart');

begin(
  round(
    meeting('SEA-m2-10, SEA-m4-16: and loads double shot', [DOUBLE_SHOT], M2).given(agreed({ autoNpcs: true })),
    [1, 1, 1],
    [5, 1, 1],
  ).dice('location', null, 1, 1, 2, 2, 3, 3),
)
  .expectTold('shot.doubled', { hits: 6, dice: [2, 3, 3] })
  .expectNotAsked('bart');

// ── won ──

/** Her crew has beaten the ship's; her own has these modifications, the other's are mounted, and some of it is used up. */
const beaten = (scene: Scene, who: NpcId = NAVY, used: readonly UpgradeToken[] = []): Scene =>
  scene
    .given((b) => {
      b.fight = {
        zone: 'curacao',
        where: 'sea',
        stage: 'crew',
        round: 1,
        sides: [newSide(b, 0, who), newSide(b, who, 0)],
        boarder: 0,
        single: false,
        winner: 0,
        end: 'boarded',
      };
      const enemy = shipAt(b, 1);
      for (const token of upgradesOf(b, who))
        if (weaponsAt(b, 1).every((weapon) => weapon !== token)) mount(enemy, token as ModificationId);
      theirs(b).used.push(...(used.filter((token) => token !== 'reinforced-hull') as 'chasers'[]));
      if (used.includes('reinforced-hull')) enemy.turned = true;
      enemy.crew = 0;
    })
    .start(spoils, { at: 0, cargo: 0, refused: [] });
const mine = (b: Caribbean) => [b.players[0]!.ship.mods, b.players[0]!.weapons];
const pool = (b: Caribbean) => upgrades.of(b).pool.length;

beaten(meeting('SEA-m4-08, SEA-m4-18: what was not used up may be taken: on the own ship', ['extra-gun-port', 'grapple']))
  .plays('anne leave-prize')
  .expectAsked('anne', 'spoils.upgrades')
  .expectPrompt('anne', { npc: NAVY, upgrades: ['extra-gun-port', 'grapple'] })
  .expectOptions('anne', ['take-upgrade extra-gun-port', 'take-upgrade grapple', 'leave-upgrades'])
  .plays('anne take-upgrade extra-gun-port', 'anne take-upgrade grapple')
  .expectTold('upgrade.taken', { seat: 'anne', upgrade: 'grapple' })
  .expectBoard(mine, [['extra-gun-port'], ['grapple']])
  .expectBoard((b) => [b.players[0]!.ship.cannons, pool(b)], [4, 15])
  .expectBoard(
    (b) => upgrades.of(b).taken,
    [
      { token: 'extra-gun-port', seat: 0 },
      { token: 'grapple', seat: 0 },
    ],
  );

beaten(
  meeting('SEA-m4-08, SEA-m4-18: or with the captured one, as it is', ['extra-gun-port', 'grapple']).given(ship('anne', 'sloop')),
)
  .given((b) => {
    theirs(b).ship!.cannons = 0;
  })
  .plays('anne capture', 'anne take-upgrade extra-gun-port', 'anne take-upgrade grapple')
  .expectBoard(mine, [['extra-gun-port'], ['grapple']])
  .expectBoard((b) => [b.players[0]!.ship.type, b.players[0]!.ship.cannons, pool(b)], ['frigate', 0, 15]);

beaten(
  meeting('SEA-m4-08, SEA-m4-10: what is left behind goes back, off the captured ship too', ['extra-gun-port', 'extra-hammocks']),
)
  .given((b) => {
    theirs(b).ship!.cannons = 3;
    b.players[0]!.ship.crew = 3;
  })
  .plays('anne capture', 'anne leave-upgrades', 'anne done')
  .expectBoard(mine, [[], []])
  .expectBoard((b) => [b.players[0]!.ship.cannons, b.players[0]!.ship.crew, pool(b)], [2, 3, 17]);

beaten(
  meeting('SEA-m4-08: where captured ships are stripped, upgrades may be taken all the same', ['swivel-guns', 'chasers']).given(
    agreed({ capturedMods: false }),
  ),
)
  .plays('anne capture', 'anne take-upgrade swivel-guns', 'anne leave-upgrades', 'anne done')
  .expectBoard(mine, [['swivel-guns'], []])
  .expectBoard((b) => [pool(b), b.adrift.length], [16, 0]);

beaten(
  meeting('SEA-m4-09, SEA-m4-18: one of each kind aboard', ['chasers', 'grapple'])
    .given(ship('anne', 'frigate', { mods: ['chasers'] }))
    .given(weapons('anne', 'grapple')),
)
  .plays('anne leave-prize')
  .expectAsked('anne', 'spoils.cargo')
  .expectBoard((b) => [mine(b), pool(b)], [[['chasers'], ['grapple']], 15]);

beaten(
  meeting('SEA-m4-09: the one cannot be taken, the other can', ['chasers', 'swivel-guns']).given(
    ship('anne', 'frigate', { mods: ['chasers'] }),
  ),
)
  .plays('anne leave-prize')
  .expectWhyNot('anne', 'take-upgrade chasers', 'SEA-m4-09', 'modification-aboard')
  .expectCan('anne', 'take-upgrade swivel-guns');

beaten(meeting('SEA-m4-09: no value above 5, whatever is taken', ['extra-gun-port']).given(ship('anne', 'man-o-war')))
  .plays('anne leave-prize', 'anne take-upgrade extra-gun-port')
  .expectBoard((b) => [mine(b)[0], b.players[0]!.ship.cannons], [['extra-gun-port'], 5]);

beaten(meeting('SEA-m4-17: chasers fired and a weapon thrown are used up', ['chasers', 'grapple']), NAVY, ['chasers', 'grapple'])
  .plays('anne leave-prize')
  .expectAsked('anne', 'spoils.cargo');

beaten(meeting('SEA-m4-17: and so is a hull turned, also on a captured ship', ['reinforced-hull', 'special-rigging']), NAVY, [
  'reinforced-hull',
])
  .plays('anne capture')
  .expectOptions('anne', ['take-upgrade special-rigging', 'leave-upgrades'])
  .plays('anne take-upgrade special-rigging')
  .expectBoard((b) => [mine(b)[0], b.players[0]!.ship.turned], [['special-rigging'], false]);

beaten(
  voyage('SEA-m4-19: a pirate’s upgrades are taken as well', PACK)
    .given(afloat('anne', 'bartholomew-sharp', 'frigate', 'curacao'))
    .given(npc('pirate-sloop', 'pirate-sloop-rackham', 'curacao'))
    .given(fitted('pirate-sloop', 'swivel-guns')),
  'pirate-sloop',
)
  .plays('anne leave-prize', 'anne take-upgrade swivel-guns')
  .expectBoard((b) => b.players[0]!.ship.mods, ['swivel-guns']);

const galleon = (name: string) =>
  voyage(name, PACK, 'treasure-galleon')
    .given(afloat('anne', 'bartholomew-sharp', 'frigate', 'cartagena'))
    .given(fitted(GALLEON, 'grape-shot'));

beaten(galleon('SEA-m6-16, SEA-m4-08: the galleon’s gold, and its upgrade'), GALLEON)
  .plays('anne leave-prize', 'anne take-upgrade grape-shot')
  .expectBoard((b) => [b.players[0]!.weapons, treasure.of(b).gold, upgradesOf(b, GALLEON).length], [['grape-shot'], 0, 0]);

for (const [upgrade, crew, cannons] of [
  ['extra-hammocks', 4, 3],
  ['extra-gun-port', 3, 4],
] as const)
  voyage(
    `SEA-m4-15, SEA-m6-11: with ${upgrade} the galleon has one more, and sails as short-handed as before`,
    PACK,
    'treasure-galleon',
  )
    .given(afloat('anne', 'bartholomew-sharp', 'frigate', 'cartagena'))
    .given(fitted(GALLEON, upgrade))
    .dice('manoeuvre', 'anne', 1, 1, 1)
    .dice('npc-manoeuvre', null, 1, 1, 1)
    .start(combat, { attacker: 0, defender: GALLEON })
    .expectBoard((b) => [b.fight!.sides[1].ship!.crew, b.fight!.sides[1].ship!.cannons], [crew, cannons]);

galleon('SEA-m4-20: the galleon too gets back what it has used up')
  .given(ship('anne', 'man-o-war'))
  .dice('manoeuvre', 'anne', 1, 1, 1)
  .dice('npc-manoeuvre', null, 5, 5, 1)
  .dice('location', null, 5, 5, 1)
  .start(combat, { attacker: 0, defender: GALLEON })
  .plays('bart shot grape-shot', 'anne order flee', 'bart order flee')
  .expectDone()
  .expectBoard((b) => upgradesOf(b, GALLEON), ['grape-shot']);

beaten(meeting('SEA-m4-17: one’s own hull, turned, says nothing of theirs', ['reinforced-hull', 'swivel-guns']))
  .given((b) => {
    b.players[0]!.ship.turned = true;
  })
  .plays('anne leave-prize')
  .expectOptions('anne', ['take-upgrade reinforced-hull', 'take-upgrade swivel-guns', 'leave-upgrades'])
  .plays('anne take-upgrade swivel-guns')
  .expectBoard((b) => [theirs(b).ship!.mods, faultsOf(b)], [['reinforced-hull'], []]);

beaten(
  meeting('SEA-m4-09: a weapon held is not taken twice, with the captured ship either', ['grapple', 'chasers']).given(
    weapons('anne', 'grapple'),
  ),
)
  .plays('anne capture')
  .expectWhyNot('anne', 'take-upgrade grapple', 'SEA-m4-09', 'weapon-held')
  .plays('anne take-upgrade chasers')
  .expectBoard((b) => [mine(b), pool(b)], [[['chasers'], ['grapple']], 15]);

beaten(
  meeting('SEA-m4-18: what a port had mounted on the ship given up goes to a port, though the prize has its like', [
    'chasers',
  ]).given(ship('anne', 'frigate', { mods: ['chasers'] })),
)
  .plays('anne capture')
  .expectBoard((b) => faultsOf(b), [])
  .plays('anne take-upgrade chasers', 'anne done')
  .expectBoard(
    (b) => [b.players[0]!.ship.mods, b.yards.filter((mod) => mod === 'chasers').length, faultsOf(b)],
    [['chasers'], 2, []],
  );

beaten(meeting('SEA-m4-08: without an upgrade there is nothing to ask', []))
  .plays('anne leave-prize')
  .expectAsked('anne', 'spoils.cargo');

// ── lost again ──

voyage('SEA-m4-18: a weapon bought is no upgrade, whoever has taken its like', PACK)
  .given(weapons('anne', 'grapple'))
  .given(took('bart', 'grapple'))
  .start(death, (seat: SeatOf) => ({ seat: seat('anne') }))
  .expectNotTold('upgrade.lost')
  .expectBoard((b) => [pool(b), owners(b)], [16, ['grapple 1']]);

voyage('SEA-m4-18: sold, a weapon that was taken goes back to the upgrades', PACK)
  .given(inPort('anne', 'curacao'))
  .given(took('anne', 'grapple'))
  .start(visitYard, (seat: SeatOf) => ({ seat: seat('anne'), repaired: 0, bought: [] }))
  .plays('anne sell-weapon grapple 1')
  .expectBoard((b) => [pool(b), upgrades.of(b).taken.length], [17, 0])
  .expectTold('upgrade.lost', { seat: 'anne', upgrade: 'grapple' })
  .plays('anne buy-weapon grapple 3')
  .expectBoard(pool, 17);

voyage('SEA-m4-18: spent in a raid it goes back too', PACK)
  .given(at('anne', 'curacao'))
  .given(merchantIn('curacao', 'holland'))
  .given(took('anne', 'grapple'))
  .draws('cargo', 'anne', 'rum-2', 'sugar-1', 'tobacco-1')
  .dice('manoeuvre', 'anne', 1, 2, 3)
  .start(merchant, (seat: SeatOf) => ({ seat: seat('anne') }))
  .plays('anne attack holland', 'anne spend grapple')
  .expectBoard(pool, 17);

voyage('SEA-m4-18: with the ship that is sold, the modification goes back, and to no port', PACK)
  .given(inPort('anne', 'curacao'))
  .given(gold('anne', 40))
  .given(took('anne', 'swivel-guns'))
  .start(visitYard, (seat: SeatOf) => ({ seat: seat('anne'), repaired: 0, bought: [] }))
  .plays('anne exchange frigate 35 6')
  .expectBoard((b) => [pool(b), b.adrift.length, b.yards.filter((mod) => mod === 'swivel-guns').length], [17, 0, 2]);

voyage('SEA-m4-18: and with its captain', PACK)
  .given(took('anne', 'swivel-guns'))
  .given(took('anne', 'grapple'))
  .start(death, (seat: SeatOf) => ({ seat: seat('anne') }))
  .expectBoard((b) => [pool(b), upgrades.of(b).taken.length, b.adrift.length], [17, 0, 0]);

/** anne has beaten bart on deck; both ships have what their owners took. */
const duel = (name: string) =>
  voyage(name, PACK)
    .given(afloat('anne', 'bartholomew-sharp', 'frigate', 'curacao'))
    .given(afloat('bart', 'frances-wright', 'sloop', 'curacao'));
const overcome = (scene: Scene): Scene =>
  scene
    .given((b) => {
      b.fight = {
        zone: 'curacao',
        where: 'sea',
        stage: 'crew',
        round: 1,
        sides: [newSide(b, 0, 1), newSide(b, 1, 0)],
        boarder: 0,
        single: false,
        winner: 0,
        end: 'boarded',
      };
      b.players[1]!.ship.crew = 0;
    })
    .start(spoils, { at: 0, cargo: 0, refused: [] });
const owners = (b: Caribbean) => upgrades.of(b).taken.map(({ token, seat }) => `${token} ${seat}`);

overcome(
  duel('SEA-m4-18: weapon and ship of another player: the tokens are upgrades still')
    .given(took('bart', 'grapple'))
    .given(took('bart', 'chasers')),
)
  .plays('anne capture')
  .expectBoard(owners, ['grapple 0', 'chasers 0'])
  .expectBoard((b) => [b.players[0]!.weapons, b.players[0]!.ship.mods], [['grapple'], ['chasers']]);

overcome(
  duel('SEA-m4-18: off the ship that is given up for it, the own one goes back; a port’s of the same kind does not')
    .given(ship('bart', 'sloop', { mods: ['chasers'] }))
    .given(took('anne', 'chasers'))
    .given(took('bart', 'swivel-guns')),
)
  .plays('anne capture')
  .expectBoard(owners, ['swivel-guns 0'])
  .expectBoard((b) => faultsOf(b), [])
  .expectBoard((b) => [b.players[0]!.ship.mods, pool(b)], [['chasers', 'swivel-guns'], 16]);

overcome(
  duel('SEA-m4-18: and the same the other way round: the port’s goes to a port')
    .given(ship('anne', 'frigate', { mods: ['chasers'] }))
    .given(took('bart', 'chasers')),
)
  .plays('anne capture')
  .expectBoard(owners, ['chasers 0'])
  .expectBoard((b) => [b.yards.filter((mod) => mod === 'chasers').length, pool(b)], [2, 16]);

overcome(
  duel('SEA-m4-18: left aboard a ship that is not taken, they go back with its captain')
    .given(took('bart', 'chasers'))
    .given(took('bart', 'grapple'))
    .given(weapons('anne', 'grapple')),
)
  .plays('anne leave-prize')
  .expectBoard((b) => [pool(b), owners(b), b.adrift.length], [17, [], 0]);

voyage('SEA-m4-15, SEA-m3-08: a crow’s nest that was taken helps its new owner', PACK)
  .given(took('anne', CROWS_NEST))
  .start(visitYard, (seat: SeatOf) => ({ seat: seat('anne'), repaired: 0, bought: [] }))
  .expectView('anne', (view) => view.board.sums.players[0]!.dice.scouting.causes.map(({ what }) => what), [
    'scouting',
    CROWS_NEST,
  ]);

// ── bots ──

const worthOf = (b: Caribbean): number =>
  byHand.worth({ board: b, seats: 2, stack: [], asked: [], result: null } as unknown as State<Caribbean>)[0]!;

meeting('a bot fears a ship the more for its upgrades', ['long-range-guns', 'reinforced-hull'])
  .start(visitYard, (seat: SeatOf) => ({ seat: seat('anne'), repaired: 0, bought: [] }))
  .expectBoard((b) => {
    const plain = { ...b, parts: { ...b.parts, [PACK]: { pool: [], fitted: [], taken: [] } } };
    return worthOf(plain) > worthOf(b);
  }, true);
