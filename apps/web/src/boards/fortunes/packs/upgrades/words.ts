import { says } from '@boucan/words';

const en = {
  'extra-hammocks': 'Its Crew is 1 higher, at most 5.',
  'special-rigging': 'Its Manoeuvrability is 1 higher, at most 5.',
  'extra-gun-port': 'It has 1 Cannon more, at most 5.',
  'crows-nest': 'It searches with 1 die more.',
  'long-range-guns': 'As a naval combat opens it rolls a die for each Cannon: every skull is a hit.',
  'swivel-guns': 'Before a crew combat it rolls 2 dice: a skull costs the enemy 1 Crew.',
  'reinforced-hull': 'Once in a combat it cancels a hit.',
  chasers: 'Once in a combat, when somebody means to flee, it fires first: 1 hit.',
  'chain-shot': 'Once in a combat all the skulls of its volley hit the Masts.',
  'grape-shot': 'Once in a combat all the skulls of its volley hit the Crew.',
  grapple: 'Once in a combat, when it boards, it rolls Manoeuvre dice again.',
  'heated-shot': 'Once in a combat its volley sets the enemy ship on fire.',
  'double-shot': 'Once in a combat its guns hit twice as often.',
  caltrops: 'Once in a combat whoever boards it rolls 2 dice fewer.',
  won: 'Whoever beats its crew may take this, if it is not used up.',
};
const fr: typeof en = {
  'extra-hammocks': 'Son Équipage est relevé de 1, sans dépasser 5.',
  'special-rigging': 'Sa Manœuvrabilité est relevée de 1, sans dépasser 5.',
  'extra-gun-port': 'Il a 1 Canon de plus, sans dépasser 5.',
  'crows-nest': 'Il cherche avec 1 dé de plus.',
  'long-range-guns': 'En ouverture d’un combat naval, il lance un dé par Canon : chaque crâne est un touché.',
  'swivel-guns': 'Avant un combat d’équipage, il lance 2 dés : un crâne coûte 1 point d’Équipage à l’ennemi.',
  'reinforced-hull': 'Une fois par combat, elle annule un touché.',
  chasers: 'Une fois par combat, quand quelqu’un veut fuir, ils tirent d’abord : 1 touché.',
  'chain-shot': 'Une fois par combat, tous les crânes de sa volée frappent les Mâts.',
  'grape-shot': 'Une fois par combat, tous les crânes de sa volée frappent l’Équipage.',
  grapple: 'Une fois par combat, quand il aborde, il relance des dés de Manœuvre.',
  'heated-shot': 'Une fois par combat, sa volée met le feu au bateau ennemi.',
  'double-shot': 'Une fois par combat, ses canons touchent deux fois plus.',
  caltrops: 'Une fois par combat, qui l’aborde lance 2 dés de moins.',
  won: 'Qui bat son équipage peut la prendre, si elle n’est pas usée.',
};

export type Word = keyof typeof en;
export const words = { en, fr };
export const sayIn = says(words);
