import { says } from '@boucan/words';

const en = {
  crew: 'The crew is {step}',
  does: 'Glory raises Loyalty by 1; hiding gold, idling in port and new non-player captains lower it. From Content on, you may ask for an extra action; a loss at Angry is a mutiny.',
};
const fr: typeof en = {
  crew: 'L’équipage est {step}',
  does: 'La Gloire fait monter la Loyauté de 1 ; l’or caché, l’oisiveté au port et l’arrivée de CNJ la font baisser. À partir de Satisfait, vous pouvez demander une action de plus ; une perte à Furieux est une mutinerie.',
};

export const words = { en, fr };
export const sayIn = says(words);
