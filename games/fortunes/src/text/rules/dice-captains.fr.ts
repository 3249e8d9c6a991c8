import type { diceCaptains as en } from './dice-captains.en.ts';

export const diceCaptains: { readonly [id in keyof typeof en]: string } = {
  'FDM-DICE-01': 'Un dé porte les nombres 1 à 4 et deux crânes sur ses six faces : en moyenne, un dé sur trois montre un crâne.',
  'FDM-DICE-02':
    'Pour tester une compétence, lancez autant de dés que votre capitaine y a de points. Un seul crâne suffit ; sans crâne, le jet échoue.',
  'FDM-DICE-03': 'Quand une règle compte les succès, chaque crâne en vaut un.',
  'FDM-DICE-04':
    'Les nombres 1 à 4 ne sont jamais des succès. Au combat, ils disent entre autres où porte un coup, et leur somme départage les ex aequo ; dans un simple jet de compétence, ils ne valent rien.',

  'FDM-CAPTAIN-01':
    'Quatre compétences, de 1 à 4 chacune, résument votre capitaine : Manœuvre, Reconnaissance, Leadership et Influence.',
  'FDM-CAPTAIN-02': 'Votre capitaine est de la nation de son port d’attache, celui que nomme sa carte.',
  'FDM-CAPTAIN-03':
    'Les capacités spéciales imprimées sur la carte de votre capitaine n’appartiennent qu’à lui et ne servent qu’à lui. Un touché que l’une d’elles détourne peut aller à n’importe quelle section ; si celle-ci est détruite, c’est la Coque qui encaisse.',
  'FDM-CAPTAIN-04':
    'La Manœuvre décide des combats navals et des raids ; la Reconnaissance trouve les bateaux et vérifie les rumeurs de mer ; le Leadership sert aux combats d’équipage et au recrutement ; l’Influence, aux rumeurs et aux missions.',

  'FDM-SHIP-01':
    'Cinq caractéristiques, de 1 à 5, décrivent un bateau : Résistance, Cargaison, Équipage, Canons et Manœuvrabilité. Les chiffres de la flûte, du galion et du man’o’war viennent de sources publiques, et l’un d’eux revient à la table : la Manœuvrabilité du galion est de 2, ou de 1 si on le veut plus lourd.',
  'FDM-SHIP-02': 'Aucune valeur d’un bateau ne dépasse 5 ; le surplus est perdu.',
  'FDM-SHIP-03':
    'Cinq sections ont leur cube : la Coque et les Mâts, qui partent tous deux de la Résistance, puis la Cargaison, l’Équipage et les Canons. La Manœuvrabilité n’en a pas, et aucun coup ne l’entame.',
  'FDM-SHIP-04': 'Vous avez toujours un bateau, et un seul. Pour en prendre un autre, vous abandonnez celui que vous avez.',
  'FDM-SHIP-05': 'En mer, vous ne portez pas plus de cartes Cargaison que ne le permet votre valeur de Cargaison.',
  'FDM-SHIP-06': 'Sans Équipage, vous n’abordez personne, et tout combat d’équipage est perdu sitôt engagé.',
  'FDM-SHIP-07': 'Tous les bateaux vont à la même vitesse : leur type ne change rien à un Déplacement.',
  'FDM-SHIP-08':
    'Si votre bateau passe l’autre d’au moins 2 points de Manœuvrabilité, vous lancez un dé de plus à chaque jet de Manœuvre de ce combat, tant que vos Mâts tiennent. Un seul point d’avance ne rapporte rien.',
};
