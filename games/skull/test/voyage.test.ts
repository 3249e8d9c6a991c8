// Set-up, the sequence of a round, time, dirt and stations.
import { seedOf, type Told } from '@boucan/kernel';
import { expect, test } from 'vitest';
import { SINGLE } from '../src/content/campaign.ts';
import { DECK } from '../src/content/events.ts';
import { skull } from '../src/game.ts';
import { commandPoints, summed } from '../src/quantities.ts';
import { enemyTurn, newEnemyTurn } from '../src/rules/enemy-turn.ts';
import { newStations, voyageTurn } from '../src/rules/stations.ts';
import { demand } from '../src/rules/time.ts';
import { voyage } from '../src/rules/voyage.ts';
import {
  ally,
  at,
  cargo,
  cell,
  crew,
  down,
  fatigue,
  foe,
  groupDown,
  groupOf,
  newGame,
  person,
  pirates,
  scenario,
  set,
  ship,
  trust,
} from './kit.ts';

// ── set-up ──

test('SKU-SETUP-01, SKU-SETUP-02, SKU-SETUP-04, SKU-SETUP-05, SKU-SETUP-06, SKU-SETUP-07, SKU-SETUP-08, SKU-SETUP-10, SKU-SETUP-11, SKU-SETUP-14, SKU-SETUP-15, SKU-SETUP-16, SKU-OBJECTIVE-01, SKU-MORALE-02, SKU-TRUST-02: how a voyage is laid out', () => {
  const faces = new Set<string>();
  for (let i = 0; i < 20; i++) {
    const told: Told[] = [];
    let s = skull.setup({ seats: 2 }, seedOf(`setup ${i}`), told);
    for (const seat of [0, 1]) {
      const played = skull.play(s, seat, skull.options(s, seat)[0]!);
      if (played.refused !== undefined) throw new Error('refused');
      s = played.state;
    }
    const b = s.board;
    expect([b.morale, b.watch, b.day, b.dirt, b.round, b.foes.length, b.maelstrom]).toEqual([20, 1, 1, 0, 0, 0, -1]);
    expect(
      b.people.every((p) => p.post === 'cabins' && p.trust === (p.cls === 'captains-daughter' ? 2 : 0) && p.wounds === 0),
    ).toBe(true);
    expect(b.groups.map((g) => g.post)).toEqual(['cabins', 'cabins', 'cabins', 'cabins', 'box', 'box']);
    expect(b.groups.every((g) => g.fatigue === 0 && g.wounds === 0)).toBe(true);
    expect(b.ship.cell).toBe(Number(cell(3, 7)));
    expect(b.ship.cells.filter((m) => m !== null)).toEqual([
      'cannon',
      'cannon',
      'cannon',
      'provisions',
      'provisions',
      'rum',
      'wood',
    ]);
    expect(b.pile).toHaveLength(27);
    expect(b.objectives.map((o) => o.face).sort()).toEqual([1, 2, 3, 4]);
    expect(b.objectives.every((o) => !o.up && SINGLE.islands.includes(o.island))).toBe(true);
    expect(b.deck).toHaveLength(b.missions.some((m) => m.id === 'whale-oil') ? DECK.length + 1 : DECK.length);
    expect(s.asked).toEqual([{ seat: b.captain, question: 'voyage.heading', answer: null }]);
    faces.add(b.objectives.map((o) => o.face).join());
  }
  expect(faces.size).toBeGreaterThan(2);
});

test('SKU-SETUP-12, SKU-SETUP-13: everybody keeps one of two sheets; allies come from those left; the Captain has his mission', () => {
  for (const [seats, aboard] of [
    [1, 4],
    [2, 4],
    [3, 5],
    [4, 5],
    [5, 5],
  ] as const) {
    let s = skull.setup({ seats }, seedOf('crew'));
    for (let seat = 0; seat < seats; seat++) {
      expect(skull.options(s, seat)).toHaveLength(2);
      const played = skull.play(s, seat, skull.options(s, seat)[1]!);
      if (played.refused !== undefined) throw new Error('refused');
      s = played.state;
    }
    expect(s.board.people).toHaveLength(aboard);
    expect(s.board.missions).toHaveLength(1);
    const allies = s.board.people.filter((p) => p.number > 0);
    expect(allies.map((p) => p.number)).toEqual(allies.map((_, i) => i + 1));
    if (seats === 3) expect(allies.map((p) => p.owner)).not.toContain(s.board.captain);
    expect(skull.def.faults(s)).toEqual([]);
  }
});

scenario('SKU-SETUP-03: the Captain chooses the first heading')
  .start(voyage, {})
  .expectAsked('anne', 'voyage.heading')
  .expectOptions('anne', ['head 1', 'head 2', 'head 3', 'head 4', 'head 5', 'head 6'])
  .plays('anne head 4')
  .expectBoard((b) => b.ship.heading, 4);

test('SKU-CREW-01: six crew groups and no more', () => {
  expect(skull.setup({ seats: 2 }, seedOf('six')).board.groups).toHaveLength(6);
});

test('SKU-OBJECTIVE-09: a single objective island is known from the start', async () => {
  const { settleMarkers } = await import('../src/rules/objectives.ts');
  const s = skull.setup({ seats: 2 }, seedOf('one'));
  s.board.objectives = [{ island: 'E', face: 1, up: false, gems: 0 }];
  settleMarkers({ board: s.board, reveal: () => undefined, tell: undefined } as never);
  expect(s.board.objectives).toEqual([{ island: 'E', face: 1, up: true, gems: 0 }]);
});

// ── the sequence ──

scenario('SKU-TURN-01, SKU-TURN-02, SKU-TURN-03: voyage turn, crew turn, event turn, enemy turn, and again')
  .given(set({ round: 0, watch: 1 }))
  .draws('card', 'anne', 'thief-below')
  .dice('thief', 'anne', 1)
  .start(voyage, {})
  .plays('anne head 1')
  .expectTold('round.began', { round: 1 })
  .expectTold('dirt.changed', { dirt: 1, why: 'time' })
  .expectAsked('anne', 'stations.post')
  .plays('anne post cabins', 'anne call cabin-boy', 'bart post cabins', 'cleo post cabins')
  .expectAsked('anne', 'stations.orders')
  .plays('anne enough')
  .expectAsked('anne', 'prep.order')
  .plays('anne enough')
  .expectAsked('anne', 'move.sail')
  .plays('anne enough')
  .expectTold('event.drawn', { card: 'thief-below' })
  .expectTold('round.began', { round: 2 });

scenario('SKU-TIME-01: in the first turn of a voyage the watch stands still')
  .given(set({ round: 1, watch: 1 }))
  .start(voyageTurn, newStations())
  .expectNotTold('watch.advanced')
  .expectBoard((b) => [b.watch, b.dirt], [1, 1]);

scenario('SKU-TIME-01, SKU-DIRT-01: later it goes on by one, and dirt rises')
  .start(voyageTurn, newStations())
  .expectTold('watch.advanced', { watch: 3 })
  .expectBoard((b) => [b.watch, b.dirt], [3, 1]);

scenario('SKU-TIME-02: the fifth slot is night')
  .given(set({ watch: 4 }))
  .start(voyageTurn, newStations())
  .expectTold('night.fell');
scenario('SKU-TIME-02: the third is not').start(voyageTurn, newStations()).expectNotTold('night.fell');

scenario(
  'SKU-TIME-03, SKU-TIME-05, SKU-GOODS-08: from 6 to 1 a day is over; rum may be served again, its marker goes to the pile',
)
  .given((b) => {
    b.watch = 6;
    b.rum = true;
    b.ship.cells[5] = null;
  })
  .start(voyageTurn, newStations())
  .expectTold('day.began', { day: 2 })
  .expectBoard((b) => [b.rum, b.pile.filter((g) => g === 'rum').length], [false, 4])
  .expectAsked('anne', 'time.feed');

scenario('SKU-GOODS-04: provisions served, and that is all')
  .start(demand, { daily: true })
  .plays('anne yes')
  .expectChange({ 'hold.provisions': -1 })
  .expectDone();
scenario('SKU-GOODS-13: what is spent goes back to the pile')
  .start(demand, { daily: true })
  .plays('anne yes')
  .expectBoard((b) => b.pile.filter((g) => g === 'provisions').length, 5);
scenario('SKU-GOODS-06: none left, and nobody is asked')
  .given(cargo(3))
  .dice('hunger', 'anne', 3)
  .start(demand, { daily: true })
  .expectBoard((b) => b.morale, 17)
  .expectDone();

scenario('SKU-GOODS-05: a card may demand provisions, too')
  .given(cargo(3))
  .dice('hunger', 'anne', 2)
  .start(demand, { daily: false })
  .expectBoard((b) => b.morale, 18);

scenario('the Cook’s stew: morale +2 and a group recovers')
  .given(pirates({ anne: 'sea-dog', bart: 'cook', cleo: 'witch' }))
  .given(set({ morale: 10 }))
  .given(fatigue({ topmen: 2 }))
  .start(demand, { daily: true })
  .plays('anne yes')
  .expectChange({ morale: 2, 'hold.provisions': -1 })
  .plays('anne group topmen')
  .expectChange({ 'topmen.fatigue': -1 });

scenario('SKU-GOODS-07, SKU-GOODS-09, SKU-GOODS-10: rum once a day: a die of morale, and a point of destiny for every pirate')
  .given(set({ morale: 10 }))
  .given(ally('bart', 'cook'))
  .dice('rum', 'anne', 4)
  .start(demand, { daily: true })
  .plays('anne rum')
  .expectChange({ morale: 5, 'hold.rum': -1, 'sea-dog.destiny': 1, 'cabin-boy.destiny': 1, 'witch.destiny': 1 })
  .expectWhyNot('anne', 'rum', 'SKU-GOODS-10', 'rum-today');
scenario('SKU-GOODS-07: without rum there is none')
  .given(cargo(3, 'provisions'))
  .start(demand, { daily: true })
  .expectWhyNot('anne', 'rum', 'SKU-GOODS-07', 'no-rum');

scenario('SKU-DIRT-01, SKU-DIRT-02: at III the marker stays, and morale falls')
  .given(set({ dirt: 3 }))
  .start(voyageTurn, newStations())
  .expectBoard((b) => [b.dirt, b.morale], [3, 19]);

// ── stations ──

scenario('SKU-STATIONS-01, SKU-STATIONS-02: people go back to the cabins, crew groups stay')
  .given(at({ 'sea-dog': 'helm', 'cabin-boy': 'crows-nest' }))
  .given(crew('rail', 'rigging'))
  .start(voyageTurn, newStations())
  .expectBoard(
    (b) => [person(b, 'sea-dog').post, person(b, 'cabin-boy').post, groupOf(b, 'topmen').post, groupOf(b, 'gun-watch').post],
    ['cabins', 'cabins', 'rail', 'rigging'],
  );

scenario(
  'SKU-STATIONS-03, SKU-STATIONS-04, SKU-STATIONS-06, SKU-POST-14: the Captain, then the pirates by trust, then the allies in that order',
)
  .given(trust({ 'cabin-boy': 2, witch: 5 }))
  .given(ally('bart', 'gunner'))
  .given(ally('anne', 'cook'))
  .start(voyageTurn, newStations())
  .expectAsked('anne', 'stations.post')
  .plays('anne post crows-nest')
  .expectAsked('cleo', 'stations.post')
  .expectWhyNot('cleo', 'post crows-nest', 'SKU-POST-22', 'post-full')
  .plays('cleo post helm')
  .expectAsked('bart', 'stations.post')
  .plays('bart post cabins')
  .expectAsked('anne', 'stations.post')
  .plays('anne post bridge')
  .expectChange({ 'cook.post': 'bridge' })
  .expectAsked('bart', 'stations.post')
  .plays('bart post boarding')
  .expectChange({ 'gunner.post': 'boarding' });

scenario('SKU-STATIONS-05: equals are ordered by the Captain')
  .start(voyageTurn, newStations())
  .plays('anne post helm')
  .expectAsked('anne', 'stations.next')
  .expectOptions('anne', ['call cabin-boy', 'call witch'])
  .plays('anne call witch')
  .expectAsked('cleo', 'stations.post');

scenario('SKU-STATIONS-04: by agreement prestige orders them', { 'order-by': 'prestige' })
  .given((b) => {
    b.registers[2]!.prestige = 30;
  })
  .given(trust({ 'cabin-boy': 9 }))
  .start(voyageTurn, newStations())
  .plays('anne post helm')
  .expectAsked('cleo', 'stations.post');

const placed = (name: string) =>
  scenario(name)
    .start(voyageTurn, newStations())
    .plays('anne post helm', 'anne call witch', 'cleo post bridge', 'bart post cabins');

placed('SKU-STATIONS-07, SKU-POST-08: one may stay in the cabins').expectBoard((b) => person(b, 'cabin-boy').post, 'cabins');
placed('SKU-STATIONS-08, SKU-MORALE-03: another post for somebody costs a point of morale')
  .plays('anne reassign cabin-boy rigging')
  .expectChange({ morale: -1, 'cabin-boy.post': 'rigging' })
  .expectWhyNot('anne', 'reassign sea-dog bridge', 'SKU-POST-22', 'post-full');
placed('SKU-STATIONS-09, SKU-STATIONS-10, SKU-COMMAND-03: then groups, a point each; and then nobody is sent elsewhere any more')
  .plays('anne order topmen rigging')
  .expectChange({ 'topmen.post': 'rigging' })
  .expectWhyNot('anne', 'reassign cabin-boy rigging', 'SKU-STATIONS-10', 'groups-ordered');
placed('SKU-COMMAND-01, SKU-COMMAND-02, SKU-POST-19: one point for the Captain, and the Charisma of the bridge')
  .expectBoard((b) => commandPoints(b), 4)
  .expectBoard((b) => summed((why) => commandPoints(b, why)), {
    value: 4,
    causes: [
      { what: 'captaincy', by: 1 },
      { what: 'charisma', by: 3 },
    ],
  });
placed('SKU-COMMAND-04, SKU-COMMAND-09: the same group as often as there are points; what is left is lost')
  .plays('anne order topmen rigging', 'anne order topmen rail', 'anne order topmen main-deck', 'anne order topmen gun-deck')
  .expectWhyNot('anne', 'order topmen cabins', 'SKU-COMMAND-01', 'no-command-point')
  .plays('anne enough')
  .expectDone();

scenario('SKU-COMMAND-01: without the bridge one point')
  .start(voyageTurn, newStations())
  .plays('anne post helm', 'anne call witch', 'cleo post cabins', 'bart post cabins', 'anne order topmen rigging')
  .expectWhyNot('anne', 'order gun-watch rigging', 'SKU-COMMAND-01', 'no-command-point');

scenario('SKU-COMMAND-05: nothing for the Captain himself on the bridge')
  .start(voyageTurn, newStations())
  .plays(
    'anne post bridge',
    'anne call witch',
    'cleo post cabins',
    'bart post cabins',
    'anne order topmen rigging',
    'anne order gun-watch rigging',
  )
  .expectBoard((b) => person(b, 'sea-dog').trust, 0);

scenario('the Captain’s Daughter on the bridge gives one point more')
  .given(pirates({ anne: 'sea-dog', bart: 'captains-daughter', cleo: 'witch' }))
  .given(at({ 'captains-daughter': 'bridge' }))
  .expectBoard((b) => commandPoints(b), 6);

scenario('SKU-COMMAND-07, SKU-COMMAND-08, SKU-FATIGUE-03: not out of the infirmary; the exhausted only to the cabins')
  .given(crew('rail', 'rail'))
  .given(fatigue({ topmen: 4 }))
  .given(groupDown('gun-watch'))
  .start(voyageTurn, newStations())
  .plays('anne post helm', 'anne call witch', 'cleo post cabins', 'bart post cabins')
  .expectWhyNot('anne', 'order topmen rigging', 'SKU-COMMAND-08', 'exhausted-to-cabins')
  .expectCan('anne', 'order topmen cabins')
  .expectWhyNot('anne', 'order gun-watch cabins', 'SKU-STATIONS-09', 'not-an-option');

// ── posts ──

const manned = (name: string, posts: Parameters<typeof at>[0], ...groups: Parameters<typeof crew>) =>
  newGame(name)
    .seats('anne', 'bart', 'cleo', 'dirk')
    .given(set({ round: 2, watch: 2, objectives: [{ island: 'E', face: 1, up: true, gems: 0 }] }))
    .given(pirates({ anne: 'sea-dog', bart: 'cabin-boy', cleo: 'witch', dirk: 'gunner' }))
    .given(ally('anne', 'cook'))
    .given(crew(...groups))
    .start(voyageTurn, newStations())
    .plays(
      `anne post ${posts['sea-dog'] ?? 'cabins'}`,
      'anne call cabin-boy',
      `bart post ${posts['cabin-boy'] ?? 'cabins'}`,
      'anne call witch',
      `cleo post ${posts.witch ?? 'cabins'}`,
    );

manned(
  'SKU-POST-01, SKU-POST-02: as many in the rigging as there are sails, of both kinds',
  { 'sea-dog': 'rigging', 'cabin-boy': 'rigging' },
  'rigging',
).expectWhyNot('dirk', 'post rigging', 'SKU-POST-22', 'post-full');
manned('SKU-POST-06, SKU-POST-07: four characters at the rail: two boarding cells, two swivel guns', {
  'sea-dog': 'boarding',
  'cabin-boy': 'boarding',
  witch: 'swivel',
})
  .expectWhyNot('dirk', 'post boarding', 'SKU-POST-22', 'post-full')
  .plays('dirk post swivel')
  .expectWhyNot('anne', 'post swivel', 'SKU-POST-22', 'post-full');
manned('SKU-POST-06: and any number of groups', {}, 'rail', 'rail', 'rail', 'rail', 'rail', 'cabins')
  .plays('dirk post cabins', 'anne post cabins')
  .expectCan('anne', 'order afterguard rail');
manned('SKU-POST-09, SKU-PLOT-02: one pirate on the plot space, never the Captain, never an ally', { 'cabin-boy': 'plot' })
  .expectWhyNot('dirk', 'post plot', 'SKU-POST-22', 'post-full')
  .plays('dirk post cabins')
  .expectWhyNot('anne', 'post plot', 'SKU-PLOT-02', 'allies-never-plot');
scenario('SKU-POST-09: the Captain not')
  .start(voyageTurn, newStations())
  .expectWhyNot('anne', 'post plot', 'SKU-POST-09', 'captain-never-plots');
scenario('SKU-PLOT-09: nor one who was exposed')
  .given((b) => {
    person(b, 'cabin-boy').barred = true;
  })
  .start(voyageTurn, newStations())
  .plays('anne post helm', 'anne call cabin-boy')
  .expectWhyNot('bart', 'post plot', 'SKU-PLOT-09', 'plot-exposed');
manned('SKU-POST-10, SKU-POST-12: one group on guard', {}, 'guard', 'cabins')
  .plays('dirk post cabins', 'anne post cabins')
  .expectWhyNot('anne', 'order gun-watch guard', 'SKU-POST-22', 'post-full');
manned('SKU-POST-13, SKU-POST-19, SKU-POST-21: one character and no group on forecastle, crow’s nest, bridge and helm', {
  'sea-dog': 'forecastle',
  'cabin-boy': 'bridge',
  witch: 'helm',
})
  .expectWhyNot('dirk', 'post forecastle', 'SKU-POST-22', 'post-full')
  .expectWhyNot('dirk', 'post bridge', 'SKU-POST-22', 'post-full')
  .expectWhyNot('dirk', 'post helm', 'SKU-POST-22', 'post-full')
  .plays('dirk post cabins', 'anne post cabins')
  .expectWhyNot('anne', 'order topmen helm', 'SKU-STATIONS-09', 'not-an-option');
manned(
  'SKU-POST-15: three characters on the gun deck without a group, and then no group',
  { 'sea-dog': 'gun-deck', 'cabin-boy': 'gun-deck', witch: 'gun-deck' },
  'cabins',
)
  .expectWhyNot('dirk', 'post gun-deck', 'SKU-POST-22', 'post-full')
  .plays('dirk post cabins', 'anne post cabins')
  .expectWhyNot('anne', 'order topmen gun-deck', 'SKU-POST-22', 'post-full');
manned('SKU-POST-15: with a group one character', { 'sea-dog': 'gun-deck' }, 'gun-deck', 'cabins')
  .expectWhyNot('dirk', 'post gun-deck', 'SKU-POST-22', 'post-full')
  .plays('dirk post cabins', 'anne post cabins')
  .expectWhyNot('anne', 'order gun-watch gun-deck', 'SKU-POST-22', 'post-full');
manned(
  'SKU-POST-16: one character and two groups on the main deck',
  { 'sea-dog': 'main-deck' },
  'main-deck',
  'main-deck',
  'cabins',
)
  .expectWhyNot('dirk', 'post main-deck', 'SKU-POST-22', 'post-full')
  .plays('dirk post cabins', 'anne post cabins')
  .expectWhyNot('anne', 'order port-watch main-deck', 'SKU-POST-22', 'post-full');
manned('SKU-POST-18, SKU-SHIP-11: nobody is sent to the infirmary, nor to the hold', {})
  .expectWhyNot('dirk', 'post infirmary', 'SKU-STATIONS-04', 'not-an-option')
  .expectWhyNot('dirk', 'post hold', 'SKU-STATIONS-04', 'not-an-option');

// ── waking up ──

scenario('SKU-DOWN-03, SKU-DOWN-04, SKU-POST-23, SKU-DOWN-01: Strength 4, one wound gone, and a post in the same turn')
  .given(down('cabin-boy', 3))
  .dice('wake', 'bart', 4, 5)
  .start(voyageTurn, newStations())
  .expectTold('person.woke', { who: 'cabin-boy', wounds: 2 })
  .plays('anne post helm', 'anne call cabin-boy')
  .expectAsked('bart', 'stations.post');
scenario('SKU-DOWN-03, SKU-DOWN-07: a 4 is not enough, and whoever sleeps has no post')
  .given(down('cabin-boy', 3))
  .dice('wake', 'bart', 4, 1)
  .start(voyageTurn, newStations())
  .plays('anne post helm')
  .expectAsked('cleo', 'stations.post')
  .expectBoard((b) => [person(b, 'cabin-boy').post, person(b, 'cabin-boy').wounds], ['infirmary', 3]);
scenario('SKU-DOWN-06: groups do not roll')
  .given(groupDown('topmen'))
  .start(voyageTurn, newStations())
  .expectBoard((b) => groupOf(b, 'topmen').post, 'infirmary')
  .expectNotTold('group.healed');
scenario('SKU-DOWN-08: an unconscious Captain still gives orders')
  .given(down('sea-dog', 5))
  .dice('wake', 'anne', 1, 1, 1)
  .start(voyageTurn, newStations())
  .plays('anne call cabin-boy', 'bart post cabins', 'cleo post cabins')
  .expectAsked('anne', 'stations.orders')
  .expectCan('anne', 'order topmen rigging')
  .expectBoard((b) => b.captain, 0);

// ── the map ──

scenario('SKU-MAP-11: cells are counted, land included')
  .given(ship(1, 7, 1))
  .given(foe('galleon', 6, 7))
  .expectBoard((b) => b.foes[0]!.near, true);
scenario('SKU-ENEMY-15, SKU-FOE-WHALE-01: a neutral whale stays where it is')
  .given(foe('whale', 7, 5))
  .start(enemyTurn, newEnemyTurn())
  .expectNotTold('foe.sailed')
  .expectDone('over');
