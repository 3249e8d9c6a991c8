import { says } from '@boucan/words';

const en = {
  wind: 'The wind blows towards {point}',
  windDoes: 'Your first Move with the wind each turn is free; the first against it costs one action more.',
  storm: 'The storm: {zone}',
  stormDoes:
    'If you begin your turn at sea here, you take 3 hits, one fewer per skull of a Manoeuvre roll. Nobody is searched for in the storm.',
};
const fr: typeof en = {
  wind: 'Le vent souffle vers {point}',
  windDoes:
    'À chaque tour, votre premier Déplacement dans le sens du vent est gratuit ; le premier contre le vent coûte une action de plus.',
  storm: 'La tempête : {zone}',
  stormDoes:
    'Si vous commencez votre tour en mer ici, vous subissez 3 touchés, un de moins par crâne d’un jet de Manœuvre. Personne n’est recherché dans la tempête.',
};

export const words = { en, fr };
export const sayIn = says(words);
