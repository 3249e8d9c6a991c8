import type { rules as en } from './rules.en.ts';

export const rules: { readonly [id in keyof typeof en]: string } = {
  'SEA-m10-01': 'Vous commencez sans Faveur.',
  'SEA-m10-02': 'Accepter une mission vous vaut 1 Faveur.',
  'SEA-m10-03': 'Accomplir une mission vous vaut 1 Faveur.',
  'SEA-m10-04': 'En finissant une action Port, vous pouvez acheter des Faveurs, à 2 pièces d’or chacune.',
  'SEA-m10-05': 'Vous pouvez avoir 5 Faveurs ; le surplus est perdu.',
  'SEA-m10-06': 'La mort et la retraite vous coûtent toutes vos Faveurs.',
  'SEA-m10-07':
    'Faveur de pioche : remplacez toutes les cartes que vous venez de piocher, de n’importe quelle sorte, par autant d’autres ; les cartes Gloire se piochent une à une, et l’une d’elles se remplace. Les événements, et les pioches qu’ils causent, en sont exclus.',
  'SEA-m10-08':
    'Faveur de jet : relancez un de vos propres jets, hors combat, raid et assaut. La Reconnaissance qui les précède peut se relancer, de même que l’Influence, même chez un gouverneur, le recrutement, la tempête ou une mutinerie.',
  'SEA-m10-09': 'Faveur de recherche : faites relancer à un CNJ le jet par lequel il vous cherche.',
  'SEA-m10-10':
    'Faveur de port : entrez dans un port qui vous est fermé, pour 1 Faveur par prime de cette nation sur vous, et 1 de plus si elle est en guerre avec la vôtre. Le Déplacement est dépensé aussi.',
  'SEA-m10-11': 'Les trois premiers usages coûtent 1 Faveur chacun, et chacun ne sert qu’une fois par occasion.',
  'SEA-m10-12': 'Quand une Faveur vous fait repiocher ou relancer, le second résultat vaut, meilleur ou pire.',
  'SEA-m10-13': 'Tout le monde voit combien vous avez de Faveurs.',
  'SEA-m10-14':
    'Avec les Faveurs, la guerre vous ferme les ports ennemis, à moins de payer en Faveurs ; votre port d’attache reste ouvert.',
  'SEA-m10-15': 'Acheter des Faveurs clôt votre action Port : aucune activité ne peut suivre à ce tour.',
  'SEA-m10-16':
    'Achetez autant de Faveurs que vous voulez d’un coup, sans en avoir plus de 5. Celles des missions viennent quand vous les acceptez et quand vous les accomplissez.',
  'SEA-m10-17':
    'Une Faveur relance tous les dés. Vous pouvez en employer une sur un jet et une autre sur les cartes qu’il amène.',
  'SEA-m10-18': 'Les cartes qu’une Faveur fait refuser sont défaussées, les rumeurs remélangées, avant d’en repiocher autant.',
  'SEA-m10-19':
    'Annoncez avant de bouger que vous entrez par Faveur. Dans ce port, vous faites ensuite comme chez vous, mais vos primes demeurent.',
};
