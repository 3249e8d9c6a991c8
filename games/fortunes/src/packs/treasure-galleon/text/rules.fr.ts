import type { rules as en } from './rules.en.ts';

export const rules: { readonly [id in keyof typeof en]: string } = {
  'SEA-m6-01': 'Le galion au trésor a son propre plateau et commence, doré, dans la zone de Carthagène.',
  'SEA-m6-02': 'Avec les améliorations, le galion au trésor en a une.',
  'SEA-m6-03':
    'Les règles que nous avons ne donnent ni les valeurs du galion au trésor, ni sa route, ni la croissance de son or : elles sont de nous.',
  'SEA-m6-04':
    'Le galion au trésor est espagnol et n’est pas pirate. Il compte à part du navire espagnol : tous deux peuvent être en mer.',
  'SEA-m6-05': 'Le galion au trésor n’attaque, ne cherche ni ne chasse personne, et aucun CNJ ne l’inquiète.',
  'SEA-m6-06':
    'Une fois par manche, après les icônes, on lance un dé pour le galion au trésor : de 1 à 4, il avance d’une étape sur sa route ; sur un crâne, il reste.',
  'SEA-m6-07':
    'Tout le monde voit l’or du galion au trésor : 5 pièces d’or au départ, 1 de plus à chaque manche, qu’il avance ou non.',
  'SEA-m6-08':
    'En entrant dans la zone d’un port espagnol, le galion au trésor prend 2 pièces d’or de plus. Il n’en porte jamais plus de 40.',
  'SEA-m6-09': 'En mer dans sa zone, vous pouvez chercher le galion au trésor comme tout CNJ. Si vous le trouvez, vous attaquez.',
  'SEA-m6-10': 'Attaquer le galion au trésor met aussitôt sur vous 1 prime espagnole.',
  'SEA-m6-11':
    'Le galion au trésor se bat comme un galion : 4 à la Coque et aux Mâts, 5 à la Cargaison, Manœuvrabilité 2, mais il manque de monde : 3 points d’Équipage sur 4 et 3 Canons sur 4 ; son capitaine a Manœuvre 3 et Leadership 2.',
  'SEA-m6-12':
    'Au combat, on tient la barre du galion au trésor comme celle d’un autre CNJ, il fuit comme eux, et s’il survit il est réparé ensuite, mais manque toujours de monde.',
  'SEA-m6-13':
    'Couler ou prendre le galion au trésor vaut 1 point de Gloire et une carte, une fois. La table peut en accorder un par dizaine complète de pièces d’or.',
  'SEA-m6-14':
    'Vaincre le galion au trésor ajoute 1 prime espagnole par dizaine complète de pièces d’or qu’il portait, 5 en tout au plus, et aucune autre prime pour la victoire.',
  'SEA-m6-15': 'Le galion au trésor et son or reviennent au vainqueur du combat d’équipage. S’il coule, l’or est perdu.',
  'SEA-m6-16':
    'Piller le galion au trésor, c’est prendre tout son or, les améliorations qui n’ont pas servi, et le bateau si vous l’échangez contre le vôtre. On ne pioche pas de carte Cargaison.',
  'SEA-m6-17':
    'Pris, le galion au trésor est un galion de Manœuvrabilité 2, avec ses dégâts. Vous pouvez compléter son Équipage et ses Canons jusqu’à 4. Le prendre ne vaut pas le point d’un achat.',
  'SEA-m6-18': 'Une fois vaincu, le galion au trésor ne revient pas.',
};
