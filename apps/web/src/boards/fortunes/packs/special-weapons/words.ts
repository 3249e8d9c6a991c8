import { says } from '@boucan/words';

const en = {
  burning: 'On fire',
  burningDoes: 'At the end of each combat round, a die is rolled for 1 more damage; a skull puts the fire out.',
  strewn: 'Caltrops',
  strewnDoes: 'The boarder rolls 2 dice fewer in this contest, but at least 1.',
};
const fr: typeof en = {
  burning: 'En feu',
  burningDoes: 'À la fin de chaque tour de combat, on lance un dé pour 1 dégât de plus ; un crâne éteint le feu.',
  strewn: 'Chausse-trappes',
  strewnDoes: 'L’adversaire qui aborde lance 2 dés de moins à ce concours, mais au moins 1.',
};

export const words = { en, fr };
export const sayIn = says(words);
