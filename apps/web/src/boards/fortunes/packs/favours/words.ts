import { says } from '@boucan/words';

const en = {
  title: 'Spend a Favour?',
  favours: 'Favours: {n} of {most}',
  does: 'Spend one to roll again, draw again or have a search rolled again; spend one per bounty to enter a closed port. You get one for each mission accepted and one for each completed, or pay 2 gold each at the end of a Port action.',
};
const fr: typeof en = {
  title: 'Dépenser une Faveur ?',
  favours: 'Faveurs : {n} sur {most}',
  does: 'Dépensez-en une pour relancer un jet, repiocher ou faire relancer une recherche ; une par prime pour entrer dans un port fermé. Vous en gagnez une par mission acceptée et une par mission accomplie, ou les achetez 2 pièces d’or l’une à la fin d’une action Port.',
};

export const words = { en, fr };
export const sayIn = says(words);
