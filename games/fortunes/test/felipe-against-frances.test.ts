// The rulebook's own example, from the first broadside to the last man on deck.
import { combat } from '../src/rules/combat/combat.ts';
import { at, hand, played, scenario, ship, weapons } from './kit.ts';

const FELIPE = 0;
const FRANCES = 1;

/**
 * Felipe with a Frigate finds Frances with a nimble Sloop off Cartagena. She is no pirate, so he becomes one. As each holds a
 * card, both are asked at every moment at which a card could be played.
 */
const meeting = (name: string) =>
  scenario(name)
    .given(ship('anne', 'frigate'))
    .given(ship('bart', 'sloop', { mods: ['special-rigging'] }))
    .given(at('anne', 'cartagena'))
    .given(at('bart', 'cartagena'))
    .given(weapons('anne', 'chain-shot'))
    .given(weapons('bart', 'grapple'))
    .given(hand('anne', 'quick-witted'))
    .given(hand('bart', 'fortune-of-the-deck'))
    .given(played('false-colours', 'false-colours'))
    .start(combat, { attacker: FELIPE, defender: FRANCES })
    .expectTold('bounty.gained', { seat: 'anne', nation: 'england', bounties: 1 });

const PASSES = ['anne pass', 'bart pass'] as const;

/** Fire, Fire: Frances is tied on successes and wins by 5 to 2. */
const firstRound = (name: string) =>
  meeting(name)
    .dice('manoeuvre', 'anne', 5, 1, 1)
    .dice('manoeuvre', 'bart', 6, 1, 4)
    .dice('location', 'anne', 1)
    .dice('location', 'bart', 3)
    .plays('bart pass') // at the opening
    .expectTold('combat.declared', { seat: 'anne', declaration: 'fire' })
    .expectTold('combat.declared', { seat: 'bart', declaration: 'fire' })
    .plays(...PASSES) // after the contest
    .expectTold('contest.won', { seat: 'bart' })
    .expectTold('volley.fired', { seat: 'anne', targetSeat: 'bart', hits: 1 })
    .expectTold('volley.fired', { seat: 'bart', targetSeat: 'anne', hits: 1 })
    .plays(...PASSES) // after the location dice
    .expectAsked('anne', 'volley.redirect')
    .plays('anne redirect crew cargo')
    .plays(...PASSES); // before the damage

firstRound(
  'EX-22-N1, FDM-COMBAT-11, FDM-SHIP-08, FDM-CAPTAIN-01: tied on successes, Frances wins 5 : 2 with a third die; Felipe rolls with the blow',
).expectChange({ 'anne.hold': -1, 'bart.hold': -1 });

/** Fire, Flee: Frances wins the contest and does not get away. */
const secondRound = (name: string) =>
  firstRound(name)
    .plays(...PASSES) // after the damage
    .dice('manoeuvre', 'anne', 5, 1, 3)
    .dice('manoeuvre', 'bart', 5, 2, 3)
    .dice('location', 'anne', 4)
    .plays('anne order fire', 'bart order flee')
    .plays('anne pass') // Fouled Rudder
    .plays(...PASSES) // after the contest
    .expectTold('contest.won', { seat: 'bart' })
    .expectTold('escape.failed', { seat: 'bart' })
    .plays('anne pass') // after the location die
    .expectNotAsked('anne')
    .plays('bart pass'); // before the damage

secondRound(
  'EX-22-N2, FDM-COMBAT-22: a winner who flees stays while the other has a success, and is fired at by a loser',
).expectChange({
  'bart.cannons': -1,
});

/** Fire, Flee: three hits, and chain shot for the skull. */
const thirdRound = (name: string) =>
  secondRound(name)
    .plays('anne pass') // after the damage: Frances has not fired
    .dice('manoeuvre', 'anne', 5, 6, 1)
    .dice('manoeuvre', 'bart', 5, 2, 3)
    .dice('location', 'anne', 1, 4, 6)
    .plays('anne order fire', 'bart order flee')
    .plays('anne pass')
    .plays(...PASSES)
    .expectTold('contest.won', { seat: 'anne' })
    .plays('anne pass')
    .expectAsked('anne', 'volley.shot')
    .plays('anne shot chain-shot')
    .expectChange({ 'anne.weapons': '' })
    .plays('bart pass');

thirdRound(
  'EX-22-N3, FDM-WEAPON-03, FDM-WEAPON-08, FDM-COMBAT-13: chain shot takes the skull to the Masts, and the hit on destroyed Cannons still goes to the Hull',
).expectChange({ 'bart.hold': -1, 'bart.hull': -1, 'bart.masts': -1 });

/** Fire, Board: the Grapple turns a lost contest. */
const fourthRound = (name: string, location: number) =>
  thirdRound(name)
    .plays('anne pass')
    .dice('manoeuvre', 'anne', 5, 3, 4)
    .dice('manoeuvre', 'bart', 1, 2, 6)
    .dice('location', 'anne', location)
    .plays('anne order fire', 'bart order board')
    .plays('anne pass') // Fouled Rudder
    .expectAsked('bart', 'dice.reroll')
    .dice('manoeuvre', 'bart', 5, 4)
    .plays('bart reroll own 1', 'bart reroll own 2', 'bart throw')
    .expectTold('dice.rerolled', { seat: 'bart', dice: ['skull', 4, 'skull'] })
    .expectTold('grapple.used', { seat: 'bart' })
    .plays(...PASSES)
    .expectTold('contest.won', { seat: 'bart' })
    .expectTold('volley.fired', { seat: 'anne', hits: 1 })
    .plays('anne pass')
    .plays('bart pass');

/** Her Masts fall, and she boards all the same. */
const boarding = (name: string) => fourthRound(name, 2).expectChange({ 'bart.masts': -1 });

boarding(
  'EX-22-N4, FDM-WEAPON-01, FDM-WEAPON-02, FDM-COMBAT-17, FDM-COMBAT-20: a Grapple wins the contest, the hit comes first, and the fallen Masts do not stop the boarding',
)
  .plays('anne pass') // after the damage
  .expectTold('ship.boarded', { seat: 'bart', targetSeat: 'anne' })
  .expectBoard(({ players }) => players[FRANCES]?.weapons, []);

fourthRound('EX-22-N4, FDM-COMBAT-18: had the same hit found a destroyed section, she would have sunk before she could board', 4)
  .expectTold('ship.sunk', { seat: 'bart' })
  .expectNotTold('ship.boarded')
  .expectNotTold('crew.began');

/** Felipe 3 against Frances 2: he does one, she does two. */
const firstBlood = (name: string) =>
  boarding(name)
    .dice('leadership', 'anne', 5, 2)
    .dice('leadership', 'bart', 5, 6, 5)
    .plays('anne pass') // after the last broadside
    .plays(...PASSES) // as the crews meet
    .expectTold('crew.rolled', { seat: 'bart', dice: ['skull', 'skull', 'skull'] })
    .dice('leadership', 'anne', 5, 6)
    .dice('leadership', 'bart', 5, 1, 4)
    .plays(...PASSES);

firstBlood('EX-22-C1, FDM-BOARD-03, FDM-BOARD-04, FDM-BOARD-13: three successes do no more damage than the two men behind them')
  .expectTold('crew.lost', { seat: 'anne', lost: 2, left: 1 })
  .expectTold('crew.lost', { seat: 'bart', lost: 1, left: 1 })
  .expectChange({ 'anne.crew': -2, 'bart.crew': -1 });

/** One against one, both rolls in; then the cards. */
const lastCards = (name: string) =>
  firstBlood(name)
    .plays('anne pass', 'bart announce fortune-of-the-deck')
    .expectTold('card.announced', { seat: 'bart' })
    .plays('anne pass') // Counter-order
    .dice('leadership', 'anne', 1, 4)
    .plays('bart play fortune-of-the-deck')
    .plays('bart reroll enemy skull', 'bart reroll enemy skull', 'bart throw')
    .expectTold('dice.rerolled', { seat: 'anne', dice: [1, 4] });

firstBlood('EX-22-C2a, FDM-BOARD-08: both decks would be empty, and Felipe would win by two successes to one')
  .plays(...PASSES)
  .expectTold('crew.won', { seat: 'anne', targetSeat: 'bart' })
  .expectBoard(({ players }) => players.map((p) => p.ship.crew), [0, 0]);

lastCards('EX-22-C2b: Fortune of the Deck makes Felipe roll again: nothing against one').expectBoard(
  ({ fight }) => fight?.sides.map(({ dice }) => dice),
  [
    [1, 4],
    [5, 1, 4],
  ],
);

/** Quick-witted copies what was resolved last. */
const answered = (name: string) =>
  lastCards(name)
    .expectAsked('anne', 'announcing.announce')
    .expectNotAsked('bart') // who has no card left
    .plays('anne announce quick-witted')
    .dice('leadership', 'anne', 6, 2)
    .plays('anne play quick-witted', 'anne reroll own 1', 'anne reroll own 4', 'anne throw');

answered(
  'EX-22-C2c, CT-19, FDM-BOARD-09, FDM-BOARD-12, FDM-GLORY-01: Quick-witted copies it; one success each, 5 against 2: Frances lives without Crew, and has won',
)
  .expectTold('crew.won', { seat: 'bart', targetSeat: 'anne' })
  .expectTold('glory.won', { seat: 'bart', source: 'combat', points: 1 })
  .expectTold('glory.drawn', { seat: 'bart' })
  .expectTold('reward.paid', { seat: 'bart', nation: 'england', gold: 5 })
  .expectAsked('bart', 'spoils.ship')
  .plays('bart leave-prize')
  .expectTold('captain.plundered', { seat: 'bart', fromSeat: 'anne', gold: 10 })
  .expectBoard(
    ({ players }) => {
      const { hull, cargo, masts, crew, cannons } = players[FRANCES]!.ship;
      return { hull, cargo, masts, crew, cannons, gold: players[FRANCES]!.gold, captain: players[FELIPE]!.captain };
    },
    { hull: 1, cargo: 0, masts: 0, crew: 0, cannons: 0, gold: 25, captain: null },
  );

answered('EX-22-C2c, FDM-PLUNDER-15, FDM-PLUNDER-18: she may take his Frigate as it is; her rigging goes back to a port')
  .plays('bart capture')
  .expectTold('ship.captured', { seat: 'bart', ship: 'frigate', crew: 0 })
  .expectBoard(
    ({ players }) => {
      const { type, hull, cargo, masts, crew, cannons, mods } = players[FRANCES]!.ship;
      return { type, hull, cargo, masts, crew, cannons, mods };
    },
    { type: 'frigate', hull: 3, cargo: 2, masts: 3, crew: 0, cannons: 3, mods: [] },
  )
  .expectTold('modification.placed', { seat: 'bart' });
