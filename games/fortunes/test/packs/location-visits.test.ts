// Module 9: each of the sixteen Locations, visited.
import type { SeatOf } from '@boucan/testkit/scenario';
import type { Caribbean } from '../../src/board.ts';
import type { Good } from '../../src/content/cargo.ts';
import type { ZoneId } from '../../src/content/map.ts';
import { isles } from '../../src/packs/locations/isles.ts';
import { turn } from '../../src/rules/sea/turn.ts';
import { at, bounties, cubes, demand, gold, hand, hired, hold, npc, rumour, ship, weapons } from '../kit.ts';
import { agreedVoyage, exchanged } from './kit.ts';

const anne = (seat: SeatOf) => ({ seat: seat('anne') });
const off = (name: string, zone: ZoneId, ...more: string[]) =>
  agreedVoyage(name, { 'location-places': 'fixed' }, 'locations', ...more)
    .given(at('anne', zone))
    .given(ship('anne', 'frigate'));
const visiting = (b: Caribbean) => isles.of(b).visit;

// ── missionaries: three gold a bounty, of one nation ──

off(
  'SEA-EX-26, SEA-SET-54, SEA-SET-62: mission-of-saint-elmo takes 3 gold a bounty, any number, all of one nation',
  'santo-domingo',
)
  .given(bounties('anne', { france: 2, spain: 1 }))
  .given(gold('anne', 7))
  .start(turn, anne)
  .plays('anne visit mission-of-saint-elmo')
  .expectOptions('anne', ['buy-pardon spain 1', 'buy-pardon france 1', 'buy-pardon france 2', 'done'])
  .plays('anne buy-pardon france 2')
  .expectChange({ 'anne.france': -2, 'anne.gold': -6 })
  .expectBoard(visiting, null)
  .expectAsked('anne', 'turn.action');

off('SEA-SET-54, SEA-SET-63: white-cross-mission has nothing for the innocent, nor for the penniless', 'san-juan')
  .start(turn, anne)
  .expectWhyNot('anne', 'visit white-cross-mission', 'SEA-m9-01', 'no-sins')
  .given(bounties('anne', { spain: 1 }))
  .given(gold('anne', 2))
  .expectWhyNot('anne', 'visit white-cross-mission', 'SEA-m9-01', 'too-dear');

// ── towns: one activity ──

off(
  'SEA-m9-28, SEA-m9-29, SEA-SET-55, SEA-SET-64: low-wells buys at 3, whatever the port asks for; no Glory, and the demand stays',
  'port-royal',
)
  .given(demand('port-royal', 'rum'))
  .given(hold('anne', 'rum', 'rum', 'rum'))
  .start(turn, anne)
  .plays('anne visit low-wells')
  .expectOptions('anne', ['activity sell', 'activity buy', 'activity yard', 'activity rumour', 'done'])
  .plays('anne activity sell')
  .expectPrompt('anne', { good: 'nothing-special', cards: 0, gold: 0 })
  .plays('anne sell rum', 'anne sell rum', 'anne sell rum')
  .expectChange({ 'anne.cargo': -3, 'anne.gold': 9 })
  .expectBoard((b) => [b.players[0]!.points, b.demand[2], b.turn.activities.join(), visiting(b)], [0, 'rum', 'sell', null])
  .expectAsked('anne', 'turn.action');

off(
  'SEA-m9-28: what was done in a town is done for the turn, in port too; it is no Port action, and something may be sold there first',
  'port-royal',
)
  .given(hold('anne', 'rum', 'food'))
  .given(cubes('anne', { crew: 1 }))
  .dice('leadership', 'anne', 5, 1)
  .start(turn, anne)
  .plays('anne visit low-wells', 'anne activity recruit')
  .expectBoard((b) => b.players[0]!.ship.crew, 3)
  .given(cubes('anne', { crew: 1 }))
  .plays('anne sail port', 'anne port')
  .expectWhyNot('anne', 'activity recruit', 'FDM-PORT-03', 'activity-done')
  .expectCan('anne', 'activity sell')
  .plays('anne activity yard', 'anne done')
  .expectWhyNot('anne', 'activity sell', 'FDM-PORT-04', 'sell-first');

off('SEA-m9-28: and the other way round', 'port-royal')
  .given(cubes('anne', { crew: 1, masts: 1 }))
  .start(turn, anne)
  .given((b) => {
    b.turn.activities.push('recruit', 'yard', 'buy', 'rumour');
  })
  .expectWhyNot('anne', 'visit low-wells', 'SEA-m9-01', 'no-business')
  .given(hold('anne', 'rum'))
  .plays('anne visit low-wells')
  .expectOptions('anne', ['activity sell', 'done']);

off(
  'SEA-m9-02, SEA-m9-29, SEA-SET-55, SEA-SET-65: saltmarsh-landing offers 4 cards at the usual prices, the good in demand among them',
  'caracas',
)
  .given(demand('caracas', 'cocoa'))
  .given((b) => {
    b.players[0]!.boughtAt = 'caracas';
  })
  .draws('cargo', 'anne', 'cocoa-1', 'tobacco-1', 'tobacco-2', 'rum-1')
  .start(turn, anne)
  .plays('anne visit saltmarsh-landing', 'anne activity buy')
  .expectCan('anne', 'buy cocoa 3')
  .expectCan('anne', 'buy tobacco 2')
  .plays('anne buy cocoa 3', 'anne buy tobacco 2', 'anne done')
  .expectChange({ 'anne.gold': -5, 'anne.cargo': 2 })
  .expectBoard((b) => [b.turn.boughtAt, b.market.length], [null, 0]);

off('SEA-m9-29: at sea the hold is full when it is full; own cargo may go overboard', 'caracas')
  .given(hold('anne', 'wood', 'wood', 'wood'))
  .given(cubes('anne', { cargo: 3 }))
  .draws('cargo', 'anne', 'cocoa-1', 'tobacco-1', 'tobacco-2', 'rum-1')
  .start(turn, anne)
  .plays('anne visit saltmarsh-landing', 'anne activity buy')
  .expectWhyNot('anne', 'buy cocoa 3', 'FDM-SHIP-05', 'hold-is-full')
  .plays('anne drop wood')
  .expectCan('anne', 'buy cocoa 3');

off(
  'SEA-m9-02, SEA-m9-28: its shipyard repairs and sells special weapons, and no more; the pitch of the zone does not count',
  'trinidad',
)
  .given(exchanged('saltmarsh-landing', 'turtle-beach-village'))
  .given(cubes('anne', { hull: 2 }))
  .given(hand('anne', 'builders-favour', 'chandlers-debt', 'carpenter-earned'))
  .given(gold('anne', 100))
  .start(turn, anne)
  .plays('anne visit saltmarsh-landing', 'anne activity yard')
  .expectOptions('anne', [
    'repair hull 2',
    'buy-weapon grapple 3',
    'buy-weapon chain-shot 3',
    'buy-weapon grape-shot 3',
    'play chandlers-debt',
    'done',
  ])
  .plays('anne repair hull 2')
  .expectChange({ 'anne.hull': 1, 'anne.gold': -2 });

off('SEA-m9-02: what the tables of the zone give to pirates they do not give in its town', 'tortuga')
  .given(exchanged('low-wells', 'black-anchor-bay'))
  .given(bounties('anne', { spain: 1 }))
  .given(cubes('anne', { crew: 1 }))
  .dice('leadership', 'anne', 1, 1)
  .start(turn, anne)
  .plays('anne visit low-wells', 'anne activity recruit')
  .expectAsked('anne', 'port.enlist');

off('SEA-m9-02: nor are rumours cheaper there, or easier to come by', 'petit-goave')
  .given(exchanged('low-wells', 'river-mouth-village'))
  .dice('influence', 'anne', 1, 1, 1)
  .start(turn, anne)
  .plays('anne visit low-wells', 'anne activity rumour')
  .expectChange({ 'anne.gold': -2 });

off('SEA-m9-29: there is no token to whisper of', 'port-royal')
  .given(hold('anne', 'rum'))
  .given(hand('anne', 'whispered-shortage'))
  .start(turn, anne)
  .plays('anne visit low-wells', 'anne activity sell')
  .expectWhyNot('anne', 'play whispered-shortage', 'FDM-GLORY-11', 'card-not-now');

off('SEA-m9-31: contraband costs 3 here as in port, even off the port it is for, and is never sold', 'port-royal', 'contraband')
  .given(hold('anne', 'gunpowder' as Good, 'rum'))
  .draws('cargo', 'anne', 'gunpowder', 'tea', 'food-1', 'food-2')
  .start(turn, anne)
  .plays('anne visit low-wells', 'anne activity sell')
  .expectWhyNot('anne', 'sell gunpowder', 'SEA-m9-31', 'contraband-not-here')
  .expectCan('anne', 'sell rum')
  .given(hold('anne', 'lace' as Good))
  .plays('anne done')
  .given((b) => {
    b.turn.used = [];
    b.turn.activities = [];
  })
  .given(hold('anne'))
  .plays('anne visit low-wells')
  .expectWhyNot('anne', 'activity sell', 'FDM-PORT-SELL-01')
  .plays('anne activity buy')
  .expectCan('anne', 'buy gunpowder 3')
  .expectCan('anne', 'buy tea 3');

// ── prisons: a specialist for five gold ──

off(
  'SEA-SET-56, SEA-SET-66: the-cistern turns up Glory cards until one is a specialist of another type; the rest is mixed in again',
  'basse-terre',
)
  .given(hired('anne', 'carpenter-paid'))
  .draws('glory', 'anne', 'fair-wind', 'carpenter-earned', 'surgeon-persuaded')
  .start(turn, anne)
  .plays('anne visit the-cistern')
  .expectTold('prison.searched', { seat: 'anne', cards: ['fair-wind', 'carpenter-earned'] })
  .expectChange({ 'anne.gold': -5, 'anne.specialists': 'carpenter-paid surgeon-persuaded' })
  .expectBoard((b) => b.glory.includes('fair-wind') && b.glory.includes('carpenter-earned'), true)
  .expectAsked('anne', 'turn.action');

off('SEA-SET-56: without 5 gold nobody comes out', 'basse-terre')
  .given(gold('anne', 4))
  .start(turn, anne)
  .expectWhyNot('anne', 'visit the-cistern', 'SEA-m9-01', 'too-dear');

off('SEA-SET-56: nor with one of every type aboard', 'basse-terre')
  .given(
    hired(
      'anne',
      'carpenter-paid',
      'gun-captain-paid',
      'master-gunner-paid',
      'surgeon-paid',
      'lookout-paid',
      'master-at-arms-paid',
      'purser-paid',
      'sailmaker-paid',
    ),
  )
  .start(turn, anne)
  .expectWhyNot('anne', 'visit the-cistern', 'SEA-m9-01', 'nobody-inside');

off('SEA-SET-56: if nobody inside is of use after all, nothing is paid', 'basse-terre')
  .given((b) => {
    b.players[1]!.hand.push(...b.glory.splice(0, b.glory.length));
    b.glory.push(...b.players[1]!.hand.splice(0).filter((card) => card === 'fair-wind' || b.gloryDiscard.push(card) < 0));
    b.players[1]!.hand.push(b.gloryDiscard.splice(b.gloryDiscard.indexOf('surgeon-paid'), 1)[0]!);
  })
  .draws('glory', 'anne', 'fair-wind', 'fair-wind')
  .start(turn, anne)
  .plays('anne visit the-cistern')
  .expectTold('prison.empty', { seat: 'anne' })
  .expectChange({});

off('SEA-m9-30, SEA-SET-56, SEA-SET-67: whoever takes the iron-tower has its specialist for nothing', 'cartagena')
  .draws('cargo', 'anne', 'food-1', 'food-3', 'cocoa-4', 'food-7')
  .dice('leadership', 'anne', 5, 5)
  .draws('glory', 'anne', 'lookout-paid')
  .given(gold('anne', 0))
  .start(turn, anne)
  .plays('anne assault iron-tower', 'anne cease', 'anne land')
  .expectBoard((b) => b.players[0]!.specialists.length, 0)
  .plays('anne done')
  .expectChange({ 'anne.specialists': 'lookout-paid', 'anne.spain': 1 });

// ── naval forts: orders for a ship ──

off('SEA-m9-23, SEA-SET-57, SEA-SET-68: crown-battery sends the Spanish ship one zone in any direction, or calls it', 'la-habana')
  .given(npc('navy-spain', 'navy-spain-pez', 'trinidad'))
  .given(npc('navy-france', 'navy-france-pointis', 'trinidad'))
  .start(turn, anne)
  .plays('anne visit crown-battery')
  .expectOptions('anne', [
    'send navy-spain basse-terre',
    'send navy-spain bridgetown',
    'send navy-spain caracas',
    'send navy-spain la-habana',
    'done',
  ])
  .plays('anne send navy-spain la-habana')
  .expectChange({ 'navy-spain': 'la-habana' })
  .expectNotAsked('bart')
  .expectAsked('anne', 'turn.action');

off('SEA-SET-57, SEA-SET-69: admirals-bastion has nobody to send while England has no ship at sea', 'bridgetown')
  .given(npc('navy-spain', 'navy-spain-pez', 'trinidad'))
  .start(turn, anne)
  .expectWhyNot('anne', 'visit admirals-bastion', 'SEA-m9-01', 'no-ship-to-order')
  .given(npc('navy-england', 'navy-england-wager', 'bridgetown'))
  .expectCan('anne', 'visit admirals-bastion');

// ── reefs ──

const reef = (name: string) => off(name, 'old-providence');

reef('SEA-EX-27, SEA-SET-58, SEA-SET-70: widows-teeth tears the Hull of whoever fails; the last plank is the captain’s death')
  .given(cubes('anne', { hull: 1 }))
  .given(gold('anne', 0))
  .dice('manoeuvre', 'anne', 1, 2, 3)
  .start(turn, anne)
  .plays('anne visit widows-teeth')
  .expectTold('captain.died', { seat: 'anne' })
  .expectBoard((b) => [visiting(b), b.turn.lost], [null, true]);

off('SEA-SET-58, SEA-SET-71: lantern-shoals costs the Hull a point', 'st-john')
  .given(cubes('anne', { masts: 0 }))
  .dice('manoeuvre', 'anne', 1, 2, 3)
  .start(turn, anne)
  .plays('anne visit lantern-shoals')
  .expectChange({ 'anne.hull': -1 })
  .expectAsked('anne', 'turn.action');

const found = (name: string, die: number) => reef(name).dice('manoeuvre', 'anne', 1, 5, 3).dice('reef', 'anne', die);

found('SEA-SET-58: a 1 is a cargo card, which nobody else sees', 1)
  .draws('cargo', 'anne', 'spices-8')
  .start(turn, anne)
  .plays('anne visit widows-teeth')
  .expectChange({ 'anne.cargo': 1 })
  .expectView('bart', (view) => view.board.players[0]!.cargo, null);
found('SEA-SET-58: without room it is none', 1)
  .given(cubes('anne', { cargo: 0 }))
  .start(turn, anne)
  .plays('anne visit widows-teeth')
  .expectTold('reef.useless', { seat: 'anne' })
  .expectChange({});
found('SEA-SET-58: a 2 is a special weapon not held', 2)
  .given(weapons('anne', 'grapple'))
  .start(turn, anne)
  .plays('anne visit widows-teeth')
  .expectOptions('anne', ['arm chain-shot', 'arm grape-shot'])
  .plays('anne arm chain-shot')
  .expectChange({ 'anne.weapons': 'chain-shot grapple' });
found('SEA-SET-58: a 3 is a hand, where a berth is empty', 3)
  .given(cubes('anne', { crew: 1 }))
  .start(turn, anne)
  .plays('anne visit widows-teeth')
  .expectChange({ 'anne.crew': 1 });
found('SEA-SET-58: a 4 is a Rumour, and one of two is kept', 4)
  .given(rumour('anne', 'pilots-rutter'))
  .draws('rumour', 'anne', 'forged-documents')
  .start(turn, anne)
  .plays('anne visit widows-teeth')
  .expectOptions('anne', ['believe pilots-rutter', 'believe forged-documents'])
  .plays('anne believe forged-documents')
  .expectChange({ 'anne.rumour': 'forged-documents' });
found('SEA-SET-58: a skull leaves the choice of what is of use', 5)
  .given(weapons('anne', 'grapple', 'chain-shot', 'grape-shot'))
  .start(turn, anne)
  .plays('anne visit widows-teeth')
  .expectWhyNot('anne', 'salvage locations/arms', 'SEA-m9-01', 'no-use')
  .expectWhyNot('anne', 'salvage locations/castaway', 'SEA-m9-01', 'no-use')
  .expectCan('anne', 'salvage locations/bottle')
  .draws('cargo', 'anne', 'rum-1')
  .plays('anne salvage locations/flotsam')
  .expectToldTo('anne', 'reef.salvaged', { good: 'rum', card: 'rum-1' })
  .expectNotToldTo('bart', 'reef.salvaged', { good: 'rum' })
  .expectChange({ 'anne.cargo': 1 });

// ── pirate havens: a rumour and a crew for nothing, one or both ──

off(
  'SEA-m9-28, SEA-SET-59, SEA-SET-72: freebooters-cove fills the crew without a roll, and lets one listen without paying',
  'nassau',
)
  .given(bounties('anne', { spain: 1 }))
  .given(cubes('anne', { crew: 1 }))
  .given(gold('anne', 0))
  .given(at('bart', 'trinidad'))
  .start(turn, anne)
  .plays('anne visit freebooters-cove')
  .expectOptions('anne', ['activity rumour', 'activity recruit', 'done'])
  .plays('anne activity recruit')
  .expectChange({ 'anne.crew': 2 })
  .expectWhyNot('anne', 'activity recruit', 'FDM-PORT-03')
  .dice('influence', 'anne', 1, 5, 1)
  .draws('rumour', 'anne', 'forged-documents')
  .plays('anne activity rumour')
  .expectChange({ 'anne.rumour': 'forged-documents' })
  .expectAsked('anne', 'turn.action');

off('SEA-SET-59, SEA-SET-73: at black-anchor-bay, too, one must be told', 'tortuga')
  .given(bounties('anne', { spain: 1 }))
  .dice('influence', 'anne', 1, 2, 1)
  .start(turn, anne)
  .plays('anne visit black-anchor-bay', 'anne activity rumour')
  .expectTold('rumour.missed', { seat: 'anne' })
  .expectChange({})
  .expectAsked('anne', 'turn.action');

// ── natives: a cargo card for all repairs ──

off('SEA-SET-60, SEA-SET-74: river-mouth-village repairs everything but the Crew for one cargo card', 'petit-goave')
  .given(cubes('anne', { hull: 1, masts: 0, cargo: 2, cannons: 1, crew: 1 }))
  .given(hold('anne', 'rum', 'food'))
  .start(turn, anne)
  .plays('anne visit river-mouth-village', 'anne barter rum')
  .expectTold('natives.traded', { seat: 'anne', good: 'rum' })
  .expectChange({ 'anne.hull': 2, 'anne.masts': 3, 'anne.hold': 1, 'anne.cannons': 2, 'anne.cargo': -1 })
  .expectAsked('anne', 'turn.action');

off('SEA-SET-60, SEA-SET-75: turtle-beach-village wants a card, and something to mend', 'trinidad')
  .start(turn, anne)
  .expectWhyNot('anne', 'visit turtle-beach-village', 'SEA-m9-01', 'nothing-to-give')
  .given(hold('anne', 'rum'))
  .given(cubes('anne', { crew: 1 }))
  .expectWhyNot('anne', 'visit turtle-beach-village', 'SEA-m9-01', 'nothing-to-mend');

// ── trade stations: sell or buy ──

off('SEA-SET-61, SEA-SET-76: amber-factory offers 6 cards, whatever the free market of the zone', 'curacao')
  .draws('cargo', 'anne', 'rum-1', 'rum-2', 'rum-3', 'food-1', 'food-2', 'wood-1')
  .start(turn, anne)
  .plays('anne visit amber-factory')
  .expectWhyNot('anne', 'activity yard', 'SEA-m9-28')
  .plays('anne activity buy')
  .expectTold('offer.drawn', { seat: 'anne', cards: 6 })
  .plays('anne buy rum 1', 'anne done')
  .expectChange({ 'anne.gold': -1, 'anne.cargo': 1 })
  .expectAsked('anne', 'turn.action');

off('SEA-SET-61, SEA-SET-77: dyewood-warehouse buys at 3, and then business is over', 'st-maarten')
  .given(hold('anne', 'rum', 'food'))
  .start(turn, anne)
  .plays('anne visit dyewood-warehouse', 'anne activity sell', 'anne sell rum', 'anne done')
  .expectChange({ 'anne.gold': 3, 'anne.cargo': -1 })
  .expectAsked('anne', 'turn.action');

off('SEA-m9-29: an exchange of the zone pays no more to whoever sells off it', 'bridgetown')
  .given(exchanged('dyewood-warehouse', 'admirals-bastion'))
  .given(hold('anne', 'sugar'))
  .start(turn, anne)
  .plays('anne visit dyewood-warehouse', 'anne activity sell', 'anne sell sugar')
  .expectChange({ 'anne.gold': 3, 'anne.cargo': -1 });

// ── with Favours ──

const favoured = (name: string, zone: ZoneId) =>
  off(name, zone, 'favours').given((b) => {
    (b.parts!.favours as { held: number[] }).held[0] = 1;
  });
favoured('SEA-m10-07, SEA-m9-05: a Favour replaces the cards of an assault before the first shot', 'petit-goave')
  .draws('cargo', 'anne', 'food-1', 'food-2', 'wood-1', 'rum-1')
  .start(turn, anne)
  .plays('anne assault river-mouth-village')
  .expectAsked('anne', 'favour.draw')
  .draws('cargo', 'anne', 'food-3', 'rum-7', 'rum-6', 'cocoa-1')
  .plays('anne use-favour')
  .expectBoard((b) => isles.of(b).assault!.cards, ['food-3', 'rum-7', 'rum-6', 'cocoa-1'])
  .expectAsked('anne', 'assault.bombard');
favoured('SEA-m10-08, SEA-SET-58: and the roll among the rocks, but none of an assault', 'old-providence')
  .dice('manoeuvre', 'anne', 1, 1, 1, 1, 5, 1)
  .dice('reef', 'anne', 3)
  .given(cubes('anne', { crew: 2 }))
  .start(turn, anne)
  .plays('anne visit widows-teeth')
  .expectAsked('anne', 'favour.roll')
  .plays('anne use-favour')
  .expectChange({ 'anne.crew': 1 });
