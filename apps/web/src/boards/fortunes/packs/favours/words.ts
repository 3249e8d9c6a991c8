import { says } from '@boucan/words';

const en = {
  title: 'A Favour?',
  favours: 'Favours: {n} of {most}',
  does: 'One buys another roll, another draw, or a search rolled again; one for each bounty opens a port that is shut. 2 gold each at the end of a Port action, one for a Mission accepted and one for a Mission done.',
};
const fr: typeof en = {
  title: 'Une Faveur ?',
  favours: 'Faveurs : {n} sur {most}',
  does: 'Une Faveur vaut un nouveau jet, une nouvelle pioche, ou une recherche relancée ; une par prime ouvre un port fermé. 2 pièces d’or chacune à la fin d’une action Port, une par Mission acceptée, une par Mission accomplie.',
};

export const words = { en, fr };
export const sayIn = says(words);
