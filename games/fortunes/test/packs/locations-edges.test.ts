// Module 9: what is told of Locations, and the edges of their rules: nothing left, just enough, one more.
import type { SeatOf } from '@boucan/testkit/scenario';
import type { Caribbean } from '../../src/board.ts';
import type { Good } from '../../src/content/cargo.ts';
import type { GloryId } from '../../src/content/glory.ts';
import type { ZoneId } from '../../src/content/map.ts';
import { isles } from '../../src/packs/locations/isles.ts';
import { weather } from '../../src/packs/wind-and-storm/weather.ts';
import { sellGoods } from '../../src/rules/port/sell.ts';
import { turn } from '../../src/rules/sea/turn.ts';
import { afloat, at, bounties, type Change, cubes, gold, hand, hired, hold, inPort, npc, rumour, ship, weapons } from '../kit.ts';
import { agreedVoyage } from './kit.ts';

const anne = (seat: SeatOf) => ({ seat: seat('anne') });
const off = (name: string, zone: ZoneId, ...more: string[]) =>
  agreedVoyage(name, { 'location-places': 'fixed' }, 'locations', ...more)
    .given(at('anne', zone))
    .given(ship('anne', 'frigate'));
const VILLAGE = 'petit-goave';
const favour: Change = (b) => {
  (b.parts!.favours as { held: number[] }).held[0] = 1;
};

/** Only these lie in the cargo deck and in its discard: bart has the rest. */
const cargoLeft =
  (deck: number, discard = 0): Change =>
  (b) => {
    const all = [...b.cargo, ...b.cargoDiscard, ...b.players[1]!.cargo];
    b.cargo = all.splice(0, deck);
    b.cargoDiscard = all.splice(0, discard);
    b.players[1]!.cargo = all;
  };
const rumoursLeft =
  (deck: number, discard = 0): Change =>
  (b) => {
    const all = [...b.rumours, ...b.rumourDiscard, ...b.players[1]!.proven];
    b.rumours = all.splice(0, deck);
    b.rumourDiscard = all.splice(0, discard);
    b.players[1]!.proven = all;
  };

// ── an assault ──

off('SEA-m9-03, SEA-m9-05, SEA-m9-06, SEA-m9-11, SEA-m9-12: every step of an assault is told, and all see how far it is', VILLAGE)
  .draws('cargo', 'anne', 'food-4', 'sugar-7', 'cocoa-3', 'food-2')
  .start(turn, anne)
  .plays('anne assault river-mouth-village')
  .expectTold('assault.began', { seat: 'anne', location: 'river-mouth-village', zone: VILLAGE })
  .expectPrompt('anne', { gold: 12, hits: 1, flights: 3, shots: 3, skull: 'no' })
  .dice('bombard', 'anne', 5)
  .plays('anne bombard')
  .expectTold('assault.fired', { seat: 'anne', dice: ['skull'] })
  .expectPrompt('anne', { gold: 12, hits: 1, flights: 3, shots: 2, skull: 'yes' })
  .expectOptions('anne', [
    'clear-away food-4',
    'clear-away sugar-7',
    'clear-away cocoa-3',
    'clear-away food-2',
    'bombard',
    'cease',
  ])
  .plays('anne clear-away sugar-7')
  .expectTold('assault.cleared', { seat: 'anne', card: 'sugar-7' })
  .expectBoard((b) => b.cargoDiscard, ['sugar-7'])
  .expectView('bart', (view) => isles.seen(view).assault?.stage, 'guns')
  .plays('anne cease')
  .expectTold('assault.hit', { seat: 'anne', section: 'masts' })
  .expectView('bart', (view) => isles.seen(view).assault?.stage, 'shore')
  .plays('anne withdraw')
  .expectTold('assault.withdrawn', { seat: 'anne', location: 'river-mouth-village' });

off(
  'SEA-m9-06, SEA-m9-15, SEA-m9-17: with the last card cleared away guns fall silent, and there is nothing to load',
  'santo-domingo',
)
  .given(ship('anne', 'galleon'))
  .draws('cargo', 'anne', 'food-1', 'food-2', 'wood-1')
  .dice('bombard', 'anne', 5, 5, 5)
  .dice('leadership', 'anne', 1, 1)
  .start(turn, anne)
  .plays('anne assault mission-of-saint-elmo', 'anne bombard', 'anne clear-away food-1', 'anne bombard', 'anne clear-away food-2')
  .expectAsked('anne', 'assault.bombard')
  .plays('anne bombard', 'anne clear-away wood-1')
  .expectAsked('anne', 'assault.land')
  .plays('anne land')
  .expectTold('assault.landed', { seat: 'anne', lost: 0, left: 4 })
  .expectTold('assault.plundered', { seat: 'anne', gold: 0 })
  .expectTold('location.taken', { seat: 'anne', location: 'mission-of-saint-elmo' })
  .expectChange({ 'anne.spain': 1 })
  .expectAsked('anne', 'turn.action');

off('SEA-m9-15: all see when it comes to plunder', VILLAGE)
  .draws('cargo', 'anne', 'food-1', 'food-3', 'cocoa-4', 'food-7')
  .dice('leadership', 'anne', 5, 5)
  .start(turn, anne)
  .plays('anne assault river-mouth-village', 'anne cease', 'anne land')
  .expectView('bart', (view) => isles.seen(view).assault?.stage, 'plunder')
  .expectPrompt('anne', { room: 2 })
  .plays('anne load cocoa')
  .expectTold('assault.loaded', { seat: 'anne', good: 'cocoa' });

off('SEA-m9-05: where the cargo cards have run out, fewer are laid out, or none', VILLAGE, 'favours')
  .given(favour)
  .given(cargoLeft(1))
  .start(turn, anne)
  .plays('anne assault river-mouth-village')
  .expectBoard((b) => isles.of(b).assault!.cards.length, 1)
  .expectAsked('anne', 'favour.draw');
off('SEA-m9-05, SEA-m10-07: no card, and nothing to replace', VILLAGE, 'favours')
  .given(favour)
  .given(cargoLeft(0))
  .start(turn, anne)
  .plays('anne assault river-mouth-village')
  .expectAsked('anne', 'assault.land');

const reinforced = (name: string, type: 'sloop' | 'frigate', ...cards: string[]) =>
  off(name, VILLAGE)
    .given(ship('anne', type, { mods: ['reinforced-hull'] }))
    .draws('cargo', 'anne', ...cards);
reinforced(
  'SEA-m9-08, FDM-RAID-32: the Reinforced hull is told; only sections under fire can be spared',
  'frigate',
  'food-3',
  'cocoa-4',
  'food-1',
  'food-2',
)
  .start(turn, anne)
  .plays('anne assault river-mouth-village', 'anne cease')
  .expectOptions('anne', ['brace masts', 'brace cannons', 'pass'])
  .plays('anne brace cannons')
  .expectTold('assault.braced', { seat: 'anne', section: 'cannons' })
  .expectChange({ 'anne.masts': -1 });
reinforced(
  'SEA-m9-08, FDM-RAID-32: it may be kept for another day; a single hit is enough to ask',
  'sloop',
  'food-3',
  'wood-1',
  'food-1',
  'rum-2',
)
  .start(turn, anne)
  .plays('anne assault river-mouth-village', 'anne cease', 'anne pass')
  .expectChange({ 'anne.masts': -1 })
  .expectBoard((b) => b.players[0]!.ship.turned, false);
reinforced('SEA-m9-08, FDM-RAID-32: without a hit nobody asks', 'sloop', 'food-1', 'food-2', 'wood-1', 'rum-2')
  .dice('bombard', 'anne', 5)
  .start(turn, anne)
  .plays('anne assault river-mouth-village', 'anne bombard', 'anne clear-away food-1')
  .expectAsked('anne', 'assault.land');
reinforced('SEA-m9-08, FDM-RAID-32: nor where it was used before', 'frigate', 'food-3', 'cocoa-4', 'food-1', 'food-2')
  .given((b) => {
    b.players[0]!.ship.turned = true;
  })
  .start(turn, anne)
  .plays('anne assault river-mouth-village', 'anne cease')
  .expectChange({ 'anne.masts': -1, 'anne.cannons': -1 })
  .expectAsked('anne', 'assault.land');

off('SEA-m9-14, SEA-m9-20: who dies ashore has failed; the cards go to the discard before the cargo', VILLAGE)
  .given(cubes('anne', { crew: 1 }))
  .given(gold('anne', 0))
  .given(hold('anne', 'rum-1'))
  .draws('cargo', 'anne', 'food-1', 'food-2', 'cocoa-4', 'food-7')
  .dice('leadership', 'anne', 1, 1)
  .start(turn, anne)
  .plays('anne assault river-mouth-village', 'anne cease', 'anne land')
  .expectToldInOrder(
    ['assault.landed', { lost: 1, left: 0 }],
    ['assault.failed', { seat: 'anne' }],
    ['captain.died', { seat: 'anne' }],
  )
  .expectBoard((b) => b.cargoDiscard, ['food-1', 'food-2', 'cocoa-4', 'food-7', 'rum-1']);

off('SEA-m9-10, SEA-m9-20: so has who is sunk by the icons', VILLAGE)
  .given(cubes('anne', { hull: 1, masts: 1 }))
  .given(gold('anne', 0))
  .given(hold('anne', 'rum-2'))
  .draws('cargo', 'anne', 'food-3', 'wood-2', 'food-1', 'food-2')
  .start(turn, anne)
  .plays('anne assault river-mouth-village', 'anne cease')
  .expectToldInOrder(['ship.sunk', { seat: 'anne' }], ['captain.died', { seat: 'anne' }])
  .expectBoard((b) => b.cargoDiscard, ['food-3', 'wood-2', 'food-1', 'food-2', 'rum-2']);

const stowed = (name: string, ...cargo: Good[]) =>
  off(name, VILLAGE)
    .given(afloat('anne', 'corentin-le-bihan', 'frigate', VILLAGE))
    .given(hold('anne', ...cargo))
    .draws('cargo', 'anne', 'food-7', 'food-3', 'food-1', 'food-2');
stowed('SEA-m9-08, FDM-DAMAGE-08: whose hold is Well Stowed chooses what goes overboard', 'rum', 'sugar', 'wood')
  .start(turn, anne)
  .plays('anne assault river-mouth-village', 'anne cease')
  .expectTold('ability.used', { seat: 'anne', ability: 'well-stowed' })
  .plays('anne drop sugar')
  .expectChange({ 'anne.cargo': -1 })
  .expectAsked('anne', 'assault.land');
stowed('SEA-m9-08, FDM-DAMAGE-08: and has nothing to choose where all of it still fits', 'rum', 'sugar')
  .start(turn, anne)
  .plays('anne assault river-mouth-village', 'anne cease')
  .expectNotTold('ability.used')
  .expectAsked('anne', 'assault.land');

// ── a visit ──

off('SEA-m9-01, SEA-SET-54: a visit is told; three gold are enough for a bounty, and one may leave with it', 'santo-domingo')
  .given(bounties('anne', { france: 1 }))
  .given(gold('anne', 3))
  .start(turn, anne)
  .plays('anne visit mission-of-saint-elmo')
  .expectTold('location.visited', { seat: 'anne', location: 'mission-of-saint-elmo', zone: 'santo-domingo' })
  .plays('anne done')
  .expectChange({})
  .expectAsked('anne', 'turn.action')
  .given((b) => {
    b.turn.used = [];
  })
  .plays('anne visit mission-of-saint-elmo', 'anne buy-pardon france 1')
  .expectTold('pardon.bought', { seat: 'anne', nation: 'france', gold: 3 });

off(
  'SEA-SET-55, FDM-RUMOUR-01: a town tells nothing to whoever has less than 2 gold; one may leave without business',
  'port-royal',
)
  .given(gold('anne', 1))
  .start(turn, anne)
  .plays('anne visit low-wells')
  .expectWhyNot('anne', 'activity rumour', 'FDM-RUMOUR-01', 'too-dear')
  .expectWhyNot('anne', 'activity recruit', 'FDM-RECRUIT-03', 'crew-complete')
  .given(gold('anne', 2))
  .expectCan('anne', 'activity rumour')
  .plays('anne done')
  .expectBoard((b) => [b.turn.activities.length, isles.of(b).visit], [0, null])
  .expectAsked('anne', 'turn.action');

off('SEA-SET-59: in a haven crew and gossip are told, and neither costs anything', 'nassau')
  .given(bounties('anne', { spain: 1 }))
  .given(cubes('anne', { crew: 1 }))
  .given(at('bart', 'trinidad'))
  .dice('influence', 'anne', 1, 5, 1)
  .draws('rumour', 'anne', 'forged-documents')
  .start(turn, anne)
  .plays('anne visit freebooters-cove', 'anne activity recruit')
  .expectTold('haven.manned', { seat: 'anne', crew: 3 })
  .plays('anne activity rumour')
  .expectTold('venture.rolled', { seat: 'anne', skill: 'influence', dice: [1, 'skull', 1] })
  .expectChange({ 'anne.rumour': 'forged-documents' });

off('SEA-SET-59: whoever has heard enough leaves the haven', 'nassau')
  .given(bounties('anne', { spain: 1 }))
  .given(cubes('anne', { crew: 1 }))
  .given(at('bart', 'trinidad'))
  .dice('influence', 'anne', 1, 2, 1)
  .start(turn, anne)
  .plays('anne visit freebooters-cove', 'anne activity rumour')
  .expectAsked('anne', 'location.business')
  .plays('anne done')
  .expectAsked('anne', 'turn.action');

off('SEA-SET-57: the order is told, or none is given; a ship next to the fort is not called twice', 'la-habana')
  .given(npc('navy-spain', 'navy-spain-pez', 'nassau'))
  .start(turn, anne)
  .plays('anne visit crown-battery')
  .expectPrompt('anne', { npc: 'navy-spain' })
  .expectOptions('anne', ['send navy-spain tortuga', 'send navy-spain la-habana', 'done'])
  .plays('anne done')
  .expectChange({})
  .expectAsked('anne', 'turn.action')
  .given((b) => {
    b.turn.used = [];
  })
  .plays('anne visit crown-battery', 'anne send navy-spain tortuga')
  .expectTold('npc.ordered', { seat: 'anne', npc: 'navy-spain', zone: 'tortuga' });

off('SEA-SET-57: nor sent where it lies', 'la-habana')
  .given(npc('navy-spain', 'navy-spain-pez', 'la-habana'))
  .start(turn, anne)
  .plays('anne visit crown-battery')
  .expectWhyNot('anne', 'send navy-spain la-habana', 'SEA-m9-01');

off('SEA-SET-60: natives take any card, one; it is shown, and what was damaged is mended; or one keeps it', VILLAGE)
  .given(cubes('anne', { masts: 1 }))
  .given(hold('anne', 'wood', 'rum'))
  .start(turn, anne)
  .plays('anne visit river-mouth-village')
  .expectOptions('anne', ['barter wood', 'barter rum', 'done'])
  .expectFinality('anne', 'barter rum', 'final')
  .expectFinality('anne', 'done', 'free')
  .plays('anne barter wood')
  .expectTold('natives.traded', { seat: 'anne', good: 'wood', card: 'wood-1' })
  .expectTold('venture.mended', { seat: 'anne', sections: ['masts'] })
  .expectBoard((b) => b.cargoDiscard, ['wood-1'])
  .expectChange({ 'anne.masts': 2, 'anne.cargo': -1 });
off('SEA-SET-60: nothing given, nothing mended', VILLAGE)
  .given(cubes('anne', { masts: 1 }))
  .given(hold('anne', 'wood'))
  .start(turn, anne)
  .plays('anne visit river-mouth-village', 'anne done')
  .expectChange({})
  .expectAsked('anne', 'turn.action');

agreedVoyage('SEA-m9-31: in port contraband is sold as ever', {}, 'locations', 'contraband')
  .given(inPort('anne', 'curacao'))
  .given(hold('anne', 'tea' as Good, 'rum'))
  .start(sellGoods, (seat: SeatOf) => ({ seat: seat('anne'), cards: 0, wanted: 0 }))
  .expectOptions('anne', ['sell rum', 'sell tea', 'done']);

off('SEA-m9-31: off it what is no contraband is sold, and nothing else', 'curacao', 'contraband')
  .given(hold('anne', 'tea' as Good, 'lace' as Good, 'rum'))
  .start(turn, anne)
  .plays('anne visit amber-factory', 'anne activity sell')
  .expectOptions('anne', ['sell rum', 'done']);

off('SEA-m8-07, SEA-m9-01: a visit is an action: the storm does not come back for it', VILLAGE, 'wind-and-storm')
  .given((b) => {
    weather.of(b).storm = VILLAGE;
  })
  .given(cubes('anne', { masts: 1 }))
  .given(hold('anne', 'rum'))
  .dice('manoeuvre', 'anne', 5, 5, 5)
  .start(turn, anne)
  .expectTold('storm.tested', { seat: 'anne', hits: 0 })
  .plays('anne visit river-mouth-village', 'anne barter rum')
  .expectNotTold('storm.tested')
  .expectAsked('anne', 'turn.action');

// ── a prison ──

const CISTERN = 'visit the-cistern';
const AT_EASE = [
  'carpenter-paid',
  'gun-captain-paid',
  'master-gunner-paid',
  'surgeon-paid',
  'lookout-paid',
  'master-at-arms-paid',
  'purser-paid',
] as const;
/** One of every type but a sailmaker is aboard. */
const shortOfOne = (name: string) => off(name, 'basse-terre').given(hired('anne', ...AT_EASE));
/** Nothing but these is left in the Glory deck; the rest lies in the discard. */
const deckOf =
  (...cards: GloryId[]): Change =>
  (b) => {
    b.gloryDiscard.push(...b.glory.splice(0), ...b.players.flatMap((p) => p.hand.splice(0)));
    for (const card of cards) b.glory.push(...b.gloryDiscard.splice(b.gloryDiscard.indexOf(card), 1));
  };

off('SEA-SET-56: who is freed at once is told with the price, and nobody was passed over', 'basse-terre')
  .draws('glory', 'anne', 'lookout-paid')
  .start(turn, anne)
  .plays(`anne ${CISTERN}`)
  .expectTold('prison.freed', { seat: 'anne', gold: 5 })
  .expectTold('specialist.hired', { seat: 'anne', specialist: 'lookout', card: 'lookout-paid' })
  .expectNotTold('prison.searched')
  .expectChange({ 'anne.gold': -5, 'anne.specialists': 'lookout-paid' });
off('SEA-SET-56: one passed over is told as well; 5 gold are enough', 'basse-terre')
  .given(gold('anne', 5))
  .draws('glory', 'anne', 'fair-wind', 'lookout-paid')
  .start(turn, anne)
  .plays(`anne ${CISTERN}`)
  .expectTold('prison.searched', { seat: 'anne', number: 1, cards: ['fair-wind'] })
  .expectBoard((b) => b.players[0]!.gold, 0);

off('SEA-SET-56: an empty Glory deck is made anew of its discard', 'basse-terre')
  .given(deckOf())
  .draws('glory', 'anne', 'lookout-paid')
  .start(turn, anne)
  .plays(`anne ${CISTERN}`)
  .expectBoard((b) => [b.players[0]!.specialists, b.gloryDiscard], [['lookout-paid'], []]);
off('SEA-SET-56: not while one card is left', 'basse-terre')
  .given(deckOf('surgeon-persuaded'))
  .start(turn, anne)
  .plays(`anne ${CISTERN}`)
  .expectBoard((b) => [b.players[0]!.specialists, b.glory], [['surgeon-persuaded'], []]);
shortOfOne('SEA-SET-56: an empty deck whose discard has no sailmaker has nobody inside')
  .given(deckOf())
  .given((b) => {
    for (const card of ['sailmaker-paid', 'sailmaker-earned', 'sailmaker-persuaded'] as GloryId[])
      if (b.gloryDiscard.includes(card)) b.players[1]!.hand.push(...b.gloryDiscard.splice(b.gloryDiscard.indexOf(card), 1));
  })
  .start(turn, anne)
  .expectWhyNot('anne', CISTERN, 'SEA-m9-01', 'nobody-inside');

const SAILMAKERS = (b: Caribbean): GloryId[] =>
  [...b.glory, ...b.players.flatMap((p) => p.hand)].filter((card) => card.startsWith('sailmaker'));
const withSailmakers =
  (seat: number): Change =>
  (b) => {
    for (const card of SAILMAKERS(b)) {
      for (const list of [b.glory, ...b.players.map((p) => p.hand)]) if (list.includes(card)) list.splice(list.indexOf(card), 1);
      b.players[seat]!.hand.push(card);
      if (seat === 1) b.players[1]!.shown = [...b.players[1]!.shown, card];
    }
  };
shortOfOne('SEA-SET-56: whom one has in hand oneself is not inside')
  .given(hand('anne'))
  .given(withSailmakers(0))
  .start(turn, anne)
  .expectWhyNot('anne', CISTERN, 'SEA-m9-01', 'nobody-inside');
shortOfOne('SEA-SET-56: nor whom another has shown; whom nobody has shown may be')
  .given(withSailmakers(1))
  .start(turn, anne)
  .expectWhyNot('anne', CISTERN, 'SEA-m9-01', 'nobody-inside')
  .given((b) => {
    b.players[1]!.shown = [];
  })
  .expectCan('anne', CISTERN);

// ── a reef ──

const reef = (name: string, die: number, ...more: string[]) =>
  off(name, 'old-providence', ...more)
    .dice('manoeuvre', 'anne', 1, 5, 3)
    .dice('reef', 'anne', die);

off('SEA-SET-58: the roll among the rocks is told, and a Hull of 2 survives it', 'old-providence')
  .given(cubes('anne', { hull: 2 }))
  .dice('manoeuvre', 'anne', 1, 2, 3)
  .start(turn, anne)
  .plays('anne visit widows-teeth')
  .expectTold('venture.rolled', { seat: 'anne', skill: 'manoeuvre', dice: [1, 2, 3] })
  .expectTold('reef.struck', { seat: 'anne', hull: 1 })
  .expectNotTold('ship.sunk')
  .expectAsked('anne', 'turn.action');
off('SEA-SET-58: with the last plank the ship is lost', 'old-providence')
  .given(cubes('anne', { hull: 1 }))
  .given(gold('anne', 0))
  .dice('manoeuvre', 'anne', 1, 2, 3)
  .start(turn, anne)
  .plays('anne visit widows-teeth')
  .expectToldInOrder(['reef.struck', { hull: 0 }], ['ship.sunk', { seat: 'anne' }], ['captain.died', { seat: 'anne' }]);

reef('SEA-SET-58: one die says what lies there; a castaway is told', 3)
  .given(cubes('anne', { crew: 2 }))
  .start(turn, anne)
  .plays('anne visit widows-teeth')
  .expectTold('reef.searched', { seat: 'anne', dice: [3] })
  .expectTold('reef.found', { seat: 'anne', find: 'locations/castaway' })
  .expectTold('reef.manned', { seat: 'anne', crew: 3 });
reef('SEA-SET-58: a message in a bottle is heard without gold or roll', 4)
  .draws('rumour', 'anne', 'forged-documents')
  .start(turn, anne)
  .plays('anne visit widows-teeth')
  .expectNotTold('rumour.sought')
  .expectChange({ 'anne.rumour': 'forged-documents' });
reef('SEA-m10-07, SEA-SET-58: a Favour replaces the card that was fished out', 1, 'favours')
  .given(favour)
  .draws('cargo', 'anne', 'rum-1', 'spices-8')
  .start(turn, anne)
  .plays('anne visit widows-teeth')
  .expectAsked('anne', 'favour.draw')
  .expectNotToldTo('bart', 'favour.hold')
  .plays('anne use-favour')
  .expectToldTo('bart', 'cargo.lost', { seat: 'anne', good: 'rum', card: 'rum-1' })
  .expectToldTo('anne', 'reef.salvaged', { seat: 'anne', good: 'spices', card: 'spices-8' })
  .expectNotToldTo('bart', 'reef.salvaged', { card: 'spices-8' })
  .expectBoard((b) => [b.players[0]!.cargo, b.cargoDiscard], [['spices-8'], ['rum-1']]);

reef('SEA-SET-58: what is of use depends on what is left: a card in the deck or in the discard is enough', 5)
  .given(rumour('anne', 'pilots-rutter'))
  .given(weapons('anne', 'grapple', 'chain-shot', 'grape-shot'))
  .start(turn, anne)
  .plays('anne visit widows-teeth')
  .given(cargoLeft(0))
  .given(rumoursLeft(0))
  .expectWhyNot('anne', 'salvage locations/flotsam', 'SEA-m9-01', 'no-use')
  .expectWhyNot('anne', 'salvage locations/bottle', 'SEA-m9-01', 'no-use')
  .given(cargoLeft(0, 1))
  .given(rumoursLeft(0, 1))
  .expectCan('anne', 'salvage locations/flotsam')
  .expectCan('anne', 'salvage locations/bottle')
  .given(weapons('anne', 'grapple', 'chain-shot'))
  .given(cubes('anne', { crew: 2 }))
  .expectCan('anne', 'salvage locations/arms')
  .expectCan('anne', 'salvage locations/castaway');
reef('SEA-SET-58: where nothing is of use there is nothing to choose', 5)
  .given(weapons('anne', 'grapple', 'chain-shot', 'grape-shot'))
  .given(cubes('anne', { cargo: 0 }))
  .given(rumoursLeft(0))
  .start(turn, anne)
  .plays('anne visit widows-teeth')
  .expectAsked('anne', 'turn.action');
