import { says } from '@boucan/words';

const en = {
  burning: 'On fire',
  burningDoes: 'At the end of each combat round a die is rolled for one more damage; a skull puts the fire out.',
  strewn: 'Caltrops',
  strewnDoes: 'They lie in the way of the boarding: 2 dice fewer in this contest, but at least 1.',
};
const fr: typeof en = {
  burning: 'En feu',
  burningDoes: 'À la fin de chaque tour de combat, un dé pour un dégât de plus ; un crâne éteint le feu.',
  strewn: 'Chausse-trappes',
  strewnDoes: 'Elles gênent l’abordage : 2 dés de moins pour cette manœuvre, mais au moins 1.',
};

export const words = { en, fr };
export const sayIn = says(words);
