import type { folds as en } from './folds.en.ts';

export const folds: { readonly [key in keyof typeof en]: string } = {
  'card.played+card.drawn': '{seat} joue {card} à {board} et pioche une carte.',
  'card.played+2:card.drawn:seen': '{seat} joue {card} à {board} et pioche {card2}.',
  'card.hidden+card.drawn': '{seat} paie 1 doublon, joue une carte face cachée à {board} et en pioche une autre.',
  'card.hidden:seen+2:card.drawn:seen': '{seat} paie 1 doublon, joue {card} face cachée à {board} et pioche {card2}.',
  'galleon.attacked+galleon.scored': 'Il y a 6 cartes à {board} : les Frères attaquent le {galleon} !',
  'card.revealed*': 'Les cartes cachées à {board} sont {cards}.',
  'musket.hit+fleet.destroyed': 'Une salve de mousquets coule {ship} à {board}, dernier navire de la flotte de {seat}.',
  'card.taken*': '{seat} prend {cards}.',
  'pot.shared*': '{seats} reçoivent chacun {doubloons, plural, one {# doublon} other {# doublons}} de la cagnotte.',
};
