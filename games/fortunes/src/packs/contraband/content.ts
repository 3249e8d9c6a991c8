// The twelve contraband cards, as data. Each is a ware of its own, and one port alone pays for it.   SEA-m7-01, SEA-m7-04, SEA-m7-17
import { CARGO, type CargoCard, type CargoIcon, type CargoId, type Good } from '../../content/cargo.ts';
import type { PortId } from '../../content/map.ts';

export const PACK = 'contraband';

/** What the port on the card pays.   SEA-m7-04 */
const SELLS = 10;

/** What the customs ask of whoever has any in port.   SEA-SET-07 */
export const CUSTOMS_GOLD = 5;

/** SEA-SET-38, SEA-SET-39, SEA-SET-40, SEA-SET-41, SEA-SET-42, SEA-SET-43, SEA-SET-44, SEA-SET-45, SEA-SET-46, SEA-SET-47, SEA-SET-48, SEA-SET-49 */
const CARDS = {
  'unminted-silver': ['la-habana', 4, 'cannons'],
  muskets: ['cartagena', 4, 'crew'],
  brandy: ['san-juan', 2, 'flight'],
  quicksilver: ['trinidad', 3, 'flight'],
  lace: ['nassau', 3, 'flight'],
  gunpowder: ['port-royal', 3, 'masts'],
  'false-coin': ['st-john', 2, 'flight'],
  pamphlets: ['bridgetown', 2, 'cargo'],
  pearls: ['tortuga', 4, 'flight'],
  emeralds: ['basse-terre', 4, 'masts'],
  tea: ['curacao', 3, 'flight'],
  clockwork: ['st-maarten', 2, 'cannons'],
} as const satisfies { readonly [ware: string]: readonly [port: PortId, value: number, icon: CargoIcon] };
export type Ware = keyof typeof CARDS;

export const CONTRABAND = Object.fromEntries(
  Object.entries(CARDS).map(([ware, [port, value, icon]]) => [ware, { good: ware as Good, value, icon, port, sells: SELLS }]),
) as { readonly [ware in Ware]: CargoCard };
export const CONTRABAND_IDS = Object.keys(CONTRABAND) as readonly string[] as readonly CargoId[];

export const isContraband = (card: CargoId): boolean => CARGO[card].port !== undefined;

export function contrabandIn(cards: readonly CargoId[]): number {
  let n = 0;
  for (let i = 0; i < cards.length; i++) if (isContraband(cards[i]!)) n++;
  return n;
}
