import { says } from '@boucan/words';

const en = {
  sold: 'Contraband sold, waiting for a second card',
  soldDoes: 'The second one sold brings a point of Glory, and both are discarded. It is lost if the captain dies.',
  found: 'A naval ship has found you',
  customs: 'The customs search your hold',
};
const fr: typeof en = {
  sold: 'Contrebande vendue, en attente d’une seconde carte',
  soldDoes:
    'La seconde carte vendue rapporte un point de Gloire, et les deux sont défaussées. Elle est perdue si le capitaine meurt.',
  found: 'Un navire vous a trouvé',
  customs: 'La douane fouille votre cale',
};

export const words = { en, fr };
export const sayIn = says(words);
