// The chance of success before a roll, for whoever wants it; and what is paid from the chest.
import { boardingOdds, chanceOf, contestOdds } from '@boucan/fortunes/odds';
import type { OfferView } from '@boucan/table';
import type { ReactNode } from 'react';
import { useSetting } from '../../settings/settings.ts';
import { allowed } from '../parts/offers.ts';
import { CARGO, RULES } from './content.ts';
import type { Deck } from './deck.tsx';
import './odds.css';

/** Always, never, or as long as one is helped through a first game. */
export function useOdds(guided: boolean): boolean {
  const [odds] = useSetting('odds');
  return odds === 'always' || (odds === 'guided' && guided);
}

type Lying = Pick<Deck, 'board' | 'me' | 'say' | 'lang' | 'params'>;

export const percent = (lang: string, chance: number): string =>
  new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 0 }).format(chance);

/** How many dice this choice would roll, where one skull is enough. */
function diceFor({ board, me }: Lying, { choice: [verb, what] }: OfferView): number | null {
  const sums = me === null ? null : board.sums.players[me];
  if (sums == null) return null;
  if (verb === 'scout' && what === 'merchant') return sums.merchantDice.value;
  if (verb === 'scout' || verb === 'seek' || verb === 'errand') return sums.dice.scouting.value;
  if (verb === 'activity' && what === 'rumour') return sums.dice.influence.value;
  if (verb === 'activity' && what === 'recruit') return sums.dice.leadership.value;
  if (verb === 'plead') return sums.dice.influence.value;
  return null;
}

/** What a declaration promises, for one's own side. */
function fightFor({ board, me, say, lang }: Lying, { choice: [verb, what] }: OfferView): string | null {
  const { fight, sums } = board;
  const own = fight?.sides.findIndex(({ seat }) => seat === me) ?? -1;
  if (verb !== 'order' || fight === null || sums.fight === null || own < 0) return null;
  const enemy = 1 - own;
  const { won, tied } = contestOdds(sums.fight.contest[own]!.value, sums.fight.contest[enemy]!.value);
  const contest = say('chanceContest', { won: percent(lang, won), tied: percent(lang, tied) });
  if (what !== 'board') return contest;
  const crewOf = (i: number): number => {
    const { seat, ship } = fight.sides[i]!;
    return (seat === null ? ship : board.players[seat]!.ship)?.crew ?? 0;
  };
  const deck = boardingOdds(crewOf(own), sums.fight.deck[own]!.value, crewOf(enemy), sums.fight.deck[enemy]!.value);
  return `${contest} · ${say('chanceDeck', { percent: percent(lang, deck) })}`;
}

/** The chance alone, for a sign: the dice are told with it elsewhere. */
export function chanceOn(deck: Lying, offer: OfferView): string | null {
  const dice = diceFor(deck, offer);
  return dice === null ? null : percent(deck.lang, chanceOf(dice));
}

export function oddsOf(deck: Lying, offer: OfferView): string | null {
  if (!allowed(offer)) return null;
  const dice = diceFor(deck, offer);
  if (dice !== null) return deck.say('chance', { percent: percent(deck.lang, chanceOf(dice)), dice });
  return fightFor(deck, offer);
}

const PRICED = /^(buy|repair|buy-weapon|modify|restore|exchange|enlist|buy-ship)$/u;

/** What a payment takes out of the chest, and the hidden points that go with it. */
export function chestCost(
  { board, me }: Pick<Deck, 'board' | 'me'>,
  price: number,
): { readonly gold: number; readonly points: number } | null {
  const mine = me === null ? null : board.players[me]!;
  if (mine === null || mine.gold === null || mine.chest === null || price <= mine.gold) return null;
  const gold = price - mine.gold;
  const most = Math.floor(board.house.target / 2);
  const points = (chest: number): number => Math.min(most, Math.floor(chest / RULES.chestGoldPerPoint));
  return { gold, points: points(mine.chest) - points(mine.chest - gold) };
}

/** What has been set aside is paid for together with this. */
const setAside = ({ board }: Pick<Deck, 'board'>): number =>
  (board.basket ?? []).reduce((sum, card) => sum + (board.sums.port?.goods[CARGO[card].good]?.value ?? 0), 0);

export function chestWords(deck: Pick<Deck, 'board' | 'me' | 'say'>, price: number): string | null {
  const cost = chestCost(deck, price);
  if (cost === null) return null;
  const gold = deck.say('fromChest', { n: cost.gold });
  return cost.points === 0 ? gold : deck.say('both', { one: gold, other: deck.say('pointsLost', { n: cost.points }) });
}

/** What an offer takes from the chest. */
export function chestOf(deck: Pick<Lying, 'board' | 'me' | 'say'>, { choice }: OfferView): string | null {
  const price = choice.at(-1);
  return PRICED.test(choice[0]) && typeof price === 'number' ? chestWords(deck, setAside(deck) + price) : null;
}

/** What a Move takes, where it is not one action. */
export function moveOf({ board, say }: Pick<Lying, 'board' | 'say'>, { choice: [verb, to] }: OfferView): string | null {
  const move = verb === 'sail' ? board.sums.moves[to as 'sea'] : undefined;
  return move === undefined || move.value === 1 ? null : say('moveCost', { n: move.value });
}

/** Under the words of an offer: its chance, and what it takes from the chest. */
export function noteOn(deck: Lying, odds: boolean, offer: OfferView): ReactNode {
  if (!allowed(offer)) return null;
  const [move, chance, chest] = [moveOf(deck, offer), odds ? oddsOf(deck, offer) : null, chestOf(deck, offer)];
  if (move === null && chance === null && chest === null) return null;
  return (
    <>
      {move !== null && <small className="fdm-odds">{move}</small>}
      {chance !== null && <small className="fdm-odds">{chance}</small>}
      {chest !== null && <small className="fdm-odds fdm-dear">{chest}</small>}
    </>
  );
}
