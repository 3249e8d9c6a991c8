// After the fight: bounty, Glory, reward, the ship, plunder, and the end of whoever has lost.   FDM-PLUNDER, FDM-REWARD
import { openVars, type Said } from '@boucan/kernel';
import { playerOf, proc, question } from '../../board.ts';
import { nationOf } from '../../content/captains.ts';
import { CARGO } from '../../content/cargo.ts';
import { RULES } from '../../content/constants.ts';
import type { GloryId } from '../../content/glory.ts';
import { NATIONS } from '../../content/map.ts';
import { NPCS } from '../../content/npcs.ts';
import type { RumourId } from '../../content/rumours.ts';
import { leaveHand } from '../announcing.ts';
import { type Drop, discardCargo, drawCargo, dropCard, offerDrops } from '../cargo.ts';
import { choicesOf, DONE, type Done } from '../choices.ts';
import { bountyOf, fightOf, isPirate, isPirateSide, loserOf, otherSide, SIDES, sideNo, winnerOf } from '../facts.ts';
import { type Discard, gloryPoint, HAND_LIMIT, offerDiscards } from '../glory.ts';
import { has, typeOf } from '../hired.ts';
import { redistribute } from '../port/modifications.ts';
import { gain, loseAll } from '../purse.ts';
import { amount } from '../quantities.ts';
import { death } from '../round/death.ts';
import { npcBeaten, rewardOf } from '../round/npc.ts';
import { addBounty } from '../sea/bounty.ts';
import { capacityOf, damageOf } from '../ships.ts';
import { missionProgress } from '../ventures/errands.ts';
import type { Booty } from './booty.ts';
import { lives } from './ending.ts';
import { capture, type Prize, takeShip } from './prize.ts';
import { type Claim, claimReward, payReward, refusal, worth } from './reward.ts';

// ── the order of things ──

interface Spoils {
  at: number; // whose end it is
  cargo: number; // cards that came aboard
  refused: readonly Booty[]; // what the winner does not want of the loser's
}

/** Bounty, Glory, reward, ship, plunder; then the loser's end, and the tokens of a ship given up.   FDM-PLUNDER-24 */
export const spoils = proc(
  'spoils',
  'FDM-PLUNDER-24',
  openVars<Spoils, { claimed: Claim; shipTaken: Prize; believed: Believe; cardGone: Discard; stowed: Drop | Done }, void>(),
  {
    begin: (t) => {
      // Whom nobody plays gains nothing, and without a winner nobody does.   FDM-PLUNDER-23, FDM-GLORY-20, FDM-BOARD-11
      return winnerOf(t.board) === null ? t.go('ends') : t.go('bounty');
    },

    // For a naval ship, whoever attacked; some tables add a player one attacked and sank who was no pirate.   FDM-BOUNTY-02, FDM-BOUNTY-03, FDM-BOUNTY-05, FDM-BOUNTY-17, SEA-BASE-52
    bounty: (t) => {
      const b = t.board;
      const seat = winnerOf(b)!;
      const { winner, sides, end } = fightOf(b);
      const loser = sides[otherSide(winner!)];
      const attacked = winner === 0 && end === 'sunk';
      if (loser.npc !== null && NPCS[loser.npc].kind === 'naval') addBounty(t, seat, NPCS[loser.npc].nation!);
      else if (loser.seat !== null && b.house.secondBounty && attacked && !isPirate(playerOf(b, loser.seat)))
        addBounty(t, seat, nationOf(playerOf(b, loser.seat).captain!));
      return t.call(gloryPoint, { seat, source: 'combat' }, 'reward'); // FDM-GLORY-01
    },

    // A pirate's head: 5 gold a bounty from one nation, or what is on a black ship, for who is no pirate; sunk or boarded, whoever attacked, from the bank. No nation, no reward.
    // FDM-REWARD-01, FDM-REWARD-04, FDM-REWARD-05, FDM-REWARD-07, FDM-REWARD-08, FDM-REWARD-09, FDM-PLUNDER-10
    reward: (t) => {
      const b = t.board;
      const seat = winnerOf(b)!;
      const loser = fightOf(b).sides[otherSide(fightOf(b).winner!)];
      if (loser.npc !== null) {
        const reward = rewardOf(b, loser.npc);
        if (reward !== null && !isPirate(playerOf(b, seat))) payReward(t, seat, null, reward);
        return t.go('mission');
      }
      const payers = NATIONS.filter((nation) => bountyOf(playerOf(b, loser.seat!), nation) > 0 && refusal(b, nation) === null);
      if (payers.length > 1) return t.ask(claimReward, seat, 'claimed');
      if (payers.length === 1) payReward(t, seat, payers[0]!, worth(playerOf(b, loser.seat!), payers[0]!));
      return t.go('mission');
    },

    claimed: (t, _v, [, nation]) => {
      const b = t.board;
      payReward(t, winnerOf(b)!, nation, worth(playerOf(b, loserOf(b)!), nation));
      return t.go('mission');
    },

    mission: (t) => {
      const b = t.board;
      const { winner, stage, sides } = fightOf(b);
      const lost = otherSide(winner!);
      const { npc, seat } = sides[lost];
      const naval = npc !== null && NPCS[npc].kind === 'naval';
      const happening = { what: 'defeated', pirate: isPirateSide(b, lost), naval, player: seat !== null } as const;
      // Sinking gives no plunder and no ship.   FDM-PLUNDER-01
      return t.call(missionProgress, { seat: winnerOf(b)!, happening }, stage === 'crew' ? 'ship' : 'ends');
    },

    // The ship of the loser, player or not, for the own one: no other way to a Man-o'-war.   FDM-PLUNDER-07, FDM-PLUNDER-14, FDM-PLUNDER-20
    // What a winner does not want of a player's things he names before.   FDM-PLUNDER-02, FDM-PLUNDER-03, FDM-PLUNDER-04, FDM-PLUNDER-05, FDM-PLUNDER-06, FDM-PLUNDER-08
    ship: (t) => t.ask(takeShip, winnerOf(t.board)!, 'shipTaken'),

    shipTaken: (t, v, answer) => {
      const b = t.board;
      if (answer[0] === 'refuse') {
        const booty = answer[1];
        v.refused = [...v.refused, booty];
        t.tell?.('plunder.refused', { seat: winnerOf(b)!, fromSeat: loserOf(b)!, booty });
        return t.go('ship');
      }
      if (answer[0] === 'leave-prize') return t.go('holdOrPlunder');
      capture(b);
      return t.go('captured');
    },

    captured: (t) => {
      const seat = winnerOf(t.board)!;
      const { ship } = playerOf(t.board, seat);
      t.tell?.('ship.captured', { seat, ship: ship.type, crew: ship.crew });
      return t.go('holdOrPlunder');
    },

    holdOrPlunder: (t) => t.go(loserOf(t.board) === null ? 'hold' : 'plunder'),

    // A naval ship's hold: three cards, their value in gold; one is lost per damage to it, at random. A black ship has nothing.   FDM-PLUNDER-11, FDM-PLUNDER-12, FDM-PLUNDER-13, FDM-PLUNDER-21, SEA-BASE-48
    hold: (t, v) => {
      const b = t.board;
      const seat = winnerOf(b)!;
      const { winner, sides } = fightOf(b);
      const { npc } = sides[otherSide(winner!)];
      if (NPCS[npc!].kind !== 'naval') return t.go('stow');
      for (let i = 0; i < RULES.plunderCards; i++) {
        const card = drawCargo(t, seat);
        if (card === null) break;
        playerOf(b, seat).cargo.push(card);
        v.cargo++;
      }
      return t.go('count');
    },

    count: (t, v) => {
      const b = t.board;
      const seat = winnerOf(b)!;
      const { winner, sides } = fightOf(b);
      const { npc, ship } = sides[otherSide(winner!)];
      const hull = sides[winner!].ship === null ? ship! : playerOf(b, seat).ship; // captured a moment ago, or not
      const { cargo } = playerOf(b, seat);
      const cards = cargo.splice(cargo.length - v.cargo);
      const gold = cards.reduce((sum, card) => sum + CARGO[card].value, 0);
      gain(playerOf(b, seat), gold);
      b.cargoDiscard.push(...cards); // they lie open while they are counted
      t.tell?.('hold.plundered', { seat, npc: npc!, gold, cards: cards.slice() });
      b.cargoDiscard.length -= cards.length;
      for (let n = damageOf(hull, 'cargo'); n > 0 && cards.length > 0; n--) {
        const card = t.draw(cards, 'overboard', seat);
        discardCargo(b, card);
        t.tell?.('cargo.lost', { seat, good: CARGO[card].good, card });
      }
      v.cargo = cards.length;
      playerOf(b, seat).cargo.push(...cards);
      return t.go('stow');
    },

    // From a player: gold aboard, Glory cards, cargo, Rumour, weapons and specialists; never the Mission.   FDM-PLUNDER-02, FDM-PLUNDER-09, SEA-BASE-47
    plunder: (t, v) => {
      const b = t.board;
      const seat = winnerOf(b)!;
      const fromSeat = loserOf(b)!;
      const p = playerOf(b, seat);
      const loser = playerOf(b, fromSeat);
      const wants = (booty: Booty | GloryId): boolean => !v.refused.some((left) => left === booty);
      const hand = wants('glory-cards') ? loser.hand.splice(0) : [];
      const shown = wants('glory-cards') ? loser.shown.splice(0) : [];
      const goods = wants('cargo-cards') ? loser.cargo.splice(0) : [];
      const rumour = wants('a-rumour') ? loser.rumour : null;
      const gold = wants('gold-aboard') ? loseAll(loser) : 0;
      v.cargo = goods.length;
      gain(p, gold);
      t.reveal();
      const loot = [...hand, ...goods, ...(rumour === null ? [] : [rumour])];
      p.hand.push(...hand);
      p.shown.push(...shown);
      p.cargo.push(...goods);
      const weapons = loser.weapons.filter((weapon) => wants(weapon) && !p.weapons.includes(weapon)); // one of each kind   FDM-PLUNDER-06
      p.weapons.push(...weapons);
      loser.weapons = loser.weapons.filter((weapon) => !weapons.includes(weapon));
      // One of each type, free of cost; the others go with their captain.   FDM-PLUNDER-08, FDM-SPECIALIST-05
      const specialists: GloryId[] = [];
      for (const card of loser.specialists)
        if (wants(card) && !has(p, typeOf(card)!) && p.specialists.push(card) > 0) specialists.push(card);
      loser.specialists = loser.specialists.filter((card) => !specialists.includes(card));
      t.tell?.('captain.plundered', {
        seat,
        fromSeat,
        gold,
        cards: hand.length,
        cargo: goods.length,
        rumours: rumour === null ? 0 : 1,
        arms: weapons.length,
        weapons,
        hands: specialists.length,
        specialists,
      });
      // Which cards they are only those two know.
      if (loot.length > 0)
        t.tell?.('plunder.taken', { seat, fromSeat, cards: loot.length }, { seats: [seat, fromSeat], with: { loot } });
      if (rumour === null) return t.go('hand');
      if (p.rumour !== null) {
        b.heard.push(rumour);
        loser.rumour = null;
        return t.ask(believeRumour, seat, 'believed');
      }
      p.rumour = rumour;
      p.doubted = loser.doubted;
      loser.rumour = null;
      loser.doubted = false;
      return t.go('hand');
    },

    // Of two Rumours one is kept; the other goes unseen into the deck.   FDM-PLUNDER-05, FDM-Q-63
    believed: (t, _v, [, rumour]) => {
      const b = t.board;
      const p = playerOf(b, winnerOf(b)!);
      const loser = playerOf(b, loserOf(b)!);
      const other = b.heard.pop()!;
      if (rumour === other) {
        b.rumours.push(p.rumour!);
        p.rumour = other;
        p.doubted = loser.doubted;
      } else b.rumours.push(other);
      loser.doubted = false;
      t.tell?.('rumour.kept', { seat: winnerOf(b)! }, { seats: [winnerOf(b)!], with: { rumour: p.rumour } });
      return t.go('hand');
    },

    // Four cards may be kept, of all that were seen.   FDM-PLUNDER-03, FDM-Q-64
    hand: (t) => {
      const seat = winnerOf(t.board)!;
      return playerOf(t.board, seat).hand.length > amount(t.board, HAND_LIMIT, seat, null)
        ? t.ask(tooManyCards, seat, 'cardGone')
        : t.go('stow');
    },

    cardGone: (t, _v, [, card]) => {
      const b = t.board;
      const seat = winnerOf(b)!;
      leaveHand(b, seat, card);
      b.gloryDiscard.push(card);
      t.reveal();
      t.tell?.('glory.discarded', { seat, card });
      return t.go('hand');
    },

    // As much cargo as the ship that is kept can hold, of the own and the plundered.   FDM-PLUNDER-04, FDM-PLUNDER-17, FDM-Q-87
    stow: (t, v) => {
      const seat = winnerOf(t.board)!;
      const p = playerOf(t.board, seat);
      const asked = p.cargo.length > 0 && (v.cargo > 0 || p.cargo.length > capacityOf(t.board, seat));
      return asked ? t.ask(stowCargo, seat, 'stowed') : t.go('ends');
    },

    stowed: (t, _v, answer) => {
      if (answer[0] === 'done') return t.go('ends');
      const seat = winnerOf(t.board)!;
      dropCard(t, seat, answer[1]);
      return t.go('stow');
    },

    // The sunk and the beaten: captains die, ships of nobody's leave the board.   FDM-BOARD-07, FDM-DAMAGE-07, FDM-DEATH-01, FDM-NPC-12
    ends: (t, v) => {
      const b = t.board;
      while (v.at < SIDES.length) {
        const i = sideNo(v.at++);
        const { seat, npc } = fightOf(b).sides[i];
        if (lives(b, i)) continue;
        if (npc !== null) npcBeaten(t, npc);
        else if (seat !== null) return t.call(death, { seat }, 'ends');
      }
      return t.go('clear');
    },

    // The tokens of the ship that was given up go back to the ports.   FDM-PLUNDER-18, FDM-MOD-14
    clear: (t) => {
      const b = t.board;
      const { sides } = fightOf(b);
      for (const { seat, ship } of sides)
        if (seat !== null && ship !== null && ship.mods.length > 0)
          return t.call(redistribute, { seat, mods: ship.mods.splice(0) }, 'clear');
      return t.done();
    },
  },
);

// ── plunder ──

type Believe = Said<'believe', [rumour: RumourId]>;
const BELIEVE = choicesOf('believe', 'rumours');

/** The own one or the plundered one. */
export const believeRumour = question<Spoils, Believe>('spoils.rumour', 'FDM-PLUNDER-05', (o, b, _v, seat) => {
  const own = playerOf(b, seat).rumour;
  const other: RumourId | undefined = b.heard[0];
  if (own !== null) o.may(BELIEVE[own]);
  if (other !== undefined) o.may(BELIEVE[other]);
});

export const tooManyCards = question<Spoils, Discard>(
  'spoils.hand',
  'FDM-PLUNDER-03',
  (o, b, _v, seat) => offerDiscards(o, playerOf(b, seat).hand),
  { prompt: (b, _v, seat) => ({ excess: playerOf(b, seat).hand.length - amount(b, HAND_LIMIT, seat, null) }) },
);

/** What does not fit must go; more may. */
export const stowCargo = question<Spoils, Drop | Done>(
  'spoils.cargo',
  'FDM-PLUNDER-04',
  (o, b, _v, seat) => {
    offerDrops(o, b, seat);
    o.may(DONE).unless(playerOf(b, seat).cargo.length > capacityOf(b, seat), 'FDM-PLUNDER-04', 'hold-too-full', {
      limit: capacityOf(b, seat),
    });
  },
  { prompt: (b, _v, seat) => ({ cards: playerOf(b, seat).cargo.length, limit: capacityOf(b, seat) }) },
);
