import type { SeatOf } from '@boucan/testkit/scenario';
import { SEA_CARDS } from '../src/rules/sea/cards.ts';
import { turn } from '../src/rules/sea/turn.ts';
import {
  afloat,
  agreed,
  at,
  atHome,
  bounties,
  chest,
  crowd,
  cubes,
  dealt,
  hand,
  hired,
  inForce,
  inPort,
  merchantIn,
  mission,
  newGame,
  npc,
  onTrack,
  points,
  scenario,
  ship,
} from './kit.ts';

const anne = (seat: SeatOf) => ({ seat: seat('anne') });

// ── actions ──

scenario('EX-23, FDM-TURN-09, FDM-TURN-10, SEA-BASE-32: move, move and scout, and then nothing is left but to stop')
  .start(turn, anne)
  .dice('scouting', 'anne', 1, 2, 3)
  .plays('anne sail curacao', 'anne sail caracas', 'anne scout merchant')
  .expectBoard((b) => [b.turn.actions, b.turn.taken.join()], [0, 'move,move,scout'])
  .expectWhyNot('anne', 'sail trinidad', 'FDM-TURN-09', 'no-action-left')
  .expectOptions('anne', ['stop'])
  .plays('anne stop')
  .expectDone();

scenario('EX-23, FDM-TURN-09, SEA-BASE-32: to stop after one action, or after none, is lawful')
  .start(turn, anne)
  .plays('anne sail curacao')
  .expectCan('anne', 'stop')
  .plays('anne stop')
  .expectDone();

scenario('FDM-TURN-09: to do nothing at all is lawful').start(turn, anne).plays('anne stop').expectChange({}).expectDone();

scenario('FDM-TURN-09: what actions are left when a turn ends are gone, and so is what was peeked at')
  .given(afloat('anne', 'frederico-da-silva', 'sloop', 'curacao'))
  .given(merchantIn('curacao', 'holland'))
  .start(turn, anne)
  .plays('anne peek')
  .expectBoard((b) => [b.turn.actions, b.turn.peeked], [3, 'holland'])
  .plays('anne stop')
  .expectDone()
  .expectBoard((b) => [b.turn.actions, b.turn.peeked], [0, null]);

scenario('FDM-TURN-10: one Port action in a turn, and in port only')
  .given(inPort('anne', 'cartagena'))
  .start(turn, anne)
  .plays('anne port')
  .expectBoard((b) => [b.turn.actions, b.turn.taken.join()], [2, 'port'])
  .plays('anne leave')
  .expectWhyNot('anne', 'port', 'FDM-TURN-10', 'port-visited')
  .plays('anne sail sea')
  .expectWhyNot('anne', 'port', 'FDM-TURN-09', 'not-an-option');

// ── the beginning ──

scenario('FDM-TURN-11, FDM-RETIRE-01: in port the first thing to decide is whether to retire; after that it is too late')
  .given(atHome('anne'))
  .start(turn, anne)
  .expectCan('anne', 'retire')
  .plays('anne sail sea', 'anne sail port')
  .expectWhyNot('anne', 'retire', 'FDM-TURN-09', 'not-an-option');

scenario('FDM-TURN-11, FDM-RETIRE-02: who retires has no actions this turn')
  .given(atHome('anne'))
  .start(turn, anne)
  .plays('anne retire')
  .expectTold('captain.retired', { seat: 'anne' })
  .expectChange({ 'anne.captain': 'none', 'anne.at': 'nowhere' })
  .expectDone();

scenario('FDM-TURN-11: at sea nobody retires').start(turn, anne).expectWhyNot('anne', 'retire', 'FDM-TURN-09', 'not-an-option');

scenario('FDM-TURN-11: at sea hostile captains search before anything is done')
  .given(npc('pirate-sloop', 'pirate-sloop-rackham', 'cartagena'))
  .dice('search', null, 1, 2)
  .start(turn, anne)
  .expectTold('npc.searched', { npc: 'pirate-sloop' })
  .expectAsked('anne', 'turn.action')
  .expectBoard((b) => b.turn.actions, 3);

scenario('FDM-TURN-11: in port they do not')
  .given(inPort('anne', 'cartagena'))
  .given(npc('pirate-sloop', 'pirate-sloop-rackham', 'cartagena'))
  .start(turn, anne)
  .expectNotTold('npc.searched')
  .expectAsked('anne', 'turn.action');

scenario('FDM-TURN-12: a fight costs no action beyond the Scout that led to it')
  .given(at('bart', 'cartagena'))
  .given(hand('bart', 'smoke-on-the-water'))
  .start(turn, anne)
  .dice('scouting', 'anne', 5, 1, 1)
  .plays('anne seek bart', 'bart pass', 'bart announce smoke-on-the-water', 'bart play smoke-on-the-water')
  .expectTold('combat.began')
  .expectAsked('anne', 'turn.action')
  .expectBoard((b) => [b.turn.actions, b.turn.taken.join(), b.fight], [2, 'scout', null]);

scenario('FDM-TURN-12: and a fight forced on the player none at all')
  .given(npc('navy-holland', 'navy-holland-almonde', 'cartagena'))
  .given(bounties('anne', { spain: 1 }))
  .given(hand('anne', 'smoke-on-the-water'))
  .dice('search', null, 5, 5)
  .start(turn, anne)
  .plays('anne pass', 'anne announce smoke-on-the-water', 'anne play smoke-on-the-water')
  .expectAsked('anne', 'turn.action')
  .expectBoard((b) => b.turn.actions, 3);

newGame('FDM-TURN-13: whoever reaches the target, the round is played to its end')
  .given(dealt('felipe-barrios', 'frances-wright'))
  .draws('first', null, 'frances-wright')
  .draws('event', null, 'convoys-make-sail')
  .plays('anne ship sloop', 'bart ship sloop')
  .expectBoard((b) => [b.first, b.turn.seat], [1, 1])
  .given((b) => {
    b.declared.push(1);
    onTrack(b.players[1]!, 10);
  })
  .plays('bart stop')
  .expectAsked('anne', 'turn.action')
  .plays('anne stop')
  .expectResult({ winners: ['bart'], end: 'glory' });

scenario('FDM-TURN-14: two players in one port have nothing to say to each other')
  .given(inPort('anne', 'cartagena'))
  .given(inPort('bart', 'cartagena'))
  .start(turn, anne)
  .expectWhyNot('anne', 'give bart 5', 'FDM-TURN-09', 'not-an-option')
  .expectWhyNot('anne', 'seek bart', 'FDM-SCOUT-09')
  .expectOptions('anne', ['port', 'sail sea', 'stop', 'retire']);

// ── a captain lost ──

const LOST = (b: Parameters<ReturnType<typeof at>>[0]): void => {
  const p = b.players[0]!;
  b.lostCaptains.push(p.captain!);
  p.captain = null;
  p.next = b.captains.pop()!;
};

scenario('FDM-DEATH-06, SEA-BASE-16: who has no captain begins the turn with a new one, and plays it')
  .given(LOST)
  .start(turn, anne)
  .expectAsked('anne', 'captain.ship')
  .plays('anne ship flute')
  .expectTold('captain.set-out', { seat: 'anne' })
  .expectAsked('anne', 'turn.action')
  .expectBoard((b) => [b.turn.actions, b.players[0]!.ship.type, b.players[0]!.inPort], [3, 'flute', true]);

scenario('FDM-RETIRE-03: who retired goes on with a new captain on the next turn')
  .given(atHome('anne'))
  .given((b) => {
    const p = b.players[0]!;
    b.lostCaptains.push(p.captain!);
    p.captain = null;
    p.retired = true;
  })
  .start(turn, anne)
  .plays('anne ship sloop')
  .expectAsked('anne', 'turn.action')
  .expectBoard((b) => [b.players[0]!.retired, b.turn.actions], [false, 3]);

// ── events in force ──

scenario('dead-calm: two actions')
  .given(inForce('dead-calm'))
  .start(turn, anne)
  .expectBoard((b) => b.turn.actions, 2);

scenario('CT-29, dead-calm, all-hands: two and one')
  .given(inForce('dead-calm'))
  .given(hand('anne', 'all-hands'))
  .start(turn, anne)
  .plays('anne play all-hands')
  .expectBoard((b) => b.turn.actions, 3);

scenario('all-hands: one action more, but no second Port action')
  .given(inPort('anne', 'cartagena'))
  .given(hand('anne', 'all-hands'))
  .start(turn, anne)
  .plays('anne port', 'anne leave', 'anne play all-hands')
  .expectChange({ 'anne.hand': -1 })
  .expectBoard((b) => b.turn.actions, 3)
  .expectWhyNot('anne', 'port', 'FDM-TURN-10', 'port-visited');

scenario('yellow-jack, FDM-TURN-11: in port a Leadership roll without a skull costs a man; to retire comes before it')
  .given(inPort('anne', 'cartagena'))
  .given(inForce('yellow-jack'))
  .start(turn, anne)
  .expectAsked('anne', 'turn.retire')
  .dice('leadership', 'anne', 1, 4)
  .plays('anne sail-on')
  .expectTold('fever.struck', { seat: 'anne' })
  .expectChange({ 'anne.crew': -1 })
  .expectWhyNot('anne', 'retire', 'FDM-TURN-09', 'not-an-option');

scenario('yellow-jack: a skull keeps it off')
  .given(inPort('anne', 'cartagena'))
  .given(inForce('yellow-jack'))
  .start(turn, anne)
  .dice('leadership', 'anne', 1, 5)
  .plays('anne sail-on')
  .expectTold('fever.resisted')
  .expectChange({});

scenario('yellow-jack: whoever retires does not wait for it')
  .given(inPort('anne', 'cartagena'))
  .given(inForce('yellow-jack'))
  .start(turn, anne)
  .plays('anne retire')
  .expectNotTold('fever.struck')
  .expectDone();

for (const [what, change] of [
  ['a Surgeon', hired('anne', 'surgeon-paid')],
  ['a single man aboard', cubes('anne', { crew: 1 })],
] as const)
  scenario(`yellow-jack: it spares ${what}`)
    .given(inPort('anne', 'cartagena'))
    .given(inForce('yellow-jack'))
    .given(change)
    .start(turn, anne)
    .expectAsked('anne', 'turn.action')
    .expectChange({});

scenario('surgeon: Yellow Jack finds one aboard')
  .given(inPort('anne', 'cartagena'))
  .given(inForce('yellow-jack'))
  .given(hired('anne', 'surgeon-paid'))
  .start(turn, anne)
  .expectTold('specialist.acted', { seat: 'anne', specialist: 'surgeon' })
  .expectNotTold('fever.resisted');

scenario('yellow-jack: and whoever is at sea')
  .given(inForce('yellow-jack'))
  .start(turn, anne)
  .expectAsked('anne', 'turn.action')
  .expectChange({});

// ── gold, the declaration ──

scenario('FDM-STASH-07: at home gold may be fetched from the chest, and nobody learns how much')
  .given(atHome('anne'))
  .given(chest('anne', 12))
  .start(turn, anne)
  .plays('anne fetch')
  .expectAsked('anne', 'chest.fetch')
  .plays('anne take-out 5')
  .expectChange({ 'anne.gold': 5, 'anne.chest': -5 })
  .expectToldTo('anne', 'gold.fetched', { gold: 5 })
  .expectNotToldTo('bart', 'gold.fetched', { gold: 5 })
  .expectBoard((b) => b.turn.actions, 3);

scenario('FDM-STASH-07: but nowhere else')
  .given(inPort('anne', 'la-habana'))
  .given(chest('anne', 12))
  .start(turn, anne)
  .expectWhyNot('anne', 'fetch', 'FDM-TURN-09', 'not-an-option');

scenario('FDM-END-02: by agreement a player may wait, and declare on a turn of the own')
  .given(agreed({ mayWait: true }))
  .given(points('anne', 7))
  .given(chest('anne', 30))
  .start(turn, anne)
  .expectFinality('anne', 'declare', 'final')
  .plays('anne declare')
  .expectTold('victory.declared', { seat: 'anne', points: 7, chest: 30 })
  .expectWhyNot('anne', 'declare', 'FDM-TURN-09', 'not-an-option');

// ── the end of a turn ──

scenario('carpenter: after a turn without a fight one damage is repaired, and the owner says where')
  .given(hired('anne', 'carpenter-paid'))
  .given(cubes('anne', { masts: 1, hull: 1, crew: 1 }))
  .start(turn, anne)
  .plays('anne stop')
  .expectAsked('anne', 'ship.mend')
  .expectTold('specialist.acted', { seat: 'anne', specialist: 'carpenter' })
  .expectOptions('anne', ['mend hull', 'mend masts'])
  .plays('anne mend masts')
  .expectChange({ 'anne.masts': 1 })
  .expectDone();

scenario('carpenter: a single damaged section needs no question')
  .given(hired('anne', 'carpenter-paid'))
  .given(cubes('anne', { masts: 0, cannons: 0 }))
  .start(turn, anne)
  .plays('anne stop')
  .expectTold('ship.mended', { section: 'masts' })
  .expectChange({ 'anne.masts': 1 })
  .expectDone();

scenario('carpenter: after a raid there is no time for it')
  .given(hired('anne', 'carpenter-paid'))
  .given(merchantIn('cartagena', 'holland'))
  .given(cubes('anne', { masts: 1 }))
  .start(turn, anne)
  .dice('scouting', 'anne', 5, 1, 1)
  .draws('cargo', 'anne', 'rum-2', 'sugar-1', 'tobacco-1')
  .dice('manoeuvre', 'anne', 1, 1, 1)
  .plays('anne scout merchant', 'anne attack holland', 'anne done', 'anne stop')
  .expectNotTold('ship.mended')
  .expectDone();

scenario('FDM-TURN-09: what a turn at sea does for a Mission counts as it ends')
  .given(at('anne', 'trinidad'))
  .given(mission('anne', 'round-the-main'))
  .start(turn, anne)
  .plays('anne stop')
  .expectTold('mission.marked')
  .expectDone();

scenario('FDM-TURN-11: and as it begins')
  .given(at('anne', 'bridgetown'))
  .given(mission('anne', 'chart-the-leewards'))
  .start(turn, anne)
  .expectTold('mission.marked')
  .expectAsked('anne', 'turn.action');

crowd('word-to-the-admiral: as the turn of another ends, one naval ship goes to the next zone, and nobody is searched for', 3)
  .given(npc('navy-holland', 'navy-holland-almonde', 'curacao'))
  .given(npc('pirate-sloop', 'pirate-sloop-rackham', 'curacao'))
  .given(bounties('anne', { spain: 1 }))
  .given(hand('cleo', 'word-to-the-admiral'))
  .start(turn, anne)
  .plays('anne stop')
  .expectAsked('cleo', 'announcing.announce')
  .expectBoard((b) => b.turn.actions, 0)
  .plays('cleo announce word-to-the-admiral')
  .expectFinality('cleo', 'play word-to-the-admiral', 'final')
  .plays('cleo play word-to-the-admiral')
  .expectAsked('cleo', 'admiral.order')
  .expectOptions('cleo', ['send navy-holland caribbean-sea', 'send navy-holland caracas', 'send navy-holland cartagena'])
  .plays('cleo send navy-holland cartagena')
  .expectTold('npc.ordered', { seat: 'cleo', npc: 'navy-holland', zone: 'cartagena' })
  .expectChange({ 'navy-holland': 'cartagena' })
  .expectNotTold('npc.searched')
  .expectNotTold('npc.found')
  .expectDone();

scenario('word-to-the-admiral: without a naval ship nobody is asked, and never on the own turn')
  .given(hand('bart', 'word-to-the-admiral'))
  .given(hand('anne', 'castaways'))
  .start(turn, anne)
  .expectBoard((b, seat) => SEA_CARDS['word-to-the-admiral'].fits(b, seat('bart')), false)
  .given(npc('navy-spain', 'navy-spain-pez', 'caracas'))
  .expectBoard((b, seat) => SEA_CARDS['word-to-the-admiral'].fits(b, seat('bart')), true)
  .expectBoard((b, seat) => SEA_CARDS['word-to-the-admiral'].fits(b, seat('anne')), false);

// ── cards of the own turn ──

scenario('secret-careenage: at sea, for one action, up to three points')
  .given(ship('anne', 'frigate', { hull: 1, masts: 1, crew: 1, cannons: 2 }))
  .given(hand('anne', 'secret-careenage'))
  .start(turn, anne)
  .plays('anne play secret-careenage')
  .expectAsked('anne', 'ship.mend')
  .expectOptions('anne', ['mend hull', 'mend masts', 'mend cannons', 'done'])
  .plays('anne mend hull', 'anne mend hull', 'anne mend cannons')
  .expectChange({ 'anne.hull': 2, 'anne.cannons': 1 })
  .expectAsked('anne', 'turn.action')
  .expectBoard((b) => [b.turn.actions, b.turn.taken.length], [2, 0]);

scenario('secret-careenage: what three points can repair is repaired without asking')
  .given(ship('anne', 'frigate', { hull: 2, masts: 1 }))
  .given(hand('anne', 'secret-careenage'))
  .start(turn, anne)
  .plays('anne play secret-careenage')
  .expectChange({ 'anne.hull': 1, 'anne.masts': 2, 'anne.hand': -1 });

scenario('secret-careenage: not with a hostile captain in the zone, not in port, not undamaged')
  .given(cubes('anne', { hull: 1 }))
  .given(hand('anne', 'secret-careenage'))
  .given(npc('pirate-sloop', 'pirate-sloop-rackham', 'cartagena'))
  .dice('search', null, 1, 1)
  .start(turn, anne)
  .expectWhyNot('anne', 'play secret-careenage', 'FDM-GLORY-11', 'card-not-now')
  .plays('anne sail curacao')
  .expectCan('anne', 'play secret-careenage')
  .given(cubes('anne', { hull: 2 }))
  .expectWhyNot('anne', 'play secret-careenage', 'FDM-GLORY-11', 'card-not-now')
  .given(cubes('anne', { hull: 1 }))
  .given(inPort('anne', 'curacao'))
  .expectWhyNot('anne', 'play secret-careenage', 'FDM-GLORY-11', 'card-not-now');

scenario('castaways: at sea up to two men')
  .given(ship('anne', 'frigate', { crew: 0 }))
  .given(hand('anne', 'castaways'))
  .start(turn, anne)
  .plays('anne play castaways')
  .expectChange({ 'anne.crew': 2, 'anne.hand': -1 })
  .expectTold('crew.saved', { crew: 2 });

scenario('castaways: never more than there is room for, and none where no man is missing')
  .given(ship('anne', 'frigate', { crew: 2 }))
  .given(hand('anne', 'castaways'))
  .start(turn, anne)
  .expectCan('anne', 'play castaways')
  .given(cubes('anne', { crew: 3 }))
  .expectWhyNot('anne', 'play castaways', 'FDM-GLORY-11', 'card-not-now')
  .given(cubes('anne', { crew: 2 }))
  .plays('anne play castaways')
  .expectChange({ 'anne.crew': 1, 'anne.hand': -1 });

scenario('trade-wind-pilot: it is Corentin’s alone')
  .given(afloat('anne', 'felipe-barrios', 'sloop', 'cartagena'))
  .start(turn, anne)
  .plays('anne sail curacao', 'anne sail caracas', 'anne sail caribbean-sea')
  .expectOptions('anne', ['stop']);
