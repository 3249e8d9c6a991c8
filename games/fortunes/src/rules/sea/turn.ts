// A turn: retirement or not, what the event brings, hostile searches, then up to three actions.   FDM-TURN-09, FDM-TURN-10, FDM-TURN-11, FDM-TURN-12, FDM-TURN-13, FDM-TURN-14
import { choice, choices, openVars, type Said, type Seat } from '@boucan/kernel';
import { type Caribbean, type Player, playerOf, proc, question, turnOrder, ZONE } from '../../board.ts';
import { CAPTAIN_ABILITIES } from '../../content/captain-abilities.ts';
import { RULES } from '../../content/constants.ts';
import { OTHER_EVENTS } from '../../content/events.ts';
import { SPECIALISTS } from '../../content/glory/specialists.ts';
import { ADJACENT, ZONE_IDS, type ZoneId } from '../../content/map.ts';
import { newTurn } from '../../setup.ts';
import { announcing, offerCards, opening, type Play, playing } from '../announcing.ts';
import { faces, successes } from '../dice.ts';
import { declare, offerDeclaration } from '../end.ts';
import { hasAbility, isInForce } from '../facts.ts';
import { has } from '../hired.ts';
import { portAction } from '../port/port.ts';
import { fetchGold, offerFetch } from '../port/stash.ts';
import { pay } from '../purse.ts';
import { amount } from '../quantities.ts';
import { mayRetire, newCaptain, retirement } from '../round/death.ts';
import { searches } from '../round/hunt.ts';
import { skillRoll } from '../trial.ts';
import { missionProgress, scoutForMission } from '../ventures/errands.ts';
import { testRumour } from '../ventures/rumour.ts';
import { ACTIONS, hasFreeMove, takeAction } from './actions.ts';
import { removeBounties } from './bounty.ts';
import { type Hire, hiring, offerHirings } from './hiring.ts';
import { damagedIn, mending } from './mending.ts';
import { BRIBED, courseOf, type Moving, offerMoves, sail } from './move.ts';
import { type BuyPardon, offerPardons } from './pardon.ts';
import { offerTargets, scout, type Target } from './scout.ts';

interface Taking {
  seat: Seat;
  begun?: boolean; // something has been chosen: it is too late to retire
}

const YELLOW_JACK = OTHER_EVENTS['yellow-jack'];
const PARDON = OTHER_EVENTS['royal-pardon'];
const PILOT = CAPTAIN_ABILITIES['trade-wind-pilot'];
const CARPENTER = SPECIALISTS.carpenter;

export const turn = proc(
  'turn',
  'FDM-TURN-09',
  openVars<Taking, { decided: Retiring; fever: readonly number[]; chosen: NextAction; played: unknown }>(),
  {
    begin: (t, v) => {
      const b = t.board;
      b.turn = newTurn(v.seat, RULES.actions);
      t.turn(v.seat);
      t.tell?.('turn.began', { seat: v.seat });
      // Who has no captain sends out the next one, who plays this turn.   FDM-DEATH-06, FDM-RETIRE-03
      return playerOf(b, v.seat).captain === null ? t.call(newCaptain, { seat: v.seat }, 'port') : t.go('port');
    },

    // To retire comes before everything else, so before the dice of a fever, too; otherwise the menu offers it.   FDM-TURN-11
    port: (t, v) =>
      isFeverish(t.board, v.seat) && mayRetire(t.board, v.seat) ? t.ask(chooseToRetire, v.seat, 'decided') : t.go('dawn'),

    decided: (t, v, answer) => {
      v.begun = true;
      return answer[0] === 'retire' ? t.go('retire') : t.go('dawn');
    },

    // What the event of the round brings to every turn.
    dawn: (t, v) => {
      const b = t.board;
      const p = playerOf(b, v.seat);
      b.turn.actions = amount(b, ACTIONS, v.seat, null);
      if (isExposed(b, v.seat) && has(p, 'surgeon')) t.tell?.('specialist.acted', { seat: v.seat, specialist: 'surgeon' });
      return isFeverish(b, v.seat)
        ? t.call(skillRoll, { seat: v.seat, skill: YELLOW_JACK.skill, trial: 'fever' }, 'fever')
        : t.go('morning');
    },

    fever: (t, v, dice) => {
      const spared = successes(dice) > 0;
      if (!spared) playerOf(t.board, v.seat).ship.crew -= YELLOW_JACK.figures.loss;
      t.tell?.(spared ? 'fever.resisted' : 'fever.struck', { seat: v.seat, dice: faces(dice) });
      return t.go('morning');
    },

    morning: (t, v) =>
      playerOf(t.board, v.seat).inPort
        ? t.go('act')
        : t.call(missionProgress, { seat: v.seat, happening: { what: 'sea' } }, 'hunted'),

    // At sea, hostile captains search before anything is done.   FDM-TURN-11, FDM-HUNT-09, SEA-BASE-29
    hunted: (t, v) => t.call(searches, { seat: v.seat, leaving: false }, 'act'),

    // After a fight a captain who lives goes on with the actions left; a death ends the turn.   FDM-TURN-12, FDM-DEATH-12
    act: (t, v) => (isOver(t.board, v.seat) ? t.go('end') : t.ask(nextAction, v.seat, 'chosen')),

    chosen: (t, v, answer) => {
      const b = t.board;
      const p = playerOf(b, v.seat);
      const { turn: now } = b;
      const { seat } = v;
      v.begun = true;
      switch (answer[0]) {
        case 'sail':
        case 'toll':
        case 'plead':
          return t.call(sail, { seat, to: courseOf(answer) }, 'act');
        case 'scout':
        case 'seek':
          return t.call(scout, { seat, target: answer[1] }, 'act');
        case 'port':
          takeAction(b, 'port');
          return t.call(portAction, { seat }, 'act');
        case 'test-rumour':
          takeAction(b, 'scout');
          now.peeked = null; // a rumour may carry the ship elsewhere
          return t.call(testRumour, { seat }, 'act');
        case 'errand':
          takeAction(b, 'scout');
          return t.call(scoutForMission, { seat }, 'act');
        case 'pilot':
          now.used.push('trade-wind-pilot');
          t.tell?.('ability.used', { seat, ability: 'trade-wind-pilot' });
          now.breeze = true;
          return t.call(sail, { seat, to: answer[1] }, 'act');
        case 'peek': {
          // Paper Flags: he alone sees it.
          now.used.push('paper-flags');
          now.peeked = b.merchants[ZONE[p.zone]]!;
          t.reveal();
          t.tell?.(
            'merchant.peeked',
            { seat, ability: 'paper-flags', zone: p.zone },
            { seats: [seat], with: { nation: now.peeked } },
          );
          return t.go('act');
        }
        case 'play':
          return t.call(playing, { seat, card: answer[1] }, 'played');
        case 'hire':
          return t.call(hiring, { seat, card: answer[1] }, 'act');
        case 'buy-pardon': {
          const [, nation, bounties] = answer;
          const gold = PARDON.figures.goldPerBounty * bounties;
          now.used.push('royal-pardon');
          pay(p, gold);
          t.tell?.('pardon.bought', { seat, nation, gold });
          removeBounties(t, seat, nation, bounties);
          return t.go('act');
        }
        case 'fetch':
          return t.call(fetchGold, { seat }, 'act');
        case 'declare':
          declare(t, seat);
          return t.go('act');
        case 'retire':
          return t.go('retire');
        case 'stop':
          return t.go('end');
      }
    },

    // A bribe opens the port to this Move.
    played: (t, v, result) => (result === BRIBED ? t.call(sail, { seat: v.seat, to: 'port' }, 'act') : t.go('act')),

    retire: (t, v) => t.call(retirement, { seat: v.seat }, 'end'),

    end: (t, v) => {
      const b = t.board;
      const p = playerOf(b, v.seat);
      b.turn.actions = 0;
      b.turn.peeked = null;
      if (isOver(b, v.seat)) return t.go('others');
      p.boughtAt = b.turn.boughtAt;
      // The Carpenter, if there was no fighting.
      if (!has(p, 'carpenter') || b.turn.fought || damagedIn(p.ship, CARPENTER.sections) === 0) return t.go('mission');
      t.tell?.('specialist.acted', { seat: v.seat, specialist: 'carpenter' });
      return t.call(
        mending,
        { seat: v.seat, points: CARPENTER.figures.points, sections: CARPENTER.sections, must: true },
        'mission',
      );
    },

    mission: (t, v) => t.call(missionProgress, { seat: v.seat, happening: { what: 'turn-end' } }, 'others'),

    others: (t, v) => t.call(announcing, opening('turn.end', turnOrder(t.board, v.seat)), 'over'),

    over: (t) => t.done(),
  },
);

/** The captain of this turn is dead or has retired. */
const isOver = (b: Caribbean, seat: Seat): boolean => b.turn.lost || playerOf(b, seat).captain === null;

/** Yellow Jack, in port, aboard a ship with men enough to lose one. */
function isExposed(b: Caribbean, seat: Seat): boolean {
  const p = playerOf(b, seat);
  return isInForce(b, 'yellow-jack') && p.inPort && p.ship.crew >= YELLOW_JACK.figures.crew;
}

/** A Surgeon keeps the fever off. */
const isFeverish = (b: Caribbean, seat: Seat): boolean => isExposed(b, seat) && !has(playerOf(b, seat), 'surgeon');

type Retiring = Said<'sail-on'> | Said<'retire'>;
type NextAction =
  | Moving
  | Target
  | Said<'port' | 'test-rumour' | 'errand' | 'peek' | 'fetch' | 'declare' | 'retire' | 'stop'>
  | Said<'pilot', [to: ZoneId]>
  | Play
  | Hire
  | BuyPardon;

export const STOP = choice('stop');
export const RETIRE = choice('retire');
const SAIL_ON = choice('sail-on');
const ASHORE = choice('port');
const PEEK = choice('peek');
const PILOTED = choices('pilot', ZONE_IDS);

/** FDM-RETIRE-01 */
export const chooseToRetire = question<Taking, Retiring>('turn.retire', 'FDM-TURN-11', (o) => {
  o.may(SAIL_ON);
  o.may(RETIRE);
});

/** Corentin Le Bihan, after three Moves and nothing else. */
const mayPilot = (b: Caribbean, p: Player): boolean =>
  hasAbility(p, 'trade-wind-pilot') &&
  !p.inPort &&
  !b.turn.used.includes('trade-wind-pilot') &&
  b.turn.taken.length >= PILOT.figures.actions &&
  b.turn.taken.every((action) => action === 'move');

/** Frederico da Silva, at sea beside a merchant. */
const mayPeek = (b: Caribbean, p: Player): boolean =>
  hasAbility(p, 'paper-flags') && !p.inPort && !b.turn.used.includes('paper-flags') && b.merchants[ZONE[p.zone]] !== null;

/** None to three actions, each of them as often as one likes, but a single Port action; and nobody to deal with but the bank.   FDM-TURN-09, FDM-TURN-10, FDM-TURN-14 */
export const nextAction = question<Taking, NextAction>(
  'turn.action',
  'FDM-TURN-09',
  (o, b, v, seat) => {
    const p = playerOf(b, seat);
    if (p.inPort)
      o.may(ASHORE)
        .unless(b.turn.taken.includes('port'), 'FDM-TURN-10', 'port-visited')
        .unless(b.turn.actions === 0, 'FDM-TURN-09', 'no-action-left');
    offerMoves(o, b, seat);
    offerTargets(o, b, seat);
    if (mayPilot(b, p)) for (const zone of ADJACENT[p.zone]) o.may(PILOTED[zone]);
    if (mayPeek(b, p)) o.may(PEEK);
    offerCards(o, b, seat, 'turn.free', 'move.before');
    offerHirings(o, b, seat);
    if (isInForce(b, 'royal-pardon') && p.inPort && !b.turn.used.includes('royal-pardon'))
      offerPardons(o, p, PARDON.figures.goldPerBounty, RULES.bountiesPerNation);
    offerFetch(o, b, seat);
    offerDeclaration(o, b, seat);
    o.may(STOP);
    if (v.begun !== true && mayRetire(b, seat)) o.may(RETIRE);
  },
  {
    prompt: (b, _v, seat) => ({ actions: b.turn.actions, free: b.turn.actions === 0 && hasFreeMove(b, seat) ? 'yes' : 'no' }),
  },
);
