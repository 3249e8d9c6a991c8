// Bounties: who is wanted, by whom, and how much.   FDM-BOUNTY
import { choice, openVars, type Said, type Seat } from '@boucan/kernel';
import { type Caribbean, NATION, npcOf, playerOf, proc, question, type Victim } from '../../board.ts';
import { nationOf } from '../../content/captains.ts';
import { RULES } from '../../content/constants.ts';
import type { Nation } from '../../content/map.ts';
import { NPCS, type NpcId } from '../../content/npcs.ts';
import { mightPlay, offerCards, type Play, playing } from '../announcing.ts';
import { faces, successes, type Tools } from '../dice.ts';
import { hasAbility, isPirate } from '../facts.ts';
import { isEnemy } from '../round/war.ts';
import { skillRoll } from '../trial.ts';

/** At most five of a nation; more have no effect.   FDM-BOUNTY-08, FDM-BOUNTY-09, FDM-BOUNTY-10 */
export function addBounty(t: Tools, seat: Seat, nation: Nation, n = 1): void {
  const { bounties } = playerOf(t.board, seat);
  const now = Math.min(RULES.bountiesPerNation, bounties[NATION[nation]]! + n);
  if (now === bounties[NATION[nation]]) return;
  bounties[NATION[nation]] = now;
  t.tell?.('bounty.gained', { seat, nation, bounties: now });
}

/** Up to so many go, by the effect of a card; at 0 the nation treats the player as never wanted.   FDM-BOUNTY-14, FDM-BOUNTY-15 */
export function removeBounties(t: Tools, seat: Seat, nation: Nation, upTo = Number.POSITIVE_INFINITY): number {
  const { bounties } = playerOf(t.board, seat);
  const gone = Math.min(upTo, bounties[NATION[nation]]!);
  bounties[NATION[nation]]! -= gone;
  if (gone > 0) t.tell?.('bounty.removed', { seat, nation, bounties: bounties[NATION[nation]]! });
  return gone;
}

/**
 * What an attack on this ship is called, and whose bounty it brings; null: it is a pirate, and brings none. A naval ship is no
 * pirate, a player is of the captain's nation, and one's own nation pays like any other.   FDM-BOUNTY-04, FDM-BOUNTY-06, FDM-BOUNTY-07, FDM-BOUNTY-18
 */
export function attackOn(b: Caribbean, target: Seat | NpcId): { readonly victim: Victim; readonly nation: Nation } | null {
  if (typeof target === 'number') {
    const p = playerOf(b, target);
    return p.captain === null || isPirate(p) ? null : { victim: 'player', nation: nationOf(p.captain) };
  }
  const { kind, nation } = NPCS[target];
  return kind === 'pirate' || npcOf(b, target) === null ? null : { victim: 'naval', nation };
}

interface Attack {
  seat: Seat; // the attacker
  nation: Nation; // the victim's
  victim: Victim;
  bounties: number; // as a rule 1
}

/**
 * A bounty for attacking a merchant or a non-pirate is about to be written down, before any die: cards and abilities of
 * `bounty.gaining`, then the bounty. Callers have found out that the victim is no pirate (`attackOn`). It is the attacker's alone: who
 * fights back gets none, and a naval ship that attacked costs only what its defeat does.   FDM-BOUNTY-01, FDM-BOUNTY-05, FDM-BOUNTY-12, SEA-BASE-37
 */
export const attackBounty = proc(
  'attack-bounty',
  'FDM-BOUNTY-01',
  openVars<Attack, { answered: Take | Coat | Play; turned: readonly number[]; played: unknown }, void>(),
  {
    begin: (t, v) => {
      const p = playerOf(t.board, v.seat);
      // A letter of marque covers ships and merchants of the enemy.
      if (p.papers.includes('letter-of-marque') && isEnemy(t.board, v.nation, p)) {
        t.tell?.('bounty.covered', { seat: v.seat, nation: v.nation });
        return t.go('escaped');
      }
      t.board.turn.victim = v.victim;
      return t.go('ask');
    },

    // A card against the bounty of a merchant was named with the attack, or not at all; a coat that was seen through leaves it open.
    ask: (t, v) => {
      const b = t.board;
      const open = v.victim !== 'merchant' || hasAbility(playerOf(b, v.seat), 'turned-coat');
      const asked = mayTurnCoat(b, v.seat) || (open && mightPlay(b, v.seat, 'bounty.gaining'));
      return asked ? t.ask(gainBounty, v.seat, 'answered') : t.go('written');
    },

    answered: (t, v, answer) => {
      if (answer[0] === 'take-bounty') return t.go('written');
      if (answer[0] === 'play') return t.call(playing, { seat: v.seat, card: answer[1] }, 'played');
      t.board.turn.used.push('turned-coat');
      return t.call(skillRoll, { seat: v.seat, skill: 'influence', trial: 'coat' }, 'turned');
    },

    turned: (t, v, dice) => {
      if (successes(dice) === 0) {
        t.tell?.('coat.seen', { seat: v.seat, ability: 'turned-coat', dice: faces(dice) });
        return t.go('ask');
      }
      t.tell?.('coat.turned', { seat: v.seat, ability: 'turned-coat', dice: faces(dice) });
      return t.go('escaped');
    },

    played: (t, _v, result) => t.go(result === UNKNOWN ? 'escaped' : 'ask'),

    written: (t, v) => {
      addBounty(t, v.seat, v.nation, v.bounties);
      return t.go('escaped');
    },

    escaped: (t) => {
      t.board.turn.victim = null;
      return t.done();
    },
  },
);

/** What a card gives back that keeps the attacker's name out of it. */
export const UNKNOWN = 'unknown';

type Take = Said<'take-bounty'>;
type Coat = Said<'turn-coat'>;
const TAKE = choice('take-bounty');
const COAT = choice('turn-coat');

/** Jan Erasmus Reyning, once per turn, on attacking a merchant. */
const mayTurnCoat = (b: Caribbean, seat: Seat): boolean =>
  b.turn.victim === 'merchant' && hasAbility(playerOf(b, seat), 'turned-coat') && !b.turn.used.includes('turned-coat');

/** Whoever could have a way out of it is asked, not only who has. */
export const gainBounty = question<Attack, Take | Coat | Play>(
  'bounty.gaining',
  'FDM-BOUNTY-01',
  (o, b, _v, seat) => {
    if (mayTurnCoat(b, seat)) o.may(COAT);
    offerCards(o, b, seat, 'bounty.gaining');
    o.may(TAKE);
  },
  { prompt: (_b, v) => ({ nation: v.nation, bounties: v.bounties }) },
);
