// Crew combat, at sea and ashore.

import { combat } from '../src/rules/combat/combat.ts';
import { landFight } from '../src/rules/combat/land.ts';
import { agreed, battle, begin, navy, type Scene, secondRound, shipOf } from './combat-kit.ts';
import { afloat, bounties, crowd, cubes, hand, hired, npc, played, scenario, ship } from './kit.ts';

/** anne boards bart in the second combat round. She rolls two dice of Leadership, he three. */
const boards = (scene: Scene): Scene => secondRound(scene).dice('manoeuvre', 'anne', 5, 1, 1).dice('manoeuvre', 'bart', 1, 1);
const BOARD = ['anne order board', 'bart order fire'] as const;

boards(battle('FDM-BOARD-01, FDM-BOARD-03, FDM-CAPTAIN-04, SEA-BASE-45: after a boarding both roll Leadership at the same time'))
  .dice('leadership', 'anne', 1, 1, 5, 6)
  .dice('leadership', 'bart', 1, 1, 1, 1, 1, 1)
  .plays(...BOARD)
  .expectTold('ship.boarded', { seat: 'anne', targetSeat: 'bart' })
  .expectTold('crew.began', { seat: 'anne', targetSeat: 'bart' })
  .expectTold('crew.rolled', { seat: 'anne', dice: [1, 1] })
  .expectTold('crew.rolled', { seat: 'bart', dice: [1, 1, 1] })
  .expectTold('crew.won', { seat: 'anne' });

boards(battle('FDM-BOARD-02, SEA-BASE-45: who begins it without Crew has lost, without dice').given(cubes('bart', { crew: 0 })))
  .plays(...BOARD)
  .expectNotTold('crew.rolled')
  .expectTold('crew.won', { seat: 'anne', targetSeat: 'bart' });

boards(battle('FDM-BOARD-04, SEA-BASE-45: no more damage than the own Crew before the roll').given(cubes('anne', { crew: 1 })))
  .dice('leadership', 'anne', 5, 6, 5, 1)
  .dice('leadership', 'bart', 1, 1, 1, 1, 1, 1)
  .plays(...BOARD)
  .expectTold('crew.lost', { seat: 'bart', lost: 1, left: 1 })
  .expectTold('crew.lost', { seat: 'bart', lost: 1, left: 0 });

boards(battle('FDM-BOARD-05, SEA-BASE-45: damage is done together: who falls still strikes').given(cubes('bart', { crew: 1 })))
  .dice('leadership', 'anne', 5, 1)
  .dice('leadership', 'bart', 6, 1, 1)
  .plays(...BOARD)
  .expectTold('crew.lost', { seat: 'anne', lost: 1, left: 2 })
  .expectTold('crew.lost', { seat: 'bart', lost: 1, left: 0 });

boards(battle('FDM-BOARD-06, SEA-BASE-45: round after round until a Crew is gone, and nobody is asked whether to flee'))
  .dice('leadership', 'anne', 1, 1, 5, 1, 1, 1, 5, 1)
  .dice('leadership', 'bart', 1, 1, 1, 1, 1, 1, 5, 1, 1, 1, 1, 1)
  .plays(...BOARD)
  .expectTold('crew.won', { seat: 'anne' })
  .expectBoard(({ fight }) => fight?.round, 4)
  .expectBoard(shipOf('anne'), [3, 3, 3, 2, 3])
  .expectAsked('anne', 'spoils.ship');

boards(battle('FDM-BOARD-07, SEA-BASE-46: without Crew a captain has lost and dies, and may be plundered'))
  .dice('leadership', 'anne', 5, 6)
  .dice('leadership', 'bart', 1, 1, 1)
  .plays(...BOARD)
  .expectAsked('anne', 'spoils.ship')
  .plays('anne leave-prize')
  .expectTold('captain.plundered', { seat: 'anne', fromSeat: 'bart', gold: 10 })
  .expectTold('captain.died', { seat: 'bart' });

const lastMen = (name: string) =>
  boards(
    battle(name)
      .given(cubes('anne', { crew: 1 }))
      .given(cubes('bart', { crew: 1 })),
  );

lastMen('FDM-BOARD-08: both decks empty: more successes win, even those the Crew could not use')
  .dice('leadership', 'anne', 5, 6)
  .dice('leadership', 'bart', 5, 4, 4)
  .plays(...BOARD)
  .expectTold('crew.won', { seat: 'anne' });

lastMen('FDM-BOARD-09, FDM-BOARD-12: then the higher sum of the other dice; the winner lives without Crew, and scores')
  .dice('leadership', 'anne', 5, 2)
  .dice('leadership', 'bart', 5, 1, 2)
  .plays(...BOARD)
  .expectTold('crew.won', { seat: 'bart' })
  .expectTold('glory.won', { seat: 'bart', source: 'combat' })
  .expectBoard(({ players }) => players.map((p) => p.ship.crew), [0, 0])
  .expectAsked('bart', 'spoils.ship');

lastMen('FDM-BOARD-10, FDM-BOARD-11, FDM-GLORY-20: a full tie has no winner; both live without Crew, and nobody gains anything')
  .dice('leadership', 'anne', 5, 3)
  .dice('leadership', 'bart', 5, 1, 2)
  .plays(...BOARD)
  .expectTold('crew.tied')
  .expectNotTold('glory.won')
  .expectNotTold('reward.paid')
  .expectNotTold('captain.died')
  .expectChange({ 'anne.crew': -1, 'bart.crew': -1 })
  .expectDone();

lastMen('FDM-BOARD-11, FDM-Q-48: at some tables both die')
  .given(agreed({ bothDie: true }))
  .dice('leadership', 'anne', 5, 3)
  .dice('leadership', 'bart', 5, 1, 2)
  .plays(...BOARD)
  .expectNotTold('glory.won')
  .expectTold('captain.died', { seat: 'anne' })
  .expectTold('captain.died', { seat: 'bart' });

boards(
  battle('FDM-BOARD-13: a nimble ship brings no die on deck, and a thin Crew takes none away').given(
    ship('bart', 'sloop', { crew: 1 }),
  ),
)
  .given(cubes('anne', { crew: 1 }))
  .dice('leadership', 'anne', 5, 6)
  .dice('leadership', 'bart', 1, 1, 1)
  .plays(...BOARD)
  .expectTold('crew.rolled', { seat: 'anne', dice: ['skull', 'skull'] })
  .expectTold('crew.rolled', { seat: 'bart', dice: [1, 1, 1] });

navy('FDM-BOARD-03: a captain whom nobody plays rolls the Leadership of the card')
  .dice('manoeuvre', 'anne', 1, 1, 1)
  .dice('npc-manoeuvre', null, 1, 1, 1)
  .start(combat, { attacker: 0, defender: 'navy-england' })
  .dice('manoeuvre', 'anne', 1, 1, 1)
  .dice('npc-manoeuvre', null, 5, 1, 1)
  .dice('leadership', 'anne', 1, 1)
  .dice('npc-leadership', null, 5, 5, 5)
  .plays('anne order fire', 'bart order board')
  .expectTold('crew.won')
  .expectTold('captain.died', { seat: 'anne' })
  .expectNotTold('glory.won')
  .expectDone();

// ── swivel guns ──

/** Nobody has a success on deck before the swivel guns have spoken. */
const swivels = (name: string, who: 'anne' | 'bart') =>
  boards(battle(name).given(ship(who, who === 'anne' ? 'frigate' : 'sloop', { mods: ['swivel-guns'] })));

swivels('swivel-guns, FDM-MOD-10: two dice before a crew combat, and two skulls are one damage', 'anne')
  .dice('swivel-guns', 'anne', 5, 6)
  .dice('leadership', 'anne', 5, 1)
  .dice('leadership', 'bart', 1, 1, 1)
  .plays(...BOARD)
  .expectTold('swivels.fired', { seat: 'anne', dice: ['skull', 'skull'] })
  .expectTold('crew.lost', { seat: 'bart', lost: 1, left: 1 })
  .expectTold('crew.won', { seat: 'anne' });

swivels('FDM-MOD-10: whoever boarded', 'bart')
  .dice('swivel-guns', 'bart', 1, 6)
  .dice('leadership', 'anne', 5, 6)
  .dice('leadership', 'bart', 1, 1, 1)
  .plays(...BOARD)
  .expectTold('crew.lost', { seat: 'anne', lost: 1, left: 2 });

swivels('FDM-MOD-10: without a success they do nothing', 'bart')
  .dice('swivel-guns', 'bart', 1, 4)
  .dice('leadership', 'anne', 5, 6)
  .dice('leadership', 'bart', 1, 1, 1)
  .plays(...BOARD)
  .expectNotTold('crew.lost', { seat: 'anne' });

swivels('FDM-MOD-18: if they take the last of the Crew, that captain has lost at once', 'anne')
  .given(cubes('bart', { crew: 1 }))
  .dice('swivel-guns', 'anne', 5, 1)
  .plays(...BOARD)
  .expectNotTold('crew.rolled')
  .expectTold('crew.won', { seat: 'anne' });

boards(
  battle('FDM-MOD-10, FDM-Q-49: both have them: they fire together, and two empty decks are a tie')
    .given(ship('anne', 'frigate', { mods: ['swivel-guns'], crew: 1 }))
    .given(ship('bart', 'sloop', { mods: ['swivel-guns'], crew: 1 })),
)
  .dice('swivel-guns', 'anne', 5, 1)
  .dice('swivel-guns', 'bart', 5, 1)
  .plays(...BOARD)
  .expectTold('crew.tied')
  .expectNotTold('captain.died')
  .expectDone();

// ── ashore ──

const ashore = (name: string) =>
  scenario(name)
    .given(afloat('anne', 'bartholomew-sharp', 'frigate', 'curacao'))
    .given(ship('anne', 'frigate', { mods: ['swivel-guns'] }));

ashore('FDM-BOARD-01, FDM-MOD-11, FDM-PLUNDER-22: a fight ashore has no swivel guns, no ship to take, no plunder and no point')
  .dice('leadership', 'anne', 5, 6)
  .dice('npc-leadership', null, 1, 1)
  .start(landFight, { seat: 0, guards: { crew: 2, leadership: 2 } })
  .expectNotTold('swivels.fired')
  .expectNotTold('glory.won')
  .expectDone('won')
  .expectBoard(({ fight, turn }) => [fight, turn.fought], [null, true]);

ashore('FDM-BOARD-07: losing it kills')
  .dice('leadership', 'anne', 1, 1)
  .dice('npc-leadership', null, 5, 5, 5)
  .start(landFight, { seat: 0, guards: { crew: 3, leadership: 3 } })
  .expectTold('captain.died', { seat: 'anne' })
  .expectDone('lost');

ashore('FDM-BOARD-10: a full tie is not won')
  .given(cubes('anne', { crew: 1 }))
  .dice('leadership', 'anne', 5, 2)
  .dice('npc-leadership', null, 5, 2)
  .start(landFight, { seat: 0, guards: { crew: 1, leadership: 2 } })
  .expectNotTold('captain.died')
  .expectDone('tie');

ashore('CT-30, FDM-BOARD-02: without Crew it is lost at once')
  .given(cubes('anne', { crew: 0 }))
  .start(landFight, { seat: 0, guards: { crew: 2, leadership: 2 } })
  .expectNotTold('crew.rolled')
  .expectDone('lost');

// ── abilities and specialists ──

boards(
  battle('master-at-arms: one die more on every Leadership roll in a crew combat').given(hired('anne', 'master-at-arms-paid')),
)
  .dice('leadership', 'anne', 1, 1, 1, 5, 6, 1)
  .dice('leadership', 'bart', 1, 1, 1, 1, 1, 1)
  .plays(...BOARD)
  .expectTold('crew.rolled', { seat: 'anne', dice: [1, 1, 1], by: ['master-at-arms'] })
  .expectTold('crew.rolled', { seat: 'anne', dice: ['skull', 'skull', 1] });

/** Juan Corso has Leadership 4. */
const corso = (name: string) => boards(battle(name).given(afloat('anne', 'juan-corso', 'frigate', 'curacao')));

corso('guarda-costa: against a pirate Juan Corso has one die more, on his first roll alone')
  .dice('leadership', 'anne', 1, 1, 1, 1, 1, 5, 6, 1, 1)
  .dice('leadership', 'bart', 1, 1, 1, 1, 1, 1)
  .plays(...BOARD)
  .expectTold('crew.rolled', { seat: 'anne', dice: [1, 1, 1, 1, 1], by: ['guarda-costa'] })
  .expectTold('crew.rolled', { seat: 'anne', dice: ['skull', 'skull', 1, 1], by: [] });

corso('guarda-costa: not against anybody else')
  .given(bounties('bart', { holland: 0 }))
  .dice('leadership', 'anne', 5, 6, 1, 1)
  .dice('leadership', 'bart', 1, 1, 1)
  .plays(...BOARD)
  .expectTold('crew.rolled', { seat: 'anne', dice: ['skull', 'skull', 1, 1] });

/** Anne Dieu-le-Veut, Leadership 4, is boarded. */
const godWills = (name: string) => boards(battle(name).given(afloat('bart', 'anne-dieu-le-veut', 'sloop', 'curacao')));

godWills('god-wills-it: once in a crew combat Anne Dieu-le-Veut rolls any of her own dice again')
  .dice('leadership', 'anne', 1, 1)
  .dice('leadership', 'bart', 5, 2, 2, 3)
  .plays(...BOARD)
  .expectAsked('bart', 'dice.reroll')
  .expectOptions('bart', ['reroll own 2', 'reroll own 3', 'reroll own skull', 'keep-dice'])
  .dice('leadership', 'bart', 6, 1)
  .dice('leadership', 'anne', 1, 1)
  .dice('leadership', 'bart', 5, 1, 1, 1)
  .plays('bart reroll own 2', 'bart reroll own 2', 'bart throw')
  .expectTold('ability.used', { seat: 'bart', ability: 'god-wills-it' })
  .expectTold('crew.lost', { seat: 'anne', lost: 2, left: 1 })
  .expectTold('crew.won', { seat: 'bart' });

godWills('god-wills-it: dice that are kept do not use it up')
  .dice('leadership', 'anne', 1, 1)
  .dice('leadership', 'bart', 1, 1, 1, 1)
  .plays(...BOARD)
  .dice('leadership', 'anne', 1, 1)
  .dice('leadership', 'bart', 1, 1, 1, 1)
  .plays('bart keep-dice')
  .expectAsked('bart', 'dice.reroll');

begin(
  battle('god-wills-it: it is hers when she boards, too')
    .given(afloat('anne', 'anne-dieu-le-veut', 'frigate', 'curacao'))
    .dice('manoeuvre', 'anne', 1, 1, 5, 1)
    .dice('manoeuvre', 'bart', 1, 1, 1, 1),
)
  .dice('leadership', 'anne', 1, 1, 1, 1)
  .dice('leadership', 'bart', 1, 1, 1)
  .plays(...BOARD)
  .expectAsked('anne', 'dice.reroll');

boards(battle('surgeon: saves one of the Crew lost, once it is clear who has won').given(hired('anne', 'surgeon-paid')))
  .dice('leadership', 'anne', 5, 6)
  .dice('leadership', 'bart', 5, 5, 1)
  .plays(...BOARD)
  .expectTold('surgeon.saved', { seat: 'anne', crew: 2 })
  .expectBoard(shipOf('anne'), [3, 3, 3, 2, 3]);

boards(
  battle('surgeon: nobody was lost, nobody is saved')
    .given(hired('anne', 'surgeon-paid'))
    .given(cubes('anne', { crew: 2 })),
)
  .dice('leadership', 'anne', 5, 6)
  .dice('leadership', 'bart', 1, 1, 1)
  .plays(...BOARD)
  .expectNotTold('surgeon.saved');

boards(battle('surgeon: a captain who has lost is past saving').given(hired('bart', 'surgeon-paid')))
  .dice('leadership', 'anne', 5, 6)
  .dice('leadership', 'bart', 1, 1, 1)
  .plays(...BOARD)
  .expectNotTold('surgeon.saved')
  .expectTold('crew.won', { seat: 'anne' });

secondRound(battle('surgeon: after a naval combat as well').given(hired('bart', 'surgeon-paid')))
  .dice('manoeuvre', 'anne', 5, 1, 1)
  .dice('manoeuvre', 'bart', 1, 1)
  .dice('location', 'anne', 3, 1, 2)
  .plays('anne order fire', 'bart order fire')
  .plays('anne order flee', 'bart order flee')
  .expectTold('surgeon.saved', { seat: 'bart', crew: 2 });

/** Miguel Enríquez rolls two dice of each skill. */
const miguel = (name: string) =>
  secondRound(
    battle(name)
      .given(afloat('bart', 'miguel-enriquez', 'sloop', 'curacao'))
      .given(cubes('anne', { crew: 1 })),
  )
    .dice('manoeuvre', 'anne', 1, 1, 1)
    .dice('manoeuvre', 'bart', 5, 1)
    .dice('leadership', 'anne', 1, 1)
    .dice('leadership', 'bart', 5, 1);

miguel('kings-privateer: 5 gold for a pirate, besides any reward')
  .plays('anne order fire', 'bart order board')
  .expectTold('privateer.paid', { seat: 'bart', ability: 'kings-privateer', gold: 5 })
  .expectChange({ 'anne.crew': -1, 'bart.gold': 5, 'bart.points': 1, 'bart.hand': 1 });

miguel('kings-privateer: not while Spain wants him')
  .given(bounties('bart', { spain: 1 }))
  .plays('anne order fire', 'bart order board')
  .expectNotTold('privateer.paid');

// ── the cards of the deck ──

/** No card for the naval part is left in any hand, so nobody is asked for one there. */
const quiet = played('weather-gauge', 'weather-gauge', 'fouled-rudder');

/** anne has boarded bart. */
const cards = (scene: Scene): Scene => scene.plays(...BOARD);

const nets = (name: string) => boards(battle(name)).given(quiet).given(hand('bart', 'boarding-nets'));

cards(nets('boarding-nets: who was boarded rolls two dice, and each skull costs the boarder a man'))
  .expectAsked('bart', 'announcing.announce')
  .dice('boarding-nets', 'bart', 5, 6)
  .dice('leadership', 'anne', 1, 1)
  .dice('leadership', 'bart', 1, 1, 5)
  .plays('bart announce boarding-nets', 'bart play boarding-nets')
  .expectTold('nets.thrown', { seat: 'bart', dice: ['skull', 'skull'] })
  .expectTold('crew.lost', { seat: 'anne', lost: 2, left: 1 })
  .expectTold('crew.won', { seat: 'bart' });

cards(boards(battle('boarding-nets: they are of no use to the boarder')).given(quiet).given(hand('anne', 'boarding-nets')))
  .expectAsked('anne', 'announcing.announce')
  .expectWhyNot('anne', 'announce boarding-nets', 'FDM-GLORY-12', 'card-not-now');

const duel = (name: string) => cards(boards(battle(name)).given(quiet).given(hand('anne', 'single-combat')));

duel('single-combat: one roll each decides; the loser’s Crew is gone, the winner’s is unharmed')
  .dice('leadership', 'anne', 5, 4)
  .dice('leadership', 'bart', 5, 1, 2)
  .plays('anne announce single-combat', 'anne play single-combat')
  .expectTold('single-combat.won', { seat: 'anne' })
  .expectTold('crew.lost', { seat: 'bart', lost: 2, left: 0 })
  .expectBoard(shipOf('anne'), [3, 3, 3, 3, 3])
  .expectAsked('anne', 'spoils.ship');

duel('CT-23, single-combat: a full tie, and an ordinary crew combat follows')
  .dice('leadership', 'anne', 5, 3, 5, 6)
  .dice('leadership', 'bart', 5, 1, 2, 1, 1, 1)
  .plays('anne announce single-combat', 'anne play single-combat')
  .expectTold('single-combat.tied')
  .expectNotTold('single-combat.won')
  .expectTold('crew.lost', { seat: 'bart', lost: 2, left: 0 });

ashore('single-combat: not against guards')
  .given(quiet)
  .given(hand('anne', 'single-combat'))
  .dice('leadership', 'anne', 1, 1)
  .dice('npc-leadership', null, 1)
  .start(landFight, { seat: 0, guards: { crew: 1, leadership: 1 } })
  .expectAsked('anne', 'announcing.announce')
  .expectOptions('anne', ['pass'])
  .expectTold('crew.rolled', { seat: 'anne', dice: [1, 1] });

boards(battle('cutlass-charge: two more dice for the own roll'))
  .given(quiet)
  .given(hand('anne', 'cutlass-charge'))
  .dice('leadership', 'anne', 1, 5)
  .dice('leadership', 'bart', 1, 1, 1)
  .plays(...BOARD)
  .plays('anne pass')
  .dice('leadership', 'anne', 6, 2)
  .plays('anne announce cutlass-charge', 'anne play cutlass-charge')
  .expectTold('crew.rolled', { seat: 'anne', dice: [1, 'skull', 'skull', 2] })
  .expectTold('crew.lost', { seat: 'bart', lost: 2, left: 0 });

boards(battle('no-quarter: the own damage is not limited by the own Crew').given(cubes('anne', { crew: 1 })))
  .given(quiet)
  .given(hand('anne', 'no-quarter'))
  .dice('leadership', 'anne', 5, 5)
  .dice('leadership', 'bart', 1, 1, 1)
  .plays(...BOARD)
  .plays('anne pass')
  .plays('anne announce no-quarter', 'anne play no-quarter')
  .expectTold('crew.lost', { seat: 'bart', lost: 2, left: 0 });

boards(battle('stand-fast: one damage less to the own Crew in this combat round'))
  .given(quiet)
  .given(hand('bart', 'stand-fast'))
  .dice('leadership', 'anne', 5, 5)
  .dice('leadership', 'bart', 1, 1, 1)
  .plays(...BOARD)
  .plays('bart pass')
  .dice('leadership', 'anne', 5, 5)
  .dice('leadership', 'bart', 1, 1, 1)
  .plays('bart announce stand-fast', 'bart play stand-fast')
  .expectTold('crew.lost', { seat: 'bart', lost: 1, left: 1 })
  .expectTold('crew.lost', { seat: 'bart', lost: 1, left: 0 });

boards(battle('fortune-of-the-deck: any dice of this roll, the own and the opponent’s'))
  .given(quiet)
  .given(hand('anne', 'fortune-of-the-deck'))
  .dice('leadership', 'anne', 1, 2)
  .dice('leadership', 'bart', 5, 5, 3)
  .plays(...BOARD)
  .plays('anne pass')
  .plays('anne announce fortune-of-the-deck', 'anne play fortune-of-the-deck')
  .expectOptions('anne', ['reroll own 1', 'reroll own 2', 'reroll enemy 3', 'reroll enemy skull', 'keep-dice'])
  .dice('leadership', 'anne', 6)
  .dice('leadership', 'bart', 1)
  .plays('anne reroll own 1', 'anne reroll enemy skull')
  .expectOptions('anne', ['reroll own 2', 'reroll enemy 3', 'reroll enemy skull', 'throw'])
  .dice('leadership', 'anne', 5, 1)
  .dice('leadership', 'bart', 1, 1, 1)
  .plays('anne throw')
  .expectTold('dice.rerolled', { seat: 'anne', dice: ['skull', 2] })
  .expectTold('dice.rerolled', { seat: 'bart', dice: [1, 'skull', 3] })
  .expectTold('crew.lost', { seat: 'anne', lost: 1, left: 2 })
  .expectTold('crew.lost', { seat: 'bart', lost: 1, left: 1 });

boards(battle('master-at-arms-earned, FDM-SPECIALIST-02: hired free after winning a crew combat'))
  .given(quiet)
  .given(hand('anne', 'master-at-arms-earned'))
  .dice('leadership', 'anne', 5, 6)
  .dice('leadership', 'bart', 1, 1, 1)
  .plays(...BOARD)
  .plays('anne pass', 'anne pass')
  .expectAsked('anne', 'announcing.announce')
  .plays('anne announce master-at-arms-earned', 'anne play master-at-arms-earned')
  .expectTold('specialist.hired', { seat: 'anne', specialist: 'master-at-arms' })
  .expectBoard(({ players }) => players[0]?.specialists, ['master-at-arms-earned']);

ashore('master-at-arms-earned: a fight ashore will do')
  .given(quiet)
  .given(hand('anne', 'master-at-arms-earned'))
  .dice('leadership', 'anne', 5, 6)
  .dice('npc-leadership', null, 1)
  .start(landFight, { seat: 0, guards: { crew: 1, leadership: 1 } })
  .plays('anne pass')
  .plays('anne announce master-at-arms-earned', 'anne play master-at-arms-earned')
  .expectTold('specialist.hired', { seat: 'anne', specialist: 'master-at-arms' })
  .expectDone('won');

crowd('FDM-GLORY-17: who merely runs a ship of nobody’s plays no card for it', 3)
  .given(afloat('anne', 'bartholomew-sharp', 'frigate', 'curacao'))
  .given(npc('navy-england', 'navy-england-benbow', 'curacao'))
  .given(hand('bart', 'smoke-on-the-water', 'weather-gauge', 'fouled-rudder'))
  .dice('manoeuvre', 'anne', 1, 1, 1)
  .dice('npc-manoeuvre', null, 1, 1, 1)
  .start(combat, { attacker: 0, defender: 'navy-england' })
  .expectAsked('anne', 'naval.declare')
  .dice('manoeuvre', 'anne', 1, 1, 1)
  .dice('npc-manoeuvre', null, 1, 1, 1)
  .plays('anne order flee', 'bart order fire')
  .expectAsked('anne', 'naval.declare');
