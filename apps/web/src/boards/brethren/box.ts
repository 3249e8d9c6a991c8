// What is in the box.
import { BOARDS } from '@boucan/brethren/content/boards';
import { DECK } from '@boucan/brethren/content/deck';
import { FLEET, SHIPS } from '@boucan/brethren/content/ships';
import { type BoxKind, plain } from '../../screens/look/kind.ts';

export const box: readonly BoxKind[] = [
  {
    id: 'cards',
    en: 'Cards',
    fr: 'Cartes',
    met: {
      en: 'You hold four and play one each turn, at a board where your ship has not just gone.',
      fr: 'Vous en tenez quatre et en jouez une par tour, à un autre plateau que votre navire.',
    },
    items: DECK.map(({ card, base }) => ({ id: card, copies: base.count })),
  },
  {
    id: 'ships',
    en: 'Ships',
    fr: 'Navires',
    met: {
      en: 'Every captain has the same fleet and plays one ship each turn.',
      fr: 'Chaque capitaine a la même flotte et joue un navire par tour.',
    },
    items: SHIPS.map((ship) => ({ id: ship, copies: FLEET[ship].count })),
  },
  {
    id: 'boards',
    en: 'Boards',
    fr: 'Plateaux',
    met: {
      en: 'A Spanish galleon on one side, a colony on the other; as many are used as there are captains.',
      fr: 'Un galion espagnol d’un côté, une colonie de l’autre ; on en prend autant que de capitaines.',
    },
    items: plain(BOARDS),
  },
];
