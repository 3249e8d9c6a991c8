import { mine } from '../../games/fortunes/lessons/seen.ts';
import { ZONE_IDS } from '../../games/fortunes/src/content/map.ts';
import type { CaribbeanView } from '../../games/fortunes/src/view.ts';
import type { Moment, Sought } from '../lessons.ts';

type At = Moment<CaribbeanView>;
const asks = (question: string, more: (at: At) => boolean) => (at: At) => at.question === question && more(at);
const offers = ({ options }: At, start: string) => options.some((choice) => choice.join(' ').startsWith(start));
const goods = ({ seen }: At) => (mine(seen).cargo ?? []).map((card) => card.replace(/-\d+$/u, ''));
const demanded = ({ seen }: At) => seen.board.demand[ZONE_IDS.indexOf(mine(seen).zone)];
const fresh = ({ seen }: At) => seen.board.turn.actions === 3;

const plain = { seats: 2, within: 160, tries: 400 } as const;
const with_ = (pack: string) => ({ ...plain, packs: [pack] }) as const;

export const sought: { [lesson: string]: Sought<CaribbeanView> } = {
  sail: { ...plain, within: 12, wanted: asks('turn.action', (at) => mine(at.seen).inPort && fresh(at) && !offers(at, 'play')) },
  buy: {
    ...plain,
    within: 12,
    wanted: asks('turn.action', (at) => mine(at.seen).inPort && fresh(at) && mine(at.seen).purse >= 9),
  },
  sell: {
    ...plain,
    tries: 3000,
    prefers: ['activity buy', 'buy', 'port'],
    wanted: asks(
      'port.activity',
      (at) =>
        demanded(at) === 'sugar' && goods(at).includes('sugar') && new Set(goods(at)).size > 1 && offers(at, 'activity sell'),
    ),
  },
  'glory-sale': {
    ...plain,
    tries: 3000,
    within: 220,
    prefers: ['ship flute', 'buy', 'activity buy', 'port', 'sail port', 'sail'],
    wanted: asks(
      'port.activity',
      (at) => offers(at, 'activity sell') && goods(at).filter((good) => good === demanded(at)).length >= 3,
    ),
  },
  scout: {
    ...plain,
    within: 60,
    wanted: asks('turn.action', (at) => offers(at, 'scout merchant') && !mine(at.seen).bounties.some((n) => n > 0)),
  },
  raid: { ...plain, prefers: ['attack', 'scout merchant'], wanted: asks('raid.use', () => true) },
  hunted: {
    ...plain,
    prefers: ['attack', 'scout merchant'],
    wanted: asks(
      'turn.action',
      (at) =>
        !mine(at.seen).inPort &&
        at.seen.board.npcs.some((npc, i) => npc?.zone === mine(at.seen).zone && at.seen.board.prey[i]!.includes(0)),
    ),
  },
  combat: {
    ...plain,
    prefers: ['scout navy', 'scout pirate', 'sail sea'],
    wanted: asks('naval.declare', (at) => offers(at, 'order board') && offers(at, 'order flee')),
  },
  repair: {
    ...plain,
    prefers: ['port', 'attack', 'sail port', 'scout merchant'],
    wanted: asks(
      'port.activity',
      (at) =>
        offers(at, 'activity yard') &&
        mine(at.seen).ship.hull < 2 + Number(mine(at.seen).ship.type === 'flute') &&
        mine(at.seen).purse > 3,
    ),
  },
  rumour: {
    ...plain,
    within: 40,
    wanted: asks(
      'port.activity',
      (at) => offers(at, 'activity rumour') && offers(at, 'activity yard') && !mine(at.seen).hasRumour,
    ),
  },
  mission: { ...plain, wanted: asks('port.activity', (at) => offers(at, 'accept') && mine(at.seen).mission === null) },
  chest: {
    ...plain,
    within: 40,
    wanted: asks(
      'port.activity',
      (at) =>
        offers(at, 'activity stash') &&
        offers(at, 'activity yard') &&
        (mine(at.seen).gold ?? 0) >= 10 &&
        mine(at.seen).chest === 0,
    ),
  },
  'short-cruise': {
    ...with_('short-cruise'),
    tries: 3000,
    within: 320,
    bot: 'level2',
    wanted: asks(
      'port.activity',
      (at) => offers(at, 'activity stash') && isOneShort(mine(at.seen)) && (mine(at.seen).gold ?? 0) >= 10,
    ),
  },
  wind: { ...with_('wind-and-storm'), within: 40, wanted: asks('turn.action', (at) => !mine(at.seen).inPort && fresh(at)) },
  contraband: {
    ...with_('contraband'),
    tries: 3000,
    prefers: ['ship flute', 'buy', 'activity buy', 'port', 'sail port', 'sail'],
    wanted: asks(
      'port.activity',
      (at) =>
        offers(at, 'activity sell') &&
        WARE_PORTS.some(
          ([ware, port]) => port === mine(at.seen).zone && (mine(at.seen).cargo as readonly string[] | null)?.includes(ware),
        ),
    ),
  },
  favours: { ...with_('favours'), wanted: asks('port.activity', (at) => offers(at, 'buy-favours')) },
  locations: { ...with_('locations'), wanted: asks('turn.action', (at) => offers(at, 'visit') && offers(at, 'assault')) },
  loyalty: { ...with_('loyalty'), wanted: asks('turn.action', (at) => offers(at, 'rally')) },
  modifications: {
    ...with_('modifications'),
    wanted: asks('port.yard', (at) => offers(at, 'modify crows-nest') || offers(at, 'modify carved-hull')),
  },
  'new-ships': {
    ...with_('new-ships'),
    tries: 3000,
    within: 220,
    bot: 'random',
    prefers: ['activity yard', 'port'],
    wanted: asks('port.yard', (at) => offers(at, 'exchange brig')),
  },
  'special-weapons': { ...with_('special-weapons'), wanted: asks('port.yard', (at) => offers(at, 'buy-weapon heated-shot')) },
  'two-commissions': { ...with_('two-commissions'), wanted: asks('commission.choose', () => true) },
  'treasure-galleon': {
    ...with_('treasure-galleon'),
    tries: 3000,
    wanted: asks('turn.action', (at) => at.options.some((c) => c[0] === 'scout' && String(c[1]).includes('treasure'))),
  },
  upgrades: {
    ...with_('upgrades'),
    tries: 3000,
    within: 220,
    prefers: ['order board'],
    wanted: asks('spoils.upgrades', () => true),
  },
};
/** Six points of seven, those in the chest among them; there is room for another there, and it takes five gold at least. */
const isOneShort = ({ points, chest }: ReturnType<typeof mine>): boolean => {
  const hidden = Math.floor((chest ?? 0) / 10);
  return hidden < 3 && (chest ?? 0) % 10 <= 5 && points + hidden === 6;
};
const WARE_PORTS = [
  ['unminted-silver', 'la-habana'],
  ['muskets', 'cartagena'],
  ['brandy', 'san-juan'],
  ['quicksilver', 'trinidad'],
  ['lace', 'nassau'],
  ['gunpowder', 'port-royal'],
  ['false-coin', 'st-john'],
  ['pamphlets', 'bridgetown'],
  ['pearls', 'tortuga'],
  ['emeralds', 'basse-terre'],
  ['tea', 'curacao'],
  ['clockwork', 'st-maarten'],
] as const;
