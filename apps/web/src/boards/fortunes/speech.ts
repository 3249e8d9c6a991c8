// Which rule speaks of what, and what a thing says of itself.
import type { RuleId } from '@boucan/kernel';
import { type Says, says } from '@boucan/words';
import type { Speaking } from '../parts/speaks.ts';
import { type Activity, type CargoIcon, type Good, type Skill, WEAPONS } from './content.ts';
import type { Deck } from './deck.tsx';
import { actionsFrom, askersOf } from './map/distance.ts';
import type { TokenId } from './packs.ts';
import { en } from './speech.en.ts';
import { fr } from './speech.fr.ts';

export const words = { en, fr };
export type Tells = Says<typeof en>;
export const tellIn = says(words);

export const ABOUT: Readonly<Record<CargoIcon | Skill | 'manoeuvrability', RuleId>> = {
  hull: 'FDM-DAMAGE-07',
  masts: 'FDM-DAMAGE-09',
  cannons: 'FDM-COMBAT-13',
  crew: 'FDM-DAMAGE-10',
  cargo: 'FDM-SHIP-05',
  flight: 'FDM-RAID-24',
  manoeuvrability: 'FDM-SHIP-08',
  manoeuvre: 'FDM-COMBAT-07',
  scouting: 'FDM-SCOUT-03',
  leadership: 'FDM-BOARD-03',
  influence: 'FDM-CAPTAIN-01',
};

/** A section, an icon of a raid, a skill. */
export const ofThing = (
  { tell, speaker }: Pick<Deck, 'tell' | 'speaker'>,
  what: keyof typeof ABOUT,
  name?: string,
): Speaking => ({
  name: name ?? speaker.name(what),
  words: tell(what),
  rule: ABOUT[what],
});

/** A modification or a special weapon, whoever has it. */
export const ofToken = ({ speaker }: Pick<Deck, 'speaker'>, token: TokenId): Speaking => ({
  name: speaker.name(token),
  words: speaker.card(token) ?? speaker.name(token),
  rule: token in WEAPONS ? 'FDM-WEAPON-01' : 'FDM-MOD-01',
});

/** The same, of a ship of nobody's. */
export const ofTokenBeside = (deck: Pick<Deck, 'speaker' | 'packs' | 'lang'>, token: TokenId): Speaking => ({
  ...ofToken(deck, token),
  ...deck.packs.find(({ beside }) => beside !== undefined)?.beside?.says(token, deck.lang),
});

/** A good: what it fetches here, who asks for it, and how far that is. */
export function ofGood({ board, me, tell, speaker, lang }: Deck, good: Good, name: string): Speaking {
  const seat = me ?? Math.max(0, board.turn.seat);
  const player = board.players[seat]!;
  const price = board.sums.port?.sells[good];
  const asked = askersOf(board.demand, good, player.zone);
  const ports = new Intl.ListFormat(lang, { style: 'narrow' }).format(
    asked.map((asker) => tell('portAt', { port: speaker.name(asker.zone), n: actionsFrom(player, asker) })),
  );
  const here = price === undefined ? '' : `${tell('good', { price: price.value })} `;
  return { name, words: `${here}${tell('goodAsked', { n: asked.length, ports })} ${tell('loot')}`, rule: 'FDM-PORT-SELL-02' };
}

const HOUSES = {
  sell: { tells: 'houseSell', rule: 'FDM-PORT-SELL-01' },
  buy: { tells: 'houseBuy', rule: 'FDM-PORT-BUY-01' },
  yard: { tells: 'houseYard', rule: 'FDM-YARD-01' },
  recruit: { tells: 'houseRecruit', rule: 'FDM-RECRUIT-01' },
  rumour: { tells: 'houseRumour', rule: 'FDM-RUMOUR-01' },
  mission: { tells: 'houseMission', rule: 'FDM-MISSION-01' },
  stash: { tells: 'houseStash', rule: 'FDM-STASH-01' },
} as const satisfies Readonly<Record<Activity, { readonly tells: string; readonly rule: RuleId }>>;

/** A house on the quay: what is done there, and what it costs here and now. */
export function ofHouse({ board, tell }: Pick<Deck, 'board' | 'tell'>, activity: Activity, name: string): Speaking {
  const { port } = board.sums;
  const { tells, rule } = HOUSES[activity];
  const n = activity === 'buy' ? port?.offer.value : activity === 'recruit' ? port?.berth.value : port?.rumour.value;
  return { name, words: tell(tells, { n: n ?? 0 }), rule };
}
