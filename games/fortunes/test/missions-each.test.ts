// Each of the missions, from its task to its reward.   FDM-MISSION-10
import { playerOf } from '../src/board.ts';
import { portAction } from '../src/rules/port/port.ts';
import { missionProgress, scoutForMission } from '../src/rules/ventures/errands.ts';
import { at, bounties, crowd, cubes, hold, inPort, mission, scenario, ship, weapons, yard } from './kit.ts';
import { anne, happens } from './ventures-kit.ts';

/** What every completed Mission brings besides. */
const GLORY = { 'anne.mission': '', 'anne.points': 1, 'anne.hand': 1 };
const IN_PORT = happens({ what: 'port' });
const AT_SEA = happens({ what: 'sea' });
const TURN_END = happens({ what: 'turn-end' });

// ── deliveries ──

scenario(
  'masts-for-the-squadron: three Wood cards in Port Royal, in one Port action or several; 11 gold, Hull and Masts repaired',
)
  .given(inPort('anne', 'port-royal'))
  .given(cubes('anne', { hull: 1, masts: 0, cannons: 0 }))
  .given(hold('anne', 'wood', 'rum', 'wood', 'wood'))
  .given(mission('anne', 'masts-for-the-squadron', 'wood'))
  .start(portAction, anne)
  .expectCan('anne', 'deliver wood')
  .expectFinality('anne', 'deliver wood', 'final')
  .plays('anne deliver wood')
  .expectTold('cargo.delivered', { seat: 'anne', good: 'wood', cards: 2, of: 3 })
  .expectChange({ 'anne.cargo': -1, 'anne.marks': 'wood wood' })
  .plays('anne deliver wood')
  .expectChange({ ...GLORY, 'anne.cargo': -1, 'anne.marks': '', 'anne.gold': 11, 'anne.hull': 1, 'anne.masts': 2 })
  .expectBoard((b) => [b.turn.activities, playerOf(b, 0).cargo.length], [[], 2])
  .expectWhyNot('anne', 'deliver wood', 'FDM-PORT-02', 'not-an-option');

scenario('chocolate-for-the-viceroy: two Cocoa cards in La Habana; 10 gold')
  .given(inPort('anne', 'la-habana'))
  .given(hold('anne', 'cocoa', 'cocoa'))
  .given(mission('anne', 'chocolate-for-the-viceroy'))
  .start(portAction, anne)
  .plays('anne deliver cocoa')
  .expectChange({ 'anne.cargo': -1, 'anne.marks': 'cocoa' })
  .plays('anne deliver cocoa')
  .expectChange({ ...GLORY, 'anne.cargo': -1, 'anne.marks': '', 'anne.gold': 10 });

scenario('chocolate-for-the-viceroy: nothing is delivered elsewhere')
  .given(inPort('anne', 'cartagena'))
  .given(hold('anne', 'cocoa', 'cocoa'))
  .given(mission('anne', 'chocolate-for-the-viceroy'))
  .start(portAction, anne)
  .expectWhyNot('anne', 'deliver cocoa', 'FDM-PORT-02', 'not-an-option');

scenario('sailcloth-run: three Textiles cards in Tortuga; 13 gold')
  .given(inPort('anne', 'tortuga'))
  .given(hold('anne', 'textiles'))
  .given(mission('anne', 'sailcloth-run', 'textiles', 'textiles'))
  .start(portAction, anne)
  .plays('anne deliver textiles')
  .expectChange({ ...GLORY, 'anne.cargo': -1, 'anne.marks': '', 'anne.gold': 13 });

scenario('bread-for-the-sick: three Food cards in San Juan; 8 gold and a Surgeon')
  .given(inPort('anne', 'san-juan'))
  .given(hold('anne', 'food'))
  .given(mission('anne', 'bread-for-the-sick', 'food', 'food'))
  .start(portAction, anne)
  .plays('anne deliver food')
  .expectChange({ ...GLORY, 'anne.cargo': -1, 'anne.marks': '', 'anne.gold': 8, 'anne.specialists': 'surgeon-paid' });

scenario('rum-ration: three Rum cards in Nassau; 11 gold and all Crew restored')
  .given(inPort('anne', 'nassau'))
  .given(cubes('anne', { crew: 0 }))
  .given(hold('anne', 'rum'))
  .given(mission('anne', 'rum-ration', 'rum', 'rum'))
  .start(portAction, anne)
  .plays('anne deliver rum')
  .expectChange({ ...GLORY, 'anne.cargo': -1, 'anne.marks': '', 'anne.gold': 11, 'anne.crew': 2 });

scenario('three-letters: a Port action in a port of each nation but France')
  .given(inPort('anne', 'nassau'))
  .given(mission('anne', 'three-letters', 'spain'))
  .start(missionProgress, IN_PORT)
  .expectTold('mission.marked', { seat: 'anne', mission: 'three-letters', mark: 'england', marks: 2 })
  .expectChange({ 'anne.marks': 'spain england' });

scenario('three-letters: a French port does not count')
  .given(inPort('anne', 'tortuga'))
  .given(mission('anne', 'three-letters', 'spain'))
  .start(missionProgress, IN_PORT)
  .expectChange({});

scenario('three-letters: nor does a second port of the same nation')
  .given(inPort('anne', 'cartagena'))
  .given(mission('anne', 'three-letters', 'spain', 'england'))
  .start(missionProgress, IN_PORT)
  .expectChange({});

scenario('three-letters: the third completes it: 12 gold, and one nation forgets')
  .given(inPort('anne', 'curacao'))
  .given(bounties('anne', { france: 3 }))
  .given(mission('anne', 'three-letters', 'spain', 'england'))
  .start(missionProgress, IN_PORT)
  .expectChange({ ...GLORY, 'anne.marks': '', 'anne.gold': 12, 'anne.france': -3 });

// ── escorts ──

scenario('the-bishops-passage: a Port action in San Juan; 15 gold')
  .given(inPort('anne', 'san-juan'))
  .given(mission('anne', 'the-bishops-passage'))
  .start(portAction, anne)
  .expectAsked('anne', 'port.activity')
  .expectTold('mission.completed', { mission: 'the-bishops-passage' })
  .expectBoard((b) => [playerOf(b, 0).gold, playerOf(b, 0).points, playerOf(b, 0).mission], [25, 1, null]);

scenario('the-bishops-passage: another port is no use')
  .given(inPort('anne', 'santo-domingo'))
  .given(mission('anne', 'the-bishops-passage'))
  .start(missionProgress, IN_PORT)
  .expectChange({});

scenario('the-surveyor: a Port action in Nassau; 10 gold and a Lookout or a Sailmaker')
  .given(inPort('anne', 'nassau'))
  .given(mission('anne', 'the-surveyor'))
  .start(missionProgress, IN_PORT)
  .expectOptions('anne', ['enlist lookout', 'enlist sailmaker'])
  .plays('anne enlist sailmaker')
  .expectChange({ ...GLORY, 'anne.specialists': 'sailmaker-paid' })
  .expectBoard((b) => playerOf(b, 0).gold, 20);

scenario('company-bullion: a Port action in Curaçao; 16 gold')
  .given(inPort('anne', 'curacao'))
  .given(mission('anne', 'company-bullion'))
  .start(missionProgress, IN_PORT)
  .expectChange({ ...GLORY, 'anne.gold': 16 });

// ── smuggling ──

scenario('night-cargo: an Influence roll as the Port action in Caracas begins; 16 gold')
  .given(inPort('anne', 'caracas'))
  .given(mission('anne', 'night-cargo'))
  .dice('influence', 'anne', 1, 2, 5)
  .start(missionProgress, IN_PORT)
  .expectChange({ ...GLORY, 'anne.gold': 16 });

scenario('night-cargo: caught, a Spanish bounty, and the crates stay for another try')
  .given(inPort('anne', 'caracas'))
  .given(mission('anne', 'night-cargo'))
  .dice('influence', 'anne', 1, 2, 3)
  .start(missionProgress, IN_PORT)
  .expectChange({ 'anne.spain': 1 });

scenario('forbidden-books: an Influence roll in La Habana; 11 gold and a Purser')
  .given(inPort('anne', 'la-habana'))
  .given(mission('anne', 'forbidden-books'))
  .dice('influence', 'anne', 1, 2, 5)
  .start(missionProgress, IN_PORT)
  .expectChange({ ...GLORY, 'anne.gold': 11, 'anne.specialists': 'purser-paid' });

scenario('forbidden-books: caught, a Spanish bounty, and the Mission is lost')
  .given(inPort('anne', 'la-habana'))
  .given(mission('anne', 'forbidden-books'))
  .dice('influence', 'anne', 1, 2, 3)
  .start(missionProgress, IN_PORT)
  .expectTold('mission.failed', { mission: 'forbidden-books' })
  .expectChange({ 'anne.spain': 1, 'anne.mission': '' })
  .expectBoard((b) => b.missionDiscard, ['forbidden-books']);

scenario('powder-on-the-beach: a Scout action off Cartagena; 10 gold and the special weapons not held')
  .given(weapons('anne', 'grape-shot'))
  .given(mission('anne', 'powder-on-the-beach'))
  .dice('scouting', 'anne', 1, 2, 5)
  .start(scoutForMission, anne)
  .expectTold('mission.scouted', { seat: 'anne', mission: 'powder-on-the-beach', zone: 'cartagena' })
  .expectChange({ ...GLORY, 'anne.gold': 10, 'anne.weapons': 'chain-shot grape-shot grapple' });

scenario('powder-on-the-beach: a failure costs 1 Cannons of at least 2, and the crate stays')
  .given(ship('anne', 'frigate', { cannons: 2 }))
  .given(mission('anne', 'powder-on-the-beach'))
  .dice('scouting', 'anne', 1, 2, 3)
  .start(scoutForMission, anne)
  .expectTold('mission.repelled', { seat: 'anne', section: 'cannons', damage: 1 })
  .expectChange({ 'anne.cannons': -1 });

scenario('powder-on-the-beach: the last Cannons are spared')
  .given(mission('anne', 'powder-on-the-beach'))
  .dice('scouting', 'anne', 1, 2, 3)
  .start(scoutForMission, anne)
  .expectChange({})
  .expectBoard((b) => playerOf(b, 0).ship.cannons, 1);

// ── hunting ──

scenario('a-rope-for-a-rogue: a pirate beaten; 10 gold and up to two English bounties less')
  .given(bounties('anne', { england: 3 }))
  .given(mission('anne', 'a-rope-for-a-rogue'))
  .start(missionProgress, happens({ what: 'defeated', pirate: true, naval: false, player: false }))
  .expectChange({ ...GLORY, 'anne.gold': 10, 'anne.england': -2 });

scenario('a-rope-for-a-rogue: a naval ship will not do')
  .given(mission('anne', 'a-rope-for-a-rogue'))
  .start(missionProgress, happens({ what: 'defeated', pirate: false, naval: true, player: false }))
  .expectChange({});

scenario('break-the-blockade: a naval ship beaten; 16 gold and a Glory card more')
  .given(mission('anne', 'break-the-blockade'))
  .start(missionProgress, happens({ what: 'defeated', pirate: false, naval: true, player: false }))
  .expectChange({ ...GLORY, 'anne.gold': 16, 'anne.hand': 2 });

scenario('break-the-blockade: a player will not do')
  .given(mission('anne', 'break-the-blockade'))
  .start(missionProgress, happens({ what: 'defeated', pirate: true, naval: false, player: true }))
  .expectChange({});

scenario('prize-quota: a raid on a merchant not taken as French is marked')
  .given(mission('anne', 'prize-quota'))
  .start(missionProgress, happens({ what: 'raided', nation: 'spain' }))
  .expectChange({ 'anne.marks': 'spain' });

scenario('prize-quota: a French one is not')
  .given(mission('anne', 'prize-quota', 'spain'))
  .start(missionProgress, happens({ what: 'raided', nation: 'france' }))
  .expectChange({});

scenario('prize-quota: the second completes it: 8 gold, and all bounties of one nation go')
  .given(bounties('anne', { spain: 5, holland: 1 }))
  .given(mission('anne', 'prize-quota', 'spain'))
  .start(missionProgress, happens({ what: 'raided', nation: 'spain' }))
  .plays('anne absolve spain')
  .expectChange({ ...GLORY, 'anne.marks': '', 'anne.spain': -5 })
  .expectBoard((b) => playerOf(b, 0).gold, 18);

scenario('captains-ransom: a captain of another player beaten; 12 gold and a Master-at-Arms or a Gun Captain')
  .given(mission('anne', 'captains-ransom'))
  .start(missionProgress, happens({ what: 'defeated', pirate: false, naval: false, player: true }))
  .expectOptions('anne', ['enlist master-at-arms', 'enlist gun-captain'])
  .plays('anne enlist master-at-arms')
  .expectChange({ ...GLORY, 'anne.marks': '', 'anne.specialists': 'master-at-arms-paid' });

scenario('captains-ransom: a captain of nobody’s will not do')
  .given(mission('anne', 'captains-ransom'))
  .start(missionProgress, happens({ what: 'defeated', pirate: true, naval: false, player: false }))
  .expectChange({});

// ── rescues ──

scenario('castaways-of-the-reef: found by a Scout action off Old Providence')
  .given(at('anne', 'old-providence'))
  .given(mission('anne', 'castaways-of-the-reef'))
  .dice('scouting', 'anne', 1, 2, 5)
  .start(scoutForMission, anne)
  .expectChange({ 'anne.marks': 'old-providence' });

scenario('castaways-of-the-reef: brought home to La Habana; 11 gold and all Crew restored')
  .given(inPort('anne', 'la-habana'))
  .given(cubes('anne', { crew: 1 }))
  .given(mission('anne', 'castaways-of-the-reef', 'old-providence'))
  .start(missionProgress, IN_PORT)
  .expectChange({ ...GLORY, 'anne.marks': '', 'anne.gold': 11, 'anne.crew': 1 });

scenario('castaways-of-the-reef: nobody is brought home who was not found')
  .given(inPort('anne', 'la-habana'))
  .given(mission('anne', 'castaways-of-the-reef'))
  .start(missionProgress, IN_PORT)
  .expectChange({});

scenario('the-lost-packet: found by a Scout action in the Caribbean Sea')
  .given(at('anne', 'caribbean-sea'))
  .given(mission('anne', 'the-lost-packet'))
  .dice('scouting', 'anne', 1, 2, 5)
  .start(scoutForMission, anne)
  .expectChange({ 'anne.marks': 'caribbean-sea' });

scenario('the-lost-packet: brought to San Juan; 12 gold and a Glory card more')
  .given(inPort('anne', 'san-juan'))
  .given(mission('anne', 'the-lost-packet', 'caribbean-sea'))
  .start(missionProgress, IN_PORT)
  .expectChange({ ...GLORY, 'anne.marks': '', 'anne.gold': 12, 'anne.hand': 2 });

scenario('the-fort-prisoners: found, a Spanish bounty, then the guards (FDM-MISSION-12); 20 gold')
  .given(at('anne', 'trinidad'))
  .given(ship('anne', 'frigate'))
  .given(mission('anne', 'the-fort-prisoners'))
  .dice('scouting', 'anne', 1, 2, 5)
  .dice('leadership', 'anne', 5, 6, 5, 1)
  .dice('npc-leadership', null, 1, 2, 3, 4)
  .start(scoutForMission, anne)
  .expectChange({ 'anne.spain': 1 })
  .expectAsked('anne', 'venture.guards')
  .plays('anne face')
  .expectChange({ ...GLORY, 'anne.gold': 20 });

scenario('the-fort-prisoners: declined, the Mission is kept and the bounty stays')
  .given(at('anne', 'trinidad'))
  .given(mission('anne', 'the-fort-prisoners'))
  .dice('scouting', 'anne', 1, 2, 5)
  .start(scoutForMission, anne)
  .plays('anne decline')
  .expectChange({})
  .expectDone(undefined)
  .expectBoard((b) => [playerOf(b, 0).mission, playerOf(b, 0).bounties], ['the-fort-prisoners', [0, 1, 0, 0]]);

scenario('the-fort-prisoners, FDM-MISSION-12: lost to the guards, the captain is lost')
  .given(at('anne', 'trinidad'))
  .given(cubes('anne', { crew: 1 }))
  .given(mission('anne', 'the-fort-prisoners'))
  .dice('scouting', 'anne', 1, 2, 5)
  .dice('leadership', 'anne', 1, 1)
  .dice('npc-leadership', null, 5, 5)
  .start(scoutForMission, anne)
  .plays('anne face')
  .expectTold('captain.died', { seat: 'anne' })
  .expectDone();

scenario('the-fort-prisoners: not found, nothing happens')
  .given(at('anne', 'trinidad'))
  .given(mission('anne', 'the-fort-prisoners'))
  .dice('scouting', 'anne', 1, 2, 3)
  .start(scoutForMission, anne)
  .expectChange({})
  .expectDone();

scenario('guns-from-the-wreck: found off Cartagena, they fill two spaces, and cargo goes overboard for them')
  .given(ship('anne', 'frigate'))
  .given(hold('anne', 'rum', 'food'))
  .given(mission('anne', 'guns-from-the-wreck'))
  .dice('scouting', 'anne', 1, 2, 5)
  .start(scoutForMission, anne)
  .expectOptions('anne', ['drop food', 'drop rum'])
  .plays('anne drop food')
  .expectChange({ 'anne.cargo': -1 })
  .expectBoard((b) => playerOf(b, 0).marks, ['cartagena'])
  .expectDone();

scenario('guns-from-the-wreck: brought to Tortuga; 9 gold and an Extra Gun Port that lies open in a port')
  .given(inPort('anne', 'tortuga'))
  .given(yard('nassau', 'extra-gun-port', 'up'))
  .given(mission('anne', 'guns-from-the-wreck', 'cartagena'))
  .start(missionProgress, IN_PORT)
  .expectTold('token.fitted', { seat: 'anne', port: 'nassau', modification: 'extra-gun-port' })
  .expectChange({ ...GLORY, 'anne.marks': '', 'anne.gold': 9, 'anne.mods': 'extra-gun-port', 'anne.cannons': 1 });

scenario('guns-from-the-wreck: or one that lies face down somewhere')
  .given(inPort('anne', 'tortuga'))
  .given(mission('anne', 'guns-from-the-wreck', 'cartagena'))
  .start(missionProgress, IN_PORT)
  .expectChange({ ...GLORY, 'anne.marks': '', 'anne.gold': 9, 'anne.mods': 'extra-gun-port', 'anne.cannons': 1 });

scenario('guns-from-the-wreck: a double is not fitted; 6 gold instead')
  .given(inPort('anne', 'tortuga'))
  .given(ship('anne', 'sloop', { mods: ['extra-gun-port'] }))
  .given(mission('anne', 'guns-from-the-wreck', 'cartagena'))
  .start(missionProgress, IN_PORT)
  .expectChange({ ...GLORY, 'anne.marks': '', 'anne.gold': 15 });

crowd('guns-from-the-wreck: nor is one found when both are afloat elsewhere', 3)
  .given(inPort('anne', 'tortuga'))
  .given(ship('bart', 'sloop', { mods: ['extra-gun-port'] }))
  .given(ship('cleo', 'sloop', { mods: ['extra-gun-port'] }))
  .given(mission('anne', 'guns-from-the-wreck', 'cartagena'))
  .start(missionProgress, IN_PORT)
  .expectChange({ ...GLORY, 'anne.marks': '', 'anne.gold': 15 });

// ── exploring ──

scenario('chart-the-leewards: at sea in one of its zones, a marker')
  .given(at('anne', 'bridgetown'))
  .given(mission('anne', 'chart-the-leewards', 'st-maarten'))
  .start(missionProgress, AT_SEA)
  .expectChange({ 'anne.marks': 'st-maarten bridgetown' });

scenario('chart-the-leewards: not in port')
  .given(inPort('anne', 'bridgetown'))
  .given(mission('anne', 'chart-the-leewards', 'st-maarten'))
  .start(missionProgress, AT_SEA)
  .expectChange({});

scenario('chart-the-leewards: not twice')
  .given(at('anne', 'st-maarten'))
  .given(mission('anne', 'chart-the-leewards', 'st-maarten'))
  .start(missionProgress, AT_SEA)
  .expectChange({});

scenario('chart-the-leewards: the end of a turn is not its moment')
  .given(at('anne', 'bridgetown'))
  .given(mission('anne', 'chart-the-leewards', 'st-maarten'))
  .start(missionProgress, TURN_END)
  .expectChange({});

scenario('chart-the-leewards: the fourth marker completes it; 11 gold')
  .given(at('anne', 'san-juan'))
  .given(mission('anne', 'chart-the-leewards', 'st-maarten', 'bridgetown', 'basse-terre'))
  .start(missionProgress, AT_SEA)
  .expectChange({ ...GLORY, 'anne.marks': '', 'anne.gold': 11 });

scenario('round-the-main: a marker at the end of a turn at sea')
  .given(at('anne', 'curacao'))
  .given(mission('anne', 'round-the-main'))
  .start(missionProgress, TURN_END)
  .expectChange({ 'anne.marks': 'curacao' });

scenario('round-the-main: passing through is not enough')
  .given(at('anne', 'curacao'))
  .given(mission('anne', 'round-the-main'))
  .start(missionProgress, AT_SEA)
  .expectChange({});

scenario('round-the-main: the third completes it; 10 gold and the Modification of any port')
  .given(at('anne', 'trinidad'))
  .given(yard('nassau', 'special-rigging'))
  .given(mission('anne', 'round-the-main', 'curacao', 'cartagena'))
  .start(missionProgress, TURN_END)
  .expectAsked('anne', 'venture.token')
  .plays('anne fit nassau')
  .expectTold('token.turned', { port: 'nassau', modification: 'special-rigging' })
  .expectChange({ ...GLORY, 'anne.marks': '', 'anne.mods': 'special-rigging' })
  .expectBoard((b) => playerOf(b, 0).gold, 20);

scenario('the-old-channel: the fourth marker completes it; 11 gold')
  .given(at('anne', 'port-royal'))
  .given(mission('anne', 'the-old-channel', 'nassau', 'tortuga', 'petit-goave'))
  .start(missionProgress, AT_SEA)
  .expectChange({ ...GLORY, 'anne.marks': '', 'anne.gold': 11 });

// ── duels ──

scenario('affair-of-honour: guards as the Port action in Cartagena begins; 14 gold, and up to three bounties of one nation less')
  .given(inPort('anne', 'cartagena'))
  .given(bounties('anne', { spain: 4 }))
  .given(mission('anne', 'affair-of-honour'))
  .dice('leadership', 'anne', 5, 6)
  .dice('npc-leadership', null, 1, 2, 3)
  .start(missionProgress, IN_PORT)
  .expectAsked('anne', 'venture.guards')
  .plays('anne face')
  .expectChange({ ...GLORY, 'anne.gold': 14, 'anne.spain': -3 });

scenario('affair-of-honour: declined, it goes on')
  .given(inPort('anne', 'cartagena'))
  .given(mission('anne', 'affair-of-honour'))
  .start(missionProgress, IN_PORT)
  .plays('anne decline')
  .expectChange({})
  .expectBoard((b) => playerOf(b, 0).mission, 'affair-of-honour')
  .expectDone();

scenario('affair-of-honour: a full tie is no victory, and it goes on')
  .given(inPort('anne', 'cartagena'))
  .given(mission('anne', 'affair-of-honour'))
  .dice('leadership', 'anne', 5, 1, 5, 4)
  .dice('npc-leadership', null, 5, 1, 2, 5, 1, 3)
  .start(missionProgress, IN_PORT)
  .plays('anne face')
  .expectChange({ 'anne.crew': -2 })
  .expectDone();

scenario('affair-of-honour: lost, the captain dies, and the Mission with the captain')
  .given(inPort('anne', 'cartagena'))
  .given(mission('anne', 'affair-of-honour'))
  .dice('leadership', 'anne', 1, 2)
  .dice('npc-leadership', null, 5, 6, 5)
  .start(missionProgress, IN_PORT)
  .plays('anne face')
  .expectNotTold('glory.won')
  .expectBoard((b) => [playerOf(b, 0).captain, playerOf(b, 0).mission], [null, null])
  .expectDone();

scenario('duel-on-the-sands: a Scout action off Nassau without a roll, then guards; 12 gold and a Master-at-Arms')
  .given(at('anne', 'nassau'))
  .given(ship('anne', 'frigate'))
  .given(mission('anne', 'duel-on-the-sands'))
  .dice('leadership', 'anne', 5, 6, 5, 1)
  .dice('npc-leadership', null, 1, 2, 3, 4)
  .start(scoutForMission, anne)
  .expectNotTold('venture.rolled')
  .plays('anne face')
  .expectChange({ ...GLORY, 'anne.gold': 12, 'anne.specialists': 'master-at-arms-paid' });

scenario('duel-on-the-sands: declined, it goes on')
  .given(at('anne', 'nassau'))
  .given(mission('anne', 'duel-on-the-sands'))
  .start(scoutForMission, anne)
  .plays('anne decline')
  .expectChange({})
  .expectDone();
