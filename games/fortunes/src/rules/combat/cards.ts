// The cards of battle, and the two specialists who are earned in it.   FDM-GLORY-12, FDM-GLORY-17
import { openVars, type Said, type Seat } from '@boucan/kernel';
import { type Caribbean, playerOf, proc, question, type Volley } from '../../board.ts';
import { BATTLE } from '../../content/glory/battle.ts';
import { SPECIALIST_CARDS } from '../../content/glory/specialists.ts';
import { gloryCard } from '../../content/glory.ts';
import { SECTIONS, type Section } from '../../content/ships.ts';
import { because } from '../because.ts';
import type { CardPlay, CardRule, CardRules } from '../cards.ts';
import { faces, isSkull, rollDice, successes } from '../dice.ts';
import { contestWinner, fightOf, isMarked, otherSide, type SideNo, shipAt, sideOf } from '../facts.ts';
import { has } from '../hired.ts';
import { hire } from '../specialists.ts';
import { loseCrew } from './crew.ts';
import { mark, volleyAt, volleyOf } from './fight.ts';
import { cancelHit, coming, comingOn, fire } from './hits.ts';
import { reroll, rerollDice } from './reroll.ts';
import { CANCEL, REDIRECT, volleys } from './volleys.ts';

/** The seat takes part, and this holds for its side. */
const takesPart =
  (holds: (b: Caribbean, i: SideNo, seat: Seat) => boolean = () => true) =>
  (b: Caribbean, seat: Seat): boolean => {
    const side = sideOf(b, seat);
    return side !== null && holds(b, side, seat);
  };

/** A card that leaves a mark for its owner's side until the combat round is over. */
const marking = (id: 'raking-fire' | 'slip-the-cable' | 'no-quarter' | 'stand-fast', fits: CardRule['fits']): CardRule => ({
  fits,
  play: proc(`card-${id}`, 'FDM-GLORY-12', openVars<CardPlay>(), {
    begin: (t, v) => {
      mark(t.board, id, sideOf(t.board, v.seat)!);
      return t.done();
    },
  }),
});

// ── at sea ──

const weatherGauge: CardRule = {
  fits: takesPart(),
  play: proc('card-weather-gauge', 'FDM-GLORY-12', openVars<CardPlay>(), {
    begin: (t, v) => t.call(rerollDice, reroll(v.seat, 'manoeuvre'), 'over'),
    over: (t) => t.done(),
  }),
};

const smoke: CardRule = {
  fits: takesPart((_b, i) => i === 1),
  play: proc('card-smoke-on-the-water', 'FDM-GLORY-12', openVars<CardPlay>(), {
    begin: (t) => {
      fightOf(t.board).end = 'smoke';
      return t.done();
    },
  }),
};

const isWinning = (b: Caribbean, i: SideNo): boolean => contestWinner(b) === i;

const fouledRudder: CardRule = {
  fits: takesPart((b, i) => {
    const { declared } = fightOf(b).sides[otherSide(i)];
    return declared !== null && gloryCard('fouled-rudder').against!.includes(declared);
  }),
  play: proc('card-fouled-rudder', 'FDM-GLORY-12', openVars<CardPlay>(), {
    begin: (t, v) => {
      fightOf(t.board).sides[otherSide(sideOf(t.board, v.seat)!)].declared = 'fire';
      return t.done();
    },
  }),
};

/** Numbered hits of a volley that could go into the Hull instead. */
const isNumbered = (volley: Volley, section: Section): boolean =>
  section !== 'hull' && volley.sections.some((s, i) => s === section && !isSkull(volley.dice[i]!));

type Redirect = Said<'redirect', [from: Section, to: Section]>;

export const chooseHole = question<CardPlay, Redirect>('card.waterline', 'FDM-GLORY-12', (o, b, _v, seat) => {
  const volley = volleyOf(b, sideOf(b, seat)!)!;
  for (const section of SECTIONS) if (isNumbered(volley, section)) o.may(REDIRECT[section].hull);
});

const belowTheWaterline: CardRule = {
  fits: takesPart((b, i) => {
    const volley = volleyOf(b, i);
    return volley !== undefined && SECTIONS.some((section) => isNumbered(volley, section));
  }),
  play: proc('card-below-the-waterline', 'FDM-GLORY-12', openVars<CardPlay, { chosen: Redirect }>(), {
    begin: (t, v) => t.ask(chooseHole, v.seat, 'chosen'),

    chosen: (t, v, [, from]) => {
      const volley = volleyOf(t.board, sideOf(t.board, v.seat)!)!;
      volley.sections[volley.sections.findIndex((s, i) => s === from && !isSkull(volley.dice[i]!))] = 'hull';
      t.tell?.('hit.redirected', { seat: volley.at, from, to: 'hull', effect: 'below-the-waterline' });
      return t.done();
    },
  }),
};

type Cancel = Said<'cancel', [section: Section]>;

/** Which of the hits on the own ship. */
export const chooseHit = question<CardPlay, Cancel>('card.brace', 'FDM-GLORY-12', (o, b, _v, seat) => {
  const volley = volleyAt(b, seat)!;
  for (const section of SECTIONS) if (comingOn(volley, section) >= 0) o.may(CANCEL[section]);
});

const brace: CardRule = {
  fits: takesPart((b, _i, seat) => {
    const volley = volleyAt(b, seat);
    return volley !== undefined && coming(volley).length > 0;
  }),
  play: proc('card-brace-for-impact', 'FDM-GLORY-12', openVars<CardPlay, { chosen: Cancel }>(), {
    begin: (t, v) => t.ask(chooseHit, v.seat, 'chosen'),

    chosen: (t, v, [, section]) => {
      cancelHit(t, volleyAt(t.board, v.seat)!, section, 'brace-for-impact');
      return t.done();
    },
  }),
};

const secondBroadside: CardRule = {
  fits: takesPart((b, i) => {
    const afloat = shipAt(b, 0).hull > 0 && shipAt(b, 1).hull > 0;
    return isMarked(b, 'fired', i) && afloat && shipAt(b, i).cannons >= BATTLE['second-broadside'].figures.cannons;
  }),
  play: proc('card-second-broadside', 'FDM-GLORY-12', openVars<CardPlay>(), {
    begin: (t, v) => {
      const side = sideOf(t.board, v.seat)!;
      const { cannonsPerHit } = BATTLE['second-broadside'].figures;
      fire(t, 'second-broadside', side, Math.ceil(shipAt(t.board, side).cannons / cannonsPerHit));
      return t.call(volleys, { at: 0 }, 'over');
    },
    over: (t) => t.done(),
  }),
};

// ── on deck ──

const fortune: CardRule = {
  fits: takesPart(),
  play: proc('card-fortune-of-the-deck', 'FDM-GLORY-12', openVars<CardPlay>(), {
    begin: (t, v) => t.call(rerollDice, reroll(v.seat, 'leadership', true), 'over'),
    over: (t) => t.done(),
  }),
};

const cutlassCharge: CardRule = {
  fits: takesPart(),
  play: proc('card-cutlass-charge', 'FDM-GLORY-12', openVars<CardPlay>(), {
    begin: (t, v) => {
      const side = fightOf(t.board).sides[sideOf(t.board, v.seat)!];
      side.dice.push(...rollDice(t, BATTLE['cutlass-charge'].figures.dice, 'leadership', v.seat));
      t.tell?.('crew.rolled', { seat: v.seat, dice: faces(side.dice), ...because('cutlass-charge') });
      return t.done();
    },
  }),
};

const boardingNets: CardRule = {
  fits: takesPart((b, i) => fightOf(b).boarder === otherSide(i)),
  play: proc('card-boarding-nets', 'FDM-GLORY-12', openVars<CardPlay>(), {
    begin: (t, v) => {
      const { dice, damagePerSkull } = BATTLE['boarding-nets'].figures;
      const rolled = rollDice(t, dice, 'boarding-nets', v.seat);
      t.tell?.('nets.thrown', { seat: v.seat, dice: faces(rolled) });
      loseCrew(t, otherSide(sideOf(t.board, v.seat)!), damagePerSkull * successes(rolled));
      return t.done();
    },
  }),
};

const singleCombat: CardRule = {
  fits: takesPart((b, i) => {
    const { sides, single } = fightOf(b);
    const enemy = sides[otherSide(i)];
    if ((enemy.seat === null && enemy.npc === null) || single) return false;
    const { crew } = BATTLE['single-combat'].figures;
    return shipAt(b, 0).crew >= crew && shipAt(b, 1).crew >= crew;
  }),
  play: proc('card-single-combat', 'FDM-GLORY-12', openVars<CardPlay>(), {
    begin: (t) => {
      fightOf(t.board).single = true;
      return t.done();
    },
  }),
};

// ── hired in battle ──

/** Who won, or got away.   FDM-SPECIALIST-02 */
function cameThrough(b: Caribbean, i: SideNo): boolean {
  const { winner, end } = fightOf(b);
  return winner === i || (end === 'escaped' && isMarked(b, 'escaping', i));
}

const hiring = (card: 'gun-captain-earned' | 'master-at-arms-earned', fits: CardRule['fits']): CardRule => ({
  fits: (b, seat) => fits(b, seat) && !has(playerOf(b, seat), SPECIALIST_CARDS[card].type),
  play: proc(`hire-${card}`, 'FDM-SPECIALIST-02', openVars<CardPlay>(), {
    begin: (t, v) => {
      hire(t, v.seat, card);
      return t.done();
    },
  }),
});

export const combatCards = {
  'weather-gauge': weatherGauge,
  'brace-for-impact': brace,
  'smoke-on-the-water': smoke,
  'fortune-of-the-deck': fortune,
  'cutlass-charge': cutlassCharge,
  'raking-fire': marking(
    'raking-fire',
    takesPart(
      (b, i) =>
        fightOf(b).sides[i].declared === 'fire' &&
        isWinning(b, i) &&
        shipAt(b, i).cannons >= BATTLE['raking-fire'].figures.cannons,
    ),
  ),
  'below-the-waterline': belowTheWaterline,
  'slip-the-cable': marking(
    'slip-the-cable',
    takesPart(
      (b, i) =>
        fightOf(b).sides[i].declared === 'flee' &&
        isWinning(b, i) &&
        shipAt(b, i).masts >= BATTLE['slip-the-cable'].figures.masts,
    ),
  ),
  'fouled-rudder': fouledRudder,
  'second-broadside': secondBroadside,
  'boarding-nets': boardingNets,
  'no-quarter': marking('no-quarter', takesPart()),
  'stand-fast': marking('stand-fast', takesPart()),
  'single-combat': singleCombat,
  'gun-captain-earned': hiring(
    'gun-captain-earned',
    takesPart(
      (b, i) =>
        fightOf(b).where === 'sea' &&
        cameThrough(b, i) &&
        fightOf(b).sides[i].bestVolley >= SPECIALIST_CARDS['gun-captain-earned'].figures.hits,
    ),
  ),
  'master-at-arms-earned': hiring(
    'master-at-arms-earned',
    takesPart((b, i) => fightOf(b).winner === i && fightOf(b).stage === 'crew'),
  ),
} satisfies CardRules;
