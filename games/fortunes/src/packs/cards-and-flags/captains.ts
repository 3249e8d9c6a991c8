// Sixteen further captains, one more for each port. Skills add up to 10, and each has an ability.   SEA-m1-02, SEA-SET-01
import type { CaptainAbility } from '../../content/captain-abilities.ts';
import type { Captain } from '../../content/captains.ts';
import type { PortId } from '../../content/map.ts';
import { down, when } from '../../content/quantity.ts';

const ability = (moments: CaptainAbility['moments'], more: Pick<CaptainAbility, 'adds' | 'pays'>): CaptainAbility => ({
  moments,
  ...more,
  source: 'designed',
});

export const NEW_ABILITIES = {
  'hawks-eye': ability(['scout.announced'], { adds: { 'scouting-dice': when(1, (_b, _seat, trial) => trial === 'merchant') } }),
  'arsenal-friends': ability(['port.yard'], { adds: { 'modification-price': down(1) } }),
  'prize-court': ability(['raid.ended'], { adds: { 'raid-gold': 1 } }),
  weatherwise: ability(['event.text'], {
    adds: { 'manoeuvre-dice': when(1, (_b, _seat, trial) => trial === 'storm' || trial === 'squall') },
  }),
  'open-hand': ability(['port.recruit'], { adds: { 'berth-price': down(1) } }),
  'boarders-lead': ability(['naval.declared'], {
    adds: { 'contest-dice': when(1, ({ fight }, _seat, i) => fight!.sides[i].declared === 'board') },
  }),
  'good-name': ability(['port.mission'], { adds: { 'influence-dice': when(1, (_b, _seat, trial) => trial === 'mission') } }),
  'old-soldier': ability(['port.recruit'], { adds: { 'leadership-dice': when(1, (_b, _seat, trial) => trial === 'recruits') } }),
  'two-ledgers': ability(['port.buying'], { adds: { 'offer-size': 1 } }),
  'planters-daughter': ability(['port.buy'], {
    adds: { 'buy-price': down(1, (_b, _seat, good) => good === 'rum' || good === 'sugar') },
  }),
  'close-stowage': ability([], { adds: { hold: 1 } }),
  'grey-sails': ability(['npc.searching'], {
    adds: { 'search-dice': when(-1, (b, seat) => b.players[seat]!.ship.type === 'flute') },
  }),
  'tavern-credit': ability(['port.rumour'], { adds: { 'rumour-price': down(1) } }),
  'deep-soundings': ability(['raid.drawn'], { adds: { 'raid-cards': 1 } }),
  'sugar-scales': ability(['port.sell'], { pays: { price: 5, wants: (_b, good) => good === 'sugar' } }),
  'keen-watch': ability(['scout.announced'], { adds: { 'scouting-dice': when(1, (_b, _seat, trial) => trial === 'ship') } }),
} satisfies { readonly [id: string]: CaptainAbility };

const captain = (home: PortId, skills: readonly [number, number, number, number], id: keyof typeof NEW_ABILITIES): Captain => ({
  home,
  manoeuvre: skills[0],
  scouting: skills[1],
  leadership: skills[2],
  influence: skills[3],
  abilities: [id as never],
  source: 'designed',
});

export const NEW_CAPTAINS = {
  'grace-osborne': captain('nassau', [3, 3, 2, 2], 'hawks-eye'),
  'inigo-zubiri': captain('la-habana', [2, 2, 3, 3], 'arsenal-friends'),
  'nathaniel-crewe': captain('port-royal', [3, 3, 3, 1], 'prize-court'),
  'obadiah-finch': captain('old-providence', [4, 3, 2, 1], 'weatherwise'),
  'marie-brisac': captain('tortuga', [2, 3, 3, 2], 'open-hand'),
  'etienne-carcan': captain('petit-goave', [3, 1, 4, 2], 'boarders-lead'),
  'ines-de-zarate': captain('cartagena', [1, 3, 2, 4], 'good-name'),
  'diego-salazar': captain('santo-domingo', [2, 2, 4, 2], 'old-soldier'),
  'willem-blok': captain('curacao', [2, 2, 2, 4], 'two-ledgers'),
  'catalina-rivero': captain('san-juan', [3, 2, 2, 3], 'planters-daughter'),
  'tomas-arrieta': captain('caracas', [2, 3, 2, 3], 'close-stowage'),
  'piet-cornelisz': captain('st-maarten', [3, 2, 2, 3], 'grey-sails'),
  'jeanne-de-kerros': captain('basse-terre', [2, 3, 2, 3], 'tavern-credit'),
  'samuel-thorne': captain('st-john', [3, 3, 2, 2], 'deep-soundings'),
  'hester-lyle': captain('bridgetown', [2, 2, 3, 3], 'sugar-scales'),
  'bernal-ruiz': captain('trinidad', [2, 4, 3, 1], 'keen-watch'),
} satisfies { readonly [id: string]: Captain };
