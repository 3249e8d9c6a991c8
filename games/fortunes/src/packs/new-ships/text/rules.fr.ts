import type { rules as en } from './rules.en.ts';

export const rules: { readonly [id in keyof typeof en]: string } = {
  'SEA-m5-01':
    'Ce module apporte le brick et un galion plus lent. C’est un autre, celui des cartes en plus, qui coupe la pioche Événement.',
  'SEA-m5-02':
    'Le brick : Coque et Mâts 2, Cargaison 4, Équipage 2, Canons 2, Manœuvrabilité 3. Tous les ports le vendent 20 pièces d’or et le reprennent pour 5.',
  'SEA-m5-03': 'On ne commence pas avec un brick : un nouveau capitaine choisit sloop ou flûte.',
  'SEA-m5-04':
    'Acheter un brick ne rapporte pas de Gloire, et laisse à gagner le point de votre capitaine pour une frégate ou un galion.',
  'SEA-m5-05':
    'Un brick se vend 5 pièces d’or, 1 de plus par modification et 1 de moins par dégât hors Équipage, mais jamais sous 0.',
  'SEA-m5-06':
    'Les galions sont plus lents : Manœuvrabilité 1 au lieu de 2, le reste inchangé. Le galion au trésor garde 2, même capturé.',
  'SEA-m5-07': 'Acheter un galion rapporte toujours son point de Gloire.',
  'SEA-m5-08':
    'Un brick pirate peut venir à la place du sloop pirate, et un man’o’war pirate à la place de la frégate pirate ; jamais les deux ensemble en mer.',
  'SEA-m5-09': 'Un non-pirate qui coule ou prend à l’abordage le brick pirate touche 10 pièces d’or ; le man’o’war pirate, 25.',
  'SEA-m5-10': 'L’icône du sloop pirate fait bouger le brick pirate s’il est sorti, et celle de la frégate, le man’o’war.',
};
