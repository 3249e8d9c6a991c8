import cannonball from 'icon:cannon-ball';
import caravel from 'icon:caravel';
import spread from 'icon:card-draw';
import hammer from 'icon:hammer-nails';
import hourglass from 'icon:hourglass';
import island from 'icon:island';
import chest from 'icon:open-treasure-chest';
import captain from 'icon:pirate-captain';
import rally from 'icon:rally-the-troops';
import book from 'icon:rule-book';
import bag from 'icon:swap-bag';
import upgrade from 'icon:upgrade';
import seal from 'icon:wax-seal';
import windsock from 'icon:windsock';
import type { Pictures } from '../board.ts';

export const pictures: Pictures = {
  'cards-and-flags': spread,
  'special-weapons': cannonball,
  upgrades: upgrade,
  modifications: hammer,
  'new-ships': caravel,
  'treasure-galleon': chest,
  contraband: bag,
  'wind-and-storm': windsock,
  locations: island,
  loyalty: rally,
  favours: seal,
  'player-aid': book,
  'short-cruise': hourglass,
  'two-commissions': captain,
};
