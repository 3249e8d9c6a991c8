import type { SameKeys } from '@boucan/kernel';
import type { en } from './en.ts';

export const fr: SameKeys<typeof en> = {
  name: 'Gros temps',
  blurb: 'Le pont tangue : un dé faible manque toujours.',
  rules: {
    'TOY-13': 'Par gros temps, un coup dont le dé montre 2 ou moins manque, quoi qu’on y ajoute ou qu’on en retire.',
  },
};
