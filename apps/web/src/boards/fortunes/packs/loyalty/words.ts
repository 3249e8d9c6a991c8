import { says } from '@boucan/words';

const en = {
  crew: 'The crew is {step}',
  does: 'Glory lifts its mood a step, hidden gold, idling in port and captains of nobody’s lower it. Content or better, it may be asked for an extra action; a loss at Angry is a mutiny.',
};
const fr: typeof en = {
  crew: 'L’équipage est {step}',
  does: 'La Gloire l’élève d’un échelon ; l’or caché, l’oisiveté au port et l’arrivée de capitaines l’abaissent. Satisfait ou mieux, il peut donner une action de plus ; une perte de plus quand il est furieux est une mutinerie.',
};

export const words = { en, fr };
export const sayIn = says(words);
