// Hostile captains search for a player.
import { NPC, npcOf, playerOf } from '../src/board.ts';
import { NPC_IDS, type NpcId } from '../src/content/npcs.ts';
import { isHostile, searchDice, searches, searchesNow } from '../src/rules/round/hunt.ts';
import {
  afloat,
  at,
  atWar,
  bounties,
  type Change,
  commodore,
  gold,
  hand,
  hold,
  inForce,
  inPort,
  mission,
  npc,
  proven,
  scenario,
  ship,
} from './kit.ts';

const ARRIVING = { seat: 0, leaving: false };
const LEAVING = { seat: 0, leaving: true };
const hostile = (...ids: NpcId[]) => ids;
/** Everybody who could hunt, in this zone. */
const all =
  (zone: 'nassau' | 'cartagena'): Change =>
  (b, seat) => {
    npc('navy-england', 'navy-england-benbow', zone)(b, seat);
    npc('navy-spain', 'navy-spain-pez', zone)(b, seat);
    npc('navy-france', 'navy-france-pointis', zone)(b, seat);
    npc('navy-holland', 'navy-holland-almonde', zone)(b, seat);
    npc('pirate-sloop', 'pirate-sloop-rackham', zone)(b, seat);
    npc('pirate-frigate', 'pirate-frigate-teach', zone)(b, seat);
  };
const hunters = (b: Parameters<Change>[0]): NpcId[] => NPC_IDS.filter((id) => isHostile(b, id, 0));

// ── who is hostile ──

scenario(
  'FDM-HUNT-01, FDM-HUNT-02, FDM-HUNT-07, SEA-BASE-20: one bounty of any nation, and every naval ship is hostile; no pirate is',
)
  .given(bounties('anne', { holland: 1 }))
  .expectBoard(hunters, hostile('navy-england', 'navy-spain', 'navy-france', 'navy-holland'));

scenario('FDM-HUNT-04, FDM-HUNT-05, FDM-HUNT-06, FDM-HUNT-07: without bounties only pirates are hostile: to one with gold …')
  .given(gold('anne', 1))
  .expectBoard(hunters, hostile('pirate-sloop', 'pirate-frigate'));
scenario('FDM-HUNT-05: … to one with cargo and no gold …')
  .given(gold('anne', 0))
  .given(hold('anne', 'rum'))
  .expectBoard(hunters, hostile('pirate-sloop', 'pirate-frigate'));
scenario('FDM-HUNT-06, SEA-BASE-22: … and to one with neither')
  .given(gold('anne', 0))
  .given(hold('anne'))
  .expectBoard(hunters, hostile('pirate-sloop', 'pirate-frigate'));

scenario('FDM-HUNT-03, FDM-CAPTAIN-02, FDM-WAR-02: at war the navy hunts captains of the enemy, by the nation of the home port')
  .given(atWar(['spain', 'france'])) // Felipe Barrios is of Cartagena, hence a Spaniard
  .expectBoard(hunters, hostile('navy-france', 'pirate-sloop', 'pirate-frigate'));
scenario('FDM-HUNT-03: pirates among them too, and nobody for a war of others')
  .given(atWar(['england', 'france']))
  .expectBoard(hunters, hostile('pirate-sloop', 'pirate-frigate'));
scenario('FDM-RETIRE-02, FDM-HUNT-07: nobody is hostile to a captain who is gone')
  .given((b) => {
    b.lostCaptains.push(playerOf(b, 0).captain!);
    playerOf(b, 0).captain = null;
    playerOf(b, 0).retired = true;
  })
  .expectBoard(hunters, []);

// ── who searches ──

scenario(
  'FDM-HUNT-08, FDM-HUNT-09, FDM-HUNT-11, FDM-HUNT-18, SEA-BASE-29: each hostile captain in the zone rolls once; without a skull nothing happens',
)
  .given(npc('navy-holland', 'navy-holland-almonde', 'cartagena'))
  .given(npc('navy-france', 'navy-france-pointis', 'cartagena'))
  .given(npc('navy-spain', 'navy-spain-pez', 'curacao'))
  .given(bounties('anne', { england: 1 }))
  .dice('search', null, 4, 4, 1, 2)
  .start(searches, ARRIVING)
  .expectTold('npc.searched', { npc: 'navy-france', seat: 'anne', dice: [4, 4] })
  .expectTold('npc.searched', { npc: 'navy-holland', seat: 'anne', dice: [1, 2] })
  .expectNotTold('npc.searched', { npc: 'navy-spain' })
  .expectChange({})
  .expectDone();

scenario('FDM-HUNT-08: other players in the zone are left alone')
  .given(npc('navy-holland', 'navy-holland-almonde', 'cartagena'))
  .given(at('bart', 'cartagena'))
  .given(bounties('bart', { england: 1 }))
  .start(searches, ARRIVING)
  .expectDone();

scenario('FDM-HUNT-08, FDM-HUNT-09: one searches who is hostile and there; not who is only one of them')
  .given(npc('navy-holland', 'navy-holland-almonde', 'cartagena'))
  .given(npc('navy-spain', 'navy-spain-pez', 'curacao'))
  .expectBoard((b) => NPC_IDS.filter((id) => searchesNow(b, id, 0)), [])
  .given(bounties('anne', { england: 1 }))
  .expectBoard((b) => NPC_IDS.filter((id) => searchesNow(b, id, 0)), ['navy-holland']);

scenario('FDM-HUNT-08: a naval ship in the zone of one whom nobody wants does not roll')
  .given(npc('navy-holland', 'navy-holland-almonde', 'cartagena'))
  .start(searches, ARRIVING)
  .expectNotTold('npc.searched')
  .expectNotTold('npc.found')
  .expectDone();

scenario('FDM-HUNT-10: nobody searches in port')
  .given(npc('navy-holland', 'navy-holland-almonde', 'cartagena'))
  .given(bounties('anne', { england: 1 }))
  .given(inPort('anne', 'cartagena'))
  .start(searches, ARRIVING)
  .expectDone();

scenario('FDM-HUNT-11: one skull is a combat with the searcher as attacker')
  .given(npc('navy-holland', 'navy-holland-almonde', 'cartagena'))
  .given(bounties('anne', { england: 1 }))
  .given(hand('anne'))
  .given(hand('bart'))
  .dice('search', null, 5, 1)
  .start(searches, ARRIVING)
  .expectTold('npc.found', { npc: 'navy-holland', seat: 'anne', dice: ['skull', 1] })
  .expectBoard(
    (b) => b.fight?.sides.map((side) => [side.npc, side.seat]),
    [
      ['navy-holland', null],
      [null, 0],
    ],
  );

scenario('FDM-HUNT-14: a pirate beside a naval ship does not search')
  .given(npc('pirate-sloop', 'pirate-sloop-rackham', 'cartagena'))
  .given(npc('navy-holland', 'navy-holland-almonde', 'cartagena'))
  .start(searches, ARRIVING)
  .expectDone();

scenario('FDM-HUNT-15: two Man-o’-wars in one zone do not search, a Frigate beside them does')
  .given(atWar(['england', 'spain']))
  .given(commodore('commodore-england-holmes', 'cartagena'))
  .given(commodore('commodore-spain-lezo', 'cartagena'))
  .given(npc('navy-holland', 'navy-holland-almonde', 'cartagena'))
  .given(bounties('anne', { england: 1 }))
  .dice('search', null, 4, 4)
  .start(searches, ARRIVING)
  .expectTold('npc.searched', { npc: 'navy-holland' })
  .expectNotTold('npc.searched', { npc: 'navy-england' })
  .expectDone();

scenario('FDM-HUNT-15: one alone searches')
  .given(atWar(['england', 'spain']))
  .given(commodore('commodore-england-holmes', 'cartagena'))
  .dice('search', null, 4, 4, 4)
  .start(searches, ARRIVING)
  .expectTold('npc.searched', { npc: 'navy-england', seat: 'anne' });

scenario('great-hurricane: nobody searches in the eye')
  .given(inForce('great-hurricane', { eye: 'cartagena' }))
  .given(npc('navy-holland', 'navy-holland-almonde', 'cartagena'))
  .given(bounties('anne', { england: 1 }))
  .start(searches, ARRIVING)
  .expectDone();
scenario('great-hurricane: elsewhere they do')
  .given(inForce('great-hurricane', { eye: 'curacao' }))
  .given(npc('navy-holland', 'navy-holland-almonde', 'cartagena'))
  .given(bounties('anne', { england: 1 }))
  .dice('search', null, 4, 4)
  .start(searches, ARRIVING)
  .expectTold('npc.searched', { npc: 'navy-holland' });

/** Who would search for anne just now. */
const searchers = (b: Parameters<Change>[0]): NpcId[] => NPC_IDS.filter((id) => searchesNow(b, id, 0));

scenario('FDM-HUNT-14: a naval ship in the next zone keeps no pirate quiet')
  .given(npc('pirate-sloop', 'pirate-sloop-rackham', 'cartagena'))
  .given(npc('navy-spain', 'navy-spain-pez', 'curacao'))
  .expectBoard(searchers, ['pirate-sloop']);
scenario('FDM-HUNT-14: one beside it does, and so nobody looks for an honest captain')
  .given(npc('pirate-sloop', 'pirate-sloop-rackham', 'cartagena'))
  .given(npc('navy-spain', 'navy-spain-pez', 'cartagena'))
  .expectBoard(searchers, []);
scenario('FDM-HUNT-14: two pirates in a zone both search')
  .given(npc('pirate-sloop', 'pirate-sloop-rackham', 'cartagena'))
  .given(npc('pirate-frigate', 'pirate-frigate-teach', 'cartagena'))
  .expectBoard(searchers, ['pirate-sloop', 'pirate-frigate']);
scenario('FDM-HUNT-15: a Man-o’-war in another zone keeps none quiet')
  .given(atWar(['england', 'spain']))
  .given(commodore('commodore-england-holmes', 'cartagena'))
  .given(commodore('commodore-spain-lezo', 'curacao'))
  .given(bounties('anne', { france: 1 }))
  .expectBoard(searchers, ['navy-england']);
scenario('FDM-HUNT-15: two side by side leave the search to the Frigate')
  .given(atWar(['england', 'spain']))
  .given(commodore('commodore-england-holmes', 'cartagena'))
  .given(commodore('commodore-spain-lezo', 'cartagena'))
  .given(npc('navy-holland', 'navy-holland-almonde', 'cartagena'))
  .given(bounties('anne', { france: 1 }))
  .expectBoard(searchers, ['navy-holland']);
for (const [eye, found] of [
  ['cartagena', []],
  ['curacao', ['navy-holland']],
] as const)
  scenario(`great-hurricane: with the eye off ${eye}, ${found.length} search off Cartagena`)
    .given(inForce('great-hurricane', { eye }))
    .given(npc('navy-holland', 'navy-holland-almonde', 'cartagena'))
    .given(bounties('anne', { england: 1 }))
    .expectBoard(searchers, [...found]);
for (const [zone, type, found] of [
  ['nassau', 'sloop', []],
  ['nassau', 'flute', ['navy-england']],
  ['cartagena', 'sloop', ['navy-england']],
] as const)
  scenario(`shallow-banks: a Man-o’-war and a ${type} off ${zone}: ${found.length} would search`)
    .given(atWar(['england', 'spain']))
    .given(ship('anne', type))
    .given(at('anne', zone))
    .given(commodore('commodore-england-holmes', zone))
    .expectBoard(searchers, [...found]);
scenario('shallow-banks: a Frigate follows a Sloop there')
  .given(at('anne', 'nassau'))
  .given(npc('navy-holland', 'navy-holland-almonde', 'nassau'))
  .given(bounties('anne', { england: 1 }))
  .expectBoard(searchers, ['navy-holland']);

for (const [name, given] of [
  ['FDM-HUNT-10: in port', inPort('anne', 'cartagena')],
  ['great-hurricane: in the eye', inForce('great-hurricane', { eye: 'cartagena' })],
] as const)
  scenario(`${name} no die is rolled`)
    .given(npc('navy-holland', 'navy-holland-almonde', 'cartagena'))
    .given(bounties('anne', { england: 1 }))
    .given(given)
    .start(searches, ARRIVING)
    .expectNotTold('npc.searched')
    .expectNotTold('npc.found')
    .expectDone();

// ── how many dice ──

scenario(
  'EX-15, FDM-HUNT-12, SEA-BASE-31: five Dutch bounties are five dice for a Dutch admiral; other bounties count for nothing there',
)
  .given(npc('navy-holland', 'navy-holland-almonde', 'cartagena'))
  .given(npc('navy-england', 'navy-england-benbow', 'cartagena'))
  .given(bounties('anne', { holland: 5 }))
  .expectBoard((b) => [searchDice(b, 'navy-holland', 0, false), searchDice(b, 'navy-england', 0, false)], [5, 3]);
scenario('EX-15, FDM-HUNT-12: the printed Scouting if that is more')
  .given(npc('navy-holland', 'navy-holland-almonde', 'cartagena'))
  .given(bounties('anne', { holland: 1 }))
  .expectBoard((b) => searchDice(b, 'navy-holland', 0, false), 2);
scenario('FDM-HUNT-13: a pirate rolls the printed Scouting')
  .given(npc('pirate-frigate', 'pirate-frigate-teach', 'cartagena'))
  .given(bounties('anne', { holland: 5, england: 5, spain: 5, france: 5 }))
  .expectBoard((b) => searchDice(b, 'pirate-frigate', 0, false), 3);

scenario('CT-03, shallow-banks: a die less for a Sloop off Nassau')
  .given(all('nassau'))
  .given(at('anne', 'nassau'))
  .given(bounties('anne', { holland: 1 }))
  .expectBoard((b) => [searchDice(b, 'navy-france', 0, false), searchDice(b, 'navy-england', 0, false)], [1, 2]);
scenario('CT-03, shallow-banks, featherweight: Frederico leaves two dice less, and one at least')
  .given(all('nassau'))
  .given(afloat('anne', 'frederico-da-silva', 'sloop', 'nassau'))
  .given(bounties('anne', { holland: 1 }))
  .expectBoard((b) => [searchDice(b, 'navy-france', 0, false), searchDice(b, 'navy-england', 0, false)], [1, 1]);
scenario('CT-04, shallow-banks, FDM-HUNT-12: the greater number first, then a die less')
  .given(all('nassau'))
  .given(at('anne', 'nassau'))
  .given(bounties('anne', { england: 5 }))
  .expectBoard((b) => searchDice(b, 'navy-england', 0, false), 4);
scenario('shallow-banks: a Flute gets no help there')
  .given(all('nassau'))
  .given(at('anne', 'nassau'))
  .given(ship('anne', 'flute'))
  .expectBoard((b) => searchDice(b, 'navy-england', 0, false), 3);
scenario('shallow-banks: a Man-o’-war does not search for a Sloop off Nassau')
  .given(atWar(['england', 'spain']))
  .given(commodore('commodore-england-holmes', 'nassau'))
  .given(at('anne', 'nassau'))
  .start(searches, ARRIVING)
  .expectTold('npc.kept-off', { npc: 'navy-england', seat: 'anne', ability: 'shallow-banks' })
  .expectDone();
scenario('shallow-banks: it does for a Flute')
  .given(atWar(['england', 'spain']))
  .given(commodore('commodore-england-holmes', 'nassau'))
  .given(at('anne', 'nassau'))
  .given(ship('anne', 'flute'))
  .dice('search', null, 4, 4, 4)
  .start(searches, ARRIVING)
  .expectTold('npc.searched', { npc: 'navy-england', by: [] });

scenario('featherweight: a die less for Frederico in a Sloop, none in a Flute')
  .given(all('cartagena'))
  .given(afloat('anne', 'frederico-da-silva', 'sloop', 'cartagena'))
  .expectBoard((b) => searchDice(b, 'navy-england', 0, false), 2);
scenario('featherweight: not in a Flute')
  .given(all('cartagena'))
  .given(afloat('anne', 'frederico-da-silva', 'flute', 'cartagena'))
  .expectBoard((b) => searchDice(b, 'navy-england', 0, false), 3);
scenario('night-tide: a die less for Lope Marañón when he has just left port')
  .given(all('cartagena'))
  .given(afloat('anne', 'lope-maranon', 'flute', 'cartagena'))
  .expectBoard((b) => [searchDice(b, 'navy-england', 0, true), searchDice(b, 'navy-england', 0, false)], [2, 3]);
scenario('night-tide: and for nobody else')
  .given(all('cartagena'))
  .expectBoard((b) => searchDice(b, 'navy-england', 0, true), 3);
scenario('plate-fleet: the Spanish naval ship has a die more')
  .given(all('cartagena'))
  .given(inForce('plate-fleet'))
  .expectBoard((b) => [searchDice(b, 'navy-spain', 0, false), searchDice(b, 'navy-england', 0, false)], [4, 3]);
scenario('company-bullion: pirates have a die more against whoever carries it, the navy has not')
  .given(all('cartagena'))
  .given(mission('anne', 'company-bullion'))
  .given(at('bart', 'cartagena'))
  .expectBoard(
    (b) => [
      searchDice(b, 'pirate-sloop', 0, false),
      searchDice(b, 'navy-england', 0, false),
      searchDice(b, 'pirate-sloop', 1, false),
    ],
    [3, 3, 2],
  );

scenario('FDM-MISSION-08: another errand draws no pirates')
  .given(all('cartagena'))
  .given(mission('anne', 'the-surveyor'))
  .expectBoard((b) => searchDice(b, 'pirate-sloop', 0, false), 2);

scenario('night-tide, FDM-HUNT-08: the dice are rolled by these numbers')
  .given(npc('navy-england', 'navy-england-benbow', 'cartagena'))
  .given(afloat('anne', 'lope-maranon', 'flute', 'cartagena'))
  .given(bounties('anne', { england: 1 }))
  .dice('search', null, 4, 4)
  .start(searches, LEAVING)
  .expectTold('npc.searched', { npc: 'navy-england', dice: [4, 4], by: ['night-tide'] })
  .expectDone();

scenario('featherweight, shallow-banks: the log says what hides the ship')
  .given(npc('navy-england', 'navy-england-benbow', 'nassau'))
  .given(afloat('anne', 'frederico-da-silva', 'sloop', 'nassau'))
  .given(bounties('anne', { england: 1 }))
  .dice('search', null, 4)
  .start(searches, ARRIVING)
  .expectTold('npc.searched', { npc: 'navy-england', dice: [4], by: ['shallow-banks', 'featherweight'] })
  .expectDone();

// ── slipping away ──

scenario('navy-timetable: a search by a naval ship comes to nothing, and the Rumour is spent')
  .given(npc('navy-holland', 'navy-holland-almonde', 'cartagena'))
  .given(bounties('anne', { england: 1 }))
  .given(proven('anne', 'navy-timetable'))
  .dice('search', null, 5, 1)
  .start(searches, ARRIVING)
  .expectAsked('anne', 'hunt.timetable')
  .expectOptions('anne', ['timetable', 'pass'])
  .plays('anne timetable')
  .expectTold('timetable.used', { seat: 'anne', npc: 'navy-holland' })
  .expectChange({ 'anne.proven': '' })
  .expectDone();

scenario('navy-timetable: it may be kept for another day')
  .given(npc('navy-holland', 'navy-holland-almonde', 'cartagena'))
  .given(bounties('anne', { england: 1 }))
  .given(proven('anne', 'navy-timetable'))
  .given(hand('anne'))
  .given(hand('bart'))
  .dice('search', null, 5, 1)
  .start(searches, ARRIVING)
  .plays('anne pass')
  .expectBoard((b) => [b.players[0]!.proven, b.fight?.sides[0].npc], [['navy-timetable'], 'navy-holland']);

scenario('navy-timetable: pirates do not keep to it')
  .given(npc('pirate-sloop', 'pirate-sloop-rackham', 'cartagena'))
  .given(proven('anne', 'navy-timetable'))
  .given(hand('anne'))
  .given(hand('bart'))
  .dice('search', null, 5, 1)
  .start(searches, ARRIVING)
  .expectBoard((b) => b.fight?.sides[0].npc, 'pirate-sloop');

scenario('out-of-the-sun: announced and played, the search fails')
  .given(npc('navy-holland', 'navy-holland-almonde', 'cartagena'))
  .given(bounties('anne', { england: 1 }))
  .given(hand('anne', 'out-of-the-sun'))
  .dice('search', null, 5, 1)
  .start(searches, ARRIVING)
  .plays('anne announce out-of-the-sun', 'anne play out-of-the-sun')
  .expectChange({ 'anne.hand': -1 })
  .expectBoard((b) => b.fight, null)
  .expectDone();

// ── several ──

scenario('FDM-HUNT-16: when two have found the player, chance decides who fights first')
  .given(npc('navy-holland', 'navy-holland-almonde', 'cartagena'))
  .given(npc('navy-france', 'navy-france-pointis', 'cartagena'))
  .given(bounties('anne', { england: 1 }))
  .given(hand('anne'))
  .given(hand('bart'))
  .dice('search', null, 5, 1, 6, 1)
  .draws('order', null, 'navy-holland')
  .start(searches, ARRIVING)
  .expectBoard((b) => b.fight?.sides[0].npc, 'navy-holland');

scenario('FDM-HUNT-17: the next fight follows the first, with the damage it left')
  .given(npc('navy-holland', 'navy-holland-almonde', 'cartagena'))
  .given(npc('navy-france', 'navy-france-pointis', 'cartagena'))
  .given(bounties('anne', { england: 1 }))
  .given(hand('anne', 'smoke-on-the-water'))
  .given(hand('bart'))
  .dice('search', null, 5, 1, 6, 1)
  .draws('order', null, 'navy-holland')
  .start(searches, ARRIVING)
  .plays('anne pass', 'anne pass', 'anne announce smoke-on-the-water')
  .plays('anne play smoke-on-the-water')
  .expectBoard((b) => b.fight?.sides[0].npc, 'navy-france');

scenario('FDM-HUNT-17, FDM-HUNT-10: who is no longer at sea there is fought by nobody')
  .given(npc('navy-holland', 'navy-holland-almonde', 'cartagena'))
  .given(npc('navy-france', 'navy-france-pointis', 'cartagena'))
  .given(bounties('anne', { england: 1 }))
  .given(proven('anne', 'navy-timetable'))
  .given(hand('anne'))
  .dice('search', null, 5, 1, 6, 1)
  .start(searches, ARRIVING)
  .expectAsked('anne', 'hunt.timetable')
  .given((b) => {
    playerOf(b, 0).inPort = true;
  })
  .plays('anne pass')
  .plays('anne pass')
  .expectBoard((b) => [b.fight, npcOf(b, 'navy-holland')?.zone, NPC['navy-holland']], [null, 'cartagena', 3])
  .expectDone();
