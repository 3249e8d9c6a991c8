// What stands on the price list of the chandler.
import {
  AMMUNITION,
  CANNON_PRICE,
  GOODS,
  type Good,
  GROUP_PRICE,
  PART_EXCHANGE,
  REPAIR_PRICE,
  SHIPS,
  UPGRADES,
  type VoyageView,
} from '../content.ts';

export function priceOf(board: VoyageView, ware: string): number {
  if (ware === 'cannon') return CANNON_PRICE;
  if (ware === 'crew-group') return GROUP_PRICE;
  if (ware.endsWith('-repair')) return REPAIR_PRICE;
  if (ware in UPGRADES) return UPGRADES[ware as keyof typeof UPGRADES].price;
  if (ware in AMMUNITION) return AMMUNITION[ware as keyof typeof AMMUNITION].price;
  if (ware in SHIPS) return SHIPS[ware as keyof typeof SHIPS].price - (board.ship.type === ware ? 0 : PART_EXCHANGE);
  return GOODS[ware as Good].purchase ?? 0;
}
