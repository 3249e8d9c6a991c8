// FDM-INFO: what is open, what is hidden, and from whom.
import { expect, test } from 'vitest';
import { NATION, ZONE } from '../src/board.ts';
import { ZONE_IDS, ZONES } from '../src/content/map.ts';
import { ZONE_ABILITIES } from '../src/content/zone-abilities.ts';
import { combat } from '../src/rules/combat/combat.ts';
import { gloryPoint } from '../src/rules/glory.ts';
import { portAction } from '../src/rules/port/port.ts';
import { newCaptain } from '../src/rules/round/death.ts';
import { drawEvent } from '../src/rules/round/event.ts';
import { merchant } from '../src/rules/sea/raid.ts';
import { turn } from '../src/rules/sea/turn.ts';
import { en } from '../src/text/content/en.ts';
import { fr } from '../src/text/content/fr.ts';
import {
  afloat,
  at,
  atHome,
  bounties,
  chest,
  crowd,
  cubes,
  demand,
  gold,
  hand,
  hired,
  hold,
  inPort,
  merchantIn,
  mission,
  newGame,
  npc,
  offered,
  points,
  proven,
  rumour,
  scenario,
  ship,
  weapons,
  yard,
} from './kit.ts';
import { ashore, inBusiness, reserveHolds } from './port-kit.ts';

const anne = (seat: (name: string) => number) => ({ seat: seat('anne') });

inBusiness(
  ashore('FDM-INFO-01: everybody sees what is received and what is spent', 'nassau')
    .given(demand('nassau', 'food'))
    .given(hold('anne', 'rum'))
    .given(cubes('anne', { hull: 1 })),
)
  .plays('anne activity sell', 'anne sell rum')
  .expectToldTo('bart', 'cargo.sold', { seat: 'anne', gold: 3 })
  .plays('anne activity yard', 'anne repair hull 2')
  .expectToldTo('bart', 'section.repaired', { seat: 'anne', gold: 2 });

inBusiness(ashore('FDM-INFO-01, FDM-INFO-04: what goes between ship and chest nobody sees', 'cartagena').given(chest('anne', 5)))
  .plays('anne fetch', 'anne take-out 2')
  .expectToldTo('bart', 'gold.fetched', { seat: 'anne' })
  .expectNotToldTo('bart', 'gold.fetched', { gold: 2 })
  .plays('anne activity stash', 'anne stash 6')
  .expectNotToldTo('bart', 'gold.stashed', { gold: 6 })
  .expectView('bart', ({ board: { players } }) => [players[0]!.gold, players[0]!.chest], [null, null]);

scenario('FDM-INFO-02: the gold aboard is its owner’s secret')
  .given(gold('anne', 17))
  .start(turn, anne)
  .expectView('anne', ({ board }) => board.players[0]!.gold, 17)
  .expectView('bart', ({ board }) => board.players[0]!.gold, null)
  .expectView('table', ({ board }) => board.players.map((p) => p.gold), [null, null]);

inBusiness(
  ashore('FDM-INFO-03: gold is aboard or in the chest, and what is aboard can be lost; there is no third place', 'nassau').given(
    gold('anne', 9),
  ),
)
  .expectWhyNot('anne', 'activity stash', 'FDM-PORT-08', 'not-at-home')
  .expectView('bart', ({ board }) => board.players[0]!.purse, 9);

inBusiness(
  ashore('FDM-INFO-04: how much is in the chest is secret, how often gold was hidden is not', 'cartagena').given(
    gold('anne', 20),
  ),
)
  .plays('anne activity stash', 'anne stash 13')
  .expectView('anne', ({ board }) => board.players[0]!.chest, 13)
  .expectView('bart', ({ board }) => [board.players[0]!.chest, board.players[0]!.stashes], [null, 1])
  .expectView('table', ({ board }) => [board.players[0]!.chest, board.players[0]!.stashes], [null, 1]);

inBusiness(
  ashore('FDM-INFO-05: hidden points are declared, or nobody knows of them', 'cartagena')
    .given(points('anne', 8))
    .given(gold('anne', 20)),
)
  .plays('anne activity stash', 'anne stash 19')
  .expectView('bart', ({ board }) => [board.players[0]!.chest, board.players[0]!.points, board.declared], [null, 8, []]);

inBusiness(
  ashore('FDM-INFO-05: with the declaration they are open; what moves afterwards is not', 'cartagena')
    .given(points('anne', 8))
    .given(gold('anne', 20)),
)
  .plays('anne activity stash', 'anne stash 20')
  .expectTold('victory.declared', { seat: 'anne', chest: 20 })
  .expectView('bart', ({ board }) => [board.players[0]!.chest, board.declared], [20, [0]])
  .plays('anne fetch', 'anne take-out 3')
  .expectView('bart', ({ board }) => board.players[0]!.chest, null);

scenario('FDM-INFO-06: cargo lies face down: its number is open, the goods are not')
  .given(hold('anne', 'rum-3', 'food-1'))
  .start(turn, anne)
  .expectView('anne', ({ board }) => board.players[0]!.cargo, ['rum-3', 'food-1'])
  .expectView('bart', ({ board }) => [board.players[0]!.cargo, board.players[0]!.cargoCards], [null, 2]);

inBusiness(
  ashore('FDM-INFO-07: an offer is for the buyer alone; what is left or sold lies open', 'nassau')
    .given(demand('nassau', 'food'))
    .given(reserveHolds('nassau', 'rum')),
)
  .draws('cargo', 'anne', 'wood-1', 'wood-2', 'sugar-1', 'sugar-2', 'rum-1', 'spices-1')
  .plays('anne activity buy', 'anne buy wood 2')
  .expectView('anne', ({ board }) => [board.market!.length, board.basket], [5, ['wood-1']])
  .expectView('bart', ({ board }) => [board.market, board.marketCards, board.basket, board.basketCards], [null, 5, null, 1])
  .plays('anne done')
  .expectView('bart', ({ board }) => [board.cargoDiscard.toSorted(), board.cargo], [
    ['rum-1', 'spices-1', 'sugar-1', 'sugar-2', 'wood-2'],
    58,
  ]);

scenario('FDM-INFO-08: the held Rumour is secret')
  .given(rumour('anne', 'pearl-bank'))
  .start(turn, anne)
  .expectView('anne', ({ board }) => board.players[0]!.rumour, 'pearl-bank')
  .expectView('bart', ({ board }) => [board.players[0]!.rumour, board.players[0]!.hasRumour], [null, true]);

scenario('FDM-INFO-09: captain, ship, modifications, specialists, Mission, bounties, Glory and proven Rumours are open')
  .given(ship('anne', 'frigate', { mods: ['chasers'], hull: 1 }))
  .given(hired('anne', 'lookout-paid'))
  .given(mission('anne', 'sailcloth-run'))
  .given(bounties('anne', { spain: 2 }))
  .given(points('anne', 3))
  .given(proven('anne', 'pilots-rutter'))
  .given(weapons('anne', 'grapple'))
  .start(turn, anne)
  .expectView(
    'bart',
    ({ board: { players } }) => {
      const p = players[0]!;
      return [
        p.captain,
        p.ship.type,
        p.ship.hull,
        p.ship.mods,
        p.specialists,
        p.mission,
        p.bounties[NATION.spain],
        p.points,
        p.proven,
        p.weapons,
      ];
    },
    ['felipe-barrios', 'frigate', 1, ['chasers'], ['lookout-paid'], 'sailcloth-run', 2, 3, ['pilots-rutter'], ['grapple']],
  );

scenario('FDM-INFO-10: a Glory hand is for its owner; the number of cards is open')
  .given(hand('anne', 'fair-wind', 'outbid'))
  .start(turn, anne)
  .expectView('anne', ({ board }) => board.players[0]!.hand, ['fair-wind', 'outbid'])
  .expectView('bart', ({ board }) => [board.players[0]!.hand, board.players[0]!.cards], [null, 2])
  .expectView('table', ({ board }) => board.players[0]!.hand, null);

newGame('FDM-INFO-11: captain and first ship are secret until all are shown together')
  .expectAsked('anne', 'setup.ship')
  .expectView('anne', ({ board }) => [board.players[0]!.next !== null, board.players[1]!.next], [true, null])
  .expectView('table', ({ board }) => board.players.map((p) => [p.captain, p.next]), [
    [null, null],
    [null, null],
  ])
  .plays('anne ship flute')
  .expectView('bart', ({ asked }) => asked.map((q) => [q.answered, q.answer]), [
    [true, null],
    [false, null],
  ])
  .expectNotTold('captain.revealed')
  .plays('bart ship sloop')
  .expectTold('captain.revealed', { seat: 'anne', ship: 'flute' })
  .expectView('bart', ({ board }) => [board.players[0]!.captain !== null, board.players[0]!.ship.type], [true, 'flute']);

scenario('FDM-INFO-12: the flags of merchants are hidden, in their zones and on the track')
  .given(merchantIn('cartagena', 'holland'))
  .given((b) => {
    b.track.push(b.merchants[ZONE.nassau]!);
    b.merchants[ZONE.nassau] = null;
  })
  .start(turn, anne)
  .expectView('anne', ({ board }) => [board.merchants[ZONE.cartagena], board.merchants[ZONE.nassau], board.track], [
    'hidden',
    null,
    1,
  ]);

scenario('FDM-INFO-12: and seen when one is found')
  .given(merchantIn('cartagena', 'holland'))
  .start(merchant, anne)
  .expectTold('merchant.met', { nation: 'holland' })
  .expectView('bart', ({ board }) => board.raid?.token, 'holland');

scenario('FDM-INFO-13: what modification a port has is hidden until somebody does business there')
  .given(yard('nassau', 'chasers'))
  .given(inPort('anne', 'nassau'))
  .start(turn, anne)
  .expectView('anne', ({ board }) => board.yards[ZONE.nassau], 'hidden')
  .plays('anne port')
  .expectView('bart', ({ board }) => board.yards[ZONE.nassau], 'chasers');

scenario('FDM-INFO-14: what the ports ask for is open, the reserve is not')
  .given(demand('nassau', 'rum'))
  .start(turn, anne)
  .expectView('table', ({ board }) => [board.demand[ZONE.nassau], board.reserve], ['rum', 8]);

scenario('FDM-INFO-15: Missions on offer and the cards of captains whom nobody plays are open')
  .given(offered('sailcloth-run', 'the-surveyor'))
  .given(npc('navy-england', 'navy-england-benbow', 'port-royal'))
  .start(turn, anne)
  .expectView('table', ({ board }) => [board.offers, board.npcs[0]], [
    ['sailcloth-run', 'the-surveyor'],
    { zone: 'port-royal', ship: 'frigate', captain: 'navy-england-benbow' },
  ]);

scenario('FDM-INFO-15, FDM-HUNT-01, FDM-HUNT-04: everybody sees whom such a captain would search for')
  .given(npc('navy-england', 'navy-england-benbow', 'port-royal'))
  .given(npc('pirate-sloop', 'pirate-sloop-willems', 'tortuga'))
  .given(bounties('anne', { spain: 1 }))
  .start(turn, anne)
  .expectView('table', ({ board }) => board.prey.map((seats) => seats.join()), ['0', '', '', '', '1', '']);

/** Anne's captain is dead and Stede Bonnet is the next. */
const bereft = (name: string, hidden: number) =>
  scenario(name)
    .given(afloat('anne', 'stede-bonnet', 'sloop', 'cartagena'))
    .given((b) => {
      const p = b.players[0]!;
      p.next = p.captain;
      p.captain = null;
      p.gold = 0;
    })
    .given(chest('anne', hidden))
    .start(newCaptain, anne)
    .plays('anne ship sloop');

bereft('FDM-INFO-16: a new captain’s gold tells how poor the chest was', 6)
  .expectToldTo('bart', 'captain.funded', { seat: 'anne', gold: 4 })
  .expectView('bart', ({ board }) => [board.players[0]!.chestLow, board.players[0]!.chestHigh], [0, 0]);

bereft('FDM-INFO-16: or that it holds 10 at least, and no more than that', 27)
  .expectNotTold('captain.funded')
  .expectBoard(({ players: [p] }) => [p!.chest, p!.chestLow, p!.chestHigh], [27, 10, 27]);

scenario('FDM-INFO-17: an announced card is hidden until it is played or withheld')
  .given(hand('bart', 'borrowed-glory'))
  .start(gloryPoint, (seat) => ({ seat: seat('anne'), source: 'raid' }))
  .expectAsked('bart', 'announcing.announce')
  .plays('bart announce borrowed-glory')
  .expectToldTo('anne', 'card.announced', { seat: 'bart' })
  .expectNotToldTo('anne', 'card.announced', { card: 'borrowed-glory' })
  .expectView('anne', ({ board }) => board.windows[0]!.announced, [null, 'hidden'])
  .expectView('bart', ({ board }) => board.windows[0]!.announced, [null, 'borrowed-glory'])
  .plays('anne pass', 'bart withhold')
  .expectToldTo('anne', 'card.withheld', { seat: 'bart', card: 'borrowed-glory' });

scenario('FDM-INFO-18: when pirates compare gold, nobody learns more than whom they follow')
  .given(npc('pirate-sloop', 'pirate-sloop-rackham', 'basse-terre'))
  .given(at('anne', 'bridgetown'))
  .given(at('bart', 'caracas'))
  .given(gold('anne', 11))
  .draws('event', 'anne', 'plate-fleet')
  .start(drawEvent, { event: null })
  .expectToldTo('bart', 'npc.sailed', { npc: 'pirate-sloop', zone: 'bridgetown' })
  .expectNotToldTo('bart', 'npc.sailed', { gold: 11 })
  .expectBoard(
    ({ players }) => players.map((p) => [p.chestLow, p.chestHigh]),
    [
      [0, 0],
      [0, 0],
    ],
  );

scenario('FDM-INFO-19: declarations in a fight are open, the attacker’s first')
  .given(afloat('anne', 'bartholomew-sharp', 'frigate', 'curacao'))
  .given(afloat('bart', 'frances-wright', 'sloop', 'curacao'))
  .given(bounties('anne', { holland: 1 }))
  .given(bounties('bart', { holland: 1 }))
  .dice('manoeuvre', 'anne', 1, 1, 1)
  .dice('manoeuvre', 'bart', 1, 1)
  .start(combat, { attacker: 0, defender: 1 })
  .expectAsked('anne', 'naval.declare')
  .expectNotAsked('bart')
  .plays('anne order board')
  .expectAsked('bart', 'naval.declare')
  .expectView('bart', ({ board }) => board.fight?.sides[0].declared, 'board');

scenario('FDM-INFO-20: what is drawn in a raid lies open')
  .given(merchantIn('cartagena', 'holland'))
  .start(merchant, anne)
  .draws('cargo', 'anne', 'rum-2', 'sugar-6', 'tobacco-2')
  .dice('manoeuvre', 'anne', 5, 1, 2)
  .plays('anne attack holland')
  .expectView('bart', ({ board }) => board.raid?.cards, ['rum-2', 'sugar-6', 'tobacco-2']);

test('FDM-INFO-21: what is written in the zones is there for everybody to read, in both languages', () => {
  for (const zone of ZONE_IDS) {
    const { ability } = ZONES[zone];
    if (ability === null) continue;
    expect(ZONE_ABILITIES[ability].zone).toBe(zone);
    for (const { names, cards } of [en, fr]) {
      expect(names[ability].length).toBeGreaterThan(0);
      expect(cards[ability].length).toBeGreaterThan(0);
    }
  }
});

crowd('FDM-INFO-07: with three at the table the other two see as little', 3)
  .given(offered('the-lost-packet', 'the-surveyor'))
  .given(atHome('anne'))
  .start(portAction, anne)
  .plays('anne activity buy')
  .expectView('bart', ({ board }) => board.market, null)
  .expectView('cleo', ({ board }) => board.market, null);
