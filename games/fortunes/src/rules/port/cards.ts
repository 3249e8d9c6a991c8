// Glory cards for business in port.   FDM-GLORY-11, FDM-GLORY-13
import { openVars, type Proc, type Said, type Seat } from '@boucan/kernel';
import { type Caribbean, playerOf, proc, question } from '../../board.ts';
import { CARGO, type CargoId, type Good } from '../../content/cargo.ts';
import { GLORY, type GloryId } from '../../content/glory.ts';
import type { MissionId } from '../../content/missions.ts';
import type { Events } from '../../events.ts';
import type { CardPlay, CardRules } from '../cards.ts';
import { discardCargo } from '../cargo.ts';
import { timesPlayed } from '../facts.ts';
import { isHome, pay } from '../purse.ts';
import { damagedIn, mending } from '../sea/mending.ts';
import { ACCEPT, acceptMission, missionsHere, rollToAccept, unmetBy } from '../ventures/mission.ts';
import { isOpen } from './port.ts';
import { whisper } from './sell.ts';
import { stashGold } from './stash.ts';

/** A card that changes a price, an offer or a roll to come: the turn remembers that it was played. */
const remembered = (card: GloryId): Proc<Caribbean, Events, CardPlay> =>
  proc(card, 'FDM-GLORY-11', openVars<CardPlay>(), {
    begin: (t) => {
      t.board.turn.used.push(card);
      return t.done();
    },
  });

const whisperedShortage = proc('whispered-shortage', 'FDM-GLORY-11', openVars<CardPlay>(), {
  begin: (t, v) => t.call(whisper, { seat: v.seat, one: 'food', two: 'food' }, 'over'),
  over: (t) => t.done(),
});

const strongboxCourier = proc('strongbox-courier', 'FDM-PORT-08', openVars<CardPlay>(), {
  begin: (t, v) => t.call(stashGold, { seat: v.seat, atMost: GLORY['strongbox-courier'].figures.gold }, 'over'),
  over: (t) => t.done(),
});

const DEBT = GLORY['chandlers-debt'];

const chandlersDebt = proc('chandlers-debt', 'FDM-GLORY-11', openVars<CardPlay>(), {
  begin: (t, v) => t.call(mending, { seat: v.seat, points: DEBT.figures.points, sections: DEBT.sections, must: false }, 'over'),
  over: (t) => t.done(),
});

/** Two cards of the offer are bid away, whatever they are; prices follow from the rest. */
const outbid = proc('outbid', 'FDM-GLORY-13', openVars<CardPlay>(), {
  begin: (t, v) => {
    const b = t.board;
    pay(playerOf(b, v.seat), GLORY.outbid.cost);
    const goods: Good[] = [];
    const cards: CargoId[] = [];
    for (let i = 0; i < GLORY.outbid.figures.cards && b.market.length > 0; i++) {
      const card = t.draw(b.market, 'outbid', v.seat);
      discardCargo(b, card);
      goods.push(CARGO[card].good);
      cards.push(card);
    }
    t.tell?.('offer.outbid', { seat: b.turn.seat, bySeat: v.seat, gold: GLORY.outbid.cost, goods, cards });
    return t.done();
  },
});

/** The Missions here whose acceptance takes a roll; what else they want must be there. */
const withRoll = (b: Caribbean, seat: Seat): MissionId[] =>
  missionsHere(b, seat).filter((id) => rollToAccept(id) !== null && unmetBy(b, seat, id) === null);

const letterOfIntroduction = proc('letter-of-introduction', 'FDM-MISSION-02', openVars<CardPlay, { chosen: Accept }>(), {
  begin: (t, v) => {
    t.board.turn.activities.push('mission');
    const missions = withRoll(t.board, v.seat);
    return missions.length > 1 ? t.ask(chooseMission, v.seat, 'chosen') : t.go('only');
  },

  only: (t, v) => t.call(acceptMission, { seat: v.seat, mission: withRoll(t.board, v.seat)[0]!, letter: true }, 'over'),

  chosen: (t, v, [, mission]) => t.call(acceptMission, { seat: v.seat, mission, letter: true }, 'over'),

  over: (t) => t.done(),
});

type Accept = Said<'accept', [mission: MissionId]>;

export const chooseMission = question<CardPlay, Accept>('port.letter', 'FDM-MISSION-11', (o, b, _v, seat) => {
  for (const id of withRoll(b, seat)) o.may(ACCEPT[id]);
});

export const portCards = {
  'whispered-shortage': {
    // Before the batch: nothing lies on the pile yet.
    fits: (b, seat) => playerOf(b, seat).inPort && b.basket.length === 0,
    play: whisperedShortage,
  },
  'second-buyer': { fits: () => true, play: remembered('second-buyer') },
  'full-warehouses': {
    fits: (b, seat) => isOpen(b, seat, 'buy') || (b.turn.activities.at(-1) === 'buy' && b.turn.boughtAt === null),
    play: remembered('full-warehouses'),
  },
  'bulk-contract': {
    // Not while others announce cards.
    fits: (b) => b.windows.length === 0 && b.basket.length === 0 && timesPlayed(b, 'bulk-contract') === 0,
    play: remembered('bulk-contract'),
  },
  'builders-favour': {
    // Where ships are for sale.
    fits: (b, seat) => playerOf(b, seat).inPort && !b.turn.used.includes('exchange') && timesPlayed(b, 'builders-favour') === 0,
    play: remembered('builders-favour'),
  },
  'chandlers-debt': {
    fits: (b, seat) => damagedIn(playerOf(b, seat).ship, DEBT.sections) > 0,
    play: chandlersDebt,
  },
  'strongbox-courier': {
    fits: (b, seat) => playerOf(b, seat).inPort && !isHome(playerOf(b, seat)),
    able: (b, seat) => playerOf(b, seat).gold > 0,
    play: strongboxCourier,
  },
  'tavern-informant': {
    fits: (b, seat) => isOpen(b, seat, 'rumour'),
    play: remembered('tavern-informant'),
  },
  'letter-of-introduction': {
    fits: (b, seat) => isOpen(b, seat, 'mission') && withRoll(b, seat).length > 0,
    play: letterOfIntroduction,
  },
  outbid: {
    fits: (b, seat) => seat !== b.turn.seat && b.market.length > 0,
    able: (b, seat) => playerOf(b, seat).gold >= GLORY.outbid.cost,
    play: outbid,
  },
} satisfies CardRules;
