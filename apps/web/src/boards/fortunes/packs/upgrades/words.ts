import { says } from '@boucan/words';

const en = {
  'extra-hammocks': 'Its Crew is 1 higher, at most 5.',
  'special-rigging': 'Its Manoeuvrability is 1 higher, at most 5.',
  'extra-gun-port': 'It has 1 Cannon more, at most 5.',
  'crows-nest': 'It searches with 1 die more.',
  'long-range-guns': 'At the start of a naval combat it rolls a die per Cannon: every skull is a hit.',
  'swivel-guns': 'Before a crew combat it rolls 2 dice: a skull costs the enemy 1 Crew.',
  'reinforced-hull': 'Once per combat it cancels a hit.',
  chasers: 'Once per combat, when a ship has declared Flee, they fire first: 1 hit.',
  'chain-shot': 'Once per combat, all skulls of its broadside hit the Masts.',
  'grape-shot': 'Once per combat, all skulls of its broadside hit the Crew.',
  grapple: 'Once per combat, when it boards, it rolls Manoeuvre dice again.',
  'heated-shot': 'Once per combat, its broadside sets the enemy ship on fire.',
  'double-shot': 'Once per combat, its broadside hits twice as often.',
  caltrops: 'Once per combat, a ship that boards it rolls 2 dice fewer.',
  won: 'If you win the crew combat, you may take this unless it is used up.',
};
const fr: typeof en = {
  'extra-hammocks': 'Son Équipage est relevé de 1, sans dépasser 5.',
  'special-rigging': 'Sa Manœuvrabilité est relevée de 1, sans dépasser 5.',
  'extra-gun-port': 'Il a 1 Canon de plus, sans dépasser 5.',
  'crows-nest': 'Il cherche avec 1 dé de plus.',
  'long-range-guns': 'Au début d’un combat naval, il lance un dé par Canon : chaque crâne est un touché.',
  'swivel-guns': 'Avant un combat d’équipage, il lance 2 dés : un crâne coûte 1 point d’Équipage à l’ennemi.',
  'reinforced-hull': 'Une fois par combat, elle annule un touché.',
  chasers: 'Une fois par combat, quand un bateau a déclaré Fuir, ils tirent d’abord : 1 touché.',
  'chain-shot': 'Une fois par combat, tous les crânes de sa bordée touchent les Mâts.',
  'grape-shot': 'Une fois par combat, tous les crânes de sa bordée touchent l’Équipage.',
  grapple: 'Une fois par combat, quand il aborde, il relance des dés de Manœuvre.',
  'heated-shot': 'Une fois par combat, sa bordée met le feu au bateau ennemi.',
  'double-shot': 'Une fois par combat, sa bordée fait deux fois plus de touchés.',
  caltrops: 'Une fois par combat, le bateau qui l’aborde lance 2 dés de moins.',
  won: 'Si vous gagnez le combat d’équipage, vous pouvez la prendre, sauf si elle est usée.',
};

export type Word = keyof typeof en;
export const words = { en, fr };
export const sayIn = says(words);
